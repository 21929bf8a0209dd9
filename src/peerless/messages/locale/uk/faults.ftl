### Проблеми у файлах героїв, полів бою та сценаріїв. Перед кожною стоять файл і місце: `medusa.yaml: hero.count: …`
### Назви в лапках і слова в `…` лишаються як є: ідентифікатори, ключі файлів. Проблема починається з малої літери
### й не має крапки в кінці. Правило на зразок (SET-1) — наприкінці.

## Читання файлів

fault-unreadable = не вдається прочитати: { $why }
fault-folder = не вдається прочитати: це тека
fault-device = не вдається прочитати: це канал або пристрій, а не файл
fault-not-utf8 = не вдається прочитати: це не текст у UTF-8 (байт { $byte })
fault-large = файл більший за { $most } Б
fault-not-yaml = це не YAML
fault-not-yaml-because = це не YAML: { $why }
fault-alias = псевдоніми YAML не дозволено
fault-tag = теги YAML не дозволено
fault-merge = ключі злиття YAML не дозволено
fault-many-values = значень у файлі більше ніж { $most }
fault-deep = глибина вкладеності значень більша ніж { $most }
fault-large-number = число завелике
fault-key = ключ має бути одним словом
fault-twice = «{ $name }» вказано двічі
fault-half-character = у «{ $text }» є половина сурогатної пари
fault-too-many = перевірку зупинено після { $most } { $most ->
    [one] проблеми
   *[other] проблем
}: решту файлу не перевірено

## Що стоїть там, де очікували іншого

# $found — значення, як його написано, або один із видів нижче; так само $expected.
fault-expected = знайдено { $found }, очікувано { $expected }
# $fault is any of these.
fault-near = { $fault }; можливо, «{ $near }»?
fault-unknown-key = невідомий ключ (відомі: { $known })
fault-unknown-key-expected = невідомий ключ; очікувано { $expected }
fault-missing = бракує `{ $key }`
fault-missing-known = бракує `{ $key }` (відомі: { $known })
fault-not-called = немає `{ $key }` { $found } (відомі: { $known })
# $expected — число або одне з двох нижче.
fault-entries = знайдено елементів: { $count }, очікувано: { $expected }
fault-from-to = від { $least } до { $most }
fault-at-least = щонайменше { $least }

## Види того, що очікували або знайшли: у знахідному відмінку

fault-type-mapping = відображення
fault-type-mapping-with = відображення з `{ $key }`
fault-type-list = список
fault-type-list-of = список із { $count } { $count ->
    [one] елемента
   *[other] елементів
}
fault-type-whole-number = ціле число від { $least } до { $most }
fault-type-number = число від { $least } до { $most }
fault-type-text = текст довжиною від { $least } до { $most } символів
fault-type-any-number = ціле число
fault-type-any-text = текст
fault-type-line = один рядок завдовжки від { $least } до { $most } видимих символів, без пробілів на початку й у кінці
fault-type-name = назву з малих літер, цифр та _
fault-type-fighter = бійця
fault-type-binding = `$name`
fault-type-card = `own`, `opposing` або `$name`
fault-type-one-of = одне з { $values }
fault-type-truth = true або false
fault-type-nothing = порожнє значення

## Герої

fault-not-a-hero = файл героя — це відображення з `name`, `hero`, `move`, `cards` …
fault-id = приберіть ідентифікатор: ним є назва файлу
fault-same-id = герой і поле бою не можуть мати однаковий ідентифікатор: перейменуйте один із файлів
fault-numbers-alone = числа можна вказати лише для ефекту, названого в `use`
fault-no-shared = немає спільного ефекту «{ $name }» (відомі: { $known })
# $wanted — перелік назв або `error-none`.
fault-numbers = числа, які треба вказати для «{ $name }»: { $wanted }
fault-shared-timing = «{ $name }» уже має ефект для цього моменту
fault-deck-size = карт у колоді { $count } замість { $size } (SET-1)
fault-many-keywords = ключових слів у героя більше ніж { $most }
fault-many-triggers = ефектів у момент «{ $moment }» — { $count }: може бути щонайбільше { $most }
fault-one-hero = героєм має бути рівно один боєць (FIG-1)
fault-reserved = «{ $name }» — зарезервоване слово: виберіть іншу назву
fault-health = { $fighter }: початкове здоров’я більше за максимальне (FIG-4)
fault-answer = «{ $name }» гравці вводять як відповідь: виберіть іншу назву
# $type — `attack`, `defense`, `versatile` або `scheme`.
fault-no-value = у карти типу { $type } не повинно бути числового значення (CRD-1)
fault-needs-value = для карти типу { $type } треба вказати значення (CRD-1)
fault-card-fighter = немає бійця «{ $fighter }» (відомі: { $known }) (CRD-2)
fault-timing = карта типу { $type } не може діяти в цей момент
fault-face-up = мати ефект до відкриття може лише карта, яку грають горілиць
fault-bonus-timing = у цей момент не можна виконати додаткову атаку
fault-idle-scheme = виверт без ефекту нічого не робить (SCH-2)
fault-no-one-fighter = «{ $moment }» не стосується якогось одного бійця
fault-bonus-by = бонус буває лише для дружніх або ваших бійців на полі бою
fault-maneuver-by = дальність переміщення під час маневру однакова для всіх ваших бійців (MAN-2)

