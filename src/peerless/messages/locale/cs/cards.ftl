### Texty karet a schopností. Vysvětlení argumentů je v anglickém souboru.
###
### Karty tykají, jak je zvykem na českých kartách. Podmínka začíná slovesem: „pokud je …“.

## Spojování

then = { $first }, poté { $second }
or-mode = { $first }; nebo { $second }
if = pokud { $cond }, { $clause }
otherwise = jinak { $clause }
who-does = { NAME($who) } { $clause }
both-do = { $clause }; protivník zároveň udělá totéž
you-may = můžeš { $clause }
who-may = { NAME($who) } může { $clause }
may-colon = { $who ->
    [you] můžeš
   *[other] { NAME($who) } může
} provést toto: { $clause }
if-so = { $who ->
    [you] pokud tak učiníš
   *[other] pokud tak učiní
}, { $clause }
boost-again = pokud tak učiníš, můžeš ji posílit ještě jednou
if-not = pokud ne, { $clause }
while = , pokud { $cond }

## Názvy

quoted = „{ $name }“
keyword = { $name }
ability-of = schopnost { NAME($who, case: "gen") }
any-fighter = kdokoli
it-card = ji
them-cards = je
cards-of-those = { $count } z těchto karet

## Co stojí za podstatným jménem

post-called = „{ $name }“
post-of-combat = z tohoto boje
post-adjacent = { AGREE($head, "adjacent") } s { NAME($who, case: "ins") }
post-in-zone = v oblasti { NAME($who, case: "gen") }
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
post-besides-card = kromě dané karty
post-where-stood = , které { NAME($who) } { GENDER($who) ->
    [f] opustila
    [n] opustilo
    [p] opustili
   *[m] opustil
}{ COMMA() }
post-if-empty = , pokud je prázdné{ COMMA() }
# „Ve svém“ se v podmínce změní na „v tvém“, viz euphony ve slovníku.
post-in-pile = { $from ->
    [yes] { $pile ->
        [hand] { $of ->
            [opponent] z protivníkovy ruky
           *[you] z ruky
        }
        [deck] { $of ->
            [opponent] z protivníkova balíčku
           *[you] ze svého balíčku
        }
       *[discard] { $of ->
            [opponent] z protivníkova odhazovacího balíčku
           *[you] ze svého odhazovacího balíčku
        }
    }
   *[no] { $pile ->
        [hand] { $of ->
            [opponent] v protivníkově ruce
           *[you] v ruce
        }
        [deck] { $of ->
            [opponent] v protivníkově balíčku
           *[you] ve svém balíčku
        }
       *[discard] { $of ->
            [opponent] v protivníkově odhazovacím balíčku
           *[you] ve svém odhazovacím balíčku
        }
    }
}
post-in-own-pile = { $pile ->
    [hand] ze své ruky
    [deck] ze svého balíčku
   *[discard] ze svého odhazovacího balíčku
}
post-used-to-boost = { AGREE($head, "used") } k posílení této karty jejím vlastním efektem
post-with-value = s natištěnou hodnotou rovnou { NAME($amount, case: "dat") }
post-number-of = { NAME($what, case: "gen") }
post-of-card = { card-of-combat-gen }
post-times = × { $times }

card-of-combat-gen = { $card ->
    [own] této karty
    [opposing] protivníkovy karty
   *[that] dané karty
}

## Podmínky

