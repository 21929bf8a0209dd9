// What a fighter could do and what could be done to it, looked up in the table of the server.

import type { ThreatData } from '../../protocol';

export interface Threats {
  /** How far it moves in a maneuver without a boost. */
  distance: number;
  reach: readonly string[];
  threatens: readonly string[];
  threatenedBy: readonly string[];
}

export function threatsOf(all: readonly ThreatData[], fighter: string): Threats | null {
  const own = all.find((one) => one.fighter === fighter);
  if (own === undefined) return null;
  const { distance, reach, threatens } = own;
  const threatenedBy = all.filter((one) => one.threatens.includes(fighter)).map((one) => one.fighter);
  return { distance, reach, threatens, threatenedBy };
}
