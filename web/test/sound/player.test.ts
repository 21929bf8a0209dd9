import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Player } from '../../src/sound/player';
import { PATIENTLY } from '../setup';
import { FakeContext } from './fakeContext';

let context: FakeContext;
let player: Player;
beforeEach(() => {
  context = new FakeContext();
  player = new Player(context as unknown as AudioContext, 0.5);
});

describe('a player', () => {
  it('plays each sound from one buffer', () => {
    for (const id of ['draw', 'defeat', 'draw'] as const) player.play(id);
    const [first, other, again] = context.started.map(({ buffer }) => buffer);
    expect(again).toBe(first);
    expect(other!.length).toBeGreaterThan(first!.length);
  });

  it('is as loud as was wished, from the start', () => {
    const [volume] = context.gains;
    expect(volume!.gain.value).toBe(0.25);
    player.volume = 1;
    expect(volume!.gain.value).toBe(1);
    player.volume = 0;
    expect(volume!.gain.value).toBe(0);
  });

  it('plays nothing late: a context that was stopped is woken for the next sound', () => {
    context.state = 'suspended';
    player.play('draw');
    expect([context.started.length, context.resumed]).toEqual([0, 1]);
  });

  it('plays the bed of one board at a time, softly', async () => {
    player.bed = 'soho';
    await vi.waitFor(() => expect(context.started.length).toBe(1), PATIENTLY);
    const [soho] = context.started;
    expect(soho!.loop).toBe(true);
    expect(context.gains.at(-1)!.gain.value).toBeLessThan(0.2);
    player.bed = 'soho';
    player.bed = 'marmoreal';
    await vi.waitFor(() => expect(context.started.length).toBe(2), PATIENTLY);
    expect(context.stopped).toEqual([soho]);
    player.bed = null;
    expect(context.stopped.length).toBe(2);
  });

  it('forgets a bed that is no longer wished for once it is made', async () => {
    player.bed = 'soho';
    player.bed = null;
    player.bed = 'sarpedon';
    await vi.waitFor(() => expect(context.started.length).toBe(1), PATIENTLY);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(context.started.length).toBe(1);
  });
});
