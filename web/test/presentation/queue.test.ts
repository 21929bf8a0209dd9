import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BEATS, HOLD_MS } from '../../src/beats';
import { MOST_BEHIND, PresentationQueue, type Moment } from '../../src/presentation/queue.svelte';
import type { EventData, ViewData } from '../../src/protocol';

const START = {
  seat: 'p1',
  fighters: [{ id: 'alice', seat: 'p1', health: 10, space: 's1' }],
  seats: [{ seat: 'p1', hand: [], discard: [], hand_size: 5, deck_size: 20 }],
  decision: { seat: 'p1', number: 0 },
  outcome: null,
} as unknown as ViewData;
const walk: EventData = { kind: 'move', step: 1, fighter: 'alice', space: 's3', path: ['s2', 's3'] };
const hit: EventData = { kind: 'damage', step: 1, fighter: 'alice', amount: 3, lost: 3 };
/** How long damage is on its way before health falls. */
const lead = (BEATS.damage.ms * (BEATS.damage.lead ?? 0)) / 100;
const fight: EventData[] = [
  { kind: 'play', step: 1, combat: 1, side: 'attack', fighter: 'bert', target: 'alice' },
  { kind: 'no_defense', step: 1, combat: 1, side: 'defense' },
  { kind: 'reveal', step: 1, combat: 1, side: 'attack', value: 3 },
  { kind: 'reveal', step: 1, combat: 1, side: 'defense', value: 0 },
  { kind: 'combat', step: 1, combat: 1, attack: 3, defense: 0, dealt: 3, lost: 3, won: 'attack' },
  { ...hit, combat: 1, damage: 'combat' },
];

let [pace, instant] = [1, false];
let reported: number[] = [];
const queue = () =>
  new PresentationQueue<Moment>({
    pace: () => pace,
    instant: () => instant,
    shown: ({ number }) => reported.push(number),
  });
const at = (number: number, events: EventData[], view: Partial<ViewData> = {}): Moment => ({
  number,
  events,
  view: { ...START, ...view },
});
const begun = () => {
  const made = queue();
  made.show(at(0, []));
  reported = [];
  return made;
};
const alice = (made: PresentationQueue<Moment>) => made.shown?.view.fighters[0];

beforeEach(() => {
  vi.useFakeTimers();
  [pace, instant, reported] = [1, false, []];
});
afterEach(() => void vi.useRealTimers());

