### The browser client: choosing a way to play, heroes, and boards.

## Heroes

web-hero-choose = Choose hero
web-hero-none = No hero yet
web-hero-play = Play this hero
web-hero-random = Random hero
web-hero-other = Another hero
web-hero-recent = Recently played
web-hero-others = More heroes
web-style = Play style
web-style-attack = Attack
web-style-defense = Defense
web-style-movement = Movement
web-style-tricks = Trickery
web-style-level = { $level } of { $most }
web-difficulty = Difficulty
web-difficulty-1 = Easy
web-difficulty-2 = Medium
web-difficulty-3 = Hard
web-signature = Signature cards

## Boards

web-board-seats = { $count ->
    [2] 2 players
   *[other] 2 to { $count } players
}

## Ways to play

web-way = Play
web-way-bot = Against a bot
web-way-bot-about = A duel. Pick your hero and how strong the bot is.
web-way-screen = On one screen
web-way-screen-about = Two players take turns on this device.
web-way-friend = With a friend
web-way-friend-about = Open a table and send the link. Each of you picks a hero.
web-way-four = Four seats
web-way-four-about = 2 vs. 2 or free-for-all, with people or bots.
web-start-match = Start match

## A name

web-name-about = Other players see this name. You can change it in Settings.
# Suggested names, separated by commas; a number follows.
web-name-suggestions = Falcon, Comet, Lantern, Raven, Compass, Fox, Juniper, Owl, Ember, Badger, Clover, Marble

## My matches

web-record = Your record by hero
web-record-won = Wins
web-record-lost = Losses
web-record-drawn = Draws
web-history-filter = Show
web-history-all = All
web-history-played = Played
web-history-started = Started
web-history-watched = Watched
web-history-hero = With hero
web-history-none = No matches found.
