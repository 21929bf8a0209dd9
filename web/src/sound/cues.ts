// Which sound goes with what is shown, and what can be felt.

import type { EventData, Outcome } from '../protocol';
import type { SoundId } from './sounds';

/** From so much lost health on a hit is medium, and heavy. */
const [MEDIUM, HEAVY] = [3, 5];

/** The sounds of one step, each once. */
export function soundsOf(events: readonly EventData[]): SoundId[] {
  return [...new Set(events.flatMap((event) => soundOf(event) ?? []))];
}

function soundOf({ kind, dealt, lost = 0 }: EventData): SoundId | null {
  switch (kind) {
    case 'draw':
    case 'take':
      return 'draw';
    case 'play':
    case 'scheme':
    case 'commit_boost':
    case 'boost':
      return 'card';
    case 'reveal':
      return 'flip';
    case 'damage':
      if (lost === 0) return null;
      return lost >= HEAVY ? 'hit_heavy' : lost >= MEDIUM ? 'hit_medium' : 'hit_light';
    case 'combat': // where damage is dealt, its own event follows
      return dealt === 0 ? 'block' : null;
    case 'prevented':
      return 'block';
    case 'cancel':
      return 'cancel';
    case 'recover':
      return 'heal';
    case 'defeat':
      return 'defeat';
    default:
      return null;
  }
}

/** The sound of an end, for who sits there; spectators hear the winner's. A draw has none. */
export function endingSound({ winners }: Outcome, seats: readonly string[]): SoundId | null {
  if (winners.length === 0) return null;
  return seats.length === 0 || winners.some((seat) => seats.includes(seat)) ? 'victory' : 'loss';
}

/** How long a phone trembles when these fighters are hit, in milliseconds; 0 for not at all. */
export function tremble(events: readonly EventData[], own: ReadonlySet<string>): number {
  const lost = events
    .filter(({ kind, fighter = '' }) => kind === 'damage' && own.has(fighter))
    .reduce((sum, event) => sum + (event.lost ?? 0), 0);
  return Math.min(200, 30 * lost);
}
