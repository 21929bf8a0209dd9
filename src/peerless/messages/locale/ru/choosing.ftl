### Браузерный клиент: выбор способа игры, героев и полей.

## Герои

web-hero-choose = Выбрать героя
web-hero-none = Герой не выбран
web-hero-play = Играть за этого героя
web-hero-random = Случайный герой
web-hero-other = Другой герой
web-hero-recent = Недавние герои
web-hero-others = Другие герои
web-style = Стиль игры
web-style-attack = Атака
web-style-defense = Защита
web-style-movement = Подвижность
web-style-tricks = Хитрость
web-style-level = { $level } из { $most }
web-difficulty = Сложность
web-difficulty-1 = Низкая
web-difficulty-2 = Средняя
web-difficulty-3 = Высокая
web-signature = Особые карты

## Поля

web-board-seats = { $count ->
    [2] 2 игрока
   *[other] 2–{ $count } игрока
}

## Способы игры

web-way = Игра
web-way-bot = Против бота
web-way-bot-about = Дуэль. Выберите героя и силу бота.
web-way-screen = За одним экраном
web-way-screen-about = Двое игроков ходят по очереди на этом устройстве.
web-way-friend = С другом
web-way-friend-about = Откройте стол и отправьте ссылку. Каждый выбирает своего героя.
web-way-four = На четверых
web-way-four-about = 2 на 2 или каждый за себя, с людьми или ботами.
web-start-match = Начать игру

## Имя

web-name-about = Это имя видят другие игроки. Изменить его можно в настройках.
# Suggested names, separated by commas; a number follows.
web-name-suggestions = Сокол, Комета, Фонарь, Ворон, Компас, Лис, Можжевельник, Сова, Уголёк, Барсук, Клевер, Мрамор

## Мои игры

web-record = Ваши результаты по героям
web-record-won = Победы
web-record-lost = Поражения
web-record-drawn = Ничьи
web-history-filter = Показать
web-history-all = Все
web-history-played = Сыгранные
web-history-started = Созданные вами
web-history-watched = Просмотренные
web-history-hero = С героем
web-history-none = Таких игр нет.
