// Plays sounds and beds. Loaded when the page may make a sound for the first time, with everything they are made of.

import { bedOf, BED_RATE } from './beds';
import { SOUNDS, type SoundId } from './sounds';
import { render, rendering, type Sound } from './synth';

/** How loud a bed is beside the sounds. */
const BED_LEVEL = 0.09;
/** Seconds in which a bed comes and goes, and in which a change of volume is made. */
const BED_FADE = 2.5;
const FADE = 0.03;

interface Playing {
  board: string;
  source: AudioBufferSourceNode;
  gain: GainNode;
}

export class Player {
  readonly #context: AudioContext;
  readonly #volume: GainNode;
  readonly #made = new Map<SoundId, AudioBuffer>();
  #wanted: string | null = null;
  #bed: Playing | null = null;

  constructor(context: AudioContext, volume: number) {
    this.#context = context;
    this.#volume = context.createGain();
    this.#volume.gain.value = loudness(volume);
    // Several sounds at once may add up to more than there is room for.
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -3;
    limiter.ratio.value = 20;
    this.#volume.connect(limiter).connect(context.destination);
    void this.#prepare();
  }

  /** Plays a sound now. What cannot be heard now is not heard later. */
  play(id: SoundId): void {
    if (this.#context.state !== 'running') return void this.#context.resume();
    const source = this.#context.createBufferSource();
    source.buffer = this.#buffer(id);
    source.connect(this.#volume);
    source.start();
  }

  set volume(volume: number) {
    this.#volume.gain.setTargetAtTime(loudness(volume), this.#context.currentTime, FADE);
  }

  /** Lets the bed of a board come, and the one before go; null for silence. */
  set bed(board: string | null) {
    this.#wanted = board;
    if (this.#bed !== null && this.#bed.board !== board) this.#end(this.#bed);
    if (board !== null && this.#bed?.board !== board) void this.#begin(board);
  }

  async #begin(board: string): Promise<void> {
    const buffer = this.#filled(await inSteps(bedOf(board), BED_RATE), BED_RATE);
    if (this.#wanted !== board || this.#bed !== null) return;
    const [source, gain] = [this.#context.createBufferSource(), this.#context.createGain()];
    source.buffer = buffer;
    source.loop = true;
    gain.gain.value = 0;
    gain.gain.setTargetAtTime(BED_LEVEL, this.#context.currentTime, BED_FADE / 3);
    source.connect(gain).connect(this.#volume);
    source.start();
    this.#bed = { board, source, gain };
  }

  #end({ source, gain }: Playing): void {
    const now = this.#context.currentTime;
    gain.gain.setTargetAtTime(0, now, BED_FADE / 6);
    source.stop(now + BED_FADE);
    this.#bed = null;
  }

  /** Makes all sounds before they are needed, one after the other. */
  async #prepare(): Promise<void> {
    for (const id of Object.keys(SOUNDS) as SoundId[]) {
      await pause();
      this.#buffer(id);
    }
  }

  #buffer(id: SoundId): AudioBuffer {
    const known = this.#made.get(id);
    if (known !== undefined) return known;
    const rate = this.#context.sampleRate;
    const buffer = this.#filled(render(SOUNDS[id], rate), rate);
    this.#made.set(id, buffer);
    return buffer;
  }

  #filled(samples: Float32Array, rate: number): AudioBuffer {
    const buffer = this.#context.createBuffer(1, samples.length, rate);
    buffer.getChannelData(0).set(samples);
    return buffer;
  }
}

/** Ears hear the square: half the volume sounds half as loud. */
const loudness = (volume: number): number => volume ** 2;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function inSteps(sound: Sound, rate: number): Promise<Float32Array> {
  const steps = rendering(sound, rate);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}
