### Про що питають гравця: коротко, щоб стало рядка. Пояснення аргументів — в англійському файлі.

prompt-by = { $source }: { $clause }
prompt-action = виберіть дію ({ $count ->
    [one] залишилася { $count }
   *[other] залишилося { $count }
}).
prompt-boost = переміщення максимум на { n-spaces }. Спершу можете поліпшити його картою.
prompt-boost-card = можете скинути карту з руки для поліпшення.
prompt-commit-boost = { NAME($who) } { GENDER($who) ->
    [p] атакують
   *[other] атакує
}: покласти долілиць другу карту для поліпшення?
prompt-attacks = { NAME($attacker) } { GENDER($attacker) ->
    [p] атакують
   *[other] атакує
} { NAME($who, case: "acc") }
prompt-defense = { prompt-attacks }: зіграти карту оборони?
prompt-defense-none = { prompt-attacks }. У вас немає карти для оборони.
prompt-mover = перемістіть бійців у будь-якому порядку, кожного максимум на { n-spaces }.
prompt-spaces = { n-spaces }
prompt-move = перемістіть { NAME($who, case: "acc") } максимум на { n-spaces }.
prompt-move-marker = перемістіть { NAME($what, case: "acc") } максимум на { n-spaces }.
prompt-move-marker-anywhere = виберіть комірку для { NAME($what, case: "gen") }.
prompt-return = { NAME($who) } { GENDER($who) ->
    [p] повертаються
   *[other] повертається
}: виберіть порожню комірку.
prompt-place-marker = розмістіть { NAME($what, case: "acc") } у зоні свого героя.
prompt-place-sidekick = розмістіть { NAME($who, case: "acc") } у зоні свого героя.
prompt-discards = { $count ->
    [1] скиньте карту
   *[other] скиньте { n-cards } (по одній)
}
prompt-discard = { prompt-discards }.
prompt-discard-limit = ліміт карт на руці — 7: { prompt-discards }.
prompt-put-back = виберіть наступну карту, щоб покласти її назад. Остання ляже на самий верх (або під самий низ).
prompt-order = виберіть, який із ваших ефектів застосувати першим.
prompt-yes-no = застосувати цей ефект?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = змінити { NAME($who, case: "acc") } на «{ $to }»?
prompt-each = { $clause }: +{ $count } за кожну.
prompt-now = { $question } (зараз { $value }).
prompt-chosen = { $question } ({ $card })?
prompt-no-target = ворожих бійців у межах досяжності немає.
prompt-no-card = у вас немає карти для атаки.
prompt-opponent = виберіть суперника.
prompt-mode = виберіть варіант.
prompt-number = виберіть число.
prompt-fighter = виберіть бійця.
prompt-share = { NAME($who) } { GENDER($who) ->
    [p] мають
   *[other] має
} зазнати поранень: { $count }. Хто візьме 1 із них на себе?
mode-else = нічого з цього
prompt-space = виберіть комірку.
prompt-card = виберіть карту.
prompt-waiting = { GENDER($who) ->
    [p] Вирішують
   *[other] Вирішує
} { NAME($who) }.

## Варіанти

option-maneuver = маневр
option-attack = { NAME($who) } { GENDER($who) ->
    [p] атакують
   *[other] атакує
} { NAME($target, case: "acc") } картою:
option-scheme = виверт { $card }, грає:
option-no-boost = без поліпшення
option-no-defense = без оборони
option-done = готово
option-none = не вибирати
option-yes = так
option-no = ні
option-fighter = { NAME($who) } { $health }/{ $most }, комірка { $space }
