// How markers on spaces are drawn, by the id of the marker. A marker that is not listed gets a paper tag with its
// initials, so a new hero needs no entry here. Coordinates: the space is a disc of radius 100 around 0 0.

import { idInHero } from '../contentIds';

export interface MarkerShape {
  d: string;
  /** Only an outline. */
  line?: true;
}

export interface MarkerLayer {
  transform: string;
  shapes: readonly MarkerShape[];
  /** A dot in the color of the seat the marker belongs to. */
  owner?: { x: number; y: number; radius: number };
  /** The baseline of the initials. */
  initials?: number;
  /** Seconds in which the layer drifts in from the left when it appears. */
  drift?: number;
}

export interface MarkerDrawing {
  /** The CSS class of its layers. */
  name: string;
  fill: string;
  stroke: string;
  opacity: number;
  /** Behind the figures. */
  behind: MarkerLayer | null;
  /** In front of the figures. */
  front: MarkerLayer;
}

const TAG: MarkerDrawing = {
  name: 'tag',
  fill: '#fffaf0',
  stroke: '#1d1413',
  opacity: 1,
  behind: null,
  front: {
    transform: 'translate(62 -66) rotate(8)',
    shapes: [{ d: 'M-30 -26H30V18L0 34L-30 18Z' }],
    owner: { x: 0, y: -16, radius: 6 },
    initials: 18,
  },
};

const FOG: MarkerDrawing = {
  name: 'fog',
  fill: 'var(--fog)',
  stroke: 'var(--fog-line)',
  opacity: 0.94,
  behind: {
    transform: 'translate(0 -34)',
    shapes: [
      {
        d:
          'M-118 -8C-126 -34 -98 -48 -82 -40C-76 -70 -36 -76 -22 -54C-8 -82 38 -82 48 -54C66 -70 100 -58 98 -34' +
          'C118 -32 124 -6 106 2C84 10 60 0 40 6C14 14 -20 2 -48 8C-74 14 -108 12 -118 -8Z',
      },
      {
        d:
          'M-84 -14C-70 -24 -54 -22 -50 -12M-14 -28C4 -42 28 -36 28 -20C28 -10 14 -8 12 -18' +
          'M62 -24C74 -30 86 -24 84 -14',
        line: true,
      },
    ],
    drift: 2.4,
  },
  front: {
    transform: 'translate(0 26)',
    shapes: [
      {
        d:
          'M-96 62C-104 42 -82 32 -68 40C-58 24 -34 26 -26 38C-14 30 -2 34 4 42C18 30 44 30 52 44' +
          'C70 34 100 42 96 62C92 78 66 74 48 70C30 80 8 72 -8 70C-30 80 -86 80 -96 62Z',
      },
      { d: 'M-70 60C-58 52 -46 56 -46 62M10 60C22 50 36 54 36 62', line: true },
    ],
    owner: { x: 78, y: 58, radius: 11 },
    drift: 3.2,
  },
};

const DRAWN: Record<string, MarkerDrawing> = { fog: FOG };

/** The id of a marker without the hero it belongs to. */
export const markerName = (id: string): string => idInHero(id);

export function markerDrawing(id: string): MarkerDrawing {
  const name = markerName(id);
  return (Object.hasOwn(DRAWN, name) ? DRAWN[name] : undefined) ?? TAG;
}
