"""The end of a match: who won and why, with what each seat has gathered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.rules.tanchiki.events import EagleTaken, TokenTaken, TurnBegan
from game.rules.tanchiki.state import Table
from game.scenes.faces.all_faces import surface_of
from game.scenes.frame.kit import Kit, Names, Words
from game.scenes.match.match_result import Result, SeatLine
from game.scenes.pages.widget_scene import Sheet
from game.scenes.play.result_page import result_scene
from game.scenes.replay.watch_again import watch_scene
from game.scenes.seats.commanders import faced
from game.scenes.tanchiki.board_face import board_face
from game.scenes.tanchiki.naming import reason_name
from game.session.match.match import Match

from .better_plans import advice_scene, laid_plans
from .solo_bests import best, keep_result
from .turning_moments import moments_of


def ended_scene(
    kit: Kit, match: Match, names: Names, keep: Callable[[], bool], further: bool = False
) -> Sheet:
    """Return the result; it pops "again", "title", or "further" for the next board."""
    result = result_of(kit.words, match.table, names)
    if match.table.seats == 1:
        result = replace(result, reason=_compared(kit, match))

    result = faced(result, match.players, names)
    more = (("further", kit.words("tanchiki.end.further")),) if further else ()
    plans = laid_plans(match)
    if plans:
        more = (("advice", kit.words("tanchiki.advice")), *more)
    face = board_face(kit)
    return result_scene(
        kit,
        result,
        keep,
        more,
        moments_of(kit, match, names),
        lambda place: watch_scene(kit, match, face, place),
        {"advice": lambda: advice_scene(kit, match, names, plans)},
        rises_of(match),
        surface=surface_of(kit, match.rules.name),
    )


def rises_of(match: Match) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return the mark of every seat with the points it had after each turn."""
    points, turns = [0] * match.table.seats, [[0] * match.table.seats]
    for told in match.events():
        match told.event:
            case TurnBegan(number) if number > 1:
                turns.append(list(points))
            case EagleTaken(seat=seat, points=now) | TokenTaken(seat=seat, points=now):
                points[seat] = now
            case _:
                pass
    turns.append(points)
    rows = enumerate(zip(*turns[1:], strict=True))
    return tuple((f"emblem.{seat}", values) for seat, values in rows)


def result_of(words: Words, table: Table, names: Names) -> Result:
    ending = table.ending
    assert ending is not None
    winners = ", ".join(names[seat] for seat in ending.winners)
    count = len(ending.winners)
    if table.seats == 1:
        title = words("tanchiki.end.solo", count=table.turn.number)
        title = title if count else words("tanchiki.end.solo_lost")
    elif count == 1:
        title = words("tanchiki.end.won", name=winners)
    else:
        title = words("tanchiki.end.shared", names=winners)
    seats = sorted(range(table.seats), key=lambda seat: -table.scores[seat].points)
    lines = tuple(
        SeatLine(
            f"emblem.{seat}",
            names[seat],
            table.scores[seat].points,
            _note(words, table, seat),
            seat in ending.winners,
        )
        for seat in seats
    )
    return Result(title, reason_name(words, ending.reason), lines)


def _note(words: Words, table: Table, seat: int) -> str:
    score = table.scores[seat]
    eagles = words("tanchiki.end.eagles", count=score.eagles)
    bots = words("tanchiki.end.bots", count=len(score.bots))
    given = (words("tanchiki.end.start", count=score.start),) if score.start else ()
    return " · ".join((eagles, bots, *given))


def _compared(kit: Kit, match: Match) -> str:
    """Keep a result of one player alone, and say how it compares with the best on this board."""
    setup, before = match.header.setup, best(kit, match.header.setup)
    if keep_result(kit, setup, match.table):
        return kit.words("tanchiki.end.record")
    if before is None:
        return kit.words("tanchiki.end.first")
    return kit.words("tanchiki.end.best", count=before)
