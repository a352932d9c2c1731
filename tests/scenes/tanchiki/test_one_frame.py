"""Who acts is framed once, at every moment of a match, shown, paused or waited for."""

import random
from dataclasses import replace

import pytest

from game.ai.questions import InSlices
from game.rules.tanchiki.state import Phase
from game.scenes.frame.commands import Key
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.first_turn_hints import SEEN
from tests.paper import Paper

from .table import press, table_of
from .test_whole_match import act

WITH_TWO_COMPUTERS = (Occupant("Ann"), Occupant("Bob", "soldier"), Occupant("Cem", "recruit"))
STEP_MS = 240
LATE = 2


class Late:
    """Answers as it would, but for some frames all wait for it."""

    def __init__(self, asked=None):
        self.asked = asked
        self.left = LATE

    def ask(self, question):
        return Late(InSlices().ask(question))

    def answer(self):
        self.left -= 1
        return self.asked.answer() if self.left < 0 else None

    def hurry(self):
        self.asked.hurry()

    def drop(self):
        self.asked.drop()

    def close(self):
        pass


def framed(scene, brushes):
    """Return the seats that have a frame, each as often as it has one."""
    paper = Paper(brushes)
    scene.draw(paper)
    edges = (str(mark.colour).split(".") for mark in paper.marks if mark.how == "edge")
    return sorted(int(parts[1]) for parts in edges if parts[0] == "seat" and len(parts) == 2)


def acting(scene):
    """Return who acts: whom all wait for, or whose tank drives."""
    desk = scene.desk
    if desk.sitting.comes_next is not None:
        return []
    if desk.sitting.caught_up:
        thinking = desk.live.thinking
        return list(desk.sitting.choosers) if thinking is None else [thinking]
    turn = desk.table.turn
    return [turn.mover] if turn.phase is Phase.MOVING and turn.mover is not None else []


def moments(kit, seed, most):
    """Play a match, pausing now and then, and yield the table at every moment of it."""
    kit.settings.change(seen=frozenset({SEEN}))
    late = replace(kit, thinker=Late())
    stack, scene = table_of(late, WITH_TWO_COMPUTERS, seed, speed=200, bot_speed=200)
    for _ in range(most):
        stack.update(STEP_MS)
        if scene.desk.sitting.asked == "result":
            return
        if stack.top is not scene:
            press(stack, Key.ACCEPT)
            continue
        reel = scene.live.playback
        chance = random.Random(seed * 10_000 + reel.place)
        if chance.random() < 0.1 and not reel.idle:
            press(stack, Key.PLAY)
        act(scene, chance)
        yield scene


def unframed(kit, brushes, seed, most):
    """Return the moments at which who acts had not just one frame, and how many there were."""
    wrong, count = [], 0
    for scene in moments(kit, seed, most):
        count += 1
        if acting(scene) and (found := framed(scene, brushes)) != acting(scene):
            turn = scene.table.turn
            wrong.append((turn.number, turn.phase.value, acting(scene), found))
    return wrong, count


def test_in_the_first_turn_of_a_match_who_acts_has_one_frame(kit, brushes):
    wrong, count = unframed(kit, brushes, 3, 30)
    assert wrong == []
    assert count > 20


@pytest.mark.nightly
@pytest.mark.parametrize("seed", [1, 2])
def test_through_a_whole_match_who_acts_has_one_frame(kit, brushes, seed):
    wrong, count = unframed(kit, brushes, seed, 6000)
    assert wrong == []
    assert count > 200
