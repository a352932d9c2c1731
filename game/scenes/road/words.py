"""What is said of a stage: what is played there, against whom, and what earns how many stars."""

from __future__ import annotations

from dataclasses import dataclass

from game.content.tasks.challenges import Challenge
from game.content.tasks.road import Bout, Stage
from game.scenes.challenges.words import conditions_of, goal_of, limits_of
from game.scenes.faces.challenge_face import face_of
from game.scenes.frame.kit import Kit


@dataclass(frozen=True, slots=True)
class PickStage:
    """Look at the stage at this place of the chapter."""

    place: int


def game_at(stage: Stage) -> str:
    """Return which game is played there."""
    task = stage.task
    return task.game if isinstance(task, Bout) else task.challenge.partition(".")[0]


def kind_of(kit: Kit, stage: Stage) -> str:
    """Return what is played there, as a line."""
    game = kit.words(f"door.{game_at(stage)}")
    if isinstance(stage.task, Bout):
        names = ", ".join(kit.words(f"commander.{each}") for each in stage.task.against)
        return kit.words("road.bout", game=game, names=names)
    return kit.words("road.errand", game=game)


def goal_words(kit: Kit, challenge: Challenge | None, stage: Stage) -> str:
    """Return what is to be done, with what else holds."""
    match stage.task:
        case Bout() as bout:
            return " ".join((kit.words("road.win"), *_twists(kit, bout)))
        case _ if challenge is None:
            return kit.words("road.gone")
        case _:
            return ". ".join((goal_of(kit, challenge), *conditions_of(kit, challenge)))


def ladder(kit: Kit, challenge: Challenge | None, stage: Stage) -> tuple[tuple[int, str], ...]:
    """Return what earns so many stars of three, the most first."""
    match stage.task:
        case Bout(stars=stars):
            three, two = (
                kit.words("challenge.by_turn", turn=turn) for turn in (stars.three, stars.two)
            )
            return ((3, three), (2, two), (1, kit.words("road.by_winning")))
        case _ if challenge is None:
            return ()
        case _:
            limits = limits_of(kit, challenge)
            return limits if len(limits) <= 3 else _thirds(limits)


def _thirds(limits: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...]:
    """Return the first rung of each third of a longer ladder."""
    most = limits[0][0]
    least = {stars: min(n for n, _ in limits if -(-n * 3 // most) == stars) for stars in (3, 2, 1)}
    said = dict(limits)
    return tuple((stars, said[rung]) for stars, rung in least.items())


def _twists(kit: Kit, bout: Bout) -> tuple[str, ...]:
    """Return what is otherwise there than in a plain match, each as a sentence."""
    options = face_of(kit, bout.game).options
    named = ", ".join(kit.words(f"{options}.{name}") for name in bout.options)
    said = [kit.words("road.twist", names=named)] if named else []
    for seat, names in enumerate(bout.handicaps):
        given = ", ".join(kit.words(f"handicap.{bout.game}.{name}") for name in names)
        if not given:
            continue
        if not seat:
            said.append(kit.words("road.your", given=given))
            continue
        name = kit.words(f"commander.{bout.against[seat - 1]}")
        said.append(kit.words("road.given", name=name, given=given))
    return tuple(said)
