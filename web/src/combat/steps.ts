// A combat as a plain list of what is to be seen, one thing after the other. What stands on the table after n steps
// follows from the list alone, so that it can be shown at any speed, skipped, and read again.

import type { CardSheet } from '../text/sheets';

export type Side = 'attacker' | 'defender';

export interface CombatSide {
  /** The fighter. */
  id: string;
  seat: string;
  hero: string;
  heroName: string;
  /** What the fighter is called. */
  fighter: string;
  card: CardSheet | null;
}

export type CombatStep =
  /** A card is laid face down; without one the side plays none. */
  | { kind: 'commit'; side: Side; card: boolean }
  | { kind: 'reveal' }
  /** A line of the card of a side happens. */
  | { kind: 'line'; side: Side; line: number }
  /** The value of a side becomes another, and why. */
  | { kind: 'value'; side: Side; value: number; cause: string }
  | { kind: 'cancel'; side: Side; cause: string }
  /** Another card lies there in place of the first. */
  | { kind: 'replace'; side: Side; card: CardSheet }
  /** A card joins as a boost: face down, or as it is revealed. */
  | { kind: 'boost'; side: Side; card: CardSheet | null }
  /** The numbers meet: who has won, by how much, and in words. */
  | { kind: 'result'; winner: Side | null; dealt: number; text: string }
  /** A side loses health, and by which card or ability; by the combat itself without one. */
  | { kind: 'damage'; side: Side; amount: number; cause: string }
  | { kind: 'defeat'; side: Side };

export interface Term {
  from: number | null;
  to: number;
  cause: string;
}

export interface Hit {
  amount: number;
  cause: string;
}

export interface SideState {
  /** In place of the card that was laid first. */
  card: CardSheet | null;
  lies: 'away' | 'none' | 'face_down' | 'revealed';
  value: number | null;
  terms: Term[];
  line: number | null;
  canceled: string | null;
  /** Boosts that have joined; null: face down. */
  boosts: (CardSheet | null)[];
  hits: Hit[];
  defeated: boolean;
}

export interface CombatState {
  attacker: SideState;
  defender: SideState;
  winner: Side | null | undefined;
  dealt: number;
  text: string;
}

const begin = (): SideState => ({
  card: null,
  lies: 'away',
  value: null,
  terms: [],
  line: null,
  canceled: null,
  boosts: [],
  hits: [],
  defeated: false,
});

/** What a boost does not take the place of: it is face down before it is revealed. */
const unlike = (card: CardSheet | null) => (other: CardSheet | null) => other !== null && other.card !== card?.card;

/** The table after these steps. */
export function combatAt(steps: readonly CombatStep[]): CombatState {
  const state: CombatState = { attacker: begin(), defender: begin(), winner: undefined, dealt: 0, text: '' };
  for (const step of steps) {
    state.attacker.line = state.defender.line = null;
    switch (step.kind) {
      case 'commit':
        state[step.side].lies = step.card ? 'face_down' : 'none';
        break;
      case 'reveal':
        for (const side of [state.attacker, state.defender]) if (side.lies === 'face_down') side.lies = 'revealed';
        break;
      case 'line':
        state[step.side].line = step.line;
        break;
      case 'value': {
        const side = state[step.side];
        side.terms.push({ from: side.value, to: step.value, cause: step.cause });
        side.value = step.value;
        break;
      }
      case 'cancel':
        state[step.side].canceled = step.cause;
        break;
      case 'replace':
        Object.assign(state[step.side], { card: step.card, canceled: null });
        break;
      case 'boost':
        state[step.side].boosts = [...state[step.side].boosts.filter(unlike(step.card)), step.card];
        break;
      case 'result':
        Object.assign(state, { winner: step.winner, dealt: step.dealt, text: step.text });
        break;
      case 'damage':
        state[step.side].hits.push({ amount: step.amount, cause: step.cause });
        break;
      case 'defeat':
        state[step.side].defeated = true;
    }
  }
  return state;
}

/** Both sides in the order in which they are drawn, and who has won. */
export function sidesOf(state: CombatState, attacker: CombatSide, defender: CombatSide) {
  const sides = [
    { side: 'attacker' as Side, who: attacker, at: state.attacker },
    { side: 'defender' as Side, who: defender, at: state.defender },
  ];
  return { sides, winner: sides.find(({ side }) => side === state.winner)?.who ?? null };
}
