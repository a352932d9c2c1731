"""The set-up of Lamps Till Dawn: sides, house, length, and what follows from them."""

import pytest

from game.rules.lamps_till_dawn.full_marks import Length, full_marks
from game.rules.lamps_till_dawn.house import HOUSE
from game.scenes.frame.commands import Changed, Said
from game.scenes.lamps_till_dawn.naming import GIVEN
from game.scenes.lamps_till_dawn.setup import SIDES, VARIANTS
from game.scenes.table.set_up.seat_sides import Sided
from game.scenes.table.set_up.variant_setup import VariantPanel, variant_setup
from game.scenes.table.set_up.variants import boards_of
from game.scenes.widgets.widget_kinds import Button, Choice, Drawing, Label
from game.view.canvas.box import Box
from tests import stage
from tests.paper import shown
from tests.scenes.table import set_ups
from tests.scenes.table.set_ups import begun, widgets

from .secret_tables import D, L

GAME = "lamps_till_dawn"
CLAIMS = "even", "favoured"


def set_up(kit, seats=2):
    return set_ups.set_up(kit, VARIANTS, seats, "guest")


@pytest.mark.parametrize("seats", range(2, 9))
def test_where_nobody_has_chosen_sides_are_as_equal_as_can_be(kit, seats):
    setup = begun(set_up(kit, seats))
    lights, darks = setup.sides.count(L), setup.sides.count(D)
    assert setup.sides[:2] == (L, D)
    assert darks - lights == seats % 2


def test_the_button_of_a_seat_turns_its_side(kit):
    sheet = set_up(kit, 3)
    sheet.handle(Said(Sided(0)))
    sheet.handle(Said(Sided(1)))
    assert begun(sheet).sides == (D, L, D)
    sheet.handle(Said(Sided(0)))
    assert begun(sheet).sides == (L, L, D)


def test_sides_are_kept_for_the_next_night(kit):
    sheet = set_up(kit, 4)
    for seat in (1, 3):
        sheet.handle(Said(Sided(seat)))
    assert begun(sheet).sides == (L, L, D, D)
    assert begun(variant_setup(kit, VARIANTS)).sides == (L, L, D, D)


def test_a_side_that_is_empty_keeps_the_night_from_beginning(kit):
    sheet = set_up(kit)
    sheet.handle(Said(Sided(1)))
    (start,) = (b for b in widgets(sheet, Button) if b.name == "setup.start")
    assert not start.enabled
    said = [each.words for each in widgets(sheet, Label)]
    assert kit.words("lamps.setup.fault.sides") in said
    sheet.handle(Said(Sided(0)))
    assert begun(sheet).sides == (D, L)


@pytest.mark.parametrize("place, length", list(enumerate(Length)))
def test_the_full_marks_are_those_of_who_plays_and_are_said(kit, place, length):
    sheet = set_up(kit, 4)
    sheet.handle(Changed("mode", place))
    sheet.handle(Said(Sided(2)))
    dawn, madness = full_marks((L, D, L, L), length, HOUSE)
    said = " ".join(each.words for each in widgets(sheet, Label))
    assert kit.words("lamps.marks", lights=3, darks=1, dawn=dawn, madness=madness) in said
    setup = begun(sheet)
    assert (setup.full_dawn, setup.full_madness) == (dawn, madness)


@pytest.mark.parametrize(
    ("length", "said"),
    [(Length.USUAL, {"even"}), (Length.SHORT, {"favoured"}), (Length.LONG, set())],
)
def test_nights_are_called_even_where_that_was_measured_alone(kit, length, said):
    sheet = set_up(kit, 4)
    sheet.handle(Changed("mode", [*Length].index(length)))
    assert claims(kit, sheet) == said


@pytest.mark.parametrize("lights", range(1, 8))
def test_every_party_was_measured_in_every_house(kit, lights):
    """No usual night is so short or so long that one side need not play at all."""
    houses = [board.ground for board in boards_of(kit, GAME)]
    for darks in range(1, 9 - lights):
        for house in (HOUSE, *houses):
            dawn, _ = full_marks((L,) * lights + (D,) * darks, Length.USUAL, house)
            assert 8 <= dawn <= 41


