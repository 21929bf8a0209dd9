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
web-history = Мои игры
web-try-again = Попробовать ещё раз
web-loading = Подождите…
web-guest = Гость
web-guest-mark = гость
web-guest-mark-about = Этот игрок не закрепил имя за собой
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
web-learn-about = Первая игра с пояснениями шаг за шагом.
web-resume = Ваша игра продолжается
web-resume-do = Вернуться за стол
web-join = Вас пригласили?
web-join-label = Ссылка или код стола
web-join-do = К столу
web-join-wrong = Это не ссылка и не код стола.
web-invite = Пригласить друга
web-invite-about = Свой стол и ссылка, которую можно отправить.
web-choose = Настроить всё
web-choose-about = Герои, поле, режим, часы, боты, один экран на всех.
web-watch = Посмотреть игру двух ботов
web-watch-about = Устройтесь поудобнее и посмотрите, как играют.

## Открытые столы

web-lobby-empty = Сейчас открытых столов нет. Откройте свой, и другие найдут его здесь.
web-lobby-about = Столы, за которые может сесть или за которыми может наблюдать любой.
web-phase-gathering = ждёт игроков
web-phase-playing = идёт игра
web-phase-over = завершён
web-lobby-join = Сесть за стол
web-lobby-watch = Смотреть
web-refresh = Обновить
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
web-theme = Тема
web-theme-auto = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-contrast = Контраст
web-contrast-normal = обычный
web-contrast-high = высокий
web-text-size = Размер текста
web-motion = Анимация
web-motion-auto = как в системе
web-motion-full = включена
web-motion-none = выключена
web-speed = Скорость
web-speed-calm = спокойно
web-speed-normal = обычно
web-speed-quick = быстро
web-speed-instant = мгновенно
web-speed-now = Скорость: { $speed }
web-pause = Пауза
web-unpause = Продолжить
web-last-turn = Последний ход
web-last-turn-none = До вас ещё никто не ходил.
web-steps-skipped = { $count ->
    [one] Пропущен { $count } шаг
    [few] Пропущено { $count } шага
   *[many] Пропущено { $count } шагов
}
web-auto = Решения с одним вариантом
web-auto-yes = принимать за меня
web-auto-no = спрашивать меня
web-show-notation = Обозначения и нотация
web-show-notation-yes = показывать обозначения ячеек и правил
web-show-notation-no = не показывать
web-name = Ваше имя

## Кто вы

web-identity = Кто вы
web-name-claim = Закрепить имя
web-name-claim-about = Закрепите имя, и больше никто не сможет взять его или похожее на вид.
web-name-yours = Это имя только ваше.
web-name-claimed = Имя теперь ваше.
web-devices = Ваши устройства
web-device-this = Это устройство
web-device-seen = Последний вход { $day }
web-device-unknown = Неизвестное устройство
web-device-drop = Отключить
web-device = Другое устройство
web-device-about = Покажите код здесь и введите его там: на обоих устройствах вы будете тем же гостем.
web-device-code = Показать код
web-device-until = Действует один раз, до { $time }.
web-claim = Код с другого устройства
web-claim-do = Ввести код
web-claim-about = Тогда на этом устройстве вы больше не будете гостем по имени { $name }.
web-claimed = Готово: здесь вы тот же гость.
web-leave = Выход
web-leave-about = Если выйти на всех устройствах, вернуться тем же гостем не получится.
web-sign-out = Выйти на этом устройстве
web-signed-out = Вы вышли. Это устройство теперь никого не знает.
web-erase = Удалить мои данные
web-erase-about = Ваше имя, устройства, рейтинг и всё написанное вами будет удалено навсегда. Игры останутся, но без вашего имени.
web-erase-name = Для подтверждения введите своё имя: { $name }
web-erase-do = Удалить навсегда
web-erased = Все ваши данные удалены.

## Новый стол

web-create = Новый стол
web-create-match = Игра
web-create-ready = Дуэль с ботом готова: откройте стол как есть или измените что угодно.
web-create-about = Выберите, кто и где играет, затем откройте стол.
web-create-rare = Дополнительно: правила, часы, отсутствие, свои файлы
web-open-table = Открыть стол
web-mode = Режим
web-mode-duel = дуэль
web-mode-teams = двое на двое
web-mode-free_for_all = каждый за себя
web-players = Игроки
web-board = Поле
web-random = наугад
web-picking = Герои
web-picking-chosen = выбираю здесь
web-picking-free = каждый выбирает открыто
web-picking-blind = каждый выбирает тайно
web-picking-random = наугад
web-edition = Правила
web-edition-current = современные
web-edition-classic = классические
web-seats = Места
web-team-1 = Команда Солнца
web-team-2 = Команда Луны
web-partner = ваш напарник
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
web-grace = Допускается запоздалых решений
web-absent = Если игрока нет
web-absent-wait = ждать
web-absent-bot = заменить ботом
web-absent-out = вывести из игры
web-away-seconds = Через сколько секунд отсутствия
web-turn-limit = Предел ходов
web-others = Остальные
web-public = Открыт для всех
web-public-about = В списке открытых столов. Иначе нужна ваша ссылка.
web-spectators = Зрители
web-spectators-about = Кто может войти, может и смотреть. Карт в руках зрители не видят.
web-rated = Рейтинговая игра
web-rated-about = Влияет на рейтинг: только люди, без отмены ответов, без своих героев и полей.
web-homebrew = Свои герои и поля (файлы)

