### Гра в браузері: сторінки, кнопки, написи навколо гри.

## Сторінки

web-title = Peerless
web-tagline = Легенди стають до бою. Дві дії за хід, тридцять карт, один переможець.
web-skip = Перейти до вмісту
web-pages = Сторінки
web-home = Головна
web-lobby = Відкриті столи
web-gallery = Герої та поля бою
web-settings = Налаштування
web-help = Довідка
web-unofficial = Неофіційний фанатський проєкт. Усі малюнки й тексти — наші власні, нічого офіційного не використано. Назви ігор і персонажів належать їхнім власникам.
web-licenses = Ліцензії
web-history = Мої ігри
web-try-again = Спробувати ще раз
web-loading = Завантаження…
web-guest = Гість
web-guest-mark = гість
web-guest-mark-about = Це ім’я не закріплене
web-close = Закрити
web-save = Зберегти
web-saved = Збережено.
web-remove = Прибрати
web-missing = Сторінку не знайдено
web-missing-about = За адресою { $path } сторінки немає.
web-missing-hero = Немає героя «{ $hero }».
web-error-lost = Сервер недоступний. Нічого не змінено. Спробуйте ще раз за мить.
web-error-unknown = Щось пішло не так. Нічого не змінено. Спробуйте ще раз.

## Головна

web-play-now = Грати зараз
web-play-now-about = Ви граєте за героя ліворуч проти слабкого бота.
web-bill = Пропонований двобій
web-other-pair = Інша пара
web-learn = Перший урок
web-learn-about = Три хвилини: переміщення, атака, оборона, перемога.
web-resume = Гра триває
web-resume-do = Продовжити
web-join = Маєте запрошення?
web-join-label = Посилання або код столу
web-join-do = Приєднатися
web-join-wrong = Це не запрошення і не код столу. Перевірте й спробуйте ще раз.
web-invite = Запросити друга
web-invite-about = Створіть стіл і надішліть посилання.
web-watch = Гра ботів
web-watch-about = Умостіться зручніше й подивіться, як грають.

## Відкриті столи

web-lobby-empty = Зараз немає відкритих столів. Створіть свій — інші знайдуть його тут.
web-lobby-about = Тут кожен може сісти за стіл або подивитися гру.
web-phase-gathering = Чекає на гравців
web-phase-playing = Гра триває
web-phase-over = Завершено
web-lobby-join = Грати
web-lobby-watch = Дивитися
web-refresh = Оновити
web-enter = Відкрити
web-seats-free = { $count ->
    [0] Немає вільних місць
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}

## Герої та поля бою

web-heroes = Герої
web-boards = Поля бою
web-hero-line = здоров’я { $health }, { $attack }, переміщення { $move }
web-hero-move = Дальність переміщення { $count }
web-fighter-line = здоров’я { $health }, { $attack }
web-deck-of = Колода ({ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
})
web-board-line = комірок: { $spaces }, зон: { $zones }
web-missing-board = Немає поля бою «{ $board }».
web-board-zones = Зони
web-zone-spaces = { $count } { $count ->
    [one] комірка
    [few] комірки
   *[many] комірок
}
web-board-facts = початкових комірок: { $starts }, { $passages ->
    [0] без проходів
   *[other] комірок із проходами: { $passages }
}
web-card-filter = Тип карти
web-card-all = Усі
web-copies = у колоді: { $count }
web-check = Перевірити власний файл
web-check-about = Вставте YAML власного героя чи поля бою або виберіть файл. Якщо у файлі є помилки, ви їх побачите. Якщо немає, побачите готового героя чи поле бою й зможете одразу грати.
web-check-file = Вибрати файл
web-check-text = Вміст файлу
web-check-kind = Що у файлі
web-check-kind-hero = Герой
web-check-kind-board = Поле бою
web-check-do = Перевірити
web-check-good = Проблем не знайдено. Можна грати.
web-check-advice = Зверніть увагу:
web-check-bad = { $count } { $count ->
    [one] проблема
    [few] проблеми
   *[many] проблем
}
web-check-at = Рядок { $line }, стовпець { $column }
web-check-play = Грати зараз

