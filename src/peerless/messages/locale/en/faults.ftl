### Faults of hero, board and scenario files. Each is told after its file and its place: `medusa.yaml: hero.count: …`
### Names in quotes and words in `…` stay as they are: ids, keys of the files. Texts are said as they are written, nothing
### is fitted to its neighbors. A rule such as (SET-1) stays at the end.

## Reading files

fault-unreadable = cannot be read: { $why }
fault-folder = cannot be read: it is a folder
fault-device = cannot be read: it is a pipe or a device, not a file
fault-not-utf8 = cannot be read: not a text in UTF-8 (byte { $byte })
fault-large = larger than { $most } bytes
# The place of a fault.
fault-line = line { $line }, column { $column }
fault-not-yaml = not YAML
fault-not-yaml-because = not YAML: { $why }
fault-alias = aliases are not allowed
fault-tag = tags are not allowed
fault-merge = merges are not allowed
fault-many-values = more than { $most } values
fault-deep = nested deeper than { $most }
fault-large-number = the number is too large
fault-key = a key is a single word
fault-twice = '{ $name }' stands twice
fault-half-character = '{ $text }' holds half a character
fault-too-many = { $most } problems: the rest was not looked at

## What stands where something else is expected

# $found is a value as it is written, or one of the kinds below; so is $expected.
fault-expected = { $found } found, expected { $expected }
fault-unknown-key = unknown key (known: { $known })
fault-unknown-key-expected = unknown key; expected { $expected }
fault-missing = `{ $key }` is missing
fault-missing-known = `{ $key }` is missing (known: { $known })
fault-not-called = no `{ $key }` is called { $found } (known: { $known })
# $expected is a number or one of the two below.
fault-entries = { $count } entries, expected { $expected }
fault-from-to = { $least } to { $most }
fault-at-least = at least { $least }

## Kinds of things that are expected or found

fault-type-mapping = a mapping
fault-type-mapping-with = a mapping with `{ $key }`
fault-type-list = a list
fault-type-list-of = a list of { $count }
fault-type-whole-number = a whole number from { $least } to { $most }
fault-type-number = a number from { $least } to { $most }
fault-type-text = a text of { $least } to { $most } characters
fault-type-any-number = a whole number
fault-type-any-text = a text
fault-type-line = a text of 1 to 80 characters, in one line, all of them visible, without blanks around it
fault-type-name = a name of small letters, digits and _
fault-type-fighter = a fighter
fault-type-binding = a `$name`
fault-type-card = `own`, `opposing` or a `$name`
fault-type-one-of = one of { $values }
fault-type-truth = true or false
fault-type-nothing = nothing

## Heroes

fault-not-a-hero = a hero is a mapping with name, hero, move, cards …
fault-id = the id is the name of the file, it is not written in it
fault-same-id = a hero and a board cannot have the same id
fault-numbers-alone = numbers belong to an effect that is named by `use`
fault-no-shared = no shared effect '{ $name }' (known: { $known })
# $wanted lists names, or is `error-none`.
fault-numbers = '{ $name }' needs these numbers: { $wanted }
fault-shared-timing = '{ $name }' has an effect at that timing already
fault-deck-size = the deck has { $count } cards, a deck has { $size } (SET-1)
fault-many-keywords = more than { $most } keywords
fault-many-triggers = { $count } triggers at '{ $moment }', { $most } are possible
fault-one-hero = exactly one fighter is the hero (FIG-1)
fault-reserved = '{ $name }' is a word of the language, not a name
fault-health = { $fighter } starts above its maximum (FIG-4)
fault-answer = '{ $name }' is an answer, not a name
# $type is `attack`, `defense`, `versatile` or `scheme`.
fault-no-value = the type is { $type }: it has no value (CRD-1)
fault-needs-value = the type is { $type }: it needs a value (CRD-1)
fault-card-fighter = no fighter '{ $fighter }' (CRD-2)
fault-timing = the type is { $type }: it has no such timing
fault-face-up = only a card that is played face up can act before it is revealed
fault-bonus-timing = a bonus attack has no such timing
fault-idle-scheme = a scheme without an effect does nothing (SCH-2)
fault-no-one-fighter = '{ $moment }' is not about one fighter
fault-maneuver-by = a maneuver moves all your fighters alike (MAN-2)
fault-links = '{ $fighter }' finds its way by one kind of markers only

## Boards

