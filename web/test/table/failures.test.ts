// A match stays playable when a part of the table cannot be drawn, and when a decision is of an unknown kind.

import { tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';

import type { DecisionData, ViewData } from '../../src/protocol';
import { change } from '../../src/settings.svelte';
import { spaceNames } from '../../src/text/spaceNames';
import { content, translator } from '../data';
import { setUp, sit, views } from './seatedTable';

setUp();

const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

const known = views.find(([, view]) => view.decision?.kind === 'action')?.[1] as ViewData;
const asking = (decision: Partial<DecisionData>): ViewData => ({
  ...known,
  decision: { ...(known.decision as DecisionData), source: '', missing: null, ...decision },
});
const say = (key: string): string => translator('en').say(key);

it('lists the options of an unknown kind of decision, and sends the chosen one', () => {
  const { page, match, socket } = sit(asking({ kind: 'conjure' as never, options: ['left hand', 'right hand'] }));
  const options = [...page.container.querySelectorAll<HTMLButtonElement>('.option')];
  expect(options.map((option) => option.querySelector('span')?.textContent)).toEqual(['left hand', 'right hand']);
  expect(page.container.querySelector('.question')?.textContent?.toLowerCase()).toBe(say('web-choose-option'));
  options[1]?.click();
  expect(socket.last).toMatchObject({ type: 'answer', answer: 'right hand' });
  expect(reported).not.toHaveBeenCalled();
  match.end();
});

it('replaces a part that fails by a sentence and the plain options, until the match moves on', async () => {
  // No such seats: the names of these options cannot be said.
  const { page, match, socket } = sit(asking({ kind: 'opponent', options: ['p8', 'p9'] }));
  const failed = () => [...page.container.querySelectorAll('.failed')];
  expect(reported).toHaveBeenCalled();
  expect(failed().length).toBeGreaterThan(0);
  for (const part of failed()) expect(part.querySelector('[role=alert]')?.textContent).toBe(say('web-part-failed'));
  expect(page.container.querySelectorAll('.space').length).toBeGreaterThan(0);
  expect(page.container.querySelectorAll('.hand .slot').length).toBeGreaterThan(0);
  page.container.querySelector<HTMLButtonElement>('.failed [data-answer="p9"]')?.click();
  expect(socket.last).toMatchObject({ type: 'answer', answer: 'p9' });

  socket.say({ type: 'update', number: 8, seat: known.seat, view: known, first: 0, events: [] });
  await tick();
  expect(failed()).toEqual([]);
  expect(page.container.querySelectorAll('.option').length).toBe(known.decision?.options?.length);
  match.end();
});

it('says why an answer was refused, without the answer; ids of space and rule on request', async () => {
  const { page, match, socket } = sit(known);
  page.container.querySelector<HTMLButtonElement>('.option')?.click();
  const { id } = socket.last as { id: number };
  const [error, text] = ['error-answer-taken', "'attack a b c': s05 is taken (MOV-3)"];
  socket.say({ type: 'refused', id, error, text, rule: 'MOV-3', reason: 's05 is taken' });
  await new Promise((resolve) => setTimeout(resolve));
  const wrong = () => page.container.querySelector('.wrong');
  const name = spaceNames(content('en').boards[known.board]!).get('s05');
  expect(wrong()?.textContent).toBe(`${name} is taken. ?`);
  expect(wrong()?.querySelector('button')?.getAttribute('aria-label')).toBe(say('web-rule'));
  change({ notation: true });
  await tick();
  expect(wrong()?.textContent).toContain('(MOV-3)');
  change({ notation: false });
  match.end();
});
