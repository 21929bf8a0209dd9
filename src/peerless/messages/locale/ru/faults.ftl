### Ошибки в файлах героев, полей и сценариев. Перед каждой стоят файл и место: `medusa.yaml: hero.count: …`
### Имена в кавычках и слова в `…` остаются как есть: id, ключи файлов. Ошибка начинается со строчной буквы и не кончается
### точкой. Правило вроде (SET-1) стоит в конце.

## Чтение файлов

fault-unreadable = не удаётся прочитать: { $why }
fault-folder = не удаётся прочитать: это папка
fault-device = не удаётся прочитать: это канал или устройство, а не файл
fault-not-utf8 = не удаётся прочитать: это не текст в UTF-8 (байт { $byte })
fault-large = файл больше { $most } { $most ->
    [one] байта
   *[other] байт
}
fault-not-yaml = это не YAML
fault-not-yaml-because = это не YAML: { $why }
fault-alias = псевдонимы YAML не разрешены
fault-tag = теги YAML не разрешены
fault-merge = ключи слияния YAML не разрешены
fault-many-values = значений в файле больше { $most }
fault-deep = глубина вложенности значений больше { $most }
fault-large-number = слишком большое число
fault-key = ключ должен быть одним словом
fault-twice = «{ $name }» указано дважды
fault-half-character = в «{ $text }» есть половина суррогатной пары
fault-too-many = проверка остановлена после { $most } { $most ->
    [one] ошибки
   *[other] ошибок
}: остальная часть файла не проверена

## Ожидалось другое

# $found — значение, как оно написано, или один из видов ниже; так же и $expected.
fault-expected = найдено: { $found }, ожидалось: { $expected }
# $fault is any of these.
fault-near = { $fault }; может быть, «{ $near }»?
fault-unknown-key = неизвестный ключ (доступно: { $known })
fault-unknown-key-expected = неизвестный ключ; ожидалось: { $expected }
fault-missing = не хватает `{ $key }`
fault-missing-known = не хватает `{ $key }` (доступно: { $known })
fault-not-called = нет `{ $key }` { $found } (доступно: { $known })
# $expected — число или одно из двух ниже.
fault-entries = найдено элементов: { $count }, ожидалось: { $expected }
fault-from-to = от { $least } до { $most }
fault-at-least = не меньше { $least }

## Что ожидалось или найдено

fault-type-mapping = словарь
fault-type-mapping-with = словарь с `{ $key }`
fault-type-list = список
fault-type-list-of = список из { $count } { $count ->
    [one] элемента
   *[other] элементов
}
fault-type-whole-number = целое число от { $least } до { $most }
fault-type-number = число от { $least } до { $most }
fault-type-text = текст длиной от { $least } до { $most } { $most ->
    [one] символа
   *[other] символов
}
fault-type-any-number = целое число
fault-type-any-text = текст
fault-type-line = одна строка длиной от { $least } до { $most } видимых символов, без пробелов по краям
fault-type-name = имя из строчных букв, цифр и _
fault-type-fighter = боец
fault-type-binding = `$name`
fault-type-card = `own`, `opposing` или `$name`
fault-type-one-of = одно из { $values }
fault-type-truth = true или false
fault-type-nothing = ничего

## Герои

fault-not-a-hero = файл героя — это словарь с `name`, `hero`, `move`, `cards` …
fault-id = уберите id: им служит имя файла
fault-same-id = id героя и поля не должны совпадать: переименуйте один из файлов
fault-numbers-alone = для чисел нужен эффект, указанный через `use`
fault-no-shared = нет общего эффекта «{ $name }» (доступно: { $known })
# $wanted — список имён или `error-none`.
fault-numbers = числа, нужные для «{ $name }»: { $wanted }
fault-shared-timing = у «{ $name }» уже есть эффект на этом шаге
fault-deck-size = в колоде { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
} вместо { $size } (SET-1)
fault-many-keywords = ключевых слов у героя больше { $most }
fault-many-triggers = срабатываний в «{ $moment }»: { $count }, допускается не больше { $most }
fault-one-hero = героем должен быть ровно один боец (FIG-1)
fault-reserved = «{ $name }» — зарезервированное слово: выберите другое имя
fault-health = начальное здоровье бойца { $fighter } выше максимума (FIG-4)
fault-answer = игроки вводят «{ $name }» как ответ: выберите другое имя
# $type — `attack`, `defense`, `versatile` или `scheme`.
fault-no-value = у карты типа { $type } не может быть значения (CRD-1)
fault-needs-value = карте типа { $type } нужно значение (CRD-1)
fault-card-fighter = нет бойца «{ $fighter }» (доступно: { $known }) (CRD-2)
fault-timing = у карты типа { $type } не может быть эффекта на этом шаге
fault-face-up = эффект до открытия может быть только у карты, которую разыгрывают лицом вверх
fault-bonus-timing = у дополнительной атаки не может быть эффекта на этом шаге
fault-idle-scheme = приём без эффекта ничего не делает (SCH-2)
fault-no-one-fighter = «{ $moment }» не относится к одному определённому бойцу
fault-bonus-by = бонус бывает только для союзных или ваших бойцов на поле боя
fault-maneuver-by = во время манёвра значение перемещения одно для всех ваших бойцов (MAN-2)
fault-links = «{ $fighter }» может перемещаться только между жетонами одного вида
fault-nothing-called = здесь нет ничего с именем «{ $name }» (доступно: { $known })
fault-forms = найдено форм существительного: { $count }; должно быть { $wanted }, по одной на каждый падеж