describe('a queue', () => {
  it('shows the present to a viewer who has just come, and nothing of the past', () => {
    const made = queue();
    made.take(at(3, [walk, hit]));
    expect([made.idle, made.shown?.events.length, reported]).toEqual([true, 2, [3]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows one step after the other, and what follows from each with it', () => {
    const made = begun();
    const after = [{ ...START.fighters[0]!, space: 's3', health: 7 }];
    made.take(at(1, [walk, hit], { fighters: after }));
    expect([alice(made)?.space, alice(made)?.health, made.shown?.events.length]).toEqual(['s3', 10, 1]);
    expect(made.step).toEqual([walk]);
    vi.advanceTimersByTime(2 * BEATS.move.ms - 1);
    expect(alice(made)?.health).toBe(10);
    vi.advanceTimersByTime(1);
    expect([made.step, alice(made)?.health, made.shown?.events.length]).toEqual([[hit], 10, 1]);
    vi.advanceTimersByTime(lead);
    expect([made.step, alice(made)?.health, made.shown?.events.length]).toEqual([[hit], 7, 2]);
    vi.advanceTimersByTime(BEATS.damage.ms - lead - 1);
    expect(made.idle).toBe(false);
    vi.advanceTimersByTime(1);
    expect([made.idle, made.step]).toEqual([true, []]);
  });

  it('asks only when everything has been shown, and then reports it, once', () => {
    const made = begun();
    made.take(at(1, [walk]));
    expect([made.shown?.view.decision, made.shown?.number, reported]).toEqual([null, 0, []]);
    vi.runAllTimers();
    expect([made.shown?.view.decision?.seat, made.shown?.number, reported]).toEqual(['p1', 1, [1]]);
  });

  it('asks nothing while a step is told whose result is still on its way', () => {
    const made = begun();
    expect(made.shown?.view.decision?.seat).toBe('p1');
    made.take(at(1, [hit]));
    expect([made.step, made.shown?.view.decision, alice(made)?.health]).toEqual([[hit], null, 10]);
  });

  it('releases together what belongs together, and holds the result of a combat', () => {
    const made = begun();
    made.take(at(1, fight));
    vi.advanceTimersByTime(BEATS.play.ms + BEATS.no_defense.ms);
    expect(made.step.map(({ kind }) => kind)).toEqual(['reveal', 'reveal']);
    vi.advanceTimersByTime(BEATS.reveal.ms);
    expect([made.step[0]?.kind, alice(made)?.health]).toEqual(['combat', 10]);
    vi.advanceTimersByTime(HOLD_MS);
    expect([made.step[0]?.kind, alice(made)?.health]).toEqual(['combat', 10]);
    vi.runAllTimers();
    expect(made.idle).toBe(true);
  });

  it('keeps the order of several updates and reports the last', () => {
    const made = begun();
    made.take(at(1, [walk]));
    made.take(at(2, [walk, { ...hit, step: 2 }]));
    made.take(at(3, [walk, { ...hit, step: 2 }, { ...walk, step: 3 }]));
    const seen: (string | undefined)[] = [];
    while (!made.idle) {
      seen.push(made.step[0]?.kind);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual(['move', 'damage', 'damage', 'move']);
    expect(reported).toEqual([3]);
  });

  it('completes everything at once', () => {
    const made = begun();
    made.take(at(1, fight));
    made.take(at(2, [...fight, walk]));
    made.finish();
    expect([made.idle, made.shown?.number, made.shown?.events.length, reported]).toEqual([true, 2, 7, [2]]);
    expect(vi.getTimerCount()).toBe(0);
    made.finish();
    expect(reported).toEqual([2]);
  });

  it.each([
    ['what is taken back', at(1, [])],
    ['another viewer', at(1, [walk, hit], { seat: 'p2' })],
    ['another past', at(1, [hit, walk])],
  ])('shows %s at once', (_, moment) => {
    const made = queue();
    made.show(at(2, [walk]));
    made.take(moment);
    expect([made.idle, made.shown]).toEqual([true, moment]);
  });

  it('follows a server that sends everything again', () => {
    const made = queue();
    made.show(at(1, [{ ...walk }]));
    made.take(at(2, [{ ...walk }, hit]));
    expect(made.step).toEqual([hit]);
  });

  it('passes everything through at once without motion or on a hidden page, without a timer', () => {
    instant = true;
    const made = begun();
    for (let i = 1; i < 4; i += 1)
      made.take(
        at(
          i,
          Array.from({ length: i }, () => hit),
        ),
      );
    expect([made.idle, made.shown?.events.length, reported]).toEqual([true, 3, [1, 2, 3]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes less than half the time when it is quick', () => {
    pace = 0.4;
    const made = begun();
    made.take(at(1, [walk, hit]));
    vi.advanceTimersByTime((2 * BEATS.move.ms + BEATS.damage.ms) / 2);
    expect(made.idle).toBe(true);
  });

  it('skips the oldest steps when it is far behind, and says how many', () => {
    const made = begun();
    const events: EventData[] = [];
    for (let i = 1; i <= 100; i += 1) {
      events.push({ ...walk, step: i });
      made.take(at(i, [...events]));
    }
    const skipped = made.skipped?.count ?? 0;
    expect(skipped).toBeGreaterThan(0);
    expect(made.skipped?.first).toBe(events[1]);
    const from = performance.now();
    vi.advanceTimersToNextTimer();
    expect(made.shown?.events.length).toBe(skipped + 2);
    vi.runAllTimers();
    expect(performance.now() - from).toBeLessThanOrEqual(MOST_BEHIND + 2 * BEATS.move.ms);
    expect(reported).toEqual([100]);
  });

  it('keeps everything while it is paused', () => {
    const made = begun();
    made.paused = true;
    const events: EventData[] = [];
    for (let i = 1; i <= 100; i += 1) {
      events.push({ ...walk, step: i });
      made.take(at(i, [...events]));
    }
    expect([made.skipped, made.shown?.events.length]).toEqual([null, 1]);
  });

  it('pauses, goes step by step and on', () => {
    const made = begun();
    made.take(at(1, [walk, hit, { ...walk, step: 2 }]));
    made.paused = true;
    vi.advanceTimersByTime(60_000);
    expect(made.step).toEqual([walk]);
    made.next();
    vi.advanceTimersByTime(60_000);
    expect([made.step, alice(made)?.health]).toEqual([[hit], 7]);
    made.paused = false;
    vi.runAllTimers();
    expect(made.idle).toBe(true);
  });
});
