"""Each event of the stories moves, flares, sounds and is told as was agreed to.

What was agreed to lies in `tests/shown/clips/` and `tests/shown/told/`, a file a game
(`tests/scenes/test_showing.py`).
"""

from contextlib import suppress
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path

import pytest

from game.content.scenario_files import read_scenario
from game.core.played_story import along
from game.core.rules import IllegalAction
from game.rules import GAMES
from game.rules.tank_chess.letters.refusals import Refused
from game.scenes.faces.all_faces import FACES
from game.view.arena_of_eight import drawn_effects as of_arena
from game.view.blanket_hills import drawn_effects as of_hills
from game.view.canvas.board_place import BoardPlace
from game.view.deep_scan import drawn_effects as of_scan
from game.view.dice_and_armour import drawn_effects as of_armour
from game.view.hold_the_banner import drawn_effects as of_banner
from game.view.lamps_till_dawn import drawn_effects as of_lamps
from game.view.one_cut import drawn_effects as of_cuts
from game.view.proving_ground.drawn_effects import EFFECTS as OF_PROVING
from game.view.road_to_the_overlord import drawn_effects as of_road
from game.view.tanchiki.drawn_effects import EFFECTS as OF_TANCHIKI
from game.view.tank_chess.drawn_effects import EFFECTS as OF_CHESS
from tests import stage
from tests.paper import Paper
from tests.showing import agreed, heard

EFFECTS = {
    "tanchiki": OF_TANCHIKI,
    "tank_chess": OF_CHESS,
    "proving_ground": OF_PROVING,
    "one_cut": of_cuts.EFFECTS,
    "dice_and_armour": of_armour.EFFECTS,
    "arena_of_eight": of_arena.EFFECTS,
    "lamps_till_dawn": of_lamps.EFFECTS,
    "hold_the_banner": of_banner.EFFECTS,
    "blanket_hills": of_hills.EFFECTS,
    "deep_scan": of_scan.EFFECTS,
    "road_to_the_overlord": of_road.EFFECTS,
}
FIGURED = [game for game in GAMES if FACES[game].figures is not None]
STORIES = Path(__file__).parents[1] / "scenarios"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
EACH = {"dice_and_armour": 2}
"""Of so many stories one is enough, where they take long to play."""
SHARES = (0.05, 0.3, 0.7, 0.95)
PLACE = BoardPlace(40, 40, 40, 12, 12)


@cache
def stories(game, every=1):
    """Return every so many of the stories of a game, as figures play them."""
    face, found = FACES[game].figures(None), []
    for path in sorted((STORIES / game).glob("*.txt"))[::every]:
        # A turn that nobody can read, and talk, have no figure.
        with suppress(Refused, IllegalAction):
            found.append(face.stage(read_scenario(path).sections))
    return tuple(found)


def moments(game):
    """Yield every event of the stories, with the table before it."""
    evolve = FACES[game].figures(None).evolve
    for staged in stories(game, EACH.get(game, 1)):
        yield from along(staged.table, staged.told, evolve)


def clips(game, kit):
    """Return the clips of a game that differ in more than their places, each with its event."""
    clip_for, found = kit.faces[game].board(kit).motion.clip_for, {}
    for table, event in ((table, told.event) for table, told in moments(game)):
        clip, name = clip_for(table, event), type(event).__name__
        flares = frozenset(effect.kind.split()[0] for effect in clip.effects)
        look = (name, clip.ms, flares, clip.sound, clip.cues, len(clip.moves))
        found.setdefault(look, clip)
    return sorted(((look[0], clip) for look, clip in found.items()), key=lambda each: each[0])


def told(name, clip):
    """Yield what a clip is made of, in lines."""
    yield f"== {name}: {clip.ms} ms, sound {clip.sound}, shake {clip.shake}, tells {clip.tells}"
    for piece, moves in clip.moves.items():
        for move in moves if isinstance(moves, tuple) else (moves,):
            yield f"{piece}: {spelled(move)}"
    for each in (*clip.effects, *clip.cues):
        yield spelled(each)


def spelled(value):
    """Return a value in short, without what is as it usually is."""
    if isinstance(value, float):
        return f"{value:.2f}"
    if isinstance(value, Enum):
        return value.value
    if not is_dataclass(value):
        return str(value)
    parts = ((each, getattr(value, each.name)) for each in fields(value))
    unusual = (f"{each.name} {spelled(part)}" for each, part in parts if part != each.default)
    return f"({', '.join(unusual)})"


def drawn(effects, effect, brushes):
    """Yield what an effect draws in the course of its time, and about where."""
    for share in SHARES:
        running = ((effect, round(effect.ms * share)),)
        for below in (effects.draw_below, effects.draw_above):
            paper = Paper(brushes)
            below(paper, PLACE, running, False)
            for mark in paper.marks:
                x, y = ((each - 40) / PLACE.size for each in mark.middle)
                look = f"{mark.how} {mark.what} {mark.colour} {round(mark.angle)} {mark.alpha}"
                yield f"{share}: {look} at {x:.1f} {y:.1f}, {mark.box.width / PLACE.size:.1f} wide"


@pytest.mark.parametrize("game", FIGURED)
def test_each_event_moves_flares_and_sounds_as_was_agreed_to(game, tmp_path, brushes):
    lines, flares = [], {}
    for name, clip in clips(game, stage.make_kit(tmp_path, brushes)):
        lines += told(name, clip)
        for effect in clip.effects:
            flares.setdefault(effect.kind.split()[0], effect)
    for kind, effect in sorted(flares.items()):
        lines += [f"== effect {kind}", *drawn(EFFECTS[game], effect, brushes)]
    agreed(f"clips/{game}", lines)


@pytest.mark.parametrize("game", FIGURED)
def test_each_event_is_told_in_the_words_that_were_agreed_to(game, tmp_path, brushes):
    kit = stage.make_kit(tmp_path, brushes)
    texts, face, found = heard(kit), kit.faces[game].board(kit), {}
    for table, told in moments(game):
        said = texts.key(face.tell(kit.words, table, told.event, NAMES))
        whose = face.whose(table, told.event)
        found.setdefault((type(told.event).__name__, said.partition("(")[0], whose), said)
    agreed(f"told/{game}", [f"{name}, {whose}: {said}" for (name, _, whose), said in found.items()])
