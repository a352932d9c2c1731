"""A click goes from the device to the disk, and no room that it has left is called again."""

import sys
import threading
from itertools import groupby

import pygame
import pytest

from game.scenes.frame.settings import Confirm
from game.scenes.frame.stack import Restart
from game.scenes.widgets.widget_kinds import Button, key_of
from tests.app.shells import opened
from tests.scenes.tanchiki.table import planning
from tests.scenes.tank_chess.table import scene as chess_table
from tests.scenes.tank_chess.table import spot as cell_at

SIZE = (1280, 720)


def rooms(frame):
    """Return the rooms that wait for each other's answers now, from the device on."""
    found = []
    while frame is not None:
        name = frame.f_globals.get("__name__", "")
        if name.startswith("game."):
            found.append(name.split(".")[1])
        frame = frame.f_back
    return [room for room, _ in groupby(reversed(found))]


SUBMITTED = "game.session.match.match", "submit"
HANDED_OVER = "game.session.files.background_writing", "put"
WRITTEN = "game.session.files.crash_safe_files", "write"


class Followed:
    """Notes which rooms wait for an answer whenever one of these functions is called."""

    def __init__(self, *wanted):
        self.chains = {each: [] for each in wanted}

    def __call__(self, frame, event, argument):
        at = frame.f_globals.get("__name__", ""), frame.f_code.co_name
        if event == "call" and at in self.chains:
            self.chains[at].append(rooms(frame))

    def __enter__(self):
        threading.setprofile(self)
        sys.setprofile(self)
        return self

    def __exit__(self, *error):
        sys.setprofile(None)
        threading.setprofile(None)


def a_card(kit):
    """Return a table, and where one clicks to lay a card."""
    table = planning(kit)[1]
    buttons = (each for each in table.widgets() if isinstance(each, Button))
    card = next(each for each in buttons if key_of(each) == table.desk.planners.first(0))
    return table, (card.box.middle,)


def a_cell(kit):
    """Return a table, and where one clicks to choose a piece and to drive it."""
    table = chess_table(kit)
    kit.settings.change(confirm=Confirm.NONE)
    return table, (cell_at(table, "D1"), cell_at(table, "E2"))


@pytest.mark.parametrize("laid", [a_card, a_cell])
def test_a_click_passes_no_room_twice_on_its_way_to_the_disk(tmp_path, laid):
    shell, kit = opened(tmp_path, SIZE)
    table, spots = laid(kit)
    shell.stack._act(Restart(table))
    shell.turn()
    kit.writer.settle()
    pygame.event.clear()
    with Followed(SUBMITTED, HANDED_OVER, WRITTEN) as followed:
        for spot in spots:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.Event(kind, pos=spot, button=1, touch=False))
                shell.turn()
        kit.writer.settle()
    assert table.desk.live.match.count > 0
    assert followed.chains[SUBMITTED] == [["app", "scenes", "session"]]
    assert ["app", "scenes", "session"] in followed.chains[HANDED_OVER]
    assert ["session"] in followed.chains[WRITTEN]
    chains = [chain for each in followed.chains.values() for chain in each]
    assert all(len(chain) == len(set(chain)) for chain in chains)
