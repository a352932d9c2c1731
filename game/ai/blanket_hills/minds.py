"""The computer players of Blanket Hills, the weakest first; all have the same hand (G5.4).

A cousin tosses whatever lies on top about at the nearest rival. An uncle takes the shot that
would give most now if a hand never trembled. A grandma has all errors of the hand in mind, and
what a shot leaves: who can still hide, who can dig, from where she and others will see each other;
and she drafts for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.ai.lots import drawn
from game.ai.mind import Mind, Now, Thought
from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.blanket_hills.actions import ROUND, Arc, Fire, FireRay, Pick
from game.rules.blanket_hills.shells import TOYS, Shell

from .drafting import picks
from .drives import drives, exposed, gains
from .hand_errors import shaken
from .outlook import Weights
from .shots import calmed, chances, shell_of, sight_of, valued
from .styles import PLAIN, STYLES

ASTRAY, LIKED = 1, 4
"""A cousin aims so many degrees off at most, and takes so much oftener what it likes."""
NOTHING = 4.0
"""Where no shell gives more, an uncle drives on."""


def cousin(weights: Weights) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        yield
        if isinstance(legal[0], Pick):
            return (_liked([action.shell for action in legal], legal, weights, dice),)
        team = view.setup.teams[seat]
        if weights.roams and (ways := drives(view, seat)):
            return (dice.choice(ways),)
        hand = view.tanks[team].shells
        shell = _liked(hand, hand, weights, dice)
        if shell is Shell.GAMMA_RAY:
            return (FireRay(seat),)
        azimuth, reach, arc = dice.choice(sight_of(view, seat).aims(shell)[: len(Arc)])
        azimuth = (azimuth + dice.below(2 * ASTRAY + 1) - ASTRAY) % ROUND
        return (Fire(seat, shell, azimuth, reach, arc),)

    return think


def uncle(weights: Weights) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        yield
        likes = weights.likes
        if isinstance(legal[0], Pick):
            found = [
                (_printed(action.shell) + weights.liking * (action.shell in likes), 0.0, action)
                for action in legal
            ]
            return (max(found, key=_worth)[2],)
        table = calmed(view)
        found = []
        try:
            for chance in chances(table, seat):
                liked = weights.liking * (shell_of(chance.shot) in likes)
                found.append((chance.points + liked, chance.likely, chance.shot))
                yield
        except Now:
            return (max(found, key=_worth)[2],) if found else (legal[-1],)
        best = max(found, key=_worth)
        blocked = best[0] < NOTHING and exposed(view, seat)
        if (blocked or weights.roams) and (ways := drives(view, seat)):
            return (dice.choice(ways),)
        return (best[2],)

    return think


def grandma(weights: Weights) -> Mind:
    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        yield
        if isinstance(legal[0], Pick):
            worths = {shell: worth for worth, shell in picks(view, seat, weights)}
            return (max(legal, key=lambda action: worths[action.shell]),)
        best: tuple[float, Any] = (float("-inf"), legal[-1])
        try:
            for gain, move in gains(view, seat, weights):
                if gain > max(best[0], 0.0):
                    best = gain, move
                yield
            if best[0] > 0:
                return (best[1],)
            for chance in chances(view, seat):
                yield
                worth = valued(view, chance, weights)
                if worth > best[0]:
                    best = worth, chance.shot
                yield
        except Now:
            pass
        return (best[1],)

    return think


def _printed(shell: Shell) -> float:
    """Return the most that the list of shells promises for one."""
    toy = TOYS[shell]
    return float(max(toy.direct, *(points for _, points in toy.near), 0))


def _worth(found: tuple[float, float, Any]) -> tuple[float, float]:
    return found[:2]


def _liked(shells: Any, things: Any, weights: Weights, dice: Dice) -> Any:
    """Return any of these, what is liked more often."""
    return things[drawn([LIKED if shell in weights.likes else 1 for shell in shells], dice)]


def sitting_in(mind: Mind) -> Mind:
    """Return a player whose hand trembles on every seat as that of a computer does (G5.4)."""

    def think(view: Any, seat: Seat, legal: tuple[Any, ...], dice: Dice) -> Thought:
        (action,) = yield from mind(view, seat, legal, dice)
        return (shaken(action, view.setup.grips[seat], dice),)

    return think


LEVELS = {"cousin": cousin, "uncle": uncle, "grandma": grandma}
MINDS: Mapping[str, Mind] = {
    **{name: sitting_in(level(PLAIN)) for name, level in LEVELS.items()},
    **{
        f"{name}.{style}": sitting_in(level(weights))
        for name, level in LEVELS.items()
        for style, weights in STYLES.items()
    },
}
OFFERED = tuple(LEVELS)
USUAL = "uncle"
NUMBER = 1
