// A table the visitor plays at or watches, as the pages see it: what its queue shows, not what has just arrived.

import { untrack } from 'svelte';
import { stepAt, type LessonStep } from '../lesson/script';
import type { EmoteId, EventData, SeatId, TableInfo, ThreatData, ViewData } from '../protocol';
import { instant, pace } from '../presentation/pace';
import { PresentationQueue } from '../presentation/queue.svelte';
import { Connection, type SocketLike } from './connection';
import { Session, timeLeft, type Credentials, type Reply, type SessionState, type SeatView } from './session';

export class LiveMatch {
  readonly #session: Session;
  readonly #connection: Connection;
  readonly queue: PresentationQueue<SeatView>;
  #state = $state.raw<SessionState>() as SessionState;
  /** Of several seats the one that was asked last: it stays while others decide. */
  #asked = $state<SeatId | null>(null);

  /** Told of each step when it is shown. */
  onstep: ((events: readonly EventData[]) => void) | null = null;

  /** What the queue was given last. */
  #taken: SeatView | null = null;

  /** The decision for which it was asked what fighters could do. */
  #inspected: number | null = null;
  /** Decisions answered here, for going back; `first` is the one with which the gesture began. */
  #given: { seat: SeatId; number: number; first: number }[] = [];
  /** The decision with which a gesture of several answers began, while they follow each other. */
  #gesture = $state<number | null>(null);

