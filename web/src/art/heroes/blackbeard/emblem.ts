import { circle, type Shape } from '../../emblemShapes';

/** A beard with burning ends, under a hat. */
const emblem: Shape[] = [
  { d: 'M2 32C12 12 34 4 50 0C66 4 88 12 98 32C84 26 74 28 68 36C56 31 44 31 32 36C26 28 16 26 2 32Z' },
  { d: 'M43 14C43 8 57 8 57 14C57 18 55 19 55 22H45C45 19 43 18 43 14Z', paper: true },
  { d: circle(47, 14, 1.9) },
  { d: circle(53, 14, 1.9) },
  { d: 'M34 42C44 37 56 37 66 42V50C60 46 54 47 50 50C46 47 40 46 34 50Z' },
  {
    d:
      'M30 41C24 52 20 60 26 66C18 74 24 84 33 83C34 93 44 97 50 91C56 97 66 93 67 83C76 84 82 74 74 66' +
      'C80 60 76 52 70 41L66 55C60 51 54 52 50 57C46 52 40 51 34 55Z',
  },
  { d: 'M42 66C42 74 40 80 38 84M58 66C58 74 60 80 62 84M50 66V88', paper: true, line: 3 },
  { d: 'M22 46L12 50M78 46L88 50', line: 4 },
  { d: 'M10 42L12 48L18 50L12 53L10 60L7 53L1 50L7 48ZM90 42L93 48L99 50L93 53L90 60L88 53L82 50L88 48Z' },
];

export default emblem;
