"""Whole matches at the table, to their end and beyond."""

import random
from dataclasses import replace

import pytest

from game.content.texts import load_texts
from game.scenes.frame.commands import Chosen, Key
from game.scenes.frame.kit import Words
from game.scenes.frame.settings import Curtain
from game.scenes.frame.stack import SceneStack
from game.scenes.opening.opening import opened_record
from game.scenes.replay.replay import ReplayScene
from game.scenes.saves.saved_files import waiting
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.first_turn_hints import SEEN
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel
from game.scenes.tanchiki.table import TableScene
from tests import stage

from .table import press

EIGHT = (
    Occupant("Ann"),
    Occupant("Bob"),
    *(Occupant(f"Computer {n}", "recruit" if n % 2 else "soldier") for n in range(6)),
)


def act(scene, chance):
    """Do something legal for a person, mostly what brings the plan on."""
    scene.desk.sitting.rest_over()
    if scene.desk.aimer.aim is not None and scene.desk.sitting.caught_up:
        seat = scene.desk.aimer.aim.seat
        scene.desk.aimer.forget()
        scene.live.submit(chance.choice(scene.live.legal(seat)))
        return
    for seat in scene.desk.planners.seats:
        legal = scene.live.legal(seat)
        ending = [action for action in legal if type(action).__name__ == "Commit"]
        laying = [action for action in legal if type(action).__name__ == "PlaceCard"]
        scene.live.submit(chance.choice(ending or laying or legal))


def played(kit, brushes, places, options=(), seed=3, most=6000):
    """Play a match to its end and return the stack with the result on top."""
    kit.settings.change(speed=0, bot_speed=0, less_motion=True, curtain=Curtain.ALWAYS)
    kit.settings.change(seen=frozenset({SEEN}))
    seeded = replace(kit, seed=lambda: seed)
    panel = TanchikiPanel(seeded, "")
    panel.options |= dict.fromkeys(options, True)
    scene = TableScene(seeded, panel.match(places), lambda: scene)
    stack, chance = SceneStack(scene), random.Random(seed)
    stack.handle(stage.resized((960, 540)))
    for step in range(most):
        stack.update(100)
        if scene.desk.sitting.asked == "result":
            return stack, scene
        if stack.top is not scene:
            press(stack, Key.ACCEPT)
        else:
            act(scene, chance)
        if step % 60 == 0:
            stack.draw(stage.canvas(brushes))
    raise AssertionError(f"not over after turn {scene.table.turn.number}")


@pytest.mark.nightly
def test_a_match_leads_to_its_result_and_is_watched_again(kit, brushes):
    stack, scene = played(kit, brushes, (Occupant("Ann"), Occupant("Bob")), seed=6)
    path = keep_record(kit, scene.live.match)
    stack.draw(stage.canvas(brushes))
    assert scene.live.match.outcome is not None
    assert isinstance(stage.watched(opened_record(kit, path)), ReplayScene)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ("en", "ru", "uk"))
def test_eight_seats_with_all_options_play_to_the_end(kit, brushes, language):
    speaking = replace(kit, words=Words(load_texts(language)))
    options = ("uneven", "island", "dangerous_four", "avalanche")
    stack, scene = played(speaking, brushes, EIGHT, options)
    stack.draw(stage.canvas(brushes, (960, 540)))
    assert scene.live.match.outcome is not None
    assert not speaking.words.texts.missing
    # With its first frame the result keeps the record; before, leaving would be asked about.
    stack.update(100)
    stack.handle(Chosen("title"))
    assert not waiting(kit, "tanchiki")


@pytest.mark.nightly
def test_from_the_result_the_match_is_watched_from_its_beginning(kit, brushes):
    stack, _ = played(kit, brushes, (Occupant("Ann"), Occupant("Bob", "recruit")))
    stack.handle(Chosen("watch"))
    assert isinstance(stack.top, ReplayScene)
    assert stack.top.reel.place < 5
