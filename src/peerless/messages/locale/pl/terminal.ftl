### Klient w terminalu: tabele, nagłówki, to, co mówi wokół gry. Słowa wpisywane przez gracza pozostają angielskie.

## Rodzaje kart i walczących

type-attack = atak
type-defense = obrona
type-versatile = uniwersalna
type-scheme = fortel
# Trzy litery do wąskich okien.
short-attack = atk
short-defense = obr
short-versatile = uni
short-scheme = for
melee = atak wręcz
ranged = atak dystansowy

## Bohater do czytania

hero-move = ruch { $count }
hero-line = ruch { $count }, { $fighters }
hero-fighter = { $name }: zdrowie { $several ->
    [yes] po{" "}
   *[no] {""}
}{ $health }, { $attack }{ $top ->
    [0] {""}
   *[other] , maksimum zdrowia { $top } w wydaniu klasycznym
}
hero-own = zdrowie { $health }, { $attack }
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { $count } { $count ->
    [few] { NAME($name) }
   *[many] { NAME($name, case: "gen") }
}
hero-token = znacznik „{ $name }”: { $sides }
hero-counter = { $name }: { $sides }
hero-marker = { hero-several } na planszy
hero-ability = Zdolność specjalna
about-author = autor: { $author }
about-version = wersja { $version }
column-card = karta
column-type = typ
column-boost = wzm.
column-fighter = walczący
column-text = tekst
card-facts = { $type }{ $value }, wzmocnienie { $boost }.
card-sheet = wzmocnienie { $boost }  zagrywa: { $players }  w talii: { $copies }
card-no-effect = Bez efektu.

## Plansza do czytania

column-id = id
column-board = plansza
column-spaces = pola
column-zones = strefy
column-starts = pola startowe
column-passages = przejścia
column-set = zestaw
column-space = pole
column-joined = sąsiaduje z
board-zones = strefy
board-start-mark = pole startowe
board-passage-mark = tajne przejście (PASS-1)
board-start = start { $count }
board-passage = przejście

## Przed grą i po grze

play-who = Wybierz bohatera.
play-choose = numer lub nazwa albo Enter, aby wylosować bohatera:
play-no-hero = Nie ma bohatera „{ $name }”.
play-level = Jak silny ma być przeciwnik?
play-choose-level = numer lub poziom albo Enter ({ $level }):
play-no-level = Nie ma poziomu „{ $name }”.
level-easy = łatwy
level-easy-about = gra w prosty sposób
level-medium = średni
level-medium-about = myśli trochę naprzód
level-hard = trudny
level-hard-about = myśli naprzód
level-expert = ekspert
level-expert-about = nad każdą decyzją myśli całą sekundę
play-you = ty
play-and = { $first } i { $second }
play-against = { $first } kontra { $second }
play-on = { $sides }; plansza: { $board }.
play-help = Wpisz ?, aby zobaczyć pomoc.
n-decisions = { $count } { $count ->
    [one] decyzja
    [few] decyzje
   *[many] decyzji
}
match-left = Wyjście z gry po { $count } { $count ->
    [one] decyzji
   *[many] decyzjach
}.
watch-waiting = Zapisz plik, aby sprawdzić go ponownie. Naciśnij Ctrl-C, aby zakończyć.
watch-saved = Pliki zapisano. Naciśnij Enter, aby kontynuować grę z nowymi plikami.
watch-continued = Gra toczy się dalej z zapisanymi plikami. Odpowiedzi, które nadal pasują: { $kept } z { $count }.
watch-unplayable = Zapisanych plików nie można użyć, więc gra toczy się dalej ze starymi: { $why }
match-record = Zapis gry jest w pliku { $file }.
match-hand-over = Teraz gra { NAME($who) } ({ $seat }): przekaż urządzenie i naciśnij Enter.
match-refused = Nie przyjęto: { $why }
match-choose = wpisz numer opcji albo samą opcję; ? pokazuje pomoc
match-numbers = opcje mają numery od 1 do { $count }
match-discards = { NAME($who) } (od najnowszych): { $cards }
match-nothing = brak
match-hands = { NAME($who) } ma na ręce { n-cards }; znane: { $cards }
match-no-hero = W tej grze nie ma bohatera „{ $name }” ({ $known }).
match-no-card = W tej grze nie ma karty „{ $name }”.
match-save-where = Podaj plik: `save PLIK`
match-saved = Zapisano w pliku { $file }. Aby wrócić do gry: peerless play --resume { $file }
replay-note = Notatka: { $note }
replay-report = Krok { $step }, tak jak podczas gry widział go jeden gracz. Aby zobaczyć całą grę, otwórz ten plik po jej zakończeniu na serwerze, na którym ją rozegrano.
replay-step = po { $count } z { $all } decyzji
replay-verified = Odtworzono zgodnie z zapisem: { n-decisions }.
end-facts = { $turns } { $turns ->
    [one] tura
    [few] tury
   *[many] tur
}, { $answers } { $answers ->
    [one] decyzja
    [few] decyzje
   *[many] decyzji
}, ziarno { $seed }
end-standing = pozostali na planszy: { $list }
end-nobody = brak
end-exhaustion = Wyczerpanie
column-damage = obrażenia
column-by = źródło
column-to = cel

## Stół

