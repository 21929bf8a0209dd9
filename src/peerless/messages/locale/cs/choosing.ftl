### Klient v prohlížeči: výběr způsobu hry, hrdinů a bojišť.

## Hrdinové

web-hero-choose = Vybrat hrdinu
web-hero-none = Zatím bez hrdiny
web-hero-play = Hrát za tohoto hrdinu
web-hero-random = Náhodný hrdina
web-hero-other = Jiný hrdina
web-hero-recent = Naposledy hraní
web-hero-others = Další hrdinové
web-style = Styl hry
web-style-attack = Útok
web-style-defense = Obrana
web-style-movement = Pohyb
web-style-tricks = Úskoky
web-style-level = { $level } z { $most }
web-difficulty = Obtížnost
web-difficulty-1 = Snadná
web-difficulty-2 = Střední
web-difficulty-3 = Těžká
web-signature = Typické karty

## Bojiště

web-board-seats = { $count ->
    [2] 2 hráči
   *[other] 2 až { $count } hráči
}

## Způsoby hry

web-way = Hra
web-way-bot = Proti botovi
web-way-bot-about = Duel. Vyber si hrdinu a sílu bota.
web-way-screen = U jedné obrazovky
web-way-screen-about = Dva hráči se střídají na tomto zařízení.
web-way-friend = S kamarádem
web-way-friend-about = Otevři stůl a pošli odkaz. Každý si vybere svého hrdinu.
web-way-four = Ve čtyřech
web-way-four-about = 2 na 2, nebo každý sám za sebe, s lidmi i boty.
web-start-match = Začít hru

## Jméno

web-name-about = Toto jméno uvidí ostatní hráči. Změnit ho můžeš v nastavení.
# Suggested names, separated by commas; a number follows.
web-name-suggestions = Sokol, Kometa, Lucerna, Havran, Kompas, Lišák, Jalovec, Sova, Uhlík, Jezevec, Jetel, Mramor

## Moje hry

web-record = Tvoje výsledky podle hrdinů
web-record-won = Výhry
web-record-lost = Prohry
web-record-drawn = Remízy
web-history-filter = Zobrazit
web-history-all = Všechny
web-history-played = Odehrané
web-history-started = Založené
web-history-watched = Sledované
web-history-hero = S hrdinou
web-history-none = Žádné takové hry.
