"""What pages offer, as values: which keys they name, what is open, and where one begins."""

from dataclasses import replace

import pytest

from game.rules.tank_chess.actions import Resign
from game.scenes.frame.commands import KEYBOARD, Device, Key, Kind
from game.scenes.opening.opening import opened_game
from game.scenes.pages.dialog import ask
from game.scenes.pages.key_glyphs import pad_name
from game.scenes.records.records_page import records_scene
from game.scenes.saves.saving import keep_record
from game.scenes.settings.controls_page import controls_scene
from game.scenes.table.page_places import SIDES
from game.scenes.tanchiki.page_places import laid_out
from game.scenes.title.title import title_scene
from game.scenes.widgets.widget_kinds import Button, Label, Look
from game.tools.tanchiki import exhibits as tanchiki
from tests import stage
from tests.paper import plain, shown
from tests.scenes.table.test_games import table as shared
from tests.scenes.tank_chess import table as chess

PAD = Device(Kind.PAD, 3)


def lines(scene):
    """Return what the labels of a page say."""
    return [plain(each.words) for each in stage.widgets_of(scene) if isinstance(each, Label)]


@pytest.mark.parametrize("last, told", [(KEYBOARD, True), (PAD, False)])
def test_the_set_up_says_how_another_pad_joins_and_not_how_the_one_that_leads_does(kit, last, told):
    kit = replace(kit, pads=lambda: {PAD.number: "Pad"})
    kit.seating.last = last
    joins = plain(kit.words("setup.join", key=pad_name(kit, Key.ACCEPT)))
    assert (joins in lines(opened_game(kit, "tanchiki"))) is told


@pytest.mark.parametrize("kept", [False, True])
def test_the_key_that_takes_a_record_away_is_named_where_there_is_one(kit, brushes, kept):
    if kept:
        keep_record(kit, tanchiki.begun(kit))
    assert shown(records_scene(kit), brushes).says(kit.words("hint.remove")) is kept


@pytest.mark.parametrize(
    "strengths, actions, offers, resigns",
    [
        ((None, None), (), True, True),
        ((None, "recruit"), (), False, True),
        (("recruit", "recruit"), (), False, False),
        ((None, None), (Resign(0),), False, False),
    ],
    ids=["two people", "a computer", "computers", "over"],
)
def test_talk_is_offered_to_those_who_are_there_to_talk(kit, strengths, actions, offers, resigns):
    made = chess.scene(kit, strengths=strengths)
    made.desk.live.submit(*actions)
    on = {w.name: w.enabled for w in stage.widgets_of(made) if isinstance(w, Button)}
    assert (on.get("offer", False), on["resign"]) == (offers, resigns)


def test_what_may_end_a_match_is_asked_about_at_the_shared_table(kit):
    _, table = shared(kit, "tank_chess")
    extras = table.desk.sitting.terms.extras(table.live.match)
    asked = {each.name: each.ask for each in extras}
    assert asked["chess.resign"] == kit.words("table.resign.ask")
    assert asked["chess.offer_draw"] == kit.words("table.draw.ask")


def test_the_title_gives_every_device_back(kit):
    kit.seating.claim(PAD, 1)
    title_scene(kit)
    assert kit.seating.claims == {}


@pytest.mark.parametrize("first, focus", [("", "second"), ("first", "first")])
def test_a_question_begins_at_its_last_answer_or_at_the_one_that_is_named(kit, first, focus):
    answers = (("first", "One", Look.PLAIN), ("second", "Two", Look.MAIN))
    assert ask(kit, "Title", "", answers, first=first).form.focused() == focus


def test_seats_and_side_are_narrower_beside_a_board_that_is_wider_than_high(kit):
    square = tanchiki.TABLES["tanchiki planning"](kit).table.board
    wide = replace(square, width=square.width + 6)
    high = replace(square, height=square.height + 6)
    sides = [laid_out(1280, 720, board).seats.width for board in (square, wide, high)]
    assert sides[0] == sides[2] > sides[1]
    assert sides[0] >= SIDES[0] > sides[1]


def test_the_page_of_the_keys_has_a_line_for_what_is_not_pointed_at_yet(kit, brushes):
    assert shown(controls_scene(kit), brushes).says(kit.words("controls.does.empty"))
