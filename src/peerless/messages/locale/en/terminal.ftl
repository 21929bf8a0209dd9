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
   *[other] , maximum health { $top } in the classic edition
}
hero-own = { $health } health, { $attack }
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { $count } { NAME($name) }
hero-token = { $name } token: { $sides }
hero-counter = { $name }: { $sides }
hero-marker = { $count } { NAME($name) } on the board
hero-ability = Ability
about-author = by { $author }
about-version = version { $version }
column-card = card
column-type = type
column-boost = boost
column-fighter = fighter
column-text = text
card-facts = { $type }{ $value }, boost { $boost }.
card-sheet = boost { $boost }  played by { $players }  { $copies } in the deck
card-no-effect = No effect.

## A board for reading

column-id = ID
column-board = board
column-spaces = spaces
column-zones = zones
column-starts = start spaces
column-passages = passages
column-set = set
column-space = space
column-joined = adjacent to
board-zones = zones
board-start-mark = start space
board-passage-mark = secret passage (PASS-1)
board-start = start { $count }
board-passage = passage

## Before and after a match

play-who = Choose your hero.
play-choose = a number or a name, or Enter for a random hero:
play-no-hero = There is no hero '{ $name }'.
play-level = How strong should the opponent be?
play-choose-level = a number or a level, or Enter for { $level }:
play-no-level = There is no level '{ $name }'.
level-easy = easy
level-easy-about = keeps it simple
level-medium = medium
level-medium-about = looks a little ahead
level-hard = hard
level-hard-about = thinks ahead
level-expert = expert
level-expert-about = thinks ahead for a full second per decision
play-you = you
play-and = { $first } and { $second }
play-against = { $first } against { $second }
play-on = { $sides } on { $board }.
play-help = Type ? for help.
match-left = You left the match after { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
watch-waiting = Save a file to check it again. Press Ctrl-C to stop.
watch-saved = The files were saved. Press Enter to continue with them.
watch-continued = The match continues with the saved files. Answers still valid: { $kept } of { $count }.
watch-unplayable = The saved files can't be used, so the match continues with the old ones: { $why }
match-record = Record written to { $file }.
match-hand-over = Pass the device to { NAME($who) } ({ $seat }), then press Enter.
match-refused = Not accepted: { $why }
match-choose = choose an option by number or type it, or type ? for help
match-numbers = the options are numbered 1 to { $count }
match-discards = { NAME($who) } (newest first): { $cards }
match-nothing = none
match-hands = { NAME($who) } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; known: { $cards }
match-no-hero = There is no hero '{ $name }' in this match ({ $known }).
match-no-card = There is no card '{ $name }' in this match.
match-save-where = Name the file: `save FILE`
match-saved = Saved to { $file }. Resume with: peerless play --resume { $file }
replay-note = Note: { $note }
replay-report = Step { $step }, as one seat saw it during the match. To see the whole match once it is over, open this file on the server where the match was played.
replay-step = after { $count } of { $all } decisions
replay-verified = { $count ->
    [one] { $count } decision replays
   *[other] { $count } decisions replay
} as recorded.
end-facts = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $answers ->
    [one] { $answers } decision
   *[other] { $answers } decisions
}, seed { $seed }
end-standing = still standing: { $list }
end-nobody = no one
end-exhaustion = Exhaustion
column-damage = damage
column-by = by
column-to = to

## The table

table-setup = Setup
table-turn = Turn { $count }: { $you ->
    [yes] your turn
   *[no] { NAME($who, case: "gen") } turn
}
table-you = you
table-mate = teammate
table-dormant = not on the board yet
table-out = out
table-resigned = resigned
table-piles = hand { $hand }  deck { $deck }  discard { $discard }
table-exhausted = exhausted
table-last-discarded = last discard: { $card }
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
table-type-number = type the number
table-numbered = type the number of a space on the board, or its ID
table-stay = or type `stay` to stay on { $space }

help =
    Answer with the number of an option, or type the option: maneuver, attack alice merlin feint, s12, no_boost.
    Numbers in brackets on the board are spaces you can choose; numbers before your cards are cards you can choose.
    In a narrow window, a card looks like `Feint ver 2 +2`: versatile (or attack, defense, scheme), value, boost value.
    On the board, `s12A` is a space with its zone, `■KA:18` a fighter with its health; heroes are in capitals.

    { "  " }card NAME     what a card does         hero NAME    a hero's whole deck
    { "  " }hands         known cards in hands     discards     all discard piles
    { "  " }log           everything so far        save FILE    save the match; resume with --resume FILE
    { "  " }table         draw the table again     resign       resign the match
    { "  " }?             show this help           quit         leave the match

    To win, bring the opposing hero to 0 health. On your turn, take two actions: maneuver (draw a card, then move),
    play a scheme, or attack. Melee fighters attack fighters on adjacent spaces; ranged fighters can also attack
    fighters on spaces that share a zone letter with their own. An attack deals damage equal to the attack value minus
    the defense value. Each card also has a boost value: discard the card in a maneuver to move farther. When your
    deck is empty, each of your fighters takes 2 damage for each card you have to draw but can't.

## `peerless doctor`

doctor-place = Database: { $place }
doctor-mark-good = OK
doctor-mark-note = note
doctor-mark-bad = problem
doctor-good = No problems found.
doctor-bad = Problems found: { $count }. Nothing was changed. Before you repair or restore anything, copy all database files to a safe place.
doctor-settings = the settings in the environment are valid
doctor-access = { $file } is readable and writable
doctor-access-bad = this user needs both read and write access to { $file }: check its owner and permissions
doctor-space = { $free } MB free on the disk
doctor-space-low = only { $free } MB free on the disk: make room before the database fills it
doctor-used = a server is using the database, so this check only reads it
doctor-unused = no server is using the database
doctor-log = the write-ahead log is intact
doctor-log-busy = the write-ahead log is changing too fast to check: stop the server and run this again
doctor-pages = pages, indexes, and references are intact
doctor-schema = the schema is up to date (version { $version })
doctor-schema-old = the schema is version { $version }, but the current version is { $known }: start the server once to upgrade it, then run this again to check the rest
doctor-unreadable = the tables cannot be read: { $why }
doctor-more = and { $count } more like this
doctor-logs = no match log has a gap (tables: { $tables }, entries: { $entries })
doctor-matches = every match can be shown or resumed (matches: { $count })
doctor-match = table '{ $table }': { $why }
doctor-match-rules = table '{ $table }': the current rules do not allow entry { $number } of { $count }; a match in progress resumes from the last turn before it

## `peerless serve`

notice-not-compiled = the engine is not compiled, so bots take several times as long to think: install a wheel for your system, or build with a C compiler
notice-no-client = the browser client is not built: run `make web` in your clone of the repository
notice-running = Peerless is already running, so this only opens your browser
