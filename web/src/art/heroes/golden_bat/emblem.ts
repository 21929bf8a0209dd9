import { circle, type Shape } from '../../emblemShapes';

/** A bat with a skull's face. */
const emblem: Shape[] = [
  {
    d:
      'M50 90L40 72C26 74 10 64 2 30C14 36 26 32 31 16C36 24 41 24 45 18L50 26L55 18C59 24 64 24 69 16' +
      'C74 32 86 36 98 30C90 64 74 74 60 72Z',
  },
  { d: 'M34 44C34 33 41 27 50 27C59 27 66 33 66 44C66 50 62 52 61 57L59 68H41L39 57C38 52 34 50 34 44Z', paper: true },
  { d: circle(43.5, 45, 5.2) },
  { d: circle(56.5, 45, 5.2) },
  { d: 'M50 50L47 56H53Z' },
  { d: 'M45.5 60V66M50 60V66M54.5 60V66', line: 2.2 },
];

export default emblem;
