"""The tool that plays each kind of event."""

from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from game.rules import GAMES
from game.tools.clips import FRAMES, SIDE, Film, games, main
from game.tools.pictures.clip_moments import MomentCatalogue
from game.view.canvas.board_place import placed
from tests import stage
from tests.demo.rules import DEMO
from tests.demo.rules.events import TankTurned
from tests.demo.scenes.face import FACE, TABLE
from tests.laws.matches import random_match
from tests.setups.demo import DUEL
from tests.view.tanchiki.moments import KINDS, examples


def test_there_is_a_moment_of_every_kind_of_event_of_tanchiki():
    assert set(examples()) == {kind.__name__ for kind in KINDS}


@pytest.mark.parametrize("game", games())
def test_a_strip_is_written_for_each_kind_that_is_asked_for(game, tmp_path):
    # One of the first turn: until a rare one is met, match after match is played.
    sources = GAMES.in_room("tools", game, "moments_for_clips.catalogue")()
    begun = random_match(sources.rules, sources.setups[0], 0, most=1)
    kind = type(begun.turns[0].step.events[0].event).__name__
    assert main([game, "--out", str(tmp_path), "--only", kind]) == 0
    assert pygame.image.load(tmp_path / f"{kind}.png").get_size() == (SIDE * FRAMES, SIDE)


def test_an_unknown_kind_of_event_is_refused_in_words(capsys, tmp_path):
    assert main(["tanchiki", "--out", str(tmp_path), "--only", "zebra"]) == 1
    assert "No kind of event begins with 'zebra'" in capsys.readouterr().out


def test_a_table_that_tells_no_size_is_measured_by_its_place(tmp_path):
    kit = stage.make_kit(tmp_path, stage.brushes())
    laid = replace(TABLE, place=lambda kit, table, box, scale: placed(box, 8, 4, scale, 0))
    kit = replace(kit, faces={"demo": replace(FACE, table=laid)})
    tank = DEMO.new(DUEL, 1).table.tanks[1]
    told = SimpleNamespace(event=TankTurned(1, tank.facing))
    at = Film(MomentCatalogue(DEMO, (DUEL,)), kit, None).focus(
        (SimpleNamespace(tanks=(None, tank)), told)
    )
    assert at == ((tank.cell.x + 0.5) / 8, (tank.cell.y + 0.5) / 4)
