### Ошибки: отклонённые ответы, невозможные игры, записи, боты, командная строка.
### Имена в кавычках и слова в `…` остаются как есть: id, то, что вводят, то, что стоит в файлах. Правило вроде (SET-1)
### стоит в конце.

error-or = { $first } или { $second }
error-none = нет

## Отклонённые ответы. Правило добавляется в конце.

# A refused answer with its reason, one of the messages below.
error-answer-quoted = «{ $answer }»: { $reason }
error-answer-empty = пустой ответ
error-answer-type = ответ — это текст или число, а не { $type }
error-answer-long = ответ длиннее { $most } { $most ->
    [one] знака
   *[other] знаков
}
error-answer-write = напишите «{ $option }»
error-answer-other = это не ответ на этот вопрос
error-answer-action = действие — это `maneuver`, `scheme CARD FIGHTER` или `attack FIGHTER TARGET CARD`
error-answer-not-offered = такого нет среди вариантов
error-answer-not-offered-here = здесь такого нет среди вариантов
error-answer-declining = здесь нельзя отказаться
# Боец может быть чужим, или его может не быть.
error-answer-not-yours = «{ $fighter }» — не ваш боец
error-answer-theirs = { $fighter } — не ваш боец
error-answer-no-fighter = в этой игре нет бойца «{ $fighter }»
error-answer-defeated = боец { $fighter } повержен
error-answer-off-board = бойца { $fighter } нет на поле боя
error-answer-friendly = { $fighter } — союзник
error-answer-first-turn = не в первый ход
error-answer-melee = боец с ближней атакой атакует только на смежных ячейках
error-answer-out-of-reach = до бойца { $fighter } не достать
error-answer-not-among = бойца { $fighter } выбрать нельзя
error-answer-no-card = в колоде { $hero } нет карты «{ $card }»
error-answer-not-held-by = карты { $card } нет в руке игрока { $seat }
error-answer-not-held = карты { $card } нет в руке
error-answer-other-type = карта { $card } для этого не подходит
error-answer-other-fighter = боец { $fighter } не может разыграть карту { $card }
error-answer-not-choosable = этот эффект не позволяет выбрать такую карту
error-answer-no-space = на этом поле нет ячейки «{ $space }»
error-answer-taken = ячейка { $space } занята
error-answer-outside = ячейка { $space } вне зоны
error-answer-not-empty = ячейка { $space } не свободна
error-answer-not-allowed = этот эффект не допускает ячейку { $space }
error-answer-in-the-way = на пути боец противника
error-answer-too-far = дальше чем на { $count } { $count ->
    [one] ячейку
    [few] ячейки
   *[many] ячеек
}
error-answer-index = вариантов { $count }, счёт с 0
error-answer-no-option = вариантов { $count }, номера { $index } нет
error-answer-stale = ответ { $number } пришёл, когда открыто решение { $open }
error-answer-seat = ответил игрок { $seat }, а спрошен игрок { $asked }
error-match-over = игра окончена
error-nothing-asked = игра окончена, вопросов нет
error-no-seat = нет игрока «{ $seat }» (есть { $known })
error-cannot-resign = игрок { $seat } не может сдаться
# Предел, который никогда не должен быть достигнут.
error-too-many-steps = шагов на один ответ больше { $most } (ход { $turn }, кадр { $frame })

## Игры, которые нельзя начать. $mode — `duel`, `teams` или `free_for_all`.

error-no-hero = нет героя «{ $hero }» (есть: { $known })
error-no-board = нет поля «{ $board }» (есть: { $known })
# $wanted — число или `3 или 4`.
error-wrong-seats = { $mode }: нужно героев — { $wanted }, а не { $seats } ({ $rule })
error-few-starts = { $mode }: нужно стартовых ячеек — { $needed }, на поле «{ $board }» их { $starts } ({ $rule })
error-no-room = столько бойцов ({ $fighters }) не помещается на поле «{ $board }» (BRD-1)
error-seed = зерно — это целое 64-битное число или «2:» и 32 шестнадцатеричные цифры: { $why }

