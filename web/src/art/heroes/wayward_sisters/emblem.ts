import { circle, type Shape } from '../../emblemShapes';

/** A kettle that bubbles. */
const emblem: Shape[] = [
  { d: 'M2 40H98V50H92C96 70 86 88 68 92L74 99H64L58 94H42L36 99H26L32 92C14 88 4 70 8 50H2Z' },
  { d: 'M18 56C18 68 24 78 34 82', paper: true, line: 4.6 },
  { d: 'M18 36C20 28 30 26 36 30C40 24 52 24 56 30C62 24 78 26 82 36Z' },
  { d: circle(34, 17, 7) },
  { d: circle(54, 12, 9) },
  { d: circle(54, 12, 4), paper: true },
  { d: circle(72, 20, 5) },
  { d: circle(44, 0, 4) },
  { d: 'M40 60L50 70L60 60M50 70V82', paper: true, line: 4 },
];

export default emblem;
