### Na co se hráče ptáme: krátce, na jeden řádek. Vysvětlení argumentů je v anglickém souboru.

prompt-by = { $source }: { $clause }
prompt-action = vyber akci (v tomto tahu { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[many] zbývá { $count } akcí
}).
prompt-boost = přesun až o { prompt-spaces }; karta z ruky přidá své posílení.
prompt-boost-card = můžeš posílit kartou z ruky.
prompt-commit-boost = můžeš posílit útok druhou kartou lícem dolů.
prompt-defense = { NAME($attacker) } útočí na { NAME($who, case: "acc") }: můžeš se bránit kartou.
prompt-defense-none = { NAME($attacker) } útočí na { NAME($who, case: "acc") }, kartu k obraně nemáš.
prompt-mover = přesuň bojovníky v libovolném pořadí, každého až o { prompt-spaces }.
prompt-spaces = { n-spaces }
prompt-move = vyber, kam se přesune { NAME($who) } (až o { prompt-spaces }).
prompt-move-marker = vyber, kam přesunout { NAME($what, case: "acc") } (až o { prompt-spaces }).
prompt-move-marker-anywhere = vyber, kam přesunout { NAME($what, case: "acc") }.
prompt-return = { NAME($who) } se vrací: vyber prázdné pole.
prompt-place-marker = { NAME($what) }: vyber pole v oblasti svého hrdiny.
prompt-place-sidekick = { NAME($who) }: vyber pole v oblasti svého hrdiny.
prompt-discard = odhoď { $count ->
    [1] kartu
   *[other] { n-cards }, jednu po druhé
}.
prompt-discard-limit = více než 7 karet v ruce: odhoď { $count ->
    [1] kartu
   *[other] { n-cards }, jednu po druhé
}.
prompt-put-back = vyber další kartu do balíčku; poslední bude na kraji.
prompt-order = který z tvých efektů proběhne první?
prompt-yes-no = provést?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = změnit { NAME($who, case: "acc") } na „{ $to }“?
prompt-each = { $clause }: +{ $count } za každou.
prompt-now = { $question } (teď { $value }).
prompt-no-target = žádný nepřítel v dosahu.
prompt-no-card = žádná karta k útoku.
prompt-opponent = vyber protivníka.
prompt-mode = vyber jednu možnost.
prompt-number = vyber číslo.
prompt-fighter = vyber bojovníka.
prompt-space = vyber pole.
prompt-card = vyber kartu.
prompt-waiting = Rozhoduje { NAME($who) }.

## Možnosti

option-maneuver = manévr: táhni kartu, poté přesun
option-attack = { NAME($who) } útočí na { NAME($target, case: "acc") } kartou
option-scheme = léčku { $card } hraje
option-no-boost = neposilovat
option-no-defense = nebránit se
option-done = hotovo
option-none = nic
option-yes = ano
option-no = ne
option-fighter = { NAME($who) } { $health }/{ $most } na { $space }
