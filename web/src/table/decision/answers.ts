// Which answers are buttons below the board, and which can only be read in the list.

import type { Option } from '../../options';

/** Kinds of answers that are no things on the board or in the hand. */
const WORDS: readonly Option['kind'][] = [
  'maneuver',
  'decline',
  'yes',
  'mode',
  'number',
  'effect',
  'opponent',
  'other',
];

/** Longer texts, or more of them, do not fit in the line. Only modes can be long. */
const LONGEST = 34;
const MOST = 8;

export const isButton = ({ kind }: Option): boolean => WORDS.includes(kind);

interface Table {
  /** Cards in hand, by their ids within the deck. */
  held: readonly string[];
  /** Fighters on the board. */
  standing: readonly string[];
  words(option: Option): string;
}

/** Whether some option can neither be pointed at nor be a button. */
export function needsList(options: readonly Option[], { held, standing, words }: Table): boolean {
  if (options.filter(isButton).length > MOST) return true;
  if (options.some((option) => option.kind === 'mode' && words(option).length > LONGEST)) return true;
  return options.some(
    (option) =>
      !isButton(option) &&
      (('card' in option && !held.includes(option.card)) ||
        ('fighter' in option && !standing.includes(option.fighter))),
  );
}
