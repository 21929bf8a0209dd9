### What cards and abilities say.
###
### $mood is the form of the verb: `order` (to you), `front` (to you, after an opening word), `does` (another player is
### the subject), `you` (you are the subject; Ukrainian and Russian have a form for it), `may` (after "may"; the Slavic
### languages use it in lists too).
### NAME($x, case: "gen", prep: 1) is something in a case, `prep` after a preposition; the case `whose` is that of an
### owner. It becomes a pronoun where $x was just mentioned; REF($x) says whether it will, `full: 1` prevents it.
### AGREE($head, "adjacent") is a word agreeing with the noun before it, EACH($head) whether that noun speaks of each of
### several.

## Joining

then = { $first }, then { $second }
# An order to you after what another player does.
then-you = { $first }, then you { $second }
and = { $first } and { $second }
comma = { $first }, { $second }
serial-comma = { $count ->
    [2] {""}
   *[other] ,
}
if = if { $cond }, { $clause }
otherwise = otherwise, { $clause }
# What happens for the owner of a card that others may play too, and for these.
for-owner = for { NAME($who, case: "acc") }: { $clause }
for-others = for other players: { $clause }
# Something may be declined under a condition.
unless = { $clause } (if { $cond }, you may skip this)
after-list = then { $clause }
who-does = { $who } { $clause }
# What another player does, as one of the things you can choose from a list.
who-made = have { NAME($who, case: "acc") } { $clause }
# The opponent just mentioned, as a subject, where the pronoun is left out.
that-player = that opponent
you-may = you may { $clause }
who-may = { $who } may { $clause }
you-may-apply = you may apply this effect: { $clause }
who-decides = { $who } decides whether to apply this effect: { $clause }
# $who is `you`, or another player.
if-so = { $who ->
    [you] if you do
   *[other] if they do
}, { $clause }
if-not = { $who ->
    [you] if you don't
   *[other] if they don't
}, { $clause }
# After an offer to boost a card: the same once more.
boost-again = if you do, you may boost it again
while = while { $cond },{" "}

## Names

quoted = { $name }
keyword = { $name }
any-fighter = any
cards-of-those = { $count } of them
cards-from-pile = { n-cards } from { whose-pile }
cards-up-to = up to { $count } { NAME($what) }
cards-up-to-of-those = up to { $count } of them

## What follows a noun

post-called = { $name }
post-in-combat = in the combat
# A player with such a fighter.
post-having = with { NAME($what) }
post-adjacent = adjacent to { NAME($who, case: "acc", prep: 1) }
post-in-zone = in { NAME($zone) }
post-on-board = on the board
post-flanked = adjacent to at least { $count } of { NAME($what) }
post-played-by = played by { NAME($who) }
post-in-same-zone = in { NAME($zone) }
post-on-chosen-space = { $count ->
    [one] on that space
   *[other] on those spaces
}
post-on-marker = on a space with { NAME($what) }
post-on-such-space = that is also on such a space
post-with-marker = with { NAME($what) }
post-without-marker = without { NAME($what) }
post-besides-space = other than that one
post-besides = other than { NAME($who, case: "acc") }
post-besides-own-space = other than { NAME($who, case: "gen") } own
post-besides-card = other than that one
post-where-stood = { NAME($who) } left
post-if-empty = if it is empty
whose-pile = { $of ->
    [opponent] your opponent's
   *[you] your
} { $pile ->
    [hand] hand
    [deck] deck
   *[discard] discard pile
}
# $from is `yes` where cards are taken out of the pile, $top where the card is its top card, $that where it is a hand
# somebody was just told to look at, $own where you are the subject.
post-in-pile = { $top ->
    [yes] of
   *[no] { $from ->
        [yes] from
       *[no] in
    }
} { $that ->
    [yes] that hand
   *[no] { whose-pile }
}
# Cards that others hold; $several is `yes` for the hands of all opponents.
post-in-hands = in { $several ->
    [yes] your opponents' hands
   *[no] your opponent's hand
}
post-in-own-pile = from their { $pile ->
    [hand] hand
    [deck] deck
   *[discard] discard pile
}
post-with-value = with a printed value of { NAME($amount) }
post-with-that-value = with that printed value
# $form is a form of the hero: "as Hyde".
post-playable-as = playable only { $form }
post-only-for = that only { NAME($who) } may play
post-number-of = of { NAME($what) }
# $what is `your rage`, or the rage spent; $name is the counter alone.
post-of-counter = of { $spent ->
    [yes] { NAME($what) }
   *[no] { NAME($name) } you have
}
post-zone-of = { NAME($who) } is in
post-number-of-zones = of zones { NAME($who) } is in
post-outer-card = of the card played against the first attack
post-hurt = that took damage this way
# $who moved, or is empty.
post-passed = { NAME($who) } moved through

