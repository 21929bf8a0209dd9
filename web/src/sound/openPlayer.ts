// The player of this page, made with what it plays when it is needed first.

import { settings } from '../settings.svelte';
import type { Player } from './player';
import type { SoundId } from './sounds';

let context: AudioContext | null = null;
let loaded: Promise<Player> | null = null;

/** Only after a gesture. */
export function openPlayer(): Promise<Player> {
  if (loaded !== null) return loaded;
  const made = (context = new AudioContext()); // at once: later the browser may have forgotten the gesture
  void made.resume();
  return (loaded = import('./player').then(({ Player }) => new Player(made, settings.volume)));
}

/** Lets a sound be heard as loud as has just been chosen. */
export async function trySound(id: SoundId): Promise<void> {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  const player = await openPlayer();
  await context?.resume();
  player.volume = settings.volume;
  player.play(id);
}
