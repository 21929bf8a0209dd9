### Texty karet a schopností. Vysvětlení argumentů je v anglickém souboru.
###
### Karty tykají, jak je zvykem na českých kartách. Podmínka začíná slovesem: „pokud je …“.

## Spojování

then = { $first }, poté { $second }
then-you = { then }
and = { $first } a { $second }
for-owner = pro { NAME($who, case: "acc", prep: 1) }: { $clause }
for-others = pro ostatní hráče: { $clause }
unless = { $clause } (pokud { $cond }, není to povinné)
after-list = poté { $clause }
comma = { $first }, { $second }
if = pokud { $cond }, { $clause }
otherwise = jinak { $clause }
who-does = { $who } { $clause }
who-made = přimět { NAME($who, case: "acc") } { $clause }
that-player = tento protivník
you-may = můžeš { $clause }
# „Může“ je u slovesa: „protivník ji může odhodit“.
who-may = { $who } { $clause }
you-may-apply = můžeš použít tento efekt: { $clause }
who-decides = { $who } rozhodne, zda použít tento efekt: { $clause }
if-so = { $who ->
    [you] pokud tak učiníš
   *[other] pokud tak učiní
}, { $clause }
boost-again = pokud tak učiníš, můžeš ji posílit ještě jednou
if-not = { $who ->
    [you] pokud tak neučiníš
   *[other] pokud tak neučiní
}, { $clause }
while = dokud { $cond },{" "}

## Názvy

quoted = „{ $name }“
keyword = { $name }
any-fighter = kdokoli
cards-of-those = { $count } z nich
cards-from-pile = { n-cards } { from-pile }
cards-up-to = až { $count } { $count ->
    [few] { NAME($what, case: "acc") }
   *[other] { NAME($what, case: "gen") }
}
cards-up-to-of-those = až { $count } z nich
post-in-combat = { AGREE($head, "taking_part") } se boje
post-having = , který má { NAME($what, case: "acc") }{ COMMA() }
post-on-board = na bojišti

## Co stojí za podstatným jménem

post-called = „{ $name }“
# Ve středním rodě je to pole: „s ním“ by mohl být i bojovník.
post-adjacent = { REF($who) ->
    [pronoun] { GENDER($who) ->
        [n] , které s tímto polem sousedí{ COMMA() }
       *[other] { AGREE($head, "adjacent") } s { NAME($who, case: "ins", prep: 1) }
    }
   *[name] { AGREE($head, "adjacent") } s { NAME($who, case: "ins", prep: 1) }
}
post-in-zone = v { NAME($zone, case: "loc") }
post-flanked = { AGREE($head, "adjacent") } s alespoň { $count } { NAME($what, case: "ins") }
post-played-by = { NAME($who, case: "gen") }
post-in-same-zone = { post-in-zone }
post-on-such-space = { AGREE($head, "standing") } také na takovém poli
post-on-chosen-space = { $count ->
    [one] na vybraném poli
   *[other] na vybraných polích
}
post-on-marker = na poli s { NAME($what, case: "ins") }
post-with-marker = s { NAME($what, case: "ins") }
post-without-marker = bez { NAME($what, case: "gen") }
post-besides-space = kromě již vybraného
post-besides = kromě { NAME($who, case: "gen") }
post-besides-own-space = kromě pole, kde stojí { NAME($who) }{ COMMA() }
from-pile = { $pile ->
    [hand] { $of ->
        [opponent] z protivníkovy ruky
       *[you] z ruky
    }
    [deck] { $of ->
        [opponent] z protivníkova balíčku
       *[you] { $own ->
            [yes] ze svého balíčku
           *[no] z tvého balíčku
        }
    }
   *[discard] { $of ->
        [opponent] z protivníkova odhazovacího balíčku
       *[you] { $own ->
            [yes] ze svého odhazovacího balíčku
           *[no] z tvého odhazovacího balíčku
        }
    }
}
post-besides-card = kromě dané karty
post-where-stood = , které { NAME($who) } { GENDER($who) ->
    [f] opustila
    [n] opustilo
    [p] opustili
   *[m] opustil
}{ COMMA() }
post-if-empty = , pokud je prázdné{ COMMA() }
post-in-pile = { $that ->
    [yes] z nich
   *[no] { $from ->
        [yes] { from-pile }
       *[no] { $pile ->
            [hand] { $of ->
                [opponent] v protivníkově ruce
               *[you] v ruce
            }
            [deck] { $of ->
                [opponent] v protivníkově balíčku
               *[you] { $own ->
                    [yes] ve svém balíčku
                   *[no] v tvém balíčku
                }
            }
           *[discard] { $of ->
                [opponent] v protivníkově odhazovacím balíčku
               *[you] { $own ->
                    [yes] ve svém odhazovacím balíčku
                   *[no] v tvém odhazovacím balíčku
                }
            }
        }
    }
}
post-with-that-value = s touto natištěnou hodnotou
post-in-hands = { $several ->
    [yes] v rukou protivníků
   *[no] v protivníkově ruce
}
post-in-own-pile = { $pile ->
    [hand] ze své ruky
    [deck] ze svého balíčku
   *[discard] ze svého odhazovacího balíčku
}
post-with-value = s natištěnou hodnotou rovnou { NAME($amount, case: "dat") }
post-playable-as = , { AGREE($head, "which") } můžeš zahrát jen { $form }{ COMMA() }
post-only-for = , { AGREE($head, "which") } může zahrát jen { NAME($who) }{ COMMA() }
post-number-of = { NAME($what, case: "gen") }
# Utrácejí se body, ale zuřivost je tvá.
post-of-counter = { $spent ->
    [yes] { NAME($name, case: "gen") }
   *[no] { NAME($what, case: "gen") }
}
post-zone-of = , ve které stojí { NAME($who) }{ COMMA() }
post-number-of-zones = oblastí, ve kterých stojí { NAME($who) }{ COMMA() }
post-outer-card = karty zahrané proti prvnímu útoku
post-hurt = z takto zraněných
post-passed = , přes jehož pole { NAME($who) } přitom projde{ COMMA() }

