### Co się wydarzyło: jedno zdanie na zdarzenie, w czasie teraźniejszym. Argumenty objaśnia plik angielski.

event-by = ({ $source })
# Przed $card stoi zawsze odmieniona „karta”, więc karta nieznana nie ma nazwy.
event-a-card = {""}
event-turn = — Tura { $count }: { $you ->
    [yes] grasz ty
   *[no] gra { NAME($who) }
} —
event-maneuver = { $you ->
    [yes] Wykonujesz
   *[no] { NAME($who) } wykonuje
} manewr.
event-draw = { $you ->
    [yes] Dobierasz
   *[no] { NAME($who) } dobiera
} kartę { $card }.
event-exhausted = Wyczerpanie: { $you ->
    [yes] nie masz
   *[no] { NAME($who) } nie ma
} już kart do dobrania (DRW-2).
event-discards = { $you ->
    [yes] Odrzucasz
   *[no] { NAME($who) } odrzuca
} kartę { $card }
event-discard = { event-discards }{ $by }.
event-discard-limit = { event-discards } (limit kart na ręce).
event-facing = { $up ->
    [yes] odkrytą
   *[no] zakrytą
} kartę { $card }
event-attack = { NAME($fighter) } atakuje { NAME($target, case: "acc") }, zagrywając { event-facing }.
event-defend = { NAME($fighter) } broni się, zagrywając { event-facing }.
event-no-defense = { NAME($fighter) } nie zagrywa karty obrony.
event-replaced = Zagraną kartę zastępuje karta { $card }{ $by }.
event-bonus-attack = { NAME($fighter) } wykonuje dodatkowy atak na { NAME($target, case: "acc") }: { $card }.
event-commit-boost = { $you ->
    [yes] Dodajesz
   *[no] { NAME($who) } dodaje
} zakrytą kartę { $card }, aby wzmocnić atak.
event-reveal = { $you ->
    [yes] Odkrywasz
   *[no] { NAME($who) } odkrywa
} kartę { $card }.
event-scheme = { NAME($fighter) } zagrywa fortel { $card }.
event-move = { NAME($fighter) } przechodzi: { $way }{ $by }.
event-place = { NAME($fighter) } trafia na pole { $space }{ $by }.
event-damage = { NAME($fighter) } otrzymuje { n-damage }{ $cause ->
    [combat] {" "}w walce
    [exhaustion] {" "}z wyczerpania
   *[effect] { $by }
}; zdrowie: { $left }.
event-prevented = { NAME($fighter) } unika { $count } { $count ->
    [one] obrażenia
   *[many] obrażeń
}.
event-recover = { NAME($fighter) } odzyskuje { n-health }{ $by }; zdrowie: { $left }.
event-set-health = { NAME($fighter) } ma teraz { n-health }{ $by }.
event-defeat = { NAME($fighter) } zostaje { GENDER($fighter) ->
    [f] pokonana
    [n] pokonane
   *[m] pokonany
}!
event-leave = { NAME($fighter) } opuszcza planszę{ $by }.
event-carry = Taśmociąg przenosi { NAME($fighter, case: "acc") } na pole { $space }.
event-return = { NAME($fighter) } wchodzi na pole { $space } z { $count } { $count ->
    [one] punktem
   *[many] punktami
} zdrowia{ $by }.

# Wartość w walce: $side to `attack` albo `defense`.
event-side = { $side ->
    [attack] ataku
   *[defense] obrony
}
event-value-becomes = Wartość { event-side } zmienia się na { $count }{ $by }.
event-value-printed = Nadrukowana wartość { event-side } liczy się jako { $count }{ $by }.
event-value-fixed = Wartość { event-side } wynosi w tej turze { $count } bez względu na inne efekty.
event-value-held = Wartość { event-side } zmienia się na { $count } i efekty kart nie mogą jej już zmienić{ $by }.
event-value-locked = Wartość { event-side } zmienia się na { $count } i nic nie może jej już zmienić{ $by }.
event-value-high_ground = +{ $count } do ataku za wzniesienie.
event-value-ignored = Wartość { event-side } jest ignorowana{ $by }.
event-value-adds = { $signed } do { event-side }{ $by }.

