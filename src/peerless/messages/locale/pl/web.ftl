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
web-history = Moje gry
web-try-again = Spróbuj ponownie
web-loading = Chwileczkę…
web-guest = Gość
web-guest-mark = gość
web-guest-mark-about = Ten gracz nie zajął tego imienia
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
web-choose = Wszystko po swojemu
web-choose-about = Bohaterowie, plansza, tryb, zegar, boty, jeden ekran dla wszystkich.
web-watch = Oglądaj grę dwóch botów
web-watch-about = Usiądź wygodnie i zobacz, jak się gra.

## Otwarte stoły

web-lobby-empty = Teraz nie ma otwartych stołów. Otwórz własny, a inni znajdą go tutaj.
web-lobby-about = Stoły, przy których każdy może usiąść albo popatrzeć.
web-phase-gathering = czeka na graczy
web-phase-playing = trwa gra
web-phase-over = zakończony
web-lobby-join = Usiądź
web-lobby-watch = Oglądaj
web-refresh = Odśwież
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
web-deck-of = Talia, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
web-board-line = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[other] { $spaces } pól
}, { $zones ->
    [one] { $zones } strefa
    [few] { $zones } strefy
   *[other] { $zones } stref
}
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
web-theme = Motyw
web-theme-auto = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-contrast = Kontrast
web-contrast-normal = zwykły
web-contrast-high = wysoki
web-text-size = Wielkość tekstu
web-motion = Animacje
web-motion-auto = jak w systemie
web-motion-full = włączone
web-motion-none = wyłączone
web-speed = Szybkość
web-speed-calm = spokojnie
web-speed-normal = normalnie
web-speed-quick = szybko
web-speed-instant = natychmiast
web-speed-now = Szybkość: { $speed }
web-pause = Wstrzymaj
web-unpause = Wznów
web-last-turn = Ostatnia tura
web-last-turn-none = Nikt jeszcze nie grał przed tobą.
web-steps-skipped = { $count ->
    [one] Pominięto { $count } krok
    [few] Pominięto { $count } kroki
   *[many] Pominięto { $count } kroków
}
web-auto = Decyzje z jedną możliwością
web-auto-yes = podejmuj za mnie
web-auto-no = pytaj mnie
web-show-notation = Oznaczenia i zapis
web-show-notation-yes = pokazuj oznaczenia pól i zasad
web-show-notation-no = nie pokazuj
web-name = Twoje imię

## Kim jesteś

web-identity = Kim jesteś
web-name-claim = Zajmij to imię
web-name-claim-about = Gdy je zajmiesz, nikt inny nie użyje go ani imienia, które wygląda tak samo.
web-name-yours = To imię jest tylko twoje.
web-name-claimed = Imię jest twoje.
web-devices = Twoje urządzenia
web-device-this = To urządzenie
web-device-seen = Ostatnio używane { $day }
web-device-unknown = Nieznane urządzenie
web-device-drop = Wyloguj
web-device = Inne urządzenie
web-device-about = Pokaż kod tutaj i wpisz go tam: na obu będziesz tym samym gościem.
web-device-code = Pokaż kod
web-device-until = Działa raz, do { $time }.
web-claim = Kod z innego urządzenia
web-claim-do = Użyj kodu
web-claim-about = Na tym urządzeniu nie będziesz już nazywać się { $name }.
web-claimed = Gotowe: tutaj jesteś tym samym gościem.
web-leave = Odejście
web-leave-about = Kto wyloguje się na wszystkich urządzeniach, nie wróci już jako ten sam gość.
web-sign-out = Wyloguj się tutaj
web-signed-out = Wylogowano. To urządzenie nikogo już nie zna.
web-erase = Usuń moje dane
web-erase-about = Twoje imię, urządzenia, ranking i wiadomości zostaną usunięte na zawsze. Gry zostaną, bez twojego imienia.
web-erase-name = Aby potwierdzić, wpisz swoje imię: { $name }
web-erase-do = Usuń na zawsze
web-erased = Wszystko o tobie zostało usunięte.

## Nowy stół

web-create = Nowy stół
web-create-match = Gra
web-create-ready = Pojedynek z botem jest gotowy: otwórz go tak, jak jest, albo zmień, co chcesz.
web-create-about = Wybierz, kto i gdzie gra, a potem otwórz stół.
web-create-rare = Więcej: zasady, zegar, nieobecność, własne pliki
web-open-table = Otwórz stół
web-mode = Tryb
web-mode-duel = pojedynek
web-mode-teams = dwoje na dwoje
web-mode-free_for_all = każdy na każdego
web-players = Gracze
web-board = Plansza
web-random = losowo
web-picking = Bohaterowie
web-picking-chosen = wybieram tutaj
web-picking-free = każdy wybiera jawnie
web-picking-blind = każdy wybiera skrycie
web-picking-random = losowo
web-edition = Zasady
web-edition-current = aktualne
web-edition-classic = klasyczne
web-seats = Miejsca
web-team-1 = Drużyna Słońca
web-team-2 = Drużyna Księżyca
web-partner = twój partner
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
web-rated-about = Liczy się do rankingu: tylko ludzie, bez cofania, bez własnych plików.
web-homebrew = Własni bohaterowie i plansze (pliki)

