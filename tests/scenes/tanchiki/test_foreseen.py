"""What a plan is seen to lead to before it is played, and what stays marked meanwhile."""

from game.core.grid import Cell, Facing
from game.core.rules import Told
from game.rules.tanchiki.events import ColumnMoved, TurnBegan
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.letters.scenario_state import state_of
from game.scenes.tanchiki.overlay.foreseen_plan import foreseen
from game.view.show.clip import CUT
from game.view.show.playback import Playback
from game.view.tanchiki.board import latest_place


def marks(*rows, plan, options=(), first="A"):
    """Return what is marked of the plan of the first seat."""
    orders, hands = (f"A: {plan}",), ("A: L R",)
    sections = {"board": rows, "orders": orders, "hands": hands, "options": options}
    sections["first"] = (first,)
    return foreseen(state_of(sections).table, 0)


def of(kind, found):
    return [(mark.cell, mark.action) for mark in found if mark.kind == kind]


def test_a_plan_that_drives_into_water_is_marked_where_it_drowns():
    found = marks(".A> . w .", plan="2 | L")
    assert of("drowns", found) == [(Cell(2, 0), 0)]


def test_a_plan_that_goes_over_the_edge_is_marked_on_the_last_cell():
    found = marks(". .A>", plan="2 | L", options=("island",))
    assert of("drowns", found) == [(Cell(1, 0), 0)]


def test_a_plan_that_stays_dry_drowns_nowhere():
    assert of("drowns", marks(".A> . .", plan="2 | L")) == []


def test_both_actions_end_with_their_number():
    found = marks(".A> . . . #", plan="1 | 1")
    assert of("end", found) == [(Cell(1, 0), 0), (Cell(2, 0), 1)]


def test_a_tank_that_only_turns_has_no_ghost_over_it():
    found = marks(".A> . . .", plan="L | 1")
    assert of("turn", found) == [(Cell(0, 0), 0), (Cell(0, 0), 1)]
    assert of("end", found) == []


def test_each_shot_belongs_to_its_action():
    found = marks(".A> . . b", plan="1 | 1")
    assert of("target", found) == [(Cell(3, 0), 0), (Cell(3, 0), 1)]
    assert {action for _, action in of("shot", found)} == {0, 1}


def test_a_target_says_what_may_come_of_it():
    found = marks(".A> . .B^ .", ". . . .", plan="R | L")
    assert [mark.words for mark in found if mark.kind == "target"] == ["-2?"]
    found = marks(".A> . .a^ .", ". . . .", plan="L | R")
    assert [mark.words for mark in found if mark.kind == "target"] == ["+1?"]


def gains(found):
    return [(mark.cell, mark.action, mark.words) for mark in found if mark.kind == "gain"]


def test_what_driving_brings_is_marked_where_it_is_gained():
    assert gains(marks(".A> .$ . .", plan="1 | L")) == [(Cell(1, 0), 0, "+3")]
    assert gains(marks(".A> . .a^ w .", plan="2 | L")) == [(Cell(3, 0), 0, "+1")]
    assert gains(marks(".A> .$ .a^ .", plan="L | R")) == []


def test_what_others_may_take_or_move_before_is_not_promised():
    assert gains(marks(".A> .$ . .", ". . . .a^", plan="L | R 1"))[0][2] == "+3?"
    assert gains(marks(".A> . .a^ w .", plan="L | R 2")) == [(Cell(3, 0), 1, "+1?")]
    assert gains(marks(".A> .$ . .", ". . . .B^", plan="1 | L")) == [(Cell(1, 0), 0, "+3")]
    assert gains(marks(".A> .$ . .", ". . . .B^", plan="1 | L", first="B"))[0][2] == "+3?"


def test_a_shot_is_marked_on_the_forest_that_it_flies_through():
    found = marks(".A> f fB^ .", ". . . .", plan="L R | L R")
    assert Cell(1, 0) in {cell for cell, _ in of("shot", found)}


def test_the_latest_event_that_moved_something_stays_marked_while_people_plan():
    table = state_of({"board": (".A> . .",)}).table
    reel = Playback(table, lambda t, told: evolve(t, told.event), lambda t, e: CUT)
    moved = Told(0, ColumnMoved((0,), Facing.EAST, sliding=False), "T5.1", None)
    reel.add([moved, Told(1, TurnBegan(2), "T4.1", None)])
    reel.advance(1)
    assert latest_place(reel) == Cell(1, 0)
