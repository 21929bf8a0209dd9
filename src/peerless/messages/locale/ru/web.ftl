### Игра в браузере: страницы, кнопки, надписи вокруг игры.

## Страницы

web-title = Peerless
web-tagline = Поединки легенд. Два действия за ход, тридцать карт, один победитель.
web-skip = Перейти к содержимому
web-pages = Страницы
web-home = Главная
web-lobby = Открытые столы
web-gallery = Герои и поля
web-settings = Настройки
web-help = Справка
web-unofficial = Неофициальный фанатский проект. Все рисунки и тексты — наши собственные, официальных материалов здесь нет. Названия игр и имена персонажей принадлежат правообладателям.
web-licenses = Лицензии
web-history = Мои игры
web-try-again = Повторить
web-loading = Загрузка…
web-guest = Гость
web-guest-mark = гость
web-guest-mark-about = Имя не закреплено
web-close = Закрыть
web-save = Сохранить
web-saved = Сохранено.
web-remove = Убрать
web-missing = Страница не найдена
web-missing-about = Страницы { $path } нет.
web-missing-hero = Нет героя «{ $hero }».
web-error-lost = Сервер недоступен. Ничего не изменилось. Попробуйте чуть позже.
web-error-unknown = Что-то пошло не так. Ничего не изменилось. Попробуйте ещё раз.

## Главная

web-play-now = Играть сейчас
web-play-now-about = Вы играете за героя слева против слабого бота.
web-bill = Случайный поединок
web-other-pair = Другая пара
web-learn = Первый урок
web-learn-about = Три минуты: перемещение, атака, защита, победа.
web-resume = Игра не окончена
web-resume-do = Продолжить
web-join = Вас пригласили?
web-join-label = Ссылка-приглашение или код стола
web-join-do = К столу
web-join-wrong = Это не ссылка-приглашение и не код стола. Проверьте и попробуйте ещё раз.
web-invite = Пригласить друга
web-invite-about = Откройте стол и отправьте ссылку на него.
web-watch = Игра ботов
web-watch-about = Устройтесь поудобнее и посмотрите, как играют боты.

## Открытые столы

