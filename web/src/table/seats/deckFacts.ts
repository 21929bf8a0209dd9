// Where the cards of a deck are, as far as the viewer knows.

import type { SeatData } from '../../protocol';
import type { CardSheet, HeroSheet } from '../../text/sheets';

export interface DeckLine {
  card: CardSheet;
  hand: number;
  /** In the hands of others. */
  given: number;
  discard: number;
  /** In the deck, at a place one knows. */
  known: number;
  /** Anywhere else: in the deck, of another player perhaps in hand. */
  rest: number;
}

const times = (list: readonly string[], card: string): number => list.filter((other) => other === card).length;

export function deckLines(hero: HeroSheet, seat: SeatData, seats: readonly SeatData[] = []): DeckLine[] {
  const foreign = (seat.lent ?? []).map((lent) => lent.card);
  const elsewhere = seats.flatMap(({ lent = [] }) => lent.filter(({ owner }) => owner === seat.seat));
  return hero.cards.map((card) => {
    const hand = times(seat.hand, card.card) - times(foreign, card.card);
    const given = times(
      elsewhere.map((lent) => lent.card),
      card.card,
    );
    const discard = times(seat.discard, card.card);
    const known = times(
      seat.deck_known.map((lying) => lying.card),
      card.card,
    );
    return { card, hand, given, discard, known, rest: Math.max(0, card.copies - hand - given - discard - known) };
  });
}
