### Teksty kart i zdolności. Argumenty objaśnia plik angielski.

## Łączenie

then = { $first }, a potem { $second }
then-you = { then }
and = { $first } i { $second }
for-owner = dla { NAME($who, case: "gen", prep: 1) }: { $clause }
for-others = dla innych graczy: { $clause }
unless = { $clause } (jeżeli { $cond }, możesz zrezygnować)
after-list = potem { $clause }
comma = { $first }, { $second }
if = jeżeli { $cond }, { $clause }
otherwise = w przeciwnym razie { $clause }
who-does = { $who } { $clause }
who-made = kazać { NAME($who, case: "dat") } { $clause }
that-player = ten przeciwnik
you-may = możesz { $clause }
who-may = { $who } może { $clause }
you-may-apply = możesz zastosować ten efekt: { $clause }
who-decides = { $who } decyduje, czy zastosować ten efekt: { $clause }
if-so = { $who ->
    [you] jeżeli to zrobisz
   *[other] jeżeli to zrobi
}, { $clause }
boost-again = jeżeli to zrobisz, możesz wzmocnić ją jeszcze raz
if-not = { $who ->
    [you] jeżeli tego nie zrobisz
   *[other] jeżeli tego nie zrobi
}, { $clause }
while = gdy { $cond },{" "}

## Nazwy

quoted = „{ $name }”
keyword = „{ $name }”
any-fighter = dowolny
cards-of-those = { $count } z nich
cards-from-pile = { n-cards } { from-pile }
cards-up-to = do { $count } { NAME($what, case: "gen") }
cards-up-to-of-those = do { $count } z nich
post-in-combat = { AGREE($head, "taking_part") } udział w walce
post-having = , który ma { NAME($what, case: "acc") }{ COMMA() }
post-on-board = na planszy

## Po rzeczowniku

post-called = „{ $name }”
post-adjacent = { AGREE($head, "adjacent") } z { NAME($who, case: "ins", prep: 1) }
post-in-zone = w { NAME($zone, case: "loc") }
post-flanked = { AGREE($head, "adjacent") } z co najmniej { $count } { NAME($what, case: "ins") }
post-played-by = { NAME($who, case: "gen") }
post-in-same-zone = { post-in-zone }
post-on-such-space = na takim polu
post-on-chosen-space = { $count ->
    [one] na wybranym polu
   *[other] na wybranych polach
}
post-on-marker = na polu z { NAME($what, case: "ins") }
post-with-marker = z { NAME($what, case: "ins") }
post-without-marker = bez { NAME($what, case: "gen") }
post-besides-space = { AGREE($head, "other") } niż tamto
post-besides = { AGREE($head, "other") } niż { NAME($who) }
post-besides-own-space = { AGREE($head, "other") } niż pole, na którym stoi { NAME($who) }{ COMMA() }
from-pile = { $pile ->
    [hand] { $of ->
        [opponent] z ręki przeciwnika
       *[you] z ręki
    }
    [deck] { $of ->
        [opponent] z talii przeciwnika
       *[you] { $own ->
            [yes] ze swojej talii
           *[no] z twojej talii
        }
    }
   *[discard] { $of ->
        [opponent] ze stosu kart odrzuconych przeciwnika
       *[you] { $own ->
            [yes] ze swojego stosu kart odrzuconych
           *[no] z twojego stosu kart odrzuconych
        }
    }
}
post-besides-card = { AGREE($head, "other") } niż tamta
# Strona bierna, bo „opuścił” zgadzałoby się z rodzajem.
post-where-stood = { AGREE($head, "left") } przez { NAME($who, case: "acc") }
post-if-empty = , jeżeli jest puste{ COMMA() }
post-in-pile = { $that ->
    [yes] spośród nich
   *[no] { $from ->
        [yes] { from-pile }
       *[no] { $pile ->
            [hand] { $of ->
                [opponent] na ręce przeciwnika
               *[you] { $own ->
                    [yes] na ręce
                   *[no] na twojej ręce
                }
            }
            [deck] { $of ->
                [opponent] w talii przeciwnika
               *[you] { $own ->
                    [yes] w swojej talii
                   *[no] w twojej talii
                }
            }
           *[discard] { $of ->
                [opponent] na stosie kart odrzuconych przeciwnika
               *[you] { $own ->
                    [yes] na swoim stosie kart odrzuconych
                   *[no] na twoim stosie kart odrzuconych
                }
            }
        }
    }
}
post-in-hands = na { $several ->
    [yes] rękach przeciwników
   *[no] ręce przeciwnika
}
post-in-own-pile = { $pile ->
    [hand] ze swojej ręki
    [deck] ze swojej talii
   *[discard] ze swojego stosu kart odrzuconych
}
post-with-value = o nadrukowanej wartości równej { NAME($amount, case: "dat") }
post-with-that-value = o takiej nadrukowanej wartości
post-playable-as = , { AGREE($head, "which") } można zagrać tylko { $form }{ COMMA() }
post-only-for = , { AGREE($head, "which") } może zagrać tylko { NAME($who) }{ COMMA() }
post-number-of = { NAME($what, case: "gen") }
post-of-counter = { NAME($name, case: "gen") }
post-zone-of = , w której { is-verb } { NAME($who) }{ COMMA() }
post-number-of-zones = stref, w których { is-verb } { NAME($who) }{ COMMA() }
post-outer-card = karty zagranej do obrony przed pierwszym atakiem
post-hurt = spośród tych, którzy otrzymali obrażenia{ COMMA() }
post-passed = , przez którego pole { NAME($who) } { GENDER($who) ->
    [f] przeszła
    [n] przeszło
    [p] przeszli
   *[m] przeszedł
}{ COMMA() }

