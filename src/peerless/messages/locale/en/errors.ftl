### Errors: refused answers, matches that cannot be, records, bots, the command line.
### Names in quotes and words in `…` stay as they are: ids, what is typed, what stands in files. Texts are said as they
### are written, nothing is fitted to its neighbors. A rule such as (SET-1) stays at the end.

# Two things of which one is meant.
error-or = { $first } or { $second }
# There is nothing to list.
error-none = none

## Answers that are refused. The rule behind it is added at the end.

# A refused answer with its reason, one of the messages below.
error-answer-quoted = '{ $answer }': { $reason }
error-answer-empty = an empty answer
error-answer-type = an answer is a text or a number, not { $type }
error-answer-long = an answer has at most { $most } letters
error-answer-write = write '{ $option }'
error-answer-other = not an answer to this question
error-answer-action = an action is `maneuver`, `scheme CARD FIGHTER` or `attack FIGHTER TARGET CARD`
error-answer-not-offered = not offered
error-answer-not-offered-here = not offered here
error-answer-declining = declining is not offered here
# The fighter may be of somebody else, or of nobody.
error-answer-not-yours = '{ $fighter }' is not one of your fighters
error-answer-theirs = { $fighter } is not one of your fighters
error-answer-no-fighter = no fighter '{ $fighter }' in this match
error-answer-defeated = { $fighter } is defeated
error-answer-off-board = { $fighter } is not on the board
error-answer-friendly = { $fighter } is friendly
error-answer-first-turn = not in the first turn
error-answer-melee = a melee fighter attacks adjacent spaces only
error-answer-out-of-reach = { $fighter } is out of reach
error-answer-not-among = { $fighter } is not among those it may be
error-answer-no-card = no card '{ $card }' in the deck of { $hero }
error-answer-not-held-by = { $card } is not in the hand of { $seat }
error-answer-not-held = { $card } is not in hand
error-answer-other-type = { $card } is not a card for that
error-answer-other-fighter = { $fighter } may not play { $card }
error-answer-not-choosable = not among the cards this effect lets you choose
error-answer-no-space = no space '{ $space }' on this board
error-answer-taken = { $space } is taken
error-answer-marked = a { $marker } lies on { $space }
error-answer-outside = { $space } is outside the zone
error-answer-not-empty = { $space } is not empty
error-answer-not-allowed = { $space } is not a space this effect allows
error-answer-in-the-way = an opposing fighter is in the way
error-answer-too-far = further than { $count } spaces
error-answer-marker-too-far = { $space } is further than { $count } spaces
error-answer-index = there are { $count } options, counted from 0
error-answer-no-option = the decision has { $count } options, there is no number { $index }
error-answer-stale = answer { $number } came while decision { $open } is open
error-answer-seat = { $seat } answered, but { $asked } is asked
error-match-over = the match is over
error-nothing-asked = the match is over, nothing is asked
error-no-seat = no seat '{ $seat }' (there are { $known })
error-cannot-resign = seat { $seat } cannot resign
# A limit that should never be reached.
error-too-many-steps = more than { $most } steps for one answer (turn { $turn }, frame { $frame })

## Matches that cannot be started. $mode is `duel`, `teams` or `free_for_all`.

error-no-hero = no hero '{ $hero }' (known: { $known })
error-no-board = no board '{ $board }' (known: { $known })
# $wanted is a number, or `3 or 4`.
error-wrong-seats = { $mode } is played by { $wanted } heroes, not { $seats } ({ $rule })
error-few-starts = { $mode } needs { $needed } start spaces, '{ $board }' has { $starts } ({ $rule })
error-no-room = { $fighters } fighters do not fit on '{ $board }' (BRD-1)
error-no-room-markers = { $count } markers '{ $marker }' do not fit on '{ $board }' (FOG-4)
error-seed = a seed is a whole number of 64 bits, or '2:' and 32 hexadecimal digits: { $why }

## Records and saves

