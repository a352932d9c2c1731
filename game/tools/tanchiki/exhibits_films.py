"""What the gallery shows of a match that is filmed: what of it, how far it is, where it lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.tanchiki.events import BonusAppeared, PlansRevealed, TankExploded
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change
from game.scenes.pages.working_page import WorkingScene
from game.session.match.match import Match
from game.tools.exhibits.exhibit import FRAME, Exhibit, Turn, passing, replayed, shown


def films(match: Callable[[Kit], Match]) -> dict[str, Exhibit]:
    made = Changed("film.to", 221), Chosen("film.make"), _worked
    return {"film": _page(match), "film made": shown(_page(match), *made)}


def under_way(match: Callable[[Kit], Match]) -> Exhibit:
    return shown(_page(match), Chosen("film.make"), passing(10 * FRAME))


def first_explosion(match: Match) -> Turn:
    """Return the first manoeuvre in which a tank explodes, from the plans to what it leaves."""
    kinds = [type(told.event) for told in match.events()]
    struck = kinds.index(TankExploded)
    begins = struck - kinds[struck::-1].index(PlansRevealed)
    return Turn(match, begins, kinds.index(BonusAppeared, struck))


def _page(match: Callable[[Kit], Match]) -> Exhibit:
    return shown(replayed(match, 220), Chosen("film"))


def _worked(scene: WorkingScene[Any]) -> Change:
    """Let what takes long come to its end."""
    change: Change = None
    while change is None:
        change = scene.update(FRAME)
    return change