cond-and = { $first } a { $second }
cond-or = { $first }, nebo { $second }
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
    [yes] není
   *[no] je
} to tvá první akce v tomto tahu
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
cond-is = { GENDER($who) ->
    [p] { $no ->
        [yes] nejsou
       *[no] jsou
    }
   *[m] { $no ->
        [yes] není
       *[no] je
    }
} { NAME($who) } { NAME($what) }
cond-moved = { NAME($who) } stojí na { $no ->
    [yes] stejném poli jako
   *[no] jiném poli než
} na začátku tahu
cond-adjacent = { NAME($who) } { $no ->
    [yes] nesousedí
   *[no] sousedí
} s { NAME($to, case: "ins") }
cond-same-zone = { NAME($who) } { $no ->
    [yes] nestojí
   *[no] stojí
} ve stejné oblasti jako { NAME($to) }
cond-alive = { $no ->
    [yes] { cond-is-defeated }
   *[no] { cond-is-not-defeated }
}
cond-defeated = { $no ->
    [yes] { cond-is-not-defeated }
   *[no] { cond-is-defeated }
}
cond-is-defeated = { GENDER($who) ->
    [f] je { NAME($who) } pokořena
    [n] je { NAME($who) } pokořeno
    [p] { NAME($who) } už nejsou na bojišti
   *[m] je { NAME($who) } pokořen
}
cond-is-not-defeated = { GENDER($who) ->
    [f] není { NAME($who) } pokořena
    [n] není { NAME($who) } pokořeno
    [p] { NAME($who) } zůstávají na bojišti
   *[m] není { NAME($who) } pokořen
}
cond-none-defeated = mezi { NAME($who, case: "ins") } není nikdo pokořen
cond-boosted = tato karta { $no ->
    [yes] není posílena
   *[no] je posílena
} svým vlastním efektem
cond-health = { GENDER($who) ->
    [p] { $no ->
        [yes] nemají
       *[no] mají
    }
   *[m] { $no ->
        [yes] nemá
       *[no] má
    }
} { NAME($who) } { $bounds } zdraví
cond-space = { $no ->
    [yes] neexistuje žádné
   *[no] existuje
} { NAME($where) }
cond-token = { $no ->
    [yes] není
   *[no] je
} { NAME($token) } { $shows }
cond-amount = { $no ->
    [yes] není
   *[no] je
} { NAME($amount) } { $bounds }
# $bounds je `zadna`, když nemá být v ruce nic.
cond-hand = { $bounds ->
    [zadna] { $no ->
        [yes] { cond-hand-has } v ruce nějakou kartu
       *[no] ne{ cond-hand-has } v ruce žádnou kartu
    }
   *[other] { $no ->
        [yes] ne{ cond-hand-has } v ruce { $bounds }
       *[no] { cond-hand-has } v ruce { $bounds }
    }
}
cond-hand-has = { $of ->
    [opponent] má protivník
   *[you] máš
}
cond-dealt = { $no ->
    [yes] nebylo uštědřeno žádné zranění
   *[no] bylo zranění uštědřeno
}
cond-fell = { $no ->
    [yes] nebyl takto pokořen žádný bojovník
   *[no] byl takto pokořen bojovník
}
cond-card-chosen = { $no ->
    [yes] žádná není
   *[no] nějaká je
}
cond-cards-chosen = { $no ->
    [yes] žádné nejsou
   *[no] nějaké jsou
}
cond-equal = { NAME($amount) } { $no ->
    [yes] neodpovídá
   *[no] odpovídá
} { NAME($to, case: "dat") }
cond-role = { $no ->
    [yes] { $role ->
        [attacking] neútočíš
       *[defending] nebráníš se
    }
   *[no] { $role ->
        [attacking] útočíš
       *[defending] bráníš se
    }
}
at-least = alespoň { $count }
at-most = nejvýše { $count }
between = od { $low } do { $count }
cards-at-least = alespoň { n-cards }
cards-at-most = { $count ->
    [0] zadna
   *[other] nejvýše { n-cards }
}
cards-between = { $low } až { n-cards }

## Výběr

