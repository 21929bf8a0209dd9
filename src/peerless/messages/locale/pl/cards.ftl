### Teksty kart i zdolności. Argumenty objaśnia plik angielski.

## Łączenie

then = { $first }, a potem { $second }
or-mode = { $first }; lub { $second }
if = jeżeli { $cond }, { $clause }
otherwise = w przeciwnym razie { $clause }
who-does = { NAME($who) } { $clause }
both-do = { $clause }; przeciwnik jednocześnie robi to samo
you-may = możesz { $clause }
who-may = { NAME($who) } może { $clause }
may-colon = { $who ->
    [you] możesz
   *[other] { NAME($who) } może
} wykonać ten efekt: { $clause }
if-so = { $who ->
    [you] jeżeli to zrobisz
   *[other] jeżeli to zrobi
}, { $clause }
boost-again = jeżeli to zrobisz, możesz wzmocnić ją jeszcze raz
if-not = jeżeli nie, { $clause }
while = , gdy { $cond }

## Nazwy

quoted = „{ $name }”
keyword = „{ $name }”
ability-of = zdolność { NAME($who, case: "gen") }
any-fighter = dowolny
it-card = ją
them-cards = je
cards-of-those = { $count } z tych kart

## Po rzeczowniku

post-called = „{ $name }”
post-of-combat = { AGREE($head, "taking_part") } w tej walce
post-adjacent = { AGREE($head, "adjacent") } z { NAME($who, case: "ins") }
post-in-zone = w strefie { NAME($who, case: "gen") }
post-on-chosen-space = { $count ->
    [one] na wybranym polu
   *[other] na wybranych polach
}
post-on-marker = na polu z { NAME($what, case: "ins") }
post-with-marker = z { NAME($what, case: "ins") }
post-without-marker = bez { NAME($what, case: "gen") }
post-besides-space = { AGREE($head, "other") } niż tamto
post-besides = { AGREE($head, "other") } niż { NAME($who) }
post-besides-own-space = { AGREE($head, "other") } niż pole { NAME($who, case: "gen") }
post-besides-card = { AGREE($head, "other") } niż tamta
# Strona bierna, bo „opuścił” zgadzałoby się z rodzajem.
post-where-stood = { AGREE($head, "left") } przez { NAME($who, case: "acc") }
post-if-empty = , jeżeli jest puste{ COMMA() }
post-in-pile = { $from ->
    [yes] { $pile ->
        [hand] { $of ->
            [opponent] z ręki przeciwnika
           *[you] z ręki
        }
        [deck] { $of ->
            [opponent] z talii przeciwnika
           *[you] ze swojej talii
        }
       *[discard] { $of ->
            [opponent] ze stosu kart odrzuconych przeciwnika
           *[you] ze swojego stosu kart odrzuconych
        }
    }
   *[no] { $pile ->
        [hand] { $of ->
            [opponent] na ręce przeciwnika
           *[you] na twojej ręce
        }
        [deck] { $of ->
            [opponent] w talii przeciwnika
           *[you] w twojej talii
        }
       *[discard] { $of ->
            [opponent] na stosie kart odrzuconych przeciwnika
           *[you] na twoim stosie kart odrzuconych
        }
    }
}
post-in-own-pile = { $pile ->
    [hand] ze swojej ręki
    [deck] ze swojej talii
   *[discard] ze swojego stosu kart odrzuconych
}
post-used-to-boost = { AGREE($head, "used") } do wzmocnienia tej karty jej własnym efektem
post-with-value = o nadrukowanej wartości równej { NAME($amount, case: "dat") }
post-number-of = { NAME($what, case: "gen") }
post-of-card = { card-of-combat-gen }
post-times = × { $times }

card-of-combat-gen = { $card ->
    [own] tej karty
    [opposing] karty przeciwnika
   *[that] tamtej karty
}

## Warunki