## Warunki

cond-and = { $first } i { $second }
cond-or = { $first } albo { $second }
cond-or-group = { $first } albo { $second }
cond-either = zarazem { $cond }
cond-on-such-space = { NAME($who) } { $no ->
    [yes] nie { stands } na takim polu
   *[no] już na takim polu { stands }
}
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
cond-maneuvered = w tej turze { $no ->
    [yes] nie wykonałeś jeszcze manewru
   *[no] wykonałeś już manewr
}
cond-won-before = w tej turze { $no ->
    [yes] nie wygrałeś jeszcze żadnej walki
   *[no] wygrałeś już walkę
}
cond-took-damage = { NAME($who) } { not }{ GENDER($who) ->
    [f] otrzymała
    [n] otrzymało
    [p] otrzymali
   *[other] otrzymał
} { $no ->
    [yes] obrażeń
   *[no] obrażenia
} w tej turze
cond-action-number = to { not }twoja { $count ->
    [1] pierwsza
    [2] druga
    [3] trzecia
    [4] czwarta
    [5] piąta
   *[other] { $count }.
} akcja w tej turze
cond-fighter-chosen = { $no ->
    [yes] nie wybrano walczącego
   *[no] wybrano walczącego
}
cond-space-chosen = { $no ->
    [yes] nie wybrano pola
   *[no] wybrano pole
}
cond-returned = { $no ->
    [yes] nie przywrócono walczącego
   *[no] przywrócono walczącego
}
cond-hurt = { $no ->
    [yes] nikt nie otrzymał w ten sposób obrażeń
   *[no] ktoś otrzymał w ten sposób obrażenia
}
cond-targets = { $no ->
    [yes] nie było takich walczących
   *[no] byli tacy walczący
}
cond-passed = { $no ->
    [yes] ten ruch nie prowadził przez pole żadnego wrogiego walczącego
   *[no] ten ruch prowadził przez pole wrogiego walczącego
}
cond-was-hurt = { NAME($who) } { not }{ GENDER($who) ->
    [f] otrzymała
    [n] otrzymało
    [p] otrzymali
   *[other] otrzymał
} w ten sposób { $no ->
    [yes] obrażeń
   *[no] obrażenia
}
cond-was-targets = wśród nich { $no ->
    [yes] nie ma { NAME($who, case: "gen") }
   *[no] jest { NAME($who) }
}
cond-was-passed = ten ruch { not }prowadził przez pole { NAME($who, case: "gen") }
cond-symbol = { $no ->
    [yes] twoim symbolem nie jest
   *[no] twój symbol to
} { $symbol }
where-started = , na którym { NAME($to) } { began-to } tę turę{ COMMA() }
began-to = { GENDER($to) ->
    [f] zaczęła
    [n] zaczęło
    [p] zaczęli
   *[other] zaczął
}
cond-same-zone-started = { NAME($who) } { $no ->
    [yes] nie { is-verb } w żadnej ze stref
   *[no] { is-verb } w jednej ze stref
} pola{ where-started }
cond-adjacent-started = { NAME($who) } { not }{ GENDER($who) ->
    [p] sąsiadują
   *[other] sąsiaduje
} z polem{ where-started }
cond-top = wierzchnia karta stosu kart odrzuconych{ $of ->
    [opponent] {" "}przeciwnika
   *[you] {""}
} to { not }{ NAME($what) }
cond-on-marker = { NAME($who) } { not }{ stands } na polu z { NAME($what, case: "ins") }
cond-started-on-marker = { NAME($who) } { not }{ GENDER($who) ->
    [f] zaczęła
    [n] zaczęło
    [p] zaczynają
   *[m] zaczął
} { $no ->
    [yes] tej tury
   *[no] tę turę
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
cond-opponent-played-such = przeciwnik { $no ->
    [yes] nie zagrał { NAME($what, case: "gen") }
   *[no] zagrał { NAME($what, case: "acc") }
}
cond-such-card = { NAME($who) } to { not }{ NAME($what) }
cond-is = { NAME($who) } { not }{ is-verb } { NAME($what, case: "ins") }
cond-is-named = { NAME($who, case: "ins") } { not }{ GENDER($what) ->
    [p] są
   *[other] jest
} { NAME($what) }
stands = { GENDER($who) ->
    [p] stoją
   *[other] stoi
}
cond-moved = { NAME($who) } { GENDER($who) ->
    [f] zaczęła
    [n] zaczęło
    [p] zaczęli
   *[other] zaczął
} tę turę na { $no ->
    [yes] tym samym
   *[no] innym
} polu
# Zaimek w następnym zdaniu składowym oznacza podmiot, więc podmiot stoi na końcu.
cond-adjacent = z { NAME($to, case: "ins", prep: 1) } { not }{ GENDER($who) ->
    [p] sąsiadują
   *[other] sąsiaduje
} { NAME($who) }
cond-same-zone = { NAME($who) } { not }{ is-verb } w { REF($to) ->
    [pronoun] { NAME($to, case: "whose") } strefie
   *[name] strefie { NAME($to, case: "gen") }
}
defeated-word = { GENDER($who) ->
    [f] została pokonana
    [n] zostało pokonane
    [p] zostali pokonani
   *[m] został pokonany
}
cond-alive = { NAME($who) } { $no ->
    [yes] { defeated-word }
   *[no] nie { defeated-word }
}
cond-defeated = { NAME($who) } { not }{ is-verb } { fallen-word }
fallen-word = { GENDER($who) ->
    [f] pokonana
    [n] pokonane
    [p] pokonani
   *[m] pokonany
}
cond-neither-defeated = ani { NAME($one) }, ani { NAME($other) } nie zostali pokonani
cond-boosted = ta karta { $no ->
    [yes] nie została wzmocniona
   *[no] została wzmocniona
} własnym efektem
cond-health = { NAME($health) } wynosi { $bounds }
cond-health-below = { NAME($who) } ma { $no ->
    [yes] co najmniej tyle zdrowia, co
   *[no] mniej zdrowia niż
} { NAME($to) }
cond-exists = { $no ->
    [yes] nie ma { NAME($what, case: "gen") }
   *[no] jest { NAME($what) }
}
cond-none-in-zone = w { NAME($zone, case: "loc") } nie ma { NAME($what, case: "gen") }
cond-flanked = z { NAME($who, case: "ins", prep: 1) } sąsiaduje { $no ->
    [yes] mniej niż
   *[no] co najmniej
} { $count } { NAME($what, case: "gen") }
cond-space-next = z { NAME($who, case: "ins", prep: 1) } sąsiaduje puste pole
cond-token = znacznik „{ NAME($name) }” { $no ->
    [yes] nie pokazuje strony
   *[no] pokazuje stronę
} „{ $shows }”
cond-amount = { NAME($amount) } wynosi { $bounds }
cond-counter = masz { $no ->
    [yes] mniej niż
   *[no] co najmniej
} { n-points }
cond-hand = { $of ->
    [opponent] przeciwnik ma
   *[you] masz
} na ręce { $bounds }
cond-dealt = { $no ->
    [yes] w ten sposób nie zadano żadnych obrażeń
   *[no] w ten sposób zadano obrażenie
}
cond-fell = { $no ->
    [yes] w ten sposób nikogo nie pokonano
   *[no] w ten sposób pokonano co najmniej jednego walczącego
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
cond-higher = { NAME($amount) } { not }przewyższa { NAME($than, case: "acc") }
cond-higher-than-of = { NAME($value) } { not }jest wyższa niż { NAME($other, case: "gen") }
cond-named-right = { NAME($value) } { not }jest równa podanej przez ciebie liczbie
cond-role = { $role ->
    [attacking] { not }atakujesz
   *[defending] się { not }bronisz
}
cond-role-of = { NAME($who) } { $role ->
    [attacking] { not }atakuje
   *[defending] { not }broni się
}
cond-role-as = { $role ->
    [attacking] atakujesz
   *[defending] bronisz się
} { $who }
at-least = co najmniej { $count }
at-most = { $count ->
    [0] 0
   *[other] nie więcej niż { $count }
}
less = mniej niż { $count }
more = więcej niż { $count }
exactly = dokładnie { $count }
not-exactly = więcej albo mniej niż { $count }
between = od { $low } do { $count }
outside = mniej niż { $low } albo więcej niż { $count }
cards-at-least = co najmniej { n-cards }
cards-at-most = { $count ->
    [0] 0 kart
   *[other] nie więcej niż { n-cards }
}
cards-less = { $count ->
    [1] 0 kart
   *[other] mniej niż { n-cards }
}
cards-more = { $count ->
    [0] co najmniej 1 kartę
   *[other] więcej niż { n-cards }
}
cards-exactly = dokładnie { n-cards }
cards-not-exactly = inną liczbę kart niż { $count }
cards-between = od { $low } do { $count } kart
cards-outside = mniej niż { $low } albo więcej niż { n-cards }

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
}:
step-choose-modes-each = za { NAME($counted, case: "acc") } { choose-verb } inny efekt:
step-choose-modes-amount = { choose-verb } tyle różnych efektów, ile wynosi { NAME($amount) }:
symbol-case = { $symbol }: { $clause }
step-by-symbol = { $mood ->
    [does] rozpatruje
    [may] rozpatrzyć
   *[order] rozpatrz
} efekt odpowiadający twojemu symbolowi:
step-choose-side = { choose-verb } { REF($who) ->
    [pronoun] { NAME($who, case: "whose") } { NAME($token, case: "acc") }
   *[name] { NAME($token, case: "acc") } { NAME($who, case: "gen") }
}: { $sides }
or-side = { $first } lub { $second }
step-choose-two = { choose-verb } { NAME($one, case: "acc") } i { NAME($other, case: "acc") }
step-draw-each = { draw-verb } { n-cards } za { NAME($counted, case: "acc") }
step-draw-up-to = { draw-verb } maksymalnie { n-cards }
step-draw-up-to-that = { draw-verb } tyle samo kart lub mniej
you-both = ty i { REF($who) ->
    [pronoun] ten przeciwnik
   *[name] przeciwnik
}
step-draw-both = { you-both } dobieracie po { n-cards-po }
n-cards-po = { $count } { $count ->
    [one] karcie
    [few] karty
   *[many] kart
}
step-draw-both-each = { step-draw-both } za { NAME($counted, case: "acc") }
step-draw-both-amount = { you-both } dobieracie tyle kart, { as-many }
step-discard-each = { step-discard } za { NAME($counted, case: "acc") }
step-repeat = { $count ->
    [1] jeden raz
    [2] dwukrotnie
    [3] trzykrotnie
   *[other] { $count } razy
}: { $clause }
step-choose = { choose-verb } { NAME($what, case: "acc") }
step-choose-own = { step-choose }
step-choose-up-to = { choose-verb } do { $count } { NAME($what, case: "gen") }
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
# Nieakcentowany zaimek nie stoi na końcu.
step-discard-cards = { REF($what) ->
    [pronoun] { $mood ->
        [order] { discard-verb } { NAME($what, case: "acc") }
       *[other] { NAME($what, case: "acc") } { discard-verb }
    }
   *[name] { discard-verb } { NAME($what, case: "acc") }
}
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
step-look-at-hand = { look-verb } { hand-cards }
hand-cards = { REF($who) ->
    [pronoun] karty na { NAME($who, case: "whose") } ręce
   *[name] karty na ręce { NAME($who, case: "gen") }
}
tell-verb = { $mood ->
    [does] wskazuje
    [may] wskazać
   *[order] wskaż
}
step-look-and-discard = { step-look-at-hand } i { tell-verb } tę, którą odrzuci{ COMMA() }
step-look-and-put-back = { step-look-at-hand } i { put-verb } jedną z nich { where-in-his-deck }
step-choose-from-hand-discard = { choose-verb } { NAME($who, case: "acc") }, { look-verb } karty na jego ręce i { tell-verb } tę, którą odrzuci{ COMMA() }
step-choose-from-hand-put-back = { choose-verb } { NAME($who, case: "acc") }, { look-verb } karty na jego ręce i { put-verb } jedną z nich { where-in-his-deck }
where-in-his-deck = { $where ->
    [top] na wierzchu
   *[bottom] na spodzie
} jego talii
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
step-reveal-random = { reveal-verb } { NAME($what, case: "acc") }
step-reveal-top = { reveal-verb } { top-cards } { whose-deck-gen }
step-reveal-top-amount = { reveal-verb } z wierzchu { whose-deck-gen } tyle kart, { as-many }
step-reveal-bottom = { reveal-verb } { $count ->
    [1] kartę
   *[other] { n-cards }
} ze spodu swojej talii
step-reveal-bottom-amount = { reveal-verb } ze spodu swojej talii tyle kart, { as-many }
step-reveal-copies = { $mood ->
    [does] pokazuje
    [may] pokazać
   *[order] pokaż
} { n-cards } o tej samej nazwie ze swojej ręki
step-look-at-top = { look-verb } { top-cards } { whose-deck-gen }
step-look-at-top-amount = { look-verb } z wierzchu { whose-deck-gen } tyle kart, { as-many }
step-look-and-order = { step-look-at-top } i { put-verb } je z powrotem { $where ->
    [top] na wierzch
   *[bottom] na spód
} w dowolnej kolejności
take-verb = { $mood ->
    [does] bierze
    [may] wziąć
   *[order] weź
}
step-take = { REF($what) ->
    [pronoun] { $mood ->
        [order] { take-verb } { NAME($what, case: "acc", full: 1) }
       *[other] { take-verb } { NAME($what, case: "acc") }
    } na rękę
   *[name] { take-verb } na rękę { NAME($what, case: "acc") }
}
take-back-verb = { $mood ->
    [does] cofa
    [may] cofnąć
   *[order] cofnij
}
step-take-own = { take-back-verb } na rękę tę zagraną kartę
step-take-boosting = { take-back-verb } na rękę jedną z kart użytych do wzmocnienia tej karty
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
step-put-back-rest = { put-verb } resztę { where-in-deck }{ $of ->
    [opponent] {" "}przeciwnika
   *[you] {""}
} w dowolnej kolejności
mix-verb = { $mood ->
    [does] wtasowuje
    [may] wtasować
   *[order] wtasuj
}
step-shuffle-in = { mix-verb } { NAME($what, case: "acc") } do { whose-deck-gen }
step-put-back-any = { put-verb } dowolną liczbę kart z ręki { where-in-deck } w dowolnej kolejności
shuffle-verb = { $mood ->
    [does] tasuje
    [may] potasować
   *[order] potasuj
}
step-search-discard = { take-verb } na rękę kartę „{ $name }” ze swojego stosu kart odrzuconych
step-search-deck = { take-verb } na rękę kartę „{ $name }” ze swojej talii i { shuffle-verb } talię
step-search-discard-deck = { take-verb } na rękę kartę „{ $name }” ze swojego stosu kart odrzuconych{ $mood ->
    [order] . Jeżeli jej tam nie ma, weź ją z talii, a potem potasuj talię
   *[other] , a jeżeli jej tam nie ma – z talii (wtedy potasuj talię)
}
step-search-deck-discard = { take-verb } na rękę kartę „{ $name }” ze swojej talii, a jeżeli jej tam nie ma – ze stosu kart odrzuconych, po czym { shuffle-verb } talię

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
step-damage = { damage-verb } { REF($to) ->
    [pronoun] { NAME($to, case: "dat") } { n-damage }
   *[name] { $each ->
        [yes] po { n-damage-po }
       *[no] { n-damage }
    } { NAME($to, case: "dat") }
}
n-damage-po = { $count } { $count ->
    [one] obrażeniu
    [few] obrażenia
   *[many] obrażeń
}
step-damage-each = { damage-verb } { NAME($to, case: "dat") } { n-damage } za { NAME($counted, case: "acc") }
step-damage-or = { $clause } albo { n-damage }, jeżeli { $cond }{ COMMA() }
suffers = { NAME($who) } { GENDER($who) ->
    [p] otrzymują
   *[other] otrzymuje
}
step-suffer = { suffers } { n-damage }
step-suffer-each = { suffers } { n-damage } za { NAME($counted, case: "acc") }
step-suffer-amount = { suffers } obrażenia równe { NAME($amount, case: "dat") }
n-health-po = { $count } { $count ->
    [one] punkcie
    [few] punkty
   *[many] punktów
} zdrowia
step-recover-each = { recover-start } { n-health } za { NAME($counted, case: "acc") }
step-recover-both = { $mood ->
    [may] przywrócić obu
   *[order] obaj odzyskują
} po { n-health-po }
step-recover-two = { $mood ->
    [may] przywrócić { NAME($one, case: "dat") } i { NAME($other, case: "dat") }
   *[order] { NAME($one) } i { NAME($other) } odzyskują
} po { n-health-po }
step-recover-with-such = { NAME($who, full: 1) } i każdy taki walczący odzyskują po { n-health-po }
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
} { NAME($health, case: "acc") } na { NAME($amount, case: "acc") }
step-defeat = { $mood ->
    [does] pokonuje
    [may] pokonać
   *[order] pokonaj
} { NAME($who, case: "acc") }
no-damage-until = { $kind ->
    [combat] {""}
   *[all] do końca tej walki{" "}
}
no-damage = { $kind ->
    [combat] w tej walce obrażeń z ataku
    [effects] obrażeń od efektów
   *[all] żadnych obrażeń oprócz obrażeń z dodatkowego ataku
}
step-limit-damage = { $mood ->
    [may] ograniczyć do { $count } obrażenia, które zada { NAME($to, case: "dat") } ten atak{ COMMA() }
   *[order] { NAME($to) } { GENDER($to) ->
        [p] otrzymują
       *[other] otrzymuje
    } od tego ataku najwyżej { $count } { $count ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }
}
step-prevent-damage = { $mood ->
    [may] sprawić, że { no-damage-until }{ NAME($to) } nie { GENDER($to) ->
        [p] otrzymają
       *[other] otrzyma
    } { no-damage }{ COMMA() }
   *[order] { no-damage-until }{ NAME($to) } nie { GENDER($to) ->
        [p] otrzymują
       *[other] otrzymuje
    } { no-damage }
}
step-keep-health = { $mood ->
    [may] sprawić, że do końca tej tury obrażenia nie zmniejszą { NAME($health, case: "gen") } poniżej { $count }{ COMMA() }
   *[order] do końca tej tury obrażenia nie mogą zmniejszyć { NAME($health, case: "gen") } poniżej { $count }
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
    [yes] , nawet przez pola zajęte przez wrogich walczących{ COMMA() }
    [sidekicks] , nawet przez pola zajęte przez wrogich pomocników{ COMMA() }
   *[no] {""}
}
step-move-each = { move-verb } { NAME($who, case: "acc") } maksymalnie o { n-spaces } za { NAME($counted, case: "acc") }{ through-opposing }
swap-verb = { $mood ->
    [does] zamienia
    [may] zamienić
   *[order] zamień
}
step-move = { move-verb } { NAME($who, case: "acc") } maksymalnie o { n-spaces }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") } maksymalnie o tyle pól, { as-many }{ through-opposing }
step-move-one = { move-verb } { NAME($who, case: "acc") } o 1 pole{ through-opposing }
step-move-least = { $clause }, ale co najmniej o 1
step-place = { $mood ->
    [does] umieszcza
    [may] umieścić
   *[order] umieść
} { NAME($who, case: "acc") } na { NAME($where, case: "loc") }
step-swap = { swap-verb } miejscami { NAME($one, case: "acc") } i { NAME($other, case: "acc") }
step-swap-both = { swap-verb } ich miejscami
step-takes-part = drugie z nich zastępuje w tej walce { NAME($who, case: "acc") }
step-named-takes-part = { NAME($one) } zastępuje w tej walce { NAME($who, case: "acc") }
step-move-marker-each = { move-verb } { NAME($what, case: "acc") } maksymalnie o { n-spaces } za { NAME($counted, case: "acc") }
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
next-turn = { $own ->
    [yes] twojej następnej tury
   *[no] następnej tury swojego gracza
}
step-leave = { $mood ->
    [may] sprawić, że { NAME($who) } { GENDER($who) ->
        [p] opuszczą planszę, a na początku { next-turn } wrócą
       *[other] opuści planszę, a na początku { next-turn } wróci
    } na dowolne puste pole{ COMMA() }
   *[order] { NAME($who) } { GENDER($who) ->
        [p] opuszczają planszę, a na początku { next-turn } wracają
       *[other] opuszcza planszę, a na początku { next-turn } wraca
    } na dowolne puste pole
}
step-hold-all = { $mood ->
    [may] sprawić, że do końca tej tury żaden walczący nie będzie mógł opuścić swojego pola{ COMMA() }
   *[order] do końca tej tury żaden walczący nie może opuścić swojego pola, chyba że zostanie pokonany{ COMMA() }
}
step-hold = { $mood ->
    [may] sprawić, że do końca tej tury { NAME($who) } nie { GENDER($who) ->
        [f] będzie mogła
        [n] będzie mogło
        [p] będą mogli
       *[other] będzie mógł
    } opuścić swojego pola{ COMMA() }
   *[order] do końca tej tury { NAME($who) } nie { GENDER($who) ->
        [p] mogą
       *[other] może
    } opuścić swojego pola
}
step-move-marker = { move-verb } { NAME($what, case: "acc") } maksymalnie o { n-spaces }
step-move-marker-amount = { move-verb } { NAME($what, case: "acc") } maksymalnie o tyle pól, { as-many }
step-move-marker-to = { move-verb } { NAME($what, case: "acc") } na { NAME($where, case: "acc") }

