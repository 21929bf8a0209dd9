import type { Shape } from '../../emblemShapes';

/** The helmet of a hoplite. */
const emblem: Shape[] = [
  { d: 'M7 54C2 20 26 1 50 1C74 1 98 20 93 54L81 50C84 27 70 14 50 14C30 14 16 27 19 50Z' },
  {
    d:
      'M22 97C17 66 19 43 32 29C41 21 59 21 68 29C81 43 83 66 78 97L58 91L56 62L73 58C72 48 62 46 55 52' +
      'L50 66L45 52C38 46 28 48 27 58L44 62L42 91Z',
  },
  { d: 'M28 9L33 19M50 3V14M72 9L67 19M13 27L23 32M87 27L77 32', paper: true, line: 3 },
];

export default emblem;
