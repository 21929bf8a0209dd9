### Gra w przeglądarce: strony, przyciski, napisy wokół gry.

## Strony

web-title = Peerless
web-tagline = Legendy z książek spotykają się na małej scenie. Dwie akcje na turę, trzydzieści kart, jeden zwycięzca.
web-skip = Do treści
web-pages = Strony
web-home = Początek
web-lobby = Otwarte stoły
web-gallery = Bohaterowie i plansze
web-settings = Ustawienia
web-help = Pomoc
web-unofficial = Nieoficjalny projekt fanowski. Wszystkie rysunki i teksty są nasze własne; nie ma tu oficjalnych grafik ani tekstów. Nazwy gier i postaci należą do ich właścicieli.
web-loading = Chwileczkę …
web-guest = Gość
web-close = Zamknij
web-save = Zapisz
web-saved = Zapisano.
web-remove = Usuń
web-missing = Tu nic nie ma
web-missing-about = Nie ma strony { $path }.
web-missing-hero = Nie ma bohatera „{ $hero }”.
web-error-lost = Serwer jest nieosiągalny. Nic się nie zmieniło; spróbuj za chwilę.
web-error-unknown = Coś poszło nie tak. Nic się nie zmieniło.

## Początek

web-play-now = Graj teraz
web-play-now-about = Grasz bohaterem po lewej, łatwy bot drugim.
web-bill = Dziś na scenie
web-other-pair = Inna para
web-learn = Nauka przez grę
web-learn-about = Pierwsza gra, objaśniona krok po kroku.
web-resume = Twoja gra trwa
web-resume-do = Wróć do stołu
web-join = Masz zaproszenie?
web-join-label = Link lub kod stołu
web-join-do = Do stołu
web-join-wrong = To nie jest ani link, ani kod stołu.
web-invite = Zaproś znajomego
web-invite-about = Własny stół i link do wysłania.
web-choose = Wybierz wszystko
web-choose-about = Bohaterowie, plansza, tryb, zegar, boty, jeden ekran dla wszystkich.
web-watch = Oglądaj dwa boty
web-watch-about = Usiądź wygodnie i zobacz, jak się gra.

## Otwarte stoły

web-lobby-empty = Teraz nie ma otwartych stołów. Otwórz własny, a inni znajdą go tutaj.
web-lobby-about = Stoły, przy których każdy może usiąść albo popatrzeć.
web-phase-gathering = czeka na graczy
web-phase-playing = trwa gra
web-phase-over = zakończony
web-lobby-join = Usiądź
web-lobby-watch = Oglądaj
web-look-again = Odśwież
web-enter = Wejdź
web-seats-free = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}

## Bohaterowie i plansze

web-heroes = Bohaterowie
web-boards = Plansze
web-hero-line = zdrowie { $health }, { $attack }, ruch { $move }
web-hero-move = Ruch { $count }
web-fighter-line = zdrowie { $health }, { $attack }
web-deck-of = Talia, kart: { $count }
web-board-line = pól: { $spaces }, stref: { $zones }
web-missing-board = Nie ma planszy „{ $board }”.
web-board-zones = Strefy
web-zone-spaces = pól: { $count }
web-board-facts = pól startowych: { $starts }, pól z przejściami: { $passages }
web-card-filter = Które karty
web-card-all = wszystkie
web-copies = w talii: { $count }
web-check = Sprawdź własny plik
web-check-about = Bohater lub plansza w pliku YAML: wklej go albo wybierz, zobacz, co jest nie tak lub jak wygląda, i od razu zagraj.
web-check-file = Wybierz lub upuść plik
web-check-text = Treść pliku
web-check-kind = Co to jest
web-check-kind-hero = bohater
web-check-kind-board = plansza
web-check-do = Sprawdź
web-check-good = Wszystko w porządku: można tym grać.
web-check-bad = Znalezione problemy: { $count }
web-check-play = Zagraj tym teraz

## Ustawienia

web-language = Język
web-theme = Światło
web-theme-auto = jak w systemie
web-theme-light = dzień
web-theme-dark = lampa
web-contrast = Kontrast
web-contrast-normal = zwykły
web-contrast-high = wysoki
web-text-size = Wielkość tekstu
web-motion = Animacje
web-motion-auto = jak w systemie
web-motion-full = włączone
web-motion-none = wyłączone
web-speed = Szybkość
web-speed-none = od razu
web-auto = Decyzje z jedną możliwością
web-auto-yes = podejmuj za mnie
web-auto-no = pytaj mnie
web-name = Twoje imię

## Nowy stół

