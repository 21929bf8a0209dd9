// What is written must be readable and what is drawn must stand out, by day, in the dark theme and in high contrast.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { drawnHeroes, emblemOf } from '../../src/art/emblems';
import { paletteOf } from '../../src/art/palettes';
import { ZONE_COLORS } from '../../src/art/zones';
import { drawnBoards, needScene, sceneOf } from '../../src/board/scenery/registry.svelte';
import { content } from '../data';

type Rgb = [number, number, number];

function rgb(color: string): Rgb {
  const hex = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  if (hex === undefined) throw new Error(`not a plain color: ${color}`);
  return [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Rgb;
}

function luminance(color: string): number {
  const [r, g, b] = rgb(color).map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const css = readFileSync(join(import.meta.dirname, '../../src/art/theme.css'), 'utf-8');

function properties(block: string): Record<string, [string, string]> {
  const found: Record<string, [string, string]> = {};
  for (const [, name, value] of block.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value ?? '');
    if (pair?.[1] && pair[2]) found[name ?? ''] = [pair[1], pair[2]];
    else if (/^#\w+$/.test(value ?? '')) found[name ?? ''] = [value ?? '', value ?? ''];
  }
  return found;
}

function block(selector: string): Record<string, [string, string]> {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`no ${selector} in theme.css`);
  return properties(css.slice(at, css.indexOf('\n}', at)));
}

beforeAll(() => Promise.all([...drawnBoards, 'homebrew'].map(needScene)));

const usual = block(':root');
const themes = {
  day: { ...usual },
  dark: { ...usual },
  'high contrast by day': { ...usual, ...block(":root[data-contrast='high']") },
  'high contrast, dark': { ...usual, ...block(":root[data-contrast='high']") },
};

const ROOM = ['paper', 'panel', 'raised'];
const TEXT: [string, string[]][] = [
  ['ink', [...ROOM, 'wash']],
  ['disc-ring', ['disc-halo']],
  ['muted', ROOM],
  ['accent', ROOM],
  ['good', ROOM],
  ['bad', ROOM],
  ['attack', ROOM],
  ['defense', ROOM],
  ['versatile', ROOM],
  ['scheme', ROOM],
  ['on-accent', ['accent']],
  ['card-ink', ['card', 'card-mark', 'card-scheme']],
  ['card-muted', ['card']],
  ['card-on', ['card-attack', 'card-defense']],
];
const GRAPHICS: [string, string[]][] = [
  ['edge', ROOM],
  ['focus', ROOM],
  ['p1', ROOM],
  ['p2', ROOM],
  ['p3', ROOM],
  ['p4', ROOM],
  ['team-1', ROOM],
  ['team-2', ROOM],
  ['on-team', ['team-1', 'team-2']],
  ['card-attack', ['card']],
  ['card-defense', ['card']],
  ['road-edge', ['road']],
  ['disc-ring', ['disc-halo']],
  ['fog-line', ['fog']],
];

describe.each(Object.entries(themes))('%s', (name, theme: Record<string, [string, string]>) => {
  const hour = name.endsWith('dark') ? 1 : 0;
  const color = (property: string): string => {
    const pair = theme[property];
    if (!pair) throw new Error(`no plain color --${property}`);
    return pair[hour];
  };

  it.each(TEXT)('writes %s readably', (ink, papers) => {
    for (const paper of papers)
      expect(contrast(color(ink), color(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GRAPHICS)('draws %s clearly', (ink, papers) => {
    for (const paper of papers)
      expect(contrast(color(ink), color(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(3);
  });

  it('sets the emblems of figures off from their fields', () => {
    for (const seat of [1, 2, 3, 4])
      expect(contrast(color(`figure-ink-${seat}`), color(`figure-${seat}`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...drawnBoards, 'homebrew', 'another', 'a_third'])(
    'lets spaces and roads stand out from the scenery of %s',
    (id) => {
      const scene = sceneOf({ ...content('en').boards['soho']!, id });
      for (const [tone, pair] of Object.entries(scene!.tones)) {
        const ring = Math.max(contrast(color('disc-ring'), pair[hour]), contrast(color('disc-halo'), pair[hour]));
        const road = Math.max(contrast(color('road-edge'), pair[hour]), contrast(color('road'), pair[hour]));
        expect(ring, `disc on ${tone}`).toBeGreaterThanOrEqual(3);
        expect(road, `road on ${tone}`).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

it.each(Object.entries(ZONE_COLORS))('writes the letter of a zone readably on %s', (_, { fill, ink }) => {
  expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
});

/** How far apart two colors look (OKLab, of one). */
function distance(a: string, b: string): number {
  const lab = (color: string): Rgb => {
    const [r, g, b] = rgb(color).map((part) => {
      const c = part / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    }) as Rgb;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

const HEROES = [...drawnHeroes, 'somebody', 'somebody_else', 'a_third'];

describe.each(HEROES)('the colors of %s', (hero) => {
  const papers = Object.entries(themes).flatMap(([name, theme]) =>
    [...ROOM, 'wash'].map((paper) => [name.endsWith('dark'), (theme as typeof usual)[paper]!] as const),
  );

  it.each([0, 1, 2, 3])('stand out as those of player %i with this hero', (copy) => {
    const { deep, bright, lit } = paletteOf(hero, copy);
    expect(contrast(deep, bright), 'the emblem on its field, the number on a tag').toBeGreaterThanOrEqual(4.5);
    for (const [dark, [day, night]] of papers)
      expect(contrast(dark ? lit : deep, dark ? night : day)).toBeGreaterThanOrEqual(3);
  });

  it('tell players with this hero apart, by day and in the dark', () => {
    const all = [0, 1, 2, 3].map((copy) => paletteOf(hero, copy));
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1)) {
        expect(distance(one.deep, other.deep)).toBeGreaterThan(0.04);
        expect(distance(one.lit, other.lit)).toBeGreaterThan(0.04);
      }
    expect(distance(all[0]!.deep, all[1]!.deep)).toBeGreaterThan(0.07);
  });
});

it('tells all heroes apart, by day and in the dark', () => {
  const all = drawnHeroes.map((hero) => ({ hero, ...paletteOf(hero) }));
  for (const [i, one] of all.entries())
    for (const other of all.slice(i + 1)) {
      expect(distance(one.deep, other.deep), `${one.hero} and ${other.hero}`).toBeGreaterThan(0.05);
      expect(distance(one.lit, other.lit), `${one.hero} and ${other.hero}, dark`).toBeGreaterThan(0.05);
    }
});

it.each(HEROES)('tells the two colors of %s apart', (hero) => {
  const { deep, bright } = emblemOf(hero).palette;
  expect(contrast(deep, bright)).toBeGreaterThanOrEqual(4.5);
});
