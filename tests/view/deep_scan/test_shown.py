"""The whole board while something is shown, and what of the ring is lit as probes are counted."""

from dataclasses import replace

import pytest

from game.app import assets
from game.content.files.program_files import home
from game.core.grid import Cell
from game.rules.deep_scan.sky import Kind, Offset
from game.rules.deep_scan.state import (
    LyingProbe,
    Positioning,
    Setup,
    Ship,
    SkyObject,
    Table,
)
from game.rules.deep_scan.wares import MOST_PROBES, EventCard, Lot
from game.view.canvas.board_place import BoardPlace
from game.view.deep_scan.board import draw_shown
from game.view.deep_scan.chips import draw_chips, draw_open
from game.view.deep_scan.event_cards import draw_small_card
from game.view.deep_scan.lie_of_map import map_box, panel_box
from game.view.deep_scan.map_marks import draw_lights
from game.view.deep_scan.panel import draw_panel
from game.view.deep_scan.ring_panel import draw_rings
from game.view.deep_scan.ring_places import chip
from game.view.deep_scan.ships import draw_ships
from tests import stage
from tests.paper import Paper

from .shown_turns import kinds, shown

PLACE = BoardPlace(60, 60, 60, 5, 5)
GAS = SkyObject(Cell(3, 2), Kind.GAS)
AIM = Positioning(GAS.at, 1, (LyingProbe(2, Offset(130, 0), 60),))
TABLE = Table(Setup(), (GAS,), (Ship(has=Lot(probe=3)), Ship()), (), positioning=AIM)


@pytest.fixture(scope="module")
def far():
    """Return brushes for who sits on a sofa."""
    stage.open_display()
    return assets.load_brushes(home() / "assets", 100, False, True)


def at_the_toss():
    """Return a playback in the midst of two probes that fly."""
    dice = "toss 1 probe 1 aside 0 0", "toss 1 probe 2 aside 30 -60"
    found = shown("A aim (3,2)", "A toss 1 2", objects=("gas (3,2)", "wormhole (4,2)"), dice=dice)
    while not any(kind.startswith("toss ") for kind in kinds(found)):
        found.advance(20)
    found.advance(200)
    return found


def test_probes_that_fly_are_seen_over_the_map_and_in_the_ring(brushes):
    paper = Paper(brushes)
    draw_shown(paper, PLACE, at_the_toss(), False)
    probes = [mark for mark in paper.pictures("scan.probe.0") if mark.angle]
    for box in (map_box(PLACE), panel_box(PLACE)):
        assert sum(box.holds(*mark.middle) for mark in probes) == 2


def test_what_lies_in_the_sky_is_seen_while_something_is_shown(brushes):
    paper = Paper(brushes)
    draw_shown(paper, PLACE, at_the_toss(), False)
    for cell, kind in ((Cell(3, 2), "gas"), (Cell(4, 2), "wormhole")):
        assert cell in paper.cells(PLACE, f"scan.kind.{kind}")


def lit_chips(brushes, lit):
    """Return whose chips are lit while 1 and 3 fly, of which 1 counts as much as 2 that lay."""
    paper = Paper(brushes)
    draw_chips(paper, PLACE, TABLE, {1: 60, 2: 60, 3: 100}, {1: False, 3: False}, lit)
    edges = [mark for mark in paper.marks if mark.how == "edge" and mark.colour == "accent"]
    spots = {number: PLACE.spot(*chip(number - 1)) for number in (1, 2, 3)}
    return {n for n, spot in spots.items() if any(edge.box.holds(*spot) for edge in edges)}


@pytest.mark.parametrize(("lit", "chips"), [(None, set()), (60, {1}), (100, {3})])
def test_the_chip_of_what_is_counted_now_is_lit_alone(brushes, lit, chips):
    assert lit_chips(brushes, lit) == chips


@pytest.mark.parametrize("lit", [None, 100, 20])
def test_figures_of_the_ring_are_read_on_plates_of_their_own(brushes, lit):
    paper = Paper(brushes)
    draw_rings(paper, PLACE, TABLE, AIM, lit)
    figures = [mark for mark in paper.marks if mark.how == "write" and mark.what.isdigit()]
    plates = [mark.box for mark in paper.marks if mark.how == "plate" and mark.colour == "night"]
    assert [mark.what for mark in figures] == ["100", "80", "60", "40", "20"]
    assert {mark.colour for mark in figures} == {"words"}
    assert all(any(box.holds(*mark.middle) for box in plates) for mark in figures)


