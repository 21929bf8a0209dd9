// The pictures of cards: no two of a deck look the same, and the same effect looks the same in every deck.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import CardArt from '../../src/art/cardArt/CardArt.svelte';
import { fitted, layoutOf, SIZES, type Format } from '../../src/art/cardArt/fit';
import { generatedScene } from '../../src/art/cardArt/generated';
import { GROUNDS } from '../../src/art/cardArt/grounds';
import { MOTIFS } from '../../src/art/cardArt/motifs';
import { needCardArt, sceneOf, type Drawn } from '../../src/art/cardArt/registry.svelte';
import { sceneKey, STAGES, type HeroArt } from '../../src/art/cardArt/scene';
import { SHARED } from '../../src/art/cardArt/shared';
import { TONES, type Shape } from '../../src/art/figures/drawing';
import { drawingOf, needFigures } from '../../src/art/figures/registry.svelte';
import { noteLooks } from '../../src/art/homebrewLooks';
import { idInHero } from '../../src/contentIds';
import type { CardSheet, HeroSheet } from '../../src/protocol';
import { content } from '../data';

const heroes = Object.values(content('en').heroes);
const decks = heroes.map((hero) => [hero.id, hero] as const);
const cards = heroes.flatMap((hero) => hero.cards.map((card) => [hero.id, card] as const));
const drawn = import.meta.glob<{ default: HeroArt }>('../../src/art/heroes/*/cards.ts', { eager: true });
const artOf = (hero: string): HeroArt => drawn[`../../src/art/heroes/${hero}/cards.ts`]!.default;
/** Compressed bytes of the figures and the card art of one hero. */
const MOST_BYTES = 12 * 1024;

const sceneFor = (hero: string, card: CardSheet): Drawn => {
  const scene = sceneOf(hero, card);
  if (scene === null) throw new Error(`no picture of ${card.card}`);
  return scene;
};

/** Ids of cards that several decks have. */
const sharedIds = [...new Set(cards.map(([, { card }]) => idInHero(card)))].filter(
  (id) => cards.filter(([, { card }]) => idInHero(card) === id).length > 1,
);

beforeAll(() => Promise.all(heroes.flatMap(({ id }) => [needCardArt(id), needFigures(id)])));

describe('the cards of a deck', () => {
  it.each(decks)('%s: no two look the same', (hero, sheet) => {
    const keys = sheet.cards.map((card) => sceneKey(sceneFor(hero, card), card.type));
    expect(new Set(keys).size).toBe(sheet.cards.length);
    const things = sheet.cards.map((card) => sceneFor(hero, card).shapes);
    expect(new Set(things).size).toBe(sheet.cards.length);
  });

  it.each(decks)('%s: each is drawn, and nothing else', (hero, sheet) => {
    const { props, cards: pictures } = artOf(hero);
    const own = sheet.cards.map(({ card }) => idInHero(card)).filter((id) => !sharedIds.includes(id));
    expect(Object.keys(pictures).sort()).toEqual(own.sort());
    const used = Object.values<HeroArt['cards'][string]>(pictures).map((one) =>
      typeof one === 'string' ? one : one.prop,
    );
    expect([...used].sort()).toEqual(Object.keys(props).sort());
  });

  it.each(cards.map(([hero, card]) => [card.card, hero, card] as const))('%s shows who plays it', (_, hero, card) => {
    const { actor } = sceneFor(hero, card);
    expect(drawingOf(actor)).not.toBeNull();
    if (!card.fighters.includes('any')) expect(card.fighters).toContain(actor.kind);
  });

  it.each(decks)('%s: figures and card art are small', (hero) => {
    const bytes = ['figures', 'cards'].map(
      (part) => gzipSync(readFileSync(`src/art/heroes/${hero}/${part}.ts`)).length,
    );
    expect(bytes[0]! + bytes[1]!).toBeLessThan(MOST_BYTES);
  });

  it('are drawn for every hero of the game', () => {
    const folders = readdirSync('src/art/heroes').filter((one) => existsSync(`src/art/heroes/${one}/cards.ts`));
    const bundled = folders.filter((one) => !one.startsWith('lesson_'));
    expect(bundled.sort()).toEqual(heroes.map(({ id }) => id).sort());
  });
});

describe('effects', () => {
  it('have one motif each, in every deck', () => {
    for (const [hero, card] of cards) {
      const scene = sceneFor(hero, card);
      expect(scene.effects).toEqual(card.effects.slice(0, 3));
      expect(scene.motifs).toEqual(scene.effects.map((effect) => MOTIFS[effect]));
    }
  });

  it('have different motifs', () => {
    const outlines = Object.values(MOTIFS).map((shapes) => shapes.map(([tone, d]) => tone + d).join());
    expect(new Set(outlines).size).toBe(outlines.length);
  });

  it('all appear on a card', () => {
    expect(new Set(cards.flatMap(([, { effects }]) => effects))).toEqual(new Set(Object.keys(MOTIFS)));
  });
});

