// Somebody in a cloak: a hero that chance will choose, or nobody has chosen yet.

import type { Drawing, Figures } from '../../figures/drawing';
import { curve, oval, ribbon } from '../../figures/paths';

const cloaked: Drawing = {
  back: {
    pivot: [0, -80],
    shapes: [
      [
        'deepDark',
        'M-14 -92C-34 -70 -46 -34 -50 -2L-38 -8L-28 2L-14 -6L0 2L14 -6L28 2L38 -8L50 -2C46 -34 34 -70 14 -92Z',
      ],
    ],
  },
  body: [
    ['deep', 'M-16 -90C-30 -66 -36 -32 -37 -3C-20 4 20 4 37 -3C36 -32 30 -66 16 -90Z'],
    ['deepDark', 'M-16 -90C-30 -66 -36 -32 -37 -3C-31 -1 -25 0 -20 1C-20 -30 -16 -62 -6 -90Z', 0],
    ['deepDark', curve(20, -66, 26, -40, 28, -4) + curve(12, -30, 14, -16, 14, -2), 1.8],
    // The hood, and eyes in its dark.
    ['deep', 'M-24 -86C-30 -106 -24 -132 0 -144C4 -136 12 -132 18 -126C28 -114 28 -98 24 -86C12 -78 -12 -78 -24 -86Z'],
    ['deepDark', 'M-24 -86C-30 -106 -24 -132 0 -144C-10 -128 -16 -106 -10 -82C-16 -82 -20 -84 -24 -86Z', 0],
    ['ink', 'M-8 -92C-14 -108 -6 -122 6 -124C18 -120 22 -104 17 -92C10 -86 0 -86 -8 -92Z'],
    ['glow', oval(1, -104, 3.4, 4.4)],
    ['glow', oval(12, -104, 3, 4.4)],
    ['deepLight', curve(-10, -92, -15, -108, -6, -122, 6, -126), 2.2],
    ['gold', oval(3, -80, 5)],
    // Which one?
    ['bright', ribbon(-8, -56, 6.5, -4, -66, 7, 6, -67, 7, 12, -58, 7, 8, -48, 7, 2, -42, 7, 2, -34, 6.5)],
    ['bright', oval(2, -22, 4.6)],
  ],
};

export default { _nobody: cloaked } satisfies Figures;
