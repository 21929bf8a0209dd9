import { circle, type Shape } from '../../emblemShapes';

const PETAL = 'M50 46C36 40 32 20 42 10C45 14 47 15 50 11C53 15 55 14 58 10C68 20 64 40 50 46Z';

/** The flower of the house of Oda. */
const emblem: Shape[] = [
  { d: circle(50, 52, 47) },
  { d: circle(50, 52, 41), paper: true },
  ...[0, 72, 144, 216, 288].map((turn): Shape => ({ d: PETAL, turn })),
  { d: circle(50, 50, 12), paper: true },
  { d: circle(50, 50, 8) },
];

export default emblem;
