// A combat as a plain list of what is to be seen, one thing after the other. What stands on the table after n steps
// follows from the list alone, so that it can be shown at any speed, skipped, and read again.

import type { CardSheet } from '../text/sheets';

export type Side = 'attacker' | 'defender';

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
  | { kind: 'damage'; side: Side; amount: number }
  | { kind: 'result'; winner: Side | null; text: string };

export interface Term {
  from: number | null;
  to: number;
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
  damage: number | null;
}

export interface CombatState {
  attacker: SideState;
  defender: SideState;
  winner: Side | null | undefined;
  text: string;
}

const begin = (): SideState => ({
  card: null,
  lies: 'away',
  value: null,
  terms: [],
  line: null,
  canceled: null,
  damage: null,
});

/** The table after these steps. */
export function combatAt(steps: readonly CombatStep[]): CombatState {
  const state: CombatState = { attacker: begin(), defender: begin(), winner: undefined, text: '' };
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
      case 'damage':
        state[step.side].damage = step.amount;
        break;
      case 'result':
        state.winner = step.winner;
        state.text = step.text;
    }
  }
  return state;
}
