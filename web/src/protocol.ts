// What goes over sockets and in requests. Written by tools/protocol_types.py from the structs of the server.

export const PROTOCOL = 1;

export type Absent = 'wait' | 'bot' | 'out';
export type By = 'person' | 'bot' | 'clock' | 'agreement' | 'rules';
export type ClockKind = 'none' | 'decision' | 'match';
export type Edition = 'current' | 'classic';
export type Effect = 'cancel' | 'boost' | 'raise' | 'lower' | 'replace' | 'protect' | 'damage' | 'attack_again' | 'move' | 'place' | 'swap' | 'hold' | 'marker' | 'return' | 'recover' | 'change' | 'draw' | 'discard' | 'look' | 'take' | 'action' | 'gain' | 'spend';
export type EmoteId = 'hello' | 'good_luck' | 'well_played' | 'thanks' | 'wow' | 'oops' | 'thinking' | 'good_game';
export type Language = 'en' | 'uk' | 'ru' | 'cs' | 'pl';
export type Level = 'easy' | 'medium' | 'hard' | 'expert';
export type Lies = 'none' | 'face_down' | 'revealed';
export type Mode = 'duel' | 'teams' | 'free_for_all';
export type Phase = 'gathering' | 'playing' | 'over';
export type Picking = 'chosen' | 'free' | 'blind' | 'random';
export type SeatId = 'p1' | 'p2' | 'p3' | 'p4';
export type Viewpoint = 'p1' | 'p2' | 'p3' | 'p4' | 'spectator' | 'open';
export type ZoneColor = 'blue' | 'brown' | 'cream' | 'crimson' | 'cyan' | 'darkgreen' | 'gold' | 'gray' | 'green' | 'lightblue' | 'lightgray' | 'lightgreen' | 'navy' | 'olive' | 'orange' | 'pink' | 'plum' | 'purple' | 'red' | 'rose' | 'slate' | 'tan' | 'teal' | 'violet' | 'white' | 'yellow';

/** The reply to `hello`. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  guest: string | null;
  /** Seats of this guest: none for a spectator, several on a hot seat. */
  seats: string[];
  table: TableInfo;
}

/** A table as everyone may see it. */
export interface TableInfo {
  table: string;
  phase: Phase;
  setup: TableSetup;
  seats: SeatInfo[];
  /** The guest who created it. */
  host: string;
  board: string | null;
  clock: ClockData | null;
  proposal: ProposalInfo | null;
  spectators: number;
  /** The table of the rematch. */
  next: string | null;
  /** Whether it continues another match: its creator may know what is hidden, so nobody else can join. */
  forked: boolean;
  /** Whether it is the first lesson, whose script the client knows. */
  lesson: boolean;
}

/** Everything a table is created with. */
export interface TableSetup {
  mode: Mode;
  /** null: drawn at random. */
  board: string | null;
  edition: Edition;
  picking: Picking;
  seats: SeatSetup[];
  clock: Clock;
  /** Listed in the lobby and open to anyone; otherwise players need the invitation. */
  public: boolean;
  /** Guests who may join may also watch. */
  spectators: boolean;
  /** Counts for ratings: people only, no homebrew, no undo, no hot seat, no takeover by bots. */
  rated: boolean;
  absent: Absent;
  /** How long a player may be away before `absent` applies to the seat. */
  away_seconds: number;
  turn_limit: number;
}

/** The set-up of a seat: who it is for, and its hero. */
export interface SeatSetup {
  kind: 'bot' | 'person';
  /** Of a bot. */
  level: Level;
  /** null: not picked yet, or drawn at random. */
  hero: string | null;
}

/** `decision`: seconds for each decision. `match`: seconds for the whole match, some added after each decision. Who runs out of time is given the default answer; after `grace` such answers the next one is a forfeit. */
export interface Clock {
  kind: ClockKind;
  seconds: number;
  increment: number;
  grace: number;
}

/** The player in a seat, as everyone may see them. */
export interface SeatInfo {
  seat: string;
  kind: 'bot' | 'open' | 'person';
  guest: string | null;
  name: string;
  /** Whether the name is theirs alone; otherwise show them as a guest. */
  claimed: boolean;
  level: Level | null;
  /** null until it is picked, or while a blind pick is hidden. */
  hero: string | null;
  picked: boolean;
  online: boolean;
  /** Milliseconds until the `absent` setting of the table applies to the seat of a player who left. */
  away_left: number | null;
}

/** Milliseconds left for each seat when the message was sent; the clock of `running` keeps running. */
export interface ClockData {
  left: Record<string, number>;
  running: string | null;
  /** Default answers given for a seat because its time ran out. */
  strikes: Record<string, number>;
  /** Milliseconds until the clock of `running` starts: players first watch what has just happened. */
  starts_in: number;
}

/** A proposal that all other players have to accept. */
export interface ProposalInfo {
  proposal: number;
  what: 'draw' | 'rematch' | 'undo';
  by: string;
  /** For an undo: the decision it goes back to. */
  number: number | null;
  /** For an undo: how many answers it takes back. */
  rewinds: number;
  /** Seats that have not agreed yet. */
  waiting: string[];
}

/** Something around the match has changed: seats, presence, clocks, proposals. */
export interface Table {
  type: 'table';
  table: TableInfo;
}

/** The match as one viewer sees it, and what happened since the last update. Events are numbered from 0; `events` begin at `first`. What the client has from there on is replaced: after an undo `first` is smaller than what it knew. */
export interface Update {
  type: 'update';
  /** Number of the open decision; answers carry it. */
  number: number;
  /** The viewer; null for a spectator. */
  seat: string | null;
  view: ViewData;
  first: number;
  events: EventData[];
  clock?: ClockData;
  /** The decision to which this seat may undo freely: its own last answer. */
  undo?: number;
  /** The earliest decision to which it may; where it took several answers, it may undo all of them at once. */
  undo_earliest?: number;
  /** Who gave the last answer; `rules`: the match went back to the start of a turn, because the rules have changed and cannot repeat it. */
  by?: By;
}

/** A match as one viewer may know it. */
export interface ViewData {
  /** null for a spectator. */
  seat: string | null;
  mode: string;
  edition: string;
  board: string;
  turn: number;
  active: string;
  actions: number;
  seats: SeatData[];
  fighters: FighterData[];
  tokens: TokenData[];
  markers: MarkerData[];
  combat: CombatData | null;
  scheme: SchemeData | null;
  decision: DecisionData | null;
  outcome: Outcome | null;
}