web-create = Nowy stół
web-create-match = Gra
web-create-about = Pojedynek z botem jest gotowy: otwórz go tak, jak jest, albo zmień, co chcesz.
web-create-rare = Więcej: zasady, zegar, nieobecność, własne pliki
web-open-table = Otwórz stół
web-mode = Tryb
web-mode-duel = pojedynek
web-mode-teams = dwoje na dwoje
web-mode-free_for_all = każdy na każdego
web-players = Gracze
web-board = Plansza
web-chance = losowo
web-picking = Bohaterowie
web-picking-chosen = wybieram tutaj
web-picking-free = każdy wybiera jawnie
web-picking-blind = każdy wybiera skrycie
web-picking-random = losowo
web-edition = Zasady
web-edition-current = aktualne
web-edition-classic = klasyczne
web-seats = Miejsca
web-seat = Miejsce { $number }
web-kind-person = człowiek
web-kind-bot = bot
web-level = Siła bota
web-sit-here = Tu siedzę ja
web-hero = Bohater
web-hot-seat = Kilka miejsc przy tym ekranie: gdy gracz się zmienia, kurtyna zasłania karty.
web-time = Czas
web-clock = Zegar
web-clock-none = bez zegara
web-clock-decision = na każdą decyzję
web-clock-match = na całą grę
web-seconds = Sekundy
web-increment = Sekundy dodawane za decyzję
web-grace = Ile decyzji może się spóźnić
web-absent = Kto nie wraca
web-absent-wait = na tego się czeka
web-absent-bot = tego zastępuje bot
web-absent-out = ten odpada
web-away-seconds = Po ilu sekundach nieobecności
web-turn-limit = Najwięcej tur
web-others = Pozostali
web-public = Otwarty dla wszystkich
web-public-about = Na liście otwartych stołów. W przeciwnym razie potrzebny jest twój link.
web-spectators = Widzowie
web-spectators-about = Kto może wejść, może też patrzeć. Kart na ręce nie widzi.
web-rated = Rankingowy
web-rated-about = Liczy się do rankingu: tylko ludzie, bez cofania, nic własnej roboty.
web-homebrew = Własni bohaterowie i plansze (pliki)

## Przed grą

web-gathering = Przed grą
web-waiting-picks = Wszyscy są. Kto jeszcze nie wybrał?
web-link = Link do tego stołu
web-link-about = Kto otworzy ten link, może usiąść.
web-new-link = Utwórz link
web-copy = Skopiuj link
web-copied = Skopiowano.
web-seat-open = wolne
web-sit-down = Usiądź
web-get-up = Wstań
web-open-seat = Zwolnij miejsce
web-no-bot = bez bota
web-bot = bot, { $level }
web-you = ty
web-away = bez połączenia
web-picked = wybrano
web-not-picked = jeszcze nie wybrano
web-pick-this = Biorę tego

## Połączenie z serwerem

web-no-entry = Brak wstępu
web-line-lost = Utracono połączenie. Próbujemy ponownie; nic z twoich decyzji nie przepadło.
web-line-closing = Serwer uruchamia się ponownie i zaraz wróci. Gra jest zapisana.
web-line-moved = Gra toczy się dalej na innym serwerze. Chwileczkę.
web-line-connecting = Łączenie …

## Przy stole

web-now = Teraz
web-options = Możliwości
web-your-turn = Twoja decyzja
web-their-turn = Decydują inni
web-over = Koniec gry
web-log = Co się stało
web-beside = Karta i walka
web-look-hint = Wskaż kartę, aby przeczytać ją tutaj.
web-discard-of = Karty odrzucone – { NAME($who) }, ostatnie na początku
web-nothing = Na razie nic.
web-status-dormant = jeszcze nie na planszy
web-status-out = poza grą
web-status-resigned = poddanie
web-back = Wstecz
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-hand-over = Teraz { $who }
web-ready = Jestem

## Wokół gry

web-more = Więcej
web-chat = Rozmowa
web-send = Wyślij
web-mute = wycisz
web-offer-draw = Zaproponuj remis
web-resign = Poddaj się
web-report = Zgłoś błąd w zasadach
web-reported = Zgłoszono, dziękujemy
web-agree = Zgoda
web-disagree = Odmowa
web-asks-undo = { NAME($who) } prosi o cofnięcie odpowiedzi: { $count }.
web-asks-draw = { NAME($who) } proponuje remis.
web-asks-rematch = { NAME($who) } prosi o rewanż.
web-asked-undo = Twoja prośba o cofnięcie czeka na zgodę.
web-asked-draw = Twoja propozycja remisu czeka na odpowiedź.
web-asked-rematch = Twoja prośba o rewanż czeka na odpowiedź.
web-rematch = Rewanż
web-to-rematch = Do rewanżu

## Słowa na rysunkach

web-word-boost = Wzmocnienie
web-word-deck = Talia
web-word-discard = Odrzucone
web-word-hand = Ręka
web-word-health = Zdrowie
web-word-actions = Akcje
web-word-maneuver = Manewr
web-word-cancelled = Anulowano
web-word-defeated = Poza walką
web-word-seen = znane
web-word-exhausted = Wyczerpanie
web-word-unknown-card = Zakryta karta
web-word-no-card = Bez karty
web-word-damage = obrażenia
web-word-zone = strefa
web-word-zones = strefy
web-word-start = start
web-word-passage = przejście
web-word-space = Pole
web-word-empty = puste
web-word-pin = Przypnij karty
web-word-unpin = Rozłóż w wachlarz
web-word-skip = Pomiń
web-word-fit = Cała plansza
