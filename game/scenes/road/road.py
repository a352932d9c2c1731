"""The road: a map for each chapter, and what is played at each stage of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from pathlib import Path

from game.content.files.reader import ContentError
from game.content.tasks.road import Bout, Stage
from game.scenes.boards.faults_page import fault_sentences
from game.scenes.challenges import left_half_way, playing
from game.scenes.challenges.stars_won import NEXT
from game.scenes.challenges.where_met import ROAD, at_stage
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push, Scene
from game.scenes.pages.dialog import sure, tell
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.widget_scene import Happening, Sheet
from game.scenes.saves.half_way_challenges import half_way, lately_left, left_label
from game.session.files.crash_safe_files import NotWritten
from game.session.match.record import Foreign
from game.session.people import side_roads

from .bout import Fight, going_on, table_of
from .road_page import page_of
from .road_progress import Travel, stage_of, travel
from .words import PickStage, game_at


def road_scene(kit: Kit, where: Path | None = None) -> Scene:
    """Return the road of a folder; what is wrong with its files is told instead."""
    try:
        found = travel(kit, where)
    except ContentError as error:
        return tell(kit, kit.words("road.title"), fault_sentences(kit, error)[0])
    return _scene(kit, found)


@dataclass(frozen=True, slots=True)
class Left:
    """The table of what was left half-way, and whether it was met on the road."""

    table: Scene
    on_road: bool


def last_left(kit: Kit) -> Left | None:
    """Return the task or bout that was left last, None where none can be gone on with."""
    for game in lately_left(kit, games_of(kit)):
        if scene := half_way_bout(kit, (game,)):
            return Left(scene, True)
        if found := left_half_way.half_way_table(kit, (game,)):
            return Left(found, bool(left_label(kit, game, ROAD)))
    return None


def half_way_bout(kit: Kit, games: Iterable[str] = ()) -> Scene | None:
    """Return the table of the bout of these games, or any, that was left half-way last; None where
    it cannot be gone on with."""
    left = (half_way(kit, game) for game in lately_left(kit, games or games_of(kit)))
    try:
        stages = [each for each in map(stage_of, left) if each is not None]
    except ContentError:
        return None
    fights = (Fight(each, each.task) for each in stages if isinstance(each.task, Bout))
    return next((scene for fight in fights if (scene := going_on(kit, fight))), None)


def _scene(kit: Kit, travel: Travel) -> Sheet:
    patient = kit.boards.patient

    def look(place: int) -> None:
        travel.place = place
        if patient and travel.waits:
            travel.read(kit)

    def focused(said: Hashable) -> None:
        """What the keys point at on the map is looked at."""
        if isinstance(said, PickStage):
            look(said.place)

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("chapter", int(chapter)):
                travel.chapter = chapter
                look(0)
                sheet.form.focus("play" if travel.is_open(travel.shown) else "side")
            case Said(PickStage(place)):
                again = travel.place == place
                look(place)
                return _asked(kit, travel) if again else None
            case Chosen("play"):
                return _asked(kit, travel)
            case Chosen("lessons"):
                return Push(kit.lessons(game_at(travel.chosen), False))
            case Chosen("side"):
                return _entered(kit, travel)
            case _:
                pass
        return None

    def resumed(answer: object) -> Change:
        if answer in ("yes", "no"):
            return _begun(kit, travel) if answer == "yes" else None
        kit.sounds.music("music.menu")
        travel.look_anew(kit)
        if answer == NEXT:
            travel.to_next()
        look(travel.place)
        return None

    def passing(ms: int) -> Change:
        """Read in a later frame what the chosen stage asks for."""
        if travel.waits:
            travel.read(kit)
        return None

    look(travel.place)
    sheet = Sheet(
        kit,
        lambda page: page_of(kit, page, travel),
        answer,
        resumed=resumed,
        first="play",
        focused=focused,
        passing=passing,
        moving=lambda: travel.waits,
    )
    return sheet


def _asked(kit: Kit, travel: Travel) -> Change:
    """Begin the chosen stage, or go on with it; another run that would be lost is asked about."""
    if not travel.is_open(travel.shown):
        return None
    left = half_way(kit, game_at(travel.chosen))
    if not left:
        return _begun(kit, travel)
    if left == _known_as(travel.chosen) and (scene := _gone_on(kit, travel)):
        return Push(scene)
    return Push(sure(kit, kit.words("road.play"), lost(kit, travel, left), kit.words("road.play")))


def _known_as(stage: Stage) -> str:
    """Return as what a run of a stage is kept."""
    return stage.id if isinstance(stage.task, Bout) else stage.task.challenge


def lost(kit: Kit, travel: Travel, left: str) -> str:
    """Return what is lost by setting out, by its name where it is a stage of the road."""
    stages = (each for chapter in travel.chapters for each in chapter.stages)
    name = next((kit.words(each.id) for each in stages if _known_as(each) == left), "")
    return kit.words("road.instead_of", name=name) if name else kit.words("road.instead")


def _gone_on(kit: Kit, travel: Travel) -> Scene | None:
    task = travel.chosen.task
    if isinstance(task, Bout):
        return going_on(kit, Fight(travel.chosen, task))
    found = travel.known.get(task.challenge)
    way = at_stage(travel.chosen.id)
    return left_half_way.going_on(kit, found, way) if found is not None else None


def _begun(kit: Kit, travel: Travel) -> Change:
    stage = travel.chosen
    try:
        if isinstance(stage.task, Bout):
            return Push(table_of(kit, Fight(stage, stage.task)))
        if travel.waits:
            travel.read(kit)
        found = travel.known[stage.task.challenge]
        if found is None:
            return Push(tell(kit, kit.words(stage.id), kit.words("road.gone")))
        return Push(playing.table_of(kit, found, at_stage(stage.id)))
    except ContentError as error:
        return Push(tell(kit, kit.words(stage.id), fault_sentences(kit, error)[0]))


def _entered(kit: Kit, travel: Travel) -> Change:
    """Open the chapter by the side road, for good."""
    try:
        side_roads.enter(kit.folder, travel.shown.name)
    except (NotWritten, Foreign, OSError):
        travel.entered = (*travel.entered, travel.shown.name)
        return Notice(kit.words("challenge.not_kept"))
    travel.look_anew(kit)
    return None
