### Ошибки в файлах героев, полей и сценариев. Перед каждой стоят файл и место: `medusa.yaml: hero.count: …`
### Имена в кавычках и слова в `…` остаются как есть: id, ключи файлов. Правило вроде (SET-1) стоит в конце.

## Чтение файлов

fault-unreadable = не читается: { $why }
fault-folder = не читается: это папка
fault-device = не читается: это канал или устройство, а не файл
fault-not-utf8 = не читается: это не текст в UTF-8 (байт { $byte })
fault-large = больше { $most } байт
# Место ошибки.
fault-line = строка { $line }, столбец { $column }
fault-not-yaml = это не YAML
fault-not-yaml-because = это не YAML: { $why }
fault-alias = псевдонимы не разрешены
fault-tag = теги не разрешены
fault-merge = слияния не разрешены
fault-many-values = значений больше { $most }
fault-deep = вложенность глубже { $most }
fault-large-number = слишком большое число
fault-key = ключ — это одно слово
fault-twice = «{ $name }» стоит дважды
fault-half-character = в «{ $text }» есть половина символа
fault-too-many = ошибок уже { $most }: остальное не проверено

## Что стоит там, где ожидалось другое

# $found — значение, как оно написано, или один из видов ниже; так же и $expected.
fault-expected = найдено: { $found }, ожидалось: { $expected }
fault-unknown-key = неизвестный ключ (есть: { $known })
fault-unknown-key-expected = неизвестный ключ; ожидалось: { $expected }
fault-missing = не хватает `{ $key }`
fault-missing-known = не хватает `{ $key }` (есть: { $known })
fault-not-called = среди `{ $key }` нет { $found } (есть: { $known })
# $expected — число или одно из двух ниже.
fault-entries = элементов { $count }, ожидалось { $expected }
fault-from-to = от { $least } до { $most }
fault-at-least = не меньше { $least }

## Виды того, что ожидалось или найдено

fault-type-mapping = словарь
fault-type-mapping-with = словарь с `{ $key }`
fault-type-list = список
fault-type-list-of = список, элементов: { $count }
fault-type-whole-number = целое число от { $least } до { $most }
fault-type-number = число от { $least } до { $most }
fault-type-text = текст, знаков от { $least } до { $most }
fault-type-any-number = целое число
fault-type-any-text = текст
fault-type-line = текст от 1 до 80 знаков в одну строку, все знаки видимые, без пробелов по краям
fault-type-name = имя из строчных букв, цифр и _
fault-type-fighter = боец
fault-type-binding = `$name`
fault-type-card = `own`, `opposing` или `$name`
fault-type-one-of = одно из { $values }
fault-type-truth = true или false
fault-type-nothing = ничего

## Герои

fault-not-a-hero = герой — это словарь с name, hero, move, cards …
fault-id = id — это имя файла, в самом файле его не пишут
fault-same-id = у героя и поля не может быть одного id
fault-numbers-alone = числа указывают для эффекта, названного через `use`
fault-no-shared = нет общего эффекта «{ $name }» (есть: { $known })
# $wanted — список имён или `error-none`.
fault-numbers = для «{ $name }» нужны эти числа: { $wanted }
fault-shared-timing = у «{ $name }» уже есть эффект на это время
fault-deck-size = карт в колоде { $count }, а должно быть { $size } (SET-1)
fault-many-keywords = ключевых слов больше { $most }
fault-many-triggers = срабатываний в «{ $moment }» — { $count }, возможно { $most }
fault-one-hero = героем должен быть ровно один боец (FIG-1)
fault-reserved = «{ $name }» — слово языка, а не имя
fault-health = начальное здоровье { $fighter } больше наибольшего (FIG-4)
fault-answer = «{ $name }» — это ответ, а не имя
# $type — `attack`, `defense`, `versatile` или `scheme`.
fault-no-value = вид карты { $type }: у неё нет значения (CRD-1)
fault-needs-value = вид карты { $type }: ей нужно значение (CRD-1)
fault-card-fighter = нет бойца «{ $fighter }» (CRD-2)
fault-timing = вид карты { $type }: у неё нет такого времени
fault-face-up = до открытия действует только карта, которую разыгрывают лицом вверх
fault-bonus-timing = у дополнительной атаки нет такого времени
fault-idle-scheme = приём без эффекта ничего не делает (SCH-2)
fault-no-one-fighter = «{ $moment }» не относится к одному бойцу
fault-maneuver-by = манёвр перемещает всех ваших бойцов одинаково (MAN-2)

## Поля

