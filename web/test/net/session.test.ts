import { beforeEach, describe, expect, it } from 'vitest';

import { Connection } from '../../src/net/connection';
import { Session, timeLeft } from '../../src/net/session';
import type { SeatInfo, ServerMessage, TableInfo, ViewData } from '../../src/protocol';
import { FakeSocket } from '../fake';
import { Time } from './time';

const table = { table: 't1', phase: 'playing', seats: [], host: 'g1' } as unknown as TableInfo;
const view = (seat: string | null): ViewData => ({ seat }) as ViewData;
const event = (step: number) => ({ kind: 'turn', step });
const at = (...seats: string[]): TableInfo => ({
  ...table,
  seats: seats.map((seat) => ({ seat, guest: 'g1' }) as SeatInfo),
});
const welcome = (...seats: string[]): ServerMessage => ({
  type: 'welcome',
  protocol: 1,
  guest: 'g1',
  seats,
  table: at(...seats),
});
const update = (seat: string | null, number: number, first: number, steps: number[]): ServerMessage => ({
  type: 'update',
  seat,
  number,
  view: view(seat),
  first,
  events: steps.map(event),
});

let time: Time;
let sockets: FakeSocket[];
let session: Session;
let connection: Connection;
const socket = (): FakeSocket => {
  const last = sockets.at(-1);
  if (last === undefined) throw new Error('no socket');
  return last;
};
const steps = (seat: string): number[] => (session.state.seatViews[seat]?.events ?? []).map(({ step }) => step);

beforeEach(() => {
  time = new Time();
  sockets = [];
  session = new Session(
    { token: 'secret', invite: 'x', language: 'uk' },
    () => time.now,
    () => undefined,
    () => 1,
  );
  connection = new Connection(
    session,
    () => {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    },
    time,
  );
});

describe('a line', () => {
  it('says who it is and holds what it is told', () => {
    socket().open();
    expect(socket().sent).toMatchObject([
      { type: 'hello', protocol: 1, token: 'secret', invite: 'x', language: 'uk', number: 0, events: 0 },
    ]);
    socket().say(welcome('p1'));
    socket().say(update('p1', 3, 0, [0, 1, 2]));
    expect(session.state).toMatchObject({ connection: { state: 'open' }, seats: ['p1'], table: { table: 't1' } });
    socket().say(update('p1', 4, 3, [3]));
    expect(steps('p1')).toEqual([0, 1, 2, 3]);
    expect(session.state.seatViews['p1']?.number).toBe(4);
  });

  it('learns where it sits from the table', () => {
    socket().open();
    socket().say(welcome());
    expect(session.state.seats).toEqual([]);
    socket().say({
      type: 'table',
      table: {
        ...at('p2'),
        seats: [
          { seat: 'p1', guest: 'g2' },
          { seat: 'p2', guest: 'g1' },
        ] as SeatInfo[],
      },
    });
    expect(session.state.seats).toEqual(['p2']);
  });

  it('comes back after ever longer pauses, with what it knows', () => {
    socket().open();
    socket().say(welcome('p1'));
    socket().say(update('p1', 3, 0, [0, 1, 2]));
    const pauses = [500, 1000, 2000];
    for (const pause of pauses) {
      socket().break();
      expect(session.state.connection).toMatchObject({ state: 'waiting', until: time.now + pause, why: 'lost' });
      time.pass(pause - 1);
      const before = sockets.length;
      time.pass(1);
      expect(sockets.length).toBe(before + 1);
      expect(session.state.connection.state).toBe('connecting');
    }
    socket().open();
    expect(socket().last).toMatchObject({ type: 'hello', number: 3, events: 3 });
    socket().say(welcome('p1'));
    socket().say(update('p1', 5, 3, [3, 4]));
    expect(steps('p1')).toEqual([0, 1, 2, 3, 4]);
    socket().break();
    expect(session.state.connection).toMatchObject({ until: time.now + 500 });
  });

  it('waits at most a quarter of a minute', () => {
    for (let i = 0; i < 12; i++) {
      socket().break();
      time.pass(15_000);
    }
    socket().break();
    expect(session.state.connection).toMatchObject({ until: time.now + 15_000 });
  });

  it('tries at once when told to reconnectNow', () => {
    socket().break();
    connection.reconnectNow();
    expect(sockets.length).toBe(2);
    time.pass(60_000);
    expect(sockets.length).toBe(2);
  });

  it('reconnects as another guest', () => {
    socket().open();
    socket().say(welcome());
    session.credentials = { ...session.credentials, token: 'new' };
    connection.reopen();
    expect([sockets.length, sockets[0]?.closed]).toEqual([2, true]);
    socket().open();
    expect(socket().last).toMatchObject({ type: 'hello', token: 'new' });
    time.pass(5000);
    expect(sockets.length).toBe(2);
  });

  it('believes a server that says when it will be back', () => {
    socket().open();
    socket().say(welcome('p1'));
    socket().say({ type: 'notice', notice: 'closing', retry_ms: 4000 });
    socket().break();
    expect(session.state.connection).toEqual({ state: 'waiting', until: time.now + 4000, why: 'closing' });
  });

  it('stops when it is refused', () => {
    socket().open();
    socket().say({ type: 'refused', id: 1, error: 'error-invite', text: 'No.' });
    socket().break();
    time.pass(60_000);
    expect(sockets.length).toBe(1);
    expect(session.state.connection).toEqual({ state: 'refused', error: 'error-invite', text: 'No.' });
  });

  it('comes back when it was refused for the moment only', () => {
    socket().open();
    socket().say({ type: 'refused', id: 1, error: 'error-closing', text: 'Not now.' });
    socket().break(1012);
    expect(session.state.connection.state).toBe('waiting');
    time.pass(1000);
    expect(sockets.length).toBe(2);
  });

  it('gives up a line that is silent', () => {
    socket().open();
    socket().say(welcome('p1'));
    time.pass(15_000);
    expect(socket().last?.type).toBe('ping');
    time.pass(30_000);
    expect(sockets[0]?.closed).toBe(true);
    time.pass(1000);
    expect(sockets.length).toBe(2);
  });

  it('does not listen to a line it has given up', () => {
    socket().open();
    socket().say(welcome('p1'));
    const old = socket();
    old.break();
    time.pass(500);
    old.say(update('p1', 9, 0, [7]));
    expect(session.state.seatViews).toEqual({});
  });

  it('ends for good', () => {
    socket().open();
    connection.end();
    socket().break();
    time.pass(60_000);
    expect([sockets.length, socket().closed, session.state.connection.state]).toEqual([1, true, 'closed']);
  });
});

