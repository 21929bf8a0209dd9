import { circle, type Shape } from '../../emblemShapes';

const TAIL = 'M48 6.500C76 3 97 25 96 54C91 39 80 32 66 33L50 24Z';

/** Three commas that chase each other: a tomoe. */
const emblem: Shape[] = [0, 120, 240].flatMap((turn): Shape[] => [
  { d: circle(50, 24.5, 18), turn },
  { d: TAIL, turn },
]);

export default emblem;
