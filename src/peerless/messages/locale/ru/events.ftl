### Что произошло: по строке на событие, в настоящем времени. Пояснения к аргументам — в английском файле.

event-by = ({ $source })
# Карта, которую читатель не видит; слово ставит `card-nom`, `card-acc` или `card-ins`.
event-a-card = hidden
card-nom = { $card ->
    [hidden] другая карта
   *[known] { $card }
}
card-acc = { $card ->
    [hidden] карту
   *[known] карту { $card }
}
card-ins = { $card ->
    [hidden] картой
   *[known] картой { $card }
}
card-gen = { $card ->
    [hidden] карты
   *[known] карты { $card }
}
face = { $up ->
    [yes] лицом вверх
   *[no] лицом вниз
}
event-turn = — Ход { $count }: { $you ->
    [yes] вы
   *[no] { NAME($who) }
} —
event-maneuver = { $you ->
    [yes] Вы выполняете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] выполняют
       *[m] выполняет
    }
} манёвр.
event-takes = { $you ->
    [yes] Вы берёте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] берут
       *[m] берёт
    }
}
event-draw = { event-takes } { card-acc }.
event-exhausted = { $you ->
    [yes] Ваши бойцы
   *[no] Бойцы { NAME($who, case: "gen") }
} обессилены: колода пуста (DRW-2).
event-discards = { $you ->
    [yes] Вы сбрасываете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] сбрасывают
       *[m] сбрасывает
    }
}
event-discard = { event-discards } { card-acc }{ $by }.
event-discard-limit = { event-discards } { card-acc } (предел карт в руке).
event-attacks = { NAME($fighter) } { GENDER($fighter) ->
    [p] атакуют
   *[m] атакует
} { NAME($target, case: "acc") }
event-attack = { event-attacks } { card-ins } { face }.
event-defends = { NAME($fighter) } { GENDER($fighter) ->
    [p] защищаются
   *[m] защищается
}
event-defend = { event-defends } { card-ins } { face }.
event-no-defense = { event-defends } без карты.
event-replaced = Карту в бою заменяет { card-nom }{ $by }.
event-bonus-attack = { NAME($fighter) } { GENDER($fighter) ->
    [p] совершают
   *[m] совершает
} дополнительную атаку против { NAME($target, case: "gen") }: { $card }.
event-commit-boost = { $you ->
    [yes] Вы добавляете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] добавляют
       *[m] добавляет
    }
} { card-acc } лицом вниз для усиления атаки.
event-reveal = { $you ->
    [yes] Вы открываете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] открывают
       *[m] открывает
    }
} { card-acc }.
event-scheme = { NAME($fighter) } { GENDER($fighter) ->
    [p] разыгрывают
   *[m] разыгрывает
} приём { $card }.
event-move = { NAME($fighter) } { GENDER($fighter) ->
    [p] перемещаются
   *[m] перемещается
}: { $way }{ $by }.
event-place = { NAME($fighter) } { GENDER($fighter) ->
    [f] помещена
    [n] помещено
    [p] помещены
   *[m] помещён
} в ячейку { $space }{ $by }.
event-damage = { NAME($fighter) } { GENDER($fighter) ->
    [p] получают
   *[m] получает
} { n-damage }{ $cause ->
    [combat] {" "}в бою
    [exhaustion] {" "}из-за пустой колоды
   *[effect] { $by }
}, осталось здоровья: { $left }.
event-prevented = { NAME($fighter) } { GENDER($fighter) ->
    [p] избегают
   *[m] избегает
} { $count } урона.
event-recover = { NAME($fighter) } { GENDER($fighter) ->
    [p] восстанавливают
   *[m] восстанавливает
} { n-health }{ $by }: теперь { $left }.
event-set-health = У { NAME($fighter, case: "gen") } теперь { n-health }{ $by }.
event-defeat = { NAME($fighter) } { GENDER($fighter) ->
    [f] повержена
    [n] повержено
    [p] повержены
   *[m] повержен
}!
event-leave = { NAME($fighter) } { GENDER($fighter) ->
    [p] покидают
   *[m] покидает
} поле боя{ $by }.
event-carry = Конвейер переносит { NAME($fighter, case: "acc") } на ячейку { $space }.
event-return = { NAME($fighter) } { GENDER($fighter) ->
    [p] выходят
   *[m] выходит
} на поле боя: ячейка { $space }, здоровье { $count }{ $by }.

# Значение в бою; $side — `attack` или `defense`.
event-side-gen = { $side ->
    [attack] атаки
   *[defense] защиты
}
event-value-becomes = Значение { event-side-gen } становится равным { $count }{ $by }.
event-value-printed = Напечатанное значение { event-side-gen } считается равным { $count }{ $by }.
event-value-fixed = Значение { event-side-gen } в этом ходу равно { $count } независимо от других эффектов.
event-value-held = Значение { event-side-gen } становится равным { $count }, и эффекты карт не могут изменить его{ $by }.
event-value-locked = Значение { event-side-gen } становится равным { $count }, и ничто не может изменить его{ $by }.
event-value-high_ground = +{ $count } к атаке за возвышенность.
event-value-ignored = Значение { event-side-gen } игнорируется{ $by }.
event-value-adds = { $signed } к { $side ->
    [attack] атаке
   *[defense] защите
}{ $by }.

