"""How a match of Dice and Armour begins (D1, D2), where its dice lie (D9), what cannot be read."""

from dataclasses import replace

import pytest

from game.core.chance import Dice
from game.core.codec import Codec
from game.core.grid import Cell, Facing
from game.core.rolled_dice import Rolled, Throw
from game.rules.dice_and_armour import RULES
from game.rules.dice_and_armour.actions import Enlist, Move, Ready, Shoot
from game.rules.dice_and_armour.kinds import PARTS, Kind, Part
from game.rules.dice_and_armour.play import thrown_for_first
from game.rules.dice_and_armour.reach import moves
from game.rules.dice_and_armour.starting_board import (
    BLACK,
    WHITE,
    Placement,
    bare,
    cell_name,
    cell_named,
    laid_out,
)
from game.rules.dice_and_armour.state import (
    Ending,
    How,
    Mode,
    Muster,
    Options,
    Question,
    Setup,
    Stage,
    Table,
    Tank,
)
from tests.setups.dice_and_armour import DUEL

START = RULES.new(Setup(first=WHITE), 1).table


def test_a_tank_has_six_parts_by_the_faces_of_the_hit_die():
    assert [part.name for part in PARTS] == ["TRACKS", "ENGINE", "REAR", "SIDE", "TURRET", "FRONT"]
    assert [part.value for part in PARTS] == [1, 2, 3, 4, 5, 6]


def test_bases_lie_in_the_middle_of_the_last_rows():
    assert [cell_name(base, 11) for base in bare().bases] == ["E1", "E11"]


def test_every_cell_is_found_by_its_name():
    assert cell_named("a1", 11) == Cell(0, 10)
    assert cell_named("I11", 11) == Cell(8, 0)
    assert cell_named("11", 11) is None


def test_a_light_tank_has_236_ways_in_the_middle_and_a_match_begins_with_306_moves():
    alone = replace(START, tanks=(Tank(0, 0, Kind.LIGHT, Cell(4, 5), Facing.NORTH),))
    assert len(moves(alone, alone.tanks[0])) == 236
    listed = RULES.legal(START, WHITE)
    assert len(listed) == len([one for one in listed if isinstance(one, Move)]) == 306


def test_the_higher_throw_begins_and_ties_are_thrown_again():
    begun = set()
    for seed in range(40):
        table = RULES.new(Setup(), seed).table
        *ties, (white, black) = table.thrown
        assert all(one == two for one, two in ties)
        assert table.turn == (WHITE if white > black else BLACK)
        begun.add((table.turn, bool(ties)))
    assert begun == {(WHITE, False), (WHITE, True), (BLACK, False), (BLACK, True)}


def test_the_first_throws_lie_at_their_throw_and_seat():
    for seed in range(12):
        throws = thrown_for_first(seed)
        fell = tuple(
            tuple(Dice(seed, "first", number, seat).below(6) + 1 for seat in (0, 1))
            for number in range(1, len(throws) + 1)
        )
        assert throws == fell


def test_a_task_says_who_begins():
    assert RULES.new(Setup(first=BLACK), 1).table.turn == BLACK
    assert START.thrown == ()


def test_both_dice_lie_at_the_turn_and_fall_in_one_event():
    board = replace(
        bare(),
        tanks=(
            replace(DUEL.tanks[0], kind=Kind.HEAVY, cell=Cell(4, 5)),
            replace(DUEL.tanks[2], cell=Cell(4, 3)),
        ),
    )
    state = RULES.new(Setup(board, first=WHITE), 8)
    state = replace(state, table=replace(state.table, number=5))
    step = RULES.apply(state, Shoot(0, 0, Facing.NORTH))
    (rolled,) = [each.event for each in step.events if isinstance(each.event, Rolled)]
    faces = tuple(Dice(8, what, 5).below(6) + 1 for what in ("hit", "crit"))
    assert rolled == Rolled("hit", (Throw(0, faces),))
    assert step.rolled == (("hit", 5), ("crit", 5))


