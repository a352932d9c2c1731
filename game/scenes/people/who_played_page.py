"""Who was that? A small question after a match without names. Pops `Named`, or None for not now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice

from game.content.texts import clean
from game.core.rules import Seat
from game.scenes.faces.seat_names import usual_names
from game.scenes.frame.commands import Chosen, Command, Key, Kind, Press, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import LONGEST_NAME
from game.scenes.frame.stack import Change, Notice, Pop
from game.scenes.pages.key_glyphs import pad_name
from game.scenes.pages.player_sign import draw_marker
from game.scenes.pages.widget_scene import Happening, Page, Sheet, veil
from game.scenes.widgets.widget_kinds import (
    Button,
    Drawing,
    Field,
    Label,
    Look,
    Panel,
    Widget,
)
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, HEAD

from .profile_pane import Wear, emblem_tiles
from .profiles import known_people, picture_of
from .who_played import Named

WIDTH = 680.0
ROW, TILE, GAP = 58.0, 54.0, 12.0
FEW = 4
"""So many people are asked one below the other, more of them in two columns."""

KNOWN = 3
"""So many who are known are offered by name."""


@dataclass(frozen=True, slots=True)
class Call:
    """Call whoever played a seat so."""

    seat: Seat
    name: str


def who_played_scene(
    kit: Kit,
    marks: Mapping[Seat, str],
    named: frozenset[str] = frozenset(),
    alone: bool = True,
) -> Sheet:
    """Return the question about the people on seats with these marks; those who are `named` have
    played the others, as by a phone, and are offered for none of these; who played `alone` is
    told that the name stays."""
    desk, unasked = _Desk(kit, marks, named, alone), [True]

    def before(command: Command) -> bool:
        """Whoever goes back before a letter was typed goes back at once; a pad, which turns
        letters while it types, finds its way to the buttons first."""
        if isinstance(command, Press) and not desk.names:
            by_pad = command.device.kind is Kind.PAD
            if command.key is Key.BACK or (by_pad and unasked[0]):
                sheet.form.end_editing()
            unasked[0] = unasked[0] and not by_pad
        return False

    first = desk.fields(Box(0, 0, WIDTH, ROW))[0]
    sheet = Sheet(
        kit,
        desk.widgets,
        desk.answer,
        paper=veil,
        see_through=True,
        first=first.name,
        before=before,
    )
    desk.spins = lambda: bool(sheet.form.editing) and not unasked[0]
    sheet.form.edit(first)
    return sheet


class _Desk:
    """`spins` says whether somebody types with a pad, letter by letter."""

    def __init__(
        self, kit: Kit, marks: Mapping[Seat, str], named: frozenset[str], alone: bool
    ) -> None:
        self._kit, self._marks, self._alone = kit, marks, alone
        self.spins: Callable[[], bool] = lambda: False
        self._typed = dict.fromkeys(marks, "")
        self._emblem: int | None = None
        known = (each for each in known_people(kit)[0].known if each.name not in named)
        self._known = tuple(islice(known, KNOWN))

    @property
    def names(self) -> dict[Seat, str]:
        """What was typed, as it will be read; a comma would make a crew of it."""
        read = {seat: clean(name).replace(",", " ").strip() for seat, name in self._typed.items()}
        return {seat: name for seat, name in read.items() if name}

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        words, alone = self._kit.words, len(self._marks) == 1
        one = "who.was.words" if self._alone else "who.was.one"
        said = words(one if alone else "who.were.words")
        how = words("field.pad", done=pad_name(self._kit, Key.ACCEPT))
        width = min(page.width - 40, (WIDTH + page.grown(WIDTH)) / 2)
        told = page.measure(said, BODY, width - 80)[1] + 6
        rows = ROW * min(len(self._marks), FEW) + GAP
        more = (TILE + GAP) * (alone + bool(self._known))
        box = page.box.centred(width, 100 + told + rows + more + 96)
        inside = box.inset(40, 26)
        body = inside.below(54 + told, GAP)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            Label(inside.top(48), words("who.was" if alone else "who.were"), HEAD, "words"),
            Label(inside.below(54).top(told), how if self.spins() else said, BODY, "quiet"),
            *self._marked(body),
            *self.fields(body),
            *self._offered(body.below(rows)),
            *self._buttons(inside.foot(ROW)),
        )

    def answer(self, event: Happening) -> Change:
        match event:
            case Chosen("who.later"):
                return Pop()
            case Chosen("who.ok"):
                return self._done()
            case Said(Call(seat, name)):
                self._typed[seat] = name
            case Said(Wear(emblem)):
                self._emblem = None if self._emblem == emblem else emblem
            case _:
                pass
        return None

    def fields(self, box: Box) -> tuple[Field, ...]:
        """Return the lines to type in; Enter on the last one goes on."""
        last, hint = tuple(self._marks)[-1], self._kit.words("who.name")
        return tuple(
            Field(
                f"who.name.{seat}",
                cell.beside(TILE, GAP),
                self._typed[seat],
                hint,
                LONGEST_NAME,
                done="who.ok" if seat == last else "",
                says=partial(Call, seat),
            )
            for seat, cell in self._cells(box).items()
        )

    def _cells(self, box: Box) -> dict[Seat, Box]:
        across = -(-len(self._marks) // FEW)
        columns = box.columns(across, 2 * GAP)
        cells = (cell for column in columns for cell in column.stack(FEW, ROW - GAP, GAP))
        return dict(zip(self._marks, cells, strict=False))

    def _marked(self, box: Box) -> tuple[Widget, ...]:
        found: list[Widget] = []
        for seat, cell in self._cells(box).items():
            mark = self._marks[seat]
            if len(self._marks) == 1 and self._emblem is not None:
                mark = f"emblem.{self._emblem}"
            found.append(Drawing(cell.left(TILE), partial(_draw, mark)))
        return tuple(found)

    def _offered(self, box: Box) -> tuple[Widget, ...]:
        """Return who is known already, and the emblems where one person is asked."""
        free = [each for each in self._known if each.name not in self.names.values()]
        blank = next((seat for seat in self._marks if seat not in self.names), None)
        found: list[Widget] = []
        if self._known:
            cells = box.top(TILE - 6).columns(KNOWN, GAP)
            for cell, each in zip(cells, free if blank is not None else (), strict=False):
                says, sign = Call(blank or 0, each.name), picture_of(each)
                found.append(Button("who.known", cell, each.name, sign, value=each.name, says=says))
            box = box.below(TILE, GAP)
        if len(self._marks) == 1:
            found += emblem_tiles(box.top(TILE), self._emblem)
        return tuple(found)

    def _buttons(self, box: Box) -> tuple[Widget, ...]:
        words, (later, now) = self._kit.words, box.columns(2, 16)
        return (
            Button("who.later", later, words("who.later")),
            Button("who.ok", now, words("who.ok"), look=Look.MAIN, enabled=bool(self.names)),
        )

    def _done(self) -> Change:
        names = self.names
        taken = next((each for each in names.values() if each in usual_names(self._kit.words)), "")
        if taken:
            return Notice(self._kit.words("who.seat_name", name=taken))
        return Pop(Named(names, self._emblem)) if names else None


def _draw(mark: str, canvas: Canvas, box: Box) -> None:
    draw_marker(canvas, box, mark, 0.9)
