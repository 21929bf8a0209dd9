### Термінал: таблиці, заголовки, написи навколо гри. Слова, які вводить гравець, лишаються англійськими.

## Види карт і бійців

type-attack = атака
type-defense = оборона
type-versatile = універсальна
type-scheme = виверт
# По три літери для вузьких вікон.
short-attack = ата
short-defense = обо
short-versatile = уні
short-scheme = вив
melee = ближня атака
ranged = дальня атака

## Герой для читання

hero-move = дальність переміщення { $count }
hero-line = переміщення { $count }, { $fighters }
hero-fighter = { $name }: здоров’я { $several ->
    [yes] по { $health }
   *[no] { $health }
}, { $attack }{ $top ->
    [0] {""}
   *[other] , за класичними правилами максимум { $top }
}
hero-own = здоров’я { $health }, { $attack }
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { $count } { $count ->
    [few] { NAME($name) }
   *[other] { NAME($name, case: "gen") }
}
hero-token = жетон «{ $name }»: { $sides }
hero-marker = { hero-several } на полі бою
hero-ability = Особливе вміння
column-card = карта
column-type = тип
column-boost = поліпш.
column-fighter = боєць
column-text = текст
card-facts = { $type }{ $value }, поліпшення { $boost }.
card-sheet = поліпшення { $boost }  грає: { $players }  у колоді: { $copies }
card-no-effect = Без ефекту.

## Поле бою для читання

column-id = код
column-board = поле бою
column-spaces = комірки
column-zones = зони
column-starts = початкові
column-passages = проходи
column-set = набір
column-space = комірка
column-joined = суміжні
board-zones = зони
board-start-mark = початкова комірка
board-passage-mark = таємний прохід (PASS-1)
board-start = початкова { $count }
board-passage = прохід

## До гри й після неї

play-who = За кого хочете грати?
play-choose = номер або ім’я; Enter — навмання:
play-no-hero = Немає героя «{ $name }».
play-level = Наскільки сильним має бути суперник?
play-choose-level = номер або рівень, Enter — { $level }:
play-no-level = Немає рівня «{ $name }».
level-easy = легкий
level-easy-about = грає просто
level-medium = середній
level-medium-about = дивиться трохи вперед
level-hard = важкий
level-hard-about = обдумує наперед
level-expert = експерт
level-expert-about = обдумує наперед цілу секунду
play-you = ви
play-and = { $first } і { $second }
play-against = { $first } — { $second }
play-on = { $sides }. Поле бою: «{ $board }».
play-help = Довідка: ?
n-answers = { $count } { $count ->
    [one] відповідь
    [few] відповіді
   *[many] відповідей
}
match-left = Гру залишено після { $count } { $count ->
    [one] відповіді
   *[other] відповідей
}.
match-record = Запис гри збережено у файл { $file }.
match-hand-over = Далі { GENDER($who) ->
    [p] грають
   *[other] грає
} { NAME($who) } ({ $seat }): передайте клавіатуру й натисніть Enter.
match-refused = Не прийнято: { $why }
match-choose = виберіть варіант за номером або словами; ? — довідка
match-numbers = варіанти мають номери від 1 до { $count }
match-discards = Скид { NAME($who, case: "gen") } (останні спершу): { $cards }
match-nothing = нічого
match-hands = Рука { NAME($who, case: "gen") }: { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}; відомо: { $cards }
match-no-hero = У цій грі немає героя «{ $name }» (є { $known }).
match-no-card = У цій грі немає карти «{ $name }».
match-save-where = У який файл зберегти? `save FILE`
match-saved = Збережено у файл { $file }; продовжити: peerless play --resume { $file }
replay-note = Примітка: { $note }
replay-report = Крок { $step }, яким його бачив один гравець, поки партія тривала. Уся партія: відкрийте цей файл на сервері, де грали, коли вона закінчиться.
replay-step = після { $count } { $count ->
    [one] відповіді
   *[other] відповідей
} із { $all }
replay-verified = Відтворено так, як записано: { n-answers }.
end-facts = { $turns } { $turns ->
    [one] хід
    [few] ходи
   *[many] ходів
}, { $answers } { $answers ->
    [one] відповідь
    [few] відповіді
   *[many] відповідей
}, зерно { $seed }
end-standing = на полі: { $list }
end-nobody = нікого
end-exhaustion = Виснаження
column-damage = поранення
column-by = від чого
column-to = кому

