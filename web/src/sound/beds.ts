// A soft bed of sound for each board: what can be heard there while nothing happens.

import type { Noise, Pluck, Sound, Tone } from './synth';

/** Samples a second: beds are dark, and fewer are computed in less time. */
export const BED_RATE = 12_000;
/** Seconds after which a bed begins again. */
const LOOP = 24;

/** A breath of wind or water that comes and goes. */
const breath = (at: number, length: number, from: number, to: number, level: number, width = 0.6): Noise => ({
  kind: 'noise',
  at,
  length,
  from,
  to,
  width,
  level,
  attack: length * 0.45,
});
/** A tone that comes and goes. */
const hum = (at: number, length: number, from: number, level: number): Tone => ({
  kind: 'tone',
  wave: 'sine',
  at,
  length,
  from,
  level,
  attack: length * 0.45,
});
const bell = (at: number, from: number, level: number, length = 4): Tone => ({
  kind: 'tone',
  wave: 'sine',
  at,
  length,
  from,
  level,
  bell: 0.8,
});
const string = (at: number, pitch: number, level: number): Pluck => ({
  kind: 'pluck',
  at,
  length: 3,
  pitch,
  bright: 0.25,
  level,
});
/** The same part again and again, `every` so many seconds. */
const each = <T>(every: number, make: (at: number, i: number) => T): T[] =>
  Array.from({ length: Math.round(LOOP / every) }, (_, i) => make(i * every, i));

const bed = (voices: (Noise | Tone | Pluck)[], room = 0.15): Sound => ({ peak: 0.5, loop: LOOP, room, voices });

const BEDS: Record<string, Sound> = {
  // Waves on a shore, and a lyre far away.
  sarpedon: bed([
    ...each(6, (at, i) => breath(at, 8, 420 + 60 * i, 190, 1)),
    ...each(6, (at) => breath(at + 1.6, 5, 1500, 700, 0.3, 0.9)),
    ...[293.66, 440, 392, 349.23].map((pitch, i) => string(4 + 5.5 * i, pitch, 0.18)),
  ]),
  // A marble hall: a music box that has lost its tune.
  marmoreal: bed(
    [
      ...each(8, (at) => hum(at, 12, 130.81, 0.25)),
      ...each(8, (at) => hum(at + 3, 12, 196.5, 0.18)),
      ...each(12, (at) => breath(at, 14, 700, 500, 0.35)),
      ...[783.99, 659.26, 987.77, 880, 587.33, 739.99].map((pitch, i) => bell(1.5 + 3.7 * i, pitch, 0.1)),
    ],
    0.25,
  ),
  // A street at night: fog, wheels far off, a tower bell.
  soho: bed([
    ...each(8, (at) => breath(at, 12, 160, 130, 1.1)),
    ...each(12, (at) => breath(at + 4, 7, 420, 260, 0.35)),
    ...each(6, (at) => hum(at, 9, 87.31, 0.22)),
    bell(5, 329.63, 0.14, 6),
    bell(7.2, 261.63, 0.14, 7),
  ]),
  // Wind over a moor, an owl.
  baskerville_manor: bed([
    ...each(6, (at, i) => breath(at, 10, 300 + 90 * (i % 3), 480 - 70 * (i % 2), 0.8, 0.25)),
    ...each(8, (at) => hum(at, 12, 73.42, 0.3)),
    ...[
      [9, 0.5],
      [10, 0.35],
      [10.5, 1.1],
    ].map(([at, length]) => hum(at!, length!, 392, 0.12)),
  ]),
  // Deep under ground: rumble and drops of water.
  king_solomons_mine: bed(
    [
      ...each(8, (at) => breath(at, 12, 95, 80, 1.4)),
      ...each(8, (at) => hum(at + 2, 12, 55, 0.4)),
      ...[1.3, 4.1, 4.5, 9.8, 13.2, 17.9, 18.6, 22.4].map((at, i): Tone => {
        const from = 900 + 230 * (i % 4);
        return { kind: 'tone', wave: 'sine', at, length: 0.16, from, to: from * 1.7, level: 0.2 };
      }),
    ],
    0.35,
  ),
};
/** A theater before the curtain rises. */
const GENERIC = bed([
  ...each(8, (at) => breath(at, 12, 220, 180, 0.8)),
  ...each(8, (at) => hum(at, 12, 110, 0.25)),
  ...each(12, (at) => hum(at + 4, 14, 164.81, 0.15)),
]);

/** The bed of a board; boards without one of their own share one. */
export const bedOf = (board: string): Sound => (Object.hasOwn(BEDS, board) ? BEDS[board]! : GENERIC);
/** Boards with a bed of their own. */
export const boardsWithBed: readonly string[] = Object.keys(BEDS);
