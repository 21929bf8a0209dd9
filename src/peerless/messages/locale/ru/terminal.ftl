### Клиент в терминале: таблицы, заголовки и всё вокруг игры. Слова, которые вводит игрок, остаются английскими.

## Виды карт и бойцов

type-attack = атака
type-defense = защита
type-versatile = универсальная
type-scheme = приём
# По три буквы для узкого окна.
short-attack = атк
short-defense = защ
short-versatile = уни
short-scheme = прм
melee = ближняя
ranged = дальняя

## Герой для чтения

hero-move = перемещение { $count }
hero-line = перемещение { $count }, { $fighters }
hero-fighter = { $name }: здоровье { $several ->
    [yes] по { $health }
   *[no] { $health }
}{ $top ->
    [0] {""}
   *[other] {" "}(в классических правилах — до { $top })
}, { $attack } атака
hero-own = здоровье { $health }, { $attack } атака
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { NAME($name) } × { $count }
hero-token = жетон «{ $name }»: { $sides }
hero-counter = { $name }: { $sides }
hero-marker = { hero-several } на поле боя
hero-ability = Способность
about-author = автор: { $author }
about-version = версия { $version }
column-card = карта
column-type = тип
column-boost = усиление
column-fighter = боец
column-text = текст
card-facts = { $type }{ $value }, усиление { $boost }.
card-sheet = усиление { $boost }  бойцы: { $players }  в колоде: { $copies }
card-no-effect = Без эффекта.

## Поле для чтения

column-id = id
column-board = поле
column-spaces = ячейки
column-zones = зоны
column-starts = стартовые ячейки
column-passages = проходы
column-set = набор
column-space = ячейка
column-joined = смежна с
board-zones = зоны
board-start-mark = стартовая ячейка
board-passage-mark = потайной проход (PASS-1)
board-start = старт { $count }
board-passage = проход

## До и после игры

play-who = Выберите героя.
play-choose = номер или имя; Enter — случайный герой:
play-no-hero = Нет героя «{ $name }».
play-level = Насколько сильным должен быть противник?
play-choose-level = номер или уровень; Enter — { $level }:
play-no-level = Нет уровня «{ $name }».
level-easy = слабый
level-easy-about = играет просто
level-medium = средний
level-medium-about = просчитывает немного вперёд
level-hard = сильный
level-hard-about = думает наперёд
level-expert = эксперт
level-expert-about = думает над каждым решением целую секунду
play-you = вы
play-and = { $first } и { $second }
play-against = { $first } — { $second }
play-on = { $sides }, поле «{ $board }».
play-help = Введите ?, чтобы открыть справку.
n-decisions-gen = { $count } { $count ->
    [one] решения
   *[other] решений
}
match-left = Вы вышли из игры после { n-decisions-gen }.
watch-waiting = Сохраните файл, чтобы проверить его снова. Чтобы выйти, нажмите Ctrl-C.
watch-saved = Файлы сохранены. Нажмите Enter, чтобы продолжить с ними.
watch-continued = Игра продолжается с сохранёнными файлами. Ответов, которые ещё подходят: { $kept } из { $count }.
watch-unplayable = Сохранённые файлы использовать нельзя, поэтому игра продолжается со старыми: { $why }
match-record = Запись сохранена в файл { $file }.
match-hand-over = Передайте устройство игроку { $seat } ({ NAME($who) }), затем нажмите Enter.
match-refused = Не принято: { $why }
match-choose = введите номер варианта или сам вариант; ? — справка
match-numbers = варианты пронумерованы от 1 до { $count }
match-discards = Сброс { NAME($who, case: "gen") } (сначала последние карты): { $cards }
match-nothing = нет
match-hands = В руке { NAME($who, case: "gen") } { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}; известно: { $cards }
match-no-hero = В этой игре нет героя «{ $name }» (есть: { $known }).
match-no-card = В этой игре нет карты «{ $name }».
match-save-where = Укажите файл: `save FILE`
match-saved = Сохранено в { $file }. Чтобы продолжить: peerless play --resume { $file }
replay-note = Примечание: { $note }
replay-report = Шаг { $step } в том виде, в каком его видел во время игры один из игроков. Чтобы увидеть всю игру, после её окончания откройте этот файл на сервере, где играли.
replay-step = после { n-decisions-gen } из { $all }
replay-verified = { $count } { $count ->
    [one] решение воспроизводится
    [few] решения воспроизводятся
   *[many] решений воспроизводится
} так, как записано.
end-facts = { $turns } { $turns ->
    [one] ход
    [few] хода
   *[many] ходов
}, { $answers } { $answers ->
    [one] решение
    [few] решения
   *[many] решений
}, зерно { $seed }
end-standing = в строю: { $list }
end-nobody = никто
end-exhaustion = Пустая колода
column-damage = урон
column-by = источник
column-to = цель

