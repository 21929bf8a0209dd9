### Hra v prohlížeči: stránky, tlačítka, texty kolem hry.

## Stránky

web-title = Peerless
web-tagline = Legendy proti sobě. Dvě akce za tah, třicet karet, jeden vítěz.
web-skip = Přejít k obsahu
web-pages = Stránky
web-home = Úvod
web-lobby = Otevřené stoly
web-gallery = Hrdinové a bojiště
web-settings = Nastavení
web-help = Nápověda
web-unofficial = Neoficiální fanouškovský projekt. Všechny kresby i texty jsou naše vlastní, nic oficiálního tu není. Názvy her a postav patří jejich majitelům.
web-licenses = Licence
web-history = Moje hry
web-try-again = Zkusit znovu
web-loading = Načítání…
web-guest = Host
web-guest-mark = host
web-guest-mark-about = Toto jméno není rezervované
web-close = Zavřít
web-save = Uložit
web-saved = Uloženo.
web-remove = Odebrat
web-missing = Stránka nenalezena
web-missing-about = Stránka { $path } neexistuje.
web-missing-hero = Hrdina „{ $hero }“ neexistuje.
web-error-lost = Server není dostupný. Nic se nezměnilo. Zkus to za chvíli znovu.
web-error-unknown = Něco se nepovedlo. Nic se nezměnilo. Zkus to znovu.

## Úvod

web-play-now = Hrát hned
web-play-now-about = Hraješ za hrdinu vlevo proti lehkému botovi.
web-bill = Doporučená dvojice
web-other-pair = Jiná dvojice
web-learn = První lekce
web-learn-about = Tři minuty: pohyb, útok, obrana, výhra.
web-resume = Rozehraná hra
web-resume-do = Pokračovat
web-join = Máš pozvánku?
web-join-label = Odkaz z pozvánky nebo kód stolu
web-join-do = Připojit se
web-join-wrong = Tohle není odkaz z pozvánky ani kód stolu. Zkontroluj zadání a zkus to znovu.
web-invite = Pozvat kamaráda
web-invite-about = Otevři stůl a pošli odkaz.
web-watch = Sledovat hru botů
web-watch-about = Pohodlně se usaď a sleduj, jak se hraje.

## Otevřené stoly

web-lobby-empty = Teď není otevřený žádný stůl. Otevři vlastní a ostatní ho tu najdou.
web-lobby-about = Stoly, u kterých může kdokoli hrát nebo sledovat hru.
web-phase-gathering = Čeká na hráče
web-phase-playing = Hraje se
web-phase-over = Dohráno
web-lobby-join = Připojit se
web-lobby-watch = Sledovat
web-refresh = Obnovit
web-enter = Zobrazit
web-seats-free = { $count ->
    [0] Žádné volné místo
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
web-deck-of = Balíček ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
})
web-board-line = { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}, { $zones ->
    [one] { $zones } oblast
    [few] { $zones } oblasti
   *[other] { $zones } oblastí
}
web-missing-board = Bojiště „{ $board }“ neexistuje.
web-board-zones = Oblasti
web-zone-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
web-board-facts = { $starts ->
    [one] { $starts } startovní pole
    [few] { $starts } startovní pole
   *[other] { $starts } startovních polí
}, { $passages ->
    [0] bez průchodů
    [one] { $passages } pole s průchodem
    [few] { $passages } pole s průchodem
   *[other] { $passages } polí s průchodem
}
web-card-filter = Typ karty
web-card-all = Vše
web-copies = { $count }× v balíčku
web-check = Kontrola vlastního obsahu
web-check-about = Vlož YAML s vlastním hrdinou nebo bojištěm, nebo vyber soubor. Zkontroluješ, jestli v něm nejsou chyby, prohlédneš si náhled a hned můžeš hrát.
web-check-file = Vybrat soubor
web-check-text = Obsah souboru
web-check-kind = Typ
web-check-kind-hero = Hrdina
web-check-kind-board = Bojiště
web-check-do = Zkontrolovat
web-check-good = Žádné problémy. Můžeš hrát.
web-check-advice = Stojí za pozornost:
web-check-bad = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
   *[other] { $count } problémů
}
web-check-at = Řádek { $line }, sloupec { $column }
web-check-play = Hrát hned

