"""Which bot moves next is asked only where it matters, and each answer shows what comes of it."""

from dataclasses import replace

import pytest

from game.rules.tanchiki.actions import MoveBot
from game.rules.tanchiki.foresight.bot_order_matters import order_matters
from game.rules.tanchiki.foresight.forecast import in_order
from game.rules.tanchiki.foresight.whom_bot_order_matters import matters_to
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.state import Ordering
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.tanchiki.choosing.board_choice import begun
from game.scenes.widgets.widget_kinds import Button, Label, Toggle
from tests import stage

BEHIND = ("a> b> . . .", ". . . . .", ". . . . fA^")
"""The one behind comes on only after the one before it; the tank is hidden."""


def sketch(*rows):
    """Return a table; what stands on plain ground is drawn without its ground."""
    drawn = [" ".join(_standing(word) for word in row.split()) for row in rows]
    return state_of({"board": tuple(drawn)}).table


def _standing(word):
    return f".{word}" if word[-1] in "<>^v" and len(word) == 2 else word


def bots_of(table):
    return tuple(bot.number for bot in table.field.bots)


def test_an_order_that_only_moves_bots_matters_to_nobody():
    table = sketch(*BEHIND)
    assert order_matters(table, bots_of(table), 1)
    assert not matters_to(table, bots_of(table), 1)


def test_an_order_that_decides_where_a_tank_ends_matters():
    found = []
    for rows in (
        ("a> A^ b< . .", ". . . . ."),
        ("a> . A^ . b<", ". . . . ."),
        ("a> . . A^ b^", ". . . . ."),
    ):
        table = sketch(*rows)
        found += [matters_to(table, bots_of(table), strength) for strength in (1, 2, 3)]
    assert any(found)


def test_what_matters_to_another_need_not_matter_to_me():
    table = sketch("a> . A^ . b<", ". . . . .", ". . . . .", "fBv . . . .")
    strength = next(s for s in (1, 2, 3) if matters_to(table, bots_of(table), s))
    assert matters_to(table, bots_of(table), strength, 0)
    assert not matters_to(table, bots_of(table), strength, 1)


def test_a_choice_is_foreseen_in_the_order_it_makes():
    table = sketch(*BEHIND)
    first, second = bots_of(table)
    one = {each.bot: each.cell for each in in_order(table, (first, second), 1).bots}
    other = {each.bot: each.cell for each in in_order(table, (second, first), 1).bots}
    assert one[first] != other[first]


def test_the_same_question_of_another_turn_is_foreseen_anew(asked):
    overlay = asked.desk.overlay
    tables = [sketch(*BEHIND), sketch(". . . . .", "a> . . b^ .", ". . . . fA^")]
    found = []
    for table in tables:
        posed = replace(table, question=Ordering(0, bots_of(table)))
        posed = posed.with_turn(replace(posed.turn, strength=1))
        found.append(overlay.consequence(posed, begun(posed, 0)))
    assert found[0] != found[1]


@pytest.fixture
def asked(kit):
    scene = stage.SCENES["tanchiki order"](kit)
    kit.settings.change(speed=0, bot_speed=0)
    assert isinstance(scene.live.match.table.question, Ordering)
    return scene


def test_any_order_asks_no_more_in_this_action(asked):
    before = asked.live.match.count
    turn = asked.table.turn
    stage.stack(asked, size=(1280, 720))
    asked.handle(Chosen("order.any"))
    for _ in range(50):
        asked.update(20)
        table = asked.live.match.table
        if (table.turn.number, table.turn.action) != (turn.number, turn.action):
            break
        assert asked.desk.aimer.aim is None
    done = [each.action for each in asked.live.match.done[before:]]
    assert done
    assert isinstance(done[0], MoveBot)


def test_the_choice_can_be_left_to_the_program_for_good(kit, asked):
    toggles = [w for w in stage.widgets_of(asked) if isinstance(w, Toggle)]
    assert [w.name for w in toggles] == ["order.spare"]
    asked.handle(Changed("order.spare", True))
    assert kit.settings.now.spare_choices


def test_the_choice_says_whom_the_bots_would_hit(kit, asked):
    said = [w.words for w in stage.widgets_of(asked) if isinstance(w, Label)]
    starts = [kit.words("tanchiki.order.hits", names="").strip(), kit.words("tanchiki.order.none")]
    assert any(start in line for line in said for start in starts)
    assert "order.any" in [w.name for w in stage.widgets_of(asked) if isinstance(w, Button)]