fault-not-a-board = поле — это словарь с name, zones, spaces, edges …
fault-no-zone = нет зоны «{ $zone }» (BRD-3)
fault-empty-zone = в зоне «{ $zone }» нет ни одной ячейки (BRD-3)
fault-line-ends = соединяет «{ $first }» и «{ $second }»: нужны две разные известные ячейки (BRD-2)
fault-line-twice = «{ $first }» и «{ $second }» соединены дважды
fault-no-line = нет линии между «{ $first }» и «{ $second }»
fault-passage = проход на ячейке «{ $space }» никуда не ведёт (PASS-1)
fault-no-way = нет пути к { $spaces }
fault-starts = стартовые ячейки нумеруют 1, 2, …, каждую один раз, не меньше двух; найдено: { $found } (BRD-5)

## Эффекты: шаги и программы

fault-unused = «{ $name }» выбирают, но не используют
fault-long-effect = в эффекте больше { $most } команд
fault-many-names = эффект запоминает больше { $most } вещей
fault-deep-steps = вложенность шагов глубже { $most }
fault-no-steps = нет шагов
fault-combat-opponent = в бою противник — это другой участник боя (FFA-3)
fault-no-action-left = в «{ $moment }» действий уже не осталось
fault-zero = всегда равно 0
fault-unseen-cards = противник не видел «{ $name }»
fault-unseen-deck = колода лежит лицом вниз: используйте look_at_top или search
fault-unseen-hand = вы не видели эту руку: поставьте перед этим look_at_hand
fault-your-hand = противник не видел вашу руку
fault-high-number = предлагает числа до { $number }, наибольшее — { $most }
fault-modes = вариантов может быть от 2 до { $most }
fault-pick = выбирают { $pick } из { $count } вариантов
fault-draw-bind = запоминают только ваши карты
fault-discard-bind = одно имя не может обозначать карты нескольких игроков
fault-take = взять можно только карты из вашей стопки сброса или выбранные
fault-take-theirs = «{ $name }» — карты противника, вам их не взять
fault-search-piles = каждую стопку называют один раз, хотя бы одну
fault-one-or-each = нужно либо `one`, либо `each`
fault-with-one = `may` и `by` стоят только с `one`
fault-both = «{ $name }» не может быть и тем и другим
fault-put-on-empty = бойца можно поместить только в свободную ячейку (MOV-5)
fault-place-one = помещают одного бойца: выберите его через `one`

## Эффекты: бойцы, ячейки, карты, числа, условия

# $known — список вроде `after_combat`.
fault-not-at = `{ $what }` не может стоять в «{ $moment }», только в { $known }
fault-names-a = «{ $name }» уже обозначает { $kind ->
    [fighter] бойца
    [space] ячейку
    [number] число
   *[cards] карты
}
fault-not-chosen = «{ $name }» до этого не выбирают
fault-not-always-chosen = «{ $name }» выбирают не на каждом пути сюда
fault-is-a = «{ $name }» — это { $kind ->
    [fighter] боец
    [space] ячейка
    [number] число
   *[cards] карты
}, а не { $wanted ->
    [fighter] боец
    [space] ячейка
    [number] число
   *[cards] карты
}
fault-which-opponent = какой противник имеется в виду? поставьте перед этим choose_opponent (FFA-3)
fault-no-self = назовите бойца: в этот момент никто не `self`
fault-no-fighter = нет бойца «{ $fighter }» (есть: { $known })
fault-defeated = поверженные бойцы нигде не стоят (DEF-1)
fault-own-fighter = «{ $fighter }» — ваш боец, а не боец противника (FIG-5)
fault-defeated-name = поверженного бойца называют по id
fault-spaces = называют от одной до шести выбранных ячеек
fault-own-deck = id и ключевые слова берут из своей колоды
fault-no-card = в этой колоде нет карты «{ $card }»
fault-no-keyword = в этой колоде нет карты с ключевым словом «{ $keyword }»
fault-used-to-boost = карты, которыми усилили, лежат в вашей стопке сброса
# $pile — `hand` или `deck`.
fault-hidden-pile = содержимое { $pile ->
    [hand] руки
   *[deck] колоды
} скрыто: посчитать можно только все карты
fault-conditions = объединяют от одного до шести условий
fault-bounds = нужно `at_least`, `at_most` или оба
fault-no-number = нет числа не меньше { $least } и не больше { $most }
fault-every-number = любое число не меньше 0
# $known — список имён или `error-none`.
fault-no-token = нет жетона «{ $token }» (есть: { $known })
fault-no-side = у жетона «{ $token }» нет стороны «{ $side }» (есть: { $known })

## Сценарии: что сказано в файле и какую позицию он задаёт

