// Where spaces of the board and health of fighters are on the screen, measured.

import type { Box } from '../board/geometry';
import type { Camera } from '../board/motion/camera';

/** A figure on its space: the middle of the figure and what is around it. */
export interface Place {
  x: number;
  y: number;
  r: number;
}

/** A drawn space is wider than its disc by this factor: its glow. */
const GLOW = 1.17;
/** A figure stands higher than the middle of its space, in radii. */
const ABOVE = 0.25;

export const spaceNode = (space: string): Element | null =>
  document.querySelector(`[data-space="${CSS.escape(space)}"]`);
export const figureNode = (fighter: string): Element | null =>
  document.querySelector(`[data-fighter="${CSS.escape(fighter)}"]`);
/** The health of a fighter in the bar of its player. */
export const lifeNode = (fighter: string): Element | null =>
  document.querySelector(`[data-life="${CSS.escape(fighter)}"]`);

/** The place of a figure on this space, seen from a corner of the screen. */
export function placeOn(space: string, from: { left: number; top: number } = { left: 0, top: 0 }): Place | null {
  const at = spaceNode(space)?.getBoundingClientRect();
  if (at === undefined || at.width === 0) return null;
  const r = at.width / 2 / GLOW;
  return { x: at.left + at.width / 2 - from.left, y: at.top + at.height / 2 - ABOVE * r - from.top, r };
}

/** The board where it is while no close-up moves it, and what leads from there to where it is seen now. */
export function boardOn(from: { left: number; top: number }): { box: Box; now: Camera } | null {
  const fit = document.querySelector<HTMLElement>('main .fit');
  const room = fit?.offsetParent?.getBoundingClientRect();
  if (fit === null || room === undefined || fit.offsetWidth === 0) return null;
  const seen = fit.getBoundingClientRect();
  const [left, top] = [room.left + fit.offsetLeft - from.left, room.top + fit.offsetTop - from.top];
  return {
    box: { left, top, right: left + fit.offsetWidth, bottom: top + fit.offsetHeight },
    now: { scale: seen.width / fit.offsetWidth, x: seen.left - from.left - left, y: seen.top - from.top - top },
  };
}

/** A place on a board whose upper left corner is there, moved by a camera. */
export const moved = ({ x, y, r }: Place, { left, top }: Box, camera: Camera): Place => ({
  x: left + camera.x + (x - left) * camera.scale,
  y: top + camera.y + (y - top) * camera.scale,
  r: r * camera.scale,
});

/** The same place before the camera moved it. */
export const unmoved = ({ x, y, r }: Place, { left, top }: Box, camera: Camera): Place => ({
  x: left + (x - camera.x - left) / camera.scale,
  y: top + (y - camera.y - top) / camera.scale,
  r: r / camera.scale,
});

export const middleOf = (node: Element): { x: number; y: number } => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
