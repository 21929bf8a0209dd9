// The drawn parts as they stand in the page: what they say, what they answer to.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';

import { BEATS } from '../../src/beats';
import { drawnHeroes, emblemOf, monogram } from '../../src/art/emblems';
import { baseOf, playerColor } from '../../src/art/players';
import type { Point } from '../../src/board/geometry';
import Board from '../../src/board/Board.svelte';
import { placesOf, walkTime } from '../../src/board/motion/motion';
import Backs from '../../src/cards/Backs.svelte';
import Card from '../../src/cards/Card.svelte';
import Hand from '../../src/cards/Hand.svelte';
import Combat from '../../src/combat/Combat.svelte';
import { combatAt, type CombatStep } from '../../src/combat/steps';
import type { FighterData } from '../../src/protocol';
import { content } from '../data';

const { boards, heroes } = content('en');
const sarpedon = boards['sarpedon'];
const medusa = heroes['medusa'];
if (!sarpedon || !medusa) throw new Error('no content');
const gaze = medusa.cards.find((card) => card.card === 'medusa.gaze_of_stone');
if (!gaze) throw new Error('no card');

const fighter = (id: string, space: string | null, hero = true): FighterData => ({
  id,
  seat: 'p1',
  hero,
  ranged: false,
  health: 9,
  max: 16,
  space,
  zones: [],
});

describe('emblems', () => {
  it('are drawn for every hero of the game', () => {
    expect([...drawnHeroes].sort()).toEqual(Object.keys(heroes).sort());
  });

  it('are made for all others, always the same', () => {
    const made = emblemOf('baba_yaga', 'Baba Yaga');
    expect(made.letters).toBe('BY');
    expect(made).toEqual(emblemOf('baba_yaga', 'Baba Yaga'));
    expect(emblemOf('constructor', 'Constructor').letters).toBe('C');
  });

  it('take the telling letters of a name', () => {
    expect(monogram('The Lady of the Lake')).toBe('TL');
    expect(monogram('Баба Яга')).toBe('БЯ');
    expect(monogram('9')).toBe('9');
  });
});

it('tells four players apart by color and by shape', () => {
  const seats = ['p1', 'p2', 'p3', 'p4'];
  expect(new Set(seats.map(playerColor)).size).toBe(4);
  expect(new Set(seats.map(baseOf)).size).toBe(4);
});