## Поля бою

fault-not-a-board = файл поля бою — це відображення з `name`, `zones`, `spaces`, `edges` …
fault-no-zone = немає зони «{ $zone }» (відомі: { $known }) (BRD-3)
fault-empty-zone = у зоні «{ $zone }» немає жодної комірки (BRD-3)
fault-line-ends = лінія від «{ $first }» до «{ $second }» має з’єднувати дві різні комірки цього поля бою (BRD-2)
fault-line-twice = «{ $first }» і «{ $second }» з’єднано двічі
fault-no-line = між «{ $first }» і «{ $second }» немає лінії
fault-passage = прохід на «{ $space }» нікуди не веде: позначте ще хоча б одну комірку (PASS-1)
fault-no-way = до { $spaces } не можна дістатися з решти поля бою
fault-one-way = через односторонні лінії туди або звідти не дістатися: { $spaces } (WAY-1)
fault-no-space = на цьому полі бою немає комірки «{ $space }»
fault-bin-on-belt = комірка «{ $space }» лежить на конвеєрі, тож не може бути там, куди він скидає (BELT-2)
fault-starts = має бути щонайменше дві початкові комірки, пронумеровані 1, 2, … без пропусків; знайдено { $found } (BRD-5)

## Поради щодо файлів без помилок

fault-zone-color = зона «{ $zone }» не має власного кольору, тож отримає довільний (зони із власним кольором: { $known })

## Ефекти: кроки та програми

fault-unused = «{ $name }» вибрано, але не використано
fault-long-effect = інструкцій в ефекті більше ніж { $most }
fault-many-names = назв в ефекті більше ніж { $most }
fault-deep-steps = глибина вкладеності кроків більша ніж { $most }
fault-no-steps = немає кроків
fault-combat-opponent = у бою суперник — це завжди другий гравець цього бою (FFA-3)
fault-no-action-left = після моменту «{ $moment }» дій уже не буде
fault-zero = це завжди дорівнює 0
fault-unseen-cards = суперник не бачив «{ $name }»
fault-unseen-deck = колода лежить долілиць: спершу використайте `look_at_top` або `search`
fault-chance = випадок вибирає лише з вашого скиду або з руки суперника, і ніхто нічого не вирішує
fault-unseen-hand = ви не бачили цієї руки: спершу використайте `look_at_hand`
fault-your-hand = суперник не бачив вашої руки
fault-high-number = пропонує числа до { $number }; найбільше можливе — { $most }
fault-modes = варіантів має бути від 2 до { $most }
fault-pick = не можна вибрати { $pick } із { $count } варіантів
fault-draw-bind = дати назву можна лише власним картам
fault-discard-bind = назва не може позначати карти кількох гравців
fault-take = узяти можна лише карти зі свого скиду або вибрані
fault-take-theirs = «{ $name }» — це карти суперника: взяти їх не можна
fault-search-piles = назвіть щонайменше один стос карт, кожен лише раз
fault-one-or-each = використайте або `one`, або `each`
fault-with-one = `may` і `by` можна використати лише з `one`
fault-both = «{ $name }» використано і для `dealt`, і для `defeated`: потрібні дві різні назви
fault-put-on-empty = бійця можна поставити лише на порожню комірку (MOV-5)
fault-place-one = тут розміщують одного бійця: виберіть його через `one`

## Ефекти: бійці, комірки, карти, кількості, умови

