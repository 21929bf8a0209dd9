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
}{ $top ->
    [0] {""}
   *[other] {" "}(за класичними правилами максимум { $top })
}, { $attack }
hero-own = здоров’я { $health }, { $attack }
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { $count } { $count ->
    [few] { NAME($name) }
   *[other] { NAME($name, case: "gen") }
}
hero-token = жетон «{ $name }»: { $sides }
hero-counter = { $name }: { $sides }
hero-marker = { hero-several } на полі бою
hero-ability = Особливе вміння
about-author = автор: { $author }
about-version = версія { $version }
column-card = карта
column-type = тип
column-boost = поліпш.
column-fighter = боєць
column-text = текст
card-facts = { $type }{ $value }, поліпшення { $boost }.
card-sheet = поліпшення { $boost }  грає: { $players }  у колоді: { $copies }
card-no-effect = Без ефекту.

## Поле бою для читання

column-id = ID
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

play-who = Виберіть героя.
play-choose = номер або ім’я; Enter — випадковий герой:
play-no-hero = Немає героя «{ $name }».
play-level = Наскільки сильним має бути суперник?
play-choose-level = номер або рівень; Enter — { $level }:
play-no-level = Немає рівня «{ $name }».
level-easy = слабкий
level-easy-about = грає просто
level-medium = середній
level-medium-about = зазирає трохи вперед
level-hard = сильний
level-hard-about = думає наперед
level-expert = експерт
level-expert-about = думає над кожним рішенням цілу секунду
play-you = ви
play-and = { $first } і { $second }
play-against = { $first } — { $second }
play-on = { $sides }. Поле бою: «{ $board }».
play-help = Довідка: ?
match-left = Ви залишили гру після { $count } { $count ->
    [one] рішення
   *[other] рішень
}.
watch-waiting = Збережіть файл, щоб перевірити його знову. Щоб вийти, натисніть Ctrl-C.
watch-saved = Файли збережено. Натисніть Enter, щоб продовжити з ними.
watch-continued = Гра триває зі збереженими файлами. Відповідей, які досі підходять: { $kept } з { $count }.
watch-unplayable = Збереженими файлами скористатися не можна, тож гра триває зі старими: { $why }
match-record = Запис гри збережено у файл { $file }.
match-hand-over = Передайте пристрій. Далі { GENDER($who) ->
    [p] грають
   *[other] грає
} { NAME($who) } ({ $seat }): натисніть Enter.
match-refused = Не прийнято: { $why }
match-choose = виберіть варіант за номером або введіть його; ? — довідка
match-numbers = варіанти мають номери від 1 до { $count }
match-discards = Скид { NAME($who, case: "gen") } (спершу — останні карти): { $cards }
match-nothing = нічого
match-hands = Рука { NAME($who, case: "gen") }: { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}; відомо: { $cards }
match-no-hero = У цій грі немає героя «{ $name }» (є { $known }).
match-no-card = У цій грі немає карти «{ $name }».
match-save-where = Вкажіть файл: `save FILE`
match-saved = Збережено у файл { $file }. Продовжити: peerless play --resume { $file }
replay-note = Примітка: { $note }
replay-report = Крок { $step }, яким його бачив один гравець під час гри. Щоб побачити всю гру, після її завершення відкрийте цей файл на сервері, на якому в неї грали.
replay-step = після { $count } { $count ->
    [one] рішення
   *[other] рішень
} із { $all }
replay-verified = Відтворено так, як записано: { $count } { $count ->
    [one] рішення
    [few] рішення
   *[many] рішень
}.
end-facts = { $turns } { $turns ->
    [one] хід
    [few] ходи
   *[many] ходів
}, { $answers } { $answers ->
    [one] рішення
    [few] рішення
   *[many] рішень
}, зерно { $seed }
end-standing = хто вцілів: { $list }
end-nobody = ніхто
end-exhaustion = Виснаження
column-damage = поранення
column-by = від чого
column-to = кому

## Стіл

