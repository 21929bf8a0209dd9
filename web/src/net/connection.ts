// Holds the socket of a session: opens it, opens it again, listens for silence.

import type { ClientMessage, ServerMessage } from '../protocol';
import type { Session } from './session';

/** As much of a WebSocket as is used. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Timers {
  set(run: () => void, delay: number): number;
  clear(timer: number): void;
}

const PING = 15_000;
/** Silent for so long, a line is taken for dead, although nobody has said so. */
const SILENCE = 40_000;

export class Connection {
  #socket: SocketLike | null = null;
  #timer = 0;
  #heard = 0;
  #ended = false;

  constructor(
    readonly session: Session,
    readonly openSocket: () => SocketLike,
    readonly timers: Timers,
  ) {
    this.#open();
  }

  /** Tries now instead of later: the network is back, the page is seen again. */
  reconnectNow(): void {
    if (this.#socket === null && !this.#ended) {
      this.timers.clear(this.#timer);
      this.#open();
    } else if (this.#socket !== null && this.session.now() - this.#heard > SILENCE) this.#drop();
    else this.session.ping();
  }

  /** Disconnects, then reconnects as another guest. */
  reopen(): void {
    this.#drop();
    this.reconnectNow();
  }

  end(): void {
    this.#ended = true;
    this.timers.clear(this.#timer);
    this.session.close();
    this.#socket?.close();
  }

  #open(): void {
    this.session.connecting();
    const socket = this.openSocket();
    this.#socket = socket;
    this.#heard = this.session.now();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.session.opened((message: ClientMessage) => socket.send(JSON.stringify(message)));
      this.#watch();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return; // the last words of a line given up
      this.#heard = this.session.now();
      if (!this.session.received(JSON.parse(data) as ServerMessage)) this.#drop();
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#gone(code);
    };
  }

  #watch(): void {
    this.timers.clear(this.#timer);
    this.#timer = this.timers.set(() => {
      if (this.session.now() - this.#heard > SILENCE) return this.#drop();
      this.session.ping();
      this.#watch();
    }, PING);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#gone();
    socket?.close();
  }

  #gone(code = 0): void {
    this.#socket = null;
    this.timers.clear(this.#timer);
    if (this.#ended) return;
    const delay = this.session.lost(code);
    if (delay !== null) this.#timer = this.timers.set(() => this.#open(), delay);
  }
}