# $known — перелік моментів, як-от `after_combat`.
fault-not-at = `{ $what }` не можна використати в момент «{ $moment }», лише в { $known }
fault-kind-of-name = { $kind ->
    [fighter] бійця
    [fighters] бійців
    [space] комірку
    [number] число
   *[cards] карти
}
fault-names-a = «{ $name }» уже позначає { fault-kind-of-name }
fault-not-chosen = «{ $name }» не вибрано до цього кроку
fault-not-always-chosen = «{ $name }» не завжди вибрано до цього кроку
fault-is-a = «{ $name }» позначає { fault-kind-of-name }, а не { $wanted ->
    [fighter] бійця
    [fighters] бійців
    [space] комірку
    [number] число
   *[cards] карти
}
fault-which-opponent = незрозуміло, якого суперника мають на увазі: спершу використайте `choose_opponent` (FFA-3)
fault-no-opposing = у цій умові немає `opposing`
fault-no-self = у цей момент немає `self`: назвіть бійця
fault-no-fighter = немає бійця «{ $fighter }» (відомі: { $known })
fault-defeated = загиблих бійців немає на полі бою (DEF-1)
fault-own-fighter = «{ $fighter }» — ваш боєць, він ніколи не ворожий (FIG-5)
fault-defeated-name = загиблого бійця називайте за ідентифікатором
fault-spaces = назвіть від однієї до шести вибраних комірок
fault-own-deck = ідентифікатори та ключові слова мають бути з власної колоди
fault-no-card = у цій колоді немає карти «{ $card }» (відомі: { $known })
fault-no-keyword = у цій колоді жодна карта не має ключового слова «{ $keyword }» (відомі: { $known })
fault-used-to-boost = карти, використані для поліпшення, лежать у вашому скиді
# $pile — `hand` або `deck`.
fault-hidden-pile = карти { $pile ->
    [hand] на руці
   *[deck] у колоді
} приховано: порахувати можна лише всі разом
fault-conditions = поєднайте від однієї до шести умов
fault-below = або порівняйте з іншим бійцем, або вкажіть межі
fault-bounds = використайте `at_least`, `at_most` або обидва
fault-no-number = немає числа, не меншого ніж { $least } і не більшого ніж { $most }
fault-every-number = кожне число не менше ніж 0
# $known — перелік назв або `error-none`.
fault-no-token = немає жетона «{ $token }» (відомі: { $known })
fault-no-side = жетон «{ $token }» не має сторони «{ $side }» (відомі: { $known })
fault-no-counter = немає лічильника «{ $counter }» (відомі: { $known })
fault-no-ability = немає вміння «{ $ability }» (відомі: { $known })
fault-idle-ability = вміння «{ $ability }» нічого не робить у момент «{ $moment }»
fault-high-price = ціна — { $count }, а значення лічильника «{ $counter }» ніколи не буває більше ніж { $most }
fault-spend-for = потрібне ім’я для числа (`bind`) або рядки (`lines`)
fault-counter-start = початкове значення лічильника не може перевищувати його максимум ({ $most })
fault-chosen-number = «{ $name }» — це число: порівнюйте його за допомогою `test: amount`
fault-top = верхня карта є лише в `deck` і `discard`
fault-outer = лише ефекти додаткової атаки можуть посилатися на атаку, яка її спричинила
fault-no-symbols = жодне вміння не має `kind: symbols`
fault-no-symbol = «{ $symbol }» — не символ (відомі: { $known })
fault-by-player = лише карта, яка переходить з рук у руки, може казати, хто її зіграв (див. вміння `lend`)
fault-not-owner = тут `you` — інший гравець, і такого в нього немає: це є лише у власника карти
fault-no-lend = жодне вміння цього героя не віддає карт (див. вміння `lend`)
fault-lend-twice = `kind: lend` може мати лише одне вміння
fault-lent-card = карта, яка переходить з рук у руки, має бути для будь-якого бійця й не може мати `playable_if`, `also`, `against`, `face_up`, `hides_hand` чи додаткової атаки
fault-many-lent = з рук у руки переходить більше карт, ніж { $most }
fault-symbols-twice = `kind: symbols` може мати лише одне вміння
fault-also = карти типу { $type } не можна зіграти ще й як карти вказаного тут типу
fault-above = до певної кількості можна обмежити лише бойові поранення
fault-against = картами типу { $type } не атакують
fault-against-friends = атакують ворожих бійців на полі бою
fault-passed = боєць може пройти через бійців суперника лише з `through`
fault-passed-stay = `stay: false` не поєднується з `passed`
fault-share-twice = `kind: share_damage` може мати лише одне вміння
fault-share-defeated = загиблі бійці не зазнають поранень

## Сценарії: що каже файл і яку позицію він задає

