### Na co se hráče ptáme: krátce, na jeden řádek. Vysvětlení argumentů je v anglickém souboru.

prompt-by = { $source }: { $clause }
prompt-action = vyber akci ({ $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}).
prompt-boost = přesuň bojovníky až o { prompt-spaces }. Předtím můžeš pohyb posílit kartou.
prompt-boost-card = můžeš k posílení odhodit kartu z ruky.
prompt-commit-boost = { NAME($who) } útočí: přidat lícem dolů druhou kartu jako posílení?
prompt-defense = { NAME($attacker) } útočí na { NAME($who, case: "acc") }: zahrát obrannou kartu?
prompt-defense-none = { NAME($attacker) } útočí na { NAME($who, case: "acc") }. Nemáš žádnou kartu k obraně.
prompt-mover = přesuň bojovníky v libovolném pořadí, každého až o { prompt-spaces }.
prompt-spaces = { n-spaces }
prompt-move = přesuň { NAME($who, case: "acc") } až o { prompt-spaces }.
prompt-move-marker = přesuň { NAME($what, case: "acc") } až o { prompt-spaces }.
prompt-move-marker-anywhere = vyber, kam přesuneš { NAME($what, case: "acc") }.
prompt-return = { NAME($who) } se vrací: vyber prázdné pole.
prompt-place-marker = umísti { NAME($what, case: "acc") } do oblasti svého hrdiny.
prompt-place-sidekick = umísti { NAME($who, case: "acc") } do oblasti svého hrdiny.
prompt-discard = odhoď { $count ->
    [1] kartu
   *[other] { n-cards }, jednu po druhé
}.
prompt-discard-limit = limit karet v ruce je 7: odhoď { $count ->
    [1] kartu
   *[other] { n-cards }, jednu po druhé
}.
prompt-put-back = vyber další kartu, kterou vrátíš do balíčku. Poslední bude úplně navrchu (nebo naspodu).
prompt-order = vyber, který z tvých efektů proběhne první.
prompt-yes-no = použít tento efekt?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = změnit { NAME($who, case: "acc") } na „{ $to }“?
prompt-each = { $clause }: +{ $count } za každou.
prompt-now = { $question } (teď { $value }).
prompt-chosen = { $question } ({ $card })?
prompt-no-target = v dosahu není žádný protivníkův bojovník.
prompt-no-card = nemáš žádnou kartu k útoku.
prompt-opponent = vyber protivníka.
prompt-mode = vyber jednu možnost.
prompt-number = urči číslo.
prompt-fighter = vyber bojovníka.
prompt-share = { NAME($who) } má utržit zranění ({ $count }): kdo místo toho převezme 1 z nich?
mode-else = nic z toho
prompt-space = vyber pole.
prompt-card = vyber kartu.
prompt-waiting = { NAME($who) } se rozhoduje.

## Možnosti

option-maneuver = manévr
option-attack = { NAME($who) } útočí na { NAME($target, case: "acc") } kartou
option-scheme = léčku { $card } hraje
option-no-boost = bez posílení
option-no-defense = bez obrany
option-done = hotovo
option-none = nic
option-yes = ano
option-no = ne
option-fighter = { NAME($who) } { $health }/{ $most } na { $space }
