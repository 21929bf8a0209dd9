// What figures do while events are shown: who strikes, and who is hit.

import type { Posed } from '../../art/figures/PaperFigure.svelte';
import type { EventData } from '../../protocol';

export function posesOf(step: readonly EventData[]): Record<string, Posed> {
  const poses: Record<string, Posed> = {};
  for (const event of step) {
    const { kind, fighter } = event;
    if (fighter === undefined) continue;
    if (kind === 'combat') poses[fighter] = { pose: 'strike', cause: event };
    if (kind === 'damage') poses[fighter] = { pose: 'hit', cause: event };
  }
  return poses;
}
