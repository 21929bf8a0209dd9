### The browser client: pages, buttons, what it says around a match.

## Pages

web-title = Peerless
web-tagline = Legends from books meet on a small stage. Two actions a turn, thirty cards, one winner.
web-skip = To the content
web-pages = Pages
web-home = Home
web-lobby = Open tables
web-gallery = Heroes and boards
web-settings = Settings
web-help = Help
web-unofficial = An unofficial fan project. All drawings and texts are our own; no official art or text is used. The names of games and characters belong to their owners.
web-history = My matches
web-try-again = Try again
web-loading = One moment …
web-guest = Guest
web-guest-mark = guest
web-guest-mark-about = This player has not claimed the name
web-close = Close
web-save = Save
web-saved = Saved.
web-remove = Remove
web-missing = Nothing here
web-missing-about = There is no page { $path }.
web-missing-hero = There is no hero “{ $hero }”.
web-error-lost = The server cannot be reached. Nothing was changed; try again in a moment.
web-error-unknown = Something went wrong. Nothing was changed.

## Home

web-play-now = Play now
web-play-now-about = You play the hero on the left, an easy bot the other.
web-bill = On stage tonight
web-other-pair = Another pair
web-learn = Learn by playing
web-learn-about = A first match, explained step by step.
web-resume = Your match goes on
web-resume-do = Back to the table
web-join = You were invited?
web-join-label = Link or code of the table
web-join-do = To the table
web-join-wrong = This is neither a link nor the code of a table.
web-invite = Invite a friend
web-invite-about = A table of your own, and a link to send.
web-choose = Choose everything
web-choose-about = Heroes, board, mode, clock, bots, one screen for all.
web-watch = Watch two bots
web-watch-about = Lean back and see how it is played.

## Open tables

web-lobby-empty = No table is open at the moment. Open one, and others will find it here.
web-lobby-about = Tables anybody may join or watch.
web-phase-gathering = waiting for players
web-phase-playing = being played
web-phase-over = over
web-lobby-join = Sit down
web-lobby-watch = Watch
web-refresh = Look again
web-enter = Enter
web-seats-free = { $count ->
    [0] no seat is free
    [one] { $count } seat is free
   *[other] { $count } seats are free
}

## Heroes and boards

web-heroes = Heroes
web-boards = Boards
web-hero-line = health { $health }, { $attack }, move { $move }
web-hero-move = Move { $count }
web-fighter-line = health { $health }, { $attack }
web-deck-of = The deck, { $count } cards
web-board-line = { $spaces } spaces, { $zones } zones
web-missing-board = There is no board “{ $board }”.
web-board-zones = Zones
web-zone-spaces = spaces: { $count }
web-board-facts = start spaces: { $starts }, spaces with passages: { $passages }
web-card-filter = Which cards
web-card-all = all
web-copies = in the deck: { $count }
web-check = Check a file of your own
web-check-about = A hero or a board as a YAML file: paste it or choose it, see what is wrong or how it looks, and play it at once.
web-check-file = Choose or drop a file
web-check-text = Text of the file
web-check-kind = What it is
web-check-kind-hero = a hero
web-check-kind-board = a board
web-check-do = Check it
web-check-good = Nothing is wrong: it can be played.
web-check-bad = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
web-check-play = Play it now

## Settings

web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-contrast = Contrast
web-contrast-normal = normal
web-contrast-high = high
web-text-size = Text size
web-motion = Motion
web-motion-auto = as the system
web-motion-full = on
web-motion-none = off
web-speed = Speed
web-speed-calm = calm
web-speed-normal = normal
web-speed-quick = quick
web-speed-instant = instant
web-speed-now = Speed: { $speed }
web-pause = Pause
web-unpause = Resume
web-last-turn = Last turn
web-last-turn-none = Nobody has had a turn before yours.
web-steps-skipped = { $count ->
    [one] { $count } step skipped
   *[other] { $count } steps skipped
}
web-auto = Choices with one option
web-auto-yes = take them for me
web-auto-no = ask me
web-show-notation = Ids and notation
web-show-notation-yes = show ids of spaces and rules
web-show-notation-no = hide them
web-name = Your name