## Поля

fault-not-a-board = файл поля — это словарь с `name`, `zones`, `spaces`, `edges` …
fault-no-zone = нет зоны «{ $zone }» (доступно: { $known }) (BRD-3)
fault-empty-zone = в зоне «{ $zone }» нет ни одной ячейки (BRD-3)
fault-line-ends = линия от «{ $first }» к «{ $second }» должна соединять две разные ячейки этого поля (BRD-2)
fault-line-twice = «{ $first }» и «{ $second }» соединены дважды
fault-no-line = между «{ $first }» и «{ $second }» нет линии
fault-passage = проход на ячейке «{ $space }» никуда не ведёт: отметьте ещё хотя бы одну ячейку (PASS-1)
fault-no-way = с остального поля не добраться до { $spaces }
fault-one-way = из-за односторонних линий туда или оттуда не пройти: { $spaces } (WAY-1)
fault-no-space = на этом поле нет ячейки «{ $space }»
fault-bin-on-belt = ячейка «{ $space }» лежит на конвейере, поэтому не может быть там, куда он сбрасывает (BELT-2)
fault-starts = стартовые ячейки должны быть пронумерованы 1, 2, … без пропусков, не меньше двух; найдено: { $found } (BRD-5)

## Советы по файлам без ошибок

fault-zone-color = у зоны «{ $zone }» нет своего цвета, поэтому цвет будет случайным (зоны со своим цветом: { $known })

## Эффекты: шаги и программы

fault-unused = «{ $name }» выбирают, но не используют
fault-long-effect = в эффекте больше { $most } { $most ->
    [one] команды
   *[other] команд
}
fault-many-names = в эффекте больше { $most } { $most ->
    [one] имени
   *[other] имён
}
fault-deep-steps = глубина вложенности шагов больше { $most }
fault-no-steps = нет шагов
fault-combat-opponent = в бою противник — это всегда второй сражающийся игрок (FFA-3)
fault-no-action-left = в «{ $moment }» действий уже быть не может
fault-no-turn-left = в «{ $moment }» нет хода, который можно закончить
fault-zero = это всегда 0
fault-unseen-cards = противник не видел «{ $name }»
fault-unseen-deck = колода лежит лицом вниз: сначала используйте `look_at_top` или `search`
fault-chance = случай выбирает только из вашей стопки сброса или из руки противника, и никто ничего не решает
fault-unseen-hand = вы не видели эту руку: сначала используйте `look_at_hand`
fault-your-hand = противник не видел вашу руку
fault-high-number = предлагаются числа до { $number }, а наибольшее возможное — { $most }
fault-modes = вариантов должно быть от 2 до { $most }
fault-pick = нельзя выбрать { $pick } из { $count } { $count ->
    [one] варианта
   *[other] вариантов
}
fault-draw-bind = имя можно дать только своим картам
fault-discard-bind = имя не может обозначать карты нескольких игроков
fault-marker-bind = имя не может обозначать несколько жетонов: выберите их через `at`
fault-take = взять можно только карты из вашей стопки сброса или выбранные карты
fault-take-theirs = «{ $name }» — карты противника: взять их нельзя
fault-search-piles = укажите хотя бы одну стопку, каждую — только один раз
fault-one-or-each = используйте либо `one`, либо `each`
fault-with-one = `may` и `by` можно использовать только с `one`
fault-both = имя «{ $name }» использовано и для `dealt`, и для `defeated`: нужны два разных имени
fault-put-on-empty = бойца можно поместить только в свободную ячейку (MOV-5)
fault-place-one = здесь помещают одного бойца: выберите его через `one`

## Эффекты: бойцы, ячейки, карты, числа, условия

