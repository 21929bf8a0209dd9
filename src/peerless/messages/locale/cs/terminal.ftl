### Klient v terminálu: tabulky, nadpisy, co říká kolem hry. Slova, která hráč píše, zůstávají anglická.

## Druhy karet a bojovníků

type-attack = útok
type-defense = obrana
type-versatile = univerzální
type-scheme = léčka
# Tři písmena pro úzká okna.
short-attack = úto
short-defense = obr
short-versatile = uni
short-scheme = léč
melee = na blízko
ranged = na dálku

## Hrdina ke čtení

hero-move = pohyb { $count }
hero-line = pohyb { $count }, { $fighters }
hero-fighter = { $name }: { $several ->
    [yes] po { $health } zdraví
   *[no] { $health } zdraví
}, { $attack }{ $top ->
    [0] {""}
   *[other] , v klasické edici nejvýše { $top } zdraví
}
hero-own = { $health } zdraví, { $attack }
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { $count } { $count ->
    [one] { NAME($name) }
    [few] { NAME($name) }
   *[many] { NAME($name, case: "gen") }
}
hero-token = žeton „{ $name }“: { $sides }
hero-counter = { $name }: { $sides }
hero-marker = { hero-several } na bojišti
hero-ability = Zvláštní schopnost
about-author = autor: { $author }
about-version = verze { $version }
column-card = karta
column-type = typ
column-boost = posílení
column-fighter = bojovník
column-text = text
card-facts = { $type }{ $value }, posílení { $boost }.
card-sheet = posílení { $boost }  hraje: { $players }  { $copies }× v balíčku
card-no-effect = Bez efektu.

## Bojiště ke čtení

column-id = id
column-board = bojiště
column-spaces = pole
column-zones = oblasti
column-starts = startovní pole
column-passages = průchody
column-set = sada
column-space = pole
column-joined = sousedí s
board-zones = oblasti
board-start-mark = startovní pole
board-passage-mark = tajný průchod (PASS-1)
board-start = start { $count }
board-passage = průchod

## Před hrou a po ní

play-who = Vyber svého hrdinu.
play-choose = číslo nebo jméno, Enter pro náhodného hrdinu:
play-no-hero = Hrdina „{ $name }“ neexistuje.
play-level = Jak silný má být protivník?
play-choose-level = číslo nebo úroveň, Enter = { $level }:
play-no-level = Úroveň „{ $name }“ neexistuje.
level-easy = lehký
level-easy-about = hraje jednoduše
level-medium = střední
level-medium-about = přemýšlí trochu dopředu
level-hard = těžký
level-hard-about = přemýšlí dopředu
level-expert = expert
level-expert-about = nad každým rozhodnutím přemýšlí celou sekundu
play-you = ty
play-and = { $first } a { $second }
play-against = { $first } vs. { $second }
play-on = { $sides }, bojiště { $board }.
play-help = Nápovědu zobrazíš zadáním `?`
match-left = Hra opuštěna po { $count } { $count ->
    [one] rozhodnutí
   *[other] rozhodnutích
}.
watch-waiting = Když soubor uložíš, zkontroluje se znovu. Kontrolu ukončíš klávesami Ctrl-C.
watch-saved = Soubory jsou uložené. Stiskni Enter a pokračuj s nimi.
watch-continued = Hra pokračuje s uloženými soubory. Odpovědi, které stále platí: { $kept } z { $count }.
watch-unplayable = Uložené soubory nelze použít, hra tedy pokračuje se starými: { $why }
match-record = Záznam byl uložen do souboru { $file }.
match-hand-over = Předej zařízení hráči { $seat } ({ NAME($who) }). Pak stiskni Enter.
match-refused = Nepřijato: { $why }
match-choose = vyber možnost číslem nebo ji napiš; nápovědu zobrazíš zadáním `?`
match-numbers = možnosti mají čísla 1 až { $count }
match-discards = { NAME($who) } (od nejnovější): { $cards }
match-nothing = nic
match-hands = { NAME($who) } má v ruce { n-cards }; známé: { $cards }
match-no-hero = Hrdina „{ $name }“ v této hře není ({ $known }).
match-no-card = Karta „{ $name }“ v této hře není.
match-save-where = Uveď soubor: `save SOUBOR`
match-saved = Uloženo do souboru { $file }. Pokračovat můžeš příkazem: peerless play --resume { $file }
replay-note = Poznámka: { $note }
replay-report = Krok { $step }, jak ho během hry viděl jeden hráč. Celou hru uvidíš, když tento soubor po jejím skončení otevřeš na serveru, kde se hrála.
replay-step = po { $count } z { $all } rozhodnutí
replay-verified = Přehrání { $count } rozhodnutí souhlasí se záznamem.
end-facts = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[many] { $turns } tahů
}, { $answers } rozhodnutí, seed { $seed }
end-standing = na bojišti zůstává: { $list }
end-nobody = nikdo
end-exhaustion = Vyčerpání
column-damage = zranění
column-by = čím
column-to = komu

## Stůl