## Who one is

web-identity = Who you are
web-name-claim = Claim this name
web-name-claim-about = Claim it, and nobody else can use it or one that looks the same.
web-name-yours = This name is yours alone.
web-name-claimed = The name is yours.
web-devices = Your devices
web-device-this = This device
web-device-seen = Last used { $day }
web-device-unknown = Unknown device
web-device-drop = Sign out
web-device = Another device
web-device-about = Show a code here and type it in there: you are the same guest on both.
web-device-code = Show a code
web-device-until = It works once, until { $time }.
web-claim = A code from another device
web-claim-do = Use the code
web-claim-about = On this device you will then no longer be { $name }.
web-claimed = Done: you are the same guest here.
web-leave = Leaving
web-leave-about = Whoever is signed out on every device cannot come back as the same guest.
web-sign-out = Sign out here
web-signed-out = Signed out. This device knows nobody now.
web-erase = Delete my data
web-erase-about = Your name, your devices, your rating and what you wrote are deleted for good. Matches stay, without your name.
web-erase-name = Type your name, { $name }, to confirm
web-erase-do = Delete for good
web-erased = Everything about you is deleted.

## A new table

web-create = A new table
web-create-match = The match
web-create-ready = A duel against a bot is ready. Open it as it is, or change what you like.
web-create-about = Choose who plays and where, then open the table.
web-create-rare = More: rules, clock, absence, files of your own
web-open-table = Open the table
web-mode = Mode
web-mode-duel = duel
web-mode-teams = two against two
web-mode-free_for_all = everyone for themselves
web-players = Players
web-board = Board
web-random = by chance
web-picking = Heroes
web-picking-chosen = I choose them here
web-picking-free = each picks, openly
web-picking-blind = each picks, in secret
web-picking-random = drawn by chance
web-edition = Rules
web-edition-current = current
web-edition-classic = classic
web-seats = Seats
web-team-1 = Team Sun
web-team-2 = Team Moon
web-partner = your partner
web-seat = Seat { $number }
web-kind-person = a person
web-kind-bot = a bot
web-level = Strength of the bot
web-sit-here = I sit here
web-hero = Hero
web-hot-seat = Several seats at this screen: a curtain hides the hand whenever the player changes.
web-time = Time
web-clock = Clock
web-clock-none = none
web-clock-decision = for each decision
web-clock-match = for the whole match
web-seconds = Seconds
web-increment = Seconds added per decision
web-grace = Decisions that may be late
web-absent = Who stays away
web-absent-wait = is waited for
web-absent-bot = is replaced by a bot
web-absent-out = is out
web-away-seconds = Seconds away until then
web-turn-limit = Most turns
web-others = The others
web-public = Open to all
web-public-about = Listed under the open tables. Otherwise one needs your link.
web-spectators = Spectators
web-spectators-about = Whoever may enter may watch. They see no hand.
web-rated = Rated
web-rated-about = Counts for the ratings: persons only, no going back, nothing homemade.
web-homebrew = Heroes and boards of your own (files)

## Before the match

web-waiting-room = Before the match
web-waiting-picks = Everybody is here. Who has not picked yet?
web-link = Link to this table
web-link-about = Whoever opens this link can sit down.
web-new-link = Make a link to send
web-copy = Copy the link
web-copied = Copied.
web-seat-open = free
web-sit-down = Sit down
web-get-up = Get up
web-open-seat = Free the seat
web-no-bot = no bot
web-bot = bot, { $level }
web-you = you
web-away = away
web-picked = has picked
web-not-picked = has not picked yet
web-pick-this = Take this one

## The line to the server

