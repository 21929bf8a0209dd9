// Events as the steps in which they are shown.

import { beatTimes, isWith, leadOf } from '../beatTimes';
import type { EventData } from '../protocol';

/** Events that are shown at once, and for how long at normal speed. */
export interface Step {
  events: readonly EventData[];
  ms: number;
  /** How much of it passes before the view changes. */
  lead: number;
}

/** `before` are the events before them. */
export function stepsOf(events: readonly EventData[], before: readonly EventData[]): Step[] {
  const times = beatTimes(events, before);
  const steps: Step[] = [];
  for (const [i, event] of events.entries()) {
    const ms = times[i] ?? 0;
    const [step, last] = [steps.at(-1), events[i - 1]];
    if (step !== undefined && last !== undefined && isWith(event, last))
      steps[steps.length - 1] = { ...step, events: [...step.events, event], ms: step.ms + ms };
    else steps.push({ events: [event], ms, lead: ms * leadOf(event) });
  }
  return steps;
}
