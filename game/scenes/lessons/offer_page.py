"""What is offered at the very first start: the guided match of a game, or the title at once."""

from __future__ import annotations

from game.content.files.reader import ContentError
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Replace
from game.scenes.pages.evening_sky import evening
from game.scenes.pages.head_and_foot import foot
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.letter_styles import BODY, HEAD

from .coach import lesson_table
from .lesson_progress import course_of, taught

ROW, ROOM = 84.0, 176.0
"""How high a row is at the most, and how much of the page the heading and the keys have."""


def offer_scene(kit: Kit) -> Sheet:
    """Return the question; the title lies below it."""
    games = taught(kit)

    def widgets(page: Page) -> tuple[Widget, ...]:
        wide = min(720.0, page.width - 80)
        about = kit.words("lesson.offer.words")
        high = page.measure(about, BODY, wide)[1] + 10
        count = len(games) + 1
        row = min(ROW, (page.height - ROOM - high) / count)
        box = page.box.top(page.height - 44).centred(wide, 72 + high + row * count)
        rows = box.below(80 + high).stack(count, row * 0.8, row * 0.2)
        return (
            Panel(box.inset(-28, -16), (12, 15, 16, 205), radius=14),
            Label(box.top(64), kit.words("lesson.offer"), HEAD, "words", "centre"),
            Label(box.below(66).top(high), about, BODY, "quiet", "centre", "top"),
            *(
                Button(
                    "lessons",
                    row,
                    kit.words(f"door.{game}"),
                    f"door.{game}",
                    Look.MAIN if game == games[0] else Look.PLAIN,
                    game,
                    large=True,
                )
                for row, game in zip(rows, games, strict=False)
            ),
            Button("later", rows[-1], kit.words("lesson.later")),
            foot(kit, page),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Changed("lessons", str(game)):
                try:
                    return Replace(lesson_table(kit, course_of(game), 0))
                except ContentError:
                    # The page of the guided matches says what is wrong with the file.
                    return Pop()
            case Chosen("later"):
                return Pop()
            case _:
                return None

    first = f"lessons:{games[0]}" if games else "later"
    return Sheet(kit, widgets, answer, paper=evening(210), first=first)
