// What the sounds are like, measured: level, length, balance, and that no two are alike.

import { describe, expect, it } from 'vitest';

import { bedOf, BED_RATE, boardsWithBed } from '../../src/sound/beds';
import { SOUNDS, type SoundId } from '../../src/sound/sounds';
import { render, secondsOf } from '../../src/sound/synth';

const RATE = 22_050;
const ids = Object.keys(SOUNDS) as SoundId[];
const made = new Map(ids.map((id) => [id, render(SOUNDS[id], RATE)]));
const samples = (id: SoundId): Float32Array => made.get(id)!;

const peak = (of: Float32Array): number => of.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const rms = (of: Float32Array): number => Math.sqrt(of.reduce((sum, one) => sum + one * one, 0) / of.length);
const decibels = (level: number): number => 20 * Math.log10(level);
/** The loudest tenth of a second. Ears hear low tones less, so what is below about 300 Hz is damped. */
function loudness(of: Float32Array): number {
  const heard = new Float32Array(of.length);
  for (let i = 1; i < of.length; i++) heard[i] = 0.92 * (heard[i - 1]! + of[i]! - of[i - 1]!);
  const window = RATE / 10;
  const parts = Array.from({ length: Math.ceil(of.length / window) }, (_, i) =>
    heard.slice(i * window, (i + 1) * window),
  );
  return decibels(Math.max(...parts.map((part) => rms(part) * Math.sqrt(part.length / window))));
}
/** Energy in bands of an octave and tenths of a second, as one vector of length 1. */
function picture(of: Float32Array): number[] {
  const cells = [100, 200, 400, 800, 1600, 3200].flatMap((pitch) => {
    const f = 2 * Math.sin((Math.PI * pitch) / RATE);
    let [low, band] = [0, 0];
    const energy = new Array<number>(16).fill(0);
    of.forEach((one, i) => {
      low += f * band;
      band += f * (one - low - 0.7 * band);
      const at = Math.min(15, Math.floor(i / (RATE / 10)));
      energy[at]! += band * band;
    });
    return energy.map(Math.sqrt);
  });
  const size = Math.hypot(...cells);
  return cells.map((cell) => cell / size);
}

describe.each(ids)('%s', (id) => {
  it('is as loud as it is said to be, never clips, and begins and ends in silence', () => {
    const heard = samples(id);
    expect(peak(heard)).toBeCloseTo(SOUNDS[id].peak, 5);
    expect(peak(heard)).toBeLessThan(0.95);
    expect(Math.abs(heard[0]!)).toBeLessThan(0.01);
    expect(Math.abs(heard.at(-1)!)).toBeLessThan(0.01);
    const mean = heard.reduce((sum, one) => sum + one, 0) / heard.length;
    expect(Math.abs(mean)).toBeLessThan(0.01);
  });

  it('is the same every time', () => {
    expect(render(SOUNDS[id], RATE)).toEqual(samples(id));
  });
});

describe('the sounds', () => {
  it('are short, the ends of a match longer', () => {
    for (const id of ids) {
      const seconds = secondsOf(SOUNDS[id]);
      expect(seconds, id).toBeGreaterThan(0.1);
      expect(seconds, id).toBeLessThan(['victory', 'loss'].includes(id) ? 3.5 : 2);
    }
  });

  it('are balanced: cards are soft, hits grow, nothing is lost or shouts', () => {
    const loud = Object.fromEntries(ids.map((id) => [id, loudness(samples(id))])) as Record<SoundId, number>;
    for (const id of ids) {
      expect(loud[id], id).toBeGreaterThan(-33);
      expect(loud[id], id).toBeLessThan(-15);
    }
    expect(loud.hit_medium - loud.hit_light).toBeGreaterThan(2);
    expect(loud.hit_heavy - loud.hit_medium).toBeGreaterThan(2);
    for (const card of ['draw', 'card', 'flip'] as const) expect(loud[card], card).toBeLessThan(loud.hit_medium);
    expect(loud.your_turn).toBeLessThan(loud.hit_heavy);
  });

  it('are not alike', () => {
    const pictures = ids.map((id) => picture(samples(id)));
    const alike = ids.flatMap((one, i) =>
      ids.slice(i + 1).flatMap((other, j) => {
        const cosine = pictures[i]!.reduce((sum, cell, at) => sum + cell * pictures[i + 1 + j]![at]!, 0);
        return cosine > 0.95 ? [`${one} ${other} ${cosine.toFixed(3)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe.each([...boardsWithBed, 'homebrew'])('the bed of %s', (board) => {
  const heard = render(bedOf(board), BED_RATE);

  it('is even, and goes on where it began', () => {
    expect(peak(heard)).toBeCloseTo(0.5, 5);
    const quarter = heard.length / 4;
    const parts = [0, 1, 2, 3].map((i) => decibels(rms(heard.slice(i * quarter, (i + 1) * quarter))));
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(6);
    const steps = heard.map((one, i) => Math.abs(one - heard.at(i - 1)!));
    expect(steps[0]).toBeLessThan(peak(steps.slice(1)));
  });

  it('is not that of another board', () => {
    const others = boardsWithBed.filter((other) => other !== board).map(bedOf);
    expect(others).not.toContain(bedOf(board));
  });
});
