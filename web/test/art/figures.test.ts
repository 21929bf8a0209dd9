// Every fighter has a figure of its own, in each of its states; heroes that nobody has drawn get one too.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import { figureLook } from '../../src/art/figureLooks';
import { piecesOf, silhouette, STAGE, TONES, type Drawing } from '../../src/art/figures/drawing';
import FigurePicture from '../../src/art/figures/FigurePicture.svelte';
import PaperFigure from '../../src/art/figures/PaperFigure.svelte';
import { BODIES } from '../../src/art/figures/generated/bodies';
import { generate } from '../../src/art/figures/generated/generate';
import { HEADS } from '../../src/art/figures/generated/heads';
import { hintsOf } from '../../src/art/figures/generated/hints';
import { PROPS } from '../../src/art/figures/generated/props';
import { blob, oval, poly, put, ribbon } from '../../src/art/figures/paths';
import { drawingOf, hasFigures, needFigures, statesOf, type Wanted } from '../../src/art/figures/registry.svelte';
import { FEET, FIGURE, figureScale } from '../../src/board/geometry';
import { noteLooks } from '../../src/art/homebrewLooks';
import Portrait from '../../src/art/pictures/Portrait.svelte';
import { paletteOf } from '../../src/art/palettes';
import type { FigureDef, HeroSheet } from '../../src/protocol';
import { content } from '../data';

const heroes = Object.values(content('en').heroes);
/** Compressed bytes of the figures of one hero. */
const MOST_BYTES = 12 * 1024;

/** All that can be seen of a hero: each side of its tokens, fog, each kind of sidekick. */
const seenOf = ({ id, tokens, markers, sidekicks }: HeroSheet): Wanted[] => [
  { hero: id, kind: null },
  ...tokens.flatMap((token) =>
    token.sides.map((side) => ({ hero: id, kind: null, sides: [`${token.id} ${side.id}`] })),
  ),
  ...markers.map(() => ({ hero: id, kind: null, veiled: true })),
  ...sidekicks.map((one) => ({ hero: id, kind: one.id })),
];

const numbersOf = (drawing: Drawing): number[] =>
  silhouette(drawing)
    .match(/-?\d*\.?\d+/g)
    ?.map(Number) ?? [];

function expectOnStage(drawing: Drawing): void {
  const numbers = numbersOf(drawing);
  expect(silhouette(drawing)).toMatch(/^[MLCQZ\d .-]+$/);
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  expect(Math.min(...xs)).toBeGreaterThan(STAGE.x - 16);
  expect(Math.max(...xs)).toBeLessThan(STAGE.x + STAGE.width + 16);
  expect(Math.min(...ys)).toBeGreaterThan(STAGE.y - 16);
  expect(Math.max(...ys)).toBeLessThan(STAGE.y + STAGE.height);
  for (const { shapes } of piecesOf(drawing)) for (const [tone] of shapes) expect(TONES).toHaveProperty(tone);
}

describe('the figures of the bundled heroes', () => {
  beforeAll(() => Promise.all([...heroes.map(({ id }) => needFigures(id)), needFigures('somebody')]));

  it.each(heroes.map((hero) => [hero.id, hero] as const))('%s: each fighter and state has one', (id, hero) => {
    expect(hasFigures(id)).toBe(true);
    const seen = seenOf(hero);
    for (const wanted of seen) {
      const drawing = drawingOf(wanted);
      expect(drawing, JSON.stringify(wanted)).not.toBeNull();
      expectOnStage(drawing!);
    }
    // The first state is what is drawn where none is known.
    const states = hero.tokens.length > 0 ? seen.slice(1) : seen;
    expect(new Set(states.map(drawingOf)).size).toBe(states.length);
    const drawn = [null, ...hero.sidekicks.map((one) => one.id)].flatMap((kind) => statesOf({ hero: id, kind }));
    expect(drawn).toHaveLength(states.length);
  });

  it('are all different', () => {
    const outlines = heroes.flatMap((hero) => [...new Set(seenOf(hero).map(drawingOf))].map((one) => silhouette(one!)));
    expect(outlines.length).toBeGreaterThan(20);
    expect(new Set(outlines).size).toBe(outlines.length);
  });

  it.each(heroes.map(({ id }) => id))('%s: are small', (id) => {
    const source = readFileSync(`src/art/heroes/${id}/figures.ts`);
    expect(gzipSync(source).length).toBeLessThan(MOST_BYTES);
  });

  it('stay what they are on a marker, unless there is a drawing for that', () => {
    expect(drawingOf({ hero: 'medusa', kind: 'harpy', veiled: true })).toBe(
      drawingOf({ hero: 'medusa', kind: 'harpy' }),
    );
    expect(drawingOf({ hero: 'medusa', kind: 'nobody' })).toBeNull();
  });

  it('have one for a hero that nobody knows yet', async () => {
    await needFigures('_nobody');
    expectOnStage(drawingOf({ hero: '_nobody', kind: null })!);
    const { container } = render(Portrait, { hero: null, size: 92 });
    expect(container.querySelectorAll('.drawn').length).toBeGreaterThan(5);
  });

  it('wear the colors of their player, turned for the other side of an unknown token', () => {
    const look = figureLook({ hero: 'somebody', kind: null }, [{ token: 'mood', side: 'angry', index: 1 }]);
    const drawn = (figure: Wanted) => render(FigurePicture, { figure, seat: 'p2' }).container.querySelector('svg')!;
    const [plain, turned] = [drawn({ hero: 'somebody', kind: null }), drawn(look)];
    expect(plain.style.getPropertyValue('--deep')).toBe('var(--figure-2)');
    expect(turned.style.getPropertyValue('--deep')).toBe('var(--figure-ink-2)');
    expect(plain.querySelectorAll('path').length).toBeGreaterThan(10);
  });
});

