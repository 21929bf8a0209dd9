### Вади файлів героїв, полів бою та сценаріїв. Перед кожною стоять файл і місце: `medusa.yaml: hero.count: …`
### Назви в лапках і слова в `…` лишаються як є: коди, ключі файлів. Тексти кажуть так, як вони написані. Правило на
### зразок (SET-1) стоїть наприкінці.

## Читання файлів

fault-unreadable = неможливо прочитати: { $why }
fault-folder = неможливо прочитати: це тека
fault-device = неможливо прочитати: це канал або пристрій, а не файл
fault-not-utf8 = неможливо прочитати: це не текст у UTF-8 (байт { $byte })
fault-large = байтів більше ніж { $most }
# Місце вади.
fault-line = рядок { $line }, стовпець { $column }
fault-not-yaml = це не YAML
fault-not-yaml-because = це не YAML: { $why }
fault-alias = псевдоніми не дозволені
fault-tag = теги не дозволені
fault-merge = злиття не дозволені
fault-many-values = значень більше ніж { $most }
fault-deep = глибина вкладення більша ніж { $most }
fault-large-number = число завелике
fault-key = ключ — це одне слово
fault-twice = «{ $name }» стоїть двічі
fault-half-character = у «{ $text }» є половина символа
fault-too-many = вад уже { $most }: решту не перевірено

## Що стоїть там, де очікували іншого

# $found — значення, як його написано, або один із видів нижче; так само $expected.
fault-expected = знайдено { $found }, очікували { $expected }
fault-unknown-key = невідомий ключ (відомі: { $known })
fault-unknown-key-expected = невідомий ключ; очікували { $expected }
fault-missing = бракує `{ $key }`
fault-missing-known = бракує `{ $key }` (відомі: { $known })
fault-not-called = `{ $key }`: невідоме значення { $found } (відомі: { $known })
# $expected — число або одне з двох нижче.
fault-entries = елементів { $count }, очікували { $expected }
fault-from-to = від { $least } до { $most }
fault-at-least = щонайменше { $least }

## Види того, що очікували або знайшли: у знахідному відмінку

fault-type-mapping = відображення
fault-type-mapping-with = відображення з `{ $key }`
fault-type-list = список
fault-type-list-of = список такої довжини: { $count }
fault-type-whole-number = ціле число від { $least } до { $most }
fault-type-number = число від { $least } до { $most }
fault-type-text = текст довжиною від { $least } до { $most } символів
fault-type-any-number = ціле число
fault-type-any-text = текст
fault-type-line = текст довжиною від 1 до 80 символів, в одному рядку, лише видимі символи, без пропусків по краях
fault-type-name = назву з малих літер, цифр та _
fault-type-fighter = бійця
fault-type-binding = `$name`
fault-type-card = `own`, `opposing` або `$name`
fault-type-one-of = одне з { $values }
fault-type-truth = true або false
fault-type-nothing = порожнечу

## Герої

fault-not-a-hero = герой — це відображення з name, hero, move, cards …
fault-id = код — це назва файлу, у самому файлі його не пишуть
fault-same-id = герой і поле бою не можуть мати однаковий код
fault-numbers-alone = числа належать до ефекту, названого через `use`
fault-no-shared = немає спільного ефекту «{ $name }» (відомі: { $known })
# $wanted — перелік назв або `error-none`.
fault-numbers = «{ $name }» потребує таких чисел: { $wanted }
fault-shared-timing = «{ $name }» уже має ефект у цей момент
fault-deck-size = карт у колоді { $count }, а має бути { $size } (SET-1)
fault-many-keywords = ключових слів більше ніж { $most }
fault-many-triggers = ефектів у момент «{ $moment }» — { $count }, а можливо щонайбільше { $most }
fault-one-hero = героєм є рівно один боєць (FIG-1)
fault-reserved = «{ $name }» — слово мови, а не назва
fault-health = { $fighter }: початкове здоров’я більше за максимальне (FIG-4)
fault-answer = «{ $name }» — відповідь, а не назва
# $type — `attack`, `defense`, `versatile` або `scheme`.
fault-no-value = тип — { $type }: він не має значення (CRD-1)
fault-needs-value = тип — { $type }: він потребує значення (CRD-1)
fault-card-fighter = немає бійця «{ $fighter }» (CRD-2)
fault-timing = тип — { $type }: він не має такого моменту
fault-face-up = діяти, перш ніж її відкрито, може лише карта, яку грають горілиць
fault-bonus-timing = додаткова атака не має такого моменту
fault-idle-scheme = виверт без ефекту нічого не робить (SCH-2)
fault-no-one-fighter = «{ $moment }» не стосується одного бійця
fault-maneuver-by = маневр однаково переміщує всіх ваших бійців (MAN-2)

## Поля бою

