### Що сталося: один рядок на подію, у теперішньому часі. Пояснення аргументів — в англійському файлі.
###
### $card — назва в лапках або нічого (`event-a-card`), тому перед нею завжди стоїть «карта» у потрібному відмінку.

event-by = ({ $source })
event-a-card = {""}
event-turn = — Хід { $count }: { $you ->
    [yes] ваш хід
   *[no] { NAME($who) }
} —
event-maneuver = { $you ->
    [yes] Ви виконуєте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] виконують
       *[other] виконує
    }
} маневр.
event-draw = { $you ->
    [yes] Ви берете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] беруть
       *[other] бере
    }
} карту { $card }.
event-exhausted = { $you ->
    [yes] Ваша колода порожня
   *[no] Колода { NAME($who, case: "gen") } порожня
}: бійці виснажені (DRW-2).
event-discards = { $you ->
    [yes] Ви скидаєте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] скидають
       *[other] скидає
    }
} карту { $card }
event-discard = { event-discards }{ $by }.
event-discard-limit = { event-discards } (ліміт карт на руці).
event-side-up = { $up ->
    [yes] (горілиць)
   *[no] (долілиць)
}
event-attack = { NAME($fighter) } { GENDER($fighter) ->
    [p] атакують
   *[other] атакує
} { NAME($target, case: "acc") } картою { $card } { event-side-up }.
event-defend = { NAME($fighter) } { GENDER($fighter) ->
    [p] обороняються
   *[other] обороняється
} картою { $card } { event-side-up }.
event-no-defense = { NAME($fighter) } { GENDER($fighter) ->
    [p] обороняються
   *[other] обороняється
} без карти.
event-replaced = Карту в бою замінено картою { $card }{ $by }.
event-bonus-attack = { NAME($fighter) } { GENDER($fighter) ->
    [p] виконують
   *[other] виконує
} додаткову атаку на { NAME($target, case: "acc") } картою { $card }.
event-commit-boost = { $you ->
    [yes] Ви кладете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] кладуть
       *[other] кладе
    }
} долілиць карту { $card }, щоб поліпшити атаку.
event-reveal = { $you ->
    [yes] Ви відкриваєте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] відкривають
       *[other] відкриває
    }
} карту { $card }.
event-scheme = { NAME($fighter) } { GENDER($fighter) ->
    [p] грають
   *[other] грає
} карту виверту { $card }.
event-move = { NAME($fighter) } { GENDER($fighter) ->
    [p] переміщуються
   *[other] переміщується
}: { $way }{ $by }.
event-place = { NAME($fighter) } { GENDER($fighter) ->
    [p] опиняються
   *[other] опиняється
} на комірці { $space }{ $by }.
event-n-damage-gen = { $count } { $count ->
    [one] поранення
   *[other] поранень
}
event-damage = { NAME($fighter) } { GENDER($fighter) ->
    [p] зазнають
   *[other] зазнає
} { event-n-damage-gen }{ $cause ->
    [combat] {" "}у бою
    [exhaustion] {" "}від виснаження
   *[effect] { $by }
}. Здоров’я: { $left }.
event-prevented = { NAME($fighter) } { GENDER($fighter) ->
    [p] уникають
   *[other] уникає
} { event-n-damage-gen }.
event-recover = { NAME($fighter) } { GENDER($fighter) ->
    [p] відновлюють
   *[other] відновлює
} { n-health }{ $by }. Здоров’я: { $left }.
event-set-health = Здоров’я { NAME($fighter, case: "gen") } тепер дорівнює { $count }{ $by }.
event-defeat = { NAME($fighter) } { GENDER($fighter) ->
    [p] гинуть
   *[other] гине
}!
event-leave = { NAME($fighter) } { GENDER($fighter) ->
    [p] залишають
   *[other] залишає
} поле бою{ $by }.
event-carry = Конвеєр переносить { NAME($fighter, case: "acc") } на комірку { $space }.
event-return = { NAME($fighter) } { GENDER($fighter) ->
    [p] з’являються
   *[other] з’являється
} на комірці { $space } з { n-health-ins }{ $by }.

# Значення в бою.
event-side = { $side ->
    [attack] атаки
   *[defense] оборони
}
event-value-becomes = Значення { event-side } тепер дорівнює { $count }{ $by }.
event-value-printed = Надрукованим значенням { event-side } вважають { $count }{ $by }.
event-value-fixed = Значення { event-side } цього ходу дорівнює { $count } незалежно від інших ефектів.
event-value-held = Значення { event-side } тепер дорівнює { $count }, і ефекти карт не можуть його змінити{ $by }.
event-value-locked = Значення { event-side } тепер дорівнює { $count }, і ніщо не може його змінити{ $by }.
event-value-high_ground = +{ $count } до атаки за узвишшя.
event-value-ignored = Значення { event-side } ігнорують{ $by }.
event-value-adds = { $signed } до { event-side }{ $by }.