/** One player: hero and piles. */
export interface SeatData {
  seat: string;
  hero: string;
  /** Seats with the same side are teammates. */
  side: number;
  /** `dormant`: no fighter on the board, but at least one away. */
  status: 'dormant' | 'out' | 'playing' | 'resigned';
  hand_size: number;
  /** The whole hand of the viewer's own side; for others, the cards known to be in hand. While they have a face-down card in play, it may be one of these. */
  hand: string[];
  deck_size: number;
  deck_known: DeckCard[];
  /** The top card last. */
  discard: string[];
  /** The deck is empty: drawing from it deals damage (DRW-2). */
  exhausted: boolean;
  /** Cards of other players among its `hand`; left out if there are none. */
  lent?: LentCard[];
}

/** A card of a hand that belongs to another player; everyone knows of it. */
export interface LentCard {
  card: string;
  /** The seat that it belongs to. */
  owner: string;
}

/** A card in a deck whose position the viewer knows. */
export interface DeckCard {
  /** 0 is the top. */
  position: number;
  card: string;
}

/** One fighter; without a space it is defeated, away or not placed yet. */
export interface FighterData {
  id: string;
  seat: string;
  hero: boolean;
  ranged: boolean;
  health: number;
  max: number;
  space: string | null;
  zones: string[];
}

/** A token and the side it shows. */
export interface TokenData {
  id: string;
  seat: string;
  shows: string;
}

/** Markers of one kind and their spaces, one on each. */
export interface MarkerData {
  id: string;
  seat: string;
  spaces: string[];
}

/** A combat in progress. */
export interface CombatData {
  attacker: CombatSideData;
  defender: CombatSideData;
  revealed: boolean;
  /** Combat damage dealt, once it is computed. */
  damage: number | null;
  /** The combat this one interrupts. */
  outer: CombatData | null;
}

/** The attacker or the defender of a combat. */
export interface CombatSideData {
  seat: string;
  fighter: string;
  lies: Lies;
  /** Hidden while it is face down, except for the viewer's own side. */
  card: string | null;
  /** Once revealed. */
  value: number | null;
  terms: TermData[];
  /** A second card, committed face down to boost. */
  boost_lies: Lies;
  boost_card: string | null;
}

/** One part of a combat value (EFF-7): its kind, its number, the card or ability behind it. */
export interface TermData {
  kind: string;
  amount: number;
  source: string;
}

/** The scheme being carried out. */
export interface SchemeData {
  seat: string;
  fighter: string;
  card: string;
}

/** The open decision; only the deciding seat gets its options. */
export interface DecisionData {
  number: number;
  seat: string;
  kind: string;
  source: string;
  /** The fighter that moves, is placed, attacks or defends, if the decision is about one. */
  fighter: string | null;
  /** The marker that is placed or moved, if the decision is about one. */
  marker: string | null;
  /** Spaces that may be moved, or cards that are left to discard. */
  count: number | null;
  options: string[] | null;
  /** For decisions about movement; only for the deciding seat. */
  preview: PreviewData | null;
  /** The step of `source` that asks: a key of `asks` in its sheet; only for the deciding seat. */
  step: string | null;
  /** The current value of its card, if the answer may add to it; only for the deciding seat. */
  value: number | null;
  /** The card that another player chose from its hand, if the answer may discard it; only for the deciding seat. */
  card: string | null;
  /** For an action that cannot be an attack: what is missing for one; only for the deciding seat. */
  missing: 'card' | 'target' | null;
}

/** What fighters could do, now or after the answer, so that the client needs no rules. */
export interface PreviewData {
  /** The current move; for an action, that of a maneuver without a boost. */
  move: MoveData;
  /** For a boost of a maneuver, the move after each option; for an action, the maneuver with each card of the hand. */
  boosts: MoveData[];
  /** The reach of the longest of these moves. */
  fighters: ReachData[];
  /** Spaces for a fighter that is placed instead of moved; empty if no move here places one. */
  empty: string[];
}

/** How far fighters may move. */
export interface MoveData {
  distance: number;
  /** Fighters that may be placed on one of the `empty` spaces instead. */
  placed: string[];
  /** The card that boosts it, by its id within the deck. */
  card: string | null;
}

/** Where one fighter could move: a number for each space, in the order of the board's sheet. */
export interface ReachData {
  fighter: string;
  /** Spaces moved on a shortest path; -1 where the move cannot end. */
  distance: number[];
  /** The space before it on that path, by its index in the order; -1 if no path leads there. */
  previous: number[];
}

/** How a match ended; no winners means a draw. */
export interface Outcome {
  /** Seats. */
  winners: string[];
  /** The rule by which it ended, `resignation` or `agreement`. */
  reason: string;
}

/** Something that happened. The fields depend on the kind; a card that the viewer may not see is left out. Messages carry events as plain data in this shape. */
export interface EventData {
  kind: string;
  /** Number of the decision whose answer led to it. */
  step: number;
  /** Number of its combat within the match; a bonus attack is a combat of its own. */
  combat?: number;
  seat?: string;
  /** The card (`hero.card`) or ability (`hero:ability`) behind it. */
  source?: string;
  card?: string;
  fighter?: string;
  target?: string;
  space?: string;
  /** Spaces on the way, the last included. */
  path?: string[];
  /** A number; for `reveal`, what the committed boost will add. */
  amount?: number;
  /** Actions left in the turn. */
  actions?: number;
  /** Cards in the hand of the seat now. */
  hand?: number;
  /** Cards in the deck of the seat now. */
  deck?: number;
  /** `maneuver`, `scheme` or `attack`. */
  action?: string;
  /** Why a card is discarded: `cost`, `effect`, `boost`, `hand_limit`, `played`. */
  cause?: string;
  /** `combat`, `effect` or `exhaustion`. */
  damage?: string;
  /** Health actually lost; for `combat`, by the defending fighter. */
  lost?: number;
  /** The side of the combat: `attack` or `defense`. For `place`, the side the fighter now fights on. */
  side?: string;
  /** When an effect acts: a timing of a card (`during_combat`), or the moment of an ability (`start_of_turn`). */
  timing?: string;
  /** How a value changes, as in `TermData`. */
  term?: string;
  /** The new value of the side; left out while its card is face down. */
  value?: number;
  /** The card replaces the one its side had played. */
  replaces?: boolean;
  /** The card attacks once more: a bonus attack. */
  bonus?: boolean;
  attack?: number;
  defense?: number;
  attack_terms?: TermData[];
  defense_terms?: TermData[];
  /** Damage of the combat: how much the attack exceeds the defense. */
  dealt?: number;
  /** The side that won the combat: `attack` or `defense`. */
  won?: string;
  /** The seat that is looked at. */
  at?: string;
  /** The seat that the card belongs to, if it is another one. */
  owner?: string;
  /** The seat from whose hand the card is taken. If that seat has just discarded it, `discard` says no numbers. */
  holder?: string;
  /** Where a card is put back: `top` or `bottom`. */
  where?: string;
  token?: string;
  /** The side a token shows now. */
  shows?: string;
  marker?: string;
  /** The space a marker moved from, or the conveyor belt carried a fighter from. */
  from?: string;
  /** The chosen option; sheets of cards and abilities explain it. */
  mode?: string;
  winners?: string[];
  reason?: string;
}

