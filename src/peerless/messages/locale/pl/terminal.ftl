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
melee = wręcz
ranged = na dystans

## Bohater do czytania

hero-move = ruch { $count }
hero-line = ruch { $count }, { $fighters }
hero-fighter = { $name }: zdrowie { $several ->
    [yes] po{" "}
   *[no] {""}
}{ $health }, { $attack }{ $top ->
    [0] {""}
   *[other] , w wydaniu klasycznym najwyżej { $top }
}
hero-own = zdrowie { $health }, { $attack }
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { $count } { $count ->
    [few] { NAME($name) }
   *[many] { NAME($name, case: "gen") }
}
hero-token = znacznik „{ $name }”: { $sides }
hero-marker = { hero-several } na planszy
hero-ability = Zdolność
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
column-starts = startowe
column-passages = przejścia
column-set = zestaw
column-space = pole
column-joined = sąsiednie pola
board-zones = strefy
board-start-mark = pole startowe
board-passage-mark = tajne przejście (PASS-1)
board-start = start { $count }
board-passage = przejście

## Przed grą i po grze

play-who = Kim chcesz zagrać?
play-choose = numer lub imię; Enter – ktokolwiek:
play-no-hero = Nie ma bohatera „{ $name }”.
play-level = Jak silny ma być przeciwnik?
play-choose-level = numer lub poziom, Enter – { $level }:
play-no-level = Nie ma poziomu „{ $name }”.
level-easy = łatwy
level-easy-about = gra zwyczajnie
level-medium = średni
level-medium-about = patrzy trochę do przodu
level-hard = trudny
level-hard-about = myśli naprzód
level-expert = ekspert
level-expert-about = myśli naprzód przez sekundę
play-you = ty
play-and = { $first } i { $second }
play-against = { $first } kontra { $second }
play-on = { $sides }; plansza: { $board }.
play-help = Wpisz ?, aby zobaczyć pomoc.
n-answers = { $count } { $count ->
    [one] odpowiedź
   *[many] odpowiedzi
}
match-left = Gra przerwana po { $count } { $count ->
    [one] odpowiedzi
   *[many] odpowiedziach
}.
match-record = Zapis gry: { $file }.
match-hand-over = Teraz { NAME($who) } ({ $seat }): oddaj klawiaturę i naciśnij Enter.
match-refused = Nie przyjęto: { $why }
match-choose = wybierz numer lub wpisz możliwość słowami; ? to pomoc
match-numbers = możliwości mają numery od 1 do { $count }
match-discards = { NAME($who) } (od ostatniej): { $cards }
match-nothing = brak
match-hands = { NAME($who) } ma na ręce { n-cards }; znane: { $cards }
match-no-hero = W tej grze nie ma bohatera „{ $name }” ({ $known }).
match-no-card = W tej grze nie ma karty „{ $name }”.
match-save-where = W jakim pliku zapisać? `save PLIK`
match-saved = Zapisano w pliku { $file }; dalsza gra: peerless play --resume { $file }
replay-note = Uwaga: { $note }
replay-report = Krok { $step }, tak jak widział go jeden gracz, gdy partia trwała. Cała partia: otwórz ten plik na serwerze, gdzie grano, gdy się skończy.
replay-step = po { $count } z { $all } odpowiedzi
replay-verified = Odtworzono zgodnie z zapisem: { n-answers }.
end-facts = { $turns } { $turns ->
    [one] tura
    [few] tury
   *[many] tur
}, { $answers } { $answers ->
    [one] odpowiedź
   *[many] odpowiedzi
}, ziarno { $seed }
end-standing = na planszy pozostają: { $list }
end-nobody = nikt
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
table-dormant = jeszcze bez walczących
table-out = poza grą
table-resigned = poddanie
table-piles = ręka { $hand }  talia { $deck }  odrz. { $discard }
table-exhausted = wyczerpanie
table-last-discarded = ostatnio odrzucona: { $card }
table-known = znane na ręce: { $cards }
table-defeated = poza walką
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
table-type-number = wpisz samą liczbę
table-numbered = numery na planszy albo id pola
table-stay = lub `stay`, aby zostać na { $space }

help =
    Odpowiadaj numerem możliwości albo jej słowami: maneuver, attack alice merlin feint, s12, no_boost.
    Numery w nawiasach na planszy to pola do wyboru, numery przed twoimi kartami to karty do wyboru.
    W wąskim oknie karta to np. `Zwód uni 2 +2`: uniwersalna (lub atak, obrona, fortel), wartość, wzmocnienie.
    Na planszy `s12A` to pole ze strefą, `■KA:18` to walczący i jego zdrowie; bohaterowie mają wielkie litery.

    { "  " }card NAZWA    co karta robi            hero NAZWA   cała talia bohatera
    { "  " }hands         znane karty na rękach    discards     wszystkie stosy kart odrzuconych
    { "  " }log           wszystko do tej pory     save PLIK    zapisz grę; dalej z --resume PLIK
    { "  " }table         pokaż stół jeszcze raz   resign, quit poddaj się, wyjdź z gry

    Wygrywasz, gdy zdrowie wrogiego bohatera spadnie do 0. W turze wykonujesz dwie akcje: manewr (dobierz kartę, potem
    ruch), fortel albo atak. Walczący wręcz atakują sąsiednie pola, a walczący na dystans także pola w tej samej strefie
    (ta sama litera). Atak zadaje tyle obrażeń, o ile jego wartość przewyższa obronę. Każda karta ma też wartość
    wzmocnienia: odrzuć ją w manewrze, aby przesunąć się dalej. Pusta talia szkodzi: gdy nie możesz dobrać
    karty, każdy z twoich walczących otrzymuje 2 obrażenia.

## `peerless doctor`

doctor-place = Baza danych: { $place }
doctor-mark-good = dobrze
doctor-mark-note = uwaga
doctor-mark-bad = problem
doctor-good = Nie znaleziono problemów.
doctor-bad = Znalezione problemy: { $count }. Nic się nie zmieniło. Zanim zaczniesz cokolwiek naprawiać lub przywracać, skopiuj wszystkie pliki bazy danych w inne miejsce.
doctor-settings = ustawienia ze środowiska są poprawne
doctor-access = { $file } można czytać i zapisywać
doctor-access-bad = ten użytkownik nie może czytać i zapisywać { $file }
doctor-space = wolne miejsce na dysku: { $free } MB
doctor-space-low = na dysku zostało tylko { $free } MB
doctor-used = bazy danych używa serwer; tutaj jest tylko czytana
doctor-unused = żaden serwer nie używa bazy danych
doctor-log = dziennik ostatnich zapisów jest cały
doctor-log-busy = dziennik ostatnich zapisów zmienia się zbyt szybko; do sprawdzenia zatrzymaj serwer
doctor-pages = strony, indeksy i odwołania są całe
doctor-schema = schemat jest aktualny (wersja { $version })
doctor-schema-old = schemat ma wersję { $version } z { $known }; następny start serwera go zaktualizuje i wtedy można sprawdzić resztę
doctor-unreadable = nie można odczytać stołów: { $why }
doctor-more = i więcej takich: { $count }
doctor-logs = żaden dziennik nie ma luki (stoły: { $tables }, wpisy: { $entries })
doctor-matches = każdą partię można pokazać lub kontynuować (partie: { $count })
doctor-match = stół '{ $table }': { $why }
doctor-match-rules = stół '{ $table }': te zasady nie pozwalają na wpis { $number } z { $count }; trwająca partia jest kontynuowana od ostatniej tury przed nim
