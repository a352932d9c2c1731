"""What is given before a night of Lamps Till Dawn, from its page to the full marks."""

from dataclasses import replace

from game.rules.lamps_till_dawn.full_marks import Length, full_marks, length_of, setup_of
from game.rules.lamps_till_dawn.house import HOUSE
from game.rules.lamps_till_dawn.state import Ending
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.lamps_till_dawn.naming import GIVEN
from game.scenes.lamps_till_dawn.result_and_options import result_of
from game.scenes.lamps_till_dawn.setup import VARIANTS
from game.scenes.opening.opening import opened_game
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.table.table_tips import panel_tip
from game.scenes.widgets.widget_kinds import Button, Label
from tests import stage

from .secret_tables import D, L

GAME = "lamps_till_dawn"
SIDES = (L, D, D, L)


def sat(kit):
    """Return the set-up of two against two in our house."""
    keep_setup(kit, GAME, (Occupant("Ann"), *(Occupant("", "guest"),) * 3), "")
    return stage.stack(opened_game(kit, GAME), size=(1280, 720))


def gives(stack, *names):
    stack.handle(Chosen("seat.handicaps"))
    for name in names:
        stack.handle(Changed(name, True))
    stack.handle(Chosen("done"))


def says(stack):
    return " ".join(e.words for e in stage.widgets_of(stack.top) if isinstance(e, Label))


def test_what_is_given_on_its_page_is_said_and_played_with(kit):
    stack = sat(kit)
    dawn, madness = full_marks(SIDES, Length.USUAL, HOUSE)
    gives(stack, "two.1", "one.2", "one.0")
    more = dawn + GIVEN["two"] + GIVEN["one"], madness + GIVEN["one"]
    marks = kit.words("lamps.marks", lights=2, darks=2, dawn=more[0], madness=more[1])
    assert marks in says(stack)
    stack.handle(Chosen("setup.start"))
    setup = stack.top.desk.live.match.header.setup
    assert (setup.sides, setup.full_dawn, setup.full_madness) == (SIDES, *more)
    assert setup.given == (1, 2, 1, 0)


def test_who_was_given_what_is_told_at_its_panel_on_the_pause_and_in_the_result(kit):
    stack = sat(kit)
    gives(stack, "two.1", "one.1", "one.2")
    stack.handle(Chosen("setup.start"))
    desk = stack.top.desk
    table, told = desk.sitting.match.table, "Given at the start: "
    wanted = ["", told + "One mark, Two marks", told + "One mark", ""]
    for seat, words in enumerate(wanted):
        assert panel_tip(desk, seat).partition(told)[1:] == words.partition(told)[1:]
    assert kit.words("handicaps.title") in desk.sitting.terms.options(table)
    assert kit.words("lamps.mode.usual") in desk.sitting.terms.options(table)
    over = replace(table, ending=Ending(None))
    lines = result_of(kit.words, over, desk.sitting.names).lines
    assert [each.note for each in lines] == [
        "Light",
        "Dark, handicap 3",
        "Dark, handicap 1",
        "Light",
    ]


def test_a_night_without_handicaps_says_nothing_of_them(kit):
    stack = sat(kit)
    stack.handle(Chosen("setup.start"))
    desk = stack.top.desk
    assert desk.sitting.match.header.setup.given == ()
    assert kit.words("handicaps.title") not in desk.sitting.terms.options(desk.sitting.table)
    assert "Given" not in "".join(panel_tip(desk, seat) for seat in range(4))


def test_a_night_with_a_handicap_is_not_said_to_be_even_though_the_book_says_that_length(kit):
    even, usual = kit.words("lamps.marks.even", marks=""), setup_of(SIDES, Length.USUAL, HOUSE)
    by_book, _ = full_marks(SIDES, Length.USUAL, None)
    given = replace(usual, full_dawn=by_book)
    assert length_of(given) is Length.USUAL
    assert usual.full_dawn != by_book
    assert [even in VARIANTS.says(kit.words, each) for each in (usual, given)] == [True, False]


def test_handicaps_are_offered_on_the_set_up(kit):
    names = {each.name for each in stage.widgets_of(sat(kit).top) if isinstance(each, Button)}
    assert "seat.handicaps" in names