## Nastavení

web-language = Jazyk
web-theme = Motiv
web-theme-auto = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-contrast = Kontrast
web-contrast-normal = Běžný
web-contrast-high = Vysoký
web-text-size = Velikost textu
web-motion = Animace
web-motion-auto = Podle systému
web-motion-full = Zapnuté
web-motion-none = Vypnuté
web-speed = Rychlost
web-speed-calm = Pomalá
web-speed-normal = Běžná
web-speed-quick = Rychlá
web-speed-instant = Okamžitá
web-speed-now = Rychlost: { $speed }
web-pause = Pauza
web-unpause = Pokračovat
web-last-turn = Poslední tah
web-last-turn-none = Před tebou ještě nikdo nehrál.
web-steps-skipped = { $count ->
    [one] Přeskočen { $count } krok
    [few] Přeskočeny { $count } kroky
   *[other] Přeskočeno { $count } kroků
}
web-sound = Zvuk
web-on = Zapnuto
web-off = Vypnuto
web-muted = Zvuk vypnutý
web-unmuted = Zvuk zapnutý
web-volume = Hlasitost
web-bed = Zvuk v pozadí
web-vibration = Vibrace
web-auto = Když je jen jedna možnost
web-auto-yes = Vybrat za mě
web-auto-no = Zeptat se
web-show-notation = Označení polí a pravidel
web-show-notation-yes = Zobrazit
web-show-notation-no = Skrýt
web-name = Tvoje jméno

## Profil a zařízení

web-identity = Tvůj profil
web-name-claim = Rezervovat jméno
web-name-claim-about = Když si jméno rezervuješ, nikdo jiný nebude moct používat stejné ani podobně vypadající jméno.
web-name-yours = Toto jméno je tvoje. Nikdo jiný ho používat nemůže.
web-name-claimed = Jméno je rezervované.
web-devices = Tvoje zařízení
web-device-this = Toto zařízení
web-device-seen = Naposledy použito { $day }
web-device-unknown = Neznámé zařízení
web-device-drop = Odhlásit
web-device = Přidat zařízení
web-device-about = Zobraz kód tady a zadej ho na druhém zařízení. Na obou pak budeš mít stejný profil.
web-device-code = Zobrazit kód
web-device-until = Kód lze použít jen jednou a platí do { $time }.
web-claim = Kód z jiného zařízení
web-claim-do = Použít kód
web-claim-about = Toto zařízení se přepne z profilu { $name } na profil druhého zařízení.
web-claimed = Hotovo. Obě zařízení teď mají stejný profil.
web-leave = Odhlášení
web-leave-about = Pokud se odhlásíš na všech zařízeních, o tento profil přijdeš.
web-sign-out = Odhlásit se tady
web-signed-out = Toto zařízení je odhlášené.
web-erase = Smazat moje data
web-erase-about = Tvoje jméno, zařízení, hodnocení a zprávy v chatu se smažou natrvalo. Tvoje hry zůstanou, ale bez tvého jména.
web-erase-name = Pro potvrzení napiš své jméno: { $name }
web-erase-do = Smazat natrvalo
web-erased = Všechna tvoje data jsou smazána.

## Nový stůl

