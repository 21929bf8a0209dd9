import { circle, type Shape } from '../../emblemShapes';

const emblem: Shape[] = [
  {
    d:
      'M27 42C26 22 30 8 38 7C43 6 46 10 50 10S57 6 62 7C70 8 74 22 73 42C85 41 93 38 97 35' +
      'C97 46 80 55 50 55S3 46 3 35C7 38 15 41 27 42Z',
  },
  { d: 'M27 35C40 40 60 40 73 35L73 42C60 47 40 47 27 42Z', paper: true },
  { d: circle(30, 74, 17) },
  { d: circle(70, 74, 17) },
  { d: circle(30, 74, 10.5), paper: true },
  { d: circle(70, 74, 10.5), paper: true },
  { d: 'M45 70C48 66 52 66 55 70M14 68L4 63M86 68L96 63', line: 5 },
  { d: 'M25 77L33 68M65 77L73 68', line: 3 },
];

export default emblem;
