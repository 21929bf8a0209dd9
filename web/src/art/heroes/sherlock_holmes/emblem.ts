import { circle, type Shape } from '../../emblemShapes';

const emblem: Shape[] = [
  { d: 'M62 66L68 60L96 86C99 89 99 93 96 96S89 99 86 96Z' },
  { d: circle(41, 41, 37) },
  { d: circle(41, 41, 29), paper: true },
  {
    d:
      'M41 22C30 22 23 30 23 41C23 46 24 50 26 54M41 31C35 31 31 35 31 42C31 50 34 56 37 61M41 40' +
      'C41 50 44 57 47 62M48 24C56 27 60 34 60 43C60 47 60 50 59 53M47 33C51 36 51 41 51 44' +
      'C51 49 52 53 53 57',
    line: 3.6,
  },
];

export default emblem;