web-create = Nový stůl
web-create-rare = Další možnosti: pravidla, hodiny, nepřítomní hráči, vlastní obsah
web-create-rare-alone = Další možnosti: pravidla, hodiny, vlastní obsah
web-open-table = Otevřít stůl
web-mode = Režim
web-mode-duel = Duel
web-mode-teams = 2 na 2
web-mode-free_for_all = Každý sám za sebe
web-players = Hráči
web-board = Bojiště
web-random = Náhodně
web-picking = Hrdinové
web-picking-chosen = Vybrat teď
web-picking-free = Veřejný výběr
web-picking-blind = Tajný výběr
web-picking-random = Náhodně
web-edition = Pravidla
web-edition-current = Současná
web-edition-classic = Klasická
web-seats = Místa
web-team-1 = Tým Slunce
web-team-2 = Tým Měsíce
web-partner = Spoluhráč
web-seat = Místo { $number }
web-seat-here = Tato obrazovka
web-seat-link = Přes odkaz
web-seat-bot = Bot
web-level = Úroveň bota
web-hot-seat = U této obrazovky hraje více hráčů. Při každém střídání se karty v ruce skryjí.
web-time = Čas
web-clock = Hodiny
web-clock-none = Žádné
web-clock-decision = Na rozhodnutí
web-clock-match = Na celou hru
web-seconds = Sekundy
web-increment = Přírůstek (sekundy)
web-grace = Povolená pozdní rozhodnutí
web-absent = Když hráč odejde
web-absent-wait = Čekat
web-absent-bot = Nahradit botem
web-absent-out = Vyřadit ze hry
web-away-seconds = Po kolika sekundách
web-turn-limit = Limit tahů
web-others = Přístup
web-public = Veřejný stůl
web-public-about = Zobrazí se mezi otevřenými stoly. Jinak hráči potřebují tvůj odkaz.
web-spectators = Povolit diváky
web-spectators-about = Hru může sledovat každý, kdo má ke stolu přístup. Karty v ruce diváci nevidí.
web-rated = Hodnocená hra
web-rated-about = Počítá se do žebříčku. Bez botů, bez vracení rozhodnutí a bez vlastního obsahu.
web-homebrew = Přidat vlastní soubory

## Před hrou

web-waiting-room = Čekárna
web-waiting-picks = Všichni jsou tady. Hra začne, až budou vybráni všichni hrdinové.
web-link = Odkaz na tento stůl
web-link-about = Kdo má tento odkaz, může si sednout ke stolu.
web-new-link = Vytvořit pozvánku
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-seat-open = Volné
web-sit-down = Sednout si
web-get-up = Opustit místo
web-open-seat = Uvolnit místo
web-no-bot = Bez bota
web-bot = Bot ({ $level })
web-you = Ty
web-away = offline
web-picked = Hrdina vybrán
web-not-picked = Ještě vybírá

## Spojení se serverem

web-no-entry = Stůl není dostupný
web-connection-lost = Spojení se přerušilo. Obnovuje se… Tvoje hra je uložená.
web-connection-closing = Server se restartuje a za chvíli bude zpět. Tvoje hra je uložená.
web-connection-moved = Hra se přesunula na jiný server. Obnovuje se spojení…
web-connection-connecting = Připojování…

## U stolu