## Podmínky

cond-and = { $first } a { $second }
cond-or = { $first } nebo { $second }
cond-or-group = { $first }, nebo { $second }
cond-either = zároveň { $cond }
cond-on-such-space = { NAME($who) } { $no ->
    [yes] na takovém poli nestojí
   *[no] už na takovém poli stojí
}
cond-won = v boji { $no ->
    [yes] nezvítězíš
   *[no] zvítězíš
}
cond-lost = v boji { $no ->
    [yes] neprohraješ
   *[no] prohraješ
}
cond-your-turn = { $no ->
    [yes] není tvůj tah
   *[no] je tvůj tah
}
cond-first-action = { $no ->
    [yes] to není
   *[no] je to
} tvá první akce v tomto tahu
cond-maneuvered = { $no ->
    [yes] ještě nemáš
   *[no] už máš
} v tomto tahu za sebou manévr
cond-won-before = { $no ->
    [yes] ještě nemáš
   *[no] už máš
} v tomto tahu za sebou vyhraný boj
cond-took-damage = { NAME($who) } v tomto tahu { $no ->
    [yes] neutrží
   *[no] utrží
} zranění
cond-action-number = { $no ->
    [yes] to není
   *[no] je to
} tvá { $count ->
    [1] první
    [2] druhá
    [3] třetí
    [4] čtvrtá
    [5] pátá
   *[other] { $count }.
} akce v tomto tahu
cond-fighter-chosen = { $no ->
    [yes] nebyl vybrán žádný bojovník
   *[no] byl vybrán bojovník
}
cond-space-chosen = { $no ->
    [yes] nebylo vybráno žádné pole
   *[no] bylo vybráno pole
}
cond-returned = { $no ->
    [yes] jsi nenavrátil
   *[no] jsi navrátil
} bojovníka
cond-hurt = { $no ->
    [yes] takto nikdo neutrží zranění
   *[no] takto někdo utrží zranění
}
cond-targets = { $no ->
    [yes] žádný takový bojovník nebyl
   *[no] byl nějaký takový bojovník
}
cond-passed = přitom { $no ->
    [yes] neprojde přes pole žádného protivníkova bojovníka
   *[no] projde přes pole protivníkova bojovníka
}
cond-was-hurt = { NAME($who) } takto { $no ->
    [yes] neutrží
   *[no] utrží
} zranění
cond-was-targets = mezi nimi { $no ->
    [yes] není
   *[no] je
} { NAME($who) }
cond-was-passed = přitom { $no ->
    [yes] neprojde
   *[no] projde
} přes pole { NAME($who, case: "gen") }
cond-symbol = { $no ->
    [yes] tvým symbolem není
   *[no] je tvým symbolem
} { $symbol }
stood-to = { GENDER($to) ->
    [f] stála
    [n] stálo
    [p] stáli
   *[m] stál
}
cond-same-zone-started = { NAME($who) } { $no ->
    [yes] nestojí v žádné z oblastí
   *[no] stojí v některé z oblastí
}, ve kterých { NAME($to) } { stood-to } na začátku tahu{ COMMA() }
cond-adjacent-started = { NAME($who) } { $no ->
    [yes] nestojí
   *[no] stojí
} vedle pole, na kterém { NAME($to) } { stood-to } na začátku tahu{ COMMA() }
cond-top = vrchní karta { $of ->
    [opponent] protivníkova odhazovacího balíčku
   *[you] tvého odhazovacího balíčku
} { $no ->
    [yes] není
   *[no] je
} { NAME($what) }
cond-on-marker = { NAME($who) } { $no ->
    [yes] nestojí
   *[no] stojí
} na poli s { NAME($what, case: "ins") }
cond-started-on-marker = { NAME($who) } na začátku tahu { $no ->
    [yes] ne
   *[no] {""}
}{ GENDER($who) ->
    [f] stála
    [n] stálo
    [p] stáli
   *[m] stál
} na poli s { NAME($what, case: "ins") }
cond-opponent-played = protivník { $no ->
    [yes] nezahrál žádnou kartu
   *[no] zahrál kartu
}
cond-opponent-played-such = protivník { $no ->
    [yes] nezahrál
   *[no] zahrál
} { NAME($what, case: "acc") }
cond-such-card = { NAME($who) } { is-or-not } { NAME($what) }
cond-is = { who-is } { NAME($what, case: "ins") }
who-is = { $joined ->
    [yes] { NAME($who) } { is-or-not }
   *[no] { is-or-not } { NAME($who) }
}
is-or-not = { GENDER($who) ->
    [p] { $no ->
        [yes] nejsou
       *[no] jsou
    }
   *[m] { $no ->
        [yes] není
       *[no] je
    }
}
cond-is-named = { who-is } { NAME($what) }
cond-moved = { NAME($who) } stojí na { $no ->
    [yes] stejném poli jako
   *[no] jiném poli než
} na začátku tahu
# Zájmeno v další větě znamená podmět, a ten proto stojí na konci.
cond-adjacent = s { NAME($to, case: "ins", prep: 1) } { $no ->
    [yes] nesousedí
   *[no] sousedí
} { NAME($who) }
cond-same-zone = { NAME($who) } { $no ->
    [yes] nestojí
   *[no] stojí
} ve stejné oblasti jako { NAME($to) }
cond-alive = { $no ->
    [yes] je { NAME($who) } { fallen-word }
   *[no] není { NAME($who) } { fallen-word }
}
cond-defeated = { $joined ->
    [yes] { NAME($who) } { $no ->
        [yes] není
       *[no] je
    }
   *[no] { $no ->
        [yes] není
       *[no] je
    } { NAME($who) }
} { fallen-word }
fallen-word = { GENDER($who) ->
    [f] pokořena
    [n] pokořeno
    [p] pokořeni
   *[m] pokořen
}
cond-neither-defeated = není { GENDER($one) ->
    [f] pokořena
    [n] pokořeno
   *[m] pokořen
} { NAME($one) } ani { NAME($other) }
cond-boosted = tato karta { $no ->
    [yes] není posílena
   *[no] je posílena
} svým vlastním efektem
cond-health = { GENDER($who) ->
    [p] mají
   *[m] má
} { NAME($who) } { $bounds } zdraví
cond-health-below = { GENDER($who) ->
    [p] mají
   *[m] má
} { NAME($who) } { $no ->
    [yes] alespoň tolik zdraví jako
   *[no] méně zdraví než
} { NAME($to) }
cond-exists = { $no ->
    [yes] neexistuje
   *[no] existuje
} { NAME($what) }
cond-none-in-zone = nejsou v { NAME($zone, case: "loc") } žádní { NAME($what) }
cond-flanked = s { NAME($who, case: "ins", prep: 1) } sousedí { $no ->
    [yes] méně než
   *[no] alespoň
} { $count } { $count ->
    [few] { NAME($what) }
   *[other] { NAME($what, case: "gen") }
}
cond-space-next = s { NAME($who, case: "ins", prep: 1) } sousedí prázdné pole
cond-token = žeton „{ NAME($name) }“ { $no ->
    [yes] neukazuje
   *[no] ukazuje
} stranu „{ $shows }“
cond-amount = { NAME($amount) } činí { $bounds }
cond-counter = máš { $no ->
    [yes] méně než
   *[no] alespoň
} { n-points }
cond-hand = { $of ->
    [opponent] má protivník
   *[you] máš
} v ruce { $bounds }
cond-dealt = { $no ->
    [yes] nebylo uštědřeno žádné zranění
   *[no] bylo zranění uštědřeno
}
cond-fell = { $no ->
    [yes] nebyl takto nikdo pokořen
   *[no] byl takto pokořen alespoň jeden bojovník
}
cond-card-chosen = { $no ->
    [yes] žádná taková karta není
   *[no] taková karta existuje
}
cond-cards-chosen = { $no ->
    [yes] žádné takové karty nejsou
   *[no] takové karty existují
}
# Příklonka je ve větě druhá: „pokud se rovná“, ale „a hodnota se rovná“.
cond-named-right = { $joined ->
    [yes] { NAME($value) } se { equals }
   *[no] se { NAME($value) } { equals }
} určenému číslu
cond-equal = { $joined ->
    [yes] { NAME($amount) } se { equals }
   *[no] se { NAME($amount) } { equals }
} { NAME($to, case: "dat") }
cond-higher = { $no ->
    [yes] není
   *[no] je
} { NAME($amount) } vyšší než { NAME($than) }
cond-higher-than-of = { $no ->
    [yes] není
   *[no] je
} { NAME($value) } vyšší než u { NAME($other, case: "gen") }
equals = { $no ->
    [yes] nerovná
   *[no] rovná
}
cond-role = { $no ->
    [yes] { $role ->
        [attacking] neútočíš
       *[defending] nečelíš útoku
    }
   *[no] { $role ->
        [attacking] útočíš
       *[defending] čelíš útoku
    }
}
cond-role-of = { NAME($who) } { $no ->
    [yes] { $role ->
        [attacking] neútočí
       *[defending] nečelí útoku
    }
   *[no] { $role ->
        [attacking] útočí
       *[defending] čelí útoku
    }
}
cond-role-as = { $role ->
    [attacking] útočíš
   *[defending] čelíš útoku
} { $who }
at-least = alespoň { $count }
at-most = { $count ->
    [0] 0
   *[other] nejvýše { $count }
}
less = méně než { $count }
more = více než { $count }
exactly = přesně { $count }
not-exactly = něco jiného než { $count }
between = { $low } až { $count }
outside = méně než { $low } nebo více než { $count }
cards-at-least = alespoň { n-cards }
cards-at-most = { $count ->
    [0] 0 karet
   *[other] nejvýše { n-cards }
}
cards-less = { $count ->
    [1] 0 karet
   *[other] méně než { n-cards }
}
cards-more = { $count ->
    [0] alespoň 1 kartu
   *[other] více než { n-cards }
}
cards-exactly = přesně { n-cards }
cards-not-exactly = jiný počet karet než { $count }
cards-between = { $low } až { n-cards }
cards-outside = méně než { $low } nebo více než { n-cards }