## Walka i tura

step-set-value = { $mood ->
    [may] zmienić { NAME($value, case: "acc") }
   *[order] { NAME($value) } zmienia się
} na { NAME($amount, case: "acc") }
add-verb = { $mood ->
    [does] zwiększa
    [may] zwiększyć
   *[order] zwiększ
}
step-set-value-held = { step-set-value } i w tej walce efekty kart nie mogą jej już zmienić
step-set-value-fixed = { step-set-value } i w tej walce nic nie może jej już zmienić
step-end-turn = { $mood ->
    [does] kończy
    [may] zakończyć
   *[order] zakończ
} turę
step-end-the-turn = { $mood ->
    [may] sprawić, że tura się kończy{ COMMA() }
   *[order] tura się kończy
}
step-add-value = { add-verb } { NAME($value, case: "acc") } o { $count }
step-add-value-each = { add-verb } { NAME($value, case: "acc") } o { $count } za { NAME($counted, case: "acc") }
step-add-value-amount = { add-verb } { NAME($value, case: "acc") } o { NAME($amount, case: "acc") }
step-subtract-value = { $mood ->
    [does] zmniejsza
    [may] zmniejszyć
   *[order] zmniejsz
} { NAME($value, case: "acc") } o { $count }
step-subtract-value-each = { step-subtract-value } za { NAME($counted, case: "acc") }
step-subtract-value-amount = { $mood ->
    [does] zmniejsza
    [may] zmniejszyć
   *[order] zmniejsz
} { NAME($value, case: "acc") } o { NAME($amount, case: "acc") }
step-swap-values = { $mood ->
    [does] zamienia
    [may] zamienić
   *[order] zamień
} miejscami wartości obu kart
step-ignore-value = { $mood ->
    [does] ignoruje
    [may] zignorować
   *[order] zignoruj
} { NAME($value, case: "acc") }
step-set-printed = { $mood ->
    [does] zmienia
    [may] zmienić
   *[order] zmień
} { NAME($value, case: "acc") } na { NAME($amount, case: "acc") }
step-fix-value = { $mood ->
    [may] nadać do końca tej tury każdej zagranej przez ciebie karcie wartość { $count }
   *[order] do końca tej tury każda zagrana przez ciebie karta ma wartość { $count }
} bez względu na inne efekty
step-use-ability = { $mood ->
    [does] stosuje
    [may] zastosować
   *[order] zastosuj
} zdolność „{ $name }” do { NAME($who, case: "gen") }
step-replace-own = { $mood ->
    [does] cofa tę kartę na rękę i zagrywa
    [may] cofnąć tę kartę na rękę i zagrać
   *[order] cofnij tę kartę na rękę i zagraj
} zamiast niej inną
step-replace-opposing = { $mood ->
    [does] cofa kartę przeciwnika na jego rękę, ogląda wszystkie karty na jego ręce i wskazuje tę
    [may] cofnąć kartę przeciwnika na jego rękę, obejrzeć wszystkie karty na jego ręce i wskazać tę
   *[order] cofnij kartę przeciwnika na jego rękę, obejrzyj wszystkie karty na jego ręce i wskaż tę
}, którą zagra w zamian{ COMMA() }
step-redirect-damage = { $mood ->
    [may] sprawić, że obrażenia z ataku otrzyma { NAME($to) } zamiast { NAME($who, case: "gen", prep: 1) }{ COMMA() }
   *[order] obrażenia z ataku otrzymuje { NAME($to) } zamiast { NAME($who, case: "gen", prep: 1) }
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
} wszystkie { REF($card) ->
    [pronoun] { NAME($card, case: "whose") } efekty
   *[name] efekty { NAME($card, case: "gen") }
}
turn-verb = { $mood ->
    [does] obraca
    [may] obrócić
   *[order] obróć
}
step-gain-action = { $mood ->
    [does] zyskuje
    [may] zyskać
   *[order] zyskaj
} { n-actions }
# Ilość na wskaźniku. $mass to `yes`, gdy nie liczy się tego na sztuki, jak gniewu.
n-points = { $count } { $mass ->
    [yes] { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } { NAME($what, case: "gen") }
   *[no] { $count ->
        [one] { NAME($what, case: "acc") }
        [few] { NAME($many, case: "acc") }
       *[many] { NAME($many, case: "gen") }
    }
}
points-gen = { $count } { $mass ->
    [yes] { $count ->
        [one] punktu
       *[many] punktów
    } { NAME($what, case: "gen") }
   *[no] { $count ->
        [one] { NAME($what, case: "gen") }
       *[many] { NAME($many, case: "gen") }
    }
}
points-of = { $mass ->
    [yes] punktów{" "}
   *[no] {""}
}{ NAME($many, case: "gen") }
gain-verb = { $mood ->
    [does] zyskuje
    [may] zyskać
   *[order] zyskaj
}
step-gain = { gain-verb } { n-points }
step-gain-each = { gain-verb } { n-points } za { NAME($counted, case: "acc") }
step-gain-amount = { gain-verb } tyle { points-of }, ile wynosi { NAME($amount) }{ COMMA() }
lose-verb = { $mood ->
    [does] traci
    [may] stracić
   *[order] strać
}
step-lose = { lose-verb } { n-points }
spend-verb = { $mood ->
    [does] wydaje
    [may] wydać
   *[order] wydaj
}
step-spend = { spend-verb } { n-points }
step-spend-each = { spend-verb } { n-points } za { NAME($counted, case: "acc") }
step-spend-amount = { spend-verb } tyle { points-of }, ile wynosi { NAME($amount) }{ COMMA() }
step-spend-any = { spend-verb } dowolną liczbę { points-of }
ransom-price = { points-gen }
unless-paid = jeżeli żaden przeciwnik nie zapłaci ci { $price }, { $clause }
prompt-ransom = zapłacić { n-points } ze skarbca, aby temu zapobiec?
step-pay-any = { $mood ->
    [does] płaci ci
    [may] zapłacić
   *[order] zapłać
} dowolną liczbę { points-of } ze skarbca
step-spend-lines = { spend-verb } do { points-gen }:
spend-line = { $count }: { $clause }
the-same = to samo
n-actions = { $count } { $count ->
    [one] akcję
    [few] akcje
   *[many] akcji
}
step-set-token = { turn-verb } znacznik „{ NAME($name) }” stroną „{ $to }” do góry
step-flip-next = { turn-verb } znacznik „{ NAME($name) }” następną stroną do góry
step-flip = { $mood ->
    [does] zmienia
    [may] zmienić
   *[order] zmień
} { $whose ->
    [hero] { REF($who) ->
        [pronoun] { NAME($who, case: "whose") } { NAME($name, case: "acc") }
       *[name] { NAME($name, case: "acc") } { NAME($who, case: "gen") }
    }
   *[you] { NAME($name, case: "acc") }
}

