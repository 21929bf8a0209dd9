// A view after one more event. Events carry what has changed, and nothing here follows a rule: what an event does not
// say stays as it is until the view of the server replaces it.

import type { EventData, FighterData, MarkerData, SeatData, ViewData } from '../protocol';

export function viewAfter(view: ViewData, event: EventData): ViewData {
  const { fighter, seat } = event;
  const after = { ...view, ...ofTurn(event) };
  if (fighter !== undefined)
    after.fighters = view.fighters.map((one) => (one.id === fighter ? { ...one, ...ofFighter(one, event) } : one));
  if (seat !== undefined)
    after.seats = view.seats.map((one) => {
      if (one.seat === seat) return { ...one, ...ofSeat(one, event) };
      if (one.seat === event.holder) return holderAfter(one, event);
      return one.seat === event.owner ? ownerAfter(one, event) : one;
    });
  if (event.kind === 'token')
    after.tokens = view.tokens.map((one) =>
      one.seat === seat && one.id === event.token ? { ...one, shows: event.shows ?? one.shows } : one,
    );
  if (event.kind === 'marker')
    after.markers = view.markers.map((one) => (one.seat === seat && one.id === event.marker ? laid(one, event) : one));
  return after;
}

function ofTurn({ kind, seat, amount, actions }: EventData): Partial<ViewData> {
  const left = actions === undefined ? {} : { actions };
  if (kind !== 'turn' || seat === undefined || amount === undefined) return left;
  return { ...left, active: seat, turn: amount };
}

function ofFighter({ health }: FighterData, { kind, space, path, amount, lost }: EventData): Partial<FighterData> {
  const there = space ?? path?.at(-1);
  switch (kind) {
    case 'move':
    case 'place':
    case 'carry':
      return there === undefined ? {} : { space: there };
    case 'return':
      return { health: amount ?? health, ...(there === undefined ? {} : { space: there }) };
    case 'leave':
      return { space: null };
    case 'defeat':
      return { space: null, health: 0 };
    case 'damage':
      return { health: Math.max(0, health - (lost ?? 0)) };
    case 'recover':
      return { health: health + (amount ?? 0) };
    case 'set_health':
      return { health: amount ?? health };
    default:
      return {};
  }
}

function ofSeat(seat: SeatData, event: EventData): Partial<SeatData> {
  if (event.kind === 'out') return { status: 'out' };
  const { kind, card, hand, deck } = event;
  if (hand === undefined || deck === undefined) return {};
  const moved = { hand_size: hand, deck_size: deck, exhausted: deck === 0 };
  const held = hand - seat.hand_size;
  const cards = card === undefined ? seat.hand : handAfter(seat.hand, card, held);
  const own = event.owner === undefined && event.holder === undefined;
  return {
    ...moved,
    hand: cards,
    ...lentAfter(seat, event, cards),
    ...(card !== undefined && own ? { discard: discardAfter(seat, kind, card, held + deck - seat.deck_size) } : {}),
  };
}

const handAfter = (hand: string[], card: string, more: number): string[] =>
  more > 0 ? [...hand, card] : more < 0 ? without(hand, card) : hand;

/** The cards of others in a hand: one more that was taken, and none that is not there any more. */
function lentAfter(
  { lent = [] }: SeatData,
  { kind, card, owner }: EventData,
  hand: readonly string[],
): Partial<SeatData> {
  const all = kind === 'take' && card !== undefined && owner !== undefined ? [...lent, { card, owner }] : lent;
  if (all.length === 0) return {};
  const left = [...hand];
  const kept = all.filter((one) => {
    const at = left.indexOf(one.card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return { lent: kept.length > 0 ? kept : undefined };
}

/** From whose hand a card was taken. */
function holderAfter(seat: SeatData, event: EventData): SeatData {
  const { card } = event;
  if (card === undefined) return seat;
  const hand = without(seat.hand, card);
  const lent = (seat.lent ?? []).filter((one, i, all) => i !== all.findIndex((other) => other.card === card));
  return { ...seat, hand, hand_size: seat.hand_size - 1, lent: lent.length > 0 ? lent : undefined };
}

/** A card that another player discarded lies on the pile of its owner only if the owner is out. */
function ownerAfter(seat: SeatData, { kind, card }: EventData): SeatData {
  const leaves = kind === 'discard' && card !== undefined && seat.status === 'out';
  return leaves ? { ...seat, discard: [...seat.discard, card] } : seat;
}

/** `gained`: how many more cards hand and deck have together; they have come from the discard pile. */
function discardAfter({ discard }: SeatData, kind: string, card: string, gained: number): string[] {
  if (kind === 'discard') return [...discard, card];
  return gained > 0 ? without(discard, card) : discard;
}

/** The list without the last of these cards. */
function without(cards: readonly string[], card: string): string[] {
  const at = cards.lastIndexOf(card);
  return at < 0 ? [...cards] : cards.filter((_, i) => i !== at);
}

function laid(marker: MarkerData, { space, from }: EventData): MarkerData {
  const others = marker.spaces.filter((one) => one !== from && one !== space);
  return { ...marker, spaces: space === undefined ? others : [...others, space] };
}
