// A table one sits at or watches, as the pages see it.

import type { TableInfo, ViewData } from '../protocol';
import { Line, type SocketLike } from './line';
import { Session, timeLeft, type Credentials, type Reply, type SessionState, type Sight } from './session';

export class Match {
  readonly #session: Session;
  readonly #line: Line;
  #state = $state.raw<SessionState>() as SessionState;
  /** Whose eyes, where one has several seats: that of the seat that is asked, unless a player chose. */
  #chosen = $state<string | null>(null);

  constructor(credentials: Credentials, dial: () => SocketLike) {
    this.#session = new Session(
      credentials,
      () => performance.now(),
      (state) => (this.#state = state),
    );
    this.#state = this.#session.state;
    this.#line = new Line(this.#session, dial, {
      set: (run, delay) => window.setTimeout(run, delay),
      clear: (timer) => window.clearTimeout(timer),
    });
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  #hurry = (): void => {
    if (document.visibilityState === 'visible') this.#line.hurry();
  };

  end(): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#line.end();
  }

  // ---- what is known

  get line() {
    return this.#state.line;
  }
  get table(): TableInfo | null {
    return this.#state.table;
  }
  get tableAt(): number {
    return this.#state.tableAt;
  }
  get seats(): readonly string[] {
    return this.#state.seats;
  }
  get guest(): string | null {
    return this.#state.guest;
  }
  get chat() {
    return this.#state.chat;
  }
  get clock() {
    return this.#state.clock;
  }
  get proposal() {
    return this.#state.table?.proposal ?? null;
  }

  /** The seat one looks and answers for; null for a spectator. */
  get seat(): string | null {
    const { seats, sights } = this.#state;
    if (this.#chosen !== null && seats.includes(this.#chosen)) return this.#chosen;
    const asked = seats.find((seat) => sights[seat]?.view.decision?.seat === seat);
    return asked ?? seats[0] ?? null;
  }

  look(seat: string | null): void {
    this.#chosen = seat;
  }

  get sight(): Sight | null {
    return this.#state.sights[this.seat ?? ''] ?? null;
  }
  get view(): ViewData | null {
    return this.sight?.view ?? null;
  }
  get events() {
    return this.sight?.events ?? [];
  }
  get decision() {
    return this.view?.decision ?? null;
  }
  /** The open decision, if it is ours. */
  get asked() {
    return this.decision !== null && this.decision.seat === this.seat ? this.decision : null;
  }
  /** What we have answered to it, while the server has not spoken. */
  get answering(): string | null {
    const given = this.#state.answering[this.seat ?? ''];
    return given !== undefined && given.number === this.sight?.number ? given.answer : null;
  }

  timeLeft(seat: string, now: number): number | null {
    return this.#state.clock === null ? null : timeLeft(this.#state.clock, seat, now);
  }

  // ---- what is done

  async answer(text: string): Promise<Reply> {
    const { seat, sight } = this;
    if (seat === null || sight === null || this.answering !== null) return { ok: true };
    return this.#session.request({ type: 'answer', seat, number: sight.number, answer: text });
  }

  undo(): Promise<Reply> {
    const { seat, sight } = this;
    if (seat === null || sight === null) return Promise.resolve({ ok: true });
    return this.#session.request({ type: 'undo', seat, number: sight.undo ?? Math.max(0, sight.number - 1) });
  }

  resign(): Promise<Reply> {
    return this.#session.request({ type: 'resign', seat: this.seat ?? '' });
  }

  propose(what: 'draw' | 'rematch'): Promise<Reply> {
    return this.#session.request({ type: 'propose', seat: this.seat ?? '', what });
  }

  reply(seat: string, proposal: number, agree: boolean): Promise<Reply> {
    return this.#session.request({ type: 'reply', seat, proposal, agree });
  }

  say(text: string): Promise<Reply> {
    return this.#session.request({ type: 'chat', text });
  }

  mute(guest: string, muted: boolean): Promise<Reply> {
    return this.#session.request({ type: 'mute', guest, muted });
  }
}
