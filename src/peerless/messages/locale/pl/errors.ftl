### Błędy: odrzucone odpowiedzi, gry, których nie może być, zapisy, boty, wiersz poleceń.
### Nazwy w cudzysłowie i słowa w `…` pozostają bez zmian. Reguła, np. (SET-1), stoi na końcu.

error-or = { $first } lub { $second }
error-none = brak

## Odrzucone odpowiedzi

# A refused answer with its reason, one of the messages below.
error-answer-quoted = „{ $answer }”: { $reason }
error-answer-empty = pusta odpowiedź
error-answer-type = odpowiedź to tekst lub liczba, a nie { $type }
error-answer-long = odpowiedź może mieć najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}
error-answer-write = wpisz „{ $option }”
error-answer-other = to nie jest odpowiedź na to pytanie
error-answer-action = akcja to `maneuver`, `scheme KARTA WALCZĄCY` lub `attack WALCZĄCY CEL KARTA`
error-answer-not-offered = nie ma takiej możliwości
error-answer-not-offered-here = tutaj nie ma takiej możliwości
error-answer-declining = tutaj nie można odmówić
error-answer-not-yours = „{ $fighter }” nie należy do twoich walczących
error-answer-theirs = { $fighter } nie należy do twoich walczących
error-answer-no-fighter = w tej grze nie ma walczącego „{ $fighter }”
error-answer-defeated = { $fighter } to pokonany walczący
error-answer-off-board = { $fighter } nie jest na planszy
error-answer-friendly = { $fighter } to przyjazny walczący
error-answer-first-turn = nie w pierwszej turze
error-answer-melee = walczący wręcz atakuje tylko sąsiednie pola
error-answer-out-of-reach = { $fighter } jest poza zasięgiem
error-answer-not-among = { $fighter } nie jest wśród dozwolonych walczących
error-answer-no-card = w talii { $hero } nie ma karty „{ $card }”
error-answer-not-held-by = { $seat } nie ma na ręce karty { $card }
error-answer-not-held = karty { $card } nie ma na ręce
error-answer-other-type = karta { $card } do tego nie służy
error-answer-other-fighter = { $fighter } nie może zagrać karty { $card }
error-answer-not-choosable = tej karty efekt nie pozwala wybrać
error-answer-no-space = na tej planszy nie ma pola „{ $space }”
error-answer-taken = pole { $space } jest zajęte
error-answer-outside = pole { $space } leży poza strefą
error-answer-not-empty = pole { $space } nie jest puste
error-answer-not-allowed = na pole { $space } efekt nie pozwala
error-answer-in-the-way = na drodze stoi wrogi walczący
error-answer-too-far = dalej niż o { n-spaces }
error-answer-index = liczba możliwości: { $count }, licząc od 0
error-answer-no-option = liczba możliwości: { $count }, nie ma numeru { $index }
error-answer-stale = nadeszła odpowiedź { $number }, a otwarta jest decyzja { $open }
error-answer-seat = odpowiada { $seat }, a pytanie jest do { $asked }
error-match-over = gra jest zakończona
error-nothing-asked = gra jest zakończona, nie ma pytania
error-no-seat = nie ma miejsca „{ $seat }” (są: { $known })
error-cannot-resign = miejsce { $seat } nie może poddać gry
error-too-many-steps = ponad { $most } kroków na jedną odpowiedź (tura { $turn }, ramka { $frame })

## Gry, których nie można zacząć

error-no-hero = nie ma bohatera „{ $hero }” (znani: { $known })
error-no-board = nie ma planszy „{ $board }” (znane: { $known })
error-wrong-seats = { $mode }: liczba bohaterów to { $wanted }, a nie { $seats } ({ $rule })
error-few-starts = { $mode }: potrzebne pola startowe: { $needed }, a „{ $board }” ma { $starts } ({ $rule })
error-no-room = na „{ $board }” nie zmieści się tylu walczących: { $fighters } (BRD-1)
error-seed = ziarno to 64-bitowa liczba całkowita albo „2:” i 32 cyfry szesnastkowe: { $why }

## Zapisy

