"""What flares up on a board."""

from game.view.canvas.board_place import placed
from game.view.canvas.box import Box
from game.view.show.clip import Effect
from game.view.show.flares import film
from tests.paper import Paper

PLACE = placed(Box(0, 0, 700, 700), 12, 12, 1, 20)


def angles(brushes, varied):
    paper = Paper(brushes)
    for y in range(3):
        for x in range(3):
            film("explosion", 7, varied=varied)(paper, PLACE, Effect("blast", x, y, 700), 0.5)
    found = [mark.angle for mark in paper.pictures("explosion.3")]
    return [found[row : row + 3] for row in (0, 3, 6)]


def test_blasts_side_by_side_do_not_look_alike(brushes):
    rows = angles(brushes, varied=True)
    beside = [(row[n], row[n + 1]) for row in rows for n in (0, 1)]
    below = [(rows[n][x], rows[n + 1][x]) for x in range(3) for n in (0, 1)]
    assert all(one != other for one, other in beside + below)


def test_a_film_that_is_not_varied_stands_as_it_was_drawn(brushes):
    assert {angle for row in angles(brushes, varied=False) for angle in row} == {0}
