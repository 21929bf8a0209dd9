### Faults of hero, board, and scenario files. Each follows its file and place: `medusa.yaml: hero.count: …`
### Names in quotes and words in `…` are ids and keys of the files and stay as they are. A fault begins in lower case and has
### no final period. A rule such as (SET-1) stays at the end.

## Reading files

fault-unreadable = cannot be read: { $why }
fault-folder = cannot be read: it is a folder
fault-device = cannot be read: it is a pipe or a device, not a file
fault-not-utf8 = cannot be read: not UTF-8 text (byte { $byte })
fault-large = the file is larger than { $most } bytes
fault-not-yaml = not YAML
fault-not-yaml-because = not YAML: { $why }
fault-alias = YAML aliases are not allowed
fault-tag = YAML tags are not allowed
fault-merge = YAML merge keys are not allowed
fault-many-values = the file has more than { $most } values
fault-deep = values are nested more than { $most } levels deep
fault-large-number = the number is too large
fault-key = a key must be a single word
fault-twice = '{ $name }' is given twice
fault-half-character = '{ $text }' contains half of a surrogate pair
fault-too-many = stopped after { $most } problems: the rest of the file was not checked

## Something else was expected

# $found is a value as it is written, or one of the kinds below; so is $expected.
fault-expected = found { $found }, expected { $expected }
# $fault is any of these.
fault-near = { $fault }; did you mean '{ $near }'?
fault-unknown-key = unknown key (known: { $known })
fault-unknown-key-expected = unknown key; expected { $expected }
fault-missing = `{ $key }` is missing
fault-missing-known = `{ $key }` is missing (known: { $known })
fault-not-called = there is no `{ $key }` { $found } (known: { $known })
# $expected is a number or one of the two below.
fault-entries = found { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}, expected { $expected }
fault-from-to = { $least } to { $most }
fault-at-least = at least { $least }

## What was expected or found

fault-type-mapping = a mapping
fault-type-mapping-with = a mapping with `{ $key }`
fault-type-list = a list
fault-type-list-of = { $count ->
    [one] a list with { $count } entry
   *[other] a list with { $count } entries
}
fault-type-whole-number = an integer from { $least } to { $most }
fault-type-number = a number from { $least } to { $most }
fault-type-text = text of { $least } to { $most } characters
fault-type-any-number = an integer
fault-type-any-text = text
fault-type-line = one line of { $least } to { $most } visible characters, without spaces at either end
fault-type-name = a name of lowercase letters, digits, and _
fault-type-fighter = a fighter
fault-type-binding = a `$name`
fault-type-card = `own`, `opposing`, or a `$name`
fault-type-one-of = one of { $values }
fault-type-truth = true or false
fault-type-nothing = nothing

## Heroes

fault-not-a-hero = a hero file is a mapping with `name`, `hero`, `move`, `cards` …
fault-id = remove the ID: the file name is the ID
fault-same-id = a hero and a board cannot have the same ID: rename one of the files
fault-numbers-alone = numbers need an effect named by `use`
fault-no-shared = there is no shared effect '{ $name }' (known: { $known })
# $wanted lists names, or is `error-none`.
fault-numbers = '{ $name }' takes these numbers: { $wanted }
fault-shared-timing = '{ $name }' already has an effect with that timing
fault-deck-size = the deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
} instead of { $size } (SET-1)
fault-many-keywords = the hero has more than { $most } keywords
fault-many-triggers = { $count } triggers at '{ $moment }': at most { $most } are allowed
fault-one-hero = exactly one fighter must be the hero (FIG-1)
fault-reserved = '{ $name }' is a reserved word: choose another name
fault-health = { $fighter } starts above its maximum health (FIG-4)
fault-answer = players type '{ $name }' as an answer: choose another name
# $type is `attack`, `defense`, `versatile`, or `scheme`.
fault-no-value = a card of type { $type } must not have a value (CRD-1)
fault-needs-value = a card of type { $type } needs a value (CRD-1)
fault-card-fighter = there is no fighter '{ $fighter }' (known: { $known }) (CRD-2)
fault-timing = a card of type { $type } cannot have this timing
fault-face-up = only a card that is played face up can have an effect before it is revealed
fault-bonus-timing = a bonus attack cannot have this timing
fault-idle-scheme = a scheme without an effect does nothing (SCH-2)
fault-no-one-fighter = '{ $moment }' does not involve one particular fighter
fault-bonus-by = a bonus is for friendly fighters or yours on the board
fault-maneuver-by = all your fighters have the same move value in a maneuver (MAN-2)
fault-links = '{ $fighter }' can move between markers of only one kind
fault-nothing-called = nothing here is called '{ $name }' (known: { $known })
fault-forms = noun forms found: { $count }; expected: { $wanted }, one for each case

