### Chyby v souborech hrdinů, bojišť a scénářů. Každé předchází soubor a místo: `medusa.yaml: hero.count: …`
### Názvy v uvozovkách a slova v `…` jsou id a klíče souborů a zůstávají beze změny. Chyba začíná malým písmenem a nekončí
### tečkou. Pravidlo, např. (SET-1), je na konci.

## Čtení souborů

fault-unreadable = nelze přečíst: { $why }
fault-folder = nelze přečíst: je to složka
fault-device = nelze přečíst: je to roura nebo zařízení, ne soubor
fault-not-utf8 = nelze přečíst: není to text v UTF-8 (bajt { $byte })
fault-large = soubor je větší než { $most } bajtů
fault-not-yaml = není to YAML
fault-not-yaml-because = není to YAML: { $why }
fault-alias = aliasy YAML nejsou povoleny
fault-tag = značky YAML nejsou povoleny
fault-merge = slučovací klíče YAML nejsou povoleny
fault-many-values = soubor má více než { $most } hodnot
fault-deep = hodnoty jsou vnořeny příliš hluboko (nejvyšší počet úrovní: { $most })
fault-large-number = číslo je příliš velké
fault-key = klíč musí být jediné slovo
fault-twice = „{ $name }“ je uvedeno dvakrát
fault-half-character = „{ $text }“ obsahuje polovinu náhradního páru (surrogate)
fault-too-many = kontrola skončila po { $most } { $most ->
    [one] problému
   *[other] problémech
}: zbytek souboru nebyl zkontrolován

## Očekávalo se něco jiného

# $found je hodnota, jak je zapsána, nebo jeden z druhů níže; stejně tak $expected.
fault-expected = nalezeno: { $found }, očekává se: { $expected }
# $fault is any of these.
fault-near = { $fault }; nemá to být „{ $near }“?
fault-unknown-key = neznámý klíč (známé: { $known })
fault-unknown-key-expected = neznámý klíč; očekává se: { $expected }
fault-missing = chybí `{ $key }`
fault-missing-known = chybí `{ $key }` (známé: { $known })
fault-not-called = `{ $key }` { $found } neexistuje (známé: { $known })
# $expected je číslo nebo jedna ze dvou zpráv níže.
fault-entries = počet položek: { $count }, očekává se: { $expected }
fault-from-to = { $least } až { $most }
fault-at-least = alespoň { $least }

## Co se očekávalo nebo našlo

fault-type-mapping = mapování
fault-type-mapping-with = mapování s klíčem `{ $key }`
fault-type-list = seznam
fault-type-list-of = { $count ->
    [one] seznam s { $count } položkou
   *[other] seznam s { $count } položkami
}
fault-type-whole-number = celé číslo od { $least } do { $most }
fault-type-number = číslo od { $least } do { $most }
fault-type-text = text o { $least } až { $most } znacích
fault-type-any-number = celé číslo
fault-type-any-text = text
fault-type-line = jeden řádek o { $least } až { $most } viditelných znacích, bez mezer na začátku a na konci
fault-type-name = jméno z malých písmen, číslic a _
fault-type-fighter = bojovník
fault-type-binding = `$name`
fault-type-card = `own`, `opposing` nebo `$name`
fault-type-one-of = jedno z: { $values }
fault-type-truth = true nebo false
fault-type-nothing = nic

## Hrdinové

