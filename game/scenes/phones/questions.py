"""What who sits at the screen is asked about phones: it names the phone, so that the yes is its."""

from __future__ import annotations

from game.core.rules import NOBODY
from game.scenes.dialog import ask
from game.scenes.kit import Kit
from game.scenes.stack import Scene
from game.scenes.widgets.kinds import Look

from .guests import Request


def question(kit: Kit, request: Request, seat: str, hide: bool) -> Scene:
    """Return the question; `seat` is what the seat is called that a phone asks for."""
    enters = request.seat == NOBODY
    key = "phone.ask.enter" if enters else "phone.ask.seat"
    gaps = {"sign": request.sign, "name": request.name, "seat": seat}
    words = kit.words(f"{key}.words" if request.name else f"{key}.nameless", **gaps)
    yes = kit.words("phone.ask.yes" if enters else "phone.ask.give")
    answers = (("no", kit.words("phone.ask.no"), Look.PLAIN), ("yes", yes, Look.DANGER))
    return ask(kit, kit.words(key, sign=request.sign), words, answers, first="no", hide=hide)
