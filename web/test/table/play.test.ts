// The table draws real views of all heroes, and every option of theirs can be answered by mouse and by number.

import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';

import { question } from '../../src/text/prompts';
import { MatchNames } from '../../src/text/names';
import { spaceNames } from '../../src/text/spaceNames';
import { content, translator } from '../data';
import { setUp, sit, views } from './seatedTable';

setUp();

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe.each(views)('%s', (_, view) => {
  const options = view.decision?.options ?? [];

  it('is drawn with its question, and answered by number, once', async () => {
    const { page, match, socket } = sit(view);
    const { heroes, boards } = content('en');
    const spaces = spaceNames(boards[view.board]!);
    const names = new MatchNames(translator('en'), heroes, view.seats, view.fighters, spaces);
    expect(page.container.querySelector('.question')?.textContent).toBe(question(view, names));
    expect(page.container.querySelectorAll('.option').length).toBe(options.length);
    expect(page.container.querySelectorAll('.hand .slot').length).toBe(
      view.seats.find(({ seat }) => seat === view.seat)?.hand.length,
    );
    for (const digit of String(options.length)) press(digit);
    await tick();
    expect(socket.last).toMatchObject({ type: 'answer', seat: view.seat, number: 7, answer: options.at(-1) });
    const sent = socket.sent.length;
    press('1');
    press('Enter');
    expect(socket.sent.length).toBe(sent);
    match.end();
  });
});

it.each([true, false])('tells everyone whether the match continues another one (%s)', async (forked) => {
  const seated = views[0]?.[1];
  if (seated === undefined) throw new Error('no views');
  for (const view of [seated, { ...seated, seat: null, decision: null }]) {
    const { page, match } = sit(view, [], forked);
    const menu = page.container.querySelector<HTMLButtonElement>('button[aria-expanded][title="More"]');
    expect(menu?.textContent.trim()).toBe(forked ? '1' : '');
    menu?.click();
    await tick();
    expect(page.container.textContent.includes(translator('en').say('web-forked'))).toBe(forked);
    expect(menu?.textContent.trim()).toBe('');
    match.end();
    page.unmount();
  }
});

it('is answered by mouse', () => {
  const view = views[0]?.[1];
  if (view === undefined) throw new Error('no views');
  const { page, match, socket } = sit(view);
  page.container.querySelector<HTMLButtonElement>('.option')?.click();
  expect(socket.last).toMatchObject({ type: 'answer', answer: view.decision?.options?.[0] });
  match.end();
});

it('leaves the list where it is while the pointer is over it', async () => {
  const view = views.find(([, { decision }]) => decision?.kind === 'space')?.[1];
  if (view === undefined) throw new Error('no space');
  const moved: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    moved.push(this);
  };
  const { page, match } = sit(view);
  const options = [...page.container.querySelectorAll('.option')];
  const point = (node: Element | undefined, kind: string) =>
    node?.dispatchEvent(Object.assign(new MouseEvent(kind), { pointerType: 'mouse' }));
  point(options.at(-1), 'pointerenter');
  await tick();
  expect(options.at(-1)?.classList).toContain('lit');
  expect(moved).toEqual([]);
  point(options.at(-1), 'pointerleave');
  const space = options[0]?.getAttribute('data-answer');
  page.container.querySelector(`[data-space="${space}"]`)?.dispatchEvent(new FocusEvent('focus'));
  await tick();
  expect(moved).toEqual([options[0]]);
  match.end();
});

it('keeps what was pointed at while a chat message arrives', async () => {
  const view = views.find(([, { decision }]) => decision?.kind === 'action')?.[1];
  if (view?.decision == null) throw new Error('no action');
  const own = view.seats.find(({ seat }) => seat === view.seat);
  const [card] = own?.hand.map((id) => id.slice(own.hero.length + 1)) ?? [];
  const us = view.fighters.find(({ seat }) => seat === view.seat)?.id;
  const foes = view.fighters.filter(({ seat }) => seat !== view.seat).slice(0, 2);
  const options = ['maneuver', ...foes.map(({ id }) => `attack ${us} ${id} ${card}`)];
  const { page, match, socket } = sit({ ...view, decision: { ...view.decision, options } });
  const listed = () => page.container.querySelectorAll('.option').length;
  expect(listed()).toBe(3);
  page.container.querySelector<HTMLButtonElement>(`.hand [data-card$=".${card}"]`)?.click();
  await tick();
  expect(listed()).toBe(2);
  socket.say({ type: 'chat', guest: 'other', name: 'p2', text: 'hello', at: 1 });
  await tick();
  expect(listed()).toBe(2);
  match.end();
});

it('shows a spectator no hand and no options', () => {
  const view = views[0]?.[1];
  if (view === undefined) throw new Error('no views');
  const { page, match } = sit({ ...view, seat: null, decision: view.decision && { ...view.decision, options: null } });
  expect(page.container.querySelectorAll('.option, .hand .slot').length).toBe(0);
  match.end();
});

it('lights up on the board what a line of the log speaks of', async () => {
  const view = views[0]?.[1];
  const [mover] = view?.fighters.filter(({ space }) => space !== null) ?? [];
  if (view === undefined || mover === undefined) throw new Error('no views');
  const events = [
    { kind: 'place', step: 1, fighter: mover.id, space: 's01' },
    { kind: 'move', step: 2, fighter: mover.id, path: ['s02', 's03'] },
  ];
  const { page, match } = sit(view, events);
  const lit = () =>
    [...page.container.querySelectorAll('.space.lit')].map((space) => space.getAttribute('data-space')).sort();
  press('l');
  await tick();
  const [, line] = page.container.querySelectorAll<HTMLButtonElement>('.log li button');
  line?.click();
  await tick();
  expect(lit()).toEqual(['s02', 's03']);
  expect(page.container.querySelectorAll('.path rect').length).toBe(2);
  expect(page.container.querySelectorAll('.figure.lit').length).toBe(1);
  const names = spaceNames(content('en').boards[view.board]!);
  const plates = () => [...page.container.querySelectorAll('.plate')].map((plate) => plate.textContent).sort();
  expect(plates()).toEqual(['s01', 's02', 's03'].map((space) => names.get(space)).sort());
  for (const space of ['s02', 's03']) expect(line?.textContent).toContain(names.get(space));
  press('Escape');
  await tick();
  expect(lit()).toEqual([]);
  match.end();
});
