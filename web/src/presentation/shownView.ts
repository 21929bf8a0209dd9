// A view after one more event. Events carry what has changed, and nothing here follows a rule: what an event does not
// say stays as it is until the view of the server replaces it.

import type { BesideData, EventData, FighterData, MarkerData, SeatData, ViewData } from '../protocol';

export function viewAfter(view: ViewData, event: EventData): ViewData {
  const { fighter, seat } = event;
  const after = { ...view, ...ofTurn(event) };
  if (fighter !== undefined)
    after.fighters = view.fighters.map((one) => (one.id === fighter ? { ...one, ...ofFighter(one, event) } : one));
  if (seat !== undefined)
    after.seats = view.seats.map((one) => (one.seat === seat ? { ...one, ...ofSeat(one, event) } : one));
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
  if (kind === 'row' && card !== undefined && seat.beside && hand === undefined) {
    return { beside: joined(seat.beside, card) };
  }
  if (hand === undefined || deck === undefined) return {};
  const moved = { hand_size: hand, deck_size: deck, exhausted: deck === 0 };
  const held = hand - seat.hand_size;
  return {
    ...moved,
    ...(card !== undefined && held > 0 ? { hand: [...seat.hand, card] } : {}),
    ...(card !== undefined && held < 0 ? { hand: without(seat.hand, card) } : {}),
    ...(card !== undefined ? { discard: discardAfter(seat, event, card, held + deck - seat.deck_size) } : {}),
    ...(card !== undefined && seat.beside ? { beside: besideAfter(seat.beside, event, card) } : {}),
  };
}

/** Cards join the row, or leave it to the hand or to the discard pile. */
function besideAfter(before: BesideData, { kind, beside }: EventData, card: string): BesideData {
  if (kind === 'row') return joined(before, card);
  if (kind === 'discard' && beside) return { ...before, row: [...before.row, card] };
  return kind === 'discard' || kind === 'take' ? { ...before, row: without(before.row, card) } : before;
}

/** A card came from the side deck, or from the combat. */
function joined(beside: BesideData, card: string): BesideData {
  return { ...beside, row: [...beside.row, card], deck_size: Math.max(0, beside.deck_size - 1) };
}

/** `gained`: how many more cards hand and deck have together; they have come from the discard pile. */
function discardAfter(seat: SeatData, { kind, beside }: EventData, card: string, gained: number): string[] {
  const { discard } = seat;
  if (kind === 'discard') return beside ? discard : [...discard, card];
  if (kind === 'take' && seat.beside?.row.includes(card) && !discard.includes(card)) return discard;
  return gained > 0 || (kind === 'row' && gained === 0) ? without(discard, card) : discard;
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
