### Chyby: odmítnuté odpovědi, hry, které nelze začít, záznamy, boti, příkazová řádka; pak chyby souborů.
### Názvy v uvozovkách a slova v `…` zůstávají beze změny. Pravidlo, např. (SET-1), stojí na konci.

error-or = { $first } nebo { $second }
error-none = žádné

## Odmítnuté odpovědi

# A refused answer with its reason, one of the messages below.
error-answer-quoted = „{ $answer }“: { $reason }
error-answer-empty = prázdná odpověď
error-answer-type = odpověď je text nebo číslo, ne { $type }
error-answer-long = odpověď smí mít nejvýše tolik znaků: { $most }
error-answer-write = napiš „{ $option }“
error-answer-other = to není odpověď na tuto otázku
error-answer-action = akce je `maneuver`, `scheme KARTA BOJOVNÍK` nebo `attack BOJOVNÍK CÍL KARTA`
error-answer-not-offered = to není mezi možnostmi
error-answer-not-offered-here = to tu není mezi možnostmi
error-answer-declining = odmítnout tu nelze
error-answer-not-yours = „{ $fighter }“ nepatří mezi tvé bojovníky
error-answer-theirs = { $fighter } nepatří mezi tvé bojovníky
error-answer-no-fighter = bojovník „{ $fighter }“ v této hře není
error-answer-defeated = bojovník { $fighter } je pokořen
error-answer-off-board = bojovník { $fighter } není na bojišti
error-answer-friendly = bojovník { $fighter } je spojenecký
error-answer-first-turn = v prvním tahu to nelze
error-answer-melee = bojovník na blízko útočí jen na sousední pole
error-answer-out-of-reach = { $fighter } je mimo dosah
error-answer-not-among = bojovníka { $fighter } tu nelze vybrat
error-answer-no-card = v balíčku { $hero } není karta „{ $card }“
error-answer-not-held-by = { $seat } nemá v ruce kartu { $card }
error-answer-not-held = karta { $card } není v ruce
error-answer-other-type = karta { $card } k tomu neslouží
error-answer-other-fighter = { $fighter } nesmí hrát kartu { $card }
error-answer-not-choosable = tuto kartu efekt nedovoluje vybrat
error-answer-no-space = na tomto bojišti není pole „{ $space }“
error-answer-taken = pole { $space } je obsazené
error-answer-outside = pole { $space } leží mimo oblast
error-answer-not-empty = pole { $space } není prázdné
error-answer-not-allowed = pole { $space } efekt nedovoluje
error-answer-in-the-way = v cestě stojí protivníkův bojovník
error-answer-too-far = dál než o { n-spaces }
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
error-seed = seed je celé číslo o 64 bitech, nebo „2:“ a 32 šestnáctkových číslic: { $why }

## Záznamy a uložené hry

error-undo-not-whole = hra začíná uloženým stavem nebo pozicí: co bylo předtím, není známo, a proto nelze nic vzít zpět
# A moment is a number of entries: answers and all else that was done.
error-undo-moment = nelze se vrátit k okamžiku { $moment }: počet záznamů hry je { $entries } a zpět se bere nejméně poslední
error-undo-many = počet vrácení v jedné hře je nejvýše { $most }
error-record-not-whole = hra začíná uloženým stavem nebo pozicí: v záznamu by chyběl začátek
error-record-unreadable = není to záznam: { $why }
error-report-forged = toto hlášení neodpovídá vlastnímu nastavení, takže ho nelze zobrazit
error-record-format = není to záznam v tomto formátu: „{ $format }“
error-record-long = více než { $most } odpovědí
error-record-unplayable = záznam tu nelze přehrát: { $why }
error-record-answer = odpověď { $number } z { $count } odporuje pravidlům: { $why }
error-record-result = podle záznamu { $record }, podle přehrání { $replay }
error-record-state = přehrání končí v jiném stavu, než uvádí záznam (kontrolní součet nesouhlasí)
error-record-step = krok { $step } v záznamu není: jeho délka je { $count }
error-record-sealed = toto je hlášení z partie, která ještě běžela, takže obsahuje jen to, co mohl vědět jeden hráč; otevřete je tam, kde se hrálo, až partie skončí, a záznam uložte tam
error-record-settings = stůl tohoto serveru nemůže mít nastavení tohoto záznamu („versatile“, „auto“ nebo „turn_limit“): lze ho prohlížet, ale ne v něm pokračovat
error-report-elsewhere = toto hlášení bylo uloženo během partie, a ne na tomto serveru: otevřete je tam, kde se hrálo
error-scenario-draw = krok { $step } leží za remízou po dohodě, kterou scénář neumí vyjádřit: zvolte dřívější
error-scenario-unsayable = krok { $step } nelze zapsat jako soubor scénáře: zapsané při spuštění neobstálo (možná je příliš velké)
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
error-bot-command = bot „program:{ $command }“: { $why }
error-bot-no-program = bot „program:“: uveď program, například program:./my_bot.pl
error-no-action = akce { $action } neexistuje (je jich { $count }, počítáno od 0)
error-actions-count = her: { $matches }, ale akcí: { $actions }
error-action-match = hra { $number }: akce { $action } tu není možná
error-action-seat = { $seat }: akce { $action } tu není možná
error-reset-first = nejdřív začni hru (reset)

