"""Choices on the board: every legal one can be made with the cursor, nothing else can."""

from dataclasses import replace

import pytest

from game.core.grid import Cell, Facing
from game.rules.tanchiki import TANCHIKI
from game.rules.tanchiki.bonuses import burst
from game.rules.tanchiki.state import Ordering, Shovelling, Throwing
from game.scenes.frame.commands import Key
from game.scenes.tanchiki.choosing.board_choice import accepted, at, begun, looking, stepped, turned
from tests.view.tanchiki.moments import moments


def asked(kind):
    """Return a table of a random match at which such a question is asked."""
    return next(
        TANCHIKI.evolve(table, told.event)
        for table, told in moments()
        if type(told.event).__name__ == "Asked" and isinstance(told.event.question, kind)
    )


@pytest.mark.parametrize("kind", [Shovelling, Ordering])
def test_every_legal_choice_can_be_made(kind):
    table = asked(kind)
    seat = table.question.seat
    aim = begun(table, seat)
    made = {accepted(at(aim, table, cell)).picking.due for cell in aim.parts}
    assert made == set(TANCHIKI.legal(table, seat))


def test_a_grenade_may_fly_to_every_cell():
    table = moments()[0][0]
    aim = begun(replace(table, question=Throwing(0, 0)), 0)
    assert len(aim.parts) == table.board.width * table.board.height


def test_a_tank_is_first_put_down_and_then_faced():
    table = moments()[0][0]
    aim = begun(table, table.question.seat)
    down = accepted(aim)
    action = accepted(looking(down, aim.cell.x, aim.cell.y - 3)).picking.due
    assert (down.down, down.picking.due) == (True, None)
    assert (action.cell, action.facing) == (aim.cell, Facing.NORTH)


def test_every_placing_can_be_made():
    table = moments()[0][0]
    seat = table.question.seat
    aim = begun(table, seat)
    made = set()
    for cell in aim.parts:
        down = accepted(at(aim, table, cell))
        made |= {accepted(turned(down, quarter)).picking.due for quarter in range(4)}
    assert made == set(TANCHIKI.legal(table, seat))


def test_the_cursor_reaches_every_legal_cell_by_keys():
    table = moments()[0][0]
    first = begun(table, table.question.seat)
    reached, edge = {first.cell}, [first]
    while edge:
        aim = edge.pop()
        for key in (Key.UP, Key.DOWN, Key.LEFT, Key.RIGHT):
            further = stepped(aim, table, key)
            if further.cell not in reached:
                reached.add(further.cell)
                edge.append(further)
    assert reached == set(first.parts)


def test_a_cell_that_is_not_legal_has_no_cursor():
    table = moments()[0][0]
    aim = begun(table, table.question.seat)
    other = next(
        cell for x in range(12) for y in range(12) if (cell := Cell(x, y)) not in aim.parts
    )
    assert at(aim, table, other) == aim


def test_a_burst_is_clipped_at_the_edge():
    assert len(burst(moments()[0][0], Cell(0, 0))) == 4
