import type { Shape } from '../../emblemShapes';

const emblem: Shape[] = [
  { d: 'M43 6C70 16 86 37 88 66C72 60 58 60 43 65Z' },
  { d: 'M37 22V64C29 61 20 62 11 66C19 55 30 41 37 22Z' },
  { d: 'M49 21C63 27 73 38 78 52C68 47 59 46 49 47Z', paper: true },
  { d: 'M38.2 3h4v72h-4Z' },
  { d: 'M5 72C20 76 34 77 48 77C66 77 82 75 96 69C93 82 85 89 76 91C58 94 38 94 22 91C13 88 7 81 5 72Z' },
  { d: 'M13 83C21 79 27 87 35 83S49 79 57 83S71 87 79 83S87 80 91 80', paper: true, line: 3 },
];

export default emblem;
