"""How hard puzzles are: what levels find is foretold, and packs follow their grades."""

from __future__ import annotations

import pytest

from game.content.tasks.packs import load_pack, packs
from game.core.chance import Dice
from game.tools.pack_files import add, number_of, regrade, shipped
from game.tools.tank_chess.puzzles.hardness_model import EASY, HARD, chance, fitted, grades
from game.tools.tank_chess.puzzles.levels_asked import LOOKS, TRIES, Asked, asked

LEAD = (-1.0, 1.0, 2.0, 3.0, 4.0)
SORTS = ("one", "two", "three")


def made(number: int) -> Asked:
    """Return a puzzle whose hardness is its length, found as often as that says."""
    dice, length = Dice(5, "grade", number), number % 3
    looks = (float(length > 0), float(length > 1), *(0.0,) * (len(LOOKS) - 2))
    chances = [round(1000 * chance(lead - 2 * length + 1)) for lead in LEAD]
    found = tuple(
        sum(dice.below(1000) < likely for _ in range(tries))
        for likely, tries in zip(chances, TRIES, strict=True)
    )
    return Asked(f"{number}", SORTS[length], looks, found, TRIES)


@pytest.fixture(scope="module")
def model():
    return fitted([made(number) for number in range(90)])


def test_stronger_levels_come_out_stronger(model):
    assert model.strengths == sorted(model.strengths)


def test_longer_puzzles_are_harder_and_the_scale_is_kept(model):
    found = grades(model)
    means = {
        sort: sum(found[e.mark] for e in model.puzzles if e.sort == sort) / 30 for sort in SORTS
    }
    assert means[EASY[0]] == pytest.approx(EASY[1], abs=2)
    assert means[HARD[0]] == pytest.approx(HARD[1], abs=2)
    assert means["one"] < means["two"] < means["three"]


def test_what_more_levels_find_is_graded_easier(model):
    alike = [(sum(e.found), grades(model)[e.mark]) for e in model.puzzles if e.sort == "two"]
    (few, hard), *_, (many, easy) = sorted(alike)
    assert few < many
    assert hard > easy


def test_levels_find_more_of_the_lower_grades_that_were_shipped():
    """The packs as they are: the ends of the scale, asked anew."""
    every = sorted(
        (each for pack in packs("tank_chess") for each in load_pack(pack)),
        key=lambda each: each.lot.grade,
    )
    low, high = (
        sum(sum(asked(each, "").found) for each in some) for some in (every[::60], every[-2:])
    )
    assert low / len(every[::60]) > high / 2


def test_a_pack_is_written_from_easy_to_hard_when_it_has_other_grades(tmp_path):
    path = tmp_path / "10_one.yaml"
    entries = [
        [f"  - name: one_{n:02}", "    level: 1", f"    grade: {n}", f'    mark: "{n:012x}"']
        for n in (1, 2, 3)
    ]
    add(path, ["# head"], entries)
    regrade(path, {f"{1:012x}": 1700, f"{2:012x}": 900}, lambda grade: 1 + grade // 1000)
    found = shipped(path)
    assert [number_of(each) for each in found] == [3, 2, 1]
    assert "level: 2\n" in found[2]
    assert "grade: 3\n" in found[0]
    assert path.read_text("utf-8").startswith("# head\n")
