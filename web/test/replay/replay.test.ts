import { describe, expect, it } from 'vitest';

import type { Frame, FrameList, TurnStart, Unshown } from '../../src/protocol';
import { nextPage, PAGE, FrameLoader } from '../../src/replay/frames';
import { keyed, marks, turnAfter, turnAt, turnBefore, within } from '../../src/replay/scrub';

const turns: TurnStart[] = [0, 7, 7, 20].map((number, i) => ({ number, turn: i + 1, seat: i % 2 ? 'p2' : 'p1' }));

/** A server with a match of so many frames; two events in each. */
class Matches {
  asked: number[] = [];
  broken = false;
  constructor(
    readonly last: number,
    readonly rest: Unshown | null = null,
  ) {}

  fetch = (from: number, count: number): Promise<FrameList> => {
    this.asked.push(from);
    if (this.broken) return Promise.reject(new Error('gone'));
    const numbers = Array.from({ length: this.last + 1 }, (_, i) => i).slice(from, from + count);
    const frames = numbers.map(
      (number) => ({ number, first: 2 * number, events: [{ of: number }, { of: number }] }) as unknown as Frame,
    );
    const rest = frames.some(({ number }) => number === this.last) ? this.rest : null;
    return Promise.resolve({ table: 't', eyes: 'open', last: this.last, turns, frames, rest });
  };
}

async function looked(server: Matches, at: number): Promise<{ loader: FrameLoader; changes: () => number }> {
  let changes = 0;
  const loader = new FrameLoader(server.fetch, () => (changes += 1));
  await loader.look(at);
  return { loader, changes: () => changes };
}

describe('pages of frames', () => {
  it('fetches the shown frame, then what the log needs, then ahead', async () => {
    const server = new Matches(320);
    await looked(server, 120);
    expect(server.asked).toEqual([100, 50, 0, 150]);
  });

  it('keeps what comes with the last frame only', async () => {
    const rest: Unshown = { rules: 1, answers: [], result: null };
    const { loader } = await looked(new Matches(70, rest), 60);
    expect(loader.rest).toEqual(rest);
    const far = await looked(new Matches(170, rest), 0);
    expect(far.loader.rest).toBeNull();
  });

  it('fetches the next page first when it is near', async () => {
    const server = new Matches(320);
    await looked(server, 145);
    expect(server.asked).toEqual([100, 150, 50, 0]);
  });

  it('fetches nothing twice, and no page behind the end', async () => {
    const server = new Matches(99);
    const { loader } = await looked(server, 60);
    await loader.look(99);
    await loader.look(0);
    expect(server.asked).toEqual([50, 0]);
  });

  it('finds the end of a match that is shorter than a link says', async () => {
    const server = new Matches(10);
    const { loader } = await looked(server, 5000);
    expect(loader.last).toBe(10);
    expect(loader.frame(10)?.number).toBe(10);
    expect(loader.frame(11)).toBeUndefined();
  });

  it('tells what happened up to a frame, once all before is there', async () => {
    const server = new Matches(120);
    let early: unknown = 'not asked';
    const loader: FrameLoader = new FrameLoader(server.fetch, () => {
      if (server.asked.length === 1) early = [loader.frame(110)?.number, loader.events(110)];
    });
    await loader.look(110);
    expect(early).toEqual([110, null]);
    expect(loader.events(110)).toHaveLength(222);
    expect(loader.events(0)).toHaveLength(2);
    expect(loader.events(110)?.[221]).toBe(loader.frame(110)?.events[1]);
  });

  it('says that fetching failed, and tries again at the next look', async () => {
    const server = new Matches(20);
    server.broken = true;
    const { loader, changes } = await looked(server, 0);
    expect(loader.wrong).toBeInstanceOf(Error);
    expect(changes()).toBe(1);
    server.broken = false;
    await loader.look(0);
    expect(loader.wrong).toBeNull();
    expect(loader.frame(20)?.number).toBe(20);
  });

  it('needs nothing when all is there', () => {
    expect(nextPage(3, PAGE * 4, () => true)).toBeNull();
    expect(nextPage(3, null, () => false)).toBe(0);
  });
});

describe('the scrubber', () => {
  it('knows the turn of a frame', () => {
    expect([0, 6, 7, 19, 20, 99].map((at) => turnAt(turns, at)?.turn)).toEqual([1, 1, 3, 3, 4, 4]);
    expect(turnAt([], 4)).toBeNull();
  });

  it('goes by turns: forward to the next, back to where this one began', () => {
    expect([0, 7, 19, 20, 25].map((at) => turnAfter(turns, at, 30))).toEqual([7, 20, 20, 30, 30]);
    expect([0, 7, 8, 20, 25].map((at) => turnBefore(turns, at))).toEqual([0, 0, 7, 7, 20]);
  });

  it('stays within the match', () => {
    expect([-1, 0, 5, 31, Number.NaN].map((at) => within(at, 30))).toEqual([0, 0, 5, 30, 0]);
  });

  it('moves by keys', () => {
    const to = (key: string, shift = false, at = 8): number | null => keyed(key, shift, at, turns, 30);
    expect([to('ArrowLeft'), to('ArrowRight'), to('ArrowLeft', true), to('ArrowRight', true)]).toEqual([7, 9, 7, 20]);
    expect([to('Home'), to('End'), to('x'), to('ArrowLeft', false, 0), to('ArrowRight', false, 30)]).toEqual([
      0,
      30,
      null,
      0,
      30,
    ]);
  });

  it('marks every turn, and writes as many numbers as find room', () => {
    expect(marks(turns, 40, 10).map(({ place }) => place)).toEqual([0, 0.175, 0.175, 0.5]);
    expect(marks(turns, 40, 10).every(({ written }) => written)).toBe(true);
    const many = Array.from({ length: 33 }, (_, i) => ({ number: i, turn: i + 1, seat: 'p1' }));
    expect(
      marks(many, 33, 10)
        .filter(({ written }) => written)
        .map(({ turn }) => turn),
    ).toEqual([5, 10, 15, 20, 25, 30]);
    expect(marks(turns.slice(0, 1), 0, 10)[0]?.place).toBe(0);
  });
});