choose-verb = { $mood ->
    [does] vybere
    [may] vybrat
   *[order] vyber
}
step-choose-modes = { choose-verb } { $count ->
    [1] jednu možnost
    [2] dvě možnosti
    [3] tři možnosti
   *[other] { $count ->
        [few] { $count } možnosti
       *[many] { $count } možností
    }
}: { $modes }
step-repeat = { $count ->
    [2] dvakrát
    [3] třikrát
   *[other] { $count }krát
}: { $clause }
step-choose = { choose-verb } { NAME($what, case: "acc") }
step-choose-own = { step-choose }
step-choose-opponent = { choose-verb } protivníka
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
   *[order] táhni
}
discard-verb = { $mood ->
    [does] odhodí
    [may] odhodit
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
# $what je `ji` nebo `je`, mluví-li se o kartách už známých.
step-discard-cards = { $mood ->
    [may] { $what ->
        [ji] ji odhodit
        [je] je odhodit
       *[other] odhodit { NAME($what, case: "acc") }
    }
   *[order] { discard-verb } { NAME($what, case: "acc") }
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
    [may] se podívat
   *[order] podívej se
}
step-look-at-hand = { look-verb } na karty v protivníkově ruce
step-reveal-hand = { $mood ->
    [does] ukáže všechny karty v ruce
    [may] ukázat všechny karty v ruce
   *[order] ukaž všechny karty v ruce
}
reveal-verb = { $mood ->
    [does] odhalí
    [may] odhalit
   *[order] odhal
}
step-reveal-top = { reveal-verb } { top-cards } svého balíčku
step-reveal-top-amount = { reveal-verb } z vrchu svého balíčku počet karet rovný { NAME($amount, case: "dat") }
step-look-at-top = { look-verb } na { top-cards } svého balíčku
step-look-at-top-amount = { look-verb } na vrchní karty svého balíčku v počtu rovném { NAME($amount, case: "dat") }
step-take = { $what ->
    [ji] { $mood ->
        [does] si ji vezme do ruky
        [may] si ji vzít do ruky
       *[order] vezmi si ji do ruky
    }
    [je] { $mood ->
        [does] si je vezme do ruky
        [may] si je vzít do ruky
       *[order] vezmi si je do ruky
    }
   *[other] { take-verb } do ruky { NAME($what, case: "acc") }
}
take-verb = { $mood ->
    [does] si vezme
    [may] si vzít
   *[order] vezmi si
}
put-verb = { $mood ->
    [does] položí
    [may] položit
   *[order] polož
}
top-or-bottom = { $where ->
    [top] navrch balíčku
   *[bottom] naspod balíčku
}
step-keep = { $mood ->
    [does] ponechá si
    [may] ponechat si
   *[order] ponech si
} { NAME($what, case: "acc") }
step-put-back = { $mood ->
    [may] { $what ->
        [ji] ji položit
        [je] je položit
       *[other] položit { NAME($what, case: "acc") }
    }
   *[order] { put-verb } { NAME($what, case: "acc") }
} { $of ->
    [opponent] { $where ->
        [top] navrch protivníkova balíčku
       *[bottom] naspod protivníkova balíčku
    }
   *[you] { top-or-bottom }
}
step-put-back-rest = { put-verb } zbytek v libovolném pořadí { top-or-bottom }
then-shuffle = { $mood ->
    [does] který pak zamíchá
   *[order] který pak zamíchej
}
step-search-discard = { take-verb } do ruky kartu „{ $name }“ ze svého odhazovacího balíčku
step-search-deck = { take-verb } do ruky kartu „{ $name }“ ze svého balíčku, { then-shuffle }
step-search-discard-deck = { take-verb } do ruky kartu „{ $name }“ ze svého odhazovacího balíčku; pokud tam není, ze svého balíčku, { then-shuffle }
step-search-deck-discard = { take-verb } do ruky kartu „{ $name }“ ze svého balíčku, { then-shuffle }; pokud tam není, ze svého odhazovacího balíčku

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
step-damage = { damage-verb } { $count } zranění { NAME($to, case: "dat") }
step-damage-amount = { damage-verb } { NAME($to, case: "dat") } počet zranění rovný { NAME($amount, case: "dat") }
step-recover = { recover-verb } { NAME($who, case: "dat") } { $count } zdraví
step-recover-amount = { recover-verb } { NAME($who, case: "dat") } počet bodů zdraví rovný { NAME($amount, case: "dat") }
step-set-health = { $mood ->
    [does] nastaví
    [may] nastavit
   *[order] nastav
} zdraví { NAME($who, case: "gen") } na { NAME($amount, case: "acc") }
step-prevent-damage = { $mood ->
    [may] zabránit { $kind ->
        [combat] v tomto boji všem zraněním { NAME($to, case: "gen") } z útoku
       *[all] do konce tohoto boje všem zraněním { NAME($to, case: "gen") } kromě zranění z dodatečného útoku
    }
   *[order] { NAME($to) } { $kind ->
        [combat] v tomto boji neutrží žádná zranění z útoku
       *[all] do konce tohoto boje neutrží žádná zranění kromě zranění z dodatečného útoku
    }
}
n-spaces = { $count } { $count ->
    [one] pole
    [few] pole
   *[many] polí
}
move-verb = { $mood ->
    [does] přesune
    [may] přesunout
   *[order] přesuň
}
through-opposing = { $through ->
    [yes] , a to i skrze protivníkovy bojovníky
   *[no] {""}
}
step-move = { move-verb } { NAME($who, case: "acc") } až o { n-spaces }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") } až o tolik polí, kolik činí { NAME($amount) }{ COMMA() }{ through-opposing }
step-place = { $mood ->
    [does] umístí
    [may] umístit
   *[order] umísti
} { NAME($who, case: "acc") } na { NAME($where, case: "acc") }
step-swap = { $mood ->
    [does] prohodí
    [may] prohodit
   *[order] prohoď
} pozice { NAME($one, case: "gen") } a { NAME($other, case: "gen") }{ $combat ->
    [yes] , a to i v tomto boji
   *[no] {""}
}
return-verb = { $mood ->
    [does] navrátí
    [may] navrátit
   *[order] navrať
}
step-return = { return-verb } { NAME($who, case: "acc") } na { NAME($where, case: "acc") }
step-return-with-health = { return-verb } { NAME($who, case: "acc") } s { $count } { $count ->
    [one] bodem
   *[other] body
} zdraví na { NAME($where, case: "acc") }
step-leave = { $mood ->
    [may] odebrat { NAME($who, case: "acc") } z bojiště a na začátku příštího tahu vrátit na libovolné prázdné pole
   *[order] { NAME($who) } opustí bojiště a na začátku příštího tahu se vrátí na libovolné prázdné pole
}
step-move-marker = { move-verb } { NAME($what, case: "acc") } až o { n-spaces }
step-move-marker-amount = { move-verb } { NAME($what, case: "acc") } až o tolik polí, kolik činí { NAME($amount) }{ COMMA() }
step-move-marker-to = { move-verb } { NAME($what, case: "acc") } na { NAME($where, case: "acc") }

## Boj a tah

step-set-value = { $mood ->
    [does] změní
    [may] změnit
   *[order] změň
} hodnotu { card-of-combat-gen } na { NAME($amount, case: "acc") }
step-set-value-held = { step-set-value }, a to do konce boje bez ohledu na efekty karet
step-end-turn = { $mood ->
    [may] ukončit svůj tah
   *[order] tvůj tah končí
}
step-add-value = { $mood ->
    [does] přičte
    [may] přičíst
   *[order] přičti
} k hodnotě { card-of-combat-gen } { NAME($amount, case: "acc") }
step-ignore-value = { $mood ->
    [does] ignoruje
    [may] ignorovat
   *[order] ignoruj
} hodnotu { card-of-combat-gen }
step-set-printed = { $mood ->
    [does] považuje
    [may] považovat
   *[order] považuj
} za natištěnou hodnotu { card-of-combat-gen } { NAME($amount, case: "acc") }
step-fix-value = { $mood ->
    [may] zařídit, že{" "}
   *[order] {""}
}do konce tohoto tahu má každá karta, kterou zahraješ, hodnotu { $count } bez ohledu na jiné efekty
step-replace-card = { $card ->
    [own] { $mood ->
        [does] vrátí tuto kartu do ruky a zahraje místo ní jinou
        [may] vrátit tuto kartu do ruky a zahrát místo ní jinou
       *[order] vrať tuto kartu do ruky a zahraj místo ní jinou
    }
   *[opposing] { $mood ->
        [does] vrátí protivníkovu kartu do jeho ruky, podívá se na jeho karty a vybere
        [may] vrátit protivníkovu kartu do jeho ruky, podívat se na jeho karty a vybrat
       *[order] vrať protivníkovu kartu do jeho ruky, podívej se na jeho karty a vyber
    }, kterou z nich místo toho zahraje
}
step-redirect-damage = { $mood ->
    [may] přenést zranění z útoku z { NAME($who, case: "gen") } na protivníkova bojovníka
   *[order] zranění z útoku utrží místo { NAME($who, case: "gen") } protivníkův bojovník
}
step-bonus-attack = { $mood ->
    [does] provede
    [may] provést
   *[order] proveď
} dodatečný útok na stejného bojovníka
step-boost = { $mood ->
    [does] posílí
    [may] posílit
   *[order] posil
} { $card ->
    [own] tuto kartu
   *[opposing] svou kartu
}
step-cancel = { $mood ->
    [does] zruší
    [may] zrušit
   *[order] zruš
} všechny efekty protivníkovy karty
n-actions = { $count } { $count ->
    [one] akci
    [few] akce
   *[many] akcí
}
step-gain-action = { $mood ->
    [does] získá
    [may] získat
   *[order] získej
} { n-actions }
step-set-token = { $mood ->
    [may] změnit { NAME($token, case: "acc") } na „{ $to }“
   *[order] { NAME($token) } je nyní { $to }
}
step-flip = { $mood ->
    [does] změní
    [may] změnit
   *[order] změň
} { NAME($token, case: "acc") }

## Kdy

timing-when-played = Při zahrání
timing-immediately = Okamžitě
timing-during-combat = Během boje
timing-after-combat = Po boji
timing-after-attack = Po útoku
timing-boost-effect = Efekt posílení
timing-when-discarded = Při odhození protivníkovým efektem

moment-setup = na začátku hry
moment-start-of-turn = na začátku svého tahu
moment-end-of-turn = na konci svého tahu
moment-after-maneuver = po svém manévru
moment-immediately = okamžitě v boji
moment-during-combat = během boje
moment-after-combat = po boji
moment-after-attack = po útoku
moment-defeated = když je pokořen tvůj bojovník{ COMMA() }
moment-defeated-fighter = { GENDER($who) ->
    [f] když je pokořena { NAME($who) }
    [n] když je pokořeno { NAME($who) }
    [p] když přijdeš o { NAME($who, case: "acc") }
   *[m] když je pokořen { NAME($who) }
}{ COMMA() }
moment-of-fighter = { $when }, pokud se ho účastní { NAME($who) }{ COMMA() }
moment-if = { $when }, pokud { $cond }{ COMMA() }

## Co ještě je na kartě

card-playable-if = Tuto kartu můžeš zahrát, jen pokud { $cond }.
card-face-up = Tuto kartu hraj lícem nahoru.
card-bonus-attack = „{ $name }“: dodatečný útok s hodnotou { $count }.
card-hides-hand = Dokud ji máš v ruce, můžeš ji ukázat a zastavit tím protivníkův efekt, který by mu dovolil podívat se na tvé karty.
card-uncancellable = Efekty této karty nelze zrušit.

## Schopnosti

ability-trigger = { $when } { $clause }.
ability-bonus-attack = +{ $count } k hodnotě útočných karet { NAME($who, case: "gen") }{ $cond }.
ability-bonus-attack-amount = přičti k hodnotě útočných karet { NAME($who, case: "gen") } { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-attack-all = +{ $count } k hodnotě tvých útočných karet{ $cond }.
ability-bonus-attack-all-amount = přičti k hodnotě svých útočných karet { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-defense = +{ $count } k hodnotě obranných karet { NAME($who, case: "gen") }{ $cond }.
ability-bonus-defense-amount = přičti k hodnotě obranných karet { NAME($who, case: "gen") } { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-defense-all = +{ $count } k hodnotě tvých obranných karet{ $cond }.
ability-bonus-defense-all-amount = přičti k hodnotě svých obranných karet { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-maneuver = +{ $count } k tvé hodnotě pohybu{ $cond }.
ability-bonus-maneuver-amount = přičti ke své hodnotě pohybu { NAME($amount, case: "acc") }{ $cond }.
ability-attack-boost = když { NAME($who) } útočí, můžeš přidat lícem dolů druhou kartu: její hodnota posílení se přičte k útoku, pokud není zrušen efekt útočné karty.
ability-boosted-place = když posílíš manévr, můžeš { NAME($who, case: "acc") } místo přesunu umístit na libovolné prázdné pole.
ability-marker-links = při přesunu { NAME($who, case: "gen") } se kterákoli dvě pole s { NAME($what, case: "ins") } považují za sousedící.
