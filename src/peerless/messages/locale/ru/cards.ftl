### Тексты карт и способностей. Пояснения к аргументам — в английском файле.

## Соединение

then = { $first }, затем { $second }
or-mode = { $first }; или { $second }
if = если { $cond }, { $clause }
otherwise = иначе { $clause }
who-does = { NAME($who) } { $clause }
both-do = { $clause }; одновременно противник делает то же самое
you-may = вы можете { $clause }
who-may = { NAME($who) } может { $clause }
may-colon = { $who ->
    [you] вы можете
   *[other] { NAME($who) } может
} сделать следующее: { $clause }
if-so = { $who ->
    [you] если вы это сделали
   *[other] если противник это сделал
}, { $clause }
boost-again = если вы это сделали, вы можете усилить её ещё раз
if-not = если нет, { $clause }
while = , пока { $cond }

## Названия

quoted = «{ $name }»
keyword = «{ $name }»
ability-of = способность { NAME($who, case: "gen") }
any-fighter = все
# Местоимения: какое именно слово, решает `what-acc`.
it-card = it
them-cards = them
what-acc = { $what ->
    [it] её
    [them] их
   *[other] { NAME($what, case: "acc") }
}
cards-of-those = { $count } из этих карт

## После существительного

post-called = «{ $name }»
post-of-combat = , { AGREE($head, "taking_part") } в бою{ COMMA() }
post-adjacent = { AGREE($head, "sort") ->
    [thing] , { AGREE($head, "adjacent") } с { NAME($who, case: "ins") }{ COMMA() }
    [several] на смежных с { NAME($who, case: "ins") } ячейках
   *[one] на смежной с { NAME($who, case: "ins") } ячейке
}
post-in-zone = в зоне { NAME($who, case: "gen") }
post-on-chosen-space = { $count ->
    [one] на выбранной ячейке
   *[other] на выбранных ячейках
}
post-on-marker = на { AGREE($head, "sort") ->
    [several] ячейках
   *[one] ячейке
} с { NAME($what, case: "ins") }
post-with-marker = с { NAME($what, case: "ins") }
post-without-marker = без { NAME($what, case: "gen") }
post-besides-space = , кроме прежней{ COMMA() }
post-besides = , кроме { NAME($who, case: "gen") }{ COMMA() }
post-besides-own-space = , кроме ячейки { NAME($who, case: "gen") }{ COMMA() }
post-besides-card = , кроме уже выбранных{ COMMA() }
post-where-stood = , которую { GENDER($who) ->
    [f] покинула
    [n] покинуло
    [p] покинули
   *[m] покинул
} { NAME($who) }{ COMMA() }
post-if-empty = , если она свободна{ COMMA() }
post-in-pile = { $from ->
    [yes] из { $pile ->
        [hand] { $of ->
            [opponent] руки противника
           *[you] вашей руки
        }
        [deck] { $of ->
            [opponent] колоды противника
           *[you] вашей колоды
        }
       *[discard] { $of ->
            [opponent] стопки сброса противника
           *[you] вашей стопки сброса
        }
    }
   *[no] в { $pile ->
        [hand] { $of ->
            [opponent] руке противника
           *[you] вашей руке
        }
        [deck] { $of ->
            [opponent] колоде противника
           *[you] вашей колоде
        }
       *[discard] { $of ->
            [opponent] стопке сброса противника
           *[you] вашей стопке сброса
        }
    }
}
post-in-own-pile = из своей { $pile ->
    [hand] руки
    [deck] колоды
   *[discard] стопки сброса
}
post-used-to-boost = , { AGREE($head, "by_which") } вы усилили эту карту благодаря её собственному эффекту{ COMMA() }
post-with-value = , напечатанное значение { AGREE($head, "of_which") } равно { NAME($amount, case: "dat") }{ COMMA() }
post-number-of = { NAME($what, case: "gen") }
post-of-card = { card-of-combat-gen }
post-times = , { AGREE($head, "multiplied") } на { $times }{ COMMA() }

card-of-combat-gen = { $card ->
    [own] этой карты
    [opposing] карты противника
   *[that] той карты
}

## Условия; «неверно, что…» с границами выпрямляют последние правила лексикона