## Výběr

choose-verb = { $mood ->
    [does] vybere
    [may] vybrat
    [can] může vybrat
   *[order] vyber
}
step-choose-modes = { choose-verb } { $count ->
    [1] jednu možnost
    [2] dvě různé možnosti
    [3] tři různé možnosti
   *[other] { $count ->
        [few] { $count } různé možnosti
       *[many] { $count } různých možností
    }
}:
step-choose-modes-each = za { NAME($counted, case: "acc") } { choose-verb } jednu možnost, pokaždé jinou:
step-choose-modes-amount = { choose-verb } tolik různých možností, kolik činí { NAME($amount) }:
symbol-case = { $symbol }: { $clause }
step-by-symbol = rozhoduje tvůj symbol:
step-choose-side = { choose-verb } { REF($who) ->
    [pronoun] { NAME($who, case: "whose") } { NAME($token, case: "acc") }
   *[name] { NAME($token, case: "acc") } { NAME($who, case: "gen") }
}: { $sides }
or-side = { $first }, nebo { $second }
step-choose-two = { choose-verb } { NAME($one, case: "acc") } a { NAME($other, case: "acc") }
step-draw-each = { draw-verb } { n-cards } za { NAME($counted, case: "acc") }
step-draw-up-to = { draw-verb } až { n-cards }
step-draw-up-to-that = { draw-verb } stejně karet nebo méně
you-both = ty i { REF($who) ->
    [pronoun] tento protivník
   *[name] protivník
}
step-draw-both = { you-both } táhnete po { $count } { $count ->
    [one] kartě
   *[other] kartách
}
step-draw-both-each = { step-draw-both } za { NAME($counted, case: "acc") }
step-draw-both-amount = { you-both } táhnete každý počet karet rovný { NAME($amount, case: "dat") }
step-discard-each = { discard-verb }{ randomly } { n-cards } za { NAME($counted, case: "acc") }
step-repeat = { $count ->
    [2] dvakrát
    [3] třikrát
   *[other] { $count }krát
}: { $clause }
step-choose = { choose-verb } { NAME($what, case: "acc") }
step-choose-own = { step-choose }
step-choose-up-to = { choose-verb } až { $count } { $count ->
    [few] { NAME($what, case: "acc") }
   *[many] { NAME($what, case: "gen") }
}
step-choose-number = { choose-verb } číslo od 0 do { NAME($amount, case: "gen") }
step-name-number = { $mood ->
    [does] určí
    [may] určit
   *[order] urči
} číslo

