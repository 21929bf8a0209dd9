### Тексти карт і особливих умінь. Пояснення аргументів — в англійському файлі.
###
### Прийменники й сполучники (у/в, з/із/зі, і/й) пишуться в будь-якій формі: потрібну ставить `euphony` лексикону.

## Сполучення

then = { $first }, потім { $second }
then-you = { $first }, а потім ви { $second }
and = { $first } і { $second }
comma = { $first }, { $second }
if = якщо { $cond }, { $clause }
otherwise = інакше { $clause }
for-owner = для { NAME($who, case: "gen", prep: 1) }: { $clause }
for-others = для інших гравців: { $clause }
unless = { $clause } (якщо { $cond }, цього можна не робити)
after-list = потім { $clause }
who-does = { $who } { $clause }
who-made = змусити { NAME($who, case: "acc") } { $clause }
that-player = він
you-may = ви можете { $clause }
who-may = { $who } може { $clause }
you-may-apply = ви можете застосувати цей ефект: { $clause }
who-decides = { $who } вирішує, чи застосувати цей ефект: { $clause }
if-so = { $who ->
    [you] якщо ви це зробили
   *[other] якщо він це зробив
}, { $clause }
boost-again = якщо ви це зробили, можете поліпшити її ще раз
if-not = { $who ->
    [you] якщо ви цього не зробили
   *[other] якщо він цього не зробив
}, { $clause }
while = якщо { $cond },{" "}

## Назви

quoted = «{ $name }»
keyword = «{ $name }»
any-fighter = будь-хто
cards-of-those = { $count } з них
cards-from-pile = { n-cards } { from-pile }
cards-up-to = до { $count } { NAME($what, case: "gen") }
cards-up-to-of-those = до { $count } з них
post-in-combat = , { AGREE($head, "taking_part") } участь у бою{ COMMA() }
post-having = , у якого є { NAME($what) }{ COMMA() }
post-on-board = на полі бою

## Після іменника

post-called = «{ $name }»
post-adjacent = , { AGREE($head, "adjacent") } з { NAME($who, case: "ins", prep: 1) }{ COMMA() }
post-in-zone = у { NAME($zone, case: "loc") }
post-flanked = , { AGREE($head, "adjacent") } щонайменше з { $count } { NAME($what, case: "ins") }{ COMMA() }
post-played-by = { NAME($who, case: "gen") }
post-in-same-zone = у { NAME($zone, case: "loc") }
post-on-such-space = , { AGREE($head, "standing_too") } на такій комірці{ COMMA() }
post-on-chosen-space = { $count ->
    [one] на вибраній комірці
   *[other] на вибраних комірках
}
post-on-marker = на комірці з { NAME($what, case: "ins") }
post-with-marker = з { NAME($what, case: "ins") }
post-without-marker = без { NAME($what, case: "gen") }
post-besides-space = , крім уже вибраної{ COMMA() }
post-besides = , крім { NAME($who, case: "gen") }{ COMMA() }
post-besides-own-space = , крім тієї, на якій { NAME($who) }{ COMMA() }
from-pile = { $pile ->
    [hand] з { $of ->
        [opponent] руки суперника
       *[you] руки
    }
    [deck] з { $of ->
        [opponent] колоди суперника
       *[you] { $own ->
            [yes] своєї
           *[no] вашої
        } колоди
    }
   *[discard] з { $of ->
        [opponent] скиду суперника
       *[you] { $own ->
            [yes] свого
           *[no] вашого
        } скиду
    }
}
post-besides-card = , крім уже вибраної{ COMMA() }
post-where-stood = , { AGREE($head, "left") } { NAME($who, case: "ins") }{ COMMA() }
post-if-empty = , якщо вона порожня{ COMMA() }
post-in-pile = { $that ->
    [yes] з цієї руки
   *[no] { $from ->
        [yes] { from-pile }
       *[no] { $pile ->
            [hand] { $of ->
                [opponent] на руці суперника
               *[you] у вас на руці
            }
            [deck] у { $of ->
                [opponent] колоді суперника
               *[you] { $own ->
                    [yes] своїй
                   *[no] вашій
                } колоді
            }
           *[discard] у { $of ->
                [opponent] скиді суперника
               *[you] { $own ->
                    [yes] своєму
                   *[no] вашому
                } скиді
            }
        }
    }
}
post-in-hands = на { $several ->
    [yes] руках суперників
   *[no] руці суперника
}
post-in-own-pile = { $pile ->
    [hand] зі своєї руки
    [deck] зі своєї колоди
   *[discard] зі свого скиду
}
post-with-value = з надрукованим значенням, рівним { NAME($amount, case: "dat") }{ COMMA() }
post-with-that-value = з таким надрукованим значенням
post-playable-as = , { AGREE($head, "which") } можна зіграти лише { $form }{ COMMA() }
post-only-for = , { AGREE($head, "which") } може зіграти лише { NAME($who) }{ COMMA() }
post-number-of = { NAME($what, case: "gen") }
post-of-counter = { NAME($what, case: "gen") }
post-zone-of = , у якій перебуває { NAME($who) }{ COMMA() }
post-number-of-zones = зон, у яких перебуває { NAME($who) }{ COMMA() }
post-outer-card = карти, зіграної проти першої атаки{ COMMA() }
post-hurt = з тих, хто зазнав поранень{ COMMA() }
post-passed = на пройденому шляху

## Умови

