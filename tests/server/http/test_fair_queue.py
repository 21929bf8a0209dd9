"""Groups take turns, however much each of them has."""

from peerless.service.http.fair_queue import FairQueue


def filled() -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.add("eve", "one", f"eve 1.{number}")
    queue.add("eve", "two", "eve 2.0")
    queue.add("ada", "one", "ada 1.0")
    queue.add("ada", "one", "ada 1.1")
    return queue


def drained(queue: FairQueue[str]) -> list[str]:
    taken = []
    while (item := queue.take()) is not None:
        taken.append(item)
    return taken


def test_groups_take_turns_and_so_do_their_lines() -> None:
    assert drained(filled()) == ["eve 1.0", "ada 1.0", "eve 2.0", "ada 1.1", "eve 1.1", "eve 1.2"]


def test_who_comes_later_waits_for_one_item_of_each_other_group() -> None:
    queue = filled()
    assert queue.take() == "eve 1.0"
    queue.add("bob", "one", "bob 1.0")
    assert [queue.take() for _ in range(3)] == ["ada 1.0", "eve 2.0", "bob 1.0"]


def test_an_excluded_group_keeps_its_turn() -> None:
    queue = filled()
    assert [queue.take(but={"eve"}) for _ in range(3)] == ["ada 1.0", "ada 1.1", None]
    assert (queue.take(), len(queue)) == ("eve 1.0", 3)
    assert [queue.count(group) for group in ("eve", "ada")] == [3, 0]


def test_items_leave_from_the_middle() -> None:
    queue = filled()
    queue.discard("eve", "one", "eve 1.1")
    queue.discard("eve", "one", "never there")
    queue.discard("bob", "one", "never there")
    assert (len(queue), sorted(queue)) == (5, ["ada 1.0", "ada 1.1", "eve 1.0", "eve 1.2", "eve 2.0"])
    drained(queue)
    assert (len(queue), list(queue)) == (0, [])
