// What is remembered of earlier choices, and what becomes of it when it fits no more.

import { beforeEach, describe, expect, it } from 'vitest';

import { notePlayed, recentHeroes } from '../../src/choose/recentHeroes';
import { rememberPlan, usualPlan, usualWay } from '../../src/choose/usualPlans';
import { planFor, type Plan } from '../../src/setup';

const everything = (): boolean => true;
beforeEach(() => localStorage.clear());

describe('heroes that were played', () => {
  it('come the last one first, each once, and not too many', () => {
    for (const hero of ['alice', 'medusa', 'sinbad', 'alice', 'genie', 'houdini']) notePlayed([hero]);
    expect(recentHeroes()).toEqual(['houdini', 'genie', 'alice', 'sinbad']);
  });

  it.each(['', 'nonsense', '{"a": 1}', '[1, null]'])('are none after %j', (kept) => {
    localStorage.setItem('peerless.recent', kept);
    expect(recentHeroes()).toEqual([]);
  });
});

describe('the table of a way', () => {
  const medusa = (plan: Plan): Plan => ({
    ...plan,
    setup: {
      ...plan.setup,
      board: 'soho',
      seats: plan.setup.seats.map((seat) => ({ ...seat, hero: 'medusa', level: 'hard' })),
    },
  });

  it('is as it was opened last, and so is the way', () => {
    expect(usualWay()).toBe('bot');
    const plan = medusa(planFor('four'));
    rememberPlan('four', plan);
    expect(usualWay()).toBe('four');
    expect(usualPlan('four', everything)).toEqual(plan);
    expect(usualPlan('bot', everything)).toEqual(planFor('bot'));
  });

  it('leaves out heroes and boards that are gone', () => {
    rememberPlan('bot', medusa(planFor('bot')));
    const { setup } = usualPlan('bot', (id) => id === 'soho');
    expect(setup.board).toBe('soho');
    expect(setup.seats.map(({ hero, level }) => [hero, level])).toEqual([
      [null, 'hard'],
      [null, 'hard'],
    ]);
  });

  it.each([
    'nonsense',
    '[]',
    '{"last": "sideways", "plans": 3}',
    '{"plans": {"bot": null}}',
    '{"plans": {"bot": {"setup": {"mode": "duel"}}}}',
    '{"plans": {"bot": {"setup": {"mode": "teams", "picking": "chosen", "board": null, "seats": []}}}}',
    '{"plans": {"bot": {"setup": {"mode": "duel", "picking": "chosen", "board": null, "seats": [1, 2]}}}}',
  ])('is a fresh one after %s', (kept) => {
    localStorage.setItem('peerless.plans', kept);
    expect(usualPlan('bot', everything)).toEqual(planFor('bot'));
    expect(usualWay()).toBe('bot');
  });
});
