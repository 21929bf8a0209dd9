// What flies over the table in a step: damage from the card or the clash to the health it takes, on the board and in
// the bar of the player.

import { BEATS, type EventKind } from '../beats';
import type { EventData, ViewData } from '../protocol';
import { figureNode, lifeNode, middleOf, placeOn } from './onScreen';

interface Point {
  x: number;
  y: number;
}

export interface Flight {
  text: string;
  harms: boolean;
  from: Point;
  to: Point;
}

const FLIES = ['damage', 'recover'];
/** Motion explains; it does not linger. */
const MOST_MS = 300;

/** How long something of this kind is on its way, at normal speed. */
export const flightTime = (kind: string): number => {
  const { ms, lead = 0 } = BEATS[kind as EventKind];
  return Math.min(MOST_MS, (ms * lead) / 100);
};

/** Where damage comes from: the clash of a combat, or the card that acts, as far as it is on screen. */
function originOf({ damage, source = '' }: EventData): Element | null {
  const clash = document.querySelector('[data-clash]');
  if (damage === 'combat') return clash;
  const name = CSS.escape(source);
  return document.querySelector(`[data-source="${name}"], [data-acts="${name}"]`) ?? null;
}

/** The flights of an event, as things are on screen now. */
export function flightsOf(event: EventData, view: ViewData): Flight[] {
  const { kind, fighter, amount = 0 } = event;
  if (!FLIES.includes(kind) || fighter === undefined || amount === 0) return [];
  const harms = kind === 'damage';
  const text = `${harms ? '−' : '+'}${amount}`;
  const space = view.fighters.find(({ id }) => id === fighter)?.space ?? null;
  const figure = space === null ? null : placeOn(space);
  const [origin, life] = [originOf(event), lifeNode(fighter)];
  const from = origin === null ? figure : middleOf(origin);
  if (from === null) return [];
  const ends = [figure, life === null ? null : middleOf(life)].filter((end) => end !== null);
  return ends.map((to) => ({ text, harms, from, to }));
}

/** The figure and the health of whom it hits move when it arrives; who is defeated falls. */
export function react({ kind, fighter }: EventData, pace: number): void {
  if (fighter === undefined) return;
  const figure = figureNode(fighter)?.querySelector('.paper');
  if (figure == null || !('animate' in figure)) return;
  const late = flightTime(kind) * pace;
  if (kind === 'defeat')
    figure.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'rotate(-14deg)', opacity: 1, offset: 0.3 },
        { transform: 'translate(-30px, 24px) rotate(-86deg)', opacity: 0.15 },
      ],
      { duration: late, easing: 'ease-in', fill: 'forwards' },
    );
  else if (kind === 'damage')
    figure.animate(
      [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 260 * pace, delay: late },
    );
  if (kind === 'damage' || kind === 'recover')
    lifeNode(fighter)?.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], { duration: 280 * pace, delay: late });
}
