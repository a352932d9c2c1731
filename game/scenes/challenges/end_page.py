"""The end of a challenge: its stars, its proof, and the way on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.content.goals import Ranks, Stars
from game.content.tasks.challenges import Challenge
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push, Scene
from game.scenes.pages.head_and_foot import foot
from game.scenes.pages.widget_scene import Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.session.match.match import Match
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, LARGE, SMALL, TITLE

from .result_card import ResultCard, headline
from .runs import best_before, runs_of
from .runs_page import runs_scene
from .share_page import share_scene
from .stars_won import NEXT, StarsWon, stars_scene
from .where_met import AMONG_OTHERS, Way
from .words import goal_of, limits_of, title_of

STARS = 3
"""So many there are where they are earned by turns."""


@dataclass(frozen=True, slots=True)
class Gain:
    """The rating before a puzzle that counted, and after it."""

    before: int
    now: int


@dataclass(frozen=True, slots=True)
class Ended:
    """A match of a challenge that is over: no stars if it is lost.

    `better` says that it beats what was kept before, `kept` that it is on the disk, and `gain` what
    became of the rating.
    """

    challenge: Challenge
    match: Match
    stars: int = 0
    turn: int = 0
    text: str = ""
    better: bool = False
    kept: bool = True
    points: int = 0
    gain: Gain | None = None

    @property
    def most(self) -> int:
        return self.challenge.stars.most


def end_scene(kit: Kit, ended: Ended, again: Callable[[], Scene], way: Way = AMONG_OTHERS) -> Sheet:
    """Return the page after a challenge; it pops "next" to go on with the one after it.

    `again()` is the table with the same challenge on it.
    """
    won = StarsWon(kit, ended.stars, ended.most)

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(min(page.grown(860), page.width - 80), min(560, page.height - 90))
        inside = box.inset(44, 34)
        return (
            Panel(box, "panel", "line", 18, shadow=True),
            Label(inside.top(34), called(kit, ended.challenge, way), LARGE, "quiet", "centre"),
            Label(inside.below(36).top(64), _headline(kit, ended), TITLE, "accent", "centre"),
            Drawing(inside.below(116).top(120), won.draw),
            *_lines(kit, ended, inside.below(250)),
            *_buttons(kit, ended, inside.foot(130), way),
            foot(kit, page),
        )

    def more(name: str) -> Change:
        match name:
            case "ghosts":
                best = best_before(kit, ended.challenge, ended.text)
                runs = runs_of(kit, ended.challenge, ended.match, best)
                return Push(runs_scene(kit, ended.challenge, runs))
            case "share":
                return Push(share_scene(kit, _card(kit, ended)))
            case _:
                return Pop(name)

    return stars_scene(kit, won, widgets, again, more)


def called(kit: Kit, challenge: Challenge, way: Way) -> str:
    """Return what a challenge is called where it is met."""
    return kit.words(way.title) if way.title in kit.words else title_of(kit, challenge)


def _headline(kit: Kit, ended: Ended) -> str:
    if not ended.stars and not isinstance(ended.challenge.stars, Ranks):
        return kit.words("challenge.failed")
    return headline(kit, ended.challenge, ended.turn, ended.points)


def _card(kit: Kit, ended: Ended) -> ResultCard:
    return ResultCard(
        ended.challenge,
        ended.match.table,
        ended.stars,
        ended.turn,
        ended.points,
        ended.text,
        kit.squares(ended.text),
    )


def _lines(kit: Kit, ended: Ended, box: Box) -> tuple[Widget, ...]:
    goal = Label(box.top(32), goal_of(kit, ended.challenge), BODY, "words", "centre")
    if not ended.kept:
        said = kit.words("challenge.not_kept")
    elif ended.stars == ended.most:
        key = "all_stars" if ended.most == STARS else "every_star"
        said = kit.words(f"challenge.{key}", count=ended.most)
    else:
        said = _further(kit, ended)
    best = kit.words("challenge.new_best") if ended.better else _missed(kit, ended)
    best = best if ended.gain is None else _rated(kit, ended.gain)
    if hints := ended.match.hints if ended.stars else 0:
        best = "   ".join(filter(None, (best, kit.words("challenge.hints", count=hints))))
    return (
        goal,
        Label(box.below(34).top(30), said, SMALL, "quiet", "centre"),
        Label(box.below(66).top(30), best, SMALL, "accent", "centre"),
    )


def _rated(kit: Kit, gain: Gain) -> str:
    """Return what became of the rating; a true minus is as wide as a plus."""
    change = f"{gain.now - gain.before:+}".replace("-", "−")
    return kit.words("puzzles.gain", grade=gain.now, change=change)


def _missed(kit: Kit, ended: Ended) -> str:
    """Return why there is no star, as far as the turns or the end of the match say it."""
    stars = ended.challenge.stars
    if ended.stars or not isinstance(stars, Stars):
        return ""
    if ended.turn > stars.one:
        return kit.words("challenge.too_late", turn=stars.one)
    return kit.words("challenge.over_before") if ended.match.outcome is not None else ""


def _further(kit: Kit, ended: Ended) -> str:
    """Return what earns three stars, or on a longer ladder the next one."""
    limits = limits_of(kit, ended.challenge)
    if not isinstance(ended.challenge.stars, Ranks):
        return kit.words("challenge.for_three", when=limits[0][1])
    count, when = limits[ended.most - ended.stars - 1]
    return kit.words("challenge.for_next", count=count, points=when)


def _buttons(kit: Kit, ended: Ended, box: Box, way: Way) -> tuple[Widget, ...]:
    names = [("again", way.again, Look.PLAIN if ended.stars else Look.MAIN)]
    names.append((NEXT, way.next, Look.MAIN if ended.stars else Look.PLAIN))
    upper, lower = box.rows(2, 12)
    buttons = [
        Button(name, cell, kit.words(said), look=look)
        for (name, said, look), cell in zip(names, upper.columns(2, 16), strict=True)
    ]
    left, middle, right = lower.columns(3, 16)
    share = kit.words("challenge.share")
    buttons.append(Button("share", left, share, "icon.copy", enabled=bool(ended.text)))
    ghosts = kit.words("challenge.ghosts")
    buttons.append(Button("ghosts", middle, ghosts, "icon.eye", enabled=bool(ended.stars)))
    buttons.append(Button("list", right, kit.words(way.list), way.icon))
    return tuple(buttons)
