import { describe, expect, it } from 'vitest';

import { BEATS } from '../../src/beats';
import type { EventData } from '../../src/protocol';
import { Calls } from '../../src/sound/calls';
import { endingSound, soundsOf, tremble } from '../../src/sound/cues';
import { SOUNDS, type SoundId } from '../../src/sound/sounds';

const event = (kind: string, more: Partial<EventData> = {}): EventData => ({ kind, step: 1, ...more });
const soundOf = (kind: string, more: Partial<EventData> = {}): SoundId[] => soundsOf([event(kind, more)]);

describe('events', () => {
  it.each([
    ['draw', 'draw'],
    ['play', 'card'],
    ['scheme', 'card'],
    ['commit_boost', 'card'],
    ['boost', 'card'],
    ['reveal', 'flip'],
    ['cancel', 'cancel'],
    ['prevented', 'block'],
    ['recover', 'heal'],
    ['defeat', 'defeat'],
  ] as const)('%s sounds like %s', (kind, id) => {
    expect(soundOf(kind)).toEqual([id]);
  });

  it('hit as hard as health is lost', () => {
    const hits = [1, 2, 3, 4, 5, 9].map((lost) => soundOf('damage', { lost })[0]);
    expect(hits).toEqual(['hit_light', 'hit_light', 'hit_medium', 'hit_medium', 'hit_heavy', 'hit_heavy']);
    expect(soundOf('damage', { lost: 0 })).toEqual([]);
  });

  it('block if a combat deals no damage; otherwise its damage is heard', () => {
    expect(soundOf('combat', { dealt: 0 })).toEqual(['block']);
    expect(soundOf('combat', { dealt: 2, lost: 2 })).toEqual([]);
  });

  it('of one step are heard once', () => {
    expect(soundsOf([event('draw'), event('draw'), event('draw')])).toEqual(['draw']);
    expect(soundsOf([event('reveal'), event('cancel')])).toEqual(['flip', 'cancel']);
  });

  it('use every sound but the call and the ends', () => {
    const events = Object.keys(BEATS).flatMap((kind) => [0, 1, 3, 5].map((lost) => event(kind, { lost, dealt: 0 })));
    const others: SoundId[] = ['your_turn', 'victory', 'loss'];
    expect([...soundsOf(events), ...others].sort()).toEqual(Object.keys(SOUNDS).sort());
    expect(soundOf('of a newer server')).toEqual([]);
  });
});

describe('the end', () => {
  it('sounds as it is for who hears it', () => {
    const won = { winners: ['p1', 'p3'], reason: 'WIN-1' };
    expect(endingSound(won, ['p1'])).toBe('victory');
    expect(endingSound(won, ['p2'])).toBe('loss');
    expect(endingSound(won, ['p1', 'p2'])).toBe('victory');
    expect(endingSound(won, [])).toBe('victory');
    expect(endingSound({ winners: [], reason: 'agreement' }, ['p1'])).toBeNull();
  });
});

describe('a phone', () => {
  it('trembles when our fighters are hit, the harder the longer', () => {
    const hit = (fighter: string, lost: number) => event('damage', { fighter, lost });
    const own = new Set(['p1.alice']);
    expect(tremble([hit('p1.alice', 2)], own)).toBe(60);
    expect(tremble([hit('p1.alice', 20)], own)).toBe(200);
    expect(tremble([hit('p2.medusa', 5)], own)).toBe(0);
    expect(tremble([event('recover', { fighter: 'p1.alice', amount: 2 })], own)).toBe(0);
  });
});

describe('a player is called', () => {
  const theirs = (turn: number) => ({ mine: false, turn, own: false });
  const waits = (turn: number) => ({ mine: false, turn, own: true });
  const ours = (turn: number) => ({ mine: true, turn, own: true });
  const defends = (turn: number) => ({ mine: true, turn, own: false });
  const called = (hidden: boolean, ...moments: Parameters<Calls['next']>[0][]): boolean[] => {
    const calls = new Calls();
    return moments.map((moment) => calls.next(moment, hidden));
  };

  it('to the first decision of their turn, not to the others', () => {
    expect(called(false, theirs(1), ours(2), ours(2), waits(2), ours(2), theirs(3), ours(4))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('whenever they are asked in the turn of another', () => {
    expect(called(false, theirs(1), defends(1), theirs(1), defends(1), defends(1))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('not when they come, unless nobody looks', () => {
    expect(called(false, ours(2))).toEqual([false]);
    expect(called(true, ours(2), waits(2), ours(2))).toEqual([true, false, true]);
  });
});