describe('a shade', () => {
  const drawn = (fine: boolean): Element => {
    const body = [
      ['tan', oval(0, -40, 20)],
      ['tanShade', oval(-8, -40, 8), 0],
      ['ink', poly(0, 0, 1, 1, 2, 0)],
    ] as const;
    return render(PaperFigure, { drawing: { body }, fine }).container;
  };

  it('has no outline, and is no part of what is cut out', () => {
    const page = drawn(false);
    expect(page.querySelectorAll('.drawn')).toHaveLength(1);
    expect(page.querySelector('.rim')!.getAttribute('d')).toBe(oval(0, -40, 20) + poly(0, 0, 1, 1, 2, 0));
    expect(page.querySelectorAll('.line')).toHaveLength(0);
  });

  it('is left as it is where shapes get a light and a dark edge', () => {
    expect(drawn(true).querySelectorAll('[clip-path]')).toHaveLength(1);
  });
});

describe('on the board', () => {
  /** Spots on the outline of a drawing. */
  function outlineOf(drawing: Drawing): [number, number][] {
    const path = silhouette(drawing);
    const spots: [number, number][] = [];
    for (const [, command, rest] of path.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
      const numbers = rest!.match(/-?\d*\.?\d+/g)!.map(Number);
      const each = { M: 2, L: 2, Q: 4, C: 6 }[command as 'M'];
      for (let i = 0; i < numbers.length; i += each) {
        const from = spots.at(-1) ?? [0, 0];
        const points = [from, ...spotsIn(numbers.slice(i, i + each))];
        const steps = command === 'M' ? [1] : [0.25, 0.5, 0.75, 1];
        spots.push(...steps.map((t) => along(points, t)));
      }
    }
    return spots;
  }
  const spotsIn = (numbers: number[]): [number, number][] =>
    numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]!] as [number, number]] : []));
  /** A point of a Bézier curve (de Casteljau). */
  const along = (points: [number, number][], t: number): [number, number] =>
    points.length === 1
      ? points[0]!
      : along(
          points.slice(1).map(([x, y], i) => [points[i]![0] * (1 - t) + x * t, points[i]![1] * (1 - t) + y * t]),
          t,
        );
  /** Half of the rim of paper around a figure. */
  const RIM = 4.5;

  beforeAll(() => Promise.all([...heroes.map(({ id }) => needFigures(id)), needFigures('somebody')]));

  it('cover as much as the board reckons with, and no less', () => {
    const reach = { left: 0, top: 0, right: 0, bottom: 0 };
    for (const hero of heroes)
      for (const wanted of seenOf(hero)) {
        const sides = (wanted.sides ?? []).map((side) => side.split(' ') as [string, string]);
        const look = figureLook(
          wanted,
          sides.map(([token, side]) => ({ token, side, index: 0 })),
        );
        const scale = figureScale(wanted.kind === null, look.scale) / 100;
        for (const [x, y] of outlineOf(drawingOf(wanted)!)) {
          const away = (Math.abs(x) + RIM) * scale; // it looks to either side
          reach.right = Math.max(reach.right, away);
          reach.left = -reach.right;
          reach.top = Math.min(reach.top, FEET / 100 + (y - RIM) * scale);
          reach.bottom = Math.max(reach.bottom, FEET / 100 + (y + RIM) * scale);
        }
      }
    for (const side of ['left', 'top', 'right'] as const)
      expect(Math.abs(FIGURE[side] - reach[side])).toBeLessThan(0.02);
    expect(Math.abs(FIGURE.top)).toBeGreaterThanOrEqual(-reach.top);
    expect(FIGURE.right).toBeGreaterThanOrEqual(reach.right);
    expect(FIGURE.bottom).toBeGreaterThanOrEqual(reach.bottom);
  });
});

