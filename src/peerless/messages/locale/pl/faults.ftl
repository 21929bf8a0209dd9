### Błędy w plikach bohaterów, plansz i scenariuszy. Każdy następuje po nazwie pliku i miejscu: `medusa.yaml: hero.count: …`
### Nazwy w cudzysłowie i słowa w `…` pozostają bez zmian. Zasada, np. (SET-1), jest na końcu.

## Czytanie plików

fault-unreadable = nie można odczytać: { $why }
fault-folder = nie można odczytać: to folder
fault-device = nie można odczytać: to potok lub urządzenie, a nie plik
fault-not-utf8 = nie można odczytać: to nie jest tekst UTF-8 (bajt { $byte })
fault-large = plik jest większy niż { n-bytes }
fault-not-yaml = to nie jest YAML
fault-not-yaml-because = to nie jest YAML: { $why }
fault-alias = aliasy YAML są niedozwolone
fault-tag = znaczniki YAML są niedozwolone
fault-merge = klucze scalania YAML są niedozwolone
fault-many-values = plik ma ponad { $most } wartości
fault-deep = liczba poziomów zagnieżdżenia wartości jest większa niż { $most }
fault-large-number = liczba jest za duża
fault-key = klucz musi być jednym słowem
fault-twice = „{ $name }” podano dwa razy
fault-half-character = „{ $text }” zawiera połowę pary zastępczej
fault-too-many = przerwano po wykryciu { $most } { $most ->
    [one] problemu
   *[many] problemów
}: reszty pliku nie sprawdzono

## Co innego, niż trzeba

fault-expected = jest { $found }, a oczekiwano: { $expected }
# $fault is any of these.
fault-near = { $fault }; czy chodziło o „{ $near }”?
fault-unknown-key = nieznany klucz (znane: { $known })
fault-unknown-key-expected = nieznany klucz; oczekiwano: { $expected }
fault-missing = brakuje `{ $key }`
fault-missing-known = brakuje `{ $key }` (znane: { $known })
fault-not-called = nie ma `{ $key }` { $found } (znane: { $known })
fault-entries = liczba wpisów: { $count }, a oczekiwano: { $expected }
fault-from-to = od { $least } do { $most }
fault-at-least = co najmniej { $least }

## Rodzaje tego, co jest lub być powinno

fault-type-mapping = mapa
fault-type-mapping-with = mapa z `{ $key }`
fault-type-list = lista
fault-type-list-of = lista z { $count } { $count ->
    [one] wpisem
   *[many] wpisami
}
fault-type-whole-number = liczba całkowita od { $least } do { $most }
fault-type-number = liczba od { $least } do { $most }
fault-type-text = tekst o długości od { $least } do { $most } znaków
fault-type-any-number = liczba całkowita
fault-type-any-text = tekst
fault-type-line = jeden wiersz zawierający od { $least } do { $most } widocznych znaków, bez spacji na początku i na końcu
fault-type-name = nazwa z małych liter, cyfr i _
fault-type-fighter = walczący
fault-type-binding = `$nazwa`
fault-type-card = `own`, `opposing` lub `$nazwa`
fault-type-one-of = jedno z: { $values }
fault-type-truth = true lub false
fault-type-nothing = nic

## Bohaterowie

fault-not-a-hero = plik bohatera to mapa z kluczami `name`, `hero`, `move`, `cards`…
fault-id = usuń id: jest nim nazwa pliku
fault-same-id = bohater i plansza nie mogą mieć tego samego id: zmień nazwę jednego z plików
fault-numbers-alone = liczby wymagają efektu wskazanego w `use`
fault-no-shared = nie ma wspólnego efektu „{ $name }” (znane: { $known })
fault-numbers = „{ $name }” przyjmuje te liczby: { $wanted }
fault-shared-timing = „{ $name }” ma już efekt w tym momencie
fault-deck-size = liczba kart w talii to { $count } zamiast { $size } (SET-1)
fault-many-keywords = liczba słów kluczowych bohatera jest większa niż { $most }
fault-many-triggers = wyzwalacze przy „{ $moment }”: { $count }, a dozwolonych jest najwyżej { $most }
fault-one-hero = bohaterem musi być dokładnie jeden walczący (FIG-1)
fault-reserved = „{ $name }” to słowo zastrzeżone: wybierz inną nazwę
fault-health = { $fighter } zaczyna ze zdrowiem powyżej swojego maksimum (FIG-4)
fault-answer = gracze wpisują „{ $name }” jako odpowiedź: wybierz inną nazwę
fault-no-value = karta typu { $type } nie może mieć wartości (CRD-1)
fault-needs-value = karta typu { $type } wymaga wartości (CRD-1)
fault-card-fighter = nie ma walczącego „{ $fighter }” (znani: { $known }) (CRD-2)
fault-timing = karta typu { $type } nie może mieć efektu w tym momencie
fault-face-up = tylko karta, którą zagrywa się odkrytą, może mieć efekt przed odkryciem kart
fault-bonus-timing = dodatkowy atak nie może mieć efektu w tym momencie
fault-idle-scheme = fortel bez efektu nic nie robi (SCH-2)
fault-no-one-fighter = „{ $moment }” nie dotyczy jednego konkretnego walczącego
fault-bonus-by = premia może dotyczyć tylko przyjaznych albo twoich walczących na planszy
fault-maneuver-by = podczas manewru wszyscy twoi walczący mają tę samą wartość ruchu (MAN-2)

