### Gra w przeglądarce: strony, przyciski, napisy wokół gry.

## Strony

web-title = Peerless
web-tagline = Legendy stają do walki. Dwie akcje na turę, trzydzieści kart, jeden zwycięzca.
web-skip = Przejdź do treści
web-pages = Strony
web-home = Strona główna
web-lobby = Otwarte stoły
web-gallery = Bohaterowie i plansze
web-settings = Ustawienia
web-help = Pomoc
web-unofficial = Nieoficjalny projekt fanowski. Wszystkie grafiki i teksty są nasze; nie ma tu żadnych materiałów oficjalnych. Prawa do nazw gier i postaci należą do ich właścicieli.
web-licenses = Licencje
web-history = Moje gry
web-try-again = Spróbuj ponownie
web-loading = Wczytywanie…
web-guest = Gość
web-guest-mark = gość
web-guest-mark-about = Ten nick nie jest zastrzeżony
web-close = Zamknij
web-save = Zapisz
web-saved = Zapisano.
web-remove = Usuń
web-missing = Nie znaleziono strony
web-missing-about = Pod adresem { $path } nie ma żadnej strony.
web-missing-hero = Nie ma bohatera „{ $hero }”.
web-error-lost = Brak połączenia z serwerem. Nic nie zostało zmienione. Spróbuj ponownie za chwilę.
web-error-unknown = Coś poszło nie tak. Nic nie zostało zmienione. Spróbuj ponownie.

## Strona główna

web-play-now = Graj teraz
web-play-now-about = Grasz bohaterem po lewej przeciwko łatwemu botowi.
web-bill = Dzisiejszy pojedynek
web-other-pair = Inna para
web-learn = Pierwsza lekcja
web-learn-about = Trzy minuty: ruch, atak, obrona, wygrana.
web-resume = Gra w toku
web-resume-do = Wróć do gry
web-join = Masz zaproszenie?
web-join-label = Link z zaproszeniem lub kod stołu
web-join-do = Dołącz
web-join-wrong = To nie jest link z zaproszeniem ani kod stołu. Sprawdź i spróbuj ponownie.
web-invite = Zaproś znajomego
web-invite-about = Otwórz stół i wyślij link.
web-watch = Oglądaj boty
web-watch-about = Usiądź wygodnie i zobacz, jak się gra.

## Otwarte stoły

