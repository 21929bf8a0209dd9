"""Begin the first lesson: a table like any other, at which the bot plays by a script."""

from __future__ import annotations

from peerless.catalog.lesson import add_lesson, first_lesson
from peerless.service.api.record_files import table_of
from peerless.service.content.homebrew import to_row
from peerless.service.http.endpoint import Call, Params, endpoint
from peerless.service.protocol.messages import TableInfo


@endpoint(
    "POST", "/api/lesson", "Begin the first lesson, against a bot with a script", response=TableInfo, who="guest",
    errors=[409, 503],
)  # fmt: skip
async def begin_lesson(call: Call[Params, None]) -> TableInfo:
    await call.registry.check_room(call.guest.id)
    lesson = first_lesson()
    rows = [to_row(made) for made in add_lesson(call.services.content.copy())]
    await call.store.add_content(rows)
    source = table_of(lesson.settings, lesson.seed, {row.id: row.hash for row in rows})
    # Everyone can know its seed, so it is closed to other people and never rated, like a match that continues another.
    table = await call.registry.fork(call.guest, source, [], "p1", "easy", lesson=True)
    return table.info()