## Налаштування

web-language = Мова
web-theme = Тема
web-theme-auto = Системна
web-theme-light = Світла
web-theme-dark = Темна
web-contrast = Контраст
web-contrast-normal = Звичайний
web-contrast-high = Високий
web-text-size = Розмір тексту
web-motion = Анімація
web-motion-auto = Системна
web-motion-full = Увімкнена
web-motion-none = Вимкнена
web-speed = Швидкість
web-speed-calm = Повільна
web-speed-normal = Звичайна
web-speed-quick = Швидка
web-speed-instant = Миттєва
web-speed-now = Швидкість: { $speed }
web-pause = Пауза
web-unpause = Продовжити
web-last-turn = Останній хід
web-last-turn-none = Перед вашим ходом ще ніхто не ходив.
web-steps-skipped = { $count ->
    [one] Пропущено { $count } крок
    [few] Пропущено { $count } кроки
   *[many] Пропущено { $count } кроків
}
web-sound = Звук
web-on = Увімкнено
web-off = Вимкнено
web-muted = Звук вимкнено
web-unmuted = Звук увімкнено
web-volume = Гучність
web-bed = Фоновий звук
web-vibration = Вібрація
web-auto = Якщо варіант один
web-auto-yes = Вибирати за мене
web-auto-no = Питати мене
web-show-notation = Позначення комірок і правил
web-show-notation-yes = Показувати
web-show-notation-no = Приховувати
web-name = Ваше ім’я

## Хто ви

web-identity = Ваш профіль
web-name-claim = Закріпити ім’я
web-name-claim-about = Закріпіть ім’я, і більше ніхто не зможе взяти його або схоже на нього.
web-name-yours = Це ім’я ваше. Більше ніхто не може його взяти.
web-name-claimed = Ім’я закріплено.
web-devices = Ваші пристрої
web-device-this = Цей пристрій
web-device-seen = Остання активність: { $day }
web-device-unknown = Невідомий пристрій
web-device-drop = Вийти
web-device = Додати пристрій
web-device-about = Отримайте код тут і введіть його на іншому пристрої, щоб мати той самий профіль на обох.
web-device-code = Отримати код
web-device-until = Код одноразовий і діє до { $time }.
web-claim = Код з іншого пристрою
web-claim-do = Ввести код
web-claim-about = На цьому пристрої замість профілю { $name } буде профіль з іншого пристрою.
web-claimed = Готово. Тепер на обох пристроях той самий профіль.
web-leave = Вихід
web-leave-about = Якщо вийти на всіх пристроях, повернути цей профіль не вдасться.
web-sign-out = Вийти тут
web-signed-out = Ви вийшли на цьому пристрої.
web-erase = Видалити мої дані
web-erase-about = Ваше ім’я, пристрої, рейтинг і повідомлення в чаті буде видалено назавжди. Ваші ігри залишаться, але без вашого імені.
web-erase-name = Для підтвердження введіть своє ім’я: { $name }
web-erase-do = Видалити назавжди
web-erased = Усі ваші дані видалено.

## Новий стіл

