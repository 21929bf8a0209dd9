import { circle, type Shape } from '../../emblemShapes';

/** A moth. */
const emblem: Shape[] = [
  { d: 'M47 40C40 18 22 4 4 8C0 26 8 46 26 54C18 58 14 68 18 80C26 88 42 82 47 64Z' },
  { d: 'M53 40C60 18 78 4 96 8C100 26 92 46 74 54C82 58 86 68 82 80C74 88 58 82 53 64Z' },
  { d: circle(22, 25, 7.5), paper: true },
  { d: circle(78, 25, 7.5), paper: true },
  { d: circle(22, 25, 3.2) },
  { d: circle(78, 25, 3.2) },
  {
    d: 'M40 56C32 60 27 66 27 74M60 56C68 60 73 66 73 74M42 44C36 34 32 32 30 32M58 44C64 34 68 32 70 32',
    paper: true,
    line: 3.2,
  },
  { d: 'M50 26C55 26 57 30 57 36L55 74L50 92L45 74L43 36C43 30 45 26 50 26Z' },
  { d: 'M47 28C44 18 38 12 32 12M53 28C56 18 62 12 68 12', line: 3 },
];

export default emblem;
