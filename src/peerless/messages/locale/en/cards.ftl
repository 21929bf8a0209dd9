### What cards and abilities say.
###
### $mood is the form of the verb: `order` (to you), `does` (another player is the subject), `may` (after "may").
### NAME($x, case: "gen") is something in a case, AGREE($head, "adjacent") a word agreeing with the noun before it.

## Joining

then = { $first }, then { $second }
or-mode = { $first }; or { $second }
if = if { $cond }, { $clause }
otherwise = otherwise, { $clause }
who-does = { NAME($who) } { $clause }
both-do = { $clause }; at the same time your opponent does the same
you-may = you may { $clause }
who-may = { NAME($who) } may { $clause }
# $who is `you`, or another player.
may-colon = { $who ->
    [you] you may
   *[other] { NAME($who) } may
} do this: { $clause }
if-so = { $who ->
    [you] if you do
   *[other] if they do
}, { $clause }
# After an offer to boost a card: the same once more.
boost-again = if you do, you may boost it once more
if-not = if not, { $clause }
while = while { $cond }

## Names

quoted = { $name }
keyword = { $name }
ability-of = { NAME($who, case: "gen") } ability
any-fighter = any
it-card = it
them-cards = them
cards-of-those = { $count } of those cards

## What follows a noun

post-called = { $name }
post-of-combat = of this combat
post-adjacent = adjacent to { NAME($who) }
post-in-zone = in { NAME($who, case: "gen") } zone
post-on-chosen-space = { $count ->
    [one] on that space
   *[other] on those spaces
}
post-on-marker = on a space with { NAME($what) }
post-with-marker = with { NAME($what) }
post-without-marker = without { NAME($what) }
post-besides-space = other than that one
post-besides = other than { NAME($who) }
post-besides-own-space = other than { NAME($who, case: "gen") } own
post-besides-card = other than that one
post-where-stood = { NAME($who) } left
post-if-empty = if it is empty
# $from is `yes` where cards are taken out of the pile, `no` where they lie there.
post-in-pile = { $from ->
    [yes] from
   *[no] in
} { $of ->
    [opponent] your opponent's
   *[you] your
} { $pile ->
    [hand] hand
    [deck] deck
   *[discard] discard pile
}
post-in-own-pile = from their { $pile ->
    [hand] hand
    [deck] deck
   *[discard] discard pile
}
post-used-to-boost = you used to boost this card by its own effect
post-with-value = whose printed value is { NAME($amount) }
post-number-of = of { NAME($what) }
post-of-card = of { card-of-combat }
post-times = × { $times }

# Which card: $card is `own`, `opposing` or `that`.
card-of-combat = { $card ->
    [own] this card
    [opposing] the opposing card
   *[that] that card
}

## Conditions; $no is `yes` where the opposite is meant