table-setup = Příprava hry
table-turn = { $count }. tah: { $you ->
    [yes] hraješ ty
   *[no] hraje { NAME($who) }
}
table-you = ty
table-mate = spoluhráč
table-dormant = zatím není na bojišti
table-out = mimo hru
table-resigned = hra vzdána
table-piles = ruka { $hand }  balíček { $deck }  odhozeno { $discard }
table-exhausted = vyčerpání
table-last-discarded = naposledy odhozeno: { $card }
table-known = známé v ruce: { $cards }
table-defeated = pokořen/a
table-away = mimo bojiště
table-empty-hand = v ruce nemáš žádné karty
table-boost = posílení { $count }
table-combat = boj
table-against = vs.
table-a-card = karta
table-no-card = bez karty
table-face-down = lícem dolů
table-second-card = druhá karta
table-now = TEĎ
table-type-number = napiš přímo číslo
table-numbered = napiš číslo pole na bojišti, nebo jeho id
table-stay = nebo napiš `stay` a zůstaneš na { $space }

help =
    Odpověz číslem možnosti, nebo možnost napiš: maneuver, attack alice merlin feint, s12, no_boost.
    Čísla v závorkách na bojišti jsou pole, která můžeš vybrat; čísla před kartami jsou karty, které můžeš vybrat.
    V úzkém okně vypadá karta takto: `Lest uni 2 +2` (název, typ, hodnota, posílení); typ je útok, obrana, univerzální
    nebo léčka. Na bojišti je `s12A` pole s oblastí, `■KA:18` bojovník se zdravím; hrdinové jsou psáni velkými písmeny.

    { "  " }card NÁZEV    co karta dělá              hero JMÉNO   celý balíček hrdiny
    { "  " }hands         známé karty v rukou hráčů  discards     všechny odhazovací balíčky
    { "  " }log           dosavadní průběh hry       save SOUBOR  uložit hru; pokračování: --resume SOUBOR
    { "  " }table         znovu vykreslit stůl       resign       vzdát se
    { "  " }?             zobrazit tuto nápovědu     quit         opustit hru

    Vyhraješ, když zdraví protivníkova hrdiny klesne na 0. Ve svém tahu provedeš dvě akce: manévr (tažení karty
    a přesun), léčku nebo útok. Bojovníci útočící na blízko útočí na sousedící pole, bojovníci útočící na dálku i na pole
    se stejným písmenem oblasti. Útok uštědří tolik zranění, kolik je hodnota útoku minus hodnota obrany. Každá karta má
    i hodnotu posílení: odhoď kartu při manévru a přesuneš se dál. Když je tvůj balíček prázdný, za každou kartu, kterou
    máš táhnout, utrží každý tvůj bojovník 2 zranění.

## `peerless doctor`

doctor-place = Databáze: { $place }
doctor-mark-good = v pořádku
doctor-mark-note = poznámka
doctor-mark-bad = problém
doctor-good = Žádné problémy.
doctor-bad = Nalezené problémy: { $count }. Nic se nezměnilo. Než začneš něco opravovat nebo obnovovat, zkopíruj všechny soubory databáze na bezpečné místo.
doctor-settings = nastavení v proměnných prostředí je platné
doctor-access = { $file }: soubor lze číst i do něj zapisovat
doctor-access-bad = { $file }: tento uživatel nemůže soubor číst nebo do něj zapisovat: zkontroluj vlastníka a oprávnění
doctor-space = na disku je volných { $free } MB
doctor-space-low = na disku je volných jen { $free } MB: uvolni místo, než ho databáze zaplní
doctor-used = databázi používá server, takže se při této kontrole jen čte
doctor-unused = databázi nepoužívá žádný server
doctor-log = log zápisů (WAL) je v pořádku
doctor-log-busy = log zápisů (WAL) se mění příliš rychle na to, aby šel zkontrolovat: zastav server a spusť kontrolu znovu
doctor-pages = stránky, indexy a odkazy jsou v pořádku
doctor-schema = schéma je aktuální (verze { $version })
doctor-schema-old = schéma má verzi { $version }, aktuální je { $known }: spusť jednou server, aby ho aktualizoval, a pak spusť kontrolu znovu
doctor-unreadable = stoly nelze přečíst: { $why }
doctor-more = a dalších takových: { $count }
doctor-logs = v logu žádné hry nic nechybí (stoly: { $tables }, položky: { $entries })
doctor-matches = každou hru lze zobrazit nebo v ní pokračovat (hry: { $count })
doctor-match = stůl „{ $table }“: { $why }
doctor-match-rules = stůl „{ $table }“: současná pravidla nedovolují položku { $number } z { $count }; rozehraná hra pokračuje od posledního tahu před ní

## `peerless serve`

notice-not-compiled = herní jádro není zkompilované, takže boti přemýšlejí několikrát déle: nainstaluj balíček (wheel) pro svůj systém, nebo ho sestav pomocí překladače jazyka C
notice-no-client = klient pro prohlížeč není sestavený: spusť `make web` ve své kopii repozitáře
notice-running = Peerless už běží, takže se jen otevře prohlížeč