def test_armies_find_room_on_other_boards_and_blocks_give_way_to_them():
    board = laid_out(12, 8, (Cell(6, 7), Cell(4, 6), Cell(0, 0), Cell(5, 3)))
    assert board.bases == (Cell(6, 7), Cell(6, 0))
    assert board.blocks == {Cell(0, 0), Cell(5, 3)}
    assert {tank.cell.y for tank in board.tanks} == {6, 1}
    assert [tank.cell.x for tank in board.tanks[:7]] == list(range(3, 10))
    assert RULES.check(Setup(board)) == ""
    assert laid_out(6, 8) is None
    assert laid_out(12, 4) is None


def test_a_match_may_begin_with_broken_parts_and_wrecks():
    hurt = replace(DUEL.tanks[0], broken=(Part.SIDE,))
    wreck = replace(DUEL.tanks[1], chips=2)
    table = RULES.new(Setup(replace(DUEL, tanks=(hurt, wreck, *DUEL.tanks[2:]))), 1).table
    assert table.tank(0).broken == (Part.SIDE,)
    assert table.find(1) is None
    assert (table.wreck(1).cell, table.wreck(1).chips) == (wreck.cell, 2)


def placed(**changes):
    return Setup(replace(DUEL, tanks=(replace(DUEL.tanks[0], **changes), *DUEL.tanks[1:])))


def with_tank(**changes):
    return START.with_tank(0, **changes)


