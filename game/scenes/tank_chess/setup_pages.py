"""What lies on the pages of the set-up: board, match, armies, clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.content.map_facts import name_in
from game.core.rules import Seat
from game.rules.tank_chess.state import Table
from game.scenes.commands import Changed
from game.scenes.sheet import Happening, Page
from game.scenes.widgets.kinds import (
    Area,
    Button,
    Choice,
    Drawing,
    Label,
    Look,
    Slider,
    Toggle,
    Widget,
)
from game.scenes.widgets.layout import grid, tabs
from game.view.box import Box
from game.view.canvas import Canvas
from game.view.style import BODY, LABEL, SMALL, STRONG
from game.view.tank_chess.board import draw_small

from . import army
from .naming import kind_name, side_name
from .selection import Selection
from .wishes import MOST_MINUTES, MOST_SECONDS, TURNINGS, Wishes

CLOCKS = (0, 5, 10, 15, 30, 45)
PAGES = ("board", "match", "army", "clock")
BESIDE = 200
"""The width of what is said beside the chosen board."""


def widgets(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    words = selection.kit.words
    names = [words(f"chess.setup.{name}") for name in PAGES]
    below = box.below(50, 14)
    pages = (_board, _match, _army, _clock)
    return (
        *tabs("page", box.top(50), names, selection.page),
        *pages[selection.page](selection, page, below),
        *_chosen(selection, Box(box.x - 592, box.y + 162, 560, box.height - 84)),
    )


def wished(wishes: Wishes, event: Happening) -> Wishes:
    """Return the wishes after an option was changed."""
    white, black = wishes.minutes
    match event:
        case Changed("turning", int(place)):
            return replace(wishes, turning=TURNINGS[place])
        case Changed("lot", int(place)):
            return replace(wishes, lot=bool(place))
        case Changed("backing_out", bool(on)):
            return replace(wishes, backing_out=on)
        case Changed("hidden_mines", bool(on)):
            return replace(wishes, hidden_mines=on)
        case Changed("minutes", int(minutes)):
            return replace(wishes, minutes=(minutes, minutes), increment=0)
        case Changed("white_minutes", int(minutes)):
            return replace(wishes, minutes=(minutes, black or minutes))
        case Changed("black_minutes", int(minutes)):
            return replace(wishes, minutes=(white or minutes, minutes))
        case Changed("increment", int(seconds)):
            return replace(wishes, increment=seconds)
        case _:
            return wishes


def _chosen(selection: Selection, box: Box) -> tuple[Widget, ...]:
    """Return the chosen board large below the places, and what else can be begun with."""
    words, board = selection.kit.words, selection.board
    # A tall window has more height than the words beside the board leave width.
    large = min(box.height, box.width - BESIDE)
    picture = Box(box.x, box.y, large, large)
    side = box.beside(large, 18)
    own = sum(each.seat == 0 for each in board.pieces)
    size = words("chess.setup.size", width=board.width, height=board.height, count=own)
    about = name_in(selection.start.abouts, words.language)
    first = (words("chess.editor.mover"),) if selection.preview.turn else ()
    room = side.below(96).above(128)
    return (
        Drawing(picture, _small(selection.preview)),
        Label(side.top(34), selection.title(selection.chosen), STRONG, "accent"),
        Label(side.below(36).top(56), size, SMALL, "words", stand="top"),
        *(Label(room.top(56), said, SMALL, "accent", stand="top") for said in first),
        Label(room.below(60) if first else room, about, SMALL, "quiet", stand="top"),
        Button("open", side.above(62).foot(54), words("chess.setup.open")),
        Button("edit", side.foot(54), words("chess.setup.edit")),
    )


def _board(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    tiles = [(selection.title(n), _picture(selection, n)) for n in range(len(selection.starts))]
    return (grid("map", box, tiles, selection.chosen, (176, 190)),)


def _picture(selection: Selection, place: int) -> Callable[[Canvas, Box], None]:
    return _small(selection.table(place))


def _small(table: Table) -> Callable[[Canvas, Box], None]:
    return lambda canvas, box: draw_small(canvas, _square(box), table)


def _square(box: Box) -> Box:
    side = min(box.width, box.height)
    return box.centred(side, side)


def _match(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    words, wishes = selection.kit.words, selection.wishes
    rows = box.stack(4, 58, 12)
    turnings = tuple(words(f"chess.setup.turning.{name}") for name in TURNINGS)
    sides = (words("chess.setup.sides.seated"), words("chess.setup.sides.lot"))
    here = TURNINGS.index(wishes.turning)
    return (
        Choice("lot", rows[0], words("chess.setup.sides"), sides, int(wishes.lot)),
        Choice("turning", rows[1], words("chess.setup.turning"), turnings, here),
        Toggle("backing_out", rows[2], words("chess.setup.backing_out"), wishes.backing_out),
        Toggle(
            "hidden_mines",
            rows[3],
            words("chess.setup.hidden_mines"),
            wishes.hidden_mines,
            enabled=bool(selection.board.mines),
        ),
    )


def _clock(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    words, wishes = selection.kit.words, selection.wishes
    white, black = wishes.minutes
    cells = [cell for row in box.stack(2, 54, 10) for cell in row.columns(3, 10)]
    sliders = box.below(142).stack(3, 62, 8)
    plain = white == black and not wishes.increment
    buttons = tuple(
        Button(
            "minutes",
            cell,
            words("chess.setup.minutes", count=minutes)
            if minutes
            else words("chess.setup.clock.none"),
            look=Look.TAB,
            value=minutes,
            chosen=plain and white == minutes,
        )
        for minutes, cell in zip(CLOCKS, cells, strict=True)
    )
    note = words("chess.setup.clock.note")
    top, second = MOST_MINUTES, MOST_SECONDS
    return (
        *buttons,
        Slider("white_minutes", sliders[0], words("chess.setup.white_minutes"), white, 0, top),
        Slider("black_minutes", sliders[1], words("chess.setup.black_minutes"), black, 0, top),
        Slider(
            "increment", sliders[2], words("chess.setup.increment"), wishes.increment, 0, second
        ),
        Label(box.below(362).top(64), note, SMALL, "quiet", stand="top"),
    )


def _army(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    words, free = selection.kit.words, selection.wishes.free_army
    toggle = Toggle("army", box.top(56), words("chess.army.points"), free)
    if not free:
        note = words("chess.army.board")
        return (toggle, Label(box.below(64).top(40), note, BODY, "quiet"))
    seat, kinds = selection.side, selection.kinds
    now = dict(selection.army_of(seat))
    sides = [side_name(words, each) for each in (0, 1)]
    said = words(
        "chess.army.left",
        side=sides[seat],
        spent=army.points(selection.army_of(seat), kinds),
        budget=army.budget(selection.board, seat, kinds),
        count=sum(now.values()),
        most=army.most(selection.board, seat, kinds),
    )
    listed = box.below(152)
    plain = [kind for kind in kinds if not kind.commander]
    rows: list[Widget] = []
    for kind, row in zip(
        plain, listed.left(listed.width - 16).stack(len(plain), 52, 4), strict=True
    ):
        rows += _kind_row(selection, row, kind.name, seat, kind.points, now.get(kind.name, 0))
    return (
        toggle,
        *tabs("side", box.below(64).top(46), sides, seat),
        Label(box.below(114).top(34), said, LABEL, "accent"),
        Area("army", listed, tuple(rows), len(plain) * 56),
    )


def _kind_row(
    selection: Selection, row: Box, kind: str, seat: Seat, points: int, count: int
) -> list[Widget]:
    def paint(canvas: Canvas, box: Box) -> None:
        canvas.plate(box, "paper", 8)
        canvas.piece(f"piece.{kind}.{seat}", *box.middle, 40)

    ends = row.edge(170).columns(3, 6)
    return [
        Drawing(Box(row.x, row.y, 52, 52), paint),
        Label(row.beside(64).left(260), kind_name(selection.kit.words, kind), BODY),
        Label(row.edge(230).left(50), str(points), STRONG, "accent", "right"),
        Button("fewer", ends[0], "", "icon.minus", value=kind, enabled=count > 0),
        Label(ends[1], str(count), STRONG, "words", "centre"),
        Button("more", ends[2], "", "icon.plus", value=kind),
    ]
