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
/** Letters of all modes together, with the frames of their buttons. */
const ROOM = 58;
const FRAME = 6;
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
  const modes = options.filter(({ kind }) => kind === 'mode').map((option) => words(option).length);
  if (modes.some((length) => length > LONGEST)) return true;
  if (modes.reduce((sum, length) => sum + length + FRAME, 0) > ROOM) return true;
  return options.some(
    (option) =>
      !isButton(option) &&
      (('card' in option && !held.includes(option.card)) ||
        ('fighter' in option && !standing.includes(option.fighter))),
  );
}
