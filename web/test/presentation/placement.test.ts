import { describe, expect, it } from 'vitest';

import { cardPlace, closeUpOn, duelPlaces, edgeToward, hidden, scenePlaces } from '../../src/presentation/placement';

const stage = { width: 1000, height: 560 };
const card = { width: 220, height: 370 };
const score = { width: 400, height: 160 };
const figure = (x: number, y: number) => ({ left: x - 60, top: y - 60, right: x + 60, bottom: y + 60 });

describe('a scene', () => {
  const seen = (...keep: ReturnType<typeof figure>[]) => {
    const { attacker, defender, score: numbers } = scenePlaces(stage, card, score, keep);
    expect(attacker.right).toBeLessThan(defender.left);
    for (const part of [attacker, defender, numbers]) {
      expect([part.left >= 0, part.top >= 0, part.right <= 1000, part.bottom <= 560]).not.toContain(false);
    }
    return Math.max(...keep.map((box) => [attacker, defender, numbers].reduce((sum, by) => sum + hidden(box, by), 0)));
  };

  it('has its cards at the sides and the numbers between them', () => {
    const { attacker, defender, score: numbers } = scenePlaces(stage, card, score, []);
    expect([attacker.left, 1000 - defender.right]).toEqual([12, 12]);
    expect((numbers.left + numbers.right) / 2).toBe(500);
  });

  it.each([
    ['in the middle', figure(450, 280), figure(560, 280)],
    ['on the left', figure(100, 280), figure(210, 300)],
    ['on the right', figure(900, 100), figure(790, 120)],
    ['far apart', figure(90, 90), figure(910, 470)],
    ['below', figure(400, 480), figure(520, 480)],
  ])('hides nobody %s', (_, a, b) => {
    expect(seen(a, b)).toBeLessThan(0.2);
  });

  it('has figures on the numbers, as tall as nobody is hidden by them', () => {
    const { places, tall } = duelPlaces(stage, card, score, [200, 120], []);
    expect(tall).toBe(200);
    expect(places.score.top).toBeGreaterThanOrEqual(tall);
    const crowd = [120, 380, 620, 880].flatMap((x) => [120, 280, 440].map((y) => figure(x, y)));
    expect(duelPlaces(stage, card, score, [200, 120], crowd)).toEqual({
      places: scenePlaces(stage, card, score, crowd),
      tall: 0,
    });
    expect(duelPlaces({ width: 1000, height: 300 }, card, score, [200, 120], []).tall).toBeLessThan(200);
  });

  it('is shown where there is no room, too', () => {
    const { attacker, defender } = scenePlaces({ width: 300, height: 300 }, card, score, []);
    expect(attacker.left).toBeLessThan(defender.left);
  });
});

it('puts a card in the middle, or beside whom it would hide', () => {
  expect(cardPlace(stage, card, []).left).toBe(390);
  const keep = figure(500, 280);
  expect(hidden(keep, cardPlace(stage, card, [keep]))).toBe(0);
});

it('leads from the nearest edge', () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  expect(edgeToward(box, { x: 300, y: 50 })).toEqual({ x: 100, y: 50 });
  expect(edgeToward(box, { x: 50, y: 50 })).toBeNull();
});

describe('a close-up', () => {
  const board = { left: 30, top: 50, right: 360, bottom: 590 };
  const part = { left: 0, top: 50, right: 390, bottom: 320 };
  /** Where a box is seen then. */
  const seen = (box: ReturnType<typeof figure>) => {
    const { scale, x, y } = closeUpOn(board, part, [box]);
    return {
      left: board.left + x + (box.left - board.left) * scale,
      top: board.top + y + (box.top - board.top) * scale,
      right: board.left + x + (box.right - board.left) * scale,
      bottom: board.top + y + (box.bottom - board.top) * scale,
    };
  };

  it('leaves the board where it is if all is seen', () => {
    expect(closeUpOn(board, part, [figure(200, 150)])).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it.each([
    ['below', figure(200, 500)],
    ['all over the board', { left: 40, top: 60, right: 350, bottom: 580 }],
  ])('shows what is %s', (_, box) => {
    const { left, top, right, bottom } = seen(box);
    expect(Math.min(left - part.left, top - part.top)).toBeGreaterThan(-0.01);
    expect(Math.min(part.right - right, part.bottom - bottom)).toBeGreaterThan(-0.01);
  });
});
