### The browser client: pages, buttons, what it says around a match.

## Pages

web-title = Peerless
web-tagline = Legends face off. Two actions a turn, thirty cards, one winner.
web-skip = Skip to content
web-pages = Pages
web-home = Home
web-lobby = Open tables
web-gallery = Heroes and boards
web-settings = Settings
web-help = Help
web-unofficial = An unofficial fan project. All art and text are our own; nothing official is used. The names of games and characters belong to their owners.
web-licenses = Licenses
web-history = My matches
web-try-again = Try again
web-loading = Loading…
web-guest = Guest
web-guest-mark = guest
web-guest-mark-about = This name is not claimed
web-close = Close
web-save = Save
web-saved = Saved.
web-remove = Remove
web-missing = Page not found
web-missing-about = There is no page at { $path }.
web-missing-hero = There is no hero “{ $hero }”.
web-error-lost = The server can't be reached. Nothing was changed. Try again in a moment.
web-error-unknown = Something went wrong. Nothing was changed. Try again.

## Home

web-play-now = Play now
web-play-now-about = You play the hero on the left against an easy bot.
web-bill = Featured matchup
web-other-pair = Different matchup
web-learn = First lesson
web-learn-about = Three minutes: move, attack, defend, win.
web-resume = Match in progress
web-resume-do = Resume
web-join = Got an invite?
web-join-label = Invite link or table code
web-join-do = Join table
web-join-wrong = This is not an invite link or a table code. Check it and try again.
web-invite = Invite a friend
web-invite-about = Open a table and get a link to send.
web-watch = Watch bots
web-watch-about = Sit back and see how the game is played.

## Open tables

web-lobby-empty = No open tables right now. Open one, and others will find it here.
web-lobby-about = Tables anyone can join or watch.
web-phase-gathering = Waiting for players
web-phase-playing = In progress
web-phase-over = Finished
web-lobby-join = Join
web-lobby-watch = Watch
web-refresh = Refresh
web-enter = View
web-seats-free = { $count ->
    [0] No open seats
    [one] { $count } open seat
   *[other] { $count } open seats
}

## Heroes and boards

web-heroes = Heroes
web-boards = Boards
web-hero-line = { $health } health, { $attack }, move { $move }
web-hero-move = Move { $count }
web-fighter-line = { $health } health, { $attack }
web-deck-of = Deck ({ $count } cards)
web-board-line = { $spaces } spaces, { $zones } zones
web-missing-board = There is no board “{ $board }”.
web-board-zones = Zones
web-zone-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
web-board-facts = { $starts } start spaces, { $passages ->
    [0] no passages
   *[other] { $passages } passage spaces
}
web-card-filter = Card type
web-card-all = All
web-copies = { $count } in the deck
web-check = Check homebrew
web-check-about = Paste the YAML for your own hero or board, or choose a file. Check it for problems, preview it, and play it right away.
web-check-file = Choose file
web-check-text = File contents
web-check-kind = Type
web-check-kind-hero = Hero
web-check-kind-board = Board
web-check-do = Check
web-check-good = No problems found. It is ready to play.
web-check-advice = Worth a look:
web-check-bad = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
web-check-at = Line { $line }, column { $column }
web-check-play = Play now

## Settings

web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-contrast = Contrast
web-contrast-normal = Normal
web-contrast-high = High
web-text-size = Text size
web-motion = Motion
web-motion-auto = System
web-motion-full = On
web-motion-none = Off
web-speed = Speed
web-speed-calm = Slow
web-speed-normal = Normal
web-speed-quick = Fast
web-speed-instant = Instant
web-speed-now = Speed: { $speed }
web-pause = Pause
web-unpause = Resume
web-last-turn = Last turn
web-last-turn-none = No one has taken a turn before yours.
web-steps-skipped = { $count ->
    [one] { $count } step skipped
   *[other] { $count } steps skipped
}
web-sound = Sound
web-on = On
web-off = Off
web-muted = Sound off
web-unmuted = Sound on
web-volume = Volume
web-bed = Background sound
web-vibration = Vibration
web-auto = If there is only one option
web-auto-yes = Choose it for me
web-auto-no = Ask me
web-show-notation = Space and rule IDs
web-show-notation-yes = Show
web-show-notation-no = Hide
web-name = Your name

## Profile and devices