def fills(brushes, lit):
    """Return how light each ring is, from the outermost to the area."""
    paper = Paper(brushes)
    draw_rings(paper, PLACE, TABLE, AIM, lit)
    discs = [mark for mark in paper.marks if mark.how == "disc" and isinstance(mark.colour, tuple)]
    return [sum(mark.colour) for mark in sorted(discs, key=lambda mark: -mark.box.width)]


def test_rings_grow_lighter_inwards_and_what_is_counted_now_is_lit(brushes):
    plain, lit = fills(brushes, None), fills(brushes, 40)
    assert plain == sorted(plain)
    assert len({*plain}) == 5
    changed = [number for number in range(5) if lit[number] != plain[number]]
    assert changed == [1]
    assert lit[1] > plain[3]


THROWN = replace(TABLE, positioning=None, firsts=(6, 6, 2, 5))


@pytest.mark.parametrize(
    ("table", "dice"),
    [
        (THROWN, ["6", "2", "6", "5"]),
        (replace(THROWN, begun=True), []),
        (replace(THROWN, number=2), []),
        (replace(THROWN, firsts=()), []),
    ],
)
def test_the_dice_for_the_first_turn_lie_there_until_something_is_done(brushes, table, dice):
    paper = Paper(brushes)
    draw_panel(paper, PLACE, table)
    drawn = [mark for mark in paper.marks if mark.what.startswith("kit.die.")]
    assert [mark.what[-1] for mark in drawn] == dice
    assert all(panel_box(PLACE).holds(*mark.middle) for mark in drawn)
    assert len({mark.middle for mark in drawn}) == len(dice)


def test_where_nobody_threw_for_the_first_turn_no_emblems_wait_for_dice(brushes):
    paper = Paper(brushes)
    draw_panel(paper, PLACE, replace(THROWN, firsts=()))
    emblems = [mark.what for mark in paper.marks if mark.what.startswith("emblem.")]
    assert emblems == ["emblem.0"]


def test_all_probes_of_a_ship_lie_within_the_frame(brushes):
    paper = Paper(brushes)
    draw_panel(paper, PLACE, replace(TABLE, positioning=None))
    inner = panel_box(PLACE).inset(0.06 * PLACE.size)
    probes = paper.pictures("scan.probe.0")
    assert len(probes) == MOST_PROBES
    assert all(inner.holds(mark.box.x, mark.box.y) for mark in probes)
    assert all(inner.holds(mark.box.right, mark.box.bottom) for mark in probes)


def test_the_chips_of_probes_that_may_be_picked_are_rimmed(brushes):
    paper = Paper(brushes)
    draw_open(paper, PLACE, (1, 3))
    edges = [mark.box for mark in paper.marks if mark.how == "edge" and mark.colour == "accent"]
    held = {n for n in (1, 2, 3) if any(box.holds(*PLACE.spot(*chip(n - 1))) for box in edges)}
    assert held == {1, 3}


@pytest.mark.parametrize(
    ("cell", "says", "crystals"), [(60, True, True), (50, True, False), (24, False, True)]
)
def test_on_a_small_card_crystals_give_way_to_their_figure_and_then_it_is_left_out(
    far, cell, says, crystals
):
    paper = Paper(far, (1920, 1080))
    draw_small_card(paper, (100, 100), cell, EventCard(13, 5))
    assert paper.says("13") is says
    assert bool(paper.pictures("scan.ware.resources")) is crystals
    assert paper.pictures("kit.die.5")


def test_the_ship_on_turn_alone_lies_in_a_ring_of_light(brushes):
    paper = Paper(brushes)
    draw_ships(paper, PLACE, replace(TABLE, turn=1), {})
    rings = [mark.box for mark in paper.marks if mark.how == "ring"]
    ships = [paper.pictures(f"scan.ship.{ship}")[0].middle for ship in (0, 1)]
    assert [any(ring.holds(*at) for ring in rings) for at in ships] == [False, True]


def test_a_card_that_lies_open_is_read_within_the_frame_and_over_the_ring_of_a_jump(brushes):
    open_card = replace(GAS, reserved=EventCard(6))
    paper = Paper(brushes)
    draw_lights(paper, PLACE, replace(TABLE, objects=(open_card,)), 0, (GAS.at,))
    rings = [n for n, mark in enumerate(paper.marks) if mark.how == "ring"]
    cards = [n for n, mark in enumerate(paper.marks) if mark.colour == "card_paper"]
    assert max(rings) < min(cards)
    (_, y), low = PLACE.middle(GAS.at), max(paper.marks[n].box.bottom for n in cards)
    assert low <= y + PLACE.size * 0.45