fault-not-a-board = поле бою — це відображення з name, zones, spaces, edges …
fault-no-zone = немає зони «{ $zone }» (BRD-3)
fault-empty-zone = у зоні «{ $zone }» немає жодної комірки (BRD-3)
fault-line-ends = з’єднує «{ $first }» і «{ $second }»: потрібні дві різні відомі комірки (BRD-2)
fault-line-twice = «{ $first }» і «{ $second }» з’єднано двічі
fault-no-line = «{ $first }» і «{ $second }» не з’єднано лінією
fault-passage = прохід на «{ $space }» нікуди не веде (PASS-1)
fault-no-way = немає шляху до { $spaces }
fault-starts = початкові комірки мають номери 1, 2, … по одному разу, щонайменше дві; знайдено { $found } (BRD-5)

## Ефекти: кроки та програми

fault-unused = «{ $name }» вибрано, але не використано
fault-long-effect = інструкцій в ефекті більше ніж { $most }
fault-many-names = назв, які запам’ятовує ефект, більше ніж { $most }
fault-deep-steps = глибина вкладення кроків більша ніж { $most }
fault-no-steps = немає кроків
fault-combat-opponent = у бою суперник — інший його учасник (FFA-3)
fault-no-action-left = у момент «{ $moment }» дій уже не залишилося
fault-zero = завжди дорівнює 0
fault-unseen-cards = суперник не бачив «{ $name }»
fault-unseen-deck = колода лежить долілиць: використайте look_at_top або search
fault-unseen-hand = ви не бачили цієї руки: поставте перед цим look_at_hand
fault-your-hand = суперник не бачив вашої руки
fault-high-number = пропонує числа до { $number }, а найбільше — { $most }
fault-modes = можливо від 2 до { $most } варіантів
fault-pick = вибирає { $pick } із { $count } варіантів
fault-draw-bind = запам’ятати можна лише власні карти
fault-discard-bind = одна назва не може означати карти кількох гравців
fault-take = узяти можна лише карти зі свого скиду або вибрані
fault-take-theirs = «{ $name }» — карти суперника, вам їх не взяти
fault-search-piles = називає кожну купу один раз, щонайменше одну
fault-one-or-each = має бути або `one`, або `each`
fault-with-one = `may` і `by` бувають лише з `one`
fault-both = «{ $name }» не може бути і тим, і тим
fault-put-on-empty = бійця можна поставити лише на порожню комірку (MOV-5)
fault-place-one = розміщує одного бійця: виберіть його через `one`

## Ефекти: бійці, комірки, карти, кількості, умови

# $known — перелік моментів, як-от `after_combat`.
fault-not-at = `{ $what }` не може стояти в момент «{ $moment }», лише в { $known }
fault-kind-of-name = { $kind ->
    [fighter] боєць
    [space] комірка
    [number] число
   *[cards] карти
}
fault-names-a = «{ $name }» — це вже { fault-kind-of-name }
fault-not-chosen = «{ $name }» перед цим не вибрано
fault-not-always-chosen = «{ $name }» вибрано не на кожному шляху сюди
fault-is-a = «{ $name }» — це { fault-kind-of-name }, а не { $wanted ->
    [fighter] боєць
    [space] комірка
    [number] число
   *[cards] карти
}
fault-which-opponent = якого суперника мають на увазі? поставте перед цим choose_opponent (FFA-3)
fault-no-self = назвіть бійця: у цей момент `self` нікого не означає
fault-no-fighter = немає бійця «{ $fighter }» (відомі: { $known })
fault-defeated = загиблі бійці ніде не стоять (DEF-1)
fault-own-fighter = «{ $fighter }» — ваш боєць, а не ворожий (FIG-5)
fault-defeated-name = загиблого бійця називають за кодом
fault-spaces = називає від однієї до шести вибраних комірок
fault-own-deck = коди та ключові слова — лише з власної колоди
fault-no-card = у цій колоді немає карти «{ $card }»
fault-no-keyword = у цій колоді жодна карта не має ключового слова «{ $keyword }»
fault-used-to-boost = карти, використані для поліпшення, лежать у вашому скиді
# $pile — `hand` або `deck`.
fault-hidden-pile = { $pile ->
    [hand] руку
   *[deck] колоду
} приховано: порахувати можна лише всі карти
fault-conditions = поєднує від однієї до шести умов
fault-bounds = має бути `at_least`, `at_most` або обидва
fault-no-number = немає числа, не меншого ніж { $least } і не більшого ніж { $most }
fault-every-number = кожне число не менше ніж 0
# $known — перелік назв або `error-none`.
fault-no-token = немає жетона «{ $token }» (відомі: { $known })
fault-no-side = жетон «{ $token }» не має сторони «{ $side }» (має: { $known })

## Сценарії: що каже файл і яку позицію він задає