cond-and = { $first } і { $second }
cond-or = { $first } або { $second }
cond-or-group = { $first } або якщо { $second }
cond-either = водночас { $cond }
cond-on-such-space = { NAME($who) } { $no ->
    [yes] не
   *[no] вже
} { GENDER($who) ->
    [p] стоять
   *[other] стоїть
} на такій комірці
cond-won = ви { $no ->
    [yes] не перемогли
   *[no] перемогли
}
cond-lost = ви { $no ->
    [yes] не програли
   *[no] програли
}
cond-your-turn = триває { $no ->
    [yes] не ваш хід
   *[no] ваш хід
}
cond-first-action = це { $no ->
    [yes] не ваша перша дія
   *[no] ваша перша дія
} цього ходу
cond-maneuvered = цього ходу ви { $no ->
    [yes] ще не виконували маневру
   *[no] вже виконали маневр
}
cond-won-before = цього ходу ви { $no ->
    [yes] ще не перемогли в жодному бою
   *[no] вже перемогли в бою
}
cond-took-damage = цього ходу { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [f] зазнала
    [n] зазнало
    [p] зазнали
   *[m] зазнав
} поранень
cond-action-number = це { $no ->
    [yes] не ваша
   *[no] ваша
} { $count ->
    [1] перша
    [2] друга
    [3] третя
    [4] четверта
    [5] п’ята
   *[other] { $count }-та
} дія цього ходу
cond-fighter-chosen = { $no ->
    [yes] бійця не вибрано
   *[no] бійця вибрано
}
cond-space-chosen = { $no ->
    [yes] комірку не вибрано
   *[no] комірку вибрано
}
cond-returned = ви { $no ->
    [yes] не повернули
   *[no] повернули
} бійця
cond-hurt = при цьому { $no ->
    [yes] ніхто не зазнав поранень
   *[no] хтось зазнав поранень
}
cond-targets = { $no ->
    [yes] таких бійців не було
   *[no] такі бійці були
}
cond-passed = { $no ->
    [yes] на пройденому шляху не було бійців суперника
   *[no] на пройденому шляху був боєць суперника
}
cond-was-hurt = при цьому { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [f] зазнала
    [n] зазнало
    [p] зазнали
   *[m] зазнав
} поранень
cond-was-targets = серед них { $no ->
    [yes] немає { NAME($who, case: "gen") }
   *[no] є { NAME($who) }
}
cond-was-passed = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [p] стоять
   *[other] стоїть
} на пройденому шляху
cond-symbol = ваш символ — { $no ->
    [yes] не{" "}
   *[no] {""}
}{ $symbol }
where-started = , на якій { NAME($to) } { GENDER($to) ->
    [f] стояла
    [n] стояло
    [p] стояли
   *[m] стояв
} на початку цього ходу{ COMMA() }
cond-same-zone-started = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [p] перебувають
   *[other] перебуває
} { $no ->
    [yes] у жодній із зон
   *[no] в одній із зон
} комірки{ where-started }
cond-adjacent-started = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [p] перебувають
   *[other] перебуває
} поруч із коміркою{ where-started }
cond-top = верхня карта { $of ->
    [opponent] скиду суперника
   *[you] вашого скиду
} — { $no ->
    [yes] не{" "}
   *[no] {""}
}{ NAME($what) }
cond-on-marker = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [p] стоять
   *[other] стоїть
} на комірці з { NAME($what, case: "ins") }
stood-verb = { GENDER($who) ->
    [f] стояла
    [n] стояло
    [p] стояли
   *[m] стояв
}
cond-started-on-marker = на початку цього ходу { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ stood-verb } на комірці з { NAME($what, case: "ins") }
cond-opponent-played = суперник { $no ->
    [yes] не зіграв карти
   *[no] зіграв карту
}
cond-opponent-played-such = суперник { $no ->
    [yes] не зіграв { NAME($what, case: "gen") }
   *[no] зіграв { NAME($what, case: "acc") }
}
cond-such-card = { NAME($who) } — { $no ->
    [yes] не{" "}
   *[no] {""}
}{ NAME($what) }
cond-is = { NAME($who) } { $no ->
    [yes] — не
   *[no] —
} { NAME($what) }
cond-is-named = { cond-is }
cond-moved = на початку цього ходу { NAME($who) } { stood-verb } { $no ->
    [yes] на цій самій комірці
   *[no] на іншій комірці
}
cond-adjacent = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [f] суміжна
    [n] суміжне
    [p] суміжні
   *[m] суміжний
} з { NAME($to, case: "ins", prep: 1) }
cond-same-zone = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [p] перебувають
   *[other] перебуває
} в одній зоні з { NAME($to, case: "ins", prep: 1) }
cond-neither-defeated = ні { NAME($one) }, ні { NAME($other) } не загинули
cond-alive = { NAME($who) } { $no ->
    [yes] {""}
   *[no] {"не "}
}{ cond-fallen-verb }
cond-fallen-verb = { GENDER($who) ->
    [f] загинула
    [n] загинуло
    [p] загинули
   *[m] загинув
}
cond-defeated = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ cond-fallen-verb }
cond-boosted = цю карту { $no ->
    [yes] не поліпшено
   *[no] поліпшено
} завдяки її власному ефекту
cond-health = { NAME($health) } { $bounds }
cond-health-below = здоров’я { NAME($who, case: "gen") } { $no ->
    [yes] не менше
   *[no] менше
}, ніж у { NAME($to, case: "gen", prep: 1) }{ COMMA() }
cond-exists = { $no ->
    [yes] немає { NAME($what, case: "gen") }
   *[no] є { NAME($what) }
}
cond-none-in-zone = у { NAME($zone, case: "loc") } немає { NAME($what, case: "gen") }
cond-flanked = { $no ->
    [yes] менше ніж
   *[no] щонайменше
} { $count } { $count ->
    [few] { NAME($what) }
   *[other] { NAME($what, case: "gen") }
} суміжні з { NAME($who, case: "ins", prep: 1) }
cond-space-next = є порожня комірка, суміжна з { NAME($who, case: "ins", prep: 1) }{ COMMA() }
cond-token = жетон «{ NAME($name) }» { $no ->
    [yes] не показує
   *[no] показує
} бік «{ $shows }»
cond-amount = { NAME($amount) } { $bounds }
cond-counter = ви маєте { $no ->
    [yes] менше ніж
   *[no] принаймні
} { n-points }
cond-hand = { $of ->
    [opponent] у суперника на руці
   *[you] у вас на руці
} { $bounds }
cond-dealt = { $no ->
    [yes] поранень не завдано
   *[no] поранення завдано
}
cond-fell = від цього { $no ->
    [yes] ніхто не загинув
   *[no] загинув хоча б один боєць
}
cond-named-right = { NAME($value) } { $no ->
    [yes] не збігається
   *[no] збігається
} з названим вами числом
cond-card-chosen = { $no ->
    [yes] такої карти немає
   *[no] така карта є
}
cond-cards-chosen = { $no ->
    [yes] таких карт немає
   *[no] такі карти є
}
cond-equal = { NAME($amount) } { $no ->
    [yes] не дорівнює
   *[no] дорівнює
} { NAME($to, case: "dat") }
cond-higher = { NAME($amount) } { $no ->
    [yes] {"не "}
   *[no] {""}
}перевищує { NAME($than, case: "acc") }
cond-higher-than-of = { NAME($value) } { $no ->
    [yes] {"не "}
   *[no] {""}
}вище, ніж у { NAME($other, case: "gen") }
cond-role = { $no ->
    [yes] {"не "}
   *[no] {""}
}{ $role ->
    [attacking] атакуєте
   *[defending] обороняєтеся
}
cond-role-of = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ $role ->
    [attacking] атакує
   *[defending] обороняється
}
cond-role-as = { $again ->
    [yes] {""}
   *[no] {"ви "}
}{ $role ->
    [attacking] атакуєте
   *[defending] обороняєтеся
} { $who }
# «Здоров’я менше», але «кількість становить менше»: підмет може бути будь-якого роду.
comes-to = { $of ->
    [health] {""}
   *[number] {"становить "}
}
at-least = { comes-to }не менше ніж { $count }
at-most = { $count ->
    [0] дорівнює 0
   *[other] { comes-to }не більше ніж { $count }
}
less = { comes-to }менше ніж { $count }
more = { comes-to }більше ніж { $count }
exactly = дорівнює { $count }
not-exactly = не дорівнює { $count }
between = { comes-to }від { $low } до { $count }
outside = { comes-to }менше ніж { $low } або більше ніж { $count }
cards-nom = { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}
cards-at-least = { $count ->
    [1] є карти
   *[other] не менше ніж { cards-nom }
}
cards-at-most = { $count ->
    [0] немає карт
   *[other] не більше ніж { cards-nom }
}
cards-less = { $count ->
    [1] немає карт
   *[other] менше ніж { cards-nom }
}
cards-more = { $count ->
    [0] є карти
   *[other] більше ніж { cards-nom }
}
cards-exactly = рівно { cards-nom }
cards-not-exactly = не рівно { cards-nom }
cards-gen = { $count } { $count ->
    [one] карти
   *[other] карт
}
cards-between = від { $low } до { cards-gen }
cards-outside = менше ніж { $low } або більше ніж { cards-nom }

