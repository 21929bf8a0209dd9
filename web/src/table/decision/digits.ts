// Options by number: a digit answers at once where no longer number could be meant, else it waits for the next.

export interface Typed {
  /** What stands there and may go on. */
  buffer: string;
  /** The number that is meant, counted from 1. */
  chosen: number | null;
}

const NOTHING: Typed = { buffer: '', chosen: null };

export function typeKey(buffer: string, key: string, count: number): Typed {
  if (key === 'Enter') return buffer ? { buffer: '', chosen: within(Number(buffer), count) } : NOTHING;
  if (key === 'Backspace') return { buffer: buffer.slice(0, -1), chosen: null };
  if (!/^\d$/.test(key)) return { buffer, chosen: null };
  const number = Number(buffer + key);
  if (number === 0 || number > count) return NOTHING;
  return number * 10 > count ? { buffer: '', chosen: number } : { buffer: String(number), chosen: null };
}

const within = (number: number, count: number): number | null => (number >= 1 && number <= count ? number : null);
