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
   *[other] , v klasické edici nejvýše { $top }
}
hero-own = { $health } zdraví, { $attack }
hero-sidekick = { $name } ({ $health }, { $attack })
hero-several = { $count } { $count ->
    [one] { NAME($name) }
    [few] { NAME($name) }
   *[many] { NAME($name, case: "gen") }
}
hero-token = žeton „{ $name }“: { $sides }
hero-marker = { hero-several } na bojišti
hero-ability = Schopnost
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
column-starts = starty
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

play-who = Za koho chceš hrát?
play-choose = číslo nebo jméno (Enter = náhodně):
play-no-hero = Hrdina „{ $name }“ neexistuje.
play-level = Jak silný má být protivník?
play-choose-level = číslo nebo úroveň, Enter – { $level }:
play-no-level = Úroveň „{ $name }“ neexistuje.
level-easy = lehká
level-easy-about = hraje prostě
level-medium = střední
level-medium-about = dívá se kousek dopředu
level-hard = těžká
level-hard-about = přemýšlí dopředu
level-expert = expert
level-expert-about = přemýšlí dopředu celou sekundu
play-you = ty
play-and = { $first } a { $second }
play-against = { $first } vs. { $second }
play-on = { $sides }, bojiště { $board }.
play-help = Nápovědu zobrazí ?
match-left = Hra je opuštěna po { $count } { $count ->
    [one] odpovědi
   *[other] odpovědích
}.
match-record = Záznam je uložen do souboru { $file }.
match-hand-over = Na řadě je { NAME($who) } ({ $seat }): předej klávesnici a stiskni Enter.
match-refused = Nelze přijmout: { $why }
match-choose = vyber možnost číslem nebo slovy; nápovědu zobrazí ?
match-numbers = možnosti mají čísla 1 až { $count }
match-discards = { NAME($who) } (od poslední): { $cards }
match-nothing = nic
match-hands = { NAME($who) } má v ruce { n-cards }; známé: { $cards }
match-no-hero = Hrdina „{ $name }“ v této hře není ({ $known }).
match-no-card = Karta „{ $name }“ v této hře není.
match-save-where = Do kterého souboru uložit? `save SOUBOR`
match-saved = Uloženo do souboru { $file }; pokračovat můžeš příkazem: peerless play --resume { $file }
replay-note = Poznámka: { $note }
replay-report = Krok { $step }, jak ho viděl jeden hráč, dokud partie běžela. Celá partie: otevřete tento soubor na serveru, kde se hrálo, až skončí.
replay-step = po { $count } z { $all } odpovědí
replay-verified = Přehrání { $count } { $count ->
    [one] odpovědi
   *[other] odpovědí
} souhlasí se záznamem.
end-facts = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[many] { $turns } tahů
}, { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[many] { $answers } odpovědí
}, seed { $seed }
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
table-dormant = zatím bez bojovníků
table-out = mimo hru
table-resigned = vzdává se
table-piles = ruka { $hand }  balíček { $deck }  odhozeno { $discard }
table-exhausted = vyčerpání
table-last-discarded = odhozeno naposled: { $card }
table-known = známé v ruce: { $cards }
table-defeated = mimo boj
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
table-numbered = podle čísel na bojišti, nebo id pole
table-stay = nebo `stay`: zůstat na { $space }

help =
    Odpovídej číslem možnosti nebo jejími slovy: maneuver, attack alice merlin feint, s12, no_boost.
    Čísla v závorkách na bojišti jsou pole, která můžeš vybrat; čísla před kartami jsou karty, které můžeš vybrat.
    V úzkém okně se karta píše `Lest uni 2 +2`: univerzální (nebo útok, obrana, léčka), hodnota, hodnota posílení.
    Na bojišti je `s12A` pole s oblastí, `■KA:18` bojovník se zdravím; hrdinové jsou velkými písmeny.

    { "  " }card NÁZEV    co karta dělá            hero JMÉNO   celý balíček hrdiny
    { "  " }hands         co víš o kartách v ruce  discards     všechny odhazovací balíčky
    { "  " }log           vše od začátku           save SOUBOR  uložit záznam; dál pomocí --resume SOUBOR
    { "  " }table         znovu vykreslit stůl     resign, quit vzdát se, opustit hru

    Vyhraješ, když zdraví protivníkova hrdiny klesne na 0. Tah má dvě akce: manévr (táhni kartu, poté přesun), léčka,
    nebo útok. Bojovníci na blízko útočí na sousední pole; bojovníci na dálku i na pole se stejným písmenem oblasti.
    Útok uštědří tolik zranění, o kolik jeho hodnota převyšuje hodnotu obrany. Karta má i hodnotu posílení: odhoď ji
    při manévru a přesuneš se dál. Prázdný balíček bolí: nemůžeš-li táhnout, utrží každý tvůj bojovník 2 zranění.

## `peerless doctor`

doctor-place = Databáze: { $place }
doctor-mark-good = v pořádku
doctor-mark-note = poznámka
doctor-mark-bad = problém
doctor-good = Žádný problém.
doctor-bad = Nalezené problémy: { $count }. Nic se nezměnilo. Než začneš něco opravovat nebo obnovovat, zkopíruj všechny soubory databáze jinam.
doctor-settings = nastavení z prostředí lze použít
doctor-access = { $file } lze číst i zapisovat
doctor-access-bad = tento uživatel nemůže { $file } číst a zapisovat
doctor-space = na disku je volných { $free } MB
doctor-space-low = na disku je volných už jen { $free } MB
doctor-used = databázi používá server; tady se jen čte
doctor-unused = databázi nepoužívá žádný server
doctor-log = záznam posledních zápisů je celý
doctor-log-busy = záznam posledních zápisů se mění příliš rychle; pro kontrolu zastav server
doctor-pages = stránky, indexy a odkazy jsou v pořádku
doctor-schema = schéma je aktuální (verze { $version })
doctor-schema-old = schéma má verzi { $version } z { $known }; při příštím startu ho server povýší a pak půjde zkontrolovat i zbytek
doctor-unreadable = stoly nelze přečíst: { $why }
doctor-more = a dalších takových: { $count }
doctor-logs = žádný záznam nemá mezeru (stoly: { $tables }, položky: { $entries })
doctor-matches = každou partii lze zobrazit nebo dohrát (partie: { $count })
doctor-match = stůl '{ $table }': { $why }
doctor-match-rules = stůl '{ $table }': tato pravidla nedovolují položku { $number } z { $count }; rozehraná partie pokračuje od posledního tahu před ní
