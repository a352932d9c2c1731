"""What lies on the pages of the set-up: board, match, armies, clock."""

from __future__ import annotations

from dataclasses import replace

from game.core.rules import Seat
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.pages.widget_scene import Happening, Page
from game.scenes.tank_chess.naming import kind_name, side_name
from game.scenes.widgets.rows import in_rows, tabs
from game.scenes.widgets.widget_kinds import (
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
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, SMALL, STRONG

from .board_tab import board_page, chosen_board
from .last_setup import MOST_MINUTES, MOST_SECONDS, TURNINGS, Wishes
from .match_choice import Selection, minutes_on

PRESETS = {"3+2": (3, 2), "5+3": (5, 3), "10+5": (10, 5), "20+0": (20, 0)}
"""Minutes for each side, and seconds more for each of its turns."""

PAGES = ("board", "match", "army", "clock")


def widgets(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    words = selection.kit.words
    names = [words(f"chess.setup.{name}") for name in PAGES]
    below = box.below(50, 14)
    pages = (board_page, _match, _army, _clock)
    return (
        *tabs("page", box.top(50), names, selection.page),
        *pages[selection.page](selection, page, below),
        *chosen_board(selection, Box(box.x - 592, box.y + 162, 560, box.height - 84)),
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
        case Chosen("no_clock"):
            return replace(wishes, minutes=(0, 0), increment=0, by_board=False)
        case Changed("preset", str(name)):
            count, seconds = PRESETS[name]
            return replace(wishes, minutes=(count, count), increment=seconds, by_board=False)
        case Changed("white_minutes" | "black_minutes", 0):
            return replace(wishes, minutes=(0, 0), by_board=False)
        case Changed("white_minutes", int(minutes)):
            return replace(wishes, minutes=(minutes, black or minutes), by_board=False)
        case Changed("black_minutes", int(minutes)):
            return replace(wishes, minutes=(white or minutes, minutes), by_board=False)
        case Changed("increment", int(seconds)):
            return replace(wishes, increment=seconds, by_board=False)
        case _:
            return wishes


def _match(selection: Selection, page: Page, box: Box) -> tuple[Widget, ...]:
    words, wishes = selection.kit.words, selection.wishes
    rows = box.stack(4, 34 + page.grown(24), 12)
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
    upper, lower = box.stack(2, 54, 10)
    (free, ruled), cells = upper.columns(2, 10), lower.columns(len(PRESETS), 10)
    sliders = box.below(142).stack(3, 62, 8)
    rules = words("chess.setup.clock.rules", count=minutes_on(selection.board))
    none = words("chess.setup.clock.none")
    here = () if wishes.by_board or white != black else (white, wishes.increment)
    preset = next((name for name, each in PRESETS.items() if each == here), "")
    buttons = (
        Button("no_clock", free, none, look=Look.TAB, chosen=not (white and black)),
        Button("by_board", ruled, rules, look=Look.TAB, chosen=wishes.by_board),
        *(
            Button("preset", cell, name, "", Look.TAB, name, chosen=name == preset)
            for cell, name in zip(cells, PRESETS, strict=True)
        ),
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
    said = words("chess.army.left", **selection.figures(seat))
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
        in_rows(Area("army", listed, tuple(rows), len(plain) * 56 - 4), 4, 52),
    )


def _kind_row(
    selection: Selection, row: Box, kind: str, seat: Seat, points: int, count: int
) -> list[Widget]:
    def paint(canvas: Canvas, box: Box) -> None:
        canvas.plate(box, "paper", 8)
        canvas.piece(f"piece.{kind}.{seat}", *box.middle, 40)

    words, ends = selection.kit.words, row.edge(170).columns(3, 6)
    return [
        Drawing(Box(row.x, row.y, 52, 52), paint),
        Label(row.beside(64).left(min(222, row.width - 64 - 276)), kind_name(words, kind), BODY),
        Label(
            row.edge(270).left(90),
            words("chess.army.price", count=points),
            SMALL,
            "accent",
            "right",
        ),
        Button("fewer", ends[0], "", "icon.minus", value=kind, enabled=count > 0),
        Label(ends[1], str(count), STRONG, "words", "centre"),
        Button("more", ends[2], "", "icon.plus", value=kind),
    ]