fault-not-a-board = a board is a mapping with name, zones, spaces, edges …
fault-no-zone = no zone '{ $zone }' (BRD-3)
fault-empty-zone = no space lies in '{ $zone }' (BRD-3)
fault-line-ends = joins '{ $first }' and '{ $second }': two different known spaces are needed (BRD-2)
fault-line-twice = '{ $first }' and '{ $second }' are joined twice
fault-no-line = no line joins '{ $first }' and '{ $second }'
fault-passage = the passage on '{ $space }' leads nowhere (PASS-1)
fault-no-way = no way leads to { $spaces }
fault-starts = start spaces are numbered 1, 2, … once each, at least two; found { $found } (BRD-5)

## Effects: steps and programs

fault-unused = '{ $name }' is chosen but never used
fault-long-effect = the effect is longer than { $most } instructions
fault-many-names = the effect remembers more than { $most } things
fault-deep-steps = steps are nested more than { $most } deep
fault-no-steps = no steps
fault-combat-opponent = in a combat the opponent is the other player of it (FFA-3)
fault-no-action-left = at '{ $moment }' no action is left to come
fault-no-turn-left = at '{ $moment }' no turn is left to end
fault-zero = is always 0
fault-unseen-cards = the opponent has not seen '{ $name }'
fault-unseen-deck = a deck lies face down: use look_at_top or search
fault-unseen-hand = you have not seen that hand: put look_at_hand before it
fault-your-hand = the opponent has not seen your hand
fault-high-number = offers numbers up to { $number }, { $most } is the highest
fault-modes = between 2 and { $most } modes are possible
fault-pick = picks { $pick } of { $count } modes
fault-draw-bind = only your own cards are remembered
fault-discard-bind = a name cannot stand for cards of several players
fault-marker-bind = a name cannot stand for several markers: say which with `at`
fault-take = only cards of your discard pile, or chosen ones, can be taken
fault-take-theirs = '{ $name }' are cards of the opponent, not yours to take
fault-search-piles = names each pile once, at least one
fault-one-or-each = says either `one` or `each`
fault-with-one = `may` and `by` go with `one`
fault-both = '{ $name }' cannot be both
fault-put-on-empty = a fighter can only be put on an empty space (MOV-5)
fault-place-one = places one fighter: choose it with `one`

## Effects: fighters, spaces, cards, amounts, conditions

# $known lists timings such as `after_combat`.
fault-not-at = `{ $what }` cannot stand at '{ $moment }', only at { $known }
fault-names-a = '{ $name }' already names a { $kind ->
    [fighter] fighter
    [space] space
    [number] number
   *[cards] cards
}
fault-not-chosen = '{ $name }' is not chosen before
fault-not-always-chosen = '{ $name }' is not chosen on every way here
fault-is-a = '{ $name }' is a { $kind ->
    [fighter] fighter
    [space] space
    [number] number
   *[cards] cards
}, not a { $wanted ->
    [fighter] fighter
    [space] space
    [number] number
   *[cards] cards
}
fault-which-opponent = which opponent is meant? put choose_opponent before it (FFA-3)
fault-no-self = name the fighter: nobody is `self` at this moment
fault-no-fighter = no fighter '{ $fighter }' (known: { $known })
fault-defeated = defeated fighters stand nowhere (DEF-1)
fault-own-fighter = '{ $fighter }' is a fighter of yours, never an opposing one (FIG-5)
fault-defeated-name = a defeated fighter is named by its id
fault-spaces = names one to six chosen spaces
fault-with-marker = says either `with_marker` or `without_marker`
fault-own-deck = ids and keywords are those of your own deck
fault-no-card = no card '{ $card }' in this deck
fault-no-keyword = no card of this deck has the keyword '{ $keyword }'
fault-used-to-boost = cards used to boost lie in your discard pile
# $pile is `hand` or `deck`.
fault-hidden-pile = what a { $pile ->
    [hand] hand
   *[deck] deck
} holds is hidden: only all can be counted
fault-conditions = combines one to six conditions
fault-bounds = says `at_least`, `at_most` or both
fault-no-number = no number is at least { $least } and at most { $most }
fault-every-number = every number is at least 0
# $known lists names, or is `error-none`.
fault-no-token = no token '{ $token }' (known: { $known })
fault-no-side = token '{ $token }' has no side '{ $side }' (it has: { $known })
# $known lists names, or is `error-none`.
fault-no-marker = no marker '{ $marker }' (known: { $known })