error-undo-not-whole = gra zaczyna się od zapisu stanu lub pozycji: nie wiadomo, co było wcześniej, więc nie można niczego cofnąć
# A moment is a number of entries: answers and all else that was done.
error-undo-moment = nie można wrócić do chwili { $moment }: liczba wpisów w grze to { $entries }, a cofnąć trzeba co najmniej ostatni
error-undo-many = liczba cofnięć w jednej grze to najwyżej { $most }
error-record-not-whole = gra zaczyna się od zapisu stanu lub pozycji: w zapisie gry zabrakłoby początku
error-record-unreadable = to nie jest zapis gry: { $why }
error-report-forged = to zgłoszenie nie zgadza się z własnymi ustawieniami, więc nie można go pokazać
error-record-format = to nie jest zapis gry w tym formacie: „{ $format }”
error-record-long = ponad { $most } odpowiedzi
error-record-unplayable = tego zapisu nie można tu odtworzyć: { $why }
error-record-answer = odpowiedź { $number } z { $count } jest niezgodna z zasadami: { $why }
error-record-result = według zapisu { $record }, po odtworzeniu { $replay }
error-record-state = odtworzona gra kończy się innym stanem niż w zapisie (inna suma kontrolna)
error-record-step = kroku { $step } nie ma w zapisie: jego długość to { $count }
error-record-sealed = to zgłoszenie z partii, która jeszcze trwała, więc zawiera tylko to, co mógł wiedzieć jeden gracz; otwórz je tam, gdzie grano, gdy partia się skończy, i tam pobierz zapis
error-record-settings = stół tego serwera nie może mieć ustawień tego zapisu („versatile”, „auto” lub „turn_limit”): można go obejrzeć, ale nie kontynuować
error-report-elsewhere = to zgłoszenie zapisano w trakcie partii, i nie na tym serwerze: otwórz je tam, gdzie grano
error-scenario-draw = krok { $step } leży po remisie za zgodą, którego scenariusz nie potrafi wyrazić: wybierz wcześniejszy
error-scenario-unsayable = kroku { $step } nie da się zapisać jako pliku scenariusza: to, co zapisano, nie sprawdziło się po uruchomieniu (może jest za duże)
error-save-unreadable = to nie jest zapis stanu: { $why }
error-save-format = to nie jest zapis stanu w tym formacie: „{ $format }”
error-save-rules = stan zapisano przy wersji zasad { $version }, a ta to { $current }; zamiast tego odtwórz zapis gry
error-save-unusable = tego zapisu stanu nie można tu użyć: { $why }
error-save-checksum = uszkodzony zapis stanu: inna suma kontrolna
error-save-damaged = uszkodzony zapis stanu: { $why }
error-save-decision = uszkodzony zapis stanu: decyzja nie zgadza się z pytaniem
error-save-fields = uszkodzony zapis stanu: brakuje pól lub są nieznane
error-save-no-effect = uszkodzony zapis stanu: nie ma efektu „{ $effect }”
error-save-program = uszkodzony zapis stanu: efektu „{ $effect }” nie ma w programie
error-save-sizes = uszkodzony zapis stanu: karty, miejsca lub rozmiary do siebie nie pasują
error-content-differs = „{ $name }” to nie ta zawartość, z którą to powstało (inna suma kontrolna)

## Boty

error-bot-name = bot nie może się nazywać „{ $name }”
error-no-bot = nie ma bota „{ $name }” (znane: { $known })
error-bot-twice = bot „{ $bot }”: „{ $option }” podano dwa razy
error-bot-no-option = bot „{ $bot }”: nie ma opcji „{ $option }” (znane: { $known })
error-bot-number = bot „{ $bot }”: „{ $option }” to liczba od { $least } do { $most }
error-bot-command = bot „program:{ $command }”: { $why }
error-bot-no-program = bot „program:”: podaj program, na przykład program:./my_bot.pl
error-no-action = nie ma akcji { $action } (jest ich { $count }, licząc od 0)
error-actions-count = gier: { $matches }, a akcji: { $actions }
error-action-match = gra { $number }: akcja { $action } jest tu niemożliwa
error-action-seat = { $seat }: akcja { $action } jest tu niemożliwa
error-reset-first = najpierw rozpocznij grę (reset)

## Serwer: co jest odrzucane, zanim ktokolwiek na to spojrzy

