### Hra v prohlížeči: stránky, tlačítka, texty kolem hry.

## Stránky

web-title = Peerless
web-tagline = Legendy z knih se potkávají na malé scéně. Dvě akce za tah, třicet karet, jeden vítěz.
web-skip = Na obsah
web-pages = Stránky
web-home = Úvod
web-lobby = Otevřené stoly
web-gallery = Hrdinové a bojiště
web-settings = Nastavení
web-help = Nápověda
web-unofficial = Neoficiální fanouškovský projekt. Všechny kresby i texty jsou naše vlastní; oficiální obrázky ani texty tu nejsou. Názvy her a postav patří jejich majitelům.
web-history = Moje hry
web-try-again = Zkusit znovu
web-loading = Okamžik…
web-guest = Host
web-guest-mark = host
web-guest-mark-about = Tento hráč si jméno nezabral
web-close = Zavřít
web-save = Uložit
web-saved = Uloženo.
web-remove = Odebrat
web-missing = Tady nic není
web-missing-about = Stránka { $path } neexistuje.
web-missing-hero = Hrdina „{ $hero }“ neexistuje.
web-error-lost = Server není dostupný. Nic se nezměnilo; zkus to za chvíli znovu.
web-error-unknown = Něco se nepovedlo. Nic se nezměnilo.

## Úvod

web-play-now = Hrát hned
web-play-now-about = Hraješ za hrdinu vlevo, lehký bot za druhého.
web-bill = Dnes na scéně
web-other-pair = Jiná dvojice
web-learn = Učit se hrou
web-learn-about = První hra, vysvětlená krok za krokem.
web-resume = Tvoje hra pokračuje
web-resume-do = Zpět ke stolu
web-join = Máš pozvánku?
web-join-label = Odkaz nebo kód stolu
web-join-do = Ke stolu
web-join-wrong = Tohle není odkaz ani kód stolu.
web-invite = Pozvat přítele
web-invite-about = Vlastní stůl a odkaz, který můžeš poslat.
web-choose = Všechno po svém
web-choose-about = Hrdinové, bojiště, režim, hodiny, boti, jedna obrazovka pro všechny.
web-watch = Sledovat dva boty
web-watch-about = Opři se a podívej se, jak se hraje.

## Otevřené stoly

web-lobby-empty = Teď není otevřený žádný stůl. Otevři vlastní a ostatní ho tu najdou.
web-lobby-about = Stoly, u kterých může kdokoli hrát nebo se dívat.
web-phase-gathering = čeká na hráče
web-phase-playing = hraje se
web-phase-over = dohráno
web-lobby-join = Sednout si
web-lobby-watch = Dívat se
web-refresh = Obnovit
web-enter = Vstoupit
web-seats-free = { $count ->
    [0] žádné volné místo
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}

## Hrdinové a bojiště

web-heroes = Hrdinové
web-boards = Bojiště
web-hero-line = { $health } zdraví, { $attack }, pohyb { $move }
web-hero-move = Pohyb { $count }
web-fighter-line = { $health } zdraví, { $attack }
web-deck-of = Balíček, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-board-line = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}, { $zones ->
    [one] { $zones } oblast
    [few] { $zones } oblasti
   *[other] { $zones } oblastí
}
web-missing-board = Bojiště „{ $board }“ tu není.
web-board-zones = Oblasti
web-zone-spaces = polí: { $count }
web-board-facts = startovních polí: { $starts }, polí s průchody: { $passages }
web-card-filter = Které karty
web-card-all = všechny
web-copies = v balíčku: { $count }
web-check = Zkontrolovat vlastní soubor
web-check-about = Hrdina nebo bojiště v souboru YAML: vlož ho nebo vyber, podívej se, co je špatně nebo jak vypadá, a hned si zahraj.
web-check-file = Vyber nebo přetáhni soubor
web-check-text = Text souboru
web-check-kind = Co to je
web-check-kind-hero = hrdina
web-check-kind-board = bojiště
web-check-do = Zkontrolovat
web-check-good = Všechno je v pořádku: dá se s tím hrát.
web-check-bad = Nalezeno problémů: { $count }
web-check-play = Hned si s tím zahrát