## Вибір

choose-verb = { $mood ->
    [does] вибирає
    [you] вибираєте
    [may] вибрати
   *[order] виберіть
}
step-choose-modes = { choose-verb } { $count ->
    [1] один ефект
    [2] два різні ефекти
    [3] три різні ефекти
    [4] чотири різні ефекти
   *[other] { $count } різних ефектів
}:
step-choose-modes-each = { choose-verb } по одному ефекту за { NAME($counted, case: "acc") } (ефекти не повторюються):
step-choose-modes-amount = { choose-verb } стільки різних ефектів, { as-many }:
symbol-case = { $symbol }: { $clause }
step-by-symbol = застосуйте ефект свого символу:
step-choose-side = { choose-verb } { REF($who) ->
    [pronoun] { NAME($who, case: "whose") } { NAME($token, case: "acc") }
   *[name] { NAME($token, case: "acc") } { NAME($who, case: "gen") }
}: { $sides }
or-side = { $first } чи { $second }
step-choose-two = { choose-verb } { NAME($one, case: "acc") } та { NAME($other, case: "acc") }
# Скільки: число, яке треба прочитати.
as-many = скільки становить { NAME($amount) }{ COMMA() }
n-cards-po = { $count } { $count ->
    [one] карті
    [few] карти
   *[many] карт
}
step-draw-each = { draw-verb } по { n-cards-po } за { NAME($counted, case: "acc") }
step-repeat = { $count ->
    [2] двічі
    [3] тричі
   *[other] { $count } { $count ->
        [one] раз
        [few] рази
       *[many] разів
    }
}: { $clause }
step-choose = { choose-verb } { NAME($what, case: "acc") }
step-choose-own = { step-choose }
step-choose-up-to = { choose-verb } до { $count } { NAME($what, case: "gen") }
step-choose-number = { choose-verb } число від 0 до { NAME($amount, case: "gen") }
step-name-number = { $mood ->
    [does] називає
    [you] називаєте
    [may] назвати
   *[order] назвіть
} число

