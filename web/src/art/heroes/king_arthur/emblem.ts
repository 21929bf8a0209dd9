import type { Shape } from '../../emblemShapes';

const emblem: Shape[] = [
  {
    d:
      'M50 2a6 6 0 0 1 3.5 10.8V23H68C71 23 74 21 75 18L80 21C79 28 74 32 67 32H33C26 32 21 28 20 21L25 18' +
      'C26 21 29 23 32 23H46.5V12.8A6 6 0 0 1 50 2Z',
  },
  { d: 'M43.5 32H56.5V68H43.5Z' },
  { d: 'M50 36V66', paper: true, line: 2.4 },
  { d: 'M6 97C5 86 10 78 19 75L25 65C31 61 36 63 41 61L43.5 70H56.5L60 60C67 60 72 63 76 69L83 74C91 77 96 86 95 97Z' },
  { d: 'M37 70L42 76H58L64 70M23 80L31 85L29 92M78 79L70 84L73 93', paper: true, line: 2.8 },
];

export default emblem;
