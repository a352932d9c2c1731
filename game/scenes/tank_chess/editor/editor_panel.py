"""What stands beside a board that is being drawn: the palette, what to do with it, and the words
for what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.content.tank_chess.draft import LEAST, MOST, RUBBER, Draft, Tool
from game.rules.tank_chess.starting_board import Ground
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Push
from game.scenes.pages.dialog import ask, sure, tell
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.key_hints import draw_row
from game.scenes.pages.widget_scene import Sheet
from game.scenes.tank_chess.naming import kind_name
from game.scenes.widgets.widget_kinds import (
    Button,
    Drawing,
    Field,
    Label,
    Look,
    Slider,
    Toggle,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL
from game.view.tank_chess.ground import PICTURES

from .draft_files import faults_of

WIDE = 470.0
COLUMNS = 11
LONGEST_TITLE = 30
MOST_FAULTS = 6
WITHIN = 0.9
"""How large a tool is drawn on its tile: the broadest pieces keep clear of the rim."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What the panel shows: the board, what it is called, and the tool in the hand."""

    draft: Draft
    title: str
    tools: tuple[Tool, ...]
    now: int
    mirror: bool


def laid(page: Box) -> tuple[Box, Box]:
    """Return the board at the left as large as the page is high, and all else to the panel."""
    inside = page.inset(10)
    side = min(inside.height, inside.width - WIDE - 12)
    return inside.left(side), inside.beside(side, 12)


def told_box(panel: Box) -> Box:
    """Return where the tool in the hand is named, and short sentences stand in its place."""
    return panel.below(259).top(50)


def editor_widgets(kit: Kit, panel: Box, drawn: Drawn) -> tuple[Widget, ...]:
    words, draft = kit.words, drawn.draft
    named = panel.top(48).beside(130, 16)
    rows = panel.below(58).stack(3, 62, 5)
    # Larger letters need buttons of two lines.
    more = (kit.type.percent - 100) * 0.5
    sizes = panel.below(314).stack(4, 50 - more / 4, 6)
    pairs = panel.above(40).foot(110 + more).rows(2, 8)
    first, second = pairs[0].columns(3, 8), pairs[1].columns(2, 8)
    return (
        Button(BACK, panel.top(48).left(130), words("frame.back")),
        Field("name", named, drawn.title, words("chess.editor.called"), LONGEST_TITLE),
        *_palette(kit, drawn.tools, drawn.now, rows),
        Label(told_box(panel), _tool_name(kit, drawn.tools[drawn.now]), LABEL, "accent"),
        Toggle("mirror", sizes[0], words("chess.editor.mirror"), drawn.mirror),
        Toggle("mover", sizes[1], words("chess.editor.mover"), bool(draft.mover)),
        Slider("width", sizes[2], words("chess.editor.width"), draft.width, LEAST, MOST),
        Slider("height", sizes[3], words("chess.editor.height"), draft.height, LEAST, MOST),
        Button("undo", first[0], words("chess.editor.undo")),
        Button("new", first[1], words("chess.editor.new")),
        Button("check", first[2], words("chess.editor.check")),
        Button("save", second[0], words("chess.editor.save")),
        Button("play", second[1], words("chess.editor.play"), look=Look.MAIN),
        Drawing(panel.foot(32), lambda canvas, box: _hints(canvas, kit, box)),
    )


def checked(kit: Kit, draft: Draft) -> Change:
    """Say whether the board can be played on, or what is wrong with it."""
    faults = faults_of(kit, draft)
    if faults is None:
        return Notice(kit.words("chess.editor.not_saved"))
    if not faults:
        return Notice(kit.words("chess.editor.fine"))
    words = "\n".join(faults[:MOST_FAULTS])
    return Push(tell(kit, kit.words("chess.editor.faulty"), words))


def editor_menu(kit: Kit) -> Sheet:
    words = kit.words
    names = {"name": "called", "check": "check", "save": "save", "play": "play"}
    said = tuple((n, words(f"chess.editor.{key}"), Look.PLAIN) for n, key in names.items())
    return ask(kit, words("chess.editor.title"), "", said)


def leaving(kit: Kit) -> Sheet:
    """Ask whether what was drawn may be lost."""
    words = kit.words
    title, yes = words("chess.editor.leave"), words("chess.editor.leave_yes")
    return sure(kit, title, words("chess.editor.leave_words"), yes)


def _palette(kit: Kit, tools: tuple[Tool, ...], now: int, rows: tuple[Box, ...]) -> list[Widget]:
    """Return the tools as tiles: ground in the first row, then the kinds, White above Black."""
    plain = [place for place, tool in enumerate(tools) if not tool.kind]
    armies = [[p for p, t in enumerate(tools) if t.kind and t.seat == seat] for seat in (0, 1)]
    spots: dict[int, Box] = {}
    for row, group in zip(rows, (plain, *armies), strict=False):
        spots |= dict(zip(group, row.columns(max(COLUMNS, len(group)), 5), strict=False))
    return [
        Button(
            "tool",
            spots[place],
            value=place,
            chosen=place == now,
            tip=_tool_name(kit, tool),
            paint=_paint(tool),
        )
        for place, tool in enumerate(tools)
    ]


def _paint(tool: Tool) -> Callable[[Canvas, Box], None]:
    def paint(canvas: Canvas, box: Box) -> None:
        plate = box.inset(-3, -3)
        side = min(plate.width, plate.height)
        if tool == RUBBER:
            canvas.plate(plate, "night", 6)
            canvas.picture("icon.cross", *plate.middle, side * 0.8)
            return
        ground = f"{PICTURES.get(tool.ground or Ground.OPEN, 'river.0')}.0"
        thing = f"piece.{tool.kind}.{tool.seat}" if tool.kind else "mine" if tool.mine else ground
        canvas.plate(plate, "paper", 6)
        canvas.piece(thing, *plate.middle, side * WITHIN)

    return paint


def _tool_name(kit: Kit, tool: Tool) -> str:
    words = kit.words
    if tool.kind:
        side = words("chess.black") if tool.seat else words("chess.white")
        return f"{kind_name(words, tool.kind)} · {side}"
    if tool.mine:
        return words("chess.editor.mine")
    if tool.ground is None:
        return words("chess.editor.clear")
    return words(f"chess.editor.{tool.ground.name.lower()}")


def _hints(canvas: Canvas, kit: Kit, box: Box) -> None:
    words = kit.words
    hints = (
        (Key.MENU, words("hint.chess.menu")),
        (Key.SPECIAL, words("hint.chess.tool")),
        (Key.TURN_RIGHT, words("hint.chess.turn")),
        (Key.ACCEPT, words("hint.chess.paint")),
    )
    draw_row(canvas, kit, box, hints)
