"""The hints of a first match of Deep Scan: each comes when what it speaks of is at hand."""

import pytest

from game.rules.deep_scan import DEEP_SCAN
from game.scenes.deep_scan.first_match_hints import HINTS, SEEN
from game.scenes.faces.hint import Moment

from .tables import picking, story

STEPS = {"toss", "jump", "event"}


def due(state, chooses=True):
    """Return which of the steps of a turn would be hinted at."""
    (seat,) = DEEP_SCAN.to_act(state.table)
    now = Moment(DEEP_SCAN.view(state.table, seat), picking(state) if chooses else None)
    return {
        step for step in STEPS for hint in HINTS if hint.key == f"{SEEN}.{step}" if hint.due(now)
    }


@pytest.mark.parametrize(
    ("state", "steps"),
    [
        (story(), set()),
        (story(positioning=("(4,2)",)), {"toss"}),
        (story("A (2,2) knows (4,2)", "B (2,2)"), {"jump"}),
        (story("A (2,2)", "B (2,2) knows (4,2)"), set()),
        (story("A (4,2)", "B (2,2)", event=("12/4",)), {"event"}),
    ],
    ids=["turn", "aimed at", "known", "known to another", "event"],
)
def test_a_step_is_hinted_at_when_who_chooses_may_do_it(state, steps):
    assert due(state) == steps
    assert due(state, chooses=False) == set()


@pytest.mark.parametrize(
    ("ships", "turn", "shops"),
    [
        (("A (2,2)", "B (2,2)"), 2, True),
        (("A (2,2)", "B (2,2)"), 1, False),
        (("A (2,1)", "B (2,2)"), 2, False),
    ],
)
def test_the_shop_is_told_of_on_the_base_to_who_has_seen_a_turn(ships, turn, shops):
    state = story(*ships)
    (base,) = (hint for hint in HINTS if hint.key == f"{SEEN}.base")
    seen = Moment(DEEP_SCAN.view(state.table, 0), picking(state), asked="S3.1", turn=turn)
    assert base.due(seen) is shops
