### What a player is asked. $by is `Card: ` or nothing, $who a fighter (or a token that is turned), $count a number of spaces, cards or actions.

prompt-by = { $source }: { $clause }
prompt-action = choose an action ({ $count } left).
prompt-boost = move up to { prompt-spaces }; a card from your hand adds its boost value.
prompt-boost-card = boost with a card of your hand, or not.
prompt-commit-boost = { NAME($who) } attacks: add a second card face down, its boost value counts, or not.
prompt-defense = { NAME($attacker) } attacks { NAME($who) } with a card face down: defend with a card, or not.
prompt-defense-none = { NAME($attacker) } attacks { NAME($who) }, and no card of your hand can defend.
prompt-mover = move fighters in any order, up to { prompt-spaces } each.
prompt-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
prompt-move = move { NAME($who) } up to { prompt-spaces }.
prompt-move-marker = choose where { NAME($what) } goes, up to { prompt-spaces }.
prompt-move-marker-anywhere = choose where { NAME($what) } goes.
prompt-return = { NAME($who) } comes back: choose an empty space.
prompt-place-marker = place { NAME($what) } in a zone of your hero.
prompt-place-sidekick = place { NAME($who) } in a zone of your hero.
prompt-discard = discard { $count ->
    [1] a card
   *[other] { $count } cards, one by one
}.
prompt-discard-limit = more than 7 cards in hand: discard { $count ->
    [1] a card
   *[other] { $count } cards, one by one
}.
prompt-put-back = choose the next card to lay back; the last one lies outermost.
prompt-order = several of your effects wait: choose which comes first.
prompt-yes-no = do it?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = become { $to }?
prompt-each = { $clause }: +{ $count } each.
prompt-now = { $question } (now { $value }).
prompt-no-target = no enemy in reach.
prompt-no-card = no card to attack with.
prompt-opponent = choose an opponent.
prompt-mode = choose one.
prompt-number = choose a number.
prompt-fighter = choose a fighter.
prompt-space = choose a space.
prompt-card = choose a card.
prompt-waiting = { NAME($who) } decides.

## Options

option-maneuver = maneuver: draw a card, then move
option-attack = { NAME($who) } attacks { NAME($target) } with
option-scheme = scheme { $card } by
option-no-boost = no boost
option-no-defense = no defense
option-done = done
option-none = none
option-yes = yes
option-no = no
option-fighter = { NAME($who) } { $health }/{ $most } on { $space }