fault-not-a-hero = soubor hrdiny je mapování s klíči `name`, `hero`, `move`, `cards` …
fault-id = odstraň id: jako id slouží název souboru
fault-same-id = hrdina a bojiště nemohou mít stejné id: jeden ze souborů přejmenuj
fault-numbers-alone = čísla potřebují efekt uvedený v `use`
fault-no-shared = společný efekt „{ $name }“ neexistuje (známé: { $known })
# $wanted je seznam jmen, nebo `error-none`.
fault-numbers = „{ $name }“ přijímá tyto číselné hodnoty: { $wanted }
fault-shared-timing = „{ $name }“ už v tomto okamžiku efekt má
fault-deck-size = počet karet v balíčku je { $count }, má být { $size } (SET-1)
fault-many-keywords = hrdina má více než { $most } klíčových slov
fault-many-triggers = počet spouštěčů v okamžiku „{ $moment }“ je { $count }: povoleno je nejvýše { $most }
fault-one-hero = hrdinou musí být právě jeden bojovník (FIG-1)
fault-reserved = „{ $name }“ je vyhrazené slovo: zvol jiné jméno
fault-health = { $fighter } má na začátku více zdraví, než je maximum (FIG-4)
fault-answer = „{ $name }“ je vyhrazeno pro zápis odpovědí: zvol jiné jméno
# $type je `attack`, `defense`, `versatile` nebo `scheme`.
fault-no-value = karta typu { $type } nesmí mít hodnotu (CRD-1)
fault-needs-value = karta typu { $type } potřebuje hodnotu (CRD-1)
fault-card-fighter = bojovník „{ $fighter }“ neexistuje (známí: { $known }) (CRD-2)
fault-timing = karta typu { $type } v tomto okamžiku působit nemůže
fault-face-up = efekt před odhalením může mít jen karta hraná lícem nahoru
fault-bonus-timing = útok navíc nemůže mít v tomto okamžiku efekt
fault-idle-scheme = léčka bez efektu nic nedělá (SCH-2)
fault-no-one-fighter = „{ $moment }“ se netýká jednoho konkrétního bojovníka
fault-bonus-by = bonus mohou mít jen spojenečtí nebo tví bojovníci na bojišti
fault-maneuver-by = hodnota pohybu je při manévru pro všechny tvé bojovníky stejná (MAN-2)
fault-links = „{ $fighter }“ se může pohybovat jen mezi žetony jednoho druhu
fault-nothing-called = nic se tu nejmenuje „{ $name }“ (známé: { $known })
fault-forms = nalezené tvary podstatného jména: { $count }; očekávané: { $wanted }, jeden pro každý pád

## Bojiště

fault-not-a-board = soubor bojiště je mapování s klíči `name`, `zones`, `spaces`, `edges` …
fault-no-zone = oblast „{ $zone }“ neexistuje (známé: { $known }) (BRD-3)
fault-empty-zone = v oblasti „{ $zone }“ není žádné pole (BRD-3)
fault-line-ends = čára mezi „{ $first }“ a „{ $second }“ musí spojovat dvě různá pole tohoto bojiště (BRD-2)
fault-line-twice = „{ $first }“ a „{ $second }“ jsou spojena dvakrát
fault-no-line = mezi „{ $first }“ a „{ $second }“ není žádná čára
fault-passage = průchod na poli „{ $space }“ nikam nevede: označ alespoň jedno další pole (PASS-1)
fault-no-way = ze zbytku bojiště se nelze dostat na { $spaces }
fault-one-way = kvůli jednosměrným čarám se tam nebo odtud nelze dostat: { $spaces } (WAY-1)
fault-no-space = na tomto bojišti není pole „{ $space }“
fault-bin-on-belt = pole „{ $space }“ leží na pásu, takže nemůže být v jeho koši (BELT-2)
fault-starts = startovní pole musí být očíslována 1, 2, … bez vynechaných čísel a musí být alespoň dvě; nalezeno: { $found } (BRD-5)

## Rady k souborům bez chyb

fault-zone-color = oblast „{ $zone }“ nemá vlastní barvu, a tak dostane libovolnou (oblasti s vlastní barvou: { $known })

## Efekty: kroky a programy

