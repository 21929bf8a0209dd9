// When a table is heard, and when it is silent.

import { fireEvent, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { EventData, ViewData } from '../../src/protocol';
import { Player } from '../../src/sound/player';
import { change, settings } from '../../src/settings.svelte';
import { setUp, sit, views } from '../table/seatedTable';
import { FakeContext } from './fakeContext';

setUp();

/** We are asked, in our turn; nothing else matters. */
const ours = views
  .map(([, view]) => view)
  .find((view) => view.decision?.seat === view.seat && view.active === view.seat)!;
const me = ours.seat!;
const other = ours.seats.find(({ seat }) => seat !== me)!.seat;
const theirs: ViewData = { ...ours, active: other, decision: { ...ours.decision!, seat: other, options: [] } };
const fighter = ours.fighters.find(({ seat }) => seat === me)!.id;
const hit: EventData = { kind: 'damage', step: 8, fighter, amount: 3, lost: 3 };
const drawn: EventData[] = [1, 2, 3].map(() => ({ kind: 'draw', step: 8, seat: other }));
const past: EventData[] = [{ kind: 'turn', step: 1, seat: me, amount: ours.turn }, hit];

const played: string[] = [];
const volumes: number[] = [];
const beds: (string | null)[] = [];
const trembled: number[] = [];
let visibility: DocumentVisibilityState = 'visible';

beforeAll(() => {
  FakeContext.made = 0; // other tests of this process make some, too
  vi.stubGlobal('AudioContext', FakeContext);
  vi.spyOn(Player.prototype, 'play').mockImplementation((id) => void played.push(id));
  vi.spyOn(Player.prototype, 'volume', 'set').mockImplementation((volume) => void volumes.push(volume));
  vi.spyOn(Player.prototype, 'bed', 'set').mockImplementation((board) => void beds.push(board));
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  navigator.vibrate = (ms) => trembled.push(ms as number) > 0;
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'vibrate');
  change({ speed: 0, motion: 'auto' });
});
beforeEach(() => {
  change({ speed: 1, sound: true, volume: 0.5, bed: true, vibration: true, motion: 'full' });
  visibility = 'visible';
  for (const list of [played, volumes, beds, trembled]) list.length = 0;
});
afterEach(() => void vi.useRealTimers());

type Table = ReturnType<typeof sit>;
const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });
/** The server sends the next moment. */
function update({ socket, match }: Table, view: ViewData, events: EventData[]): void {
  const number = (match.arrived?.number ?? 0) + 1;
  socket.say({ type: 'update', number, seat: view.seat, view, first: 0, events });
  flushSync();
}
/** A table whose player has pressed a key, with its sounds loaded. */
async function heard(view: ViewData = theirs): Promise<Table> {
  const table = sit(view, past);
  await press('Shift');
  await waitFor(() => expect(volumes.length).toBeGreaterThan(0));
  vi.useFakeTimers();
  return table;
}
async function pass(): Promise<void> {
  await vi.advanceTimersByTimeAsync(20_000);
}

describe('before the first gesture', () => {
  it('a table is silent and still, and asks for no audio', async () => {
    vi.useFakeTimers();
    const table = sit(theirs, past);
    update(table, ours, [...past, hit]);
    await pass();
    expect([FakeContext.made, played, trembled]).toEqual([0, [], []]);
  });
});