table-setup = Przygotowanie
table-turn = Tura { $count }: { $you ->
    [yes] grasz ty
   *[no] gra { NAME($who) }
}
table-you = ty
table-mate = współgracz
table-dormant = jeszcze poza planszą
table-out = poza grą
table-resigned = gra poddana
table-piles = ręka { $hand }  talia { $deck }  odrz. { $discard }
table-exhausted = wyczerpanie
table-last-discarded = ostatnio odrzucona: { $card }
table-known = znane na ręce: { $cards }
table-defeated = pokonano
table-away = poza planszą
table-empty-hand = nie masz kart na ręce
table-boost = wzm. { $count }
table-combat = walka
table-against = kontra
table-a-card = karta
table-no-card = bez karty
table-face-down = zakryta
table-second-card = druga karta
table-now = TERAZ
table-type-number = wpisz liczbę
table-numbered = wpisz numer pola z planszy albo jego id
table-stay = albo wpisz `stay`, aby zostać na polu { $space }

help =
    Odpowiadaj numerem opcji albo wpisz samą opcję: maneuver, attack alice merlin feint, s12, no_boost.
    Numery w nawiasach na planszy to pola do wyboru, numery przed twoimi kartami to karty do wyboru.
    W wąskim oknie karta wygląda tak: `Zwód uni 2 +2`, czyli uniwersalna (lub atak, obrona, fortel), wartość, wzmocnienie.
    Na planszy `s12A` to pole ze strefą, `■KA:18` to walczący i jego zdrowie; bohaterów oznaczają wielkie litery.

    { "  " }card NAZWA    co robi karta            hero NAZWA   cała talia bohatera
    { "  " }hands         znane karty na rękach    discards     wszystkie stosy kart odrzuconych
    { "  " }log           wszystko do tej pory     save PLIK    zapisz grę; powrót: --resume PLIK
    { "  " }table         pokaż stół jeszcze raz   resign       poddaj grę
    { "  " }?             pokaż tę pomoc           quit         wyjdź z gry

    Aby wygrać, zmniejsz zdrowie wrogiego bohatera do 0. W swojej turze wykonaj dwie akcje: manewr (dobranie karty,
    potem ruch), fortel albo atak. Walczący z atakiem wręcz atakują walczących na sąsiednich polach, a z atakiem
    dystansowym także na polach z tą samą literą strefy. Atak zadaje obrażenia równe wartości ataku pomniejszonej
    o wartość obrony. Każda karta ma też wartość wzmocnienia: odrzuć kartę podczas manewru, aby zwiększyć zasięg ruchu.
    Gdy twoja talia jest pusta, za każdą kartę, którą musisz dobrać, każdy z twoich walczących otrzymuje 2 obrażenia.

## `peerless doctor`

doctor-place = Baza danych: { $place }
doctor-mark-good = OK
doctor-mark-note = uwaga
doctor-mark-bad = problem
doctor-good = Nie znaleziono problemów.
doctor-bad = Znalezione problemy: { $count }. Nic nie zostało zmienione. Zanim zaczniesz cokolwiek naprawiać lub przywracać, skopiuj wszystkie pliki bazy danych w bezpieczne miejsce.
doctor-settings = ustawienia w środowisku są poprawne
doctor-access = plik { $file } można odczytywać i zapisywać
doctor-access-bad = ten użytkownik nie może odczytywać i zapisywać pliku { $file }: sprawdź właściciela i uprawnienia
doctor-space = wolne miejsce na dysku: { $free } MB
doctor-space-low = na dysku zostało tylko { $free } MB: zwolnij miejsce, zanim baza danych zapełni dysk
doctor-used = serwer używa bazy danych, więc to sprawdzenie tylko ją odczytuje
doctor-unused = żaden serwer nie używa bazy danych
doctor-log = dziennik WAL jest nienaruszony
doctor-log-busy = dziennik WAL zmienia się zbyt szybko, by dało się go sprawdzić: zatrzymaj serwer i ponów sprawdzenie
doctor-pages = strony, indeksy i odwołania są nienaruszone
doctor-schema = schemat jest aktualny (wersja { $version })
doctor-schema-old = schemat ma wersję { $version }, a najnowsza to { $known }: uruchom raz serwer, aby zaktualizować schemat, a potem ponów sprawdzenie, aby zbadać resztę
doctor-unreadable = nie można odczytać stołów: { $why }
doctor-more = oraz podobne problemy: { $count }
doctor-logs = żaden dziennik gry nie ma luk (stoły: { $tables }, wpisy: { $entries })
doctor-matches = każdą grę można pokazać lub wznowić (gry: { $count })
doctor-match = stół „{ $table }”: { $why }
doctor-match-rules = stół „{ $table }”: obecne zasady nie pozwalają na wpis { $number } z { $count }; gra w toku zostanie wznowiona od ostatniej tury przed nim

## `peerless serve`

notice-not-compiled = silnik nie jest skompilowany, więc boty potrzebują na namysł kilka razy więcej czasu: zainstaluj pakiet (wheel) dla swojego systemu albo zbuduj go kompilatorem C
notice-no-client = klient przeglądarkowy nie jest zbudowany: uruchom `make web` w swojej kopii repozytorium
notice-running = Peerless już działa, więc otwiera się tylko przeglądarka
