"""The hints of a first match of Proving Ground: what each mode is about, then how a turn goes."""

import pytest

from game.core.spelling import Offers, Picking
from game.rules.proving_ground import PROVING_GROUND
from game.rules.proving_ground.state import Mode, Setup, Stage
from game.scenes.faces.hint import Moment
from game.scenes.proving_ground.first_match_hints import HINTS, SEEN
from game.scenes.table.guide_hints import Guide
from tests.laws.matches import random_match


def read_through(kit, setup):
    """Return what is hinted at to a person who reads each hint at once, each with its stage."""
    guide, found = Guide(kit, "proving_ground", HINTS), []
    for state in random_match(PROVING_GROUND, setup, 3, 60).states:
        for seat in PROVING_GROUND.to_act(state.table)[:1]:
            view = PROVING_GROUND.view(state.table, seat)
            legal = PROVING_GROUND.legal(view, seat)
            picking = Picking(Offers(PROVING_GROUND.spell, view, seat, legal))
            guide.update(Moment(view, picking))
            if guide.shown is not None:
                found.append((guide.shown.key.removeprefix(f"{SEEN}."), view.turn.stage))
                guide.read()
    return found


@pytest.mark.parametrize(
    "setup, said",
    [
        (Setup(), ["battle", "cards", "two", "aim"]),
        (Setup(seats=4), ["battle", "cards", "aim"]),
        (Setup(Mode.SOLO, 1), ["solo", "cards", "two", "aim"]),
        (Setup(Mode.FAMILY, 2), ["family"]),
    ],
)
def test_a_first_match_says_what_it_is_about_and_how_a_turn_goes(kit, setup, said):
    assert [key for key, _ in read_through(kit, setup)] == said


def test_how_to_aim_is_said_when_somebody_may_drive(kit):
    assert dict(read_through(kit, Setup()))["aim"] is Stage.MAIN
