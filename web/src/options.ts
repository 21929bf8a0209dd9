// An option of a decision, read from its notation (src/peerless/rules/notation.py). Answers go back as the text.

export type Option = { text: string } & (
  | { kind: 'maneuver' }
  | { kind: 'attack'; fighter: string; target: string; card: string }
  | { kind: 'scheme'; card: string; fighter: string }
  | { kind: 'space'; space: string }
  | { kind: 'boost' | 'defend' | 'discard' | 'put_back' | 'card'; card: string }
  | { kind: 'move' | 'fighter'; fighter: string }
  | { kind: 'mode'; mode: string }
  | { kind: 'number'; number: number }
  | { kind: 'opponent'; seat: string }
  | { kind: 'effect'; source: string }
  | { kind: 'decline'; word: Decline }
  | { kind: 'yes' }
);

export type Decline = 'no_boost' | 'no_defense' | 'done' | 'none' | 'no';
const DECLINE: readonly string[] = ['no_boost', 'no_defense', 'done', 'none', 'no'] satisfies Decline[];

/** Words of the options of a kind of decision; cards are named by their id within the deck. */
export function parseOption(decision: string, text: string): Option {
  const words = text.split(' ');
  const word = (at: number): string => {
    const found = words[at];
    if (found === undefined) throw new Error(`cannot read the option '${text}' of a decision '${decision}'`);
    return found;
  };
  if (decision === 'mode') return { text, kind: 'mode', mode: text };
  if (words.length === 1 && DECLINE.includes(text)) return { text, kind: 'decline', word: text as Decline };
  switch (decision) {
    case 'action':
      if (words[0] === 'attack') return { text, kind: 'attack', fighter: word(1), target: word(2), card: word(3) };
      if (words[0] === 'scheme') return { text, kind: 'scheme', card: word(1), fighter: word(2) };
      return { text, kind: 'maneuver' };
    case 'space':
    case 'place_sidekick':
      return { text, kind: 'space', space: word(0) };
    case 'boost':
    case 'commit_boost':
      return { text, kind: 'boost', card: word(1) };
    case 'defense':
      return { text, kind: 'defend', card: word(1) };
    case 'discard':
      return { text, kind: 'discard', card: word(1) };
    case 'put_back':
      return { text, kind: 'put_back', card: word(1) };
    case 'card':
      return { text, kind: 'card', card: word(0) };
    case 'mover':
      return { text, kind: 'move', fighter: word(1) };
    case 'fighter':
      return { text, kind: 'fighter', fighter: word(0) };
    case 'number':
      return { text, kind: 'number', number: Number(text) };
    case 'opponent':
      return { text, kind: 'opponent', seat: word(0) };
    case 'order':
      return { text, kind: 'effect', source: word(1) };
    case 'yes_no':
      return { text, kind: 'yes' };
    default:
      throw new Error(`no decision '${decision}' is known`);
  }
}
