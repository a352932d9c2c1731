"""The rules inside the program: all paragraphs at the left, the chosen one at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.content.files.reader import ContentError
from game.content.lessons.lesson_homes import has_lessons
from game.content.rulebook import Paragraph, load_rulebook
from game.scenes.frame.commands import Changed, Chosen, Command, Key, Press
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Push
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.key_glyphs import Hints
from game.scenes.pages.show_bar import meant
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.rows import in_rows, tab_rows, tabs, tabs_high
from game.scenes.widgets.widget_kinds import FADE, Area, Button, Label, Look, Panel, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, LABEL, STRONG

from .figure_card import card_widgets
from .figure_layout import card
from .open_figures import FigureShelf

LIST = 440
BELOW = 16.0
"""The gap between a figure and its paragraph."""

ROW = 50.0
"""A row of the contents; one with larger letters has room for two lines."""

PICK = 54.0
LEAST_PICK = 38.0
"""How wide the number of a figure is, with the gap after it, and how narrow it may be."""

Load = Callable[[str, str], tuple[Paragraph, ...]]


@dataclass
class _Book:
    """The open book: which of the games, which paragraph, which of its figures; `aside` from a
    match in which it was opened."""

    games: tuple[str, ...]
    game: str
    place: int
    paragraphs: tuple[Paragraph, ...]
    load: Load
    figures: FigureShelf
    aside: bool
    known: dict[str, tuple[Paragraph, ...]] = field(default_factory=dict)

    def choose(self, place: int) -> None:
        self.place = place
        self.figures.choose(self.game, self.paragraphs[place].id if self.paragraphs else "")


def rules_scene(kit: Kit, game: str = "", paragraph: str = "", load: Load = load_rulebook) -> Sheet:
    """Return the rules book, opened at a paragraph such as "T5.4"; "" is the first game."""
    games, aside = tuple(kit.faces), bool(game)
    game = game or games[0]
    book = _Book(games, game, 0, _read(kit, game, load), load, FigureShelf(kit), aside)
    ids = [each.id for each in book.paragraphs]
    book.choose(ids.index(paragraph) if paragraph in ids else 0)

    def widgets(page: Page) -> tuple[Widget, ...]:
        return _widgets(kit, page, book)

    def answer(event: Happening) -> Change:
        return _answer(kit, book, event)

    def other(command: Command) -> Change:
        match command:
            case Press(Key.TURN_LEFT | Key.TURN_RIGHT as key):
                games = book.games
                on = 1 if key is Key.TURN_RIGHT else -1
                _open(kit, book, games[(games.index(book.game) + on) % len(games)])
                sheet.form.focus("paragraph:0" if book.paragraphs else BACK)
            case Press(key) if (event := meant(key)) is not None:
                book.figures.answer(event)
            case _:
                pass
        return None

    first = f"paragraph:{book.place}" if book.paragraphs else BACK
    sheet = Sheet(
        kit,
        widgets,
        answer,
        other=other,
        passing=book.figures.update,
        moving=lambda: book.figures.moving,
        first=first,
    )
    sheet.form.focus(first)
    if book.place:
        area = next(w for w in widgets(sheet.page) if isinstance(w, Area))
        sheet.form.scrolls.to(area, (book.place - 2) * _row(kit))
    return sheet


def _answer(kit: Kit, book: _Book, event: Happening) -> Change:
    match event:
        case Chosen(name) if name == BACK:
            return Pop()
        case Changed("game", int(place)):
            _open(kit, book, book.games[place])
        case Chosen("lessons"):
            return Push(kit.lessons(book.game, book.aside))
        case Changed("paragraph", int(place)) if place == book.place:
            book.figures.answer(Chosen("bar.play"))
        case Changed("paragraph", int(place)):
            book.choose(place)
        case _:
            book.figures.answer(event)
    return None


def _open(kit: Kit, book: _Book, game: str) -> None:
    if game != book.game:
        book.game = game
        book.paragraphs = _read(kit, game, book.load)
        book.choose(0)


def _read(kit: Kit, game: str, load: Load) -> tuple[Paragraph, ...]:
    """Return the book in the language spoken, or in English where it is missing."""
    for language in (kit.words.language, "en"):
        try:
            return load(game, language)
        except ContentError:
            continue
    return ()


def _widgets(kit: Kit, page: Page, book: _Book) -> tuple[Widget, ...]:
    frame, room = framed(kit, page, kit.words("rules.title"), _hints(kit, book))
    names = [kit.words(f"door.{game}") for game in book.games]
    high, rows = tabs_high(len(names), 48), tab_rows(len(names))
    choice = tabs("game", room.top(high).left(LIST), names, book.games.index(book.game), rows)
    below = room.below(high, 14)
    return (
        *frame,
        *_guided(kit, room, book),
        *choice,
        _contents(kit, below.left(LIST), book),
        _chapter(kit, page, room.beside(LIST, 18), book),
    )


def _guided(kit: Kit, room: Box, book: _Book) -> tuple[Widget, ...]:
    """Return the way to the guided match of the game, where there is one."""
    if not has_lessons(book.game):
        return ()
    box = Box(room.right - 320, 18, 320, 50)
    return (Button("lessons", box, kit.words("title.lessons"), "icon.play"),)


def _hints(kit: Kit, book: _Book) -> Hints:
    stage = book.figures.stage
    if stage is None or stage.still:
        return ()
    return ((Key.PLAY, kit.words("hint.figure")),)


def _row(kit: Kit) -> float:
    return ROW * (0.5 + kit.type.percent / 200)


def _contents(kit: Kit, box: Box, book: _Book) -> Area:
    row = _row(kit)
    cells = box.left(box.width - 16).stack(len(book.paragraphs), row - 4, 4)
    rows: tuple[Widget, ...] = tuple(
        Button(
            "paragraph",
            cell,
            f"{each.id}  {each.title}",
            look=Look.ROW,
            value=place,
            chosen=place == book.place,
            align="left",
        )
        for place, (cell, each) in enumerate(zip(cells, book.paragraphs, strict=True))
    )
    area = Area(f"rules.contents.{book.game}", box, rows, len(rows) * row - 4)
    return in_rows(area, 4, row - 4)


def _chapter(kit: Kit, page: Page, box: Box, book: _Book) -> Area:
    """Return the paragraphs from the chosen one on, so that it stands at the top."""
    chosen = book.paragraphs[book.place : book.place + 12]
    inside = box.left(box.width - 18).inset(24, 18)
    rows: list[Widget] = []
    y = inside.y
    for number, each in enumerate(chosen):
        title = Box(inside.x, y, inside.width, 36)
        rows.append(Label(title.left(110), each.id, LABEL, "accent"))
        rows.append(Label(title.beside(84), each.title, STRONG))
        y += 40
        high = page.measure(each.text, BODY, inside.width)[1] + 6
        if number == 0:
            named = 84 + page.measure(each.title, STRONG, inside.width)[0]
            picks, y = _picks(title.beside(named, 24), y, book.figures)
            room = box.bottom - FADE - high - y
            figure, y = _figure(kit, page, inside, y, book.figures, room)
            rows += (*picks, *figure)
        ink = "words" if number == 0 else "quiet"
        rows.append(Label(Box(inside.x, y, inside.width, high), each.text, BODY, ink))
        y += high + 26
    height = max(box.height, y - box.y)
    paper = Panel(Box(box.x, box.y, box.width - 16, height))
    name = f"rules.{book.game}.{book.place}"
    return Area(name, box, (paper, *rows), height, pages=True)


def _picks(line: Box, y: float, figures: FigureShelf) -> tuple[tuple[Widget, ...], float]:
    """Return the numbers of all figures of the paragraph, at the end of its title or, where they
    have no room there, below it; and where the page goes on."""
    count = figures.count
    if count < 2:
        return (), y
    wide = min(PICK, (line.width + 4) / count)
    box = line.edge(count * wide - 4)
    if wide < LEAST_PICK:
        box = Box(line.right - count * PICK + 4, y, count * PICK - 4, line.height)
        y = box.bottom + 4
    return tabs("figure", box, [str(n + 1) for n in range(count)], figures.picked), y


def _figure(
    kit: Kit, page: Page, inside: Box, y: float, figures: FigureShelf, room: float
) -> tuple[tuple[Widget, ...], float]:
    """Return the figure that is chosen, and where the text begins below it: in this room, if the
    figure can be that small."""
    stage = figures.stage
    if stage is None:
        return (), y
    made = card(kit, page, stage, Box(inside.x, y + 4, inside.width, 0), room - 4 - BELOW)
    return card_widgets(kit, stage, made), made.whole.bottom + BELOW