describe('the figure of a homebrew hero', () => {
  const design = (chosen: Partial<FigureDef>): FigureDef => ({
    body: null,
    head: null,
    prop: null,
    skin: null,
    ...chosen,
  });
  const noted = (id: string, figure: FigureDef | null, attack: 'melee' | 'ranged' = 'melee'): Drawing => {
    const template = heroes[0]!;
    noteLooks([{ id, colors: 'teal', hero: { ...template.hero, figure, attack }, sidekicks: [], cards: [] }]);
    return generate({ hero: id, kind: null });
  };

  it('is picked by the ids, always the same', () => {
    const made = (hero: string, kind: string | null = null): string => silhouette(generate({ hero, kind }));
    expect(made('ranger')).toBe(made('ranger'));
    expect(made('ranger', 'hound')).not.toBe(made('ranger'));
    const outlines = new Set(Array.from({ length: 60 }, (_, i) => made(`hero_${i}`)));
    expect(outlines.size).toBeGreaterThan(40);
  });

  it('looks like what its id says', () => {
    const tones = (hero: string, kind: string | null = null) =>
      new Set(generate({ hero, kind }).body.map(([tone]) => tone));
    expect(tones('old_golem').has('steel')).toBe(true);
    expect(tones('goblin_king').has('moss')).toBe(true);
    expect(silhouette(generate({ hero: 'anybody', kind: 'gray_wolf' }))).toBe(
      silhouette(noted('anybody', design({ body: 'beast' }))),
    );
    // The file has the last word, and a word is a whole word.
    expect(hintsOf('swordfish')).toEqual({});
    expect(hintsOf('robin_hood')).toMatchObject({ prop: 'bow' });
    expect(silhouette(noted('wolf', design({ body: 'robe', head: 'bare', prop: 'none' })))).not.toBe(
      silhouette(noted('wolf', design({}))),
    );
  });

  it('holds what it fights with', () => {
    const props = (attack: 'melee' | 'ranged') =>
      new Set(Array.from({ length: 40 }, (_, i) => silhouette(noted(`one_${i}`, design({ body: 'coat' }), attack))));
    expect([...props('melee')].filter((outline) => props('ranged').has(outline))).toEqual([]);
  });

  it('is what its file says', () => {
    const bodies = Object.keys(BODIES) as NonNullable<FigureDef['body']>[];
    const heads = Object.keys(HEADS) as NonNullable<FigureDef['head']>[];
    const props = Object.keys(PROPS) as NonNullable<FigureDef['prop']>[];
    const made = [
      ...bodies.map((body) => design({ body, head: 'bare', prop: 'none' })),
      ...heads.map((head) => design({ body: 'robe', head, prop: 'sword' })),
      ...props.map((prop) => design({ body: 'tunic', head: 'hat', prop })),
    ].map((one) => noted('ranger', one));
    made.forEach(expectOnStage);
    expect(new Set(made.map(silhouette)).size).toBe(made.length);
  });

  it('has the skin and the colors that its file says', () => {
    const [green, blue] = (['green', 'blue'] as const).map((skin) => noted('ranger', design({ body: 'coat', skin })));
    const tones = (drawing: Drawing) => new Set(drawing.body.map(([tone]) => tone));
    expect([tones(green!).has('moss'), tones(blue!).has('moss')]).toEqual([true, false]);
    expect(paletteOf('ranger').deep).toBe('#1f5560');
    expect(paletteOf('ranger', 1)).not.toEqual(paletteOf('ranger'));
  });
});

describe('path data', () => {
  it('can be moved, scaled, turned and mirrored', () => {
    expect(put(poly(0, 0, 10, 0, 0, 10), { x: 5, y: 5 })).toBe(poly(5, 5, 15, 5, 5, 15));
    expect(put(poly(0, 0, 10, 0, 0, 10), { mirror: true, scale: 2 })).toBe(poly(0, 0, -20, 0, 0, 20));
    expect(put(poly(1, 0, 10, 0, 1, 10), { turn: 90 })).toBe(poly(0, 1, 0, 10, -10, 1));
  });

  it('goes through its spots', () => {
    expect(blob(0, 0, 10, 0, 10, 10)).toMatch(/^M0 0C.* 10 0C.* 10 10C.* 0 0Z$/);
    expect(oval(0, 0, 10, 5)).toMatch(/^M10 0C.* 0 5C.* -10 0C.* 0 -5C.* 10 0Z$/);
    expect(ribbon(0, 0, 4, 10, 0, 4, 20, 0, 0)).toMatch(/^M0 2C.* 10 2C.* 20 0C.* 10 -2C.* 0 -2C.* 0 2Z$/);
  });
});
