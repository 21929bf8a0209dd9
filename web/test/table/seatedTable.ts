// A table as a player sees it, over a socket moved by hand.

import { readdirSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll } from 'vitest';

import { currentLanguage } from '../../src/language/currentLanguage.svelte';
import { LiveMatch } from '../../src/net/liveMatch.svelte';
import type { EventData, SeatInfo, TableInfo, ViewData } from '../../src/protocol';
import { change } from '../../src/settings.svelte';
import { freshSetup } from '../../src/setup';
import Play from '../../src/table/Play.svelte';
import { content } from '../data';
import { FakeSocket } from '../fake';

const folder = joinPath(import.meta.dirname, '../vectors');
/** Recorded views of all heroes, each with its name. */
export const views = readdirSync(folder).flatMap((name) =>
  (JSON.parse(readFileSync(joinPath(folder, name), 'utf-8')) as { views: ViewData[] }).views.map(
    (view) => [`${name} ${view.decision?.number} ${view.decision?.kind}`, view] as const,
  ),
);

/** The match of a view, over a socket. */
export function join(view: ViewData, events: EventData[] = [], forked = false) {
  const socket = new FakeSocket();
  const match = new LiveMatch({ token: '', invite: '', language: 'en' }, () => socket);
  const seats = view.seats.map(({ seat }) => ({
    seat,
    kind: 'person',
    name: seat,
    online: true,
    level: null,
    hero: null,
    picked: true,
    away_left: null,
    guest: seat === view.seat ? 'me' : 'other',
  })) as SeatInfo[];
  const table: TableInfo = {
    table: 't',
    phase: 'playing',
    setup: freshSetup(),
    seats,
    host: 'me',
    board: view.board,
    clock: null,
    proposal: null,
    spectators: 0,
    next: null,
    forked,
    lesson: false,
  };
  socket.open();
  socket.say({ type: 'welcome', protocol: 1, guest: 'me', seats: view.seat === null ? [] : [view.seat], table });
  socket.say({ type: 'update', number: 7, seat: view.seat, view, first: 0, events });
  return { socket, match };
}

/** The same, drawn. */
export function sit(view: ViewData, events: EventData[] = [], forked = false) {
  const { socket, match } = join(view, events, forked);
  const { heroes, boards } = content('en');
  const page = render(Play, { match, heroes, boards });
  return { socket, match, page };
}

/** Prepares the page; to be called once by a test file. */
export function setUp(): void {
  beforeAll(async () => {
    Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never;
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    window.matchMedia ??= ((query: string) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    })) as never;
    change({ auto: false, speed: 0 });
    await currentLanguage.select('en');
  });
  afterEach(cleanup);
}
