"""What the table of Tank Chess shows, asks and says, as values: on which cell, in which words."""

import pytest

from game.rules.tank_chess.letters.notation import read_action, read_cell
from game.scenes.frame.commands import Chosen, Key, Moved
from game.scenes.frame.stack import SceneStack
from game.session.match.clock import Clock
from game.view.tank_chess.marks_below_pieces import FOE, OWN
from game.view.tank_chess.reach_marks import FIRE
from game.view.tank_chess.tinted_cells import PLAIN
from tests.paper import plain, shown

from .table import click, press, scene, settle, spot
from .test_attacks import EXPOSED

LAST = (214, 164, 30, 92)
CHECKED = """
8 . . . c . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . H . . . .
3 . . . . . . . .
2 . . . . . . . .
1 C . . . . . . L
"""


def cell(made, name):
    return read_cell(name, made.desk.table.height)


def cells(made, *names):
    return {cell(made, name) for name in names}


def turn(made, line):
    """Play a turn as it is written."""
    made.desk.live.submit(read_action(made.desk.table, line))
    made.update(20)
    settle(made)


def point(made, name):
    made.handle(Moved(*spot(made, name)))


def middles(paper, place, colour, how="disc"):
    """Return the cells on which dots of a colour lie."""
    found = (m for m in paper.marks if (m.how, m.colour) == (how, colour))
    return {place.cell(*m.middle) for m in found if place.box.holds(*m.middle)}


# The board.


def test_every_piece_is_drawn_where_it_stands_and_as_it_looks(kit, brushes):
    made = scene(kit)
    paper, place = shown(made, brushes), made.desk.place
    found = {
        (place.cell(*each.middle), each.what, each.angle)
        for each in paper.pictures("piece.")
        if place.box.holds(*each.middle)
    }
    assert found == {
        (p.cell, f"piece.{p.kind}.{p.seat}", p.facing.eighth * 45) for p in made.desk.table.pieces
    }


def test_the_last_move_is_marked_at_both_its_ends(kit, brushes):
    made = scene(kit)
    assert middles(shown(made, brushes), made.desk.place, LAST, "rect") == set()
    turn(made, "H D1>E2/NE")
    place = made.desk.place
    assert middles(shown(made, brushes), place, LAST, "rect") == cells(made, "D1", "E2")
    turn(made, "M H4>H5/S")
    assert middles(shown(made, brushes), place, LAST, "rect") == cells(made, "H4", "H5")
    press(made, Key.STEP_BACK)
    assert middles(shown(made, brushes), place, LAST, "rect") == cells(made, "D1", "E2")


def test_a_board_that_is_turned_shows_the_same_pieces_the_other_way_up(kit, brushes):
    made = scene(kit)
    before = made.desk.place
    made.handle(Chosen("turn"))
    place = made.desk.place
    assert place != before
    paper = shown(made, brushes)
    crown = next(p for p in made.desk.table.pieces if p.kind == "commander" and p.seat == 0)
    (mark,) = (m for m in paper.pictures("piece.commander.0") if place.box.holds(*m.middle))
    assert place.cell(*mark.middle) == crown.cell
    assert mark.middle != before.middle(crown.cell)


# The plan.


def test_the_cells_that_a_chosen_piece_reaches_are_lit_and_no_others(kit, brushes):
    made = scene(kit)
    click(made, "D1")
    paper, reach = shown(made, brushes), made.desk.reach
    lit = {
        made.desk.place.cell(*m.middle)
        for m in paper.marks
        if m.how == "plate" and isinstance(m.colour, tuple) and m.colour[:3] == (52, 126, 190)
        if made.desk.place.box.holds(*m.middle)
    }
    assert lit == set(reach.cells)
    assert paper.cells(made.desk.place, "overlay.chosen") == cells(made, "D1")


def test_a_cell_from_which_an_enemy_is_destroyed_is_framed(kit, brushes):
    made = scene(kit)
    click(made, "H1")
    framed = middles(shown(made, brushes), made.desk.place, FIRE, "frame")
    assert framed == {cell for cell, _ in made.desk.reach.targets}


def test_a_plan_shows_its_ghost_its_way_and_its_cost(kit, brushes):
    made = scene(kit)
    click(made, "D1")
    point(made, "D3")
    paper, place = shown(made, brushes), made.desk.place
    (ghost,) = (m for m in paper.pictures("piece.heavy.0") if m.alpha == 215)
    assert place.cell(*ghost.middle) == cell(made, "D3")
    assert ghost.angle == made.desk.plan.facing.eighth * 45
    cost = made.desk.reach.poses[made.desk.plan.cell, made.desk.plan.facing]
    assert paper.says(f"{cost.steps}/{made.desk.reach.kind.speed}")


def test_a_plan_says_who_could_destroy_it_there(kit, brushes):
    made = scene(kit, EXPOSED)
    click(made, "C1")
    point(made, "D2")
    words = kit.words("chess.plan.danger", names="commander D8, medium tank H4")
    paper = shown(made, brushes)
    assert paper.says(words)
    assert paper.ink(words) == "danger"


def test_a_plan_that_nobody_reaches_says_nothing_of_danger(kit, brushes):
    made = scene(kit)
    click(made, "D1")
    point(made, "D2")
    assert not made.desk.aimed_at()
    assert not any("can be destroyed" in words for words in shown(made, brushes).words)


