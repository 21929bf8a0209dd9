### Тексты карт и способностей. Пояснения к аргументам — в английском файле.

## Соединение

then = { $first }, затем { $second }
then-you = { $first }, а затем вы { $second }
and = { $first } и { $second }
comma = { $first }, { $second }
if = если { $cond }, { $clause }
otherwise = иначе { $clause }
for-owner = для { NAME($who, case: "gen", prep: 1) }: { $clause }
for-others = для других игроков: { $clause }
unless = { $clause } (если { $cond }, можно этого не делать)
after-list = затем { $clause }
who-does = { $who } { $clause }
who-made = заставить { NAME($who, case: "acc") } { $clause }
that-player = он
you-may = вы можете { $clause }
who-may = { $who } может { $clause }
you-may-apply = вы можете применить этот эффект: { $clause }
who-decides = { $who } решает, применить ли этот эффект: { $clause }
if-so = { $who ->
    [you] если вы это сделали
   *[other] если он это сделал
}, { $clause }
boost-again = если вы это сделали, можете усилить её ещё раз
if-not = { $who ->
    [you] если вы этого не сделали
   *[other] если он этого не сделал
}, { $clause }
while = пока { $cond },{" "}

## Названия

quoted = «{ $name }»
keyword = «{ $name }»
any-fighter = все
# Местоимения: какое именно слово, решает `what-acc`.
cards-of-those = { $count } из них
cards-from-pile = { n-cards } из { pile-gen }
cards-up-to = до { $count } { NAME($what, case: "gen") }
cards-up-to-of-those = до { $count } из них
post-in-combat = , { AGREE($head, "taking_part") } в бою{ COMMA() }
post-having = , у которого есть { NAME($what) }{ COMMA() }
post-on-board = на поле боя

## После существительного

