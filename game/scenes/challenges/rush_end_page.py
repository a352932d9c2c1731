"""The end of a rush: how many were solved, and the best ones so far."""

from __future__ import annotations

import contextlib

from game.scenes.frame.commands import Chosen
from game.scenes.frame.stack import Change, Pop, Replace
from game.scenes.pages.evening_sky import evening
from game.scenes.pages.head_and_foot import foot
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.session.files.crash_safe_files import NotWritten
from game.session.people import skill
from game.session.people.skill import Foreign
from game.session.people.skill import Rush as Kept
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, LARGE, STRONG, TITLE

from .rush import Rush, rush_scene
from .stars_won import VEIL


def rush_end_scene(rush: Rush) -> Sheet:
    """Return the page, and keep what was reached."""
    kit, count = rush.kit, len(rush.solved)
    person = kit.settings.now.person
    before = skill.known(kit.folder, person).best(rush.game, rush.minutes)
    done = Kept(rush.game, rush.minutes, count, kit.today())
    with contextlib.suppress(NotWritten, Foreign, OSError):
        skill.change(kit.folder, lambda now: now.rushed(done), person)
    best = skill.known(kit.folder, person).best(rush.game, rush.minutes)
    first = count > max((each.solved for each in before), default=0)

    def widgets(page: Page) -> tuple[Widget, ...]:
        words = kit.words
        box = page.box.centred(min(page.grown(760), page.width - 80), min(580, page.height - 90))
        inside = box.inset(44, 34)
        title = words("rush.of", count=rush.minutes)
        rows = inside.below(176).above(80).stack(len(best), 36, 4)
        again, back = inside.foot(62).columns(2, 16)
        return (
            Panel(box, "panel", "line", 18, shadow=True),
            Label(inside.top(34), title, LARGE, "quiet", "centre"),
            Label(
                inside.below(40).top(64),
                words("rush.solved", count=count),
                TITLE,
                "accent",
                "centre",
            ),
            Label(inside.below(112).top(40), _told(first), BODY, "words", "centre"),
            *(
                _row(each, row, place)
                for place, (each, row) in enumerate(zip(best, rows, strict=True), 1)
            ),
            Button("again", again, words("rush.anew"), look=Look.MAIN),
            Button("list", back, words("puzzles.title"), "icon.list"),
            foot(kit, page),
        )

    def _told(first: bool) -> str:
        return kit.words("rush.record" if first else "rush.best")

    def _row(each: Kept, row: Box, place: int) -> Label:
        told = kit.words("rush.row", place=place, count=each.solved, date=each.day)
        return Label(row, told, STRONG if each == done else BODY, align="centre")

    def answer(event: Happening) -> Change:
        match event:
            case Chosen("again"):
                return Replace(rush_scene(kit, rush.game, rush.puzzles, rush.minutes, rush.over))
            case Chosen():
                return Pop()
            case _:
                return None

    kit.sounds.play("match.won" if first else "match.lost")
    return Sheet(kit, widgets, answer, paper=evening(VEIL), first="again")