describe('a table', () => {
  it('is heard step by step, each once, when it is shown', async () => {
    const table = await heard();
    expect(played).toEqual([]);
    update(table, theirs, [...past, ...drawn, hit]);
    expect(played).toEqual(['draw']);
    await pass();
    expect(played).toEqual(['draw', 'hit_medium']);
    update(table, theirs, [...past, ...drawn, hit]);
    await pass();
    expect(played).toEqual(['draw', 'hit_medium']);
  });

  it('opens one audio context, whatever happens', async () => {
    await heard();
    expect(FakeContext.made).toBe(1);
  });

  it('is silent about what was skipped, taken back or shown at once', async () => {
    const table = await heard();
    update(table, theirs, [...past, hit, hit]);
    table.match.queue.finish();
    await pass();
    update(table, theirs, past);
    await pass();
    change({ speed: 0 });
    update(table, theirs, [...past, hit]);
    await pass();
    expect(played).toEqual([]);
  });

  it('is silent about what was skipped because there was too much', async () => {
    const table = await heard();
    const long = Array.from({ length: 200 }, () => hit);
    update(table, theirs, [...past, ...long]);
    await pass();
    expect(played.length).toBeGreaterThan(5);
    expect(played.length).toBeLessThan(60);
    expect(table.match.queue.skipped?.count).toBe(long.length - played.length);
  });

  it('calls when our turn comes', async () => {
    const table = await heard();
    update(table, { ...ours, turn: ours.turn + 1 }, past);
    expect(played).toEqual(['your_turn']);
    expect(trembled).toEqual([80]);
  });

  it('in a hidden tab is silent except for the call', async () => {
    const table = await heard();
    visibility = 'hidden';
    update(table, theirs, [...past, hit]);
    await pass();
    expect(played).toEqual([]);
    update(table, ours, [...past, hit]);
    expect(played).toEqual(['your_turn']);
    const outcome = { winners: [me], reason: 'WIN-1' };
    update(table, { ...ours, decision: null, outcome }, [...past, hit]);
    await pass();
    expect(played).toEqual(['your_turn']);
  });

  it('tells who has won, once, and not to those who come later', async () => {
    const ended = (winner: string): ViewData => ({
      ...theirs,
      decision: null,
      outcome: { winners: [winner], reason: 'WIN-1' },
    });
    update(await heard(), ended(me), past);
    expect(played).toEqual(['victory']);
    vi.useRealTimers();
    update(await heard(), ended(other), past);
    expect(played).toEqual(['victory', 'loss']);
    vi.useRealTimers();
    await heard(ended(me));
    await pass();
    expect(played).toEqual(['victory', 'loss']);
  });
});

describe('a player', () => {
  it('mutes and unmutes with M, and it is kept', async () => {
    const table = await heard();
    await press('m');
    expect(settings.sound).toBe(false);
    expect(JSON.parse(localStorage.getItem('peerless.settings') ?? '{}')).toMatchObject({ sound: false });
    expect([volumes.at(-1), beds.at(-1)]).toEqual([0, null]);
    expect(table.page.getByText('Sound off')).toBeTruthy();
    update(table, theirs, [...past, hit]);
    await pass();
    expect(played).toEqual([]);
    await press('m');
    expect([volumes.at(-1), beds.at(-1)]).toEqual([0.5, ours.board]);
    update(table, theirs, [...past, hit, hit]);
    await pass();
    expect(played).toEqual(['hit_medium']);
  });

  it('does not skip what is shown by muting it', async () => {
    const table = await heard();
    update(table, theirs, [...past, hit]);
    await press('m');
    expect(table.match.queue.idle).toBe(false);
  });

  it('switches the bed off alone, and hears none in a hidden tab', async () => {
    await heard();
    expect(beds.at(-1)).toBe(ours.board);
    change({ bed: false });
    flushSync();
    expect([beds.at(-1), volumes.at(-1)]).toEqual([null, 0.5]);
    change({ bed: true });
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
    expect(beds.at(-1)).toBeNull();
  });

  it('feels hits on their own fighters, unless vibration or motion is off', async () => {
    const table = await heard();
    const events = [...past];
    for (const wish of [{}, { vibration: false }, { vibration: true, motion: 'none' }] as const) {
      change(wish);
      document.documentElement.dataset['motion'] = settings.motion;
      events.push(hit);
      update(table, theirs, [...events]);
      await pass();
    }
    delete document.documentElement.dataset['motion'];
    expect(played.length).toBe(3);
    expect(trembled).toEqual([90]);
  });
});