# Місце вади.
fault-scenario = сценарій { $number } ({ $name })
fault-scenario-beside = поруч зі `scenarios` може стояти лише `content`, відображення за кодами; знайдено { $found }
fault-scenario-random = випадковий результат «{ $entry }»: пишіть гравця й карту, `p2 feint`
fault-scenario-set-up = позицію не можна виставити: { $why }
fault-scenario-accepted = підготовку прийнято, очікували відмову
fault-scenario-refused = підготовку відхилено: { $why } ({ $message }); очікували { $expected }
fault-word = `{ $key }`: «{ $word }» невідоме; відомі: { $known }
fault-word-near = `{ $key }`: «{ $word }» невідоме; може, «{ $near }»?
fault-event-kind = подія потребує `kind`: { $event }
fault-event-field = подія виду «{ $kind }» не має поля «{ $field }»; її поля: { $known }
fault-event-number = `{ $field }` події — число, а не «{ $found }»
fault-event-flag = `{ $field }` події — `true` або нічого, а не «{ $found }»
fault-event-term = складник у `{ $field }` події має { $known }, а не «{ $found }»
fault-position-twice = бійця названо двічі, з гравцем і без нього
fault-position-health = боєць { $fighter } не може мати здоров’я більше ніж { $most } (FIG-4)
fault-position-reserve = { $fighter } починає поза полем: якщо боєць уже вийшов, вкажіть `space`
fault-position-on-board = { $fighter } починає на полі й не може бути в резерві
fault-position-taken = на комірці { $space } стоять двоє бійців (BRD-1)
fault-position-copies = гравець { $seat } не має більше копій карти «{ $card }»
fault-position-chance = у «chance» має бути по два числа на гравця, разом { $count }, а не { $found }
fault-position-place = у колоді { $seat } немає карти на місці { $place }: усього карт { $count }

## Сценарії: що не справджується. Значення показано так, як їх написано: None, True, списки.

fault-step = крок { $number }: { $why }
fault-step-answers = крок містить одну відповідь
fault-step-not-offered = «{ $option }» немає серед варіантів; є { $offered }
fault-step-offered = «{ $option }» є серед варіантів
fault-step-only = є варіанти { $offered }; очікували лише { $expected }
fault-step-over = гру завершено, нікого не запитують
fault-step-asked-seat = запитано гравця «{ $found }», очікували «{ $expected }»
fault-step-asked-kind = вид рішення — «{ $found }», очікували «{ $expected }»
fault-step-asked-source = запитує «{ $found }», очікували «{ $expected }»
fault-step-refusal = відхилення «{ $answer }» змінило гру
# $rule — правило на зразок ATK-1, $why — уся відмова.
fault-step-rule = «{ $answer }» відхилено за { $rule } ({ $why }), очікували { $expected }
fault-step-no-rule = «{ $answer }» відхилено без правила ({ $why }), очікували { $expected }
fault-step-accepted = «{ $answer }» прийнято, очікували відмову
fault-step-no-combat = жодного бою не завершено й жоден не триває
fault-step-no-combat-now = жоден бій не триває
fault-step-known = { $viewer } знає { $found } з руки гравця { $seat }, очікували { $expected }
fault-step-known-deck = { $viewer } знає { $found } з колоди гравця { $seat }, очікували { $expected }
fault-step-not-happened = { $event } не сталося (у цьому порядку); події: { $events }
fault-step-happened = { $event } сталося
# $what — ключ файлу (`turn`, `attack`), боєць або щось із наведеного нижче.
fault-step-differs = { $what } — { $found }, очікували { $expected }
fault-step-fighter-space = комірка бійця { $fighter }
fault-step-fighter-health = здоров’я бійця { $fighter }
fault-step-seen = `{ $what }`, як бачить { $viewer },
fault-step-hand = рука гравця { $seat }
fault-step-hand-size = кількість карт на руці гравця { $seat }
fault-step-deck = колода гравця { $seat }
fault-step-deck-size = кількість карт у колоді гравця { $seat }
fault-step-deck-top = верх колоди гравця { $seat }
fault-step-deck-bottom = низ колоди гравця { $seat }
fault-step-discard = скид гравця { $seat }
fault-step-discard-size = кількість карт у скиді гравця { $seat }
fault-step-discard-top = верх скиду гравця { $seat }
fault-step-token = { $token } гравця { $seat }

## Жетони на полі

fault-links = «{ $fighter }» ходить лише за одним видом жетонів
fault-no-turn-left = у момент «{ $moment }» немає ходу, який можна закінчити
fault-marker-bind = одна назва не може означати кілька жетонів: уточніть через `at`
fault-with-marker = вказує або `with_marker`, або `without_marker`
fault-no-marker = немає жетона «{ $marker }» (відомі: { $known })
fault-position-away = { $fighter } не може бути поза полем: тут ніщо не дає бійцеві піти
fault-position-markers = { $seat }: жетонів «{ $marker }» — { $count }, а не { $wrong }
fault-position-marked = два жетони «{ $marker }» лежать на одній комірці (FOG-4)
fault-step-status = стан гравця { $seat }
