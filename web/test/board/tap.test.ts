import { expect, it } from 'vitest';

import { Gestures } from '../../src/board/motion/gestures.svelte';

/** A board with one space, on which a finger taps. */
function tap(press: () => void): void {
  const frame = document.createElement('div');
  const drawing = { getScreenCTM: () => null } as unknown as SVGSVGElement;
  const gestures = new Gestures({
    frame: () => frame,
    drawing: () => drawing,
    still: () => false,
    points: () => new Map([['s01', { x: 0, y: 0 }]]),
    reach: () => 10,
    movable: () => null,
    drop: () => undefined,
    look: () => undefined,
    press,
  });
  const timeStamp = Infinity; // however busy the machine is, its click comes at once
  const event = { pointerId: 1, pointerType: 'touch', button: 0, target: frame, clientX: 0, clientY: 0, timeStamp };
  gestures.down(event as unknown as PointerEvent);
  gestures.up(event as unknown as PointerEvent);
}

it('takes the click of a tap away from what its press has opened', () => {
  const opened = document.createElement('button');
  let clicks = 0;
  opened.addEventListener('click', () => (clicks += 1));
  tap(() => document.body.append(opened));
  opened.click();
  expect(clicks).toBe(0);
  opened.click(); // a press of its own
  expect(clicks).toBe(1);
});
