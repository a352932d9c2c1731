"""Everything that keeps or copies a match, each with what it is good for; pops the name chosen."""

from __future__ import annotations

from pathlib import Path

from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.widget_scene import Happening, Page, Sheet, veil
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.letter_styles import HEAD, SMALL

from .game_files import folder

WAYS = (
    ("keep", "result.keep"),
    ("challenge", "challenge.keep"),
    ("save_game", "chess.save_game"),
    ("copy_game", "chess.copy_game"),
    ("copy_position", "chess.copy_position"),
)
ROW = 76.0


def _short(path: Path) -> str:
    """Return a folder by its last two names: enough to know it by."""
    return "/".join(("…", *path.parts[-2:]))


def keeping_page(kit: Kit) -> Sheet:
    def widgets(page: Page) -> tuple[Widget, ...]:
        high = ROW * (0.5 + kit.type.percent / 200)
        box = page.box.centred(min(1100, page.width - 40), 176 + high * len(WAYS))
        inside = box.inset(40, 26)
        found: list[Widget] = [
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(48), kit.words("chess.keeping"), HEAD),
        ]
        for (name, key), row in zip(WAYS, inside.below(60).stack(len(WAYS), high), strict=True):
            said = kit.words(f"chess.keeping.{name}", folder=_short(folder(kit)))
            look = Look.MAIN if name == WAYS[0][0] else Look.PLAIN
            found.append(Button(name, row.left(330).top(60), kit.words(key), look=look))
            found.append(Label(row.beside(330, 24).above(12), said, SMALL, "quiet"))
        back = Button("back", inside.foot(54).edge(240), kit.words("frame.back"))
        return (*found, back)

    def answer(event: Happening) -> Change:
        return Pop(event.name) if isinstance(event, Chosen) else None

    return Sheet(kit, widgets, answer, paper=veil, see_through=True, first="keep")
