// What is heard and felt at a table: each step when it is shown, a call when it is our turn, the end, and the bed of
// the board. Nothing before the first gesture. In a hidden tab only the call.

import { untrack } from 'svelte';
import { still } from '../board/motion/motion';
import type { EventData } from '../protocol';
import { settings } from '../settings.svelte';
import type { TableModel } from '../table/model/tableModel.svelte';
import { Calls, markTab } from './calls';
import { endingSound, soundsOf, tremble } from './cues';
import { afterGesture } from './gesture';
import { openPlayer } from './openPlayer';
import type { Player } from './player';
import type { SoundId } from './sounds';

/** How long a phone trembles when it is our turn, in milliseconds. */
const CALL_MS = 80;

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Lets a table be heard; to be called by its component. */
export function soundTable(model: TableModel): void {
  let player = $state.raw<Player | null>(null);
  let touched = $state(false);
  let hidden = $state(isHidden());

  function play(id: SoundId | null): void {
    if (id !== null && settings.sound) player?.play(id);
  }
  function vibrate(ms: number): void {
    if (ms > 0 && touched && settings.vibration && !still()) navigator.vibrate?.(ms);
  }
  function present(events: readonly EventData[]): void {
    for (const id of soundsOf(events)) play(id);
    const own = model.view.fighters.filter(({ seat }) => seat === model.me).map(({ id }) => id);
    vibrate(tremble(events, new Set(own)));
  }

  $effect(() => afterGesture(() => (touched = true)));
  $effect(() => {
    const look = (): void => void (hidden = isHidden());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  $effect(() => {
    let here = true;
    if (touched && settings.sound && typeof AudioContext !== 'undefined')
      void openPlayer().then((made) => here && (player = made));
    return () => (here = false);
  });
  $effect(() => {
    model.match.onstep = present;
    return () => (model.match.onstep = null);
  });
  $effect(() => {
    if (player !== null) player.volume = settings.sound ? settings.volume : 0;
  });
  $effect(() => {
    const { board } = model.view;
    if (player !== null) player.bed = settings.sound && settings.bed && !hidden && !model.ended ? board : null;
  });
  $effect(() => () => {
    if (player !== null) player.bed = null;
  });

  const calls = new Calls();
  $effect(() => {
    if (!model.idle) return;
    const { view, me, decision } = model;
    const mine = model.asked !== null && !(settings.auto && decision.options.length === 1);
    untrack(() => {
      if (!calls.next({ mine, turn: view.turn, own: view.active === me }, isHidden())) return;
      play('your_turn');
      vibrate(CALL_MS);
    });
  });
  $effect(() => {
    markTab(model.asked !== null);
    return () => markTab(false);
  });

  let running = false;
  $effect(() => {
    const { outcome } = model.view;
    untrack(() => {
      if (outcome !== null && running && !isHidden()) play(endingSound(outcome, model.match.seats));
    });
    running = outcome === null;
  });
}
