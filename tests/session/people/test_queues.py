"""Winner stays: who comes next, who sits where, and who held the line longest."""

import pytest

from game.session.people.evenings import Chair, Evening, Evenings, Played, change, known
from game.session.people.queues import moved_on, seated, stands

QUEUE = ("Ann", "Bob", "Cy", "Di")


@pytest.mark.parametrize(
    ("called", "places", "then"),
    [
        (("Ann", "Bob"), (0, 1), ("Ann", "Cy", "Di", "Bob")),
        (("Ann", "Bob"), (1, 0), ("Bob", "Cy", "Di", "Ann")),
        (("Bob", "Ann"), (0, 1), ("Bob", "Cy", "Di", "Ann")),
        (("Bob", "Ann"), (0, 0), ("Ann", "Cy", "Di", "Bob")),
        (("Ann", "Eve"), (0, 1), QUEUE),
        (("Ann", "Bob", "Cy"), (0, 1, 1), QUEUE),
    ],
)
def test_the_winner_stays_and_the_loser_goes_to_the_end(called, places, then):
    assert moved_on(QUEUE, called, places) == then


def test_who_stays_keeps_the_seat():
    assert seated(("Bob", "Cy", "Di", "Ann"), ("Ann", "Bob")) == ("Cy", "Bob")
    assert seated(("Ann", "Cy", "Di", "Bob"), ("Ann", "Bob")) == ("Ann", "Cy")
    assert seated(("Cy", "Di", "Ann", "Bob"), ("Ann", "Bob")) == ("Cy", "Di")


def test_wins_in_a_row_are_counted_and_a_draw_ends_none():
    matches = (
        (("Ann", "Bob"), (0, 1)),
        (("Ann", "Cy"), (0, 0)),
        (("Ann", "Di"), (0, 1)),
        (("Ann", "Bob"), (1, 0)),
        (("Ann", "Bob", "Cy"), (0, 1, 1)),
    )
    found = {each.called: (each.now, each.longest) for each in stands(QUEUE, matches)}
    assert found == {"Ann": (0, 2), "Bob": (1, 1), "Cy": (0, 0), "Di": (0, 0)}
    assert stands(QUEUE, matches)[0].called == "Ann"


def evening(*places):
    now = Evening("mark", "2026-11-24").queued(QUEUE)
    for seed, each in enumerate(places):
        called = tuple(chair.called for chair in now.chairs[:2])
        now = now.played(Played("a game", seed, called, each), map(Chair, called))
    return now


def test_the_first_two_have_the_chairs_and_who_stays_keeps_the_own():
    assert [chair.called for chair in evening().chairs[:2]] == ["Ann", "Bob"]
    assert [chair.called for chair in evening((1, 0)).chairs[:2]] == ["Cy", "Bob"]
    assert [chair.called for chair in evening((1, 0), (0, 1)).chairs[:2]] == ["Cy", "Di"]
    assert evening((1, 0)).chooser == ""


def test_who_comes_late_changes_nobodys_chair_and_who_leaves_makes_room():
    now = evening((1, 0))
    late = now.queued((*now.queue, "Eve"))
    assert late.chairs[:2] == now.chairs[:2]
    gone = now.queued(tuple(name for name in now.queue if name != "Bob"))
    assert [chair.called for chair in gone.chairs[:2]] == ["Cy", "Di"]


def test_a_queue_is_kept_and_evenings_of_before_have_none(tmp_path):
    path = tmp_path / "evenings.jsonl"
    change(path, lambda _: Evenings((Evening("mark", "2026-11-24"),)))
    assert '"queue"' not in path.read_text()
    change(path, lambda _: Evenings((evening((0, 1)),)))
    assert known(path) == (Evenings((evening((0, 1)),)), None)