error-undo-not-whole = the match goes on from a save or a position: what led there is not known, so nothing can be undone
# A moment is a number of entries: answers and all else that was done.
error-undo-moment = cannot go back to moment { $moment }: the match has { $entries } entries, and an undo goes back before the last
error-undo-many = a match has at most { $most } undos
error-record-not-whole = the match goes on from a save or a position: its record would lack the beginning
error-record-unreadable = not a record: { $why }
error-report-forged = this report does not fit its own settings, so it cannot be shown
error-record-format = not a record of this format: '{ $format }'
error-record-long = more than { $most } answers
error-record-unplayable = the record cannot be played here: { $why }
error-record-answer = answer { $number } of { $count } disagrees with the rules: { $why }
error-record-result = the record says { $record }, the replay gives { $replay }
error-record-state = the replay ends in another state than the record says (checksum differs)
error-record-step = step { $step } is beyond the record: it has { $count } entries
error-record-sealed = this is a report of a match that was still running, so it holds only what one seat could know; open it where it was played, once the match is over, and save the record there
error-record-settings = a table of this server cannot have the settings of this record ('versatile', 'auto' or 'turn_limit'): it can be looked at, not continued
error-report-elsewhere = this report was saved while the match was running, and not at this server: open it where it was played
error-scenario-draw = step { $step } lies after a draw by agreement, which a scenario cannot say: choose an earlier one
error-scenario-unsayable = step { $step } cannot be said as a scenario file: what was written did not hold when it was run (it may be too large)
error-save-unreadable = not a save: { $why }
error-save-format = not a save of this format: '{ $format }'
error-save-rules = saved under rules version { $version }, these are { $current }; replay its record instead
error-save-unusable = the save cannot be used here: { $why }
error-save-checksum = damaged save: its checksum differs
error-save-damaged = damaged save: { $why }
error-save-decision = damaged save: the decision is not what is asked there
error-save-fields = damaged save: fields are missing or unknown
error-save-no-effect = damaged save: no effect '{ $effect }'
error-save-program = damaged save: effect '{ $effect }' is nowhere in its program
error-save-sizes = damaged save: cards, places or sizes do not fit together
error-content-differs = '{ $name }' is not the content this was made with (hash differs)

## Bots, as they are named on the command line: `greedy:worlds=4`

error-bot-name = '{ $name }' cannot be the name of a bot
error-no-bot = no bot '{ $name }' (known: { $known })
error-bot-twice = bot '{ $bot }': '{ $option }' stands twice
error-bot-no-option = bot '{ $bot }': no option '{ $option }' (known: { $known })
error-bot-number = bot '{ $bot }': '{ $option }' is a number from { $least } to { $most }
error-bot-command = bot 'program:{ $command }': { $why }
error-bot-no-program = bot 'program:': name the program, as in program:./my_bot.pl
error-no-action = no action { $action } (there are { $count }, counted from 0)
error-actions-count = there are { $matches } matches, but { $actions } actions
error-action-match = match { $number }: action { $action } is not possible here
error-action-seat = { $seat }: action { $action } is not possible here
error-reset-first = reset the environment first

## The server: what is refused before anybody looks at it

error-too-many-requests = too many requests; wait a moment
error-too-many-guests = more than { $most } new guests in an hour from one address; try again later
error-too-many-sockets = more than { $most } connections from one address
error-origin = pages of '{ $origin }' may not use this server
error-host = this server is not known as '{ $host }'; people reach it under the address in its setting `url`
error-config = a setting of the server cannot be used: { $why }
error-body-large = a request has at most { $most } bytes
error-server-closing = the server is about to stop; nothing is lost, connect again soon
error-store-slow = the store has not answered for { $seconds } s

## The command line