# Місце вади.
fault-scenario = сценарій { $number } ({ $name })
fault-scenario-beside = крім `scenarios`, у файлі може бути лише `content` — відображення, ключі якого є ідентифікаторами; знайдено { $found }
fault-scenario-random = випадковий результат «{ $entry }»: вкажіть гравця й карту, як-от `p2 feint`
fault-scenario-set-up = позицію не можна виставити: { $why }
fault-scenario-accepted = початкову позицію прийнято, хоча її мало бути відхилено
fault-scenario-refused = початкову позицію відхилено: { $why } ({ $message }); очікувано { $expected }
fault-word = `{ $key }`: «{ $word }» — невідоме слово (відомі: { $known })
fault-word-near = `{ $key }`: «{ $word }» — невідоме слово; можливо, «{ $near }»?
fault-event-kind = подія потребує `kind`: { $event }
fault-event-field = подія виду «{ $kind }» не має поля «{ $field }» (відомі: { $known })
fault-event-number = `{ $field }` події має бути числом, а не «{ $found }»
fault-event-flag = `{ $field }` події має бути `true` або відсутнє, а не «{ $found }»
fault-event-term = складник у `{ $field }` події повинен мати { $known }, а не «{ $found }»
fault-position-twice = бійця вказано двічі, з гравцем і без нього
fault-position-health = боєць { $fighter } не може мати здоров’я більше ніж { $most } (FIG-4)
fault-position-reserve = { $fighter } починає поза полем бою: якщо боєць уже вийшов на поле, вкажіть `space`
fault-position-on-board = { $fighter } починає на полі бою й не може бути в резерві
fault-position-taken = на комірці { $space } стоять двоє бійців (BRD-1)
fault-position-copies = гравець { $seat } більше не має примірників карти «{ $card }»
fault-position-chance = у `chance` має бути по два числа на гравця, разом { $count }, а не { $found }
fault-position-place = у колоді гравця { $seat } немає карти на позиції { $place }: карт у ній { $count }

## Сценарії: що не справджується. Значення показано так, як їх написано: None, True, списки.

fault-step = крок { $number }: { $why }
fault-step-answers = у кроці може бути лише одна відповідь
fault-step-not-offered = варіанта «{ $option }» немає; варіанти: { $offered }
fault-step-offered = варіант «{ $option }» є, хоча його не мало бути
fault-step-only = варіанти: { $offered }; очікувано лише: { $expected }
fault-step-over = гру завершено: вирішувати вже нічого
fault-step-asked-seat = вирішує гравець «{ $found }», а мав би «{ $expected }»
fault-step-asked-kind = вид рішення — «{ $found }», очікувано «{ $expected }»
fault-step-asked-source = джерело рішення — «{ $found }», очікувано «{ $expected }»
fault-step-refusal = гра змінилася, хоча «{ $answer }» відхилено
# $rule — правило на зразок ATK-1, $why — уся відмова.
fault-step-rule = «{ $answer }» відхилено за правилом { $rule } ({ $why }), очікувано { $expected }
fault-step-no-rule = «{ $answer }» відхилено, але не за правилом ({ $why }), очікувано { $expected }
fault-step-accepted = «{ $answer }» прийнято, хоча мала бути відмова
fault-step-no-combat = немає ні поточного, ні завершеного бою
fault-step-no-combat-now = жоден бій не триває
fault-step-known = { $viewer } знає { $found } з руки гравця { $seat }, а мав би знати { $expected }
fault-step-known-deck = { $viewer } знає { $found } з колоди гравця { $seat }, а мав би знати { $expected }
fault-step-not-happened = { $event } не сталося (у цьому порядку); події: { $events }
fault-step-happened = { $event } сталося, хоча не мало статися
# $what — ключ файлу (`turn`, `attack`), боєць або щось із наведеного нижче.
fault-step-differs = { $what } — { $found }, очікувано { $expected }
fault-step-fighter-space = комірка бійця { $fighter }
fault-step-fighter-health = здоров’я бійця { $fighter }
fault-step-seen = `{ $what }`, як це бачить { $viewer },
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

fault-links = «{ $fighter }» може переходити лише між жетонами одного виду
fault-nothing-called = тут немає нічого з назвою «{ $name }» (відомі: { $known })
fault-forms = знайдено форм іменника: { $count }; потрібно { $wanted }, по одній на кожен відмінок
fault-no-turn-left = у момент «{ $moment }» немає ходу, який можна закінчити
fault-marker-bind = назва не може позначати кілька жетонів: виберіть їх через `at`
fault-with-marker = використайте або `with_marker`, або `without_marker`
fault-no-marker = немає жетона «{ $marker }» (відомі: { $known })
fault-position-away = { $fighter } не може бути поза полем бою: тут немає ефекту, за яким боєць залишає поле
fault-position-markers = { $seat }: жетонів «{ $marker }» — { $count }, а не { $wrong }
fault-position-marked = два жетони «{ $marker }» лежать на одній комірці (FOG-4)
fault-step-status = стан гравця { $seat }
