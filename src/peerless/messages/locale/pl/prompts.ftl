### O co pytany jest gracz: krótko, by zmieściło się w wierszu. Argumenty objaśnia plik angielski.

prompt-by = { $source }: { $clause }
prompt-action = wybierz akcję (w tej turze { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}).
prompt-boost = ruch maksymalnie o { n-spaces }; karta z ręki doda swoje wzmocnienie.
prompt-boost-card = możesz odrzucić kartę jako wzmocnienie.
prompt-commit-boost = możesz wzmocnić atak drugą, zakrytą kartą.
prompt-defense = { NAME($attacker) } atakuje { NAME($who, case: "acc") }: możesz zagrać kartę obrony.
prompt-defense-none = { NAME($attacker) } atakuje { NAME($who, case: "acc") }, a ty nie masz karty do obrony.
prompt-mover = przesuń walczących w dowolnej kolejności, każdego maksymalnie o { n-spaces }.
prompt-move = wybierz, dokąd przesunąć { NAME($who, case: "acc") } (maksymalnie o { n-spaces }).
prompt-move-marker = wybierz, dokąd przesunąć { NAME($what, case: "acc") } (maksymalnie o { n-spaces }).
prompt-move-marker-anywhere = wybierz, dokąd przesunąć { NAME($what, case: "acc") }.
prompt-return = { NAME($who) } wraca: wybierz puste pole.
prompt-place-marker = umieść { NAME($what, case: "acc") } w strefie swojego bohatera.
prompt-place-sidekick = umieść { NAME($who, case: "acc") } w strefie swojego bohatera.
prompt-discard = odrzuć { prompt-cards }.
prompt-cards = { $count ->
    [1] kartę
   *[other] { n-cards }, jedną po drugiej
}
prompt-discard-limit = ponad 7 kart na ręce: odrzuć { prompt-cards }.
prompt-put-back = wybierz kolejną kartę do odłożenia; ostatnia będzie skrajna.
prompt-order = który z twoich efektów rozpatrzyć najpierw?
prompt-yes-no = czy chcesz to zrobić?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = zmienić { NAME($who, case: "acc") } na: { $to }?
prompt-each = { $clause }: +{ $count } za każdą.
prompt-now = { $question } (teraz { $value }).
prompt-no-target = brak wrogów w zasięgu.
prompt-no-card = brak karty do ataku.
prompt-opponent = wybierz przeciwnika.
prompt-mode = wybierz jeden efekt.
prompt-number = wybierz liczbę.
prompt-fighter = wybierz walczącego.
prompt-space = wybierz pole.
prompt-card = wybierz kartę.
prompt-waiting = Decyzję podejmuje { NAME($who) }.

## Możliwości

option-maneuver = manewr: dobierz kartę, potem ruch
option-attack = { NAME($who) } atakuje { NAME($target, case: "acc") }:
option-scheme = fortel { $card }, zagrywa:
option-no-boost = bez wzmocnienia
option-no-defense = bez obrony
option-done = gotowe
option-none = bez wyboru
option-yes = tak
option-no = nie
option-fighter = { NAME($who) } { $health }/{ $most } na polu { $space }
