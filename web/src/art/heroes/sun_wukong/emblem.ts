import type { Shape } from '../../emblemShapes';

const CLOUD =
  'M13 75C1 75 0 61 10 59C9 47 22 42 30 49C35 36 54 35 59 48C67 42 79 47 79 57C88 55 95 61 94 68C93 73 89 75 84 75Z';

const emblem: Shape[] = [
  {
    d: 'M45.5 -6H54.5C56 -6 57 -5 57 -3V103C57 105 56 106 54.5 106H45.5C44 106 43 105 43 103V-3C43 -5 44 -6 45.5 -6Z',
    turn: 33,
  },
  { d: 'M41 7H59M41 13.5H59M41 93H59M41 86.5H59', paper: true, line: 3, turn: 33 },
  { d: CLOUD, paper: true, line: 8 },
  { d: 'M40 84H82', paper: true, line: 11 },
  { d: CLOUD },
  { d: 'M44 84H82M8 84H18', line: 5 },
  {
    d:
      'M18 68C13 65 15 58 20 59C24 60 24 65 20 65M46 67C37 65 35 55 42 51C48 48 55 53 53 59' +
      'C51 63 46 62 46 58M72 67C66 65 66 58 71 56C76 55 79 59 76 62',
    paper: true,
    line: 3.4,
  },
];

export default emblem;