post-called = «{ $name }»
post-adjacent = { AGREE($head, "sort") ->
    [thing] , { AGREE($head, "adjacent") } с { NAME($who, case: "ins", prep: 1) }{ COMMA() }
    [several] на смежных с { NAME($who, case: "ins", prep: 1) } ячейках
   *[one] { EACH($head) ->
        [each] на смежных с { other-than-head } ячейках
       *[one] на смежной с { other-than-head } { NAME($space, case: "loc") }
    }
}
# Местоимение того же рода, что и слово перед ним, читалось бы как оно же: «бойцу на смежной с ним ячейке».
other-than-head = { AGREE($head, "gender") ->
    [m] { GENDER($who) ->
        [m] { NAME($who, case: "ins", prep: 1, full: 1) }
       *[other] { NAME($who, case: "ins", prep: 1) }
    }
   *[f] { GENDER($who) ->
        [f] { NAME($who, case: "ins", prep: 1, full: 1) }
       *[other] { NAME($who, case: "ins", prep: 1) }
    }
}
post-in-zone = в { NAME($zone, case: "loc") }
post-flanked = { on-spaces }, { EACH($head) ->
    [each] смежных
   *[one] { AGREE($head, "sort") ->
        [several] смежных
       *[one] смежной
    }
} не менее чем с { $count } { NAME($what, case: "ins") }{ COMMA() }
post-played-by = { NAME($who, case: "gen") }
post-in-same-zone = в { NAME($zone, case: "loc") }
# На ячейках: о многих и о каждом.
on-spaces = на { AGREE($head, "sort") ->
    [several] ячейках
   *[one] { EACH($head) ->
        [each] ячейках
       *[one] ячейке
    }
}
post-on-chosen-space = { $count ->
    [one] на выбранной ячейке
   *[other] на выбранных ячейках
}
post-on-marker = { on-spaces } с { NAME($what, case: "ins") }
post-on-such-space = на { EACH($head) ->
    [each] ячейках с такими же жетонами
   *[one] ячейке с таким же жетоном
}
post-with-marker = с { NAME($what, case: "ins") }
post-without-marker = без { NAME($what, case: "gen") }
post-besides-space = , кроме прежней{ COMMA() }
post-besides = , кроме { NAME($who, case: "gen") }{ COMMA() }
post-besides-own-space = , кроме ячейки, на которой { NAME($who) }{ COMMA() }
pile-gen = { $pile ->
    [hand] { $of ->
        [opponent] руки противника
       *[you] руки
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
post-besides-card = , кроме уже выбранных{ COMMA() }
post-where-stood = , { AGREE($head, "left") } { NAME($who, case: "ins") }{ COMMA() }
post-if-empty = , если она свободна{ COMMA() }
post-in-pile = { $that ->
    [yes] из этой руки
   *[no] { $from ->
        [yes] из { pile-gen }
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
}
post-in-hands = в { $several ->
    [yes] руках противников
   *[no] руке противника
}
post-in-own-pile = из своей { $pile ->
    [hand] руки
    [deck] колоды
   *[discard] стопки сброса
}
post-with-value = с напечатанным значением, равным { NAME($amount, case: "dat") }{ COMMA() }
post-with-that-value = с таким напечатанным значением
post-playable-as = , { AGREE($head, "playable") } только { $form }{ COMMA() }
post-only-for = , { AGREE($head, "playable") } только { NAME($who, case: "ins") }{ COMMA() }
post-number-of = { NAME($what, case: "gen") }
# Потрачены единицы, а ярость — ваша.
post-of-counter = { $spent ->
    [yes] { NAME($name, case: "gen") }
   *[no] { NAME($what, case: "gen") }
}
post-zone-of = , в которой { cond-stands } { NAME($who) }{ COMMA() }
post-number-of-zones = зон, в которых { cond-stands } { NAME($who) }{ COMMA() }
post-outer-card = карты, разыгранной против первой атаки{ COMMA() }
post-hurt = из получивших урон
post-passed = , через которого { NAME($who) } { GENDER($who) ->
    [f] прошла
    [n] прошло
    [p] прошли
   *[m] прошёл
}{ COMMA() }

## Условия; «неверно, что…» с границами выпрямляют последние правила лексикона

cond-and = { $first } и { $second }
cond-or = { $first } либо { $second }
cond-or-group = либо { $first }, либо { $second }
cond-either = при этом { $cond }
cond-on-such-space = { NAME($who) } { $no ->
    [yes] не { cond-stands }
   *[no] уже { cond-stands }
} на такой ячейке
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
    [yes] не ваше
   *[no] ваше
} первое действие за ход
cond-maneuvered = в этот ход вы { $no ->
    [yes] ещё не выполняли манёвр
   *[no] уже выполнили манёвр
}
cond-won-before = в этот ход вы { $no ->
    [yes] ещё не победили ни в одном бою
   *[no] уже победили в бою
}
cond-took-damage = в этот ход { NAME($who) } { $no ->
    [yes] не { got-word }
   *[no] { got-word }
} урон
cond-action-number = это { $no ->
    [yes] не ваше
   *[no] ваше
} { $count ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
   *[other] { $count }-е
} действие за ход
cond-fighter-chosen = { $no ->
    [yes] боец не выбран
   *[no] боец выбран
}
cond-space-chosen = { $no ->
    [yes] ячейка не выбрана
   *[no] ячейка выбрана
}
cond-returned = вы { $no ->
    [yes] не вернули
   *[no] вернули
} бойца
cond-hurt = при этом { $no ->
    [yes] никто не получил
   *[no] кто-либо получил
} урон
cond-targets = { $no ->
    [yes] таких бойцов не было
   *[no] такие бойцы были
}
cond-passed = { $no ->
    [yes] на пройденном пути не было бойцов противника
   *[no] на пройденном пути был боец противника
}
cond-was-hurt = при этом { NAME($who) } { $no ->
    [yes] не { got-word }
   *[no] { got-word }
} урон
cond-was-targets = среди них { $no ->
    [yes] нет { NAME($who, case: "gen") }
   *[no] есть { NAME($who) }
}
got-word = { GENDER($who) ->
    [f] получила
    [n] получило
    [p] получили
   *[m] получил
}
cond-was-passed = { NAME($who) } { $no ->
    [yes] не { cond-stands }
   *[no] { cond-stands }
} на пройденном пути
cond-symbol = ваш символ — { $no ->
    [yes] не{" "}
   *[no] {""}
}{ $symbol }
where-started = , на которой { NAME($to) } { began-to } этот ход{ COMMA() }
began-to = { GENDER($to) ->
    [f] начала
    [n] начало
    [p] начали
   *[m] начал
}
cond-same-zone-started = { NAME($who) } { $no ->
    [yes] не { cond-stands } ни в одной из зон
   *[no] { cond-stands } в одной из зон
} ячейки{ where-started }
cond-adjacent-started = { NAME($who) } { $no ->
    [yes] не { cond-stands }
   *[no] { cond-stands }
} рядом с ячейкой{ where-started }
cond-top = верхняя карта { pile-gen } — { $no ->
    [yes] не{" "}
   *[no] {""}
}{ NAME($what) }
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
cond-opponent-played-such = противник { $no ->
    [yes] не разыграл
   *[no] разыграл
} { NAME($what, case: "acc") }
cond-such-card = { NAME($who) } — { $no ->
    [yes] не{" "}
   *[no] {""}
}{ NAME($what) }
cond-is = { NAME($who) } { $no ->
    [yes] — не
   *[no] —
} { NAME($what) }
cond-is-named = { cond-is }
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
cond-adjacent = { NAME($who) } { $no ->
    [yes] не { cond-stands }
   *[no] { cond-stands }
} на смежной с { NAME($to, case: "ins", prep: 1) } ячейке
cond-same-zone = { NAME($who) } { $no ->
    [yes] не { cond-stands }
   *[no] { cond-stands }
} в одной зоне с { NAME($to, case: "ins", prep: 1) }
cond-neither-defeated = ни { NAME($one) }, ни { NAME($other) } не повержены
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
cond-boosted = вы { $no ->
    [yes] не усилили
   *[no] усилили
} эту карту благодаря её собственному эффекту
cond-health = { NAME($health) } { $bounds }
cond-health-below = здоровье { NAME($who, case: "gen") } { $no ->
    [yes] не меньше
   *[no] меньше
}, чем у { NAME($to, case: "gen", prep: 1) }{ COMMA() }
cond-exists = { $no ->
    [yes] нет { NAME($what, case: "gen") }
   *[no] есть { NAME($what) }
}
cond-none-in-zone = в { NAME($zone, case: "loc") } нет { NAME($what, case: "gen") }
cond-flanked = на смежных с { NAME($who, case: "ins", prep: 1) } ячейках { $no ->
    [yes] менее
   *[no] не менее
} { $count } { NAME($what, case: "gen") }
cond-space-next = есть свободная ячейка, смежная с { NAME($who, case: "ins", prep: 1) }{ COMMA() }
cond-token = жетон «{ NAME($name) }» { $no ->
    [yes] не показывает
   *[no] показывает
} сторону «{ $shows }»
cond-amount = { NAME($amount) } { $bounds }
cond-counter = у вас { $no ->
    [yes] меньше
   *[no] не меньше
} { points-gen }
cond-hand = { cond-hand-whose } { $bounds }
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
   *[no] повержен хотя бы один боец
}
cond-card-chosen = { $no ->
    [yes] такой карты нет
   *[no] такая карта есть
}
cond-cards-chosen = { $no ->
    [yes] таких карт нет
   *[no] такие карты есть
}
cond-equal = { NAME($amount) } { $no ->
    [yes] не равно
   *[no] равно
} { NAME($to, case: "dat") }
cond-higher = { NAME($amount) } { $no ->
    [yes] {"не "}
   *[no] {""}
}превышает { NAME($than, case: "acc") }
cond-higher-than-of = { NAME($value) } { $no ->
    [yes] {"не "}
   *[no] {""}
}выше, чем у { NAME($other, case: "gen") }
cond-named-right = { NAME($value) } { $no ->
    [yes] не совпадает
   *[no] совпадает
} с названным вами числом
cond-role = { $no ->
    [yes] не { cond-role-verb }
   *[no] { cond-role-verb }
}
cond-role-of = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ $role ->
    [attacking] атакует
   *[defending] защищается
}
cond-role-verb = { $role ->
    [attacking] атакуете
   *[defending] защищаетесь
}
cond-role-as = { $again ->
    [yes] {""}
   *[no] {"вы "}
}{ cond-role-verb } { $who }
at-least = не меньше { $count }
at-most = { $count ->
    [0] равно 0
   *[other] не больше { $count }
}
less = меньше { $count }
more = больше { $count }
exactly = равно { $count }
not-exactly = не равно { $count }
between = от { $low } до { $count }
outside = меньше { $low } или больше { $count }
cards-gen = { $count } { $count ->
    [one] карты
   *[other] карт
}
cards-at-least = { $count ->
    [1] есть карты
   *[other] не меньше { cards-gen }
}
cards-at-most = { $count ->
    [0] нет карт
   *[other] не больше { cards-gen }
}
cards-less = { $count ->
    [1] нет карт
   *[other] меньше { cards-gen }
}
cards-more = { $count ->
    [0] есть карты
   *[other] больше { cards-gen }
}
cards-nom = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
cards-exactly = ровно { cards-nom }
cards-not-exactly = не ровно { cards-nom }
cards-between = от { $low } до { cards-gen }
cards-outside = меньше { $low } или больше { cards-gen }

