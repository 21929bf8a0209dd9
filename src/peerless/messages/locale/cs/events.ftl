### Co se stalo, řádek za událost, v přítomném čase. Vysvětlení argumentů je v anglickém souboru.

event-by = ({ $source })
event-a-card = kartu
# $card je `kartu`, nezná-li čtenář její název.
event-card-acc = { $card ->
    [kartu] kartu
   *[other] kartu { $card }
}
event-card-ins = { $card ->
    [kartu] kartou
   *[other] kartou { $card }
}
event-card-gen = { $card ->
    [kartu] karty
   *[other] karty { $card }
}
event-face = { $up ->
    [yes] lícem nahoru
   *[no] lícem dolů
}
event-turn = — { $count }. tah: { $you ->
    [yes] hraješ ty
   *[no] hraje { NAME($who) }
} —
event-maneuver = { $you ->
    [yes] Provádíš
   *[no] { NAME($who) } provádí
} manévr.
event-draw = { $you ->
    [yes] Táhneš
   *[no] { NAME($who) } táhne
} { event-card-acc }.
event-exhausted = { $you ->
    [yes] Nemáš
   *[no] { NAME($who) } nemá
} už co táhnout: vyčerpání (DRW-2).
event-discard = { $you ->
    [yes] Odhazuješ
   *[no] { NAME($who) } odhazuje
} { event-card-acc }{ $by }.
event-discard-limit = { $you ->
    [yes] Odhazuješ
   *[no] { NAME($who) } odhazuje
} { event-card-acc } (limit karet v ruce).
event-attack = { NAME($fighter) } útočí na { NAME($target, case: "acc") } { event-card-ins } { event-face }.
event-defend = { NAME($fighter) } se brání { event-card-ins } { event-face }.
event-no-defense = { NAME($fighter) } se brání bez karty.
event-replaced = Zahranou kartu nahrazuje { $card }{ $by }.
event-bonus-attack = { NAME($fighter) } provádí útok navíc na { NAME($target, case: "acc") }: { $card }.
event-commit-boost = { $you ->
    [yes] Přidáváš
   *[no] { NAME($who) } přidává
} { event-card-acc } lícem dolů k posílení útoku.
event-reveal = { $you ->
    [yes] Odhaluješ
   *[no] { NAME($who) } odhaluje
} { event-card-acc }.
event-scheme = { NAME($fighter) } hraje léčku { $card }.
event-move = { NAME($fighter) } se přesouvá: { $way }{ $by }.
event-place = { NAME($fighter) } { GENDER($fighter) ->
    [f] je umístěna
    [n] je umístěno
    [p] jsou umístěni
   *[m] je umístěn
} na pole { $space }{ $by }.
event-damage = { NAME($fighter) } utrží { $count } zranění{ $cause ->
    [combat] {" "}v boji
    [exhaustion] {" "}z vyčerpání
   *[effect] { $by }
}, { $left ->
    [few] zbývají
   *[other] zbývá
} { $left } zdraví.
event-prevented = { NAME($fighter) } díky efektu neutrží { $count } zranění.
event-recover = { NAME($fighter) } si obnovuje { $count } zdraví{ $by }, nyní má { $left }.
event-set-health = { NAME($fighter) } má nyní { $count } zdraví{ $by }.
event-defeat = { NAME($fighter) } { GENDER($fighter) ->
    [f] je pokořena
    [n] je pokořeno
    [p] jsou pokořeni
   *[m] je pokořen
}!
event-leave = { NAME($fighter) } opouští bojiště{ $by }.
event-carry = Pás přesouvá { NAME($fighter, case: "acc") } na pole { $space }.
event-return = { NAME($fighter) } vstupuje na pole { $space }{ $by }, zdraví: { $count }.

event-side = { $side ->
    [attack] útoku
   *[defense] obrany
}
event-value-becomes = Hodnota { event-side } se mění na { $count }{ $by }.
event-value-printed = Za natištěnou hodnotu { event-side } se považuje { $count }{ $by }.
event-value-fixed = Hodnota { event-side } je v tomto tahu { $count } bez ohledu na jiné efekty.
event-value-held = Hodnota { event-side } se mění na { $count } a efekty karet ji nezmění{ $by }.
event-value-locked = Hodnota { event-side } se mění na { $count } a nic ji nezmění{ $by }.
event-value-high_ground = +{ $count } k útoku za vyvýšené místo.
event-value-ignored = Hodnota { event-side } se ignoruje{ $by }.
event-value-adds = { $signed } k hodnotě { event-side }{ $by }.

