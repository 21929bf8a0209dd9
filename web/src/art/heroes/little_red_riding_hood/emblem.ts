import { circle, type Shape } from '../../emblemShapes';

/** A hood with a face in it. */
const emblem: Shape[] = [
  {
    d:
      'M50 97C28 97 12 90 6 80C16 72 20 60 20 48C20 28 28 18 40 14C30 8 18 6 8 10C22 -2 44 -2 60 8' +
      'C76 16 82 30 82 48C82 60 86 72 94 80C88 90 72 97 50 97Z',
  },
  { d: 'M52 26C65 26 71 37 71 49C71 63 62 74 52 74S33 63 33 49C33 37 39 26 52 26Z', paper: true },
  { d: 'M34 47C36 32 46 26 53 26C63 26 70 36 71 45C62 44 54 40 50 34C47 40 41 45 34 47Z' },
  { d: circle(45, 52, 3) },
  { d: circle(60, 52, 3) },
  { d: 'M47 62C50 65 55 65 58 62', line: 3 },
  { d: 'M50 81C42 74 34 76 34 82S42 90 50 83C58 90 66 88 66 82S58 74 50 81Z', paper: true },
];

export default emblem;
