### Chyby: odmítnuté odpovědi, hry, které nelze začít, záznamy, boti, příkazová řádka; pak chyby souborů.
### Názvy v uvozovkách a slova v `…` zůstávají beze změny. Pravidlo, např. (SET-1), stojí na konci.

error-or = { $first } nebo { $second }
error-none = žádné

## Odmítnuté odpovědi

error-answer-empty = prázdná odpověď
error-answer-type = odpověď je text nebo číslo, ne { $type }
error-answer-long = odpověď smí mít nejvýše tolik znaků: { $most }
error-answer-write = „{ $answer }“: napiš „{ $option }“
error-answer-other = „{ $answer }“ není odpověď na tuto otázku
error-answer-action = „{ $answer }“: akce je `maneuver`, `scheme KARTA BOJOVNÍK` nebo `attack BOJOVNÍK CÍL KARTA`
error-answer-not-offered = „{ $answer }“ není mezi možnostmi
error-answer-not-offered-here = „{ $answer }“ tu není mezi možnostmi
error-answer-declining = „{ $answer }“: odmítnout tu nelze
error-answer-not-yours = „{ $answer }“: „{ $fighter }“ nepatří mezi tvé bojovníky
error-answer-theirs = „{ $answer }“: { $fighter } nepatří mezi tvé bojovníky
error-answer-no-fighter = „{ $answer }“: bojovník „{ $fighter }“ v této hře není
error-answer-defeated = „{ $answer }“: bojovník { $fighter } je pokořen
error-answer-off-board = „{ $answer }“: bojovník { $fighter } není na bojišti
error-answer-friendly = „{ $answer }“: bojovník { $fighter } je spojenecký
error-answer-first-turn = „{ $answer }“: v prvním tahu to nelze
error-answer-melee = „{ $answer }“: bojovník na blízko útočí jen na sousedící pole
error-answer-out-of-reach = „{ $answer }“: { $fighter } je mimo dosah
error-answer-not-among = „{ $answer }“: bojovníka { $fighter } tu nelze vybrat
error-answer-no-card = „{ $answer }“: v balíčku { $hero } není karta „{ $card }“
error-answer-not-held-by = „{ $answer }“: { $seat } nemá v ruce kartu { $card }
error-answer-not-held = „{ $answer }“: karta { $card } není v ruce
error-answer-other-type = „{ $answer }“: karta { $card } k tomu neslouží
error-answer-other-fighter = „{ $answer }“: { $fighter } nesmí hrát kartu { $card }
error-answer-not-choosable = „{ $answer }“: tuto kartu efekt nedovoluje vybrat
error-answer-no-space = „{ $answer }“: na tomto bojišti není pole „{ $space }“
error-answer-taken = „{ $answer }“: pole { $space } je obsazené
error-answer-outside = „{ $answer }“: pole { $space } leží mimo oblast
error-answer-not-empty = „{ $answer }“: pole { $space } není prázdné
error-answer-not-allowed = „{ $answer }“: pole { $space } efekt nedovoluje
error-answer-in-the-way = „{ $answer }“: v cestě stojí protivníkův bojovník
error-answer-too-far = „{ $answer }“: dál než o { n-spaces }
error-answer-index = počet možností: { $count }, číslují se od 0
error-answer-no-option = počet možností: { $count }, číslo { $index } mezi nimi není
error-answer-stale = přišla odpověď { $number }, ale otevřené je rozhodnutí { $open }
error-answer-seat = odpovídá { $seat }, ale na řadě je { $asked }
error-match-over = hra už skončila
error-nothing-asked = hra už skončila, na nic se nečeká
error-no-seat = místo „{ $seat }“ neexistuje (jsou tu: { $known })
error-cannot-resign = místo { $seat } se nemůže vzdát
error-too-many-steps = více než { $most } kroků na jednu odpověď (tah { $turn }, rámec { $frame })

## Hry, které nelze začít

error-no-hero = hrdina „{ $hero }“ neexistuje (známí: { $known })
error-no-board = bojiště „{ $board }“ neexistuje (známá: { $known })
error-wrong-seats = { $mode }: počet hrdinů má být { $wanted }, ne { $seats } ({ $rule })
error-few-starts = { $mode }: počet startovních polí má být aspoň { $needed }, „{ $board }“ má { $starts } ({ $rule })
error-no-room = bojovníci se na „{ $board }“ nevejdou, je jich { $fighters } (BRD-1)
error-seed = seed je celé číslo o 64 bitech: { $why }

## Záznamy a uložené hry

