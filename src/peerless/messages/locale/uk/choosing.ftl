### Браузерний клієнт: вибір способу гри, героїв і полів бою.

## Герої

web-hero-choose = Вибрати героя
web-hero-none = Героя не вибрано
web-hero-play = Грати за цього героя
web-hero-random = Випадковий герой
web-hero-other = Інший герой
web-hero-recent = Недавні герої
web-hero-others = Інші герої
web-style = Стиль гри
web-style-attack = Атака
web-style-defense = Оборона
web-style-movement = Рухливість
web-style-tricks = Хитрощі
web-style-level = { $level } із { $most }
web-difficulty = Складність
web-difficulty-1 = Низька
web-difficulty-2 = Середня
web-difficulty-3 = Висока
web-signature = Особливі карти

## Поля бою

web-board-seats = { $count ->
    [2] 2 гравці
    [few] 2–{ $count } гравці
   *[other] 2–{ $count } гравців
}

## Способи гри

web-way = Гра
web-way-bot = Проти бота
web-way-bot-about = Дуель. Виберіть героя й силу бота.
web-way-screen = На одному екрані
web-way-screen-about = Двоє гравців по черзі грають на цьому пристрої.
web-way-friend = З другом
web-way-friend-about = Створіть стіл і надішліть посилання. Кожен вибирає свого героя.
web-way-four = На чотирьох
web-way-four-about = 2 на 2 або «кожен за себе», з людьми чи ботами.
web-start-match = Почати гру

## Ім’я

web-name-about = Це ім’я бачать інші гравці. Змінити його можна в налаштуваннях.
# Suggested names, separated by commas; a number follows.
web-name-suggestions = Сокіл, Комета, Ліхтар, Крук, Компас, Лис, Ялівець, Сова, Жарина, Борсук, Конюшина, Мармур

## Мої ігри

web-record = Ваші результати за героями
web-record-won = Перемоги
web-record-lost = Поразки
web-record-drawn = Нічиї
web-history-filter = Показати
web-history-all = Усі
web-history-played = Зіграні
web-history-started = Створені вами
web-history-watched = Переглянуті
web-history-hero = З героєм
web-history-none = Таких ігор немає.