# $known — список вроде `after_combat`.
fault-not-at = `{ $what }` нельзя использовать в «{ $moment }», только в { $known }
fault-names-a = «{ $name }» уже обозначает { $kind ->
    [fighter] бойца
    [fighters] бойцов
    [space] ячейку
    [number] число
   *[cards] карты
}
fault-not-chosen = «{ $name }» не выбирают до этого шага
fault-not-always-chosen = «{ $name }» выбирают до этого шага не во всех случаях
fault-is-a = «{ $name }» обозначает { $kind ->
    [fighter] бойца
    [fighters] бойцов
    [space] ячейку
    [number] число
   *[cards] карты
}, а не { $wanted ->
    [fighter] бойца
    [fighters] бойцов
    [space] ячейку
    [number] число
   *[cards] карты
}
fault-which-opponent = неясно, какой противник имеется в виду: сначала используйте `choose_opponent` (FFA-3)
fault-no-opposing = в этом условии нет `opposing`
fault-no-self = в этот момент нет `self`: укажите бойца
fault-no-fighter = нет бойца «{ $fighter }» (доступно: { $known })
fault-defeated = поверженных бойцов нет на поле боя (DEF-1)
fault-own-fighter = «{ $fighter }» — ваш боец, а не боец противника (FIG-5)
fault-defeated-name = поверженного бойца указывайте по id
fault-spaces = укажите от одной до шести выбранных ячеек
fault-with-marker = используйте либо `with_marker`, либо `without_marker`
fault-own-deck = id и ключевые слова должны быть из вашей колоды
fault-no-card = в этой колоде нет карты «{ $card }» (доступно: { $known })
fault-no-keyword = в этой колоде нет карты с ключевым словом «{ $keyword }» (доступно: { $known })
fault-used-to-boost = карты, использованные для усиления, лежат в вашей стопке сброса
# $pile — `hand` или `deck`.
fault-hidden-pile = карты в { $pile ->
    [hand] руке
   *[deck] колоде
} скрыты: посчитать можно только все сразу
fault-conditions = объедините от одного до шести условий
fault-below = либо сравните с другим бойцом, либо укажите границы
fault-bounds = используйте `at_least`, `at_most` или оба
fault-no-number = нет числа не меньше { $least } и не больше { $most }
fault-every-number = условие ничего не проверяет: число никогда не бывает меньше 0
# $known — список имён или `error-none`.
fault-no-token = нет жетона «{ $token }» (доступно: { $known })
fault-no-side = у жетона «{ $token }» нет стороны «{ $side }» (доступно: { $known })
fault-no-counter = нет счётчика «{ $counter }» (доступно: { $known })
fault-no-ability = нет способности «{ $ability }» (доступно: { $known })
fault-idle-ability = способность «{ $ability }» ничего не делает в «{ $moment }»
fault-high-price = цена — { $count }, а значение счётчика «{ $counter }» никогда не бывает больше { $most }
fault-spend-for = нужно имя для числа (`bind`) или строки (`lines`)
fault-counter-start = начальное значение счётчика не может быть больше его максимума ({ $most })
fault-chosen-number = «{ $name }» — это число: сравнивайте его с помощью `test: amount`
fault-top = верхняя карта есть только у `deck` и `discard`
fault-outer = только эффекты дополнительной атаки могут ссылаться на атаку, которая её вызвала
fault-no-symbols = ни у одной способности нет `kind: symbols`
fault-no-symbol = «{ $symbol }» — не символ (доступно: { $known })
fault-by-player = только карта, которая переходит из рук в руки, может говорить, кто её разыграл (см. способность `lend`)
fault-not-owner = здесь `you` — другой игрок, и такого у него нет: это есть только у владельца карты
fault-no-lend = ни одна способность этого героя не отдаёт карты (см. способность `lend`)
fault-lend-twice = `kind: lend` может быть только у одной способности
fault-lent-card = карта, которая переходит из рук в руки, должна быть для любого бойца и не может иметь `playable_if`, `also`, `against`, `face_up`, `hides_hand` или дополнительную атаку
fault-many-lent = из рук в руки переходит больше карт, чем { $most }
fault-symbols-twice = `kind: symbols` может быть только у одной способности
fault-also = карты типа { $type } нельзя разыгрывать ещё и как карты указанного здесь типа
fault-above = ограничить числом можно только боевой урон
fault-against = картами типа { $type } не атакуют
fault-against-friends = атакуют вражеских бойцов на поле боя
fault-passed = боец может пройти через бойцов противника только с `through`
fault-passed-stay = `stay: false` не сочетается с `passed`
fault-share-twice = `kind: share_damage` может быть только у одной способности
fault-share-defeated = поверженные бойцы не получают урона
# $known — список имён или `error-none`.
fault-no-marker = нет жетона «{ $marker }» (доступно: { $known })

