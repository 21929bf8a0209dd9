### O co pytany jest gracz: krótko, by zmieściło się w wierszu. Argumenty objaśnia plik angielski.

prompt-by = { $source }: { $clause }
prompt-action = wybierz akcję (pozostało: { $count }).
prompt-boost = ruch maksymalnie o { n-spaces }. Możesz go najpierw wzmocnić kartą.
prompt-boost-card = możesz odrzucić kartę z ręki jako wzmocnienie.
prompt-commit-boost = { NAME($who) } atakuje: dodać drugą, zakrytą kartę jako wzmocnienie?
prompt-defense = { NAME($attacker) } atakuje { NAME($who, case: "acc") }: zagrać kartę obrony?
prompt-defense-none = { NAME($attacker) } atakuje { NAME($who, case: "acc") }. Nie masz karty do obrony.
prompt-mover = przesuń walczących w dowolnej kolejności, każdego maksymalnie o { n-spaces }.
prompt-move = przesuń { NAME($who, case: "acc") } maksymalnie o { n-spaces }.
prompt-move-marker = przesuń { NAME($what, case: "acc") } maksymalnie o { n-spaces }.
prompt-move-marker-anywhere = wybierz pole, na które przesuniesz { NAME($what, case: "acc") }.
prompt-return = { NAME($who) } wraca: wybierz puste pole.
prompt-place-marker = umieść { NAME($what, case: "acc") } w strefie swojego bohatera.
prompt-place-sidekick = umieść { NAME($who, case: "acc") } w strefie swojego bohatera.
prompt-discard = odrzuć { prompt-cards }.
prompt-cards = { $count ->
    [1] kartę
   *[other] { n-cards }, jedną po drugiej
}
prompt-discard-limit = limit kart na ręce to 7: odrzuć { prompt-cards }.
prompt-put-back = wybierz następną kartę do odłożenia. Ostatnia trafi na sam wierzch (lub spód).
prompt-order = wybierz, który ze swoich efektów rozpatrzysz najpierw.
prompt-yes-no = użyć tego efektu?
prompt-offer = { $clause }?
prompt-step = { $clause }.
prompt-become = zmienić { NAME($who, case: "acc") } na „{ $to }”?
prompt-each = { $clause }: +{ $count } za każdą.
prompt-now = { $question } (teraz { $value }).
prompt-chosen = { $question } ({ $card })?
prompt-no-target = żaden wrogi walczący nie jest w zasięgu.
prompt-no-card = nie masz karty do ataku.
prompt-opponent = wybierz przeciwnika.
prompt-mode = wybierz jedną opcję.
prompt-number = wybierz liczbę.
prompt-fighter = wybierz walczącego.
prompt-share = { NAME($who) } ma otrzymać obrażenia ({ $count }): kto zamiast tego weźmie na siebie 1 z nich?
mode-else = żadne z powyższych
prompt-space = wybierz pole.
prompt-card = wybierz kartę.
prompt-waiting = Decyzję podejmuje { NAME($who) }.

## Opcje

option-maneuver = manewr
option-attack = { NAME($who) } atakuje { NAME($target, case: "acc") }:
option-scheme = fortel { $card }, zagrywa:
option-no-boost = bez wzmocnienia
option-no-defense = bez obrony
option-done = gotowe
option-none = nic
option-yes = tak
option-no = nie
option-fighter = { NAME($who) } { $health }/{ $most } na polu { $space }