error-record-not-whole = hra začíná uloženým stavem nebo pozicí: v záznamu by chyběl začátek
error-record-unreadable = není to záznam: { $why }
error-record-format = není to záznam v tomto formátu: „{ $format }“
error-record-long = více než { $most } odpovědí
error-record-unplayable = záznam tu nelze přehrát: { $why }
error-record-answer = odpověď { $number } z { $count } odporuje pravidlům: { $why }
error-record-result = podle záznamu { $record }, podle přehrání { $replay }
error-record-state = přehrání končí v jiném stavu, než uvádí záznam (kontrolní součet nesouhlasí)
error-save-unreadable = není to uložená hra: { $why }
error-save-format = není to uložená hra v tomto formátu: „{ $format }“
error-save-rules = hra je uložena pod pravidly verze { $version }, tato jsou { $current }; přehraj místo toho její záznam
error-save-unusable = uloženou hru tu nelze použít: { $why }
error-save-checksum = poškozená uložená hra: kontrolní součet nesouhlasí
error-save-damaged = poškozená uložená hra: { $why }
error-save-decision = poškozená uložená hra: na takové rozhodnutí se v ní nečeká
error-save-fields = poškozená uložená hra: některé položky chybějí nebo jsou neznámé
error-save-no-effect = poškozená uložená hra: efekt „{ $effect }“ neexistuje
error-save-program = poškozená uložená hra: efekt „{ $effect }“ není nikde ve svém programu
error-save-sizes = poškozená uložená hra: karty, místa nebo velikosti k sobě nepasují
error-content-differs = „{ $name }“ není obsah, se kterým to vzniklo (hash nesouhlasí)

## Boti

error-bot-name = „{ $name }“ nemůže být jméno bota
error-no-bot = bot „{ $name }“ neexistuje (známí: { $known })
error-bot-twice = bot „{ $bot }“: „{ $option }“ je uvedeno dvakrát
error-bot-no-option = bot „{ $bot }“: volba „{ $option }“ neexistuje (známé: { $known })
error-bot-number = bot „{ $bot }“: „{ $option }“ je číslo od { $least } do { $most }

## Příkazová řádka

error-more-problems = { $first } (počet dalších: { $count }; vypíše je `peerless check SOUBOR`)
error-check-failed = soubory s chybami: { $failed } z { $count }
error-check-but = { $file }: ale { $why }
error-scenarios-hold = splněné scénáře: { $held } z { $count }
error-file-there = soubor { $file } už existuje; --force ho přepíše
error-name-is-file = „{ $name }“ je soubor, ne jméno; kam zapsat, určí --out
error-no-id = „{ $name }“ není id: malá písmena a až z, číslice a _, první je písmeno, nejvýše 64 znaků
error-no-id-choose = „{ $name }“ není id: malá písmena a až z, číslice a _, první je písmeno, nejvýše 64 znaků; zvol jiné pomocí --out ID.yaml
error-file-ending = { $file }: název souboru končí na .yaml
error-id-taken = „{ $id }“ je součástí programu; zvol jiné jméno
error-file-taken = „{ $id }“ je součástí programu: chceš-li hrát s tímto souborem, přejmenuj ho, jeho název je id
error-same-file-name = { $file } má stejné id, tedy název souboru: jeden z nich přejmenuj
error-board-not-hero = { $file } je bojiště, ne hrdina
error-hero-not-board = { $file } je hrdina, ne bojiště
error-no-board-fits = žádné bojiště nemá dost startovních polí, potřeba: { $starts } (BRD-5)
error-seat-option = --p{ $number }: počet míst v této hře je { $seats }
error-content-missing = hrálo se se soubory, které nejsou součástí programu: přidej { $options }
error-watch-people = lidé hrají pomocí `peerless play`

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
fault-position-seat = místo „{ $seat }“ v této hře není
fault-position-fighter = bojovník „{ $fighter }“ v této hře není (jsou tu: { $known })
fault-position-space = pole „{ $space }“ na { $board } není
fault-position-twice = bojovník je uveden dvakrát, s místem i bez něj
fault-position-health = { $fighter } nemůže mít více než { $most } zdraví (FIG-4)
fault-position-taken = na { $space } stojí dva bojovníci (BRD-1)
fault-position-copies = { $seat } nemá další kopii „{ $card }“
fault-position-side = žeton „{ $token }“ nemá stranu „{ $side }“
fault-position-token = { $seat } nemá žeton „{ $token }“
fault-position-card = karta „{ $card }“ v balíčku { $hero } není

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
fault-step-known = { $viewer } zná z ruky { $seat }: { $found }, očekává se: { $expected }
fault-step-not-happened = { $event } nenastalo (v tomto pořadí); události: { $events }
fault-step-happened = { $event } nastalo
fault-step-differs = { $what }: { $found }, očekává se: { $expected }
fault-step-fighter-space = pole bojovníka { $fighter }
fault-step-fighter-health = zdraví bojovníka { $fighter }
fault-step-hand = ruka { $seat }
fault-step-hand-size = počet karet v ruce { $seat }
fault-step-deck-size = počet karet v balíčku { $seat }
fault-step-deck-top = vrch balíčku { $seat }
fault-step-deck-bottom = spodek balíčku { $seat }
fault-step-discard = odhazovací balíček { $seat }
fault-step-discard-size = počet karet v odhazovacím balíčku { $seat }
fault-step-discard-top = vrch odhazovacího balíčku { $seat }
fault-step-token = { $token } { $seat }
