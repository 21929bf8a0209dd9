### О чём спрашивают игрока: коротко, чтобы хватило строки. Пояснения к аргументам — в английском файле.

prompt-by = { $source }: { $clause }
prompt-action = выберите действие (осталось { $count }).
prompt-boost = перемещение до { prompt-spaces }. Сначала его можно усилить картой.
prompt-boost-card = вы можете усилить свою карту.
prompt-commit-boost = { NAME($who) } { GENDER($who) ->
    [p] атакуют
   *[m] атакует
}: добавить вторую карту лицом вниз для усиления?
prompt-attacks = { NAME($attacker) } { GENDER($attacker) ->
    [p] атакуют
   *[m] атакует
} { NAME($who, case: "acc") }
prompt-defense = { prompt-attacks }: разыграть карту защиты?
prompt-defense-none = { prompt-attacks }. У вас нет карты для защиты.
prompt-mover = перемещайте бойцов в любом порядке (каждого — до { prompt-spaces }).
prompt-spaces = { $count } { $count ->
    [one] ячейки
   *[other] ячеек
}
prompt-move = переместите { NAME($who, case: "acc") } (до { prompt-spaces }).
prompt-move-marker = переместите { NAME($what, case: "acc") } (до { prompt-spaces }).
prompt-move-marker-anywhere = выберите ячейку для { NAME($what, case: "gen") }.
prompt-return = { NAME($who) } { GENDER($who) ->
    [p] возвращаются
   *[m] возвращается
}: выберите свободную ячейку.
prompt-place-marker = поместите { NAME($what, case: "acc") } в зону вашего героя.
prompt-place-sidekick = поместите { NAME($who, case: "acc") } в зону вашего героя.
prompt-cards = { $count ->
    [1] карту
   *[other] { n-cards }, по одной
}
prompt-discard = сбросьте { prompt-cards }.
prompt-discard-limit = предел карт в руке — 7: сбросьте { prompt-cards }.
prompt-put-back = выберите, какую карту вернуть следующей. Последняя окажется на самом верху колоды (или в самом низу).
prompt-order = выберите, какой из ваших эффектов применить первым.
prompt-yes-no = применить этот эффект?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = { NAME($who) }: сменить на «{ $to }»?
prompt-each = { $clause }: +{ $count } за каждую.
prompt-now = { $question } (сейчас { $value }).
prompt-chosen = { $question } ({ $card })?
prompt-no-target = бойцов противника в пределах досягаемости нет.
prompt-no-card = у вас нет карты для атаки.
prompt-opponent = выберите противника.
prompt-mode = выберите вариант.
prompt-number = выберите число.
prompt-fighter = выберите бойца.
prompt-share = { NAME($who) } { GENDER($who) ->
    [p] получают
   *[m] получает
} урон: { $count }. Кто примет 1 урон на себя?
mode-else = ничего из этого
prompt-space = выберите ячейку.
prompt-card = выберите карту.
prompt-waiting = { NAME($who) } { GENDER($who) ->
    [p] принимают
   *[m] принимает
} решение.

## Варианты ответа

option-maneuver = манёвр
option-attack = { NAME($who) } { GENDER($who) ->
    [p] атакуют
   *[m] атакует
} { NAME($target, case: "acc") }:
option-scheme = приём { $card }:
option-no-boost = без усиления
option-no-defense = без защиты
option-done = готово
option-none = не выбирать
option-yes = да
option-no = нет
option-fighter = { NAME($who) } { $health }/{ $most }, { $space }