## Nastavení

web-language = Jazyk
web-theme = Motiv
web-theme-auto = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-contrast = Kontrast
web-contrast-normal = běžný
web-contrast-high = vysoký
web-text-size = Velikost textu
web-motion = Animace
web-motion-auto = podle systému
web-motion-full = zapnuté
web-motion-none = vypnuté
web-speed = Rychlost
web-speed-calm = klidně
web-speed-normal = normálně
web-speed-quick = rychle
web-speed-instant = okamžitě
web-speed-now = Rychlost: { $speed }
web-pause = Pozastavit
web-unpause = Pokračovat
web-last-turn = Poslední tah
web-last-turn-none = Před tebou ještě nikdo netáhl.
web-steps-skipped = { $count ->
    [one] Přeskočen { $count } krok
    [few] Přeskočeny { $count } kroky
   *[other] Přeskočeno { $count } kroků
}
web-auto = Volby s jedinou možností
web-auto-yes = vyřídit za mě
web-auto-no = zeptat se
web-show-notation = Označení a zápis
web-show-notation-yes = ukazovat označení polí a pravidel
web-show-notation-no = neukazovat
web-name = Tvoje jméno

## Kdo jsi

web-identity = Kdo jsi
web-name-claim = Zabrat toto jméno
web-name-claim-about = Když si jméno zabereš, nikdo jiný ho nebude moct používat, ani jiné, které vypadá stejně.
web-name-yours = Toto jméno je jen tvoje.
web-name-claimed = Jméno je tvoje.
web-devices = Tvoje zařízení
web-device-this = Toto zařízení
web-device-seen = Naposledy použito { $day }
web-device-unknown = Neznámé zařízení
web-device-drop = Odhlásit
web-device = Jiné zařízení
web-device-about = Zobraz kód tady a zadej ho tam: na obou budeš stejným hostem.
web-device-code = Zobrazit kód
web-device-until = Platí jednou, do { $time }.
web-claim = Kód z jiného zařízení
web-claim-do = Použít kód
web-claim-about = Na tomto zařízení pak už nebudeš { $name }.
web-claimed = Hotovo: tady jsi stejný host.
web-leave = Odejít
web-leave-about = Kdo se odhlásí na všech zařízeních, už se jako stejný host nevrátí.
web-sign-out = Odhlásit se tady
web-signed-out = Odhlášeno. Toto zařízení teď nikoho nezná.
web-erase = Smazat moje data
web-erase-about = Tvoje jméno, zařízení, hodnocení a zprávy se smažou natrvalo. Hry zůstanou, bez tvého jména.
web-erase-name = Pro potvrzení napiš své jméno: { $name }
web-erase-do = Smazat natrvalo
web-erased = Všechno o tobě je smazáno.

## Nový stůl

