// Small pictures of the sides of tokens, and of markers on spaces, around 0 0 and up to 22 away from it. A token or
// marker that nobody has drawn gets one of the common things, always the same, and another for each side.

import { blob, curve, line, oval, poly, ribbon } from '../figures/paths';
import type { Shape } from '../figures/drawing';
import { hash } from '../hash';

export type Picture = readonly Shape[];

const CAKE: Picture = [
  ['rose', blob(-19, 2, -20, -8, -11, -12, -6, -19, 6, -19, 11, -12, 20, -8, 19, 2, 0, 5)],
  ['cream', blob(-12, -5, -5, -13, 6, -14, 12, -7, 4, -4, -4, -8)],
  ['straw', poly(-16, 1, 16, 1, 11, 21, -11, 21)],
  ['strawShade', line(-8, 3, -6, 19) + line(0, 3, 0, 19) + line(8, 3, 6, 19), 2.4],
  ['red', oval(0, -18, 4.5)],
];

const BOTTLE: Picture = [
  ['blue', blob(-14, 20, -15, 2, -6, -6, -5, -13, 5, -13, 6, -6, 15, 2, 14, 20, 0, 22)],
  ['cream', poly(-12, 3, 12, 3, 12, 14, -12, 14)],
  ['ink', line(-7, 7, 7, 7) + line(-7, 11, 3, 11), 1.8],
  ['wood', poly(-4.5, -13, -5.5, -21, 5.5, -21, 4.5, -13)],
];

const FLASK: Picture = [
  ['steel', blob(-6, -20, 6, -20, 5, -6, 17, 10, 14, 20, -14, 20, -17, 10, -5, -6)],
  ['leaf', blob(-11, 4, 0, 6, 11, 3, 15, 11, 12, 18, -12, 18, -15, 11)],
  ['glow', oval(-4, 11, 2.6) + oval(5, 8, 2) + oval(3, 15, 1.8)],
  ['wood', poly(-7, -17, -7, -22, 7, -22, 7, -17)],
];

const CLAWS: Picture = [
  ['night', blob(-20, 2, -16, -14, 0, -20, 16, -14, 20, 2, 12, 18, -12, 18)],
  [
    'red',
    ribbon(-10, -15, 0, -6, -2, 6, -9, 14, 0) +
      ribbon(1, -17, 0, 4, 0, 6, 0, 16, 0) +
      ribbon(12, -13, 0, 13, 0, 6, 8, 12, 0),
  ],
];

const CLOUD: Picture = [
  ['fogShade', blob(-20, 8, -20, -6, -10, -10, -2, -18, 10, -14, 14, -6, 22, -2, 20, 10, 0, 12)],
  ['fog', blob(-20, 12, -18, 2, -8, 0, 0, -8, 10, -2, 19, 4, 18, 13, 0, 15)],
  ['gray', curve(-9, 7, -4, 3, 1, 7) + curve(5, 9, 9, 6, 13, 9), 2],
];

const RAGE: Picture = [
  [
    'red',
    blob(0, 21, -14, 17, -20, 5, -16, -7, -13, -14, -8, -8, -4, -21, 4, -12, 9, -18, 13, -6, 19, 2, 17, 14, 10, 20),
  ],
  ['straw', blob(0, 19, -11, 15, -13, 5, -8, 0, -4, -7, 1, 0, 6, -5, 10, 3, 13, 9, 9, 17)],
  ['ink', poly(-10, 3, -2, 7, -8, 10) + poly(10, 3, 2, 7, 8, 10)],
  ['ink', line(-6, 15, -3, 13, 0, 15, 3, 13, 6, 15), 2],
];

const WOLF: Picture = [
  ['gray', poly(-17, 0, -17, -20, -5, -9, 5, -9, 17, -20, 17, 0, 10, 12, 0, 21, -10, 12)],
  ['pale', poly(-7, 6, 0, 0, 7, 6, 5, 15, 0, 20, -5, 15)],
  ['glow', poly(-12, -3, -4, 1, -10, 3) + poly(12, -3, 4, 1, 10, 3)],
  ['ink', blob(-4, 12, 4, 12, 0, 17)],
];