## Kiedy

timing-when-played = Przy zagraniu
timing-immediately = Natychmiast
timing-during-combat = Podczas walki
timing-after-combat = Po walce
timing-after-attack = Po ataku
timing-boost-effect = Użyta jako wzmocnienie
timing-when-discarded = Gdy odrzucasz tę kartę z powodu efektu przeciwnika
timing-of-bonus-attack = { $timing } („{ $name }”)

moment-setup = na początku gry
moment-start-of-turn = na początku swojej tury
moment-end-of-turn = na koniec swojej tury
moment-after-maneuver = po wykonaniu manewru
moment-after-maneuver-as = po każdym manewrze, który wykonujesz { $who }{ COMMA() }
moment-immediately = natychmiast w walce
moment-during-combat = podczas walki
moment-after-combat = po walce
moment-after-attack = po ataku
moment-after-attack-as = { $role ->
    [attacking] po każdym swoim ataku
   *[defending] po każdym ataku na twojego walczącego
}
moment-defeated = gdy twój walczący zostanie pokonany{ COMMA() }
moment-defeated-fighter = gdy { NAME($who) } { GENDER($who) ->
    [p] zostaną
   *[other] zostanie
} { fallen-word }{ COMMA() }
moment-zone-left = gdy { NAME($who) } opuszcza { NAME($zone, case: "acc") }{ COMMA() }
moment-card-back = gdy karta wraca tak na twoją rękę{ COMMA() }
moment-combat-over = po zakończeniu walki
moment-combat-won = gdy wygrywasz walkę{ COMMA() }
moment-combat-won-by = gdy { NAME($who) } { GENDER($who) ->
    [p] wygrywają
   *[other] wygrywa
} walkę{ COMMA() }
moment-combat-lost = gdy przegrywasz walkę{ COMMA() }
moment-combat-lost-by = gdy { NAME($who) } { GENDER($who) ->
    [p] przegrywają
   *[other] przegrywa
} walkę{ COMMA() }
moment-damaged = gdy twój walczący otrzymuje obrażenia{ COMMA() }
moment-damaged-fighter = gdy { suffers } obrażenia{ COMMA() }
moment-combat-damaged = gdy twój walczący otrzymuje obrażenia z ataku{ COMMA() }
moment-combat-damaged-fighter = gdy { suffers } obrażenia z ataku{ COMMA() }
moment-of-fighter = { $when } z udziałem { NAME($who, case: "gen") }
moment-if = { $when }, { $event ->
    [yes] a
   *[no] jeżeli
} { $cond }{ COMMA() }