## Перед игрой

web-waiting-room = Перед игрой
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

web-no-entry = Вход закрыт
web-connection-lost = Связь потеряна. Пробуем снова; ничего из того, что вы сделали, не потеряно.
web-connection-closing = Сервер перезапускается и скоро вернётся. Игра сохранена.
web-connection-moved = Игра продолжается на другом сервере. Подождите.
web-connection-connecting = Соединение…

## За столом

web-decision = Сейчас
web-options = Варианты
web-choose-option = выберите вариант.
web-part-failed = Эту часть стола не удалось показать. Игра продолжается.
web-your-turn = Ваш выбор
web-their-turn = Решают другие
web-over = Игра окончена
web-log = Что произошло
web-side-panel = Карта и бой
web-look-hint = Наведите указатель на карту, чтобы прочитать её здесь.
web-discard-of = Сброс { NAME($who, case: "gen") }, сначала последние
web-nothing = Пока ничего.
web-status-dormant = пока не на поле
web-status-out = вне игры
web-status-resigned = сдача
web-back = Назад
web-undo = Отменить
web-undo-ask = Попросить отменить
web-hand-over = Теперь играет: { $who }
web-ready = Я здесь
web-waits-action = { NAME($who) }: выбор действия.
web-waits-boost = { NAME($who) }: усиление или нет.
web-waits-defense = { NAME($who) }: выбор защиты.
web-waits-move = { NAME($who) }: перемещение.
web-waits-place = { NAME($who) }: выбор ячейки.
web-waits-cards = { NAME($who) }: выбор карты.
web-waits-choice = { NAME($who) }: решение.
web-take-over = Занять это место вместо бота
web-why = Почему нет?
web-why-turn = Не сейчас: решает другой игрок.
web-why-over = Игра окончена.
web-why-card = Этой картой на текущий вопрос ответить нельзя.
web-why-board = Здесь нет ответа на текущий вопрос.
web-preview-reach = Предпросмотр: куда дойдёт перемещение на { $count }
web-preview-anywhere = Предпросмотр: любая свободная ячейка
web-do-boost = Усилить ею, +{ $count }
web-do-defend = Защититься ею
web-do-discard = Сбросить её
web-do-put_back = Положить её обратно
web-do-card = Выбрать её
web-done = Готово
web-boost-stay = Усилить и остаться
web-reach-boost = Туда доходит только усиленное перемещение.
web-reach-boost-of = Туда доходит усиление от { $count }.
web-line-boost = Выберите карту, чтобы усилить перемещение.
web-line-boost-of = Выберите карту с усилением от { $count }.
web-line-move = { NAME($who) } с картой { $card }: выберите, куда (до { prompt-spaces }).
web-line-place = { NAME($who) } с картой { $card }: выберите любую свободную ячейку.
web-line-target = { $card }: выберите цель.
web-line-card = Атака, цель { NAME($target) }: выберите карту.
web-line-attacker = { $card }, цель { NAME($target) }: кем?
web-line-schemer = { $card }: кем?
web-cards-hand = в руке
web-cards-discard = в сбросе
web-cards-known = в колоде, место известно
web-cards-left = ещё впереди
web-cards-hidden = в руке или в колоде
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Цели
web-threatened-by = Угрозы
web-threat-none = нет
web-rule = Правило
web-rule-title = Правило { $rule }
web-rule-missing = Для этого правила нет текста.
web-notation = Ответ в нотации
web-victory = Победа
web-defeat = Поражение
web-drawn = Ничья
web-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
web-damage-by = Урон по источникам
web-exhaustion = Истощение
web-by-exhaustion = Последний удар нанесло истощение: в колоде не осталось карт.
web-other-damage = Прочее
web-turning-point = Переломный момент
web-turning-point-about = Ход { $turn }: { NAME($who) }, −{ $count } здоровья
web-top-cards = Самые полезные карты
web-health-by-turn = Здоровье, ход за ходом
web-see-board = К полю боя
web-see-summary = Как это было
web-see-combat = Бой
web-key-map = Клавиши и справка

## Вокруг игры