## Записи и сохранения

error-undo-not-whole = игра идёт от сохранения или позиции: что было раньше, неизвестно, поэтому отменить ничего нельзя
# A moment is a number of entries: answers and all else that was done.
error-undo-moment = нельзя вернуться к моменту { $moment }: записей в игре { $entries }, а отмена убирает по меньшей мере последнюю
error-undo-many = отмен в одной игре может быть не больше { $most }
error-record-not-whole = игра идёт от сохранения или позиции: в записи не хватало бы начала
error-record-unreadable = это не запись: { $why }
error-report-forged = это сообщение о проблеме не соответствует собственным настройкам, поэтому показать его нельзя
error-record-format = это не запись такого формата: «{ $format }»
error-record-long = ответов больше { $most }
error-record-unplayable = эту запись нельзя воспроизвести здесь: { $why }
error-record-answer = ответ { $number } из { $count } противоречит правилам: { $why }
error-record-result = в записи { $record }, а воспроизведение даёт { $replay }
error-record-state = воспроизведение кончается не тем состоянием, что в записи (другая контрольная сумма)
error-record-step = шага { $step } нет в записи: её длина { $count }
error-record-sealed = это сообщение о партии, которая ещё шла, поэтому в нём только то, что мог знать один игрок; откройте его там, где играли, когда партия закончится, и сохраните запись там
error-record-settings = за столом этого сервера не может быть настроек этой записи («versatile», «auto» или «turn_limit»): её можно посмотреть, но не продолжить
error-report-elsewhere = это сообщение сохранено во время партии, и не на этом сервере: откройте его там, где играли
error-scenario-draw = шаг { $step } лежит после ничьей по согласию, которую сценарий не может описать: выберите более ранний
error-scenario-unsayable = шаг { $step } нельзя записать как файл сценария: записанное не подтвердилось при проверке (возможно, оно слишком велико)
error-save-unreadable = это не сохранение: { $why }
error-save-format = это не сохранение такого формата: «{ $format }»
error-save-rules = сохранено по версии правил { $version }, сейчас { $current }; воспроизведите вместо этого запись
error-save-unusable = это сохранение нельзя использовать здесь: { $why }
error-save-checksum = повреждённое сохранение: другая контрольная сумма
error-save-damaged = повреждённое сохранение: { $why }
error-save-decision = повреждённое сохранение: там спрашивают о другом решении
error-save-fields = повреждённое сохранение: поля отсутствуют или неизвестны
error-save-no-effect = повреждённое сохранение: нет эффекта «{ $effect }»
error-save-program = повреждённое сохранение: в программе эффекта «{ $effect }» нет такого места
error-save-sizes = повреждённое сохранение: карты, места или размеры не согласованы
error-content-differs = «{ $name }» — не то содержимое, с которым это создано (другой хеш)

## Боты, как их называют в командной строке: `greedy:worlds=4`

error-bot-name = «{ $name }» не может быть именем бота
error-no-bot = нет бота «{ $name }» (есть: { $known })
error-bot-twice = бот «{ $bot }»: «{ $option }» указано дважды
error-bot-no-option = бот «{ $bot }»: нет параметра «{ $option }» (есть: { $known })
error-bot-number = бот «{ $bot }»: «{ $option }» — это число от { $least } до { $most }
error-bot-command = бот «program:{ $command }»: { $why }
error-bot-no-program = бот «program:»: назовите программу, например program:./my_bot.pl
error-no-action = нет действия { $action } (всего { $count }, считая от 0)
error-actions-count = игр: { $matches }, а действий: { $actions }
error-action-match = игра { $number }: действие { $action } здесь невозможно
error-action-seat = { $seat }: действие { $action } здесь невозможно
error-reset-first = сначала начните игру (reset)

