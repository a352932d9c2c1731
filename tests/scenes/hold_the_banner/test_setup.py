"""The set-up of Hold the Banner: named matches, sides, handles, and what follows from them."""

import pytest

from game.rules.hold_the_banner.state import ATTACKERS as A
from game.rules.hold_the_banner.state import GUARDS as G
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.hold_the_banner.setup import VARIANTS
from game.scenes.seats.occupants import Occupant, keep_setup
from game.scenes.table.set_up.seat_sides import Sided
from game.scenes.table.set_up.variant_setup import Listed, variant_setup
from game.scenes.table.table_tips import panel_tip
from game.scenes.widgets.widget_kinds import Button, Choice, Label, Toggle
from tests.scenes.table import set_ups
from tests.scenes.table.set_ups import begun, widgets

GAME = "hold_the_banner"
EVEN, PRINTED, DUEL = range(3)


def set_up(kit, seats=2):
    return set_ups.set_up(kit, VARIANTS, seats, "drummer")


def said(sheet):
    return " ".join(each.words for each in widgets(sheet, Label))


def cannot_begin(sheet):
    (start,) = (each for each in widgets(sheet, Button) if each.name == "setup.start")
    return not start.enabled


@pytest.mark.parametrize(
    ("mode", "seats", "tanks"),
    [(EVEN, 2, 6), (EVEN, 3, 10), (EVEN, 4, 9), (PRINTED, 2, 10), (PRINTED, 4, 10)],
)
def test_a_named_match_says_how_many_attackers_come(kit, mode, seats, tanks):
    sheet = set_up(kit, seats)
    sheet.handle(Changed("mode", mode))
    assert f"{tanks} tanks to stop" in said(sheet)
    assert begun(sheet).options.tanks == tanks


def test_the_even_match_is_chosen_first_and_the_printed_one_says_whom_it_favours(kit):
    sheet = set_up(kit)
    assert begun(set_up(kit)).options.tanks == 6
    sheet.handle(Changed("mode", PRINTED))
    assert "attackers are favoured" in said(sheet)


@pytest.mark.parametrize(("seats", "teams"), [(2, (G, A)), (3, (G, A, G)), (4, (G, A, G, A))])
def test_where_nobody_has_chosen_seats_guard_and_attack_in_turn(kit, seats, teams):
    assert begun(set_up(kit, seats)).teams == teams


def test_three_may_play_one_guard_against_two_attackers(kit):
    sheet = set_up(kit, 3)
    sheet.handle(Said(Sided(2)))
    assert begun(sheet).teams == (G, A, A)
    assert begun(sheet).options.tanks == 6
    assert begun(variant_setup(kit, VARIANTS)).teams == (G, A, A)


@pytest.mark.parametrize(
    ("seats", "turned", "fault"), [(2, (1,), "Each side needs"), (4, (1,), "two seats at most")]
)
def test_a_side_that_is_empty_or_crowded_keeps_the_match_from_beginning(kit, seats, turned, fault):
    sheet = set_up(kit, seats)
    for seat in turned:
        sheet.handle(Said(Sided(seat)))
    assert cannot_begin(sheet)
    assert fault in said(sheet)


def test_three_fight_no_duel(kit):
    sheet = set_up(kit, 3)
    sheet.handle(Changed("mode", DUEL))
    assert cannot_begin(sheet)
    assert "two or four" in said(sheet)


def test_in_a_duel_nobody_chooses_a_side_or_counts_attackers(kit):
    sheet = set_up(kit, 4)
    sheet.handle(Said(Sided(1)))
    sheet.handle(Changed("mode", DUEL))
    names = {each.name for each in widgets(sheet, Choice)}
    assert "list.0" in names
    assert "list.1" not in names
    assert not [each for each in widgets(sheet, Button) if each.name == "side"]
    setup = begun(sheet)
    assert setup.board.duel
    assert setup.teams == (G, A, G, A)


def test_handles_reach_the_match(kit):
    sheet = set_up(kit)
    for number, place in ((0, 2), (1, 2), (2, 1)):
        sheet.handle(Said(Listed(number, place)))
    for name in ("steel_fence", "star_kept", "late_bonus", "easy_grass", "by_die"):
        sheet.handle(Changed(name, True))
    options = begun(sheet).options
    assert (options.lives, options.tanks, options.free_drawing) == (5, 8, True)
    assert options.steel_fence
    assert options.star_kept
    assert options.late_bonus
    assert options.easy_grass
    assert options.by_die


