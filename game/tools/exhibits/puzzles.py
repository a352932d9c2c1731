"""The pages of the puzzles: somebody new, somebody who comes every day, and a rush."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from functools import partial

from game.content.tasks.puzzle_of_the_day import SINCE, puzzle_of_the_day
from game.core.chance import Dice
from game.scenes.challenges.puzzle_choice import for_rush, games_with_puzzles, puzzles_of
from game.scenes.challenges.puzzles_page import puzzles_scene
from game.scenes.challenges.rush import Rush, rush_scene
from game.scenes.challenges.rush_end_page import rush_end_scene
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Scene
from game.scenes.pages.widget_scene import Sheet
from game.session.people import skill
from game.session.people.skill import Rush as Kept
from game.session.people.skill import Skill

from .exhibit import Exhibit

MOST, DAYS = 50, 12


def _solver(kit: Kit) -> Kit:
    """Return the kit of somebody who has solved puzzles of every game for some days."""
    day = max(SINCE, date.fromisoformat(kit.today()))
    full = replace(kit, folder=kit.folder / "puzzles", today=day.isoformat)
    known = Skill()
    for game in games_with_puzzles(kit):
        dice = Dice(7, "puzzles", game)
        for each in sorted(puzzles_of(game), key=lambda each: each.lot.grade)[:MOST]:
            known = known.after(each.id, each.lot.grade, dice.below(5) > 0)
        for solved in (9, 14, 11):
            known = known.rushed(Kept(game, 3, solved, kit.today()))
        for back in range(DAYS):
            then = (day - timedelta(days=back)).isoformat()
            for each in puzzle_of_the_day(game, then)[: 1 + bool(back)]:
                known = known.on_day(then, each.id, 3)
    skill.change(full.folder, lambda now: known)
    return full


def _known(kit: Kit) -> Sheet:
    return puzzles_scene(_solver(kit))


def _rush(kit: Kit, most: bool) -> Scene:
    """Show a rush of the game with the most puzzles, or with the fewest."""
    full, games = _solver(kit), sorted(games_with_puzzles(kit), key=lambda g: len(puzzles_of(g)))
    name = games[-1 if most else 0]
    return rush_scene(full, name, for_rush(puzzles_of(name)), 3, rush_end_scene)


def _over(kit: Kit) -> Sheet:
    full, game = _solver(kit), games_with_puzzles(kit)[0]
    puzzles = for_rush(puzzles_of(game))
    had = [each.id for each in puzzles[:16]]
    return rush_end_scene(Rush(full, game, puzzles, 3, rush_end_scene, had=had, solved=had[:13]))


PUZZLES: dict[str, Exhibit] = {
    "puzzles": puzzles_scene,
    "puzzles of somebody who comes back": _known,
    "end of a rush": _over,
}
RUSHES: dict[str, Exhibit] = {
    "rush": partial(_rush, most=True),
    "rush of another game": partial(_rush, most=False),
}