## Server: co se odmítá dříve, než se na to kdo podívá

error-too-many-requests = příliš mnoho požadavků; chvíli počkej
error-too-many-guests = z jedné adresy přichází příliš mnoho nových hostů: za hodinu jich smí být { $most }; zkus to později
error-too-many-sockets = z jedné adresy je příliš mnoho spojení: smí jich být { $most }
error-origin = stránky z „{ $origin }“ nesmějí tento server používat
error-host = tento server není znám jako „{ $host }“; dostupný je na adrese z nastavení `url`
error-config = nastavení serveru nelze použít: { $why }
error-body-large = velikost požadavku v bajtech je nejvýše { $most }
error-server-closing = server se právě zastavuje; nic se neztratí, připoj se za chvíli znovu
error-store-slow = úložiště neodpovídá už { $seconds } s

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

## Žetony na bojišti

error-answer-marked = na { $space } už takový žeton leží ({ $marker })
error-answer-marker-too-far = { $space } je dál než { $count } { $count ->
    [one] pole
    [few] pole
   *[other] polí
}
error-no-room-markers = žetony „{ $marker }“ se na „{ $board }“ nevejdou, je jich { $count } (FOG-4)

## Laboratoř

error-lab-no-cluster = na adrese „{ $address }“ není cluster Ray: { $why }
error-lab-no-ray = pro `--ray` je třeba Ray: nainstaluj balíček s doplňkem `cluster`
error-lab-workers-die = pracovní procesy stále končí, zbývá úloh: { $count }
error-lab-no-openskill = pro hodnocení je třeba openskill: nainstaluj balíček s doplňkem `lab`
error-lab-row = { $file }, řádek { $line }: toto není řádek výsledků ({ $why })
error-lab-columns = { $file }: to nejsou výsledky takového běhu, sloupce se liší
error-lab-task = úloha { $task }: to nejsou její výsledky
error-lab-nothing = není co hrát: jsou třeba aspoň dva hrdinové nebo boti, jedno bojiště a jedna hra
error-lab-another-run = v { $folder } je jiný běh ({ $command }; liší se: { $what }): zvol jinou složku pomocí --out
error-lab-no-description = v { $folder } jsou výsledky bez { $file }: zvol jinou složku pomocí --out
error-lab-no-run = v { $folder } není žádný běh: chybí { $file }
error-lab-description = { $file }: to není popis běhu ({ $why })
error-lab-format = { $file }: běh není v tomto formátu: „{ $format }“
error-lab-heroes = pro { $mode } je třeba hrdinů: { $count }, --heroes jich uvádí { $named }
error-lab-workers = --workers: „{ $text }“ není číslo od 1 do 1024
error-lab-starts = bojiště „{ $board }“ má méně startovních polí než { $count } (BRD-5)
error-lab-board = { $name } je bojiště, ne hrdina

