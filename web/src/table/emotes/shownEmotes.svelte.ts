// The emotes that are shown at the seats of their senders, for a few seconds each.

import { untrack } from 'svelte';
import { EMOTES, type ChatLine, type EmoteId } from '../../protocol';
import type { LiveMatch } from '../../net/liveMatch.svelte';

/** How long an emote is shown, in milliseconds. */
export const SHOWN_MS = 4000;

type EmoteLine = ChatLine & { emote: EmoteId };

/** Whether a line is an emote that this client can draw. */
export const isEmote = (line: ChatLine): line is EmoteLine => line.emote !== undefined && EMOTES.includes(line.emote);

export class ShownEmotes {
  readonly #match: LiveMatch;
  /** The latest of each guest. */
  #lines = $state.raw<readonly EmoteLine[]>([]);

  /** To be made by a component. */
  constructor(match: LiveMatch) {
    this.#match = match;
    let last = match.chat.at(-1);
    $effect(() => {
      const line = match.chat.at(-1);
      if (line === last) return;
      last = line;
      if (line !== undefined && isEmote(line)) untrack(() => this.#show(line));
    });
  }

  #show(line: EmoteLine): void {
    this.#lines = [...this.#lines.filter(({ guest }) => guest !== line.guest), line];
    setTimeout(() => (this.#lines = this.#lines.filter((other) => other !== line)), SHOWN_MS);
  }

  /** Those of guests who are not muted, the latest last. */
  lines = $derived.by(() =>
    this.#lines.filter(({ guest }) => !this.#match.muted.some((muted) => muted.guest === guest)),
  );

  /** What the player of a seat shows. Who plays several seats shows it at the first. */
  at(seat: string): EmoteId | null {
    const seats = this.#match.table?.seats ?? [];
    const guest = seats.find((one) => one.seat === seat)?.guest;
    if (guest === undefined || seats.find((one) => one.guest === guest)?.seat !== seat) return null;
    return this.lines.find((line) => line.guest === guest)?.emote ?? null;
  }
}
