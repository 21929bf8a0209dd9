// Heroes and boards as data in one language, as src/peerless/text/sheets.py writes them.

import type { Noun } from '../language/grammar';

export type CardType = 'attack' | 'defense' | 'versatile' | 'scheme';

export interface FighterSheet {
  id: string;
  name: string;
  noun: Noun | null;
  hero: boolean;
  health: number;
  attack: 'melee' | 'ranged';
  count: number;
}

export interface Line {
  timing: string;
  label: string;
  text: string;
}

export interface CardSheet {
  id: string;
  name: string;
  type: CardType;
  value: number | null;
  boost: number;
  copies: number;
  fighters: string[];
  players: string;
  keywords: string[];
  lines: Line[];
  face_up: boolean;
  bonus_attack: string | null;
  modes: Record<string, string>;
}

export interface AbilitySheet {
  id: string;
  name: string;
  own_name: boolean;
  lines: string[];
  modes: Record<string, string>;
}

export interface TokenSheet {
  id: string;
  noun: Noun;
  sides: Record<string, string>;
}

export interface MarkerSheet {
  id: string;
  noun: Noun;
  count: number;
}

export interface HeroSheet {
  id: string;
  name: string;
  set: string | null;
  move: number;
  fighters: FighterSheet[];
  abilities: AbilitySheet[];
  cards: CardSheet[];
  tokens: TokenSheet[];
  markers: MarkerSheet[];
}

export interface SpaceSheet {
  id: string;
  x: number;
  y: number;
  zones: string[];
  start: number | null;
  passage: boolean;
}

export interface BoardSheet {
  id: string;
  name: string;
  set: string | null;
  aspect: number;
  space_radius: number;
  zones: Record<string, string>;
  spaces: SpaceSheet[];
  edges: [string, string][];
  crossings: [[string, string], [string, string]][];
}

export interface Content {
  heroes: Record<string, HeroSheet>;
  boards: Record<string, BoardSheet>;
}

/** The text of a card in one paragraph. */
export function cardText(card: CardSheet): string {
  return card.lines.map((line) => (line.label ? `${line.label}: ${line.text}` : line.text)).join(' ');
}