describe('cards of several decks', () => {
  it('are those that have a shared drawing', () => {
    expect(Object.keys(SHARED).sort()).toEqual([...sharedIds].sort());
  });

  it.each(sharedIds)('%s shows the same thing on the same stage in all of them', (id) => {
    const scenes = cards.filter(([, { card }]) => idInHero(card) === id).map((one) => sceneFor(...one));
    expect(scenes.length).toBeGreaterThan(1);
    for (const scene of scenes) {
      expect(scene.shapes).toBe(SHARED[id]);
      expect([scene.prop, scene.stage, scene.effects]).toEqual([id, scenes[0]!.stage, scenes[0]!.effects]);
    }
  });
});

describe('the cards of a homebrew hero', () => {
  const homebrew = ({ id, cards: deck, ...hero }: HeroSheet, rename: (card: string) => string): HeroSheet => {
    const mine = `${id}_of_mine`;
    return { ...hero, id: mine, cards: deck.map((one) => ({ ...one, card: `${mine}.${rename(idInHero(one.card))}` })) };
  };

  it.each(decks)('are all different with the deck of %s', (_, sheet) => {
    const hero = homebrew(sheet, (card) => `my_${card}`);
    noteLooks([hero]);
    const keys = hero.cards.map((card) => sceneKey(generatedScene(hero.id, card), card.type));
    expect(new Set(keys).size).toBe(hero.cards.length);
    expect(new Set(hero.cards.map((card) => generatedScene(hero.id, card).prop)).size).toBe(hero.cards.length);
    expect(keys).toEqual(hero.cards.map((card) => sceneKey(generatedScene(hero.id, card), card.type)));
  });

  it('are all different even if forty cards do the same', () => {
    const sheet = heroes[0]!;
    const deck = Array.from({ length: 40 }, (_, i) => ({ ...sheet.cards[0]!, card: `many.card_${i}` }));
    noteLooks([{ ...sheet, id: 'many', cards: deck }]);
    expect(new Set(deck.map((card) => sceneKey(generatedScene('many', card), card.type))).size).toBe(40);
  });

  it('keep the shared drawings', () => {
    const hero = homebrew(
      heroes.find(({ id }) => id === 'medusa')!,
      (card) => card,
    );
    noteLooks([hero]);
    const feint = hero.cards.find(({ card }) => idInHero(card) === 'feint')!;
    expect(generatedScene(hero.id, feint).shapes).toBe(SHARED['feint']);
  });

  it('show the hero for cards that only the hero plays', () => {
    const hero = homebrew(
      heroes.find(({ id }) => id === 'genie')!,
      (card) => `my_${card}`,
    );
    noteLooks([hero]);
    expect(generatedScene(hero.id, hero.cards[0]!).actor).toEqual({ hero: hero.id, kind: null });
  });
});

describe('a picture', () => {
  const all: [string, readonly Shape[]][] = [
    ...Object.entries(MOTIFS),
    ...Object.entries(SHARED),
    ...heroes.flatMap(({ id }) => Object.entries(artOf(id).props)),
  ];

  it.each(all)('is made of paths that can be moved: %s', (_, shapes) => {
    for (const [tone, d] of shapes) {
      expect(TONES).toHaveProperty(tone);
      expect(d).toMatch(/^[MLCQZ\d .-]+$/);
    }
    expect(fitted(shapes, { x: 0, y: 0, size: 100, turn: 0 })).not.toMatch(/NaN|Infinity/);
  });

  it.each(Object.keys(SIZES) as Format[])('has everything within its edges: %s', (format) => {
    const [width, height] = SIZES[format];
    for (const type of ['attack', 'defense', 'versatile', 'scheme'] as const) {
      expect(GROUNDS[type]).toHaveLength(STAGES);
      for (let stage = 0; stage < STAGES; stage++) {
        const { prop, motifs, symbol } = layoutOf(type, stage, format);
        for (const { x, y, size } of [prop, ...motifs, symbol]) {
          expect(x - size / 2).toBeGreaterThanOrEqual(0);
          expect(x + size / 2).toBeLessThanOrEqual(width);
          expect(y - size / 2).toBeGreaterThanOrEqual(0);
          expect(y + size / 2).toBeLessThanOrEqual(height);
        }
      }
    }
  });

  it('draws the fighter, the thing and the effects', () => {
    const glass = heroes.find(({ id }) => id === 'alice')!.cards.find(({ card }) => card === 'alice.looking_glass')!;
    const { container } = render(CardArt, { card: glass, hero: 'alice' });
    expect(container.querySelector('svg')?.dataset['prop']).toBe('mirror');
    expect(container.querySelectorAll('.motif')).toHaveLength(3);
    expect(container.querySelectorAll('.puppet')).toHaveLength(5);
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    expect(container.querySelector('.symbol')).toBeNull();
  });

  it('shows the symbol of the card', () => {
    const card = { ...heroes[0]!.cards[0]!, symbols: ['rose'] };
    const { container } = render(CardArt, { card, hero: 'little_red_riding_hood' });
    expect(container.querySelectorAll('.symbol .token')).toHaveLength(1);
    const unknown = render(CardArt, { card, hero: 'somebody' });
    expect(unknown.container.querySelector('.symbol')).toBeNull();
  });
});
