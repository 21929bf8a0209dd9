### Помилки: відхилені відповіді, неможливі ігри, записи, боти, командний рядок.
### Назви в лапках і слова в `…` лишаються як є: коди, те, що вводять, те, що стоїть у файлах. Тексти кажуть так, як вони
### написані. Правило на зразок (SET-1) стоїть наприкінці.

error-or = { $first } або { $second }
error-none = немає

## Відхилені відповіді. Правило додається наприкінці.

# A refused answer with its reason, one of the messages below.
error-answer-quoted = «{ $answer }»: { $reason }
error-answer-empty = порожня відповідь
error-answer-type = відповідь — це текст або число, а не { $type }
error-answer-long = у відповіді щонайбільше { $most } { $most ->
    [one] літера
    [few] літери
   *[many] літер
}
error-answer-write = пишіть «{ $option }»
error-answer-other = це не відповідь на це запитання
error-answer-action = дія — це `maneuver`, `scheme CARD FIGHTER` або `attack FIGHTER TARGET CARD`
error-answer-not-offered = такого немає серед варіантів
error-answer-not-offered-here = тут такого немає серед варіантів
error-answer-declining = тут не можна відмовитися
# Боєць може бути чужим або його може не бути.
error-answer-not-yours = «{ $fighter }» — не ваш боєць
error-answer-theirs = { $fighter } — не ваш боєць
error-answer-no-fighter = у цій грі немає бійця «{ $fighter }»
error-answer-defeated = боєць { $fighter } загинув
error-answer-off-board = бійця { $fighter } немає на полі бою
error-answer-friendly = { $fighter } — дружній боєць
error-answer-first-turn = не в перший хід
error-answer-melee = боєць ближньої атаки атакує лише суміжні комірки
error-answer-out-of-reach = до бійця { $fighter } не дістати
error-answer-not-among = бійця { $fighter } вибрати не можна
error-answer-no-card = у колоді { $hero } немає карти «{ $card }»
error-answer-not-held-by = карти { $card } немає на руці гравця { $seat }
error-answer-not-held = карти { $card } немає на руці
error-answer-other-type = карта { $card } для цього не годиться
error-answer-other-fighter = боєць { $fighter } не може зіграти карту { $card }
error-answer-not-choosable = цей ефект не дає вибрати таку карту
error-answer-no-space = на цьому полі немає комірки «{ $space }»
error-answer-taken = комірка { $space } зайнята
error-answer-outside = комірка { $space } поза зоною
error-answer-not-empty = комірка { $space } не порожня
error-answer-not-allowed = цей ефект не допускає комірки { $space }
error-answer-in-the-way = на шляху ворожий боєць
error-answer-too-far = далі ніж на { $count } { $count ->
    [one] комірку
    [few] комірки
   *[many] комірок
}
error-answer-index = варіантів { $count }, відлік від 0
error-answer-no-option = варіантів { $count }, номера { $index } немає
error-answer-stale = відповідь { $number } надійшла, коли відкрите рішення { $open }
error-answer-seat = відповів гравець { $seat }, а запитано гравця { $asked }
error-match-over = гру завершено
error-nothing-asked = гру завершено, запитань немає
error-no-seat = немає гравця «{ $seat }» (є { $known })
error-cannot-resign = гравець { $seat } не може здатися
# Межа, якої ніколи не мало б бути досягнуто.
error-too-many-steps = кроків на одну відповідь більше ніж { $most } (хід { $turn }, кадр { $frame })

## Ігри, яких не можна почати. $mode — `duel`, `teams` або `free_for_all`.

error-no-hero = немає героя «{ $hero }» (відомі: { $known })
error-no-board = немає поля бою «{ $board }» (відомі: { $known })
# $wanted — число або `3 або 4`.
error-wrong-seats = { $mode }: потрібно героїв — { $wanted }, а не { $seats } ({ $rule })
error-few-starts = { $mode }: потрібно початкових комірок — { $needed }, на полі «{ $board }» їх { $starts } ({ $rule })
error-no-room = стільки бійців ({ $fighters }) не вміщується на полі «{ $board }» (BRD-1)
error-seed = зерно — це ціле 64-бітове число або «2:» і 32 шістнадцяткові цифри: { $why }