## Conditions; $no is `yes` where the opposite is meant

cond-and = { $first } and { $second }
cond-or = { $first } or { $second }
cond-or-group = { $first }, or { $second }
cond-either = either { $cond }
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
# $no: up to now.
cond-maneuvered = you { $no ->
    [yes] have not maneuvered
   *[no] maneuvered
} this turn
cond-won-before = you { $no ->
    [yes] have not won a combat before
   *[no] already won a combat
} this turn
cond-took-damage = { NAME($who) } { $no ->
    [yes] took no
   *[no] took
} damage this turn
cond-action-number = this is { $no ->
    [yes] not your
   *[no] your
} { $count ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $count }
} action this turn
# Something chosen or brought back under a name.
cond-fighter-chosen = { $no ->
    [yes] no fighter was
   *[no] a fighter was
} chosen
cond-space-chosen = { $no ->
    [yes] no space was
   *[no] a space was
} chosen
cond-returned = you { $no ->
    [yes] did not return
   *[no] returned
} a fighter
# Fighters that lost health, and those that were moved through.
cond-hurt = { $no ->
    [yes] no fighter took
   *[no] a fighter took
} damage this way
cond-targets = there { $no ->
    [yes] was no such fighter
   *[no] was such a fighter
}
cond-passed = { $no ->
    [yes] no opposing fighter was
   *[no] an opposing fighter was
} moved through
cond-was-hurt = { NAME($who) } { $no ->
    [yes] took no
   *[no] took
} damage this way
cond-was-targets = { NAME($who) } { $no ->
    [yes] is not
   *[no] is
} among them
cond-was-passed = { NAME($who) } { $no ->
    [yes] was not
   *[no] was
} moved through
cond-symbol = your symbol { is-or-not } { $symbol }
cond-same-zone-started = { NAME($who) } is in { $no ->
    [yes] none
   *[no] one
} of the zones { NAME($to) } was in at the start of this turn
cond-adjacent-started = { NAME($who) } { is-or-not } adjacent to the space where { NAME($to) } started this turn
cond-top = the top card of { whose-pile } { is-or-not } { NAME($what) }
is-or-not = { $no ->
    [yes] is not
   *[no] is
}
cond-on-marker = { NAME($who) } { is-or-not } on a space with { NAME($what) }
cond-on-such-space = { NAME($who) } { is-or-not } already on such a space
cond-started-on-marker = { NAME($who) } { $no ->
    [yes] did not start
   *[no] started
} this turn on a space with { NAME($what) }
cond-opponent-played = your opponent { $no ->
    [yes] did not play
   *[no] played
} a card
cond-opponent-played-such = your opponent { $no ->
    [yes] did not play
   *[no] played
} { NAME($what, case: "acc") }
cond-such-card = { NAME($who) } { is-or-not } { NAME($what) }
cond-is = { NAME($who) } { is-or-not } { NAME($what) }
# The same where $what is the name of a fighter.
cond-is-named = { cond-is }
cond-moved = { NAME($who) } started this turn on { $no ->
    [yes] its current space
   *[no] a different space
}
cond-adjacent = { NAME($who) } { is-or-not } adjacent to { NAME($to, case: "acc") }
cond-same-zone = { NAME($who) } { is-or-not } in { NAME($to, case: "gen") } zone
cond-alive = { NAME($who) } { $no ->
    [yes] is defeated
   *[no] is not defeated
}
cond-defeated = { NAME($who) } { is-or-not } defeated
cond-neither-defeated = neither { NAME($one) } nor { NAME($other) } is defeated
cond-boosted = this card { $no ->
    [yes] was not
   *[no] was
} boosted by its own effect
cond-health = { NAME($who) } has { $bounds }
cond-health-below = { NAME($who) } has { $no ->
    [yes] at least as much health as
   *[no] less health than
} { NAME($to, case: "acc") }
cond-exists = there is { NAME($what) }
cond-none-in-zone = there are no { NAME($what) } in { NAME($zone) }
cond-flanked = { $no ->
    [yes] fewer than
   *[no] at least
} { $count } of { NAME($what) } are adjacent to { NAME($who, case: "acc", prep: 1) }
cond-space-next = there is an empty space adjacent to { NAME($who, case: "acc") }
cond-token = { NAME($token) } { is-or-not } { $shows }
cond-amount = { NAME($amount) } is { $bounds }
cond-counter = you have { $no ->
    [yes] { $mass ->
        [yes] less
       *[no] fewer
    } than
   *[no] at least
} { n-points }
cond-hand = { $of ->
    [opponent] your opponent has
   *[you] you have
} { $bounds } in hand
cond-dealt = { $no ->
    [yes] no damage was
   *[no] damage was
} dealt
cond-fell = this { $no ->
    [yes] defeats no fighter
   *[no] defeats a fighter
}
cond-card-chosen = { $no ->
    [yes] there is no such card
   *[no] there is such a card
}
cond-cards-chosen = { $no ->
    [yes] there are no such cards
   *[no] there are such cards
}
cond-equal = { NAME($amount) } { $no ->
    [yes] does not equal
   *[no] equals
} { NAME($to) }
cond-higher = { NAME($amount) } is { $no ->
    [yes] not{" "}
   *[no] {""}
}higher than { NAME($than) }
cond-higher-than-of = { NAME($value) } is { $no ->
    [yes] not{" "}
   *[no] {""}
}higher than { NAME($other, case: "gen") }
# The value is that of a card, the number the one its player named.
cond-named-right = { NAME($value) } { $no ->
    [yes] is not
   *[no] is
} the number you named
cond-role = you are { $no ->
    [yes] not{" "}
   *[no] {""}
}{ $role ->
    [attacking] attacking
   *[defending] defending
}
cond-role-of = { NAME($who) } is { $no ->
    [yes] not{" "}
   *[no] {""}
}{ $role ->
    [attacking] attacking
   *[defending] defending
}
# The role in a form of the hero, "as Hyde"; $again is `yes` where the same was just said of another form.
cond-role-as = { $again ->
    [yes] {""}
   *[no] you are{" "}
}{ $role ->
    [attacking] attacking
   *[defending] defending
} { $who }
# $of is `health` where the health of a fighter is meant.
so-much = { $count }{ $of ->
    [health] {" "}health
   *[number] {""}
}
at-least = { so-much } or more
at-most = { $count ->
    [0] { so-much }
   *[other] { so-much } or less
}
less = less than { so-much }
more = more than { so-much }
exactly = exactly { so-much }
not-exactly = not exactly { so-much }
between = { $low } to { so-much }
outside = less than { $low } or more than { so-much }
cards-at-least = { $count ->
    [1] at least 1 card
   *[other] { $count } or more cards
}
cards-at-most = { $count ->
    [0] no cards
   *[other] { $count } or fewer cards
}
cards-less = { $count ->
    [1] no cards
   *[other] fewer than { $count } cards
}
cards-more = { $count ->
    [0] at least 1 card
   *[other] more than { n-cards }
}
cards-exactly = exactly { n-cards }
cards-not-exactly = any number of cards but { $count }
cards-between = { $low } to { $count } cards
cards-outside = fewer than { $low } or more than { $count } cards

