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
}, { $attack } атака{ $top ->
    [0] {""}
   *[other] , в классической редакции не больше { $top }
}
hero-own = здоровье { $health }, { $attack } атака
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { NAME($name) } × { $count }
hero-token = жетон «{ $name }»: { $sides }
hero-marker = { hero-several } на поле боя
hero-ability = Способность
column-card = карта
column-type = вид
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
column-starts = старты
column-passages = проходы
column-set = набор
column-space = ячейка
column-joined = соединена с
board-zones = зоны
board-start-mark = стартовая ячейка
board-passage-mark = потайной проход (PASS-1)
board-start = старт { $count }
board-passage = проход

## До и после игры

play-who = За кого вы хотите играть?
play-choose = номер или имя; Enter — за кого угодно:
play-no-hero = Нет героя «{ $name }».
play-level = Насколько сильным должен быть противник?
play-choose-level = номер или уровень, Enter — { $level }:
play-no-level = Нет уровня «{ $name }».
level-easy = лёгкий
level-easy-about = играет просто
level-medium = средний
level-medium-about = смотрит немного вперёд
level-hard = сложный
level-hard-about = думает наперёд
level-expert = эксперт
level-expert-about = думает наперёд целую секунду
play-you = вы
play-and = { $first } и { $second }
play-against = { $first } — { $second }
play-on = { $sides }; поле «{ $board }».
play-help = Введите ?, чтобы получить справку.
n-answers-gen = { $count } { $count ->
    [one] ответа
   *[other] ответов
}
n-answers = { $count } { $count ->
    [one] ответ
    [few] ответа
   *[many] ответов
}
match-left = Игра прервана после { n-answers-gen }.
match-record = Запись сохранена в файл { $file }.
match-hand-over = Теперь { NAME($who) } ({ $seat }): уступите место и нажмите Enter.
match-refused = Не принято: { $why }
match-choose = выберите вариант по номеру или словами; ? — справка
match-numbers = варианты пронумерованы от 1 до { $count }
match-discards = Сброс { NAME($who, case: "gen") } (сначала последние карты): { $cards }
match-nothing = ничего
match-hands = В руке { NAME($who, case: "gen") } { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}; известно: { $cards }
match-no-hero = В этой игре нет героя «{ $name }» ({ $known }).
match-no-card = В этой игре нет карты «{ $name }».
match-save-where = В какой файл сохранить? `save FILE`
match-saved = Сохранено в { $file }; чтобы продолжить: peerless play --resume { $file }
replay-note = Примечание: { $note }
replay-report = Шаг { $step }, каким его видел один игрок, пока партия шла. Вся партия: откройте этот файл на сервере, где играли, когда она закончится.
replay-step = после { n-answers-gen } из { $all }
replay-verified = Всё воспроизводится, как записано: { n-answers }.
end-facts = { $turns } { $turns ->
    [one] ход
    [few] хода
   *[many] ходов
}, { $answers } { $answers ->
    [one] ответ
    [few] ответа
   *[many] ответов
}, зерно { $seed }
end-standing = в строю: { $list }
end-nobody = никого
end-exhaustion = Истощение
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
table-mate = союзник
table-dormant = бездействует
table-out = вне игры
table-resigned = сдача
table-piles = рука { $hand }  колода { $deck }  сброс { $discard }
table-exhausted = истощены
table-last-discarded = в сбросе сверху: { $card }
table-known = известно в руке: { $cards }
table-defeated = вне боя
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
table-type-number = введите само число
table-numbered = — номера на поле или id ячейки
table-stay = или `stay` — остаться на { $space }

help =
    Отвечайте номером варианта или его словами: maneuver, attack alice merlin feint, s12, no_boost.
    Числа в скобках на поле — ячейки, которые можно выбрать; числа перед картами — карты, которые можно выбрать.
    В узком окне карта записана так: `Финт уни 2 +2` — универсальная (атк — атака, защ — защита, прм — приём),
    значение, значение усиления.
    На поле `s12A` — ячейка и её зона, `■КА:18` — боец и его здоровье; герои — заглавными буквами.

    { "  " }card NAME     что делает карта         hero NAME    вся колода героя
    { "  " }hands         что известно о руках     discards     все стопки сброса
    { "  " }log           всё, что произошло       save FILE    сохранить запись; продолжить: --resume FILE
    { "  " }table         показать стол ещё раз    resign, quit сдаться, выйти из игры

    Чтобы победить, снизьте здоровье героя противника до 0. В свой ход выполните два действия: манёвр (возьмите карту,
    затем переместите бойцов), приём или атаку. Ближняя атака достаёт до смежных ячеек, дальняя — ещё и до ячеек
    с той же буквой зоны. Атака наносит урон, равный разности значений атаки и защиты. У карты есть и значение
    усиления: сбросьте её во время манёвра, чтобы переместиться дальше. Пустая колода опасна: если вам нужно взять
    карту, а карт нет, каждый ваш боец получает 2 урона.

## `peerless doctor`

doctor-place = База данных: { $place }
doctor-mark-good = в порядке
doctor-mark-note = заметка
doctor-mark-bad = проблема
doctor-good = Проблем не найдено.
doctor-bad = Найдено проблем: { $count }. Ничего не изменено. Прежде чем что-либо чинить или восстанавливать, скопируйте все файлы базы данных в другое место.
doctor-settings = настройки из окружения годятся
doctor-access = { $file } можно читать и записывать
doctor-access-bad = этот пользователь не может читать и записывать { $file }
doctor-space = на диске свободно { $free } МБ
doctor-space-low = на диске осталось только { $free } МБ
doctor-used = базу данных использует сервер; здесь она только читается
doctor-unused = базу данных не использует ни один сервер
doctor-log = журнал последних записей цел
doctor-log-busy = журнал последних записей меняется слишком быстро; для проверки остановите сервер
doctor-pages = страницы, индексы и ссылки целы
doctor-schema = схема актуальна (версия { $version })
doctor-schema-old = схема версии { $version } из { $known }; при следующем запуске сервер обновит её, и тогда можно будет проверить остальное
doctor-unreadable = столы не читаются: { $why }
doctor-more = и ещё таких: { $count }
doctor-logs = ни в одном журнале нет пропусков (столов: { $tables }, записей: { $entries })
doctor-matches = каждую партию можно показать или продолжить (партий: { $count })
doctor-match = стол '{ $table }': { $why }
doctor-match-rules = стол '{ $table }': эти правила не допускают запись { $number } из { $count }; идущая партия продолжится с последнего хода перед ней
