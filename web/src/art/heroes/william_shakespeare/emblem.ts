import type { Shape } from '../../emblemShapes';

/** A quill in its ink. */
const emblem: Shape[] = [
  {
    d:
      'M96 2C66 8 40 32 33 68L41 70C46 68 52 66 58 66L52 61C62 60 70 55 75 47L66 46C78 42 86 33 89 22L82 24' +
      'C90 18 95 10 96 2Z',
  },
  { d: 'M88 12C66 26 50 44 40 70', paper: true, line: 3 },
  { d: 'M40 58L28 90', line: 5 },
  { d: 'M8 62H34L30 72H48C54 76 56 82 56 88C56 94 52 98 46 98H12C6 98 2 94 2 88C2 80 4 76 12 72V68H8Z' },
  { d: 'M12 84H46', paper: true, line: 4 },
  { d: 'M30 64L38 66L28 92L24 94Z' },
];

export default emblem;