web-lobby-empty = Сейчас открытых столов нет. Откройте свой, и другие найдут его здесь.
web-lobby-about = Сесть за эти столы или наблюдать за игрой может любой.
web-phase-gathering = Ждёт игроков
web-phase-playing = Идёт игра
web-phase-over = Игра окончена
web-lobby-join = Сесть
web-lobby-watch = Смотреть
web-refresh = Обновить
web-enter = Открыть
web-seats-free = { $count ->
    [0] Свободных мест нет
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
web-deck-of = Колода ({ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
})
web-board-line = { $spaces } { $spaces ->
    [one] ячейка
    [few] ячейки
   *[many] ячеек
}, { $zones } { $zones ->
    [one] зона
    [few] зоны
   *[many] зон
}
web-missing-board = Нет поля «{ $board }».
web-board-zones = Зоны
web-zone-spaces = { $count } { $count ->
    [one] ячейка
    [few] ячейки
   *[many] ячеек
}
web-board-facts = { $starts } { $starts ->
    [one] стартовая ячейка
    [few] стартовые ячейки
   *[many] стартовых ячеек
}, { $passages ->
    [0] без проходов
    [one] { $passages } ячейка с проходом
    [few] { $passages } ячейки с проходом
   *[many] { $passages } ячеек с проходом
}
web-card-filter = Тип карты
web-card-all = Все
web-copies = { $count } в колоде
web-check = Проверка своих файлов
web-check-about = Вставьте YAML своего героя или поля либо выберите файл. Вы увидите ошибки, а если их нет — готового героя или поле, и сможете сразу сыграть.
web-check-file = Выбрать файл
web-check-text = Содержимое файла
web-check-kind = Что в файле
web-check-kind-hero = Герой
web-check-kind-board = Поле
web-check-do = Проверить
web-check-good = Проблем нет. Можно играть.
web-check-advice = Обратите внимание:
web-check-bad = { $count } { $count ->
    [one] проблема
    [few] проблемы
   *[many] проблем
}
web-check-at = Строка { $line }, столбец { $column }
web-check-play = Сыграть

## Настройки

web-language = Язык
web-theme = Тема
web-theme-auto = Системная
web-theme-light = Светлая
web-theme-dark = Тёмная
web-contrast = Контраст
web-contrast-normal = Обычный
web-contrast-high = Высокий
web-text-size = Размер текста
web-motion = Анимация
web-motion-auto = Как в системе
web-motion-full = Вкл.
web-motion-none = Выкл.
web-speed = Скорость
web-speed-calm = Низкая
web-speed-normal = Обычная
web-speed-quick = Высокая
web-speed-instant = Мгновенная
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
web-sound = Звук
web-on = Вкл.
web-off = Выкл.
web-muted = Звук выключен
web-unmuted = Звук включён
web-volume = Громкость
web-bed = Фоновый звук
web-vibration = Вибрация
web-auto = Единственный вариант
web-auto-yes = Выбирать за меня
web-auto-no = Спрашивать
web-show-notation = Обозначения ячеек и правил
web-show-notation-yes = Показать
web-show-notation-no = Скрыть
web-name = Ваше имя

## Профиль и устройства

web-identity = Ваш профиль
web-name-claim = Закрепить имя
web-name-claim-about = Закрепите имя, и никто другой не сможет взять его или похожее на него.
web-name-yours = Это имя ваше. Никто другой не сможет его взять.
web-name-claimed = Имя закреплено.
web-devices = Ваши устройства
web-device-this = Это устройство
web-device-seen = Последний вход: { $day }
web-device-unknown = Неизвестное устройство
web-device-drop = Выйти
web-device = Добавить устройство
web-device-about = Получите код здесь и введите его на другом устройстве: профиль станет общим для обоих.
web-device-code = Получить код
web-device-until = Код одноразовый и действует до { $time }.
web-claim = Код с другого устройства
web-claim-do = Ввести код
web-claim-about = После этого профиль { $name } на этом устройстве использоваться не будет.
web-claimed = Готово. Теперь на обоих устройствах один профиль.
web-leave = Выход
web-leave-about = Если выйти из профиля на всех устройствах, вернуть его будет нельзя.
web-sign-out = Выйти на этом устройстве
web-signed-out = Вы вышли из профиля на этом устройстве.
web-erase = Удалить мои данные
web-erase-about = Ваше имя, устройства, рейтинг и сообщения в чате будут удалены навсегда. Ваши игры останутся, но без имени.
web-erase-name = Для подтверждения введите своё имя: { $name }
web-erase-do = Удалить навсегда
web-erased = Все ваши данные удалены.

## Новый стол

web-create = Новый стол
web-create-rare = Ещё: правила, часы, отсутствие игроков, свои файлы
web-create-rare-alone = Ещё: правила, часы, свои файлы
web-open-table = Открыть стол
web-mode = Режим
web-mode-duel = Дуэль
web-mode-teams = 2 на 2
web-mode-free_for_all = Каждый за себя
web-players = Игроки
web-board = Поле
web-random = Наугад
web-picking = Герои
web-picking-chosen = Выбрать здесь
web-picking-free = Открытый выбор
web-picking-blind = Тайный выбор
web-picking-random = Наугад
web-edition = Правила
web-edition-current = Современные
web-edition-classic = Классические
web-seats = Места
web-team-1 = Команда Солнца
web-team-2 = Команда Луны
web-partner = Товарищ по команде
web-seat = Место { $number }
web-seat-here = Этот экран
web-seat-link = По ссылке
web-seat-bot = Бот
web-level = Сила бота
web-hot-seat = Несколько мест за одним экраном. При смене игрока рука скрывается.
web-time = Время
web-clock = Часы
web-clock-none = Нет
web-clock-decision = На решение
web-clock-match = На игру
web-seconds = Секунды
web-increment = Добавка (секунды)
web-grace = Допустимо просрочек
web-absent = Если игрок ушёл
web-absent-wait = Ждать
web-absent-bot = Заменить ботом
web-absent-out = Исключить
web-away-seconds = Через сколько секунд
web-turn-limit = Предел ходов
web-others = Доступ
web-public = Открытый стол
web-public-about = Виден в списке открытых столов. Иначе игрокам нужна ваша ссылка.
web-spectators = Пускать зрителей
web-spectators-about = Смотреть может любой, у кого есть доступ к столу. Карт в руках зрители не видят.
web-rated = Рейтинговая игра
web-rated-about = Влияет на рейтинг. Без ботов, без отмены решений, без самодельных героев и полей.
web-homebrew = Добавить свои файлы

## Перед игрой

web-waiting-room = Перед игрой
web-waiting-picks = Все на месте. Игра начнётся, когда все выберут героев.
web-link = Ссылка на этот стол
web-link-about = По этой ссылке любой может занять место.
web-new-link = Создать приглашение
web-copy = Копировать ссылку
web-copied = Скопировано.
web-seat-open = Свободно
web-sit-down = Сесть
web-get-up = Встать
web-open-seat = Освободить
web-no-bot = Без бота
web-bot = Бот ({ $level })
web-you = Вы
web-away = не в сети
web-picked = Герой выбран
web-not-picked = Ещё выбирает

## Связь с сервером

web-no-entry = Стол недоступен
web-connection-lost = Связь прервалась. Переподключаемся… Игра сохранена.
web-connection-closing = Сервер перезапускается и скоро вернётся. Игра сохранена.
web-connection-moved = Игра перешла на другой сервер. Переподключаемся…
web-connection-connecting = Подключение…

## За столом

web-decision = Текущее решение
web-options = Варианты
web-choose-option = выберите вариант.
web-part-failed = Эту часть стола не удалось показать. Игра продолжается.
web-your-turn = Ваш ход
web-their-turn = Ожидание
web-over = Игра окончена
web-log = Журнал
web-side-panel = Карта и бой
web-discard-of = Сброс { NAME($who, case: "gen") }, сначала последние карты
web-nothing = Пока ничего.
web-status-dormant = Ещё не на поле
web-status-out = Игрок выбыл
web-status-resigned = Игрок сдался
web-back = Назад
web-undo = Отменить
web-undo-ask = Запросить отмену
web-hand-empty = Ваша рука пуста.
web-hand-over = Передайте устройство. Теперь решает { $who }.
web-ready = Я здесь
web-waits-action = { NAME($who) } { GENDER($who) ->
    [p] выбирают
   *[m] выбирает
} действие.
web-waits-boost = { NAME($who) } { GENDER($who) ->
    [p] думают
   *[m] думает
}, нужно ли усиление.
web-waits-defense = { NAME($who) } { GENDER($who) ->
    [p] думают
   *[m] думает
} о защите.
web-waits-move = { NAME($who) } { GENDER($who) ->
    [p] перемещают
   *[m] перемещает
} бойцов.
web-waits-place = { NAME($who) } { GENDER($who) ->
    [p] выбирают
   *[m] выбирает
} ячейку.
web-waits-cards = { NAME($who) } { GENDER($who) ->
    [p] выбирают
   *[m] выбирает
} карту.
web-waits-choice = { NAME($who) } { GENDER($who) ->
    [p] принимают
   *[m] принимает
} решение.
web-take-over = Занять место
web-why = Почему нельзя?
web-why-turn = Сейчас решает другой игрок.
web-why-over = Игра окончена.
web-why-card = Сейчас эту карту использовать нельзя.
web-why-board = Сейчас это выбрать нельзя.
web-preview-reach = Предпросмотр: куда можно дойти с перемещением { $count }
web-preview-anywhere = Предпросмотр: любая свободная ячейка
web-do-boost = Усиление +{ $count }
web-do-defend = Защититься
web-do-discard = Сбросить
web-do-put_back = Вернуть
web-do-card = Выбрать
web-done = Готово
web-boost-stay = Усилить и остаться
web-reach-boost = Чтобы дойти туда, нужно усиление.
web-reach-boost-of = Чтобы дойти туда, нужно усиление не меньше { $count }.
web-line-boost = Выберите карту, чтобы усилить перемещение.
web-line-boost-of = Выберите карту с усилением не меньше { $count }.
web-line-move = { $card }: переместите { NAME($who, case: "acc") } (до { prompt-spaces }).
web-line-place = { $card }: поместите { NAME($who, case: "acc") } в любую свободную ячейку.
web-line-target = { $card }: выберите цель.
web-line-card = Цель атаки — { NAME($target) }: выберите карту.
web-line-attacker = { $card } против { NAME($target, case: "gen") }: выберите, кто атакует.
web-line-schemer = { $card }: выберите, кто разыгрывает карту.
web-cards-hand = в руке
web-cards-given = в чужих руках
web-cards-discard = в сбросе
web-cards-known = в колоде, место известно
web-cards-left = в колоде
web-cards-hidden = в руке или в колоде
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Цели
web-threatened-by = Угрозы
web-threat-none = Нет
web-rule = Правило
web-rule-title = Правило { $rule }
web-rule-missing = У этого правила нет текста.
web-notation = Введите ответ
web-victory = Победа
web-defeat = Поражение
web-drawn = Ничья
web-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
web-damage-by = Урон по источникам
web-exhaustion = Пустая колода
web-by-exhaustion = Исход решила пустая колода: брать карты было неоткуда.
web-other-damage = Прочее
web-turning-point = Переломный момент
web-turning-point-about = Ход { $turn }: { NAME($who) } { GENDER($who) ->
    [p] теряют
   *[m] теряет
} { n-health }.
web-top-cards = Ключевые карты
web-health-by-turn = Здоровье по ходам
web-see-board = К полю боя
web-see-summary = Итоги
web-see-combat = Бой
web-key-map = Справка и клавиши

## Меню стола

web-more = Ещё
web-chat = Чат
web-send = Отправить
web-emotes = Реакции
web-emote-hello = Привет!
web-emote-good_luck = Удачи!
web-emote-well_played = Отличный ход!
web-emote-thanks = Спасибо!
web-emote-wow = Ого!
web-emote-oops = Ой!
web-emote-thinking = Дайте подумать…
web-emote-good_game = Хорошая игра!
web-mute = Заглушить
web-unmute = Снова показывать сообщения: { $who }
web-offer-draw = Предложить ничью
web-resign = Сдаться
web-resign-ask = Сдаться?
web-resign-about = { $mode ->
    [duel] Победит противник. Отменить это нельзя.
   *[other] Ваши бойцы покинут поле боя. Отменить это нельзя.
}
web-keep-playing = Играть дальше
web-report = Сообщить о проблеме
web-reported = Отправлено. Спасибо!
web-report-saved = Сохранено в файл { $file }.
web-report-note = Примечание (необязательно)
web-report-again = Сохранить с примечанием
web-report-link = По этой ссылке игра откроется с этого момента.
web-report-link-later = Когда игра закончится, по этой ссылке она откроется с этого момента.
web-agree = Принять
web-disagree = Отклонить
web-asks-undo = { NAME($who) } { GENDER($who) ->
    [p] просят
   *[m] просит
} отменить { $count } { $count ->
    [one] решение
    [few] решения
   *[many] решений
}.
web-asks-draw = { NAME($who) } { GENDER($who) ->
    [p] предлагают
   *[m] предлагает
} ничью.
web-asks-rematch = { NAME($who) } { GENDER($who) ->
    [p] предлагают
   *[m] предлагает
} реванш.
web-asked-undo = Вы попросили отменить решение.
web-asked-draw = Вы предложили ничью.
web-asked-rematch = Вы предложили реванш.
web-rematch = Реванш
web-to-rematch = К реваншу

## Мои игры

web-history-empty = Игр пока нет. Здесь появятся игры, которые вы сыграете, создадите или посмотрите.
web-history-running = Идут сейчас
web-history-over = Завершённые
web-history-more = Показать старые
web-history-rated = рейтинговая
web-go-on = Продолжить
web-ended = Завершена без результата
web-ended-won = Победа: { $why }
web-ended-lost = Поражение
web-ended-draw = Ничья: { $why }
web-ended-others = Победа: { $who }

## Рейтинги

web-ratings = Рейтинги
web-ratings-about = Только по рейтинговым играм. Очки — осторожная оценка: они растут по мере того, как результаты подтверждают силу игрока.
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
web-replay-where = Момент игры
web-replay-step = Шаг { $number } из { $last }
web-replay-turn = Ход { $turn }, { NAME($who) }: шаг { $number } из { $last }
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-turn-back = Ход назад
web-replay-turn-on = Ход вперёд
web-replay-play = Воспроизвести (пробел)
web-replay-pause = Пауза (пробел)
web-replay-tools = Действия с повтором
web-replay-whole = Вся игра
web-replay-running = Игра ещё идёт
web-replay-running-about = Ссылка заработает, когда игра закончится: раньше повтор выдал бы скрытые карты.
web-replay-private = Закрытая игра
web-replay-private-about = Её видят только игроки, сидевшие за этим столом. Попросите ссылку у кого-нибудь из них.
web-replay-other-rules = Сыграно по старым правилам
web-replay-other-rules-about = Эта игра сыграна по более старой версии правил. На поле она показана до последнего шага, который допускают нынешние правила. Остальные решения перечислены ниже.
web-replay-answer-hidden = скрыто
web-replay-gone = Повтор недоступен
web-replay-gone-about = Ссылка неполная или устарела, либо игра больше не хранится.
web-to-table = К столу
web-viewpoint = Глазами
web-viewpoint-open = всех игроков
web-viewpoint-spectator = зрителя
web-viewpoint-seat = { NAME($who, case: "gen") }
web-share = Поделиться моментом
web-share-about = Эта ссылка открывает игру на шаге { $number } (глазами { $viewpoint }).
web-download = Скачать запись
web-scenario = Скачать сценарий
web-note = Примечание: { $note }
web-open = Открыть запись
web-open-about = Выберите сохранённую запись или отчёт либо перетащите файл сюда. Игра откроется на том шаге, на котором её сохранили.
web-continue = Продолжить отсюда
web-continue-step = Вы на шаге { $number }.
web-forked = Эта игра продолжает другую, поэтому некоторые карты могут быть известны.
web-continue-about = С этого момента начнётся новая игра. Вы играете за одну сторону, а за остальные — боты.
web-continue-over = На этом шаге игра окончена. Чтобы продолжить её, вернитесь на несколько шагов назад.
web-continue-seat = Ваша сторона
web-continue-start = Начать игру

## Надписи на фигурках и картах

web-word-boost = Усиление
web-word-deck = Колода
web-word-discard = Сброс
web-word-hand = Рука
web-word-health = Здоровье
web-word-actions = Действия
web-word-maneuver = Манёвр
web-word-canceled = Отменено
web-word-defeated = Боец повержен
web-word-reserve = В резерве
web-word-seen = известно
web-word-exhausted = Обессилены
web-word-unknown-card = Карта лицом вниз
web-word-no-card = Без карты
web-word-damage = здоровья
web-word-zone = зона
web-word-zones = зоны
web-word-start = старт
web-word-passage = проход
# Before the names of spaces on the lower end of a line.
web-word-higher-than = выше, чем
web-word-one-way-to = только в одну сторону, к
web-word-carried-to = конвейер к
web-word-belt-end = конец конвейера
web-word-bin = сюда сбрасывает конвейер
web-word-space = Ячейка
web-word-empty = свободна
web-word-skip = Пропустить
web-word-fit = Всё поле

## Игра в этой вкладке

web-engine-loading = Игра загружается: { $percent } %
web-engine-starting = Игра запускается…
web-engine-elsewhere = Peerless открыт в другой вкладке. Закройте её, чтобы играть здесь.
web-engine-no-wasm = Этот браузер не поддерживает WebAssembly, а без него игра не работает. Откройте игру в современном браузере или отключите в этом браузере самый строгий режим безопасности.
web-engine-no-download = Не удалось загрузить игру. Проверьте соединение и попробуйте ещё раз. Ваши игры сохранены.
web-engine-no-start = Не удалось запустить игру. Попробуйте ещё раз или перезапустите браузер. Ваши игры сохранены.
web-storage-none = В этом окне данные не сохраняются, поэтому игры пропадут, когда вы его закроете. Чтобы игры сохранялись, играйте в обычном окне, а не в приватном.
web-storage-full = На устройстве нет места, поэтому последнее решение не сохранено. Освободите место и попробуйте ещё раз.
web-engine-old = Эта страница устарела. Обновите её, чтобы играть. Ваши игры сохранены.
web-engine-retry = Попробовать ещё раз
web-update-ready = Новая версия готова. Ваши игры останутся без изменений.
web-update-do = Обновить
web-update-later = Позже
web-offline-ready = Игра сохранена на этом устройстве и работает без сети.
web-offline-none = Этот браузер не может сохранить игру, поэтому для каждого запуска нужна сеть.
web-storage-lost = Браузер перестал сохранять ваши игры, поэтому последнее решение не сохранено. Обновите страницу.
web-data = Ваши данные
web-data-about = Ваши игры, повторы, самодельные герои и настройки хранятся только в этом браузере. Сохраните их в файл, чтобы иметь копию или перенести в другой браузер.
web-data-save = Сохранить в файл
web-data-load = Загрузить файл
web-data-load-about = Загрузка файла ничего не удаляет. Если одна и та же игра есть и здесь, и в файле, останется более длинная версия. Если версии расходятся, останется та, что здесь. Останутся и настройки, которые уже есть в этом браузере.
web-data-large = Этот файл слишком большой: загрузить можно не больше { $most } МБ.
web-data-added = { $count ->
    [one] Добавлена { $count } игра.
    [few] Добавлено { $count } игры.
   *[other] Добавлено { $count } игр.
}
web-data-continued = { $count ->
    [one] Обновлена { $count } игра.
    [few] Обновлено { $count } игры.
   *[other] Обновлено { $count } игр.
}
web-data-same = { $count ->
    [one] { $count } игра уже была здесь.
    [few] { $count } игры уже были здесь.
   *[other] { $count } игр уже было здесь.
}
web-data-differ = { $count ->
    [one] { $count } игра здесь продолжилась иначе и оставлена без изменений.
    [few] { $count } игры здесь продолжились иначе и оставлены без изменений.
   *[other] { $count } игр здесь продолжились иначе и оставлены без изменений.
}
web-site-people = Эта версия игры работает на вашем устройстве, без сервера. Чтобы можно было играть с другими по сети, кто-то должен запустить сервер Peerless.
