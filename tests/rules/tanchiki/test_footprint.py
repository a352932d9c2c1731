"""A footprint is what a bot looked at and changed; two that touch may disturb each other."""

import pytest

from game.core.rules import NOBODY
from game.rules.tanchiki.foresight.bot_order_matters import Footprint
from game.rules.tanchiki.ground.assembly import BadCode, layout_of
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.referee_tasks import Arrive, Drive, PlayCards, Slide, TakeBonus
from game.rules.tanchiki.state import Phase
from game.rules.tanchiki.view import view
from tests.rules.tanchiki.test_guessed_state import imagined

AT = {(2, 3)}


@pytest.mark.parametrize(
    "looked, disturbed",
    [
        (Footprint(read={(2, 3)}), True),
        (Footprint(columns={2}), True),
        (Footprint(rows={3}), True),
        (Footprint(read={(3, 2)}, columns={3}, rows={2}), False),
    ],
)
def test_whoever_looked_at_the_cell_of_a_moved_tank_is_disturbed(looked, disturbed):
    assert Footprint(tanks=AT).disturbs(looked) == disturbed
    assert looked.touches(Footprint(tanks=AT)) == disturbed


def test_a_moved_bot_disturbs_only_who_looked_at_its_very_cell():
    assert Footprint(bots=AT).disturbs(Footprint(read={(2, 3)}))
    assert not Footprint(bots=AT).disturbs(Footprint(columns={2}, rows={3}))


@pytest.mark.parametrize("part", ["read", "bots", "tanks", "columns", "rows"])
def test_a_group_has_the_footprints_of_all_its_bots(part):
    whole, one = Footprint(), {"columns": {5}, "rows": {6}}.get(part, {(5, 6)})
    whole.add(Footprint(**{part: one}))
    whole.add(Footprint(**{part: {(9, 9)} if part in ("read", "bots", "tanks") else {9}}))
    assert one < getattr(whole, part)
    assert len(getattr(whole, part)) == 2


WITHIN_A_CARD = (Arrive, Drive, PlayCards, Slide, TakeBonus)


def test_of_a_movement_only_the_rest_of_one_card_is_forgotten():
    for state, other in imagined(Phase.MOVING):
        true = [waits.task for waits in state.tasks]
        forgotten = true[: len(true) - len(other.tasks)]
        assert all(isinstance(task, WITHIN_A_CARD) for task in forgotten), forgotten
        assert view(other.table, NOBODY) == view(state.table, NOBODY)


def test_helmets_are_drawn_for_every_seat():
    table = state_of({"board": (".A> . .B<",), "helmets": ("B B",)}).table
    assert [tank.helmets for tank in table.field.tanks] == [0, 2]


def test_one_segment_alone_is_no_square_board():
    with pytest.raises(BadCode) as refusal:
        layout_of("A0")
    assert refusal.value.key == "not_square"
