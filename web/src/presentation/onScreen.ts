// Where spaces of the board and health of fighters are on the screen, measured.

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

export const middleOf = (node: Element): { x: number; y: number } => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