## Стол

table-setup = Подготовка
table-turn = Ход { $count }: { $you ->
    [yes] вы
   *[no] { NAME($who) }
}
table-you = вы
table-mate = товарищ по команде
table-dormant = ещё не на поле
table-out = игрок выбыл
table-resigned = игрок сдался
table-piles = рука { $hand }  колода { $deck }  сброс { $discard }
table-exhausted = обессилены
table-last-discarded = последняя в сбросе: { $card }
table-known = известно в руке: { $cards }
table-defeated = боец повержен
table-away = вне поля
table-empty-hand = ваша рука пуста
table-boost = усиление { $count }
table-combat = бой
table-against = против
table-a-card = карта
table-no-card = без карты
table-face-down = лицом вниз
table-second-card = вторая карта
table-now = СЕЙЧАС
table-type-number = введите число
table-numbered = введите номер ячейки на поле или её id
table-stay = или введите `stay`, чтобы остаться на { $space }

help =
    Введите номер варианта или сам вариант: maneuver, attack alice merlin feint, s12, no_boost.
    Числа в скобках на поле — ячейки, которые можно выбрать; числа перед картами — карты, которые можно выбрать.
    В узком окне карта записана так: `Финт уни 2 +2` — универсальная (атк — атака, защ — защита, прм — приём),
    значение, значение усиления.
    На поле `s12A` — ячейка и её зона, `■КА:18` — боец и его здоровье; герои — заглавными буквами.

    { "  " }card NAME     что делает карта         hero NAME    вся колода героя
    { "  " }hands         известные карты в руках  discards     все стопки сброса
    { "  " }log           всё, что произошло       save FILE    сохранить игру; продолжить: --resume FILE
    { "  " }table         показать стол ещё раз    resign       сдаться
    { "  " }?             показать эту справку     quit         выйти из игры

    Чтобы победить, снизьте здоровье героя противника до 0. В свой ход выполните два действия: манёвр (возьмите карту,
    затем переместите бойцов), приём или атаку. Бойцы с ближней атакой атакуют бойцов противника на смежных ячейках, с
    дальней — ещё и на любых ячейках с той же буквой зоны. Атака наносит урон, равный разности значений атаки и защиты.
    У каждой карты есть и значение усиления: сбросьте её во время манёвра, чтобы переместиться дальше. Когда ваша колода
    пуста, за каждую карту, которую нужно взять, каждый ваш боец получает 2 урона.

## `peerless doctor`

doctor-place = База данных: { $place }
doctor-mark-good = в порядке
doctor-mark-note = примечание
doctor-mark-bad = проблема
doctor-good = Проблем не найдено.
doctor-bad = Найдено проблем: { $count }. Ничего не изменено. Прежде чем что-либо чинить или восстанавливать, скопируйте все файлы базы данных в надёжное место.
doctor-settings = настройки в переменных окружения верны
doctor-access = { $file } можно читать и записывать
doctor-access-bad = этот пользователь не может читать и записывать { $file }: проверьте владельца и права доступа
doctor-space = на диске свободно { $free } МБ
doctor-space-low = на диске свободно только { $free } МБ: освободите место, пока база данных не заполнила диск
doctor-used = базу данных использует сервер, поэтому проверка только читает её
doctor-unused = базу данных не использует ни один сервер
doctor-log = журнал упреждающей записи цел
doctor-log-busy = журнал упреждающей записи меняется так быстро, что проверить его не удаётся: остановите сервер и запустите проверку ещё раз
doctor-pages = страницы, индексы и ссылки целы
doctor-schema = схема актуальна (версия { $version })
doctor-schema-old = версия схемы — { $version }, а нужна { $known }: запустите сервер, чтобы он её обновил, а затем запустите проверку ещё раз, чтобы проверить остальное
doctor-unreadable = не удаётся прочитать столы: { $why }
doctor-more = и ещё таких же: { $count }
doctor-logs = ни в одном журнале игры нет пропусков (столов: { $tables }, записей: { $entries })
doctor-matches = каждую игру можно показать или продолжить (игр: { $count })
doctor-match = стол «{ $table }»: { $why }
doctor-match-rules = стол «{ $table }»: нынешние правила не допускают запись { $number } из { $count }; идущая игра продолжится с последнего хода перед этой записью

## `peerless serve`

notice-not-compiled = движок не скомпилирован, поэтому боты думают в несколько раз дольше: установите пакет (wheel) для своей системы или соберите его компилятором C
notice-no-client = браузерный клиент не собран: выполните `make web` в своей копии репозитория
notice-running = Peerless уже запущен, осталось открыть браузер