## Choices

choose-verb = { $mood ->
    [does] chooses
   *[order] choose
}
# The modes follow as a list.
step-choose-modes = { choose-verb } { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}:
# As many as something counted, or as a number.
step-choose-modes-each = { choose-verb } a different effect for { NAME($counted) }:
step-choose-modes-amount = { choose-verb } a number of these equal to { NAME($amount) }:
# What happens with one symbol.
symbol-case = { $symbol }: { $clause }
step-by-symbol = resolve the effect for your symbol:
# A token is turned to the side one chooses.
step-choose-side = { choose-verb } { NAME($who, case: "gen") } { NAME($token) }: { $sides }
# $count is how many there are.
or-side = { $first }{ serial-comma } or { $second }
step-repeat = { $count ->
    [2] twice
   *[other] { $count } times
}: { $clause }
step-choose = { choose-verb } { NAME($what, case: "acc") }
step-choose-own = { step-choose }
# From none to $count of them.
step-choose-up-to = { choose-verb } up to { $count } { NAME($what) }
step-choose-two = { choose-verb } { NAME($one, case: "acc") } and { NAME($other, case: "acc") }
step-choose-number = { choose-verb } a number from 0 to { NAME($amount) }
step-name-number = { $mood ->
    [does] names
   *[order] name
} a number

