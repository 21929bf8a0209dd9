import { circle, type Shape } from '../../emblemShapes';

/** A blaster. */
const emblem: Shape[] = [
  { d: 'M28 56H48L42 90C41 95 37 97 32 96L21 93C17 92 15 88 17 84Z' },
  { d: 'M50 60C52 72 46 78 40 76', line: 4.4 },
  { d: 'M22 26L34 6H50L46 22Z' },
  { d: 'M6 41C8 27 24 20 42 20C58 20 68 26 72 34V48C68 56 58 62 42 62C24 62 8 55 6 41Z' },
  { d: 'M46 20C42 32 42 50 46 62M56 21C52 33 52 49 56 61', paper: true, line: 3.6 },
  { d: 'M26 30L29 37.500L37 38L31 43L33 51L26 46.500L19 51L21 43L15 38L23 37.500Z', paper: true },
  { d: 'M74 32L86 16V66L74 50Z' },
  { d: circle(93, 41, 6.4) },
];

export default emblem;