## Выбор

choose-verb = { $mood ->
    [does] выбирает
    [you] выбираете
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
}:
step-choose-modes-each = { choose-verb } по одному варианту за { NAME($counted, case: "acc") } (варианты не должны повторяться):
step-choose-modes-amount = { choose-verb } количество вариантов, равное { NAME($amount, case: "dat") }:
symbol-case = { $symbol }: { $clause }
step-by-symbol = { $mood ->
    [may] применить
   *[order] примените
} эффект вашего символа:
step-choose-side = { choose-verb } { REF($who) ->
    [pronoun] { NAME($who, case: "whose") } { NAME($token, case: "acc") }
   *[name] { NAME($token, case: "acc") } { NAME($who, case: "gen") }
}: { $sides }
or-side = { $first } или { $second }
step-choose-two = { choose-verb } { NAME($one, case: "acc") } и { NAME($other, case: "acc") }
n-cards-po = { $count } { $count ->
    [one] карте
    [few] карты
   *[many] карт
}
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
step-choose-up-to = { choose-verb } до { $count } { NAME($what, case: "gen") }
step-choose-number = { choose-verb } число от 0 до { NAME($amount, case: "gen") }
step-name-number = { $mood ->
    [does] называет
    [you] называете
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
}, равное { NAME($amount, case: "dat") }{ COMMA() }
cards-equal = количество карт, равное { NAME($amount, case: "dat") }{ COMMA() }
take-verb = { $mood ->
    [does] берёт
    [you] берёте
    [may] взять
   *[order] возьмите
}
discard-verb = { $mood ->
    [does] сбрасывает
    [you] сбрасываете
    [may] сбросить
   *[order] сбросьте
}
step-draw = { take-verb } { n-cards }
step-draw-each = { take-verb } по { n-cards-po } за { NAME($counted, case: "acc") }
step-draw-amount = { take-verb } { cards-equal }
step-draw-up-to = { take-verb } не более { cards-gen }
step-draw-up-to-that = { take-verb } столько же карт или меньше
you-both = вы и { REF($who) ->
    [pronoun] этот
   *[name] ваш
} противник
step-draw-both = { you-both } берёте по { n-cards-po }
step-draw-both-each = { step-draw-both } за { NAME($counted, case: "acc") }
step-draw-both-amount = { you-both } берёте каждый { cards-equal }
step-discard = { discard-verb } { $random ->
    [yes] { n-random-cards }
   *[no] { n-cards }
}
n-random-cards-po = { $count } { $count ->
    [one] случайной карте
    [few] случайные карты
   *[many] случайных карт
}
step-discard-each = { discard-verb } по { $random ->
    [yes] { n-random-cards-po }
   *[no] { n-cards-po }
} за { NAME($counted, case: "acc") }
step-discard-amount = { discard-verb } { cards-amount }
step-discard-any = { discard-verb } любое количество { NAME($what, case: "gen") }
step-discard-cards = { discard-verb } { NAME($what, case: "acc") }
top-cards = { $count ->
    [1] верхнюю карту
   *[other] { $count } { $count ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    }
}
top-cards-amount = количество верхних карт { whose-deck-gen }, равное { NAME($amount, case: "dat") }{ COMMA() }
whose-deck-gen = { $of ->
    [opponent] колоды противника
   *[you] вашей колоды
}
step-discard-top = { discard-verb } { top-cards } { whose-deck-gen }
step-discard-top-amount = { discard-verb } { top-cards-amount }
look-verb = { $mood ->
    [does] смотрит
    [you] смотрите
    [may] посмотреть
   *[order] посмотрите
}
step-look-at-hand = { look-verb } { hand-cards }
hand-cards = карты в { REF($who) ->
    [pronoun] { NAME($who, case: "whose") } руке
   *[name] руке { NAME($who, case: "gen") }
}
step-look-and-discard = { step-look-at-hand } и { choose-verb }, какую из них он сбросит{ COMMA() }
step-look-and-put-back = { step-look-at-hand } и { put-verb } одну из них { where-in-his-deck }
step-choose-from-hand-discard = { choose-verb } { NAME($who, case: "acc") }, { look-verb } карты в его руке и { choose-verb }, какую из них он сбросит{ COMMA() }
step-choose-from-hand-put-back = { choose-verb } { NAME($who, case: "acc") }, { look-verb } карты в его руке и { put-verb } одну из них { where-in-his-deck }
where-in-his-deck = { $where ->
    [top] на верх
   *[bottom] под низ
} его колоды
step-reveal-hand = { $mood ->
    [does] показывает всем карты в своей руке
    [you] показываете всем карты в своей руке
    [may] показать всем карты в своей руке
   *[order] покажите всем карты в своей руке
}
reveal-verb = { $mood ->
    [does] открывает
    [you] открываете
    [may] открыть
   *[order] откройте
}
step-reveal-random = { reveal-verb } { NAME($what, case: "acc") }
step-reveal-top = { reveal-verb } { top-cards } { whose-deck-gen }
step-reveal-top-amount = { reveal-verb } количество верхних карт { whose-deck-gen }, равное { NAME($amount, case: "dat") }{ COMMA() }
step-reveal-bottom = { reveal-verb } { $count ->
    [1] нижнюю карту
   *[other] { $count } { $count ->
        [one] нижнюю карту
        [few] нижние карты
       *[many] нижних карт
    }
} вашей колоды
step-reveal-bottom-amount = { reveal-verb } количество нижних карт вашей колоды, равное { NAME($amount, case: "dat") }{ COMMA() }
step-reveal-copies = { $mood ->
    [does] показывает
    [you] показываете
    [may] показать
   *[order] покажите
} { n-cards } с одинаковым названием из вашей руки
step-look-at-top = { look-verb } { top-cards } { whose-deck-gen }
step-look-at-top-amount = { look-verb } количество верхних карт { whose-deck-gen }, равное { NAME($amount, case: "dat") }{ COMMA() }
step-look-and-order = { step-look-at-top } и { put-verb } их { where-in-deck } в любом порядке
step-take = { REF($what) ->
    [pronoun] { take-verb } { NAME($what, case: "acc") } в руку
   *[name] { take-verb } в руку { NAME($what, case: "acc") }
}
step-take-own = { $mood ->
    [does] возвращает
    [you] возвращаете
    [may] вернуть
   *[order] верните
} в руку эту разыгранную карту
step-take-boosting = { $mood ->
    [does] возвращает
    [you] возвращаете
    [may] вернуть
   *[order] верните
} в руку одну из карт, которыми вы усилили эту карту{ COMMA() }
put-verb = { $mood ->
    [does] кладёт
    [you] кладёте
    [may] положить
   *[order] положите
}
where-in-deck = { $where ->
    [top] на верх колоды
    [shuffled] в колоду
   *[bottom] под низ колоды
}
step-keep = { $mood ->
    [does] оставляет себе
    [you] оставляете себе
    [may] оставить себе
   *[order] оставьте себе
} { NAME($what, case: "acc") }
step-put-back = { put-verb } { NAME($what, case: "acc") } { where-in-deck }{ $of ->
    [opponent] {" "}противника
   *[you] {""}
}
step-put-back-rest = { put-verb } остальные { where-in-deck }{ $of ->
    [opponent] {" "}противника
   *[you] {""}
} в любом порядке
mix-verb = { $mood ->
    [does] замешивает
    [you] замешиваете
    [may] замешать
   *[order] замешайте
}
step-shuffle-in = { mix-verb } { NAME($what, case: "acc") } в { $of ->
    [opponent] колоду противника
   *[you] вашу колоду
}
step-put-back-any = { put-verb } любое количество карт из вашей руки { where-in-deck } в любом порядке
shuffle-verb = { $mood ->
    [does] перемешивает
    [you] перемешиваете
    [may] перемешать
   *[order] перемешайте
}
step-search-discard = { take-verb } в руку карту «{ $name }» из вашей стопки сброса
step-search-deck = { take-verb } в руку карту «{ $name }» из вашей колоды и { shuffle-verb } колоду
step-search-discard-deck = { take-verb } в руку карту «{ $name }» из вашей стопки сброса, а если её там нет, { take-verb } её из колоды и { shuffle-verb } колоду
step-search-deck-discard = { take-verb } в руку карту «{ $name }» из вашей колоды, а если её там нет — из стопки сброса, после чего { shuffle-verb } колоду
n-damage-po = { $count } { $count ->
    [one] урону
   *[other] урона
}
n-health-po = { $count } { $count ->
    [one] здоровью
   *[other] здоровья
}