cond-and = { $first } and { $second }
cond-or = { $first }, or { $second }
cond-won = you { $no ->
    [yes] did not win
   *[no] won
} the combat
cond-lost = you { $no ->
    [yes] did not lose
   *[no] lost
} the combat
cond-your-turn = it is { $no ->
    [yes] not your turn
   *[no] your turn
}
cond-first-action = this is { $no ->
    [yes] not your first action
   *[no] your first action
} this turn
cond-on-marker = { NAME($who) } { $no ->
    [yes] is not
   *[no] is
} on a space with { NAME($what) }
cond-started-on-marker = { NAME($who) } { $no ->
    [yes] did not start
   *[no] started
} this turn on a space with { NAME($what) }
cond-opponent-played = your opponent { $no ->
    [yes] did not play
   *[no] played
} a card
cond-is = { NAME($who) } { $no ->
    [yes] is not
   *[no] is
} { NAME($what) }
cond-moved = { NAME($who) } { $no ->
    [yes] started this turn on this space
   *[no] started this turn on another space
}
cond-adjacent = { NAME($who) } { $no ->
    [yes] is not
   *[no] is
} adjacent to { NAME($to) }
cond-same-zone = { NAME($who) } { $no ->
    [yes] is not
   *[no] is
} in { NAME($to, case: "gen") } zone
cond-alive = { NAME($who) } { $no ->
    [yes] is defeated
   *[no] is not defeated
}
cond-defeated = { NAME($who) } { $no ->
    [yes] is not defeated
   *[no] is defeated
}
cond-none-defeated = none of { NAME($who) } is defeated
cond-boosted = this card was { $no ->
    [yes] not boosted
   *[no] boosted
} by its own effect
cond-health = { NAME($who) } { $no ->
    [yes] does not have
   *[no] has
} { $bounds } health
cond-space = there is { $no ->
    [yes] not{" "}
   *[no] {""}
}{ NAME($where) }
cond-token = { NAME($token) } is { $no ->
    [yes] not { $shows }
   *[no] { $shows }
}
cond-amount = { NAME($amount) } is { $no ->
    [yes] not { $bounds }
   *[no] { $bounds }
}
cond-hand = { $of ->
    [opponent] your opponent has
   *[you] you have
} { $no ->
    [yes] not{" "}
   *[no] {""}
}{ $bounds } in hand
cond-dealt = { $no ->
    [yes] no damage was
   *[no] damage was
} dealt
cond-fell = { $no ->
    [yes] no fighter was
   *[no] a fighter was
} defeated by this
cond-card-chosen = { $no ->
    [yes] there is none
   *[no] there is one
}
cond-cards-chosen = { $no ->
    [yes] there was no card
   *[no] there was a card
}
cond-equal = { NAME($amount) } { $no ->
    [yes] does not equal
   *[no] equals
} { NAME($to) }
cond-role = you are { $no ->
    [yes] not{" "}
   *[no] {""}
}{ $role ->
    [attacking] attacking
   *[defending] defending
}
at-least = { $count } or more
at-most = { $count } or less
between = { $low } to { $count }
cards-at-least = { $count } or more cards
cards-at-most = { $count ->
    [0] no cards
   *[other] { $count } or fewer cards
}
cards-between = { $low } to { $count } cards

## Choices

step-choose-modes = { $mood ->
    [does] chooses
   *[order] choose
} { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}: { $modes }
step-repeat = { $count ->
    [2] twice
   *[other] { $count } times
}: { $clause }
step-choose = { $mood ->
    [does] chooses
   *[order] choose
} { NAME($what) }
step-choose-own = { step-choose }
step-choose-opponent = { $mood ->
    [does] chooses
   *[order] choose
} an opponent
step-choose-number = { $mood ->
    [does] chooses
   *[order] choose
} a number from 0 to { NAME($amount) }
step-name-number = { $mood ->
    [does] names
   *[order] name
} a number

## Cards

