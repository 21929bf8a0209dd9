### Тексти карт і здібностей. Пояснення аргументів — в англійському файлі.

## Сполучення

then = { $first }, потім { $second }
or-mode = { $first }; або { $second }
if = якщо { $cond }, { $clause }
otherwise = інакше { $clause }
who-does = { NAME($who) } { $clause }
you-may = ви можете { $clause }
who-may = { NAME($who) } може { $clause }
may-colon = { $who ->
    [you] ви можете
   *[other] { NAME($who) } може
} зробити таке: { $clause }
if-so = якщо так, { $clause }
if-not = якщо ні, { $clause }
while = , поки { $cond }

## Назви

quoted = «{ $name }»
keyword = «{ $name }»
ability-of = здібність { NAME($who, case: "gen") }
any-fighter = будь-хто
it-card = її
them-cards = їх
cards-of-those = { $count } з цих карт

## Після іменника

post-called = «{ $name }»
post-of-combat = цього бою
post-adjacent = , { AGREE($head, "adjacent") } з { NAME($who, case: "ins") }{ COMMA() }
post-in-zone = у зоні { NAME($who, case: "gen") }
post-on-chosen-space = { $count ->
    [one] на вибраній комірці
   *[other] на вибраних комірках
}
post-besides = , крім { NAME($who, case: "gen") }{ COMMA() }
post-besides-own-space = , крім комірки { NAME($who, case: "gen") }{ COMMA() }
post-besides-card = , крім тієї{ COMMA() }
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
       *[discard] зі { $of ->
            [opponent] скиду суперника
           *[you] свого скиду
        }
    }
   *[no] { $pile ->
        [hand] { $of ->
            [opponent] на руці суперника
           *[you] на вашій руці
        }
        [deck] { $of ->
            [opponent] у колоді суперника
           *[you] у вашій колоді
        }
       *[discard] { $of ->
            [opponent] у скиді суперника
           *[you] у вашому скиді
        }
    }
}
post-in-own-pile = { $pile ->
    [hand] зі своєї руки
    [deck] зі своєї колоди
   *[discard] зі свого скиду
}
post-used-to-boost = , якою ви поліпшили цю карту{ COMMA() }
post-with-value = , надруковане значення якої дорівнює { NAME($amount, case: "dat") }{ COMMA() }
post-number-of = { NAME($what, case: "gen") }
post-of-card = { card-of-combat-gen }
post-times = × { $times }

card-of-combat-gen = { $card ->
    [own] цієї карти
    [opposing] карти суперника
   *[that] тієї карти
}

## Умови

cond-and = { $first } і { $second }
cond-or = { $first } або { $second }
cond-won = ви { $no ->
    [yes] не виграли бій
   *[no] виграли бій
}
cond-lost = ви { $no ->
    [yes] не програли бій
   *[no] програли бій
}
cond-your-turn = зараз { $no ->
    [yes] не ваш хід
   *[no] ваш хід
}
cond-opponent-played = суперник { $no ->
    [yes] не зіграв карти
   *[no] зіграв карту
}
cond-is = { NAME($who) } { $no ->
    [yes] — не
   *[no] —
} { NAME($what) }
cond-moved = { $no ->
    [yes] { NAME($who) } стоїть на тій самій комірці, що й на початку ходу
   *[no] { NAME($who) } стоїть не на тій комірці, що на початку ходу
}
cond-adjacent = { NAME($who) } { $no ->
    [yes] не стоїть
   *[no] стоїть
} на комірці, суміжній з { NAME($to, case: "ins") }
cond-same-zone = { NAME($who) } { $no ->
    [yes] не в зоні
   *[no] у зоні
} { NAME($to, case: "gen") }
cond-alive = { $no ->
    [yes] { cond-fallen-verb } { NAME($who) }
   *[no] { NAME($who) } не { cond-fallen-verb }
}
cond-fallen-verb = { GENDER($who) ->
    [f] загинула
    [n] загинуло
    [p] загинули
   *[m] загинув
}
cond-defeated = { NAME($who) } { $no ->
    [yes] не { cond-fallen-verb }
   *[no] { cond-fallen-verb }
}
cond-health = { NAME($who) } { $no ->
    [yes] не має
   *[no] має
} { $bounds } здоров’я
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
cond-hand = { $of ->
    [opponent] у суперника на руці
   *[you] у вас на руці
} { $no ->
    [yes] не
   *[no] {""}
}{ $bounds }
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
    [yes] не
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
cards-between = від { $low } до { $count } карт

## Вибір

