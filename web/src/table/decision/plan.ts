// A gesture that means several answers, such as a figure dragged to a space before the maneuver has begun: the answers
// that lead there, one after the other. Each is one of the options that the server then offers; where it offers
// something else, or something unforeseen has happened, the gesture ends and the player is asked.

import { parseOption, type Option } from '../../options';
import type { DecisionData, EventData, FighterData } from '../../protocol';

export interface Goal {
  /** Who shall move; null to move nobody any more. */
  fighter: string | null;
  /** Where to. */
  space: string | null;
  /** The card that boosts the maneuver, by its id within the deck. */
  boost: string | null;
}

/** The decisions that lead to a goal, in their order; each is met once. */
const STAGES = ['action', 'boost', 'mover', 'space'] as const;
export type Stage = (typeof STAGES)[number];

/** What is part of every maneuver. Anything else may change the player's mind. */
const FORESEEN: readonly string[] = ['action', 'draw', 'discard', 'boost', 'move', 'place'];

export interface Now {
  asked: DecisionData;
  /** What has happened since the last answer. */
  events: readonly EventData[];
  fighters: readonly FighterData[];
}

/** The next answer toward a goal after a stage; null if it is reached, or the decision is not on its way. */
export function nextAnswer(
  goal: Goal,
  after: Stage | null,
  { asked, events, fighters }: Now,
): { answer: string; stage: Stage } | null {
  const stage = STAGES.find((one) => one === asked.kind);
  if (stage === undefined || (after !== null && STAGES.indexOf(stage) <= STAGES.indexOf(after))) return null;
  if (events.some(({ kind }) => !FORESEEN.includes(kind))) return null;
  const options = (asked.options ?? []).map((text) => parseOption(asked.kind, text));
  const option = options.find((one) => leads(goal, one, asked, fighters));
  return option === undefined ? null : { answer: option.text, stage };
}

function leads(goal: Goal, option: Option, asked: DecisionData, fighters: Now['fighters']): boolean {
  switch (option.kind) {
    case 'maneuver':
      return true;
    case 'boost':
      return asked.preview !== null && goal.boost === option.card;
    case 'move':
      return goal.fighter === option.fighter;
    case 'space':
      return goal.fighter === null
        ? fighters.some(({ id, space }) => id === asked.fighter && space === option.space)
        : goal.fighter === asked.fighter && goal.space === option.space;
    case 'decline':
      if (option.word === 'no_boost') return asked.preview !== null && goal.boost === null;
      return option.word === 'done' && goal.fighter === null;
    default:
      return false;
  }
}
