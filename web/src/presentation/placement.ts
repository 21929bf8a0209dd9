// Where the parts of a scene stand over a board, so that they hide as little as possible of whom they are about.

import { overlap, type Box } from '../board/geometry';
import type { Camera } from '../board/motion/camera';

export interface Size {
  width: number;
  height: number;
}

export interface ScenePlaces {
  attacker: Box;
  defender: Box;
  score: Box;
}

/** Between parts, and around them. */
const GAP = 12;
/** How many places across are tried for a card. */
const COLUMNS = 9;
/** A scene is not wider than this many cards, however wide the board is. */
const MOST_CARDS = 5.5;
/** The part of its width, of one, that the numbers can do with. */
const NARROWEST = 0.65;
/** How much taller they are for each pixel that they are narrower. */
const TALLER = 0.4;
/** To hide a fighter costs more than any way. */
const HIDDEN = 2000;

export const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);

/** How much of a box is hidden by another, of one. */
export function hidden(box: Box, by: Box): number {
  if (!overlap(box, by)) return 0;
  const [left, top] = [Math.max(box.left, by.left), Math.max(box.top, by.top)];
  const [right, bottom] = [Math.min(box.right, by.right), Math.min(box.bottom, by.bottom)];
  return area({ left, top, right, bottom }) / area(box);
}

const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

const far = (a: number, b: number): number => Math.abs(a - b) / 4;

/** `keep`: what should be seen. The attacker is always left of the defender. */
export function scenePlaces(stage: Size, card: Size, score: Size, keep: readonly Box[]): ScenePlaces {
  const across = spread(GAP, Math.max(GAP, stage.width - card.width - GAP), COLUMNS);
  const room = Math.max(0, stage.height - card.height);
  const inset = Math.max(GAP, (stage.width - MOST_CARDS * card.width) / 2);
  const middle = (height: number): number => (stage.height - height) / 2;
  let best: ScenePlaces | null = null;
  let least = Infinity;
  for (const left of across)
    for (const right of across)
      for (const top of [room / 2, GAP, room - GAP])
        for (const hold of ['middle', 'bottom', 'top'] as const) {
          const gap = right - left - card.width - 2 * GAP;
          if (gap < -GAP) continue;
          const width = Math.max(score.width * NARROWEST, Math.min(score.width, gap));
          const height = score.height + TALLER * (score.width - width);
          const high = { middle: middle(height), bottom: stage.height - height - GAP, top: GAP }[hold];
          const middleX = (left + right + card.width - width) / 2;
          const last = stage.width - width - GAP;
          for (const start of [Math.min(Math.max(GAP, middleX), last), GAP, last]) {
            const places = {
              attacker: boxAt(left, top, card),
              defender: boxAt(right, top, card),
              score: boxAt(start, high, { width, height }),
            };
            const { attacker, defender } = places;
            const cost =
              keep.reduce((sum, box) => sum + HIDDEN * lost(box, places), 0) +
              6 * HIDDEN * (hidden(places.score, attacker) + hidden(places.score, defender)) +
              far(width, score.width) +
              far(start, middleX) +
              far(left, inset) +
              far(right, stage.width - inset - card.width) +
              far(top, room / 2) +
              far(high, middle(height));
            if (cost < least) [best, least] = [places, cost];
          }
        }
  return best ?? stacked(stage, card, score);
}

/**
 * The same with two figures on the upper edge of the numbers, as tall as they can be without hiding more than the scene
 * does without them; 0: there is no room for them.
 */
export function duelPlaces(
  stage: Size,
  card: Size,
  score: Size,
  talls: readonly number[],
  keep: readonly Box[],
): { places: ScenePlaces; tall: number } {
  const covered = (places: ScenePlaces): number => keep.reduce((sum, box) => sum + lost(box, places), 0);
  const plain = scenePlaces(stage, card, score, keep);
  for (const tall of talls) {
    const places = scenePlaces(stage, card, { ...score, height: score.height + tall }, keep);
    const { attacker, defender, score: both } = places;
    const duel = { ...both, bottom: both.top + tall };
    const apart = [attacker, defender].every((box) => hidden(box, duel) === 0);
    if (apart && both.top >= 0 && covered(places) <= covered(plain))
      return { places: { attacker, defender, score: { ...both, top: both.top + tall } }, tall };
  }
  return { places: plain, tall: 0 };
}

const lost = (box: Box, { attacker, defender, score }: ScenePlaces): number =>
  hidden(box, attacker) + hidden(box, defender) + hidden(box, score);

/** Where there is no room side by side. */
function stacked(stage: Size, card: Size, score: Size): ScenePlaces {
  const top = Math.max(0, (stage.height - card.height - score.height) / 2);
  return {
    attacker: boxAt(0, top, card),
    defender: boxAt(Math.max(0, stage.width - card.width), top, card),
    score: boxAt(Math.max(0, (stage.width - score.width) / 2), top + card.height, score),
  };
}

/** Where one card stands: in the middle, or beside what it hides there. */
export function cardPlace(stage: Size, card: Size, keep: readonly Box[]): Box {
  const top = Math.max(0, (stage.height - card.height) / 2);
  const middle = (stage.width - card.width) / 2;
  const tried = [middle, ...spread(GAP, Math.max(GAP, stage.width - card.width - GAP), COLUMNS)];
  const cost = (left: number): number =>
    keep.reduce((sum, box) => sum + HIDDEN * hidden(box, boxAt(left, top, card)), far(left, middle));
  return boxAt(
    tried.reduce((best, left) => (cost(left) < cost(best) ? left : best)),
    top,
    card,
  );
}

/**
 * How a board is moved so that all of `keep` is seen in a part of the screen: no farther than it must be, and smaller
 * only if it has to.
 */
export function closeUpOn(board: Box, part: Box, keep: readonly Box[]): Camera {
  const around = {
    left: Math.min(...keep.map(({ left }) => left)),
    top: Math.min(...keep.map(({ top }) => top)),
    right: Math.max(...keep.map(({ right }) => right)),
    bottom: Math.max(...keep.map(({ bottom }) => bottom)),
  };
  const scale = Math.min(
    1,
    (part.right - part.left) / (around.right - around.left),
    (part.bottom - part.top) / (around.bottom - around.top),
  );
  const shift = (from: 'left' | 'top', to: 'right' | 'bottom'): number => {
    const begin = board[from];
    const least = part[from] - begin - (around[from] - begin) * scale;
    const most = part[to] - begin - (around[to] - begin) * scale;
    const wish = scale === 1 ? 0 : (part[from] + part[to] - (board[to] - begin) * scale) / 2 - begin;
    return Math.max(least, Math.min(wish, most));
  };
  return { scale, x: shift('left', 'right'), y: shift('top', 'bottom') };
}

/** The point of a box that is nearest to another point; null if that is inside. */
export function edgeToward(box: Box, { x, y }: { x: number; y: number }): { x: number; y: number } | null {
  if (x > box.left && x < box.right && y > box.top && y < box.bottom) return null;
  return { x: Math.min(box.right, Math.max(box.left, x)), y: Math.min(box.bottom, Math.max(box.top, y)) };
}
