### Chyby v souborech hrdinů, bojišť a scénářů. Každé předchází soubor a místo: `medusa.yaml: hero.count: …`

## Čtení souborů

fault-unreadable = nelze přečíst: { $why }
fault-folder = nelze přečíst: je to složka
fault-device = nelze přečíst: je to roura nebo zařízení, ne soubor
fault-not-utf8 = nelze přečíst: není to text v UTF-8 (bajt { $byte })
fault-large = větší než { $most } bajtů
fault-line = řádek { $line }, sloupec { $column }
fault-not-yaml = není to YAML
fault-not-yaml-because = není to YAML: { $why }
fault-alias = aliasy nejsou dovoleny
fault-tag = značky nejsou dovoleny
fault-merge = slučování není dovoleno
fault-many-values = více než { $most } hodnot
fault-deep = vnořeno hlouběji než { $most }
fault-large-number = číslo je příliš velké
fault-key = klíč je jediné slovo
fault-twice = „{ $name }“ je uvedeno dvakrát
fault-half-character = „{ $text }“ obsahuje půl znaku
fault-too-many = počet chyb: { $most }; zbytek není zkontrolován

## Co stojí tam, kde má být něco jiného

fault-expected = nalezeno: { $found }, očekává se: { $expected }
fault-unknown-key = neznámý klíč (známé: { $known })
fault-unknown-key-expected = neznámý klíč; očekává se: { $expected }
fault-missing = chybí `{ $key }`
fault-missing-known = chybí `{ $key }` (známé: { $known })
fault-not-called = žádné `{ $key }` se nejmenuje { $found } (známé: { $known })
fault-entries = počet položek: { $count }, očekává se: { $expected }
fault-from-to = { $least } až { $most }
fault-at-least = aspoň { $least }

## Druhy věcí

fault-type-mapping = mapování
fault-type-mapping-with = mapování s klíčem `{ $key }`
fault-type-list = seznam
fault-type-list-of = seznam o délce { $count }
fault-type-whole-number = celé číslo od { $least } do { $most }
fault-type-number = číslo od { $least } do { $most }
fault-type-text = text o { $least } až { $most } znacích
fault-type-any-number = celé číslo
fault-type-any-text = text
fault-type-line = text o 1 až 80 znacích na jednom řádku, samé viditelné znaky, bez mezer na krajích
fault-type-name = jméno z malých písmen, číslic a _
fault-type-fighter = bojovník
fault-type-binding = `$name`
fault-type-card = `own`, `opposing` nebo `$name`
fault-type-one-of = jedno z: { $values }
fault-type-truth = true nebo false
fault-type-nothing = nic

## Hrdinové

fault-not-a-hero = hrdina je mapování s klíči name, hero, move, cards …
fault-id = id je název souboru, v souboru se neuvádí
fault-same-id = hrdina a bojiště nemohou mít stejné id
fault-numbers-alone = čísla patří k efektu uvedenému v `use`
fault-no-shared = společný efekt „{ $name }“ neexistuje (známé: { $known })
fault-numbers = „{ $name }“ potřebuje tato čísla: { $wanted }
fault-shared-timing = „{ $name }“ už v této chvíli efekt má
fault-deck-size = počet karet v balíčku je { $count }, má být { $size } (SET-1)
fault-many-keywords = více než { $most } klíčových slov
fault-many-triggers = počet spouštěčů v „{ $moment }“ je { $count }, možných je nejvýše { $most }
fault-one-hero = hrdinou je právě jeden bojovník (FIG-1)
fault-reserved = „{ $name }“ je slovo jazyka, ne jméno
fault-health = { $fighter } začíná nad svým maximem zdraví (FIG-4)
fault-answer = „{ $name }“ je odpověď, ne jméno
fault-no-value = typ je { $type }: nemá hodnotu (CRD-1)
fault-needs-value = typ je { $type }: potřebuje hodnotu (CRD-1)
fault-card-fighter = bojovník „{ $fighter }“ neexistuje (CRD-2)
fault-timing = typ je { $type }: v této chvíli působit nemůže
fault-face-up = před odhalením může působit jen karta hraná lícem nahoru
fault-bonus-timing = dodatečný útok v této chvíli působit nemůže
fault-idle-scheme = léčka bez efektu nic nedělá (SCH-2)
fault-no-one-fighter = „{ $moment }“ se netýká jednoho bojovníka
fault-maneuver-by = manévr přesouvá všechny tvé bojovníky stejně (MAN-2)

## Bojiště

