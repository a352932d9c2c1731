"""One record: its name, its mark, a copy of it for others. Pops what is to be done with it."""

from __future__ import annotations

from functools import partial

from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop
from game.scenes.pages.widget_scene import Happening, Page, Sheet, veil
from game.scenes.replay.record_picture import draw_record
from game.scenes.saves.record_files import REFUSED, export
from game.scenes.widgets.widget_kinds import Button, Drawing, Field, Label, Look, Panel, Widget
from game.session.records.catalogue import TITLE, Listed
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import HEAD, SMALL

from .list_contents import RecordList
from .words import game_name, names, note, title, when

WIDTH, HIGH = 920.0, 420.0
LONGEST = 60


def record_page(kit: Kit, shelf: RecordList, opened: Listed) -> Sheet:
    """Return the page; it pops "watch", "remove", or the record as it is now."""
    now, typed = opened, opened.label(TITLE)

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred((WIDTH + page.grown(WIDTH)) / 2, HIGH)
        inside = box.inset(36, 28)
        picture, words = inside.left(220).top(184), kit.words
        text = inside.beside(220, 24)
        rows = inside.foot(130).rows(2, 14)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Drawing(picture, partial(_draw, kit, now)),
            Label(text.top(48), title(kit, now), HEAD, "words"),
            Label(text.below(52).top(56), note(kit, now), SMALL, "quiet", stand="top"),
            Field(
                "title",
                text.below(128).top(52),
                typed,
                words("records.name"),
                longest=LONGEST,
                enabled=bool(now.game),
            ),
            *_buttons(kit, now, rows),
        )

    def answer(event: Happening) -> Change:
        nonlocal now, typed
        match event:
            case Changed("title", str(said)):
                typed = said
            case Chosen("mark"):
                now = shelf.mark(_named())
            case Chosen("export"):
                return Notice(_exported(kit, _named()), lasting=True)
            case Chosen("watch" | "remove" as name):
                _named()
                return Pop(name)
            case Chosen("close"):
                return Pop(_named())
            case _:
                pass
        return None

    def _named() -> Listed:
        """Return the record under the name that was typed."""
        nonlocal now
        if typed.strip() != now.label(TITLE):
            now = shelf.label(now, TITLE, typed.strip())
        return now

    def back() -> Change:
        return Pop(_named())

    return Sheet(kit, widgets, answer, back=back, paper=veil, see_through=True, first="watch")


def _buttons(kit: Kit, now: Listed, rows: tuple[Box, ...]) -> tuple[Widget, ...]:
    words, (upper, lower) = kit.words, rows
    mark = words("records.unmark" if now.marked else "records.mark")
    star = "icon.star" if now.marked else "icon.star_empty"
    watch, marks, copy = upper.columns(3, 14)
    remove, _, close = lower.columns(3, 14)
    return (
        Button("watch", watch, words("records.watch"), "icon.play_ink", look=Look.MAIN),
        Button("mark", marks, mark, star, enabled=bool(now.game)),
        Button("export", copy, words("records.export"), "icon.copy"),
        Button("remove", remove, words("records.remove"), "icon.bin", look=Look.DANGER),
        Button("close", close, words("dialog.ok")),
    )


def _exported(kit: Kit, each: Listed) -> str:
    """Put a copy where it may be given away; return the sentence that says where it lies."""
    kit.writer.settle()
    own = each.label(TITLE) or f"{game_name(kit, each)} {' '.join(names(kit, each))}"
    try:
        path = export(kit, each.path, f"{when(each)[:10]} {own}")
    except REFUSED:
        return kit.words("records.not_exported")
    kit.copy(str(path))
    return kit.words("records.exported", path=str(path))


def _draw(kit: Kit, each: Listed, canvas: Canvas, box: Box) -> None:
    draw_record(canvas, box, kit, each)
