// What a board says to screen readers, and the numbers on its figures.

import { labels } from '../art/labels.svelte';
import type { ZoneLook } from '../art/zones';
import type { FighterData } from '../protocol';
import type { BoardSheet, SpaceSheet } from '../text/sheets';

/** The numbers of sidekicks that come in several: the number at the end of their id. */
export function sidekickNumbers(fighters: readonly FighterData[]): Map<string, number> {
  const found = fighters.flatMap(({ hero, id }) => {
    const number = hero ? null : /_?(\d+)$/.exec(id);
    return number ? [[id, Number(number[1])] as const] : [];
  });
  return new Map(found);
}

/** Where the roads from a space lead in a way of their own: down, in one direction, along the conveyor belt. */
export function waysFrom(
  { high_ground, one_way, conveyor }: Pick<BoardSheet, 'high_ground' | 'one_way' | 'conveyor'>,
  id: string,
  called: (space: string) => string,
): string[] {
  const from = (ways: readonly (readonly [string, string])[]): string[] =>
    ways.flatMap(([first, second]) => (first === id ? [called(second)] : []));
  const belt = conveyor?.belt ?? [];
  const said = (label: string, spaces: readonly string[]): string[] =>
    spaces.length > 0 ? [`${label} ${spaces.join(', ')}`] : [];
  return [
    ...said(labels.higherThan, from(high_ground)),
    ...said(labels.oneWayTo, from(one_way)),
    ...said(labels.carriedTo, from(belt.slice(1).map((space, i) => [belt[i]!, space]))),
    ...(belt.at(-1) === id ? [labels.beltEnd] : []),
    ...(conveyor?.bin.includes(id) ? [labels.bin] : []),
  ];
}

/** A space in words: its name, its zones, where its roads lead, and who stands on it. */
export function spaceLabel(
  space: SpaceSheet,
  name: string,
  ways: readonly string[],
  looks: readonly ZoneLook[],
  fighter: FighterData | undefined,
  nameOf: (fighter: FighterData) => string,
): string {
  const zones = space.zones.map((zone) => looks.find((look) => look.id === zone)?.name ?? zone).join(', ');
  const parts = [
    `${labels.space} ${name}`,
    `${space.zones.length > 1 ? labels.zones : labels.zone}: ${zones}`,
    ...(space.start ? [`${labels.start} ${space.start}`] : []),
    ...(space.passage ? [labels.passage] : []),
    ...ways,
    fighter ? `${nameOf(fighter)}, ${labels.health} ${fighter.health}/${fighter.max}` : labels.empty,
  ];
  return parts.join('; ');
}
