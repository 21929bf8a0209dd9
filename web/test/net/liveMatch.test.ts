import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BEATS } from '../../src/beats';
import { LiveMatch } from '../../src/net/liveMatch.svelte';
import type { SeatInfo, ServerMessage, TableInfo, ViewData } from '../../src/protocol';
import { change } from '../../src/settings.svelte';
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

describe('what is shown', () => {
  const hit = { kind: 'damage', step: 1, fighter: 'alice', lost: 1 };
  const tell = (viewpoint: string | null, number: number, asked: string, events: number): void =>
    socket.say({
      ...asks(asked, viewpoint, number),
      view: { seat: viewpoint, fighters: [], seats: [], decision: { seat: asked, number }, outcome: null },
      events: Array.from({ length: events }, () => hit),
    } as unknown as ServerMessage);
  const reported = () => socket.sent.flatMap((message) => (message.type === 'shown' ? [message.number] : []));

  beforeEach(() => {
    vi.useFakeTimers();
    document.documentElement.dataset['motion'] = 'full';
    change({ speed: 1 });
  });
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset['motion'];
  });

  it('comes before what is asked, and is reported once', () => {
    takeSeat('p1');
    tell('p1', 1, 'p2', 0);
    tell('p1', 2, 'p1', 2);
    vi.advanceTimersByTime(BEATS.damage.ms - 1);
    expect([match.asked, match.events.length, reported()]).toEqual([null, 1, [1]]);
    vi.advanceTimersByTime(BEATS.damage.ms + 1);
    expect([match.asked?.seat, match.events.length, reported()]).toEqual(['p1', 2, [1, 2]]);
    tell('p1', 2, 'p1', 2);
    expect(reported()).toEqual([1, 2]);
  });

  it('is reported by spectators, too', () => {
    takeSeat();
    tell(null, 1, 'p2', 0);
    tell(null, 2, 'p1', 1);
    expect(reported()).toEqual([1]);
    vi.advanceTimersByTime(BEATS.damage.ms);
    expect(reported()).toEqual([1, 2]);
  });

  it('is completed by an answer', () => {
    takeSeat('p1');
    tell('p1', 1, 'p2', 0);
    tell('p1', 2, 'p1', 9);
    void match.answer('maneuver');
    expect(socket.sent.at(-1)).toMatchObject({ type: 'answer', number: 2 });
    expect(match.events.length).toBe(9);
  });

  it('is shown to its end before the screen turns to another seat, and only once', () => {
    takeSeat('p1', 'p2');
    for (const viewpoint of ['p1', 'p2']) tell(viewpoint, 1, 'p1', 0);
    for (const viewpoint of ['p1', 'p2']) tell(viewpoint, 2, 'p2', 1);
    expect([match.seat, match.view?.seat]).toEqual(['p1', 'p1']);
    vi.advanceTimersByTime(BEATS.damage.ms);
    expect([match.seat, match.asked?.seat, match.queue.idle]).toEqual(['p2', 'p2', true]);
  });

  it('is shown to the seat on screen, even if another seat hears of it first', () => {
    takeSeat('p1', 'p2');
    for (const viewpoint of ['p1', 'p2']) tell(viewpoint, 1, 'p2', 0);
    for (const viewpoint of ['p1', 'p2']) tell(viewpoint, 2, 'p1', 1);
    expect([match.seat, match.queue.idle, match.queue.step.length]).toEqual(['p2', false, 1]);
    vi.advanceTimersByTime(BEATS.damage.ms);
    expect([match.seat, match.asked?.seat]).toEqual(['p1', 'p1']);
  });

  it('waits for nobody on a page that is not seen', () => {
    takeSeat('p1');
    tell('p1', 1, 'p2', 0);
    tell('p1', 2, 'p1', 9);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    tell('p1', 3, 'p1', 12);
    seen.mockRestore();
    expect([match.events.length, reported()]).toEqual([12, [1, 2, 3]]);
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
  expect(socket.sent.map(({ type }) => type)).toEqual(['hello', 'shown']);
});

describe('a message of a newer server', () => {
  it('is ignored, and the line stays', () => {
    takeSeat('p1');
    socket.say(asks('p1', 'p1', 1));
    socket.say({ type: 'of a newer server' } as unknown as ServerMessage);
    expect([socket.closed, match.connection.state, match.asked?.seat]).toEqual([false, 'open', 'p1']);
  });
});