web-identity = Your profile
web-name-claim = Claim name
web-name-claim-about = Claim your name, and no one else can use it or one that looks like it.
web-name-yours = This name is yours. No one else can use it.
web-name-claimed = Name claimed.
web-devices = Your devices
web-device-this = This device
web-device-seen = Last used { $day }
web-device-unknown = Unknown device
web-device-drop = Sign out
web-device = Add a device
web-device-about = Show a code here and enter it on the other device to use the same profile on both.
web-device-code = Show code
web-device-until = The code works once and expires at { $time }.
web-claim = Code from another device
web-claim-do = Use code
web-claim-about = This device will switch from { $name } to the other device's profile.
web-claimed = Done. Both devices now use the same profile.
web-leave = Sign out
web-leave-about = If you sign out on every device, you can't get this profile back.
web-sign-out = Sign out here
web-signed-out = You are signed out on this device.
web-erase = Delete my data
web-erase-about = This deletes your name, your devices, your rating, and your chat messages for good. Your matches stay, without your name.
web-erase-name = Type your name, { $name }, to confirm
web-erase-do = Delete for good
web-erased = All your data has been deleted.

## A new table

web-create = New table
web-create-rare = More options: rules, clock, absent players, homebrew
web-create-rare-alone = More options: rules, clock, homebrew
web-open-table = Open table
web-mode = Mode
web-mode-duel = Duel
web-mode-teams = 2 vs. 2
web-mode-free_for_all = Free-for-all
web-players = Players
web-board = Board
web-random = Random
web-picking = Heroes
web-picking-chosen = Choose now
web-picking-free = Open pick
web-picking-blind = Blind pick
web-picking-random = Random
web-edition = Rules
web-edition-current = Current
web-edition-classic = Classic
web-seats = Seats
web-team-1 = Team Sun
web-team-2 = Team Moon
web-partner = Teammate
web-seat = Seat { $number }
web-seat-here = This screen
web-seat-link = By link
web-seat-bot = Bot
web-level = Bot level
web-hot-seat = Several seats share this screen. The hand is hidden whenever the player changes.
web-time = Time
web-clock = Clock
web-clock-none = None
web-clock-decision = Per decision
web-clock-match = Per match
web-seconds = Seconds
web-increment = Increment (seconds)
web-grace = Late decisions allowed
web-absent = If a player leaves
web-absent-wait = Wait
web-absent-bot = Replace with bot
web-absent-out = Drop from match
web-away-seconds = After (seconds)
web-turn-limit = Turn limit
web-others = Access
web-public = Public
web-public-about = Listed under Open tables. Otherwise, players need your link.
web-spectators = Allow spectators
web-spectators-about = Anyone who can open the table can watch. Spectators can't see anyone's hand.
web-rated = Rated
web-rated-about = Counts toward ratings. No bots, no undo, no homebrew.
web-homebrew = Add homebrew files

## Before the match

web-waiting-room = Waiting room
web-waiting-picks = Everyone is here. The match starts when all heroes are picked.
web-link = Link to this table
web-link-about = Anyone with this link can take a seat.
web-new-link = Create invite link
web-copy = Copy link
web-copied = Copied
web-seat-open = Open
web-sit-down = Take seat
web-get-up = Leave seat
web-open-seat = Clear seat
web-no-bot = No bot
web-bot = Bot ({ $level })
web-you = You
web-away = away
web-picked = Hero picked
web-not-picked = Still choosing

## Connection

web-no-entry = Table unavailable
web-connection-lost = Connection lost. Reconnecting… Your match is saved.
web-connection-closing = The server is restarting and will be back in a moment. Your match is saved.
web-connection-moved = The match has moved to another server. Reconnecting…
web-connection-connecting = Connecting…

## At the table

