"""A question over the scene: it pops the name that was chosen, or None on the way back."""

from __future__ import annotations

from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, HEAD

from .widget_scene import Happening, Page, Sheet, plain_paper, veil

WIDTH = 680
Answers = tuple[tuple[str, str, Look], ...]


def ask(
    kit: Kit, title: str, words: str, answers: Answers, first: str = "", hide: bool = False
) -> Sheet:
    """Return a dialog; answers are name, words and look, the main one last by custom.

    `hide` covers what lies below, for a clock that stands still.
    """

    offered = {name for name, _, _ in answers}

    def widgets(page: Page) -> tuple[Widget, ...]:
        high = page.measure(words, BODY, WIDTH - 80)[1] if words else 0
        box = page.box.centred(WIDTH, 92 + high + 116)
        inside = box.inset(40, 26)
        buttons = Box(inside.x, inside.bottom - 60, inside.width, 58).columns(len(answers), 16)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(48), title, HEAD, "words"),
            Label(Box(inside.x, inside.y + 56, inside.width, high + 6), words, BODY, "quiet"),
            *(
                Button(name, cell, label, look=look)
                for cell, (name, label, look) in zip(buttons, answers, strict=True)
            ),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name in offered:
                return Pop(name)
            case _:
                return None

    return Sheet(
        kit,
        widgets,
        answer,
        paper=plain_paper if hide else veil,
        see_through=not hide,
        first=first or answers[-1][0],
    )


def sure(kit: Kit, title: str, words: str, yes: str, hide: bool = False) -> Sheet:
    """Return a question before something that cannot be taken back; pops "yes" or "no"."""
    answers = (("no", kit.words("dialog.no"), Look.PLAIN), ("yes", yes, Look.DANGER))
    return ask(kit, title, words, answers, first="no", hide=hide)


def tell(kit: Kit, title: str, words: str) -> Sheet:
    """Return a message with one button."""
    return ask(kit, title, words, (("ok", kit.words("dialog.ok"), Look.MAIN),))