event-combat = Útok { $attack }{ $attack_terms } proti obraně { $defense }{ $defense_terms }: { $count ->
    [0] žádné zranění
   *[other] { $count } zranění
}.
terms = ({ $list })
term-printed = natištěno { $count }
term-becomes = změna na { $count }: { $source }
term-held = pevně { $count }: { $source }
term-locked = neměnně { $count }: { $source }
term-swapped = po výměně { $count }: { $source }
term-adds = { $signed } { $source }
term-ignored = ignoruje se: { $source }
term-bonus = +{ $count } { $source }
term-high_ground = +{ $count } vyvýšené místo
term-boost = +{ $count } posílení kartou { $source }
term-committed_boost = +{ $count } posílení kartou { $source }
term-printed_becomes = počítá se { $count }: { $source }
term-fixed = { $count } v tomto tahu

event-cancel = { $source } ruší efekty { event-card-gen }.
event-look-deck = { $you ->
    [yes] Díváš se na { event-card-acc } ve svém balíčku
   *[no] { NAME($who) } se dívá na { event-card-acc } ve svém balíčku
}.
event-look-hand = { $you ->
    [yes] Díváš se na { event-card-acc } v ruce { NAME($whose, case: "gen") }
   *[no] { NAME($who) } se dívá na { event-card-acc } v { $yours ->
        [yes] tvé ruce
       *[no] ruce { NAME($whose, case: "gen") }
    }
}.
event-shuffle = { $you ->
    [yes] Mícháš
   *[no] { NAME($who) } míchá
} svůj balíček.
event-take = { $you ->
    [yes] Bereš si
   *[no] { NAME($who) } si bere
} do ruky { event-card-acc }{ $by }.
event-put-back = { $you ->
    [yes] Pokládáš
   *[no] { NAME($who) } pokládá
} { event-card-acc } { top-or-bottom }.
event-token = { $you ->
    [yes] { GENDER($token) ->
        [f] Tvá
        [n] Tvé
        [p] Tvé
       *[m] Tvůj
    } { NAME($token) }
   *[no] { NAME($token) } { NAME($who, case: "gen") }
} je nyní { $shows }{ $by }.
event-whose-marker = { $you ->
    [yes] { GENDER($what) ->
        [f] Tvá
        [n] Tvé
        [p] Tvé
       *[m] Tvůj
    } { NAME($what) }
   *[no] { NAME($what) } { NAME($who, case: "gen") }
}
event-marker = { event-whose-marker } se přesouvá: { $way }{ $by }.
event-marker-placed = { event-whose-marker } { GENDER($what) ->
    [f] je umístěna
    [n] je umístěno
    [p] jsou umístěny
   *[m] je umístěn
} na pole { $space }.
event-gain-action = { $you ->
    [yes] Získáváš
   *[no] { NAME($who) } získává
} { n-actions }{ $by }.
event-boost = { $you ->
    [yes] Používáš
   *[no] { NAME($who) } používá
} k posílení { event-card-acc }: +{ $count }.
event-out = { $you ->
    [yes] Vypadáváš
   *[no] { NAME($who) } vypadává
} ze hry.
event-number = { $you ->
    [yes] Určuješ
   *[no] { NAME($who) } určuje
} číslo { $count }{ $by }.
event-mode = { $you ->
    [yes] Volíš
   *[no] { NAME($who) } volí
} možnost: { $mode }{ $by }.
event-choose = { $you ->
    [yes] Vybíráš
   *[no] { NAME($who) } vybírá
} { event-card-acc }{ $by }.
event-times = { $line } ({ $count }×)

## Jak hra končí

outcome-draw = Hra končí remízou: { $why }.
outcome-you = Vyhráváš: { $why }.
outcome-one = { NAME($who) } vyhrává: { $why }.
outcome-two = { NAME($who) } a { NAME($other) } vyhrávají: { $why }.
outcome-you-two = Ty a { NAME($other) } vyhráváte: { $why }.
reason-WIN-1 = protivníkův hrdina je pokořen (WIN-1)
reason-WIN-2 = protivníkův hrdina je pokořen (WIN-2)
reason-TEAM-6 = oba hrdinové protivníků jsou pokořeni (TEAM-6)
reason-FFA-5 = žádný jiný hrdina nezbývá (FFA-5)
reason-resignation = druhá strana hru vzdala
reason-TRN-7 = byl dosažen limit tahů (TRN-7)
reason-agreement = hráči se dohodli