## Cards

n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-equal = a number of cards equal to { NAME($amount) }
step-draw = { $mood ->
    [does] draws
   *[order] draw
} { n-cards }
step-draw-each = { step-draw } for { NAME($counted) }
step-draw-amount = { $mood ->
    [does] draws
   *[order] draw
} { cards-equal }
step-draw-up-to = { $mood ->
    [does] draws
   *[order] draw
} up to { n-cards }
# As many as cards were just put back.
step-draw-up-to-that = { $mood ->
    [does] draws
   *[order] draw
} up to that many cards
step-draw-both = you and { NAME($who) } each draw { n-cards }
step-draw-both-each = { step-draw-both } for { NAME($counted) }
step-draw-both-amount = you and { NAME($who) } each draw { cards-equal }
discard-verb = { $mood ->
    [does] discards
   *[order] discard
}
at-random = { $random ->
    [yes] {" "}at random
   *[no] {""}
}
step-discard = { discard-verb } { n-cards }{ at-random }
step-discard-each = { step-discard } for { NAME($counted) }
step-discard-amount = { discard-verb }{ at-random } { cards-equal }
step-discard-any = { discard-verb } any number of { NAME($what) }
step-discard-cards = { discard-verb } { NAME($what, case: "acc") }
# The top of a deck.
top-cards = { $count ->
    [one] the top card
   *[other] the top { $count } cards
}
whose-deck = { $of ->
    [opponent] your opponent's deck
   *[you] your deck
}
step-discard-top = { discard-verb } { top-cards } of { whose-deck }
step-discard-top-amount = { discard-verb } from the top of { whose-deck } { cards-equal }
look-verb = { $mood ->
    [does] looks
   *[order] look
}
step-look-at-hand = { look-verb } at { NAME($who, case: "gen") } hand
step-look-and-discard = { step-look-at-hand } and { choose-verb } a card for them to discard
step-look-and-put-back = { step-look-at-hand } and { $mood ->
    [does] puts
   *[order] put
} a card from it { where-in-deck } of their deck
step-choose-from-hand-discard = { choose-verb } { NAME($who, case: "acc") }, { look-verb } at their hand, and { choose-verb } a card for them to discard
step-choose-from-hand-put-back = { choose-verb } { NAME($who, case: "acc") }, { look-verb } at their hand, and { $mood ->
    [does] puts
   *[order] put
} a card from it { where-in-deck } of their deck
step-reveal-hand = { $mood ->
    [does] reveals their hand
    [may] reveal their hand
   *[order] reveal your hand
}
reveal-verb = { $mood ->
    [does] reveals
   *[order] reveal
}
step-reveal-random = { reveal-verb } { NAME($what, case: "acc") }
step-reveal-top = { reveal-verb } { top-cards } of { whose-deck }
step-reveal-top-amount = { reveal-verb } from the top of { whose-deck } { cards-equal }
step-reveal-bottom = { reveal-verb } { $count ->
    [one] the bottom card
   *[other] the bottom { $count } cards
} of your deck
step-reveal-bottom-amount = { reveal-verb } from the bottom of your deck { cards-equal }
# Copies of one card, from the hand.
step-reveal-copies = { reveal-verb } { n-cards } of the same name from your hand
step-look-at-top = { look-verb } at { top-cards } of { whose-deck }
step-look-at-top-amount = { look-verb } at { cards-equal } on top of { whose-deck }
# They go back there.
step-look-and-order = { step-look-at-top } and { $mood ->
    [does] puts
   *[order] put
} them { $where ->
    [top] back on top
   *[bottom] on the bottom
} in any order
step-take = { add-verb } { NAME($what, case: "acc") } to { $mood ->
    [does] their
   *[order] your
} hand
step-take-own = { return-verb } this card to { $mood ->
    [does] their
   *[order] your
} hand
# Of the cards that boosted this card, one.
step-take-boosting = { return-verb } to { $mood ->
    [does] their
   *[order] your
} hand one of the cards used to boost this card
step-keep = { $mood ->
    [does] keeps
   *[order] keep
} { NAME($what, case: "acc") }
where-in-deck = { $where ->
    [top] on top
   *[bottom] on the bottom
}
step-put-back = { $mood ->
    [does] puts
   *[order] put
} { NAME($what, case: "acc") } { where-in-deck } of { whose-deck }
step-put-back-rest = { $mood ->
    [does] puts
   *[order] put
} the rest { where-in-deck } of { whose-deck } in any order
step-shuffle-in = { shuffle-verb } { NAME($what, case: "acc") } into { whose-deck }
step-put-back-any = { $mood ->
    [does] puts
   *[order] put
} any number of cards from your hand { where-in-deck } of your deck in any order
shuffle-verb = { $mood ->
    [does] shuffles
   *[order] shuffle
}
step-search-discard = { add-verb } { $name } from your discard pile to your hand
step-search-deck = { add-verb } { $name } from your deck to your hand, then { shuffle-verb } the deck
step-search-discard-deck = { add-verb } { $name } from your discard pile to your hand. If it is not there, add it from your deck instead, then shuffle the deck
step-search-deck-discard = { $mood ->
    [does] searches
   *[order] search
} your deck for { $name }, { add-verb } it to your hand, and { shuffle-verb } the deck. If it was not there, add it from your discard pile instead