# $first is the first problem of a file.
error-more-problems = { $first } (and { $count } more: `peerless check FILE` lists them)
error-check-failed = { $failed } of { $count ->
    [one] { $count } file
   *[other] { $count } files
} with problems
error-check-but = { $file }: but { $why }
error-scenarios-hold = { $held } of { $count } scenarios hold
error-file-there = { $file } is there already; --force writes over it
error-name-is-file = '{ $name }' is a file, not a name; say where to write with --out
error-no-id = '{ $name }' is no id: small letters a to z, digits and _, a letter first, at most 64
error-no-id-choose = '{ $name }' is no id: small letters a to z, digits and _, a letter first, at most 64; choose one with --out ID.yaml
error-file-ending = { $file }: the name of the file ends in .yaml
error-id-taken = '{ $id }' comes with the package; choose another name
error-file-taken = '{ $id }' comes with the package: rename the file to play with it, its name is the id
error-same-file-name = { $file } has the same id, the name of the file: rename one
error-board-not-hero = { $file } is a board, not a hero
error-hero-not-board = { $file } is a hero, not a board
error-no-board-fits = no board has { $starts } start spaces (BRD-5)
error-seat-option = --p{ $number }: this match has { $seats } seats
error-content-missing = the match was played with files that are not part of the package: add { $options }
error-watch-people = people play with `peerless play`

## The lab

error-lab-no-cluster = no Ray cluster at '{ $address }': { $why }
error-lab-no-ray = `--ray` needs Ray: install the package with the extra `cluster`
error-lab-workers-die = worker processes keep dying, { $count } tasks are left
error-lab-no-openskill = ratings need openskill: install the package with the extra `lab`
error-lab-row = { $file }, line { $line }: not a row of results ({ $why })
error-lab-columns = { $file }: not the results of such a run, its columns differ
error-lab-task = task { $task }: these are not its results
error-lab-nothing = nothing to play: at least two heroes or bots are needed, one board and one match
error-lab-another-run = { $folder } holds another run ({ $command }; its { $what } differs): choose another folder with --out
error-lab-no-description = { $folder } holds results without { $file }: choose another folder with --out
error-lab-no-run = { $folder } holds no run: there is no { $file }
error-lab-description = { $file }: not the description of a run ({ $why })
error-lab-format = { $file }: not a run of this format: '{ $format }'
error-lab-heroes = { $mode } needs { $count } heroes, --heroes names { $named }
error-lab-workers = --workers: '{ $text }' is no number from 1 to 1024
error-lab-starts = board '{ $board }' has fewer than { $count } start spaces (BRD-5)
error-lab-board = { $name } is a board, not a hero

## The store of the server

error-store-failed = nothing was stored ({ $why })
error-store-unsure = the database broke off; nobody knows whether this was stored ({ $why })
error-store-closed = the store is closed
error-store-no-table = there is no table '{ $table }'
error-store-log = table '{ $table }': its log has { $found } entries instead of { $number }, or a gap. Nothing was changed; `peerless doctor` lists such tables
error-store-no-guest = there is no guest '{ $guest }'
error-characters = { $code } is not allowed in a text: NUL and characters that change the direction of writing are refused
error-store-lease = table '{ $table }' is held by another process: { $owner }
error-store-gone-on = table '{ $table }' has gone on without this process, to { $number } entries
error-store-rating-moved = the rating '{ $key }' has changed in the meantime
error-store-locked = { $file } is used by another server, process { $pid }
error-store-links = { $file } has { $links } names (hard links). A server uses only a database with one name: two servers could otherwise write to it. Remove the others
error-store-no-file = { $file }: there is no such database
error-store-newer = { $place }: the database is of a newer version of the program (schema { $found }, known up to { $known })
error-store-foreign = { $place }: a database of another program
error-store-unusable = { $place }: this database cannot be used ({ $why })
error-store-wal = { $file }: the log of the latest writes is damaged at frame { $frame } of { $frames }. Opening it would drop answers that were acknowledged, so nothing was opened or changed. Copy the database with its -wal and -shm files away, then restore a backup; `peerless doctor` says more
error-store-wal-alone = { $file } holds the latest writes of a database that is missing or empty: { $database }. Nothing was changed. Put the database back beside it, or move the log away and restore a backup
error-store-damaged = { $file }: this database is damaged ({ $why }). Nothing was changed. Copy its files away, run `peerless doctor` and restore a backup
error-store-scheme = '{ $scheme }:' is no kind of database: use sqlite:PATH or postgresql://…
error-store-no-asyncpg = PostgreSQL needs asyncpg: install the package with the extra `postgres`
error-backup-foreign = { $file }: not a backup
error-backup-newer = { $file }: a backup of a newer version of the program
error-backup-damaged = { $file }: the backup is damaged or cut off; nothing was restored
error-backup-not-empty = { $place }: the database is not empty; a backup can only be restored into an empty one

