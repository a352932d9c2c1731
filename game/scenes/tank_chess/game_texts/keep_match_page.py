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
    ("link", "chess.link"),
    ("save_game", "chess.save_game"),
    ("copy_game", "chess.copy_game"),
    ("challenge", "challenge.keep"),
    ("film", "chess.film"),
    ("picture", "chess.picture"),
    ("copy_position", "chess.copy_position"),
)
"""The match first, then the moment."""

COLUMNS, GAP = 2, 32.0
BUTTON, ROW = 58.0, 122.0


def _short(path: Path) -> str:
    """Return a folder by its last two names: enough to know it by."""
    return "/".join(("…", *path.parts[-2:]))


def keeping_page(kit: Kit) -> Sheet:
    def widgets(page: Page) -> tuple[Widget, ...]:
        high, rows = ROW * (0.5 + kit.type.percent / 200), -(-len(WAYS) // COLUMNS)
        box = page.box.centred(min(1120, page.width - 40), min(page.height - 16, 160 + high * rows))
        inside = box.inset(40, 22)
        found: list[Widget] = [
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(44), kit.words("chess.keeping"), HEAD),
        ]
        columns = inside.below(54).above(62).columns(COLUMNS, GAP)
        cells = (cell for column in columns for cell in column.rows(rows, 10))
        for (name, key), cell in zip(WAYS, cells, strict=True):
            said = kit.words(f"chess.keeping.{name}", folder=_short(folder(kit)))
            look = Look.MAIN if name == WAYS[0][0] else Look.PLAIN
            found.append(Button(name, cell.top(BUTTON), kit.words(key), look=look))
            told = cell.below(BUTTON, 4)
            found.append(Label(told, said, SMALL, "quiet", stand="top"))
        back = Button("back", inside.foot(50).edge(240), kit.words("frame.back"))
        return (*found, back)

    def answer(event: Happening) -> Change:
        return Pop(event.name) if isinstance(event, Chosen) else None

    return Sheet(kit, widgets, answer, paper=veil, see_through=True, first="keep")
