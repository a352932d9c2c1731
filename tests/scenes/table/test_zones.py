"""What a game may lay open beside its board: zones, lights, threats, and what is foretold."""

from dataclasses import replace

import pytest

from game.core.grid import Cell
from game.rules import GAMES
from game.scenes.faces.table_face import SILENT, Threats, Tip
from game.scenes.frame.commands import Key, Moved
from game.scenes.hand.seat_panels import LEAST_ZONE, LOW
from game.scenes.pages.rule_sign import cited
from game.scenes.table import layout
from game.scenes.table.layout import chooser
from game.scenes.table.opened_table import begun
from game.scenes.table.side_shares import rooms
from game.scenes.widgets.widget_kinds import Button
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.demo import ROOMS
from tests.demo.scenes.face import FACE, TABLE
from tests.demo.stage import match, taught
from tests.games import setups
from tests.paper import Paper
from tests.scenes import sat_tables
from tests.scenes.table.hands import PAD, buttons, by_mouse, click, let_pass, play, press, sat
from tests.scenes.table.test_demo import wish
from tests.setups.demo import DUEL


@pytest.fixture
def demo(kit, monkeypatch):
    monkeypatch.setitem(GAMES.homes, "demo", ROOMS)
    kit.settings.change(speed=0, bot_speed=0, less_motion=True)
    return taught(kit)


def table(demo, **laid):
    face = replace(FACE, table=replace(TABLE, **laid))
    scene = begun(demo, match(DUEL, None, "random"), face)
    stack = sat(scene)
    stack.update(0)
    return stack, scene


def shown(scene, brushes):
    paper = Paper(brushes)
    scene.draw(paper)
    return paper


def loot(canvas, box, view, seat):
    canvas.write(f"zone {seat}: {view.tanks[seat].loot}", box)


def test_what_a_seat_has_lies_below_its_panel(demo, brushes):
    _, scene = table(demo, zone=loot)
    paper, zones = shown(scene, brushes), layout.zones(scene.desk)
    assert all(paper.says(f"zone {seat}: 0") for seat in (0, 1))
    for panel, zone in zip(layout.panels(scene.desk), zones, strict=True):
        assert (zone.x, zone.width) == (panel.x, panel.width)
        assert panel.bottom < zone.y < zone.bottom <= 720
    assert zones[0].bottom < layout.panels(scene.desk)[1].y


def test_a_game_without_zones_has_panels_as_tall_as_ever(demo):
    _, scene = table(demo)
    assert layout.zones(scene.desk) == ()
    assert {panel.height for panel in layout.panels(scene.desk)} == {88.0}


def test_a_zone_shows_what_has_been_won_since(demo, brushes):
    stack, scene = table(demo, zone=loot)
    shown(scene, brushes)
    play(stack, scene, by_mouse, wish, lambda: any(t.loot for t in scene.live.match.table.tanks))
    stack.update(0)
    tanks = scene.desk.sitting.table.tanks
    assert any(tank.loot for tank in tanks)
    assert all(shown(scene, brushes).says(f"zone {t.seat}: {t.loot}") for t in tanks)


def test_a_mark_that_was_chosen_takes_the_place_of_the_seats_own(demo, brushes):
    def panel(view, seat):
        return replace(TABLE.panel(view, seat), mark=f"emblem.{seat + 4}")

    _, scene = table(demo, panel=panel)
    paper = shown(scene, brushes)
    assert all(paper.pictures(f"emblem.{seat}") for seat in (4, 5))
    assert not paper.pictures("emblem.0")


def test_the_cell_that_is_pointed_at_is_told_to_what_lights_up(demo, brushes):
    seen = []

    def lights(canvas, place, view, seat, picking, cell):
        seen.append((seat, cell))

    stack, scene = table(demo, lights=lights)
    shown(scene, brushes)
    stack.handle(Moved(*scene.desk.place.middle(Cell(2, 1))))
    shown(scene, brushes)
    assert seen == [(0, None), (0, Cell(2, 1))]


def test_threats_are_shown_as_long_as_somebody_wants_them(demo, brushes):
    def threats(canvas, place, view, seat):
        canvas.write(f"danger for {seat}", place.box)

    stack, scene = table(demo, threats=Threats(threats))
    told = [shown(scene, brushes).says("danger for 0")]
    click(stack, buttons(scene)["head.threats"])
    told.append(shown(scene, brushes).says("danger for 0"))
    press(stack, Key.SHOW)
    told.append(shown(scene, brushes).says("danger for 0"))
    assert told == [False, True, False]