## Бойцы

damage-verb = { $mood ->
    [does] наносит
    [you] наносите
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
step-damage = { damage-verb } { REF($to) ->
    [pronoun] { NAME($to, case: "dat") } { n-damage }
   *[name] { $each ->
        [yes] по { n-damage-po }
       *[no] { n-damage }
    } { NAME($to, case: "dat") }
}
step-damage-each = { damage-verb } { NAME($to, case: "dat") } по { n-damage-po } за { NAME($counted, case: "acc") }
# Выбранный здесь боец стоит в конце: «её» после «на смежной ячейке» было бы двусмысленно.
step-damage-amount = { damage-verb } { $one ->
    [yes] урон, равный { NAME($amount, case: "dat") }, { NAME($to, case: "dat") }
   *[no] { NAME($to, case: "dat") } урон, равный { NAME($amount, case: "dat") }{ COMMA() }
}
step-damage-or = { $clause } или { n-damage }, если { $cond }{ COMMA() }
suffers = { NAME($who) } { GENDER($who) ->
    [p] получают
   *[m] получает
}
step-suffer = { suffers } { n-damage }
step-suffer-each = { suffers } по { n-damage-po } за { NAME($counted, case: "acc") }
step-suffer-amount = { suffers } урон, равный { NAME($amount, case: "dat") }{ COMMA() }
step-recover-each = { $mood ->
    [may] восстановить { NAME($who, case: "dat") }
   *[order] { recovers }
} по { n-health-po } за { NAME($counted, case: "acc") }
step-recover = { $mood ->
    [may] восстановить { NAME($who, case: "dat") }
   *[order] { recovers }
} { n-health }
step-recover-amount = { $mood ->
    [may] восстановить { NAME($who, case: "dat") }
   *[order] { recovers }
} количество здоровья, равное { NAME($amount, case: "dat") }{ COMMA() }
step-recover-both = { $mood ->
    [may] восстановить обоим
   *[order] оба восстанавливают
} по { n-health-po }
step-recover-two = { $mood ->
    [may] восстановить { NAME($one, case: "dat") } и { NAME($other, case: "dat") }
   *[order] { NAME($one) } и { NAME($other) } восстанавливают
} по { n-health-po }
step-recover-with-such = { NAME($who, full: 1) } и каждый такой боец восстанавливают по { n-health-po }
step-set-health = { $mood ->
    [may] сделать { NAME($health, case: "acc") } равным
   *[order] { NAME($health) } становится равным
} { NAME($amount, case: "dat") }
step-defeat = { $mood ->
    [does] повергает
    [you] повергаете
    [may] повергнуть
   *[order] повергните
} { NAME($who, case: "acc") }
step-limit-damage = { $mood ->
    [may] ограничить до { $count } боевой урон { NAME($to, case: "dat") } в этом бою
   *[order] { NAME($to) } в этом бою { GENDER($to) ->
        [p] получают
       *[m] получает
    } не более { $count } боевого урона
}
step-prevent-damage = { $mood ->
    [may] { $kind ->
        [combat] предотвратить весь боевой урон { NAME($to, case: "dat") } в этом бою
        [effects] до конца этого боя предотвратить весь урон { NAME($to, case: "dat") } от эффектов
       *[all] до конца этого боя предотвратить весь урон { NAME($to, case: "dat") }, кроме боевого урона от дополнительной атаки{ COMMA() }
    }
   *[order] { $kind ->
        [combat] {""}
       *[all] до конца этого боя{" "}
    }{ NAME($to) } не { GENDER($to) ->
        [p] получают
       *[m] получает
    } { $kind ->
        [combat] боевого урона в этом бою
        [effects] урона от эффектов
       *[all] никакого урона, кроме боевого урона от дополнительной атаки{ COMMA() }
    }
}
step-keep-health = { $mood ->
    [may] не дать урону до конца хода уменьшить { NAME($health, case: "acc") } ниже { $count }
   *[order] до конца хода урон не может уменьшить { NAME($health, case: "acc") } ниже { $count }
}
n-spaces = { $count } { $count ->
    [one] ячейку
    [few] ячейки
   *[many] ячеек
}
move-verb = { $mood ->
    [does] перемещает
    [you] перемещаете
    [may] переместить
   *[order] переместите
}
through-opposing = { $through ->
    [yes] , даже через бойцов противника{ COMMA() }
    [sidekicks] , даже через помощников противника{ COMMA() }
   *[no] {""}
}
step-move-each = { move-verb } { NAME($who, case: "acc") } не более чем на { n-spaces } за { NAME($counted, case: "acc") }{ through-opposing }
step-move = { move-verb } { NAME($who, case: "acc") } не более чем на { n-spaces }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") } не более чем на количество ячеек, равное { NAME($amount, case: "dat") }{ COMMA() }{ through-opposing }
step-move-one = { move-verb } { NAME($who, case: "acc") } на 1 ячейку{ through-opposing }
step-move-least = { $clause }, но хотя бы на 1
swap-verb = { $mood ->
    [does] меняет
    [you] меняете
    [may] поменять
   *[order] поменяйте
}
place-verb = { $mood ->
    [does] помещает
    [you] помещаете
    [may] поместить
   *[order] поместите
}
step-place = { place-verb } { NAME($who, case: "acc") } в { NAME($where, case: "acc") }
step-swap = { swap-verb } местами { NAME($one, case: "acc") } и { NAME($other, case: "acc") }
step-swap-both = { swap-verb } их местами
step-takes-part = место { NAME($who, case: "gen") } в бою занимает второй из них
step-named-takes-part = место { NAME($who, case: "gen") } в бою занимает { NAME($one) }
return-verb = { $mood ->
    [does] возвращает
    [you] возвращаете
    [may] вернуть
   *[order] верните
}
step-return = { return-verb } { NAME($who, case: "acc") } в { NAME($where, case: "acc") }
step-return-with-health = { $mood ->
    [does] восстанавливает
    [you] восстанавливаете
    [may] восстановить
   *[order] восстановите
} { REF($who) ->
    [pronoun] { NAME($who, case: "whose") } здоровье
   *[name] здоровье { NAME($who, case: "gen") }
} до { $count } и { place-verb } { GENDER($who) ->
    [f] её
    [p] их
   *[m] его
} в { NAME($where, case: "acc") }
step-move-marker-each = { move-verb } { NAME($what, case: "acc") } не более чем на { n-spaces } за { NAME($counted, case: "acc") }
step-leave = { $mood ->
    [may] убрать { NAME($who, case: "acc") } с поля боя и вернуть
   *[order] { NAME($who) } { GENDER($who) ->
        [p] покидают поле боя и возвращаются
       *[m] покидает поле боя и возвращается
    }
} в любую свободную ячейку в начале { $own ->
    [yes] вашего следующего хода
   *[no] следующего хода своего игрока
}
step-hold-all = { $mood ->
    [may] до конца хода не дать ни одному бойцу покинуть свою ячейку
   *[order] до конца хода ни один боец не может покинуть свою ячейку, если только он не будет повержен{ COMMA() }
}
step-hold = { $mood ->
    [may] до конца хода не дать { NAME($who, case: "dat") } покинуть свою ячейку
   *[order] до конца хода { NAME($who) } не { GENDER($who) ->
        [p] могут
       *[other] может
    } покинуть свою ячейку
}
step-move-marker = { move-verb } { NAME($what, case: "acc") } не более чем на { n-spaces }
step-move-marker-amount = { move-verb } { NAME($what, case: "acc") } не более чем на количество ячеек, равное { NAME($amount, case: "dat") }{ COMMA() }
step-move-marker-to = { move-verb } { NAME($what, case: "acc") } в { NAME($where, case: "acc") }

## Бой и ход

step-set-value = { $mood ->
    [may] сделать { NAME($value, case: "acc") } равным
   *[order] { NAME($value) } становится равным
} { NAME($amount, case: "dat") }
add-verb = { $mood ->
    [does] прибавляет
    [you] прибавляете
    [may] прибавить
   *[order] прибавьте
}
step-set-value-held = { step-set-value }, и эффекты карт не могут изменить его в этом бою
step-set-value-fixed = { step-set-value }, и ничто не может изменить его в этом бою
step-end-turn = { $mood ->
    [may] закончить свой ход
   *[order] ваш ход заканчивается
}
step-end-the-turn = { $mood ->
    [may] закончить ход
   *[order] ход заканчивается
}
step-add-value = { add-verb } { $count } к { NAME($value, case: "dat") }
step-add-value-each = { add-verb } к { NAME($value, case: "dat") } по { $count } за { NAME($counted, case: "acc") }
step-add-value-amount = { add-verb } к { NAME($value, case: "dat") } { NAME($amount, case: "acc") }
step-subtract-value = { $mood ->
    [does] вычитает
    [you] вычитаете
    [may] вычесть
   *[order] вычтите
} { $count } из { NAME($value, case: "gen") }
step-subtract-value-each = { $mood ->
    [does] вычитает
    [you] вычитаете
    [may] вычесть
   *[order] вычтите
} из { NAME($value, case: "gen") } по { $count } за { NAME($counted, case: "acc") }
step-subtract-value-amount = { $mood ->
    [does] вычитает
    [you] вычитаете
    [may] вычесть
   *[order] вычтите
} из { NAME($value, case: "gen") } { NAME($amount, case: "acc") }
step-swap-values = { $mood ->
    [does] меняет
    [you] меняете
    [may] поменять
   *[order] поменяйте
} местами значения обеих карт
step-ignore-value = { $mood ->
    [does] игнорирует
    [you] игнорируете
    [may] игнорировать
   *[order] игнорируйте
} { NAME($value, case: "acc") }
step-set-printed = { $mood ->
    [does] считает
    [you] считаете
    [may] считать
   *[order] считайте
} { NAME($value, case: "acc") } равным { NAME($amount, case: "dat") }
step-fix-value = { $mood ->
    [may] до конца хода считать значение каждой разыгрываемой вами карты равным { $count }
   *[order] до конца хода значение каждой разыгрываемой вами карты равно { $count }
} независимо от других эффектов
step-use-ability = { $mood ->
    [does] применяет
    [you] применяете
    [may] применить
   *[order] примените
} способность «{ $name }» к { NAME($who, case: "dat") }
step-replace-own = { $mood ->
    [does] возвращает эту карту в руку и разыгрывает
    [you] возвращаете эту карту в руку и разыгрываете
    [may] вернуть эту карту в руку и разыграть
   *[order] верните эту карту в руку и разыграйте
} вместо неё другую
step-replace-opposing = { $mood ->
    [does] возвращает карту противника ему в руку, смотрит карты в его руке и выбирает
    [you] возвращаете карту противника ему в руку, смотрите карты в его руке и выбираете
    [may] вернуть карту противника ему в руку, посмотреть карты в его руке и выбрать
   *[order] верните карту противника ему в руку, посмотрите карты в его руке и выберите
}, какую из них он разыграет взамен{ COMMA() }
step-redirect-damage = { $mood ->
    [does] переносит
    [you] переносите
    [may] перенести
   *[order] перенесите
} боевой урон с { NAME($who, case: "gen", prep: 1) } на { NAME($to, case: "acc", prep: 1) }
step-bonus-attack = { $mood ->
    [does] совершает
    [you] совершаете
    [may] совершить
   *[order] совершите
} дополнительную атаку против того же бойца
step-boost = { $mood ->
    [does] усиливает
    [you] усиливаете
    [may] усилить
   *[order] усильте
} { $card ->
    [own] эту карту
   *[opposing] свою карту
}
step-cancel = { $mood ->
    [does] отменяет
    [you] отменяете
    [may] отменить
   *[order] отмените
} все { REF($card) ->
    [pronoun] { NAME($card, case: "whose") } эффекты
   *[name] эффекты { NAME($card, case: "gen") }
}
turn-verb = { $mood ->
    [does] поворачивает
    [you] поворачиваете
    [may] повернуть
   *[order] поверните
}
step-gain-action = { $mood ->
    [does] получает
    [you] получаете
    [may] получить
   *[order] получите
} { n-actions }
# Количество счётчика. $mass — `yes`, если он не исчисляется поштучно, как ярость.
n-points = { $count } { $mass ->
    [yes] { $count ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } { NAME($what, case: "gen") }
   *[no] { $count ->
        [one] { NAME($what, case: "acc") }
        [few] { NAME($what, case: "gen") }
       *[many] { NAME($many, case: "gen") }
    }
}
points-gen = { $count } { $mass ->
    [yes] { $count ->
        [one] единицы
       *[many] единиц
    } { NAME($what, case: "gen") }
   *[no] { $count ->
        [one] { NAME($what, case: "gen") }
       *[many] { NAME($many, case: "gen") }
    }
}
gain-verb = { $mood ->
    [does] получает
    [you] получаете
    [may] получить
   *[order] получите
}
step-gain = { gain-verb } { n-points }
step-gain-each = { gain-verb } { n-points } за { NAME($counted, case: "acc") }
# Столько того, что считают единицами или поштучно.
points-amount = количество { $mass ->
    [yes] {"единиц "}
   *[no] {""}
}{ NAME($many, case: "gen") }, равное { NAME($amount, case: "dat") }{ COMMA() }
step-gain-amount = { gain-verb } { points-amount }
lose-verb = { $mood ->
    [does] теряет
    [you] теряете
    [may] потерять
   *[order] потеряйте
}
step-lose = { lose-verb } { n-points }
spend-verb = { $mood ->
    [does] тратит
    [you] тратите
    [may] потратить
   *[order] потратьте
}
step-spend = { spend-verb } { n-points }
step-spend-each = { spend-verb } { n-points } за { NAME($counted, case: "acc") }
step-spend-amount = { spend-verb } { points-amount }
step-spend-any = { spend-verb } любое количество { NAME($many, case: "gen") }
ransom-price = { n-points }
unless-paid = если ни один противник не заплатит вам { $price }, { $clause }
prompt-ransom = заплатить { n-points } из казны, чтобы это предотвратить?
step-pay-any = { $mood ->
    [does] платит вам
    [you] платите
    [may] заплатить
   *[order] заплатите
} любое количество { NAME($many, case: "gen") } из казны
step-spend-lines = { spend-verb } до { points-gen }:
spend-line = { $count }: { $clause }
the-same = то же самое
n-actions = { $count } { $count ->
    [one] дополнительное действие
    [few] дополнительных действия
   *[many] дополнительных действий
}
step-set-token = { turn-verb } жетон «{ NAME($name) }» стороной «{ $to }» вверх
step-flip-next = { turn-verb } жетон «{ NAME($name) }» следующей стороной вверх
step-flip = { $mood ->
    [does] меняет
    [you] меняете
    [may] изменить
   *[order] измените
} { $whose ->
    [hero] { REF($who) ->
        [pronoun] { NAME($who, case: "whose") } { NAME($name, case: "acc") }
       *[name] { NAME($name, case: "acc") } { NAME($who, case: "gen") }
    }
   *[you] { NAME($token, case: "acc") }
}

## Когда

timing-when-played = При розыгрыше
timing-immediately = Немедленно
timing-during-combat = Во время боя
timing-after-combat = После боя
timing-after-attack = После атаки
timing-boost-effect = Сброс для усиления
timing-when-discarded = При сбросе из-за эффекта противника
timing-of-bonus-attack = { $timing } («{ $name }»)

moment-setup = в начале игры
moment-start-of-turn = в начале вашего хода
moment-end-of-turn = в конце вашего хода
moment-after-maneuver = после вашего манёвра
moment-after-maneuver-as = после каждого манёвра, который вы выполнили { $who }{ COMMA() }
moment-immediately = немедленно после открытия карт в бою
moment-during-combat = во время боя
moment-after-combat = после боя
moment-after-attack = после атаки
moment-after-attack-as = { $role ->
    [attacking] после каждой вашей атаки
   *[defending] после каждой атаки на вашего бойца
}
moment-defeated = как только ваш боец будет повержен{ COMMA() }
moment-defeated-fighter = как только { NAME($who) } { GENDER($who) ->
    [p] будут
   *[m] будет
} { cond-fallen-word }{ COMMA() }
moment-zone-left = когда { NAME($who) } покидает { NAME($zone, case: "acc") }{ COMMA() }
moment-card-back = когда карта так возвращается в вашу руку{ COMMA() }
moment-combat-over = когда бой окончен{ COMMA() }
moment-combat-won = после победы в бою
moment-combat-won-by = после победы { NAME($who, case: "gen") } в бою
moment-combat-lost = после поражения в бою
moment-combat-lost-by = после поражения { NAME($who, case: "gen") } в бою
moment-damaged = когда ваш боец получает урон{ COMMA() }
moment-damaged-fighter = когда { suffers } урон{ COMMA() }
moment-combat-damaged = когда ваш боец получает боевой урон{ COMMA() }
moment-combat-damaged-fighter = когда { suffers } боевой урон{ COMMA() }
moment-of-fighter = { $when } с участием { NAME($who, case: "gen") }
moment-if = { $when }, если { $cond }{ COMMA() }

## Что ещё на карте

card-against = Эту карту можно разыграть только против { NAME($who, case: "gen", prep: 1) }.
card-playable-if = Эту карту можно разыграть, только если { $cond }.
card-playable-as = Эту карту можно разыграть только { $who }.
card-also = Эту карту можно разыграть и как карту { $type ->
    [attack] атаки
   *[defense] защиты
}{ $cond ->
    [none] {""}
   *[some] , если { $cond }
}.
card-face-up = Разыграйте эту карту лицом вверх.
ability-always = { $cond }{ $text }.
bonus-value = { $to ->
    [maneuver] { NAME($value, case: "dat") }
   *[other] значению { NAME($value, case: "gen") }
}
ability-bonus = прибавляйте { $count } к { bonus-value }
ability-bonus-each = прибавляйте к { bonus-value } по { $count } за { NAME($counted, case: "acc") }
ability-bonus-amount = прибавляйте к { bonus-value } { NAME($amount, case: "acc") }
ability-draw-bonus = во время манёвра берите на { n-cards } больше
ability-draw-bonus-amount = во время манёвра берите дополнительно { cards-equal }
card-bonus-attack = Дополнительная атака называется «{ $name }», её значение — { $count }.
card-hides-hand = Пока эта карта у вас в руке, вы можете показать её и отменить эффект, который позволяет противнику посмотреть карты в вашей руке.
card-uncancellable = Эффекты этой карты нельзя отменить.

## Способности

ability-trigger = { $when } { $clause }.
ability-attack-boost = когда { NAME($who) } { GENDER($who) ->
    [p] атакуют
   *[m] атакует
}, вы можете добавить вторую карту лицом вниз. Её значение усиления прибавляется к значению атаки, если ни один эффект карты атаки не отменён.
ability-boosted-place = когда вы усиливаете перемещение во время манёвра, вы можете не перемещать { NAME($who, case: "acc") }, а поместить { NAME($who, case: "acc") } в любую свободную ячейку.
ability-share-damage = когда { NAME($who) } { GENDER($who) ->
    [f] должна получить
    [n] должно получить
    [p] должны получить
   *[m] должен получить
} урон, вы можете перенести весь этот урон или любую его часть на { NAME($to, case: "acc") }: на каждого не больше, чем у него осталось здоровья.
ability-lend = разыгранная вами карта { $name } попадает в руку противника, а не в вашу стопку сброса. Когда противник сбрасывает такую карту, возьмите её в руку.
ability-symbols = ваш символ — символ верхней карты вашей стопки сброса: { $list }. { $wild ->
    [none] Если стопка пуста
   *[some] Если это { $wild } или стопка пуста
}, выбирайте символ каждый раз, когда он нужен.
or-symbol = { $first } или { $second }
ability-marker-links = когда { NAME($who) } { GENDER($who) ->
    [p] перемещаются
   *[m] перемещается
}, все ячейки с { NAME($what, case: "ins") } считаются смежными друг с другом.
