import type { Shape } from '../../emblemShapes';

/** A key whose bow is a heart. */
const emblem: Shape[] = [
  {
    d: 'M50 48C36 38 24 30 24 18C24 9 31 3 38.5 3C44 3 48 6 50 10C52 6 56 3 61.5 3C69 3 76 9 76 18C76 30 64 38 50 48Z',
  },
  {
    d:
      'M50 36C42 30 34 25 34 18.5C34 14.5 37 12 40 12C44.5 12 48 16 50 21C52 16 55.5 12 60 12' +
      'C63 12 66 14.5 66 18.5C66 25 58 30 50 36Z',
    paper: true,
  },
  { d: 'M41 46h18v6h-4.5v45h-9v-45h-4.5Z' },
  { d: 'M54 71h20v8h-6v-3h-5v5h-9ZM54 85h15v9h-5.5v-3.5h-4v4h-5.5Z' },
];

export default emblem;
