// The few words that the drawn parts show themselves. The application fills them in the language of the page.

export const labels = $state({
  attack: 'Attack',
  defense: 'Defense',
  versatile: 'Versatile',
  scheme: 'Scheme',
  boost: 'Boost',
  deck: 'Deck',
  discard: 'Discard',
  hand: 'Hand',
  health: 'Health',
  actions: 'Actions',
  maneuver: 'Maneuver',
  canceled: 'Canceled',
  defeated: 'Defeated',
  reserve: 'In reserve',
  seen: 'seen',
  exhausted: 'Exhausted',
  unknownCard: 'Face-down card',
  noCard: 'No card',
  damage: 'health',
  zone: 'zone',
  zones: 'zones',
  start: 'start',
  passage: 'passage',
  higherThan: 'higher than',
  space: 'Space',
  empty: 'empty',
  skip: 'Skip',
  fit: 'Fit board',
});

export type Labels = typeof labels;

export function setLabels(said: Partial<Labels>): void {
  Object.assign(labels, said);
}
