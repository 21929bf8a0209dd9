// Which fighter is looked at: under a resting mouse, with the keyboard on its space, or by a tap or long press, which
// stays until it is put away.

interface Host {
  /** Who stands on a space. */
  fighterAt(space: string): string | null;
  /** A fighter is looked at: what it could do is wanted. */
  ask(): void;
}

/** A mouse that only passes opens nothing. */
const REST_MS = 350;

export class Inspection {
  fighter = $state<string | null>(null);
  /** It stays when the pointer goes. */
  pinned = $state(false);
  readonly #host: Host;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** A space is pointed at or focused; none any more. */
  look(space: string | null): void {
    clearTimeout(this.#timer);
    if (this.pinned) return;
    const fighter = space === null ? null : this.#host.fighterAt(space);
    if (fighter === null) this.fighter = null;
    else if (this.fighter !== null) this.#open(fighter);
    else this.#timer = setTimeout(() => this.#open(fighter), REST_MS);
  }

  pin(fighter: string): void {
    clearTimeout(this.#timer);
    this.pinned = true;
    this.#open(fighter);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.pinned = false;
    this.fighter = null;
  }

  #open(fighter: string): void {
    this.fighter = fighter;
    this.#host.ask();
  }
}