cond-and = { $first } i { $second }
cond-or = { $first } albo { $second }
cond-won = { $no ->
    [yes] nie wygrałeś walki
   *[no] wygrałeś walkę
}
cond-lost = { $no ->
    [yes] nie przegrałeś walki
   *[no] przegrałeś walkę
}
cond-your-turn = { $no ->
    [yes] nie trwa twoja tura
   *[no] trwa twoja tura
}
cond-first-action = to { not }twoja pierwsza akcja w tej turze
cond-on-marker = { NAME($who) } { not }{ stands } na polu z { NAME($what, case: "ins") }
cond-started-on-marker = { NAME($who) } { not }{ GENDER($who) ->
    [f] zaczęła tę turę
    [n] zaczęło tę turę
    [p] zaczynają tę turę
   *[m] zaczął tę turę
} na polu z { NAME($what, case: "ins") }
cond-opponent-played = przeciwnik { $no ->
    [yes] nie zagrał karty
   *[no] zagrał kartę
}
not = { $no ->
    [yes] nie{" "}
   *[no] {""}
}
is-verb = { GENDER($who) ->
    [p] są
   *[other] jest
}
cond-is = { NAME($who) } { not }{ is-verb } { NAME($what, case: "ins") }
stands = { GENDER($who) ->
    [p] stoją
   *[other] stoi
}
cond-moved = { NAME($who) } { stands } { $no ->
    [yes] na tym samym polu co na początku tury
   *[no] na innym polu niż na początku tury
}
cond-adjacent = { NAME($who) } { not }{ GENDER($who) ->
    [p] sąsiadują
   *[other] sąsiaduje
} z { NAME($to, case: "ins") }
cond-same-zone = { NAME($who) } { not }{ is-verb } w strefie { NAME($to, case: "gen") }
# O kilku bez rodzaju: „zostali” i „zostały” nie da się tu odróżnić.
is-defeated = { NAME($who) } { GENDER($who) ->
    [f] została pokonana
    [n] zostało pokonane
    [p] już nie walczą
   *[m] został pokonany
}
is-alive = { NAME($who) } { GENDER($who) ->
    [f] nie została pokonana
    [n] nie zostało pokonane
    [p] wciąż walczą
   *[m] nie został pokonany
}
cond-alive = { $no ->
    [yes] { is-defeated }
   *[no] { is-alive }
}
cond-defeated = { $no ->
    [yes] { is-alive }
   *[no] { is-defeated }
}
cond-none-defeated = wśród { NAME($who, case: "gen") } nie ma pokonanych
cond-boosted = ta karta { $no ->
    [yes] nie została wzmocniona
   *[no] została wzmocniona
} własnym efektem
cond-health = { NAME($who) } { not }{ GENDER($who) ->
    [p] mają
   *[other] ma
} { $bounds } punktów zdrowia
cond-space = { $no ->
    [yes] nie ma { NAME($where, case: "gen") }
   *[no] jest { NAME($where) }
}
# Strony znacznika rodzaju nijakiego (wcielenie) to rzeczowniki, innych (rozmiar) – przymiotniki.
cond-token = { NAME($token) } { GENDER($token) ->
    [n] to { not }{ $shows }
   *[other] { not }jest { $shows }
}
cond-amount = { NAME($amount) } { not }wynosi { $bounds }
cond-hand = { $of ->
    [opponent] przeciwnik { not }ma
   *[you] { not }masz
} na ręce { $bounds }
cond-dealt = { $no ->
    [yes] nie zadano obrażeń
   *[no] zadano obrażenia
}
cond-fell = { $no ->
    [yes] w ten sposób nikogo nie pokonano
   *[no] w ten sposób pokonano walczącego
}
cond-card-chosen = { $no ->
    [yes] nie ma takiej karty
   *[no] jest taka karta
}
cond-cards-chosen = { $no ->
    [yes] nie ma takich kart
   *[no] są takie karty
}
cond-equal = { NAME($amount) } { not }jest równa { NAME($to, case: "dat") }
cond-role = { $role ->
    [attacking] { not }atakujesz
   *[defending] się { not }bronisz
}
at-least = { $count } lub więcej
at-most = { $count } lub mniej
between = od { $low } do { $count }
cards-at-least = { $count } lub więcej kart
cards-at-most = { $count ->
    [0] 0 kart
   *[other] { $count } lub mniej kart
}
cards-between = od { $low } do { $count } kart

