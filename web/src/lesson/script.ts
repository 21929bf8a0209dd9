// The script of the first lesson, written by `tools/browser_data.py`: the answers of both seats in order, and what the
// player is told before each of their own.

import steps from '../generated/lesson.json';

export interface LessonStep {
  /** The only answer that is taken. */
  answer: string;
  /** Its words are the message `web-step-…`. */
  note: string;
}

const script: readonly LessonStep[] = steps;
const own = script.filter(({ note }) => note !== '');

/** How many steps the player has. */
export const LENGTH = own.length;

/** The step at a decision of the player; null where the match has left the script. */
export function stepAt(number: number, options: readonly string[]): LessonStep | null {
  const step = script[number];
  return step !== undefined && step.note !== '' && options.includes(step.answer) ? step : null;
}

/** The place of a step among those of the player, from 1. */
export const placeOf = (step: LessonStep): number => own.indexOf(step) + 1;
