### Тексти карт і особливих умінь. Пояснення аргументів — в англійському файлі.
###
### Прийменники й сполучники (у/в, з/із/зі, і/й) пишуться в будь-якій формі: потрібну ставить `euphony` лексикону.
### `case: "loc"` від кількості дає слова після «стільки …,»: «скільки поранень завдано».

## Сполучення

then = { $first }, потім { $second }
or-mode = { $first }; або { $second }
if = якщо { $cond }, { $clause }
otherwise = інакше { $clause }
who-does = { NAME($who) } { $clause }
both-do = { $clause }; водночас суперник робить те саме
you-may = ви можете { $clause }
who-may = { NAME($who) } може { $clause }
may-colon = { $who ->
    [you] ви можете
   *[other] { NAME($who) } може
} зробити таке: { $clause }
if-so = якщо так, { $clause }
boost-again = якщо так, можете поліпшити її ще раз
if-not = якщо ні, { $clause }
while = , поки { $cond }

## Назви

quoted = «{ $name }»
keyword = «{ $name }»
ability-of = особливе вміння { NAME($who, case: "gen") }
any-fighter = будь-хто
it-card = її
them-cards = їх
cards-of-those = { $count } { $count ->
    [many] із
   *[other] з
} цих карт

## Після іменника

post-called = «{ $name }»
post-of-combat = з цього бою
post-adjacent = , { AGREE($head, "adjacent") } з { NAME($who, case: "ins") }{ COMMA() }
post-in-zone = у зоні { NAME($who, case: "gen") }
post-on-chosen-space = { $count ->
    [one] на вибраній комірці
   *[other] на вибраних комірках
}
post-on-marker = на комірці з { NAME($what, case: "ins") }
post-with-marker = з { NAME($what, case: "ins") }
post-without-marker = без { NAME($what, case: "gen") }
post-besides-space = , крім уже вибраної{ COMMA() }
post-besides = , крім { NAME($who, case: "gen") }{ COMMA() }
post-besides-own-space = , крім комірки { NAME($who, case: "gen") }{ COMMA() }
post-besides-card = , крім уже вибраної{ COMMA() }
post-where-stood = , яку { GENDER($who) ->
    [f] залишила
    [n] залишило
    [p] залишили
   *[m] залишив
} { NAME($who) }{ COMMA() }
post-if-empty = , якщо вона порожня{ COMMA() }
post-in-pile = { $from ->
    [yes] { $pile ->
        [hand] з { $of ->
            [opponent] руки суперника
           *[you] руки
        }
        [deck] з { $of ->
            [opponent] колоди суперника
           *[you] своєї колоди
        }
       *[discard] з { $of ->
            [opponent] скиду суперника
           *[you] свого скиду
        }
    }
   *[no] { $pile ->
        [hand] { $of ->
            [opponent] на руці суперника
           *[you] у вас на руці
        }
        [deck] у { $of ->
            [opponent] колоді суперника
           *[you] вашій колоді
        }
       *[discard] у { $of ->
            [opponent] скиді суперника
           *[you] вашому скиді
        }
    }
}
post-in-own-pile = { $pile ->
    [hand] зі своєї руки
    [deck] зі своєї колоди
   *[discard] зі свого скиду
}
post-used-to-boost = , { AGREE($head, "by_which") } ви поліпшили цю карту завдяки її власному ефекту{ COMMA() }
post-with-value = , надруковане значення { AGREE($head, "whose") } дорівнює { NAME($amount, case: "dat") }{ COMMA() }
post-number-of = { NAME($what, case: "gen") }
post-of-card = { card-of-combat }
post-times = (× { $times })

card-of-combat = { $card ->
    [own] цієї карти
    [opposing] карти суперника
   *[that] тієї карти
}

## Умови