fault-unused = „{ $name }“ je vybráno, ale nikdy se nepoužije
fault-long-effect = efekt má více než { $most } instrukcí
fault-many-names = efekt používá více než { $most } jmen
fault-deep-steps = kroky jsou vnořeny příliš hluboko (nejvyšší počet úrovní: { $most })
fault-no-steps = chybějí kroky
fault-combat-opponent = protivník v boji je vždy druhý hráč tohoto boje (FFA-3)
fault-no-action-left = v okamžiku „{ $moment }“ už žádná akce následovat nemůže
fault-no-turn-left = v okamžiku „{ $moment }“ není tah, který by šlo ukončit
fault-zero = to je vždy 0
fault-unseen-cards = protivník neviděl „{ $name }“
fault-unseen-deck = balíček leží lícem dolů: nejdřív použij `look_at_top` nebo `search`
fault-chance = náhoda vybírá jen z tvého odhazovacího balíčku nebo z ruky protivníka a nikdo o ničem nerozhoduje
fault-unseen-hand = karty v této ruce neznáš: nejdřív použij `look_at_hand`
fault-your-hand = protivník neviděl karty v tvé ruce
fault-high-number = nabízí čísla až do { $number }, nejvyšší možné je { $most }
fault-modes = možností musí být 2 až { $most }
fault-pick = nelze vybrat { $pick } z { $count } možností
fault-draw-bind = pojmenovat lze jen vlastní karty
fault-discard-bind = jméno nemůže označovat karty více hráčů
fault-marker-bind = jméno nemůže označovat více žetonů: vyber je pomocí `at`
fault-take = vzít si můžeš jen karty ze svého odhazovacího balíčku nebo vybrané karty
fault-take-theirs = „{ $name }“ označuje protivníkovy karty: nemůžeš si je vzít
fault-search-piles = uveď alespoň jeden balíček a každý jen jednou
fault-one-or-each = použij buď `one`, nebo `each`
fault-with-one = `may` a `by` lze použít jen s `one`
fault-both = „{ $name }“ je použito pro `dealt` i `defeated`: použij dvě jména
fault-put-on-empty = bojovníka lze umístit jen na prázdné pole (MOV-5)
fault-place-one = umísťuje se jeden bojovník: vyber ho pomocí `one`

## Efekty: bojovníci, pole, karty, počty, podmínky

