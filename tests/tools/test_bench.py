"""Every bench run begins with the pace of the machine."""

from __future__ import annotations

import pytest

from game.tools import bench
from game.tools.benches import machine_pace


def test_the_pace_is_two_figures_of_processor_time(capsys):
    assert bench.main(["pace"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [(name, unit) for name, _, unit in lines] == [
        ("pace.python:", "ms"),
        ("pace.drawing:", "ms"),
    ]
    assert all(float(value) > 0 for _, value, _ in lines)


@pytest.mark.parametrize(
    "asked, measured",
    [
        ([], tuple(bench.ROOMS)),
        (["core"], ("pace", "core")),
        (["table", "ai"], ("pace", "table", "ai")),
        (["ai", "pace"], ("pace", "ai")),
        (["pace"], ("pace",)),
    ],
)
def test_the_pace_is_measured_once_and_before_everything_else(asked, measured):
    assert next(iter(bench.ROOMS)) == "pace"
    assert bench.rooms(asked) == measured


def test_the_loop_of_the_pace_does_the_work_that_older_figures_were_taken_with():
    assert machine_pace.walked() == 4052631


def test_the_drawing_of_the_pace_shows_plates_pieces_and_words():
    machine_pace.pygame.font.init()
    page = machine_pace.painted()
    colours = {tuple(page.get_at((x, y))) for x in range(0, 1280, 16) for y in range(0, 720, 16)}
    assert page.get_size() == machine_pace.SIZE
    assert len(colours) > 500
