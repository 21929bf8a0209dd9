// The line that says what to do next, once something was pointed at.

import { say } from '../../language/currentLanguage.svelte';
import type { MatchNames } from '../../text/names';
import type { Offer, Picked } from './choices';
import type { Walk } from './walk.svelte';

/** Of an attack or a scheme; `cardId` is that of a card of the player. */
export function attackLine(
  { card, target }: Picked,
  offer: Offer,
  names: MatchNames,
  cardId: (card: string) => string,
): string {
  const args = {
    card: card === undefined ? '' : names.card(cardId(card)),
    target: target === undefined ? '' : names.fighter(target),
  };
  if (card === undefined) return target === undefined ? '' : say('web-line-card', args);
  if (target !== undefined) return say('web-line-attacker', args);
  return say(offer.targets.length > 0 ? 'web-line-target' : 'web-line-schemer', args);
}

/** Of a move that is pointed at before it is asked for. */
export function moveLine(walk: Walk, names: MatchNames, cardId: (card: string) => string): string {
  const { fighter, move, pointed } = walk;
  if (fighter === null || move === null) return '';
  if (pointed.space !== undefined) {
    const count = walk.lacking(pointed.space);
    return count === null ? say('web-line-boost') : say('web-line-boost-of', { count });
  }
  if (pointed.boost === undefined) return '';
  const args = { who: names.fighter(fighter), card: names.card(cardId(pointed.boost)), count: move.distance };
  return say(move.placed.includes(fighter) ? 'web-line-place' : 'web-line-move', args);
}

/** What the spaces mean that are lit while a figure or a card is in the hand, or that are pointed at. */
export function reachLine(walk: Walk, looked: string | null): string {
  const shown = walk.looked ?? (walk.held === null ? null : walk.move);
  if (shown !== null && walk.fighter !== null)
    return shown.placed.includes(walk.fighter)
      ? say('web-preview-anywhere')
      : say('web-preview-reach', { count: shown.distance });
  if (looked === null || !walk.far.includes(looked)) return '';
  const count = walk.lacking(looked);
  return count === null ? say('web-reach-boost') : say('web-reach-boost-of', { count });
}
