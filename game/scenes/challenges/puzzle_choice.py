"""Which puzzle comes next: near the rating, of a theme, and none twice before all were tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from game.content.files.reader import ContentError
from game.content.maps.map_kind import tasks_of
from game.content.tasks.challenges import Challenge
from game.content.tasks.packs import load_pack, packs
from game.core.chance import Dice
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.kit import Kit
from game.session.people.skill import Skill

NEAR = 6
"""The next one is one of so many whose ratings are the nearest."""

FEWEST = 5
"""A theme that may be chosen has so many puzzles at least."""

SHORT = 2
"""So many turns at most has a puzzle of a rush."""

FIRST, RISE = 500, 45
"""The rating that a rush begins with, and by how much each puzzle is harder."""


def games_with_puzzles(kit: Kit) -> tuple[str, ...]:
    return tuple(game for game in games_of(kit) if packs(game))


def puzzles_of(game: str) -> tuple[Challenge, ...]:
    """Return the puzzles of all packs that can be read."""
    found: list[Challenge] = []
    for pack in packs(game):
        try:
            found += load_pack(pack)
        except ContentError:
            # It is told where the pack is opened.
            continue
    return tuple(found)


def themes_of(game: str, puzzles: Sequence[Challenge]) -> tuple[str, ...]:
    """Return the themes of a game that have puzzles enough, in its own order."""
    counted = Counter(each.lot.theme for each in puzzles)
    return tuple(theme for theme in tasks_of(game).themes if counted[theme] >= FEWEST)


def next_puzzle(puzzles: Sequence[Challenge], known: Skill, seed: int) -> Challenge:
    """Return one near the rating that was not tried yet; once all were, those tried long ago."""
    tried = {name: place for place, name in enumerate(known.tried)}
    fresh = [each for each in puzzles if each.id not in tried]
    if not fresh:
        old = sorted(puzzles, key=lambda each: tried[each.id])
        fresh = old[: max(1, len(old) // 2)]
    points = known.in_game(fresh[0].game).rating.points
    near = sorted(fresh, key=lambda each: (abs(each.lot.grade - points), each.name))
    return Dice(seed, "puzzle").choice(near[:NEAR])


def for_rush(puzzles: Sequence[Challenge]) -> tuple[Challenge, ...]:
    """Return the short ones, of which a rush is made."""
    return tuple(each for each in puzzles if each.par <= SHORT)


def rush_puzzle(
    puzzles: Sequence[Challenge], had: Collection[str], count: int, seed: int
) -> Challenge | None:
    """Return the puzzle after so many of a rush, each a little harder; None when all were had."""
    left = [each for each in puzzles if each.id not in had]
    if not left:
        return None
    points = FIRST + RISE * count
    near = sorted(left, key=lambda each: (abs(each.lot.grade - points), each.name))
    return Dice(seed, "rush", count).choice(near[:NEAR])
