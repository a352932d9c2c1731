"""Who stands in the queue of an evening in which the winner stays: names, in their order.

It pops the names, none where the queue ends, or None on the way back. Who comes late is added at
the end; who leaves is taken out at any time.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from game.content.texts import clean
from game.scenes.frame.commands import Changed, Chosen, Said
from game.scenes.frame.kit import Kit
from game.scenes.frame.settings import LONGEST_NAME
from game.scenes.frame.stack import Change, Notice, Pop, Push
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import Button, Field, Label, Look, Widget
from game.session.people.queues import LEAST, MOST
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, NUMBER

from .occupants import SitDown
from .who_sits_page import who_scene

ROW, WIDE = 56.0, 620.0
SIGN = 50.0


@dataclass(frozen=True, slots=True)
class Called:
    """Somebody at this place of the queue is called so."""

    place: int
    name: str


def queue_page(kit: Kit, names: tuple[str, ...], begins: bool = False) -> Sheet:
    """Return the page, with room for three at the least; one that `begins` with these names is not
    ended yet."""
    desk = _Desk(kit, [*names, *[""] * (LEAST - len(names))], bool(names) and not begins)
    return Sheet(kit, desk.widgets, desk.answer, resumed=desk.resumed, first="name.0")


class _Desk:
    """`stands` is whether there is a queue already, which may also end."""

    def __init__(self, kit: Kit, names: list[str], stands: bool) -> None:
        self._kit = kit
        self._names = names
        self._stands = stands

    @property
    def _cleaned(self) -> tuple[str, ...]:
        return tuple(filter(None, (clean(name).strip() for name in self._names)))

    @property
    def _fault(self) -> str:
        """Return what stands against such a queue, "" for nothing."""
        names = self._cleaned
        if len(set(names)) < len(names):
            return self._kit.words("queue.twice")
        return self._kit.words("queue.few") if len(names) < LEAST else ""

    def widgets(self, page: Page) -> tuple[Widget, ...]:
        words = self._kit.words
        frame, room = framed(self._kit, page, words("queue.title"))
        rows = room.left(WIDE).stack(MOST, min(ROW, room.height / MOST - 6), 6)
        told = room.beside(WIDE, 40)
        count = len(self._names)
        more = [
            Button("add", row.left(260), words("queue.add"), "icon.plus")
            for row in rows[count:][:1]
        ]
        ends = (Button("end", told.foot(140).top(62), words("queue.end"), look=Look.PLAIN),)
        return (
            *frame,
            *(each for place, row in enumerate(rows[:count]) for each in self._row(place, row)),
            *more,
            Label(told.above(230), words("queue.about"), BODY, "words", stand="top"),
            Label(told.foot(220).top(66), self._fault, BODY, "quiet"),
            *(ends if self._stands else ()),
            Button(
                "done",
                told.foot(62),
                words("queue.done"),
                look=Look.MAIN,
                enabled=not self._fault,
            ),
        )

    def answer(self, event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("done"):
                return Notice(self._fault) if self._fault else Pop(self._cleaned)
            case Chosen("end"):
                return Pop(())
            case Chosen("add"):
                self._names.append("")
            case Said(Called(place, name)):
                self._names[place] = name
            case Changed("remove", int(place)):
                del self._names[place]
            case Changed("known", int(place)):
                return Push(who_scene(self._kit, place, frozenset(self._cleaned)))
            case _:
                pass
        return None

    def resumed(self, answer: object) -> Change:
        if isinstance(answer, SitDown):
            self._names[answer.seat] = answer.profile.name
        return None

    def _row(self, place: int, row: Box) -> tuple[Widget, ...]:
        words = self._kit.words
        field = row.beside(SIGN + 8)
        out: tuple[Widget, ...] = ()
        if len(self._names) > LEAST:
            field = field.left(field.width - SIGN - 8)
            tip = words("queue.remove")
            out = (Button("remove", row.edge(SIGN), "", "icon.cross", value=place, tip=tip),)
        known = Button(
            "known", field.left(SIGN), "", "icon.people", value=place, tip=words("setup.known")
        )
        return (
            Label(row.left(SIGN), str(place + 1), NUMBER, "quiet"),
            known,
            Field(
                f"name.{place}",
                field.beside(SIGN, 8),
                self._names[place],
                words("queue.name"),
                LONGEST_NAME,
                says=partial(Called, place),
            ),
            *out,
        )