const ROSE: Picture = [
  [
    'leaf',
    ribbon(0, 4, 3.4, -1, 20, 3.4) + blob(0, 14, -12, 8, -17, 13, -10, 18) + blob(1, 15, 10, 10, 16, 14, 10, 19),
  ],
  ['red', blob(-13, -6, -10, -17, 0, -20, 10, -17, 13, -6, 8, 4, -8, 4)],
  ['rose', curve(-6, -8, -1, -14, 6, -9, 2, -3, -4, -5), 2.6],
];

const KNIFE: Picture = [
  ['steel', poly(-3, 6, -8, 1, 12, -20, 19, -21, 18, -13)],
  ['pale', line(0, 1, 15, -16), 2],
  ['gold', poly(-11, 1, -7, -3, 3, 7, -1, 11)],
  ['woodDark', ribbon(-6, 5, 7, -17, 16, 8)],
];

/** Little Red's basket: anything may be in it. */
const BASKET: Picture = [
  ['wood', curve(-14, -2, -13, -17, 0, -21, 13, -17, 14, -2), 3.6],
  ['straw', poly(-19, -2, 19, -2, 14, 19, -14, 19)],
  ['strawShade', line(-17, 8, 17, 8) + line(-7, 0, -6, 18) + line(7, 0, 6, 18), 2.4],
  ['cream', poly(-20, -4, -10, -8, 0, -4, 10, -8, 20, -4, 14, 5, 6, 0, 0, 8, -7, 0, -14, 5)],
  ['red', line(-12, -4, -8, 0) + line(8, -4, 12, 0), 2],
];

/** A coil of Tesla's that is charged. */
const COIL: Picture = [
  ['woodDark', poly(-13, 15, 13, 15, 15, 21, -15, 21)],
  ['rust', poly(-6, -6, 6, -6, 7, 15, -7, 15)],
  ['gold', line(-6, -1, 6, -3) + line(-6, 4, 6, 2) + line(-7, 9, 7, 7), 2],
  ['steel', oval(0, -8, 14, 5.5)],
  ['glow', poly(-10, -12, -14, -17, -10, -17, -14, -22, -4, -16, -8, -15, -5, -12)],
  ['glow', poly(10, -12, 14, -17, 10, -17, 14, -22, 4, -16, 8, -15, 5, -12)],
];

/** A tool that is not chosen yet. */
const WRENCH: Picture = [
  ['steel', poly(-20, 14, 2, -8, -2, -16, 4, -22, 10, -22, 6, -14, 10, -9, 18, -13, 19, -7, 13, -1, 6, -3, -15, 19)],
  ['steelShade', oval(-15, 14, 2)],
];

/** What Jill Trent has switched on. */
const BLASTER: Picture = [
  ['woodDark', poly(-12, 4, -4, 5, -8, 20, -16, 18)],
  ['red', blob(-20, -2, -14, -11, 0, -13, 10, -9, 10, 5, 0, 9, -14, 7)],
  ['straw', line(-4, -12, -4, 8) + line(3, -11, 3, 7), 2.4],
  ['steel', poly(10, -8, 15, -14, 15, 10, 10, 4)],
  ['glow', oval(18, -2, 4.4)],
];

const TONIC: Picture = [
  ['steel', blob(-4, -18, 4, -18, 4, -6, 15, 4, 15, 14, 8, 21, -8, 21, -15, 14, -15, 4, -4, -6)],
  ['moss', blob(-13, 6, -5, 3, 3, 7, 13, 4, 13, 13, 7, 19, -7, 19, -13, 13)],
  [
    'red',
    poly(
      -2.5,
      8,
      2.5,
      8,
      2.5,
      11,
      5.5,
      11,
      5.5,
      15,
      2.5,
      15,
      2.5,
      18,
      -2.5,
      18,
      -2.5,
      15,
      -5.5,
      15,
      -5.5,
      11,
      -2.5,
      11,
    ),
  ],
  ['wood', poly(-5, -16, -6, -22, 6, -22, 5, -16)],
];