web-decision = Current decision
web-options = Options
web-choose-option = choose an option.
web-part-failed = This part of the table could not be shown. The match continues.
web-your-turn = Your turn
web-their-turn = Waiting
web-over = The match is over
web-log = Log
web-side-panel = Card and combat
web-discard-of = { NAME($who, case: "gen") } discard pile, newest first
web-nothing = Nothing yet.
web-status-dormant = Not on the board yet
web-status-out = Out
web-status-resigned = Resigned
web-back = Back
web-undo = Undo
web-undo-ask = Request undo
web-hand-empty = Your hand is empty.
web-hand-over = Pass the device to { $who }
web-ready = I'm ready
web-waits-action = { NAME($who) } is choosing an action.
web-waits-boost = { NAME($who) } is considering a boost.
web-waits-defense = { NAME($who) } is considering a defense.
web-waits-move = { NAME($who) } is moving.
web-waits-place = { NAME($who) } is choosing a space.
web-waits-cards = { NAME($who) } is choosing a card.
web-waits-choice = { NAME($who) } is deciding.
web-take-over = Take over seat
web-why = Why not?
web-why-turn = You can't act now: another player is deciding.
web-why-over = The match is over.
web-why-card = You can't use this card now.
web-why-board = You can't choose this now.
web-preview-reach = Preview: reach with a move of { $count }
web-preview-anywhere = Preview: any empty space
web-do-boost = Boost +{ $count }
web-do-defend = Defend
web-do-discard = Discard
web-do-put_back = Put back
web-do-card = Choose
web-done = Done
web-boost-stay = Boost and stay
web-reach-boost = You need a boost to get there.
web-reach-boost-of = You need a boost of { $count } or more to get there.
web-line-boost = Choose a card to boost the move.
web-line-boost-of = Choose a card to boost the move by { $count } or more.
web-line-move = Move { NAME($who) } up to { prompt-spaces }, boosted with { $card }.
web-line-place = Maneuver boosted with { $card }: place { NAME($who) } on any empty space.
web-line-target = { $card }: choose a target.
web-line-card = Attack { NAME($target) }: choose a card.
web-line-attacker = { $card } against { NAME($target) }: choose the attacker.
web-line-schemer = { $card }: choose who plays it.
web-cards-hand = in hand
web-cards-given = in others' hands
web-cards-discard = discarded
web-cards-known = in the deck, position known
web-cards-left = in the deck
web-cards-hidden = in hand or deck
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Threatens
web-threatened-by = Threatened by
web-threat-none = None
web-rule = Rule
web-rule-title = Rule { $rule }
web-rule-missing = There is no text for this rule.
web-notation = Type an answer
web-victory = Victory
web-defeat = Defeat
web-drawn = Draw
web-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
web-damage-by = Damage by source
web-exhaustion = Exhaustion
web-by-exhaustion = Exhaustion dealt the final blow: no cards were left to draw.
web-other-damage = Other
web-turning-point = Turning point
web-turning-point-about = Turn { $turn }: { NAME($who) } lost { $count } health.
web-top-cards = Key cards
web-health-by-turn = Health by turn
web-see-board = View board
web-see-summary = Summary
web-see-combat = Combat
web-key-map = Help and shortcuts

## Menu of the table

