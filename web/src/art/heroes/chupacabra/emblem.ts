import type { Shape } from '../../emblemShapes';

/** Open jaws. */
const emblem: Shape[] = [
  { d: 'M4 44C4 18 24 4 50 4C76 4 96 18 96 44L84 36C76 30 64 28 50 28C36 28 24 30 16 36Z' },
  { d: 'M16 36L25 64L34 30ZM40 28L46 44L50 28L54 44L60 28ZM66 30L75 64L84 36Z' },
  { d: 'M8 58C12 84 30 97 50 97C70 97 88 84 92 58L82 70C74 78 62 80 50 80C38 80 26 78 18 70Z' },
  { d: 'M30 80L37 58L44 82ZM56 82L63 58L70 80Z' },
  { d: 'M32 14C38 10 42 12 44 17M68 14C62 10 58 12 56 17', paper: true, line: 3.4 },
  { d: 'M50 46C54 53 57 57 57 62A7 7 0 1 1 43 62C43 57 46 53 50 46Z' },
];

export default emblem;
