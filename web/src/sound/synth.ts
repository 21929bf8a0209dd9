// Sounds as samples, computed from descriptions: tones, bands of noise and plucked strings, in a room. The same
// description gives the same samples everywhere, so tests can measure what is heard.

interface Part {
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  length: number;
  level: number;
  /** Seconds until it is at its loudest. Without `attack` it begins at once. */
  attack?: number;
}
/** A tone that glides from one pitch to another, in hertz. With `bell`, it rings: its overtones fade first. */
export interface Tone extends Part {
  kind: 'tone';
  wave: 'sine' | 'triangle' | 'saw';
  from: number;
  to?: number;
  bell?: number;
}
/** Noise around a pitch that glides; `width` 0.1 whistles, 1 hisses. */
export interface Noise extends Part {
  kind: 'noise';
  from: number;
  to?: number;
  width: number;
}
/** A plucked string; `bright` of one. */
export interface Pluck extends Part {
  kind: 'pluck';
  pitch: number;
  bright: number;
}
export type Voice = Tone | Noise | Pluck;

export interface Sound {
  voices: readonly Voice[];
  /** The loudest sample, of one. */
  peak: number;
  /** How much of it comes back from the walls, of one. */
  room?: number;
  /** Seconds after which it begins again. What is longer goes on into the beginning, so that no seam is heard. */
  loop?: number;
}

/** How long a room answers, in seconds. */
const TAIL = 0.5;
/** Echoes of a room: seconds between them. */
const WALLS = [0.0297, 0.0371, 0.0411, 0.0437];
const BELL_RATIO = 2.76;
/** Samples between two steps of a rendering. */
const STEP = 8192;
/** Samples for which a pitch stays the same. */
const BLOCK = 32;

export const secondsOf = ({ voices, room = 0, loop }: Sound): number =>
  loop ?? Math.max(...voices.map(({ at, length }) => at + length)) + (room > 0 ? TAIL : 0);

/** All samples of a sound. */
export function render(sound: Sound, rate: number): Float32Array {
  const steps = rendering(sound, rate);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps of a few milliseconds: a page can draw in between. */
export function* rendering(sound: Sound, rate: number): Generator<void, Float32Array> {
  const out = new Float32Array(Math.ceil(secondsOf(sound) * rate));
  for (const [i, voice] of sound.voices.entries()) yield* adding(out, voice, rate, i + 1);
  if (sound.room) yield* echoing(out, sound.room, rate, sound.loop !== undefined);
  const loudest = out.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  return out.map((sample) => (sample * sound.peak) / loudest);
}

/** Adds a voice; past the end it goes on at the beginning. */
function* adding(out: Float32Array, voice: Voice, rate: number, seed: number): Generator<void> {
  const next = sampler(voice, rate, seed);
  const [start, count] = [Math.round(voice.at * rate), Math.round(voice.length * rate)];
  const attack = Math.max(1, (voice.attack ?? 0.004) * rate);
  for (let i = 0; i < count; i++) {
    const fade = (count - i) / count;
    const loud = i < attack ? 0.5 - 0.5 * Math.cos((Math.PI * i) / attack) : 1;
    const at = (start + i) % out.length;
    out[at] = out[at]! + voice.level * loud * fade * fade * next(i, count);
    if (i % STEP === STEP - 1) yield;
  }
}

/** Sample `i` of `count`; they are asked for in this order. */
type Sampler = (i: number, count: number) => number;

function sampler(voice: Voice, rate: number, seed: number): Sampler {
  if (voice.kind === 'tone') return toneSampler(voice, rate);
  return voice.kind === 'noise' ? noiseSampler(voice, rate, seed) : pluckSampler(voice, rate, seed);
}

const glide = ({ from, to = from }: Tone | Noise, gone: number): number => from * (to / from) ** gone;

function toneSampler(tone: Tone, rate: number): Sampler {
  let [phase, turn] = [0, 0];
  return (i, count) => {
    if (i % BLOCK === 0) turn = glide(tone, i / count) / rate;
    phase += turn;
    const part = phase % 1;
    if (tone.wave === 'saw') return 2 * part - 1;
    if (tone.wave === 'triangle') return 1 - 4 * Math.abs(part - 0.5);
    if (tone.bell === undefined) return Math.sin(2 * Math.PI * phase);
    const ring = tone.bell * (1 - i / count) ** 4 * Math.sin(2 * Math.PI * BELL_RATIO * phase);
    return Math.sin(2 * Math.PI * phase + ring);
  };
}

/** A state-variable filter lets a band of white noise pass. */
function noiseSampler(noise: Noise, rate: number, seed: number): Sampler {
  const random = randomNumbers(seed);
  const loud = Math.sqrt(noise.width);
  let [low, band, f] = [0, 0, 0];
  return (i, count) => {
    if (i % BLOCK === 0) f = 2 * Math.sin((Math.PI * Math.min(glide(noise, i / count), rate / 6)) / rate);
    low += f * band;
    band += f * (2 * random() - 1 - low - noise.width * band);
    return band * loud;
  };
}

/** A string is a loop of noise that grows dull (Karplus and Strong). */
function pluckSampler({ pitch, bright }: Pluck, rate: number, seed: number): Sampler {
  const random = randomNumbers(seed);
  let last = 0;
  const noise = Float32Array.from(
    { length: Math.round(rate / pitch) },
    () => (last += bright * (2 * random() - 1 - last)),
  );
  const mean = noise.reduce((sum, one) => sum + one, 0) / noise.length;
  const string = noise.map((one) => one - mean);
  let at = 0;
  return () => {
    const [now, next] = [string[at]!, string[(at + 1) % string.length]!];
    string[at] = 0.4985 * (now + next);
    at = (at + 1) % string.length;
    return now;
  };
}

/** Feedback echoes, each a little duller. A loop is gone through twice, so that it begins with the echo of its end. */
function* echoing(out: Float32Array, room: number, rate: number, loops: boolean): Generator<void> {
  const dry = out.slice();
  const count = dry.length * (loops ? 2 : 1);
  for (const wall of WALLS) {
    const echo = new Float32Array(Math.round(wall * rate));
    let [dull, at, slot] = [0, 0, 0];
    for (let i = 0; i < count; i++) {
      dull += 0.45 * (echo[slot]! - dull);
      if (i >= count - dry.length) out[at] = out[at]! + room * dull;
      echo[slot] = dry[at]! + 0.78 * dull;
      if (++at === dry.length) at = 0;
      if (++slot === echo.length) slot = 0;
      if (i % STEP === STEP - 1) yield;
    }
  }
  if (!loops) fadeOut(out, Math.round((TAIL / 2) * rate));
}

function fadeOut(out: Float32Array, count: number): void {
  for (let i = 1; i <= count; i++) out[out.length - i] = (out.at(-i)! * (i - 1)) / count;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