## Сервер: что отклонено прежде, чем на это кто-то посмотрит

error-too-many-requests = слишком много запросов; подождите немного
error-too-many-guests = с одного адреса слишком много новых гостей: в час можно { $most }; попробуйте позже
error-too-many-sockets = с одного адреса слишком много соединений: можно { $most }
error-origin = страницам с «{ $origin }» нельзя пользоваться этим сервером
error-host = этот сервер не известен как «{ $host }»; к нему обращаются по адресу из настройки `url`
error-config = настройкой сервера нельзя воспользоваться: { $why }
error-body-large = размер запроса в байтах — не больше { $most }
error-server-closing = сервер сейчас остановится; ничего не потеряно, подключитесь чуть позже снова
error-store-slow = хранилище не отвечает уже { $seconds } с

## Командная строка

# $first — первая ошибка файла.
error-more-problems = { $first } (и ещё { $count }: все покажет `peerless check FILE`)
error-check-failed = файлов с ошибками: { $failed } из { $count }
error-check-but = { $file }: но { $why }
error-scenarios-hold = сценариев выполняется: { $held } из { $count }
error-file-there = файл { $file } уже есть; --force запишет поверх него
error-name-is-file = «{ $name }» — это файл, а не имя; куда писать, укажите через --out
error-no-id = «{ $name }» — не id: строчные буквы a–z, цифры и _, первой буква, не больше 64 знаков
error-no-id-choose = «{ $name }» — не id: строчные буквы a–z, цифры и _, первой буква, не больше 64 знаков; выберите его через --out ID.yaml
error-file-ending = { $file }: имя файла должно кончаться на .yaml
error-id-taken = «{ $id }» уже есть в пакете; выберите другое имя
error-file-taken = «{ $id }» уже есть в пакете: чтобы играть с этим файлом, переименуйте его, ведь его имя — это id
error-same-file-name = у { $file } тот же id, то есть имя файла: переименуйте один из них
error-board-not-hero = { $file } — это поле, а не герой
error-hero-not-board = { $file } — это герой, а не поле
error-no-board-fits = ни на одном поле нет столько стартовых ячеек: { $starts } (BRD-5)
error-seat-option = --p{ $number }: игроков в этой игре — { $seats }
error-content-missing = в игре были файлы, которых нет в пакете: добавьте { $options }
error-watch-people = люди играют через `peerless play`

## Жетоны на поле

error-answer-marked = на { $space } уже лежит такой жетон ({ $marker })
error-answer-marker-too-far = { $space } дальше, чем { $count } { $count ->
    [one] ячейка
    [few] ячейки
   *[many] ячеек
}
error-no-room-markers = столько жетонов «{ $marker }» ({ $count }) не помещается на поле «{ $board }» (FOG-4)

## Лаборатория

error-lab-no-cluster = по адресу «{ $address }» нет кластера Ray: { $why }
error-lab-no-ray = для `--ray` нужен Ray: установите пакет с дополнением `cluster`
error-lab-workers-die = рабочие процессы всё время падают, осталось заданий: { $count }
error-lab-no-openskill = для рейтингов нужен openskill: установите пакет с дополнением `lab`
error-lab-row = { $file }, строка { $line }: это не строка результатов ({ $why })
error-lab-columns = { $file }: это не результаты такого запуска, столбцы другие
error-lab-task = задание { $task }: это не его результаты
error-lab-nothing = нечего играть: нужны хотя бы два героя или бота, одно поле и одна игра
error-lab-another-run = в { $folder } лежит другой запуск ({ $command }; отличается: { $what }): выберите другую папку через --out
error-lab-no-description = в { $folder } есть результаты без { $file }: выберите другую папку через --out
error-lab-no-run = в { $folder } нет запуска: нет файла { $file }
error-lab-description = { $file }: это не описание запуска ({ $why })
error-lab-format = { $file }: запуск не этого формата: «{ $format }»
error-lab-heroes = для { $mode } нужно героев: { $count }, в --heroes их { $named }
error-lab-workers = --workers: «{ $text }» — не число от 1 до 1024
error-lab-starts = на поле «{ $board }» меньше стартовых ячеек, чем { $count } (BRD-5)
error-lab-board = { $name } — это поле, а не герой

