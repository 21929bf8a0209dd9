import type { Shape } from '../../emblemShapes';

const emblem: Shape[] = [
  { d: 'M14 14C52 16 84 48 86 86', line: 8 },
  { d: 'M14 14L24 76L86 86', line: 3 },
  { d: 'M14 86L78 22', line: 6.5 },
  { d: 'M99 1L91 33L67 9Z' },
  { d: 'M3 83L17 71L21 79L29 83L17 97L14 86Z' },
];

export default emblem;
