// What a board is told to draw, and what it reports back.

import type { FigureLook } from '../art/figureLooks';
import type { Posed } from '../art/figures/PaperFigure.svelte';
import type { FighterData, MarkerData } from '../protocol';
import type { BoardSheet } from '../text/sheets';
import type { Attack } from './facing';

export interface Inspected {
  fighter: string;
  reach?: readonly string[];
  threatens?: readonly string[];
  threatenedBy?: readonly string[];
}

export interface BoardProps {
  board: BoardSheet;
  /** A quarter turn, for a frame that is higher than wide. */
  upright?: boolean;
  fighters?: FighterData[];
  markers?: MarkerData[];
  /** How fighters are drawn, by fighter. */
  looks?: Record<string, FigureLook>;
  /** What they do at the moment, by fighter. */
  poses?: Record<string, Posed>;
  /** Whether two seats fight on one side. */
  allied?: (seat: string, other: string) => boolean;
  /** The attack that is going on. */
  attack?: Attack | null;
  /** A scene over the board shows it. */
  staged?: boolean;
  /** What a fighter is called, for the ear. */
  nameOf?: (fighter: FighterData) => string;
  /** Spaces that may be chosen. */
  reachable?: readonly string[];
  /** Spaces that could be reached with more, such as a boost. */
  further?: readonly string[];
  chosen?: readonly string[];
  /** The space that is pointed at somewhere else. */
  looked?: string | null;
  /** Spaces and fighters that something speaks of. */
  lit?: readonly string[];
  /** Spaces carry their ids, where these can be read; otherwise only those pointed at carry their names. */
  ids?: boolean;
  /** The fighter that is looked at, where it could go, whom it could attack and who could attack it. */
  inspected?: Inspected | null;
  /** Spaces or fighters to be aimed at. */
  targets?: readonly string[];
  /** The way a figure would go: its spaces in order, the first where it stands. */
  path?: readonly string[];
  /** Steps the figure may take, told at the end of the way. */
  most?: number | null;
  /** Figures that can be picked up. */
  movable?: readonly string[];
  selected?: string | null;
  asked?: readonly string[];
  /** The spaces a fighter has just come through. */
  walked?: Record<string, string[]>;
  pace?: number;
  /** An answer is under way: a dropped figure stays where it was put. */
  waits?: boolean;
  /** No looking closer and nothing to choose: a picture. */
  picture?: boolean;
  onspace?: (space: string) => void;
  onfighter?: (fighter: string) => void;
  ondrop?: (fighter: string, space: string, onto: string | null) => void;
  /** A figure is held in the hand; none any more. */
  onhold?: (fighter: string | null) => void;
  /** A space is pointed at, or focused; none any more. */
  onlook?: (space: string | null) => void;
}
