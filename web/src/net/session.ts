// The state of one connection to a table, without a socket of its own: what comes in changes a value, what goes out is
// passed to the connection. So reconnecting, duplicates and rewinding can be tested without a network.

import {
  PROTOCOL,
  type By,
  type ChatLine,
  type ClientMessage,
  type ClockData,
  type Language,
  type SeatId,
  type ServerMessage,
  type TableInfo,
  type Threats,
  type Update,
  type ViewData,
} from '../protocol';
import type { EventData } from '../protocol';

/** The match as one seat or a spectator sees it. */
export interface SeatView {
  seat: string | null;
  number: number;
  view: ViewData;
  events: readonly EventData[];
  /** The last decision to which this seat may undo freely, and the earliest. */
  undo: number | null;
  undoEarliest: number | null;
  by: By | null;
}

/** Milliseconds left for each seat at the local moment `at`; the clock of `running` goes on `starts_in` later. */
export interface Running {
  left: Record<string, number>;
  running: string | null;
  strikes: Record<string, number>;
  starts_in: number;
  at: number;
}

export type ConnectionState =
  | { state: 'connecting' }
  | { state: 'open' }
  | { state: 'waiting'; until: number; why: 'lost' | 'closing' | 'moved' }
  | { state: 'refused'; error: string; text: string }
  | { state: 'closed' };

export interface SessionState {
  connection: ConnectionState;
  guest: string | null;
  seats: readonly SeatId[];
  table: TableInfo | null;
  /** When `table` came: what it counts down runs from there. */
  tableAt: number;
  /** By seat; a spectator's under the empty name. */
  seatViews: Readonly<Record<string, SeatView>>;
  clock: Running | null;
  /** What fighters could do, as of its decision. */
  threats: Threats | null;
  chat: readonly ChatLine[];
  /** Whose words are not heard. */
  muted: readonly { guest: string; name: string }[];
  /** The answer each seat has given and that is not confirmed. */
  answering: Readonly<Record<string, { number: number; answer: string }>>;
}

export type Reply = { ok: true } | { ok: false; error: string; text: string; rule: string; reason: string };

type Sent = { [T in ClientMessage['type']]: Omit<Extract<ClientMessage, { type: T }>, 'id'> }[ClientMessage['type']];
type Numbered = ClientMessage & { id: number };
interface Pending {
  message: Numbered;
  resolve: (reply: Reply) => void;
}

export interface Credentials {
  token: string;
  invite: string;
  language: Language;
}

const LOST: Reply = { ok: false, error: 'lost', text: '', rule: '', reason: '' };
const MOST_CHAT = 200;
/** The code a server hangs up with that wants to be called again. */
const AWAY = 1012;
const FIRST_DELAY = 500;
const MOST_DELAY = 15_000;

export class Session {
  state: SessionState = {
    connection: { state: 'connecting' },
    guest: null,
    seats: [],
    table: null,
    tableAt: 0,
    seatViews: {},
    clock: null,
    threats: null,
    chat: [],
    muted: [],
    answering: {},
  };

  #pending = new Map<number, Pending>();
  #last = 0;
  #hello = 0;
  #send: ((message: ClientMessage) => void) | null = null;
  #attempts = 0;
  #notice: { why: 'closing' | 'moved'; delay: number } | null = null;
  #pinged = new Map<number, number>();
  #latency = 0;
  /** The last number of a decision that was reported as shown. */
  #reported = -1;

  constructor(
    /** As they are said at the next `hello`. */
    public credentials: Credentials,
    readonly now: () => number,
    readonly changed: (state: SessionState) => void,
    /** Between 0 and 1: so that not all come back in the same moment. */
    readonly chance: () => number = Math.random,
  ) {}

  #set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }

  // ---- the line

  connecting(): void {
    this.#set({ connection: { state: 'connecting' } });
  }

