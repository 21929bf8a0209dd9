// How fast things are shown, as the player has set it.

import { SPEEDS, type Speed } from '../beats';
import { still } from '../board/motion/motion';
import { settings } from '../settings.svelte';

/** The names of the speeds that settings store as numbers. */
const NAMES: Readonly<Record<number, Speed>> = { 0.5: 'calm', 1: 'normal', 2: 'quick', 0: 'instant' };

export const speedName = (speed: number): Speed => NAMES[speed] ?? 'normal';

/** The factor for every beat. */
export const pace = (): number => SPEEDS[speedName(settings.speed)];

/** Whether everything is shown at once: the player wants no motion, or does not look. */
export const instant = (): boolean => pace() === 0 || still() || document.visibilityState === 'hidden';