fault-not-a-board = bojiště je mapování s klíči name, zones, spaces, edges …
fault-no-zone = oblast „{ $zone }“ neexistuje (BRD-3)
fault-empty-zone = v oblasti „{ $zone }“ neleží žádné pole (BRD-3)
fault-line-ends = spojuje „{ $first }“ a „{ $second }“: musí to být dvě různá známá pole (BRD-2)
fault-line-twice = „{ $first }“ a „{ $second }“ jsou spojena dvakrát
fault-no-line = „{ $first }“ a „{ $second }“ nespojuje žádná čára
fault-passage = průchod na „{ $space }“ nikam nevede (PASS-1)
fault-no-way = nevede žádná cesta na { $spaces }
fault-starts = startovní pole se číslují 1, 2, …, každé jednou, aspoň dvě; nalezeno: { $found } (BRD-5)

## Efekty: kroky a programy

fault-unused = „{ $name }“ je vybráno, ale nikdy se nepoužije
fault-long-effect = efekt má více než { $most } instrukcí
fault-many-names = efekt si pamatuje více než { $most } věcí
fault-deep-steps = kroky jsou vnořeny hlouběji než { $most }
fault-no-steps = žádné kroky
fault-combat-opponent = protivník v boji je druhý hráč tohoto boje (FFA-3)
fault-no-action-left = v „{ $moment }“ už žádná akce nezbývá
fault-zero = je vždy 0
fault-unseen-cards = protivník neviděl „{ $name }“
fault-unseen-deck = balíček leží lícem dolů: použij look_at_top nebo search
fault-unseen-hand = tuto ruku ještě neznáš: předřaď look_at_hand
fault-your-hand = protivník neviděl tvou ruku
fault-high-number = nabízí čísla až do { $number }, nejvyšší je { $most }
fault-modes = počet možností musí být od 2 do { $most }
fault-pick = vybírá { $pick } z { $count } možností
fault-draw-bind = zapamatovat lze jen vlastní karty
fault-discard-bind = jedno jméno nemůže znamenat karty více hráčů
fault-take = vzít lze jen karty z vlastního odhazovacího balíčku nebo vybrané karty
fault-take-theirs = „{ $name }“ jsou karty protivníka, nemůžeš si je vzít
fault-search-piles = uvádí každý balíček jednou, aspoň jeden
fault-one-or-each = uvádí buď `one`, nebo `each`
fault-with-one = `may` a `by` patří k `one`
fault-both = „{ $name }“ nemůže být obojí
fault-put-on-empty = bojovníka lze umístit jen na prázdné pole (MOV-5)
fault-place-one = umísťuje jednoho bojovníka: vyber ho pomocí `one`

## Efekty: bojovníci, pole, karty, počty, podmínky

fault-not-at = `{ $what }` nemůže stát v „{ $moment }“, jen v { $known }
fault-kind = { $kind ->
    [fighter] bojovník
    [space] pole
    [number] číslo
   *[cards] karty
}
fault-names-a = „{ $name }“ už něco znamená: { fault-kind }
fault-not-chosen = „{ $name }“ předtím není vybráno
fault-not-always-chosen = „{ $name }“ není vybráno na každé cestě sem
fault-is-a = „{ $name }“ znamená: { fault-kind }; má být: { $wanted ->
    [fighter] bojovník
    [space] pole
    [number] číslo
   *[cards] karty
}
fault-which-opponent = který protivník? předřaď choose_opponent (FFA-3)
fault-no-self = uveď bojovníka: v této chvíli není nikdo `self`
fault-no-fighter = bojovník „{ $fighter }“ neexistuje (známí: { $known })
fault-defeated = pokoření bojovníci nikde nestojí (DEF-1)
fault-own-fighter = „{ $fighter }“ je tvůj bojovník, nikdy ne protivníkův (FIG-5)
fault-defeated-name = pokořený bojovník se uvádí svým id
fault-spaces = uvádí jedno až šest vybraných polí
fault-own-deck = id a klíčová slova patří vlastnímu balíčku
fault-no-card = karta „{ $card }“ v tomto balíčku není
fault-no-keyword = žádná karta tohoto balíčku nemá klíčové slovo „{ $keyword }“
fault-used-to-boost = karty použité k posílení leží v tvém odhazovacím balíčku
fault-hidden-pile = { $pile ->
    [hand] karty v ruce
   *[deck] karty v balíčku
} jsou skryté: spočítat lze jen všechny
fault-conditions = spojuje jednu až šest podmínek
fault-bounds = uvádí `at_least`, `at_most` nebo obojí
fault-no-number = žádné číslo není aspoň { $least } a nejvýše { $most }
fault-every-number = každé číslo je aspoň 0
fault-no-token = žeton „{ $token }“ neexistuje (známé: { $known })
fault-no-side = žeton „{ $token }“ nemá stranu „{ $side }“ (má: { $known })

## Scénáře: co je v souboru a jakou pozici připravuje

