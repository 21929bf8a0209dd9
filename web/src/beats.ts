// How long each event is shown, in milliseconds. Written by tools/protocol_types.py from
// src/peerless/records/beats.py, which explains it.

export type Speed = 'calm' | 'normal' | 'quick' | 'instant';
/** The factor for every beat. */
export const SPEEDS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1.0, quick: 0.4, instant: 0.0 };
/** How long the result of a combat is shown at least, part of the beat of `combat`. */
export const HOLD_MS = 1000;
/** How a long combat speeds up: so many milliseconds of its beats take so many percent of their length. */
export const COMBAT_PACE: readonly (readonly [number, number])[] = [[2500, 100], [3500, 45], [2500, 19]];
/** The most that the server delays a clock. */
export const MOST_ALLOWANCE_MS = 6000;

/** How long an event of one kind is shown at normal speed. */
export interface Beat {
  readonly ms: number;
  /** A list in the event: the beat is `ms` for each of its items, and for one if it has none. */
  readonly each?: 'path';
  /** A field whose words have beats of their own (`cases`). */
  readonly field?: 'timing';
  /** Word of `field` -> its beat instead of `ms`. */
  readonly cases?: Readonly<Record<string, number>>;
  /** Whether events of this kind that directly follow each other are shown at once, with the first. */
  readonly together?: true;
  /** Whether a long combat keeps this beat as long as it is. */
  readonly fixed?: true;
  /** Percent of the beat that pass before its result is on screen: damage flies first, then health falls. */
  readonly lead?: number;
}
export type EventKind = 'play' | 'no_defense' | 'commit_boost' | 'reveal' | 'combat' | 'damage' | 'defeat' | 'scheme' | 'effect' | 'boost' | 'value' | 'cancel' | 'mode' | 'choose' | 'number' | 'move' | 'place' | 'return' | 'leave' | 'carry' | 'prevented' | 'recover' | 'set_health' | 'marker' | 'token' | 'draw' | 'discard' | 'look' | 'take' | 'row' | 'put_back' | 'shuffle' | 'exhausted' | 'turn' | 'action' | 'gain_action' | 'out' | 'over';
export const BEATS: Readonly<Record<EventKind, Beat>> = {
  play: { ms: 350 },
  no_defense: { ms: 350 },
  commit_boost: { ms: 350 },
  reveal: { ms: 450, together: true },
  combat: { ms: 1400, fixed: true },
  damage: { ms: 400, lead: 50 },
  defeat: { ms: 450, lead: 60 },
  scheme: { ms: 1100 },
  effect: { ms: 900, field: 'timing', cases: { immediately: 450, during_combat: 450, after_combat: 450, after_attack: 450, scheme: 450, boost_effect: 450 } },
  boost: { ms: 900 },
  value: { ms: 250 },
  cancel: { ms: 500 },
  mode: { ms: 300 },
  choose: { ms: 300 },
  number: { ms: 250 },
  move: { ms: 150, each: 'path' },
  place: { ms: 300 },
  return: { ms: 350 },
  leave: { ms: 300 },
  carry: { ms: 450 },
  prevented: { ms: 300 },
  recover: { ms: 400, lead: 50 },
  set_health: { ms: 350 },
  marker: { ms: 150, each: 'path' },
  token: { ms: 300 },
  draw: { ms: 150, together: true },
  discard: { ms: 100, together: true },
  look: { ms: 300, together: true },
  take: { ms: 300, together: true },
  row: { ms: 600 },
  put_back: { ms: 150, together: true },
  shuffle: { ms: 150 },
  exhausted: { ms: 300 },
  turn: { ms: 300 },
  action: { ms: 0 },
  gain_action: { ms: 200 },
  out: { ms: 300 },
  over: { ms: 0 },
};