## Boards

fault-not-a-board = a board file is a mapping with `name`, `zones`, `spaces`, `edges` …
fault-no-zone = there is no zone '{ $zone }' (known: { $known }) (BRD-3)
fault-empty-zone = no space is in zone '{ $zone }' (BRD-3)
fault-line-ends = the edge from '{ $first }' to '{ $second }' must connect two different spaces of this board (BRD-2)
fault-line-twice = '{ $first }' and '{ $second }' are connected twice
fault-no-line = there is no edge between '{ $first }' and '{ $second }'
fault-passage = the passage on '{ $space }' leads nowhere: mark at least one more space (PASS-1)
fault-no-way = { $spaces } cannot be reached from the rest of the board
fault-one-way = one-way lines leave no way in or out: { $spaces } (WAY-1)
fault-no-space = there is no space '{ $space }' on this board
fault-bin-on-belt = '{ $space }' is on the conveyor belt, so it cannot be in its bin (BELT-2)
fault-starts = a board needs at least two start spaces, numbered 1, 2, … without gaps; found { $found } (BRD-5)

## Advice about valid files

fault-zone-color = zone '{ $zone }' has no color of its own, so it gets an arbitrary one (zones with their own color: { $known })

## Effects: steps and programs

fault-unused = '{ $name }' is chosen but never used
fault-long-effect = the effect has more than { $most } instructions
fault-many-names = the effect uses more than { $most } names
fault-deep-steps = steps are nested more than { $most } levels deep
fault-no-steps = there are no steps
fault-combat-opponent = in combat, the opponent is always the other player in that combat (FFA-3)
fault-no-action-left = at '{ $moment }', no action can follow
fault-no-turn-left = at '{ $moment }', there is no turn to end
fault-zero = this is always 0
fault-unseen-cards = the opponent has not seen '{ $name }'
fault-unseen-deck = a deck is face down: use `look_at_top` or `search` first
fault-chance = chance only chooses from your discard pile or your opponent's hand, and nobody decides anything
fault-unseen-hand = you have not seen that hand: use `look_at_hand` first
fault-your-hand = the opponent has not seen your hand
fault-high-number = offers numbers up to { $number }; { $most } is the highest possible
fault-modes = there must be 2 to { $most } modes
fault-pick = cannot pick { $pick } of { $count } modes
fault-draw-bind = a name can refer only to your own cards
fault-discard-bind = a name cannot refer to cards of several players
fault-marker-bind = a name cannot refer to several markers: choose them with `at`
fault-take = you can take only cards from your discard pile, or cards that were chosen
fault-take-theirs = '{ $name }' refers to the opponent's cards: you cannot take them
fault-search-piles = name at least one pile, and each only once
fault-one-or-each = use either `one` or `each`
fault-with-one = `may` and `by` can be used only with `one`
fault-both = '{ $name }' is used for both `dealt` and `defeated`: use two names
fault-put-on-empty = a fighter can be placed only on an empty space (MOV-5)
fault-place-one = this places one fighter: choose it with `one`