# $known je seznam okamžiků, například `after_combat`.
fault-not-at = `{ $what }` nelze použít v okamžiku „{ $moment }“, jen v { $known }
fault-kind = { $kind ->
    [fighter] bojovníka
    [fighters] bojovníky
    [space] pole
    [number] číslo
   *[cards] karty
}
fault-names-a = „{ $name }“ už označuje { fault-kind }
fault-not-chosen = „{ $name }“ není před tímto krokem vybráno
fault-not-always-chosen = „{ $name }“ není před tímto krokem vybráno ve všech případech
fault-is-a = „{ $name }“ označuje { fault-kind }, ne { $wanted ->
    [fighter] bojovníka
    [fighters] bojovníky
    [space] pole
    [number] číslo
   *[cards] karty
}
fault-which-opponent = není jasné, který protivník je míněn: nejdřív použij `choose_opponent` (FFA-3)
fault-no-opposing = v této podmínce není žádné `opposing`
fault-no-self = v tomto okamžiku není žádné `self`: uveď bojovníka
fault-no-fighter = bojovník „{ $fighter }“ neexistuje (známí: { $known })
fault-defeated = pokoření bojovníci nejsou na bojišti (DEF-1)
fault-own-fighter = „{ $fighter }“ je tvůj bojovník, nikdy ne protivníkův (FIG-5)
fault-defeated-name = pokořeného bojovníka uveď pomocí jeho id
fault-spaces = uveď jedno až šest vybraných polí
fault-with-marker = použij buď `with_marker`, nebo `without_marker`
fault-own-deck = id a klíčová slova musí být z vlastního balíčku
fault-no-card = karta „{ $card }“ v tomto balíčku není (známé: { $known })
fault-no-keyword = žádná karta v tomto balíčku nemá klíčové slovo „{ $keyword }“ (známé: { $known })
fault-used-to-boost = karty použité k posílení jsou v tvém odhazovacím balíčku
# $pile je `hand` nebo `deck`.
fault-hidden-pile = karty { $pile ->
    [hand] v ruce
   *[deck] v balíčku
} jsou skryté: spočítat je lze jen všechny
fault-conditions = spoj jednu až šest podmínek
fault-below = buď porovnej s jiným bojovníkem, nebo uveď meze
fault-bounds = použij `at_least`, `at_most` nebo obojí
fault-no-number = žádné číslo není alespoň { $least } a nejvýše { $most }
fault-every-number = každé číslo je alespoň 0
# $known je seznam jmen, nebo `error-none`.
fault-no-token = žeton „{ $token }“ neexistuje (známé: { $known })
fault-no-side = žeton „{ $token }“ nemá stranu „{ $side }“ (známé: { $known })
fault-no-counter = ukazatel „{ $counter }“ neexistuje (známé: { $known })
fault-no-ability = schopnost „{ $ability }“ neexistuje (známé: { $known })
fault-idle-ability = schopnost „{ $ability }“ v okamžiku „{ $moment }“ nic nedělá
fault-high-price = stojí { $count }, ale ukazatel „{ $counter }“ nikdy neukazuje víc než { $most }
fault-spend-for = chybí jméno pro počet (`bind`), nebo řádky (`lines`)
fault-counter-start = počáteční hodnota ukazatele nemůže být vyšší než jeho maximum ({ $most })
fault-chosen-number = „{ $name }“ je číslo: porovnej ho pomocí `test: amount`
fault-top = vrchní kartu mají jen `deck` a `discard`
fault-outer = jen efekty útoku navíc mohou odkazovat na útok, který ho vyvolal
fault-no-symbols = žádná schopnost nemá `kind: symbols`
fault-no-symbol = „{ $symbol }“ není symbol (známé: { $known })
fault-by-player = jen karta, která mění držitele, může rozlišovat, kdo ji zahrál (viz schopnost `lend`)
fault-not-owner = tady je `you` jiný hráč, který nic takového nemá: má to jen majitel karty
fault-no-lend = žádná schopnost tohoto hrdiny nepůjčuje karty (viz schopnost `lend`)
fault-lend-twice = `kind: lend` může mít jen jedna schopnost
fault-lent-card = karta, která mění držitele, musí být pro libovolného bojovníka a nesmí mít `playable_if`, `also`, `against`, `face_up`, `hides_hand` ani útok navíc
fault-many-lent = držitele mění víc karet než { $most }
fault-symbols-twice = `kind: symbols` může mít jen jedna schopnost
fault-also = karty typu { $type } nelze hrát zároveň jako zde uvedený typ
fault-above = na určitý počet lze omezit jen zranění z útoku
fault-against = kartami typu { $type } se neútočí
fault-against-friends = útočí se na protivníkovy bojovníky na bojišti
fault-passed = bojovník může procházet přes protivníkovy bojovníky jen s `through`
fault-passed-stay = `stay: false` nelze spojit s `passed`
fault-share-twice = `kind: share_damage` může mít jen jedna schopnost
fault-share-defeated = pokoření bojovníci neutrží žádné zranění
# $known je seznam jmen, nebo `error-none`.
fault-no-marker = žeton „{ $marker }“ neexistuje (známé: { $known })

## Scénáře: co je v souboru a jakou pozici připravuje