/** A doubloon. */
const DOUBLOON: Picture = [
  ['gold', oval(0, 0, 20)],
  ['strawShade', oval(0, 0, 15.5), 2],
  ['woodDark', poly(-3, -11, 3, -11, 3, -3, 10, -3, 10, 3, 3, 3, 3, 11, -3, 11, -3, 3, -10, 3, -10, -3, -3, -3)],
  ['glow', curve(-14, -8, -8, -14, -2, -16), 2.4],
];

/** That is the question. */
const QUESTION: Picture = [
  ['straw', ribbon(-11, -8, 7, -7, -15, 8, 3, -17, 8, 11, -10, 8, 7, -2, 8, 0, 2, 8, 0, 7, 7)],
  ['straw', oval(0, 16.5, 4.6)],
];

/** To be. */
const CANDLE: Picture = [
  ['straw', blob(0, -22, 6, -13, 4, -6, -4, -6, -6, -13)],
  ['glow', oval(0, -10, 2.2, 3.4)],
  ['cream', poly(-6, -5, 6, -5, 6, 13, -6, 13)],
  ['sand', line(-3, -2, -3, 5) + line(3, -2, 3, 1), 2],
  ['gold', blob(-18, 14, 0, 11, 18, 14, 13, 21, -13, 21)],
];

/** Or not to be. */
const SKULL: Picture = [
  ['cream', blob(-17, -4, -13, -16, 0, -21, 13, -16, 17, -4, 11, 7, 9, 18, -9, 18, -11, 7)],
  ['ink', oval(-7, -3, 4.6, 5.2) + oval(7, -3, 4.6, 5.2)],
  ['ink', poly(0, 3, -3, 9, 3, 9)],
  ['ink', line(-4, 13, -4, 18) + line(0, 13, 0, 18) + line(4, 13, 4, 18), 1.8],
];

/** What goes into the kettle. */
const LIZARD: Picture = [
  ['leaf', ribbon(-12, -21, 6, -2, -10, 11, 0, 2, 12, 8, 12, 7)],
  ['cream', poly(6, 10, 2, 20, 9, 14, 11, 22, 14, 13, 20, 16, 13, 7)],
  ['mossShade', line(-6, -13, -1, -16) + line(-4, -5, 4, -8) + line(-3, 2, 5, 0), 2],
];

const SNAKE: Picture = [
  ['mossShade', ribbon(-16, 18, 0, -2, 19, 7, 14, 13, 8, 6, 4, 8, -12, -1, 8, -10, -12, 8, 4, -15, 9)],
  ['leaf', blob(0, -20, 10, -21, 18, -16, 16, -10, 6, -9)],
  ['ink', oval(11, -16, 1.8)],
  ['red', line(17, -13, 22, -11), 2],
];

const BAT: Picture = [
  ['night', poly(0, 14, -5, 6, -14, 8, -22, -8, -14, -6, -8, -14, -4, -8, 4, -8, 8, -14, 14, -6, 22, -8, 14, 8, 5, 6)],
  ['red', oval(-3, -1, 1.8) + oval(3, -1, 1.8)],
];

/** By hero, token and side; counters and symbols by hero and id, markers by their ids. */
const DRAWN: Record<string, Picture> = {
  'alice size big': CAKE,
  'alice size small': BOTTLE,
  'jekyll_and_hyde form jekyll': FLASK,
  'jekyll_and_hyde form hyde': CLAWS,
  'beowulf rage': RAGE,
  'little_red_riding_hood wolf': WOLF,
  'little_red_riding_hood rose': ROSE,
  'little_red_riding_hood sword': KNIFE,
  'little_red_riding_hood wild': BASKET,
  'nikola_tesla charges': COIL,
  'dr_jill_trent gadget none_yet': WRENCH,
  'dr_jill_trent gadget hypnoray_blaster': BLASTER,
  'dr_jill_trent gadget ultrabiotic_tonic': TONIC,
  'blackbeard doubloons': DOUBLOON,
  'hamlet question unanswered': QUESTION,
  'hamlet question to_be': CANDLE,
  'hamlet question not_to_be': SKULL,
  'wayward_sisters lizard': LIZARD,
  'wayward_sisters snake': SNAKE,
  'wayward_sisters bat': BAT,
  fog: CLOUD,
};

