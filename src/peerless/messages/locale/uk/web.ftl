### Гра в браузері: сторінки, кнопки, написи навколо гри.

## Сторінки

web-title = Peerless
web-tagline = Легенди з книжок зустрічаються на маленькій сцені. Дві дії за хід, тридцять карт, один переможець.
web-skip = До вмісту
web-pages = Сторінки
web-home = Головна
web-lobby = Відкриті столи
web-gallery = Герої та поля бою
web-settings = Налаштування
web-help = Довідка
web-unofficial = Неофіційний фанатський проєкт. Усі малюнки й тексти наші власні; офіційних зображень і текстів немає. Назви ігор і персонажів належать їхнім власникам.
web-history = Мої ігри
web-try-again = Спробувати ще раз
web-loading = Зачекайте…
web-guest = Гість
web-guest-mark = гість
web-guest-mark-about = Цей гравець не закріпив ім’я за собою
web-close = Закрити
web-save = Зберегти
web-saved = Збережено.
web-remove = Прибрати
web-missing = Тут нічого немає
web-missing-about = Сторінки { $path } немає.
web-missing-hero = Немає героя «{ $hero }».
web-error-lost = Сервер недоступний. Нічого не змінено; спробуйте за мить ще раз.
web-error-unknown = Щось пішло не так. Нічого не змінено.

## Головна

web-play-now = Грати зараз
web-play-now-about = Ви граєте героєм ліворуч, легкий бот — іншим.
web-bill = Сьогодні на сцені
web-other-pair = Інша пара
web-learn = Навчитися граючи
web-learn-about = Перша гра з поясненнями крок за кроком.
web-resume = Ваша гра триває
web-resume-do = Повернутися за стіл
web-join = Вас запросили?
web-join-label = Посилання або код столу
web-join-do = До столу
web-join-wrong = Це не посилання і не код столу.
web-invite = Запросити друга
web-invite-about = Власний стіл і посилання, яке можна надіслати.
web-choose = Налаштувати все
web-choose-about = Герої, поле бою, режим, годинник, боти, один екран на всіх.
web-watch = Подивитися гру двох ботів
web-watch-about = Умостіться зручніше й подивіться, як грають.

## Відкриті столи