# Místo chyby.
fault-scenario = scénář { $number } ({ $name })
fault-scenario-beside = kromě `scenarios` může soubor mít jen `content`, mapování podle id; nalezeno: { $found }
fault-scenario-random = náhodný výsledek „{ $entry }“: napiš místo a kartu, například `p2 feint`
fault-scenario-set-up = pozici nelze připravit: { $why }
fault-scenario-accepted = příprava byla přijata, ale měla být odmítnuta
fault-scenario-refused = příprava byla odmítnuta: { $why } ({ $message }); očekává se { $expected }
fault-word = `{ $key }`: neznámé slovo „{ $word }“ (známá: { $known })
fault-word-near = `{ $key }`: neznámé slovo „{ $word }“; nemá to být „{ $near }“?
fault-event-kind = událost potřebuje `kind`: { $event }
fault-event-field = událost druhu „{ $kind }“ nemá položku „{ $field }“ (známé: { $known })
fault-event-number = `{ $field }` události musí být číslo, ne „{ $found }“
fault-event-flag = `{ $field }` události musí být `true`, nebo chybět; nemůže být „{ $found }“
fault-event-term = člen v `{ $field }` události musí mít { $known }, ne „{ $found }“
fault-position-twice = bojovník je uveden dvakrát, s místem i bez něj
fault-position-health = { $fighter } nemůže mít více než { $most } zdraví (FIG-4)
fault-position-reserve = { $fighter } začíná mimo bojiště: uveď `space`, pokud už na bojišti je
fault-position-on-board = { $fighter } začíná na bojišti a nemůže být v záloze
fault-position-taken = na { $space } stojí dva bojovníci (BRD-1)
fault-position-away = { $fighter } nemůže být mimo bojiště: nic tu bojovníkovi neumožňuje odejít
fault-position-copies = { $seat } už nemá další kopie karty „{ $card }“
fault-position-chance = počet čísel v `chance` musí být { $count } (dvě pro každé místo), ne { $found }
fault-position-place = { $seat } nemá v balíčku kartu na pozici { $place }, počet karet v balíčku je { $count }
fault-position-markers = { $seat }: žetonů „{ $marker }“ je { $count }, ne { $wrong }
fault-position-marked = dva žetony „{ $marker }“ jsou na stejném poli (FOG-4)

## Scénáře: co neplatí. Hodnoty se uvádějí tak, jak jsou zapsány: None, True, seznamy.

fault-step = krok { $number }: { $why }
fault-step-answers = krok může mít jen jednu odpověď
fault-step-not-offered = „{ $option }“ není mezi možnostmi; možnosti: { $offered }
fault-step-offered = „{ $option }“ je mezi možnostmi
fault-step-only = možnosti: { $offered }; očekávají se jen: { $expected }
fault-step-over = hra skončila: není už o čem rozhodovat
fault-step-asked-seat = rozhodující místo je „{ $found }“, očekává se „{ $expected }“
fault-step-asked-kind = druh rozhodnutí je „{ $found }“, očekává se „{ $expected }“
fault-step-asked-source = zdrojem rozhodnutí je „{ $found }“, očekává se „{ $expected }“
fault-step-refusal = hra se změnila, přestože odpověď „{ $answer }“ byla odmítnuta
# $rule je pravidlo, například ATK-1, $why celé odmítnutí.
fault-step-rule = odpověď „{ $answer }“ byla odmítnuta podle pravidla { $rule } ({ $why }), očekává se { $expected }
fault-step-no-rule = „{ $answer }“ bylo odmítnuto, ale ne pravidlem ({ $why }), očekává se { $expected }
fault-step-accepted = „{ $answer }“ bylo přijato, ale mělo být odmítnuto
fault-step-no-combat = žádný boj neprobíhá ani neskončil
fault-step-no-combat-now = žádný boj neprobíhá
fault-step-known = { $viewer } zná z ruky { $seat }: { $found }, očekává se: { $expected }
fault-step-known-deck = { $viewer } zná z balíčku { $seat }: { $found }, očekává se: { $expected }
fault-step-not-happened = { $event } nenastalo (v tomto pořadí); události: { $events }
fault-step-happened = { $event } nastalo
# $what je klíč souboru (`turn`, `attack`), bojovník, nebo jedna ze zpráv níže.
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
fault-step-status = stav { $seat }
