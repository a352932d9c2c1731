"""The back of a box: a turn that is really played, how one wins, and the ways into the game."""

from __future__ import annotations

from game.content.lessons.lesson_homes import has_lessons
from game.content.shelf.boxes import ShelfBox
from game.scenes.book.figure import Stage
from game.scenes.book.figure_card import card_widgets
from game.scenes.book.figure_layout import card
from game.scenes.book.open_figures import FigureShelf
from game.scenes.faces.all_faces import faces_of
from game.scenes.frame.kit import Kit
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, HEAD, STRONG
from game.view.shelf.box_back import BackRooms, draw_back

from .facts import facts, facts_high

PLAY = "play"
WAY, GAP, PAD = 56.0, 10.0, 26.0
SHOWN, WIDEST = 0.52, 1240.0
"""How much of a box's back its moving picture has, and how wide the back is at most."""
AGAIN_MS = 2200
"""How long the end of the picture rests before it begins anew."""


class Back:
    """The picture on the back that lies open: it is played again and again."""

    def __init__(self, kit: Kit) -> None:
        self._figures = FigureShelf(kit)
        self._rest = 0

    @property
    def stage(self) -> Stage | None:
        return self._figures.stage

    @property
    def moving(self) -> bool:
        stage = self.stage
        return stage is not None and not stage.still

    def open(self, box: ShelfBox) -> None:
        self._figures.show(box.game, box.figure)
        self._rest = 0

    def update(self, ms: int) -> None:
        stage = self.stage
        if stage is None:
            return
        stage.update(ms)
        self._rest = 0 if stage.moving else self._rest + ms
        if self._rest >= AGAIN_MS and not stage.still:
            stage.rewind()
            self._rest = 0


def ways(kit: Kit, game: str, waits: bool) -> tuple[tuple[str, str, str], ...]:
    """Return what can be done with a game: the name, the words and the picture of each."""
    words, door = kit.words, faces_of(kit)[game].door
    learn = (("first", words("title.lessons"), "icon.bulb"),) if has_lessons(game) else ()
    watch = (("watch", words("shelf.watch"), "icon.eye"),) if door.computers else ()
    play = words("title.continue" if waits else "shelf.play")
    rules = ("rules", words("title.rules"), "icon.book")
    return ((PLAY, play, ""), *learn, rules, *watch)


def back(
    kit: Kit, page: Page, room: Box, box: ShelfBox, shown: Back, waits: bool
) -> tuple[Widget, ...]:
    """Return the box turned over: its picture at the left, its words and the ways in beside it."""
    wide = min(room.width, WIDEST)
    whole = Box(room.x + (room.width - wide) / 2, room.y, wide, room.height)
    inside = whole.inset(PAD)
    seen, column = inside.left(inside.width * SHOWN), inside.beside(inside.width * SHOWN, PAD)
    picture = _picture(kit, page, seen, shown)
    hole = next((each.box for each in picture if isinstance(each, Panel)), seen)
    rooms = BackRooms(hole, column)
    return (
        Drawing(whole, lambda canvas, box: draw_back(canvas, box, rooms)),
        Panel(column.inset(-8), "panel", "card_turn_dark", 8),
        *picture,
        *_words(kit, page, column, box),
        *_ways(kit, page, column, box.game, waits),
    )


def _picture(kit: Kit, page: Page, room: Box, shown: Back) -> tuple[Widget, ...]:
    """Return the figure as the rules book has it; it needs no keys, since it never stops."""
    if shown.stage is None:
        return ()
    made = card(kit, page, shown.stage, room, room.height)
    spare = max(0.0, room.height - made.whole.height) / 2
    made = card(kit, page, shown.stage, room.moved(0, spare), room.height)
    found = card_widgets(kit, shown.stage, made)
    return tuple(each for each in found if not isinstance(each, Button))


def _words(kit: Kit, page: Page, room: Box, box: ShelfBox) -> tuple[Widget, ...]:
    words = kit.words
    name = words(f"door.{box.game}")
    top = page.measure(name, HEAD, room.width)[1] + 4
    title = page.grown(34)
    wins = page.measure(words(box.wins), BODY, room.width)[1] + 6
    low = room.below(top, 6)
    told = low.below(facts_high(kit, page, room.width, box), 8)
    return (
        Label(room.top(top), name, HEAD, "words"),
        *facts(kit, page, low, box),
        Label(told.top(title), words("shelf.wins"), STRONG, "accent"),
        Label(told.below(title).top(wins), words(box.wins), BODY, "words", stand="top"),
    )


def _ways(kit: Kit, page: Page, room: Box, game: str, waits: bool) -> tuple[Widget, ...]:
    """Return the ways in at the foot: Play over the whole width, the others below it."""
    main, *others = ways(kit, game, waits)
    high = len(others) * (WAY + GAP)
    play = Box(room.x, room.bottom - high - WAY - 8, room.width, WAY + 8)
    cells = Box(room.x, room.bottom - high + GAP, room.width, high - GAP).stack(
        len(others), WAY, GAP
    )
    return (
        Button(main[0], play, main[1], "icon.play_ink", Look.MAIN),
        *(
            Button(name, cell, words, picture)
            for cell, (name, words, picture) in zip(cells, others, strict=True)
        ),
    )