## Karty

n-cards = { $count } { $count ->
    [one] kartu
    [few] karty
   *[many] karet
}
draw-verb = { $mood ->
    [does] táhne
    [may] táhnout
    [can] může táhnout
   *[order] táhni
}
discard-verb = { $mood ->
    [does] odhodí
    [may] odhodit
    [can] může odhodit
   *[order] odhoď
}
randomly = { $random ->
    [yes] {" "}náhodně
   *[no] {""}
}
step-draw = { draw-verb } { n-cards }
step-draw-amount = { draw-verb } počet karet rovný { NAME($amount, case: "dat") }
step-discard = { discard-verb }{ randomly } { n-cards }
step-discard-amount = { discard-verb }{ randomly } počet karet rovný { NAME($amount, case: "dat") }
step-discard-any = { discard-verb } libovolný počet { NAME($what, case: "gen") }
# Zájmeno stojí za rozkazem na začátku, jinak před slovesem.
step-discard-cards = { REF($what) ->
    [pronoun] { $mood ->
        [order] { discard-verb } { NAME($what, case: "acc") }
       *[other] { NAME($what, case: "acc") } { discard-verb }
    }
   *[name] { discard-verb } { NAME($what, case: "acc") }
}
top-cards = { $count ->
    [1] vrchní kartu
   *[other] { $count ->
        [few] { $count } vrchní karty
       *[many] { $count } vrchních karet
    }
}
whose-deck-gen = { $of ->
    [opponent] protivníkova balíčku
   *[you] svého balíčku
}
step-discard-top = { discard-verb } { top-cards } { whose-deck-gen }
step-discard-top-amount = { discard-verb } z vrchu { whose-deck-gen } počet karet rovný { NAME($amount, case: "dat") }
look-verb = { $mood ->
    [does] se podívá
    [may] { $item ->
        [yes] podívat se
       *[no] se podívat
    }
    [front] se podívej
   *[order] podívej se
}
# Uprostřed věty.
look-word = { $mood ->
    [does] podívá se
    [may] podívat se
   *[order] podívej se
}
step-look-at-hand = { look-verb } na { hand-cards }
hand-cards = { REF($who) ->
    [pronoun] { cards-he-has }
   *[name] karty v protivníkově ruce
}
cards-he-has = karty, které má v ruce{ COMMA() }
tell-verb = { $mood ->
    [does] určí
    [may] určit
   *[order] urči
}
step-look-and-discard = { step-look-at-hand } a { tell-verb }, kterou z nich odhodí{ COMMA() }
step-look-and-put-back = { step-look-at-hand } a { put-verb } jednu z nich { where-in-his-deck }
step-choose-from-hand-discard = { choose-verb } { NAME($who, case: "acc") }, { look-word } na { cards-he-has } a { tell-verb }, kterou z nich odhodí{ COMMA() }
step-choose-from-hand-put-back = { choose-verb } { NAME($who, case: "acc") }, { look-word } na { cards-he-has } a { put-verb } jednu z nich { where-in-his-deck }
where-in-his-deck = { $where ->
    [top] navrch
   *[bottom] naspod
} jeho balíčku
step-reveal-hand = { $mood ->
    [does] ukáže všechny karty v ruce
    [may] ukázat všechny karty v ruce
    [can] může ukázat všechny karty v ruce
   *[order] ukaž všechny karty v ruce
}
reveal-verb = { $mood ->
    [does] odhalí
    [may] odhalit
   *[order] odhal
}
step-reveal-random = { reveal-verb } { NAME($what, case: "acc") }
step-reveal-top = { reveal-verb } { top-cards } { whose-deck-gen }
step-reveal-top-amount = { reveal-verb } z vrchu { whose-deck-gen } počet karet rovný { NAME($amount, case: "dat") }
step-reveal-bottom = { reveal-verb } { $count ->
    [1] spodní kartu
   *[other] { $count ->
        [few] { $count } spodní karty
       *[many] { $count } spodních karet
    }
} svého balíčku
step-reveal-bottom-amount = { reveal-verb } ze spodu svého balíčku počet karet rovný { NAME($amount, case: "dat") }
step-reveal-copies = { $mood ->
    [does] ukáže
    [may] ukázat
   *[order] ukaž
} ze své ruky { n-cards } se stejným názvem
step-look-at-top = { look-verb } na { top-cards } { whose-deck-gen }
step-look-at-top-amount = { look-verb } na vrchní karty { whose-deck-gen } v počtu rovném { NAME($amount, case: "dat") }
step-look-and-order = { step-look-at-top } a { put-verb } je { top-or-bottom } v libovolném pořadí
# Věta o kartě ji pojmenuje: „ji“ by mohla být i hodnota, o které mluvila předchozí věta.
step-take = { REF($what) ->
    [pronoun] { $mood ->
        [does] si { NAME($what, case: "acc") } vezme
        [may] si { NAME($what, case: "acc") } vzít
        [front] si { NAME($what, case: "acc") } vezmi
       *[order] { NAME($what, case: "acc", full: 1) } si vezmi
    } do ruky
   *[name] { take-verb } do ruky { NAME($what, case: "acc") }
}
step-take-own = { $mood ->
    [does] si tuto kartu vrátí
    [may] { $item ->
        [yes] vrátit si tuto kartu
       *[no] si tuto kartu vrátit
    }
    [front] si tuto kartu vrať
   *[order] vrať si tuto kartu
} do ruky
take-verb = { $mood ->
    [does] si vezme
    [may] { $item ->
        [yes] vzít si
       *[no] si vzít
    }
    [front] si vezmi
   *[order] vezmi si
}
step-take-boosting = { $mood ->
    [does] vrátí
    [may] vrátit
   *[order] vrať
} do ruky jednu z karet použitých k posílení této karty
put-verb = { $mood ->
    [does] položí
    [may] položit
   *[order] polož
}
top-or-bottom = { $where ->
    [top] navrch balíčku
    [shuffled] do balíčku
   *[bottom] naspod balíčku
}
step-keep = { $mood ->
    [does] si ponechá
    [may] { $item ->
        [yes] ponechat si
       *[no] si ponechat
    }
    [front] si ponech
   *[order] ponech si
} { NAME($what, case: "acc") }
put-cards = { REF($what) ->
    [pronoun] { $mood ->
        [order] { put-verb } { NAME($what, case: "acc") }
       *[other] { NAME($what, case: "acc") } { put-verb }
    }
   *[name] { put-verb } { NAME($what, case: "acc") }
}
step-put-back = { put-cards } { onto-deck }
shuffle-verb = { $mood ->
    [does] zamíchá
    [may] zamíchat
   *[order] zamíchej
}
step-put-back-rest = zbytek { put-verb } v libovolném pořadí { onto-deck }
onto-deck = { $of ->
    [opponent] { $where ->
        [top] navrch protivníkova balíčku
       *[bottom] naspod protivníkova balíčku
    }
   *[you] { top-or-bottom }
}
mix-verb = { $mood ->
    [does] zamíchá
    [may] zamíchat
   *[order] zamíchej
}
mix-cards = { REF($what) ->
    [pronoun] { $mood ->
        [order] { mix-verb } { NAME($what, case: "acc") }
       *[other] { NAME($what, case: "acc") } { mix-verb }
    }
   *[name] { mix-verb } { NAME($what, case: "acc") }
}
step-shuffle-in = { mix-cards } do { whose-deck-gen }
step-put-back-any = { put-verb } libovolný počet karet z ruky v libovolném pořadí { top-or-bottom }
step-search-discard = { take-verb } do ruky kartu „{ $name }“ ze svého odhazovacího balíčku
step-search-deck = { take-verb } do ruky kartu „{ $name }“ ze svého balíčku a balíček { shuffle-verb }
step-search-discard-deck = { step-search-discard }. Pokud tam není, { $mood ->
    [may] můžeš si ji vzít ze svého balíčku a ten pak musíš zamíchat
   *[order] vezmi si ji ze svého balíčku a ten pak zamíchej
}
step-search-deck-discard = { step-search-deck }. Pokud tam nebyla, { $mood ->
    [may] můžeš si ji vzít
   *[order] vezmi si ji
} ze svého odhazovacího balíčku