## Стіл

table-setup = Підготовка
table-turn = Хід { $count }: { $you ->
    [yes] ваш хід
   *[no] { NAME($who) }
}
table-you = ви
table-mate = ваша команда
table-dormant = поки без бійців
table-out = поза грою
table-resigned = здача
table-piles = рука { $hand }  колода { $deck }  скид { $discard }
table-exhausted = виснаження
table-last-discarded = остання в скиді: { $card }
table-known = відомі карти: { $cards }
table-defeated = загибель
table-away = не на полі
table-empty-hand = у вас на руці немає карт
table-boost = поліпшення { $count }
table-combat = бій
table-against = проти
table-a-card = карта
table-no-card = без карти
table-face-down = долілиць
table-second-card = друга карта
table-now = ЗАРАЗ
table-type-number = введіть саме число
table-numbered = як позначено на полі, або код комірки
table-stay = або `stay`, щоб залишитися на { $space }

help =
    Відповідайте номером варіанта або його словами: maneuver, attack alice merlin feint, s12, no_boost.
    Числа в дужках на полі — комірки, які можна вибрати; числа перед вашими картами — карти, які можна вибрати.
    У вузькому вікні карту записано так: `Каверза уні 2 +2` — універсальна (або атака, оборона, виверт), значення,
    значення поліпшення. На полі `s12A` — комірка з її зоною, `■KA:18` — боєць і його здоров’я; герої великими літерами.

    { "  " }card NAME     що робить карта NAME       hero NAME    уся колода героя
    { "  " }hands         що відомо про руки         discards     усі скиди
    { "  " }log           усе, що сталося            save FILE    зберегти запис; продовжити: --resume FILE
    { "  " }table         показати стіл ще раз       resign, quit здатися, вийти з гри

    Щоб перемогти, зменште здоров’я ворожого героя до 0. Хід має дві дії: маневр (візьміть карту, потім переміщуйтеся),
    виверт або атака. Бійці ближньої атаки атакують суміжні комірки, бійці дальньої — ще й комірки з літерою своєї зони.
    Атака завдає стільки поранень, на скільки її значення більше за значення оборони. Карта має й значення поліпшення:
    скиньте її під час маневру, щоб переміститися далі. Порожня колода небезпечна: якщо взяти карту неможливо, кожен ваш
    боєць зазнає 2 поранень.

## `peerless doctor`

doctor-place = База даних: { $place }
doctor-mark-good = гаразд
doctor-mark-note = примітка
doctor-mark-bad = проблема
doctor-good = Проблем не знайдено.
doctor-bad = Знайдено проблем: { $count }. Нічого не змінено. Перш ніж щось лагодити чи відновлювати, скопіюйте всі файли бази даних в інше місце.
doctor-settings = налаштування з оточення придатні
doctor-access = { $file } можна читати й записувати
doctor-access-bad = цей користувач не може читати й записувати { $file }
doctor-space = на диску вільно { $free } МБ
doctor-space-low = на диску лишилося тільки { $free } МБ
doctor-used = базу даних використовує сервер; тут її лише читають
doctor-unused = базу даних не використовує жоден сервер
doctor-log = журнал останніх записів цілий
doctor-log-busy = журнал останніх записів змінюється надто швидко; для перевірки зупиніть сервер
doctor-pages = сторінки, індекси й посилання цілі
doctor-schema = схема актуальна (версія { $version })
doctor-schema-old = схема версії { $version } з { $known }; під час наступного запуску сервер оновить її, і тоді можна буде перевірити решту
doctor-unreadable = столи не читаються: { $why }
doctor-more = і ще таких: { $count }
doctor-logs = у жодному журналі немає пропусків (столів: { $tables }, записів: { $entries })
doctor-matches = кожну партію можна показати або продовжити (партій: { $count })
doctor-match = стіл '{ $table }': { $why }
doctor-match-rules = стіл '{ $table }': ці правила не дозволяють запис { $number } з { $count }; розпочата партія продовжиться з останнього ходу перед ним