web-no-entry = No entry
web-connection-lost = The connection is lost. Trying again; nothing you have done is lost.
web-connection-closing = The server is restarting and will be back in a moment. The match is stored.
web-connection-moved = The match goes on at another server. One moment.
web-connection-connecting = Connecting …

## At the table

web-decision = Now
web-options = Options
web-choose-option = choose an option.
web-part-failed = This part of the table could not be shown. The match goes on.
web-your-turn = Your move
web-their-turn = The others' move
web-over = The match is over
web-log = What happened
web-side-panel = Card and combat
web-look-hint = Point at a card to read it here.
web-discard-of = { NAME($who, case: "gen") } discard pile, the latest first
web-nothing = Nothing yet.
web-status-dormant = not on the board yet
web-status-out = out
web-status-resigned = resigned
web-back = Back
web-undo = Undo
web-undo-ask = Ask to undo
web-hand-over = Hand over to { $who }
web-ready = I am ready
web-waits-action = { NAME($who) } chooses an action.
web-waits-boost = { NAME($who) } thinks about a boost.
web-waits-defense = { NAME($who) } thinks about the defense.
web-waits-move = { NAME($who) } moves.
web-waits-place = { NAME($who) } chooses a space.
web-waits-cards = { NAME($who) } chooses a card.
web-waits-choice = { NAME($who) } decides.
web-take-over = Take over this seat
web-why = Why not?
web-why-turn = Not now: another player decides.
web-why-over = The match is over.
web-why-card = This card is no answer to what is asked now.
web-why-board = Nothing here answers what is asked now.
web-preview-reach = Preview: how far a move of { $count } could go
web-preview-anywhere = Preview: any empty space
web-do-boost = Boost with it, +{ $count }
web-do-defend = Defend with it
web-do-discard = Discard it
web-do-put_back = Lay it back
web-do-card = Choose it
web-done = Done
web-boost-stay = Boost and stay
web-reach-boost = Only a boost gets there.
web-reach-boost-of = A boost of { $count } or more gets there.
web-line-boost = Choose a card to boost the move.
web-line-boost-of = Choose a card to boost the move by { $count } or more.
web-line-move = Move { NAME($who) } up to { prompt-spaces } with { $card }.
web-line-place = Place { NAME($who) } on any empty space with { $card }.
web-line-target = { $card }: choose a target.
web-line-card = Attack { NAME($target) }: choose a card.
web-line-attacker = { $card } against { NAME($target) }: with whom?
web-line-schemer = { $card }: with whom?
web-cards-hand = in hand
web-cards-discard = discarded
web-cards-known = in the deck, place known
web-cards-left = still to come
web-cards-hidden = in hand or deck
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Threatens
web-threatened-by = Threatened by
web-threat-none = none
web-rule = Rule
web-rule-title = Rule { $rule }
web-rule-missing = No line is known for this rule.
web-notation = Answer in notation
web-victory = Victory
web-defeat = Defeat
web-drawn = A draw
web-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
web-damage-by = Damage by source
web-exhaustion = Exhaustion
web-by-exhaustion = The last blow was exhaustion: no card was left to draw.
web-other-damage = Other
web-turning-point = Turning point
web-turning-point-about = Turn { $turn }: { NAME($who) }, −{ $count } health
web-top-cards = Cards that did the work
web-health-by-turn = Health, turn by turn
web-see-board = See the board
web-see-summary = How it went
web-see-combat = Combat
web-key-map = Keys and help

## Around the match

