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
    [yes] You are
   *[no] { NAME($who) } is
} exhausted: no cards left to draw (DRW-2).
event-discard = { $you ->
    [yes] You discard
   *[no] { NAME($who) } discards
} { $card }{ $by }.
event-discard-limit = { $you ->
    [yes] You discard
   *[no] { NAME($who) } discards
} { $card } (hand limit).
event-attack = { NAME($fighter) } attacks { NAME($target) } with { $card }, { $up ->
    [yes] face up
   *[no] face down
}.
event-defend = { NAME($fighter) } defends with { $card }, { $up ->
    [yes] face up
   *[no] face down
}.
event-no-defense = { NAME($fighter) } defends without a card.
event-replaced = { $card } replaces the card played{ $by }.
event-bonus-attack = { NAME($fighter) } makes a bonus attack on { NAME($target) }: { $card }.
event-commit-boost = { $you ->
    [yes] You add
   *[no] { NAME($who) } adds
} { $card } face down to boost the attack.
event-reveal = { $you ->
    [yes] You reveal
   *[no] { NAME($who) } reveals
} { $card }.
event-scheme = { NAME($fighter) } plays the scheme { $card }.
event-move = { NAME($fighter) } moves: { $way }{ $by }.
event-place = { NAME($fighter) } is placed on { $space }{ $by }.
event-damage = { NAME($fighter) } takes { $count } damage{ $cause ->
    [combat] {" "}in combat
    [exhaustion] {" "}from exhaustion
   *[effect] { $by }
}: { $left } health left.
event-prevented = { $count } damage to { NAME($fighter) } is prevented.
event-recover = { NAME($fighter) } recovers { $count } health{ $by }: now { $left }.
event-set-health = { NAME($fighter, case: "gen") } health is now { $count }{ $by }.
event-defeat = { NAME($fighter) } is defeated!
event-leave = { NAME($fighter) } leaves the board{ $by }.
event-carry = The conveyor belt carries { NAME($fighter, case: "acc") } to { $space }.
event-return = { NAME($fighter) } enters the board on { $space } with { $count } health{ $by }.

# A value of the combat; $side is `attack` or `defense`.
event-side = { $side ->
    [attack] attack
   *[defense] defense
}
event-value-becomes = The { event-side } value becomes { $count }{ $by }.
event-value-printed = The printed { event-side } value counts as { $count }{ $by }.
event-value-fixed = The { event-side } value is { $count } this turn, regardless of other effects.
event-value-held = The { event-side } value becomes { $count }, and card effects cannot change it{ $by }.
event-value-locked = The { event-side } value becomes { $count }, and nothing can change it{ $by }.
event-value-high_ground = +{ $count } to the attack for high ground.
event-value-ignored = The { event-side } value is ignored{ $by }.
event-value-adds = { $signed } to the { event-side }{ $by }.

# The end of a combat: both values, each with its terms in brackets where there is more than one.
event-combat = Attack { $attack }{ $attack_terms } against defense { $defense }{ $defense_terms }: { $count ->
    [0] no damage
   *[other] { $count } damage
}.
terms = ({ $list })
term-printed = { $count } printed
term-becomes = set to { $count } by { $source }
term-held = locked at { $count } by { $source }
term-locked = fixed at { $count } by { $source }
term-swapped = { $count } after an exchange: { $source }
term-adds = { $signed } { $source }
term-ignored = ignored because of { $source }
term-bonus = +{ $count } { $source }
term-high_ground = +{ $count } high ground
term-boost = +{ $count } boost from { $source }
term-committed_boost = +{ $count } boost from { $source }
term-printed_becomes = counts as { $count } because of { $source }
term-fixed = { $count } this turn

event-cancel = { $source } cancels the effects of { $card }.
# $own is `yes` if it is the deck of the player who looks; $theirs is whose cards they are, $yours `yes` if the reader's.
event-look-deck = { $you ->
    [yes] You look at { $card } in your deck
   *[no] { NAME($who) } looks at { $card } in their deck
}.
event-look-hand = { $you ->
    [yes] You look at { $card } in { NAME($whose, case: "gen") } hand
   *[no] { $yours ->
        [yes] { NAME($who) } looks at { $card } in your hand
       *[no] { NAME($who) } looks at { $card } in { NAME($whose, case: "gen") } hand
    }
}.
event-shuffle = { $you ->
    [yes] You shuffle your
   *[no] { NAME($who) } shuffles their
} deck.
event-take = { $you ->
    [yes] You add { $card } to your
   *[no] { NAME($who) } adds { $card } to their
} hand{ $by }.
event-put-back = { $you ->
    [yes] You put
   *[no] { NAME($who) } puts
} { $card } { $where ->
    [top] on top of
    [shuffled] into
   *[bottom] on the bottom of
} the deck.
event-token = { $you ->
    [yes] Your { NAME($token) }
   *[no] { NAME($who, case: "gen") } { NAME($token) }
} is now { $shows }{ $by }.
event-marker = { $you ->
    [yes] Your { NAME($what) }
   *[no] { NAME($who, case: "gen") } { NAME($what) }
} moves: { $way }{ $by }.
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
    [yes] Your number
   *[no] { NAME($who, case: "gen") } number
} is { $count }{ $by }.
event-mode = { $you ->
    [yes] You choose
   *[no] { NAME($who) } chooses
}: { $mode }{ $by }.
event-choose = { $you ->
    [yes] You choose
   *[no] { NAME($who) } chooses
} { $card }{ $by }.
event-times = { $line } (×{ $count })

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
reason-resignation = the other side resigned
reason-TRN-7 = the turn limit was reached (TRN-7)
reason-agreement = the players agreed
