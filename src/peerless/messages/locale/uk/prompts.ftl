### Про що питають гравця: коротко, щоб стало рядка. Пояснення аргументів — в англійському файлі.

prompt-by = { $source }: { $clause }
prompt-action = виберіть дію (цього ходу { $count ->
    [one] залишилася { $count } дія
    [few] залишилося { $count } дії
   *[many] залишилося { $count } дій
}).
prompt-boost = переміщення максимум на { n-spaces }; карта з руки додасть своє поліпшення.
prompt-boost-card = можете скинути карту для поліпшення.
prompt-commit-boost = можете поліпшити атаку другою картою.
prompt-attacks = { NAME($attacker) } { GENDER($attacker) ->
    [p] атакують
   *[other] атакує
} { NAME($who, case: "acc") }
prompt-defense = { prompt-attacks }: можете зіграти карту оборони.
prompt-defense-none = { prompt-attacks }, карт для оборони немає.
prompt-mover = перемістіть бійців у будь-якому порядку, кожного максимум на { n-spaces }.
prompt-spaces = { n-spaces }
prompt-move = виберіть, куди перемістити { NAME($who, case: "acc") } (максимум на { n-spaces }).
prompt-move-marker = виберіть, куди перемістити { NAME($what, case: "acc") } (максимум на { n-spaces }).
prompt-move-marker-anywhere = виберіть, куди перемістити { NAME($what, case: "acc") }.
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
prompt-discard-limit = на руці більше ніж 7 карт: { prompt-discards }.
prompt-put-back = виберіть наступну карту для колоди; остання ляже скраю.
prompt-order = який із ваших ефектів застосувати першим?
prompt-yes-no = зробити це?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = змінити { NAME($who, case: "acc") } на «{ $to }»?
prompt-each = { $clause }: +{ $count } за кожну.
prompt-now = { $question } (зараз { $value }).
prompt-no-target = жодного ворога в досяжності.
prompt-no-card = немає карти для атаки.
prompt-opponent = виберіть суперника.
prompt-mode = виберіть один ефект.
prompt-number = виберіть число.
prompt-fighter = виберіть бійця.
prompt-space = виберіть комірку.
prompt-card = виберіть карту.
prompt-waiting = { GENDER($who) ->
    [p] Вирішують
   *[other] Вирішує
} { NAME($who) }.

## Варіанти

option-maneuver = маневр: узяти карту й переміститися
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