web-more = Ещё
web-chat = Чат
web-send = Отправить
web-mute = заглушить
web-unmute = не глушить: { $who }
web-offer-draw = Предложить ничью
web-resign = Сдаться
web-resign-ask = Сдаться в этой игре?
web-resign-about = { $mode ->
    [duel] Победит соперник. Отменить это нельзя.
   *[other] Ваши бойцы покинут поле. Отменить это нельзя.
}
web-keep-playing = Играть дальше
web-report = Сообщить об ошибке в правилах
web-reported = Отправлено, спасибо.
web-report-saved = Сохранено как { $file }.
web-report-note = Примечание, если хотите
web-report-again = Сохранить ещё раз с примечанием
web-report-link = Эта ссылка откроет игру на том моменте.
web-report-link-later = Когда игра закончится, эта ссылка откроет её на том моменте.
web-agree = Согласиться
web-disagree = Отклонить
web-asks-undo = { NAME($who) }: просьба отменить { $count } { $count ->
    [one] ответ
    [few] ответа
   *[many] ответов
}.
web-asks-draw = { NAME($who) }: предложение ничьей.
web-asks-rematch = { NAME($who) }: предложение реванша.
web-asked-undo = Вы попросили отменить ответ.
web-asked-draw = Вы предложили ничью.
web-asked-rematch = Вы предложили реванш.
web-rematch = Реванш
web-to-rematch = К реваншу

## Свои игры

web-history-empty = Игр пока нет. Здесь хранятся те, которые вы сыграли или за которыми наблюдали за своим столом.
web-history-running = Ещё идут
web-history-over = Сыгранные
web-history-more = Показать более ранние
web-history-rated = рейтинговая
web-go-on = Продолжить
web-ended = Завершена без результата
web-ended-won = Победа: { $why }
web-ended-lost = Поражение
web-ended-draw = Ничья: { $why }
web-ended-others = Победа: { $who }

## Рейтинги

web-ratings = Рейтинги
web-ratings-about = По рейтинговым играм. Очки — это сила, в которой можно быть почти уверенным, поэтому они растут с каждой игрой, которая её подтверждает.
web-ratings-empty = Рейтинговых игр ещё не было.
web-rating-guests = Игроки
web-rating-place = Место
web-rating-name = Имя
web-rating-score = Очки
web-rating-matches = Игры
web-rating-wins = Победы
web-rating-own = Ваши очки: { $score }. Игр: { $matches }, побед: { $wins }.

## Повторы

web-replay = Повтор
web-replay-where = Место в игре
web-replay-step = Шаг { $number } из { $last }.
web-replay-turn = Ход { $turn }, { NAME($who) }: шаг { $number } из { $last }
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-turn-back = Ход назад
web-replay-turn-on = Ход вперёд
web-replay-play = Воспроизвести (пробел)
web-replay-pause = Пауза (пробел)
web-replay-tools = Что сделать с этой игрой
web-replay-whole = Вся игра
web-replay-running = Ещё не окончена
web-replay-running-about = Игру можно пересмотреть, когда она окончена: раньше это выдало бы скрытое. Тогда ссылка заработает.
web-replay-private = Закрытая игра
web-replay-private-about = Её видят только те, кто сидел за этим столом. Кто-то из них может сделать для вас ссылку.
web-replay-other-rules = Сыграно по старым правилам
web-replay-other-rules-about = Эта игра сыграна по более старой версии правил. Поле показывает её до последнего шага, который повторяют нынешние правила; остальные ответы перечислены ниже.
web-replay-answer-hidden = скрыто
web-replay-gone = Здесь ничего нет
web-replay-gone-about = Ссылка устарела или скопирована не полностью, либо игра больше не хранится.
web-to-table = К столу
web-viewpoint = Чьими глазами
web-viewpoint-open = все руки открыты
web-viewpoint-spectator = глазами зрителя
web-viewpoint-seat = глазами { NAME($who, case: "gen") }
web-share = Ссылка на этот момент
web-share-about = Ссылка открывает игру на шаге { $number } ({ $viewpoint }).
web-download = Скачать запись
web-scenario = Скачать как сценарий
web-note = Примечание: { $note }
web-open = Открыть запись
web-open-about = Запись или сообщение, сохранённое как файл: выберите его или перетащите сюда, и игра откроется на своём шаге.
web-continue = Продолжить отсюда
web-continue-step = С шага { $number }.
web-forked = Эта игра продолжает другую: её карты могут быть известны.
web-continue-about = С этого момента начнётся новая игра. Вы играете за одну сторону, за остальных играют боты.
web-continue-over = Здесь игра окончена: чтобы продолжить, вернитесь немного назад.
web-continue-seat = Вы играете за
web-continue-start = Начать

## Слова на нарисованном

web-word-boost = Усиление
web-word-deck = Колода
web-word-discard = Сброс
web-word-hand = Рука
web-word-health = Здоровье
web-word-actions = Действия
web-word-maneuver = Манёвр
web-word-canceled = Отменено
web-word-defeated = Вне боя
web-word-reserve = В резерве
web-word-seen = известны
web-word-exhausted = Истощение
web-word-unknown-card = Карта лицом вниз
web-word-no-card = Без карты
web-word-damage = здоровья
web-word-zone = зона
web-word-zones = зоны
web-word-start = стартовая
web-word-passage = проход
web-word-space = Ячейка
web-word-empty = пусто
web-word-skip = Пропустить
web-word-fit = Всё поле
