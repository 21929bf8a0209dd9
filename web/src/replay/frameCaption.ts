// What a frame of a replay is about, in a sentence or two; the log has all of it.

import type { Frame } from '../protocol';
import { lineText, type LogLine } from '../text/events';
import type { MatchNames } from '../text/names';
import { optionWords, waiting } from '../text/prompts';

/** `lines`: those of this frame. Without any: what was answered in the frame before, or who decides. */
export function captionOf(
  frame: Frame,
  before: Frame | undefined,
  lines: readonly LogLine[],
  names: MatchNames,
): string {
  const results = lines.filter(({ event }) => event.kind === 'combat' || event.kind === 'defeat');
  const acts = lines.filter(({ event }) => event.kind !== 'turn');
  const heads = [results, acts.slice(0, 2), lines].find((some) => some.length > 0) ?? [];
  if (heads.length > 0) return heads.map((line) => lineText(line, names)).join(' ');
  const asked = before?.view.decision;
  if (before !== undefined && asked != null && frame.answer !== null && frame.seat === asked.seat)
    return `${names.seatTitle(asked.seat)}: ${optionWords(before.view, asked, frame.answer, names)}`;
  return waiting(frame.view, names);
}