error-too-many-requests = zbyt wiele żądań; poczekaj chwilę
error-too-many-guests = z jednego adresu przychodzi zbyt wielu nowych gości: na godzinę może ich być { $most }; spróbuj później
error-too-many-sockets = z jednego adresu jest zbyt wiele połączeń: może ich być { $most }
error-origin = strony z „{ $origin }” nie mogą korzystać z tego serwera
error-host = ten serwer nie jest znany jako „{ $host }”; jest dostępny pod adresem z ustawienia `url`
error-config = jednego z ustawień serwera nie da się użyć: { $why }
error-body-large = rozmiar żądania w bajtach to najwyżej { $most }
error-server-closing = serwer właśnie się zatrzymuje; nic nie przepadnie, połącz się za chwilę ponownie
error-store-slow = magazyn danych nie odpowiada już { $seconds } s

## Wiersz poleceń

error-more-problems = { $first } (i jeszcze { $count }: listę pokaże `peerless check PLIK`)
error-check-failed = pliki z błędami: { $failed } z { $count }
error-check-but = { $file }: ale { $why }
error-scenarios-hold = spełnione scenariusze: { $held } z { $count }
error-file-there = plik { $file } już istnieje; --force go zastąpi
error-name-is-file = „{ $name }” to plik, a nie nazwa; wskaż miejsce zapisu opcją --out
error-no-id = „{ $name }” nie jest id: małe litery od a do z, cyfry i _, najpierw litera, najwyżej 64 znaki
error-no-id-choose = „{ $name }” nie jest id: małe litery od a do z, cyfry i _, najpierw litera, najwyżej 64 znaki; wybierz je opcją --out ID.yaml
error-file-ending = { $file }: nazwa pliku kończy się na .yaml
error-id-taken = „{ $id }” należy do pakietu; wybierz inną nazwę
error-file-taken = „{ $id }” należy do pakietu: aby zagrać z tym plikiem, zmień jego nazwę, bo ona jest id
error-same-file-name = { $file } ma to samo id, czyli nazwę pliku: zmień jedną z nich
error-board-not-hero = { $file } to plansza, a nie bohater
error-hero-not-board = { $file } to bohater, a nie plansza
error-no-board-fits = żadna plansza nie ma tylu pól startowych: { $starts } (BRD-5)
error-seat-option = --p{ $number }: liczba miejsc w tej grze to { $seats }
error-content-missing = w tej grze użyto plików spoza pakietu: dodaj { $options }
error-watch-people = ludzie grają przez `peerless play`

## Żetony na planszy

error-answer-marked = na { $space } leży już taki żeton ({ $marker })
error-answer-marker-too-far = { $space } jest dalej niż { $count } { $count ->
    [one] pole
    [few] pola
   *[many] pól
}
error-no-room-markers = na „{ $board }” nie zmieści się tyle żetonów „{ $marker }”: { $count } (FOG-4)

## Laboratorium

error-lab-no-cluster = pod adresem „{ $address }” nie ma klastra Ray: { $why }
error-lab-no-ray = `--ray` wymaga Ray: zainstaluj pakiet z dodatkiem `cluster`
error-lab-workers-die = procesy robocze ciągle giną, pozostało zadań: { $count }
error-lab-no-openskill = rankingi wymagają openskill: zainstaluj pakiet z dodatkiem `lab`
error-lab-row = { $file }, wiersz { $line }: to nie jest wiersz wyników ({ $why })
error-lab-columns = { $file }: to nie są wyniki takiego przebiegu, kolumny są inne
error-lab-task = zadanie { $task }: to nie są jego wyniki
error-lab-nothing = nie ma czego grać: potrzeba co najmniej dwóch bohaterów lub botów, jednej planszy i jednej gry
error-lab-another-run = w { $folder } jest inny przebieg ({ $command }; różni się: { $what }): wybierz inny folder przez --out
error-lab-no-description = w { $folder } są wyniki bez { $file }: wybierz inny folder przez --out
error-lab-no-run = w { $folder } nie ma przebiegu: brakuje { $file }
error-lab-description = { $file }: to nie jest opis przebiegu ({ $why })
error-lab-format = { $file }: przebieg nie ma tego formatu: „{ $format }”
error-lab-heroes = { $mode } wymaga bohaterów: { $count }, --heroes podaje { $named }
error-lab-workers = --workers: „{ $text }” nie jest liczbą od 1 do 1024
error-lab-starts = plansza „{ $board }” ma mniej pól startowych niż { $count } (BRD-5)
error-lab-board = { $name } to plansza, nie bohater

