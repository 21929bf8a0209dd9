// How markers lie on spaces, by their id: fog drifts around who stands there, anything else is a round tag with its
// picture at the rim. Coordinates: the space is a disc of radius 100 around 0 0.

import { idInHero } from '../../contentIds';
import { markerPicture, type Picture } from './pictures';

/** A paint, path data, and for a line its width. */
export type MarkerShape = readonly [paint: string, d: string, line?: number];

export interface MarkerLayer {
  transform: string;
  shapes: readonly MarkerShape[];
  /** Where the mark of the seat is that the marker belongs to. */
  owner?: { x: number; y: number; size: number };
  picture?: Picture;
  /** Seconds in which the layer drifts in from the left when it appears. */
  drift?: number;
}

export interface MarkerDrawing {
  /** The CSS class of its layers. */
  name: string;
  /** Behind the figures. */
  behind: MarkerLayer | null;
  /** In front of the figures. */
  front: MarkerLayer;
}

const PAPER = 'var(--fog)';
const SHADE = 'color-mix(in oklab, var(--fog), var(--fog-line) 34%)';
const LINE = 'var(--fog-line)';

const FOG: MarkerDrawing = {
  name: 'fog',
  behind: {
    transform: 'translate(0 -34)',
    shapes: [
      [
        SHADE,
        'M-104 -26C-112 -54 -84 -66 -66 -56C-56 -88 -14 -92 2 -70C20 -98 66 -92 70 -64C92 -74 116 -56 108 -34' +
          'C120 -24 112 -8 92 -12C40 -22 -40 -24 -104 -26Z',
      ],
      [
        PAPER,
        'M-118 -8C-126 -34 -98 -48 -82 -40C-76 -70 -36 -76 -22 -54C-8 -82 38 -82 48 -54C66 -70 100 -58 98 -34' +
          'C118 -32 124 -6 106 2C84 10 60 0 40 6C14 14 -20 2 -48 8C-74 14 -108 12 -118 -8Z',
      ],
      [
        LINE,
        'M-84 -14C-70 -24 -54 -22 -50 -12M-14 -28C4 -42 28 -36 28 -20C28 -10 14 -8 12 -18' +
          'M62 -24C74 -30 86 -24 84 -14',
        4,
      ],
    ],
    drift: 2.4,
  },
  front: {
    transform: 'translate(0 46) scale(1 .8)',
    shapes: [
      [
        SHADE,
        'M-84 50C-90 30 -66 22 -52 30C-42 14 -14 16 -6 28C6 20 20 22 26 32C42 22 66 24 72 38C92 32 108 46 100 62' +
          'C60 70 -60 66 -84 50Z',
      ],
      [
        PAPER,
        'M-96 62C-104 42 -82 32 -68 40C-58 24 -34 26 -26 38C-14 30 -2 34 4 42C18 30 44 30 52 44' +
          'C70 34 100 42 96 62C92 78 66 74 48 70C30 80 8 72 -8 70C-30 80 -86 80 -96 62Z',
      ],
      [LINE, 'M-70 60C-58 52 -46 56 -46 62M10 60C22 50 36 54 36 62', 4],
    ],
    owner: { x: 78, y: 56, size: 26 },
    drift: 3.2,
  },
};

/** Where tags are on a space: each another corner. */
const CORNERS = ['translate(66 -64)', 'translate(-66 -64)', 'translate(74 4)', 'translate(-74 4)'] as const;
const ROUND = 'M0 -33C18 -33 33 -18 33 0C33 18 18 33 0 33C-18 33 -33 18 -33 0C-33 -18 -18 -33 0 -33Z';

const tag = (name: string, nth: number): MarkerDrawing => ({
  name: 'tag',
  behind: null,
  front: {
    transform: CORNERS[nth % CORNERS.length]!,
    shapes: [['#fffaf0', ROUND]],
    picture: markerPicture(name),
    owner: { x: 22, y: 24, size: 24 },
  },
});

/** The id of a marker without the hero it belongs to. */
export const markerName = (id: string): string => idInHero(id);

/** Whether a marker takes a corner of a space. */
export const isTag = (id: string): boolean => markerName(id) !== 'fog';

/** The drawing of a marker, the `nth` of the tags on its space. */
export function markerDrawing(id: string, nth = 0): MarkerDrawing {
  const name = markerName(id);
  return name === 'fog' ? FOG : tag(name, nth);
}