web-more = More
web-chat = Chat
web-send = Send
web-mute = mute
web-unmute = unmute: { $who }
web-offer-draw = Offer a draw
web-resign = Resign
web-resign-ask = Resign this match?
web-resign-about = { $mode ->
    [duel] Your opponent wins. You can't undo this.
   *[other] Your fighters leave the board. You can't undo this.
}
web-keep-playing = Keep playing
web-report = Report a rules problem
web-reported = Reported, thank you.
web-report-saved = Saved as { $file }.
web-report-note = A note, if you like
web-report-again = Save again with the note
web-report-link = This link opens the match at that moment.
web-report-link-later = When the match is over, this link opens it at that moment.
web-agree = Agree
web-disagree = Decline
web-asks-undo = { NAME($who) } asks to take back { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}.
web-asks-draw = { NAME($who) } offers a draw.
web-asks-rematch = { NAME($who) } would like a rematch.
web-asked-undo = You have asked to take an answer back.
web-asked-draw = You have offered a draw.
web-asked-rematch = You have asked for a rematch.
web-rematch = Rematch
web-to-rematch = To the rematch

## Own matches

web-history-empty = No matches yet. Those you play or watch at a table of yours are kept here.
web-history-running = Not over yet
web-history-over = Played
web-history-more = Show earlier ones
web-history-rated = rated
web-go-on = Go on
web-ended = Over without a result
web-ended-won = Won: { $why }
web-ended-lost = Lost
web-ended-draw = A draw: { $why }
web-ended-others = Won by { $who }

## Ratings

web-ratings = Ratings
web-ratings-about = Of rated matches. A score is what somebody is almost surely worth, so it grows with every match that confirms it.
web-ratings-empty = No rated match has been played yet.
web-rating-guests = Players
web-rating-place = Place
web-rating-name = Name
web-rating-score = Score
web-rating-matches = Matches
web-rating-wins = Wins
web-rating-own = Your score: { $score }. Matches: { $matches }, wins: { $wins }.

## Replays

web-replay = Replay
web-replay-where = Where in the match
web-replay-step = Step { $number } of { $last }.
web-replay-turn = Turn { $turn }, { NAME($who) }: step { $number } of { $last }
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-tools = What to do with this match
web-replay-whole = The whole match
web-replay-running = Not over yet
web-replay-running-about = A match can be looked at again when it is over; before that it would give away what is hidden. The link will work then.
web-replay-private = A private match
web-replay-private-about = Only those who sat at this table may see it. One of them can make a link for you.
web-replay-other-rules = Played by older rules
web-replay-other-rules-about = This match was played by an older version of the rules. The board shows it up to the last step the current rules can repeat; the remaining answers are listed below.
web-replay-answer-hidden = hidden
web-replay-gone = Nothing to be seen here
web-replay-gone-about = The link has expired or was cut off, or the match is not kept any more.
web-to-table = To the table
web-viewpoint = Seen through
web-viewpoint-open = all hands open
web-viewpoint-spectator = a spectator’s eyes
web-viewpoint-seat = { NAME($who, case: "gen") } eyes
web-share = Link to this moment
web-share-about = This link opens the match at step { $number } ({ $viewpoint }).
web-download = Download the record
web-scenario = Download as a scenario
web-note = Note: { $note }
web-open = Open a record
web-open-about = A record or a report that was saved as a file: choose it or drop it here, and the match opens at its step.
web-continue = Continue from here
web-continue-step = From step { $number }.
web-forked = This match was continued from another one, so its cards may be known.
web-continue-about = A new match begins at this moment. You take one side, bots take the others.
web-continue-over = Here the match is over: to continue, go back a little.
web-continue-seat = You play
web-continue-start = Begin

## Words on drawn things

web-word-boost = Boost
web-word-deck = Deck
web-word-discard = Discard
web-word-hand = Hand
web-word-health = Health
web-word-actions = Actions
web-word-maneuver = Maneuver
web-word-canceled = Canceled
web-word-defeated = Defeated
web-word-reserve = In reserve
web-word-seen = seen
web-word-exhausted = Exhausted
web-word-unknown-card = Face-down card
web-word-no-card = No card
web-word-damage = damage
web-word-zone = zone
web-word-zones = zones
web-word-start = start
web-word-passage = passage
web-word-space = Space
web-word-empty = empty
web-word-skip = Skip
web-word-fit = Whole board
