// Where long Cyrillic words may be broken on a narrow card: browsers have no dictionary for them, or not everywhere.

const V = '[аеёиоуыэюяєії]';
/** Consonants: those that flow, and all others that can begin a syllable. */
const FLOW = '[рл]';
const STOP = '[бвгґджзкмнпстфхцчшщ]';
const C = '[бвгґджзклмнпрстфхцчшщ]';
const PLACES = new RegExp(
  [
    `(?<=${V})(?=(?:${STOP}${FLOW}|${C})${V})`, // пе-регрупа, пере-група
    `(?<=[ьй])(?=${C})`, // тель-ство
    `(?<=${V}${C})(?=${STOP}+${FLOW}?${V})`, // груп-пировка
    `(?<=${V}${FLOW})(?=${FLOW}${V})`, // Мер-лін
  ].join('|'),
  'gi',
);
/** Shorter words fit a card in the hand; a single letter does not stand alone. */
const LONG = 9;
const LEAST = 2;

/** A text with soft hyphens in its long words. */
export function hyphenated(text: string): string {
  return text.replace(/[^\s-]+/g, (word) =>
    word.length < LONG
      ? word
      : word.replace(PLACES, (_, at: number) => (at < LEAST || at > word.length - LEAST ? '' : '\u00ad')),
  );
}
