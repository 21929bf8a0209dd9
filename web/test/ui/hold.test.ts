// A finger that rests on something sees what a resting mouse sees, and presses nothing.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { hold } from '../../src/ui/dom/hold';

let node: HTMLButtonElement;
let shown = 0;
let pressed = 0;
let undo: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  node = document.createElement('button');
  undo = hold(() => shown++)(node);
  node.addEventListener('click', () => pressed++);
  shown = pressed = 0;
});
afterEach(() => {
  undo();
  vi.useRealTimers();
});

const point = (kind: string, x = 0, pointerType = 'touch') =>
  node.dispatchEvent(Object.assign(new MouseEvent(kind, { clientX: x, cancelable: true }), { pointerType }));

it('shows after a while, and the click that follows is none', () => {
  point('pointerdown');
  vi.advanceTimersByTime(440);
  expect(shown).toBe(0);
  vi.advanceTimersByTime(20);
  expect(shown).toBe(1);
  expect(point('contextmenu')).toBe(false);
  point('pointerup');
  point('click');
  expect(pressed).toBe(0);
  point('pointerdown');
  point('pointerup');
  point('click');
  expect([shown, pressed]).toEqual([1, 1]);
});

it.each([
  ['a finger that scrolls', () => point('pointermove', 30)],
  ['a finger that is lifted', () => point('pointerup')],
  ['what is gone', () => undo()],
])('shows nothing to %s', (_, then) => {
  point('pointerdown');
  then();
  vi.advanceTimersByTime(1000);
  expect(shown).toBe(0);
});

it('leaves a mouse alone', () => {
  point('pointerdown', 0, 'mouse');
  vi.advanceTimersByTime(1000);
  point('click', 0, 'mouse');
  expect([shown, pressed]).toEqual([0, 1]);
});
