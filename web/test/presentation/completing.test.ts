import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { completeOnPress } from '../../src/presentation/completing';

let stop: () => void;
const queue = { idle: false, paused: false, finish: vi.fn(() => void (queue.idle = true)) };
const press = (target: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  queue.idle = queue.paused = false;
  queue.finish.mockClear();
  document.body.innerHTML = '<button id="a">A</button><div data-presentation><button id="b">B</button></div><input>';
  stop = completeOnPress(() => queue);
});
afterEach(() => stop());
const find = (what: string) => document.querySelector(what)!;

it('completes before anything hears the key, and takes nothing from it', () => {
  const heard = vi.fn(() => expect(queue.idle).toBe(true));
  find('#a').addEventListener('keydown', heard);
  expect(press(find('#a'), 'x').defaultPrevented).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
});

it('completes at a press', () => {
  find('#a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(queue.finish).toHaveBeenCalledOnce();
});

it('completes nothing that was stopped', () => {
  queue.paused = true;
  press(find('#a'), 'x');
  expect(queue.finish).not.toHaveBeenCalled();
});

it.each([
  ['#a', 'Tab'],
  ['#a', 'Shift'],
  ['#b', 'Enter'],
  ['input', 'x'],
])('lets steps go on at %s %s', (target, key) => {
  press(find(target), key);
  expect(queue.finish).not.toHaveBeenCalled();
});