## Записи та збереження

error-undo-not-whole = гра триває від збереження або позиції: що було раніше, невідомо, тож скасувати нічого не можна
# A moment is a number of entries: answers and all else that was done.
error-undo-moment = не можна повернутися до моменту { $moment }: записів у грі { $entries }, а скасування забирає щонайменше останній
error-undo-many = скасувань в одній грі може бути щонайбільше { $most }
error-record-not-whole = гра триває від збереження або позиції: у записі бракувало б початку
error-record-unreadable = це не запис: { $why }
error-report-forged = це повідомлення про проблему не відповідає власним налаштуванням, тому показати його не можна
error-record-format = це не запис цього формату: «{ $format }»
error-record-long = відповідей більше ніж { $most }
error-record-unplayable = цей запис не можна відтворити тут: { $why }
error-record-answer = відповідь { $number } з { $count } суперечить правилам: { $why }
error-record-result = у записі { $record }, а відтворення дає { $replay }
error-record-state = відтворення закінчується іншим станом, ніж сказано в записі (інша контрольна сума)
error-record-step = кроку { $step } немає в записі: його довжина { $count }
error-record-sealed = це повідомлення про партію, яка ще тривала, тож у ньому лише те, що міг знати один гравець; відкрийте його там, де грали, коли партія закінчиться, і збережіть запис там
error-record-settings = за столом цього сервера не може бути налаштувань цього запису («versatile», «auto» або «turn_limit»): його можна переглянути, але не продовжити
error-report-elsewhere = це повідомлення збережено під час партії, і не на цьому сервері: відкрийте його там, де грали
error-scenario-draw = крок { $step } лежить після нічиєї за згодою, якої сценарій не може описати: виберіть раніший
error-scenario-unsayable = крок { $step } не можна записати як файл сценарію: записане не справдилося під час перевірки (можливо, воно завелике)
error-save-unreadable = це не збереження: { $why }
error-save-format = це не збереження цього формату: «{ $format }»
error-save-rules = збережено за версією правил { $version }, тепер { $current }; відтворіть натомість запис
error-save-unusable = це збереження не можна використати тут: { $why }
error-save-checksum = пошкоджене збереження: інша контрольна сума
error-save-damaged = пошкоджене збереження: { $why }
error-save-decision = пошкоджене збереження: рішення не те, про яке там запитують
error-save-fields = пошкоджене збереження: поля відсутні або невідомі
error-save-no-effect = пошкоджене збереження: немає ефекту «{ $effect }»
error-save-program = пошкоджене збереження: місця ефекту «{ $effect }» немає в його програмі
error-save-sizes = пошкоджене збереження: карти, місця або розміри не узгоджені
error-content-differs = «{ $name }» — не той вміст, з яким це створено (інший геш)

## Боти, як їх названо в командному рядку: `greedy:worlds=4`

error-bot-name = «{ $name }» не може бути назвою бота
error-no-bot = немає бота «{ $name }» (відомі: { $known })
error-bot-twice = бот «{ $bot }»: «{ $option }» вказано двічі
error-bot-no-option = бот «{ $bot }»: немає параметра «{ $option }» (відомі: { $known })
error-bot-number = бот «{ $bot }»: «{ $option }» — це число від { $least } до { $most }
error-bot-command = бот «program:{ $command }»: { $why }
error-bot-no-program = бот «program:»: назвіть програму, як-от program:./my_bot.pl
error-no-action = немає дії { $action } (усього { $count }, рахуючи від 0)
error-actions-count = ігор: { $matches }, а дій: { $actions }
error-action-match = гра { $number }: дія { $action } тут неможлива
error-action-seat = { $seat }: дія { $action } тут неможлива
error-reset-first = спершу почніть гру (reset)