## Wybór

choose-verb = { $mood ->
    [does] wybiera
    [may] wybrać
   *[order] wybierz
}
step-choose-modes = { choose-verb } { $count ->
    [1] jeden efekt
    [2] dwa różne efekty
    [3] trzy różne efekty
   *[other] { $count ->
        [few] { $count } różne efekty
       *[many] { $count } różnych efektów
    }
}: { $modes }
step-repeat = { $count ->
    [1] jeden raz
    [2] dwukrotnie
    [3] trzykrotnie
   *[other] { $count } razy
}: { $clause }
step-choose = { choose-verb } { NAME($what, case: "acc") }
step-choose-own = { step-choose }
step-choose-opponent = { choose-verb } przeciwnika
step-choose-number = { choose-verb } liczbę od 0 do { NAME($amount, case: "gen") }
step-name-number = { $mood ->
    [does] podaje
    [may] podać
   *[order] podaj
} liczbę

## Karty

n-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
# Ile: liczba, którą trzeba odczytać.
as-many = ile wynosi { NAME($amount) }{ COMMA() }
draw-verb = { $mood ->
    [does] dobiera
    [may] dobrać
   *[order] dobierz
}
discard-verb = { $mood ->
    [does] odrzuca
    [may] odrzucić
   *[order] odrzuć
}
step-draw = { draw-verb } { n-cards }
step-draw-amount = { draw-verb } tyle kart, { as-many }
step-discard = { discard-verb } { $random ->
    [yes] { $count } { $count ->
        [one] losową kartę
        [few] losowe karty
       *[many] losowych kart
    }
   *[no] { n-cards }
}
step-discard-amount = { discard-verb } tyle { $random ->
    [yes] losowych kart
   *[no] kart
}, { as-many }
step-discard-any = { discard-verb } dowolną liczbę { NAME($what, case: "gen") }
step-discard-cards = { discard-verb } { NAME($what, case: "acc") }
top-cards = { $count ->
    [1] kartę
   *[other] { n-cards }
} z wierzchu
whose-deck-gen = { $of ->
    [opponent] talii przeciwnika
   *[you] swojej talii
}
step-discard-top = { discard-verb } { top-cards } { whose-deck-gen }
step-discard-top-amount = { discard-verb } z wierzchu { whose-deck-gen } tyle kart, { as-many }
look-verb = { $mood ->
    [does] ogląda
    [may] obejrzeć
   *[order] obejrzyj
}
step-look-at-hand = { look-verb } karty na ręce przeciwnika
step-reveal-hand = { $mood ->
    [does] pokazuje
    [may] pokazać
   *[order] pokaż
} wszystkie karty ze swojej ręki
reveal-verb = { $mood ->
    [does] odkrywa
    [may] odkryć
   *[order] odkryj
}
step-reveal-top = { reveal-verb } { top-cards } swojej talii
step-reveal-top-amount = { reveal-verb } z wierzchu swojej talii tyle kart, { as-many }
step-look-at-top = { look-verb } { top-cards } swojej talii
step-look-at-top-amount = { look-verb } z wierzchu swojej talii tyle kart, { as-many }
take-verb = { $mood ->
    [does] bierze
    [may] wziąć
   *[order] weź
}
step-take = { take-verb } na rękę { NAME($what, case: "acc") }
put-verb = { $mood ->
    [does] kładzie
    [may] położyć
   *[order] połóż
}
where-in-deck = { $where ->
    [top] na wierzchu talii
   *[bottom] na spodzie talii
}
step-keep = { $mood ->
    [does] zatrzymuje
    [may] zatrzymać
   *[order] zatrzymaj
} { NAME($what, case: "acc") }
step-put-back = { put-verb } { NAME($what, case: "acc") } { where-in-deck }{ $of ->
    [opponent] {" "}przeciwnika
   *[you] {""}
}
step-put-back-rest = { put-verb } resztę { where-in-deck } w dowolnej kolejności
shuffle-verb = { $mood ->
    [does] tasuje
    [may] potasować
   *[order] potasuj
}
step-search-discard = { take-verb } na rękę kartę „{ $name }” ze swojego stosu kart odrzuconych
step-search-deck = { take-verb } na rękę kartę „{ $name }” ze swojej talii i { shuffle-verb } talię
step-search-discard-deck = { take-verb } na rękę kartę „{ $name }” ze swojego stosu kart odrzuconych; jeżeli jej tam nie ma, weź ją z talii i potasuj talię
step-search-deck-discard = { take-verb } na rękę kartę „{ $name }” ze swojej talii i { shuffle-verb } talię; jeżeli jej tam nie ma, weź ją ze stosu kart odrzuconych