## Scenarios: what a file says, and the position it sets up

# The place of a fault.
fault-scenario = scenario { $number } ({ $name })
fault-scenario-beside = beside `scenarios` stands only `content`, a mapping by id; found { $found }
fault-scenario-random = random outcome '{ $entry }': write a seat and a card, `p2 feint`
fault-scenario-set-up = cannot be set up: { $why }
fault-scenario-accepted = the set-up is accepted, expected a refusal
fault-scenario-refused = the set-up is refused: { $why } ({ $message }); expected { $expected }
fault-word = `{ $key }`: '{ $word }' is unknown; known: { $known }
fault-word-near = `{ $key }`: '{ $word }' is unknown; did you mean '{ $near }'?
fault-event-kind = an event needs a `kind`: { $event }
fault-event-field = an event of kind '{ $kind }' has no field '{ $field }'; its fields: { $known }
fault-event-number = `{ $field }` of an event is a number, not '{ $found }'
fault-event-flag = `{ $field }` of an event is `true` or left out, not '{ $found }'
fault-event-term = a term in `{ $field }` of an event has { $known }, not '{ $found }'
fault-position-twice = a fighter is named twice, with and without its seat
fault-position-health = { $fighter } cannot have more than { $most } health (FIG-4)
fault-position-reserve = { $fighter } starts off the board: give it a `space` if it has entered
fault-position-on-board = { $fighter } starts on the board and cannot be in reserve
fault-position-taken = two fighters stand on { $space } (BRD-1)
fault-position-away = { $fighter } cannot be away: nothing here lets a fighter leave
fault-position-copies = { $seat } has no further copy of '{ $card }'
fault-position-chance = 'chance' has { $count } numbers, two for each seat, not { $found }
fault-position-place = { $seat } has no card at place { $place } of the deck: it has { $count }
fault-position-markers = { $seat } has { $count } markers '{ $marker }', not { $wrong }
fault-position-marked = two markers '{ $marker }' lie on one space (FOG-4)

## Scenarios: what does not hold. Values are shown as they are written: None, True, lists.

fault-step = step { $number }: { $why }
fault-step-answers = a step holds one answer
fault-step-not-offered = '{ $option }' is not offered; offered: { $offered }
fault-step-offered = '{ $option }' is offered
fault-step-only = offered: { $offered }; expected only: { $expected }
fault-step-over = the match is over, nobody is asked
fault-step-asked-seat = the seat asked is '{ $found }', expected '{ $expected }'
fault-step-asked-kind = the kind of decision is '{ $found }', expected '{ $expected }'
fault-step-asked-source = what asks is '{ $found }', expected '{ $expected }'
fault-step-refusal = refusing '{ $answer }' changed the match
# $rule is a rule such as ATK-1, $why the whole refusal.
fault-step-rule = '{ $answer }' is refused by { $rule } ({ $why }), expected { $expected }
fault-step-no-rule = '{ $answer }' is refused by no rule ({ $why }), expected { $expected }
fault-step-accepted = '{ $answer }' is accepted, expected a refusal
fault-step-no-combat = no combat has been worked out or is in progress
fault-step-no-combat-now = no combat is in progress
fault-step-known = { $viewer } knows { $found } of { $seat }'s hand, expected { $expected }
fault-step-known-deck = { $viewer } knows { $found } of { $seat }'s deck, expected { $expected }
fault-step-not-happened = { $event } did not happen (in this order); events: { $events }
fault-step-happened = { $event } happened
# $what is a key of the file (`turn`, `attack`), a fighter, or one of those below.
fault-step-differs = { $what } is { $found }, expected { $expected }
fault-step-fighter-space = { $fighter }'s space
fault-step-fighter-health = { $fighter }'s health
fault-step-seen = `{ $what }` in { $viewer }'s view
fault-step-hand = { $seat }'s hand
fault-step-hand-size = { $seat }'s hand size
fault-step-deck = { $seat }'s deck
fault-step-deck-size = { $seat }'s deck size
fault-step-deck-top = top of { $seat }'s deck
fault-step-deck-bottom = bottom of { $seat }'s deck
fault-step-discard = { $seat }'s discard pile
fault-step-discard-size = { $seat }'s discard pile size
fault-step-discard-top = top of { $seat }'s discard pile
fault-step-token = { $seat }'s { $token }
fault-step-status = { $seat }'s status
