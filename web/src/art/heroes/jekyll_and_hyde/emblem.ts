import { circle, type Shape } from '../../emblemShapes';

const emblem: Shape[] = [
  {
    d:
      'M37 3H63C65 3 67 5 67 7S65 12 63 12V36C78 41 89 53 89 67C89 84 73 97 50 97S11 84 11 67' +
      'C11 53 22 41 37 36V12C35 12 33 10 33 7S35 3 37 3Z',
  },
  { d: 'M44 12H51L47 27L54 40L46 56L53 71L47 91C30 89 18 80 18 67C18 56 27 47 44 41Z', paper: true },
  { d: 'M20 63C27 59 34 67 48.5 62L53 71L47.5 89C32 87 21 79 20 68Z' },
  { d: circle(35, 54, 3.6) },
  { d: circle(68, 60, 6), paper: true },
  { d: circle(76, 72, 3.5), paper: true },
  { d: circle(63, 76, 4.5), paper: true },
  { d: circle(33, 76, 3.6), paper: true },
];

export default emblem;