web-lobby-empty = Зараз немає відкритих столів. Відкрийте свій, і інші знайдуть його тут.
web-lobby-about = Столи, за які може сісти або за якими може спостерігати кожен.
web-phase-gathering = чекає на гравців
web-phase-playing = гра триває
web-phase-over = завершено
web-lobby-join = Сісти за стіл
web-lobby-watch = Дивитися
web-refresh = Оновити
web-enter = Увійти
web-seats-free = { $count ->
    [0] вільних місць немає
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
web-deck-of = Колода, карт: { $count }
web-board-line = комірок: { $spaces }, зон: { $zones }
web-missing-board = Немає поля бою «{ $board }».
web-board-zones = Зони
web-zone-spaces = комірок: { $count }
web-board-facts = початкових комірок: { $starts }, комірок із проходами: { $passages }
web-card-filter = Які карти
web-card-all = усі
web-copies = у колоді: { $count }
web-check = Перевірити власний файл
web-check-about = Герой або поле бою у файлі YAML: вставте чи виберіть його, подивіться, що не так або який він на вигляд, і одразу грайте.
web-check-file = Виберіть або перетягніть файл
web-check-text = Текст файлу
web-check-kind = Що це
web-check-kind-hero = герой
web-check-kind-board = поле бою
web-check-do = Перевірити
web-check-good = Усе гаразд: можна грати.
web-check-bad = Знайдено проблем: { $count }
web-check-play = Грати з цим зараз

## Налаштування

web-language = Мова
web-theme = Тема
web-theme-auto = Як у системі
web-theme-light = Світла
web-theme-dark = Темна
web-contrast = Контраст
web-contrast-normal = звичайний
web-contrast-high = високий
web-text-size = Розмір тексту
web-motion = Анімація
web-motion-auto = як у системі
web-motion-full = увімкнено
web-motion-none = вимкнено
web-speed = Швидкість
web-speed-calm = спокійно
web-speed-normal = звичайно
web-speed-quick = швидко
web-speed-instant = миттєво
web-speed-now = Швидкість: { $speed }
web-pause = Пауза
web-unpause = Продовжити
web-last-turn = Останній хід
web-last-turn-none = До вас ще ніхто не ходив.
web-steps-skipped = { $count ->
    [one] Пропущено { $count } крок
    [few] Пропущено { $count } кроки
   *[many] Пропущено { $count } кроків
}
web-auto = Рішення з одним варіантом
web-auto-yes = приймати за мене
web-auto-no = питати мене
web-show-notation = Позначення і нотація
web-show-notation-yes = показувати позначення комірок і правил
web-show-notation-no = не показувати
web-name = Ваше ім’я

## Хто ви

web-identity = Хто ви
web-name-claim = Закріпити ім’я
web-name-claim-about = Закріпіть ім’я, і більше ніхто не зможе взяти його або схоже на вигляд.
web-name-yours = Це ім’я лише ваше.
web-name-claimed = Ім’я тепер ваше.
web-devices = Ваші пристрої
web-device-this = Цей пристрій
web-device-seen = Останній вхід { $day }
web-device-unknown = Невідомий пристрій
web-device-drop = Відключити
web-device = Інший пристрій
web-device-about = Покажіть код тут і введіть його там: на обох пристроях ви будете тим самим гостем.
web-device-code = Показати код
web-device-until = Діє один раз, до { $time }.
web-claim = Код з іншого пристрою
web-claim-do = Увести код
web-claim-about = Тоді на цьому пристрої ви вже не будете гостем на ім’я { $name }.
web-claimed = Готово: тут ви той самий гість.
web-leave = Вихід
web-leave-about = Якщо вийти на всіх пристроях, повернутися тим самим гостем не вдасться.
web-sign-out = Вийти на цьому пристрої
web-signed-out = Ви вийшли. Цей пристрій тепер нікого не знає.
web-erase = Видалити мої дані
web-erase-about = Ваше ім’я, пристрої, рейтинг і все написане вами буде видалено назавжди. Ігри залишаться, але без вашого імені.
web-erase-name = Для підтвердження введіть своє ім’я: { $name }
web-erase-do = Видалити назавжди
web-erased = Усі ваші дані видалено.

## Новий стіл

web-create = Новий стіл
web-create-match = Гра
web-create-ready = Дуель проти бота готова: відкрийте стіл так, як є, або змініть, що забажаєте.
web-create-about = Виберіть, хто й де грає, а тоді відкрийте стіл.
web-create-rare = Додатково: правила, годинник, відсутність, власні файли
web-open-table = Відкрити стіл
web-mode = Режим
web-mode-duel = дуель
web-mode-teams = двоє на двох
web-mode-free_for_all = кожен за себе
web-players = Гравці
web-board = Поле бою
web-random = навмання
web-picking = Герої
web-picking-chosen = вибираю тут
web-picking-free = кожен вибирає відкрито
web-picking-blind = кожен вибирає таємно
web-picking-random = навмання
web-edition = Правила
web-edition-current = сучасні
web-edition-classic = класичні
web-seats = Місця
web-team-1 = Команда Сонця
web-team-2 = Команда Місяця
web-partner = ваш напарник
web-seat = Місце { $number }
web-kind-person = людина
web-kind-bot = бот
web-level = Сила бота
web-sit-here = Тут сиджу я
web-hero = Герой
web-hot-seat = Кілька місць за цим екраном: коли гравець змінюється, завіса ховає руку.
web-time = Час
web-clock = Годинник
web-clock-none = без годинника
web-clock-decision = на кожне рішення
web-clock-match = на всю гру
web-seconds = Секунди
web-increment = Секунди, що додаються за рішення
web-grace = Дозволено запізнілих рішень
web-absent = Якщо гравця немає
web-absent-wait = чекати
web-absent-bot = замінити ботом
web-absent-out = вивести з гри
web-away-seconds = Після скількох секунд відсутності
web-turn-limit = Ліміт ходів
web-others = Інші
web-public = Відкритий для всіх
web-public-about = У списку відкритих столів. Інакше потрібне ваше посилання.
web-spectators = Глядачі
web-spectators-about = Хто може увійти, може й дивитися. Карт на руках глядачі не бачать.
web-rated = Рейтингова гра
web-rated-about = Впливає на рейтинг: лише люди, без скасування відповідей, без власних героїв і полів.
web-homebrew = Власні герої та поля бою (файли)

## Перед грою

web-waiting-room = Перед грою
web-waiting-picks = Усі на місці. Хто ще не вибрав?
web-link = Посилання на цей стіл
web-link-about = Хто відкриє це посилання, зможе сісти за стіл.
web-new-link = Зробити посилання
web-copy = Скопіювати посилання
web-copied = Скопійовано.
web-seat-open = вільне
web-sit-down = Сісти
web-get-up = Встати
web-open-seat = Звільнити місце
web-no-bot = без бота
web-bot = бот, { $level }
web-you = ви
web-away = немає на зв’язку
web-picked = вибір зроблено
web-not-picked = вибору ще немає
web-pick-this = Беру цього

## Зв’язок із сервером

web-no-entry = Вхід закрито
web-connection-lost = Зв’язок утрачено. Пробуємо ще раз; нічого з того, що ви зробили, не втрачено.
web-connection-closing = Сервер перезапускається і за мить повернеться. Гру збережено.
web-connection-moved = Гра триває на іншому сервері. Зачекайте.
web-connection-connecting = З’єднання…

## За столом

web-decision = Зараз
web-options = Варіанти
web-choose-option = виберіть варіант.
web-part-failed = Цю частину стола не вдалося показати. Гра триває.
web-your-turn = Ваш вибір
web-their-turn = Вирішують інші
web-over = Гру завершено
web-log = Що сталося
web-side-panel = Карта й бій
web-look-hint = Наведіть вказівник на карту, щоб прочитати її тут.
web-discard-of = Скид { NAME($who, case: "gen") }, останні спершу
web-nothing = Поки нічого.
web-status-dormant = поки не на полі
web-status-out = поза грою
web-status-resigned = здача
web-back = Назад
web-undo = Скасувати
web-undo-ask = Попросити скасувати
web-hand-over = Далі грає: { $who }
web-ready = Я тут
web-waits-action = { NAME($who) }: вибір дії.
web-waits-boost = { NAME($who) }: поліпшення чи ні.
web-waits-defense = { NAME($who) }: вибір оборони.
web-waits-move = { NAME($who) }: переміщення.
web-waits-place = { NAME($who) }: вибір комірки.
web-waits-cards = { NAME($who) }: вибір карти.
web-waits-choice = { NAME($who) }: рішення.
web-take-over = Зайняти це місце замість бота
web-why = Чому ні?
web-why-turn = Не зараз: вирішує інший гравець.
web-why-over = Гру завершено.
web-why-card = Цією картою на поточне запитання відповісти не можна.
web-why-board = Тут немає відповіді на поточне запитання.
web-preview-reach = Попередній показ: куди сягає переміщення на { $count }
web-preview-anywhere = Попередній показ: будь-яка порожня комірка
web-do-boost = Поліпшити нею, +{ $count }
web-do-defend = Оборонятися нею
web-do-discard = Скинути її
web-do-put_back = Покласти її назад
web-do-card = Вибрати її
web-done = Готово
web-boost-stay = Поліпшити й залишитися
web-reach-boost = Туди сягає лише поліпшене переміщення.
web-reach-boost-of = Туди сягає поліпшення від { $count }.
web-line-boost = Виберіть карту, щоб поліпшити переміщення.
web-line-boost-of = Виберіть карту з поліпшенням від { $count }.
web-line-move = Перемістіть { NAME($who, case: "acc") } з картою { $card } (максимум на { n-spaces }).
web-line-place = Розмістіть { NAME($who, case: "acc") } з картою { $card } на будь-якій порожній комірці.
web-line-target = { $card }: виберіть ціль.
web-line-card = Атака, ціль { NAME($target) }: виберіть карту.
web-line-attacker = { $card }, ціль { NAME($target) }: ким?
web-line-schemer = { $card }: ким?
web-cards-hand = на руці
web-cards-discard = у скиді
web-cards-known = у колоді, місце відоме
web-cards-left = ще попереду
web-cards-hidden = на руці або в колоді
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Цілі
web-threatened-by = Загрози
web-threat-none = немає
web-rule = Правило
web-rule-title = Правило { $rule }
web-rule-missing = Для цього правила немає тексту.
web-notation = Відповідь у нотації
web-victory = Перемога
web-defeat = Поразка
web-drawn = Нічия
web-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[other] { $count } ходів
}
web-damage-by = Поранення за джерелом
web-exhaustion = Виснаження
web-by-exhaustion = Останнього удару завдало виснаження: у колоді не лишилося карт.
web-other-damage = Інше
web-turning-point = Переломний момент
web-turning-point-about = Хід { $turn }: { NAME($who) }, −{ $count } здоров’я
web-top-cards = Найкорисніші карти
web-health-by-turn = Здоров’я, хід за ходом
web-see-board = До поля бою
web-see-summary = Як це було
web-see-combat = Бій
web-key-map = Клавіші й довідка

