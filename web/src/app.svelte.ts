// What all pages share: the requests, who one is, and what goes wrong around them.

import { say } from './language/spoken.svelte';
import { Api, Failure, type Identity } from './net/api';
import type { HomebrewFile, Picking, SeatId, TableSetup } from './protocol';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { freshSetup } from './setup';

export const api = new Api(() => settings.language, undefined, keptStorage());

function keptStorage(): Storage | null {
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
  return error.text || say('web-error-unknown');
}

/** Who we are, as a guest of this server. */
export function arrive(): Promise<Identity> {
  return api.arrive(say('web-guest'));
}

/** Creates a table, sits down on `seats`, and goes there. */
export async function open(setup: TableSetup, seats: SeatId[], homebrew: HomebrewFile[] = []): Promise<void> {
  await arrive();
  const { table, invite } = await api.create(setup, seats, homebrew);
  router.go({ page: 'table', table: table.table, invite });
}

/** A duel of chance against an easy bot. */
export const playNow = (): Promise<void> => open(duel('random', 'person', 'bot'), ['p1']);

/** Two bots, for whoever wants to look on. */
export const watchBots = (): Promise<void> => open(duel('random', 'bot', 'bot'), []);

/** A duel with a friend; each picks a hero. */
export const inviteFriend = (): Promise<void> => open(duel('free', 'person', 'person'), ['p1']);

function duel(picking: Picking, ...kinds: ('person' | 'bot')[]): TableSetup {
  return { ...freshSetup(), picking, seats: kinds.map((kind) => ({ kind, level: 'easy', hero: null })) };
}