choose-verb = { $mood ->
    [does] вибирає
    [may] вибрати
   *[order] виберіть
}
step-choose-modes = { choose-verb } { $count ->
    [1] одне
    [2] два
    [3] три
   *[other] { $count }
}: { $modes }
step-repeat = { $count ->
    [2] двічі
    [3] тричі
   *[other] { $count } рази
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
step-draw-amount = { draw-verb } карти за { NAME($amount, case: "ins") }
step-discard = { discard-verb } { n-cards }{ $random ->
    [yes] {" "}навмання
   *[no] {""}
}
step-discard-amount = { discard-verb }{ $random ->
    [yes] {" "}навмання
   *[no] {""}
} карти за { NAME($amount, case: "ins") }
step-discard-any = { discard-verb } будь-яку кількість { NAME($what, case: "gen") }
step-discard-cards = { discard-verb } { NAME($what, case: "acc") }
top-cards = { $count ->
    [1] верхню карту
   *[other] { $count ->
        [one] { $count } верхню карту
        [few] { $count } верхні карти
       *[many] { $count } верхніх карт
    }
}
whose-deck-gen = { $of ->
    [opponent] колоди суперника
   *[you] своєї колоди
}
step-discard-top = { discard-verb } { top-cards } { whose-deck-gen }
step-discard-top-amount = { discard-verb } верхні карти { whose-deck-gen } за { NAME($amount, case: "ins") }
step-look-at-hand = { $mood ->
    [does] продивляється
    [may] продивитися
   *[order] продивіться
} руку суперника
step-reveal-hand = { $mood ->
    [does] показує всім свою руку
    [may] показати всім свою руку
   *[order] покажіть усім свою руку
}
reveal-verb = { $mood ->
    [does] відкриває
    [may] відкрити
   *[order] відкрийте
}
step-reveal-top = { reveal-verb } { top-cards } своєї колоди
step-reveal-top-amount = { reveal-verb } верхні карти своєї колоди за { NAME($amount, case: "ins") }
look-verb = { $mood ->
    [does] дивиться
    [may] подивитися
   *[order] подивіться
}
step-look-at-top = { look-verb } { top-cards } своєї колоди
step-look-at-top-amount = { look-verb } верхні карти своєї колоди за { NAME($amount, case: "ins") }
take-verb = { draw-verb }
step-take = { take-verb } { NAME($what, case: "acc") } на руку
put-verb = { $mood ->
    [does] кладе
    [may] покласти
   *[order] покладіть
}
step-put-back = { put-verb } { NAME($what, case: "acc") } { $where ->
    [top] на верх колоди
   *[bottom] під низ колоди
}
step-put-back-rest = { put-verb } решту { $where ->
    [top] на верх колоди
   *[bottom] під низ колоди
} в будь-якому порядку
step-search-discard = { take-verb } на руку «{ $name }» зі свого скиду
step-search-deck = { take-verb } на руку «{ $name }» зі своєї колоди та перетасуйте її
step-search-discard-deck = { take-verb } на руку «{ $name }» зі свого скиду; якщо там її немає — з колоди, потім перетасуйте її
step-search-deck-discard = { take-verb } на руку «{ $name }» зі своєї колоди, потім перетасуйте її; якщо там її немає — зі скиду

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
step-damage-amount = { damage-verb } { NAME($to, case: "dat") } поранень за { NAME($amount, case: "ins") }
step-recover = { $mood ->
    [may] відновити { NAME($who, case: "dat") }
   *[order] { NAME($who) } відновлює
} { $count } здоров’я
step-recover-amount = { $mood ->
    [may] відновити { NAME($who, case: "dat") } здоров’я за { NAME($amount, case: "ins") }
   *[order] { NAME($who) } відновлює здоров’я за { NAME($amount, case: "ins") }
}
step-set-health = { $mood ->
    [may] установити здоров’я
   *[order] установіть здоров’я
} { NAME($who, case: "gen") } на { NAME($amount, case: "acc") }
step-prevent-damage = { NAME($to) } не зазнає { $kind ->
    [combat] бойових поранень
   *[all] поранень
} в цьому бою
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
    [yes] , зокрема крізь ворожих бійців
   *[no] {""}
}
step-move = { move-verb } { NAME($who, case: "acc") } максимум на { n-spaces }{ through-opposing }
step-move-amount = { move-verb } { NAME($who, case: "acc") }, максимум комірок: { NAME($amount) }{ through-opposing }
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
    [yes] , також у цьому бою
   *[no] {""}
}
return-verb = { $mood ->
    [does] повертає
    [may] повернути
   *[order] поверніть
}
step-return = { return-verb } { NAME($who, case: "acc") } на { NAME($where, case: "acc") }
step-return-with-health = { return-verb } { NAME($who, case: "acc") } з { $count } здоров’я на { NAME($where, case: "acc") }

