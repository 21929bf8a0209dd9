import type { Shape } from '../../emblemShapes';

const emblem: Shape[] = [
  { d: 'M36 48V27C36 13 44 5 54 5C64 5 73 13 73 26V31H63V26C63 19 60 15 54 15C49 15 46 19 46 27V48Z' },
  { d: 'M33 45H69C72 45 75 47 75 51V78C75 87 66 92 51 92C36 92 27 87 27 78V51C27 47 30 45 33 45Z' },
  { d: 'M51 55a7.5 7.5 0 0 1 4 13.8L58 81H44L47 68.8A7.5 7.5 0 0 1 51 55Z', paper: true },
  {
    d:
      'M3 68C3 62 7 59 11 59S19 62 19 68S15 77 11 77S3 74 3 68ZM83 68C83 62 87 59 91 59S99 62 99 68' +
      'S95 77 91 77S83 74 83 68Z',
    line: 5,
  },
  { d: 'M14 68H26M76 68H88', paper: true, line: 9.5 },
  { d: 'M14 68H29M73 68H88', line: 5.5 },
];

export default emblem;