/** The request was carried out and stored. */
export interface Accepted {
  type: 'accepted';
  id: number;
}

/** The request was refused, and nothing has changed. */
export interface Refused {
  type: 'refused';
  id: number;
  /** Key of the message. */
  error: string;
  /** In the language of the client. */
  text: string;
  /** Id of the rule behind the refusal of an answer; `text` ends with it. */
  rule?: string;
  /** Why an answer was refused: `text` without the answer and without the rule. Empty for other requests. */
  reason?: string;
}

/** Where each fighter could move and whom it could attack, the same for everyone at the table. */
export interface Threats {
  type: 'threats';
  id: number;
  /** Number of the open decision: for any other it is out of date. */
  number: number;
  /** All fighters on the board. */
  fighters: ThreatData[];
}

/** One fighter, from positions, printed values and abilities alone: no hand matters. */
export interface ThreatData {
  fighter: string;
  /** How far it moves in a maneuver without a boost. */
  distance: number;
  /** Spaces where such a move may end, without its own. */
  reach: string[];
  /** Fighters it may attack from where it is. */
  threatens: string[];
}

/** A chat line or an emote. */
export interface ChatLine {
  type: 'chat';
  guest: string;
  name: string;
  /** Of an emote: its meaning in English, for clients that do not know it. */
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether the name is theirs alone; otherwise show them as a guest. */
  claimed?: boolean;
  /** For an emote: which one. */
  emote?: EmoteId;
}

/** `closing`: the server is stopping; everything is stored, reconnect later. `moved`: another process has the table now. */
export interface Notice {
  type: 'notice';
  notice: 'closing' | 'moved';
  retry_ms?: number;
}

/** The reply to `ping`. */
export interface Pong {
  type: 'pong';
  id: number;
}

/** The body of every error. */
export interface Failure {
  /** Key of the message. */
  error: string;
  /** In the language of `?language=`, or of Accept-Language. */
  text: string;
  /** Id of the rule behind the error, if there is one. */
  rule: string;
}

/** A guest on one device. Only this response contains the token. */
export interface GuestToken {
  guest: string;
  name: string;
  /** Whether the name is theirs alone; otherwise show them as a guest. */
  claimed: boolean;
  token: string;
}

/** A guest as they see themselves. */
export interface GuestSelf {
  guest: string;
  name: string;
  /** Whether the name is theirs alone; otherwise show them as a guest. */
  claimed: boolean;
  /** Milliseconds since 1970. */
  created: number;
}

/** A guest as others may see them. */
export interface GuestInfo {
  guest: string;
  name: string;
  /** Whether the name is theirs alone; otherwise show them as a guest. */
  claimed: boolean;
}