## Сценарии: что сказано в файле и какую позицию он задаёт

# Место ошибки.
fault-scenario = сценарий { $number } ({ $name })
fault-scenario-beside = кроме `scenarios`, в файле может быть только `content`, словарь по id; найдено: { $found }
fault-scenario-random = случайный исход «{ $entry }»: укажите место и карту, например `p2 feint`
fault-scenario-set-up = позицию нельзя подготовить: { $why }
fault-scenario-accepted = подготовка принята, а ожидался отказ
fault-scenario-refused = подготовка отклонена: { $why } ({ $message }); ожидалось { $expected }
fault-word = `{ $key }`: «{ $word }» неизвестно (доступно: { $known })
fault-word-near = `{ $key }`: «{ $word }» неизвестно; может быть, «{ $near }»?
fault-event-kind = событию нужен `kind`: { $event }
fault-event-field = у события вида «{ $kind }» нет поля «{ $field }» (доступно: { $known })
fault-event-number = `{ $field }` события должно быть числом, а не «{ $found }»
fault-event-flag = `{ $field }` события может быть только `true` или отсутствовать; найдено: «{ $found }»
fault-event-term = слагаемое в `{ $field }` события должно содержать { $known }, а не «{ $found }»
fault-position-twice = боец указан дважды: с местом и без него
fault-position-health = здоровье бойца { $fighter } не может быть больше { $most } (FIG-4)
fault-position-reserve = { $fighter } начинает вне поля: если боец уже вышел на поле, укажите `space`
fault-position-on-board = { $fighter } начинает на поле и не может быть в резерве
fault-position-taken = на ячейке { $space } два бойца (BRD-1)
fault-position-away = { $fighter } не может быть вне поля: здесь ничто не позволяет бойцу его покинуть
fault-position-copies = у { $seat } больше нет экземпляров «{ $card }»
fault-position-chance = чисел в `chance` должно быть { $count } (по два на место), а не { $found }
fault-position-place = у { $seat } нет карты на месте { $place } в колоде: карт в ней { $count }
fault-position-markers = у { $seat } жетонов «{ $marker }»: { $count }, а не { $wrong }
fault-position-marked = на одной ячейке два жетона «{ $marker }» (FOG-4)

## Сценарии: что не выполняется. Значения показаны, как они записаны: None, True, списки.

fault-step = шаг { $number }: { $why }
fault-step-answers = в шаге может быть только один ответ
fault-step-not-offered = «{ $option }» не предлагается; предлагается: { $offered }
fault-step-offered = «{ $option }» предлагается
fault-step-only = предлагается: { $offered }; ожидалось только: { $expected }
fault-step-over = игра окончена: решать больше нечего
fault-step-asked-seat = решает «{ $found }», ожидалось «{ $expected }»
fault-step-asked-kind = вид решения — «{ $found }», ожидался «{ $expected }»
fault-step-asked-source = источник решения — «{ $found }», ожидался «{ $expected }»
fault-step-refusal = игра изменилась, хотя «{ $answer }» отклонено
# $rule — правило вроде ATK-1, $why — весь отказ.
fault-step-rule = «{ $answer }» отклонено по { $rule } ({ $why }), ожидалось { $expected }
fault-step-no-rule = «{ $answer }» отклонено, но не по правилу ({ $why }), ожидалось { $expected }
fault-step-accepted = «{ $answer }» принято, а ожидался отказ
fault-step-no-combat = боя не было и сейчас нет
fault-step-no-combat-now = бой не идёт
fault-step-known = { $viewer } знает { $found } из руки { $seat }, ожидалось { $expected }
fault-step-known-deck = { $viewer } знает { $found } из колоды { $seat }, ожидалось { $expected }
fault-step-not-happened = { $event } не произошло (в этом порядке); события: { $events }
fault-step-happened = { $event } произошло
# $what — ключ файла (`turn`, `attack`), боец или одно из перечисленного ниже.
fault-step-differs = { $what }: { $found }, ожидалось { $expected }
fault-step-fighter-space = ячейка { $fighter }
fault-step-fighter-health = здоровье { $fighter }
fault-step-seen = `{ $what }` глазами { $viewer }
fault-step-hand = рука { $seat }
fault-step-hand-size = число карт в руке { $seat }
fault-step-deck = колода { $seat }
fault-step-deck-size = число карт в колоде { $seat }
fault-step-deck-top = верх колоды { $seat }
fault-step-deck-bottom = низ колоды { $seat }
fault-step-discard = стопка сброса { $seat }
fault-step-discard-size = число карт в стопке сброса { $seat }
fault-step-discard-top = верх стопки сброса { $seat }
fault-step-token = { $token } { $seat }
fault-step-status = состояние { $seat }