## Бій і хід

step-set-value = значення { card-of-combat-gen } тепер дорівнює { NAME($amount, case: "dat") }
step-add-value = { $mood ->
    [does] додає
    [may] додати
   *[order] додайте
} { NAME($amount, case: "acc") } до значення { card-of-combat-gen }
step-ignore-value = { $mood ->
    [does] нехтує значення
    [may] знехтувати значення
   *[order] знехтуйте значення
} { card-of-combat-gen }
step-set-printed = { $mood ->
    [may] вважати надрукованим значенням
   *[order] вважайте надрукованим значенням
} { card-of-combat-gen } { NAME($amount, case: "acc") }
step-fix-value = до кінця ходу значення кожної зіграної вами карти дорівнює { $count }, хоч би що його змінювало
step-replace-card = { $card ->
    [own] { $mood ->
        [may] повернути цю карту на руку й зіграти замість неї іншу
       *[order] поверніть цю карту на руку й зіграйте замість неї іншу
    }
   *[opposing] { $mood ->
        [may] повернути
       *[order] поверніть
    } карту суперника на його руку, продивіться її й виберіть, яку карту зіграно натомість
}
step-redirect-damage = бойові поранення замість { NAME($who, case: "gen") } отримує ворожий боєць
step-bonus-attack = { $mood ->
    [may] здійснити
   *[order] здійсніть
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
step-set-token = { NAME($token) } тепер — { $to }
step-flip = { $mood ->
    [does] змінює
    [may] змінити
   *[order] змініть
} { NAME($token, case: "acc") }

## Коли

timing-when-played = Коли граєте її
timing-immediately = Негайно
timing-during-combat = Під час бою
timing-after-combat = Після бою
timing-after-attack = Після атаки
timing-boost-effect = Ефект поліпшення
timing-when-discarded = Коли її скинуто ефектом суперника

moment-setup = на початку гри
moment-start-of-turn = на початку свого ходу
moment-end-of-turn = наприкінці свого ходу
moment-after-maneuver = після свого маневру
moment-immediately = негайно в бою
moment-during-combat = під час бою
moment-after-combat = після бою
moment-after-attack = після атаки
moment-defeated = коли гине ваш боєць{ COMMA() }
moment-defeated-fighter = коли гине { NAME($who) }{ COMMA() }
moment-of-fighter = { $when }, якщо в ньому бере участь { NAME($who) }{ COMMA() }
moment-if = { $when }, якщо { $cond }{ COMMA() }

## Що ще на карті

card-playable-if = Грайте цю карту, лише якщо { $cond }.
card-face-up = Цю карту грають горілиць.
card-bonus-attack = «{ $name }»: додаткова атака зі значенням { $count }.
card-hides-hand = Поки вона у вас на руці, ви можете показати її, щоб зупинити ефект суперника, який дає йому продивитися вашу руку.
card-uncancellable = Ефекти цієї карти не можна скасувати.

## Здібності

ability-trigger = { $when } { $clause }.
ability-bonus-attack = +{ $count } до карт атаки { NAME($who, case: "gen") }{ $cond }.
ability-bonus-attack-amount = додайте { NAME($amount, case: "acc") } до карт атаки { NAME($who, case: "gen") }{ $cond }.
ability-bonus-attack-all = +{ $count } до ваших карт атаки{ $cond }.
ability-bonus-attack-all-amount = додайте { NAME($amount, case: "acc") } до ваших карт атаки{ $cond }.
ability-bonus-defense = +{ $count } до карт оборони { NAME($who, case: "gen") }{ $cond }.
ability-bonus-defense-amount = додайте { NAME($amount, case: "acc") } до карт оборони { NAME($who, case: "gen") }{ $cond }.
ability-bonus-defense-all = +{ $count } до ваших карт оборони{ $cond }.
ability-bonus-defense-all-amount = додайте { NAME($amount, case: "acc") } до ваших карт оборони{ $cond }.
ability-bonus-maneuver = +{ $count } до вашої дальності переміщення{ $cond }.
ability-bonus-maneuver-amount = додайте { NAME($amount, case: "acc") } до дальності переміщення{ $cond }.
ability-attack-boost = коли { NAME($who) } атакує, ви можете додати долілиць другу карту: її значення поліпшення додається до атаки, якщо ефект карти атаки не скасовано.
ability-boosted-place = коли ви поліпшуєте маневр, можете розмістити { NAME($who, case: "acc") } на будь-якій порожній комірці замість переміщення.
