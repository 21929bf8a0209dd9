// What the cards of Pandora and her Kakodæmons are about.

import type { Shape } from '../../figures/drawing';
import { blob, curve, oval, poly, put, ribbon, star } from '../../figures/paths';
import { putAll } from '../../figures/people';
import { CLOUD, eye, flame } from '../../cardArt/parts';
import type { HeroArt } from '../../cardArt/scene';

const props: HeroArt['props'] = {
  // Feathers with eyes.
  peacock: [
    ...[-66, -33, 0, 33, 66].flatMap((turn): Shape[] =>
      putAll(
        [
          ['leaf', 'M-2 0L-13 -60C-17 -84 17 -84 13 -60L2 0Z'],
          ['gold', oval(0, -66, 10, 12)],
          ['blueShade', oval(0, -64, 6.5, 8)],
          ['ink', oval(0, -62, 3, 4)],
        ],
        { x: 0, y: 50, turn, scale: 1.15 },
      ),
    ),
    ['blue', blob(-12, 58, -10, 30, -14, 6, -6, -12, 8, -12, 14, 2, 8, 20, 12, 40, 10, 60)],
    ['ink', oval(4, -2, 2.6)],
    ['gold', poly(12, -4, 26, 2, 12, 6)],
    ['gold', 'M0 -12L-6 -26M2 -12L2 -28M5 -12L10 -25', 2.4],
    ['blue', oval(-7, -28, 3) + oval(2, -30, 3) + oval(11, -27, 3)],
  ],
  // For the fairest.
  apple: [
    ['cream', 'M-60 18C-40 6 -26 14 0 14C26 14 40 6 60 18C52 46 28 60 0 60C-28 60 -52 46 -60 18Z'],
    ['sand', 'M-50 26C-34 18 34 18 50 26M-44 38C-26 30 -14 34 0 34C14 34 26 30 44 38M-30 50C-20 44 20 44 30 50', 3],
    ['gold', blob(-34, -16, -28, -40, -8, -44, 0, -38, 10, -44, 30, -38, 34, -14, 22, 12, 0, 16, -22, 12)],
    ['strawShade', 'M-34 -16C-32 -34 -20 -44 -8 -44C-20 -34 -22 -8 -10 15C-24 12 -34 0 -34 -16Z', 0],
    ['wood', ribbon(0, -38, 5, 4, -54, 5)],
    ['leaf', blob(4, -46, 18, -60, 34, -56, 24, -44)],
    ['rust', 'M-14 -10L-6 -18L0 -6L8 -18L16 -8', 3.4],
    ['glow', star(4, 11, 3, 40, -40) + star(4, 8, 2.4, -44, -34)],
    ['fog', oval(-52, 4, 5) + oval(54, 6, 4) + oval(-60, -6, 3)],
  ],
  // It is always clear afterwards.
  backward: [
    ['gold', oval(0, 2, 46)],
    ['cream', oval(0, 2, 37)],
    ['ink', 'M0 -28L0 -22M0 32L0 26M-30 2L-24 2M30 2L24 2', 4],
    ['ink', 'M0 2L-14 -16M0 2L16 -4', 4.6],
    ['gold', oval(0, 2, 5)],
    [
      'deep',
      'M-2 -62C-36 -60 -62 -34 -60 2C-60 10 -58 16 -56 22L-68 24L-46 48L-34 18L-45 20C-48 12 -49 8 -49 2' +
        'C-49 -26 -30 -46 -2 -50Z',
    ],
    ...putAll(eye('blueShade'), { x: 34, y: 38, scale: 0.5 }),
  ],
  raiment: [
    ['wood', ribbon(-56, -50, 6, 56, -50, 6)],
    ['wood', curve(0, -52, 0, -64, 10, -66), 4],
    [
      'cream',
      'M-46 -52C-30 -44 -12 -48 0 -42C12 -48 30 -44 46 -52C40 -20 44 20 56 52C40 46 34 58 20 52' +
        'C10 48 -8 58 -20 52C-34 48 -42 56 -56 52C-44 20 -40 -20 -46 -52Z',
    ],
    ['sand', curve(-26, -46, -24, 0, -32, 50) + curve(0, -42, -2, 4, 0, 50) + curve(26, -46, 24, 0, 34, 50), 3],
    ['deep', 'M-50 32C-30 38 30 38 50 32L56 52C40 46 34 58 20 52C10 48 -8 58 -20 52C-34 48 -42 56 -56 52Z'],
    [
      'gold',
      star(6, 8, 3.4, -20, -18) +
        star(6, 8, 3.4, 16, -8) +
        star(6, 7, 3, -14, 14) +
        star(6, 7, 3, 30, -28) +
        star(6, 7, 3, 22, 18),
    ],
    ['bright', 'M-46 42L-36 36L-26 44L-16 37L-6 45L4 37L14 45L24 37L34 44L44 37', 3],
    ['gold', poly(-44, -18, 44, -18, 44, -12, -44, -12), 0],
  ],
  altar: [
    ...putAll(flame({}), { x: 0, y: -28, scale: 0.84 }),
    ['fog', put(CLOUD, { x: 30, y: -58, scale: 0.34 })],
    ['fog', put(CLOUD, { x: -24, y: -62, scale: 0.26 })],
    ['pale', poly(-46, -2, 46, -2, 46, 10, -46, 10)],
    ['pale', poly(-36, 10, 36, 10, 36, 50, -36, 50)],
    ['paleShade', poly(-36, 10, -24, 10, -24, 50, -36, 50), 0],
    ['pale', poly(-48, 50, 48, 50, 52, 62, -52, 62)],
    ['deep', 'M-36 18L-28 26L-20 18L-12 26L-4 18L4 26L12 18L20 26L28 18L36 26', 3.4],
    ['red', oval(-34, -9, 8)],
    ['leaf', blob(-34, -17, -26, -24, -22, -18)],
    ['deepLight', oval(30, -8, 5) + oval(38, -8, 5) + oval(34, -15, 5) + oval(42, -14, 5)],
    ['gray', curve(-16, 38, 0, 34, 16, 38), 3],
  ],
  // Spun, measured, cut.
  thread: [
    ['wood', ribbon(-48, 56, 6, -34, -54, 6)],
    ['cream', blob(-50, -22, -46, -46, -30, -60, -16, -44, -18, -22, -32, -14)],
    ['sand', curve(-44, -30, -32, -38, -22, -32) + curve(-42, -42, -32, -50, -24, -44), 3],
    ['deep', curve(-20, -26, 4, -10, -14, 14, 10, 30, 30, 10, 44, 20), 3.4],
    ['steel', poly(28, 26, 66, -6, 70, 0, 36, 32)],
    ['steel', poly(28, 8, 68, 36, 66, 42, 24, 16)],
    ['gold', oval(20, 34, 11)],
    ['cream', oval(20, 34, 5)],
    ['gold', oval(18, 4, 11)],
    ['cream', oval(18, 4, 5)],
    ['gold', oval(34, 20, 4)],
    ['deep', ribbon(-24, 52, 14, 4, 52, 14)],
    ['wood', poly(-34, 42, -28, 42, -28, 62, -34, 62) + poly(8, 42, 14, 42, 14, 62, 8, 62)],
  ],
  // Somebody up there.
  bolt: [
    ['fog', put(CLOUD, { x: 0, y: -38, scale: 1.2 })],
    ['cream', poly(-18, -46, 14, -50, 18, -26, -14, -22)],
    ['gold', poly(-20, -28, 18, -32, 19, -24, -18, -20)],
    ['fair', blob(-16, -24, 14, -28, 20, -8, 8, 6, -10, 6, -20, -8)],
    ['fairShade', 'M-8 -6L-7 5M0 -8L1 6M8 -9L8 5', 3],
    ['gold', poly(-20, -8, 34, -18, 14, 12, 32, 14, -18, 66, -2, 26, -22, 24)],
    ['glow', poly(-12, -4, 26, -12, 6, 18, 20, 20, -10, 50, 4, 20, -14, 18), 0],
    ['leaf', blob(-40, 66, -26, 56, 16, 56, 36, 66, 20, 72, -24, 72)],
  ],
  // A jar and a warning.
  jar: [
    ['rust', 'M-22 -34C-50 -22 -54 22 -20 50L20 50C54 22 50 -22 22 -34Z'],
    ['woodDark', 'M-22 -34C-50 -22 -54 22 -20 50L-6 50C-32 22 -32 -18 -10 -34Z', 0],
    ['ink', 'M-42 -8L-34 -16L-26 -8L-18 -16L-10 -8L-2 -16L6 -8L14 -16L22 -8L30 -16L40 -8M-40 22L40 22', 3.4],
    ['ink', blob(-12, 12, -6, -2, 6, 0, 10, 10, 2, 16)],
    ['rust', poly(-26, -42, 26, -42, 22, -32, -22, -32)],
    ['rust', curve(-24, -36, -50, -38, -48, -12, -42, -10) + curve(24, -36, 50, -38, 48, -12, 42, -10), 6],
    ['rust', put(poly(-24, -4, 24, -4, 18, 6, -18, 6), { x: 8, y: -54, turn: 16 })],
    ['gold', put(oval(0, -8, 5), { x: 8, y: -54, turn: 16 })],
    ['glow', poly(-22, -42, 18, -42, 28, -48, -18, -60), 0],
    ['night', blob(-18, -44, -30, -54, -26, -68, -14, -62, -8, -52)],
    ['red', oval(-22, -60, 2) + oval(-16, -57, 2)],
  ],
  // It will hold. It was made by him.
  forge: [
    ['steel', put(poly(-30, -16, 24, -16, 32, -8, 32, 8, 24, 16, -30, 16), { x: 6, y: -36, turn: -24 })],
    ['steelShade', put(poly(-30, 4, 32, 4, 32, 8, 24, 16, -30, 16), { x: 6, y: -36, turn: -24 })],
    ['wood', ribbon(-26, 42, 9, 2, -16, 9)],
    ['glow', star(9, 20, 8, 14, 8)],
    ['gold', poly(-4, 18, 46, 10, 52, 28, 2, 38)],
    ['deep', poly(2, 22, 43, 15, 46, 26, 6, 33)],
    ['night', 'M-52 38L46 32C54 32 60 36 66 30L64 44C56 52 44 54 34 54L34 66L-38 66L-38 54C-48 52 -54 46 -52 38Z'],
    ['gray', 'M-44 44L50 38', 3],
    ['gold', star(5, 6, 2.6, 40, -14) + star(5, 5, 2, 52, 2) + star(5, 5, 2, -20, 10)],
  ],
  spite: [
    ['night', blob(-40, 50, -48, 8, -36, -30, 0, -46, 36, -30, 48, 8, 40, 50, 14, 40, 0, 56, -14, 40)],
    ['red', 'M-30 -14L-6 2C-10 14 -26 8 -30 -14ZM30 -14L6 2C10 14 26 8 30 -14Z'],
    ['glow', oval(-16, 0, 3) + oval(16, 0, 3)],
    ['leaf', blob(-10, 24, 0, 18, 10, 24, 8, 40, 12, 52, 0, 62, -6, 46)],
    ['moss', oval(0, 72, 4) + oval(12, 64, 3)],
    ['cream', poly(-22, 22, -16, 36, -10, 23) + poly(22, 22, 16, 36, 10, 23)],
    ['night', poly(-34, -32, -52, -62, -20, -44) + poly(34, -32, 52, -62, 20, -44)],
  ],
  // A small hand with a long memory.
  malice: [
    [
      'red',
      'M0 50C-32 28 -50 12 -50 -12C-50 -30 -38 -40 -24 -40C-12 -40 -4 -34 0 -24C4 -34 12 -40 24 -40' +
        'C38 -40 50 -30 50 -12C50 12 32 28 0 50Z',
    ],
    ['ink', 'M0 -24L-8 -6L8 6L-6 22L2 40', 4],
    ['night', ribbon(66, 60, 22, 48, 34, 18, 30, 14, 15)],
    ['cream', ribbon(28, 14, 9, 10, -2, 8, -10, 2, 0)],
    ['cream', ribbon(30, 8, 9, 20, -14, 8, 2, -22, 0)],
    ['cream', ribbon(34, 10, 9, 38, -12, 8, 30, -30, 0)],
    ['cream', ribbon(26, 22, 9, 10, 22, 8, -4, 30, 0)],
    ['night', oval(32, 16, 12, 11)],
    ['deepLight', curve(-36, -20, -30, -30, -20, -30), 4],
  ],
};

export default {
  props,
  cards: {
    heras_curiosity: 'peacock',
    aphrodites_beauty: 'apple',
    hindsight: 'backward',
    celestial_raiments: 'raiment',
    offering_to_the_gods: 'altar',
    guided_by_the_fates: 'thread',
    divine_intervention: 'bolt',
    zeuss_mischief: 'jar',
    forged_by_hephaestus: 'forge',
    spite: 'spite',
    malice: 'malice',
  },
} satisfies HeroArt;
