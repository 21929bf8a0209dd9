// Which scene a board is drawn with. Scenes are loaded when a board is first drawn; boards that nobody has drawn get
// one made from their data.

import { SvelteMap } from 'svelte/reactivity';
import type { BoardSheet } from '../../text/sheets';
import type { Scene } from './scene';

const DRAWN: Record<string, () => Promise<{ default: Scene }>> = import.meta.glob<{ default: Scene }>('./boards/*.ts');
const addressOf = (board: string): string => `./boards/${board}.ts`;

type Make = (typeof import('./generic'))['genericScene'];

const loaded = new SvelteMap<string, Scene>();
const asked = new Map<string, Promise<void>>();
let make = $state.raw<Make | null>(null);

/** Boards with scenery of their own. */
export const drawnBoards: readonly string[] = Object.keys(DRAWN).map((address) =>
  address.slice('./boards/'.length, -3),
);

const isDrawn = (board: string): boolean => Object.hasOwn(DRAWN, addressOf(board));

/** Loads what is needed to draw a board, once. */
export function needScene(board: string): Promise<void> {
  const name = isDrawn(board) ? board : '';
  const before = asked.get(name);
  if (before !== undefined) return before;
  const load = async (): Promise<void> => {
    if (name === '') ({ genericScene: make } = await import('./generic'));
    else loaded.set(board, (await DRAWN[addressOf(board)]!()).default);
  };
  const done = load().catch(() => {
    asked.delete(name); // whoever needs it next asks again
  });
  asked.set(name, done);
  return done;
}

/** The scene of a board; null until it is loaded. */
export function sceneOf(board: Pick<BoardSheet, 'id' | 'zones' | 'spaces'>): Scene | null {
  void needScene(board.id);
  if (isDrawn(board.id)) return loaded.get(board.id) ?? null;
  return make === null ? null : make(board);
}
