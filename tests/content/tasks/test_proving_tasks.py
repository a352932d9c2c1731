"""The solo boards of Proving Ground: how they are read, the board of the day, and the points."""

import pytest

from game.content.files.reader import ContentError
from game.content.goals import Ranks
from game.content.proving_ground.tasks import layout_of, of_day
from game.content.tasks.challenges import of_the_day, read_challenges, setup_of, tally
from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.actions import Retire
from game.rules.proving_ground.ground.arranging import clashes
from game.rules.proving_ground.letters.scenario_position import read_position
from game.rules.proving_ground.state import RANKS, Mode

PINNED = [
    ("1-2026-11-21", "7259", (), 2808658384),
    ("1-2026-11-22", "5226", ("three_cards",), 3193047119),
    ("1-2027-01-01", "6626", (), 278326105),
]
GOOD = """
challenges:
  - name: one
    level: 1
    board: crater
    options: [draft]
    seed: 7
    par: 26
"""


def read(folder, text):
    path = folder / "challenges.yaml"
    path.write_text(text)
    return read_challenges(path, "proving_ground")


def test_a_good_file_is_read_and_the_rules_ladder_is_its_own(tmp_path):
    (found,) = read(tmp_path, GOOD)
    assert (found.place, found.options, found.stars) == ("crater", ("draft",), Ranks(RANKS))
    setup = setup_of(found)
    assert (setup.mode, setup.seats, setup.options.draft) == (Mode.SOLO, 1, True)
    assert setup.floor == layout_of("crater").floor


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("board: crater", "board: nowhere", "there is no board maps/proving_ground/nowhere.tmx"),
        ("board: crater", "board: ../x", "there is no board"),
        ("board: crater", "number: 10000", "expected a whole number from 0 to 9999"),
        ("    board: crater\n", "", "expected either a board or a number"),
        ("par: 26", "par: 15", "expected a whole number from 16 to 999, found '15'"),
        ("[draft]", "[no_shells]", "expected one of"),
        ("par: 26", "par: 26\n    stars: {three: 1, two: 2, one: 3}", "unknown key"),
    ],
)
def test_a_mistake_is_said_with_its_place(tmp_path, old, new, said):
    with pytest.raises(ContentError) as caught:
        read(tmp_path, GOOD.replace(old, new))
    assert said in str(caught.value)


def day(date):
    """Return a day's name, the number of its board, its optional rules and its seed."""
    found = of_day(date)
    return found.name, found.posed.place, found.posed.options, found.posed.seed


def test_the_first_generator_makes_these_boards_for_ever():
    assert [day(date) for date in ("2026-11-21", "2026-11-22", "2027-01-01")] == PINNED


def test_days_differ_and_about_half_have_an_optional_rule():
    days = [day(f"2026-12-{n:02}") for n in range(1, 32)]
    assert len({(number, seed) for _, number, _, seed in days}) == 31
    assert 8 <= sum(bool(options) for _, _, options, _ in days) <= 23


def test_a_board_of_the_day_can_be_set_up():
    (found,) = of_the_day("proving_ground", "2026-11-21")
    floor = setup_of(found).floor
    assert sorted(floor.lower()) == sorted("abcdefghijklmnop" * 4)
    assert not any(clashes(floor, at) for at in range(64))
    assert floor == layout_of(found.place).floor != layout_of("1").floor


def solo(zone):
    rows = ("2 .G a. ..", "1 .. .. a.", "  A  B  C")
    sections = {"mode": ("solo",), "board": rows, "tanks": ("G bt_7",), "turn": ("G",)}
    return read_position({**sections, "zones": (f"G {zone}",)}).state


@pytest.mark.parametrize("pairs, stars, lost", [(7, 0, True), (8, 1, False), (13, 6, False)])
def test_who_stops_has_the_stars_of_the_points_so_far(pairs, stars, lost):
    (day,) = of_the_day("proving_ground", "2026-11-21")
    state = solo(" ".join(["bb"] * pairs))
    now = tally(day, state.table, ())
    assert (now.done, now.won, now.lost) == (2 * pairs, None, False)
    end = tally(day, PROVING_GROUND.apply(state, Retire(0)).state.table, ())
    assert (day.stars.earned(end), end.lost, end.won is None) == (stars, lost, lost)