## Co jeszcze jest na karcie

card-against = Tę kartę można zagrać tylko przeciwko { NAME($who, case: "dat", prep: 1) }.
card-playable-if = Tę kartę można zagrać tylko wtedy, gdy { $cond }.
card-playable-as = Tę kartę można zagrać tylko { $who }.
card-also = Tę kartę można zagrać także jako kartę { $type ->
    [attack] ataku
   *[defense] obrony
}{ $cond ->
    [none] {""}
   *[some] , jeżeli { $cond }
}.
ability-always = { $cond }{ $text }.
bonus-value = { $to ->
    [maneuver] { NAME($value) }
   *[other] wartość { NAME($value, case: "gen") }
}
ability-bonus = { bonus-value } zwiększa się o { $count }
ability-bonus-each = { bonus-value } zwiększa się o { $count } za { NAME($counted, case: "acc") }
ability-bonus-amount = { bonus-value } zwiększa się o { NAME($amount, case: "acc") }
ability-draw-bonus = podczas manewru dobieraj dodatkowo { n-cards }
ability-draw-bonus-amount = podczas manewru dobieraj dodatkowo tyle kart, { as-many }
card-face-up = Zagraj tę kartę odkrytą.
card-bonus-attack = Ten dodatkowy atak nosi nazwę „{ $name }” i ma wartość { $count }.
card-hides-hand = Gdy masz tę kartę na ręce, możesz ją pokazać, aby anulować efekt przeciwnika, który pozwoliłby mu obejrzeć twoje karty.
card-uncancellable = Efektów tej karty nie można anulować.