## Bojovníci

damage-verb = { $mood ->
    [does] uštědří
    [may] uštědřit
   *[order] uštědři
}
recover-verb = { $mood ->
    [does] obnoví
    [may] obnovit
   *[order] obnov
}
step-damage = { REF($to) ->
    [pronoun] { $mood ->
        [order] { damage-verb } { NAME($to, case: "dat") }
       *[other] { NAME($to, case: "dat") } { damage-verb }
    } { $count } zranění
   *[name] { damage-verb } { $count } zranění { NAME($to, case: "dat") }
}
damage-whom = { REF($to) ->
    [pronoun] { $mood ->
        [order] { damage-verb } { NAME($to, case: "dat") }
       *[other] { NAME($to, case: "dat") } { damage-verb }
    }
   *[name] { damage-verb } { NAME($to, case: "dat") }
}
step-damage-each = { damage-whom } { $count } zranění za { NAME($counted, case: "acc") }
step-damage-amount = { damage-whom } tolik zranění, kolik činí { NAME($amount) }{ COMMA() }
step-damage-or = { $clause }, nebo { $count } zranění, pokud { $cond }{ COMMA() }
step-suffer = { NAME($who) } utrží { $count } zranění
step-suffer-each = { NAME($who) } utrží { $count } zranění za { NAME($counted, case: "acc") }
step-suffer-amount = { NAME($who) } utrží tolik zranění, kolik činí { NAME($amount) }{ COMMA() }
recover-whom = { REF($who) ->
    [pronoun] { $mood ->
        [order] { recover-verb } { NAME($who, case: "dat") }
       *[other] { NAME($who, case: "dat") } { recover-verb }
    }
   *[name] { recover-verb } { NAME($who, case: "dat") }
}
step-recover = { recover-whom } { $count } zdraví
step-recover-each = { recover-whom } { $count } zdraví za { NAME($counted, case: "acc") }
step-recover-amount = { recover-whom } počet bodů zdraví rovný { NAME($amount, case: "dat") }
step-recover-both = { recover-verb } { GENDER($one) ->
    [f] { GENDER($other) ->
        [f] každé
       *[m] každému
    }
   *[m] každému
} z nich { $count } zdraví
step-recover-two = { recover-verb } { NAME($one, case: "dat") } a { NAME($other, case: "dat") } po { $count } zdraví
step-recover-with-such = obnov { NAME($who, case: "dat", full: 1) } a každému takovému bojovníkovi { $count } zdraví
step-set-health = { $mood ->
    [does] nastaví
    [may] nastavit
   *[order] nastav
} { NAME($health, case: "acc") } na { NAME($amount, case: "acc") }
step-defeat = { $mood ->
    [does] pokoří
    [may] pokořit
   *[order] pokoř
} { NAME($who, case: "acc") }
step-limit-damage = { $mood ->
    [may] omezit v tomto boji zranění { NAME($to, case: "gen") } z útoku na { $count }
   *[order] { NAME($to) } v tomto boji neutrží víc než { $count } zranění z útoku
}
step-prevent-damage = { $mood ->
    [may] { $kind ->
        [combat] v tomto boji zabránit všem zraněním { NAME($to, case: "gen") } z útoku
        [effects] do konce tohoto boje zabránit všem zraněním { NAME($to, case: "gen") } z efektů
       *[all] do konce tohoto boje zabránit všem zraněním { NAME($to, case: "gen") } kromě těch, která způsobí útok navíc
    }
   *[order] { NAME($to) } { $kind ->
        [combat] v tomto boji neutrží žádná zranění z útoku
        [effects] do konce tohoto boje neutrží žádná zranění z efektů
       *[all] do konce tohoto boje neutrží žádná zranění kromě těch, která způsobí útok navíc
    }
}
step-keep-health = { $mood ->
    [may] do konce tahu zabránit zraněním snížit { NAME($health, case: "acc") } pod { $count }
   *[order] do konce tahu nemohou zranění snížit { NAME($health, case: "acc") } pod { $count }
}
move-whom = { REF($who) ->
    [pronoun] { $mood ->
        [order] { move-verb } { NAME($who, case: "acc") }
       *[other] { NAME($who, case: "acc") } { move-verb }
    }
   *[name] { move-verb } { NAME($who, case: "acc") }
}
n-spaces = { $count } { $count ->
    [one] pole
    [few] pole
   *[many] polí
}
move-verb = { $mood ->
    [does] přesune
    [may] přesunout
    [can] může přesunout
   *[order] přesuň
}
through-opposing = { $through ->
    [yes] , a to i přes pole s protivníkovými bojovníky{ COMMA() }
    [sidekicks] , a to i přes pole s protivníkovými pomocníky{ COMMA() }
   *[no] {""}
}
step-move = { move-whom } až o { n-spaces }{ through-opposing }
step-move-each = { move-whom } až o { n-spaces } za { NAME($counted, case: "acc") }{ through-opposing }
step-move-amount = { move-whom } až o tolik polí, kolik činí { NAME($amount) }{ COMMA() }{ through-opposing }
step-move-one = { move-whom } o 1 pole{ through-opposing }
step-move-least = { $clause }, ale alespoň o 1
place-verb = { $mood ->
    [does] umístí
    [may] umístit
    [can] může umístit
   *[order] umísti
}
step-place = { REF($who) ->
    [pronoun] { $mood ->
        [order] { place-verb } { NAME($who, case: "acc") }
       *[other] { NAME($who, case: "acc") } { place-verb }
    }
   *[name] { place-verb } { NAME($who, case: "acc") }
} na { NAME($where, case: "acc") }
swap-verb = { $mood ->
    [does] prohodí
    [may] prohodit
   *[order] prohoď
}
step-swap = { swap-verb } pozice { NAME($one, case: "gen") } a { NAME($other, case: "gen") }
step-swap-both = { swap-verb } jejich pozice
step-takes-part = v tomto boji místo { NAME($who, case: "gen", prep: 1) } pokračuje druhý z nich
step-named-takes-part = v tomto boji místo { NAME($who, case: "gen", prep: 1) } pokračuje { NAME($one) }
return-whom = { REF($who) ->
    [pronoun] { $mood ->
        [order] { return-verb } { NAME($who, case: "acc") }
       *[other] { NAME($who, case: "acc") } { return-verb }
    }
   *[name] { return-verb } { NAME($who, case: "acc") }
}
return-verb = { $mood ->
    [does] navrátí
    [may] navrátit
   *[order] navrať
}
step-return = { return-whom } na { NAME($where, case: "acc") }
step-return-with-health = { return-whom } s { $count } { $count ->
    [one] bodem
   *[other] body
} zdraví na { NAME($where, case: "acc") }
step-move-marker-each = { move-verb } { NAME($what, case: "acc") } až o { n-spaces } za { NAME($counted, case: "acc") }
step-leave = { $mood ->
    [may] odebrat { NAME($who, case: "acc") } z bojiště a na začátku svého příštího tahu vrátit na libovolné prázdné pole
   *[order] { REF($who) ->
        [pronoun] { GENDER($who) ->
            [f] ta
            [n] to
            [p] ti
           *[m] ten
        } pak
       *[name] { NAME($who) }
    } opustí bojiště a na začátku tvého příštího tahu se vrátí na libovolné prázdné pole
}
step-hold-all = { $mood ->
    [may] do konce tahu zabránit všem bojovníkům opustit svá pole
   *[order] do konce tahu nemůže žádný bojovník opustit své pole, pokud není pokořen{ COMMA() }
}
step-hold = { $mood ->
    [may] do konce tahu zabránit { NAME($who, case: "dat") } opustit pole
   *[order] do konce tahu { GENDER($who) ->
        [p] nemohou
       *[other] nemůže
    } { NAME($who) } opustit své pole
}
step-move-marker = { move-verb } { NAME($what, case: "acc") } až o { n-spaces }
step-move-marker-amount = { move-verb } { NAME($what, case: "acc") } až o tolik polí, kolik činí { NAME($amount) }{ COMMA() }
step-move-marker-to = { move-verb } { NAME($what, case: "acc") } na { NAME($where, case: "acc") }

