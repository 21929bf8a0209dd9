### Klient w przeglądarce: wybór sposobu gry, bohaterów i plansz.

## Bohaterowie

web-hero-choose = Wybierz bohatera
web-hero-none = Jeszcze bez bohatera
web-hero-play = Graj tym bohaterem
web-hero-random = Losowy bohater
web-hero-other = Inny bohater
web-hero-recent = Ostatnio wybierani
web-hero-others = Pozostali bohaterowie
web-style = Styl gry
web-style-attack = Atak
web-style-defense = Obrona
web-style-movement = Ruch
web-style-tricks = Podstęp
web-style-level = { $level } z { $most }
web-difficulty = Poziom trudności
web-difficulty-1 = Łatwy
web-difficulty-2 = Średni
web-difficulty-3 = Trudny
web-signature = Charakterystyczne karty

## Plansze

web-board-seats = { $count ->
    [2] 2 graczy
   *[other] 2–{ $count } graczy
}

## Sposoby gry

web-way = Gra
web-way-bot = Z botem
web-way-bot-about = Pojedynek. Wybierz bohatera i poziom bota.
web-way-screen = Przy jednym ekranie
web-way-screen-about = Dwoje graczy gra na zmianę na tym urządzeniu.
web-way-friend = Ze znajomym
web-way-friend-about = Otwórz stół i wyślij link. Każdy wybiera swojego bohatera.
web-way-four = We czworo
web-way-four-about = 2 na 2 albo każdy na każdego, z ludźmi lub botami.
web-start-match = Rozpocznij grę

## Nick

web-name-about = Ten nick widzą inni gracze. Możesz go zmienić w ustawieniach.
# Suggested names, separated by commas; a number follows.
web-name-suggestions = Sokół, Kometa, Latarnia, Kruk, Kompas, Lis, Jałowiec, Sowa, Iskra, Borsuk, Koniczyna, Marmur

## Moje gry

web-record = Twoje wyniki według bohaterów
web-record-won = Wygrane
web-record-lost = Przegrane
web-record-drawn = Remisy
web-history-filter = Pokaż
web-history-all = Wszystkie
web-history-played = Rozegrane
web-history-started = Założone
web-history-watched = Oglądane
web-history-hero = Z bohaterem
web-history-none = Nie ma takich gier.