fault-scenario = scénář { $number } ({ $name })
fault-scenario-beside = vedle `scenarios` stojí jen `content`, mapování podle id; nalezeno: { $found }
fault-scenario-random = náhodný výsledek „{ $entry }“: napiš místo a kartu, `p2 feint`
fault-scenario-set-up = nelze připravit: { $why }
fault-scenario-accepted = příprava je přijata, očekává se odmítnutí
fault-scenario-refused = příprava je odmítnuta: { $why } ({ $message }); očekává se { $expected }
fault-word = `{ $key }`: „{ $word }“ není známo; známé: { $known }
fault-word-near = `{ $key }`: „{ $word }“ není známo; nemá to být „{ $near }“?
fault-event-kind = událost potřebuje `kind`: { $event }
fault-event-field = událost druhu „{ $kind }“ nemá pole „{ $field }“; její pole: { $known }
fault-event-number = `{ $field }` události je číslo, ne „{ $found }“
fault-event-flag = `{ $field }` události je `true`, nebo chybí; nemůže být „{ $found }“
fault-event-term = člen v `{ $field }` události má { $known }, ne „{ $found }“
fault-position-twice = bojovník je uveden dvakrát, s místem i bez něj
fault-position-health = { $fighter } nemůže mít více než { $most } zdraví (FIG-4)
fault-position-reserve = { $fighter } začíná mimo bojiště: pokud už vstoupil, uveď `space`
fault-position-on-board = { $fighter } začíná na bojišti a nemůže být v záloze
fault-position-taken = na { $space } stojí dva bojovníci (BRD-1)
fault-position-copies = { $seat } nemá další kopii „{ $card }“
fault-position-chance = v „chance“ mají být dvě čísla na hráče, celkem { $count }, ne { $found }
fault-position-place = v balíčku { $seat } není karta na místě { $place }: karet je celkem { $count }

## Scénáře: co neplatí

fault-step = krok { $number }: { $why }
fault-step-answers = krok obsahuje jednu odpověď
fault-step-not-offered = „{ $option }“ není mezi možnostmi; možnosti: { $offered }
fault-step-offered = „{ $option }“ je mezi možnostmi
fault-step-only = možnosti: { $offered }; očekávají se jen: { $expected }
fault-step-over = hra už skončila, na nikoho se nečeká
fault-step-asked-seat = na řadě je místo „{ $found }“, očekává se „{ $expected }“
fault-step-asked-kind = druh rozhodnutí je „{ $found }“, očekává se „{ $expected }“
fault-step-asked-source = ptá se „{ $found }“, očekává se „{ $expected }“
fault-step-refusal = odmítnutí „{ $answer }“ změnilo hru
fault-step-rule = „{ $answer }“ odmítá { $rule } ({ $why }), očekává se { $expected }
fault-step-no-rule = „{ $answer }“ neodmítá žádné pravidlo ({ $why }), očekává se { $expected }
fault-step-accepted = „{ $answer }“ je přijato, očekává se odmítnutí
fault-step-no-combat = žádný boj neproběhl ani neprobíhá
fault-step-no-combat-now = žádný boj neprobíhá
fault-step-known = { $viewer } zná z ruky { $seat }: { $found }, očekává se: { $expected }
fault-step-known-deck = { $viewer } zná z balíčku { $seat }: { $found }, očekává se: { $expected }
fault-step-not-happened = { $event } nenastalo (v tomto pořadí); události: { $events }
fault-step-happened = { $event } nastalo
fault-step-differs = { $what }: { $found }, očekává se: { $expected }
fault-step-fighter-space = pole bojovníka { $fighter }
fault-step-fighter-health = zdraví bojovníka { $fighter }
fault-step-seen = `{ $what }`, jak to vidí { $viewer }
fault-step-hand = ruka { $seat }
fault-step-hand-size = počet karet v ruce { $seat }
fault-step-deck = balíček { $seat }
fault-step-deck-size = počet karet v balíčku { $seat }
fault-step-deck-top = vrch balíčku { $seat }
fault-step-deck-bottom = spodek balíčku { $seat }
fault-step-discard = odhazovací balíček { $seat }
fault-step-discard-size = počet karet v odhazovacím balíčku { $seat }
fault-step-discard-top = vrch odhazovacího balíčku { $seat }
fault-step-token = { $token } { $seat }

## Žetony na bojišti

fault-links = „{ $fighter }“ se řídí jen jedním druhem žetonů
fault-no-turn-left = v okamžiku „{ $moment }“ už není tah, který by šlo ukončit
fault-marker-bind = jméno nemůže označovat více žetonů: upřesni pomocí `at`
fault-with-marker = uvádí buď `with_marker`, nebo `without_marker`
fault-no-marker = žeton „{ $marker }“ neexistuje (známé: { $known })
fault-position-away = { $fighter } nemůže být mimo bojiště: nic tu bojovníkovi neumožňuje odejít
fault-position-markers = { $seat }: žetonů „{ $marker }“ je { $count }, ne { $wrong }
fault-position-marked = dva žetony „{ $marker }“ leží na jednom poli (FOG-4)
fault-step-status = stav hráče { $seat }
