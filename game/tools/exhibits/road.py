"""The road as the gallery shows it: begun, half travelled, closed, a bout left, won and lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.content.maps.map_kind import challenged
from game.content.tasks.challenges import load_challenges
from game.content.tasks.road import Bout
from game.scenes.challenges.end_page import Ended
from game.scenes.challenges.end_page import end_scene as challenge_end
from game.scenes.challenges.playing import match_of as challenge_match
from game.scenes.challenges.playing import table_of as challenge_table
from game.scenes.challenges.where_met import at_stage
from game.scenes.frame.commands import Changed, Chosen, Command, Resized, Said
from game.scenes.frame.kit import Kit
from game.scenes.road.bout import TRAVELLER, Fight, match_of, table_of
from game.scenes.road.bout_end_page import Fought, end_scene
from game.scenes.road.road import road_scene
from game.scenes.road.road_progress import chapters
from game.scenes.road.words import PickStage
from game.scenes.saves.half_way_challenges import challenge_kit
from game.scenes.saves.saving import autosaver
from game.session.people.progress import Best, keep

from .exhibit import FRAME, Exhibit, shown


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


def _fight(chapter: int, place: int) -> Fight:
    stage = chapters()[chapter].stages[place]
    assert isinstance(stage.task, Bout)
    return Fight(stage, stage.task)


def _begun(kit: Kit, chapter: int, place: int) -> Any:
    scene: Any = table_of(kit, _fight(chapter, place))
    scene.handle(Resized(1280, 720))
    for _ in range(60):
        scene.update(FRAME)
    return scene


def _ended(kit: Kit, chapter: int, place: int, stars: int, turn: int) -> Any:
    fight = _fight(chapter, place)
    fought = Fought(fight.stage, fight.bout, stars, turn, better=stars > 0)
    scene = end_scene(kit, fought, lambda: table_of(kit, fight))
    scene.update(5000)
    return scene


def _left(kit: Kit) -> Any:
    """Return the road with a bout left half-way."""
    full, fight = replace(kit, folder=kit.folder / "road_left"), _fight(0, 3)
    match = match_of(full, fight)
    match.submit(match.rules.legal(match.table, TRAVELLER)[0])
    autosaver(challenge_kit(full), fight.bout.game)(match)
    full.writer.settle()
    scene = road_scene(full)
    scene.handle(Said(PickStage(3)))
    return scene


def _task_done(kit: Kit) -> Any:
    """Return the end of a task of the road."""
    task = load_challenges(challenged()[0])[0]
    way = at_stage(chapters()[0].stages[0].id)
    ended = Ended(task, challenge_match(kit, task, way), 2, 3, "TK1-x")
    scene = challenge_end(kit, ended, lambda: challenge_table(kit, task, way), way)
    scene.update(5000)
    return scene


ROAD: dict[str, Exhibit] = {
    "road": lambda kit: _travelled(kit, 0),
    "road of the ford": lambda kit: _travelled(kit, 6),
    "road of the ice": lambda kit: _travelled(kit, 10),
    "road of three": lambda kit: _travelled(kit, 14),
    "road of the town": lambda kit: _travelled(kit, 22),
    "road closed": lambda kit: _travelled(kit, 2, Changed("chapter", 2), Said(PickStage(3))),
    "road left": _left,
    "road pause": shown(lambda kit: _begun(kit, 0, 6), Chosen("menu")),
    "road task done": _task_done,
    "road won": lambda kit: _ended(kit, 1, 7, 2, 9),
    "road lost": lambda kit: _ended(kit, 2, 8, 0, 31),
}