## Plansze

fault-not-a-board = plik planszy to mapa z kluczami `name`, `zones`, `spaces`, `edges`…
fault-no-zone = nie ma strefy „{ $zone }” (znane: { $known }) (BRD-3)
fault-empty-zone = w strefie „{ $zone }” nie ma żadnego pola (BRD-3)
fault-line-ends = połączenie „{ $first }” z „{ $second }” musi łączyć dwa różne pola tej planszy (BRD-2)
fault-line-twice = „{ $first }” i „{ $second }” są połączone dwa razy
fault-no-line = między „{ $first }” i „{ $second }” nie ma połączenia
fault-passage = przejście na polu „{ $space }” prowadzi donikąd: oznacz co najmniej jedno pole więcej (PASS-1)
fault-no-way = z reszty planszy nie można dotrzeć do: { $spaces }
fault-one-way = przez połączenia jednokierunkowe nie da się tam dotrzeć albo stamtąd wyjść: { $spaces } (WAY-1)
fault-no-space = na tej planszy nie ma pola „{ $space }”
fault-bin-on-belt = pole „{ $space }” leży na taśmociągu, więc nie może być w jego koszu (BELT-2)
fault-starts = plansza musi mieć co najmniej dwa pola startowe o numerach 1, 2, … bez luk; znaleziono: { $found } (BRD-5)

## Rady do plików bez błędów

fault-zone-color = strefa „{ $zone }” nie ma własnego koloru, więc dostanie dowolny (strefy z własnym kolorem: { $known })

## Efekty: kroki i programy

fault-unused = „{ $name }” jest wybierane, ale nigdzie nie jest używane
fault-long-effect = liczba instrukcji efektu jest większa niż { $most }
fault-many-names = liczba nazw w efekcie jest większa niż { $most }
fault-deep-steps = liczba poziomów zagnieżdżenia kroków jest większa niż { $most }
fault-no-steps = nie ma żadnych kroków
fault-combat-opponent = w walce przeciwnikiem jest zawsze drugi gracz, który bierze w niej udział (FFA-3)
fault-no-action-left = przy „{ $moment }” nie może już nastąpić żadna akcja
fault-zero = to zawsze wynosi 0
fault-unseen-cards = przeciwnik nie widział „{ $name }”
fault-unseen-deck = talia jest zakryta: użyj najpierw `look_at_top` lub `search`
fault-chance = los wybiera tylko z twojego stosu kart odrzuconych albo z ręki przeciwnika i nikt o niczym nie decyduje
fault-unseen-hand = nie znasz kart na tej ręce: użyj najpierw `look_at_hand`
fault-your-hand = przeciwnik nie widział twojej ręki
fault-high-number = daje do wyboru liczby do { $number }, a najwyższa możliwa to { $most }
fault-modes = liczba efektów do wyboru musi wynosić od 2 do { $most }
fault-pick = nie można wybrać { $pick } z { $count } efektów
fault-draw-bind = nazwać można tylko własne karty
fault-discard-bind = nazwa nie może oznaczać kart kilku graczy
fault-take = możesz wziąć tylko karty ze swojego stosu kart odrzuconych albo karty wybrane
fault-take-theirs = „{ $name }” oznacza karty przeciwnika: nie możesz ich wziąć
fault-search-piles = wymień co najmniej jeden stos, każdy tylko raz
fault-one-or-each = użyj albo `one`, albo `each`
fault-with-one = `may` i `by` można użyć tylko z `one`
fault-both = „{ $name }” jest użyte i dla `dealt`, i dla `defeated`: użyj dwóch nazw
fault-put-on-empty = walczącego można umieścić tylko na pustym polu (MOV-5)
fault-place-one = ten krok umieszcza jednego walczącego: wybierz go za pomocą `one`

## Efekty: walczący, pola, karty, liczby, warunki

