import { circle, type Shape } from '../../emblemShapes';

const spot = (i: number): [number, number] => {
  const angle = (i * Math.PI) / 8;
  return [Math.round(50 + 40.5 * Math.cos(angle)), Math.round(50 + 40.5 * Math.sin(angle))];
};

/** Pearls around the wheel of a boat. */
const emblem: Shape[] = [
  ...Array.from({ length: 16 }, (_, i): Shape => ({ d: circle(...spot(i), 7) })),
  { d: circle(50, 50, 28) },
  { d: circle(50, 50, 21), paper: true },
  { d: 'M50 24V76M24 50H76M31.600 31.600L68.400 68.400M68.400 31.600L31.600 68.400', line: 5 },
  { d: circle(50, 50, 9) },
  { d: circle(50, 50, 4), paper: true },
];

export default emblem;
