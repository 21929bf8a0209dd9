// How fast things are shown, as the player has set it.

import { SPEEDS, type Speed } from '../beats';
import { settings } from '../settings.svelte';

/** The names of the speeds that settings store as numbers. */
const NAMES: Readonly<Record<number, Speed>> = { 0.5: 'calm', 1: 'normal', 2: 'quick', 0: 'instant' };

export const speedName = (speed: number): Speed => NAMES[speed] ?? 'normal';

/** The factor for every beat. */
export const pace = (): number => SPEEDS[speedName(settings.speed)];

/** Whether everything is shown at once: by the speed, or because nobody looks. Without motion steps still take time. */
export const instant = (): boolean => pace() === 0 || document.visibilityState === 'hidden';
