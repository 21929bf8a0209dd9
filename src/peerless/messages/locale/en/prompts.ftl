### What a player is asked. $by is `Card: ` or nothing, $who a fighter (or a token that is turned), $count a number of
### spaces, cards, or actions. Each begins in lower case, because the name of a card can come first.

prompt-by = { $source }: { $clause }
prompt-action = choose an action ({ $count } left).
prompt-boost = move up to { prompt-spaces }. You may boost with a card first.
prompt-boost-card = you may boost with a card from your hand.
prompt-commit-boost = { NAME($who) } attacks: add a second card face down as a boost?
prompt-defense = { NAME($attacker) } attacks { NAME($who) }: play a defense card?
prompt-defense-none = { NAME($attacker) } attacks { NAME($who) }. You have no card to defend with.
prompt-mover = move fighters in any order, up to { prompt-spaces } each.
prompt-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
prompt-move = move { NAME($who) } up to { prompt-spaces }.
prompt-move-marker = move { NAME($what) } up to { prompt-spaces }.
prompt-move-marker-anywhere = choose a space for { NAME($what) }.
prompt-return = { NAME($who) } returns: choose an empty space.
prompt-place-marker = place { NAME($what) } in your hero's zone.
prompt-place-sidekick = place { NAME($who) } in your hero's zone.
prompt-discard = discard { $count ->
    [1] a card
   *[other] { $count } cards, one at a time
}.
prompt-discard-limit = the hand limit is 7: discard { $count ->
    [1] a card
   *[other] { $count } cards, one at a time
}.
prompt-put-back = choose the next card to put back. The last card you choose will be the top (or bottom) card.
prompt-order = choose which of your effects resolves first.
prompt-yes-no = use this effect?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = become { $to }?
prompt-each = { $clause }: +{ $count } each.
prompt-now = { $question } (now { $value }).
prompt-chosen = { $question } ({ $card })?
prompt-no-target = no opposing fighter is in reach.
prompt-no-card = you have no card to attack with.
prompt-opponent = choose an opponent.
prompt-mode = choose one.
prompt-number = which number?
prompt-fighter = choose a fighter.
prompt-share = { $count } damage to { NAME($who) }: who takes 1 of it instead?
mode-else = none of these
prompt-space = choose a space.
prompt-card = choose a card.
prompt-waiting = { NAME($who) } is deciding.

## Options

option-maneuver = maneuver
option-attack = { NAME($who) } attacks { NAME($target) } with
option-scheme = play { $card } with
option-no-boost = no boost
option-no-defense = no defense
option-done = done
option-none = none
option-yes = yes
option-no = no
option-fighter = { NAME($who) } { $health }/{ $most } on { $space }
