// No lit thing refuses a click: everything that is lit in recorded positions answers, or goes on.

import { describe, expect, it } from 'vitest';

import type { ViewData } from '../../../src/protocol';
import { DecisionModel } from '../../../src/table/decision/decisionModel.svelte';
import { MatchNames } from '../../../src/text/names';
import { content, translator } from '../../data';
import { join, setUp, views } from '../seatedTable';

setUp();

function model(view: ViewData) {
  const { socket, match } = join(view);
  const { heroes, boards } = content('en');
  const names = new MatchNames(translator('en'), heroes, view.seats, view.fighters);
  const decision = new DecisionModel({ match, board: () => boards[view.board]!, names: () => names });
  return { decision, match, answered: () => socket.last?.type === 'answer' };
}

/** As the board does: a figure that is meant, else its space. */
function press(decision: DecisionModel, view: ViewData, space: string): void {
  const fighter = view.fighters.find((one) => one.space === space)?.id ?? '';
  const meant = [decision.movable, decision.asking, decision.offer.targets].some((some) => some.includes(fighter));
  if (meant && !decision.spaces.includes(space)) decision.pressFighter(fighter);
  else decision.pressSpace(space);
}

describe.each(views)('%s', (_, view) => {
  const lit = (decision: DecisionModel): string[] => {
    const spaceOf = (id: string) => view.fighters.find((one) => one.id === id)?.space ?? null;
    const figures = [...decision.movable, ...decision.asking, ...decision.offer.targets].map(spaceOf);
    return [...new Set([...decision.spaces, ...decision.walk.far, ...figures.filter((space) => space !== null)])];
  };

  it('takes every click on what is lit', () => {
    const { decision: first, match: other } = model(view);
    for (const space of lit(first)) {
      const { decision, match, answered } = model(view);
      press(decision, view, space);
      expect(decision.why, space).toBe('');
      expect(answered() || decision.begun || decision.asking.length > 0, space).toBe(true);
      match.end();
    }
    for (const card of first.cards) {
      const { decision, match, answered } = model(view);
      decision.pressCard(card);
      expect(decision.why, card).toBe('');
      expect(answered() || decision.begun, card).toBe(true);
      match.end();
    }
    other.end();
  });
});
