import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

import { TONES } from '../../src/art/figures/drawing';
import { isTag, markerDrawing } from '../../src/art/tokens/markers';
import {
  COMMON,
  isMarkerDrawn,
  isSideDrawn,
  markerPicture,
  sidePicture,
  symbolPicture,
} from '../../src/art/tokens/pictures';
import Board from '../../src/board/Board.svelte';
import Marker from '../../src/board/Marker.svelte';
import { content } from '../data';

const { heroes, boards } = content('en');
const sides = Object.values(heroes).flatMap((hero) =>
  hero.tokens.flatMap((token) =>
    token.sides.map((side, index) => ({ hero: hero.id, token: token.id, side: side.id, index })),
  ),
);
const markers = Object.values(heroes).flatMap((hero) => hero.markers.map(({ id }) => id));
/** What is counted, and the symbols on cards. */
const RAGE = sidePicture('beowulf', 'rage', '1', 0);
const SYMBOLS = ['wolf', 'rose', 'sword', 'wild'].map((one) => symbolPicture('little_red_riding_hood', one)!);

describe('pictures', () => {
  it('are drawn for every side of a bundled token and for every bundled marker', () => {
    expect(sides.length).toBeGreaterThan(3);
    expect(markers).toContain('fog');
    for (const { hero, token, side } of sides) expect(isSideDrawn(hero, token, side)).toBe(true);
    for (const marker of markers) expect(isMarkerDrawn(marker)).toBe(true);
    const all = [
      ...sides.map((one) => sidePicture(one.hero, one.token, one.side, one.index)),
      ...markers.map(markerPicture),
      RAGE,
      ...SYMBOLS,
    ];
    expect(all).not.toContain(undefined);
    expect(sidePicture('beowulf', 'rage', '3', 3)).toBe(RAGE);
    expect(new Set(all).size).toBe(all.length);
  });

  it('keep within their field, in tones that do not depend on a player', () => {
    const all = [
      ...COMMON,
      ...sides.map((one) => sidePicture(one.hero, one.token, one.side, one.index)),
      ...markers.map(markerPicture),
      RAGE,
      ...SYMBOLS,
    ];
    for (const picture of all)
      for (const [tone, d] of picture) {
        expect(TONES[tone]).not.toMatch(/--(deep|bright)/);
        for (const number of d.match(/-?\d*\.?\d+/g) ?? []) expect(Math.abs(Number(number))).toBeLessThanOrEqual(24);
      }
  });

  it('of homebrew differ from side to side, and are always the same', () => {
    const six = [0, 1, 2, 3, 4, 5].map((index) => sidePicture('robin', 'mood', `side${index}`, index));
    expect(new Set(six).size).toBe(6);
    expect(sidePicture('robin', 'mood', 'side0', 0)).toBe(six[0]);
    expect(COMMON).toContain(markerPicture('constructor'));
    expect(symbolPicture('robin', 'quick')).toBeUndefined();
    expect(new Set(['snare', 'gold', 'web', 'trap', 'egg', 'rune'].map(markerPicture)).size).toBeGreaterThan(3);
  });
});

it('draws a marker by its id, whichever hero it belongs to', () => {
  expect(markerDrawing('invisible_man.fog')).toBe(markerDrawing('fog'));
  expect(markerDrawing('fog').name).toBe('fog');
  expect([isTag('invisible_man.fog'), isTag('hunter.snare')]).toEqual([false, true]);
});

it('draws any other marker as a tag with a picture and the mark of its owner, without letters', () => {
  const props = { id: 'hunter.bear_trap', seat: 'p2', at: { x: 0, y: 0 }, radius: 40 };
  const { container } = render(Marker, { ...props, front: true });
  expect(container.querySelector('.tag .token path')).not.toBeNull();
  expect(container.querySelector('.owner')?.getAttribute('fill')).toBe('var(--figure-2)');
  expect(container.querySelector('text')).toBeNull();
  expect(render(Marker, props).container.querySelector('.tag path')).toBeNull(); // nothing behind the figures
});

it('gives each tag of a space a corner of its own', () => {
  const given = ['hunter.snare', 'hunter.gold', 'invisible_man.fog', 'hunter.web'];
  const { container } = render(Board, {
    board: boards['sarpedon']!,
    markers: given.map((id) => ({ id, seat: 'p1', spaces: ['s06'] })),
  });
  const corners = [...container.querySelectorAll('.tag > g')].map((tag) => tag.getAttribute('transform'));
  expect(corners).toHaveLength(3);
  expect(new Set(corners).size).toBe(3);
});