## Effects: fighters, spaces, cards, amounts, conditions

# $known lists timings such as `after_combat`.
fault-not-at = `{ $what }` cannot be used at '{ $moment }', only at { $known }
fault-names-a = '{ $name }' already refers to { $kind ->
    [fighter] a fighter
    [fighters] fighters
    [space] a space
    [number] a number
   *[cards] cards
}
fault-not-chosen = '{ $name }' is not chosen before this step
fault-not-always-chosen = '{ $name }' is not chosen in every case before this step
fault-is-a = '{ $name }' refers to { $kind ->
    [fighter] a fighter
    [fighters] fighters
    [space] a space
    [number] a number
   *[cards] cards
}, not to { $wanted ->
    [fighter] a fighter
    [fighters] fighters
    [space] a space
    [number] a number
   *[cards] cards
}
fault-which-opponent = it is not clear which opponent is meant: use `choose_opponent` first (FFA-3)
fault-no-opposing = there is no `opposing` in this condition
fault-no-self = there is no `self` at this moment: name the fighter
fault-no-fighter = there is no fighter '{ $fighter }' (known: { $known })
fault-defeated = defeated fighters are not on the board (DEF-1)
fault-own-fighter = '{ $fighter }' is one of your fighters, never an opposing one (FIG-5)
fault-defeated-name = refer to a defeated fighter by its ID
fault-spaces = name one to six chosen spaces
fault-with-marker = use either `with_marker` or `without_marker`
fault-own-deck = IDs and keywords must be from your own deck
fault-no-card = there is no card '{ $card }' in this deck (known: { $known })
fault-no-keyword = no card in this deck has the keyword '{ $keyword }' (known: { $known })
fault-used-to-boost = cards used to boost are in your discard pile
# $pile is `hand` or `deck`.
fault-hidden-pile = the cards in a { $pile ->
    [hand] hand
   *[deck] deck
} are hidden: only their total number can be used
fault-conditions = combine one to six conditions
fault-below = compare with another fighter, or give bounds, but not both
fault-bounds = use `at_least`, `at_most`, or both
fault-no-number = no number is at least { $least } and at most { $most }
fault-every-number = every number is at least 0
# $known lists names, or is `error-none`.
fault-no-token = there is no token '{ $token }' (known: { $known })
fault-no-side = token '{ $token }' has no side '{ $side }' (known: { $known })
fault-no-counter = there is no counter '{ $counter }' (known: { $known })
fault-no-ability = there is no ability '{ $ability }' (known: { $known })
fault-idle-ability = ability '{ $ability }' does nothing at '{ $moment }'
fault-high-price = costs { $count }, but counter '{ $counter }' never goes above { $most }
fault-spend-for = needs `bind` or `lines`
fault-counter-start = the counter cannot start above its maximum, { $most }
fault-chosen-number = '{ $name }' is a number: use `test: amount` to compare it
fault-top = only `deck` and `discard` have a top card
fault-outer = only the effects of a bonus attack can refer to the attack that caused it
fault-no-symbols = no ability has `kind: symbols`
fault-no-symbol = '{ $symbol }' is not a symbol (known: { $known })
fault-by-player = only a card that changes hands can say who plays it (see the ability `lend`)
fault-not-owner = here another player is `you`, who has no such thing: only the owner of the card has it
fault-no-lend = no ability of this hero lends cards (see the ability `lend`)
fault-lend-twice = only one ability can have `kind: lend`
fault-lent-card = a card that changes hands must be for any fighter, and cannot have `playable_if`, `also`, `against`, `face_up`, `hides_hand` or a bonus attack
fault-many-lent = more than { $most } cards change hands
fault-symbols-twice = only one ability can have `kind: symbols`
fault-also = { $type } cards cannot also be played as this type
fault-above = only combat damage can be limited to a number
fault-against = { $type } cards do not attack
fault-against-friends = an attack is played against opposing fighters on the board
fault-passed = a fighter can move through opposing fighters only with `through`
fault-passed-stay = `stay: false` cannot be combined with `passed`
fault-share-twice = only one ability can have `kind: share_damage`
fault-share-defeated = defeated fighters take no damage
# $known lists names, or is `error-none`.
fault-no-marker = there is no marker '{ $marker }' (known: { $known })