## Навколо гри

web-more = Ще
web-chat = Чат
web-send = Надіслати
web-mute = заглушити
web-unmute = не глушити: { $who }
web-offer-draw = Запропонувати нічию
web-resign = Здатися
web-resign-ask = Здатися в цій грі?
web-resign-about = { $mode ->
    [duel] Переможе суперник. Скасувати це не можна.
   *[other] Ваші бійці залишать поле. Скасувати це не можна.
}
web-keep-playing = Грати далі
web-report = Повідомити про помилку в правилах
web-reported = Повідомлено, дякуємо.
web-report-saved = Збережено як { $file }.
web-report-note = Примітка, якщо хочете
web-report-again = Зберегти ще раз із приміткою
web-report-link = За цим посиланням гра відкриється на тій миті.
web-report-link-later = Коли гру буде завершено, за цим посиланням вона відкриється на тій миті.
web-agree = Погодитися
web-disagree = Відхилити
web-asks-undo = { NAME($who) }: прохання скасувати { $count } { $count ->
    [one] відповідь
    [few] відповіді
   *[many] відповідей
}.
web-asks-draw = { NAME($who) }: пропозиція нічиєї.
web-asks-rematch = { NAME($who) }: пропозиція реваншу.
web-asked-undo = Ви попросили скасувати відповідь.
web-asked-draw = Ви запропонували нічию.
web-asked-rematch = Ви запропонували реванш.
web-rematch = Реванш
web-to-rematch = До реваншу