table-setup = Приготування
table-turn = Хід { $count }: { $you ->
    [yes] ваш хід
   *[no] { NAME($who) }
}
table-you = ви
table-mate = напарник
table-dormant = ще не на полі
table-out = поза грою
table-resigned = гравець здався
table-piles = рука { $hand }  колода { $deck }  скид { $discard }
table-exhausted = виснаження
table-last-discarded = остання карта у скиді: { $card }
table-known = відомі карти на руці: { $cards }
table-defeated = боєць загинув
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
table-type-number = введіть число
table-numbered = номер комірки на полі або її ID
table-stay = або введіть `stay`, щоб залишитися на { $space }

help =
    Відповідайте номером варіанта або введіть сам варіант: maneuver, attack alice merlin feint, s12, no_boost.
    Числа в дужках на полі — комірки, які можна вибрати; числа перед вашими картами — карти, які можна вибрати.
    У вузькому вікні карта має такий вигляд: `Каверза уні 2 +2` — універсальна (або атака, оборона, виверт), значення,
    значення поліпшення. На полі `s12A` — комірка з її зоною, `■KA:18` — боєць і його здоров’я; герої — великими літерами.

    { "  " }card NAME     що робить карта            hero NAME    уся колода героя
    { "  " }hands         відомі карти на руках      discards     усі скиди
    { "  " }log           усе, що сталося            save FILE    зберегти гру; продовжити: --resume FILE
    { "  " }table         показати стіл ще раз       resign       здатися
    { "  " }?             показати цю довідку        quit         вийти з гри

    Щоб перемогти, зменште здоров’я ворожого героя до 0. У свій хід виконайте дві дії: маневр (візьміть карту, потім
    переміщуйтеся), виверт або атаку. Бійці з ближньою атакою атакують бійців на суміжних комірках, бійці з дальньою —
    ще й на комірках із літерою своєї зони. Атака завдає стільки поранень, на скільки її значення більше за значення
    оборони. Кожна карта має й значення поліпшення: скиньте її під час маневру, щоб переміститися далі. Коли ваша
    колода порожня, за кожну карту, яку вам треба взяти, кожен ваш боєць зазнає 2 поранень.

## `peerless doctor`

doctor-place = База даних: { $place }
doctor-mark-good = гаразд
doctor-mark-note = примітка
doctor-mark-bad = проблема
doctor-good = Проблем не знайдено.
doctor-bad = Знайдено проблем: { $count }. Нічого не змінено. Перш ніж щось лагодити чи відновлювати, скопіюйте всі файли бази даних у безпечне місце.
doctor-settings = налаштування в середовищі правильні
doctor-access = { $file } можна читати й записувати
doctor-access-bad = цей користувач не може читати й записувати { $file }: перевірте власника й права доступу
doctor-space = на диску вільно { $free } МБ
doctor-space-low = на диску вільно лише { $free } МБ: звільніть місце, поки база даних не заповнила диск
doctor-used = базу даних використовує сервер, тож ця перевірка лише читає її
doctor-unused = базу даних не використовує жоден сервер
doctor-log = журнал WAL неушкоджений
doctor-log-busy = журнал WAL змінюється надто швидко для перевірки: зупиніть сервер і запустіть її ще раз
doctor-pages = сторінки, індекси й посилання неушкоджені
doctor-schema = схема актуальна (версія { $version })
doctor-schema-old = схема застаріла (версія { $version }, потрібна { $known }): запустіть сервер один раз, щоб оновити її, а потім запустіть перевірку ще раз, щоб дізнатися про решту
doctor-unreadable = столи не вдається прочитати: { $why }
doctor-more = і ще таких: { $count }
doctor-logs = у жодному журналі гри немає пропусків (столів: { $tables }, записів: { $entries })
doctor-matches = кожну гру можна показати або продовжити (ігор: { $count })
doctor-match = стіл «{ $table }»: { $why }
doctor-match-rules = стіл «{ $table }»: теперішні правила не дозволяють запису { $number } з { $count }; незавершена гра продовжиться від останнього ходу перед ним

## `peerless serve`

notice-not-compiled = рушій не скомпільовано, тож боти думають у кілька разів довше: установіть пакунок (wheel) для своєї системи або зберіть його компілятором C
notice-no-client = браузерний клієнт не зібрано: виконайте `make web` у своїй копії репозиторію
notice-running = Peerless уже працює, тож лише відкриваю браузер
