import { circle, type Shape } from '../../emblemShapes';

/** A skull with a crown. */
const emblem: Shape[] = [
  { d: 'M16 30L10 2L31 15L50 -2L69 15L90 2L84 30Z' },
  { d: circle(10, 3, 5) },
  { d: circle(50, -1, 5) },
  { d: circle(90, 3, 5) },
  {
    d:
      'M16 54C12 44 14 38 18 35H82C86 38 88 44 84 54C83 62 77 66 75 69L72 86' +
      'C72 94 62 98 50 98C38 98 28 94 28 86L25 69C23 66 17 62 16 54Z',
  },
  {
    d:
      'M24 55C22 45 30 42 37 44C45 46 46 54 42 60C37 66 26 66 24 55ZM76 55C78 45 70 42 63 44' +
      'C55 46 54 54 58 60C63 66 74 66 76 55Z',
    paper: true,
  },
  { d: 'M50 60L43 73H57Z', paper: true },
  { d: 'M37 82V93M45.600 83V95M54.400 83V95M63 82V93', paper: true, line: 3 },
];

export default emblem;
