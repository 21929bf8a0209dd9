// What figures do while events are shown: who strikes, and who is hit.

import type { Pose } from '../../art/figures/PaperFigure.svelte';
import type { EventData } from '../../protocol';

export function posesOf(step: readonly EventData[]): Record<string, Pose> {
  const poses: Record<string, Pose> = {};
  for (const { kind, fighter } of step) {
    if (fighter === undefined) continue;
    if (kind === 'combat') poses[fighter] = 'strike';
    if (kind === 'damage') poses[fighter] = 'hit';
  }
  return poses;
}