## Tables of a server. $seat is `p1` and so on.

error-no-table = there is no such table, or it is not open to you
error-table-full = all seats of this table are taken
error-table-elsewhere = another server process has this table; connect again in a moment
error-no-server = the server needs '{ $module }': run `pip install '.[server]'` in your clone of the repository
error-table-let-go = this table was let go a moment ago; connect again, it goes on where it stands
error-listen = cannot listen on { $host }, port { $port }: { $why }
error-match-other-rules = this match was played by rules version { $rules } and cannot go on from here by version { $ours }; you can still watch it and download its record
error-content-unreadable = '{ $id }' of this match was stored by another version and cannot be read
error-closing = the server is stopping; everything is stored, come back in a moment
error-too-many-tables = you may create { $most } tables within an hour, and refused ones count; try again later
error-homebrew-busy = the server is checking other homebrew files; try again in a moment
error-homebrew-late = checking these homebrew files takes longer than { $seconds } s; make them smaller
error-homebrew-memory = checking these homebrew files takes more than { $most } MB of memory; make them smaller
error-homebrew-failed = these homebrew files could not be checked; make them smaller, or try again
error-too-much-stored = your tables of the last { $days } days take { $most } MB, which is the limit; try again later
error-seat-taken = seat { $seat } is taken
error-seat-not-yours = seat { $seat } is not yours
error-not-host = only whoever created the table may do that
error-already-begun = the match has begun
error-not-begun = the match has not begun
error-not-over = the match is not over yet
error-pick-random = at this table chance picks the heroes
error-no-fitting-board = there is no board on which these heroes can meet
error-rated-homebrew = a rated match is played with bundled heroes and boards only (`rated`)
error-rated-bots = a rated match is played by persons only (`rated`)
error-rated-hot-seat = in a rated match nobody plays two seats
error-rated-take-over = in a rated match no seat is taken over
error-second-seat = after seeing the cards of one side, you cannot take a seat of another while other people play
error-seat-seen = nobody else can join here: a player has seen the hidden cards of more than one side
error-fork-closed = nobody else can join: this match was continued from another one, so its cards may be known
error-rated-undo = in a rated match nothing is taken back
error-undo-number = there is no answer to decision { $number } that could be taken back
error-bots-play-on = bots do not agree to a draw
error-rematch-there = the rematch has its table already
error-no-proposal = there is no such proposal any more
error-replied = this seat has replied already
error-chat-guest = only guests with a name may write
error-chat-fast = you may write { $burst } lines at once, and then about one every { $seconds } s; this one was not sent
error-chat-text = a chat line contains characters that cannot be seen: remove line breaks, control characters and characters that turn the direction of text
error-content-lost = the content of '{ $id }' is not in the store
error-protocol = the client speaks protocol { $theirs }, the server { $ours }: reload the page
error-hello-first = the first message has to be `hello`
error-hello-again = `hello` is said once
error-too-many-muted = nobody can be muted any more: { $most } are already
error-too-fast = too many messages; this one was not read
error-unreadable = a message that cannot be read: { $why }

## The server, over HTTP

error-http-address = there is nothing at this address
error-http-method = this address is not for that method
error-http-refused = the request is refused
error-http-server = something went wrong on the server; it is noted there
error-request-twice = a parameter stands twice
error-request = the request cannot be read: { $why }
error-request-media = the body must be of type { $media }
error-request-large = the body has more than { $most } bytes
error-token-missing = say who you are: `Authorization: Bearer TOKEN`
error-token-unknown = nobody has this token: it was signed out, or its guest was deleted
error-guest-name = a name has 1 to { $most } letters, all of which can be seen
error-name-claimed = the name { $name } belongs to another player or looks like theirs: choose another name
error-name-reserved = nobody can claim the name { $name }, because new visitors are called that: choose another name
error-no-device = this device is not signed in
error-code-unknown = this code is unknown, used up or too old
error-nothing-there = there is no '{ $what }'
error-table-private = only those who had a seat at this table may see it
