// A figure from what the file of a hero says. What it does not say, the words of the ids do, and the rest is picked by
// the ids, so that a hero always looks the same and two heroes rarely do.

import type { FigureDef } from '../../../protocol';
import { hash } from '../../hash';
import { homebrewLook } from '../../homebrewLooks';
import type { Drawing, Tone } from '../drawing';
import { putAll } from '../people';
import type { Wanted } from '../registry.svelte';
import { BODIES, CREATURES, type Skin } from './bodies';
import { HEADS } from './heads';
import { hintsOf } from './hints';
import { PROPS } from './props';

const SKINS: Record<string, Skin> = {
  fair: { light: 'fair', shade: 'fairShade' },
  tan: { light: 'tan', shade: 'tanShade' },
  brown: { light: 'brown', shade: 'brownShade' },
  pale: { light: 'pale', shade: 'paleShade' },
  green: { light: 'moss', shade: 'mossShade' },
  blue: { light: 'blue', shade: 'blueShade' },
};
const HAIR: readonly Tone[] = ['night', 'woodDark', 'rust', 'straw', 'gray', 'wood'];
const MOODS = ['calm', 'stern', 'kind', 'cross', 'sly'] as const;
/** What is picked for people; the rest has to be asked for. */
const USUAL = {
  body: ['armor', 'robe', 'coat', 'dress', 'tunic', 'cloak'],
  head: ['short_hair', 'long_hair', 'beard', 'hood', 'helmet', 'crown', 'hat', 'horns', 'turban', 'mask'],
  skin: ['fair', 'tan', 'brown'],
  melee: ['sword', 'dagger', 'axe', 'hammer', 'spear'],
  ranged: ['staff', 'wand', 'bow', 'pistol', 'flask'],
} as const;

/** Each part is picked by itself. */
const pickFor =
  ({ hero, kind }: Wanted) =>
  <T>(what: string, from: readonly T[]): T =>
    from[hash(`${hero} ${kind ?? ''} ${what}`) % from.length]!;

/** What is known about a figure; what the file says counts more than words. */
function noted({ hero, kind }: Wanted): { design: FigureDef; ranged: boolean } {
  const { design, ranged } = homebrewLook(hero)?.figures.get(kind ?? '') ?? { design: null, ranged: false };
  const { body, head, prop, skin } = hintsOf(kind ?? hero);
  return {
    design: {
      body: design?.body ?? body ?? null,
      head: design?.head ?? (design?.body ? null : (head ?? null)),
      prop: design?.prop ?? (design?.body ? null : (prop ?? null)),
      skin: design?.skin ?? skin ?? null,
    },
    ranged,
  };
}

const bodyOf = (wanted: Wanted): keyof typeof BODIES =>
  noted(wanted).design.body ?? pickFor(wanted)('body', USUAL.body);

/** What a generated figure holds. */
export function propOf(wanted: Wanted): keyof typeof PROPS {
  const { design, ranged } = noted(wanted);
  if (design.prop) return design.prop;
  return CREATURES.includes(bodyOf(wanted)) ? 'none' : pickFor(wanted)('prop', USUAL[ranged ? 'ranged' : 'melee']);
}

export function generate(wanted: Wanted): Drawing {
  const { design } = noted(wanted);
  const pick = pickFor(wanted);
  const name = bodyOf(wanted);
  const skin = SKINS[design.skin ?? pick('skin', USUAL.skin)] ?? SKINS['fair']!;
  const { back, body, top, arm } = BODIES[name](skin, pick('mood', MOODS));
  const creature = CREATURES.includes(name);
  const worn = HEADS[design.head ?? (creature ? 'bare' : pick('head', USUAL.head))](pick('hair', HAIR));
  const held = [...putAll(PROPS[propOf(wanted)], arm.hand), ...arm.behind];
  return {
    ...(back === undefined ? {} : { back }),
    body: [...putAll(worn.back ?? [], top), ...body, ...putAll(worn.front, top)],
    ...(held.length === 0 ? {} : { front: { pivot: arm.pivot, shapes: held } }),
  };
}
