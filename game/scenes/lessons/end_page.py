"""The end of a guided match: what is known now, the way to a whole match, and to the shelf."""

from __future__ import annotations

from game.content.files.reader import ContentError
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Replace, Restart
from game.scenes.pages.evening_sky import evening
from game.scenes.pages.head_and_foot import foot
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.letter_styles import BODY, LARGE, TITLE

from .lesson_progress import Course

VEIL = 150


def end_scene(kit: Kit, course: Course) -> Sheet:
    """Return the page after the last lesson."""
    kit.sounds.play("match.won")
    words = kit.words

    def widgets(page: Page) -> tuple[Widget, ...]:
        told = words(f"lesson.{course.game}.over")
        high = page.measure(told, BODY, min(860, page.width - 80) - 88)[1]
        box = page.box.centred(min(860, page.width - 80), 150 + high + 190)
        inside = box.inset(44, 30)
        play, back = inside.foot(132).stack(2, 60, 12)
        return (
            Panel(box, "panel", "line", 18, shadow=True),
            Label(inside.top(34), words(f"door.{course.game}"), LARGE, "quiet", "centre"),
            Label(inside.below(36).top(64), words("lesson.over"), TITLE, "accent", "centre"),
            Label(inside.below(112).top(high + 8), told, BODY, "words", "centre", "top"),
            *(
                ()
                if course.aside
                else (Button("play", play, words("lesson.play"), look=Look.MAIN),)
            ),
            Button("back", back, words("dialog.ok" if course.aside else "lesson.shelf")),
            foot(kit, page),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen("play"):
                return _set_up(kit, course.game)
            case Chosen("back"):
                return leave()
            case _:
                return None

    def leave() -> Change:
        if course.aside:
            return Pop()
        # The title clears the places first, the shelf takes them again.
        title = kit.title()
        return Restart(kit.shelf(kit, course.game), below=title)

    first = "back" if course.aside else "play"
    return Sheet(kit, widgets, answer, back=leave, paper=evening(VEIL), first=first)


def _set_up(kit: Kit, game: str) -> Change:
    """Go on to the set-up of a match; where it cannot be read the title says why."""
    try:
        return Replace(faces_of(kit)[game].door.setup(kit, None))
    except ContentError:
        return Pop()