describe('events', () => {
  beforeEach(() => {
    socket().open();
    socket().say(welcome('p1', 'p2'));
    socket().say(update('p1', 3, 0, [0, 1, 2]));
  });

  it('come twice and count once', () => {
    socket().say(update('p1', 4, 3, [3]));
    socket().say(update('p1', 4, 3, [3]));
    expect(steps('p1')).toEqual([0, 1, 2, 3]);
  });

  it('are taken back', () => {
    socket().say(update('p1', 1, 1, []));
    expect(steps('p1')).toEqual([0]);
    socket().say(update('p1', 2, 1, [9]));
    expect(steps('p1')).toEqual([0, 9]);
  });

  it('with a gap are asked for again, from the start', () => {
    socket().say(update('p2', 3, 0, [0, 1, 2]));
    socket().say(update('p1', 9, 4, [4])); // one is missing
    expect(session.state.seatViews['p1']).toBeUndefined();
    time.pass(500);
    socket().open();
    expect(socket().last).toMatchObject({ type: 'hello', number: 0, events: 0 });
  });

  it('are kept apart for two seats at one screen', () => {
    socket().say(update('p2', 3, 0, [0, 1, 2]));
    socket().say(update('p1', 4, 3, [3]));
    expect([steps('p1'), steps('p2')]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2],
    ]);
    socket().break();
    time.pass(500);
    socket().open();
    expect(socket().last).toMatchObject({ number: 3, events: 3 }); // what both know
  });

  it('are shown to a spectator too', () => {
    socket().say(update(null, 3, 0, [0]));
    expect(steps('')).toEqual([0]);
  });
});

