// What a board says to screen readers, and the numbers on its figures.

import { labels } from '../art/labels.svelte';
import type { ZoneLook } from '../art/zones';
import type { FighterData } from '../protocol';
import type { SpaceSheet } from '../text/sheets';

/** The numbers of sidekicks that come in several: the number at the end of their id. */
export function sidekickNumbers(fighters: readonly FighterData[]): Map<string, number> {
  const found = fighters.flatMap(({ hero, id }) => {
    const number = hero ? null : /_?(\d+)$/.exec(id);
    return number ? [[id, Number(number[1])] as const] : [];
  });
  return new Map(found);
}

/** A space in words: its name, its zones, the names of spaces it is above, and who stands on it. */
export function spaceLabel(
  space: SpaceSheet,
  name: string,
  lower: readonly string[],
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
    ...(lower.length > 0 ? [`${labels.higherThan} ${lower.join(', ')}`] : []),
    fighter ? `${nameOf(fighter)}, ${labels.health} ${fighter.health}/${fighter.max}` : labels.empty,
  ];
  return parts.join('; ');
}