cond-and = { $first } и { $second }
cond-or = { $first } либо { $second }
cond-won = вы { $no ->
    [yes] не победили в бою
   *[no] победили в бою
}
cond-lost = вы { $no ->
    [yes] не проиграли в бою
   *[no] проиграли в бою
}
cond-your-turn = идёт { $no ->
    [yes] не ваш ход
   *[no] ваш ход
}
cond-first-action = это { $no ->
    [yes] не первое ваше
   *[no] ваше первое
} действие в этом ходу
cond-on-marker = { NAME($who) } { $no ->
    [yes] не { cond-stands }
   *[no] { cond-stands }
} на ячейке с { NAME($what, case: "ins") }
cond-started-on-marker = { NAME($who) } { $no ->
    [yes] не { cond-began }
   *[no] { cond-began }
} этот ход на ячейке с { NAME($what, case: "ins") }
cond-opponent-played = противник { $no ->
    [yes] не разыграл карту
   *[no] разыграл карту
}
cond-is = { NAME($who) } { $no ->
    [yes] — не
   *[no] —
} { NAME($what) }
cond-began = { GENDER($who) ->
    [f] начала
    [n] начало
    [p] начали
   *[m] начал
}
cond-moved = { NAME($who) } { cond-began } этот ход на { $no ->
    [yes] этой же ячейке
   *[no] другой ячейке
}
cond-adjacent = { NAME($who) } и { NAME($to) } { $no ->
    [yes] не находятся
   *[no] находятся
} на смежных ячейках
cond-same-zone = { NAME($who) } { $no ->
    [yes] не { cond-stands }
   *[no] { cond-stands }
} в зоне { NAME($to, case: "gen") }
cond-stands = { GENDER($who) ->
    [p] находятся
   *[m] находится
}
cond-fallen-word = { GENDER($who) ->
    [f] повержена
    [n] повержено
    [p] повержены
   *[m] повержен
}
cond-alive = { NAME($who) } { $no ->
    [yes] { cond-fallen-word }
   *[no] не { cond-fallen-word }
}
cond-defeated = { NAME($who) } { $no ->
    [yes] не { cond-fallen-word }
   *[no] { cond-fallen-word }
}
cond-none-defeated = среди { NAME($who, case: "gen") } нет поверженных
cond-boosted = вы { $no ->
    [yes] не усилили
   *[no] усилили
} эту карту благодаря её собственному эффекту
cond-health = { $no ->
    [yes] неверно, что здоровье { NAME($who, case: "gen") } { $bounds }
   *[no] здоровье { NAME($who, case: "gen") } { $bounds }
}
cond-space = { $no ->
    [yes] нет { NAME($where, case: "gen") }
   *[no] есть { NAME($where) }
}
cond-token = { NAME($token) } { $no ->
    [yes] — не
   *[no] —
} { $shows }
cond-amount = { $no ->
    [yes] неверно, что { NAME($amount) } { $bounds }
   *[no] { NAME($amount) } { $bounds }
}
cond-hand = { $no ->
    [yes] неверно, что { cond-hand-whose } { $bounds }
   *[no] { cond-hand-whose } { $bounds }
}
cond-hand-whose = { $of ->
    [opponent] у противника в руке
   *[you] у вас в руке
}
cond-dealt = урон { $no ->
    [yes] не нанесён
   *[no] нанесён
}
cond-fell = при этом { $no ->
    [yes] никто не повержен
   *[no] повержен боец
}
cond-card-chosen = { $no ->
    [yes] такой карты нет
   *[no] такая карта есть
}
cond-cards-chosen = { $no ->
    [yes] таких карт нет
   *[no] такие карты есть
}
cond-equal = { NAME($amount) } и { NAME($to) } { $no ->
    [yes] не совпадают
   *[no] совпадают
}
cond-role = вы { $no ->
    [yes] не { cond-role-verb }
   *[no] { cond-role-verb }
}
cond-role-verb = { $role ->
    [attacking] атакуете
   *[defending] защищаетесь
}
at-least = { $count ->
    [1] больше 0
   *[other] не меньше { $count }
}
at-most = не больше { $count }
between = от { $low } до { $count }
cards-gen = { $count } { $count ->
    [one] карты
   *[other] карт
}
cards-at-least = { $count ->
    [1] есть хотя бы 1 карта
   *[other] не меньше { cards-gen }
}
cards-at-most = { $count ->
    [0] нет карт
   *[other] не больше { cards-gen }
}
cards-between = от { $low } до { cards-gen }

## Выбор

choose-verb = { $mood ->
    [does] выбирает
    [may] выбрать
   *[order] выберите
}
step-choose-modes = { choose-verb } { $count ->
    [1] один вариант
    [2] два варианта
    [3] три варианта
   *[other] { $count } { $count ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }
}: { $modes }
step-repeat = { $count ->
    [2] дважды
    [3] трижды
   *[other] { $count } { $count ->
        [few] раза
       *[many] раз
    }
}: { $clause }
step-choose = { choose-verb } { NAME($what, case: "acc") }
step-choose-own = { step-choose }
step-choose-opponent = { choose-verb } противника
step-choose-number = { choose-verb } число от 0 до { NAME($amount, case: "gen") }
step-name-number = { $mood ->
    [does] называет
    [may] назвать
   *[order] назовите
} число

