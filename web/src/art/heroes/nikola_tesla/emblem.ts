import type { Shape } from '../../emblemShapes';

/** A coil at work. */
const emblem: Shape[] = [
  { d: 'M18 84H82C86 84 88 87 88 90V97H12V90C12 87 14 84 18 84Z' },
  { d: 'M39 46H61L64 84H36Z' },
  { d: 'M37 54L63 50M37 62L63 58M37 70L64 66M36 78L64 74', paper: true, line: 2.8 },
  { d: 'M50 26C70 26 84 30 84 37S70 48 50 48S16 44 16 37S30 26 50 26Z' },
  { d: 'M27 36C36 32 52 31 62 32', paper: true, line: 3 },
  {
    d:
      'M30 24L24 14L30 13L20 0L37 9L31 11L37 23ZM70 24L76 14L70 13L80 0L63 9L69 11L63 23ZM10 40L0 44L6 49' +
      'L0 62L14 50L8 46L16 43Z',
  },
  { d: 'M90 40L100 44L94 49L100 62L86 50L92 46L84 43Z' },
];

export default emblem;