web-create = Nový stůl
web-create-match = Hra
web-create-ready = Souboj proti botovi je připravený: otevři ho tak, jak je, nebo změň, co chceš.
web-create-about = Vyber, kdo a kde hraje, a pak otevři stůl.
web-create-rare = Další: pravidla, hodiny, nepřítomnost, vlastní soubory
web-open-table = Otevřít stůl
web-mode = Režim
web-mode-duel = souboj
web-mode-teams = dva na dva
web-mode-free_for_all = každý sám za sebe
web-players = Hráči
web-board = Bojiště
web-random = náhodně
web-picking = Hrdinové
web-picking-chosen = vyberu je tady
web-picking-free = každý vybírá veřejně
web-picking-blind = každý vybírá tajně
web-picking-random = náhodně
web-edition = Pravidla
web-edition-current = současná
web-edition-classic = klasická
web-seats = Místa
web-team-1 = Tým Slunce
web-team-2 = Tým Měsíce
web-partner = tvůj spoluhráč
web-seat = Místo { $number }
web-kind-person = člověk
web-kind-bot = bot
web-level = Síla bota
web-sit-here = Sedím tady
web-hero = Hrdina
web-hot-seat = Několik míst u této obrazovky: když se hráč vystřídá, opona skryje karty v ruce.
web-time = Čas
web-clock = Hodiny
web-clock-none = žádné
web-clock-decision = na každé rozhodnutí
web-clock-match = na celou hru
web-seconds = Sekundy
web-increment = Sekundy přidané za rozhodnutí
web-grace = Kolik rozhodnutí smí přijít pozdě
web-absent = Kdo se nevrací
web-absent-wait = na toho se čeká
web-absent-bot = toho nahradí bot
web-absent-out = ten je mimo hru
web-away-seconds = Po kolika sekundách nepřítomnosti
web-turn-limit = Nejvíce tahů
web-others = Ostatní
web-public = Otevřený všem
web-public-about = Je v seznamu otevřených stolů. Jinak je potřeba tvůj odkaz.
web-spectators = Diváci
web-spectators-about = Kdo smí vstoupit, smí se i dívat. Karty v ruce nevidí.
web-rated = Hodnocený
web-rated-about = Počítá se do hodnocení: jen lidé, bez vracení, bez vlastních souborů.
web-homebrew = Vlastní hrdinové a bojiště (soubory)

## Před hrou

web-waiting-room = Před hrou
web-waiting-picks = Všichni jsou tady. Kdo si ještě nevybral?
web-link = Odkaz na tento stůl
web-link-about = Kdo tento odkaz otevře, může si sednout.
web-new-link = Vytvořit odkaz
web-copy = Zkopírovat odkaz
web-copied = Zkopírováno.
web-seat-open = volné
web-sit-down = Sednout si
web-get-up = Vstát
web-open-seat = Uvolnit místo
web-no-bot = bez bota
web-bot = bot, úroveň { $level }
web-you = ty
web-away = bez spojení
web-picked = vybráno
web-not-picked = ještě nevybráno
web-pick-this = Beru tohoto

## Spojení se serverem

web-no-entry = Vstup není možný
web-connection-lost = Spojení se přerušilo. Zkoušíme to znovu; nic z toho, co máš za sebou, se neztratilo.
web-connection-closing = Server se restartuje a za chvíli se vrátí. Hra je uložená.
web-connection-moved = Hra pokračuje na jiném serveru. Okamžik.
web-connection-connecting = Připojování…

## U stolu

