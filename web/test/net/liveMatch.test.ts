import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LiveMatch } from '../../src/net/liveMatch.svelte';
import type { SeatInfo, ServerMessage, TableInfo, ViewData } from '../../src/protocol';
import { FakeSocket } from '../fake';

let socket: FakeSocket;
let match: LiveMatch;

const table = (mine: string[]): TableInfo =>
  ({
    table: 't',
    seats: ['p1', 'p2', 'p3'].map((seat) => ({ seat, guest: mine.includes(seat) ? 'me' : 'x' }) as SeatInfo),
  }) as TableInfo;
const asks = (seat: string, viewpoint: string | null, number: number, undo?: number): ServerMessage => ({
  type: 'update',
  number,
  seat: viewpoint,
  view: { seat: viewpoint, decision: { seat, number }, outcome: null } as unknown as ViewData,
  first: 0,
  events: [],
  ...(undo === undefined ? {} : { undo }),
});
const takeSeat = (...seats: string[]): void => {
  socket.open();
  socket.say({ type: 'welcome', protocol: 1, guest: 'me', seats, table: table(seats) });
};
const accept = (): void => socket.say({ type: 'accepted', id: socket.last?.id ?? 0 });

beforeEach(() => {
  socket = new FakeSocket();
  match = new LiveMatch({ token: '', invite: '', language: 'en' }, () => socket);
});
afterEach(() => match.end());

describe('two seats at one screen', () => {
  beforeEach(() => takeSeat('p1', 'p2'));

  it('show the seat that is asked, and stay while others decide', () => {
    for (const viewpoint of ['p1', 'p2']) socket.say(asks('p2', viewpoint, 1));
    expect([match.seat, match.asked?.seat]).toEqual(['p2', 'p2']);
    for (const viewpoint of ['p1', 'p2']) socket.say(asks('p3', viewpoint, 2));
    expect([match.seat, match.asked]).toEqual(['p2', null]);
    for (const viewpoint of ['p1', 'p2']) socket.say(asks('p1', viewpoint, 3));
    expect(match.seat).toBe('p1');
  });
});

describe('an answer', () => {
  beforeEach(() => {
    takeSeat('p1');
    socket.say(asks('p1', 'p1', 4));
  });

  it('is given once, however often it is pressed', async () => {
    const first = match.answer('maneuver');
    void match.answer('maneuver');
    expect(socket.sent.filter(({ type }) => type === 'answer').length).toBe(1);
    expect(match.answering).toBe('maneuver');
    accept();
    await first;
    socket.say(asks('p1', 'p1', 5));
    expect(match.answering).toBeNull();
  });

  it('is taken back where it is free', async () => {
    socket.say(asks('p1', 'p1', 6, 5));
    void match.undo();
    await Promise.resolve();
    expect(socket.last).toMatchObject({ type: 'undo', seat: 'p1', number: 5 });
  });

  it('is asked back by its number where it is not', async () => {
    const given = match.answer('maneuver');
    accept();
    await given;
    socket.say(asks('p2', 'p1', 7));
    void match.undo();
    await Promise.resolve();
    expect(socket.last).toMatchObject({ type: 'undo', seat: 'p1', number: 4 });
  });
});

it('a spectator answers nothing', async () => {
  socket.open();
  socket.say({ type: 'welcome', protocol: 1, guest: null, seats: [], table: table([]) });
  socket.say(asks('p1', null, 1));
  await match.answer('maneuver');
  await match.resign();
  expect(match.seat).toBeNull();
  expect(socket.sent.map(({ type }) => type)).toEqual(['hello']);
});
