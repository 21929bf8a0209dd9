// What another player is deciding, in words that say nothing of what they hold.

const KINDS: Record<string, string> = {
  action: 'action',
  boost: 'boost',
  commit_boost: 'boost',
  defense: 'defense',
  mover: 'move',
  place_sidekick: 'place',
  discard: 'cards',
  put_back: 'cards',
  card: 'cards',
  space: 'place',
};

export function waitsFor({
  kind,
  fighter,
  count,
}: {
  kind: string;
  fighter: string | null;
  count: number | null;
}): string {
  if (kind === 'space' && fighter !== null && count !== null) return 'move';
  return KINDS[kind] ?? 'choice';
}