web-decision = Teď
web-options = Možnosti
web-choose-option = vyber jednu z možností.
web-part-failed = Tuto část stolu se nepodařilo zobrazit. Hra pokračuje.
web-your-turn = Jsi na řadě
web-their-turn = Na řadě jsou ostatní
web-over = Hra skončila
web-log = Co se stalo
web-side-panel = Karta a boj
web-look-hint = Ukaž na kartu a přečteš si ji tady.
web-discard-of = Odhazovací balíček – { NAME($who) }, poslední karty první
web-nothing = Zatím nic.
web-status-dormant = zatím není na bojišti
web-status-out = mimo hru
web-status-resigned = vzdává se
web-back = Zpět
web-undo = Vzít zpět
web-undo-ask = Požádat o vrácení
web-hand-over = Na řadě je { $who }
web-ready = Jsem tady
web-waits-action = { NAME($who) } volí akci.
web-waits-boost = { NAME($who) } zvažuje posílení.
web-waits-defense = { NAME($who) } zvažuje obranu.
web-waits-move = { NAME($who) } přesouvá bojovníky.
web-waits-place = { NAME($who) } vybírá pole.
web-waits-cards = { NAME($who) } vybírá kartu.
web-waits-choice = { NAME($who) } se rozhoduje.
web-take-over = Převzít toto místo
web-why = Proč ne?
web-why-turn = Teď ne: rozhoduje jiný hráč.
web-why-over = Hra skončila.
web-why-card = Tahle karta na současnou otázku neodpovídá.
web-why-board = Tady na současnou otázku odpověď není.
web-preview-reach = Náhled: kam sahá přesun o { $count }
web-preview-anywhere = Náhled: kterékoli prázdné pole
web-do-boost = Posílit jí, +{ $count }
web-do-defend = Bránit se jí
web-do-discard = Odhodit ji
web-do-put_back = Vrátit ji
web-do-card = Vybrat ji
web-done = Hotovo
web-boost-stay = Posílit a zůstat
web-reach-boost = Sem sahá jen posílený přesun.
web-reach-boost-of = Sem sahá posílení { $count } a víc.
web-line-boost = Vyber kartu, která posílí přesun.
web-line-boost-of = Vyber kartu s posílením { $count } a víc.
web-line-move = { NAME($who) } s kartou { $card }: vyber pole (až o { prompt-spaces }).
web-line-place = { NAME($who) } s kartou { $card }: vyber kterékoli prázdné pole.
web-line-target = { $card }: vyber cíl.
web-line-card = Útok, cíl { NAME($target) }: vyber kartu.
web-line-attacker = { $card }, cíl { NAME($target) }: kým?
web-line-schemer = { $card }: kým?
web-cards-hand = v ruce
web-cards-discard = odhozená
web-cards-known = v balíčku, místo známé
web-cards-left = ještě přijde
web-cards-hidden = v ruce nebo v balíčku
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Cíle
web-threatened-by = Hrozby
web-threat-none = žádné
web-rule = Pravidlo
web-rule-title = Pravidlo { $rule }
web-rule-missing = K tomuto pravidlu není žádný text.
web-notation = Odpověď zápisem
web-victory = Vítězství
web-defeat = Porážka
web-drawn = Remíza
web-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
web-damage-by = Zranění podle zdroje
web-exhaustion = Vyčerpání
web-by-exhaustion = Poslední ránu zasadilo vyčerpání: nebylo co táhnout.
web-other-damage = Jiné
web-turning-point = Zlom
web-turning-point-about = Tah { $turn }: { NAME($who) }, −{ $count } zdraví
web-top-cards = Karty, které rozhodly
web-health-by-turn = Zdraví tah po tahu
web-see-board = Na bojiště
web-see-summary = Jak to šlo
web-see-combat = Boj
web-key-map = Klávesy a nápověda

## Kolem hry

web-more = Další
web-chat = Chat
web-send = Odeslat
web-mute = ztlumit
web-unmute = zrušit ztlumení: { $who }
web-offer-draw = Nabídnout remízu
web-resign = Vzdát se
web-resign-ask = Vzdát tuto hru?
web-resign-about = { $mode ->
    [duel] Vyhraje soupeř. Nejde to vzít zpět.
   *[other] Tvoji bojovníci opustí bojiště. Nejde to vzít zpět.
}
web-keep-playing = Hrát dál
web-report = Nahlásit chybu v pravidlech
web-reported = Nahlášeno, díky.
web-report-saved = Uloženo jako { $file }.
web-report-note = Poznámka, chcete-li
web-report-again = Uložit znovu s poznámkou
web-report-link = Tento odkaz otevře hru v tom okamžiku.
web-report-link-later = Až hra skončí, tento odkaz ji otevře v tom okamžiku.
web-agree = Souhlasit
web-disagree = Odmítnout
web-asks-undo = { NAME($who) } žádá o vrácení { $count ->
    [one] { $count } odpovědi
   *[other] { $count } odpovědí
}.
web-asks-draw = { NAME($who) } nabízí remízu.
web-asks-rematch = { NAME($who) } žádá o odvetu.
web-asked-undo = Tvoje žádost o vrácení čeká na souhlas.
web-asked-draw = Tvoje nabídka remízy čeká na odpověď.
web-asked-rematch = Tvoje žádost o odvetu čeká na odpověď.
web-rematch = Odveta
web-to-rematch = K odvetě

## Vlastní hry

web-history-empty = Zatím žádné hry. Budou tu ty, které hraješ nebo sleduješ u svého stolu.
web-history-running = Ještě neskončily
web-history-over = Odehrané
web-history-more = Zobrazit starší
web-history-rated = hodnocená
web-go-on = Pokračovat
web-ended = Skončila bez výsledku
web-ended-won = Výhra: { $why }
web-ended-lost = Prohra
web-ended-draw = Remíza: { $why }
web-ended-others = Výhra: { $who }