## Карты

n-cards = { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
n-random-cards = { $count } { $count ->
    [one] случайную карту
    [few] случайные карты
   *[many] случайных карт
}
# Сколько карт, если число вычисляется.
cards-amount = { $random ->
    [yes] количество случайных карт
   *[no] количество карт
}, равное { NAME($amount, case: "dat") }
take-verb = { $mood ->
    [does] берёт
    [may] взять
   *[order] возьмите
}
discard-verb = { $mood ->
    [does] сбрасывает
    [may] сбросить
   *[order] сбросьте
}
step-draw = { take-verb } { n-cards }
step-draw-amount = { take-verb } количество карт, равное { NAME($amount, case: "dat") }
step-discard = { discard-verb } { $random ->
    [yes] { n-random-cards }
   *[no] { n-cards }
}
step-discard-amount = { discard-verb } { cards-amount }
step-discard-any = { discard-verb } любое количество { NAME($what, case: "gen") }
step-discard-cards = { discard-verb } { what-acc }
top-cards = { $count ->
    [1] верхнюю карту
   *[other] { $count } { $count ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    }
}
top-cards-amount = количество верхних карт { whose-deck-gen }, равное { NAME($amount, case: "dat") }
whose-deck-gen = { $of ->
    [opponent] колоды противника
   *[you] вашей колоды
}
own-top-cards-amount = количество верхних карт вашей колоды, равное { NAME($amount, case: "dat") }
step-discard-top = { discard-verb } { top-cards } { whose-deck-gen }
step-discard-top-amount = { discard-verb } { top-cards-amount }
look-verb = { $mood ->
    [does] смотрит
    [may] посмотреть
   *[order] посмотрите
}
step-look-at-hand = { look-verb } карты в руке противника
step-reveal-hand = { $mood ->
    [does] показывает всем карты в своей руке
    [may] показать всем карты в своей руке
   *[order] покажите всем карты в своей руке
}
reveal-verb = { $mood ->
    [does] открывает
    [may] открыть
   *[order] откройте
}
step-reveal-top = { reveal-verb } { top-cards } вашей колоды
step-reveal-top-amount = { reveal-verb } { own-top-cards-amount }
step-look-at-top = { look-verb } { top-cards } вашей колоды
step-look-at-top-amount = { look-verb } { own-top-cards-amount }
step-take = { $what ->
    [it] { take-verb } её в руку
    [them] { take-verb } их в руку
   *[other] { take-verb } в руку { NAME($what, case: "acc") }
}
put-verb = { $mood ->
    [does] кладёт
    [may] положить
   *[order] положите
}
where-in-deck = { $where ->
    [top] на верх колоды
   *[bottom] под низ колоды
}
step-keep = { $mood ->
    [does] оставляет себе
    [may] оставить себе
   *[order] оставьте себе
} { NAME($what, case: "acc") }
step-put-back = { put-verb } { what-acc } { where-in-deck }{ $of ->
    [opponent] {" "}противника
   *[you] {""}
}
step-put-back-rest = { put-verb } остальные { where-in-deck } в любом порядке
shuffle-verb = { $mood ->
    [does] перемешивает
    [may] перемешать
   *[order] перемешайте
}
step-search-discard = { take-verb } в руку карту «{ $name }» из вашей стопки сброса
step-search-deck = { take-verb } в руку карту «{ $name }» из вашей колоды и { shuffle-verb } колоду
step-search-discard-deck = { take-verb } в руку карту «{ $name }» из вашей стопки сброса; если её там нет, { take-verb } её из вашей колоды и { shuffle-verb } колоду
step-search-deck-discard = { take-verb } в руку карту «{ $name }» из вашей колоды и { shuffle-verb } колоду; если её там нет, { take-verb } её из вашей стопки сброса

## Бойцы

damage-verb = { $mood ->
    [does] наносит
    [may] нанести
   *[order] нанесите
}
n-damage = { $count } { $count ->
    [one] урон
   *[other] урона
}
n-health = { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}
recovers = { NAME($who) } { GENDER($who) ->
    [p] восстанавливают
   *[m] восстанавливает
}
step-damage = { damage-verb } { n-damage } { NAME($to, case: "dat") }
step-damage-amount = { damage-verb } { NAME($to, case: "dat") } урон, равный { NAME($amount, case: "dat") }
step-recover = { $mood ->
    [may] восстановить { NAME($who, case: "dat") }
   *[order] { recovers }
} { n-health }
step-recover-amount = { $mood ->
    [may] восстановить { NAME($who, case: "dat") }
   *[order] { recovers }
} количество здоровья, равное { NAME($amount, case: "dat") }
step-set-health = { $mood ->
    [may] сделать здоровье { NAME($who, case: "gen") } равным
   *[order] здоровье { NAME($who, case: "gen") } становится равным
} { NAME($amount, case: "dat") }
step-prevent-damage = { $mood ->
    [may] предотвратить весь { $kind ->
        [combat] боевой урон { NAME($to, case: "dat") } в этом бою
       *[all] урон { NAME($to, case: "dat") } до конца этого боя, кроме боевого урона от дополнительной атаки{ COMMA() }
    }
   *[order] { NAME($to) } не { GENDER($to) ->
        [p] получают
       *[m] получает
    } { $kind ->
        [combat] боевого урона в этом бою
       *[all] урона до конца этого боя, кроме боевого урона от дополнительной атаки{ COMMA() }
    }
}
n-spaces = { $count } { $count ->
    [one] ячейку
    [few] ячейки
   *[many] ячеек
}
move-verb = { $mood ->
    [does] перемещает
    [may] переместить
   *[order] переместите
}
through-opposing = { $through ->
    [yes] , в том числе через бойцов противника
   *[no] {""}
}
step-move = { move-verb } { NAME($who, case: "acc") } не более чем на { n-spaces }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") } не более чем на количество ячеек, равное { NAME($amount, case: "dat") }{ through-opposing }
step-place = { $mood ->
    [does] помещает
    [may] поместить
   *[order] поместите
} { NAME($who, case: "acc") } в { NAME($where, case: "acc") }
step-swap = { $mood ->
    [does] меняет
    [may] поменять
   *[order] поменяйте
} местами { NAME($one, case: "acc") } и { NAME($other, case: "acc") }{ $combat ->
    [yes] , в том числе в этом бою
   *[no] {""}
}
return-verb = { $mood ->
    [does] возвращает
    [may] вернуть
   *[order] верните
}
step-return = { return-verb } { NAME($who, case: "acc") } в { NAME($where, case: "acc") }
step-return-with-health = { return-verb } { NAME($who, case: "acc") } со здоровьем { $count } в { NAME($where, case: "acc") }
step-leave = { $mood ->
    [may] убрать { NAME($who, case: "acc") } с поля боя и вернуть
   *[order] { NAME($who) } { GENDER($who) ->
        [p] покидают поле боя и возвращаются
       *[m] покидает поле боя и возвращается
    }
} в любую свободную ячейку в начале следующего хода
step-move-marker = { move-verb } { NAME($what, case: "acc") } не более чем на { n-spaces }
step-move-marker-amount = { move-verb } { NAME($what, case: "acc") } не более чем на количество ячеек, равное { NAME($amount, case: "dat") }
step-move-marker-to = { move-verb } { NAME($what, case: "acc") } в { NAME($where, case: "acc") }

## Бой и ход

step-set-value = { $mood ->
    [may] сделать значение { card-of-combat-gen } равным
   *[order] значение { card-of-combat-gen } становится равным
} { NAME($amount, case: "dat") }
step-set-value-held = { step-set-value }, и эффекты карт не могут изменить его в этом бою
step-end-turn = { $mood ->
    [may] закончить свой ход
   *[order] ваш ход заканчивается
}
step-add-value = { $mood ->
    [does] прибавляет
    [may] прибавить
   *[order] прибавьте
} к значению { card-of-combat-gen } { NAME($amount, case: "acc") }
step-ignore-value = { $mood ->
    [does] игнорирует
    [may] игнорировать
   *[order] игнорируйте
} значение { card-of-combat-gen }
step-set-printed = { $mood ->
    [does] считает
    [may] считать
   *[order] считайте
} напечатанным значением { card-of-combat-gen } { NAME($amount, case: "acc") }
step-fix-value = { $mood ->
    [may] сделать так: {""}
   *[order] {""}
}до конца хода значение каждой разыгранной вами карты равно { $count }, что бы его ни меняло
step-replace-card = { $card ->
    [own] { $mood ->
        [does] возвращает эту карту в руку и разыгрывает
        [may] вернуть эту карту в руку и разыграть
       *[order] верните эту карту в руку и разыграйте
    } вместо неё другую
   *[opposing] { $mood ->
        [does] возвращает карту противника ему в руку, смотрит карты в ней и выбирает
        [may] вернуть карту противника ему в руку, посмотреть карты в ней и выбрать
       *[order] верните карту противника ему в руку, посмотрите карты в ней и выберите
    }, какая будет разыграна взамен
}
step-redirect-damage = { $mood ->
    [does] переносит
    [may] перенести
   *[order] перенесите
} боевой урон с { NAME($who, case: "gen") } на бойца противника
step-bonus-attack = { $mood ->
    [does] совершает
    [may] совершить
   *[order] совершите
} дополнительную атаку против того же бойца
step-boost = { $mood ->
    [does] усиливает
    [may] усилить
   *[order] усильте
} { $card ->
    [own] эту карту
   *[opposing] свою карту
}
step-cancel = { $mood ->
    [does] отменяет
    [may] отменить
   *[order] отмените
} все эффекты карты противника
step-gain-action = { $mood ->
    [does] получает
    [may] получить
   *[order] получите
} { n-actions }
n-actions = { $count } { $count ->
    [one] дополнительное действие
    [few] дополнительных действия
   *[many] дополнительных действий
}
step-set-token = { $mood ->
    [may] сделать так: {""}
   *[order] {""}
}{ NAME($token) } теперь — { $to }
step-flip = { $mood ->
    [does] меняет
    [may] изменить
   *[order] измените
} { NAME($token, case: "acc") }

## Когда

timing-when-played = При розыгрыше
timing-immediately = Немедленно
timing-during-combat = Во время боя
timing-after-combat = После боя
timing-after-attack = После атаки
timing-boost-effect = Эффект усиления
timing-when-discarded = При сбросе из-за эффекта противника

moment-setup = в начале игры
moment-start-of-turn = в начале вашего хода
moment-end-of-turn = в конце вашего хода
moment-after-maneuver = после вашего манёвра
moment-immediately = немедленно после открытия карт в бою
moment-during-combat = во время боя
moment-after-combat = после боя
moment-after-attack = после атаки
moment-defeated = когда ваш боец повержен{ COMMA() }
moment-defeated-fighter = когда { NAME($who) } { cond-fallen-word }{ COMMA() }
moment-of-fighter = { $when } с участием { NAME($who, case: "gen") }
moment-if = { $when }, если { $cond }{ COMMA() }

## Что ещё на карте

card-playable-if = Можно разыграть, только если { $cond }.
card-face-up = Разыгрывается лицом вверх.
card-bonus-attack = «{ $name }»: дополнительная атака со значением { $count }.
card-hides-hand = Пока эта карта у вас в руке, вы можете показать её и прервать эффект, из-за которого противник посмотрел бы карты в вашей руке.
card-uncancellable = Эффекты этой карты нельзя отменить.

## Способности

ability-trigger = { $when } { $clause }.
ability-bonus-attack = +{ $count } к значению карт атаки { NAME($who, case: "gen") }{ $cond }.
ability-bonus-attack-amount = прибавьте к значению карт атаки { NAME($who, case: "gen") } { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-attack-all = +{ $count } к значению ваших карт атаки{ $cond }.
ability-bonus-attack-all-amount = прибавьте к значению ваших карт атаки { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-defense = +{ $count } к значению карт защиты { NAME($who, case: "gen") }{ $cond }.
ability-bonus-defense-amount = прибавьте к значению карт защиты { NAME($who, case: "gen") } { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-defense-all = +{ $count } к значению ваших карт защиты{ $cond }.
ability-bonus-defense-all-amount = прибавьте к значению ваших карт защиты { NAME($amount, case: "acc") }{ $cond }.
ability-bonus-maneuver = +{ $count } к вашему значению перемещения{ $cond }.
ability-bonus-maneuver-amount = прибавьте к вашему значению перемещения { NAME($amount, case: "acc") }{ $cond }.
ability-attack-boost = когда { NAME($who) } { GENDER($who) ->
    [p] атакуют
   *[m] атакует
}, вы можете добавить вторую карту лицом вниз: её значение усиления прибавляется к атаке, если ни один эффект карты атаки не отменён.
ability-boosted-place = когда вы усиливаете манёвр, вместо перемещения вы можете поместить { NAME($who, case: "acc") } в любую свободную ячейку.
ability-marker-links = когда { NAME($who) } { GENDER($who) ->
    [p] перемещаются
   *[m] перемещается
}, любые две ячейки с { NAME($what, case: "ins") } считаются смежными.
