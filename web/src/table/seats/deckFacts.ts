// Where the cards of a deck are, as far as the viewer knows.

import type { SeatData } from '../../protocol';
import type { CardSheet, HeroSheet } from '../../text/sheets';

export interface DeckLine {
  card: CardSheet;
  hand: number;
  discard: number;
  /** In the deck, at a place one knows. */
  known: number;
  /** Anywhere else: in the deck, of another player perhaps in hand. */
  rest: number;
}

const times = (list: readonly string[], card: string): number => list.filter((other) => other === card).length;

export function deckLines(hero: HeroSheet, seat: SeatData): DeckLine[] {
  return hero.cards.map((card) => {
    const hand = times(seat.hand, card.card);
    const discard = times(seat.discard, card.card);
    const known = times(
      seat.deck_known.map((lying) => lying.card),
      card.card,
    );
    return { card, hand, discard, known, rest: Math.max(0, card.copies - hand - discard - known) };
  });
}
