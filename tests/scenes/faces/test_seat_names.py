"""What players are called who typed no name."""

import pytest

from game.content.tank_chess.pieces import load_kinds
from game.rules.tank_chess.letters.game_text import read_game
from game.scenes.faces.all_faces import FACES
from game.scenes.faces.seat_names import names_of, usual_name
from game.scenes.frame.commands import Key, Press
from game.scenes.records.records_page import records_scene
from game.scenes.saves.saving import keep_record
from game.scenes.tanchiki.setup.setup_page import tanchiki_setup
from game.scenes.tank_chess.game_texts.game_files import game_text
from game.scenes.tank_chess.setup.setup_page import chess_setup
from game.scenes.widgets.widget_kinds import Area
from game.tools.tank_chess import exhibits as chess
from tests import stage


def begun(setup):
    """Return the table that a set-up leads to, as it first stands there."""
    setup.handle(stage.resized((1280, 720)))
    return setup.handle(Press(Key.MENU)).scene


def test_a_name_that_nobody_typed_follows_the_language(kit):
    table = chess.table(kit, 0)
    kit.words.speak("uk")
    table.resume(None)
    assert table.desk.names == ("Білі", "Чорні")


def test_a_typed_name_stays_as_it_is(kit):
    kit.words.speak("uk")
    assert names_of(kit.words, "tank_chess", ("Ann", " ")) == ("Ann", "Чорні")


@pytest.mark.parametrize("game", FACES)
def test_every_seat_of_a_game_has_a_usual_name_of_its_own(kit, game):
    seats = range(len(FACES[game].seats.names))
    assert len({usual_name(kit.words, game, seat) for seat in seats}) == len(seats)


def test_a_game_of_chess_begun_without_names_keeps_none(kit):
    players = begun(chess_setup(kit)).desk.live.match.header.players
    assert [player.name for player in players] == ["", ""]


def test_a_game_of_tanchiki_begun_without_names_keeps_none(kit):
    players = begun(tanchiki_setup(kit)).live.match.header.players
    assert {player.name for player in players} == {""}


def test_the_text_of_a_game_has_no_names_but_typed_ones(kit):
    text = game_text(chess.table(kit, 2).desk)
    heading = read_game(text, load_kinds()).heading
    assert (heading.white, heading.black) == ("", "")


def test_the_records_name_the_seats_in_the_language_spoken_now(kit):
    keep_record(kit, chess.match(kit, 2))
    kit.words.speak("ru")
    shown = stage.widgets_of(records_scene(kit))
    listed = next(widget for widget in shown if isinstance(widget, Area))
    assert listed.widgets[0].words == "Танковые шахматы · Белые, Чёрные"
