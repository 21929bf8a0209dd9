// How the board is moved while a scene has most of a small screen, so that it is seen where it happens.

import type { Camera } from './camera';

export const closeUp = $state<{ camera: Camera | null }>({ camera: null });
