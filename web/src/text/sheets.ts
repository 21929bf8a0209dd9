// Heroes and boards as data in one language, in the shape the server serves (src/peerless/server/sheets.py).

import type { Noun } from '../language/grammar';

export type CardType = 'attack' | 'defense' | 'versatile' | 'scheme';

export interface FighterSheet {
  id: string;
  name: string;
  health: number;
  max_health: number;
  attack: 'melee' | 'ranged';
  count: number;
  starts: 'board' | 'off';
  huge: boolean;
}

export interface Line {
  timing: string;
  label: string;
  text: string;
}

export interface CardSheet {
  /** `hero.card` */
  card: string;
  name: string;
  type: CardType;
  value: number | null;
  boost: number;
  copies: number;
  fighters: string[];
  players: string;
  lines: Line[];
  keywords: string[];
  face_up: boolean;
  bonus_attack: { name: string; value: number } | null;
  modes: Record<string, string>;
}

export interface AbilitySheet {
  /** `hero:ability` */
  ability: string;
  name: string;
  lines: string[];
  modes: Record<string, string>;
}

export interface TokenSheet {
  id: string;
  name: string;
  sides: { id: string; name: string }[];
}

export interface MarkerSheet {
  id: string;
  name: string;
  count: number;
}

/** What sentences about a hero are made of. */
export interface HeroWords {
  fighters: Record<string, { noun: Noun; called: string }>;
  sources: Record<string, string>;
  bonus_attacks: Record<string, string>;
  tokens: Record<string, { name: Noun; sides: Record<string, string> }>;
  markers: Record<string, Noun>;
}

/** A hero in a list. */
export interface HeroLine {
  id: string;
  hash: string;
  name: string;
  set: string | null;
  move: number;
  hero: FighterSheet;
  sidekicks: FighterSheet[];
  abilities: AbilitySheet[];
}

export interface HeroSheet extends HeroLine {
  language: string;
  tokens: TokenSheet[];
  markers: MarkerSheet[];
  cards: CardSheet[];
  words: HeroWords;
}

export interface SpaceSheet {
  id: string;
  x: number;
  y: number;
  zones: string[];
  start: number | null;
  passage: boolean;
}

/** A board in a list. */
export interface BoardLine {
  id: string;
  hash: string;
  name: string;
  set: string | null;
  starts: number;
  spaces_count: number;
}

export interface BoardSheet extends BoardLine {
  aspect: number;
  space_radius: number;
  zones: { id: string; name: string }[];
  spaces: SpaceSheet[];
  edges: [string, string][];
  crossings: [[string, string], [string, string]][];
  passages: string[];
}

export interface Content {
  heroes: Record<string, HeroSheet>;
  boards: Record<string, BoardSheet>;
}

/** The text of a card in one paragraph. */
export function cardText(card: CardSheet): string {
  return card.lines.map((line) => (line.label ? `${line.label}: ${line.text}` : line.text)).join(' ');
}
