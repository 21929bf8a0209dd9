### Błędy w plikach bohaterów, plansz i scenariuszy. Każdy stoi po nazwie pliku i miejscu: `medusa.yaml: hero.count: …`
### Nazwy w cudzysłowie i słowa w `…` pozostają bez zmian. Reguła, np. (SET-1), stoi na końcu.

## Czytanie plików

fault-unreadable = nie można odczytać: { $why }
fault-folder = nie można odczytać: to folder
fault-device = nie można odczytać: to potok lub urządzenie, a nie plik
fault-not-utf8 = nie można odczytać: to nie jest tekst w UTF-8 (bajt { $byte })
fault-large = większe niż { $most } bajtów
fault-line = wiersz { $line }, kolumna { $column }
fault-not-yaml = to nie jest YAML
fault-not-yaml-because = to nie jest YAML: { $why }
fault-alias = aliasy są niedozwolone
fault-tag = znaczniki typów są niedozwolone
fault-merge = scalanie jest niedozwolone
fault-many-values = ponad { $most } wartości
fault-deep = zagnieżdżenie głębsze niż { $most }
fault-large-number = za duża liczba
fault-key = klucz to jedno słowo
fault-twice = „{ $name }” występuje dwa razy
fault-half-character = „{ $text }” zawiera pół znaku
fault-too-many = liczba błędów: { $most }; reszty nie sprawdzono

## Co innego, niż trzeba

fault-expected = jest { $found }, a oczekiwano: { $expected }
fault-unknown-key = nieznany klucz (znane: { $known })
fault-unknown-key-expected = nieznany klucz; oczekiwano: { $expected }
fault-missing = brakuje `{ $key }`
fault-missing-known = brakuje `{ $key }` (znane: { $known })
fault-not-called = żadne `{ $key }` nie nazywa się { $found } (znane: { $known })
fault-entries = liczba wpisów: { $count }, a oczekiwano: { $expected }
fault-from-to = od { $least } do { $most }
fault-at-least = co najmniej { $least }

## Rodzaje tego, co jest lub być powinno

fault-type-mapping = mapa
fault-type-mapping-with = mapa z `{ $key }`
fault-type-list = lista
fault-type-list-of = lista o liczbie wpisów { $count }
fault-type-whole-number = liczba całkowita od { $least } do { $most }
fault-type-number = liczba od { $least } do { $most }
fault-type-text = tekst od { $least } do { $most } znaków
fault-type-any-number = liczba całkowita
fault-type-any-text = tekst
fault-type-line = tekst od 1 do 80 widocznych znaków, w jednym wierszu, bez odstępów na brzegach
fault-type-name = nazwa z małych liter, cyfr i _
fault-type-fighter = walczący
fault-type-binding = `$nazwa`
fault-type-card = `own`, `opposing` lub `$nazwa`
fault-type-one-of = jedno z { $values }
fault-type-truth = true lub false
fault-type-nothing = nic

## Bohaterowie

fault-not-a-hero = bohater to mapa z kluczami name, hero, move, cards …
fault-id = id to nazwa pliku, nie pisze się go w środku
fault-same-id = bohater i plansza nie mogą mieć tego samego id
fault-numbers-alone = liczby należą do efektu nazwanego przez `use`
fault-no-shared = nie ma wspólnego efektu „{ $name }” (znane: { $known })
fault-numbers = „{ $name }” wymaga tych liczb: { $wanted }
fault-shared-timing = „{ $name }” ma już efekt w tym momencie
fault-deck-size = liczba kart w talii to { $count }, a ma ich być { $size } (SET-1)
fault-many-keywords = więcej słów kluczowych niż { $most }
fault-many-triggers = wyzwalacze przy „{ $moment }”: { $count }, a może ich być { $most }
fault-one-hero = bohaterem jest dokładnie jeden walczący (FIG-1)
fault-reserved = „{ $name }” to słowo języka, a nie nazwa
fault-health = { $fighter } zaczyna powyżej swojego maksimum (FIG-4)
fault-answer = „{ $name }” to odpowiedź, a nie nazwa
fault-no-value = typ to { $type }: nie ma wartości (CRD-1)
fault-needs-value = typ to { $type }: potrzebna jest wartość (CRD-1)
fault-card-fighter = nie ma walczącego „{ $fighter }” (CRD-2)
fault-timing = typ to { $type }: nie ma takiego momentu
fault-face-up = tylko karta zagrywana odkryta może działać przed odkryciem
fault-bonus-timing = dodatkowy atak nie ma takiego momentu
fault-idle-scheme = fortel bez efektu nic nie robi (SCH-2)
fault-no-one-fighter = „{ $moment }” nie dotyczy jednego walczącego
fault-maneuver-by = manewr porusza tak samo wszystkich twoich walczących (MAN-2)

## Plansze

