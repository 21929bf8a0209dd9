// A replay draws real views of all heroes, and is led by keys.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { currentLanguage, say } from '../../src/language/currentLanguage.svelte';
import type { Frame, TurnStart, Unshown, ViewData } from '../../src/protocol';
import { Api } from '../../src/net/api';
import { ofTable } from '../../src/replay/source';
import Viewer from '../../src/replay/Viewer.svelte';
import { change } from '../../src/settings.svelte';
import type { EventData } from '../../src/protocol';
import { content } from '../data';

const folder = join(import.meta.dirname, '../vectors');
const views = readdirSync(folder).flatMap((name) => {
  const { views } = JSON.parse(readFileSync(join(folder, name), 'utf-8')) as { views: ViewData[] };
  return views.map((view) => [`${name} ${view.decision?.number}`, view] as const);
});
const [, someView] = views[0]!;
const turns: TurnStart[] = [0, 4, 9].map((number, i) => ({ number, turn: i + 1, seat: i % 2 ? 'p2' : 'p1' }));

const frameOf = (number: number, view: ViewData, events: EventData[] = []): Frame =>
  ({ number, view, first: 0, events, seat: null, answer: null, by: null, ms: 0 }) as unknown as Frame;

const source = ofTable(new Api(() => 'en', fetch), 't', null, (share) => `/s/${share}`);

/** A replay of 12 frames that follows where it is led. */
async function watch(view: ViewData, at = 5, events: EventData[] = [], rest: Unshown | null = null) {
  const went: number[] = [];
  const { heroes, boards } = content('en');
  const props = {
    source,
    whole: '/r/t',
    seats: [],
    heroes,
    boards,
    frame: frameOf(at, view, events),
    before: undefined,
    events,
    last: 12,
    turns,
    rest,
    at,
    viewpoint: 'open' as const,
    allowed: ['open', 'p1'] as const,
    mine: null,
    wrong: '',
    onviewpoint: () => undefined,
    ongo: (to: number) => {
      went.push(to);
      void page.rerender({ at: to, frame: frameOf(to, view) });
    },
  };
  const page = render(Viewer, { props });
  await tick();
  return went;
}
const press = async (key: string, shiftKey = false, on: Element = document.body): Promise<void> => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  await tick();
};

beforeAll(async () => {
  Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never;
  window.matchMedia ??= ((query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  change({ speed: 0 });
  await currentLanguage.select('en');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a replay', () => {
  it.each(views)('draws %s', async (_, view) => {
    await watch(view);
    expect(screen.getByRole('slider')).toHaveProperty('value', '5');
    expect(document.querySelectorAll('.seat').length).toBe(view.seats.length);
  });

  it('lists what the rules of today cannot show, with the result', async () => {
    const answers = [
      { seat: 'p1', answer: 'move alice e5' },
      { seat: 'p2', answer: null },
    ];
    await watch(someView, 5, [], { rules: 1, answers, result: { winners: ['p1'], reason: 'resignation' } });
    expect(screen.getByText(say('web-replay-other-rules-about'))).toBeTruthy();
    expect(document.querySelector('.rest strong')?.textContent).toBeTruthy();
    expect([...document.querySelectorAll('.rest code, .rest em')].map((line) => line.textContent)).toEqual([
      'move alice e5',
      say('web-replay-answer-hidden'),
    ]);
  });

  it('goes by decisions and turns', async () => {
    const went = await watch(someView);
    for (const [key, shift] of [
      ['ArrowRight'],
      ['ArrowLeft'],
      ['ArrowRight', true],
      ['ArrowLeft', true],
      ['End'],
      ['Home'],
    ] as const)
      await press(key, shift);
    expect(went).toEqual([6, 5, 9, 4, 12, 0]);
  });

  it('leaves keys to what is written or chosen', async () => {
    const went = await watch(someView);
    screen.getByRole('button', { name: say('web-replay-tools') }).click();
    await tick();
    await press('ArrowRight', false, screen.getByRole('combobox'));
    await press(' ', false, screen.getByRole('button', { name: say('web-share') }));
    vi.advanceTimersByTime(10_000);
    expect(went).toEqual([]);
  });

  it('plays until the end, and stops', async () => {
    const went = await watch(someView, 9);
    await press(' ');
    for (let i = 0; i < 20; i += 1) {
      vi.advanceTimersByTime(600);
      await tick();
    }
    expect(went).toEqual([10, 11, 12]);
    expect(screen.getByRole('button', { name: /^Play/ })).toBeTruthy();
  });

  it('says aloud where it is and what happened', async () => {
    const fighter = someView.fighters[0]!.id;
    await watch(someView, 5, [{ kind: 'defeat', step: 5, fighter }]);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.some((text) => text?.startsWith('Step 5 of 12.') && text.includes('defeated'))).toBe(true);
  });
});