/** A code that works once. */
export interface DeviceCode {
  code: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** All devices of a guest, the oldest first. */
export interface DeviceList {
  devices: DeviceInfo[];
}

/** A device on which the guest is signed in. */
export interface DeviceInfo {
  /** Its id, from which nobody can get its token. */
  device: string;
  /** A family, such as `Firefox`; empty if unknown. */
  browser: string;
  /** A family, such as `Android`; empty if unknown. */
  system: string;
  /** Milliseconds since 1970. */
  added: number;
  /** The day it was last used, in milliseconds since 1970. */
  seen: number;
  /** Whether it is the device that asks. */
  this: boolean;
}

/** A new table and its invitation. */
export interface TableCreated {
  table: TableInfo;
  invite: string;
}

/** Tables that anyone may join or watch. */
export interface Tables {
  tables: TableInfo[];
}

/** All seats of the guest. */
export interface Joined {
  seats: string[];
  table: TableInfo;
}

/** The invitation to a table. */
export interface Invitation {
  invite: string;
}

/** All heroes of the package. */
export interface HeroList {
  heroes: HeroLine[];
}

/** A hero in a list. */
export interface HeroLine {
  id: string;
  /** Hash of the definition. */
  hash: string;
  name: string;
  set: string | null;
  move: number;
  hero: FighterSheet;
  sidekicks: FighterSheet[];
  abilities: AbilitySheet[];
  /** What its file says about its colors. */
  colors: 'brick' | 'forest' | 'navy' | 'plum' | 'teal' | 'umber' | 'violet' | null;
  style: PlayStyle;
  about: AboutSheet;
}

/** A hero or a kind of sidekick. In a match its name is `p1.harpy`, or `p1.harpy_1` if there are several. */
export interface FighterSheet {
  id: string;
  name: string;
  health: number;
  max_health: number;
  attack: 'melee' | 'ranged';
  count: number;
  starts: 'board' | 'off';
  huge: boolean;
  /** What its file says about how it is drawn. */
  figure: FigureDef | null;
}

/** How a fighter is drawn. The client picks what is left out, for the same ids always the same. */
export interface FigureDef {
  /** Its shape and clothes. */
  body: 'armor' | 'beast' | 'bird' | 'cloak' | 'coat' | 'dress' | 'robe' | 'spirit' | 'tunic' | null;
  /** What is on its head. */
  head: 'bare' | 'beard' | 'crown' | 'hat' | 'helmet' | 'hood' | 'horns' | 'long_hair' | 'mask' | 'short_hair' | 'turban' | null;
  /** What it holds. */
  prop: 'axe' | 'book' | 'bow' | 'dagger' | 'flask' | 'hammer' | 'lantern' | 'none' | 'pistol' | 'spear' | 'staff' | 'sword' | 'wand' | null;
  /** The color of its skin. */
  skin: 'blue' | 'brown' | 'fair' | 'green' | 'pale' | 'tan' | null;
}

/** An ability; `ability` is its name in a match, `hero:ability`. */
export interface AbilitySheet {
  ability: string;
  name: string;
  lines: string[];
  modes: Record<string, string>;
  asks: Record<string, string>;
}

/** How strong a hero is at what, from 1 to 5, and how hard it is to play, from 1 to 3. */
export interface PlayStyle {
  attack: number;
  defense: number;
  movement: number;
  /** Drawing, discarding, looking, canceling: everything that is about cards. */
  tricks: number;
  difficulty: number;
}

/** What a file says about itself. */
export interface AboutSheet {
  author: string | null;
  version: string | null;
  notes: string | null;
}

/** Everything about a hero. */
export interface HeroSheet {
  id: string;
  /** Hash of the definition. */
  hash: string;
  name: string;
  set: string | null;
  move: number;
  hero: FighterSheet;
  sidekicks: FighterSheet[];
  abilities: AbilitySheet[];
  /** What its file says about its colors. */
  colors: 'brick' | 'forest' | 'navy' | 'plum' | 'teal' | 'umber' | 'violet' | null;
  style: PlayStyle;
  about: AboutSheet;
  language: string;
  tokens: TokenSheet[];
  markers: MarkerSheet[];
  counters: CounterSheet[];
  cards: CardSheet[];
  /** The cards that make it special, the first one most of all. */
  signature: string[];
  words: HeroWords;
}

/** A token that shows one of several sides. */
export interface TokenSheet {
  id: string;
  name: string;
  sides: SideSheet[];
}

/** One side of a token. */
export interface SideSheet {
  id: string;
  name: string;
}

/** Tokens that are placed on spaces. */
export interface MarkerSheet {
  id: string;
  name: string;
  count: number;
}

/** A number of the player. In a match it is a token whose sides are `0`, `1` … up to its maximum. */
export interface CounterSheet {
  id: string;
  name: string;
  most: number;
  start: number;
}

/** A card of a deck; `card` is its name in a match, `hero.card`. */
export interface CardSheet {
  card: string;
  name: string;
  type: 'attack' | 'defense' | 'scheme' | 'versatile';
  value: number | null;
  boost: number;
  copies: number;
  /** Ids of the fighters that may play it, or `any`. */
  fighters: string[];
  /** The same in words. */
  players: string;
  /** Its text, in the order things happen. */
  lines: Line[];
  keywords: string[];
  /** The ids of the keywords that are symbols: its hero has them by the top card of the discard pile. */
  symbols: string[];
  /** Played into a combat face up. */
  face_up: boolean;
  bonus_attack: BonusAttackSheet | null;
  /** The modes to choose from: option -> what it does. */
  modes: Record<string, string>;
  /** What its steps ask its player: `step` of a decision -> the question, without a capital. */
  asks: Record<string, string>;
  /** What it does, each effect once, in the order of its steps. */
  effects: Effect[];
}

/** One line of a card: when it acts, and what it does. */
export interface Line {
  /** A timing of the language, or empty for what always holds. */
  timing: string;
  label: string;
  text: string;
}

/** The second attack printed on a card. */
export interface BonusAttackSheet {
  name: string;
  value: number;
}

/** The words a client needs for sentences about a hero, as in `GET /api/language/{code}`. */
export interface HeroWords {
  fighters: Record<string, FighterWords>;
  /** Card (`hero.card`) or ability (`hero:ability`) -> its name in a sentence. */
  sources: Record<string, string>;
  /** Card -> the name of its bonus attack in a sentence. */
  bonus_attacks: Record<string, string>;
  /** Counters, too: their sides are numbers. */
  tokens: Record<string, TokenNames>;
  markers: Record<string, Noun>;
}

/** A fighter in all its forms. Without `called` the noun is its name, followed by a number; otherwise the noun precedes the unchanged name, with the number for `{}`. */
export interface FighterWords {
  noun: Noun;
  called: string;
}

/** A noun with its forms: two in English (`Medusa`, `Medusa's`), six cases in the Slavic languages. */
export interface Noun {
  one: string[];
  many: string[] | null;
  /** `p` for a name that is always plural, like a pair. */
  gender: 'f' | 'm' | 'n' | 'p';
  kind: 'animal' | 'person' | 'thing';
  /** The pronoun that can stand for it, if that is not the one of its gender; an unknown one for none. */
  pronoun: string | null;
  /** What it is as an owner before a noun, in agreement with it; without it its genitive follows the noun. */
  whose: Adjective | null;
}

/** A word that stands with a noun: one text for all forms, or a stem with the endings of a class. */
export interface Adjective {
  text: string | null;
  stem: string;
  ending: string;
  /** Whole forms by row, before those of the class. */
  forms: Record<string, string[]>;
  /** Stands after the noun. */
  after: boolean;
}

/** A token and its sides. */
export interface TokenNames {
  name: Noun;
  sides: Record<string, string>;
}

/** All boards of the package. */
export interface BoardList {
  boards: BoardLine[];
}

/** A board in a list. */
export interface BoardLine {
  id: string;
  hash: string;
  name: string;
  set: string | null;
  /** Start spaces: four are needed for more than two heroes. */
  starts: number;
  spaces_count: number;
  about: AboutSheet;
}

/** Everything about a board; positions are in percent of width and height. */
export interface BoardSheet {
  id: string;
  hash: string;
  name: string;
  set: string | null;
  /** Start spaces: four are needed for more than two heroes. */
  starts: number;
  spaces_count: number;
  about: AboutSheet;
  /** Width divided by height. */
  aspect: number;
  /** In percent of the width. */
  space_radius: number;
  zones: ZoneSheet[];
  spaces: SpaceDef[];
  edges: [string, string][];
  /** Pairs of lines that cross without a junction. */
  crossings: [[string, string], [string, string]][];
  /** Lines with a higher end: the higher space, then the lower one (HIGH-1). */
  high_ground: [string, string][];
  /** Lines that movement goes along in one direction only, from the first space to the second (WAY-1). */
  one_way: [string, string][];
  /** A belt that carries fighters at the end of each turn (BELT-1). */
  conveyor: ConveyorDef | null;
  /** Spaces that secret passages make adjacent to each other. */
  passages: string[];
}

/** A zone and the name of its color. */
export interface ZoneSheet {
  id: string;
  name: string;
}

/** One space of a board; x and y in percent of width and height. */
export interface SpaceDef {
  /** What lines, scenarios and records call it. */
  id: string;
  /** From the left. */
  x: number;
  /** From the top. */
  y: number;
  /** The zones it is in (BRD-3). */
  zones: string[];
  /** The number of a start space (BRD-5). */
  start: number | null;
  /** An end of the secret passages (PASS-1). */
  passage: boolean;
}

/** A conveyor belt: what it carries at the end of each turn, and where to (BELT-1). */
export interface ConveyorDef {
  /** Its spaces in the order it runs; a line joins each to the next. */
  belt: string[];
  /** Spaces where a fighter at the end of the belt is placed. */
  bin: string[];
}

/** The languages the game speaks. */
export interface LanguageList {
  languages: LanguageLine[];
}

/** A language and its name in itself. */
export interface LanguageLine {
  code: string;
  name: string;
}

/** Everything a client needs to format events and questions in a language itself, with Fluent. */
export interface LanguageData {
  code: string;
  name: string;
  /** Message files: name -> text in the syntax of Fluent. */
  messages: Record<string, string>;
  /** Words with their forms. */
  lexicon: Lexicon;
  /** Names of the bundled content. */
  names: NameFile;
}

/** The words of one language that change their form. */
export interface Lexicon {
  nouns: Record<string, Noun>;
  adjectives: Record<string, Adjective>;
  determiners: Record<string, Determiner>;
  /** By gender, or by the name a noun gives. */
  pronouns: Record<string, Pronoun>;
  /** Class -> row -> six endings. A row is the gender, or `p` in the plural, narrowed by gender and kind of the noun where the language needs it: `m_thing`, `p_person`, `p_m_person`. */
  endings: Record<string, Record<string, string[]>>;
  /** Patterns and what stands in their place, for small words that follow the sounds around them: `a` → `an`. */
  euphony: [string, string][];
  /** A keyword follows the noun: `карта «ПОДОРОЖ»`. */
  label_after: boolean;
  /** An owner precedes the noun: `Medusa's zone`. Elsewhere only a pronoun does. */
  owner_first: boolean;
  /** After `none of your` the verb is negated too. */
  double_negation: boolean;
  /** The verb form of what can be chosen from a list. */
  list_mood: 'may' | 'order';
  /** The verb form of what another player may do; `can` has the word for it, where a pronoun precedes both. */
  offer_mood: 'can' | 'may';
  /** The verb form of what you do after what another player does; `you` where that is not the order to you. */
  turn_mood: 'front' | 'you';
  /** Operations whose order is a statement about something else: `Medusa recovers 1 health`. */
  statements: string[];
}

/** What opens a phrase (`each of your`): adjectives, and whether the noun is then in the plural. */
export interface Determiner {
  words: string[];
  plural: boolean;
  /** A verb still agrees with one: `each of your Harpies moves`. */
  single: boolean;
  /** Speaks of all of them, one by one. */
  each: boolean;
  /** Adjectives of a group that follows in the genitive plural: `każdego ze swoich walczących`. */
  of: string[];
}

/** What stands for something just mentioned: `he`, `it`. */
export interface Pronoun {
  forms: string[];
  /** The forms after a preposition: `с ним`. */
  after: string[] | null;
  /** As an owner: `his`. */
  whose: string;
}

/** The names of one language. */
export interface NameFile {
  heroes: Record<string, HeroNames>;
  sets: Record<string, string>;
  zones: Record<string, string>;
  boards: Record<string, string>;
}

/** Everything printed on one character and its deck, by id. */
export interface HeroNames {
  name: string;
  fighters: Record<string, Noun>;
  cards: Record<string, string>;
  abilities: Record<string, string>;
  tokens: Record<string, TokenNames>;
  keywords: Record<string, string>;
  bonus_attacks: Record<string, string>;
  markers: Record<string, Noun>;
  /** Without `many` for what is not counted piece by piece, like rage. */
  counters: Record<string, Noun>;
  /** Token -> side -> what it means. */
  states: Record<string, Record<string, StateNames>>;
}

/** What it means that a token of a hero shows a side, as clauses. */
export interface StateNames {
  /** As a statement: `Alice is big`. */
  be: string;
  /** As an order: `become Hyde`. */
  become: string;
  /** The same after `may` and in a list, where that is another form. */
  to_become: string;
  /** Who plays a card then: `as Hyde`. */
  playing: string;
}

/** The heroes and boards of a table, as they were when it was created or began. */
export interface TableContent {
  heroes: HeroSheet[];
  boards: BoardSheet[];
}

/** A file with its problems, or as it would look in the gallery. */
export interface FileChecked {
  problems: FileProblem[];
  /** What a designer may want to know about a file without problems. */
  advice: FileProblem[];
  hero: HeroSheet | null;
  board: BoardSheet | null;
}

/** What is wrong with a file, and where. */
export interface FileProblem {
  error: string;
  /** Path in the file; empty if it is about the whole file. */
  place: string;
  /** File, position, place and fault in one line. */
  text: string;
  /** What is wrong, without the place. */
  fault: string;
  /** A known name that was probably meant. */
  near: string;
  /** Counted from 1; 0 if it is nowhere in particular. */
  line: number;
  column: number;
}

/** One match, complete or not. */
export interface MatchRecord {
  settings: Settings;
  /** The secret of the random streams. It names the generator: a number is for the first, a text for the second. */
  seed: number | string;
  /** All entries, in the notation of `history`. */
  answers: string[];
  hashes: Record<string, string>;
  result: Outcome | null;
  /** Checksum of the state after the last answer. */
  checksum: string;
  /** The marked moment: after this many entries. */
  step: number | null;
  /** A note about the marked moment. */
  note: string;
  rules: number;
  format: string;
}

/** Everything that defines a match except the seed. Seats are in turn order; in teams, 1 and 3 play 2 and 4. */
export interface Settings {
  heroes: string[];
  board: string;
  mode: Mode;
  edition: Edition;
  /** ED-2: what a versatile card is for effects that ask for a card's type. */
  versatile: 'both' | 'by_use';
  /** TRN-7. */
  turn_limit: number;
  /** Public choices with a single option are made automatically. */
  auto: boolean;
}

/** Frames of a match, and the starts of its turns. The first frame is number 0. */
export interface FrameList {
  table: string;
  eyes: Viewpoint;
  /** Number of the last frame of the match. */
  last: number;
  turns: TurnStart[];
  frames: Frame[];
  /** What the current rules cannot repeat, if anything; sent with the last frame. A stored replay has all frames. */
  rest: Unshown | null;
}

/** Where a turn begins. */
export interface TurnStart {
  number: number;
  turn: number;
  seat: string;
}

/** The match after a number of answers. */
export interface Frame {
  number: number;
  view: ViewData;
  /** Number of the first of the events. */
  first: number;
  /** Since the previous frame. */
  events: EventData[];
  /** Who gave the last answer. */
  seat: string | null;
  /** The last answer, if this viewer may see it. */
  answer: string | null;
  by: By | null;
  /** How long it took. */
  ms: number;
}

/** The rest of a match after its last frame, which the current rules cannot repeat. */
export interface Unshown {
  /** Version of the rules of the match. */
  rules: number;
  answers: PlainAnswer[];
  result: Outcome | null;
}

/** An answer that can no longer be shown on the board. */
export interface PlainAnswer {
  seat: string | null;
  /** If this viewer may see it. */
  answer: string | null;
}

/** The id of a link. */
export interface ShareMade {
  share: string;
}

/** Where a link leads. */
export interface ShareInfo {
  table: string;
  eyes: string;
  number: number;
  info: TableLine;
}

/** A table in a history. */
export interface TableLine {
  table: string;
  phase: Phase;
  mode: Mode;
  edition: Edition;
  board: string | null;
  rated: boolean;
  seats: SeatLine[];
  result: Outcome | null;
  created: number;
  begun: number | null;
  ended: number | null;
  updated: number;
}

/** The player of a seat. */
export interface SeatLine {
  seat: string;
  kind: string;
  name: string;
  /** Whether the name is theirs alone; otherwise show them as a guest. */
  claimed: boolean;
  hero: string | null;
  /** Of a bot. */
  level: Level | null;
  mine: boolean;
}

/** Tables of a guest, the most recent first. */
export interface TableHistory {
  tables: TableLine[];
  /** For the next page; null on the last page. */
  before: number | null;
}

/** The best, and the caller. */
export interface RatingList {
  guests: RatingLine[];
  heroes: RatingLine[];
  own: RatingLine | null;
}

/** The rating of a guest or a hero. */
export interface RatingLine {
  id: string;
  name: string;
  /** Whether the name of a guest is theirs alone; otherwise show them as a guest. */
  claimed: boolean;
  mu: number;
  sigma: number;
  /** Mu minus three sigma, by which the list is ranked. */
  score: number;
  matches: number;
  wins: number;
}

/** A report as a file, and the link that opens the match at its step when it is over. */
export interface ReportMade {
  name: string;
  text: string;
  share: string;
}

/** A file to save. */
export interface SavedFile {
  name: string;
  text: string;
}

/** A playable record: the frame it opens at, and what is needed to draw it. */
export interface RecordOpened {
  /** The link to the match of a report, if the match is over by now. */
  share: string | null;
  /** The frame of the marked step. */
  number: number;
  note: string;
  content: TableContent;
}

/** Who the client is, and what it knows: events up to `events` of the match as of `number`. */
export interface Hello {
  type: 'hello';
  protocol: number;
  /** Token of a guest; without it the socket can only watch. */
  token?: string;
  /** Invitation to a private table, for guests without a seat there. */
  invite?: string;
  language?: Language;
  number?: number;
  events?: number;
  /** Whether the client presents events one after the other and reports it with `shown`. Bots wait for that. */
  presents?: boolean;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Answer decision `number` with the text of an option. Sending it twice counts once. */
export interface Answer {
  type: 'answer';
  seat: SeatId;
  number: number;
  answer: string;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Go back to decision `number`: free if nothing was revealed and no one else has answered, otherwise a proposal. */
export interface Undo {
  type: 'undo';
  seat: SeatId;
  number: number;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Resign a seat. */
export interface Resign {
  type: 'resign';
  seat: SeatId;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Offer the others a draw, or a rematch after the match. */
export interface Propose {
  type: 'propose';
  seat: SeatId;
  what: 'draw' | 'rematch';
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Accept or decline the open proposal. */
export interface Reply {
  type: 'reply';
  seat: SeatId;
  proposal: number;
  agree: boolean;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Send a chat line to everyone at the table. */
export interface Chat {
  type: 'chat';
  text: string;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Send an emote to everyone at the table. It counts as a chat line and is not stored. */
export interface Emote {
  type: 'emote';
  emote: EmoteId;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Mute or unmute the chat and the emotes of a guest on this socket. */
export interface Mute {
  type: 'mute';
  guest: string;
  muted?: boolean;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Report that everything up to decision `number` has been presented. It gets no reply. Bots wait for this message, at most 10 s; clocks do not depend on it. */
export interface Shown {
  type: 'shown';
  number: number;
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Ask what the fighters on the board could do; answered by `threats`. One request per decision is enough. */
export interface Inspect {
  type: 'inspect';
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** Answered by `pong`. */
export interface Ping {
  type: 'ping';
  /** Returned in `accepted` or `refused`. */
  id?: number;
}

/** A guest's name. It is trimmed; 1 to 40 visible characters. */
export interface GuestNamed {
  name: string;
}

/** A guest's new name, or the old one to be claimed. */
export interface GuestRenamed {
  name: string;
  /** Claim the name: from now on nobody else can take it, nor one that looks the same. Another name ends the claim. */
  claim?: boolean;
}

/** A code shown on the other device; case and separators do not matter. */
export interface CodeTyped {
  code: string;
}

/** A table to be created. */
export interface NewTable {
  setup?: TableSetupGiven;
  /** The seats of its creator: none, one, or several (one screen for all: a hot seat). */
  seats?: SeatId[];
  homebrew?: HomebrewFile[];
}

/** Everything a table is created with. */
export interface TableSetupGiven {
  mode?: Mode;
  /** null: drawn at random. */
  board?: string | null;
  edition?: Edition;
  picking?: Picking;
  seats?: SeatSetupGiven[];
  clock?: ClockGiven;
  /** Listed in the lobby and open to anyone; otherwise players need the invitation. */
  public?: boolean;
  /** Guests who may join may also watch. */
  spectators?: boolean;
  /** Counts for ratings: people only, no homebrew, no undo, no hot seat, no takeover by bots. */
  rated?: boolean;
  absent?: Absent;
  /** How long a player may be away before `absent` applies to the seat. */
  away_seconds?: number;
  turn_limit?: number;
}

/** The set-up of a seat: who it is for, and its hero. */
export interface SeatSetupGiven {
  kind?: 'bot' | 'person';
  /** Of a bot. */
  level?: Level;
  /** null: not picked yet, or drawn at random. */
  hero?: string | null;
}

/** `decision`: seconds for each decision. `match`: seconds for the whole match, some added after each decision. Who runs out of time is given the default answer; after `grace` such answers the next one is a forfeit. */
export interface ClockGiven {
  kind?: ClockKind;
  seconds?: number;
  increment?: number;
  grace?: number;
}

/** A homebrew hero or board: the text of its file. No bundled one may have its id. */
export interface HomebrewFile {
  kind: 'board' | 'hero';
  id: string;
  text: string;
}

/** The invitation to a private table. */
export interface Invited {
  invite?: string;
}

/** Take a seat, or the first free one. */
export interface Joining {
  invite?: string;
  seat?: SeatId | null;
}

/** A change of a seat before the match: pick a hero (null: random), seat a bot, or open it. */
export interface SeatChange {
  do: 'bot' | 'open' | 'pick';
  hero?: string | null;
  level?: Level;
}

/** A link to a replay: its viewer, and the frame it opens at. */
export interface NewShare {
  eyes?: Viewpoint;
  number?: number;
}

/** Continue from a frame, on one seat, against bots. */
export interface Continued {
  number: number;
  seat: SeatId;
  level?: Level;
}

/** A report of something that looks wrong at a table. */
export interface ProblemReport {
  /** Number of the open decision, as sent on the socket; of a frame once the match is over. */
  number: number;
  /** A note about it. */
  text?: string;
  /** Invitation to a private table, for guests without a seat there. */
  invite?: string;
}

/** The text of a record, or of a report from a running match. */
export interface RecordFile {
  record: string;
}

/** Some frames of a record. */
export interface RecordFrames {
  record: string;
  eyes?: Viewpoint;
  from?: number;
  count?: number;
}

/** A frame of a record, with a note. */
export interface RecordMoment {
  record: string;
  number: number;
  text?: string;
}

/** Continue from a frame, on one seat, against bots. */
export interface RecordContinued {
  record: string;
  number: number;
  seat: SeatId;
  level?: Level;
}

export type ServerMessage = Welcome | Table | Update | Accepted | Refused | Threats | ChatLine | Notice | Pong;

export type ClientMessage = Hello | Answer | Undo | Resign | Propose | Reply | Chat | Emote | Mute | Shown | Inspect | Ping;

/** All endpoints: method and path -> parameters, body and answer. */
export interface Endpoints {
  /** Create a guest. */
  'POST /api/guests': {
    params: { language?: Language };
    body: GuestNamed;
    answer: GuestToken;
  };
  /** Get the current guest. */
  'GET /api/guests/me': {
    params: { language?: Language };
    body: null;
    answer: GuestSelf;
  };
  /** Change the name, or claim it. */
  'PATCH /api/guests/me': {
    params: { language?: Language };
    body: GuestRenamed;
    answer: GuestInfo;
  };
  /** Delete the guest: name, tokens, rating and chat. Matches remain, without the name. */
  'DELETE /api/guests/me': {
    params: { language?: Language };
    body: null;
    answer: null;
  };
  /** Create a code for another device. */
  'POST /api/guests/me/code': {
    params: { language?: Language };
    body: null;
    answer: DeviceCode;
  };
  /** Use a code: become the same guest on this device. */
  'POST /api/guests/claim': {
    params: { language?: Language };
    body: CodeTyped;
    answer: GuestToken;
  };
  /** Sign out this device. */
  'DELETE /api/guests/me/token': {
    params: { language?: Language };
    body: null;
    answer: null;
  };
  /** List the guest's devices. */
  'GET /api/guests/me/devices': {
    params: { language?: Language };
    body: null;
    answer: DeviceList;
  };
  /** Sign out a device; its connections end at once. */
  'DELETE /api/guests/me/devices/{device}': {
    params: { language?: Language; device: string };
    body: null;
    answer: null;
  };
  /** Create a table. */
  'POST /api/tables': {
    params: { language?: Language };
    body: NewTable;
    answer: TableCreated;
  };
  /** List the public tables, newest first. */
  'GET /api/tables': {
    params: { language?: Language };
    body: null;
    answer: Tables;
  };
  /** Get a table, if you may join or watch it. */
  'POST /api/tables/{table}/enter': {
    params: { language?: Language; table: string };
    body: Invited;
    answer: TableInfo;
  };
  /** Take a seat; during a match, that of a bot. */
  'POST /api/tables/{table}/join': {
    params: { language?: Language; table: string };
    body: Joining;
    answer: Joined;
  };
  /** Pick a hero, seat a bot, or open the seat. */
  'POST /api/tables/{table}/seats/{seat}': {
    params: { language?: Language; table: string; seat: SeatId };
    body: SeatChange;
    answer: TableInfo;
  };
  /** Leave a seat for good; in a match, a bot plays on or it is out. */
  'DELETE /api/tables/{table}/seats/{seat}': {
    params: { language?: Language; table: string; seat: SeatId };
    body: null;
    answer: TableInfo;
  };
  /** Replace the invitation (host only); the old one is void. */
  'POST /api/tables/{table}/invite': {
    params: { language?: Language; table: string };
    body: null;
    answer: Invitation;
  };
  /** List the heroes. */
  'GET /api/heroes': {
    params: { language?: Language };
    body: null;
    answer: HeroList;
  };
  /** Get a hero with its deck. */
  'GET /api/heroes/{id}': {
    params: { id: string; language?: Language };
    body: null;
    answer: HeroSheet;
  };
  /** List the boards. */
  'GET /api/boards': {
    params: { language?: Language };
    body: null;
    answer: BoardList;
  };
  /** Get a board as a graph. */
  'GET /api/boards/{id}': {
    params: { id: string; language?: Language };
    body: null;
    answer: BoardSheet;
  };
  /** List the languages. */
  'GET /api/language': {
    params: { language?: Language };
    body: null;
    answer: LanguageList;
  };
  /** Get the messages of a language. */
  'GET /api/language/{code}': {
    params: { code: Language; language?: Language };
    body: null;
    answer: LanguageData;
  };
  /** Get the heroes and boards that are not in the package. */
  'GET /api/content': {
    params: { language?: Language };
    body: null;
    answer: TableContent;
  };
  /** Check a hero or board file, as `peerless check` does. */
  'POST /api/check': {
    params: { language?: Language };
    body: HomebrewFile;
    answer: FileChecked;
  };
  /** Get the heroes and boards of a table; before the match, only its homebrew. */
  'GET /api/tables/{table}/content': {
    params: { language?: Language; table: string };
    body: null;
    answer: TableContent;
  };
  /** Get the definition a record refers to, as a file for `peerless replay --content`. */
  'GET /api/content/{hash}': {
    params: { hash: string; language?: Language };
    body: null;
    answer: Record<string, unknown>;
  };
  /** Get the record of a finished match, as a file for `peerless replay --verify`. */
  'GET /api/tables/{table}/record': {
    params: { share?: string; language?: Language; table: string };
    body: null;
    answer: MatchRecord;
  };
  /** Get frames of a finished match, from one viewpoint. */
  'GET /api/tables/{table}/frames': {
    params: { share?: string; eyes?: Viewpoint; from?: number; count?: number; language?: Language; table: string };
    body: null;
    answer: FrameList;
  };
  /** Create a link to a replay. */
  'POST /api/tables/{table}/share': {
    params: { language?: Language; table: string };
    body: NewShare;
    answer: ShareMade;
  };
  /** Continue a finished match against bots from one of its frames, as a new match. */
  'POST /api/tables/{table}/continue': {
    params: { share?: string; language?: Language; table: string };
    body: Continued;
    answer: TableInfo;
  };
  /** Get the target of a link. */
  'GET /api/shares/{id}': {
    params: { id: string; language?: Language };
    body: null;
    answer: ShareInfo;
  };
  /** List the guest's tables. */
  'GET /api/history': {
    params: { before?: number; language?: Language };
    body: null;
    answer: TableHistory;
  };
  /** List the best guests and heroes, and your rating. */
  'GET /api/ratings': {
    params: { language?: Language };
    body: null;
    answer: RatingList;
  };
  /** Report a problem to the host and get it as a file: the record with the step; while the match runs, only what the seat may know, and a link that works when the match is over. */
  'POST /api/tables/{table}/report': {
    params: { share?: string; language?: Language; table: string };
    body: ProblemReport;
    answer: ReportMade;
  };
  /** A frame of a match that is over as a file for `peerless scenario`. */
  'GET /api/tables/{table}/scenario': {
    params: { share?: string; language?: Language; table: string; number: number };
    body: null;
    answer: SavedFile;
  };
  /** Check a record file and open it. */
  'POST /api/records': {
    params: { language?: Language };
    body: RecordFile;
    answer: RecordOpened;
  };
  /** Get frames of a record, from one viewpoint. */
  'POST /api/records/frames': {
    params: { language?: Language };
    body: RecordFrames;
    answer: FrameList;
  };
  /** Get a frame of a record as a file for `peerless scenario`. */
  'POST /api/records/scenario': {
    params: { language?: Language };
    body: RecordMoment;
    answer: SavedFile;
  };
  /** Get the record with a new step and note. */
  'POST /api/records/mark': {
    params: { language?: Language };
    body: RecordMoment;
    answer: SavedFile;
  };
  /** Continue against bots from a frame of a record, as a new match. */
  'POST /api/records/continue': {
    params: { language?: Language };
    body: RecordContinued;
    answer: TableInfo;
  };
  /** Begin the first lesson, against a bot with a script. */
  'POST /api/lesson': {
    params: { language?: Language };
    body: null;
    answer: TableInfo;
  };
}

export const ABSENCES: readonly Absent[] = ['wait', 'bot', 'out'];
export const CLOCKS: readonly ClockKind[] = ['none', 'decision', 'match'];
export const EDITIONS: readonly Edition[] = ['current', 'classic'];
export const EMOTES: readonly EmoteId[] = ['hello', 'good_luck', 'well_played', 'thanks', 'wow', 'oops', 'thinking', 'good_game'];
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert'];
export const MODES: readonly Mode[] = ['duel', 'teams', 'free_for_all'];
export const PICKINGS: readonly Picking[] = ['chosen', 'free', 'blind', 'random'];
/** How many may sit down in a mode, fewest first. */
export const SEAT_COUNTS: Readonly<Record<Mode, readonly number[]>> = { duel: [2], teams: [4], free_for_all: [3, 4] };
/** Start spaces a board needs for a mode. */
export const START_SPACES: Readonly<Record<Mode, number>> = { duel: 2, teams: 4, free_for_all: 4 };
/** Code -> its name in the language itself. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', uk: 'Українська', ru: 'Русский', cs: 'Čeština', pl: 'Polski' };
/** What the server takes where a `SeatSetup` says nothing. */
export const DEFAULT_SEAT_SETUP: Readonly<SeatSetup> = { kind: 'person', level: 'medium', hero: null };
/** What the server takes where a `TableSetup` says nothing. */
export const DEFAULT_TABLE_SETUP: Readonly<TableSetup> = { mode: 'duel', board: null, edition: 'current', picking: 'chosen', seats: [{ kind: 'person', level: 'medium', hero: null }, { kind: 'person', level: 'medium', hero: null }], clock: { kind: 'none', seconds: 300, increment: 0, grace: 3 }, public: false, spectators: true, rated: false, absent: 'wait', away_seconds: 120, turn_limit: 200 };
/** The smallest and the largest number a field of a set-up may have. */
export const LIMITS = { seconds: { min: 5, max: 604800 }, increment: { min: 0, max: 3600 }, grace: { min: 0, max: 100 }, away_seconds: { min: 10, max: 604800 }, turn_limit: { min: 1, max: 1000 } } as const;