cond-and = { $first } і { $second }
cond-or = { $first } або { $second }
cond-won = ви { $no ->
    [yes] не перемогли
   *[no] перемогли
}
cond-lost = ви { $no ->
    [yes] не програли
   *[no] програли
}
cond-your-turn = зараз { $no ->
    [yes] не ваш хід
   *[no] ваш хід
}
cond-first-action = це { $no ->
    [yes] не ваша перша дія
   *[no] ваша перша дія
} цього ходу
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
cond-started-on-marker = на початку ходу { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ stood-verb } на комірці з { NAME($what, case: "ins") }
cond-opponent-played = суперник { $no ->
    [yes] не зіграв карти
   *[no] зіграв карту
}
cond-is = { NAME($who) } { $no ->
    [yes] — не
   *[no] —
} { NAME($what) }
cond-moved = на початку ходу { NAME($who) } { stood-verb } { $no ->
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
} з { NAME($to, case: "ins") }
cond-same-zone = { NAME($who) } { $no ->
    [yes] {"не "}
   *[no] {""}
}{ GENDER($who) ->
    [p] перебувають
   *[other] перебуває
} у зоні { NAME($to, case: "gen") }
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
cond-none-defeated = серед { NAME($who, case: "gen") } немає загиблих
cond-boosted = цю карту { $no ->
    [yes] не поліпшено
   *[no] поліпшено
} завдяки її власному ефекту
cond-health = здоров’я { NAME($who, case: "gen") } { $no ->
    [yes] не становить
   *[no] становить
} { $bounds }
cond-space = { $no ->
    [yes] немає { NAME($where, case: "gen") }
   *[no] є { NAME($where) }
}
cond-token = { NAME($token) } { $no ->
    [yes] — не
   *[no] —
} { $shows }
cond-amount = { NAME($amount) } { $no ->
    [yes] не становить
   *[no] становить
} { $bounds }
cond-hand = { $no ->
    [yes] неправда, що{" "}
   *[no] {""}
}{ $of ->
    [opponent] у суперника на руці
   *[you] у вас на руці
} { $bounds }
cond-dealt = { $no ->
    [yes] поранень не завдано
   *[no] поранення завдано
}
cond-fell = від цього { $no ->
    [yes] ніхто не загинув
   *[no] загинув боєць
}
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
cond-role = ви { $no ->
    [yes] {"не "}
   *[no] {""}
}{ $role ->
    [attacking] атакуєте
   *[defending] обороняєтеся
}
at-least = { $count } або більше
at-most = { $count } або менше
between = від { $low } до { $count }
cards-at-least = щонайменше { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}
cards-at-most = { $count ->
    [0] немає карт
   *[other] не більше ніж { $count } { $count ->
        [one] карта
        [few] карти
       *[many] карт
    }
}
cards-between = від { $low } до { $count } { $count ->
    [one] карти
   *[other] карт
}

## Вибір

choose-verb = { $mood ->
    [does] вибирає
    [may] вибрати
   *[order] виберіть
}
step-choose-modes = { choose-verb } { $count ->
    [1] один ефект
    [2] два ефекти
    [3] три ефекти
    [4] чотири ефекти
   *[other] { $count } ефектів
}: { $modes }
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
step-choose-opponent = { choose-verb } суперника
step-choose-number = { choose-verb } число від 0 до { NAME($amount, case: "gen") }
step-name-number = { $mood ->
    [does] називає
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
    [may] взяти
   *[order] візьміть
}
discard-verb = { $mood ->
    [does] скидає
    [may] скинути
   *[order] скиньте
}
step-draw = { draw-verb } { n-cards }
step-draw-amount = { draw-verb } стільки карт, { NAME($amount, case: "loc") }{ COMMA() }
step-discard = { discard-verb } { n-cards }{ $random ->
    [yes] {" "}навмання
   *[no] {""}
}
step-discard-amount = { discard-verb }{ $random ->
    [yes] {" "}навмання
   *[no] {""}
} стільки карт, { NAME($amount, case: "loc") }{ COMMA() }
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
step-discard-top-amount = { discard-verb } з { whose-deck } стільки верхніх карт, { NAME($amount, case: "loc") }{ COMMA() }
look-verb = { $mood ->
    [does] продивляється
    [may] продивитися
   *[order] продивіться
}
step-look-at-hand = { look-verb } руку суперника
step-reveal-hand = { $mood ->
    [does] показує всім
    [may] показати всім
   *[order] покажіть усім
} свою руку
reveal-verb = { $mood ->
    [does] відкриває
    [may] відкрити
   *[order] відкрийте
}
step-reveal-top = { reveal-verb } { top-cards } своєї колоди
step-reveal-top-amount = { reveal-verb } зі своєї колоди стільки верхніх карт, { NAME($amount, case: "loc") }{ COMMA() }
step-look-at-top = { look-verb } { top-cards } своєї колоди
step-look-at-top-amount = { look-verb } у своїй колоді стільки верхніх карт, { NAME($amount, case: "loc") }{ COMMA() }
step-take = { draw-verb } на руку { NAME($what, case: "acc") }
put-verb = { $mood ->
    [does] кладе
    [may] покласти
   *[order] покладіть
}
place-in-deck = { $where ->
    [top] зверху колоди
   *[bottom] під низ колоди
}
step-keep = { $mood ->
    [does] залишає собі
    [may] залишити собі
   *[order] залиште собі
} { NAME($what, case: "acc") }
step-put-back = { put-verb } { NAME($what, case: "acc") } { place-in-deck }{ $of ->
    [opponent] {" "}суперника
   *[you] {""}
}
step-put-back-rest = { put-verb } решту { place-in-deck } в довільному порядку
shuffle-verb = { $mood ->
    [does] тасує
    [may] перетасувати
   *[order] перетасуйте
}
step-search-discard = { draw-verb } на руку карту «{ $name }» зі свого скиду
step-search-deck = { draw-verb } на руку карту «{ $name }» зі своєї колоди й { shuffle-verb } колоду
step-search-discard-deck = { draw-verb } на руку карту «{ $name }» зі свого скиду, а якщо її там немає — зі своєї колоди, потім { shuffle-verb } колоду
step-search-deck-discard = { draw-verb } на руку карту «{ $name }» зі своєї колоди, а якщо її там немає — зі свого скиду, потім { shuffle-verb } колоду