## Magazyn serwera

error-store-failed = nic nie zapisano ({ $why })
error-store-unsure = połączenie z bazą danych zostało przerwane; nie wiadomo, czy to zapisano ({ $why })
error-store-closed = magazyn jest zamknięty
error-store-no-table = nie ma stołu „{ $table }”
error-store-log = stół '{ $table }': jego dziennik ma wpisów: { $found } zamiast { $number }, albo jest w nim luka. Nic się nie zmieniło; takie stoły wypisze `peerless doctor`
error-store-no-guest = nie ma gościa „{ $guest }”
error-characters = { $code } nie może wystąpić w tekście: znak NUL i znaki zmieniające kierunek pisma są odrzucane
error-store-lease = stół „{ $table }” należy do innego procesu: { $owner }
error-store-gone-on = stół „{ $table }” poszedł dalej bez tego procesu, liczba wpisów: { $number }
error-store-rating-moved = ocena „{ $key }” zmieniła się w międzyczasie
error-store-locked = { $file } jest używany przez inny serwer, proces { $pid }
error-store-links = { $file } ma kilka nazw (twarde dowiązania: { $links }). Serwer używa tylko bazy o jednej nazwie, bo inaczej mogłyby do niej pisać dwa serwery. Usuń pozostałe
error-store-no-file = { $file }: nie ma takiej bazy danych
error-store-newer = { $place }: baza danych nowszej wersji programu (schemat { $found }, znane do { $known })
error-store-foreign = { $place }: baza danych innego programu
error-store-unusable = { $place }: tej bazy danych nie można użyć ({ $why })
error-store-wal = { $file }: dziennik ostatnich zapisów jest uszkodzony w ramce { $frame } z { $frames }. Otwarcie usunęłoby potwierdzone odpowiedzi, więc nic nie zostało otwarte ani zmienione. Skopiuj bazę danych z plikami -wal i -shm w inne miejsce, a potem przywróć kopię zapasową; więcej powie `peerless doctor`
error-store-wal-alone = { $file } zawiera ostatnie zapisy bazy danych, której brakuje lub która jest pusta: { $database }. Nic się nie zmieniło. Umieść bazę z powrotem obok albo przenieś dziennik i przywróć kopię zapasową
error-store-damaged = { $file }: ta baza danych jest uszkodzona ({ $why }). Nic się nie zmieniło. Skopiuj jej pliki w inne miejsce, uruchom `peerless doctor` i przywróć kopię zapasową
error-store-scheme = „{ $scheme }:” to nie rodzaj bazy danych: podaj sqlite:ŚCIEŻKA albo postgresql://…
error-store-no-asyncpg = PostgreSQL wymaga asyncpg: zainstaluj pakiet z dodatkiem `postgres`
error-backup-foreign = { $file }: to nie jest kopia zapasowa
error-backup-newer = { $file }: kopia zapasowa nowszej wersji programu
error-backup-damaged = { $file }: kopia zapasowa jest uszkodzona lub urwana; nic nie przywrócono
error-backup-not-empty = { $place }: baza danych nie jest pusta; kopię zapasową można przywrócić tylko do pustej

## Stoły serwera. $seat to `p1` i tak dalej.