web-decision = Aktuální rozhodnutí
web-options = Možnosti
web-choose-option = vyber jednu z možností.
web-part-failed = Tuto část stolu se nepodařilo zobrazit. Hra pokračuje.
web-your-turn = Jsi na řadě
web-their-turn = Čeká se
web-over = Hra skončila
web-log = Průběh hry
web-side-panel = Karta a boj
web-discard-of = Odhazovací balíček { NAME($who, case: "gen") }, od nejnovější karty
web-nothing = Zatím nic.
web-status-dormant = Zatím není na bojišti
web-status-out = Mimo hru
web-status-resigned = Hra vzdána
web-back = Zpět
web-undo = Vzít zpět
web-undo-ask = Požádat o vrácení rozhodnutí
web-hand-empty = V ruce nemáš žádné karty.
web-hand-over = Předej zařízení. Teď rozhoduje { $who }.
web-ready = Můžeme hrát
web-waits-action = { NAME($who) } vybírá akci.
web-waits-boost = { NAME($who) } zvažuje posílení.
web-waits-defense = { NAME($who) } zvažuje obranu.
web-waits-move = { NAME($who) } přesouvá bojovníky.
web-waits-place = { NAME($who) } vybírá pole.
web-waits-cards = { NAME($who) } vybírá kartu.
web-waits-choice = { NAME($who) } se rozhoduje.
web-take-over = Převzít místo
web-why = Proč ne?
web-why-turn = Teď nejsi na řadě: rozhoduje se jiný hráč.
web-why-over = Hra skončila.
web-why-card = Tuto kartu teď použít nejde.
web-why-board = Tohle teď vybrat nejde.
web-preview-reach = Náhled: dosah pohybu { $count }
web-preview-anywhere = Náhled: libovolné prázdné pole
web-do-boost = Posílit +{ $count }
web-do-defend = Bránit se
web-do-discard = Odhodit
web-do-put_back = Vrátit
web-do-card = Vybrat
web-done = Hotovo
web-boost-stay = Posílit a zůstat
web-reach-boost = Tam se dostaneš jen s posílením.
web-reach-boost-of = Tam se dostaneš jen s posílením alespoň { $count }.
web-line-boost = Vyber kartu, která posílí pohyb.
web-line-boost-of = Vyber kartu, která posílí pohyb alespoň o { $count }.
web-line-move = Přesuň { NAME($who, case: "acc") } až o { prompt-spaces } (posílení: { $card }).
web-line-place = Umísti { NAME($who, case: "acc") } na libovolné prázdné pole (posílení: { $card }).
web-line-target = { $card }: vyber cíl.
web-line-card = Útok na { NAME($target, case: "acc") }: vyber kartu.
web-line-attacker = { $card } proti { NAME($target, case: "dat") }: vyber útočníka.
web-line-schemer = { $card }: vyber, kdo tuto kartu zahraje.
web-cards-hand = v ruce
web-cards-given = v cizích rukou
web-cards-discard = odhozeno
web-cards-known = v balíčku, pozice známá
web-cards-left = v balíčku
web-cards-hidden = v ruce nebo v balíčku
# The fighters that a fighter could attack, and those that could attack it.
web-threatens = Cíle
web-threatened-by = Hrozby
web-threat-none = Žádné
web-rule = Pravidlo
web-rule-title = Pravidlo { $rule }
web-rule-missing = K tomuto pravidlu není žádný text.
web-notation = Napiš odpověď
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
web-by-exhaustion = Poslední ránu zasadilo vyčerpání: nebylo už co táhnout.
web-other-damage = Ostatní
web-turning-point = Zlomový okamžik
web-turning-point-about = Tah { $turn }: { NAME($who) } { GENDER($who) ->
    [f] ztratila
    [n] ztratilo
    [p] ztratili
   *[m] ztratil
} { $count } zdraví.
web-top-cards = Klíčové karty
web-health-by-turn = Zdraví podle tahů
web-see-board = Bojiště
web-see-summary = Přehled hry
web-see-combat = Boj
web-key-map = Nápověda a zkratky

## Nabídka u stolu

web-more = Více
web-chat = Chat
web-send = Odeslat
web-emotes = Reakce
web-emote-hello = Ahoj!
web-emote-good_luck = Hodně štěstí!
web-emote-well_played = Pěkně zahráno!
web-emote-thanks = Díky!
web-emote-wow = Páni!
web-emote-oops = Jejda!
web-emote-thinking = Musím se zamyslet…
web-emote-good_game = Dobrá hra!
web-mute = Ztlumit
web-unmute = Zrušit ztlumení: { $who }
web-offer-draw = Nabídnout remízu
web-resign = Vzdát se
web-resign-ask = Vzdát tuto hru?
web-resign-about = { $mode ->
    [duel] Vyhraje protivník. Nejde to vzít zpět.
   *[other] Tvoji bojovníci opustí bojiště. Nejde to vzít zpět.
}
web-keep-playing = Hrát dál
web-report = Nahlásit problém
web-reported = Nahlášeno. Díky!
web-report-saved = Uloženo jako { $file }.
web-report-note = Poznámka (nepovinná)
web-report-again = Uložit s poznámkou
web-report-link = Tento odkaz otevře hru v tomto kroku.
web-report-link-later = Až hra skončí, tento odkaz ji otevře v tomto kroku.
web-agree = Přijmout
web-disagree = Odmítnout
web-asks-undo = { NAME($who) } žádá o vrácení { $count } rozhodnutí.
web-asks-draw = { NAME($who) } nabízí remízu.
web-asks-rematch = { NAME($who) } chce odvetu.
web-asked-undo = Tvoje žádost o vrácení rozhodnutí čeká na odpověď.
web-asked-draw = Tvoje nabídka remízy čeká na odpověď.
web-asked-rematch = Tvoje žádost o odvetu čeká na odpověď.
web-rematch = Odveta
web-to-rematch = Přejít k odvetě