## Сервер: що відхилено, перш ніж хтось на це подивиться

error-too-many-requests = забагато запитів; зачекайте трохи
error-too-many-guests = понад { $most } нових гостей за годину з однієї адреси; спробуйте пізніше
error-too-many-sockets = з однієї адреси забагато з’єднань: дозволено { $most }
error-origin = сторінкам із «{ $origin }» не можна користуватися цим сервером
error-host = цей сервер не знають як «{ $host }»; до нього звертаються за адресою з налаштування `url`
error-config = налаштуванням сервера не можна скористатися: { $why }
error-body-large = розмір запиту в байтах — щонайбільше { $most }
error-server-closing = сервер зараз зупиниться; нічого не втрачено, під’єднайтеся згодом знову
error-store-slow = сховище не відповідає вже { $seconds } с

## Командний рядок

# $first — перша вада файлу.
error-more-problems = { $first } (і ще { $count }: усі покаже `peerless check FILE`)
error-check-failed = файли з вадами: { $failed } із { $count }
error-check-but = { $file }: але { $why }
error-scenarios-hold = сценарії, що справджуються: { $held } із { $count }
error-file-there = файл { $file } уже є; --force запише поверх нього
error-name-is-file = «{ $name }» — це файл, а не назва; куди писати, вкажіть через --out
error-no-id = «{ $name }» — не код: малі літери a–z, цифри та _, першою літера, щонайбільше 64
error-no-id-choose = «{ $name }» — не код: малі літери a–z, цифри та _, першою літера, щонайбільше 64; виберіть його через --out ID.yaml
error-file-ending = { $file }: назва файлу має закінчуватися на .yaml
error-id-taken = «{ $id }» уже є в пакунку; виберіть іншу назву
error-file-taken = «{ $id }» уже є в пакунку: щоб грати з цим файлом, перейменуйте його, бо його назва — це код
error-same-file-name = { $file } має той самий код, тобто назву файлу: перейменуйте один із них
error-board-not-hero = { $file } — це поле бою, а не герой
error-hero-not-board = { $file } — це герой, а не поле бою
error-no-board-fits = жодне поле бою не має стільки початкових комірок: { $starts } (BRD-5)
error-seat-option = --p{ $number }: у цій грі гравців — { $seats }
error-content-missing = гру зіграно з файлами, яких немає в пакунку: додайте { $options }
error-watch-people = люди грають через `peerless play`

## Жетони на полі

error-answer-marked = на { $space } вже лежить такий жетон ({ $marker })
error-answer-marker-too-far = { $space } далі, ніж { $count } { $count ->
    [one] комірка
    [few] комірки
   *[many] комірок
}
error-no-room-markers = стільки жетонів «{ $marker }» ({ $count }) не вміщується на полі «{ $board }» (FOG-4)

## Лабораторія

error-lab-no-cluster = за адресою «{ $address }» немає кластера Ray: { $why }
error-lab-no-ray = для `--ray` потрібен Ray: установіть пакунок із додатком `cluster`
error-lab-workers-die = робочі процеси весь час гинуть, лишилося завдань: { $count }
error-lab-no-openskill = для рейтингів потрібен openskill: установіть пакунок із додатком `lab`
error-lab-row = { $file }, рядок { $line }: це не рядок результатів ({ $why })
error-lab-columns = { $file }: це не результати такого запуску, стовпці інші
error-lab-task = завдання { $task }: це не його результати
error-lab-nothing = нема що грати: потрібно щонайменше два герої або боти, одне поле й одна гра
error-lab-another-run = у { $folder } лежить інший запуск ({ $command }; відрізняється: { $what }): виберіть іншу теку через --out
error-lab-no-description = у { $folder } є результати без { $file }: виберіть іншу теку через --out
error-lab-no-run = у { $folder } немає запуску: бракує { $file }
error-lab-description = { $file }: це не опис запуску ({ $why })
error-lab-format = { $file }: запуск не цього формату: «{ $format }»
error-lab-heroes = для { $mode } потрібно героїв: { $count }, у --heroes їх { $named }
error-lab-workers = --workers: «{ $text }» — не число від 1 до 1024
error-lab-starts = на полі «{ $board }» менше початкових комірок, ніж { $count } (BRD-5)
error-lab-board = { $name } — це поле, а не герой