## Boj a tah

step-set-value = { $mood ->
    [does] změní
    [may] změnit
   *[order] změň
} { NAME($value, case: "acc") } na { NAME($amount, case: "acc") }
add-verb = { $mood ->
    [does] přičte
    [may] přičíst
   *[order] přičti
}
step-set-value-held = { $mood ->
    [may] změnit do konce boje { NAME($value, case: "acc") } na { NAME($amount, case: "acc") }
    [front] je do konce boje { NAME($value) } { NAME($amount) }
   *[order] { NAME($value) } je do konce boje { NAME($amount) }
} bez ohledu na efekty karet
step-set-value-fixed = { $mood ->
    [may] změnit do konce boje { NAME($value, case: "acc") } na { NAME($amount, case: "acc") }
    [front] je do konce boje { NAME($value) } { NAME($amount) }
   *[order] { NAME($value) } je do konce boje { NAME($amount) }
} bez ohledu na cokoli jiného
step-end-turn = { $mood ->
    [may] ukončit svůj tah
   *[order] tvůj tah končí
}
step-end-the-turn = { $mood ->
    [may] ukončit tah
   *[order] tah končí
}
step-add-value = { add-verb } k { NAME($value, case: "dat") } { $count }
step-add-value-each = { add-verb } k { NAME($value, case: "dat") } { $count } za { NAME($counted, case: "acc") }
step-add-value-amount = { add-verb } k { NAME($value, case: "dat") } { NAME($amount, case: "acc") }
step-subtract-value = { $mood ->
    [does] odečte
    [may] odečíst
   *[order] odečti
} od { NAME($value, case: "gen") } { $count }
step-subtract-value-each = { step-subtract-value } za { NAME($counted, case: "acc") }
step-subtract-value-amount = { $mood ->
    [does] odečte
    [may] odečíst
   *[order] odečti
} od { NAME($value, case: "gen") } { NAME($amount, case: "acc") }
step-swap-values = { $mood ->
    [does] prohodí
    [may] prohodit
    [can] může prohodit
   *[order] prohoď
} hodnoty obou karet
step-ignore-value = { $mood ->
    [does] ignoruje
    [may] ignorovat
   *[order] ignoruj
} { NAME($value, case: "acc") }
step-set-printed = { $mood ->
    [does] změní
    [may] změnit
   *[order] změň
} { NAME($value, case: "acc") } na { NAME($amount, case: "acc") }
step-fix-value = { $mood ->
    [may] dát do konce tohoto tahu každé kartě, kterou zahraješ, hodnotu { $count }
    [front] má do konce tohoto tahu každá karta, kterou zahraješ, hodnotu { $count }
   *[order] do konce tohoto tahu má každá karta, kterou zahraješ, hodnotu { $count }
} bez ohledu na jiné efekty
step-use-ability = { $mood ->
    [does] použije
    [may] použít
   *[order] použij
} schopnost „{ $name }“ na { NAME($who, case: "acc") }
step-replace-own = { $mood ->
    [does] vrátí tuto kartu do ruky a zahraje
    [may] vrátit tuto kartu do ruky a zahrát
   *[order] vrať tuto kartu do ruky a zahraj
} místo ní jinou
step-replace-opposing = { $mood ->
    [does] vrátí protivníkovu kartu do jeho ruky, podívá se na jeho karty a vybere
    [may] vrátit protivníkovu kartu do jeho ruky, podívat se na jeho karty a vybrat
   *[order] vrať protivníkovu kartu do jeho ruky, podívej se na jeho karty a vyber
}, kterou místo ní zahraje{ COMMA() }
step-redirect-damage = { $mood ->
    [may] přenést zranění z útoku z { NAME($who, case: "gen", prep: 1) } na { NAME($to, case: "acc", prep: 1) }
   *[order] zranění z útoku utrží místo { NAME($who, case: "gen", prep: 1) } { NAME($to) }
}
step-bonus-attack = { $mood ->
    [does] provede
    [may] provést
   *[order] proveď
} útok navíc na stejného bojovníka
step-boost = { $mood ->
    [does] posílí
    [may] posílit
    [can] může posílit
   *[order] posil
} { $card ->
    [own] tuto kartu
   *[opposing] svou kartu
}
step-cancel = { $mood ->
    [does] zruší
    [may] zrušit
   *[order] zruš
} všechny { REF($card) ->
    [pronoun] { NAME($card, case: "whose") } efekty
   *[name] efekty { NAME($card, case: "gen") }
}
turn-verb = { $mood ->
    [does] otočí
    [may] otočit
   *[order] otoč
}
n-actions = { $count } { $count ->
    [one] akci
    [few] akce
   *[many] akcí
}
step-gain-action = { $mood ->
    [does] získá
    [may] získat
    [can] může získat
   *[order] získej
} { n-actions }
# Množství na ukazateli. $mass je `yes`, když se nepočítá po kusech, jako zuřivost.
n-points = { $count } { $mass ->
    [yes] { $count ->
        [one] bod
        [few] body
       *[other] bodů
    } { NAME($what, case: "gen") }
   *[no] { $count ->
        [one] { NAME($what, case: "acc") }
        [few] { NAME($many, case: "acc") }
       *[other] { NAME($many, case: "gen") }
    }
}
points-of = { $mass ->
    [yes] bodů{" "}
   *[no] {""}
}{ NAME($many, case: "gen") }
gain-verb = { $mood ->
    [does] získá
    [may] získat
   *[order] získej
}
step-gain = { gain-verb } { n-points }
step-gain-each = { gain-verb } { n-points } za { NAME($counted, case: "acc") }
step-gain-amount = { gain-verb } tolik { points-of }, kolik činí { NAME($amount) }{ COMMA() }
lose-verb = { $mood ->
    [does] ztratí
    [may] ztratit
   *[order] ztrať
}
step-lose = { lose-verb } { n-points }
spend-verb = { $mood ->
    [does] utratí
    [may] utratit
   *[order] utrať
}
step-spend = { spend-verb } { n-points }
step-spend-each = { spend-verb } { n-points } za { NAME($counted, case: "acc") }
step-spend-amount = { spend-verb } tolik { points-of }, kolik činí { NAME($amount) }{ COMMA() }
step-spend-any = { spend-verb } libovolný počet { points-of }
ransom-price = { n-points }
unless-paid = pokud ti žádný protivník nezaplatí { $price }, { $clause }
prompt-ransom = zaplatit { n-points } z pokladny a zabránit tomu?
step-pay-any = { $mood ->
    [does] ti zaplatí
    [may] zaplatit
   *[order] zaplať
} libovolný počet { points-of } z pokladny
step-spend-lines = { spend-verb } až { n-points }:
spend-line = { $count }: { $clause }
the-same = totéž
step-set-token = { turn-verb } žeton „{ NAME($name) }“ stranou „{ $to }“ nahoru
step-flip-next = { turn-verb } žeton „{ NAME($name) }“ další stranou nahoru
card-playable-as = Tuto kartu můžeš zahrát jen { $who }.
card-also = Tuto kartu můžeš zahrát také jako { $type ->
    [attack] útočnou
   *[defense] obrannou
} kartu{ $cond ->
    [none] {""}
   *[some] , pokud { $cond }
}.
step-flip = { $mood ->
    [does] změní
    [may] změnit
   *[order] změň
} { $whose ->
    [hero] { REF($who) ->
        [pronoun] { NAME($who, case: "whose") } { NAME($name, case: "acc") }
       *[name] { NAME($name, case: "acc") } { NAME($who, case: "gen") }
    }
   *[you] { NAME($token, case: "acc") }
}

