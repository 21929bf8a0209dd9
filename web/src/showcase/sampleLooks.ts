// Who stands on the sample boards.

import { figureLook } from '../art/figureLooks';

/** Hero and, of sidekicks, their kind, by fighter. */
const SHOWN: Record<string, [string, string | null]> = {
  medusa: ['medusa', null],
  ...Object.fromEntries([1, 2, 3].map((i) => [`harpy_${i}`, ['medusa', 'harpy']])),
  sherlock_holmes: ['sherlock_holmes', null],
  dr_watson: ['sherlock_holmes', 'dr_watson'],
  invisible_man: ['invisible_man', null],
  sun_wukong: ['sun_wukong', null],
  clone_2: ['sun_wukong', 'clone'],
};
/** How the fighters of the sample boards are drawn. */
export const looks = Object.fromEntries(
  Object.entries(SHOWN).map(([id, [hero, kind]]) => [id, figureLook({ hero, kind }, [], hero === 'invisible_man')]),
);