web-create = Новий стіл
web-create-rare = Додатково: правила, годинник, відсутні гравці, власні файли
web-create-rare-alone = Додатково: правила, годинник, власні файли
web-open-table = Створити стіл
web-mode = Режим
web-mode-duel = Дуель
web-mode-teams = 2 на 2
web-mode-free_for_all = Кожен за себе
web-players = Гравці
web-board = Поле бою
web-random = Навмання
web-picking = Герої
web-picking-chosen = Вибрати тут
web-picking-free = Відкритий вибір
web-picking-blind = Таємний вибір
web-picking-random = Навмання
web-edition = Правила
web-edition-current = Сучасні
web-edition-classic = Класичні
web-seats = Місця
web-team-1 = Команда Сонця
web-team-2 = Команда Місяця
web-partner = Напарник
web-seat = Місце { $number }
web-seat-here = Цей екран
web-seat-link = За посиланням
web-seat-bot = Бот
web-level = Рівень бота
web-hot-seat = Кілька місць на одному екрані. Коли черга переходить до іншого гравця, карти на руці приховуються.
web-time = Час
web-clock = Годинник
web-clock-none = Немає
web-clock-decision = На рішення
web-clock-match = На гру
web-seconds = Секунди
web-increment = Додати за рішення (с)
web-grace = Дозволені запізнення
web-absent = Якщо гравець пішов
web-absent-wait = Чекати
web-absent-bot = Замінити ботом
web-absent-out = Вивести з гри
web-away-seconds = Через скільки секунд
web-turn-limit = Ліміт ходів
web-others = Доступ
web-public = Відкритий стіл
web-public-about = Буде у списку «Відкриті столи». Інакше гравцям потрібне ваше посилання.
web-spectators = Пускати глядачів
web-spectators-about = Дивитися зможе кожен, хто має доступ до столу. Карт на руках глядачі не бачать.
web-rated = Рейтингова гра
web-rated-about = Впливає на рейтинг. Без ботів, без скасування рішень, без власних героїв і полів.
web-homebrew = Додати власні файли

## Перед грою

web-waiting-room = Збір гравців
web-waiting-picks = Усі на місці. Гра почнеться, коли всі виберуть героїв.
web-link = Посилання на цей стіл
web-link-about = За цим посиланням кожен може зайняти місце.
web-new-link = Створити запрошення
web-copy = Копіювати
web-copied = Скопійовано.
web-seat-open = Вільне
web-sit-down = Сісти
web-get-up = Встати
web-open-seat = Звільнити
web-no-bot = Без бота
web-bot = Бот ({ $level })
web-you = Ви
web-away = не на зв’язку
web-picked = Героя вибрано
web-not-picked = Ще вибирає

## Зв’язок із сервером

web-no-entry = Стіл недоступний
web-connection-lost = Зв’язок утрачено. Відновлюємо… Вашу гру збережено.
web-connection-closing = Сервер перезапускається й за мить знову запрацює. Вашу гру збережено.
web-connection-moved = Гру перенесено на інший сервер. З’єднуємося…
web-connection-connecting = З’єднання…

## За столом

