// Which drawing a fighter has. Figures are loaded with their hero; until they are there, nothing is drawn. Heroes that
// nobody has drawn get a figure made from their file (generated/).

import { SvelteMap } from 'svelte/reactivity';
import type { Drawing, Figures } from './drawing';

/** Whose figure is wanted, in which state. */
export interface Wanted {
  hero: string;
  /** The kind of sidekick, by its id in the file of the hero; null: the hero itself. */
  kind: string | null;
  /** The sides its tokens show, as `size small`. */
  sides?: readonly string[];
  /** On a marker of its own, such as fog. */
  veiled?: boolean;
}

const DRAWN: Record<string, () => Promise<{ default: Figures }>> = import.meta.glob<{ default: Figures }>(
  '../heroes/*/figures.ts',
);
const addressOf = (hero: string): string => `../heroes/${hero}/figures.ts`;

type Generate = (typeof import('./generated/generate'))['generate'];

const loaded = new SvelteMap<string, Figures>();
const asked = new Map<string, Promise<void>>();
let generate = $state.raw<Generate | null>(null);

/** Whether the figures of a hero were drawn by hand. */
export const hasFigures = (hero: string): boolean => Object.hasOwn(DRAWN, addressOf(hero));

/** Loads what is needed to draw the fighters of a hero, once. */
export function needFigures(hero: string): Promise<void> {
  const name = hasFigures(hero) ? hero : '';
  const before = asked.get(name);
  if (before !== undefined) return before;
  const load = async (): Promise<void> => {
    if (name === '') ({ generate } = await import('./generated/generate'));
    else loaded.set(hero, (await DRAWN[addressOf(hero)]!()).default);
  };
  const done = load().catch(() => {
    asked.delete(name); // whoever needs it next asks again
  });
  asked.set(name, done);
  return done;
}

/** The drawing of a fighter; null until it is loaded. */
export function drawingOf(wanted: Wanted): Drawing | null {
  void needFigures(wanted.hero);
  if (!hasFigures(wanted.hero)) return generate === null ? null : generate(wanted);
  const figures = loaded.get(wanted.hero);
  return figures === undefined ? null : inState(figures, wanted);
}

/** All states of a fighter that have drawings of their own. */
export function statesOf({ hero, kind }: Wanted): Wanted[] {
  void needFigures(hero);
  const figures = loaded.get(hero) ?? {};
  const name = kind ?? leader(figures);
  const states = Object.keys(figures).filter((one) => one === name || one.startsWith(`${name} `));
  if (states.length === 0) return [{ hero, kind }];
  return states.map((one) => {
    const state = one.slice(name.length + 1);
    return state === 'veiled' ? { hero, kind, veiled: true } : { hero, kind, sides: [state] };
  });
}

/** The hero is drawn first. */
const leader = (figures: Figures): string => Object.keys(figures)[0]?.split(' ', 1)[0] ?? '';

/** Of several states that show, the first that has a drawing; of none, the one drawn first. */
export function inState(figures: Figures, { kind, sides = [], veiled = false }: Wanted): Drawing | null {
  const name = kind ?? leader(figures);
  const states = [...sides.map((side) => `${name} ${side}`), ...(veiled ? [`${name} veiled`] : []), name];
  const found = states.find((state) => Object.hasOwn(figures, state));
  return figures[found ?? Object.keys(figures).find((one) => one.startsWith(`${name} `)) ?? ''] ?? null;
}
