// Seats by team, and fighters without health.

import { describe, expect, it } from 'vitest';

import type { FighterData, FighterSheet, SeatData, ViewData } from '../../src/protocol';
import { fate, seatsFrom, teamOf } from '../../src/table/seats/seatFacts';

const tableOf = (sides: number[]): ViewData =>
  ({ seats: sides.map((side, i) => ({ seat: `p${i + 1}`, side }) as SeatData) }) as ViewData;
const seatIds = (seats: SeatData[]) => seats.map(({ seat }) => seat);

describe('teams', () => {
  const view = tableOf([0, 1, 0, 1]);
  it('are together, the partner first', () => {
    expect(seatIds(seatsFrom(view, 'p2').others)).toEqual(['p4', 'p3', 'p1']);
    expect(seatIds(seatsFrom(view, null).others)).toEqual(['p1', 'p3', 'p2', 'p4']);
  });
  it('know who is a partner', () => {
    const partners = view.seats.filter((seat) => teamOf(view, seat, 'p2')?.partner);
    expect(seatIds(partners)).toEqual(['p4']);
    expect(teamOf(view, view.seats[2]!, null)).toEqual({ side: 0, partner: false });
  });
});

it('leaves players without teams around the table', () => {
  const view = tableOf([0, 1, 2]);
  expect(seatIds(seatsFrom(view, 'p2').others)).toEqual(['p3', 'p1']);
  expect(seatIds(seatsFrom(view, null).others)).toEqual(['p1', 'p2', 'p3']);
  expect(teamOf(view, view.seats[0]!, 'p1')).toBeNull();
});

it('tells a fighter in reserve from a defeated one', () => {
  const of = (health: number, starts: FighterSheet['starts']) =>
    fate({ health } as FighterData, { starts } as FighterSheet);
  expect([of(1, 'off'), of(0, 'off'), of(0, 'board')]).toEqual(['fights', 'reserve', 'defeated']);
});
