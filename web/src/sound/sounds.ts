// What each sound is made of. Cards are paper, blows are drums, turns are bells and endings are strings, as on a small
// stage.

import type { Noise, Pluck, Sound, Tone } from './synth';

const paper = (at: number, length: number, from: number, to: number, level = 1): Noise => ({
  kind: 'noise',
  at,
  length,
  from,
  to,
  width: 0.7,
  level,
  attack: length * 0.35,
});
const drum = (at: number, length: number, from: number, to: number, level = 1): Tone => ({
  kind: 'tone',
  wave: 'sine',
  at,
  length,
  from,
  to,
  level,
});
const crack = (at: number, length: number, from: number, to: number, level: number): Noise => ({
  kind: 'noise',
  at,
  length,
  from,
  to,
  width: 1,
  level,
});
const bell = (at: number, length: number, from: number, level = 1): Tone => ({
  kind: 'tone',
  wave: 'sine',
  at,
  length,
  from,
  level,
  bell: 1.6,
});
const string = (at: number, length: number, pitch: number, level = 1, bright = 0.5): Pluck => ({
  kind: 'pluck',
  at,
  length,
  pitch,
  bright,
  level,
});

/** Notes, in hertz. */
const [D2, A2, D3, A3, C4, D4, F4, G4, A4, C5, E5, G5, C6] = [
  73.42, 110, 146.83, 220, 261.63, 293.66, 349.23, 392, 440, 523.25, 659.26, 783.99, 1046.5,
] as const;

export const SOUNDS = {
  draw: { peak: 0.18, voices: [paper(0, 0.16, 1500, 4300), crack(0.13, 0.05, 3600, 2600, 0.35)] },
  card: {
    peak: 0.29,
    voices: [paper(0, 0.12, 4600, 2200, 1.4), drum(0.08, 0.1, 260, 170, 0.35), crack(0.08, 0.06, 2800, 1500, 1.3)],
  },
  flip: { peak: 0.28, voices: [paper(0, 0.1, 1200, 5200), paper(0.11, 0.12, 5600, 1600, 0.8)] },
  hit_light: { peak: 0.5, voices: [drum(0, 0.17, 300, 140, 0.8), crack(0, 0.09, 2000, 700, 1.6)] },
  hit_medium: {
    peak: 0.75,
    room: 0.1,
    voices: [drum(0, 0.3, 200, 70, 1.1), crack(0, 0.18, 1400, 280, 2), crack(0, 0.04, 3800, 2000, 1.2)],
  },
  hit_heavy: {
    peak: 0.9,
    room: 0.2,
    voices: [
      drum(0, 0.6, 150, 40, 0.8),
      drum(0.09, 0.5, 90, 36, 0.6),
      crack(0, 0.36, 1400, 140, 2.2),
      crack(0, 0.07, 4200, 1800, 1.6),
      crack(0.09, 0.2, 700, 200, 1.4),
    ],
  },
  block: {
    peak: 0.36,
    room: 0.08,
    voices: [
      { kind: 'tone', wave: 'triangle', at: 0, length: 0.3, from: 830, level: 0.7 },
      { kind: 'tone', wave: 'triangle', at: 0, length: 0.22, from: 1243, level: 0.5 },
      { kind: 'tone', wave: 'sine', at: 0, length: 0.4, from: 2317, level: 0.25 },
      crack(0, 0.03, 3800, 2500, 1),
    ],
  },
  cancel: {
    peak: 0.38,
    voices: [
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => paper(0.035 * i, 0.05, 1600 + 420 * i, 2600 + 420 * i, 1)),
      { kind: 'tone', wave: 'saw', at: 0.05, length: 0.34, from: 330, to: 98, level: 0.22, attack: 0.03 },
    ],
  },
  heal: {
    peak: 0.42,
    room: 0.18,
    voices: [
      ...[G4, C5, E5, G5].map((pitch, i) => string(0.085 * i, 0.8, pitch, 0.8, 0.35)),
      { kind: 'tone', wave: 'sine', at: 0.1, length: 0.9, from: C5, level: 0.3, attack: 0.35 },
      { kind: 'tone', wave: 'sine', at: 0.2, length: 0.9, from: E5, level: 0.25, attack: 0.35 },
    ],
  },
  defeat: {
    peak: 0.8,
    room: 0.2,
    voices: [
      drum(0, 0.35, 110, 60, 0.7),
      drum(0.17, 0.35, 98, 52, 0.8),
      drum(0.36, 1, 84, 33, 1.1),
      crack(0.36, 0.9, 700, 90, 0.9),
      string(0.36, 1.1, D2, 0.9, 0.4),
      string(0, 0.9, A2, 0.5, 0.4),
    ],
  },
  your_turn: { peak: 0.27, room: 0.14, voices: [bell(0, 0.55, E5), bell(0.16, 0.9, 987.77, 0.9)] },
  victory: {
    peak: 0.62,
    room: 0.2,
    voices: [
      ...[G4, C5, E5].map((pitch, i) => string(0.15 * i, 0.6, pitch, 0.9, 0.6)),
      ...[C4, G4, C5, E5, G5].map((pitch) => string(0.48, 2, pitch, 0.7, 0.6)),
      bell(0.48, 1.6, C6, 0.35),
      drum(0.48, 0.5, 130, 65, 0.7),
      { kind: 'tone', wave: 'triangle', at: 0.48, length: 1.6, from: C5, level: 0.2, attack: 0.15 },
      { kind: 'tone', wave: 'triangle', at: 0.48, length: 1.6, from: G5, level: 0.14, attack: 0.15 },
    ],
  },
  loss: {
    peak: 0.44,
    room: 0.24,
    voices: [
      ...[A4, F4, D4].map((pitch, i) => string(0.3 * i, 1.1, pitch, 0.8, 0.35)),
      ...[D2, D3, A3, F4].map((pitch) => string(0.95, 1.9, pitch, 0.7, 0.3)),
      { kind: 'tone', wave: 'sine', at: 0.95, length: 1.8, from: D3, level: 0.35, attack: 0.3 },
    ],
  },
} as const satisfies Record<string, Sound>;

export type SoundId = keyof typeof SOUNDS;