web-lobby-empty = Nie ma teraz otwartych stołów. Otwórz własny, a inni znajdą go tutaj.
web-lobby-about = Przy tych stołach każdy może zagrać lub popatrzeć.
web-phase-gathering = Czeka na graczy
web-phase-playing = Gra w toku
web-phase-over = Gra zakończona
web-lobby-join = Dołącz
web-lobby-watch = Oglądaj
web-refresh = Odśwież
web-enter = Zobacz
web-seats-free = { $count ->
    [0] Brak wolnych miejsc
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
web-deck-of = Talia ({ $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
})
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
web-zone-spaces = { $count } { $count ->
    [one] pole
    [few] pola
   *[many] pól
}
web-board-facts = { $starts } { $starts ->
    [one] pole startowe
    [few] pola startowe
   *[many] pól startowych
}, { $passages ->
    [0] bez przejść
    [one] { $passages } pole z przejściem
    [few] { $passages } pola z przejściami
   *[many] { $passages } pól z przejściami
}
web-card-filter = Typ karty
web-card-all = Wszystkie
web-copies = W talii: { $count }
web-check = Sprawdź własny plik
web-check-about = Wklej YAML swojego bohatera lub swojej planszy albo wybierz plik. Sprawdź, czy nie ma błędów, zobacz, jak to wygląda, i od razu zagraj.
web-check-file = Wybierz plik
web-check-text = Zawartość pliku
web-check-kind = Rodzaj
web-check-kind-hero = Bohater
web-check-kind-board = Plansza
web-check-do = Sprawdź
web-check-good = Nie znaleziono problemów. Można grać.
web-check-advice = Warto sprawdzić:
web-check-bad = { $count } { $count ->
    [one] problem
    [few] problemy
   *[many] problemów
}
web-check-at = Wiersz { $line }, kolumna { $column }
web-check-play = Graj teraz

## Ustawienia

web-language = Język
web-theme = Motyw
web-theme-auto = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-contrast = Kontrast
web-contrast-normal = Normalny
web-contrast-high = Wysoki
web-text-size = Wielkość tekstu
web-motion = Animacje
web-motion-auto = Systemowe
web-motion-full = Włączone
web-motion-none = Wyłączone
web-speed = Tempo
web-speed-calm = Wolne
web-speed-normal = Normalne
web-speed-quick = Szybkie
web-speed-instant = Natychmiastowe
web-speed-now = Tempo: { $speed }
web-pause = Wstrzymaj
web-unpause = Wznów
web-last-turn = Ostatnia tura
web-last-turn-none = Przed tobą nikt jeszcze nie rozegrał tury.
web-steps-skipped = { $count ->
    [one] Pominięto { $count } krok
    [few] Pominięto { $count } kroki
   *[many] Pominięto { $count } kroków
}
web-sound = Dźwięk
web-on = Wł.
web-off = Wył.
web-muted = Dźwięk wyłączony
web-unmuted = Dźwięk włączony
web-volume = Głośność
web-bed = Dźwięk w tle
web-vibration = Wibracje
web-auto = Gdy jest tylko jedna opcja
web-auto-yes = Wybieraj za mnie
web-auto-no = Pytaj mnie
web-show-notation = Oznaczenia pól i zasad
web-show-notation-yes = Pokaż
web-show-notation-no = Ukryj
web-name = Twój nick

## Profil i urządzenia

web-identity = Twój profil
web-name-claim = Zastrzeż nick
web-name-claim-about = Gdy zastrzeżesz swój nick, nikt inny nie będzie mógł używać tego nicku ani podobnego.
web-name-yours = Ten nick należy do ciebie. Nikt inny nie może go używać.
web-name-claimed = Nick zastrzeżony.
web-devices = Twoje urządzenia
web-device-this = To urządzenie
web-device-seen = Ostatnio używane { $day }
web-device-unknown = Nieznane urządzenie
web-device-drop = Wyloguj
web-device = Dodaj urządzenie
web-device-about = Wyświetl tu kod i wpisz go na drugim urządzeniu, aby używać na obu tego samego profilu.
web-device-code = Pokaż kod
web-device-until = Kodu można użyć tylko raz, do { $time }.
web-claim = Kod z innego urządzenia
web-claim-do = Użyj kodu
web-claim-about = To urządzenie przełączy się z profilu { $name } na profil drugiego urządzenia.
web-claimed = Gotowe. Oba urządzenia używają teraz tego samego profilu.
web-leave = Wylogowanie
web-leave-about = Jeśli wylogujesz się na wszystkich urządzeniach, nie odzyskasz tego profilu.
web-sign-out = Wyloguj się tutaj
web-signed-out = Wylogowano na tym urządzeniu.
web-erase = Usuń moje dane
web-erase-about = Twój nick, urządzenia, ranking i wiadomości na czacie zostaną trwale usunięte. Twoje gry pozostaną, ale bez nicku.
web-erase-name = Aby potwierdzić, wpisz swój nick: { $name }
web-erase-do = Usuń na zawsze
web-erased = Wszystkie twoje dane zostały usunięte.

## Nowy stół

web-create = Nowy stół
web-create-rare = Więcej opcji: zasady, zegar, nieobecni gracze, własne pliki
web-create-rare-alone = Więcej opcji: zasady, zegar, własne pliki
web-open-table = Otwórz stół
web-mode = Tryb
web-mode-duel = Pojedynek
web-mode-teams = 2 na 2
web-mode-free_for_all = Każdy na każdego
web-players = Gracze
web-board = Plansza
web-random = Losowo
web-picking = Bohaterowie
web-picking-chosen = Wybierz teraz
web-picking-free = Wybór jawny
web-picking-blind = Wybór w ciemno
web-picking-random = Losowo
web-edition = Zasady
web-edition-current = Aktualne
web-edition-classic = Klasyczne
web-seats = Miejsca
web-team-1 = Drużyna Słońca
web-team-2 = Drużyna Księżyca
web-partner = Współgracz
web-seat = Miejsce { $number }
web-seat-here = Ten ekran
web-seat-link = Przez link
web-seat-bot = Bot
web-level = Poziom bota
web-hot-seat = Przy tym ekranie gra kilka osób. Gdy zmienia się gracz, karty na ręce są ukrywane.
web-time = Czas
web-clock = Zegar
web-clock-none = Brak
web-clock-decision = Na decyzję
web-clock-match = Na całą grę
web-seconds = Sekundy
web-increment = Przyrost (sekundy)
web-grace = Dozwolone przekroczenia czasu
web-absent = Gdy gracz wyjdzie
web-absent-wait = Czekaj
web-absent-bot = Zastąp botem
web-absent-out = Usuń z gry
web-away-seconds = Po ilu sekundach
web-turn-limit = Limit tur
web-others = Dostęp
web-public = Stół publiczny
web-public-about = Widoczny na liście otwartych stołów. W przeciwnym razie gracze potrzebują twojego linku.
web-spectators = Zezwalaj na oglądanie
web-spectators-about = Grę może oglądać każdy, kto ma dostęp do stołu. Widzowie nie widzą kart na rękach graczy.
web-rated = Gra rankingowa
web-rated-about = Liczy się do rankingu. Bez botów, bez cofania, bez własnych plików.
web-homebrew = Dodaj własne pliki

## Przed grą

web-waiting-room = Poczekalnia
web-waiting-picks = Są już wszyscy. Gra zacznie się, gdy każdy wybierze bohatera.
web-link = Link do tego stołu
web-link-about = Każdy, kto ma ten link, może zająć miejsce.
web-new-link = Utwórz zaproszenie
web-copy = Kopiuj link
web-copied = Skopiowano
web-seat-open = Wolne
web-sit-down = Usiądź
web-get-up = Wstań
web-open-seat = Zwolnij miejsce
web-no-bot = Bez bota
web-bot = Bot ({ $level })
web-you = Ty
web-away = bez połączenia
web-picked = Bohater wybrany
web-not-picked = Jeszcze wybiera

## Połączenie z serwerem

web-no-entry = Stół niedostępny
web-connection-lost = Utracono połączenie. Ponowne łączenie… Twoja gra jest zapisana.
web-connection-closing = Serwer uruchamia się ponownie i zaraz wróci. Twoja gra jest zapisana.
web-connection-moved = Gra została przeniesiona na inny serwer. Ponowne łączenie…
web-connection-connecting = Łączenie…

## Przy stole

web-decision = Bieżąca decyzja
web-options = Opcje
web-choose-option = wybierz opcję.
web-part-failed = Tej części stołu nie udało się pokazać. Gra trwa dalej.
web-your-turn = Twoja kolej
web-their-turn = Oczekiwanie
web-over = Koniec gry
web-log = Dziennik
web-side-panel = Karta i walka
web-discard-of = Stos kart odrzuconych { NAME($who, case: "gen") }, od najnowszych
web-nothing = Na razie nic.
web-status-dormant = Jeszcze poza planszą
web-status-out = Poza grą
web-status-resigned = Gra poddana
web-back = Wstecz
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-hand-empty = Nie masz kart na ręce.
web-hand-over = Teraz gra { $who }: przekaż urządzenie
web-ready = Jestem
web-waits-action = { NAME($who) } wybiera akcję.
web-waits-boost = { NAME($who) } rozważa wzmocnienie.
web-waits-defense = { NAME($who) } rozważa obronę.
web-waits-move = { NAME($who) } przesuwa walczących.
web-waits-place = { NAME($who) } wybiera pole.
web-waits-cards = { NAME($who) } wybiera kartę.
web-waits-choice = { NAME($who) } podejmuje decyzję.
web-take-over = Przejmij miejsce
web-why = Dlaczego nie?
web-why-turn = Teraz nie możesz nic zrobić: decyduje inny gracz.
web-why-over = Gra jest zakończona.
web-why-card = Teraz nie możesz użyć tej karty.
web-why-board = Teraz nie możesz tego wybrać.
web-preview-reach = Podgląd: zasięg przy ruchu { $count }
web-preview-anywhere = Podgląd: dowolne puste pole
web-do-boost = Wzmocnij +{ $count }
web-do-defend = Broń się
web-do-discard = Odrzuć
web-do-put_back = Odłóż
web-do-card = Wybierz
web-done = Gotowe
web-boost-stay = Wzmocnij i zostań
web-reach-boost = Aby tam dotrzeć, potrzebujesz wzmocnienia.
web-reach-boost-of = Aby tam dotrzeć, potrzebujesz wzmocnienia o wartości co najmniej { $count }.
web-line-boost = Wybierz kartę, aby wzmocnić ruch.
web-line-boost-of = Wybierz kartę, aby wzmocnić ruch co najmniej o { $count }.
web-line-move = Przesuń { NAME($who, case: "acc") } maksymalnie o { n-spaces } (wzmocnienie: { $card }).
web-line-place = Umieść { NAME($who, case: "acc") } na dowolnym pustym polu (wzmocnienie: { $card }).
web-line-target = { $card }: wybierz cel.
web-line-card = Atak na { NAME($target, case: "acc") }: wybierz kartę.
web-line-attacker = Atak kartą { $card } na { NAME($target, case: "acc") }: wybierz atakującego.
web-line-schemer = { $card }: wybierz, kto zagra tę kartę.
web-cards-hand = na ręce
web-cards-given = na cudzych rękach
web-cards-discard = wśród odrzuconych
web-cards-known = w talii, znane miejsce
web-cards-left = w talii
web-cards-hidden = na ręce lub w talii
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Cele
web-threatened-by = Zagrożenia
web-threat-none = Brak
web-rule = Zasada
web-rule-title = Zasada { $rule }
web-rule-missing = Brak tekstu tej zasady.
web-notation = Wpisz odpowiedź
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
web-by-exhaustion = Ostateczny cios zadało wyczerpanie: zabrakło kart do dobrania.
web-other-damage = Inne
web-turning-point = Punkt zwrotny
web-turning-point-about = Tura { $turn }: { NAME($who) } traci { n-health }.
web-top-cards = Kluczowe karty
web-health-by-turn = Zdrowie w kolejnych turach
web-see-board = Zobacz planszę
web-see-summary = Podsumowanie
web-see-combat = Walka
web-key-map = Pomoc i skróty

## Wokół gry

web-more = Więcej
web-chat = Czat
web-send = Wyślij
web-emotes = Reakcje
web-emote-hello = Cześć!
web-emote-good_luck = Powodzenia!
web-emote-well_played = Dobre zagranie!
web-emote-thanks = Dzięki!
web-emote-wow = Wow!
web-emote-oops = Ups!
web-emote-thinking = Muszę pomyśleć…
web-emote-good_game = Dobra gra!
web-mute = Wycisz
web-unmute = Wyłącz wyciszenie: { $who }
web-offer-draw = Zaproponuj remis
web-resign = Poddaj się
web-resign-ask = Poddać tę grę?
web-resign-about = { $mode ->
    [duel] Wygra przeciwnik. Tego nie da się cofnąć.
   *[other] Twoi walczący opuszczą planszę. Tego nie da się cofnąć.
}
web-keep-playing = Graj dalej
web-report = Zgłoś problem
web-reported = Zgłoszono. Dziękujemy!
web-report-saved = Zapisano jako { $file }.
web-report-note = Notatka (opcjonalnie)
web-report-again = Zapisz z notatką
web-report-link = Ten link otwiera grę na tym kroku.
web-report-link-later = Gdy gra się skończy, ten link otworzy ją na tym kroku.
web-agree = Akceptuj
web-disagree = Odrzuć
web-asks-undo = { NAME($who) } prosi o cofnięcie { $count } decyzji.
web-asks-draw = { NAME($who) } proponuje remis.
web-asks-rematch = { NAME($who) } chce rewanżu.
web-asked-undo = Twoja prośba o cofnięcie decyzji czeka na odpowiedź.
web-asked-draw = Twoja propozycja remisu czeka na odpowiedź.
web-asked-rematch = Twoja prośba o rewanż czeka na odpowiedź.
web-rematch = Rewanż
web-to-rematch = Zagraj rewanż

## Własne gry

web-history-empty = Nie ma jeszcze żadnych gier. Pojawią się tu gry, w których bierzesz udział, oraz te, które zakładasz lub oglądasz.
web-history-running = W toku
web-history-over = Zakończone
web-history-more = Pokaż starsze
web-history-rated = gra rankingowa
web-go-on = Wróć do gry
web-ended = Zakończona bez wyniku
web-ended-won = Wygrana: { $why }
web-ended-lost = Przegrana
web-ended-draw = Remis: { $why }
web-ended-others = Zwycięstwo: { $who }

## Rankingi

web-ratings = Ranking
web-ratings-about = Liczą się tylko gry rankingowe. Punkty są liczone ostrożnie: rosną, gdy kolejne wyniki potwierdzają siłę gracza.
web-ratings-empty = Nie ma jeszcze gier rankingowych.
web-rating-guests = Gracze
web-rating-place = Miejsce
web-rating-name = Gracz
web-rating-score = Punkty
web-rating-matches = Gry
web-rating-wins = Wygrane
web-rating-own = Twoje punkty: { $score }. Gry: { $matches }, wygrane: { $wins }.

## Powtórki

web-replay = Powtórka
web-replay-where = Moment gry
web-replay-step = Krok { $number } z { $last }
web-replay-turn = Tura { $turn }, { NAME($who) }: krok { $number } z { $last }
web-replay-back = Poprzedni krok
web-replay-on = Następny krok
web-replay-turn-back = Poprzednia tura
web-replay-turn-on = Następna tura
web-replay-play = Odtwórz (spacja)
web-replay-pause = Wstrzymaj (spacja)
web-replay-tools = Narzędzia powtórki
web-replay-whole = Cała gra
web-replay-running = Gra w toku
web-replay-running-about = Powtórkę można obejrzeć dopiero po zakończeniu gry, bo pokazuje zakryte karty. Wtedy ten link zadziała.
web-replay-private = Gra prywatna
web-replay-private-about = Mogą ją obejrzeć tylko gracze, którzy grali przy tym stole. Poproś kogoś z nich o link.
web-replay-other-rules = Gra według starszych zasad
web-replay-other-rules-about = Tę grę rozegrano według starszej wersji zasad. Plansza pokazuje ją do ostatniego kroku, który da się odtworzyć według obecnych zasad. Pozostałe decyzje są wymienione poniżej.
web-replay-answer-hidden = ukryte
web-replay-gone = Powtórka niedostępna
web-replay-gone-about = Link jest niepełny lub wygasł albo gra nie jest już przechowywana.
web-to-table = Przejdź do stołu
web-viewpoint = Perspektywa
web-viewpoint-open = wszystkie karty
web-viewpoint-spectator = widz
web-viewpoint-seat = { NAME($who) }
web-share = Udostępnij ten moment
web-share-about = Ten link otwiera grę na kroku { $number } (perspektywa: { $viewpoint }).
web-download = Pobierz zapis
web-scenario = Pobierz scenariusz
web-note = Notatka: { $note }
web-open = Otwórz zapis
web-open-about = Wybierz plik z zapisem lub zgłoszeniem albo upuść go tutaj. Gra otworzy się na kroku, na którym ją zapisano.
web-continue = Kontynuuj stąd
web-continue-step = Jesteś na kroku { $number }.
web-forked = Ta gra jest kontynuacją innej, więc niektóre karty mogą być już znane.
web-continue-about = Nowa gra zacznie się od tego kroku. Ty zagrasz jedną stroną, a boty pozostałymi.
web-continue-over = Na tym kroku gra jest już zakończona. Aby ją kontynuować, cofnij się o kilka kroków.
web-continue-seat = Grasz jako
web-continue-start = Rozpocznij grę

## Słowa na rysunkach

web-word-boost = Wzmocnienie
web-word-deck = Talia
web-word-discard = Odrzucone
web-word-hand = Ręka
web-word-health = Zdrowie
web-word-actions = Akcje
web-word-maneuver = Manewr
web-word-canceled = Anulowano
web-word-defeated = Pokonano
web-word-reserve = W rezerwie
web-word-seen = znane
web-word-exhausted = Wyczerpanie
web-word-unknown-card = Zakryta karta
web-word-no-card = Bez karty
web-word-damage = pkt zdrowia
web-word-zone = strefa
web-word-zones = strefy
web-word-start = start
web-word-passage = przejście
# Before the names of spaces on the lower end of a line.
web-word-higher-than = wyżej niż
web-word-one-way-to = tylko w stronę
web-word-carried-to = taśmociąg do
web-word-belt-end = koniec taśmociągu
web-word-bin = kosz taśmociągu
web-word-space = Pole
web-word-empty = puste
web-word-skip = Pomiń
web-word-fit = Cała plansza

## Gra w tej karcie

web-engine-loading = Wczytywanie gry: { $percent }%
web-engine-starting = Uruchamianie gry…
web-engine-elsewhere = Peerless jest otwarty w innej karcie. Zamknij ją, aby grać tutaj.
web-engine-no-wasm = Ta przeglądarka nie obsługuje WebAssembly, bez którego gra nie działa. Użyj innej, aktualnej przeglądarki albo wyłącz w tej przeglądarce najbardziej rygorystyczny tryb zabezpieczeń.
web-engine-no-download = Nie udało się wczytać gry. Sprawdź połączenie i spróbuj ponownie. Twoje zapisane gry są bezpieczne.
web-engine-no-start = Nie udało się uruchomić gry. Spróbuj ponownie albo uruchom przeglądarkę od nowa. Twoje zapisane gry są bezpieczne.
web-storage-none = To okno nie może zapisywać danych, więc twoje gry znikną po jego zamknięciu. Aby je zachować, użyj zwykłego okna (nie prywatnego).
web-storage-full = Na urządzeniu nie ma już miejsca, więc twoja ostatnia decyzja nie została zapisana. Zwolnij miejsce i spróbuj ponownie.
web-engine-old = Ta strona jest nieaktualna. Zaktualizuj ją, aby grać. Twoje zapisane gry są bezpieczne.
web-engine-retry = Spróbuj ponownie
web-update-ready = Nowa wersja jest gotowa. Twoje gry zostaną bez zmian.
web-update-do = Aktualizuj
web-update-later = Później
web-offline-ready = Gra jest zapisana na tym urządzeniu i działa też bez połączenia.
web-offline-none = Ta przeglądarka nie może zapisać gry, więc każde uruchomienie wymaga połączenia.
web-storage-lost = Przeglądarka przestała zapisywać twoje gry, więc twoja ostatnia decyzja nie została zapisana. Odśwież stronę.
web-data = Twoje dane
web-data-about = Twoje gry, powtórki, własni bohaterowie i ustawienia są zapisane tylko w tej przeglądarce. Zapisz je do pliku, żeby mieć kopię albo przenieść je do innej przeglądarki.
web-data-save = Zapisz do pliku
web-data-load = Wczytaj plik
web-data-load-about = Wczytanie pliku niczego nie usuwa. Jeżeli ta sama gra jest i tutaj, i w pliku, zachowana zostanie dłuższa wersja. Jeżeli obie wersje potoczyły się inaczej, zachowana zostanie ta, która jest tutaj. Zostają też ustawienia, które ta przeglądarka już ma.
web-data-large = Ten plik jest za duży: można wczytać najwyżej { $most } MB.
web-data-added = { $count ->
    [one] Dodano { $count } grę.
    [few] Dodano { $count } gry.
   *[other] Dodano { $count } gier.
}
web-data-continued = { $count ->
    [one] Zaktualizowano { $count } grę.
    [few] Zaktualizowano { $count } gry.
   *[other] Zaktualizowano { $count } gier.
}
web-data-same = { $count ->
    [one] { $count } gra już tu była.
    [few] { $count } gry już tu były.
   *[other] { $count } gier już tu było.
}
web-data-differ = { $count ->
    [one] { $count } gra potoczyła się tu inaczej i pozostała bez zmian.
    [few] { $count } gry potoczyły się tu inaczej i pozostały bez zmian.
   *[other] { $count } gier potoczyło się tu inaczej i pozostało bez zmian.
}
web-site-people = Ta wersja działa na twoim urządzeniu, bez serwera. Do gry z innymi przez sieć potrzebny jest serwer Peerless, który ktoś musi uruchomić.