# Конец боя: оба значения, каждое со слагаемыми в скобках, если их больше одного.
event-combat = Атака { $attack }{ $attack_terms } против защиты { $defense }{ $defense_terms }: { $count ->
    [0] урона нет
   *[other] { n-damage }
}.
terms = ({ $list })
term-printed = { $count } на карте
term-becomes = теперь { $count }: { $source }
term-held = закреплено { $count }: { $source }
term-locked = неизменно { $count }: { $source }
term-swapped = после обмена { $count }: { $source }
term-adds = { $signed } { $source }
term-ignored = игнорируется: { $source }
term-bonus = +{ $count } { $source }
term-high_ground = +{ $count } за возвышенность
term-boost = +{ $count } усиление: { $source }
term-committed_boost = +{ $count } усиление: { $source }
term-printed_becomes = считается равным { $count }: { $source }
term-fixed = в этом ходу { $count }

event-cancel = { $source } отменяет эффекты { card-gen }.
event-look-deck = { $you ->
    [yes] Вы смотрите
   *[no] { NAME($who) } { GENDER($who) ->
        [p] смотрят
       *[m] смотрит
    }
} { card-acc } в своей колоде.
event-look-hand = { $you ->
    [yes] Вы смотрите { card-acc } в руке { NAME($whose, case: "gen") }
   *[no] { NAME($who) } { GENDER($who) ->
        [p] смотрят
       *[m] смотрит
    } { card-acc } { $yours ->
        [yes] в вашей руке
       *[no] в руке { NAME($whose, case: "gen") }
    }
}.
event-shuffle = { $you ->
    [yes] Вы перемешиваете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] перемешивают
       *[m] перемешивает
    }
} свою колоду.
event-take = { event-takes } в руку { card-acc }{ $by }.
event-put-back = { $you ->
    [yes] Вы кладёте
   *[no] { NAME($who) } { GENDER($who) ->
        [p] кладут
       *[m] кладёт
    }
} { card-acc } { where-in-deck }.
event-token = Теперь { NAME($token) } { NAME($who, case: "gen") } — { $shows }{ $by }.
event-whose-marker = { $you ->
    [yes] { GENDER($what) ->
        [f] Ваша
        [n] Ваше
        [p] Ваши
       *[m] Ваш
    } { NAME($what) }
   *[no] { NAME($what) } { NAME($who, case: "gen") }
}
event-marker = { event-whose-marker } { GENDER($what) ->
    [p] перемещаются
   *[m] перемещается
}: { $way }{ $by }.
event-marker-placed = { event-whose-marker } { GENDER($what) ->
    [f] помещена
    [n] помещено
    [p] помещены
   *[m] помещён
} в ячейку { $space }.
event-gain-action = { $you ->
    [yes] Вы получаете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] получают
       *[m] получает
    }
} { n-actions }{ $by }.
event-boost = { $you ->
    [yes] Вы тратите
   *[no] { NAME($who) } { GENDER($who) ->
        [p] тратят
       *[m] тратит
    }
} на усиление { card-acc }: +{ $count }.
event-out = { $you ->
    [yes] Вы выбываете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] выбывают
       *[m] выбывает
    }
} из игры.
event-chooses = { $you ->
    [yes] Вы выбираете
   *[no] { NAME($who) } { GENDER($who) ->
        [p] выбирают
       *[m] выбирает
    }
}
event-number = { event-chooses } число { $count }{ $by }.
event-mode = { event-chooses } вариант: { $mode }{ $by }.
event-choose = { event-chooses } { card-acc }{ $by }.
event-times = { $line } (×{ $count })

## Чем заканчивается игра

outcome-draw = Ничья: { $why }.
outcome-you = Вы побеждаете: { $why }.
outcome-one = { NAME($who) } { GENDER($who) ->
    [p] побеждают
   *[m] побеждает
}: { $why }.
outcome-two = { NAME($who) } и { NAME($other) } побеждают: { $why }.
outcome-you-two = Вы и { NAME($other) } побеждаете: { $why }.
reason-WIN-1 = герой противника повержен (WIN-1)
reason-WIN-2 = герой противника повержен (WIN-2)
reason-TEAM-6 = оба героя противников повержены (TEAM-6)
reason-FFA-5 = других героев не осталось (FFA-5)
reason-resignation = противник сдался
reason-TRN-7 = достигнут предел ходов (TRN-7)
reason-agreement = по соглашению игроков