## Карти

n-cards = { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
draw-verb = { $mood ->
    [does] бере
    [you] берете
    [may] взяти
   *[order] візьміть
}
discard-verb = { $mood ->
    [does] скидає
    [you] скидаєте
    [may] скинути
   *[order] скиньте
}
step-draw = { draw-verb } { n-cards }
step-draw-amount = { draw-verb } стільки карт, { as-many }
step-draw-up-to = { draw-verb } максимум { n-cards }
step-draw-up-to-that = { draw-verb } стільки ж карт або менше
you-both = ви й { REF($who) ->
    [pronoun] цей
   *[name] ваш
} суперник
step-draw-both = { you-both } берете по { n-cards-po }
step-draw-both-each = { step-draw-both } за { NAME($counted, case: "acc") }
step-draw-both-amount = { you-both } берете стільки карт, { as-many }
step-discard-each = { discard-verb }{ $random ->
    [yes] {" "}навмання
   *[no] {""}
} по { n-cards-po } за { NAME($counted, case: "acc") }
step-discard = { discard-verb } { n-cards }{ $random ->
    [yes] {" "}навмання
   *[no] {""}
}
step-discard-amount = { discard-verb }{ $random ->
    [yes] {" "}навмання
   *[no] {""}
} стільки карт, { as-many }
step-discard-any = { discard-verb } будь-яку кількість { NAME($what, case: "gen") }
step-discard-cards = { discard-verb } { NAME($what, case: "acc") }
top-cards = { $count ->
    [1] верхню карту
   *[other] { $count } { $count ->
        [one] верхню карту
        [few] верхні карти
       *[many] верхніх карт
    }
}
whose-deck = { $of ->
    [opponent] колоди суперника
   *[you] своєї колоди
}
step-discard-top = { discard-verb } { top-cards } { whose-deck }
step-discard-top-amount = { discard-verb } з { whose-deck } стільки верхніх карт, { as-many }
look-verb = { $mood ->
    [does] продивляється
    [you] продивляєтеся
    [may] продивитися
   *[order] продивіться
}
step-look-at-hand = { look-verb } { REF($who) ->
    [pronoun] { NAME($who, case: "whose") } руку
   *[name] руку { NAME($who, case: "gen") }
}
step-look-and-discard = { step-look-at-hand } й { choose-verb } карту, яку він скине{ COMMA() }
step-look-and-put-back = { step-look-at-hand } й { put-verb } одну карту з неї { place-in-his-deck }
step-choose-from-hand-discard = { choose-verb } { NAME($who, case: "acc") }, { look-verb } його руку й { choose-verb } карту, яку він скине{ COMMA() }
step-choose-from-hand-put-back = { choose-verb } { NAME($who, case: "acc") }, { look-verb } його руку й { put-verb } одну карту з неї { place-in-his-deck }
place-in-his-deck = { $where ->
    [top] зверху його колоди
   *[bottom] під низ його колоди
}
step-reveal-hand = { $mood ->
    [does] показує всім
    [you] показуєте всім
    [may] показати всім
   *[order] покажіть усім
} свою руку
reveal-verb = { $mood ->
    [does] відкриває
    [you] відкриваєте
    [may] відкрити
   *[order] відкрийте
}
step-reveal-random = { reveal-verb } { NAME($what, case: "acc") }
step-reveal-top = { reveal-verb } { top-cards } { whose-deck }
step-reveal-top-amount = { reveal-verb } { $of ->
    [opponent] з колоди суперника
   *[you] зі своєї колоди
} стільки верхніх карт, { as-many }
step-reveal-bottom = { reveal-verb } { $count ->
    [1] нижню карту
   *[other] { $count } { $count ->
        [one] нижню карту
        [few] нижні карти
       *[many] нижніх карт
    }
} своєї колоди
step-reveal-bottom-amount = { reveal-verb } зі своєї колоди стільки нижніх карт, { as-many }
step-reveal-copies = { $mood ->
    [does] показує
    [you] показуєте
    [may] показати
   *[order] покажіть
} зі своєї руки { n-cards } з однаковою назвою
step-look-at-top = { look-verb } { top-cards } { whose-deck }
step-look-at-top-amount = { look-verb } в { $of ->
    [opponent] колоді суперника
   *[you] своїй колоді
} стільки верхніх карт, { as-many }
step-look-and-order = { step-look-at-top } й { put-verb } їх { place-in-deck } в довільному порядку
# Карту називаємо: займенник був би задалеко від неї.
step-take = { draw-verb } на руку { NAME($what, case: "acc", full: 1) }
step-take-own = { return-verb } цю карту на руку
step-take-boosting = { return-verb } на руку одну з карт, якими ви поліпшили цю карту{ COMMA() }
n-damage-po = { $count } { $count ->
    [one] пораненню
    [few] поранення
   *[many] поранень
}
put-verb = { $mood ->
    [does] кладе
    [you] кладете
    [may] покласти
   *[order] покладіть
}
place-in-deck = { $where ->
    [top] зверху колоди
    [shuffled] у колоду
   *[bottom] під низ колоди
}
step-keep = { $mood ->
    [does] залишає собі
    [you] залишаєте собі
    [may] залишити собі
   *[order] залиште собі
} { NAME($what, case: "acc") }
step-put-back = { put-verb } { NAME($what, case: "acc") } { place-in-deck }{ $of ->
    [opponent] {" "}суперника
   *[you] {""}
}
step-put-back-rest = { put-verb } решту { place-in-deck }{ $of ->
    [opponent] {" "}суперника
   *[you] {""}
} в довільному порядку
mix-verb = { $mood ->
    [does] замішує
    [you] замішуєте
    [may] замішати
   *[order] замішайте
}
step-shuffle-in = { mix-verb } { NAME($what, case: "acc") } у { $of ->
    [opponent] колоду суперника
   *[you] свою колоду
}
step-put-back-any = { put-verb } будь-яку кількість карт зі своєї руки { place-in-deck } в довільному порядку
shuffle-verb = { $mood ->
    [does] тасує
    [you] тасуєте
    [may] перетасувати
   *[order] перетасуйте
}
step-search-discard = { draw-verb } на руку карту «{ $name }» зі свого скиду
step-search-deck = { draw-verb } на руку карту «{ $name }» зі своєї колоди й { shuffle-verb } колоду
step-search-discard-deck = { draw-verb } на руку карту «{ $name }» зі свого скиду{ $mood ->
    [order] . Якщо її там немає, візьміть її зі своєї колоди, а потім перетасуйте колоду
   *[other] , а якщо її там немає — зі своєї колоди (тоді перетасуйте колоду)
}
step-search-deck-discard = { draw-verb } на руку карту «{ $name }» зі своєї колоди й { shuffle-verb } колоду{ $mood ->
    [order] . Якщо карти там немає, візьміть її зі свого скиду
   *[other] {" "}(якщо карти там немає, візьміть її зі свого скиду)
}

## Бійці

damage-verb = { $mood ->
    [does] завдає
    [you] завдаєте
    [may] завдати
   *[order] завдайте
}
n-damage = { $count } { $count ->
    [one] поранення
    [few] поранення
   *[many] поранень
}
step-damage = { damage-verb } { REF($to) ->
    [pronoun] { NAME($to, case: "dat") } { n-damage }
   *[name] { $each ->
        [yes] по { n-damage-po }
       *[no] { n-damage }
    } { NAME($to, case: "dat") }
}
step-damage-each = { damage-verb } { NAME($to, case: "dat") } по { n-damage-po } за { NAME($counted, case: "acc") }
step-damage-amount = { damage-verb } { NAME($to, case: "dat") } стільки поранень, { as-many }
step-damage-or = { $clause } або { n-damage }, якщо { $cond }{ COMMA() }
suffers = { NAME($who) } { GENDER($who) ->
    [p] зазнають
   *[other] зазнає
}
step-suffer = { suffers } { n-damage }
step-suffer-each = { suffers } по { n-damage-po } за { NAME($counted, case: "acc") }
step-suffer-amount = { suffers } стільки поранень, { as-many }
n-health-po = { $count } { $count ->
    [one] одиниці
    [few] одиниці
   *[many] одиниць
} здоров’я
n-health = { $count } { $count ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} здоров’я
n-health-ins = { $count } { $count ->
    [one] одиницею
   *[other] одиницями
} здоров’я
recover-verb = { GENDER($who) ->
    [p] відновлюють
   *[other] відновлює
}
step-recover = { $mood ->
    [may] відновити { NAME($who, case: "dat") } { n-health }
   *[order] { NAME($who) } { recover-verb } { n-health }
}
step-recover-each = { $mood ->
    [may] відновити { NAME($who, case: "dat") }
   *[order] { NAME($who) } { recover-verb }
} по { n-health-po } за { NAME($counted, case: "acc") }
step-recover-amount = { $mood ->
    [may] відновити { NAME($who, case: "dat") } стільки одиниць здоров’я,
   *[order] { NAME($who) } { recover-verb } стільки одиниць здоров’я,
} { as-many }
step-recover-both = { $mood ->
    [may] відновити обом по { n-health-po }
   *[order] кожен із них відновлює { n-health }
}
step-recover-two = { $mood ->
    [may] відновити { NAME($one, case: "dat") } та { NAME($other, case: "dat") }
   *[order] { NAME($one) } та { NAME($other) } відновлюють
} по { n-health-po }
step-recover-with-such = { NAME($who, full: 1) } і кожен такий боєць відновлюють по { n-health-po }
step-set-health = { $mood ->
    [may] зробити { NAME($health, case: "acc") } рівним
   *[order] { NAME($health) } стає рівним
} { NAME($amount, case: "dat") }
step-defeat = { $mood ->
    [may] здолати { NAME($who, case: "acc") }
    [does] долає { NAME($who, case: "acc") }
    [you] долаєте { NAME($who, case: "acc") }
   *[order] { NAME($who) } { GENDER($who) ->
        [p] гинуть
       *[other] гине
    }
}
step-limit-damage = { $mood ->
    [may] обмежити бойові поранення { NAME($to, case: "gen") } у цьому бою до { $count }
   *[order] { NAME($to) } { GENDER($to) ->
        [p] зазнають
       *[other] зазнає
    } у цьому бою щонайбільше { $count } { $count ->
        [one] бойового поранення
       *[other] бойових поранень
    }
}
step-prevent-damage = { $mood ->
    [may] відвернути від { NAME($to, case: "gen") } всі { $kind ->
        [combat] бойові поранення у цьому бою
        [effects] поранення від ефектів до кінця цього бою
       *[all] поранення до кінця цього бою, крім бойових поранень від додаткової атаки{ COMMA() }
    }
   *[order] { NAME($to) } не { GENDER($to) ->
        [p] зазнають
       *[other] зазнає
    } { $kind ->
        [combat] бойових поранень у цьому бою
        [effects] поранень від ефектів до кінця цього бою
       *[all] поранень до кінця цього бою, крім бойових поранень від додаткової атаки{ COMMA() }
    }
}
step-keep-health = { $mood ->
    [may] не дати пораненням до кінця ходу зменшити { NAME($health, case: "acc") } нижче ніж до { $count }
   *[order] до кінця ходу поранення не можуть зменшити { NAME($health, case: "acc") } нижче ніж до { $count }
}
n-spaces = { $count } { $count ->
    [one] комірку
    [few] комірки
   *[many] комірок
}
move-verb = { $mood ->
    [does] переміщує
    [you] переміщуєте
    [may] перемістити
   *[order] перемістіть
}
through-opposing = { $through ->
    [yes] , навіть через комірки з ворожими бійцями{ COMMA() }
    [sidekicks] , навіть через комірки з ворожими помічниками{ COMMA() }
   *[no] {""}
}
step-move-each = { move-verb } { NAME($who, case: "acc") } максимум на { n-spaces } за { NAME($counted, case: "acc") }{ through-opposing }
step-move = { move-verb } { NAME($who, case: "acc") } максимум на { n-spaces }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") } максимум на стільки комірок, { as-many }{ through-opposing }
step-move-one = { move-verb } { NAME($who, case: "acc") } на 1 комірку{ through-opposing }
step-move-least = { $clause }, але принаймні на 1
swap-verb = { $mood ->
    [does] міняє
    [you] міняєте
    [may] поміняти
   *[order] поміняйте
}
step-place = { $mood ->
    [does] розміщує
    [you] розміщуєте
    [may] розмістити
   *[order] розмістіть
} { NAME($who, case: "acc") } на { NAME($where, case: "loc") }
step-swap = { swap-verb } місцями { NAME($one, case: "acc") } та { NAME($other, case: "acc") }
step-swap-both = { swap-verb } їх місцями
step-takes-part = далі в цьому бою замість { NAME($who, case: "gen") } бере участь другий із них
step-named-takes-part = далі в цьому бою замість { NAME($who, case: "gen") } бере участь { NAME($one) }
step-move-marker-each = { move-verb } { NAME($what, case: "acc") } максимум на { n-spaces } за { NAME($counted, case: "acc") }
return-verb = { $mood ->
    [does] повертає
    [you] повертаєте
    [may] повернути
   *[order] поверніть
}
step-return = { return-verb } { NAME($who, case: "acc") } на { NAME($where, case: "acc") }
step-return-with-health = { return-verb } { NAME($who, case: "acc") } з { n-health-ins } на { NAME($where, case: "acc") }
step-leave = { $mood ->
    [may] прибрати { NAME($who, case: "acc") } з поля бою й повернути
   *[order] { NAME($who) } { GENDER($who) ->
        [p] залишають поле бою й повертаються
       *[other] залишає поле бою й повертається
    }
} на будь-яку порожню комірку на початку { $own ->
    [yes] { $mood ->
        [may] свого
       *[order] вашого
    } наступного ходу
   *[no] наступного ходу власника
}
step-hold-all = { $mood ->
    [may] не дати жодному бійцеві залишити свою комірку до кінця ходу
   *[order] до кінця ходу жоден боєць не може залишити свою комірку, хіба що він загине{ COMMA() }
}
step-hold = { $mood ->
    [may] не дати { NAME($who, case: "dat") } залишити свою комірку до кінця ходу
   *[order] до кінця ходу { NAME($who) } не { GENDER($who) ->
        [p] можуть
       *[other] може
    } залишити свою комірку
}
step-move-marker = { move-verb } { NAME($what, case: "acc") } максимум на { n-spaces }
step-move-marker-amount = { move-verb } { NAME($what, case: "acc") } максимум на стільки комірок, { as-many }
step-move-marker-to = { move-verb } { NAME($what, case: "acc") } на { NAME($where, case: "acc") }

## Бій і хід

step-set-value = { $mood ->
    [may] зробити { NAME($value, case: "acc") } рівним
   *[order] { NAME($value) } дорівнює
} { NAME($amount, case: "dat") }
step-set-value-held = { $mood ->
    [may] { step-set-value } до кінця бою
   *[order] до кінця бою { step-set-value }
} незалежно від ефектів карт
step-set-value-fixed = { $mood ->
    [may] { step-set-value } до кінця бою
   *[order] до кінця бою { step-set-value }
} незалежно від будь-чого іншого
add-verb = { $mood ->
    [does] додає
    [you] додаєте
    [may] додати
   *[order] додайте
}
step-end-turn = { $mood ->
    [may] завершити свій хід
   *[order] ваш хід завершується
}
step-end-the-turn = { $mood ->
    [may] завершити хід
   *[order] хід завершується
}
step-add-value = { add-verb } { $count } до { NAME($value, case: "gen") }
step-add-value-each = { add-verb } до { NAME($value, case: "gen") } по { $count } за { NAME($counted, case: "acc") }
step-add-value-amount = { add-verb } до { NAME($value, case: "gen") } { NAME($amount, case: "acc") }
step-subtract-value = { $mood ->
    [does] віднімає
    [you] віднімаєте
    [may] відняти
   *[order] відніміть
} { $count } від { NAME($value, case: "gen") }
step-subtract-value-each = { $mood ->
    [does] віднімає
    [you] віднімаєте
    [may] відняти
   *[order] відніміть
} від { NAME($value, case: "gen") } по { $count } за { NAME($counted, case: "acc") }
step-subtract-value-amount = { $mood ->
    [does] віднімає
    [you] віднімаєте
    [may] відняти
   *[order] відніміть
} від { NAME($value, case: "gen") } { NAME($amount, case: "acc") }
step-swap-values = { $mood ->
    [does] міняє
    [you] міняєте
    [may] поміняти
   *[order] поміняйте
} місцями значення обох карт
step-ignore-value = { $mood ->
    [does] ігнорує
    [you] ігноруєте
    [may] ігнорувати
   *[order] ігноруйте
} { NAME($value, case: "acc") }
step-set-printed = { $mood ->
    [does] замінює
    [you] замінюєте
    [may] замінити
   *[order] замініть
} { NAME($value, case: "acc") } на { NAME($amount, case: "acc") }
step-fix-value = { $mood ->
    [may] надати кожній карті, яку ви зіграєте до кінця ходу, значення { $count }
   *[order] до кінця ходу значення кожної зіграної вами карти дорівнює { $count }
} незалежно від інших ефектів
step-use-ability = { $mood ->
    [does] застосовує
    [you] застосовуєте
    [may] застосувати
   *[order] застосуйте
} вміння «{ $name }» до { NAME($who, case: "gen") }
step-replace-own = { $mood ->
    [does] повертає цю карту на руку й грає
    [you] повертаєте цю карту на руку й граєте
    [may] повернути цю карту на руку й зіграти
   *[order] поверніть цю карту на руку й зіграйте
} замість неї іншу
step-replace-opposing = { $mood ->
    [does] повертає карту суперника йому на руку, продивляється його руку й вибирає
    [you] повертаєте карту суперника йому на руку, продивляєтеся його руку й вибираєте
    [may] повернути карту суперника йому на руку, продивитися його руку й вибрати
   *[order] поверніть карту суперника йому на руку, продивіться його руку й виберіть
} карту, яку він зіграє натомість{ COMMA() }
step-redirect-damage = { $mood ->
    [may] перенести бойові поранення з { NAME($who, case: "gen", prep: 1) } на { NAME($to, case: "acc", prep: 1) }
   *[order] бойових поранень замість { NAME($who, case: "gen", prep: 1) } зазнає { NAME($to) }
}
step-bonus-attack = { $mood ->
    [does] виконує
    [you] виконуєте
    [may] виконати
   *[order] виконайте
} додаткову атаку проти того самого бійця
step-boost = { $mood ->
    [does] поліпшує
    [you] поліпшуєте
    [may] поліпшити
   *[order] поліпште
} { $card ->
    [own] цю карту
   *[opposing] свою карту
}
step-cancel = { $mood ->
    [does] скасовує
    [you] скасовуєте
    [may] скасувати
   *[order] скасуйте
} всі { REF($card) ->
    [pronoun] { NAME($card, case: "whose") } ефекти
   *[name] ефекти { NAME($card, case: "gen") }
}
turn-verb = { $mood ->
    [does] повертає
    [you] повертаєте
    [may] повернути
   *[order] поверніть
}
step-gain-action = { $mood ->
    [does] отримує
    [you] отримуєте
    [may] отримати
   *[order] отримайте
} { $count } { $count ->
    [one] дію
    [few] дії
   *[many] дій
}
# Кількість лічильника. $mass — `yes`, якщо його не лічать поштучно, як-от лють.
n-points = { $count } { $mass ->
    [yes] { $count ->
        [one] одиницю
        [few] одиниці
       *[many] одиниць
    } { NAME($what, case: "gen") }
   *[no] { $count ->
        [one] { NAME($what, case: "acc") }
        [few] { NAME($many, case: "nom") }
       *[many] { NAME($many, case: "gen") }
    }
}
points-gen = { $count } { $mass ->
    [yes] { $count ->
        [one] одиниці
       *[many] одиниць
    } { NAME($what, case: "gen") }
   *[no] { $count ->
        [one] { NAME($what, case: "gen") }
       *[many] { NAME($many, case: "gen") }
    }
}
gain-verb = { $mood ->
    [does] отримує
    [you] отримуєте
    [may] отримати
   *[order] отримайте
}
step-gain = { gain-verb } { n-points }
step-gain-each = { gain-verb } { n-points } за { NAME($counted, case: "acc") }
# Стільки того, що лічать одиницями або поштучно.
so-many = стільки { $mass ->
    [yes] {"одиниць "}
   *[no] {""}
}{ NAME($many, case: "gen") }, { as-many }
step-gain-amount = { gain-verb } { so-many }
lose-verb = { $mood ->
    [does] втрачає
    [you] втрачаєте
    [may] втратити
   *[order] втратьте
}
step-lose = { lose-verb } { n-points }
spend-verb = { $mood ->
    [does] витрачає
    [you] витрачаєте
    [may] витратити
   *[order] витратьте
}
step-spend = { spend-verb } { n-points }
step-spend-each = { spend-verb } { n-points } за { NAME($counted, case: "acc") }
step-spend-amount = { spend-verb } { so-many }
step-spend-any = { spend-verb } будь-яку кількість { NAME($many, case: "gen") }
ransom-price = { n-points }
unless-paid = якщо жоден суперник не сплатить вам { $price }, { $clause }
prompt-ransom = сплатити { n-points } зі скарбниці, щоб цьому завадити?
step-pay-any = { $mood ->
    [does] сплачує вам
    [you] сплачуєте
    [may] сплатити
   *[order] сплатіть
} будь-яку кількість { NAME($many, case: "gen") } зі скарбниці
step-spend-lines = { spend-verb } до { points-gen }:
spend-line = { $count }: { $clause }
the-same = те саме
step-set-token = { turn-verb } жетон «{ NAME($name) }» боком «{ $to }» догори
step-flip-next = { turn-verb } жетон «{ NAME($name) }» наступним боком догори
step-flip = { $mood ->
    [does] змінює
    [you] змінюєте
    [may] змінити
   *[order] змініть
} { $whose ->
    [hero] { REF($who) ->
        [pronoun] { NAME($who, case: "whose") } { NAME($name, case: "acc") }
       *[name] { NAME($name, case: "acc") } { NAME($who, case: "gen") }
    }
   *[you] { NAME($token, case: "acc") }
}

## Коли

timing-when-played = Під час розігрування
timing-immediately = Негайно
timing-during-combat = Під час бою
timing-after-combat = Після бою
timing-after-attack = Після атаки
timing-boost-effect = Скинута для поліпшення
timing-when-discarded = Коли цю карту скинуто через ефект суперника
timing-of-bonus-attack = { $timing } («{ $name }»)

moment-setup = на початку гри
moment-start-of-turn = на початку свого ходу
moment-end-of-turn = наприкінці свого ходу
moment-after-maneuver = після свого маневру
moment-after-maneuver-as = після кожного маневру, який ви виконали { $who }{ COMMA() }
moment-immediately = негайно в бою
moment-during-combat = під час бою
moment-after-combat = після бою
moment-after-attack = після атаки
moment-after-attack-as = { $role ->
    [attacking] після кожної своєї атаки
   *[defending] після кожної атаки на вашого бійця
}
moment-defeated = коли гине ваш боєць{ COMMA() }
moment-defeated-fighter = коли { GENDER($who) ->
    [p] гинуть
   *[other] гине
} { NAME($who) }{ COMMA() }
moment-zone-left = коли { NAME($who) } залишає { NAME($zone, case: "acc") }{ COMMA() }
moment-card-back = коли карта так повертається вам на руку{ COMMA() }
moment-combat-over = коли бій закінчено{ COMMA() }
moment-combat-won = після перемоги в бою
moment-combat-won-by = після перемоги { NAME($who, case: "gen") } в бою
moment-combat-lost = після поразки в бою
moment-combat-lost-by = після поразки { NAME($who, case: "gen") } в бою
moment-damaged = коли ваш боєць зазнає поранень{ COMMA() }
moment-damaged-fighter = коли { suffers } поранень{ COMMA() }
moment-combat-damaged = коли ваш боєць зазнає бойових поранень{ COMMA() }
moment-combat-damaged-fighter = коли { suffers } бойових поранень{ COMMA() }
moment-of-fighter = { $when } за участю { NAME($who, case: "gen") }
moment-if = { $when }, якщо { $cond }{ COMMA() }

## Що ще на карті

card-against = Цю карту можна зіграти лише проти { NAME($who, case: "gen", prep: 1) }.
card-playable-if = Цю карту можна зіграти, лише якщо { $cond }.
card-playable-as = Цю карту можна зіграти лише { $who }.
card-also = Цю карту можна зіграти і як карту { $type ->
    [attack] атаки
   *[defense] оборони
}{ $cond ->
    [none] {""}
   *[some] , якщо { $cond }
}.
card-face-up = Грайте цю карту горілиць.
ability-always = { $cond }{ $text }.
bonus-value = { $to ->
    [maneuver] { NAME($value, case: "gen") }
   *[other] значення { NAME($value, case: "gen") }
}
ability-bonus = додавайте { $count } до { bonus-value }
ability-bonus-each = додавайте до { bonus-value } по { $count } за { NAME($counted, case: "acc") }
ability-bonus-amount = додавайте до { bonus-value } { NAME($amount, case: "acc") }
ability-draw-bonus = під час маневру беріть на { n-cards } більше
ability-draw-bonus-amount = під час маневру беріть додатково стільки карт, { as-many }
card-bonus-attack = Додаткова атака називається «{ $name }» і має значення { $count }.
card-hides-hand = Поки ця карта у вас на руці, ви можете показати її, щоб скасувати ефект суперника, який дав би йому змогу продивитися ваші карти.
card-uncancellable = Ефекти цієї карти не можна скасувати.

## Особливі вміння

ability-trigger = { $when } { $clause }.
ability-attack-boost = коли { NAME($who) } { GENDER($who) ->
    [p] атакують
   *[other] атакує
}, ви можете покласти долілиць другу карту: її значення поліпшення додається до значення атаки, якщо жодного ефекту карти атаки не скасовано.
ability-boosted-place = поліпшивши маневр, ви можете розмістити { NAME($who, case: "acc") } на будь-якій порожній комірці замість переміщення.
ability-share-damage = коли { NAME($who) } { GENDER($who) ->
    [p] мають зазнати
   *[other] має зазнати
} поранень, ви можете перенести будь-яку кількість цих поранень на { NAME($to, case: "acc") }, але на кожного — не більше, ніж у нього лишилося здоров’я.
ability-lend = зіграна вами карта { $name } переходить на руку суперника замість вашого скиду. Коли суперник скидає таку карту, візьміть її на руку.
ability-symbols = ваш символ — символ верхньої карти вашого скиду: { $list }. { $wild ->
    [none] Якщо скид порожній
   *[some] Якщо це { $wild } або скид порожній
}, вибирайте символ щоразу, коли він потрібен.
or-symbol = { $first } або { $second }
ability-marker-links = коли { NAME($who) } { GENDER($who) ->
    [p] переміщуються
   *[other] переміщується
}, усі комірки з { NAME($what, case: "ins") } вважаються суміжними одна з одною.
