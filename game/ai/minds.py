"""The strengths of computer players of every game, the weakest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.ai.mind import Mind, random_mind
from game.rules import GAMES

Ladder = Mapping[str, Mind]


class Ladders(Mapping[str, Ladder]):
    """The strengths by game, read when they are asked for; empty for a game without any."""

    def __getitem__(self, game: str) -> Ladder:
        if game not in GAMES:
            raise KeyError(game)
        try:
            found: Ladder = GAMES.in_room("ai", game, "minds.MINDS")
        except KeyError:
            return {}
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __contains__(self, game: object) -> bool:
        return game in GAMES

    def __len__(self) -> int:
        return len(GAMES)


MINDS: Mapping[str, Ladder] = Ladders()


def offered(game: str) -> tuple[str, ...]:
    """Return the strengths for new matches; others are known only because files name them."""
    try:
        names: tuple[str, ...] = GAMES.in_room("ai", game, "minds.OFFERED")
    except (KeyError, AttributeError):
        return tuple(MINDS[game])
    return names


def styles(game: str) -> tuple[str, ...]:
    """Return the styles in which each strength can play; `styled` names the two together."""
    try:
        found: Mapping[str, object] = GAMES.in_room("ai", game, "minds.STYLES")
    except (KeyError, AttributeError):
        return ()
    return tuple(found)


def styled(strength: str, style: str) -> str:
    """Return the name of a strength in a style, of the strength alone for ""."""
    return f"{strength}.{style}" if style else strength


def usual(game: str) -> str:
    """Return the strength a new table begins with, "" for a game without any."""
    try:
        name: str = GAMES.in_room("ai", game, "minds.USUAL")
    except (KeyError, AttributeError):
        return next(iter(MINDS[game]), "")
    return name


def number(game: str) -> int:
    """Return the number of a game's computer players: the next when one answers otherwise.

    A result that was played against them holds it, since it is proven by asking them again:
    `former` has them as they were.
    """
    try:
        found: int = GAMES.in_room("ai", game, "minds.NUMBER")
    except (KeyError, AttributeError):
        return 1
    return found


def former(game: str, under: int) -> Ladder | None:
    """Return those that answered otherwise under a number, as they were; None for no number."""
    if not 1 <= under <= number(game):
        return None
    try:
        found: Mapping[int, Ladder] = GAMES.in_room("ai", game, "minds.FORMER")
    except (KeyError, AttributeError):
        return {}
    return found.get(under, {})


def asked_of(game: str) -> Ladder:
    """Return all that can be asked by name of a game: its strengths, and who teaches it."""
    try:
        teachers: Ladder = GAMES.in_room("ai", game, "teacher.TEACHERS")
    except KeyError:
        teachers = {}
    return {**MINDS[game], **teachers}


def quick(game: str) -> Mind:
    """Return the player for measurements, which thinks little; chance for a game without one."""
    try:
        found: Mind = GAMES.in_room("ai", game, "quick_player.QUICK")
    except KeyError:
        return random_mind
    return found