## Fighters

deal-verb = { $mood ->
    [does] deals
   *[order] deal
}
step-damage = { deal-verb } { $count } damage to { NAME($to, case: "acc") }
step-damage-each = { deal-verb } { $count } damage to { NAME($to, case: "acc") } for { NAME($counted) }
# A target with a description of its own comes last: "to a fighter adjacent to Medusa".
step-damage-amount = { deal-verb } damage { $described ->
    [yes] equal to { NAME($amount) } to { NAME($to, case: "acc") }
   *[no] to { NAME($to, case: "acc") } equal to { NAME($amount) }
}
# The damage is another under a condition.
step-damage-or = { $clause }, or { $count } damage if { $cond }
# A fighter of your own.
step-suffer = { NAME($who) } takes { $count } damage
step-suffer-each = { NAME($who) } takes { $count } damage for { NAME($counted) }
step-suffer-amount = { NAME($who) } takes damage equal to { NAME($amount) }
recovers = { $mood ->
    [may] have { NAME($who, case: "acc") } recover
   *[order] { NAME($who) } recovers
}
step-recover = { recovers } { $count } health
step-recover-each = { recovers } { $count } health for { NAME($counted) }
step-recover-amount = { recovers } health equal to { NAME($amount) }
# Two fighters: just mentioned, or named.
step-recover-both = { $mood ->
    [may] have each of them recover
   *[order] each of them recovers
} { $count } health
step-recover-two = { $mood ->
    [may] have { NAME($one) } and { NAME($other) } each recover
   *[order] { NAME($one) } and { NAME($other) } each recover
} { $count } health
# The fighter, and each of those a condition has just asked for.
step-recover-with-such = both it and each such fighter recover { $count } health
step-set-health = { $mood ->
    [does] sets
   *[order] set
} { NAME($health) } to { NAME($amount) }
step-defeat = { $mood ->
    [does] defeats
   *[order] defeat
} { NAME($who, case: "acc") }
step-limit-damage = { $mood ->
    [does] prevents
   *[order] prevent
} all combat damage above { $count } to { NAME($to, case: "acc") } in this combat
step-prevent-damage = { $mood ->
    [does] prevents
   *[order] prevent
} all { $kind ->
    [combat] combat damage to { NAME($to, case: "acc") } in this combat
    [effects] damage from effects to { NAME($to, case: "acc") } until this combat ends
   *[all] damage to { NAME($to, case: "acc") } until this combat ends, except combat damage from a bonus attack
}
step-keep-health = { $mood ->
    [may] keep damage from reducing { NAME($health) } below { $count } until the end of this turn
   *[order] until the end of this turn, damage cannot reduce { NAME($health) } below { $count }
}
n-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
spaces-equal = a number of spaces up to { NAME($amount) }
through-opposing = { $through ->
    [yes] , even through opposing fighters
    [sidekicks] , even through opposing sidekicks
   *[no] {""}
}
move-verb = { $mood ->
    [does] moves
   *[order] move
}
step-move = { move-verb } { NAME($who, case: "acc") } up to { n-spaces }{ through-opposing }
step-move-each = { move-verb } { NAME($who, case: "acc") } up to { n-spaces } for { NAME($counted) }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") } { spaces-equal }{ through-opposing }
step-move-one = { move-verb } { NAME($who, case: "acc") } 1 space{ through-opposing }
step-move-least = { $clause }, but at least 1
step-place = { $mood ->
    [does] places
   *[order] place
} { NAME($who, case: "acc") } on { NAME($where) }
have-verb = { $mood ->
    [does] has
   *[order] have
}
step-swap = { have-verb } { NAME($one, case: "acc") } swap spaces with { NAME($other, case: "acc") }
# Both were just mentioned.
step-swap-both = { have-verb } them swap spaces
# Of two fighters that swapped, the other one is in the combat.
step-takes-part = the other one takes { NAME($who, case: "gen") } place in this combat
# $one is the fighter that swapped or came back.
step-named-takes-part = { NAME($one) } takes { NAME($who, case: "gen") } place in this combat
return-verb = { $mood ->
    [does] returns
   *[order] return
}
step-return = { return-verb } { NAME($who, case: "acc") } to { NAME($where) }
step-return-with-health = { return-verb } { NAME($who, case: "acc") } with { $count } health to { NAME($where) }
step-leave = { $mood ->
    [may] have { NAME($who, case: "acc") } leave the board and return
   *[order] { NAME($who) } leaves the board and returns
} to any empty space at the start of { $own ->
    [yes] your
   *[no] its owner's
} next turn
# All fighters, or some.
step-hold-all = { $mood ->
    [may] keep all fighters from leaving their spaces until the end of this turn
   *[order] until the end of this turn, no fighter can leave its space unless it is defeated
}
step-hold = { $mood ->
    [may] keep { NAME($who, case: "acc") } from leaving its space until the end of this turn
   *[order] { NAME($who) } cannot leave its space until the end of this turn unless it is defeated
}
step-move-marker = { move-verb } { NAME($what) } up to { n-spaces }
step-move-marker-each = { move-verb } { NAME($what) } up to { n-spaces } for { NAME($counted) }
step-move-marker-amount = { move-verb } { NAME($what) } { spaces-equal }
step-move-marker-to = { move-verb } { NAME($what) } to { NAME($where) }

