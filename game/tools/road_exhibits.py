"""The road as the gallery shows it: begun, half travelled, closed, a bout won and lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.content.road import Bout
from game.scenes.commands import Changed, Command, Said
from game.scenes.kit import Kit
from game.scenes.road.bout import Fight, table_of
from game.scenes.road.bout_end import Fought, end_scene
from game.scenes.road.road import road_scene
from game.scenes.road.travel import chapters
from game.scenes.road.words import PickStage
from game.session.progress import Best, keep

from .showing import Exhibit


def _travelled(kit: Kit, count: int, *said: Command) -> Any:
    """Return the road after so many stages of it."""
    full = replace(kit, folder=kit.folder / f"road_{count}")
    stages = [each for chapter in chapters() for each in chapter.stages]
    for number, each in enumerate(stages[:count]):
        name = each.id if isinstance(each.task, Bout) else each.task.challenge
        keep(full.folder, Best(name, 3, 3 - number % 2))
    scene = road_scene(full)
    for command in said:
        scene.handle(command)
    return scene


def _fight(kit: Kit, chapter: int, place: int) -> Fight:
    stage = chapters()[chapter].stages[place]
    assert isinstance(stage.task, Bout)
    return Fight(stage, stage.task)


def _ended(kit: Kit, chapter: int, place: int, stars: int, turn: int) -> Any:
    fight = _fight(kit, chapter, place)
    fought = Fought(fight.stage, fight.bout, stars, turn, better=stars > 0)
    scene = end_scene(kit, fought, lambda: table_of(kit, fight))
    scene.update(5000)
    return scene


ROAD: dict[str, Exhibit] = {
    "road": lambda kit: _travelled(kit, 0),
    "road of the ford": lambda kit: _travelled(kit, 5),
    "road of the ice": lambda kit: _travelled(kit, 9),
    "road of three": lambda kit: _travelled(kit, 11),
    "road of the town": lambda kit: _travelled(kit, 17),
    "road closed": lambda kit: _travelled(kit, 2, Changed("chapter", 2), Said(PickStage(3))),
    "road won": lambda kit: _ended(kit, 1, 5, 2, 9),
    "road lost": lambda kit: _ended(kit, 2, 5, 0, 31),
}
