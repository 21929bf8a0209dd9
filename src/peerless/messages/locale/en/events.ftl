### What happened, one line per event, in the present tense.
###
### $who is a player (named by the hero), $you is `yes` where that player is the reader; $fighter and $target are
### fighters, $card and $source are names of cards or abilities, ready to print. $by is ` (source)` or nothing.

event-by = ({ $source })
event-a-card = a card
event-turn = — Turn { $count }: { $you ->
    [yes] your turn
   *[no] { NAME($who, case: "gen") } turn
} —
event-maneuver = { $you ->
    [yes] You maneuver
   *[no] { NAME($who) } maneuvers
}.
event-draw = { $you ->
    [yes] You draw
   *[no] { NAME($who) } draws
} { $card }.
event-exhausted = { $you ->
    [yes] You have
   *[no] { NAME($who) } has
} no card left to draw: exhaustion (DRW-2).
event-discard = { $you ->
    [yes] You discard
   *[no] { NAME($who) } discards
} { $card }{ $by }.
event-discard-limit = { $you ->
    [yes] You discard
   *[no] { NAME($who) } discards
} { $card } (more than 7 in hand).
event-attack = { NAME($fighter) } attacks { NAME($target) } with { $card }, { $up ->
    [yes] face up
   *[no] face down
}.
event-defend = { NAME($fighter) } defends with { $card }, { $up ->
    [yes] face up
   *[no] face down
}.
event-no-defense = { NAME($fighter) } defends without a card.
event-replaced = { $card } takes its place in the combat{ $by }.
event-bonus-attack = { NAME($fighter) } attacks { NAME($target) } again: { $card }.
event-commit-boost = { $you ->
    [yes] You add
   *[no] { NAME($who) } adds
} { $card } face down to boost the attack.
event-reveal = { $you ->
    [yes] You reveal
   *[no] { NAME($who) } reveals
} { $card }.
event-scheme = { NAME($fighter) } plays the scheme { $card }.
event-move = { NAME($fighter) } moves { $way }{ $by }.
event-place = { NAME($fighter) } is placed on { $space }{ $by }.
event-damage = { NAME($fighter) } takes { $count } damage{ $cause ->
    [combat] {" "}in combat
    [exhaustion] {" "}of exhaustion
   *[effect] { $by }
}: { $left } left.
event-prevented = { $count } damage to { NAME($fighter) } is prevented.
event-recover = { NAME($fighter) } recovers { $count }{ $by }: { $left } now.
event-set-health = { NAME($fighter) } has { $count } health now{ $by }.
event-defeat = { NAME($fighter) } is defeated!
event-leave = { NAME($fighter) } leaves the board{ $by }.
event-return = { NAME($fighter) } comes onto { $space } with { $count } health{ $by }.

# A value of the combat; $side is `attack` or `defense`.
event-side = { $side ->
    [attack] attack
   *[defense] defense
}
event-value-becomes = The { event-side } value becomes { $count }{ $by }.
event-value-printed = The printed { event-side } value counts as { $count }{ $by }.
event-value-fixed = The { event-side } value is { $count } this turn, whatever changes it.
event-value-held = The { event-side } value becomes { $count }, and card effects cannot change it{ $by }.
event-value-ignored = The { event-side } value is ignored{ $by }.
event-value-adds = +{ $count } to the { event-side }{ $by }.

# The end of a combat: both values, each with its terms in brackets where there is more than one.
event-combat = Attack { $attack }{ $attack_terms } against defense { $defense }{ $defense_terms }: { $count ->
    [0] no damage
   *[other] { $count } damage
}.
terms = ({ $list })
term-printed = { $count } printed
term-becomes = becomes { $count }, { $source }
term-held = becomes { $count } for good, { $source }
term-adds = +{ $count } { $source }
term-ignored = ignored, { $source }
term-bonus = +{ $count } { $source }
term-boost = +{ $count } boost with { $source }
term-committed_boost = +{ $count } boost with { $source }
term-printed_becomes = counts as { $count }, { $source }
term-fixed = { $count } this turn

event-cancel = { $source } cancels the effects of { $card }.
# $own is `yes` if it is the deck of the player who looks; $theirs is whose cards they are, $yours `yes` if the reader's.
event-look-deck = { $you ->
    [yes] You look at { $card } in your deck
   *[no] { NAME($who) } looks at { $card } in their deck
}.
event-look-hand = { $you ->
    [yes] You look at { $card } among { NAME($whose, case: "gen") } cards
   *[no] { $yours ->
        [yes] { NAME($who) } looks at { $card } among your cards
       *[no] { NAME($who) } looks at { $card } among { NAME($whose, case: "gen") } cards
    }
}.
event-shuffle = { $you ->
    [yes] You shuffle
   *[no] { NAME($who) } shuffles
} the deck.
event-take = { $you ->
    [yes] You take
   *[no] { NAME($who) } takes
} { $card } into hand{ $by }.
event-put-back = { $you ->
    [yes] You put
   *[no] { NAME($who) } puts
} { $card } { $where ->
    [top] on top
   *[bottom] at the bottom
} of the deck.
event-token = { $you ->
    [yes] Your { NAME($token) }
   *[no] { NAME($who, case: "gen") } { NAME($token) }
} is { $shows }{ $by }.
event-marker = { $you ->
    [yes] Your { NAME($what) }
   *[no] { NAME($who, case: "gen") } { NAME($what) }
} moves { $way }{ $by }.
event-marker-placed = { $you ->
    [yes] Your { NAME($what) }
   *[no] { NAME($who, case: "gen") } { NAME($what) }
} is placed on { $space }.
event-gain-action = { $you ->
    [yes] You gain
   *[no] { NAME($who) } gains
} { $count ->
    [one] { $count } action
   *[other] { $count } actions
}{ $by }.
event-boost = { $you ->
    [yes] You boost
   *[no] { NAME($who) } boosts
} with { $card }: +{ $count }.
event-out = { $you ->
    [yes] You are
   *[no] { NAME($who) } is
} out of the match.
event-number = { $you ->
    [yes] You choose
   *[no] { NAME($who) } chooses
} the number { $count }{ $by }.
event-mode = { $you ->
    [yes] You choose
   *[no] { NAME($who) } chooses
}: { $mode }{ $by }.
event-times = { $line } ({ $count } times)

## How a match ends

outcome-draw = The match is a draw: { $why }.
outcome-you = You win: { $why }.
outcome-one = { NAME($who) } wins: { $why }.
outcome-two = { NAME($who) } and { NAME($other) } win: { $why }.
outcome-you-two = You and { NAME($other) } win: { $why }.
reason-WIN-1 = the opposing hero is defeated (WIN-1)
reason-WIN-2 = the opposing hero is defeated (WIN-2)
reason-TEAM-6 = both opposing heroes are defeated (TEAM-6)
reason-FFA-5 = no other hero is left (FFA-5)
reason-resignation = by resignation
reason-TRN-7 = the turn limit is reached (TRN-7)
reason-agreement = by agreement