## Walczący

damage-verb = { $mood ->
    [does] zadaje
    [may] zadać
   *[order] zadaj
}
n-damage = { $count } { $count ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
step-damage = { damage-verb } { n-damage } { NAME($to, case: "dat") }
step-damage-amount = { damage-verb } { NAME($to, case: "dat") } obrażenia równe { NAME($amount, case: "dat") }
n-health = { $count } { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
} zdrowia
recover-start = { $mood ->
    [may] przywrócić { NAME($who, case: "dat") }
   *[order] { NAME($who) } { GENDER($who) ->
        [p] odzyskują
       *[other] odzyskuje
    }
}
step-recover = { recover-start } { n-health }
step-recover-amount = { recover-start } tyle punktów zdrowia, { as-many }
step-set-health = { $mood ->
    [does] ustawia
    [may] ustawić
   *[order] ustaw
} zdrowie { NAME($who, case: "gen") } na { NAME($amount, case: "acc") }
prevented-damage = { $kind ->
    [combat] w tej walce wszystkich obrażeń z ataku
   *[all] do końca tej walki wszystkich obrażeń oprócz obrażeń z dodatkowego ataku
}
step-prevent-damage = { $mood ->
    [may] sprawić, że { NAME($to) } { GENDER($to) ->
        [p] unikną
       *[other] uniknie
    } { prevented-damage }{ COMMA() }
   *[order] { NAME($to) } { GENDER($to) ->
        [p] unikają
       *[other] unika
    } { prevented-damage }
}
n-spaces = { $count } { $count ->
    [one] pole
    [few] pola
   *[many] pól
}
move-verb = { $mood ->
    [does] przesuwa
    [may] przesunąć
   *[order] przesuń
}
through-opposing = { $through ->
    [yes] , także przez pola zajęte przez wrogich walczących{ COMMA() }
   *[no] {""}
}
step-move = { move-verb } { NAME($who, case: "acc") } maksymalnie o { n-spaces }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") } maksymalnie o tyle pól, { as-many }{ through-opposing }
step-place = { $mood ->
    [does] umieszcza
    [may] umieścić
   *[order] umieść
} { NAME($who, case: "acc") } na { NAME($where, case: "loc") }
step-swap = { $mood ->
    [does] zamienia
    [may] zamienić
   *[order] zamień
} miejscami { NAME($one, case: "acc") } i { NAME($other, case: "acc") }{ $combat ->
    [yes] , także w tej walce{ COMMA() }
   *[no] {""}
}
return-verb = { $mood ->
    [does] przywraca
    [may] przywrócić
   *[order] przywróć
}
step-return = { return-verb } { NAME($who, case: "acc") } na { NAME($where, case: "acc") }
step-return-with-health = { return-verb } { NAME($who, case: "acc") } z { $count } { $count ->
    [one] punktem
   *[many] punktami
} zdrowia na { NAME($where, case: "acc") }
step-leave = { $mood ->
    [may] sprawić, że { NAME($who) } { GENDER($who) ->
        [p] opuszczą planszę i wrócą
       *[other] opuści planszę i wróci
    } na dowolne puste pole na początku następnej tury{ COMMA() }
   *[order] { NAME($who) } { GENDER($who) ->
        [p] opuszczają planszę i wracają
       *[other] opuszcza planszę i wraca
    } na dowolne puste pole na początku następnej tury
}
step-move-marker = { move-verb } { NAME($what, case: "acc") } maksymalnie o { n-spaces }
step-move-marker-amount = { move-verb } { NAME($what, case: "acc") } maksymalnie o tyle pól, { as-many }
step-move-marker-to = { move-verb } { NAME($what, case: "acc") } na { NAME($where, case: "acc") }

## Walka i tura

step-set-value = { $mood ->
    [may] zmienić wartość { card-of-combat-gen }
   *[order] wartość { card-of-combat-gen } zmienia się
} na { NAME($amount, case: "acc") }
step-set-value-held = { step-set-value }, a efekty kart nie mogą jej zmienić w tej walce
step-end-turn = { $mood ->
    [does] kończy
    [may] zakończyć
   *[order] zakończ
} swoją turę
step-add-value = { $mood ->
    [does] zwiększa
    [may] zwiększyć
   *[order] zwiększ
} wartość { card-of-combat-gen } o { NAME($amount, case: "acc") }
step-ignore-value = { $mood ->
    [does] ignoruje
    [may] zignorować
   *[order] zignoruj
} wartość { card-of-combat-gen }
step-set-printed = { $mood ->
    [does] uznaje
    [may] uznać
   *[order] uznaj
} { NAME($amount, case: "acc") } za nadrukowaną wartość { card-of-combat-gen }
step-fix-value = { $mood ->
    [may] sprawić, że{" "}
   *[order] {""}
}do końca tej tury każda zagrana przez ciebie karta ma wartość { $count } bez względu na inne efekty{ COMMA() }
step-replace-card = { $card ->
    [own] { $mood ->
        [does] cofa tę kartę na rękę i zagrywa zamiast niej inną kartę z ręki
        [may] cofnąć tę kartę na rękę i zagrać zamiast niej inną kartę z ręki
       *[order] cofnij tę kartę na rękę i zagraj zamiast niej inną kartę z ręki
    }
   *[opposing] { $mood ->
        [does] cofa kartę przeciwnika na jego rękę, ogląda karty na tej ręce i wybiera tę, którą przeciwnik zagra w zamian
        [may] cofnąć kartę przeciwnika na jego rękę, obejrzeć karty na tej ręce i wybrać tę, którą przeciwnik zagra w zamian
       *[order] cofnij kartę przeciwnika na jego rękę, obejrzyj karty na tej ręce i wybierz tę, którą przeciwnik zagra w zamian
    }
}
step-redirect-damage = { $mood ->
    [may] sprawić, że obrażenia z ataku zamiast { NAME($who, case: "gen") } otrzyma wrogi walczący{ COMMA() }
   *[order] obrażenia z ataku zamiast { NAME($who, case: "gen") } otrzymuje wrogi walczący
}
step-bonus-attack = { $mood ->
    [does] wykonuje
    [may] wykonać
   *[order] wykonaj
} dodatkowy atak na tego samego walczącego
step-boost = { $mood ->
    [does] wzmacnia
    [may] wzmocnić
   *[order] wzmocnij
} { $card ->
    [own] tę kartę
   *[opposing] swoją kartę
}
step-cancel = { $mood ->
    [does] anuluje
    [may] anulować
   *[order] anuluj
} wszystkie efekty karty przeciwnika
step-gain-action = { $mood ->
    [does] zyskuje
    [may] zyskać
   *[order] zyskaj
} { n-actions }
n-actions = { $count } { $count ->
    [one] akcję
    [few] akcje
   *[many] akcji
}
step-set-token = { GENDER($token) ->
    [n] { $mood ->
        [may] zmienić { NAME($token, case: "acc") } na: { $to }
       *[order] { NAME($token) } to teraz { $to }
    }
   *[other] { $mood ->
        [may] ustawić
       *[order] ustaw
    } { NAME($token, case: "acc") } na { $to }
}
step-flip = { $mood ->
    [does] zmienia
    [may] zmienić
   *[order] zmień
} { NAME($token, case: "acc") }

## Kiedy

timing-when-played = Przy zagraniu
timing-immediately = Natychmiast
timing-during-combat = Podczas walki
timing-after-combat = Po walce
timing-after-attack = Po ataku
timing-boost-effect = Efekt wzmocnienia
timing-when-discarded = Gdy odrzuci ją efekt przeciwnika

moment-setup = na początku gry
moment-start-of-turn = na początku swojej tury
moment-end-of-turn = na koniec swojej tury
moment-after-maneuver = po wykonaniu manewru
moment-immediately = natychmiast w walce
moment-during-combat = podczas walki
moment-after-combat = po walce
moment-after-attack = po ataku
moment-defeated = po pokonaniu twojego walczącego
moment-defeated-fighter = po pokonaniu { NAME($who, case: "gen") }
moment-of-fighter = { $when } z udziałem { NAME($who, case: "gen") }
moment-if = { $when }, jeżeli { $cond }{ COMMA() }

## Co jeszcze jest na karcie

card-playable-if = Możesz zagrać tę kartę tylko wtedy, gdy { $cond }.
card-face-up = Zagraj tę kartę odkrytą.
card-bonus-attack = „{ $name }”: dodatkowy atak o wartości { $count }.
card-hides-hand = Gdy masz tę kartę na ręce, możesz ją pokazać, aby powstrzymać efekt przeciwnika pozwalający obejrzeć twoją rękę.
card-uncancellable = Efektów tej karty nie można anulować.

## Zdolności

ability-trigger = { $when } { $clause }.
ability-bonus-attack = +{ $count } do kart ataku { NAME($who, case: "gen") }{ $cond }.
ability-bonus-attack-amount = zwiększ wartość kart ataku { NAME($who, case: "gen") } o { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-attack-all = +{ $count } do twoich kart ataku{ $cond }.
ability-bonus-attack-all-amount = zwiększ wartość swoich kart ataku o { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-defense = +{ $count } do kart obrony { NAME($who, case: "gen") }{ $cond }.
ability-bonus-defense-amount = zwiększ wartość kart obrony { NAME($who, case: "gen") } o { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-defense-all = +{ $count } do twoich kart obrony{ $cond }.
ability-bonus-defense-all-amount = zwiększ wartość swoich kart obrony o { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-maneuver = +{ $count } do twojej wartości ruchu{ $cond }.
ability-bonus-maneuver-amount = zwiększ swoją wartość ruchu o { NAME($amount, case: "acc") }{ $cond }.
ability-attack-boost = gdy { NAME($who) } { GENDER($who) ->
    [p] atakują
   *[other] atakuje
}, możesz dodać drugą, zakrytą kartę: jej wartość wzmocnienia dolicza się do ataku, chyba że anulowano efekt karty ataku.
ability-boosted-place = gdy wzmacniasz manewr, możesz umieścić { NAME($who, case: "acc") } na dowolnym pustym polu zamiast wykonywać ruch.
ability-marker-links = podczas ruchu { NAME($who, case: "gen") } każde dwa pola z { NAME($what, case: "ins") } uważa się za sąsiadujące.