def test_what_the_shot_of_a_plan_would_do_is_told_in_figures(kit, brushes):
    made = scene(kit, CHECKED)
    click(made, "H1")
    point(made, "H3")
    paper, table = shown(made, brushes), made.desk.table
    for at, verdict in made.desk.verdicts().items():
        if hasattr(verdict, "gun"):
            sign = ">" if verdict.gun > verdict.armour else "≤"
            assert paper.says(f"{verdict.gun} {sign} {verdict.armour}")
            assert table.piece_on(at) is not None


def test_the_dangers_that_are_asked_for_ring_the_enemies_and_mark_the_own(kit, brushes):
    made = scene(kit, EXPOSED)
    place = made.desk.place
    assert not shown(made, brushes).cells(place, "overlay.danger")
    press(made, Key.FORECAST)
    paper = shown(made, brushes)
    marked = {cell for cell in paper.cells(place, "overlay.danger") if place.on(cell)}
    assert marked == set(made.desk.hanging(0))
    enemies = {attack.enemy.cell for attack in made.desk.attacks()}
    assert enemies
    assert enemies <= paper.inked(place, "ring", "danger")


def test_the_reach_of_one_army_is_tinted_and_that_of_the_other_hatched(kit, brushes):
    made = scene(kit)
    press(made, Key.SHOW)
    paper, place = shown(made, brushes), made.desk.place
    own, foe = (
        {cell for each in made.desk.reaches(seat).values() for cell in each.cells}
        for seat in (0, 1)
    )
    assert middles(paper, place, (*OWN, PLAIN), "plate") == own
    assert {c for c in paper.cells(place, "overlay.hatch") if place.on(c)} == foe
    # Where both get, one mark lies over the other: neither has another look there.
    assert middles(paper, place, (*FOE, PLAIN), "plate") == set()


def test_a_hatch_of_reach_leans_to_the_other_side_than_one_of_danger(kit, brushes):
    made = scene(kit)
    press(made, Key.SHOW)
    reach = {mark.angle for mark in shown(made, brushes).pictures("overlay.hatch")}
    assert reach == {90}


def test_the_way_of_a_plan_is_dotted_until_something_else_is_asked_for(kit, brushes):
    made = scene(kit)
    click(made, "D1")
    point(made, "E2")
    bead = {made.desk.place.cell(*dot.middle) for dot in beads(shown(made, brushes))}
    assert bead >= cells(made, "D1", "E2")
    press(made, Key.SHOW)
    assert beads(shown(made, brushes)) == []


def beads(paper):
    return [mark for mark in paper.marks if (mark.how, mark.colour) == ("disc", "mark")]


def test_check_is_called_at_the_commander_and_says_by_whom(kit, brushes):
    made = scene(kit, CHECKED)
    turn(made, "H D4>D3/N")
    assert made.desk.table.check
    point(made, "A6")
    paper = shown(made, brushes)
    assert paper.says(kit.words("chess.check"))
    assert paper.says(kit.words("chess.check_by", names="heavy tank D3"))
    crown = cells(made, "D8")
    assert middles(paper, made.desk.place, (222, 60, 44, 120)) == crown


# The card and the panel.


@pytest.mark.parametrize("chosen", [None, "D1"])
def test_the_card_shows_the_piece_under_the_pointer(kit, brushes, chosen):
    made = scene(kit)
    if chosen:
        click(made, chosen)
    point(made, "A1")
    assert shown(made, brushes).says(f"{kit.words('chess.kind.commander')} · A1")


def test_whose_turn_it_is_is_told_by_name_and_side(kit, brushes):
    made = scene(kit)
    name = f"Olena ({kit.words('chess.white')})"
    assert shown(made, brushes).says(kit.words("chess.to_move", name=name))
    turn(made, "H D1>E2/NE")
    point(made, "A6")
    name = f"Taras ({kit.words('chess.black')})"
    assert shown(made, brushes).says(kit.words("chess.to_move", name=name))


def test_the_moves_stand_in_the_list_with_their_numbers(kit, brushes):
    made = scene(kit)
    turn(made, "H D1>E2/NE")
    turn(made, "M H4>H5/S")
    paper = shown(made, brushes)
    assert paper.says("H D1>E2/NE")
    assert paper.says("1.")


def test_the_clocks_show_what_is_left(kit, brushes):
    made = scene(kit, clock=Clock((60_000, 90_000)))
    made.update(1500)
    assert {"0:59", "1:30"} <= set(shown(made, brushes).words)


# Questions.


def test_who_gives_up_is_asked_in_words_first(kit, brushes):
    made = scene(kit)
    stack = SceneStack(made)
    stack.handle(Chosen("resign"))
    assert stack.top is not made
    assert shown(stack, brushes).says(kit.words("chess.resign"))
    assert made.desk.live.match.count == 0


def test_a_draw_that_is_offered_is_put_to_the_other_by_name(kit, brushes):
    made = scene(kit)
    stack = SceneStack(made)
    stack.handle(Chosen("offer"))
    assert made.desk.live.match.outcome is None
    assert any("Taras" in plain(words) for words in shown(stack.top, brushes).words)


def test_a_turn_is_taken_back_only_after_a_question_to_the_other(kit, brushes):
    made = scene(kit)
    stack = SceneStack(made)
    turn(made, "H D1>E2/NE")
    press(stack, Key.UNDO)
    assert (stack.top is not made, made.desk.live.match.count) == (True, 1)
    assert shown(stack, brushes).says(kit.words("chess.take_back"))