## Scenarios: what a file says, and the position it sets up

# The place of a fault.
fault-scenario = scenario { $number } ({ $name })
fault-scenario-beside = besides `scenarios`, a file can have only `content`, a mapping keyed by ID; found { $found }
fault-scenario-random = random outcome '{ $entry }': write a seat and a card, as in `p2 feint`
fault-scenario-set-up = the position cannot be set up: { $why }
fault-scenario-accepted = the setup was accepted, but a refusal was expected
fault-scenario-refused = the setup was refused: { $why } ({ $message }); expected { $expected }
fault-word = `{ $key }`: '{ $word }' is unknown (known: { $known })
fault-word-near = `{ $key }`: '{ $word }' is unknown; did you mean '{ $near }'?
fault-event-kind = an event needs a `kind`: { $event }
fault-event-field = an event of kind '{ $kind }' has no field '{ $field }' (known: { $known })
fault-event-number = `{ $field }` of an event must be a number, not '{ $found }'
fault-event-flag = `{ $field }` of an event must be `true` or left out, not '{ $found }'
fault-event-term = a term in `{ $field }` of an event must have { $known }, not '{ $found }'
fault-position-twice = a fighter is listed twice, with and without its seat
fault-position-health = { $fighter } cannot have more than { $most } health (FIG-4)
fault-position-reserve = { $fighter } starts off the board: give it a `space` if it has entered
fault-position-on-board = { $fighter } starts on the board and cannot be in reserve
fault-position-taken = two fighters are on { $space } (BRD-1)
fault-position-away = { $fighter } cannot be away: no effect in this match lets a fighter leave the board
fault-position-copies = { $seat } has no more copies of '{ $card }'
fault-position-chance = `chance` must have { $count } numbers, two for each seat, not { $found }
fault-position-place = { $seat } has no card at position { $place } of the deck, which has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fault-position-markers = { $seat } has { $count } '{ $marker }' { $count ->
    [one] marker
   *[other] markers
}, not { $wrong }
fault-position-marked = two '{ $marker }' markers are on the same space (FOG-4)

## Scenarios: what does not hold. Values are shown as they are written: None, True, lists.

fault-step = step { $number }: { $why }
fault-step-answers = a step can have only one answer
fault-step-not-offered = '{ $option }' is not offered; offered: { $offered }
fault-step-offered = '{ $option }' is offered
fault-step-only = offered: { $offered }; expected only: { $expected }
fault-step-over = the match is over: nothing is left to decide
fault-step-asked-seat = the deciding seat is '{ $found }', expected '{ $expected }'
fault-step-asked-kind = the kind of decision is '{ $found }', expected '{ $expected }'
fault-step-asked-source = the decision comes from '{ $found }', expected '{ $expected }'
fault-step-refusal = the match changed although '{ $answer }' was refused
# $rule is a rule such as ATK-1, $why the whole refusal.
fault-step-rule = '{ $answer }' was refused by { $rule } ({ $why }), expected { $expected }
fault-step-no-rule = '{ $answer }' was refused, but not by a rule ({ $why }), expected { $expected }
fault-step-accepted = '{ $answer }' was accepted, but a refusal was expected
fault-step-no-combat = no combat is in progress, and none has finished
fault-step-no-combat-now = no combat is in progress
fault-step-known = { $viewer } knows { $found } in { $seat }'s hand, expected { $expected }
fault-step-known-deck = { $viewer } knows { $found } in { $seat }'s deck, expected { $expected }
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
