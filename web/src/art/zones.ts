// How the zones of a board look: a color by name, a pattern and a letter by their order on the board, so that no two
// zones of a board share all three.
import type { ZoneColor } from '../protocol';
import { hash } from './hash';

export const PATTERNS = [
  'dots',
  'hatch',
  'waves',
  'checks',
  'rings',
  'stripes',
  'zigzag',
  'cross',
  'bricks',
  'plus',
] as const;

export type Pattern = (typeof PATTERNS)[number];

export interface ZoneLook {
  id: string;
  /** In the language of the page. */
  name: string;
  letter: string;
  fill: string;
  /** Of the pattern and the letter. */
  ink: string;
  pattern: Pattern;
}

const DARK = '#241a17';
const LIGHT = '#fffaf0';

export const ZONE_COLORS: Record<ZoneColor, { fill: string; ink: string }> = {
  blue: { fill: '#3568ad', ink: LIGHT },
  brown: { fill: '#855530', ink: LIGHT },
  cream: { fill: '#f4e4ba', ink: DARK },
  crimson: { fill: '#ab2440', ink: LIGHT },
  cyan: { fill: '#5fc4d6', ink: DARK },
  darkgreen: { fill: '#2f6b3e', ink: LIGHT },
  gold: { fill: '#c9962f', ink: DARK },
  gray: { fill: '#a3a6a6', ink: DARK },
  green: { fill: '#78b26c', ink: DARK },
  lightblue: { fill: '#9fd0ea', ink: DARK },
  lightgray: { fill: '#d3d5d3', ink: DARK },
  lightgreen: { fill: '#b9dd94', ink: DARK },
  navy: { fill: '#23396d', ink: LIGHT },
  olive: { fill: '#6c7128', ink: LIGHT },
  orange: { fill: '#ec9440', ink: DARK },
  pink: { fill: '#f4adc4', ink: DARK },
  plum: { fill: '#6c2e5c', ink: LIGHT },
  purple: { fill: '#7650a8', ink: LIGHT },
  red: { fill: '#c5352b', ink: LIGHT },
  rose: { fill: '#dd9298', ink: DARK },
  slate: { fill: '#4d6076', ink: LIGHT },
  tan: { fill: '#d8b688', ink: DARK },
  teal: { fill: '#1f7a78', ink: LIGHT },
  violet: { fill: '#af98e0', ink: DARK },
  white: { fill: '#f7f4ec', ink: DARK },
  yellow: { fill: '#f3cf4a', ink: DARK },
};

const SPARE = Object.values(ZONE_COLORS);

/** The looks of all zones of a board, in its order. */
export function zoneLooks(zones: readonly { id: string; name: string }[]): ZoneLook[] {
  return zones.map(({ id, name }, i) => {
    const known = Object.hasOwn(ZONE_COLORS, id) ? ZONE_COLORS[id as ZoneColor] : undefined;
    const { fill, ink } = known ?? SPARE[hash(id) % SPARE.length] ?? { fill: '#a3a6a6', ink: DARK };
    const pattern = PATTERNS[i % PATTERNS.length] ?? 'dots';
    return { id, name, letter: String.fromCharCode(65 + (i % 26)), fill, ink, pattern };
  });
}