web-decision = Поточне рішення
web-options = Варіанти
web-choose-option = виберіть варіант.
web-part-failed = Цю частину столу не вдалося показати. Гра триває.
web-your-turn = Ваша черга
web-their-turn = Очікування
web-over = Гру завершено
web-log = Журнал
web-side-panel = Карта й бій
web-discard-of = Скид { NAME($who, case: "gen") } (спершу — останні карти)
web-nothing = Поки нічого.
web-status-dormant = Ще не на полі
web-status-out = Поза грою
web-status-resigned = Гравець здався
web-back = Назад
web-undo = Скасувати
web-undo-ask = Попросити скасувати
web-hand-empty = У вас на руці немає карт.
web-hand-over = Передайте пристрій. Далі — { $who }.
web-ready = Я тут
web-waits-action = { NAME($who) } { GENDER($who) ->
    [p] вибирають
   *[other] вибирає
} дію.
web-waits-boost = { NAME($who) } { GENDER($who) ->
    [p] думають
   *[other] думає
} про поліпшення.
web-waits-defense = { NAME($who) } { GENDER($who) ->
    [p] думають
   *[other] думає
} про оборону.
web-waits-move = { NAME($who) } { GENDER($who) ->
    [p] переміщуються
   *[other] переміщується
}.
web-waits-place = { NAME($who) } { GENDER($who) ->
    [p] вибирають
   *[other] вибирає
} комірку.
web-waits-cards = { NAME($who) } { GENDER($who) ->
    [p] вибирають
   *[other] вибирає
} карту.
web-waits-choice = { prompt-waiting }
web-take-over = Замінити бота
web-why = Чому ні?
web-why-turn = Зараз ви не можете діяти: вирішує інший гравець.
web-why-over = Гру завершено.
web-why-card = Зараз цю карту використати не можна.
web-why-board = Зараз це вибрати не можна.
web-preview-reach = Перегляд: переміщення максимум на { n-spaces }
web-preview-anywhere = Перегляд: будь-яка порожня комірка
web-do-boost = Поліпшення +{ $count }
web-do-defend = Оборонятися
web-do-discard = Скинути
web-do-put_back = Покласти назад
web-do-card = Вибрати
web-done = Готово
web-boost-stay = Поліпшити й залишитися
web-reach-boost = Туди можна дістатися лише з поліпшенням.
web-reach-boost-of = Туди можна дістатися лише з поліпшенням щонайменше +{ $count }.
web-line-boost = Виберіть карту, щоб поліпшити переміщення.
web-line-boost-of = Виберіть карту з поліпшенням щонайменше +{ $count }.
web-line-move = Перемістіть { NAME($who, case: "acc") } максимум на { n-spaces } (поліпшення: { $card }).
web-line-place = Розмістіть { NAME($who, case: "acc") } на будь-якій порожній комірці (поліпшення: { $card }).
web-line-target = { $card }: виберіть ціль.
web-line-card = Атака на { NAME($target, case: "acc") }: виберіть карту.
web-line-attacker = { $card } проти { NAME($target, case: "gen") }: виберіть нападника.
web-line-schemer = { $card }: виберіть, хто зіграє цю карту.
web-cards-hand = на руці
web-cards-given = на чужих руках
web-cards-discard = у скиді
web-cards-known = у колоді, місце відоме
web-cards-left = у колоді
web-cards-hidden = на руці або в колоді
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Цілі
web-threatened-by = Загрози
web-threat-none = Немає
web-rule = Правило
web-rule-title = Правило { $rule }
web-rule-missing = Тексту цього правила немає.
web-notation = Введіть відповідь
web-victory = Перемога
web-defeat = Поразка
web-drawn = Нічия
web-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
}
web-damage-by = Поранення за джерелами
web-exhaustion = Виснаження
web-by-exhaustion = Останнього удару завдало виснаження: у колоді скінчилися карти.
web-other-damage = Інше
web-turning-point = Переломний момент
web-turning-point-about = Хід { $turn }: { NAME($who) } { GENDER($who) ->
    [p] втрачають
   *[other] втрачає
} { n-health }.
web-top-cards = Ключові карти
web-health-by-turn = Здоров’я за ходами
web-see-board = Поле бою
web-see-summary = Підсумок
web-see-combat = Бій
web-key-map = Довідка й клавіші

## Навколо гри

web-more = Ще
web-chat = Чат
web-send = Надіслати
web-emotes = Реакції
web-emote-hello = Вітаю!
web-emote-good_luck = Щасти!
web-emote-well_played = Гарний хід!
web-emote-thanks = Дякую!
web-emote-wow = Ого!
web-emote-oops = Ой!
web-emote-thinking = Дайте подумати…
web-emote-good_game = Гарна гра!
web-mute = Заглушити
web-unmute = Скасувати заглушення: { $who }
web-offer-draw = Запропонувати нічию
web-resign = Здатися
web-resign-ask = Здатися в цій грі?
web-resign-about = { $mode ->
    [duel] Переможе суперник. Скасувати це не можна.
   *[other] Ваші бійці залишать поле. Скасувати це не можна.
}
web-keep-playing = Грати далі
web-report = Повідомити про проблему
web-reported = Надіслано. Дякуємо!
web-report-saved = Збережено як { $file }.
web-report-note = Примітка (необов’язково)
web-report-again = Зберегти з приміткою
web-report-link = За цим посиланням гра відкриється із цього моменту.
web-report-link-later = Коли гра завершиться, це посилання відкриє її із цього моменту.
web-agree = Прийняти
web-disagree = Відхилити
web-asks-undo = { NAME($who) } { GENDER($who) ->
    [p] просять
   *[other] просить
} скасувати { $count } { $count ->
    [one] рішення
    [few] рішення
   *[many] рішень
}.
web-asks-draw = { NAME($who) } { GENDER($who) ->
    [p] пропонують
   *[other] пропонує
} нічию.
web-asks-rematch = { NAME($who) } { GENDER($who) ->
    [p] пропонують
   *[other] пропонує
} реванш.
web-asked-undo = Ви попросили скасувати рішення.
web-asked-draw = Ви запропонували нічию.
web-asked-rematch = Ви запропонували реванш.
web-rematch = Реванш
web-to-rematch = До реваншу