fault-not-at = `{ $what }` nie można użyć przy „{ $moment }”, tylko przy { $known }
fault-kind = { $kind ->
    [fighter] walczący
    [fighters] kilku walczących
    [space] pole
    [number] liczba
   *[cards] karty
}
fault-names-a = „{ $name }” już coś oznacza: { fault-kind }
fault-not-chosen = „{ $name }” nie jest wybrane przed tym krokiem
fault-not-always-chosen = „{ $name }” nie w każdym przypadku jest wybrane przed tym krokiem
fault-is-a = „{ $name }” oznacza: { fault-kind }, a nie: { $wanted ->
    [fighter] walczący
    [fighters] kilku walczących
    [space] pole
    [number] liczba
   *[cards] karty
}
fault-which-opponent = nie wiadomo, o którego przeciwnika chodzi: użyj najpierw `choose_opponent` (FFA-3)
fault-no-opposing = w tym warunku nie ma `opposing`
fault-no-self = w tym momencie nie ma `self`: podaj walczącego
fault-no-fighter = nie ma walczącego „{ $fighter }” (znani: { $known })
fault-defeated = pokonanych walczących nie ma na planszy (DEF-1)
fault-own-fighter = „{ $fighter }” to jeden z twoich walczących, nigdy wrogi (FIG-5)
fault-defeated-name = pokonanego walczącego wskaż za pomocą jego id
fault-spaces = wymień od jednego do sześciu wybranych pól
fault-own-deck = id i słowa kluczowe muszą pochodzić z twojej talii
fault-no-card = w tej talii nie ma karty „{ $card }” (znane: { $known })
fault-no-keyword = żadna karta w tej talii nie ma słowa kluczowego „{ $keyword }” (znane: { $known })
fault-used-to-boost = karty użyte do wzmocnienia są na twoim stosie kart odrzuconych
fault-hidden-pile = karty { $pile ->
    [hand] na ręce
   *[deck] w talii
} są zakryte: można policzyć tylko wszystkie
fault-conditions = połącz od jednego do sześciu warunków
fault-below = albo porównaj z innym walczącym, albo podaj granice
fault-bounds = użyj `at_least`, `at_most` lub obu
fault-no-number = żadna liczba nie może być jednocześnie nie mniejsza niż { $least } i nie większa niż { $most }
fault-every-number = każda liczba wynosi co najmniej 0
fault-no-token = nie ma znacznika „{ $token }” (znane: { $known })
fault-no-side = znacznik „{ $token }” nie ma strony „{ $side }” (znane: { $known })
fault-no-counter = nie ma wskaźnika „{ $counter }” (znane: { $known })
fault-no-ability = nie ma zdolności „{ $ability }” (znane: { $known })
fault-idle-ability = zdolność „{ $ability }” nic nie robi przy „{ $moment }”
fault-high-price = kosztuje { $count }, a wskaźnik „{ $counter }” nigdy nie pokazuje więcej niż { $most }
fault-spend-for = brakuje nazwy dla liczby (`bind`) albo wierszy (`lines`)
fault-counter-start = początkowa wartość wskaźnika nie może przekraczać jego maksimum ({ $most })
fault-chosen-number = „{ $name }” to liczba: porównaj ją za pomocą `test: amount`
fault-top = wierzchnią kartę mają tylko `deck` i `discard`
fault-outer = tylko efekty dodatkowego ataku mogą odwoływać się do ataku, który go wywołał
fault-no-symbols = żadna zdolność nie ma `kind: symbols`
fault-no-symbol = „{ $symbol }” nie jest symbolem (znane: { $known })
fault-by-player = tylko karta, która zmienia posiadacza, może mówić, kto ją zagrał (zob. zdolność `lend`)
fault-not-owner = tutaj `you` to inny gracz, który nic takiego nie ma: ma to tylko właściciel karty
fault-no-lend = żadna zdolność tego bohatera nie pożycza kart (zob. zdolność `lend`)
fault-lend-twice = `kind: lend` może mieć tylko jedna zdolność
fault-lent-card = karta, która zmienia posiadacza, musi być dla dowolnego walczącego i nie może mieć `playable_if`, `also`, `against`, `face_up`, `hides_hand` ani dodatkowego ataku
fault-many-lent = posiadacza zmienia więcej kart niż { $most }
fault-symbols-twice = `kind: symbols` może mieć tylko jedna zdolność
fault-also = kart typu { $type } nie można zagrywać także jako kart podanego tu typu
fault-above = do liczby można ograniczyć tylko obrażenia od ataku
fault-against = kartami typu { $type } się nie atakuje
fault-against-friends = atakuje się wrogich walczących na planszy
fault-passed = walczący może przechodzić przez pola wrogich walczących tylko z `through`
fault-passed-stay = `stay: false` nie łączy się z `passed`
fault-share-twice = `kind: share_damage` może mieć tylko jedna zdolność
fault-share-defeated = pokonani walczący nie otrzymują obrażeń