fault-not-a-board = plansza to mapa z kluczami name, zones, spaces, edges …
fault-no-zone = nie ma strefy „{ $zone }” (BRD-3)
fault-empty-zone = żadne pole nie leży w „{ $zone }” (BRD-3)
fault-line-ends = łączy „{ $first }” i „{ $second }”, a potrzebne są dwa różne znane pola (BRD-2)
fault-line-twice = „{ $first }” i „{ $second }” są połączone dwa razy
fault-no-line = żadna linia nie łączy „{ $first }” i „{ $second }”
fault-passage = przejście na „{ $space }” donikąd nie prowadzi (PASS-1)
fault-no-way = nie ma drogi do { $spaces }
fault-starts = pola startowe mają numery 1, 2, …, każdy raz, co najmniej dwa; jest { $found } (BRD-5)

## Efekty: kroki i programy

fault-unused = „{ $name }” jest wybierane, ale nigdzie nieużywane
fault-long-effect = efekt ma więcej instrukcji niż { $most }
fault-many-names = efekt zapamiętuje więcej rzeczy niż { $most }
fault-deep-steps = kroki są zagnieżdżone głębiej niż { $most }
fault-no-steps = brak kroków
fault-combat-opponent = w walce przeciwnikiem jest jej drugi gracz (FFA-3)
fault-no-action-left = przy „{ $moment }” nie ma już następnej akcji
fault-zero = wynosi zawsze 0
fault-unseen-cards = przeciwnik nie widział „{ $name }”
fault-unseen-deck = talia jest zakryta: użyj look_at_top lub search
fault-unseen-hand = ta ręka nie jest ci znana: umieść przed tym look_at_hand
fault-your-hand = przeciwnik nie widział twojej ręki
fault-high-number = daje do wyboru liczby do { $number }, a najwyższa to { $most }
fault-modes = możliwych efektów do wyboru jest od 2 do { $most }
fault-pick = wybiera { $pick } z { $count } efektów
fault-draw-bind = zapamiętywane są tylko twoje własne karty
fault-discard-bind = nazwa nie może oznaczać kart kilku graczy
fault-take = wziąć można tylko karty ze swojego stosu kart odrzuconych albo karty wybrane
fault-take-theirs = „{ $name }” to karty przeciwnika, nie możesz ich wziąć
fault-search-piles = wymienia każdy stos raz, co najmniej jeden
fault-one-or-each = podaje albo `one`, albo `each`
fault-with-one = `may` i `by` występują z `one`
fault-both = „{ $name }” nie może być jednym i drugim
fault-put-on-empty = walczącego można umieścić tylko na pustym polu (MOV-5)
fault-place-one = umieszcza jednego walczącego: wybierz go przez `one`

## Efekty: walczący, pola, karty, liczby, warunki

fault-not-at = `{ $what }` nie może stać przy „{ $moment }”, tylko przy { $known }
fault-kind = { $kind ->
    [fighter] walczący
    [space] pole
    [number] liczba
   *[cards] karty
}
fault-names-a = „{ $name }” już coś oznacza: { fault-kind }
fault-not-chosen = „{ $name }” nie jest wcześniej wybrane
fault-not-always-chosen = „{ $name }” nie na każdej drodze jest tu wybrane
fault-is-a = „{ $name }” to { fault-kind }, a nie { $wanted ->
    [fighter] walczący
    [space] pole
    [number] liczba
   *[cards] karty
}
fault-which-opponent = o którego przeciwnika chodzi? umieść przed tym choose_opponent (FFA-3)
fault-no-self = nazwij walczącego: w tym momencie nikt nie jest `self`
fault-no-fighter = nie ma walczącego „{ $fighter }” (znani: { $known })
fault-defeated = pokonani walczący nigdzie nie stoją (DEF-1)
fault-own-fighter = „{ $fighter }” to twój walczący, nigdy wrogi (FIG-5)
fault-defeated-name = pokonanego walczącego nazywa się jego id
fault-spaces = wymienia od jednego do sześciu wybranych pól
fault-own-deck = id i słowa kluczowe pochodzą z własnej talii
fault-no-card = nie ma karty „{ $card }” w tej talii
fault-no-keyword = żadna karta tej talii nie ma słowa kluczowego „{ $keyword }”
fault-used-to-boost = karty użyte do wzmocnienia leżą na twoim stosie kart odrzuconych
fault-hidden-pile = zawartość { $pile ->
    [hand] ręki
   *[deck] talii
} jest ukryta: można policzyć tylko wszystko
fault-conditions = łączy od jednego do sześciu warunków
fault-bounds = podaje `at_least`, `at_most` lub oba
fault-no-number = żadna liczba nie wynosi co najmniej { $least } i najwyżej { $most }
fault-every-number = każda liczba wynosi co najmniej 0
fault-no-token = nie ma znacznika „{ $token }” (znane: { $known })
fault-no-side = znacznik „{ $token }” nie ma strony „{ $side }” (ma: { $known })

## Scenariusze: co mówi plik i jaką ustawia pozycję

