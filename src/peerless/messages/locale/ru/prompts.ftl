### О чём спрашивают игрока: коротко, чтобы хватило строки. Пояснения к аргументам — в английском файле.

prompt-by = { $source }: { $clause }
prompt-action = выберите действие (в этом ходу осталось { $count } { $count ->
    [one] действие
    [few] действия
   *[many] действий
}).
prompt-boost = перемещение до { prompt-spaces }; карта из руки добавит своё усиление.
prompt-boost-card = можете сбросить карту из руки для усиления.
prompt-commit-boost = можете усилить атаку второй картой.
prompt-attacks = { NAME($attacker) } { GENDER($attacker) ->
    [p] атакуют
   *[m] атакует
} { NAME($who, case: "acc") }
prompt-defense = { prompt-attacks }: можете защититься картой.
prompt-defense-none = { prompt-attacks }, карт для защиты нет.
prompt-mover = переместите бойцов в любом порядке, каждого на расстояние до { prompt-spaces }.
prompt-spaces = { $count } { $count ->
    [one] ячейки
   *[other] ячеек
}
prompt-move = выберите, куда { GENDER($who) ->
    [p] переместятся
   *[m] переместится
} { NAME($who) } (до { prompt-spaces }).
prompt-move-marker = выберите, куда переместить { NAME($what, case: "acc") } (до { prompt-spaces }).
prompt-move-marker-anywhere = выберите, куда переместить { NAME($what, case: "acc") }.
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
prompt-discard-limit = в руке больше 7 карт: сбросьте { prompt-cards }.
prompt-put-back = выберите следующую карту; последняя окажется крайней.
prompt-order = какой из ваших эффектов применить первым?
prompt-yes-no = применить?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = изменить { NAME($who, case: "acc") } на «{ $to }»?
prompt-each = { $clause }: +{ $count } за каждую.
prompt-now = { $question } (сейчас { $value }).
prompt-no-target = врагов в пределах досягаемости нет.
prompt-no-card = нет карты для атаки.
prompt-opponent = выберите противника.
prompt-mode = выберите вариант.
prompt-number = выберите число.
prompt-fighter = выберите бойца.
prompt-space = выберите ячейку.
prompt-card = выберите карту.
prompt-waiting = Решение за { NAME($who, case: "ins") }.

## Варианты ответа

option-maneuver = манёвр: взять карту, затем переместить бойцов
option-attack = { NAME($who) } { GENDER($who) ->
    [p] атакуют
   *[m] атакует
} { NAME($target, case: "acc") } картой
option-scheme = приём { $card } разыгрывает
option-no-boost = без усиления
option-no-defense = без защиты
option-done = готово
option-none = не выбирать
option-yes = да
option-no = нет
option-fighter = { NAME($who) } { $health }/{ $most }, { $space }