web-more = More
web-chat = Chat
web-send = Send
web-emotes = Emotes
web-emote-hello = Hello!
web-emote-good_luck = Good luck!
web-emote-well_played = Well played!
web-emote-thanks = Thanks!
web-emote-wow = Wow!
web-emote-oops = Oops!
web-emote-thinking = Let me think…
web-emote-good_game = Good game!
web-mute = Mute
web-unmute = Unmute { $who }
web-offer-draw = Offer draw
web-resign = Resign
web-resign-ask = Resign this match?
web-resign-about = { $mode ->
    [duel] Your opponent wins. You can't undo this.
   *[other] Your fighters leave the board. You can't undo this.
}
web-keep-playing = Keep playing
web-report = Report a problem
web-reported = Reported. Thank you!
web-report-saved = Saved as { $file }.
web-report-note = Note (optional)
web-report-again = Save with note
web-report-link = This link opens the match at this point.
web-report-link-later = Once the match is over, this link will open it at this point.
web-agree = Accept
web-disagree = Decline
web-asks-undo = { NAME($who) } asks to undo { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
web-asks-draw = { NAME($who) } offers a draw.
web-asks-rematch = { NAME($who) } wants a rematch.
web-asked-undo = You asked to undo a decision.
web-asked-draw = You offered a draw.
web-asked-rematch = You asked for a rematch.
web-rematch = Rematch
web-to-rematch = Join rematch

## My matches

web-history-empty = No matches yet. Matches you play, start, or watch appear here.
web-history-running = In progress
web-history-over = Finished
web-history-more = Show older
web-history-rated = rated
web-go-on = Resume
web-ended = Ended without a result
web-ended-won = Won: { $why }
web-ended-lost = Lost
web-ended-draw = Draw: { $why }
web-ended-others = Won by { $who }

## Ratings

web-ratings = Ratings
web-ratings-about = From rated matches only. Scores are conservative: they rise as results confirm a player's strength.
web-ratings-empty = No rated matches yet.
web-rating-guests = Players
web-rating-place = Rank
web-rating-name = Name
web-rating-score = Score
web-rating-matches = Matches
web-rating-wins = Wins
web-rating-own = Your score: { $score }. Matches: { $matches }, wins: { $wins }.

## Replays

web-replay = Replay
web-replay-where = Position in the match
web-replay-step = Step { $number } of { $last }
web-replay-turn = Turn { $turn }, { NAME($who) }: step { $number } of { $last }
web-replay-back = Previous step
web-replay-on = Next step
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-play = Play (Space)
web-replay-pause = Pause (Space)
web-replay-tools = Replay tools
web-replay-whole = Full match
web-replay-running = Match in progress
web-replay-running-about = A replay shows hidden cards, so you can watch it only after the match is over. This link will work then.
web-replay-private = Private match
web-replay-private-about = Only players who had a seat at this table can see this match. Ask one of them for a link.
web-replay-other-rules = Played under older rules
web-replay-other-rules-about = This match was played under an older version of the rules. The board shows it up to the last step that the current rules can replay. The remaining decisions are listed below.
web-replay-answer-hidden = hidden
web-replay-gone = Replay unavailable
web-replay-gone-about = The link is incomplete or has expired, or the match is no longer stored.
web-to-table = Go to table
web-viewpoint = View
web-viewpoint-open = all hands
web-viewpoint-spectator = spectator
web-viewpoint-seat = { NAME($who) }
web-share = Share this moment
web-share-about = This link opens the match at step { $number } (view: { $viewpoint }).
web-download = Download record
web-scenario = Download scenario
web-note = Note: { $note }
web-open = Open record
web-open-about = Choose a saved record or report, or drop it here. The match opens at the step where it was saved.
web-continue = Continue from here
web-continue-step = You are at step { $number }.
web-forked = This match was continued from another one, so some cards may already be known.
web-continue-about = A new match starts from this point. You play one side, and bots play the others.
web-continue-over = The match is over at this step. To continue it, go back a few steps.
web-continue-seat = You play as
web-continue-start = Start match

## Labels on pieces and cards

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
web-word-damage = health
web-word-zone = zone
web-word-zones = zones
web-word-start = start
web-word-passage = passage
# Before the names of spaces at the lower end of a line.
web-word-higher-than = higher than
web-word-one-way-to = one-way to
web-word-carried-to = conveyor belt to
web-word-belt-end = end of the conveyor belt
web-word-bin = bin of the conveyor belt
web-word-space = Space
web-word-empty = empty
web-word-skip = Skip
web-word-fit = Fit board

## The engine in this tab

web-engine-loading = Loading the game: { $percent }%
web-engine-starting = Starting the game…
web-engine-elsewhere = Peerless is open in another tab. Close that tab to play here.
web-engine-no-wasm = This browser can't run WebAssembly, which the game needs. Use an up-to-date browser, or turn off the strictest security mode in this one.
web-engine-no-download = The game could not be loaded. Check your connection and try again. Your matches are safe.
web-engine-no-start = The game could not be started. Try again, or restart your browser. Your matches are safe.
web-storage-none = This window can't store data, so your matches will be lost when you close it. To keep them, use a regular (not private) window.
web-storage-full = There is no storage left, so your last decision was not saved. Free up some space on this device, then try again.
web-engine-old = This page is out of date. Update it to play. Your matches are safe.
web-engine-retry = Try again
web-update-ready = A new version is ready. Your matches stay as they are.
web-update-do = Update now
web-update-later = Later
web-offline-ready = The game is saved on this device and also works offline.
web-offline-none = This browser can't store the game for offline use, so you need a connection each time you start it.
web-storage-lost = The browser has stopped storing your matches, so your last decision was not saved. Reload the page.
web-data = Your data
web-data-about = Your matches, replays, homebrew, and settings are stored only in this browser. Save them as a file to keep a copy or to move to another browser.
web-data-save = Save as file
web-data-load = Load a file
web-data-load-about = Loading a file deletes nothing. If a match is in both places, the version that goes further is kept. If the two versions conflict, the one in this browser is kept. Your current settings are kept, too.
web-data-large = This file is too big: you can load at most { $most } MB.
web-data-added = { $count ->
    [one] { $count } match added.
   *[other] { $count } matches added.
}
web-data-continued = { $count ->
    [one] { $count } match updated.
   *[other] { $count } matches updated.
}
web-data-same = { $count ->
    [one] { $count } match was already here.
   *[other] { $count } matches were already here.
}
web-data-differ = { $count ->
    [one] { $count } match is different in this browser and was left unchanged.
   *[other] { $count } matches are different in this browser and were left unchanged.
}
web-site-people = This version runs on your device, without a server. To play with others over the network, you need a Peerless server.