## Scenariusze: co mówi plik i jaką ustawia pozycję

fault-scenario = scenariusz { $number } ({ $name })
fault-scenario-beside = oprócz `scenarios` plik może mieć tylko `content`, czyli mapę, której kluczami są id; znaleziono: { $found }
fault-scenario-random = losowy wynik „{ $entry }”: podaj miejsce i kartę, na przykład `p2 feint`
fault-scenario-set-up = nie można ustawić pozycji: { $why }
fault-scenario-accepted = przygotowanie zostało przyjęte, a oczekiwano odrzucenia
fault-scenario-refused = przygotowanie zostało odrzucone: { $why } ({ $message }); oczekiwano { $expected }
fault-word = `{ $key }`: „{ $word }” jest nieznane (znane: { $known })
fault-word-near = `{ $key }`: „{ $word }” jest nieznane; czy chodziło o „{ $near }”?
fault-event-kind = zdarzenie musi mieć `kind`: { $event }
fault-event-field = zdarzenie rodzaju „{ $kind }” nie ma pola „{ $field }” (znane: { $known })
fault-event-number = `{ $field }` zdarzenia musi być liczbą, a nie „{ $found }”
fault-event-flag = `{ $field }` zdarzenia musi być `true` albo zostać pominięte, a nie „{ $found }”
fault-event-term = składnik w `{ $field }` zdarzenia musi mieć { $known }, a nie „{ $found }”
fault-position-twice = walczący jest wymieniony dwa razy, z miejscem i bez
fault-position-health = { $fighter } nie może mieć więcej zdrowia niż { $most } (FIG-4)
fault-position-reserve = { $fighter } zaczyna poza planszą: podaj `space`, jeśli jest już w grze
fault-position-on-board = { $fighter } zaczyna na planszy i nie może być w rezerwie
fault-position-taken = na polu { $space } jest dwóch walczących (BRD-1)
fault-position-copies = { $seat } nie ma więcej kopii karty „{ $card }”
fault-position-chance = `chance` musi mieć po dwie liczby na miejsce, razem { $count }, a nie { $found }
fault-position-place = { $seat } nie ma w talii karty na pozycji { $place }: liczba kart w talii to { $count }

## Scenariusze: co się nie zgadza

fault-step = krok { $number }: { $why }
fault-step-answers = krok może mieć tylko jedną odpowiedź
fault-step-not-offered = nie ma opcji „{ $option }”; są: { $offered }
fault-step-offered = jest opcja „{ $option }”
fault-step-only = opcje: { $offered }; oczekiwano tylko: { $expected }
fault-step-over = gra jest zakończona: nie ma już żadnej decyzji do podjęcia
fault-step-asked-seat = decyduje gracz „{ $found }”, a oczekiwano „{ $expected }”
fault-step-asked-kind = rodzaj decyzji to „{ $found }”, a oczekiwano „{ $expected }”
fault-step-asked-source = decyzja pochodzi od „{ $found }”, a oczekiwano „{ $expected }”
fault-step-refusal = gra się zmieniła, mimo że „{ $answer }” odrzucono
fault-step-rule = „{ $answer }” odrzuciła zasada { $rule } ({ $why }), a oczekiwano { $expected }
fault-step-no-rule = „{ $answer }” odrzucono, ale nie na podstawie zasady ({ $why }), a oczekiwano { $expected }
fault-step-accepted = „{ $answer }” przyjęto, a oczekiwano odrzucenia
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
fault-step-discard-size = liczba kart na stosie kart odrzuconych { $seat }
fault-step-discard-top = wierzch stosu kart odrzuconych { $seat }
fault-step-token = { $token } { $seat }

## Żetony na planszy

fault-links = „{ $fighter }” może poruszać się tylko między żetonami jednego rodzaju
fault-nothing-called = nic się tu nie nazywa „{ $name }” (znane: { $known })
fault-forms = znalezione formy rzeczownika: { $count }; powinno być: { $wanted }, po jednej na każdy przypadek
fault-no-turn-left = przy „{ $moment }” nie ma tury do zakończenia
fault-marker-bind = nazwa nie może oznaczać kilku żetonów: wybierz je za pomocą `at`
fault-with-marker = użyj albo `with_marker`, albo `without_marker`
fault-no-marker = nie ma żetonu „{ $marker }” (znane: { $known })
fault-position-away = { $fighter } nie może być poza planszą: nic tu nie pozwala walczącemu jej opuścić
fault-position-markers = { $seat }: liczba żetonów „{ $marker }” to { $count }, a nie { $wrong }
fault-position-marked = dwa żetony „{ $marker }” są na tym samym polu (FOG-4)
fault-step-status = stan gracza { $seat }