const around = (n: number, ...radii: number[]): number[] =>
  Array.from({ length: n }, (_, i) => {
    const [angle, r] = [(i / n) * 2 * Math.PI - Math.PI / 2, radii[i % radii.length] ?? 0];
    return [r * Math.cos(angle), r * Math.sin(angle)];
  }).flat();

/** What anything may be: nature, treasure, tools. */
export const COMMON: readonly Picture[] = [
  [
    ['straw', poly(...around(10, 21, 9.5))],
    ['glow', poly(...around(10, 11, 5))],
  ],
  [
    ['steel', 'M6 -20C-10 -18 -18 -8 -18 2C-18 14 -8 21 4 20C12 19 17 14 19 8C4 12 -6 2 6 -20Z'],
    ['steelShade', oval(-9, 4, 2.6) + oval(-4, 12, 2)],
  ],
  [
    ['red', blob(0, 20, -14, 14, -15, 0, -8, -8, -6, -20, 4, -14, 9, -6, 14, -8, 16, 6, 12, 16)],
    ['straw', blob(0, 18, -7, 12, -6, 3, 0, -5, 4, 3, 8, 8, 6, 15)],
  ],
  [
    ['leaf', blob(-16, 17, -17, 0, -6, -14, 18, -19, 17, 2, 8, 14)],
    [
      'moss',
      line(-18, 19, 12, -12) + line(-6, 6, -6, -4) + line(-6, 6, 6, 7) + line(2, -2, 2, -10) + line(2, -2, 10, -2),
      2.4,
    ],
  ],
  [
    ['blue', blob(0, 20, -13, 14, -13, 2, -5, -10, 0, -21, 5, -10, 13, 2, 13, 14)],
    ['pale', curve(-7, 4, -8, 10, -3, 15), 3.4],
  ],
  [
    ['rose', poly(-20, -6, -11, -17, 11, -17, 20, -6, 0, 20)],
    ['pale', poly(-11, -17, 0, -6, -20, -6) + poly(11, -17, 0, -6, 20, -6)],
    ['red', poly(-9, -6, 9, -6, 0, 20)],
  ],
  [
    ['cream', blob(-21, 0, -10, -12, 10, -12, 21, 0, 10, 12, -10, 12)],
    ['blueShade', oval(0, 0, 9.5)],
    ['ink', oval(0, 0, 4.5)],
    ['cream', oval(3, -3, 2)],
  ],
  [
    ['gold', oval(-9, -9, 11)],
    ['night', oval(-9, -9, 5)],
    ['gold', poly(-4, -1, 1, -5, 20, 14, 20, 20, 13, 20, 13, 15, 9, 15, 9, 11)],
  ],
  [
    ['wood', poly(-14, 20, -11, -20, -7, -20, -9, 20)],
    ['blueShade', blob(-10, -19, 4, -16, 19, -20, 15, -9, 19, 2, 4, 0, -10, 2)],
  ],
];

const find = (name: string): Picture | undefined => (Object.hasOwn(DRAWN, name) ? DRAWN[name] : undefined);
const common = (of: string, nth: number): Picture => COMMON[(hash(of) + nth) % COMMON.length]!;

/** The picture of a side of a token, the `index`th that its file lists. */
export const sidePicture = (hero: string, token: string, side: string, index: number): Picture =>
  ofSide(hero, token, side) ?? common(`${hero} ${token}`, index);

/** A counter has one picture for all its numbers. */
const ofSide = (hero: string, token: string, side: string): Picture | undefined =>
  find(`${hero} ${token} ${side}`) ?? find(`${hero} ${token}`);

/** Whether a side of a token was drawn. */
export const isSideDrawn = (hero: string, token: string, side: string): boolean =>
  ofSide(hero, token, side) !== undefined;

/** The picture of a symbol of cards, if it was drawn. */
export const symbolPicture = (hero: string, symbol: string): Picture | undefined => find(`${hero} ${symbol}`);

/** The picture of a marker, by its id without its hero. */
export const markerPicture = (marker: string): Picture => find(marker) ?? common(marker, 0);

/** Whether a marker was drawn. */
export const isMarkerDrawn = (marker: string): boolean => find(marker) !== undefined;
