"""A figure that plays over and over: it begins again, and stands still where that is wished."""

import pytest

from game.content.shelf.boxes import load_boxes
from game.rules import GAMES
from game.scenes.book.played_turn import REST_MS, played_turn
from game.view.canvas.box import Box
from tests.paper import Paper

BOXES = load_boxes(tuple(GAMES))
ROOM = Box(20, 20, 480, 360)
WHOLE, FRAME = 40_000, 400


def marks(turn, brushes):
    paper = Paper(brushes)
    turn.draw(paper, ROOM)
    return paper.marks


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.game)
def test_the_turn_of_each_box_begins_again_when_it_is_over(kit, brushes, box):
    turn, seen = played_turn(kit, box.game, box.figure), []
    for _ in range(WHOLE // FRAME):
        seen.append(marks(turn, brushes))
        turn.update(FRAME)
    first = [place for place, each in enumerate(seen) if each == seen[0]]
    played = next(place for place, each in enumerate(seen) if each != seen[0])
    assert first[-1] - played > REST_MS // FRAME
    assert turn.moving


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.game)
def test_with_less_motion_a_turn_stands_at_what_takes_longest(kit, brushes, box):
    moving = marks(played_turn(kit, box.game, box.figure), brushes)
    kit.settings.change(less_motion=True)
    turn = played_turn(kit, box.game, box.figure)
    still = marks(turn, brushes)
    turn.update(WHOLE)
    assert still
    assert still != moving
    assert marks(turn, brushes) == still
    assert not turn.moving


def test_a_figure_that_is_not_there_shows_nothing(kit, brushes):
    turn = played_turn(kit, BOXES[0].game, "nowhere")
    turn.update(WHOLE)
    assert not marks(turn, brushes)
    assert not turn.moving