## Хранилище сервера

error-store-failed = ничего не сохранено ({ $why })
error-store-unsure = связь с базой данных оборвалась; неизвестно, сохранено ли это ({ $why })
error-store-closed = хранилище закрыто
error-store-no-table = стола «{ $table }» нет
error-store-log = стол '{ $table }': в его журнале записей { $found } вместо { $number }, или есть пропуск. Ничего не изменено; такие столы перечислит `peerless doctor`
error-store-no-guest = гостя «{ $guest }» нет
error-characters = { $code } в тексте недопустим: символ NUL и символы, меняющие направление письма, не принимаются
error-store-lease = стол «{ $table }» держит другой процесс: { $owner }
error-store-gone-on = стол «{ $table }» ушёл вперёд без этого процесса, записей: { $number }
error-store-rating-moved = рейтинг «{ $key }» тем временем изменился
error-store-locked = { $file } использует другой сервер, процесс { $pid }
error-store-links = У { $file } несколько имён (жёстких ссылок: { $links }). Сервер использует только базу с одним именем, иначе в неё могли бы писать два сервера. Удалите остальные
error-store-no-file = { $file }: такой базы данных нет
error-store-newer = { $place }: база данных более новой версии программы (схема { $found }, известны до { $known })
error-store-foreign = { $place }: база данных другой программы
error-store-unusable = { $place }: эту базу данных нельзя использовать ({ $why })
error-store-wal = { $file }: журнал последних записей повреждён в кадре { $frame } из { $frames }. При открытии пропали бы подтверждённые ответы, поэтому ничего не открыто и не изменено. Скопируйте базу данных вместе с файлами -wal и -shm в другое место, а затем восстановите резервную копию; подробнее скажет `peerless doctor`
error-store-wal-alone = { $file } содержит последние записи базы данных, которой нет или которая пуста: { $database }. Ничего не изменено. Верните базу на место или уберите журнал и восстановите резервную копию
error-store-damaged = { $file }: эта база данных повреждена ({ $why }). Ничего не изменено. Скопируйте её файлы в другое место, запустите `peerless doctor` и восстановите резервную копию
error-store-scheme = «{ $scheme }:» — неизвестный вид базы данных: укажите sqlite:ПУТЬ или postgresql://…
error-store-no-asyncpg = для PostgreSQL нужен asyncpg: установите пакет с дополнением `postgres`
error-backup-foreign = { $file }: это не резервная копия
error-backup-newer = { $file }: резервная копия более новой версии программы
error-backup-damaged = { $file }: резервная копия повреждена или оборвана; ничего не восстановлено
error-backup-not-empty = { $place }: база данных не пуста; резервную копию можно восстановить только в пустую

## Столы сервера. $seat — `p1` и так далее.