## Moje hry

web-history-empty = Zatím žádné hry. Objeví se tu hry, které hraješ, založíš nebo sleduješ.
web-history-running = Rozehrané
web-history-over = Dohrané
web-history-more = Zobrazit starší
web-history-rated = hodnocená hra
web-go-on = Pokračovat
web-ended = Skončila bez výsledku
web-ended-won = Výhra: { $why }
web-ended-lost = Prohra
web-ended-draw = Remíza: { $why }
web-ended-others = Vítězí { $who }

## Žebříček

web-ratings = Žebříček
web-ratings-about = Jen z hodnocených her. Body jsou opatrný odhad: rostou s tím, jak výsledky potvrzují sílu hráče.
web-ratings-empty = Zatím žádné hodnocené hry.
web-rating-guests = Hráči
web-rating-place = Pořadí
web-rating-name = Jméno
web-rating-score = Body
web-rating-matches = Hry
web-rating-wins = Výhry
web-rating-own = Tvoje body: { $score }. Hry: { $matches }, výhry: { $wins }.

## Záznamy her

web-replay = Záznam hry
web-replay-where = Pozice ve hře
web-replay-step = Krok { $number } z { $last }
web-replay-turn = Tah { $turn }, { NAME($who) }: krok { $number } z { $last }
web-replay-back = Předchozí krok
web-replay-on = Další krok
web-replay-turn-back = Předchozí tah
web-replay-turn-on = Další tah
web-replay-play = Přehrát (mezerník)
web-replay-pause = Pauza (mezerník)
web-replay-tools = Nástroje záznamu
web-replay-whole = Celá hra
web-replay-running = Hra ještě probíhá
web-replay-running-about = Záznam si můžeš přehrát, až hra skončí, protože ukazuje i skryté karty. Tento odkaz pak bude fungovat.
web-replay-private = Soukromá hra
web-replay-private-about = Vidí ji jen hráči, kteří měli u tohoto stolu místo. Požádej některého z nich o odkaz.
web-replay-other-rules = Hráno podle starších pravidel
web-replay-other-rules-about = Tato hra se hrála podle starší verze pravidel. Bojiště ji ukazuje až po poslední krok, který současná pravidla dokážou přehrát. Zbylá rozhodnutí jsou vypsána níže.
web-replay-answer-hidden = skryto
web-replay-gone = Záznam není dostupný
web-replay-gone-about = Odkaz je neúplný nebo už neplatí, případně hra už není uložená.
web-to-table = Přejít ke stolu
web-viewpoint = Pohled
web-viewpoint-open = všechny karty
web-viewpoint-spectator = divák
web-viewpoint-seat = { NAME($who) }
web-share = Sdílet okamžik
web-share-about = Tento odkaz otevře hru v kroku { $number } (pohled: { $viewpoint }).
web-download = Stáhnout záznam
web-scenario = Stáhnout scénář
web-note = Poznámka: { $note }
web-open = Otevřít záznam
web-open-about = Vyber uložený záznam nebo hlášení, nebo soubor přetáhni sem. Hra se otevře v kroku, ve kterém byl soubor uložen.
web-continue = Pokračovat odtud
web-continue-step = Jsi v kroku { $number }.
web-forked = Tato hra navazuje na jinou, takže některé karty už mohou být známé.
web-continue-about = Od tohoto okamžiku začne nová hra. Za jednu stranu hraješ ty, za ostatní boti.
web-continue-over = V tomto kroku už hra skončila. Pokud v ní chceš pokračovat, vrať se o několik kroků zpět.
web-continue-seat = Hraješ za
web-continue-start = Začít hru

## Popisky figurek a karet