event-combat = Atak { $attack }{ $attack_terms } przeciw obronie { $defense }{ $defense_terms }: { $count ->
    [0] bez obrażeń
   *[other] { n-damage }
}.
terms = ({ $list })
term-printed = { $count } na karcie
term-becomes = zmiana na { $count }: { $source }
term-held = na stałe { $count }: { $source }
term-locked = niezmiennie { $count }: { $source }
term-swapped = po zamianie { $count }: { $source }
term-adds = { $signed } { $source }
term-ignored = ignorowana: { $source }
term-bonus = +{ $count } { $source }
term-high_ground = +{ $count } wzniesienie
term-boost = +{ $count } wzmocnienie: { $source }
term-committed_boost = +{ $count } wzmocnienie: { $source }
term-printed_becomes = liczy się jako { $count }: { $source }
term-fixed = { $count } w tej turze

event-cancel = { $source } anuluje efekty karty { $card }.
event-look-deck = { $you ->
    [yes] Oglądasz
   *[no] { NAME($who) } ogląda
} kartę { $card } ze swojej talii.
event-look-hand = { $you ->
    [yes] Oglądasz kartę { $card } z ręki { NAME($whose, case: "gen") }
   *[no] { NAME($who) } ogląda kartę { $card } { $yours ->
        [yes] z twojej ręki
       *[no] z ręki { NAME($whose, case: "gen") }
    }
}.
event-shuffle = { $you ->
    [yes] Tasujesz
   *[no] { NAME($who) } tasuje
} swoją talię.
event-take = { $you ->
    [yes] Bierzesz
   *[no] { NAME($who) } bierze
} na rękę kartę { $card }{ $by }.
# Kładzie ją czasem przeciwnik, więc mowa tylko o tym, czyja to talia.
event-put-back = Karta { $card } trafia { $where ->
    [top] na wierzch
    [shuffled] do
   *[bottom] na spód
} { $you ->
    [yes] twojej talii
   *[no] talii { NAME($who, case: "gen") }
}.
event-token = { $you ->
    [yes] { GENDER($token) ->
        [f] Twoja
        [n] Twoje
       *[m] Twój
    } { NAME($token) }
   *[no] { NAME($token) } { NAME($who, case: "gen") }
}: { $shows }{ $by }.
event-whose-marker = { $you ->
    [yes] { GENDER($what) ->
        [f] Twoja
        [n] Twoje
       *[m] Twój
    } { NAME($what) }
   *[no] { NAME($what) } { NAME($who, case: "gen") }
}
event-marker = { event-whose-marker } przesuwa się: { $way }{ $by }.
event-marker-placed = { event-whose-marker } trafia na pole { $space }.
event-gain-action = { $you ->
    [yes] Zyskujesz
   *[no] { NAME($who) } zyskuje
} { n-actions }{ $by }.
event-boost = { $you ->
    [yes] Odrzucasz
   *[no] { NAME($who) } odrzuca
} kartę { $card } jako wzmocnienie: +{ $count }.
event-out = { $you ->
    [yes] Odpadasz
   *[no] { NAME($who) } odpada
} z gry.
event-number = { $you ->
    [yes] Wybierasz
   *[no] { NAME($who) } wybiera
} liczbę { $count }{ $by }.
event-mode = { $you ->
    [yes] Wybierasz
   *[no] { NAME($who) } wybiera
}: { $mode }{ $by }.
event-choose = { $you ->
    [yes] Wybierasz
   *[no] { NAME($who) } wybiera
} kartę { $card }{ $by }.
event-times = { $line } (×{ $count })

## Jak kończy się gra

outcome-draw = Remis: { $why }.
outcome-you = Wygrywasz: { $why }.
outcome-one = { NAME($who) } wygrywa: { $why }.
outcome-two = { NAME($who) } i { NAME($other) } wygrywają: { $why }.
outcome-you-two = Ty i { NAME($other) } wygrywacie: { $why }.
reason-WIN-1 = wrogi bohater został pokonany (WIN-1)
reason-WIN-2 = wrogi bohater został pokonany (WIN-2)
reason-TEAM-6 = obaj wrodzy bohaterowie zostali pokonani (TEAM-6)
reason-FFA-5 = nie ma już innych bohaterów (FFA-5)
reason-resignation = druga strona poddała grę
reason-TRN-7 = osiągnięto limit tur (TRN-7)
reason-agreement = za zgodą graczy