def test_what_the_threats_mean_stands_over_the_log_while_they_are_shown(demo, brushes):
    swatches = []

    def signs(words, view, seat):
        return ((f"Somebody aims at {seat}", lambda canvas, box: swatches.append(box)),)

    laid = Threats(lambda canvas, place, view, seat: None, signs)
    stack, scene = table(demo, threats=laid)
    log = demo.words("log.heading")
    assert shown(scene, brushes).says(log)
    press(stack, Key.SHOW)
    paper = shown(scene, brushes)
    assert paper.says("Somebody aims at 0")
    assert paper.says(log)
    assert len(swatches) == 1
    at = rooms(scene.desk, tuple(chooser(scene.desk, seat) for seat in scene.desk.open), ())
    assert at.key.bottom <= at.log.y
    assert at.hand.bottom <= at.key.y


def test_a_game_that_knows_no_threats_has_no_button_for_them(demo):
    _, scene = table(demo)
    assert "head.threats" not in buttons(scene)


def test_a_match_in_which_none_are_known_has_no_button_and_no_key_for_them(demo, brushes):
    def threats(canvas, place, view, seat):
        canvas.write("danger", place.box)

    stack, scene = table(demo, threats=Threats(threats, known=lambda view: False))
    assert "head.threats" not in buttons(scene)
    press(stack, Key.SHOW)
    assert not shown(scene, brushes).says("danger")


def test_what_would_come_of_a_cell_stands_before_what_lies_there(demo):
    def foretell(words, view, seat, picking, part):
        return Tip("", "it would blow up", "D9")

    _, scene = table(
        demo,
        foretell=foretell,
        lies=lambda view, part: Cell(2, 1),
        tip=lambda words, view, cell, names: Tip("a crate"),
    )
    square = scene.desk.place.square(Cell(2, 1))
    lit = (each for each in layout.widgets(scene.desk) if isinstance(each, Button))
    tips = {each.tip for each in lit if each.box == square}
    assert tips == {cited("it would blow up", "D9") + "\na crate"}


def test_the_ring_of_a_device_has_the_colour_of_its_seats_panel(demo, brushes):
    def panel(view, seat):
        return replace(TABLE.panel(view, seat), colour="coral")

    stack, scene = table(demo, panel=panel)
    demo.seating.claim(PAD, 0)
    press(stack, Key.NEXT, 0, PAD)
    ring = buttons(scene, 0)[scene.desk.form.focused(0)].box.inset(-4)
    edges = (mark for mark in shown(scene, brushes).marks if mark.how == "edge")
    assert {mark.colour for mark in edges if mark.box == ring} == {"coral"}


def test_where_a_game_wants_silence_no_tip_lies_over_the_board(demo):
    _, scene = table(
        demo,
        foretell=lambda words, view, seat, picking, part: SILENT,
        lies=lambda view, part: Cell(2, 1),
        tip=lambda words, view, cell, names: Tip("a crate"),
    )
    square = scene.desk.place.square(Cell(2, 1))
    lit = (each for each in layout.widgets(scene.desk) if isinstance(each, Button))
    assert {each.tip for each in lit if each.box == square} == {""}


def test_the_pointer_asks_of_what_lies_below_it_alone(demo, brushes):
    stack, scene = table(demo)
    cards = [
        each for name, each in buttons(scene).items() if name.startswith("pick.0") and each.tip
    ]
    press(stack, Key.NEXT, 0, PAD)
    stack.handle(Moved(*cards[-1].box.middle))
    let_pass(stack, 2000)
    paper = shown(scene, brushes)
    told = {each.tip for each in cards if paper.says(each.tip)}
    assert told == {cards[-1].tip}


def test_a_log_below_many_panels_leaves_room_to_what_lies_before_each(kit):
    rules = GAMES["blanket_hills"]
    setup = max(setups("blanket_hills"), key=lambda each: rules.seats(rules.new(each[1], 3).table))[
        1
    ]
    players = (Player(""),) * rules.seats(rules.new(setup, 3).table)
    made = Match(rules, Header(rules.name, rules.number, setup, 3, players))
    scene = sat_tables.sat(kit, made).top
    scene.desk.guide.stop()
    found = rooms(scene.desk, (), ())
    assert len(found.zones) == 8
    assert min(zone.height for zone in found.zones) > LEAST_ZONE / 2
    assert min(panel.height for panel in found.panels) >= LOW