web-word-boost = Posílení
web-word-deck = Balíček
web-word-discard = Odhozené
web-word-hand = Ruka
web-word-health = Zdraví
web-word-actions = Akce
web-word-maneuver = Manévr
web-word-canceled = Zrušeno
web-word-defeated = Pokořen/a
web-word-reserve = V záloze
web-word-seen = viděno
web-word-exhausted = Vyčerpání
web-word-unknown-card = Karta lícem dolů
web-word-no-card = Bez karty
web-word-damage = zdraví
web-word-zone = oblast
web-word-zones = oblasti
web-word-start = start
web-word-passage = průchod
# Before the names of spaces on the lower end of a line.
web-word-higher-than = výše než
web-word-one-way-to = jen tam, na
web-word-carried-to = pás na
web-word-belt-end = konec pásu
web-word-bin = koš pásu
web-word-space = Pole
web-word-empty = prázdné
web-word-skip = Přeskočit
web-word-fit = Celé bojiště

## Hra v tomto panelu

web-engine-loading = Hra se načítá: { $percent } %
web-engine-starting = Hra se spouští…
web-engine-elsewhere = Peerless máš otevřený v jiném panelu prohlížeče. Zavři ho a můžeš hrát tady.
web-engine-no-wasm = Tento prohlížeč neumí WebAssembly, bez kterého hra neběží. Použij novější prohlížeč, nebo v tomto vypni nejpřísnější režim zabezpečení.
web-engine-no-download = Hru se nepodařilo načíst. Zkontroluj připojení a zkus to znovu. Tvoje hry jsou v bezpečí.
web-engine-no-start = Hru se nepodařilo spustit. Zkus to znovu, nebo restartuj prohlížeč. Tvoje hry jsou v bezpečí.
web-storage-none = V tomto okně nelze ukládat data, takže o své hry přijdeš, jakmile ho zavřeš. Chceš-li si je nechat, použij běžné (ne anonymní) okno.
web-storage-full = Úložiště je plné, takže se tvoje poslední rozhodnutí neuložilo. Uvolni v zařízení místo a zkus to znovu.
web-engine-old = Tato stránka je zastaralá. Aktualizuj ji a můžeš hrát. Tvoje hry jsou v bezpečí.
web-engine-retry = Zkusit znovu
web-update-ready = Nová verze je připravená. Tvoje hry zůstanou, jak jsou.
web-update-do = Aktualizovat
web-update-later = Později
web-offline-ready = Hra je uložená v tomto zařízení a funguje i bez připojení.
web-offline-none = Tento prohlížeč hru neumí uložit, takže se bez připojení nespustí.
web-storage-lost = Prohlížeč přestal ukládat tvoje hry, takže se tvoje poslední rozhodnutí neuložilo. Obnov stránku.
web-data = Tvoje data
web-data-about = Tvoje hry, záznamy, vlastní hrdinové a nastavení jsou uložené jen v tomto prohlížeči. Ulož je do souboru, ať máš kopii nebo je můžeš přenést do jiného prohlížeče.
web-data-save = Uložit do souboru
web-data-load = Načíst soubor
web-data-load-about = Načtení souboru nic nesmaže. Když je stejná hra tady i v souboru, zůstane ta delší. Pokud se každá vyvíjela jinak, zůstane ta, která je tady. Zůstane i nastavení, které už tento prohlížeč má.
web-data-large = Tento soubor je příliš velký: načíst lze nejvýše { $most } MB.
web-data-added = { $count ->
    [one] Přibyla { $count } hra.
    [few] Přibyly { $count } hry.
   *[other] Přibylo { $count } her.
}
web-data-continued = { $count ->
    [one] Aktualizována { $count } hra.
    [few] Aktualizovány { $count } hry.
   *[other] Aktualizováno { $count } her.
}
web-data-same = { $count ->
    [one] { $count } hra už tu byla.
    [few] { $count } hry už tu byly.
   *[other] { $count } her už tu bylo.
}
web-data-differ = { $count ->
    [one] { $count } hra se tu vyvíjela jinak, a proto zůstala beze změny.
    [few] { $count } hry se tu vyvíjely jinak, a proto zůstaly beze změny.
   *[other] { $count } her se tu vyvíjelo jinak, a proto zůstalo beze změny.
}
web-site-people = Tato verze běží přímo na tvém zařízení, bez serveru. Aby se dalo hrát s ostatními po síti, musí někdo spustit server Peerless.