## Свої ігри

web-history-empty = Ігор поки немає. Тут з’являться ігри, які ви зіграєте, створите або подивитеся.
web-history-running = Тривають
web-history-over = Завершені
web-history-more = Показати давніші
web-history-rated = рейтингова
web-go-on = Продовжити
web-ended = Завершено без результату
web-ended-won = Перемога: { $why }
web-ended-lost = Поразка
web-ended-draw = Нічия: { $why }
web-ended-others = Перемога: { $who }

## Рейтинги

web-ratings = Рейтинги
web-ratings-about = Лише за рейтинговими іграми. Бали зростають поступово, у міру того як результати підтверджують силу гравця.
web-ratings-empty = Рейтингових ігор ще не було.
web-rating-guests = Гравці
web-rating-place = Місце
web-rating-name = Ім’я
web-rating-score = Бали
web-rating-matches = Ігри
web-rating-wins = Перемоги
web-rating-own = Ваші бали: { $score }. Ігор: { $matches }, перемог: { $wins }.

## Повтори

web-replay = Повтор
web-replay-where = Момент гри
web-replay-step = Крок { $number } з { $last }.
web-replay-turn = Хід { $turn }, { NAME($who) }: крок { $number } з { $last }
web-replay-back = Попередній крок
web-replay-on = Наступний крок
web-replay-turn-back = Попередній хід
web-replay-turn-on = Наступний хід
web-replay-play = Відтворити (Пробіл)
web-replay-pause = Пауза (Пробіл)
web-replay-tools = Інструменти повтору
web-replay-whole = Уся гра
web-replay-running = Гра триває
web-replay-running-about = Повтор можна буде переглянути після завершення гри, бо доти він розкрив би приховані карти. Після завершення запрацює й це посилання.
web-replay-private = Закрита гра
web-replay-private-about = Цю гру бачать лише гравці, які сиділи за цим столом. Попросіть посилання в когось із них.
web-replay-other-rules = Зіграно за старішими правилами
web-replay-other-rules-about = Цю гру зіграно за старішою версією правил. На полі її показано до останнього кроку, який можна відтворити за теперішніми правилами. Решту рішень наведено нижче.
web-replay-answer-hidden = приховано
web-replay-gone = Повтор недоступний
web-replay-gone-about = Посилання неповне чи застаріле, або гри вже немає на сервері.
web-to-table = До столу
web-viewpoint = Точка зору
web-viewpoint-open = усі руки
web-viewpoint-spectator = глядач
web-viewpoint-seat = { NAME($who) }
web-share = Поділитися моментом
web-share-about = Це посилання відкриває гру на кроці { $number } (точка зору: { $viewpoint }).
web-download = Завантажити запис
web-scenario = Завантажити сценарій
web-note = Примітка: { $note }
web-open = Відкрити запис
web-open-about = Виберіть збережений запис чи звіт або перетягніть його сюди. Гра відкриється на тому кроці, на якому її збережено.
web-continue = Продовжити звідси
web-continue-step = Ви на кроці { $number }.
web-forked = Ця гра продовжує іншу, тож деякі карти вже можуть бути відомі.
web-continue-about = З цього моменту почнеться нова гра. Ви граєте за одну сторону, боти — за інші.
web-continue-over = На цьому кроці гру вже завершено. Щоб продовжити, поверніться на кілька кроків назад.
web-continue-seat = Ваш герой
web-continue-start = Почати гру

## Слова на намальованому

