"""What an exhibit is: a scene of a game, and what is done in it one thing after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.content.maps.maps import load, map_folder
from game.content.tasks.challenges import load_challenges
from game.core.rules import Seat
from game.scenes.boards.numbers_page import numbers_of
from game.scenes.book.rules_page import rules_scene
from game.scenes.challenges.challenges_page import challenges_scene
from game.scenes.challenges.list_page import PickOut
from game.scenes.challenges.playing import table_of
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.commands import Changed, Command, Resized, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Push, Replace, Scene
from game.scenes.opening.opening import opened_game, opened_record
from game.scenes.pages.working_page import WorkingScene
from game.scenes.saves.saving import keep_record
from game.scenes.seats.occupants import Occupant, keep_setup
from game.session.match.match import Match
from game.session.match.record import Player
from game.view.show.playback import Playback

FRAME = 20
MOST = 10_000
"""So many frames no turn takes."""

WHOLE = 120_000
"""A figure of the rules book is over by then."""

Exhibit = Callable[[Kit], Scene]
Deed = Callable[[Any], Change]
"""Something done in a scene that is no command, or depends on where things lie there."""


@dataclass(frozen=True)
class Turn:
    """A turn to be filmed: a match, and from which of its events to which it is shown."""

    match: Match
    begins: int
    ends: int


@dataclass(frozen=True)
class Exhibits:
    """What a game has to show, in EXHIBITS of `game.tools.<game>.exhibits`.

    `tables` are its own scenes by their names, `sheets` the pages of all games as they are with
    it. `below` is what lies below one that is seen through, by its name or the first word of it:
    another one by its name, or one that is shown nowhere else;
    `keep` puts a match among the records; with an `own_table` nobody sees the game on the shared
    one. `best` names the table that shows the game on the main page, `film` is a turn for it.
    """

    tables: Mapping[str, Exhibit]
    sheets: Mapping[str, Exhibit] = field(default_factory=dict)
    below: Mapping[str, str | Exhibit] = field(default_factory=dict)
    keep: Callable[[Kit], object] = lambda kit: None
    own_table: bool = False
    best: str = ""
    film: Callable[[], Turn] | None = None


def shown(begin: Exhibit, *deeds: Command | Deed) -> Exhibit:
    """Return the scene that these commands and deeds lead to."""

    def made(kit: Kit) -> Scene:
        scene = begin(kit)
        for deed in deeds:
            change = deed(scene) if callable(deed) else scene.handle(deed)
            scene = change.scene if isinstance(change, Push | Replace) else scene
        return scene

    return made


def passing(ms: int = FRAME, frame: int = FRAME) -> Deed:
    """Let time pass, frame by frame."""

    def deed(scene: Scene) -> None:
        for _ in range(ms // frame):
            scene.update(frame)

    return deed


def looked_closer(scene: Any) -> None:
    """Show the end of a match that is over, up to the middle of what decided it, from close."""
    until_decided(scene)
    passing(scene.desk.sitting.last_look.seen.left // 2)(scene)


def until_decided(scene: Any) -> None:
    """Show the end of a match that is over, until what decided it is seen from close."""
    sitting, live = scene.desk.sitting, scene.desk.live
    sitting.over, sitting.asked = False, ""
    live.playback = live.playback.at(live.playback.length - 1)
    live.playback.paused = False
    for _ in range(MOST):
        scene.update(FRAME)
        if sitting.last_look.seen is not None:
            return
    raise LookupError("nothing decided it")


def hinted(key: str) -> Deed:
    """Draw a curtain aside, and read the hints of a first match as far as this one."""

    def deed(scene: Any) -> None:
        guide, scene.desk.sitting.asked = scene.desk.guide, ""
        guide.again()
        for _ in range(MOST):
            scene.update(FRAME)
            if guide.shown is not None and guide.shown.key == key:
                return
            if guide.shown is not None:
                guide.read()
        raise LookupError(f"{key} does not come")

    return deed


def until(kind: type, reel: Callable[[Any], Playback[Any, Any]]) -> Deed:
    """Let time pass until an event of this kind is shown by the reel of the scene."""

    def deed(scene: Scene) -> None:
        for _ in range(MOST):
            current = reel(scene).current
            if isinstance(current and current.event, kind):
                return
            scene.update(FRAME)
        raise LookupError(f"no {kind.__name__} is shown")

    return deed


def set_up(game: str, places: tuple[Occupant, ...], *deeds: Command) -> Exhibit:
    """Return the set-up of a game in which these players sit."""

    def begin(kit: Kit) -> Scene:
        keep_setup(kit, game, places, "")
        return opened_game(kit, game)

    return shown(begin, *deeds)


def numbered(game: str, map: str) -> Exhibit:
    """Return what a map of a game is in numbers."""

    def begin(kit: Kit) -> Scene:
        return numbers_of(kit, load(map_folder() / game / map))

    return shown(begin, passing())


def replayed(match: Callable[[Kit], Match], place: int) -> Exhibit:
    """Return the replay of a match at this place."""

    def begin(kit: Kit) -> Scene:
        path = keep_record(kit, match(kit))
        assert path is not None
        scene = opened_record(kit, path)
        while isinstance(scene, WorkingScene):
            change = scene.update(FRAME)
            scene = change.scene if isinstance(change, Replace) else scene
        return scene

    return shown(begin, Changed("bar.place", place), passing())


def challenged(game: str, ms: int = FRAME, place: int = 0) -> Exhibit:
    """Return the first challenge of a game, or another."""

    def begin(kit: Kit) -> Scene:
        return table_of(kit, load_challenges(game)[place])

    return shown(begin, Resized(1280, 720, 1), passing(ms))


def listed(game: str, place: int) -> Exhibit:
    """Return the list of challenges of a game, one of them chosen."""

    def begin(kit: Kit) -> Scene:
        scene = challenges_scene(kit)
        scene.handle(Resized(1280, 720, 1))
        scene.handle(Changed("game", tuple(games_of(kit)).index(game)))
        scene.handle(Said(PickOut(place)))
        return scene

    return begin


def twin(kit: Kit, match: Match, people: frozenset[Seat], mind: str = "recruit") -> Match:
    """Return the match as a twin of its own, with people on these seats and a mind on the rest."""
    header, other = match.header, match.twin()
    players = tuple(
        Player("", None if seat in people else mind) for seat in range(len(header.players))
    )
    labels = (("map", kit.words(f"door.{header.game}")), ("date", kit.today()))
    other.header = replace(header, players=players, labels=labels, program=kit.version)
    return other


def ruled(game: str, rule: str, ms: int = 0) -> Exhibit:
    """Return the rules of a game at a paragraph, with so much of its figure played."""
    return shown(lambda kit: rules_scene(kit, game, rule), passing(ms, 60_000))


def usual_speed(kit: Kit) -> None:
    """Let events be seen, at the speed at which the pictures are meant."""
    kit.settings.change(speed=100, bot_speed=100, tempo=100)
