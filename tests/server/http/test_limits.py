"""Limits: what they allow, when they allow it again, and that they forget."""

from __future__ import annotations

import pickle
from contextlib import suppress

import pytest

from peerless.messages.translator import LANGUAGES
from peerless.service.http.limits import (
    ADDRESS_SHARE,
    BURST,
    CHAT_BURST,
    CHAT_WRITERS,
    FILES,
    REQUEST_BYTES,
    Amounts,
    Bucket,
    Budget,
    ChatLimits,
    Counts,
    Limits,
    Quota,
    Rates,
    Share,
    TooMany,
    address_key,
)
from peerless.service.ops.config import Config
from tests.support.words import words


class Watch:
    """A clock that does not move until it is set forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


def taken(bucket: Bucket | Budget, times: int) -> int:
    return sum(bucket.take() == 0 for _ in range(times))


def test_a_bucket_allows_a_burst_and_then_its_rate(watch: Watch) -> None:
    bucket = Bucket(2, 10, watch)
    assert taken(bucket, 20) == 10
    watch.now += 3
    assert taken(bucket, 20) == 6
    watch.now += 1000
    assert taken(bucket, 20) == 10


def test_a_bucket_says_how_long_to_wait(watch: Watch) -> None:
    bucket = Bucket(4, 1, watch)
    assert bucket.take() == 0
    assert bucket.take() == pytest.approx(0.25)
    watch.now += 0.125
    assert bucket.take() == pytest.approx(0.125)
    watch.now += 0.126
    assert bucket.take() == 0


def test_each_key_has_a_bucket_of_its_own(watch: Watch) -> None:
    rates = Rates(1, 2, watch)
    assert [rates.take("a"), rates.take("a"), rates.take("b")] == [0, 0, 0]
    assert rates.take("a") > 0
    assert rates.take("b") == 0


def test_buckets_left_alone_are_forgotten(watch: Watch) -> None:
    rates = Rates(1, 5, watch)
    for number in range(100):
        rates.take(str(number))
    assert len(rates) == 100
    watch.now += 5
    assert rates.take("7") == 0
    assert len(rates) == 1


def test_memory_is_bounded_when_all_come_at_once(watch: Watch) -> None:
    rates = Rates(1, 5, watch, most=50)
    for number in range(1000):
        rates.take(str(number))
    assert len(rates) == 50
    quota = Quota(2, 60, watch, keys=50)
    for number in range(1000):
        quota.take(str(number))
    assert len(quota) == 50


def test_who_keeps_asking_is_not_forgotten(watch: Watch) -> None:
    rates = Rates(0.1, 1, watch, most=5)
    assert rates.take("hasty") == 0
    for number in range(50):
        rates.take(str(number))
        assert rates.take("hasty") > 0


def test_a_quota_holds_for_every_stretch_of_time(watch: Watch) -> None:
    quota = Quota(3, 60, watch)
    for _ in range(3):
        assert quota.take("a") == 0
        watch.now += 10
    assert quota.take("a") == pytest.approx(30)
    watch.now += 29
    assert quota.take("a") > 0
    watch.now += 1
    assert quota.take("a") == 0
    assert quota.take("a") == pytest.approx(10)
    watch.now += 61
    assert quota.take("b") == 0
    assert len(quota) == 1


def test_a_quota_of_none_allows_nothing(watch: Watch) -> None:
    assert Quota(0, 60, watch).take("a") == 60


def test_counts_go_up_and_down() -> None:
    counts = Counts(2)
    assert [counts.enter("a"), counts.enter("a"), counts.enter("a"), counts.enter("b")] == [True, True, False, True]
    counts.leave("a")
    assert counts.enter("a")
    for key in ("a", "a", "b"):
        counts.leave(key)
    assert len(counts) == 0


def test_amounts_are_counted_by_key_and_in_all() -> None:
    amounts = Amounts(10, 6)
    shares = [Share(amounts, key) for key in ("a", "a", "b")]
    assert [shares[0].take(4), shares[1].take(3), shares[1].take(2)] == [True, False, True]
    assert [shares[2].take(5), shares[2].take(4)] == [False, True]
    shares[0].give_all()
    shares[0].give_all()
    assert shares[1].take(4)
    for share in shares:
        share.give_all()
    assert len(amounts) == 0
    assert shares[2].take(6)


def test_the_limits_of_a_server(watch: Watch) -> None:
    config = Config(requests_per_second=1, messages_per_second=2, sockets_per_address=1, guests_per_hour=1)
    limits = Limits(config, watch)
    for _ in range(5):
        limits.request("1.2.3.4")
    with pytest.raises(TooMany, match=words("error-too-many-requests")) as caught:
        limits.request("1.2.3.4")
    assert caught.value.status == 429
    assert caught.value.wait == pytest.approx(1)
    limits.request("1.2.3.5")
    limits.guest("1.2.3.4")
    with pytest.raises(TooMany, match=words("error-too-many-guests", most=1)) as caught:
        limits.guest("1.2.3.4")
    assert caught.value.wait == pytest.approx(3600)
    limits.enter("1.2.3.4")
    with pytest.raises(TooMany, match=words("error-too-many-sockets", most=1)):
        limits.enter("1.2.3.4")
    limits.leave("1.2.3.4")
    limits.enter("1.2.3.4")
    assert taken(limits.messages("1.2.3.4"), 100) == 10


def test_a_large_body_costs_its_address_several_requests(watch: Watch) -> None:
    limits = Limits(Config(requests_per_second=2), watch)
    limits.requests.used = {}
    limits.request("1.2.3.4")
    limits.body_read("1.2.3.4", REQUEST_BYTES - 1)
    limits.body_read("1.2.3.4", REQUEST_BYTES * 7)
    assert limits.requests.used == {"1.2.3.4": 8}  # what other processes of a cluster are told
    for _ in range(2):
        limits.request("1.2.3.4")
    with pytest.raises(TooMany):
        limits.request("1.2.3.4")
    limits.request("1.2.3.5")
    limits.body_read("1.2.3.4", REQUEST_BYTES * 1000)
    watch.now += 2 * BURST
    limits.request("1.2.3.4")  # even the largest body is forgiven in time


def test_files_of_the_client_have_a_limit_of_their_own(watch: Watch) -> None:
    limits = Limits(Config(requests_per_second=1), watch)
    for _ in range(5 * FILES):
        limits.file("1.2.3.4")
    with pytest.raises(TooMany) as caught:
        limits.file("1.2.3.4")
    assert caught.value.wait == pytest.approx(1 / FILES)
    limits.request("1.2.3.4")


def test_sockets_of_an_address_share_a_budget_and_modest_ones_are_spared(watch: Watch) -> None:
    limits = Limits(Config(messages_per_second=20), watch)
    modest = limits.frames("2001:db8::1")
    greedy = sum(taken(limits.frames(f"2001:db8::{number}"), 1000) for number in range(2, 100))
    shared, spared = 20 * ADDRESS_SHARE * BURST, 98 * 20 * 0.1 * BURST
    assert greedy == shared + spared
    assert taken(modest, 10) == 10  # it is of the same network, but sends little
    assert modest.take() > 0
    assert limits.frames("2001:db8:0:1::1").take() == 0
    assert taken(limits.messages("2001:db8::1"), 1000) == 100  # messages are another matter


def test_refusals_are_said_in_every_language_and_can_travel(watch: Watch) -> None:
    limits = Limits(Config(guests_per_hour=0), watch)
    with pytest.raises(TooMany) as caught:
        limits.guest("::1")
    assert len({caught.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.status, again.wait, str(again)) == (429, caught.value.wait, str(caught.value))


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_address(address: str, key: str) -> None:
    assert address_key(address) == key


def lines(limits: ChatLimits, guest: str, table: str, times: int) -> int:
    """How many of a number of lines are allowed."""
    allowed = 0
    for _ in range(times):
        with suppress(TooMany):
            limits.line(guest, table)
            allowed += 1
    return allowed


def test_chat_is_limited_per_guest_and_per_table(watch: Watch) -> None:
    limits = ChatLimits(60, watch)
    assert lines(limits, "ada", "one", 50) == CHAT_BURST
    assert lines(limits, "ada", "two", 50) == 0, "another table does not help"
    watch.now += 3
    assert lines(limits, "ada", "two", 50) == 3
    watch.now += 1000
    crowd = sum(lines(limits, f"guest {number}", "one", CHAT_BURST) for number in range(10))
    assert crowd == CHAT_BURST * CHAT_WRITERS
    assert lines(limits, "guest 10", "two", 1) == 1