describe('a board', () => {
  it('says of each space its zones, and who stands there', () => {
    render(Board, { board: sarpedon, fighters: [fighter('medusa', 's06')], nameOf: () => 'Medusa' });
    expect(screen.getByRole('button', { name: 'Space A4; zone: green; start 3; Medusa, Health 9/16' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Space B6; zones: yellow, brown, purple; empty' })).toBeTruthy();
  });

  it('is one stop for the keyboard, and arrows go on from there', async () => {
    const onspace = vi.fn();
    const { container } = render(Board, { board: sarpedon, reachable: ['s11'], onspace });
    const stops = container.querySelectorAll('[data-space][tabindex="0"]');
    expect([...stops].map((stop) => stop.getAttribute('data-space'))).toEqual(['s11']);
    const first = stops[0] as SVGElement;
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-space')).toBe('s12');
    await fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    expect(onspace).toHaveBeenCalledExactlyOnceWith('s12');
  });

  it('gives a figure that can be picked up rather than its space', async () => {
    const [onspace, onfighter] = [vi.fn(), vi.fn()];
    const { container } = render(Board, {
      board: sarpedon,
      fighters: [fighter('medusa', 's06'), fighter('harpy_1', 's08', false)],
      movable: ['medusa'],
      onspace,
      onfighter,
    });
    for (const space of ['s06', 's08'])
      await fireEvent.keyDown(container.querySelector(`[data-space="${space}"]`) as Element, { key: ' ' });
    expect(onfighter).toHaveBeenCalledExactlyOnceWith('medusa');
    expect(onspace).toHaveBeenCalledExactlyOnceWith('s08');
  });

  it('gives a target by its name, and marks it', async () => {
    const [onspace, onfighter] = [vi.fn(), vi.fn()];
    const { container } = render(Board, {
      board: sarpedon,
      fighters: [fighter('medusa', 's06')],
      targets: ['medusa'],
      onspace,
      onfighter,
    });
    expect(container.querySelector('.figure.target')).not.toBeNull();
    const space = container.querySelector('[data-space="s06"]') as Element;
    expect(space.getAttribute('aria-disabled')).toBeNull();
    await fireEvent.keyDown(space, { key: 'Enter' });
    expect(onfighter).toHaveBeenCalledExactlyOnceWith('medusa');
    expect(onspace).not.toHaveBeenCalled();
  });

  it.each(Object.values(boards).map((board) => [board.id, board] as const))(
    'draws %s with all fighters on it',
    (_, board) => {
      const all = board.spaces.map((space, i) => ({
        ...fighter(`f${i}`, space.id, i % 2 === 0),
        seat: `p${(i % 4) + 1}`,
      }));
      const markers = [{ id: 'fog', seat: 'p3', spaces: board.spaces.slice(0, 3).map((space) => space.id) }];
      const { container } = render(Board, { board, fighters: all, markers, upright: true });
      expect(container.querySelectorAll('.figure')).toHaveLength(board.spaces.length);
      expect(container.querySelectorAll('.fog')).toHaveLength(6);
      expect(container.innerHTML).not.toContain('NaN');
    },
  );

  it('leaves out who is not on it', () => {
    const { container } = render(Board, { board: sarpedon, fighters: [fighter('medusa', null)] });
    expect(container.querySelector('.figure')).toBeNull();
  });
});

describe('a card', () => {
  it('names its kind beside color and shape', () => {
    const { container } = render(Card, { card: gaze, hero: 'medusa', size: 'preview', line: 0 });
    expect(container.querySelector('.kind')?.textContent).toBe('Attack');
    expect(container.querySelector('h3')?.textContent).toBe('Gaze of Stone');
    expect(container.querySelector('.now')?.textContent).toContain('After combat:');
  });

  it('shows only its back when it is hidden', () => {
    const { container } = render(Card, { card: null, hero: 'medusa' });
    expect(container.querySelector('.face')).toBeNull();
    expect(container.textContent?.trim()).toBe('Face-down card');
  });
});

describe('a hand', () => {
  const cards = medusa.cards.slice(0, 3).map((card, i) => ({ key: String(i), card, hero: 'medusa', legal: i === 2 }));

  it('says that it is empty', () => {
    render(Hand, { cards: [], empty: 'Nothing left.' });
    expect(screen.getByText('Nothing left.')).toBeTruthy();
  });

  it('has more room for cards with longer words', () => {
    const [short, long] = ['Feint', 'Counterintelligence'].map((name, i) => ({
      key: String(i),
      card: { ...content('en').heroes['medusa']!.cards[0]!, name, lines: [] },
      hero: 'medusa',
    }));
    const { container } = render(Hand, { cards: [short!, long!] });
    const shares = [...container.querySelectorAll('li')].map((one) => Number(one.style.getPropertyValue('--share')));
    expect(shares[1]).toBeGreaterThan(1.5 * shares[0]!);
  });

  it('is walked along by arrows and chosen from', async () => {
    const onchoose = vi.fn();
    render(Hand, { cards, choosing: true, onchoose });
    const [first, , third] = screen.getAllByRole('button');
    if (!first || !third) throw new Error('no cards');
    first.focus();
    await fireEvent.keyDown(first, { key: 'End' });
    expect(document.activeElement).toBe(third);
    await fireEvent.click(third);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('2');
    expect(first.getAttribute('aria-disabled')).toBe('true');
    expect(third.getAttribute('aria-disabled')).toBeNull();
  });

  it('of another player shows only what is known', () => {
    const { container } = render(Backs, { hero: 'medusa', count: 4, seen: [gaze] });
    expect(container.querySelectorAll('.face')).toHaveLength(1);
    expect(container.querySelectorAll('.card')).toHaveLength(4);
    expect(screen.getByRole('list', { name: 'Hand: 4 (seen: Gaze of Stone)' })).toBeTruthy();
  });
});

describe('a combat', () => {
  const steps: CombatStep[] = [
    { kind: 'commit', side: 'attacker', card: true },
    { kind: 'commit', side: 'defender', card: false },
    { kind: 'reveal' },
    { kind: 'value', side: 'attacker', value: 2, cause: 'Gaze of Stone' },
    { kind: 'line', side: 'attacker', line: 0 },
    { kind: 'value', side: 'attacker', value: 5, cause: 'boost' },
    { kind: 'cancel', side: 'attacker', cause: 'Feint' },
    { kind: 'result', winner: 'attacker', dealt: 5, text: 'Medusa wins' },
    { kind: 'damage', side: 'defender', amount: 5, cause: '' },
  ];

  it('shows nothing before it is to be seen', () => {
    expect(combatAt(steps.slice(0, 2)).attacker).toMatchObject({ lies: 'face_down', value: null });
    expect(combatAt(steps.slice(0, 2)).defender.lies).toBe('none');
    expect(combatAt(steps.slice(0, 2)).winner).toBeUndefined();
  });

  it('counts the value up by its causes', () => {
    expect(combatAt(steps.slice(0, 6)).attacker.terms).toEqual([
      { from: null, to: 2, cause: 'Gaze of Stone' },
      { from: 2, to: 5, cause: 'boost' },
    ]);
  });

  it('points at a line only while it happens', () => {
    expect(combatAt(steps.slice(0, 5)).attacker.line).toBe(0);
    expect(combatAt(steps.slice(0, 6)).attacker.line).toBeNull();
  });

  it('draws as much as it is given', async () => {
    const side = { id: 'medusa', seat: 'p1', hero: 'medusa', heroName: 'Medusa', fighter: 'Medusa', card: gaze };
    const sides = { attacker: side, defender: { ...side, seat: 'p2' } };
    const page = render(Combat, { ...sides, steps: steps.slice(0, -2) });
    expect(screen.queryByText('Medusa wins')).toBeNull();
    await page.rerender({ steps });
    expect(screen.getByText('Medusa wins')).toBeTruthy();
  });
});

it('lets a figure walk as long as the beats of its steps', () => {
  expect(walkTime(1, 1)).toBe(BEATS.move.ms);
  expect(walkTime(3, 0.5)).toBe(1.5 * BEATS.move.ms);
});

describe('a walk', () => {
  const [a, b, c, d] = [0, 10, 20, 30].map((x) => ({ x, y: 0 })) as [Point, Point, Point, Point];

  it('goes through every place once, whether the way has its beginning or not', () => {
    for (const via of [
      [b, c, d],
      [a, b, c, d],
    ])
      expect(placesOf(a, via, d)).toEqual([a, b, c, d]);
  });

  it('is none for who has not moved, has just come, or was put somewhere else', () => {
    expect(placesOf(a, [a, b], a)).toEqual([]);
    expect(placesOf(undefined, [a, b], b)).toEqual([]);
    expect(placesOf(a, [b, c], { x: 0, y: 90 })).toEqual([]);
  });
});