## Сховище сервера

error-store-failed = нічого не збережено ({ $why })
error-store-unsure = зв’язок із базою даних обірвався; невідомо, чи це збережено ({ $why })
error-store-closed = сховище закрито
error-store-no-table = столу «{ $table }» немає
error-store-log = стіл '{ $table }': у його журналі записів { $found } замість { $number }, або є пропуск. Нічого не змінено; такі столи перелічить `peerless doctor`
error-store-no-guest = гостя «{ $guest }» немає
error-characters = { $code } у тексті неприпустимий: символ NUL і символи, що змінюють напрям письма, не приймаються
error-store-lease = стіл «{ $table }» тримає інший процес: { $owner }
error-store-gone-on = стіл «{ $table }» пішов далі без цього процесу, записів: { $number }
error-store-rating-moved = рейтинг «{ $key }» тим часом змінився
error-store-locked = { $file } використовує інший сервер, процес { $pid }
error-store-links = { $file } має кілька імен (жорстких посилань: { $links }). Сервер використовує лише базу з одним ім'ям, інакше в неї могли б писати два сервери. Видаліть решту
error-store-no-file = { $file }: такої бази даних немає
error-store-newer = { $place }: база даних новішої версії програми (схема { $found }, відомі до { $known })
error-store-foreign = { $place }: база даних іншої програми
error-store-unusable = { $place }: цю базу даних не можна використати ({ $why })
error-store-wal = { $file }: журнал останніх записів пошкоджений у кадрі { $frame } з { $frames }. Відкриття стерло б підтверджені відповіді, тож нічого не відкрито й не змінено. Скопіюйте базу даних разом із файлами -wal і -shm в інше місце, а потім відновіть резервну копію; докладніше скаже `peerless doctor`
error-store-wal-alone = { $file } містить останні записи бази даних, якої немає або яка порожня: { $database }. Нічого не змінено. Поверніть базу на місце або приберіть журнал і відновіть резервну копію
error-store-damaged = { $file }: ця база даних пошкоджена ({ $why }). Нічого не змінено. Скопіюйте її файли в інше місце, запустіть `peerless doctor` і відновіть резервну копію
error-store-scheme = «{ $scheme }:» — невідомий вид бази даних: вкажіть sqlite:ШЛЯХ або postgresql://…
error-store-no-asyncpg = для PostgreSQL потрібен asyncpg: установіть пакунок із додатком `postgres`
error-backup-foreign = { $file }: це не резервна копія
error-backup-newer = { $file }: резервна копія новішої версії програми
error-backup-damaged = { $file }: резервна копія пошкоджена або обірвана; нічого не відновлено
error-backup-not-empty = { $place }: база даних не порожня; резервну копію можна відновити лише в порожню

## Столи сервера. $seat — `p1` і так далі.

