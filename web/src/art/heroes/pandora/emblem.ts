import { circle, type Shape } from '../../emblemShapes';

/** A box, and what it knows. */
const emblem: Shape[] = [
  { d: 'M4 34L80 8L86 22L10 46Z' },
  { d: 'M8 54H92L84 97H16Z' },
  { d: 'M15 62H85M22 89H78', paper: true, line: 4 },
  { d: circle(50, 72, 9), paper: true },
  { d: circle(50, 70, 3.6) },
  { d: 'M48 71H52L54 79H46Z' },
  { d: 'M22 50C28 44 34 50 40 44C46 38 52 48 58 42C64 36 70 44 76 36L92 28L88 50Z' },
  { d: circle(62, 46, 3), paper: true },
  { d: circle(76, 43, 3), paper: true },
];

export default emblem;
