// The server of the game as pages see it: requests, and a socket for each table. Behind it is the network, or, on the
// static site, the engine in this tab.

import { startEngine, type Engine } from '../tab/engine.svelte';
import { ownRelease } from '../tab/release';
import { Updates } from '../tab/updates.svelte';
import type { SocketLike } from './connection';

export type Answer = Pick<Response, 'ok' | 'status' | 'text'>;

export interface GameServer {
  fetch(path: string, init: { method: string; headers: Record<string, string>; body?: string }): Promise<Answer>;
  /** A connection to a table. */
  socket(table: string): SocketLike;
}

const network: GameServer = {
  fetch: (path, init) => fetch(path, init),
  socket(table) {
    const { protocol, host } = location;
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${table}/socket`);
  },
};

/** The engine of this tab; null: the page comes from a server. */
export const engine: Engine | null = import.meta.env.MODE === 'site' ? startEngine() : null;
export const gameServer: GameServer = engine ?? network;
/** Whether other people can come over the network. On the static site, all players are at this screen. */
export const withOthers = engine === null;
/** What keeps the static site on this device. */
export const updates: Updates | null = engine === null ? null : new Updates(engine.scope, ownRelease());