## Kdy

timing-when-played = Při zahrání
timing-immediately = Okamžitě
timing-during-combat = Během boje
timing-after-combat = Po boji
timing-after-attack = Po útoku
timing-boost-effect = Při použití k posílení
timing-when-discarded = Při odhození protivníkovým efektem
timing-of-bonus-attack = { $timing } („{ $name }“)

moment-setup = na začátku hry
moment-start-of-turn = na začátku svého tahu
moment-end-of-turn = na konci svého tahu
moment-after-maneuver = po manévru
moment-after-maneuver-as = po každém manévru, který provedeš { $who }{ COMMA() }
moment-immediately = okamžitě v boji
moment-during-combat = během boje
moment-after-combat = po boji
moment-after-attack = po útoku
moment-after-attack-as = { $role ->
    [attacking] po každém svém útoku
   *[defending] po každém útoku na tvého bojovníka
}
moment-defeated = jakmile je tvůj bojovník pokořen
moment-defeated-fighter = jakmile { GENDER($who) ->
    [p] jsou
   *[m] je
} { NAME($who) } { fallen-word }
moment-zone-left = když { NAME($who) } opustí { NAME($zone, case: "acc") }
moment-card-back = když se ti tak karta vrátí do ruky
moment-combat-over = když boj skončí
moment-combat-won = když v boji zvítězíš
moment-combat-won-by = když { NAME($who) } zvítězí v boji
moment-combat-lost = když v boji prohraješ
moment-combat-lost-by = když { NAME($who) } prohraje v boji
# Zranění je v obou číslech stejné: nejde o každé zvlášť.
moment-damaged = když tvůj bojovník utrží alespoň 1 zranění
moment-damaged-fighter = když { NAME($who) } utrží alespoň 1 zranění
moment-combat-damaged = když tvůj bojovník utrží v boji zranění z útoku
moment-combat-damaged-fighter = když { NAME($who) } utrží v boji zranění z útoku
moment-of-fighter = { $when } za účasti { NAME($who, case: "gen") }
# Událost je věta, k níž se podmínka připojí; jinak je podmínkou celá věta.
moment-if = { $event ->
    [yes] { $when } a { $cond }
   *[no] pokud { $at ->
        [start_of_turn] na začátku { whose-turn }
        [end_of_turn] na konci { whose-turn }
       *[other] { $when }
    } { $cond }
}{ COMMA() }
whose-turn = { $yours ->
    [yes] svého tahu
   *[no] tvého tahu
}