## Бійці

damage-verb = { $mood ->
    [does] завдає
    [may] завдати
   *[order] завдайте
}
n-damage = { $count } { $count ->
    [one] поранення
    [few] поранення
   *[many] поранень
}
step-damage = { damage-verb } { n-damage } { NAME($to, case: "dat") }
step-damage-amount = { damage-verb } { NAME($to, case: "dat") } стільки поранень, { NAME($amount, case: "loc") }{ COMMA() }
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
    [may] відновити { n-health } { NAME($who, case: "gen") }
   *[order] { NAME($who) } { recover-verb } { n-health }
}
step-recover-amount = { $mood ->
    [may] відновити { NAME($who, case: "dat") } стільки одиниць здоров’я,
   *[order] { NAME($who) } { recover-verb } стільки одиниць здоров’я,
} { NAME($amount, case: "loc") }{ COMMA() }
step-set-health = { $mood ->
    [does] установлює
    [may] установити
   *[order] установіть
} здоров’я { NAME($who, case: "gen") } на { NAME($amount, case: "acc") }
step-prevent-damage = { $mood ->
    [may] відвернути від { NAME($to, case: "gen") } всі { $kind ->
        [combat] бойові поранення у цьому бою
       *[all] поранення до кінця цього бою, крім бойових поранень від додаткової атаки{ COMMA() }
    }
   *[order] { NAME($to) } не { GENDER($to) ->
        [p] зазнають
       *[other] зазнає
    } { $kind ->
        [combat] бойових поранень у цьому бою
       *[all] поранень до кінця цього бою, крім бойових поранень від додаткової атаки{ COMMA() }
    }
}
n-spaces = { $count } { $count ->
    [one] комірку
    [few] комірки
   *[many] комірок
}
move-verb = { $mood ->
    [does] переміщує
    [may] перемістити
   *[order] перемістіть
}
through-opposing = { $through ->
    [yes] , зокрема через ворожих бійців{ COMMA() }
   *[no] {""}
}
step-move = { move-verb } { NAME($who, case: "acc") } максимум на { n-spaces }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") } максимум на стільки комірок, { NAME($amount, case: "loc") }{ COMMA() }{ through-opposing }
step-place = { $mood ->
    [does] розміщує
    [may] розмістити
   *[order] розмістіть
} { NAME($who, case: "acc") } на { NAME($where, case: "loc") }
step-swap = { $mood ->
    [does] міняє
    [may] поміняти
   *[order] поміняйте
} місцями { NAME($one, case: "acc") } та { NAME($other, case: "acc") }{ $combat ->
    [yes] , зокрема в цьому бою{ COMMA() }
   *[no] {""}
}
return-verb = { $mood ->
    [does] повертає
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
} на будь-яку порожню комірку на початку наступного ходу
step-move-marker = { move-verb } { NAME($what, case: "acc") } максимум на { n-spaces }
step-move-marker-amount = { move-verb } { NAME($what, case: "acc") } максимум на стільки комірок, { NAME($amount, case: "loc") }{ COMMA() }
step-move-marker-to = { move-verb } { NAME($what, case: "acc") } на { NAME($where, case: "acc") }

## Бій і хід