error-no-table = такого стола нет, или он для вас закрыт
error-table-full = все места за этим столом заняты
error-table-elsewhere = этот стол ведёт другой процесс сервера; попробуйте ещё раз через мгновение
error-no-server = серверу нужен «{ $module }»: выполните `pip install '.[server]'` в своей копии репозитория
error-table-let-go = этот стол только что отпущен; подключитесь снова, игра продолжится с того же места
error-listen = не удаётся слушать { $host }, порт { $port }: { $why }
error-match-other-rules = эта игра сыграна по правилам версии { $rules }, поэтому по версии { $ours } её нельзя продолжить с этого места; её можно посмотреть, а запись скачать
error-content-unreadable = «{ $id }» этой игры сохранено другой версией, прочитать его не удаётся
error-closing = сервер останавливается; всё сохранено, вернитесь через мгновение
error-too-many-tables = за час можно создать не больше столов, считая отклонённые: { $most }; попробуйте позже
error-homebrew-busy = сервер проверяет файлы других игроков; попробуйте ещё раз через мгновение
error-homebrew-late = проверка этих файлов длится дольше { $seconds } с; уменьшите их
error-homebrew-memory = проверке этих файлов нужно больше { $most } МБ памяти; уменьшите их
error-homebrew-failed = эти файлы не удалось проверить; уменьшите их или попробуйте ещё раз
error-too-much-stored = ваши столы за последние дни ({ $days }) занимают { $most } МБ, больше нельзя; попробуйте позже
error-seat-taken = место { $seat } занято
error-seat-not-yours = место { $seat } не ваше
error-not-host = это может только тот, кто создал стол
error-already-begun = игра уже началась
error-not-begun = игра ещё не началась
error-not-over = игра ещё не закончилась
error-pick-random = за этим столом героев выбирает случай
error-no-fitting-board = нет поля, на котором эти герои могли бы встретиться
error-rated-homebrew = в рейтинговую игру играют только встроенными героями и на встроенных полях (`rated`)
error-rated-bots = в рейтинговую игру играют только люди (`rated`)
error-rated-hot-seat = в рейтинговой игре никто не играет за два места
error-rated-take-over = в рейтинговой игре места не перехватывают
error-second-seat = кто видел карты одной стороны, не может занять место другой стороны, пока играют другие
error-seat-seen = сюда больше никто не может присоединиться: один из игроков видел скрытые карты нескольких сторон
error-fork-closed = эта игра продолжает другую, и её карты могут быть известны: больше никто не может присоединиться
error-rated-undo = в рейтинговой игре ответы не отменяют
error-undo-number = нет ответа на решение { $number }, который можно было бы отменить
error-bots-play-on = боты не соглашаются на ничью
error-rematch-there = для реванша уже есть стол
error-no-proposal = такого предложения уже нет
error-replied = с этого места уже ответили
error-chat-guest = писать могут только гости с именем
error-chat-fast = сразу можно написать строк: { $burst }, а затем по одной примерно каждые { $seconds } с; эта не отправлена
error-chat-text = в сообщении есть невидимые символы: уберите переводы строк, управляющие символы и символы, которые меняют направление текста
error-content-lost = содержимого «{ $id }» нет в хранилище
error-protocol = клиент говорит протоколом { $theirs }, сервер — { $ours }: перезагрузите страницу
error-hello-first = первым сообщением должно быть `hello`
error-hello-again = `hello` говорят один раз
error-too-many-muted = больше никого заглушить нельзя: уже заглушено { $most }
error-too-fast = слишком много сообщений; это не прочитано
error-unreadable = сообщение нельзя прочитать: { $why }

## Сервер, по HTTP

error-http-address = по этому адресу ничего нет
error-http-method = этот адрес не для такого метода
error-http-refused = в запросе отказано
error-http-server = на сервере что-то пошло не так; там об этом записано
error-request-twice = параметр стоит дважды
error-request = запрос не удаётся прочитать: { $why }
error-request-media = тело запроса должно быть типа { $media }
error-request-large = в теле запроса больше { $most } байтов
error-token-missing = скажите, кто вы: `Authorization: Bearer TOKEN`
error-token-unknown = этого токена ни у кого нет: с устройства вышли или гость удалён
error-guest-name = в имени от 1 до { $most } букв, и все они видны
error-name-claimed = имя { $name } принадлежит другому игроку или выглядит так же: выберите другое
error-name-reserved = имя { $name } нельзя закрепить за собой, потому что так зовут новых посетителей: выберите другое
error-no-device = на этом устройстве вход не выполнен
error-code-unknown = этот код неизвестен, использован или устарел
error-nothing-there = нет «{ $what }»
error-table-private = это видят только те, кто сидел за этим столом