## Przed grą

web-waiting-room = Przed grą
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
web-connection-lost = Utracono połączenie. Próbujemy ponownie; żadna twoja decyzja nie przepadła.
web-connection-closing = Serwer uruchamia się ponownie i zaraz wróci. Gra jest zapisana.
web-connection-moved = Gra toczy się dalej na innym serwerze. Chwileczkę.
web-connection-connecting = Łączenie…

## Przy stole

web-decision = Teraz
web-options = Możliwości
web-choose-option = wybierz jedną z możliwości.
web-part-failed = Tej części stołu nie udało się pokazać. Gra trwa dalej.
web-your-turn = Twoja decyzja
web-their-turn = Decydują inni
web-over = Koniec gry
web-log = Co się stało
web-side-panel = Karta i walka
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
web-waits-action = { NAME($who) } wybiera akcję.
web-waits-boost = { NAME($who) } rozważa wzmocnienie.
web-waits-defense = { NAME($who) } rozważa obronę.
web-waits-move = { NAME($who) } przesuwa walczących.
web-waits-place = { NAME($who) } wybiera pole.
web-waits-cards = { NAME($who) } wybiera kartę.
web-waits-choice = { NAME($who) } podejmuje decyzję.
web-take-over = Przejmij to miejsce
web-why = Dlaczego nie?
web-why-turn = Nie teraz: decyduje inny gracz.
web-why-over = Gra się skończyła.
web-why-card = Ta karta nie jest odpowiedzią na obecne pytanie.
web-why-board = Tu nie ma odpowiedzi na obecne pytanie.
web-preview-reach = Podgląd: dokąd sięga ruch o { $count }
web-preview-anywhere = Podgląd: dowolne puste pole
web-do-boost = Wzmocnij nią, +{ $count }
web-do-defend = Broń się nią
web-do-discard = Odrzuć ją
web-do-put_back = Odłóż ją
web-do-card = Wybierz ją
web-done = Gotowe
web-boost-stay = Wzmocnij i zostań
web-reach-boost = Tu sięga tylko wzmocniony ruch.
web-reach-boost-of = Tu sięga wzmocnienie { $count } lub większe.
web-line-boost = Wybierz kartę, która wzmocni ruch.
web-line-boost-of = Wybierz kartę o wzmocnieniu { $count } lub większym.
web-line-move = Przesuń { NAME($who, case: "acc") } z kartą { $card } (maksymalnie o { n-spaces }).
web-line-place = Umieść { NAME($who, case: "acc") } z kartą { $card } na dowolnym pustym polu.
web-line-target = { $card }: wybierz cel.
web-line-card = Atak, cel { NAME($target) }: wybierz kartę.
web-line-attacker = { $card }, cel { NAME($target) }: kim?
web-line-schemer = { $card }: kim?
web-cards-hand = na ręce
web-cards-discard = odrzucona
web-cards-known = w talii, miejsce znane
web-cards-left = jeszcze przyjdzie
web-cards-hidden = na ręce albo w talii
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Cele
web-threatened-by = Zagrożenia
web-threat-none = brak
web-rule = Zasada
web-rule-title = Zasada { $rule }
web-rule-missing = Dla tej zasady nie ma tekstu.
web-notation = Odpowiedź zapisem
web-victory = Zwycięstwo
web-defeat = Porażka
web-drawn = Remis
web-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
}
web-damage-by = Obrażenia według źródła
web-exhaustion = Wyczerpanie
web-by-exhaustion = Ostatni cios zadało wyczerpanie: zabrakło kart do dobrania.
web-other-damage = Inne
web-turning-point = Punkt zwrotny
web-turning-point-about = Tura { $turn }: { NAME($who) }, −{ $count } zdrowia
web-top-cards = Karty, które zrobiły swoje
web-health-by-turn = Zdrowie tura po turze
web-see-board = Zobacz planszę
web-see-summary = Jak było
web-see-combat = Walka
web-key-map = Klawisze i pomoc

## Wokół gry

