// The emotes as drawings, 48 by 48: paper cut-outs with an outline.

import type { EmoteId } from '../../protocol';

export interface Shape {
  d: string;
  /** Only a line without. */
  paper?: 'white' | 'gold' | 'red' | 'green' | 'skin';
}

const MASK = 'M8 9C18 12 30 12 40 9C42 24 38 39 24 44C10 39 6 24 8 9Z';
const LEAF = 'M24 23C16 21 13 15 16 11C19 8 23 10 24 14C25 10 29 8 32 11C35 15 32 21 24 23Z';
const turned = (degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return LEAF.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const [dx, dy] = [Number(x) - 24, Number(y) - 23];
    return `${(24 + dx * cos - dy * sin).toFixed(1)} ${(23 + dx * sin + dy * cos).toFixed(1)}`;
  });
};

export const DRAWINGS: Readonly<Record<EmoteId, readonly Shape[]>> = {
  hello: [
    {
      d:
        'M17 43C12 38 8 31 6 27C5 24 8 22 10 25L14 30L12 14C12 11 16 10 17 13L19 24L20 9C20 6 24 6 24 9L25 24' +
        'L28 11C29 8 33 9 32 12L30 25L34 17C36 14 39 16 38 19L34 33C32 40 28 43 24 43Z',
      paper: 'skin',
    },
    { d: 'M37 6C40 7 42 9 43 12M3 17C3 13 4 10 7 8' },
  ],
  good_luck: [
    { d: 'M25 26C27 34 30 40 34 44' },
    ...[0, 90, 180, 270].map((degrees): Shape => ({ d: turned(degrees + 45), paper: 'green' })),
  ],
  well_played: [
    { d: 'M15 27L10 44L19 40L24 46L29 40L38 44L33 27Z', paper: 'red' },
    { d: 'M24 4A14 14 0 1 1 23.900 4Z', paper: 'gold' },
    {
      d: 'M24 9L26.600 15L33 15.600L28.200 20L29.600 26.300L24 23L18.400 26.300L19.800 20L15 15.600L21.400 15Z',
      paper: 'white',
    },
  ],
  thanks: [
    { d: 'M24 42C10 32 5 24 6 16C8 7 19 6 24 15C29 6 40 7 42 16C43 24 38 32 24 42Z', paper: 'red' },
    { d: 'M12 19C12 15 14 13 17 13' },
  ],
  wow: [
    { d: MASK, paper: 'gold' },
    { d: 'M16 16A4 4.500 0 1 1 15.900 16ZM32 16A4 4.500 0 1 1 31.900 16Z', paper: 'white' },
    { d: 'M16 19V21.500M32 19V21.500' },
    { d: 'M24 28A5 5.500 0 1 1 23.900 28Z', paper: 'red' },
  ],
  oops: [
    { d: MASK, paper: 'white' },
    { d: 'M12 17L19 20M36 17L29 20M15 22.500V23M33 22.500V23' },
    { d: 'M16 34C18 30 21 35 24 32C27 29 30 35 32 31' },
    { d: 'M39 24C42 29 43 32 40 33.500C37 34 36 31 39 24Z', paper: 'green' },
  ],
  thinking: [
    { d: 'M13 9C13 18 21 20 21 24C21 28 13 30 13 39H35C35 30 27 28 27 24C27 20 35 18 35 9Z', paper: 'white' },
    { d: 'M17 15H31C29 19 25 20 24 23C23 20 19 19 17 15ZM15 38C17 33 22 32 24 29C26 32 31 33 33 38Z', paper: 'gold' },
    { d: 'M9 5H39V10H9ZM9 38H39V43H9Z', paper: 'red' },
  ],
  good_game: [
    { d: 'M13 10H5C5 18 8 23 15 24M35 10H43C43 18 40 23 33 24' },
    { d: 'M12 5H36C37 19 34 29 27 31V37H32L34 43H14L16 37H21V31C14 29 11 19 12 5Z', paper: 'gold' },
    { d: 'M18 11C18 17 19 21 21 24' },
  ],
};