  /** There is a line again: says who we are and what we know. */
  opened(send: (message: ClientMessage) => void): void {
    this.#notice = null;
    const { seats, seatViews } = this.state;
    const known = seats.every((seat) => seat in seatViews) ? Object.values(seatViews) : [];
    const number = known.length > 0 ? Math.min(...known.map((seatView) => seatView.number)) : 0;
    const events = known.length > 0 ? Math.min(...known.map((seatView) => seatView.events.length)) : 0;
    this.#hello = ++this.#last;
    this.#reported = -1;
    send({ type: 'hello', id: this.#hello, protocol: PROTOCOL, ...this.credentials, number, events, presents: true });
    this.#send = send;
  }

  /** The line is gone. How long to wait before the next attempt; null for never. */
  lost(code: number): number | null {
    this.#send = null;
    // A refusal may be for the moment only: the server is about to stop, or its store does not answer.
    if (this.state.connection.state === 'refused' && code === AWAY) this.connecting();
    this.#pinged.clear();
    for (const [id, { message, resolve }] of this.#pending)
      if (message.type !== 'answer') {
        this.#pending.delete(id);
        resolve(LOST);
      }
    if (this.state.connection.state === 'refused' || this.state.connection.state === 'closed') return null;
    const backoff = Math.min(MOST_DELAY, FIRST_DELAY * 2 ** this.#attempts) * (0.5 + this.chance() / 2);
    const delay = Math.max(this.#notice?.delay ?? 0, backoff);
    this.#attempts += 1;
    this.#set({ connection: { state: 'waiting', until: this.now() + delay, why: this.#notice?.why ?? 'lost' } });
    return delay;
  }

  /** Nobody is interested any more. */
  close(): void {
    this.#set({ connection: { state: 'closed' } });
    for (const { resolve } of this.#pending.values()) resolve(LOST);
    this.#pending.clear();
    this.#send = null;
  }

  // ---- what goes out

  /** Asks for something; an answer to a decision is kept until the server has taken or refused it. */
  request(sent: Sent): Promise<Reply> {
    const message = { ...sent, id: ++this.#last } as Numbered;
    const ready = this.#send !== null && this.state.connection.state === 'open';
    if (!ready && message.type !== 'answer') return Promise.resolve(LOST);
    if (message.type === 'answer') {
      const { seat, number, answer } = message;
      this.#set({ answering: { ...this.state.answering, [seat]: { number, answer } } });
    }
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (ready) this.#send?.(message);
    });
  }

  /** Reports that everything up to a decision has been shown, once. */
  shown(number: number): void {
    if (number === this.#reported || this.#send === null || this.state.connection.state !== 'open') return;
    this.#reported = number;
    this.#send({ type: 'shown', id: ++this.#last, number });
  }

  ping(): void {
    if (this.#send === null || this.state.connection.state !== 'open') return;
    const id = ++this.#last;
    this.#pinged.set(id, this.now());
    this.#send({ type: 'ping', id });
  }

  // ---- what comes in

  /** Takes a message; false if it does not fit what we know, so that everything has to be asked for again. */
  received(message: ServerMessage): boolean {
    switch (message.type) {
      case 'welcome':
        this.#attempts = 0;
        // What was said comes anew with every line.
        this.#set({
          connection: { state: 'open' },
          guest: message.guest,
          chat: [],
          ...this.#around(message.table, message.guest),
        });
        for (const { guest } of this.state.muted) this.#send?.({ type: 'mute', id: ++this.#last, guest, muted: true });
        for (const { message: unanswered } of this.#pending.values()) this.#send?.(unanswered);
        return true;
      case 'table':
        this.#set(this.#around(message.table, this.state.guest));
        return true;
      case 'update':
        return this.#update(message);
      case 'accepted':
        this.#settle(message.id, { ok: true });
        return true;
      case 'refused':
        if (message.id === this.#hello && this.state.connection.state !== 'open')
          this.#set({ connection: { state: 'refused', error: message.error, text: message.text } });
        else
          this.#settle(message.id, {
            ok: false,
            error: message.error,
            text: message.text,
            rule: message.rule ?? '',
            reason: message.reason ?? '',
          });
        return true;
      case 'threats':
        this.#set({ threats: message });
        this.#settle(message.id, { ok: true });
        return true;
      case 'chat':
        if (this.state.muted.some(({ guest }) => guest === message.guest)) return true;
        this.#set({ chat: [...this.state.chat, message].slice(-MOST_CHAT) });
        return true;
      case 'notice':
        this.#notice = { why: message.notice, delay: message.retry_ms ?? 1000 };
        return true;
      case 'pong':
        this.#pong(message.id);
        return true;
      default: // of a newer server
        return true;
    }
  }

  /** Who sits where is told at every change, so what is ours is read from there. */
  #around(table: TableInfo, guest: string | null): Partial<SessionState> {
    const seats =
      guest === null ? [] : table.seats.filter((seat) => seat.guest === guest).map(({ seat }) => seat as SeatId);
    return { table, tableAt: this.now(), clock: this.#clock(table.clock), seats };
  }

  #clock(clock: ClockData | null | undefined): Running | null {
    return clock == null ? null : { ...clock, at: this.now() - this.#latency };
  }

  #update(update: Update): boolean {
    const key = update.seat ?? '';
    const events = this.state.seatViews[key]?.events ?? [];
    if (update.first > events.length) {
      const { [key]: _, ...others } = this.state.seatViews;
      this.#set({ seatViews: others });
      return false;
    }
    const seatView: SeatView = {
      seat: update.seat,
      number: update.number,
      view: update.view,
      events: [...events.slice(0, update.first), ...update.events],
      undo: update.undo ?? null,
      undoEarliest: update.undo_earliest ?? null,
      by: update.by ?? null,
    };
    const { [key]: open, ...others } = this.state.answering;
    this.#set({
      seatViews: { ...this.state.seatViews, [key]: seatView },
      // An answer that is still under way belongs to the decision it names; any other is history.
      answering: open !== undefined && open.number === update.number ? this.state.answering : others,
      ...(update.clock === undefined ? {} : { clock: this.#clock(update.clock) }),
    });
    return true;
  }

  #settle(id: number, reply: Reply): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return; // confirmed twice: it was sent twice
    this.#pending.delete(id);
    if (pending.message.type === 'mute' && reply.ok) this.#mute(pending.message.guest, pending.message.muted ?? true);
    if (pending.message.type === 'answer' && !reply.ok) {
      const { [pending.message.seat]: _, ...others } = this.state.answering;
      this.#set({ answering: others });
    }
    pending.resolve(reply);
  }

  #mute(guest: string, muted: boolean): void {
    const { chat } = this.state;
    const others = this.state.muted.filter((one) => one.guest !== guest);
    if (!muted) return this.#set({ muted: others });
    const name = chat.find((line) => line.guest === guest)?.name ?? '';
    this.#set({ muted: [...others, { guest, name }], chat: chat.filter((line) => line.guest !== guest) });
  }

  #pong(id: number): void {
    const sent = this.#pinged.get(id);
    this.#pinged.delete(id);
    if (sent === undefined) return;
    const half = (this.now() - sent) / 2;
    this.#latency = this.#latency === 0 ? half : 0.7 * this.#latency + 0.3 * half;
  }
}

/** Milliseconds left for a seat now. */
export function timeLeft(clock: Running, seat: string, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - Math.max(0, now - clock.at - clock.starts_in) : left);
}
