### Игра в браузере: страницы, кнопки, надписи вокруг игры.

## Страницы

web-title = Peerless
web-tagline = Легенды из книг встречаются на маленькой сцене. Два действия за ход, тридцать карт, один победитель.
web-skip = К содержанию
web-pages = Страницы
web-home = Главная
web-lobby = Открытые столы
web-gallery = Герои и поля
web-settings = Настройки
web-help = Справка
web-unofficial = Неофициальный фанатский проект. Все рисунки и тексты наши собственные; официальных изображений и текстов нет. Названия игр и персонажей принадлежат их владельцам.
web-loading = Подождите …
web-guest = Гость
web-close = Закрыть
web-save = Сохранить
web-saved = Сохранено.
web-remove = Убрать
web-missing = Здесь ничего нет
web-missing-about = Страницы { $path } нет.
web-missing-hero = Нет героя «{ $hero }».
web-error-lost = Сервер недоступен. Ничего не изменилось; попробуйте чуть позже.
web-error-unknown = Что-то пошло не так. Ничего не изменилось.

## Главная

web-play-now = Играть сейчас
web-play-now-about = Вы играете героем слева, лёгкий бот — другим.
web-bill = Сегодня на сцене
web-other-pair = Другая пара
web-learn = Научиться играя
web-learn-about = Первая партия с пояснениями шаг за шагом.
web-resume = Ваша партия продолжается
web-resume-do = Вернуться за стол
web-join = Вас пригласили?
web-join-label = Ссылка или код стола
web-join-do = К столу
web-join-wrong = Это не ссылка и не код стола.
web-invite = Пригласить друга
web-invite-about = Свой стол и ссылка, которую можно отправить.
web-choose = Выбрать всё
web-choose-about = Герои, поле, режим, часы, боты, один экран на всех.
web-watch = Смотреть на двух ботов
web-watch-about = Откиньтесь на спинку и посмотрите, как играют.

## Открытые столы

web-lobby-empty = Сейчас открытых столов нет. Откройте свой, и другие найдут его здесь.
web-lobby-about = Столы, за которые может сесть и за которыми может наблюдать любой.
web-phase-gathering = ждёт игроков
web-phase-playing = идёт партия
web-phase-over = завершён
web-lobby-join = Сесть за стол
web-lobby-watch = Смотреть
web-look-again = Обновить
web-enter = Войти
web-seats-free = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}

## Герои и поля

web-heroes = Герои
web-boards = Поля
web-hero-line = здоровье { $health }, { $attack } атака, перемещение { $move }
web-hero-move = Перемещение { $count }
web-fighter-line = здоровье { $health }, { $attack } атака
web-deck-of = Колода, карт: { $count }
web-board-line = ячеек: { $spaces }, зон: { $zones }
web-missing-board = Нет поля «{ $board }».
web-board-zones = Зоны
web-zone-spaces = ячеек: { $count }
web-board-facts = стартовых ячеек: { $starts }, ячеек с проходами: { $passages }
web-card-filter = Какие карты
web-card-all = все
web-copies = в колоде: { $count }
web-check = Проверить свой файл
web-check-about = Герой или поле в файле YAML: вставьте или выберите его, посмотрите, что не так или как он выглядит, и сразу играйте.
web-check-file = Выберите или перетащите файл
web-check-text = Текст файла
web-check-kind = Что это
web-check-kind-hero = герой
web-check-kind-board = поле
web-check-do = Проверить
web-check-good = Всё в порядке: можно играть.
web-check-bad = Найдено проблем: { $count }
web-check-play = Сыграть с этим сейчас

## Настройки

web-language = Язык
web-theme = Освещение
web-theme-auto = как в системе
web-theme-light = день
web-theme-dark = лампа
web-contrast = Контраст
web-contrast-normal = обычный
web-contrast-high = высокий
web-text-size = Размер текста
web-motion = Движение
web-motion-auto = как в системе
web-motion-full = включено
web-motion-none = выключено
web-speed = Скорость
web-speed-none = мгновенно
web-auto = Решения с одним вариантом
web-auto-yes = принимать за меня
web-auto-no = спрашивать меня
web-name = Ваше имя

## Новый стол