n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
step-draw = { $mood ->
    [does] draws
   *[order] draw
} { n-cards }
step-draw-amount = { $mood ->
    [does] draws
   *[order] draw
} as many cards as { NAME($amount) }
step-discard = { $mood ->
    [does] discards
   *[order] discard
} { n-cards }{ $random ->
    [yes] {" "}at random
   *[no] {""}
}
step-discard-amount = { $mood ->
    [does] discards
   *[order] discard
} as many cards as { NAME($amount) }{ $random ->
    [yes] , at random
   *[no] {""}
}
step-discard-any = { $mood ->
    [does] discards
   *[order] discard
} any number of { NAME($what) }
step-discard-cards = { $mood ->
    [does] discards
   *[order] discard
} { NAME($what) }
# The top of a deck.
top-cards = { $count ->
    [one] the top card
   *[other] the top { $count } cards
}
whose-deck = { $of ->
    [opponent] your opponent's deck
   *[you] your deck
}
step-discard-top = { $mood ->
    [does] discards
   *[order] discard
} { top-cards } of { whose-deck }
step-discard-top-amount = { $mood ->
    [does] discards
   *[order] discard
} cards from the top of { whose-deck }, as many as { NAME($amount) }
step-look-at-hand = { $mood ->
    [does] looks
   *[order] look
} at your opponent's hand
step-reveal-hand = { $mood ->
    [does] reveals their hand
   *[order] reveal your hand
}
step-reveal-top = { $mood ->
    [does] reveals
   *[order] reveal
} { top-cards } of your deck
step-reveal-top-amount = { $mood ->
    [does] reveals
   *[order] reveal
} cards from the top of your deck, as many as { NAME($amount) }
step-look-at-top = { $mood ->
    [does] looks
   *[order] look
} at { top-cards } of your deck
step-look-at-top-amount = { $mood ->
    [does] looks
   *[order] look
} at cards on top of your deck, as many as { NAME($amount) }
step-take = { $mood ->
    [does] takes
   *[order] take
} { NAME($what) } into { $mood ->
    [does] their
   *[order] your
} hand
step-keep = { $mood ->
    [does] keeps
   *[order] keep
} { NAME($what) }
step-put-back = { $mood ->
    [does] puts
   *[order] put
} { NAME($what) } { $where ->
    [top] on top
   *[bottom] at the bottom
} of { whose-deck }
step-put-back-rest = { $mood ->
    [does] puts
   *[order] put
} the rest { $where ->
    [top] on top
   *[bottom] at the bottom
} of the deck in any order
step-search-discard = { $mood ->
    [does] takes
   *[order] take
} { $name } from your discard pile into your hand
step-search-deck = { $mood ->
    [does] takes
   *[order] take
} { $name } from your deck into your hand and { $mood ->
    [does] shuffles
   *[order] shuffle
} the deck
step-search-discard-deck = { $mood ->
    [does] takes
   *[order] take
} { $name } from your discard pile into your hand; if it is not there, from your deck, then shuffle the deck
step-search-deck-discard = { $mood ->
    [does] takes
   *[order] take
} { $name } from your deck into your hand, then shuffle the deck; if it is not there, from your discard pile

## Fighters

step-damage = { $mood ->
    [does] deals
   *[order] deal
} { $count } damage to { NAME($to) }
step-damage-amount = { $mood ->
    [does] deals
   *[order] deal
} { NAME($to) } damage equal to { NAME($amount) }
step-recover = { $mood ->
    [may] have { NAME($who) } recover
   *[order] { NAME($who) } recovers
} { $count } health
step-recover-amount = { $mood ->
    [may] have { NAME($who) } recover
   *[order] { NAME($who) } recovers
} health equal to { NAME($amount) }
step-set-health = { $mood ->
    [does] sets
   *[order] set
} the health of { NAME($who) } to { NAME($amount) }
step-prevent-damage = { $mood ->
    [does] prevents
   *[order] prevent
} all { $kind ->
    [combat] combat damage to { NAME($to) } in this combat
   *[all] damage to { NAME($to) } until this combat ends, except combat damage from a bonus attack
}
n-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
through-opposing = { $through ->
    [yes] , also through opposing fighters
   *[no] {""}
}
step-move = { $mood ->
    [does] moves
   *[order] move
} { NAME($who) } up to { n-spaces }{ through-opposing }
step-move-amount = { $mood ->
    [does] moves
   *[order] move
} { NAME($who) } up to as many spaces as { NAME($amount) }{ through-opposing }
step-place = { $mood ->
    [does] places
   *[order] place
} { NAME($who) } on { NAME($where) }
step-swap = { $mood ->
    [does] swaps
   *[order] swap
} the spaces of { NAME($one) } and { NAME($other) }{ $combat ->
    [yes] , who also swap places in this combat
   *[no] {""}
}
step-return = { $mood ->
    [does] returns
   *[order] return
} { NAME($who) } to { NAME($where) }
step-return-with-health = { step-return } with { $count } health
step-leave = { $mood ->
    [may] have { NAME($who) } leave the board and return
   *[order] { NAME($who) } leaves the board and returns
} to any empty space at the start of the next turn
step-move-marker = { $mood ->
    [does] moves
   *[order] move
} { NAME($what) } up to { n-spaces }
step-move-marker-amount = { $mood ->
    [does] moves
   *[order] move
} { NAME($what) } up to as many spaces as { NAME($amount) }
step-move-marker-to = { $mood ->
    [does] moves
   *[order] move
} { NAME($what) } to { NAME($where) }

## Combat and turn