## Úložiště serveru

error-store-failed = nic se neuložilo ({ $why })
error-store-unsure = spojení s databází se přerušilo; není známo, zda se to uložilo ({ $why })
error-store-closed = úložiště je zavřené
error-store-no-table = stůl „{ $table }“ neexistuje
error-store-log = stůl '{ $table }': jeho záznam má { $found } položek místo { $number }, nebo v něm něco chybí. Nic se nezměnilo; takové stoly vypíše `peerless doctor`
error-store-no-guest = host „{ $guest }“ neexistuje
error-characters = { $code } v textu být nesmí: znak NUL a znaky, které mění směr psaní, se odmítají
error-store-lease = stůl „{ $table }“ drží jiný proces: { $owner }
error-store-gone-on = stůl „{ $table }“ pokročil bez tohoto procesu, počet záznamů: { $number }
error-store-rating-moved = hodnocení „{ $key }“ se mezitím změnilo
error-store-locked = { $file } používá jiný server, proces { $pid }
error-store-links = { $file } má { $links } jména (pevné odkazy). Server používá jen databázi s jedním jménem, jinak by do ní mohly psát dva servery. Ostatní odstraň
error-store-no-file = { $file }: taková databáze neexistuje
error-store-newer = { $place }: databáze je z novější verze programu (schéma { $found }, známá jsou do { $known })
error-store-foreign = { $place }: databáze jiného programu
error-store-unusable = { $place }: tuto databázi nelze použít ({ $why })
error-store-wal = { $file }: záznam posledních zápisů je poškozený v rámci { $frame } z { $frames }. Otevřením by se ztratily potvrzené odpovědi, takže se nic neotevřelo ani nezměnilo. Zkopíruj databázi se soubory -wal a -shm jinam a pak obnov zálohu; víc ti řekne `peerless doctor`
error-store-wal-alone = { $file } obsahuje poslední zápisy databáze, která chybí nebo je prázdná: { $database }. Nic se nezměnilo. Vrať databázi na místo, nebo záznam přesuň jinam a obnov zálohu
error-store-damaged = { $file }: tato databáze je poškozená ({ $why }). Nic se nezměnilo. Zkopíruj její soubory jinam, spusť `peerless doctor` a obnov zálohu
error-store-scheme = „{ $scheme }:“ není druh databáze: uveď sqlite:CESTA nebo postgresql://…
error-store-no-asyncpg = PostgreSQL potřebuje asyncpg: nainstaluj balíček s doplňkem `postgres`
error-backup-foreign = { $file }: to není záloha
error-backup-newer = { $file }: záloha z novější verze programu
error-backup-damaged = { $file }: záloha je poškozená nebo neúplná; nic se neobnovilo
error-backup-not-empty = { $place }: databáze není prázdná; zálohu lze obnovit jen do prázdné

## Stoly serveru. $seat je `p1` a tak dále.