BESIDE = Cell(9, 3)
BROKEN = {
    "first": (Setup(first=2), "no seat 2"),
    "base": (
        Setup(replace(bare(), bases=(BESIDE, Cell(0, 0)))),
        "a base or a block beside the board, on 9,3",
    ),
    "block": (
        Setup(replace(bare(), blocks=frozenset({BESIDE}))),
        "a base or a block beside the board, on 9,3",
    ),
    "placed": (placed(cell=BESIDE), "something beside the board, on 9,3"),
    "seat": (placed(seat=2), "no seat 2"),
    "both": (placed(cell=DUEL.tanks[1].cell), "two things on one cell"),
    "slantwise": (placed(facing=Facing.NORTH_EAST), "a tank that looks slantwise"),
    "order": (placed(broken=(Part.SIDE, Part.REAR)), "broken parts out of order"),
    "dead": (placed(broken=PARTS), "a destroyed tank that goes on"),
    "concrete": (
        Setup(replace(bare(), blocks=frozenset({bare().tanks[0].cell}))),
        "something on concrete, on 1,9",
    ),
    "alone": (Setup(replace(DUEL, tanks=DUEL.tanks[:2])), "no tank of seat 1"),
    "short": (
        replace(placed(broken=PARTS[:4]), options=Options(short=True)),
        "a destroyed tank that goes on",
    ),
    "cell": (with_tank(cell=BESIDE), "something beside the board, on 9,3"),
    "parts": (with_tank(broken=(Part.FRONT, Part.TRACKS)), "broken parts out of order"),
    "lost": (with_tank(broken=PARTS), "a destroyed tank that goes on"),
    "numbers": (
        START.with_tanks(replace(tank, number=1) for tank in START.tanks),
        "two tanks with one number",
    ),
    "turn": (replace(START, turn=4), "no seat 4"),
    "winner": (replace(START, ending=Ending(How.AGREED, 2)), "no seat 2"),
    "gone": (START.with_tanks(START.own(0)), "a side without a tank"),
    "mover": (replace(START, mover=20), "no tank 20 that has moved"),
    "other": (replace(START, mover=7), "a tank that moved out of its turn"),
    "asked": (replace(START, asked=Question(0, 0, 20)), "a question about no tank"),
    "apart": (replace(START, asked=Question(0, 0, 7)), "a ram of two that do not meet"),
    "answer": (
        with_tank(cell=Cell(1, 2), broken=(Part.TRACKS, Part.REAR, Part.SIDE, Part.FRONT)),
        "a question without an answer",
    ),
}
MUSTERING = Table(Setup(options=Options(free=True)), (), musters=(Muster(), Muster()))
SEVEN = Muster((Kind.LIGHT,) * 7, ready=True)
BROKEN |= {
    "places": (replace(placed(), options=Options(free=True)), "a free army without seven places"),
    "musters": (replace(START, musters=(Muster(), Muster())), "armies that are not to be chosen"),
    "all ready": (replace(MUSTERING, musters=(SEVEN, SEVEN)), "armies that are not to be chosen"),
    "heavy": (
        replace(MUSTERING, musters=(Muster((Kind.HEAVY,) * 3), Muster())),
        "too many tanks in an army",
    ),
    "ready": (
        replace(MUSTERING, musters=(Muster(), Muster((), ready=True))),
        "an army that is ready without its tanks",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_refused_by_its_words(name):
    value, words = BROKEN[name]
    if name == "answer":
        value = replace(value, asked=Question(0, 0, 7))
    assert RULES.check(value) == words


def test_what_a_match_begins_with_is_sound():
    assert RULES.check(Setup()) == ""
    assert RULES.check(START) == ""
    assert isinstance(START, Table)


def shut_in(*seats):
    """Return a set-up in which every tank of these seats stands between concrete; White begins."""
    board = bare()
    cells = {
        (cell.x + x, cell.y + y)
        for p in board.tanks
        if p.seat in seats
        for cell in [p.cell]
        for x in (-1, 0, 1)
        for y in (-1, 0, 1)
    }
    taken = {(p.cell.x, p.cell.y) for p in board.tanks}
    blocks = frozenset(Cell(x, y) for x, y in cells - taken if 0 <= x < 9 and 0 <= y < 11)
    return Setup(replace(board, blocks=blocks), first=WHITE)


def test_a_side_that_can_do_nothing_passes_its_first_turn():
    table = RULES.new(shut_in(WHITE), 1).table
    assert (table.turn, table.number, table.quiet) == (BLACK, 2, 1)
    assert RULES.legal(table, BLACK)


def test_a_match_in_which_nobody_can_do_anything_is_over_at_once():
    table = RULES.new(shut_in(WHITE, BLACK), 1).table
    assert table.ending == Ending(How.QUIET, None)
    assert not RULES.to_act(table)


def test_who_can_do_nothing_at_first_still_holds_the_base_it_stands_on():
    broken = (Part.TRACKS, Part.SIDE)
    board = replace(
        bare(),
        tanks=(
            Placement(WHITE, Kind.HEAVY, bare().bases[BLACK], Facing.NORTH, broken),
            Placement(BLACK, Kind.LIGHT, Cell(4, 9), Facing.SOUTH),
        ),
    )
    table = RULES.new(Setup(board, Mode.CAPTURE, first=WHITE), 1).table
    assert (table.turn, table.number, table.quiet) == (BLACK, 2, 0)
    assert (table.tank(0).held, table.longest) == (1, 1)
    assert RULES.new(Setup(board, first=WHITE), 1).table.tank(0).held == 0


def mustered(setup, *armies):
    """Return the table once both sides have chosen these armies."""
    state = RULES.new(setup, 1)
    for seat, army in enumerate(armies):
        for action in (*(Enlist(seat, kind) for kind in army), Ready(seat)):
            state = RULES.apply(state, action).state
    return state.table


FREE = Setup(options=Options(free=True))
LIGHT = (Kind.LIGHT,) * 7


def test_free_armies_stand_where_the_usual_ones_do():
    mixed = (Kind.HEAVY, *LIGHT[:5], Kind.MEDIUM)
    table = mustered(FREE, mixed, LIGHT)
    assert [(tank.seat, tank.cell, tank.facing) for tank in table.tanks] == [
        (place.seat, place.cell, place.facing) for place in bare().tanks
    ]
    assert tuple(tank.kind for tank in table.own(WHITE)) == mixed
    assert (table.musters, table.stage) == (None, Stage.CHOOSE)


def test_who_has_thrown_higher_begins_with_a_free_army_too():
    for seed in range(6):
        thrown = RULES.new(Setup(), seed).table
        table = RULES.new(FREE, seed).table
        assert (table.thrown, table.turn) == (thrown.thrown, thrown.turn)
        assert RULES.to_act(table) == (WHITE, BLACK)


def test_a_free_army_that_can_do_nothing_passes_its_first_turn():
    table = mustered(replace(shut_in(WHITE), options=Options(free=True)), LIGHT, LIGHT)
    assert (table.turn, table.number, table.quiet) == (BLACK, 2, 1)


def test_a_set_up_without_a_free_army_is_written_as_before():
    assert "free" not in str(Codec(Setup).plain(Setup()))
    assert "musters" not in str(Codec(Table).plain(START))
    assert Codec(Setup).value(Codec(Setup).plain(FREE)) == FREE