## Žebříčky

web-ratings = Žebříčky
web-ratings-about = Z hodnocených her. Body říkají, jaká síla je téměř jistá, proto rostou s každou hrou, která ji potvrdí.
web-ratings-empty = Zatím se nehrála žádná hodnocená hra.
web-rating-guests = Hráči
web-rating-place = Pořadí
web-rating-name = Jméno
web-rating-score = Body
web-rating-matches = Hry
web-rating-wins = Výhry
web-rating-own = Tvoje body: { $score }. Her: { $matches }, výher: { $wins }.

## Záznamy her

web-replay = Záznam hry
web-replay-where = Místo ve hře
web-replay-step = Krok { $number } z { $last }.
web-replay-turn = Tah { $turn }, { NAME($who) }: krok { $number } z { $last }
web-replay-back = O krok zpět
web-replay-on = O krok dál
web-replay-turn-back = O tah zpět
web-replay-turn-on = O tah dál
web-replay-play = Přehrát (mezerník)
web-replay-pause = Pozastavit (mezerník)
web-replay-tools = Co s touto hrou
web-replay-whole = Celá hra
web-replay-running = Ještě neskončila
web-replay-running-about = Hru si lze znovu prohlédnout, až skončí; dřív by to prozradilo, co je skryté. Odkaz pak bude fungovat.
web-replay-private = Soukromá hra
web-replay-private-about = Vidí ji jen ti, kdo u tohoto stolu seděli. Někdo z nich ti může vytvořit odkaz.
web-replay-other-rules = Hráno podle starších pravidel
web-replay-other-rules-about = Tato hra se hrála podle starší verze pravidel. Deska ji ukazuje po poslední krok, který současná pravidla dokážou zopakovat; zbylé odpovědi jsou vypsány níže.
web-replay-answer-hidden = skryto
web-replay-gone = Tady nic není
web-replay-gone-about = Odkaz už neplatí nebo není celý, případně se hra už neuchovává.
web-to-table = Ke stolu
web-viewpoint = Číma očima
web-viewpoint-open = všechny ruce odkryté
web-viewpoint-spectator = očima diváka
web-viewpoint-seat = očima { NAME($who, case: "gen") }
web-share = Odkaz na tento okamžik
web-share-about = Odkaz otevře hru na kroku { $number } ({ $viewpoint }).
web-download = Stáhnout záznam
web-scenario = Stáhnout jako scénář
web-note = Poznámka: { $note }
web-open = Otevřít záznam
web-open-about = Záznam nebo hlášení uložené jako soubor: vyberte je nebo je sem přetáhněte a hra se otevře ve svém kroku.
web-continue = Pokračovat odtud
web-continue-step = Od kroku { $number }.
web-forked = Tato hra navazuje na jinou: její karty mohou být známé.
web-continue-about = Od tohoto okamžiku začne nová hra. Jednu stranu převezmeš ty, ostatní boti.
web-continue-over = Tady už hra skončila: chceš-li pokračovat, vrať se kousek zpět.
web-continue-seat = Hraješ za
web-continue-start = Začít

## Slova na kreslených věcech

web-word-boost = Posílení
web-word-deck = Balíček
web-word-discard = Odhozené
web-word-hand = Ruka
web-word-health = Zdraví
web-word-actions = Akce
web-word-maneuver = Manévr
web-word-canceled = Zrušeno
web-word-defeated = Mimo boj
web-word-reserve = V záloze
web-word-seen = známé
web-word-exhausted = Vyčerpání
web-word-unknown-card = Karta lícem dolů
web-word-no-card = Bez karty
web-word-damage = zranění
web-word-zone = oblast
web-word-zones = oblasti
web-word-start = start
web-word-passage = průchod
web-word-space = Pole
web-word-empty = prázdné
web-word-skip = Přeskočit
web-word-fit = Celé bojiště