web-create = Новый стол
web-create-match = Игра
web-create-about = Дуэль с ботом готова: откройте её так или измените что угодно.
web-create-rare = Ещё: правила, часы, отсутствие, свои файлы
web-open-table = Открыть стол
web-mode = Режим
web-mode-duel = дуэль
web-mode-teams = двое на двое
web-mode-free_for_all = каждый за себя
web-players = Игроки
web-board = Поле
web-chance = наугад
web-picking = Герои
web-picking-chosen = выбираю здесь
web-picking-free = каждый выбирает открыто
web-picking-blind = каждый выбирает тайно
web-picking-random = наугад
web-edition = Правила
web-edition-current = современные
web-edition-classic = классические
web-seats = Места
web-seat = Место { $number }
web-kind-person = человек
web-kind-bot = бот
web-level = Сила бота
web-sit-here = Здесь сижу я
web-hero = Герой
web-hot-seat = Несколько мест за этим экраном: когда игрок меняется, занавес скрывает руку.
web-time = Время
web-clock = Часы
web-clock-none = без часов
web-clock-decision = на каждое решение
web-clock-match = на всю игру
web-seconds = Секунды
web-increment = Секунды, добавляемые за решение
web-grace = Сколько решений может опоздать
web-absent = Кто не возвращается
web-absent-wait = того ждут
web-absent-bot = того заменяет бот
web-absent-out = тот выбывает
web-away-seconds = Через сколько секунд отсутствия
web-turn-limit = Наибольшее число ходов
web-others = Остальные
web-public = Открыт для всех
web-public-about = В списке открытых столов. Иначе нужна ваша ссылка.
web-spectators = Зрители
web-spectators-about = Кто может войти, может и смотреть. Рук зрители не видят.
web-rated = Рейтинговый
web-rated-about = Влияет на рейтинг: только люди, без возврата ходов, без самодельного.
web-homebrew = Свои герои и поля (файлы)

## Перед игрой

web-gathering = Перед игрой
web-waiting-picks = Все на месте. Кто ещё не выбрал?
web-link = Ссылка на этот стол
web-link-about = Кто откроет эту ссылку, сможет сесть за стол.
web-new-link = Сделать ссылку
web-copy = Скопировать ссылку
web-copied = Скопировано.
web-seat-open = свободно
web-sit-down = Сесть
web-get-up = Встать
web-open-seat = Освободить место
web-no-bot = без бота
web-bot = бот, { $level }
web-you = вы
web-away = не на связи
web-picked = выбор сделан
web-not-picked = выбора ещё нет
web-pick-this = Беру этого

## Связь с сервером

web-no-entry = Входа нет
web-line-lost = Связь потеряна. Пробуем снова; ничего из сделанного вами не пропало.
web-line-closing = Сервер перезапускается и скоро вернётся. Игра сохранена.
web-line-moved = Игра продолжается на другом сервере. Подождите.
web-line-connecting = Соединение …

## За столом

web-now = Сейчас
web-options = Варианты
web-your-turn = Ваш выбор
web-their-turn = Решают другие
web-over = Игра окончена
web-log = Что произошло
web-beside = Карта и бой
web-look-hint = Наведите на карту, чтобы прочитать её здесь.
web-discard-of = Сброс { NAME($who, case: "gen") }, последние сверху
web-nothing = Пока ничего.
web-status-dormant = пока не на поле
web-status-out = вне игры
web-status-resigned = сдача
web-back = Назад
web-undo = Отменить
web-undo-ask = Попросить отменить
web-hand-over = Теперь играет: { $who }
web-ready = Я здесь

## Вокруг игры

web-more = Ещё
web-chat = Разговор
web-send = Отправить
web-mute = не слушать
web-offer-draw = Предложить ничью
web-resign = Сдаться
web-report = Сообщить об ошибке в правилах
web-reported = Отправлено, спасибо
web-agree = Согласиться
web-disagree = Отказать
web-asks-undo = { NAME($who) }: просьба вернуть { $count } { $count ->
    [one] ответ
    [few] ответа
   *[many] ответов
}.
web-asks-draw = { NAME($who) }: предложение ничьей.
web-asks-rematch = { NAME($who) }: просьба сыграть ещё раз.
web-asked-undo = Вы попросили вернуть ответ.
web-asked-draw = Вы предложили ничью.
web-asked-rematch = Вы попросили сыграть ещё раз.
web-rematch = Сыграть ещё раз
web-to-rematch = К новой игре

## Слова на нарисованном

web-word-boost = Усиление
web-word-deck = Колода
web-word-discard = Сброс
web-word-hand = Рука
web-word-health = Здоровье
web-word-actions = Действия
web-word-maneuver = Манёвр
web-word-cancelled = Отменено
web-word-defeated = Повержен
web-word-seen = известны
web-word-exhausted = Обессилены
web-word-unknown-card = Карта лицом вниз
web-word-no-card = Без карты
web-word-damage = урон
web-word-zone = зона
web-word-zones = зоны
web-word-start = стартовая
web-word-passage = проход
web-word-space = Ячейка
web-word-empty = пусто
web-word-pin = Закрепить руку
web-word-unpin = Разложить веером
web-word-skip = Пропустить
web-word-fit = Всё поле
