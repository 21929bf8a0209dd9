// What all pages share: the requests, the visitor's identity, and errors.

import { drawnHeroes } from './art/emblems';
import { noteLooks } from './art/homebrewLooks';
import { drawnBoards } from './board/scenery/registry.svelte';
import { guide } from './guide/guide.svelte';
import { wishedName } from './identity/wishedName.svelte';
import { currentLanguage, say } from './language/currentLanguage.svelte';
import { sentence } from './language/translator';
import { Api, Failure, type Identity } from './net/api';
import { gameServer, withOthers } from './net/gameServer';
import type { LiveMatch } from './net/liveMatch.svelte';
import type { HomebrewFile, Picking, SeatId, TableSetup } from './protocol';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { freshSetup } from './setup';

export const api = new Api(() => settings.language, gameServer.fetch.bind(gameServer), keptStorage());

if (withOthers) {
  currentLanguage.more = async () => {
    const found = await api.served();
    noteLooks(found.heroes);
    return found;
  };
}

/** Where pages store things, unless the browser forbids it. */
export function keptStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** An error in words for people. */
export function inWords(error: unknown): string {
  if (!(error instanceof Failure)) return say('web-error-unknown');
  if (error.error === 'lost') return say('web-error-lost');
  return error.text === '' ? say('web-error-unknown') : sentence(error.text);
}

/** Who we are, as a guest of this server. */
export function arrive(): Promise<Identity> {
  return api.arrive(wishedName.name);
}

/** Creates a table, sits down on `seats`, and goes there; its id. */
export async function open(setup: TableSetup, seats: SeatId[], homebrew: HomebrewFile[] = []): Promise<string> {
  await arrive();
  const { table, invite } = await api.create(setup, seats, homebrew);
  router.go({ page: 'table', table: table.table, invite });
  return table.table;
}

/** Takes a seat at the open table; a visitor without a name gets one. */
export async function takeSeat(match: LiveMatch, table: string, invite: string, seat: SeatId): Promise<void> {
  const known = api.identity !== null;
  const { token } = await arrive();
  await api.join(table, invite, seat);
  if (!known) match.introduce(token);
}

/** Who meets whom, and where. */
export interface Bill {
  heroes: [string, string];
  board: string;
}

const one = (of: readonly string[]): string => of[Math.floor(Math.random() * of.length)] ?? '';

/** Two heroes, the first of them perhaps given, and a board of chance. */
export function drawBill(first = one(drawnHeroes)): Bill {
  return { heroes: [first, one(drawnHeroes.filter((hero) => hero !== first))], board: one(drawnBoards) };
}

/** A duel against an easy bot; its table. */
export async function playNow({ heroes, board }: Bill = drawBill()): Promise<string> {
  const setup = duel('chosen', 'person', 'bot');
  return open({ ...setup, board, seats: setup.seats.map((seat, i) => ({ ...seat, hero: heroes[i] ?? null })) }, ['p1']);
}

/** A duel against an easy bot with this hero; null: with any. */
export function playHero(hero: string | null): Promise<string> {
  return playNow(drawBill(hero ?? undefined));
}

/** Goes to the first lesson, from its beginning. */
export async function learn(): Promise<void> {
  await arrive();
  const { table } = await api.lesson();
  router.go({ page: 'table', table, invite: '' });
}

/** The pair with the plainest cards, one at range and one with the sword. */
const FIRST_MATCH: Bill = { heroes: ['king_arthur', 'medusa'], board: 'sarpedon' };

/** A first real match, with all hints. */
export async function firstMatch(): Promise<void> {
  guide.forget();
  guide.begin(await playNow(FIRST_MATCH));
}

/** A match of two bots, to watch. */
export const watchBots = (): Promise<string> => open(duel('random', 'bot', 'bot'), []);

/** A duel with a friend; each picks a hero. */
export const inviteFriend = (): Promise<string> => open(duel('free', 'person', 'person'), ['p1']);

function duel(picking: Picking, ...kinds: ('person' | 'bot')[]): TableSetup {
  return { ...freshSetup(), picking, seats: kinds.map((kind) => ({ kind, level: 'easy', hero: null })) };
}