error-no-table = nie ma takiego stołu albo nie jest dla ciebie otwarty
error-table-full = wszystkie miejsca przy tym stole są zajęte
error-table-elsewhere = ten stół prowadzi inny proces serwera; spróbuj ponownie za chwilę
error-no-server = serwer potrzebuje „{ $module }”: uruchom `pip install '.[server]'` w swojej kopii repozytorium
error-table-let-go = ten stół został właśnie zwolniony; połącz się ponownie, gra toczy się dalej od tego samego miejsca
error-listen = nie można nasłuchiwać na { $host }, port { $port }: { $why }
error-match-other-rules = ta gra toczyła się według zasad w wersji { $rules } i nie da się jej stąd kontynuować w wersji { $ours }; można ją obejrzeć i pobrać jej zapis
error-content-unreadable = „{ $id }” z tej gry zapisała inna wersja programu i nie da się tego odczytać
error-closing = serwer się zatrzymuje; wszystko zapisano, wróć za chwilę
error-too-many-tables = w ciągu godziny można założyć najwyżej tyle stołów, odrzucone też się liczą: { $most }; spróbuj później
error-homebrew-busy = serwer sprawdza teraz inne własne pliki; spróbuj ponownie za chwilę
error-homebrew-late = sprawdzanie tych własnych plików trwa dłużej niż { $seconds } s; zmniejsz je
error-homebrew-memory = sprawdzanie tych własnych plików wymaga ponad { $most } MB pamięci; zmniejsz je
error-homebrew-failed = tych własnych plików nie udało się sprawdzić; zmniejsz je albo spróbuj ponownie
error-too-much-stored = twoje stoły z ostatnich { $days } dni zajmują { $most } MB, a więcej nie można; spróbuj później
error-seat-taken = miejsce { $seat } jest zajęte
error-seat-not-yours = miejsce { $seat } nie jest twoje
error-not-host = może to zrobić tylko ten, kto założył stół
error-already-begun = gra już się zaczęła
error-not-begun = gra jeszcze się nie zaczęła
error-not-over = gra jeszcze się nie skończyła
error-pick-random = przy tym stole bohaterów wybiera los
error-no-fitting-board = nie ma planszy, na której ci bohaterowie mogliby się spotkać
error-rated-homebrew = w grze rankingowej biorą udział tylko bohaterowie i plansze z pakietu (`rated`)
error-rated-bots = w grze rankingowej biorą udział tylko ludzie (`rated`)
error-rated-hot-seat = w grze rankingowej nikt nie gra na dwóch miejscach
error-rated-take-over = w grze rankingowej nie przejmuje się miejsc
error-second-seat = kto widział karty jednej strony, nie może zająć miejsca innej strony, gdy grają inni
error-seat-seen = nikt więcej nie może tu dołączyć: jeden z graczy widział zakryte karty więcej niż jednej strony
error-fork-closed = ta gra jest kontynuacją innej, więc jej karty mogą być znane: nikt więcej nie może dołączyć
error-rated-undo = w grze rankingowej niczego się nie cofa
error-undo-number = nie ma odpowiedzi na decyzję { $number }, którą można by cofnąć
error-bots-play-on = boty nie zgadzają się na remis
error-rematch-there = rewanż ma już swój stół
error-no-proposal = nie ma już takiej propozycji
error-replied = to miejsce już odpowiedziało
error-chat-guest = pisać mogą tylko goście z imieniem
error-chat-fast = naraz możesz napisać { $burst } wierszy, a potem jeden mniej więcej co { $seconds } s; tego nie wysłano
error-chat-text = wiadomość zawiera znaki, których nie widać: usuń końce wierszy, znaki sterujące i znaki odwracające kierunek tekstu
error-content-lost = zawartości „{ $id }” nie ma w magazynie
error-protocol = klient mówi protokołem { $theirs }, serwer { $ours }: odśwież stronę
error-hello-first = pierwszą wiadomością musi być `hello`
error-hello-again = `hello` mówi się raz
error-too-many-muted = nikogo więcej nie można wyciszyć: wyciszono już { $most }
error-too-fast = za dużo wiadomości; tej nie odczytano
error-unreadable = wiadomości nie można odczytać: { $why }

## Serwer, przez HTTP

error-http-address = pod tym adresem nic nie ma
error-http-method = ten adres nie jest dla takiej metody
error-http-refused = żądanie zostało odrzucone
error-http-server = na serwerze coś poszło nie tak; jest to tam zapisane
error-request-twice = parametr podano dwa razy
error-request = żądania nie da się odczytać: { $why }
error-request-media = treść żądania musi być typu { $media }
error-request-large = treść żądania ma więcej niż { $most } bajtów
error-token-missing = powiedz, kim jesteś: `Authorization: Bearer TOKEN`
error-token-unknown = nikt nie ma tego tokenu: urządzenie wylogowano albo gość został usunięty
error-guest-name = imię ma od 1 do { $most } liter i wszystkie są widoczne
error-name-claimed = imię { $name } należy do innego gracza albo wygląda jak jego imię: wybierz inne
error-name-reserved = imienia { $name } nikt nie może zająć, bo tak nazywają się nowi goście: wybierz inne
error-no-device = to urządzenie nie jest zalogowane
error-code-unknown = ten kod jest nieznany, zużyty albo za stary
error-nothing-there = nie ma „{ $what }”
error-table-private = widzą to tylko ci, którzy siedzieli przy tym stole
