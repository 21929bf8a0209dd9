### Na co se hráče ptáme. Vysvětlení argumentů je v anglickém souboru.

prompt-by = { $source }: { $clause }
prompt-action = vyber akci (v tomto tahu { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[many] zbývá { $count } akcí
}).
prompt-boost = odhoď kartu a prodluž pohyb o její hodnotu posílení, nebo neposiluj.
prompt-boost-card = posil kartou z ruky, nebo neposiluj.
prompt-commit-boost = { NAME($who) } útočí, přidej lícem dolů druhou kartu (její hodnota posílení se přičte), nebo nepřidávej nic.
prompt-defense = { NAME($attacker) } útočí na { NAME($who, case: "acc") } kartou lícem dolů: braň se kartou, nebo se nebraň.
prompt-defense-none = { NAME($attacker) } útočí na { NAME($who, case: "acc") } a v ruce nemáš žádnou kartu k obraně.
prompt-mover = vyber, kdo se přesune jako další (každý až o { prompt-spaces }), nebo přesun ukonči.
prompt-spaces = { n-spaces }
prompt-move = vyber, kam se přesune { NAME($who) }, až o { prompt-spaces }.
prompt-place-sidekick = { NAME($who) }: vyber pole v oblasti svého hrdiny.
prompt-discard = odhoď { $count ->
    [1] kartu
   *[other] { n-cards }, jednu po druhé
}.
prompt-discard-limit = máš v ruce více než 7 karet: odhoď { $count ->
    [1] kartu
   *[other] { n-cards }, jednu po druhé
}.
prompt-put-back = vyber další kartu, kterou vrátíš; poslední bude ležet nejkrajněji.
prompt-order = čeká několik tvých efektů: vyber, který proběhne první.
prompt-yes-no = provést?
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
option-done = hotovo, nikdo další se nepřesouvá
option-none = nic
option-yes = ano
option-no = ne
option-fighter = { NAME($who) } { $health }/{ $most } na { $space }
