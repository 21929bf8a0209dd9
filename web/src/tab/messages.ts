// What the page and the worker of the engine say to each other.

import type { EngineFiles } from './release';

/** Why the engine cannot run here; `old`: the site has a newer one, and this page belongs to the old. */
export type Obstacle = 'wasm' | 'download' | 'old' | 'start';

/**
 * `none`: the browser stores nothing, such as in some private windows; `full`: no room is left; `lost`: it has stopped,
 * such as after all data of the site was deleted.
 */
export type StorageTrouble = 'none' | 'full' | 'lost';

export type ToEngine =
  | { type: 'start'; scope: string; engine: EngineFiles; again: boolean }
  | { type: 'request'; id: number; text: string }
  | { type: 'connect'; socket: number; table: string }
  | { type: 'hear'; socket: number; text: string }
  | { type: 'leave'; socket: number };

export type FromEngine =
  | { type: 'progress'; loaded: number; total: number }
  /** The files of the engine are kept, unless the browser keeps none. */
  | { type: 'kept' }
  /** Another tab has the engine; this one waits for it. */
  | { type: 'elsewhere' }
  | { type: 'ready' }
  | { type: 'failed'; obstacle: Obstacle; why: string }
  /** Null: it works again. */
  | { type: 'storage'; trouble: StorageTrouble | null }
  /** Something is stored that the browser should not delete by itself. */
  | { type: 'precious' }
  | { type: 'reply'; id: number; text: string }
  | { type: 'send'; socket: number; text: string }
  | { type: 'close'; socket: number; code: number };
