import { describe, expect, it } from 'vitest';

import { answerWith, parseOption } from '../../../src/options';
import { left, offered, pointCard, pointFighter, pointSpace } from '../../../src/table/decision/choices';
import { typeKey } from '../../../src/table/decision/digits';

const actions = [
  'maneuver',
  'scheme eat_me alice',
  'attack alice medusa feint',
  'attack alice medusa skirmish',
  'attack alice harpy_1 feint',
  'attack the_jabberwock medusa jaws',
  'attack the_jabberwock medusa feint',
].map((text) => parseOption('action', text));

describe('what is meant though it is not offered', () => {
  it('is written down as an answer, so that the server can say the rule', () => {
    expect(answerWith('space', { space: 's07', fighter: 'alice' })).toBe('s07');
    expect(answerWith('defense', { card: 'feint', fighter: 'alice' })).toBe('defend feint');
    expect(answerWith('card', { card: 'feint' })).toBe('feint');
    expect(answerWith('action', { card: 'feint', fighter: 'alice', target: 'medusa' })).toBe(
      'attack alice medusa feint',
    );
    expect(answerWith('action', { card: 'eat_me', fighter: 'alice' })).toBe('scheme eat_me alice');
  });
  it('is nothing where nothing was meant', () => {
    expect(answerWith('action', { space: 's07', fighter: 'alice' })).toBeNull();
    expect(answerWith('yes_no', { card: 'feint', fighter: 'alice' })).toBeNull();
    expect(answerWith('space', { card: 'feint' })).toBeNull();
  });
});

describe('an action narrowed down by pointing', () => {
  it('offers everything at first', () => {
    expect(offered(actions, {})).toEqual({
      spaces: [],
      fighters: ['alice', 'the_jabberwock'],
      targets: ['medusa', 'harpy_1'],
      cards: ['eat_me', 'feint', 'skirmish', 'jaws'],
    });
  });

  it('is no maneuver any more once a target or a card is pointed at', () => {
    const kinds = (picked: Parameters<typeof left>[1]) => new Set(left(actions, picked).map(({ kind }) => kind));
    expect(kinds({ fighter: 'alice' })).toContain('maneuver');
    expect(kinds({ card: 'feint' })).not.toContain('maneuver');
    expect(kinds({ target: 'medusa' })).toEqual(new Set(['attack']));
  });

  it('goes figure, target, card', () => {
    expect(pointFighter(actions, {}, 'alice')).toEqual({ picked: { fighter: 'alice' } });
    expect(offered(actions, { fighter: 'alice' }).cards).toEqual(['eat_me', 'feint', 'skirmish']);
    const aimed = { fighter: 'alice', target: 'medusa' };
    expect(pointFighter(actions, { fighter: 'alice' }, 'medusa')).toEqual({ picked: aimed });
    expect(pointCard(actions, aimed, 'skirmish')).toEqual({ answer: 'attack alice medusa skirmish' });
  });

  it('goes card, target, and knows who', () => {
    expect(pointCard(actions, {}, 'jaws')).toEqual({ picked: { card: 'jaws' } });
    expect(pointFighter(actions, { card: 'jaws' }, 'medusa')).toEqual({ answer: 'attack the_jabberwock medusa jaws' });
  });

  it('does not attack before target and card are pointed at', () => {
    expect(pointFighter(actions, { fighter: 'alice' }, 'harpy_1')).toEqual({
      picked: { fighter: 'alice', target: 'harpy_1' },
    });
    expect(pointFighter(actions, { card: 'feint' }, 'medusa')).toEqual({ picked: { card: 'feint', target: 'medusa' } });
  });

  it('keeps card and target while it is asked who attacks', () => {
    const aimed = { card: 'feint', target: 'medusa' };
    expect(offered(actions, aimed).fighters).toEqual(['alice', 'the_jabberwock']);
    expect(pointFighter(actions, aimed, 'the_jabberwock')).toEqual({ answer: 'attack the_jabberwock medusa feint' });
    expect(pointFighter(actions, { target: 'medusa' }, 'alice')).toEqual({
      picked: { fighter: 'alice', target: 'medusa' },
    });
  });

  it('plays a scheme by its card', () => {
    expect(pointCard(actions, {}, 'eat_me')).toEqual({ answer: 'scheme eat_me alice' });
  });

  it('goes back', () => {
    expect(pointFighter(actions, { fighter: 'alice' }, 'alice')).toEqual({ picked: {} });
    expect(pointCard(actions, { fighter: 'alice', card: 'feint' }, 'feint')).toEqual({ picked: { fighter: 'alice' } });
    expect(pointFighter(actions, { fighter: 'alice', card: 'skirmish' }, 'the_jabberwock')).toEqual({
      picked: { fighter: 'the_jabberwock' },
    });
  });

  it('does not care for what cannot be chosen', () => {
    expect(pointFighter(actions, { fighter: 'alice' }, 'nobody')).toEqual({ picked: { fighter: 'alice' } });
    expect(pointCard(actions, { fighter: 'alice' }, 'unheard_of')).toEqual({ picked: { fighter: 'alice' } });
  });

  it('lists what is left', () => {
    expect(left(actions, { target: 'harpy_1' }).map(({ text }) => text)).toEqual(['attack alice harpy_1 feint']);
    expect(left(actions, {})).toEqual(actions);
  });
});

describe('choices of one click', () => {
  const read = (kind: string, ...texts: string[]) => texts.map((text) => parseOption(kind, text));

  it('a space', () => {
    const options = read('space', 's1', 's2');
    expect(pointSpace(options, 's2')).toEqual({ answer: 's2' });
    expect(pointSpace(options, 's9')).toEqual({ picked: {} });
  });

  it('a fighter, a mover', () => {
    expect(pointFighter(read('fighter', 'medusa', 'none'), {}, 'medusa')).toEqual({ answer: 'medusa' });
    expect(pointFighter(read('mover', 'move alice', 'done'), {}, 'alice')).toEqual({ answer: 'move alice' });
  });

  it('a card', () => {
    expect(pointCard(read('defense', 'defend feint', 'no_defense'), {}, 'feint')).toEqual({ answer: 'defend feint' });
  });
});

describe('digits', () => {
  it('answer at once where no longer number could be meant', () => {
    expect(typeKey('', '3', 5)).toEqual({ buffer: '', chosen: 3 });
    expect(typeKey('', '3', 12)).toEqual({ buffer: '', chosen: 3 });
  });

  it('wait for a second digit if there are that many options', () => {
    expect(typeKey('', '1', 12)).toEqual({ buffer: '1', chosen: null });
    expect(typeKey('1', '2', 12)).toEqual({ buffer: '', chosen: 12 });
    expect(typeKey('1', 'Enter', 12)).toEqual({ buffer: '', chosen: 1 });
    expect(typeKey('1', 'Backspace', 12)).toEqual({ buffer: '', chosen: null });
  });

  it('that mean nothing do nothing', () => {
    expect(typeKey('', '0', 12)).toEqual({ buffer: '', chosen: null });
    expect(typeKey('1', '9', 12)).toEqual({ buffer: '', chosen: null });
    expect(typeKey('', 'Enter', 12)).toEqual({ buffer: '', chosen: null });
    expect(typeKey('1', 'x', 12)).toEqual({ buffer: '1', chosen: null });
  });
});
