import { circle, type Shape } from '../../emblemShapes';

/** A fox that looks as if it had done nothing. */
const emblem: Shape[] = [
  { d: 'M8 4L36 26C45 22 55 22 64 26L92 4C98 26 98 46 88 62L50 98L12 62C2 46 2 26 8 4Z' },
  { d: 'M15 16L30 30L19 42C14 34 13 25 15 16ZM85 16L70 30L81 42C86 34 87 25 85 16Z', paper: true },
  { d: 'M14 60C26 56 40 62 46 82L50 92L54 82C60 62 74 56 86 60L50 96Z', paper: true },
  { d: 'M24 50C32 44 40 46 44 56C36 58 28 56 24 50ZM76 50C68 44 60 46 56 56C64 58 72 56 76 50Z', paper: true },
  { d: circle(36, 51, 3) },
  { d: circle(64, 51, 3) },
  { d: 'M42 84C46 81 54 81 58 84L50 95Z' },
];

export default emblem;
