"""The back of a box: a turn that is really played, how one wins, and the ways into the game."""

from __future__ import annotations

from game.content.shelf.boxes import ShelfBox
from game.scenes.book.played_turn import PlayedTurn, played_turn
from game.scenes.frame.commands import Chosen, Command, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop
from game.scenes.pages.head_and_foot import BACK, between, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, HEAD, STRONG
from game.view.shelf.box_back import draw_back

from .facts import facts, facts_high
from .filters import large_letters
from .turning_over import TurningOver
from .ways_in import PLAY, come_back, way, ways

Ways = tuple[tuple[str, str, str], ...]
WAY, GAP, PAD = 60.0, 10.0, 26.0
ACROSS = 2
"""So many ways in stand in a row."""
FEW = 4
"""Beside more ways in, and in larger letters, there is no room for what the front says."""
SHOWN, LARGE_SHOWN, WIDEST = 0.48, 0.4, 1240.0
"""How much of a box's back its moving picture has, with large letters, and how wide a back is."""
CLEAR = 6.0
"""How far words stay away from what the ways in stand at."""
EDGE = 14.0
"""The dark edge of the hole in which the picture moves."""


def back_scene(kit: Kit, box: ShelfBox, turning: TurningOver | None = None) -> Sheet:
    """Return the box turned over, which comes by its turning; the way back turns it round again."""
    turn = played_turn(kit, box.game, box.figure)
    offered = ways(kit, box.game)

    def widgets(page: Page) -> tuple[Widget, ...]:
        title, play = kit.words("shelf.title"), (Key.MENU, offered[0][1])
        frame, _ = framed(kit, page, title, (play,))
        return (*frame, *back(page))

    def back(page: Page) -> tuple[Widget, ...]:
        return _back(kit, page, _lies(page), box, turn, offered)

    def leave(name: str) -> Change:
        if turning is not None:
            turning.end()
        return way(kit, name, box.game)

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop(cut=turning is not None)
            case Chosen(name):
                return leave(name)
            case _:
                return None

    def other(command: Command) -> Change:
        pressed = isinstance(command, Press) and command.key is Key.MENU and not command.repeat
        return leave(PLAY) if pressed else None

    def resumed(told: object) -> Change:
        nonlocal offered
        change = come_back(kit, box.game, told)
        offered = ways(kit, box.game)
        return change

    def passing(ms: int) -> Change:
        if turning is not None and turning.moving:
            turning.update(ms)
        else:
            turn.update(ms)
        return None

    sheet = Sheet(
        kit,
        widgets,
        answer,
        other=other,
        resumed=resumed,
        passing=passing,
        first=PLAY,
        moving=lambda: turn.moving,
        back=lambda: Pop(cut=turning is not None),
        entrance=turning,
    )
    if turning is not None:
        turning.lies = lambda: _lies(sheet.page)
        turning.paint = lambda canvas: sheet.form.draw_widgets(canvas, back(sheet.page))
    return sheet


def _lies(page: Page) -> Box:
    """Return where the box lies that is turned over."""
    room = between(page)
    wide = min(room.width, WIDEST)
    return Box(room.x + (room.width - wide) / 2, room.y, wide, room.height)


def _back(
    kit: Kit, page: Page, whole: Box, box: ShelfBox, turn: PlayedTurn, offered: Ways
) -> tuple[Widget, ...]:
    """Return the box turned over: its picture at the left, its words and the ways in beside it."""
    inside = whole.inset(PAD)
    share = LARGE_SHOWN if large_letters(page) else SHOWN
    seen, column = inside.left(inside.width * share), inside.beside(inside.width * share, PAD)
    board = turn.place(seen.inset(EDGE))
    return (
        Drawing(whole, lambda canvas, box: draw_back(canvas, box, board.inset(-EDGE))),
        Panel(column.inset(-8), "panel", "card_turn_dark", 8),
        Drawing(board, turn.draw),
        *_words(kit, page, column.inset(CLEAR, 4), box, large_letters(page) or len(offered) > FEW),
        *_ways(column, offered),
    )


def _words(kit: Kit, page: Page, room: Box, box: ShelfBox, short: bool) -> tuple[Widget, ...]:
    """Return what the game is called and how one wins, and if not `short` what the front says."""
    words = kit.words
    name = words(f"door.{box.game}")
    top = page.measure(name, HEAD, room.width)[1] + 4
    title = page.grown(34)
    wins = page.measure(words(box.wins), BODY, room.width)[1] + 6
    low = room.below(top, 6)
    about, told = ((), low) if short else _about(kit, page, low, box)
    return (
        Label(room.top(top), name, HEAD, "words"),
        *about,
        Label(told.top(title), words("shelf.wins"), STRONG, "accent"),
        Label(told.below(title).top(wins), words(box.wins), BODY, "words", stand="top"),
    )


def _about(kit: Kit, page: Page, room: Box, box: ShelfBox) -> tuple[tuple[Widget, ...], Box]:
    """Return what the front says, too, and the room below it."""
    line = kit.words(box.line)
    high = page.measure(line, BODY, room.width)[1] + 6
    low = room.below(facts_high(kit, page, room.width, box), 8)
    said = Label(low.top(high), line, BODY, "words", stand="top")
    return (*facts(kit, page, room, box), said), low.below(high, 10)


def _ways(room: Box, offered: Ways) -> tuple[Widget, ...]:
    """Return the ways in at the foot, Play first."""
    rows = -(-len(offered) // ACROSS)
    foot = room.foot(rows * (WAY + GAP) - GAP)
    cells = [cell for row in foot.stack(rows, WAY, GAP) for cell in row.columns(ACROSS, GAP)]
    looks = (Look.MAIN, *[Look.PLAIN] * (len(offered) - 1))
    return tuple(
        Button(name, cell, words, picture, look, margin=8)
        for cell, look, (name, words, picture) in zip(cells, looks, offered, strict=False)
    )
