/** The emblem of each hero: a few shapes on a field of 100 by 100, one color plus paper. */

import { hash } from './hash';
import { paletteOf, type Palette } from './palettes';

export interface Shape {
  d: string;
  /** Cut out: shows the paper. */
  paper?: true;
  /** Drawn as a line of this width instead of filled. */
  line?: number;
  turn?: number;
}

export interface Emblem {
  shapes: Shape[];
  palette: Palette;
  /** Letters in the middle, of a hero nobody has drawn an emblem for. */
  letters?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const SNAKE =
  'M46.8 65.8C46.6 65.6 45.6 64.9 45.3 64.5C45.1 64 45 63.5 45.2 62.9C45.3 62.4 45.7 61.7 46.4 61.2' +
  'C47.2 60.7 48.3 60.1 49.6 59.8C50.8 59.6 52.6 59.5 54 59.7C55.5 60 57.2 60.6 58.4 61.4' +
  'C59.6 62.2 60.6 63.4 61.1 64.5C61.6 65.6 61.8 66.7 61.4 67.9C61 69.1 60.3 70.5 58.9 71.6' +
  'C57.5 72.6 55.4 73.8 53.2 74.4C50.9 74.9 48 75.2 45.4 74.9C42.8 74.5 39.9 73.6 37.8 72.4' +
  'C35.7 71.2 33.8 69.4 32.8 67.7C31.8 66 31.4 64.1 31.7 62.3C32 60.4 32.9 58.3 34.7 56.6' +
  'C36.4 54.9 39.2 53 42.3 52C45.4 50.9 49.6 50.2 53.3 50.4C57 50.6 61.3 51.5 64.5 53' +
  'C67.7 54.4 70.7 56.8 72.5 59C74.3 61.3 75.2 63.9 75.2 66.4C75.3 68.9 74.5 71.7 72.6 74.1' +
  'C70.7 76.5 67.5 79.2 63.8 80.9C60 82.6 54.9 84.1 50.1 84.4C45.3 84.7 39.5 84 35 82.6' +
  'C30.5 81.2 25.9 78.5 23 75.8C20 73 18 69.7 17.3 66.2C16.7 62.6 18.2 57.9 19 54.6' +
  'C19.8 51.2 21.2 48.9 22.2 46C23.2 43.1 24 39.8 25.1 37.2C26.2 34.7 27.2 32.3 28.6 30.4' +
  'C30 28.6 31.4 27.1 33.6 26C35.9 24.9 38.2 23.9 42.1 23.7C46 23.5 54.4 24.5 56.8 24.6L57.2 13.4' +
  'C54.5 13.4 45.7 12.7 41 13.4C36.3 14.1 32.3 15.5 29 17.4C25.7 19.3 23.3 22 21.2 24.7' +
  'C19 27.3 17.8 30.5 16.4 33.4C15 36.4 14.2 39.3 12.9 42.4C11.6 45.5 9.7 47.7 8.6 52' +
  'C7.5 56.3 5.2 63.1 6.3 68.4C7.4 73.7 11 79.7 15.2 83.8C19.4 88 25.6 91.3 31.5 93.2' +
  'C37.4 95.2 44.5 96 50.7 95.6C56.9 95.2 63.5 93.6 68.6 91C73.7 88.5 78.5 84.5 81.3 80.4' +
  'C84.1 76.3 85.8 70.7 85.6 66.1C85.4 61.6 83.1 56.5 80.3 52.8C77.4 49.2 72.8 46.2 68.3 44.2' +
  'C63.8 42.3 58.3 41.4 53.5 41.3C48.7 41.2 43.5 42.2 39.3 43.8C35.2 45.4 31.2 48.1 28.6 51' +
  'C26.1 53.9 24.3 57.8 23.9 61.3C23.5 64.7 24.7 68.7 26.4 71.5C28.2 74.4 31.3 76.9 34.4 78.6' +
  'C37.4 80.2 41.3 81.1 44.7 81.4C48.1 81.7 51.9 81.2 54.9 80.3C57.9 79.4 60.7 77.7 62.7 75.9' +
  'C64.7 74 66.1 71.5 66.6 69.2C67.1 67 66.5 64.3 65.6 62.3C64.6 60.4 62.7 58.7 60.8 57.6' +
  'C59 56.5 56.6 55.9 54.6 55.7C52.6 55.5 50.4 55.7 48.7 56.3C46.9 56.8 45.3 57.7 44.3 58.8' +
  'C43.2 59.8 42.6 61.2 42.4 62.4C42.2 63.5 42.7 64.9 43.3 65.7C43.8 66.6 45.2 67.1 45.6 67.4Z';

/** A key whose bow is a heart. */
const key: Shape[] = [
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

const snake: Shape[] = [
  { d: SNAKE },
  { d: 'M50 11C58 5 68 5 76 11C82 15 84 20 82 24C79 29 70 31 61 29C54 28 49 25 48 20Z' },
  { d: 'M81 21C87 20 90 22 92 25L98 22M92 25L96 31', line: 2.6 },
  { d: circle(68, 14.5, 2.8), paper: true },
];

const sail: Shape[] = [
  { d: 'M43 6C70 16 86 37 88 66C72 60 58 60 43 65Z' },
  { d: 'M37 22V64C29 61 20 62 11 66C19 55 30 41 37 22Z' },
  { d: 'M49 21C63 27 73 38 78 52C68 47 59 46 49 47Z', paper: true },
  { d: 'M38.2 3h4v72h-4Z' },
  { d: 'M5 72C20 76 34 77 48 77C66 77 82 75 96 69C93 82 85 89 76 91C58 94 38 94 22 91C13 88 7 81 5 72Z' },
  { d: 'M13 83C21 79 27 87 35 83S49 79 57 83S71 87 79 83S87 80 91 80', paper: true, line: 3 },
];

const sword: Shape[] = [
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

const lock: Shape[] = [
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

const lamp: Shape[] = [
  {
    d:
      'M20 62C32 58 38 52 52 52C66 52 75 58 79 63C82 57 87 53 92 55C98 58 97 68 91 72C86 75 80 76 76 76' +
      'C71 81 66 83 62 84L66 91C71 92 74 94 75 97H31C32 94 35 92 40 91L44 84C34 82 27 77 21 70' +
      'C16 69 9 66 3 58C9 56 15 58 20 62Z',
  },
  { d: 'M81 69C85 69 89 67 90 64C91 61 88 60 86 62C84 64 82 66 81 69Z', paper: true },
  { d: 'M40 49C41 43 46 41 52 41C58 41 63 43 64 49Z' },
  { d: 'M49 38a4 4 0 1 1 6 0Z' },
  { d: 'M32 66C44 61 60 61 70 66', paper: true, line: 2.8 },
  {
    d:
      'M9 53C3 44 6 35 14 32C24 28 29 24 26 17C24 12 18 12 16 16C12 8 21 2 29 6C38 10 38 23 30 30' +
      'C24 35 15 37 13 43C12 47 12 50 13 53Z',
  },
  { d: 'M36 32C42 28 46 21 43 12C52 16 54 27 46 32C43 34 39 34 36 32Z' },
];

const lens: Shape[] = [
  { d: 'M62 66L68 60L96 86C99 89 99 93 96 96S89 99 86 96Z' },
  { d: circle(41, 41, 37) },
  { d: circle(41, 41, 29), paper: true },
  {
    d:
      'M41 22C30 22 23 30 23 41C23 46 24 50 26 54M41 31C35 31 31 35 31 42C31 50 34 56 37 61M41 40' +
      'C41 50 44 57 47 62M48 24C56 27 60 34 60 43C60 47 60 50 59 53M47 33C51 36 51 41 51 44' +
      'C51 49 52 53 53 57',
    line: 3.6,
  },
];

const wing: Shape[] = [
  {
    d:
      'M31 19C28 14 28 8 33 1C36 6 38 9 42 13C62 9 84 15 99 34C91 34 86 38 84 45C91 52 93 60 91 69' +
      'C83 63 75 65 70 72C72 81 68 89 60 96C57 85 50 80 41 82C36 88 28 91 17 90C21 84 20 78 14 74L2 78' +
      'C4 68 9 62 15 57C24 48 30 36 31 19Z',
  },
  {
    d: 'M39 20C54 21 70 27 81 41M37 22C50 32 62 48 68 67M35 24C40 42 42 60 41 76M33 27C32 44 26 58 17 68',
    paper: true,
    line: 3,
  },
];

const flask: Shape[] = [
  {
    d:
      'M37 3H63C65 3 67 5 67 7S65 12 63 12V36C78 41 89 53 89 67C89 84 73 97 50 97S11 84 11 67' +
      'C11 53 22 41 37 36V12C35 12 33 10 33 7S35 3 37 3Z',
  },
  { d: 'M44 12H51L47 27L54 40L46 56L53 71L47 91C30 89 18 80 18 67C18 56 27 47 44 41Z', paper: true },
  { d: 'M20 63C27 59 34 67 48.5 62L53 71L47.5 89C32 87 21 79 20 68Z' },
  { d: circle(35, 54, 3.6) },
  { d: circle(68, 60, 6), paper: true },
  { d: circle(76, 72, 3.5), paper: true },
  { d: circle(63, 76, 4.5), paper: true },
  { d: circle(33, 76, 3.6), paper: true },
];

const hat: Shape[] = [
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

const CLOUD =
  'M13 75C1 75 0 61 10 59C9 47 22 42 30 49C35 36 54 35 59 48C67 42 79 47 79 57C88 55 95 61 94 68C93 73 89 75 84 75Z';

const staff: Shape[] = [
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

const DRAWN: Readonly<Record<string, Shape[]>> = {
  alice: key,
  medusa: snake,
  sinbad: sail,
  king_arthur: sword,
  houdini: lock,
  genie: lamp,
  sherlock_holmes: lens,
  dracula: wing,
  jekyll_and_hyde: flask,
  invisible_man: hat,
  sun_wukong: staff,
};

const BADGES = [
  'M50 3L92 18V52C92 76 74 91 50 98C26 91 8 76 8 52V18Z',
  'M50 2L91 26V74L50 98L9 74V26Z',
  'M50 2L98 50L50 98L2 50Z',
  'M30 4H70L96 30V70L70 96H30L4 70V30Z',
  circle(50, 50, 47),
  'M50 3L63 17L82 14L84 33L97 47L86 62L88 81L69 84L56 97L42 86L23 88L20 69L3 56L15 42L13 23L32 20Z',
];

/** The first letters of a name, two at most. */
export function monogram(name: string): string {
  const words = name.split(/[\s\-_]+/u).filter((word) => /^\p{L}/u.test(word));
  const named = words.filter((word) => word.length > 2 || words.length < 3);
  return (named.length ? named : [name])
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** The emblem of any hero: drawn for those of the game, a monogram on a badge for all others. */
export function emblemOf(hero: string, name = hero): Emblem {
  const shapes = Object.hasOwn(DRAWN, hero) ? DRAWN[hero] : undefined;
  const palette = paletteOf(hero);
  if (shapes) return { shapes, palette };
  return { shapes: [{ d: BADGES[hash(hero) % BADGES.length] ?? '' }], palette, letters: monogram(name) };
}

export const drawnHeroes: readonly string[] = Object.keys(DRAWN);