error-no-table = такого столу немає, або він для вас закритий
error-table-full = усі місця за цим столом зайняті
error-table-elsewhere = цей стіл веде інший процес сервера; спробуйте ще раз за мить
error-no-server = серверу потрібен «{ $module }»: виконайте `pip install '.[server]'` у своїй копії репозиторію
error-table-let-go = цей стіл щойно відпущено; під’єднайтеся знову, гра триває з того самого місця
error-listen = не вдається слухати { $host }, порт { $port }: { $why }
error-match-other-rules = цю гру зіграно за правилами версії { $rules }, тож за версією { $ours } її не можна продовжити з цього місця; її можна переглянути, а запис завантажити
error-content-unreadable = «{ $id }» цієї гри збережено іншою версією, прочитати його не вдається
error-closing = сервер зупиняється; усе збережено, поверніться за мить
error-too-many-tables = за годину можна створити не більше столів, враховуючи відхилені: { $most }; спробуйте пізніше
error-homebrew-busy = сервер перевіряє файли інших гравців; спробуйте ще раз за мить
error-homebrew-late = перевірка цих файлів триває довше за { $seconds } с; зменште їх
error-homebrew-memory = перевірці цих файлів потрібно понад { $most } МБ пам’яті; зменште їх
error-homebrew-failed = ці файли не вдалося перевірити; зменште їх або спробуйте ще раз
error-too-much-stored = ваші столи за останні дні ({ $days }) займають { $most } МБ, більше не можна; спробуйте пізніше
error-seat-taken = місце { $seat } зайняте
error-seat-not-yours = місце { $seat } не ваше
error-not-host = це може лише той, хто створив стіл
error-already-begun = гра вже почалася
error-not-begun = гра ще не почалася
error-not-over = гра ще не закінчилася
error-pick-random = за цим столом героїв обирає випадок
error-no-fitting-board = немає поля, на якому ці герої могли б зустрітися
error-rated-homebrew = у рейтингову гру грають лише вбудованими героями й на вбудованих полях (`rated`)
error-rated-bots = у рейтингову гру грають лише люди (`rated`)
error-rated-hot-seat = у рейтинговій грі ніхто не грає за два місця
error-rated-take-over = у рейтинговій грі місць не перехоплюють
error-second-seat = хто бачив карти однієї сторони, не може зайняти місце іншої сторони, поки грають інші
error-seat-seen = сюди більше ніхто не може приєднатися: один із гравців бачив приховані карти кількох сторін
error-fork-closed = ця гра продовжує іншу, тож її карти можуть бути відомі: більше ніхто не може приєднатися
error-rated-undo = у рейтинговій грі відповідей не скасовують
error-undo-number = немає відповіді на рішення { $number }, яку можна було б скасувати
error-bots-play-on = боти не погоджуються на нічию
error-rematch-there = для реваншу вже є стіл
error-no-proposal = такої пропозиції вже немає
error-replied = з цього місця вже відповіли
error-chat-guest = писати можуть лише гості з іменем
error-chat-fast = одразу можна написати рядків: { $burst }, а потім по одному приблизно кожні { $seconds } с; цей не надіслано
error-chat-text = у повідомленні є невидимі символи: приберіть переводи рядків, керівні символи та символи, що змінюють напрямок тексту
error-content-lost = вмісту «{ $id }» немає в сховищі
error-protocol = клієнт говорить протоколом { $theirs }, сервер — { $ours }: перезавантажте сторінку
error-hello-first = перше повідомлення має бути `hello`
error-hello-again = `hello` кажуть один раз
error-too-many-muted = більше нікого заглушити не можна: уже заглушено { $most }
error-too-fast = забагато повідомлень; це не прочитано
error-unreadable = повідомлення не можна прочитати: { $why }

## Сервер, через HTTP

error-http-address = за цією адресою нічого немає
error-http-method = ця адреса не для такого методу
error-http-refused = у запиті відмовлено
error-http-server = на сервері щось пішло не так; там про це записано
error-request-twice = параметр стоїть двічі
error-request = запит не вдається прочитати: { $why }
error-request-media = тіло запиту має бути типу { $media }
error-request-large = у тілі запиту понад { $most } байтів
error-token-missing = скажіть, хто ви: `Authorization: Bearer TOKEN`
error-token-unknown = цього токена ніхто не має: з пристрою вийшли або гостя видалено
error-guest-name = ім’я має від 1 до { $most } літер, і всі їх видно
error-name-claimed = ім’я { $name } належить іншому гравцеві або виглядає так само: виберіть інше
error-name-reserved = ім’я { $name } не можна закріпити за собою, бо так звуть нових відвідувачів: виберіть інше
error-no-device = на цьому пристрої вхід не виконано
error-code-unknown = цей код невідомий, використаний або застарілий
error-nothing-there = немає «{ $what }»
error-table-private = це бачать лише ті, хто сидів за цим столом