fault-scenario = scenariusz { $number } ({ $name })
fault-scenario-beside = obok `scenarios` stoi tylko `content`, mapa według id; jest { $found }
fault-scenario-random = losowy wynik „{ $entry }”: podaj miejsce i kartę, `p2 feint`
fault-scenario-set-up = nie można ustawić: { $why }
fault-scenario-accepted = przygotowanie zostało przyjęte, a oczekiwano odrzucenia
fault-scenario-refused = przygotowanie zostało odrzucone: { $why } ({ $message }); oczekiwano { $expected }
fault-word = `{ $key }`: „{ $word }” jest nieznane; znane: { $known }
fault-word-near = `{ $key }`: „{ $word }” jest nieznane; może „{ $near }”?
fault-event-kind = zdarzenie musi mieć `kind`: { $event }
fault-event-field = zdarzenie rodzaju „{ $kind }” nie ma pola „{ $field }”; jego pola: { $known }
fault-event-number = `{ $field }` zdarzenia to liczba, a nie „{ $found }”
fault-event-flag = `{ $field }` zdarzenia to `true` albo nic, a nie „{ $found }”
fault-event-term = składnik w `{ $field }` zdarzenia ma { $known }, a nie „{ $found }”
fault-position-twice = walczący jest wymieniony dwa razy, z miejscem i bez
fault-position-health = { $fighter } nie może mieć więcej zdrowia niż { $most } (FIG-4)
fault-position-reserve = { $fighter } zaczyna poza planszą: jeśli już wszedł do gry, podaj `space`
fault-position-on-board = { $fighter } zaczyna na planszy i nie może być w rezerwie
fault-position-taken = dwóch walczących stoi na { $space } (BRD-1)
fault-position-copies = { $seat } nie ma więcej kopii karty „{ $card }”
fault-position-chance = w „chance” mają być dwie liczby na gracza, razem { $count }, a nie { $found }
fault-position-place = w talii { $seat } nie ma karty na miejscu { $place }: wszystkich kart jest { $count }

## Scenariusze: co się nie zgadza

fault-step = krok { $number }: { $why }
fault-step-answers = krok zawiera jedną odpowiedź
fault-step-not-offered = nie ma możliwości „{ $option }”; są: { $offered }
fault-step-offered = jest możliwość „{ $option }”
fault-step-only = są możliwości: { $offered }; oczekiwano tylko: { $expected }
fault-step-over = gra jest zakończona, nikt nie jest pytany
fault-step-asked-seat = pytane jest miejsce „{ $found }”, a oczekiwano „{ $expected }”
fault-step-asked-kind = rodzaj decyzji to „{ $found }”, a oczekiwano „{ $expected }”
fault-step-asked-source = pyta „{ $found }”, a oczekiwano „{ $expected }”
fault-step-refusal = odrzucenie „{ $answer }” zmieniło grę
fault-step-rule = „{ $answer }” odrzuca { $rule } ({ $why }), a oczekiwano { $expected }
fault-step-no-rule = „{ $answer }” nie jest odrzucone przez żadną zasadę ({ $why }), a oczekiwano { $expected }
fault-step-accepted = „{ $answer }” zostało przyjęte, a oczekiwano odrzucenia
fault-step-no-combat = nie trwa ani nie zakończyła się żadna walka
fault-step-no-combat-now = nie trwa żadna walka
fault-step-known = { $viewer } zna z ręki { $seat }: { $found }, a oczekiwano { $expected }
fault-step-known-deck = { $viewer } zna z talii { $seat }: { $found }, a oczekiwano { $expected }
fault-step-not-happened = { $event } nie nastąpiło (w tej kolejności); zdarzenia: { $events }
fault-step-happened = { $event } nastąpiło
fault-step-differs = { $what } to { $found }, a oczekiwano { $expected }
fault-step-fighter-space = pole { $fighter }
fault-step-fighter-health = zdrowie { $fighter }
fault-step-seen = `{ $what }` w widoku { $viewer }
fault-step-hand = ręka { $seat }
fault-step-hand-size = liczba kart na ręce { $seat }
fault-step-deck = talia { $seat }
fault-step-deck-size = liczba kart w talii { $seat }
fault-step-deck-top = wierzch talii { $seat }
fault-step-deck-bottom = spód talii { $seat }
fault-step-discard = stos kart odrzuconych { $seat }
fault-step-discard-size = liczba kart odrzuconych { $seat }
fault-step-discard-top = wierzch stosu kart odrzuconych { $seat }
fault-step-token = { $token } { $seat }

## Żetony na planszy

fault-links = „{ $fighter }” porusza się tylko po jednym rodzaju żetonów
fault-no-turn-left = w chwili „{ $moment }” nie ma już tury do zakończenia
fault-marker-bind = nazwa nie może oznaczać kilku żetonów: wskaż, którego, przez `at`
fault-with-marker = podaje albo `with_marker`, albo `without_marker`
fault-no-marker = nie ma żetonu „{ $marker }” (znane: { $known })
fault-position-away = { $fighter } nie może być poza planszą: nic tu nie pozwala walczącemu odejść
fault-position-markers = { $seat }: żetonów „{ $marker }” jest { $count }, nie { $wrong }
fault-position-marked = dwa żetony „{ $marker }” leżą na jednym polu (FOG-4)
fault-step-status = stan gracza { $seat }
