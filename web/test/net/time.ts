/** A clock and its alarms, moved by hand. */
export class Time {
  now = 1_000_000;
  #alarms: { id: number; at: number; run: () => void }[] = [];
  #last = 0;

  set = (run: () => void, delay: number): number => {
    this.#alarms.push({ id: ++this.#last, at: this.now + delay, run });
    return this.#last;
  };
  clear = (timer: number): void => {
    this.#alarms = this.#alarms.filter(({ id }) => id !== timer);
  };

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.clear(due.id);
      this.now = due.at;
      due.run();
    }
    this.now = end;
  }
}