  constructor(credentials: Credentials, openSocket: () => SocketLike) {
    this.#session = new Session(
      credentials,
      () => performance.now(),
      (state) => {
        this.#state = state;
        untrack(() => this.#present());
      },
    );
    this.#state = this.#session.state;
    this.queue = new PresentationQueue({
      pace,
      instant,
      step: (events) => this.onstep?.(events),
      shown: () => this.#shown(),
    });
    this.#connection = new Connection(this.#session, openSocket, {
      set: (run, delay) => window.setTimeout(run, delay),
      clear: (timer) => window.clearTimeout(timer),
    });
    addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#reconnectNow);
  }

  #reconnectNow = (): void => {
    if (document.visibilityState === 'visible') this.#connection.reconnectNow();
    else this.queue.finish();
  };

  /** Queues what has arrived for the seat on screen. */
  #present(): void {
    const arrived = this.#state.seatViews[this.seat ?? ''];
    if (arrived !== undefined && arrived !== this.#taken) {
      this.#taken = arrived;
      this.queue.take(arrived);
    } else if (this.queue.idle) this.#turnTo();
  }

  /** The queue is empty. Spectators report it, too: bots among themselves wait for who has set up their table. */
  #shown(): void {
    if (!this.#turnTo() && this.#taken !== null) this.#session.shown(this.#taken.number);
  }

  /** Of several seats at this screen, shows the one that is asked; what has been shown is not shown to it again. */
  #turnTo(): boolean {
    const { seats, seatViews } = this.#state;
    // The seat on screen first hears and shows what has happened, even if another one hears it before.
    const numbers = seats.map((seat) => seatViews[seat]?.number ?? 0);
    if ((this.#taken?.number ?? 0) < Math.max(...numbers)) return false;
    const asked = seats.find((seat) => seatViews[seat]?.view.decision?.seat === seat);
    const view = asked === undefined ? undefined : seatViews[asked];
    if (asked === undefined || asked === this.#asked || view === undefined) return false;
    this.#asked = asked;
    this.#taken = view;
    this.queue.show(view);
    return true;
  }

  /** The visitor has become a guest. */
  introduce(token: string): void {
    this.#session.credentials = { ...this.#session.credentials, token };
    this.#connection.reopen();
  }

  end(): void {
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    this.queue.end();
    this.#connection.end();
  }

  // ---- what is known

  get connection() {
    return this.#state.connection;
  }
  get table(): TableInfo | null {
    return this.#state.table;
  }
  get tableAt(): number {
    return this.#state.tableAt;
  }
  get seats(): readonly SeatId[] {
    return this.#state.seats;
  }
  get guest(): string | null {
    return this.#state.guest;
  }
  get chat() {
    return this.#state.chat;
  }
  get muted() {
    return this.#state.muted;
  }
  get clock() {
    return this.#state.clock;
  }
  get proposal() {
    return this.#state.table?.proposal ?? null;
  }

  /** The seat that this screen shows and answers for; null for a spectator. */
  get seat(): SeatId | null {
    const { seats } = this.#state;
    return seats.find((seat) => seat === this.#asked) ?? seats[0] ?? null;
  }

  get seatView(): SeatView | null {
    return this.queue.shown;
  }
  /** What has arrived for the seat, shown or not. */
  get arrived(): SeatView | null {
    return this.#state.seatViews[this.seat ?? ''] ?? null;
  }
  /** While the answers of a gesture follow each other, nothing is asked on screen. */
  view = $derived.by((): ViewData | null => {
    const view = this.seatView?.view ?? null;
    if (view === null) return null;
    if (this.#gesture !== null) return { ...view, decision: null };
    if (this.step === null || view.decision === null) return view;
    return { ...view, decision: { ...view.decision, options: [this.step.answer] } };
  });
  /** In the lesson: the step that the player is at. Its answer is the only one. */
  step = $derived.by((): LessonStep | null => {
    const decision = this.seatView?.view.decision ?? null;
    if (this.table?.lesson !== true || decision === null || decision.seat !== this.seat) return null;
    return stepAt(decision.number, decision.options ?? []);
  });
  get events() {
    return this.seatView?.events ?? [];
  }
  get decision() {
    return this.view?.decision ?? null;
  }
  /** The open decision, if it is ours. */
  get asked() {
    return this.decision !== null && this.decision.seat === this.seat ? this.decision : null;
  }
  /** What we have answered to it, until the server replies. */
  get answering(): string | null {
    const given = this.#state.answering[this.seat ?? ''];
    return given !== undefined && given.number === this.seatView?.number ? given.answer : null;
  }

  timeLeft(seat: string, now: number): number | null {
    return this.#state.clock === null ? null : timeLeft(this.#state.clock, seat, now);
  }

  /** What the fighters on screen could do, once it was asked for. */
  get threats(): readonly ThreatData[] | null {
    const { threats } = this.#state;
    return this.queue.idle && threats !== null && threats.number === this.seatView?.number ? threats.fighters : null;
  }

  // ---- what is done

  /** Asks what fighters could do, once per decision. */
  inspect(): void {
    const number = this.seatView?.number ?? null;
    if (number === null || !this.queue.idle || number === this.#inspected) return;
    this.#inspected = number;
    void this.#session.request({ type: 'inspect' }).then((reply) => {
      if (!reply.ok && this.#inspected === number) this.#inspected = null;
    });
  }

  /** Answers the open decision; within a gesture the one that has arrived, while steps before it are still shown. */
  async answer(text: string): Promise<Reply> {
    if (this.#gesture === null) this.#complete();
    const { seat, step } = this;
    if (step !== null && step.answer !== text) return DONE;
    const open = this.#gesture === null ? this.seatView : this.arrived;
    if (seat === null || open === null || this.#state.answering[seat]?.number === open.number) return DONE;
    const { number } = open;
    const first = this.#gesture ?? number;
    const reply = await this.#session.request({ type: 'answer', seat, number, answer: text });
    if (reply.ok) this.#given.push({ seat, number, first });
    return reply;
  }

  /** The next answers belong together, and undo takes them back together. */
  beginGesture(): void {
    this.#complete();
    this.#gesture = this.seatView?.number ?? null;
  }
  endGesture(): void {
    this.#gesture = null;
  }
  get inGesture(): boolean {
    return this.#gesture !== null;
  }

  #complete(): void {
    this.queue.finish();
    this.queue.skipped = null;
  }

  /** Takes the last gesture back: as far as it is free at once, else its last answer if the others agree. */
  async undo(): Promise<Reply> {
    this.queue.finish();
    const { seat, seatView } = this;
    if (seat === null || seatView === null) return DONE;
    const own = this.#given.findLast((given) => given.seat === seat);
    const { undo, undoEarliest } = seatView;
    const gesture = own === undefined || own.number !== undo ? null : Math.max(own.first, undoEarliest ?? own.first);
    const number = gesture ?? undo ?? own?.number ?? Math.max(0, seatView.number - 1);
    const reply = await this.#session.request({ type: 'undo', seat, number });
    if (reply.ok) this.#given = this.#given.filter((given) => given.number < number);
    return reply;
  }

  resign(): Promise<Reply> {
    return this.#mine((seat) => this.#session.request({ type: 'resign', seat }));
  }

  propose(what: 'draw' | 'rematch'): Promise<Reply> {
    return this.#mine((seat) => this.#session.request({ type: 'propose', seat, what }));
  }

  reply(seat: SeatId, proposal: number, agree: boolean): Promise<Reply> {
    return this.#session.request({ type: 'reply', seat, proposal, agree });
  }

  say(text: string): Promise<Reply> {
    return this.#session.request({ type: 'chat', text });
  }

  emote(emote: EmoteId): Promise<Reply> {
    return this.#session.request({ type: 'emote', emote });
  }

  mute(guest: string, muted: boolean): Promise<Reply> {
    return this.#session.request({ type: 'mute', guest, muted });
  }

  #mine(ask: (seat: SeatId) => Promise<Reply>): Promise<Reply> {
    return this.seat === null ? Promise.resolve(DONE) : ask(this.seat);
  }
}

const DONE: Reply = { ok: true };