def test_a_short_night_is_not_said_to_favour_light_where_it_does_not(kit):
    """In our house one against two is even at less than ten."""
    sheet = set_up(kit, 3)
    sheet.handle(Changed("mode", [*Length].index(Length.SHORT)))
    assert claims(kit, sheet) == set()


def claims(kit, sheet):
    """Return what is said of the chances, by the keys of the words."""
    said = " ".join(each.words for each in widgets(sheet, Label))
    told = {name: kit.words(f"lamps.marks.{name}", marks="") for name in CLAIMS}
    return {name for name, words in told.items() if words in said}


def test_every_house_can_be_chosen_the_old_one_first_and_none_by_chance(kit):
    names = [board.facts.titles["en"] for board in boards_of(kit, GAME)]
    sheet = set_up(kit)
    (choice,) = (each for each in widgets(sheet, Choice) if each.name == "layout")
    assert list(choice.options) == names
    assert (names[0], choice.place) == ("The Old House", 0)
    assert begun(sheet).house == HOUSE
    sheet = set_up(kit)
    sheet.handle(Changed("layout", 3))
    (choice,) = (each for each in widgets(sheet, Choice) if each.name == "layout")
    assert choice.place == 3
    assert begun(sheet).house == boards_of(kit, GAME)[3].ground
    assert begun(variant_setup(kit, VARIANTS)).house == boards_of(kit, GAME)[3].ground


def test_a_house_with_three_start_places_has_no_room_for_five(kit):
    small = type("Small", (), {"players": (2, 4)})
    assert VARIANTS.fault(kit.words, 5, frozenset(), small)
    assert not VARIANTS.fault(kit.words, 4, frozenset(), small)
    for board in boards_of(kit, GAME):
        assert not VARIANTS.fault(kit.words, 8, frozenset(), board)


def test_what_a_seat_is_given_the_other_side_has_to_reach(kit):
    setup = VARIANTS.setup("usual", 3, frozenset(), HOUSE)
    usual = setup.full_dawn, setup.full_madness
    for given, more in ((("one",), (), ()), (0, 1)), (((), ("two",), ("one",)), (3, 0)):
        found = VARIANTS.given(setup, given)
        assert (found.full_dawn - usual[0], found.full_madness - usual[1]) == more
    for name in GIVEN:
        kit.words(f"handicap.{GAME}.{name}")
    assert kit.words.texts.missing == {}


def test_each_seat_shows_the_sign_of_its_side(kit, brushes):
    sheet = set_up(kit, 3)
    paper = shown(stage.stack(sheet), brushes)
    # The sun of the small house in the sky is no sign of a seat.
    row = next(b for b in widgets(sheet, Button) if b.name == "side").box
    signs = [m.what for m in paper.marks if m.what in SIDES.pictures and m.middle[1] > row.y]
    assert signs == ["night.sun", "night.moth", "night.moth"]


def test_the_panel_leaves_out_what_it_does_not_know():
    panel = VariantPanel(None, VARIANTS, 0, {"light_9", "dark_0", "nonsense"})
    assert panel._options_on() == {"dark_0"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("size, wide", [((1280, 720), 280), ((1920, 1080), 440)])
@pytest.mark.parametrize("seats", [2, 8])
def test_the_house_is_as_large_as_the_page_allows(kit, brushes, language, size, wide, seats):
    """It is chosen by its picture, and nothing of what is told beside it or below is cut off."""
    kit.words.speak(language)
    stack = stage.stack(set_up(kit, seats), size=size)
    brushes.type.cut.clear()
    paper = shown(stack, brushes, size)
    drawn = [each.box for each in widgets(stack.top, Drawing)]
    # The box of the game may stand below the players.
    house, *others = sorted((b for b in drawn if b.width < paper.width), key=lambda b: -b.x)
    assert not any(each.meets(house) for each in others)
    assert min(house.width, house.height) >= wide
    rows = [b.box for b in widgets(stack.top, Button | Choice) if b.name in ("side", "layout")]
    assert len({row.y for row in rows}) == 2
    assert not any(row.meets(house) for row in rows)
    assert all(row.within(Box(0, 0, paper.width, paper.height)) for row in rows)
    assert brushes.type.cut == set()