# Место ошибки.
fault-scenario = сценарий { $number } ({ $name })
fault-scenario-beside = рядом со `scenarios` стоит только `content`, словарь по id; найдено: { $found }
fault-scenario-random = случайный исход «{ $entry }»: напишите игрока и карту, `p2 feint`
fault-scenario-set-up = нельзя подготовить: { $why }
fault-scenario-accepted = подготовка принята, ожидался отказ
fault-scenario-refused = подготовка отклонена: { $why } ({ $message }); ожидалось { $expected }
fault-word = `{ $key }`: «{ $word }» неизвестно; известны: { $known }
fault-word-near = `{ $key }`: «{ $word }» неизвестно; может быть, «{ $near }»?
fault-event-kind = событию нужен `kind`: { $event }
fault-event-field = у события вида «{ $kind }» нет поля «{ $field }»; его поля: { $known }
fault-event-number = `{ $field }` события — число, а не «{ $found }»
fault-event-flag = `{ $field }` события — `true` или ничего, а не «{ $found }»
fault-event-term = слагаемое в `{ $field }` события содержит { $known }, а не «{ $found }»
fault-position-twice = боец назван дважды: с игроком и без него
fault-position-health = здоровье { $fighter } не может быть больше { $most } (FIG-4)
fault-position-reserve = { $fighter } начинает вне поля: если боец уже вышел, укажите `space`
fault-position-on-board = { $fighter } начинает на поле и не может быть в резерве
fault-position-taken = на ячейке { $space } стоят два бойца (BRD-1)
fault-position-copies = у { $seat } больше нет карт «{ $card }»
fault-position-chance = в «chance» должно быть по два числа на игрока, всего { $count }, а не { $found }
fault-position-place = в колоде { $seat } нет карты на месте { $place }: всего карт { $count }

## Сценарии: что не выполняется. Значения показаны, как они записаны: None, True, списки.

fault-step = шаг { $number }: { $why }
fault-step-answers = в шаге должен быть один ответ
fault-step-not-offered = «{ $option }» не предлагается; предлагается: { $offered }
fault-step-offered = «{ $option }» предлагается
fault-step-only = предлагается: { $offered }; ожидалось только: { $expected }
fault-step-over = игра окончена, никого не спрашивают
fault-step-asked-seat = спрошен игрок «{ $found }», ожидался «{ $expected }»
fault-step-asked-kind = вид решения «{ $found }», ожидался «{ $expected }»
fault-step-asked-source = спрашивает «{ $found }», ожидалось «{ $expected }»
fault-step-refusal = отказ на «{ $answer }» изменил игру
# $rule — правило вроде ATK-1, $why — весь отказ.
fault-step-rule = «{ $answer }» отклонено по { $rule } ({ $why }), ожидалось { $expected }
fault-step-no-rule = «{ $answer }» отклонено не по правилу ({ $why }), ожидалось { $expected }
fault-step-accepted = «{ $answer }» принято, ожидался отказ
fault-step-no-combat = боя ещё не было, и он не идёт
fault-step-no-combat-now = бой не идёт
fault-step-known = { $viewer } знает { $found } из руки { $seat }, ожидалось { $expected }
fault-step-known-deck = { $viewer } знает { $found } из колоды { $seat }, ожидалось { $expected }
fault-step-not-happened = { $event } не произошло (в этом порядке); события: { $events }
fault-step-happened = { $event } произошло
# $what — ключ файла (`turn`, `attack`), боец или одно из перечисленного ниже.
fault-step-differs = { $what }: { $found }, ожидалось { $expected }
fault-step-fighter-space = ячейка { $fighter }
fault-step-fighter-health = здоровье { $fighter }
fault-step-seen = `{ $what }`, как видит { $viewer }
fault-step-hand = рука { $seat }
fault-step-hand-size = карт в руке { $seat }
fault-step-deck = колода { $seat }
fault-step-deck-size = карт в колоде { $seat }
fault-step-deck-top = верх колоды { $seat }
fault-step-deck-bottom = низ колоды { $seat }
fault-step-discard = стопка сброса { $seat }
fault-step-discard-size = карт в стопке сброса { $seat }
fault-step-discard-top = верх стопки сброса { $seat }
fault-step-token = { $token } { $seat }

## Жетоны на поле

fault-links = «{ $fighter }» ходит только по одному виду жетонов
fault-no-turn-left = в момент «{ $moment }» нет хода, который можно закончить
fault-marker-bind = одно имя не может означать несколько жетонов: уточните через `at`
fault-with-marker = указывает либо `with_marker`, либо `without_marker`
fault-no-marker = нет жетона «{ $marker }» (есть: { $known })
fault-position-away = { $fighter } не может быть вне поля: здесь ничто не позволяет бойцу уйти
fault-position-markers = { $seat }: жетонов «{ $marker }» — { $count }, а не { $wrong }
fault-position-marked = два жетона «{ $marker }» лежат на одной ячейке (FOG-4)
fault-step-status = состояние игрока { $seat }