describe('an answer', () => {
  const answer = { type: 'answer', seat: 'p1', number: 3, answer: 'maneuver' } as const;

  beforeEach(() => {
    socket().open();
    socket().say(welcome('p1'));
    socket().say(update('p1', 3, 0, []));
  });

  it('is accepted', async () => {
    const reply = session.request(answer);
    expect(session.state.answering).toEqual({ p1: { number: 3, answer: 'maneuver' } });
    socket().say(update('p1', 4, 0, []));
    expect(session.state.answering).toEqual({});
    socket().say({ type: 'accepted', id: socket().last?.id ?? 0 });
    expect(await reply).toEqual({ ok: true });
  });

  it('is refused, and the reason is said', async () => {
    const reply = session.request(answer);
    socket().say({
      type: 'refused',
      id: socket().last?.id ?? 0,
      error: 'error-x',
      text: 'No.',
      rule: 'MOV-1',
      reason: 'no',
    });
    expect(await reply).toEqual({ ok: false, error: 'error-x', text: 'No.', rule: 'MOV-1', reason: 'no' });
    expect(session.state.answering).toEqual({});
  });

  it('is sent again over the next line, and counts once', async () => {
    const reply = session.request(answer);
    const sent = socket().last;
    socket().break();
    time.pass(500);
    socket().open();
    socket().say(welcome('p1'));
    expect(socket().last).toEqual(sent);
    const id = sent?.id ?? 0;
    socket().say({ type: 'accepted', id });
    socket().say({ type: 'accepted', id });
    expect(await reply).toEqual({ ok: true });
    socket().break();
    time.pass(500);
    socket().open();
    socket().say(welcome('p1'));
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('given while the line is down waits for it', () => {
    socket().break();
    void session.request(answer);
    time.pass(500);
    socket().open();
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
    socket().say(welcome('p1'));
    expect(socket().last).toMatchObject(answer);
  });

  it('is the only thing that waits: a line of chat is not said minutes later', async () => {
    const chat = session.request({ type: 'chat', text: 'hello' });
    socket().break();
    expect(await chat).toMatchObject({ ok: false, error: 'lost' });
    expect(await session.request({ type: 'resign', seat: 'p1' })).toMatchObject({ ok: false, error: 'lost' });
    time.pass(500);
    socket().open();
    socket().say(welcome('p1'));
    expect(socket().sent.map(({ type }) => type)).toEqual(['hello']);
  });
});

describe('talk', () => {
  const line = (guest: string, text: string): ServerMessage => ({
    type: 'chat',
    guest,
    name: `the one of ${guest}`,
    text,
    at: 1,
  });
  const said = () => session.state.chat.map(({ text }) => text);

  it('comes anew with every line, and stands there once', () => {
    socket().open();
    socket().say(welcome('p1'));
    socket().say(line('g2', 'hello'));
    socket().break();
    time.pass(500);
    socket().open();
    socket().say(welcome('p1'));
    socket().say(line('g2', 'hello'));
    expect(said()).toEqual(['hello']);
  });

  it('of a muted guest is not shown, also after reconnecting', async () => {
    socket().open();
    socket().say(welcome('p1'));
    socket().say(line('g2', 'rude'));
    socket().say(line('g3', 'kind'));
    const muted = session.request({ type: 'mute', guest: 'g2', muted: true });
    socket().say({ type: 'accepted', id: socket().last?.id ?? 0 });
    await muted;
    expect(said()).toEqual(['kind']);
    socket().break();
    time.pass(500);
    socket().open();
    socket().say(welcome('p1'));
    expect(socket().last).toMatchObject({ type: 'mute', guest: 'g2', muted: true });
    socket().say(line('g2', 'rude'));
    expect(said()).toEqual([]);
    expect(session.state.muted).toEqual([{ guest: 'g2', name: expect.any(String) as string }]);
    const heard = session.request({ type: 'mute', guest: 'g2', muted: false });
    socket().say({ type: 'accepted', id: socket().last?.id ?? 0 });
    await heard;
    expect(session.state.muted).toEqual([]);
    socket().say(line('g2', 'sorry'));
    expect(said()).toEqual(['sorry']);
  });
});

describe('a clock', () => {
  const clock = { left: { p1: 60_000, p2: 30_000 }, running: 'p1', strikes: {}, starts_in: 0 };

  it('runs on from the moment it was told', () => {
    socket().open();
    socket().say({ type: 'welcome', protocol: 1, guest: null, seats: [], table: { ...table, clock } });
    time.pass(2500);
    const running = session.state.clock;
    if (running === null) throw new Error('no clock');
    expect([timeLeft(running, 'p1', time.now), timeLeft(running, 'p2', time.now)]).toEqual([57_500, 30_000]);
    expect(timeLeft(running, 'p1', time.now + 10 ** 9)).toBe(0);
  });

  it('does not run before it starts', () => {
    const later = { ...clock, starts_in: 3000, at: 0 };
    expect([0, 3000, 5000].map((now) => timeLeft(later, 'p1', now))).toEqual([60_000, 60_000, 58_000]);
  });

  it('allows for the time its news was under way', () => {
    socket().open();
    socket().say(welcome('p1'));
    session.ping();
    const id = socket().last?.id ?? 0;
    time.pass(400);
    socket().say({ type: 'pong', id });
    socket().say({ type: 'table', table: { ...table, clock } });
    expect(session.state.clock && timeLeft(session.state.clock, 'p1', time.now)).toBe(59_800);
  });
});