## Combat and turn

step-set-value = { $mood ->
    [may] make { NAME($value) }
   *[order] { NAME($value) } becomes
} { NAME($amount) }
step-set-value-held = { step-set-value }, and card effects cannot change it in this combat
step-set-value-fixed = { step-set-value }, and nothing can change it in this combat
step-end-turn = { $mood ->
    [may] end your turn
   *[order] your turn ends
}
step-end-the-turn = { $mood ->
    [may] end the turn
   *[order] the turn ends
}
add-verb = { $mood ->
    [does] adds
   *[order] add
}
step-add-value = { add-verb } { $count } to { NAME($value) }
step-add-value-each = { add-verb } { $count } to { NAME($value) } for { NAME($counted) }
step-add-value-amount = { add-verb } { NAME($amount) } to { NAME($value) }
step-subtract-value = { $mood ->
    [does] subtracts
   *[order] subtract
} { $count } from { NAME($value) }
step-subtract-value-each = { step-subtract-value } for { NAME($counted) }
step-subtract-value-amount = { $mood ->
    [does] subtracts
   *[order] subtract
} { NAME($amount) } from { NAME($value) }
step-swap-values = { $mood ->
    [does] swaps
   *[order] swap
} the values of both cards
step-ignore-value = { $mood ->
    [does] ignores
   *[order] ignore
} { NAME($value) }
step-set-printed = { $mood ->
    [does] replaces
   *[order] replace
} { NAME($value) } with { NAME($amount) }
step-fix-value = { $mood ->
    [may] give each card you play a value of { $count } until the end of this turn,
   *[order] until the end of this turn, each card you play has a value of { $count },
} regardless of other effects
step-use-ability = { $mood ->
    [does] applies
   *[order] apply
} { $name } to { NAME($who, case: "acc") }
step-replace-own = { return-verb } this card to { $mood ->
    [does] their
   *[order] your
} hand and { $mood ->
    [does] plays
   *[order] play
} another card instead
step-replace-opposing = { return-verb } the opposing card to its player's hand, { look-verb } at that hand, and { choose-verb } the card they play instead
step-redirect-damage = { $mood ->
    [may] have { NAME($to) } take combat damage in place of { NAME($who, case: "acc") }
   *[order] { NAME($to) } takes combat damage in place of { NAME($who, case: "acc") }
}
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
} all { REF($card) ->
    [pronoun] { NAME($card, case: "whose") } effects
   *[name] effects of { NAME($card) }
}
step-gain-action = { $mood ->
    [does] gains
   *[order] gain
} { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
# So much of a counter. $mass is `yes` where the counter is not a thing that can be counted, like rage.
n-points = { $count } { $mass ->
    [yes] { NAME($what) }
   *[no] { $count ->
        [one] { NAME($what) }
       *[other] { NAME($many) }
    }
}
gain-verb = { $mood ->
    [does] gains
   *[order] gain
}
step-gain = { gain-verb } { n-points }
step-gain-each = { step-gain } for { NAME($counted) }
step-gain-amount = { gain-verb } { $mass ->
    [yes] { NAME($many) }
   *[no] a number of { NAME($many) }
} equal to { NAME($amount) }
lose-verb = { $mood ->
    [does] loses
   *[order] lose
}
step-lose = { lose-verb } { n-points }
spend-verb = { $mood ->
    [does] spends
   *[order] spend
}
step-spend = { spend-verb } { n-points }
step-spend-each = { step-spend } for { NAME($counted) }
step-spend-amount = { spend-verb } { $mass ->
    [yes] { NAME($many) }
   *[no] a number of { NAME($many) }
} equal to { NAME($amount) }
step-spend-any = { spend-verb } any { $mass ->
    [yes] amount
   *[no] number
} of { NAME($many) }
ransom-price = { n-points }
unless-paid = unless an opponent pays you { $price }, { $clause }
prompt-ransom = pay { n-points } from the treasury to prevent this?
step-pay-any = { $mood ->
    [does] pays you
   *[order] pay
} any { $mass ->
    [yes] amount
   *[no] number
} of { NAME($many) } from the treasury
step-spend-lines = { spend-verb } up to { n-points }:
# One of the numbers that may be spent, and what happens then; they follow as a list.
spend-line = { $count }: { $clause }
the-same = the same
step-set-token = { $mood ->
    [does] sets
   *[order] set
} { NAME($token) } to { $to }
step-flip = { $mood ->
    [does] changes
   *[order] change
} { $whose ->
    [hero] { NAME($who, case: "gen") } { NAME($name) }
   *[you] { NAME($token) }
}
# A token of more than two sides.
step-flip-next = { $mood ->
    [does] turns
   *[order] turn
} { NAME($token) } to its next side

## When

timing-when-played = When you play this card
timing-immediately = Immediately
timing-during-combat = During combat
timing-after-combat = After combat
timing-after-attack = After the attack
timing-boost-effect = When used to boost
timing-when-discarded = When an opponent's effect discards this card
# A timing of the bonus attack on a card.
timing-of-bonus-attack = { $timing } (“{ $name }”)

moment-setup = at the start of the match
moment-start-of-turn = at the start of your turn
moment-end-of-turn = at the end of your turn
moment-after-maneuver = after you maneuver
moment-after-maneuver-as = after you maneuver { $who }
moment-immediately = immediately in combat
moment-during-combat = during combat
moment-after-combat = after combat
moment-after-attack = after an attack
moment-after-attack-as = { $role ->
    [attacking] after each of your attacks
   *[defending] after each attack on one of your fighters
}
moment-defeated = when one of your fighters is defeated
moment-defeated-fighter = when { NAME($who) } is defeated
moment-zone-left = when { NAME($who) } leaves { NAME($zone) }
moment-card-back = when a card comes back into your hand this way
moment-combat-over = when a combat is over
moment-combat-won = when you win a combat
moment-combat-won-by = when { NAME($who) } wins a combat
moment-combat-lost = when you lose a combat
moment-combat-lost-by = when { NAME($who) } loses a combat
moment-damaged = when one of your fighters takes damage
moment-damaged-fighter = when { NAME($who) } takes damage
moment-combat-damaged = when one of your fighters takes combat damage
moment-combat-damaged-fighter = when { NAME($who) } takes combat damage
moment-of-fighter = { $when } involving { NAME($who, case: "acc") }
moment-if = { $when }, if { $cond }

## What else stands on a card

card-against = Playable only against { NAME($who, case: "acc") }.
card-playable-if = Playable only if { $cond }.
# $who is a form of the hero: "as Hyde".
card-playable-as = Playable only { $who }.
card-also = This card can also be played as { $type ->
    [attack] an attack
   *[defense] a defense
} card{ $cond ->
    [none] {""}
   *[some] {" "}if { $cond }
}.
card-face-up = Play this card face up.
card-bonus-attack = The bonus attack is called “{ $name }” and has a value of { $count }.
card-hides-hand = While this card is in your hand, you may reveal it to cancel an opponent's effect that would let them look at your cards.
card-uncancellable = This card's effects cannot be canceled.

## Abilities

ability-trigger = { $when }, { $clause }.
# $cond is empty, or `while`.
ability-always = { $cond }{ $text }.
# What the bonus is added to: $to is attack, defense, or maneuver.
bonus-value = { $to ->
    [maneuver] {""}
   *[other] the value of{" "}
}{ NAME($value) }
ability-bonus = add { $count } to { bonus-value }
ability-bonus-each = add { $count } to { bonus-value } for { NAME($counted) }
ability-bonus-amount = add { NAME($amount) } to { bonus-value }
ability-draw-bonus = whenever you maneuver, draw { $count } more { $count ->
    [one] card
   *[other] cards
}
ability-draw-bonus-amount = whenever you maneuver, also draw { cards-equal }
ability-attack-boost = when { NAME($who) } attacks, you may add a second card face down. Add its boost value to the attack's value unless an effect of the attack card is canceled.
ability-boosted-place = when you boost a maneuver, you may place { NAME($who, case: "acc") } on any empty space instead of moving { NAME($who, case: "acc") }.
ability-share-damage = when { NAME($who) } would take damage, you may assign any amount of it to { NAME($to, case: "acc") } instead. You cannot assign a fighter more damage than its remaining health.
# $name is a keyword.
ability-lend = after you play a { $name } card, your opponent adds it to their hand. When an opponent discards such a card, add it to your hand.
ability-symbols = your symbol is the one on the top card of your discard pile: { $list }. { $wild ->
    [none] If the pile is empty
   *[some] If that card is { $wild } or the pile is empty
}, choose a symbol whenever you need one.
or-symbol = { $first }{ serial-comma } or { $second }
ability-marker-links = when { NAME($who) } moves, all spaces with { NAME($what) } are adjacent to each other.