def test_what_means_nothing_in_a_duel_does_not_reach_it(kit):
    sheet = set_up(kit)
    sheet.handle(Changed("by_die", True))
    sheet.handle(Said(Listed(1, 3)))
    sheet.handle(Changed("mode", DUEL))
    options = begun(sheet).options
    assert not options.by_die
    assert options.tanks == 6


def test_many_switches_lie_two_in_a_row(kit):
    boxes = [each.box for each in widgets(set_up(kit), Toggle)]
    rows = {box.y for box in boxes}
    assert len(boxes) == 5
    assert len(rows) == 3
    assert all(box.height >= 18 for box in boxes)


def test_what_a_seat_is_given_reaches_the_match_and_is_told_at_its_panel(kit):
    places = (Occupant("Ann", handicaps=("one", "two")), Occupant("", "drummer"))
    keep_setup(kit, GAME, places, "")
    answer = variant_setup(kit, VARIANTS).handle(Chosen("setup.start"))
    desk = answer.scene.desk
    assert desk.sitting.match.header.setup.given == (3, 0)
    assert desk.sitting.match.table.players[0].lives == 6
    assert "Given at the start: Reserve, Large reserve" in panel_tip(desk, 0)
    assert "Given" not in panel_tip(desk, 1)
    assert kit.words("handicaps.title") in desk.sitting.terms.options(desk.sitting.table)


def told_of(kit, mode, *places):
    keep_setup(kit, GAME, places, "")
    sheet = variant_setup(kit, VARIANTS)
    sheet.handle(Changed("mode", mode))
    return said(sheet)


@pytest.mark.parametrize("mode", [EVEN, PRINTED])
def test_with_handicaps_nobody_is_called_favoured_and_what_is_given_is_counted(kit, mode):
    ann = Occupant("Ann", handicaps=("one",))
    told = told_of(kit, mode, ann, Occupant("Bo"), Occupant("Cy"))
    assert "attackers are favoured" not in told
    assert "near to even" not in told
    assert "nobody has measured" in told
    assert "3 / 4 lives each" in told
    told = told_of(kit, mode, Occupant("Ann"), Occupant("Bo", handicaps=("two",)))
    assert f"{14 if mode == PRINTED else 10} tanks to stop" in told


@pytest.mark.parametrize(("number", "place"), [(0, 2), (1, 2)])
def test_with_other_handles_the_match_is_not_called_even(kit, number, place):
    sheet = set_up(kit)
    sheet.handle(Changed("easy_grass", True))
    assert "near to even" in said(sheet)
    sheet.handle(Said(Listed(number, place)))
    assert "near to even" not in said(sheet)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_printed_the_attackers_are_favoured_where_routes_are_drawn(kit, seats):
    sheet = set_up(kit, seats)
    sheet.handle(Changed("mode", PRINTED))
    sheet.handle(Said(Listed(2, 1)))
    assert "The attackers are favoured" in said(sheet)
    sheet.handle(Said(Listed(0, 1)))
    assert "nobody has measured" in said(sheet)


@pytest.mark.parametrize(("seats", "tanks"), [(2, 3), (3, 4), (4, 4)])
def test_the_even_match_has_fewer_attackers_where_routes_are_drawn(kit, seats, tanks):
    sheet = set_up(kit, seats)
    sheet.handle(Said(Listed(2, 1)))
    assert "near to even" in said(sheet)
    assert begun(sheet).options.tanks == tanks
    assert f"{tanks} tanks to stop" in said(sheet)
    sheet.handle(Said(Listed(1, 3)))
    assert "near to even" not in said(sheet)


def test_as_printed_one_attacker_is_not_favoured_against_two_guards(kit):
    sheet = set_up(kit, 3)
    sheet.handle(Changed("mode", PRINTED))
    assert "near to even" in said(sheet)
    sheet.handle(Said(Sided(2)))
    assert "attackers are favoured" in said(sheet)


def test_lives_end_at_both_ends_and_routes_begin_anew(kit):
    lists = {each.name: each for each in widgets(set_up(kit), Choice)}
    assert [lists[f"list.{n}"].ends for n in range(4)] == [True, True, False, True]


def test_without_handicaps_nothing_is_given(kit):
    assert begun(set_up(kit)).given == ()