step-set-value = the value of { card-of-combat } becomes { NAME($amount) }
step-set-value-held = { step-set-value }, and card effects cannot change it in this combat
step-end-turn = your turn ends
step-add-value = { $mood ->
    [does] adds
   *[order] add
} { NAME($amount) } to the value of { card-of-combat }
step-ignore-value = { $mood ->
    [does] ignores
   *[order] ignore
} the value of { card-of-combat }
step-set-printed = { $mood ->
    [does] treats
   *[order] treat
} { NAME($amount) } as the printed value of { card-of-combat }
step-fix-value = { $mood ->
    [may] let
   *[order] {""}
}until the end of this turn the value of each card you play is { $count }, whatever changes it
step-replace-card = { $card ->
    [own] { $mood ->
        [does] returns this card to the hand and puts another card from it in its place
       *[order] return this card to your hand and put another card from it in its place
    }
   *[opposing] { $mood ->
        [does] returns
       *[order] return
    } the opposing card to its owner's hand, look at that hand and choose the card that is played instead
}
step-redirect-damage = combat damage to { NAME($who) } is dealt to the opposing fighter instead
step-bonus-attack = { $mood ->
    [does] makes
   *[order] make
} a bonus attack against the same fighter
step-boost = { $mood ->
    [does] boosts
   *[order] boost
} { $card ->
    [own] this card
   *[opposing] their card
}
step-cancel = { $mood ->
    [does] cancels
   *[order] cancel
} all effects of the opposing card
step-gain-action = { $mood ->
    [does] gains
   *[order] gain
} { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
step-set-token = { NAME($token) } becomes { $to }
step-flip = { $mood ->
    [does] changes
   *[order] change
} { NAME($token) }

## When

timing-when-played = When you play it
timing-immediately = Immediately
timing-during-combat = During combat
timing-after-combat = After combat
timing-after-attack = After the attack
timing-boost-effect = When used to boost
timing-when-discarded = When an opponent's effect discards it

moment-setup = at the start of the match
moment-start-of-turn = at the start of your turn
moment-end-of-turn = at the end of your turn
moment-after-maneuver = after your maneuver
moment-immediately = immediately in combat
moment-during-combat = during combat
moment-after-combat = after combat
moment-after-attack = after an attack
moment-defeated = when one of your fighters is defeated
moment-defeated-fighter = when { NAME($who) } is defeated
moment-of-fighter = { $when }, if { NAME($who) } takes part
moment-if = { $when }, if { $cond }

## What else stands on a card

card-playable-if = Play it only if { $cond }.
card-face-up = It is played face up.
card-bonus-attack = { $name }, bonus attack with value { $count }.
card-hides-hand = While it is in your hand, you may show it to stop an opponent's effect that would look at your hand.
card-uncancellable = Its effects cannot be canceled.

## Abilities

ability-trigger = { $when }, { $clause }.
ability-bonus-attack = +{ $count } to { NAME($who, case: "gen") } attack cards{ $cond }.
ability-bonus-attack-amount = add { NAME($amount) } to { NAME($who, case: "gen") } attack cards{ $cond }.
ability-bonus-attack-all = +{ $count } to your attack cards{ $cond }.
ability-bonus-attack-all-amount = add { NAME($amount) } to your attack cards{ $cond }.
ability-bonus-defense = +{ $count } to { NAME($who, case: "gen") } defense cards{ $cond }.
ability-bonus-defense-amount = add { NAME($amount) } to { NAME($who, case: "gen") } defense cards{ $cond }.
ability-bonus-defense-all = +{ $count } to your defense cards{ $cond }.
ability-bonus-defense-all-amount = add { NAME($amount) } to your defense cards{ $cond }.
ability-bonus-maneuver = +{ $count } to your move value{ $cond }.
ability-bonus-maneuver-amount = add { NAME($amount) } to your move value{ $cond }.
ability-attack-boost = when { NAME($who) } attacks, you may add a second card face down: its boost value is added to the attack, unless an effect of the attack card is canceled.
ability-boosted-place = when you boost a maneuver, you may place { NAME($who) } on any empty space instead of moving.
ability-marker-links = when { NAME($who) } moves, any two spaces with { NAME($what) } are adjacent.
