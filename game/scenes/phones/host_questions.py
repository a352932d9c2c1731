"""What who sits at the screen is asked and told about phones, and what comes of the answer.

A question names the phone by what was typed there and by the sign it shows, so that a yes is its.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.rules import NOBODY
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Pop, Scene
from game.scenes.pages.dialog import ask
from game.scenes.pages.widget_scene import Happening, Page, Sheet, plain_paper, veil
from game.scenes.widgets.widget_kinds import Button, Label, Look, Panel, Widget
from game.view.canvas.letter_styles import BODY, HEAD

from .admission import Entrance
from .guests import Request
from .line_contract import Wire
from .listening import Listening
from .qr_poster import FOOT, Poster
from .seats_taken import Sitters

PICTURE = 400.0


class HostQuestions:
    """Whoever sat by a phone must scan again where `moved` is set: that comes before all else."""

    def __init__(
        self, kit: Callable[[], Kit], wire: Wire, entrance: Entrance, sitters: Sitters
    ) -> None:
        self.moved: Listening | None = None
        self._kit = kit
        self._wire = wire
        self._entrance = entrance
        self._sitters = sitters
        self._asked: Request | None = None

    def asks(self, hide: bool) -> Scene | None:
        """Return the first question; `hide` covers what lies below."""
        kit, moved = self._kit(), self.moved
        if moved is not None:
            self.moved = None
            return moved_scene(kit, Poster(kit, self._wire, self._entrance), moved, hide)
        if not self._entrance.requests:
            return None
        request = self._asked = self._entrance.requests[0]
        seats = {each.seat: each.name for each in self._sitters.places}
        return question(kit, request, seats.get(request.seat, ""), hide)

    def answered(self, yes: bool) -> None:
        """The question that was shown is answered, and no other that came in its place."""
        request, self._asked = self._asked, None
        if request is not None:
            self.answer(request, yes)

    def answer(self, request: Request, yes: bool) -> None:
        """Do what was asked of who sits at the screen, or say no, if it is still asked for."""
        entrance = self._entrance
        if request not in entrance.requests:
            return
        entrance.requests = tuple(each for each in entrance.requests if each != request)
        guest = entrance.guests.get(request.line)
        if guest is None:
            return
        if not yes:
            entrance.refuse(guest, request)
        elif request.seat == NOBODY:
            entrance.let_in(guest)
        else:
            self._sitters.grant(guest, request.seat, request.name)


def question(kit: Kit, request: Request, seat: str, hide: bool) -> Scene:
    """Return the question; `seat` is what the seat is called that a phone asks for."""
    enters = request.seat == NOBODY
    key = "phone.ask.enter" if enters else "phone.ask.seat"
    gaps = {"sign": request.sign, "name": request.name, "seat": seat}
    words = kit.words(f"{key}.words" if request.name else f"{key}.nameless", **gaps)
    yes = kit.words("phone.ask.yes" if enters else "phone.ask.give")
    answers = (("no", kit.words("phone.ask.no"), Look.PLAIN), ("yes", yes, Look.DANGER))
    return ask(kit, kit.words(key, sign=request.sign), words, answers, first="no", hide=hide)


def moved_scene(kit: Kit, poster: Poster, listening: Listening, hide: bool) -> Sheet:
    """Return what says that the machine has another address now, with the picture to scan."""

    def widgets(page: Page) -> tuple[Widget, ...]:
        box = page.box.centred(min(1040, page.box.width - 60), PICTURE + FOOT + 60)
        inside = box.inset(36, 30)
        told = inside.beside(PICTURE, 36)
        return (
            Panel(box, "panel", "line", 16, shadow=True),
            *poster.widgets(listening, inside.left(PICTURE)),
            Label(told.top(100), kit.words("phone.moved"), HEAD, "words", stand="top"),
            Label(told.below(110).above(80), kit.words("phone.moved.words"), BODY, stand="top"),
            Button("ok", told.foot(58), kit.words("dialog.ok"), look=Look.MAIN),
        )

    def answer(event: Happening) -> Change:
        return Pop("ok") if event == Chosen("ok") else None

    paper = plain_paper if hide else veil
    return Sheet(kit, widgets, answer, paper=paper, see_through=not hide, first="ok")