## Co ještě je na kartě

card-against = Tuto kartu můžeš zahrát jen proti { NAME($who, case: "dat", prep: 1) }.
card-playable-if = Tuto kartu můžeš zahrát, jen pokud { $cond }.
card-face-up = Tuto kartu hraj lícem nahoru.
card-bonus-attack = Tento útok navíc se jmenuje „{ $name }“ a má hodnotu { $count }.
card-hides-hand = Dokud máš tuto kartu v ruce, můžeš ji ukázat a zrušit tím protivníkův efekt, který by mu dovolil podívat se na tvé karty.
ability-always = { $cond }{ $text }.
to-bonus-value = { $to ->
    [maneuver] ke { NAME($value, case: "dat") }
   *[other] k hodnotě { NAME($value, case: "gen") }
}
ability-bonus = přičítej { to-bonus-value } { $count }
ability-bonus-each = přičítej { to-bonus-value } { $count } za { NAME($counted, case: "acc") }
ability-bonus-amount = přičítej { to-bonus-value } { NAME($amount, case: "acc") }
ability-draw-bonus = při manévru si táhni navíc { n-cards }
ability-draw-bonus-amount = při manévru si táhni navíc počet karet rovný { NAME($amount, case: "dat") }
card-uncancellable = Efekty této karty nelze zrušit.

## Schopnosti

ability-trigger = { $when }{ $event ->
    [yes] { COMMA() }
   *[no] {""}
} { $clause }.
ability-attack-boost = když { NAME($who) } útočí, můžeš přidat lícem dolů druhou kartu: její hodnota posílení se přičte k útoku, pokud není zrušen efekt útočné karty.
ability-boosted-place = když posílíš manévr, můžeš { NAME($who, case: "acc") } místo přesunutí umístit na libovolné prázdné pole.
ability-share-damage = když má { NAME($who) } utržit zranění, můžeš libovolný počet těchto zranění přidělit místo { GENDER($who) ->
    [f] ní
    [p] nich
   *[m] něj
} { NAME($to, case: "dat") }, každému nejvýše tolik, kolik mu zbývá zdraví.
ability-lend = zahraná karta { $name } jde místo do tvého odhazovacího balíčku do ruky protivníka. Když takovou kartu protivník odhodí, vezmi si ji do ruky.
ability-symbols = tvým symbolem je symbol vrchní karty tvého odhazovacího balíčku: { $list }. { $wild ->
    [none] Pokud je odhazovací balíček prázdný
   *[some] Pokud je to { $wild } nebo je odhazovací balíček prázdný
}, vyber si symbol pokaždé, když ho potřebuješ.
or-symbol = { $first } nebo { $second }
ability-marker-links = při přesunu { NAME($who, case: "gen") } se všechna pole s { NAME($what, case: "ins") } považují za vzájemně sousedící.
