"""The board editor: a palette beside the board, checked and saved as a Tiled map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from game.content.tank_chess.draft import (
    RUBBER,
    Draft,
    Tool,
    board_of,
    empty,
    sized,
    tools_of,
    turned,
    used,
)
from game.content.tank_chess.pieces import load_kinds
from game.content.texts import clean
from game.core.grid import Cell
from game.rules.tank_chess import TANK_CHESS
from game.rules.tank_chess.state import Setup, Table
from game.scenes.faces.all_faces import surface_of
from game.scenes.frame.commands import (
    Changed,
    Chosen,
    Command,
    Key,
    Moved,
    Press,
    Pressed,
    Released,
    Resized,
    Wants,
    Wheel,
)
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push, Replace, Scene
from game.scenes.pages.head_and_foot import BACK
from game.scenes.pages.widget_scene import Happening, Page
from game.scenes.widgets.form import Form
from game.scenes.widgets.widget_kinds import Widget
from game.view.canvas.board_place import BoardPlace
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.surface.laid_table import lay_table
from game.view.tank_chess.board import draw_table, fitted, outline
from game.view.tank_chess.marks import mark

from .draft_files import faults_of, write
from .editor_panel import Drawn, checked, editor_menu, editor_widgets, laid, leaving, told_box

MOST_STEPS = 200
_WAYS = {Key.UP: (0, -1), Key.DOWN: (0, 1), Key.LEFT: (-1, 0), Key.RIGHT: (1, 0)}


Play = Callable[[Path], Scene]


class EditorScene:
    """`play(path)` answers with a match on a saved map; `title` is what the board is called."""

    see_through = False

    def __init__(self, kit: Kit, play: Play, draft: Draft | None = None) -> None:
        self.draft = draft or empty()
        self.tool = 1
        self.mirror = True
        self.title = ""
        self.cursor = Cell(0, 0)
        self._kit = kit
        self._play = play
        self._kinds = load_kinds()
        self.tools = tools_of(tuple(kind.name for kind in self._kinds))
        self._past: list[Draft] = []
        self._saved = self.draft, self.title
        self._file: Path | None = None
        self._painting: Tool | None = None
        self._by_keys = False
        self._form = Form()
        self._page = Page(1280, 720, 1, kit.type)
        self._asked = ""

    @property
    def wants(self) -> Wants:
        return Wants.LETTERS if self._form.editing else Wants.KEYS

    @property
    def moving(self) -> bool:
        return self._form.due

    def handle(self, command: Command) -> Change:
        match command:
            case Resized(width, height, scale):
                self._page = Page(width, height, scale, self._kit.type)
            case Moved() | Pressed() | Released() | Wheel():
                return self._point(command)
            case _ if self._form.editing:
                event = self._form.handle(command, self._widgets())
                return self._answer(event) if event is not None else None
            case Press():
                return self._press(command)
            case Chosen() | Changed():
                return self._answer(command)
            case _:
                pass
        return None

    def update(self, ms: int) -> Change:
        self._form.update(ms)
        return None

    def draw(self, canvas: Canvas) -> None:
        place, kit = self._place(), self._kit
        board = outline(place, kit.settings.now.coordinates)
        lay_table(canvas, surface_of(kit, TANK_CHESS.name), (board,))
        draw_table(canvas, place, self.table(), self._kit.settings.now.coordinates)
        if self._by_keys:
            mark(canvas, place, "chosen", self.cursor)
        self._form.draw(canvas, self._widgets())

    def resume(self, answer: object) -> Change:
        asked, self._asked = self._asked, ""
        if asked == "leave":
            return Pop() if answer == "yes" else None
        return self._answer(Chosen(answer)) if isinstance(answer, str) else None

    def table(self) -> Table:
        table: Table = TANK_CHESS.new(Setup(board_of(self.draft), self._kinds), 0).table
        return table

    def _point(self, command: Moved | Pressed | Released | Wheel) -> Change:
        event = self._form.handle(command, self._widgets())
        if event is not None:
            return self._answer(event)
        cell = self._place().cell(command.x, command.y)
        match command:
            case Moved() if self._painting is not None:
                self._use(self._painting, cell)
            case Pressed(button=1 | 3 as button) if self.draft.on(cell):
                self._painting = self.tools[self.tool] if button == 1 else RUBBER
                self._use(self._painting, cell)
            case Released():
                self._painting = None
            case Wheel(by=by) if self.draft.on(cell):
                self._set(turned(self.draft, cell, -1 if by > 0 else 1, self.mirror))
            case _:
                pass
        self._by_keys = False
        return None

    def _press(self, command: Press) -> Change:
        self._by_keys = True
        key = command.key
        if key in _WAYS:
            dx, dy = _WAYS[key]
            cell = Cell(self.cursor.x + dx, self.cursor.y + dy)
            self.cursor = cell if self.draft.on(cell) else self.cursor
            return None
        match key:
            case Key.ACCEPT:
                self._use(self.tools[self.tool], self.cursor)
            case Key.TURN_LEFT | Key.TURN_RIGHT:
                step = -1 if key is Key.TURN_LEFT else 1
                self._set(turned(self.draft, self.cursor, step, self.mirror))
            case Key.NEXT | Key.SPECIAL:
                self.tool = (self.tool + 1) % len(self.tools)
            case Key.PREVIOUS:
                self.tool = (self.tool - 1) % len(self.tools)
            case Key.UNDO:
                self._undo()
            case Key.MENU if not command.repeat:
                self._asked = "menu"
                return Push(editor_menu(self._kit))
            case Key.BACK if not command.repeat:
                return self._leave()
            case _:
                pass
        return None

    def _answer(self, event: Happening) -> Change:
        match event:
            case Changed("tool", int(place)):
                self.tool = place
            case Changed("mirror", bool(on)):
                self.mirror = on
            case Changed("mover", bool(black)):
                self._set(replace(self.draft, mover=int(black)))
            case Changed("width", int(place)):
                self._set(sized(self.draft, place, self.draft.height))
            case Changed("height", int(place)):
                self._set(sized(self.draft, self.draft.width, place))
            case Changed("name", str(title)):
                self.title = title
            case Chosen("name"):
                self._form.focus("name")
                self._form.handle(Press(Key.ACCEPT), self._widgets())
            case Chosen(name) if name == BACK:
                return self._leave()
            case Chosen("undo"):
                self._undo()
            case Chosen("new"):
                self._set(empty(self.draft.width, self.draft.height))
            case Chosen("check"):
                return checked(self._kit, self.draft)
            case Chosen("save"):
                return self._save()
            case Chosen("play"):
                return self._start()
            case _:
                pass
        self.cursor = Cell(
            min(self.cursor.x, self.draft.width - 1), min(self.cursor.y, self.draft.height - 1)
        )
        return None

    def _use(self, tool: Tool, cell: Cell) -> None:
        self.cursor = cell if self.draft.on(cell) else self.cursor
        self._set(used(self.draft, tool, cell, self.mirror))

    def _set(self, draft: Draft) -> None:
        if draft != self.draft:
            self._past = [*self._past[-MOST_STEPS:], self.draft]
            self.draft = draft

    def _undo(self) -> None:
        if self._past:
            self.draft = self._past.pop()

    def _save(self) -> Change:
        path = self._written()
        key = "not_saved" if path is None else "saved"
        return Notice(self._kit.words(f"chess.editor.{key}", file=str(path)))

    def _written(self) -> Path | None:
        """Return the file of the board as it is, a new one if it was changed since the last."""
        if self._file is None or self._changed:
            self._file = write(self._kit, self.draft, title=clean(self.title).strip())
        if self._file is not None:
            self._saved = self.draft, self.title
        return self._file

    def _start(self) -> Change:
        """Save the board and set a match up on it, if it is in order."""
        if faults_of(self._kit, self.draft) != ():
            return checked(self._kit, self.draft)
        path = self._written()
        if path is None:
            return Notice(self._kit.words("chess.editor.not_saved"))
        return Replace(self._play(path))

    def _leave(self) -> Change:
        if not self._changed:
            return Pop()
        self._asked = "leave"
        return Push(leaving(self._kit))

    @property
    def held(self) -> str:
        return "door.file.editor" if self._changed else ""

    def let_go(self) -> None:
        """The board lies in its file as it is."""

    @property
    def _changed(self) -> bool:
        return self._saved != (self.draft, self.title)

    @property
    def notice_room(self) -> Box | None:
        """Where short sentences cover neither the board nor a control."""
        return told_box(laid(self._page.box)[1])

    def make_room(self, notices: tuple[str, ...]) -> None:
        """What stands there gives way by itself: it is only covered."""

    def _place(self) -> BoardPlace:
        board, _ = laid(self._page.box)
        now = self._kit.settings.now
        return fitted(self.table(), board, 0, self._page.scale, now.coordinates)

    def _widgets(self) -> tuple[Widget, ...]:
        _, panel = laid(self._page.box)
        drawn = Drawn(self.draft, self.title, self.tools, self.tool, self.mirror)
        return editor_widgets(self._kit, panel, drawn)
