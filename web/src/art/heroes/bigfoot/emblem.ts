import { circle, type Shape } from '../../emblemShapes';

const emblem: Shape[] = [
  {
    d:
      'M44 98C28 98 24 84 28 68C31 55 22 48 24 37C27 25 42 24 54 28C68 32 78 40 73 54C68 68 66 72 64 84' +
      'C62 93 54 98 44 98Z',
  },
  { d: 'M18 10C26 8 31 14 31 21S27 31 21 31S11 26 11 20S13 11 18 10Z' },
  { d: circle(44, 13, 8.6) },
  { d: circle(61, 16, 7.4) },
  { d: circle(75, 24, 6.4) },
  { d: circle(84, 36, 5.4) },
];

export default emblem;
