"""Puzzles to come back for: one after the other near the rating, those of the day, and rushes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.content.files.reader import ContentError
from game.content.tasks.challenges import Challenge
from game.content.tasks.puzzle_of_the_day import puzzle_of_the_day
from game.scenes.boards.faults_page import fault_sentences
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push
from game.scenes.pages.dialog import sure, tell
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.widget_scene import Happening, Sheet
from game.scenes.saves.half_way_challenges import half_way
from game.session.people import skill
from game.session.people.skill import Skill

from .left_half_way import going_on, named
from .playing import table_of
from .puzzle_choice import for_rush, games_with_puzzles, next_puzzle, puzzles_of, themes_of
from .puzzles_look import page_of
from .rush import rush_scene
from .rush_end_page import rush_end_scene
from .stars_won import NEXT
from .where_met import Way
from .words import title_of

ONE_MORE = Way(next="puzzles.next", list="puzzles.title", icon="icon.list")


@dataclass
class Puzzles:
    """What is shown: the puzzles of one of the games, of a theme perhaps, and who solves them;
    `tried` is how many of the puzzles have counted, `wish` what waits while somebody is asked."""

    games: tuple[str, ...]
    today: tuple[Challenge, ...] = ()
    every: tuple[Challenge, ...] = ()
    themes: tuple[str, ...] = ()
    known: Skill = field(default_factory=Skill)
    game: int = 0
    theme: int = 0
    tried: int = 0
    wish: str = ""

    @property
    def name(self) -> str:
        return self.games[self.game]

    @property
    def chosen(self) -> Sequence[Challenge]:
        """The puzzles of the chosen theme."""
        if not self.theme:
            return self.every
        theme = self.themes[self.theme - 1]
        return [each for each in self.every if each.lot.theme == theme]


def puzzles_scene(kit: Kit, game: str = "") -> Sheet:
    """Return the page, with the puzzles of a game first, if it has some."""
    games = games_with_puzzles(kit)
    first = game if game in games else max(games, key=lambda each: len(puzzles_of(each)))
    shown = Puzzles(games, game=games.index(first))
    _open(kit, shown)

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("game", int(place)):
                shown.game = place
                _open(kit, shown)
            case Changed("theme", int(place)):
                shown.theme = place
            case Changed(("day" | "rush") as name, int(value)):
                return _asked(kit, shown, f"{name}.{value}")
            case Chosen("next"):
                return _asked(kit, shown, "next")
            case _:
                pass
        return None

    def resumed(answer: object) -> Change:
        _know(kit, shown)
        if answer == "yes":
            return _begun(kit, shown, shown.wish)
        kit.sounds.music("music.menu")
        return _asked(kit, shown, "next") if answer == NEXT else None

    return Sheet(kit, lambda page: page_of(kit, page, shown), answer, resumed=resumed, first="next")


def _open(kit: Kit, shown: Puzzles) -> None:
    """Show the puzzles of the chosen game."""
    shown.every, shown.theme = puzzles_of(shown.name), 0
    shown.themes = themes_of(shown.name, shown.every)
    shown.today = puzzle_of_the_day(shown.name, kit.today())
    _know(kit, shown)


def _know(kit: Kit, shown: Puzzles) -> None:
    """Look up who solves them."""
    shown.known = skill.known(kit.folder, kit.settings.now.person)
    shown.tried = len({each.id for each in shown.every} & {*shown.known.tried})


def _asked(kit: Kit, shown: Puzzles, wish: str) -> Change:
    """Begin what is wished for; what was left half-way and would be lost is asked about."""
    left = half_way(kit, shown.name)
    found = named(kit, left) if left else None
    rush = wish.startswith("rush")
    if not left or rush or (wish == "next" and found is not None and found in shown.every):
        return _begun(kit, shown, wish)
    shown.wish = wish
    name = title_of(kit, found) if found is not None else left
    words = kit.words
    return Push(
        sure(
            kit,
            words("challenge.play"),
            words("challenge.instead.ask", name=name),
            words("challenge.play"),
        )
    )


def _begun(kit: Kit, shown: Puzzles, wish: str) -> Change:
    kind, _, value = wish.partition(".")
    if kind == "rush":
        puzzles = for_rush(shown.every)
        return Push(rush_scene(kit, shown.name, puzzles, int(value), rush_end_scene))
    found = shown.today[int(value)] if kind == "day" else _next(kit, shown)
    try:
        return Push(going_on(kit, found, ONE_MORE) or table_of(kit, found, ONE_MORE))
    except ContentError as error:
        return Push(tell(kit, title_of(kit, found), fault_sentences(kit, error)[0]))


def _next(kit: Kit, shown: Puzzles) -> Challenge:
    """Return the puzzle that was left half-way, else one near the rating."""
    left = half_way(kit, shown.name)
    found = next((each for each in shown.every if each.id == left), None)
    return found or next_puzzle(shown.chosen, shown.known, kit.seed())
