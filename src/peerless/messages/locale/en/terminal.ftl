### The terminal client: tables, headings, what it says around a match. Words a player types stay English.

## Kinds of cards and fighters

type-attack = attack
type-defense = defense
type-versatile = versatile
type-scheme = scheme
# Three letters for narrow windows.
short-attack = att
short-defense = def
short-versatile = ver
short-scheme = sch
melee = melee
ranged = ranged

## A hero for reading

hero-move = move { $count }
hero-line = move { $count }, { $fighters }
hero-fighter = { $name }: { $health } health{ $several ->
    [yes] {" "}each
   *[no] {""}
}, { $attack }{ $top ->
    [0] {""}
   *[other] , at most { $top } in the classic edition
}
hero-own = { $health } health, { $attack }
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { $count } { NAME($name) }
hero-token = token { $name }: { $sides }
hero-marker = { $count } { NAME($name) } on the board
hero-ability = Ability
column-card = card
column-type = type
column-boost = boost
column-fighter = fighter
column-text = text
card-facts = { $type }{ $value }, boost { $boost }.
card-sheet = boost { $boost }  played by { $players }  { $copies } in the deck
card-no-effect = No effect.

## A board for reading

column-id = id
column-board = board
column-spaces = spaces
column-zones = zones
column-starts = starts
column-passages = passages
column-set = set
column-space = space
column-joined = joined to
board-zones = zones
board-start-mark = start space
board-passage-mark = secret passage (PASS-1)
board-start = start { $count }
board-passage = passage

## Before and after a match

play-who = Who do you want to be?
play-choose = a number or a name, or Enter for anybody:
play-no-hero = No hero '{ $name }'.
play-level = How strong shall the other be?
play-choose-level = a number or a level, or Enter for { $level }:
play-no-level = No level '{ $name }'.
level-easy = easy
level-easy-about = plays plainly
level-medium = medium
level-medium-about = looks a little ahead
level-hard = hard
level-hard-about = thinks ahead
level-expert = expert
level-expert-about = thinks ahead for a second
play-you = you
play-and = { $first } and { $second }
play-against = { $first } against { $second }
play-on = { $sides } on { $board }.
play-help = Type ? for help.
match-left = The match is left after { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}.
match-record = Record written to { $file }.
match-hand-over = Hand over to { NAME($who) } ({ $seat }), then press Enter.
match-refused = Not accepted: { $why }
match-choose = choose an option by its number or in words, or ? for help
match-numbers = the options are numbered 1 to { $count }
match-discards = { NAME($who) } (latest first): { $cards }
match-nothing = nothing
match-hands = { NAME($who) } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; known: { $cards }
match-no-hero = No hero '{ $name }' in this match ({ $known }).
match-no-card = No card '{ $name }' in this match.
match-save-where = Save to which file? `save FILE`
match-saved = Saved to { $file }; go on with: peerless play --resume { $file }
replay-note = Note: { $note }
replay-report = Step { $step }, as one seat saw it while the match was running. The whole match: open this file at the server where it was played, once the match is over.
replay-step = after { $count } of { $all } answers
replay-verified = { $count ->
    [one] { $count } answer replays
   *[other] { $count } answers replay
} as recorded.
end-facts = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, seed { $seed }
end-standing = left standing: { $list }
end-nobody = nobody
end-exhaustion = Exhaustion
column-damage = damage
column-by = by
column-to = to

## The table

table-setup = Set-up
table-turn = Turn { $count }: { $you ->
    [yes] your turn
   *[no] { NAME($who, case: "gen") } turn
}
table-you = you
table-mate = team-mate
table-dormant = dormant
table-out = out
table-resigned = resigned
table-piles = hand { $hand }  deck { $deck }  discard { $discard }
table-exhausted = exhausted
table-last-discarded = last discarded: { $card }
table-known = known in hand: { $cards }
table-defeated = defeated
table-away = away
table-empty-hand = your hand is empty
table-boost = boost { $count }
table-combat = combat
table-against = against
table-a-card = a card
table-no-card = no card
table-face-down = face down
table-second-card = a second card
table-now = NOW
table-type-number = type the number itself
table-numbered = as numbered on the board, or its id
table-stay = or `stay` to stay on { $space }

help =
    Answer with the number of an option, or with its words: maneuver, attack alice merlin feint, s12, no_boost.
    Numbers in brackets on the board are spaces you can choose; numbers before your cards are cards you can choose.
    In a narrow window a card is written `Feint ver 2 +2`: versatile (or attack, defense, scheme), value, boost value.
    On the board `s12A` is a space with its zone, `■KA:18` a fighter with its health; heroes are in capitals.

    { "  " }card NAME     what a card does         hero NAME    a hero's whole deck
    { "  " }hands         what you know of hands   discards     all discard piles
    { "  " }log           everything so far        save FILE    write a record; go on later with --resume FILE
    { "  " }table         draw the table again     resign, quit give up, leave the match

    Win by bringing the opposing hero to 0 health. A turn has two actions: maneuver (draw a card, then move), play a
    scheme, or attack. Melee fighters attack adjacent spaces; ranged ones also spaces that share a zone letter.
    An attack deals the difference between attack and defense value. A card also has a boost value: discard it in a
    maneuver to move further. An empty deck hurts: whoever cannot draw takes 2 damage on every fighter.

## `peerless doctor`

doctor-place = Database: { $place }
doctor-mark-good = good
doctor-mark-note = note
doctor-mark-bad = problem
doctor-good = No problem found.
doctor-bad = Problems found: { $count }. Nothing was changed. Copy all files of the database away before you repair or restore anything.
doctor-settings = the settings in the environment can be used
doctor-access = { $file } can be read and written
doctor-access-bad = this user cannot read and write { $file }
doctor-space = { $free } MB free on the disk
doctor-space-low = only { $free } MB free on the disk
doctor-used = a server is using the database; it is only read here
doctor-unused = no server is using the database
doctor-log = the log of the latest writes is whole
doctor-log-busy = the log of the latest writes changes too fast to be checked; stop the server for that
doctor-pages = pages, indexes and references are whole
doctor-schema = the schema is up to date (version { $version })
doctor-schema-old = the schema has version { $version } of { $known }; the next start of the server upgrades it, and the rest can be checked then
doctor-unreadable = tables cannot be read: { $why }
doctor-more = and { $count } more of this kind
doctor-logs = no log has a gap (tables: { $tables }, entries: { $entries })
doctor-matches = every match can be shown or continued (matches: { $count })
doctor-match = table '{ $table }': { $why }
doctor-match-rules = table '{ $table }': these rules do not allow entry { $number } of { $count }; a running match goes on from the last turn before it
