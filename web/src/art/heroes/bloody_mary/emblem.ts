import type { Shape } from '../../emblemShapes';

/** A mirror, and who is in it. */
const emblem: Shape[] = [
  { d: 'M30 80L14 98H34L42 88ZM70 80L86 98H66L58 88ZM42 6C42 -1 58 -1 58 6L54 12H46Z' },
  { d: 'M50 3C70 3 85 22 85 47S70 91 50 91S15 72 15 47S30 3 50 3Z' },
  { d: 'M50 11C65 11 77 27 77 47S65 83 50 83S23 67 23 47S35 11 50 11Z', paper: true },
  {
    d: 'M30 73C34 60 30 48 33 38C36 26 44 21 51 21C60 21 66 28 68 39C70 50 66 60 70 73C64 80 57 83 50 83S36 80 30 73Z',
  },
  { d: 'M50 29C58 29 61 36 61 44C61 55 56 62 50 62S39 55 39 44C39 36 42 29 50 29Z', paper: true },
  { d: 'M42 44C42 40 48 40 48 44S42 48 42 44ZM52 44C52 40 58 40 58 44S52 48 52 44Z' },
  { d: 'M45 45V56M55 45V59', line: 2 },
  { d: 'M74 22L62 34L70 44L58 52', paper: true, line: 2.4 },
];

export default emblem;
