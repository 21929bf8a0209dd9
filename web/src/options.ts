// The notation of options (src/peerless/rules/notation.py), read and written. Answers go back as the text.

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
  /** Not understood here: shown and sent as its text. */
  | { kind: 'other' }
);

export type Decline = 'no_boost' | 'no_defense' | 'done' | 'none' | 'no';
const DECLINE: readonly string[] = ['no_boost', 'no_defense', 'done', 'none', 'no'] satisfies Decline[];

/**
 * Reads an option of a kind of decision; cards are named by their id within the deck. An option this client does not
 * understand, as of a newer server, is `other`.
 */
export function parseOption(decision: string, text: string): Option {
  return understood(decision, text) ?? { text, kind: 'other' };
}

function understood(decision: string, text: string): Option | null {
  const words = text.split(' ');
  const [first, second] = words;
  if (decision === 'mode') return { text, kind: 'mode', mode: text };
  if (words.length === 1 && DECLINE.includes(text)) return { text, kind: 'decline', word: text as Decline };
  if (first === undefined || first === '') return null;
  switch (decision) {
    case 'action':
      return action(text, words);
    case 'space':
    case 'place_sidekick':
      return { text, kind: 'space', space: first };
    case 'card':
      return { text, kind: 'card', card: first };
    case 'fighter':
      return { text, kind: 'fighter', fighter: first };
    case 'number':
      return { text, kind: 'number', number: Number(text) };
    case 'opponent':
      return { text, kind: 'opponent', seat: first };
    case 'yes_no':
      return { text, kind: 'yes' };
  }
  if (second === undefined) return null;
  switch (decision) {
    case 'boost':
    case 'commit_boost':
      return { text, kind: 'boost', card: second };
    case 'defense':
      return { text, kind: 'defend', card: second };
    case 'discard':
      return { text, kind: 'discard', card: second };
    case 'put_back':
      return { text, kind: 'put_back', card: second };
    case 'mover':
      return { text, kind: 'move', fighter: second };
    case 'order':
      return { text, kind: 'effect', source: second };
  }
  return null;
}

function action(text: string, [verb, first, second, third]: readonly string[]): Option | null {
  if (verb === 'maneuver') return { text, kind: 'maneuver' };
  if (first === undefined || second === undefined) return null;
  if (verb === 'scheme') return { text, kind: 'scheme', card: first, fighter: second };
  if (verb !== 'attack' || third === undefined) return null;
  return { text, kind: 'attack', fighter: first, target: second, card: third };
}

/** What the player has pointed at. */
export type Thing = { [Part in 'fighter' | 'target' | 'card' | 'space']?: string | undefined };

const CARD_WORDS: Readonly<Record<string, string>> = {
  boost: 'boost ',
  commit_boost: 'boost ',
  defense: 'defend ',
  discard: 'discard ',
  card: '',
};

/** What was pointed at as an answer to a kind of decision, whether it is offered or not; null where it is none. */
export function answerWith(decision: string, { fighter, target, card, space }: Thing): string | null {
  if (decision === 'space' || decision === 'place_sidekick') return space ?? null;
  if (card === undefined) return null;
  const words = CARD_WORDS[decision];
  if (words !== undefined) return words + card;
  if (decision !== 'action' || fighter === undefined) return null;
  return target === undefined ? `scheme ${card} ${fighter}` : `attack ${fighter} ${target} ${card}`;
}
