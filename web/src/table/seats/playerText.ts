// Who plays a seat, in words.

import { say } from '../../language/currentLanguage.svelte';
import { DEFAULT_SEAT_SETUP, type SeatInfo } from '../../protocol';

export function playerText(info: SeatInfo | undefined): string {
  if (info === undefined) return '';
  return info.kind === 'bot'
    ? say('web-bot', { level: say(`level-${info.level ?? DEFAULT_SEAT_SETUP.level}`) })
    : info.name;
}