web-more = Więcej
web-chat = Czat
web-send = Wyślij
web-mute = wycisz
web-unmute = cofnij wyciszenie: { $who }
web-offer-draw = Zaproponuj remis
web-resign = Poddaj się
web-resign-ask = Poddać tę grę?
web-resign-about = { $mode ->
    [duel] Wygra przeciwnik. Tego nie da się cofnąć.
   *[other] Twoi walczący opuszczą planszę. Tego nie da się cofnąć.
}
web-keep-playing = Graj dalej
web-report = Zgłoś błąd w zasadach
web-reported = Zgłoszono, dziękujemy.
web-report-saved = Zapisano jako { $file }.
web-report-note = Uwaga, jeśli chcesz
web-report-again = Zapisz ponownie z uwagą
web-report-link = Ten link otwiera grę w tamtym momencie.
web-report-link-later = Gdy gra się skończy, ten link otworzy ją w tamtym momencie.
web-agree = Zgoda
web-disagree = Odmowa
web-asks-undo = { NAME($who) } prosi o cofnięcie { $count } odpowiedzi.
web-asks-draw = { NAME($who) } proponuje remis.
web-asks-rematch = { NAME($who) } prosi o rewanż.
web-asked-undo = Twoja prośba o cofnięcie czeka na zgodę.
web-asked-draw = Twoja propozycja remisu czeka na odpowiedź.
web-asked-rematch = Twoja prośba o rewanż czeka na odpowiedź.
web-rematch = Rewanż
web-to-rematch = Do rewanżu

## Własne gry

web-history-empty = Nie ma jeszcze gier. Tu trafiają te, w które grasz lub które oglądasz przy swoim stole.
web-history-running = Jeszcze trwają
web-history-over = Rozegrane
web-history-more = Pokaż wcześniejsze
web-history-rated = rankingowa
web-go-on = Kontynuuj
web-ended = Zakończona bez wyniku
web-ended-won = Wygrana: { $why }
web-ended-lost = Przegrana
web-ended-draw = Remis: { $why }
web-ended-others = Wygrana: { $who }

## Rankingi

web-ratings = Rankingi
web-ratings-about = Z gier rankingowych. Punkty mówią, jaka siła jest niemal pewna, więc rosną z każdą grą, która ją potwierdza.
web-ratings-empty = Nie rozegrano jeszcze gry rankingowej.
web-rating-guests = Gracze
web-rating-place = Miejsce
web-rating-name = Imię
web-rating-score = Punkty
web-rating-matches = Gry
web-rating-wins = Wygrane
web-rating-own = Twoje punkty: { $score }. Gry: { $matches }, wygrane: { $wins }.

## Powtórki

web-replay = Powtórka
web-replay-where = Miejsce w grze
web-replay-step = Krok { $number } z { $last }.
web-replay-turn = Tura { $turn }, { NAME($who) }: krok { $number } z { $last }
web-replay-back = Krok wstecz
web-replay-on = Krok dalej
web-replay-turn-back = Tura wstecz
web-replay-turn-on = Tura dalej
web-replay-play = Odtwórz (spacja)
web-replay-pause = Wstrzymaj (spacja)
web-replay-tools = Co zrobić z tą grą
web-replay-whole = Cała gra
web-replay-running = Jeszcze trwa
web-replay-running-about = Grę można obejrzeć ponownie, gdy się skończy; wcześniej zdradziłoby to, co ukryte. Link wtedy zadziała.
web-replay-private = Gra prywatna
web-replay-private-about = Widzą ją tylko ci, którzy siedzieli przy tym stole. Ktoś z nich może zrobić dla ciebie link.
web-replay-other-rules = Rozegrane według starszych zasad
web-replay-other-rules-about = Ta gra toczyła się według starszej wersji zasad. Plansza pokazuje ją do ostatniego kroku, który obecne zasady potrafią powtórzyć; pozostałe odpowiedzi wypisano poniżej.
web-replay-answer-hidden = ukryte
web-replay-gone = Tu nic nie ma
web-replay-gone-about = Link wygasł lub jest niepełny albo gra nie jest już przechowywana.
web-to-table = Do stołu
web-viewpoint = Czyimi oczami
web-viewpoint-open = wszystkie ręce odkryte
web-viewpoint-spectator = oczami widza
web-viewpoint-seat = oczami { NAME($who, case: "gen") }
web-share = Link do tego momentu
web-share-about = Link otwiera grę na kroku { $number } ({ $viewpoint }).
web-download = Pobierz zapis
web-scenario = Pobierz jako scenariusz
web-note = Uwaga: { $note }
web-open = Otwórz zapis
web-open-about = Zapis lub zgłoszenie zachowane jako plik: wybierz je albo upuść tutaj, a gra otworzy się na swoim kroku.
web-continue = Graj dalej stąd
web-continue-step = Od kroku { $number }.
web-forked = Ta gra jest kontynuacją innej: jej karty mogą być znane.
web-continue-about = Od tego momentu zacznie się nowa gra. Jedną stronę przejmujesz ty, pozostałe boty.
web-continue-over = Tu gra już się skończyła: aby grać dalej, cofnij się trochę.
web-continue-seat = Grasz jako
web-continue-start = Zacznij

## Słowa na rysunkach

web-word-boost = Wzmocnienie
web-word-deck = Talia
web-word-discard = Odrzucone
web-word-hand = Ręka
web-word-health = Zdrowie
web-word-actions = Akcje
web-word-maneuver = Manewr
web-word-canceled = Anulowano
web-word-defeated = Poza walką
web-word-reserve = W rezerwie
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
web-word-skip = Pomiń
web-word-fit = Cała plansza