# Кінець бою: обидва значення, кожне зі складниками в дужках, якщо їх більше ніж один.
event-combat = Атака { $attack }{ $attack_terms } проти оборони { $defense }{ $defense_terms }: { $count ->
    [0] жодного поранення
   *[other] { n-damage }
}.
terms = ({ $list })
term-printed = { $count } на карті
term-becomes = тепер { $count } — { $source }
term-held = остаточно { $count } — { $source }
term-locked = незмінно { $count } — { $source }
term-swapped = після обміну { $count } — { $source }
term-adds = { $signed } { $source }
term-ignored = проігноровано — { $source }
term-bonus = +{ $count } { $source }
term-high_ground = +{ $count } за узвишшя
term-boost = +{ $count } за поліпшення картою { $source }
term-committed_boost = +{ $count } за поліпшення картою { $source }
term-printed_becomes = { $count } замість надрукованого — { $source }
term-fixed = { $count } цього ходу

event-cancel = { $source } скасовує ефекти карти { $card }.
event-look-deck = { $you ->
    [yes] Ви бачите карту { $card } у своїй колоді
   *[no] { NAME($who) } { GENDER($who) ->
        [p] бачать
       *[other] бачить
    } карту { $card } у своїй колоді
}.
event-look-hand = { $you ->
    [yes] Ви бачите карту { $card } на руці { NAME($whose, case: "gen") }
   *[no] { NAME($who) } { GENDER($who) ->
        [p] бачать
       *[other] бачить
    } карту { $card } { $yours ->
        [yes] у вас на руці
       *[no] на руці { NAME($whose, case: "gen") }
    }
}.
event-shuffle = { $you ->
    [yes] Ви тасуєте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] тасують
       *[other] тасує
    }
} свою колоду.
event-take = { $you ->
    [yes] Ви берете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] беруть
       *[other] бере
    }
} на руку карту { $card }{ $by }.
event-put-back = { $you ->
    [yes] Ви кладете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] кладуть
       *[other] кладе
    }
} карту { $card } { place-in-deck }.
event-token = { NAME($token) } { NAME($who, case: "gen") } тепер — { $shows }{ $by }.
event-whose-marker = { $you ->
    [yes] { GENDER($what) ->
        [f] Ваша
        [n] Ваше
        [p] Ваші
       *[m] Ваш
    } { NAME($what) }
   *[no] { NAME($what) } { NAME($who, case: "gen") }
}
event-marker = { event-whose-marker } { GENDER($what) ->
    [p] переміщуються
   *[m] переміщується
}: { $way }{ $by }.
event-marker-placed = { event-whose-marker } { GENDER($what) ->
    [p] опиняються
   *[m] опиняється
} на комірці { $space }.
event-gain-action = { $you ->
    [yes] Ви отримуєте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] отримують
       *[other] отримує
    }
} { $count } { $count ->
    [one] дію
    [few] дії
   *[many] дій
}{ $by }.
event-boost = { $you ->
    [yes] Ви скидаєте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] скидають
       *[other] скидає
    }
} для поліпшення карту { $card }: +{ $count }.
event-out = { $you ->
    [yes] Ви вибуваєте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] вибувають
       *[other] вибуває
    }
} з гри.
event-chooses = { $you ->
    [yes] Ви вибираєте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] вибирають
       *[other] вибирає
    }
}
event-number = { event-chooses } число { $count }{ $by }.
event-mode = { event-chooses }: «{ $mode }»{ $by }.
event-choose = { event-chooses } карту { $card }{ $by }.
event-times = { $line } (×{ $count })

## Чим закінчується гра

outcome-draw = Нічия: { $why }.
outcome-you = Ви перемагаєте: { $why }.
outcome-one = { GENDER($who) ->
    [p] Перемагають
   *[other] Перемагає
} { NAME($who) }: { $why }.
outcome-two = Перемагають { NAME($who) } та { NAME($other) }: { $why }.
outcome-you-two = Ви та { NAME($other) } перемагаєте: { $why }.
reason-WIN-1 = ворожий герой загинув (WIN-1)
reason-WIN-2 = ворожий герой загинув (WIN-2)
reason-TEAM-6 = обидва ворожі герої загинули (TEAM-6)
reason-FFA-5 = інших героїв не залишилося (FFA-5)
reason-resignation = суперник здався
reason-TRN-7 = досягнуто ліміту ходів (TRN-7)
reason-agreement = за згодою сторін