web-word-boost = Поліпшення
web-word-deck = Колода
web-word-discard = Скид
web-word-hand = Рука
web-word-health = Здоров’я
web-word-actions = Дії
web-word-maneuver = Маневр
web-word-canceled = Скасовано
web-word-defeated = Боєць загинув
web-word-reserve = У резерві
web-word-seen = відомі
web-word-exhausted = Виснаження
web-word-unknown-card = Карта долілиць
web-word-no-card = Без карти
web-word-damage = здоров’я
web-word-zone = зона
web-word-zones = зони
web-word-start = початкова
web-word-passage = прохід
# Before the names of spaces on the lower end of a line.
web-word-higher-than = вище за
web-word-one-way-to = лише в один бік, до
web-word-carried-to = конвеєр до
web-word-belt-end = кінець конвеєра
web-word-bin = сюди скидає конвеєр
web-word-space = Комірка
web-word-empty = порожньо
web-word-skip = Пропустити
web-word-fit = Усе поле

## Гра в цій вкладці

web-engine-loading = Гра завантажується: { $percent }%
web-engine-starting = Гра запускається…
web-engine-elsewhere = Peerless відкрито в іншій вкладці. Закрийте її, щоб грати тут.
web-engine-no-wasm = Цей браузер не підтримує WebAssembly, а без нього гра не працює. Скористайтеся сучасним браузером або вимкніть у цьому найсуворіший режим безпеки.
web-engine-no-download = Не вдалося завантажити гру. Перевірте з’єднання й спробуйте ще раз. Ваші ігри збережено.
web-engine-no-start = Не вдалося запустити гру. Спробуйте ще раз або перезапустіть браузер. Ваші ігри збережено.
web-storage-none = Це вікно не зберігає даних, тож ваші ігри зникнуть, коли ви його закриєте. Щоб зберегти їх, відкрийте звичайне (не приватне) вікно.
web-storage-full = На пристрої немає місця, тому ваше останнє рішення не збережено. Звільніть місце й спробуйте ще раз.
web-engine-old = Ця сторінка застаріла. Оновіть її, щоб грати. Ваші ігри збережено.
web-engine-retry = Спробувати ще раз
web-update-ready = Нова версія готова. Ваші ігри залишаться без змін.
web-update-do = Оновити
web-update-later = Пізніше
web-offline-ready = Гру збережено на цьому пристрої, вона працює й без мережі.
web-offline-none = Цей браузер не може зберегти гру, тож для кожного запуску потрібна мережа.
web-storage-lost = Браузер перестав зберігати ваші ігри, тому останнє рішення не збережено. Оновіть сторінку.
web-data = Ваші дані
web-data-about = Ваші ігри, повтори, власні герої та налаштування зберігаються лише в цьому браузері. Збережіть їх у файл, щоб мати копію або перенести до іншого браузера.
web-data-save = Зберегти у файл
web-data-load = Завантажити з файлу
web-data-load-about = Завантаження файлу нічого не видаляє. Якщо та сама гра є і тут, і у файлі, лишиться довша з двох. Якщо вони розійшлися, лишиться та, що тут. Лишаться й налаштування, які вже є в цьому браузері.
web-data-large = Цей файл завеликий: завантажити можна щонайбільше { $most } МБ.
web-data-added = { $count ->
    [one] Додано { $count } гру.
    [few] Додано { $count } гри.
   *[other] Додано { $count } ігор.
}
web-data-continued = { $count ->
    [one] Оновлено { $count } гру.
    [few] Оновлено { $count } гри.
   *[other] Оновлено { $count } ігор.
}
web-data-same = { $count ->
    [one] { $count } гра вже була тут.
    [few] { $count } гри вже були тут.
   *[other] { $count } ігор уже було тут.
}
web-data-differ = { $count ->
    [one] { $count } гра тут пішла інакше, тож її не змінено.
    [few] { $count } гри тут пішли інакше, тож їх не змінено.
   *[other] { $count } ігор тут пішли інакше, тож їх не змінено.
}
web-site-people = Ця версія гри працює на вашому пристрої, без сервера. Щоб ви могли грати з іншими через мережу, хтось має запустити сервер Peerless.
