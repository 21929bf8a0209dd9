// What goes over the socket and in requests, in the shape of src/peerless/server/protocol.py.

export const PROTOCOL = 1;
export type Level = 'easy' | 'medium' | 'hard' | 'expert';
export type SeatId = 'p1' | 'p2' | 'p3' | 'p4';
export type Mode = 'duel' | 'teams' | 'free_for_all';
export type Edition = 'current' | 'classic';
export type Picking = 'chosen' | 'free' | 'blind' | 'random';
export type Absent = 'wait' | 'bot' | 'out';

// ---- the view

export interface DeckCard { position: number; card: string }
export interface SeatData {
  seat: string; hero: string; side: number; status: 'playing' | 'dormant' | 'out' | 'resigned';
  hand_size: number; hand: string[]; deck_size: number; deck_known: DeckCard[]; discard: string[]; exhausted: boolean;
}
export interface FighterData {
  id: string; seat: string; hero: boolean; ranged: boolean; health: number; max: number; space: string | null;
  zones: string[];
}
export interface TokenData { id: string; seat: string; shows: string }
export interface MarkerData { id: string; seat: string; spaces: string[] }
export interface TermData { kind: string; amount: number; source: string }
export type Lies = 'none' | 'face_down' | 'revealed';
export interface CombatSideData {
  seat: string; fighter: string; lies: Lies; card: string | null; value: number | null; terms: TermData[];
  boost_lies: Lies; boost_card: string | null;
}
export interface CombatData {
  attacker: CombatSideData; defender: CombatSideData; revealed: boolean; damage: number | null;
  outer: CombatData | null;
}
export interface SchemeData { seat: string; fighter: string; card: string }
export interface DecisionData {
  number: number; seat: string; kind: string; source: string; fighter: string | null; marker: string | null;
  count: number | null; options: string[] | null;
}
export interface OutcomeData { winners: string[]; reason: string }
export interface ViewData {
  seat: string | null; mode: string; edition: string; board: string; turn: number; active: string; actions: number;
  seats: SeatData[]; fighters: FighterData[]; tokens: TokenData[]; markers: MarkerData[]; combat: CombatData | null;
  scheme: SchemeData | null; decision: DecisionData | null; outcome: OutcomeData | null;
}

// ---- set-up

export interface Clock { kind: 'none' | 'decision' | 'match'; seconds: number; increment: number; grace: number }
export interface SeatSetup { kind: 'person' | 'bot'; level: Level; hero: string | null }
export interface HomebrewFile { kind: 'hero' | 'board'; id: string; text: string }
export interface TableSetup {
  mode: Mode; board: string | null; edition: Edition; picking: Picking; seats: SeatSetup[]; clock: Clock;
  public: boolean; spectators: boolean; rated: boolean; absent: Absent; away_seconds: number; turn_limit: number;
}

// ---- from the server

export interface ClockData { left: Record<string, number>; running: string | null; strikes: Record<string, number> }
export interface SeatInfo {
  seat: string; kind: 'open' | 'person' | 'bot'; guest?: string | null; name?: string; level?: Level | null;
  hero?: string | null; picked?: boolean; online?: boolean; away_left?: number | null;
}
export interface ProposalInfo {
  proposal: number; what: 'undo' | 'draw' | 'rematch'; by: string; number?: number | null; rewinds?: number;
  waiting?: string[];
}
export interface TableInfo {
  table: string; phase: 'gathering' | 'playing' | 'over'; setup: TableSetup; seats: SeatInfo[]; host: string;
  board?: string | null; clock?: ClockData | null; proposal?: ProposalInfo | null; spectators?: number;
  next?: string | null;
}
export interface Welcome { type: 'welcome'; protocol: number; guest: string | null; seats: string[]; table: TableInfo }
export interface Table { type: 'table'; table: TableInfo }
export interface Update {
  type: 'update'; number: number; seat: string | null; view: ViewData; first: number; events: unknown[];
  clock?: ClockData | null; undo?: number | null; by?: 'person' | 'bot' | 'clock' | 'agreement' | null;
}
export interface Accepted { type: 'accepted'; id: number }
export interface Refused { type: 'refused'; id: number; error: string; text: string; rule?: string }
export interface ChatLine { type: 'chat'; guest: string; name: string; text: string; at: number }
export interface Notice { type: 'notice'; notice: 'closing' | 'moved'; retry_ms?: number }
export interface Pong { type: 'pong'; id: number }
export type ServerMessage = Welcome | Table | Update | Accepted | Refused | ChatLine | Notice | Pong;

// ---- from the client

export type ClientMessage = { id: number } & (
  | { type: 'hello'; protocol: number; token: string; invite: string; language: string; number: number; events: number }
  | { type: 'answer'; seat: string; number: number; answer: string }
  | { type: 'undo'; seat: string; number: number }
  | { type: 'resign'; seat: string }
  | { type: 'propose'; seat: string; what: 'draw' | 'rematch' }
  | { type: 'reply'; seat: string; proposal: number; agree: boolean }
  | { type: 'chat'; text: string }
  | { type: 'mute'; guest: string; muted: boolean }
  | { type: 'ping' }
);