error-no-table = takový stůl není, nebo pro tebe není otevřený
error-table-full = všechna místa u tohoto stolu jsou obsazená
error-table-elsewhere = tento stůl vede jiný proces serveru; zkus to za okamžik znovu
error-no-server = server potřebuje „{ $module }“: spusť `pip install '.[server]'` ve své kopii repozitáře
error-table-let-go = tento stůl byl právě uvolněn; připoj se znovu, hra pokračuje tam, kde skončila
error-listen = nelze naslouchat na { $host }, port { $port }: { $why }
error-match-other-rules = tato hra se hrála podle pravidel verze { $rules } a podle verze { $ours } v ní odtud nelze pokračovat; můžete si ji prohlédnout a stáhnout její záznam
error-content-unreadable = „{ $id }“ z této hry uložila jiná verze programu a nelze to přečíst
error-closing = server se zastavuje; vše je uloženo, vrať se za okamžik
error-too-many-tables = za hodinu lze založit nejvýše tolik stolů, odmítnuté se počítají také: { $most }; zkus to později
error-homebrew-busy = server právě kontroluje jiné vlastní soubory; zkus to za okamžik znovu
error-homebrew-late = kontrola těchto vlastních souborů trvá déle než { $seconds } s; zmenši je
error-homebrew-memory = kontrola těchto vlastních souborů potřebuje víc než { $most } MB paměti; zmenši je
error-homebrew-failed = tyto vlastní soubory se nepodařilo zkontrolovat; zmenši je, nebo to zkus znovu
error-too-much-stored = tvoje stoly za posledních { $days } dní zabírají { $most } MB, víc nelze; zkus to později
error-seat-taken = místo { $seat } je obsazené
error-seat-not-yours = místo { $seat } není tvoje
error-not-host = to smí jen ten, kdo stůl založil
error-already-begun = hra už začala
error-not-begun = hra ještě nezačala
error-not-over = hra ještě neskončila
error-pick-random = u tohoto stolu vybírá hrdiny náhoda
error-no-fitting-board = není bojiště, na kterém by se tito hrdinové mohli utkat
error-rated-homebrew = hodnocená hra se hraje jen s hrdiny a bojišti, které jsou součástí programu (`rated`)
error-rated-bots = hodnocenou hru hrají jen lidé (`rated`)
error-rated-hot-seat = v hodnocené hře nikdo nehraje za dvě místa
error-rated-take-over = v hodnocené hře se místa nepřebírají
error-second-seat = kdo viděl karty jedné strany, nemůže obsadit místo jiné strany, dokud hrají ostatní
error-seat-seen = sem se už nikdo nemůže přidat: jeden z hráčů viděl skryté karty více stran
error-fork-closed = tato hra navazuje na jinou, takže její karty mohou být známé: nikdo další se nemůže přidat
error-rated-undo = v hodnocené hře se nic nebere zpět
error-undo-number = k rozhodnutí { $number } není odpověď, kterou by šlo vzít zpět
error-bots-play-on = boti na remízu nepřistupují
error-rematch-there = odveta už má svůj stůl
error-no-proposal = takový návrh už není
error-replied = toto místo už odpovědělo
error-chat-guest = psát smějí jen hosté se jménem
error-chat-fast = najednou můžeš napsat { $burst } řádků a pak jeden zhruba každých { $seconds } s; tento nebyl odeslán
error-chat-text = zpráva obsahuje znaky, které nejsou vidět: odstraň konce řádků, řídicí znaky a znaky, které obracejí směr textu
error-content-lost = obsah „{ $id }“ není v úložišti
error-protocol = klient mluví protokolem { $theirs }, server { $ours }: načti stránku znovu
error-hello-first = první zpráva musí být `hello`
error-hello-again = `hello` se říká jednou
error-too-many-muted = nikoho dalšího už nelze ztlumit: ztlumeno je jich { $most }
error-too-fast = příliš mnoho zpráv; tato nebyla přečtena
error-unreadable = zprávu nelze přečíst: { $why }

## Server, přes HTTP

error-http-address = na této adrese nic není
error-http-method = tato adresa není pro takovou metodu
error-http-refused = požadavek byl odmítnut
error-http-server = na serveru se něco pokazilo; je to tam zaznamenáno
error-request-twice = parametr je uveden dvakrát
error-request = požadavek nelze přečíst: { $why }
error-request-media = tělo požadavku musí být typu { $media }
error-request-large = tělo požadavku má více než { $most } bajtů
error-token-missing = řekni, kdo jsi: `Authorization: Bearer TOKEN`
error-token-unknown = tento token nikdo nemá: zařízení bylo odhlášeno nebo host smazán
error-guest-name = jméno má 1 až { $most } písmen a všechna jsou vidět
error-name-claimed = jméno { $name } patří jinému hráči, nebo vypadá jako jeho: zvol si jiné
error-name-reserved = jméno { $name } si nikdo nemůže zabrat, protože se tak jmenují noví návštěvníci: zvol si jiné
error-no-device = toto zařízení není přihlášené
error-code-unknown = tento kód je neznámý, použitý nebo příliš starý
error-nothing-there = „{ $what }“ neexistuje
error-table-private = vidí to jen ti, kdo u tohoto stolu seděli