step-set-value = { $mood ->
    [may] зробити значення { card-of-combat } рівним
   *[order] значення { card-of-combat } дорівнює
} { NAME($amount, case: "dat") }
step-set-value-held = { step-set-value } до кінця бою незалежно від ефектів карт
step-end-turn = { $mood ->
    [may] завершити свій хід
   *[order] ваш хід завершується
}
step-add-value = { $mood ->
    [does] додає
    [may] додати
   *[order] додайте
} { NAME($amount, case: "acc") } до значення { card-of-combat }
step-ignore-value = { $mood ->
    [does] ігнорує
    [may] ігнорувати
   *[order] ігноруйте
} значення { card-of-combat }
step-set-printed = { $mood ->
    [does] вважає
    [may] вважати
   *[order] вважайте
} { NAME($amount, case: "acc") } надрукованим значенням { card-of-combat }
step-fix-value = { $mood ->
    [may] зробити так, що{" "}
   *[order] {""}
}до кінця ходу значення кожної зіграної вами карти дорівнює { $count } незалежно від інших ефектів
step-replace-card = { $card ->
    [own] { $mood ->
        [may] повернути цю карту на руку й зіграти замість неї іншу
       *[order] поверніть цю карту на руку й зіграйте замість неї іншу
    }
   *[opposing] { $mood ->
        [may] повернути карту суперника йому на руку, продивитися його руку й вибрати
       *[order] поверніть карту суперника йому на руку, продивіться його руку й виберіть
    } карту, яку він зіграє натомість{ COMMA() }
}
step-redirect-damage = { $mood ->
    [may] перенести бойові поранення з { NAME($who, case: "gen") } на ворожого бійця
   *[order] бойових поранень замість { NAME($who, case: "gen") } зазнає ворожий боєць
}
step-bonus-attack = { $mood ->
    [does] виконує
    [may] виконати
   *[order] виконайте
} додаткову атаку проти того самого бійця
step-boost = { $mood ->
    [does] поліпшує
    [may] поліпшити
   *[order] поліпште
} { $card ->
    [own] цю карту
   *[opposing] свою карту
}
step-cancel = { $mood ->
    [does] скасовує
    [may] скасувати
   *[order] скасуйте
} всі ефекти карти суперника
step-gain-action = { $mood ->
    [does] отримує
    [may] отримати
   *[order] отримайте
} { $count } { $count ->
    [one] дію
    [few] дії
   *[many] дій
}
step-set-token = { $mood ->
    [may] змінити { NAME($token, case: "acc") } на «{ $to }»
   *[order] { NAME($token) } тепер — { $to }
}
step-flip = { $mood ->
    [does] змінює
    [may] змінити
   *[order] змініть
} { NAME($token, case: "acc") }

## Коли

timing-when-played = Під час розігрування
timing-immediately = Негайно
timing-during-combat = Під час бою
timing-after-combat = Після бою
timing-after-attack = Після атаки
timing-boost-effect = Ефект поліпшення
timing-when-discarded = Коли її скинуто через ефект суперника

moment-setup = на початку гри
moment-start-of-turn = на початку свого ходу
moment-end-of-turn = наприкінці свого ходу
moment-after-maneuver = після свого маневру
moment-immediately = негайно в бою
moment-during-combat = під час бою
moment-after-combat = після бою
moment-after-attack = після атаки
moment-defeated = коли гине ваш боєць{ COMMA() }
moment-defeated-fighter = коли { GENDER($who) ->
    [p] гинуть
   *[other] гине
} { NAME($who) }{ COMMA() }
moment-of-fighter = { $when } за участю { NAME($who, case: "gen") }
moment-if = { $when }, якщо { $cond }{ COMMA() }

## Що ще на карті

card-playable-if = Грайте цю карту, лише якщо { $cond }.
card-face-up = Цю карту грають горілиць.
card-bonus-attack = «{ $name }»: додаткова атака зі значенням { $count }.
card-hides-hand = Поки ця карта у вас на руці, ви можете показати її, щоб зупинити ефект, через який суперник продивився б вашу руку.
card-uncancellable = Ефекти цієї карти не можна скасувати.

## Особливі вміння

ability-trigger = { $when } { $clause }.
ability-bonus-attack = +{ $count } до значення карт атаки { NAME($who, case: "gen") }{ $cond }.
ability-bonus-attack-amount = додайте { NAME($amount, case: "acc") } до значення карт атаки { NAME($who, case: "gen") }{ $cond }.
ability-bonus-attack-all = +{ $count } до значення ваших карт атаки{ $cond }.
ability-bonus-attack-all-amount = додайте { NAME($amount, case: "acc") } до значення ваших карт атаки{ $cond }.
ability-bonus-defense = +{ $count } до значення карт оборони { NAME($who, case: "gen") }{ $cond }.
ability-bonus-defense-amount = додайте { NAME($amount, case: "acc") } до значення карт оборони { NAME($who, case: "gen") }{ $cond }.
ability-bonus-defense-all = +{ $count } до значення ваших карт оборони{ $cond }.
ability-bonus-defense-all-amount = додайте { NAME($amount, case: "acc") } до значення ваших карт оборони{ $cond }.
ability-bonus-maneuver = +{ $count } до дальності переміщення{ $cond }.
ability-bonus-maneuver-amount = додайте { NAME($amount, case: "acc") } до дальності переміщення{ $cond }.
ability-attack-boost = коли { NAME($who) } { GENDER($who) ->
    [p] атакують
   *[other] атакує
}, ви можете додати долілиць другу карту: її значення поліпшення додається до атаки, якщо ефекти карти атаки не скасовано.
ability-boosted-place = поліпшуючи маневр, ви можете замість переміщення розмістити { NAME($who, case: "acc") } на будь-якій порожній комірці.
ability-marker-links = коли { NAME($who) } { GENDER($who) ->
    [p] переміщуються
   *[other] переміщується
}, будь-які дві комірки з { NAME($what, case: "ins") } вважаються суміжними.
