// A move before it is asked for: who goes where and which card boosts it. Looked up in the preview that comes with the
// decision.

import { pathTo, within } from '../../board/paths';
import type { DecisionData, MoveData, PreviewData, ReachData } from '../../protocol';

interface Host {
  /** The open decision, if it leads to a move. */
  asked(): DecisionData | null;
  /** The spaces of the board in the order in which previews count them. */
  spaces(): readonly string[];
}

/** What the player has pointed at so far. */
interface Pointed {
  fighter?: string;
  boost?: string;
  /** A space that only a boost reaches. */
  space?: string;
}

/** The way to a space, and how many steps there may be. */
export interface Way {
  path: string[];
  most: number | null;
}

export class Walk {
  readonly #host: Host;
  pointed = $state.raw<Pointed>({});
  /** The figure in the player's hand. */
  held = $state<string | null>(null);
  /** The card that is looked at, and the one in the player's hand; by their ids within the deck. */
  card = $state<string | null>(null);
  dragged = $state<string | null>(null);

  constructor(host: Host) {
    this.#host = host;
  }

  #preview = $derived.by((): PreviewData | null => this.#host.asked()?.preview ?? null);
  /** Those who can go somewhere. */
  fighters = $derived.by((): string[] => {
    const preview = this.#preview;
    if (preview === null) return [];
    const moves = [preview.move, ...preview.boosts];
    const goes = (reach: ReachData): boolean => moves.some((move) => this.#ends(reach, move).length > 0);
    return preview.fighters.filter(goes).map(({ fighter }) => fighter);
  });
  /** Who would go: the figure in the hand, the one that was pointed at, else the first. */
  fighter = $derived.by((): string | null => {
    const wanted = this.held ?? this.pointed.fighter;
    return this.fighters.find((fighter) => fighter === wanted) ?? this.fighters[0] ?? null;
  });
  #reach = $derived.by(() => this.#preview?.fighters.find(({ fighter }) => fighter === this.fighter) ?? null);

  #boosts = $derived.by(() => this.#preview?.boosts.filter(({ card }) => card != null) ?? []);
  /** Cards that could boost the move, by their ids within the deck. */
  boosters = $derived.by((): string[] => this.#boosts.flatMap(({ card }) => card ?? []));
  /** The move as it is, or with the boost that was chosen. */
  move = $derived.by((): MoveData | null => this.#boosted(this.pointed.boost ?? null) ?? this.#preview?.move ?? null);
  /** The move with the card that is dragged, or looked at as a boost. */
  looked = $derived.by((): MoveData | null =>
    this.#boosted(this.dragged ?? (this.#host.asked()?.kind === 'boost' ? this.card : null)),
  );
  #boosted(card: string | null): MoveData | null {
    return card === null ? null : (this.#boosts.find((boost) => boost.card === card) ?? null);
  }

  /** Spaces that one click reaches. */
  near = $derived.by((): string[] =>
    this.#reach === null || this.move === null ? [] : this.#ends(this.#reach, this.move),
  );
  /** Spaces that only a boost reaches. */
  far = $derived.by((): string[] => {
    const reach = this.#reach;
    if (reach === null || this.pointed.boost !== undefined) return [];
    const boosts = this.looked === null ? this.#boosts : [this.looked];
    const all = new Set(boosts.flatMap((boost) => this.#ends(reach, boost)));
    return [...all].filter((space) => !this.near.includes(space));
  });

  #ends(reach: ReachData, { distance, placed }: MoveData): string[] {
    const steps = within(reach, distance, this.#host.spaces());
    return placed.includes(reach.fighter) ? [...new Set([...steps, ...(this.#preview?.empty ?? [])])] : steps;
  }

  /** The boosts with which the fighter gets to a space, the weakest first. */
  #boostsTo(space: string): MoveData[] {
    const reach = this.#reach;
    if (reach === null) return [];
    const enough = this.#boosts.filter((boost) => this.#ends(reach, boost).includes(space));
    return enough.sort((one, other) => one.distance - other.distance);
  }
  boostersTo(space: string): string[] {
    return this.#boostsTo(space).flatMap(({ card }) => card ?? []);
  }
  /** How many spaces a boost must add to get to a space; null where none is needed, or any boost will do. */
  lacking(space: string): number | null {
    const steps = this.#reach?.distance[this.#host.spaces().indexOf(space)] ?? -1;
    const short = steps - (this.#preview?.move.distance ?? 0);
    const [weakest] = this.#boostsTo(space);
    return weakest !== undefined && steps > 0 && short > 0 && weakest.distance >= steps ? short : null;
  }

  wayTo(space: string): Way | null {
    const reach = this.#reach;
    const move = this.near.includes(space) ? this.move : this.#boostsTo(space)[0];
    return reach === null || move == null
      ? null
      : { path: pathTo(reach, space, this.#host.spaces()), most: move.distance };
  }

  back(): void {
    this.pointed = {};
  }
}