## Свої ігри

web-history-empty = Ігор поки немає. Тут зберігаються ті, які ви зіграли або за якими спостерігали за своїм столом.
web-history-running = Ще тривають
web-history-over = Зіграні
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
web-ratings-about = За рейтинговими іграми. Бали — це сила, в якій можна бути майже певним, тож вони зростають із кожною грою, що її підтверджує.
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
web-replay-where = Місце у грі
web-replay-step = Крок { $number } з { $last }.
web-replay-turn = Хід { $turn }, { NAME($who) }: крок { $number } з { $last }
web-replay-back = Крок назад
web-replay-on = Крок уперед
web-replay-turn-back = Хід назад
web-replay-turn-on = Хід уперед
web-replay-play = Відтворити (пробіл)
web-replay-pause = Пауза (пробіл)
web-replay-tools = Що зробити з цією грою
web-replay-whole = Уся гра
web-replay-running = Ще не завершено
web-replay-running-about = Гру можна переглянути, коли її завершено: раніше це видало б приховане. Тоді посилання запрацює.
web-replay-private = Закрита гра
web-replay-private-about = Її бачать лише ті, хто сидів за цим столом. Хтось із них може зробити для вас посилання.
web-replay-other-rules = Зіграно за давнішими правилами
web-replay-other-rules-about = Цю гру зіграно за давнішою версією правил. Поле показує її до останнього кроку, який повторюють теперішні правила; решту відповідей наведено нижче.
web-replay-answer-hidden = приховано
web-replay-gone = Тут нічого немає
web-replay-gone-about = Посилання застаріло чи скопійоване не повністю, або гра вже не зберігається.
web-to-table = До столу
web-viewpoint = Чиїми очима
web-viewpoint-open = усі руки відкриті
web-viewpoint-spectator = очима глядача
web-viewpoint-seat = очима { NAME($who, case: "gen") }
web-share = Посилання на цю мить
web-share-about = Посилання відкриває гру на кроці { $number } ({ $viewpoint }).
web-download = Завантажити запис
web-scenario = Завантажити як сценарій
web-note = Примітка: { $note }
web-open = Відкрити запис
web-open-about = Запис або повідомлення, збережене як файл: виберіть його чи перетягніть сюди, і гра відкриється на своєму кроці.
web-continue = Продовжити звідси
web-continue-step = Від кроку { $number }.
web-forked = Ця гра продовжує іншу: її карти можуть бути відомі.
web-continue-about = Від цієї миті почнеться нова гра. Ви граєте за одну сторону, за інших грають боти.
web-continue-over = Тут гру завершено: щоб продовжити, поверніться трохи назад.
web-continue-seat = Ви граєте за
web-continue-start = Почати

## Слова на намальованому

web-word-boost = Поліпшення
web-word-deck = Колода
web-word-discard = Скид
web-word-hand = Рука
web-word-health = Здоров’я
web-word-actions = Дії
web-word-maneuver = Маневр
web-word-canceled = Скасовано
web-word-defeated = Загибель
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
web-word-space = Комірка
web-word-empty = порожньо
web-word-skip = Пропустити
web-word-fit = Усе поле