## Zdolności

ability-trigger = { $when } { $clause }.
ability-attack-boost = gdy { NAME($who) } { GENDER($who) ->
    [p] atakują
   *[other] atakuje
}, możesz dodać drugą, zakrytą kartę: jej wartość wzmocnienia dolicza się do ataku, chyba że anulowano efekt karty ataku.
ability-boosted-place = gdy podczas manewru wzmacniasz ruch, możesz umieścić { NAME($who, case: "acc") } na dowolnym pustym polu, zamiast { GENDER($who) ->
    [f] ją
    [n] je
    [p] ich
   *[m] go
} przesuwać.
ability-share-damage = gdy { NAME($who) } { GENDER($who) ->
    [p] mają
   *[other] ma
} otrzymać obrażenia, możesz zamiast tego przydzielić dowolną ich liczbę { NAME($to, case: "dat") }. Nie możesz przydzielić walczącemu więcej obrażeń, niż zostało mu punktów zdrowia.
ability-lend = zagrana przez ciebie karta { $name } trafia na rękę przeciwnika, a nie na twój stos kart odrzuconych. Gdy przeciwnik odrzuci taką kartę, weź ją na rękę.
ability-symbols = twój symbol to symbol na wierzchniej karcie twojego stosu kart odrzuconych: { $list }. { $wild ->
    [none] Jeżeli stos jest pusty
   *[some] Jeżeli jest to { $wild } albo stos jest pusty
}, wybieraj symbol za każdym razem, gdy jest potrzebny.
or-symbol = { $first } albo { $second }
ability-marker-links = podczas ruchu { NAME($who, case: "gen") } wszystkie pola z { NAME($what, case: "ins") } uważa się za sąsiadujące ze sobą.
