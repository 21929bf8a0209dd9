// Gestures of several answers, at a table whose server is moved by hand.

import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';

import { say } from '../../../src/language/currentLanguage.svelte';
import type { DecisionData, ViewData } from '../../../src/protocol';
import { setUp, sit, views } from '../seatedTable';

setUp();

function recorded(kind: string, fighters: number): ViewData {
  const found = views.find(
    ([, { decision }]) => decision?.kind === kind && decision.preview?.fighters.length === fighters,
  );
  if (found === undefined) throw new Error(`no ${kind}`);
  return found[1];
}

/** A table with the player's hand on it. */
function seated(view: ViewData) {
  const { socket, match, page } = sit(view);
  let number = 7;
  const said = () => socket.sent.flatMap((message) => (message.type === 'answer' ? [message.answer] : []));
  return {
    match,
    said,
    lit: (mark: string) =>
      [...page.container.querySelectorAll<SVGElement>(`.space.${mark}`)].map((node) => node.dataset['space'] ?? ''),
    line: () => page.container.querySelector('.question')?.textContent ?? '',
    done: () => page.container.querySelector<HTMLButtonElement>('[data-gesture="done"]')?.click(),
    press: (space: string) =>
      page.container
        .querySelector(`[data-space="${space}"]`)
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    card: (card: string) => page.container.querySelector<HTMLButtonElement>(`[data-card$=".${card}"]`)?.click(),
    undo: () => match.undo(),
    last: () => socket.last,
    /** The server takes the answer and asks the next thing. */
    async ask(decision: Partial<DecisionData>, undo: { undo?: number; undo_earliest?: number } = {}) {
      number += 1;
      const accepted = socket.last;
      if (accepted !== undefined) socket.say({ type: 'accepted', id: accepted.id ?? 0 });
      const next = { ...view, decision: { ...view.decision!, preview: null, fighter: null, ...decision } };
      socket.say({ type: 'update', number, seat: view.seat, view: next, first: 0, events: [], ...undo });
      await tick();
      await tick();
    },
  };
}

const asksSpace = (fighter: string, space: string) => ({ kind: 'space', fighter, count: 2, options: [space] });

describe('a space that is lit at the action', () => {
  const view = recorded('action', 4);
  const preview = view.decision!.preview!;
  const [first] = preview.fighters;

  it('is where the first fighter goes, in one press', async () => {
    const table = seated(view);
    const goal = table.lit('reachable')[0]!;
    table.press(goal);
    expect(table.said()).toEqual(['maneuver']);
    await table.ask({ kind: 'boost', options: ['boost feint', 'no_boost'], preview });
    expect(table.said().at(-1)).toBe('no_boost');
    expect(table.match.asked).toBeNull();
    await table.ask({ kind: 'mover', options: ['move sister_1', `move ${first!.fighter}`, 'done'], preview });
    await table.ask(asksSpace(first!.fighter, goal));
    expect(table.said()).toEqual(['maneuver', 'no_boost', `move ${first!.fighter}`, goal]);
    await table.ask({ kind: 'action', options: ['maneuver'], preview }, { undo: 10, undo_earliest: 8 });
    expect(table.said()).toHaveLength(4);
    expect(table.match.asked?.kind).toBe('action');
    void table.undo();
    expect(table.last()).toMatchObject({ type: 'undo', number: 8 });
    table.match.end();
  });

  it('leaves the rest to the player where something else is asked', async () => {
    const table = seated(view);
    table.press(table.lit('reachable')[0]!);
    await table.ask({ kind: 'yes_no', source: 'dracula.feint', options: ['yes', 'no'] });
    expect(table.said()).toEqual(['maneuver']);
    expect(table.match.asked?.kind).toBe('yes_no');
    table.match.end();
  });

  it('asks for the card where only a boost gets there', async () => {
    const table = seated(view);
    const goal = table.lit('further')[0]!;
    table.press(goal);
    await tick();
    expect(table.said()).toEqual([]);
    const needed = [say('web-line-boost'), ...[1, 2, 3, 4, 5].map((count) => say('web-line-boost-of', { count }))];
    expect(needed).toContain(table.line());
    const enough = preview.boosts.toSorted((one, other) => other.distance - one.distance)[0]!.card!;
    table.card(enough);
    await table.ask({ kind: 'boost', options: [`boost ${enough}`, 'no_boost'], preview });
    expect(table.said()).toEqual(['maneuver', `boost ${enough}`]);
    table.match.end();
  });
});

describe('once the card is drawn', () => {
  const view = recorded('boost', 4);

  it('one press moves, without a boost', () => {
    const table = seated(view);
    table.press(table.lit('reachable')[0]!);
    expect(table.said()).toEqual(['no_boost']);
    table.match.end();
  });

  it('a card shows how far it goes, and goes with the move', async () => {
    const table = seated(view);
    const near = table.lit('reachable');
    const best = view.decision!.preview!.boosts.toSorted((one, other) => other.distance - one.distance)[0]!.card!;
    table.card(best);
    await tick();
    expect(table.said()).toEqual([]);
    const now = table.lit('reachable');
    expect(now.length).toBeGreaterThan(near.length);
    table.press(now.find((space) => !near.includes(space))!);
    expect(table.said()).toEqual([`boost ${best}`]);
    table.match.end();
  });

  it('done moves nobody', async () => {
    const table = seated(view);
    table.done();
    await table.ask({ kind: 'mover', options: ['move dracula', 'done'] });
    expect(table.said()).toEqual(['no_boost', 'done']);
    table.match.end();
  });
});

it('a press on nothing says why', async () => {
  const view = recorded('action', 4);
  const table = seated(view);
  const lit = [...table.lit('reachable'), ...table.lit('further'), ...table.lit('target')];
  const empty = table
    .lit('live')
    .find((space) => !lit.includes(space) && !view.fighters.some((f) => f.space === space));
  table.press(empty!);
  await tick();
  expect(table.said()).toEqual([]);
  expect(table.match.asked).not.toBeNull();
  table.match.end();
});
