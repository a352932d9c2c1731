"""A match as one line to be sent: copied, kept as a file, or read off the screen by a phone."""

from __future__ import annotations

from typing import Any, Final

from game.content.link_words import link_words
from game.core.rules import NOBODY, Rules
from game.scenes.frame.commands import Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop, Push, Scene
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.pages.working_page import WorkingScene
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Widget
from game.session.links.match_in_link import linking
from game.session.match.record import Header
from game.session.records.replay import Watch
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, SMALL
from game.view.canvas.qr_squares import RIM, Squares, draw_squares

from .picture_files import written_file

SEEN: Final = (240, 144, 80, 32)
"""So many letters of a link are shown, as there is room for; all of it is copied."""

SQUARE: Final = 3
"""So many pixels a square is wide at the least that a phone's camera reads off a screen."""

ROW, GAP = 62.0, 12.0


def sendable(rules: Rules, watch: Watch) -> bool:
    """Whether a match may be sent: it is over, or nothing on its table lies face down."""
    last = watch.tables[-1]
    return rules.outcome(last) is not None or bool(rules.view(last, NOBODY) == last)


def send(kit: Kit, rules: Rules, header: Header[Any], watch: Watch) -> Change:
    """Return the page of a match as a link, or the sentence why it is not sent."""
    if not watch.again:
        return Notice(kit.words("link.other_rules"))
    if not sendable(rules, watch):
        return Notice(kit.words("link.secrets"))
    work = linking(rules, header, watch.tables, watch.done, link_words())
    said = kit.words("link.title"), kit.words("link.working")
    return Push(WorkingScene(kit, *said, work, lambda link: _page(kit, header.game, link)).begun())


def _page(kit: Kit, game: str, link: str) -> Scene:
    squares = kit.squares(link.upper())

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("link.title"))
        side = min(room.height, room.width * 0.5)
        told, ways = room.left(room.width - side - 28), 2 * ROW + GAP
        copy, keep = told.foot(ways).rows(2, GAP)
        text = told.above(ways, 16)
        count = kit.words("link.about", count=len(link))
        high = page.measure(count, BODY, text.width)[1]
        rest = text.below(high, 14)
        pieces, low = _shown(page, link, rest)
        shown = rest.top(min(rest.height, low))
        return (
            *frame,
            Label(text.top(high), count, BODY, stand="top"),
            Panel(shown, "night", "line"),
            Label(shown.inset(16, 12), pieces, SMALL, "quiet", stand="top"),
            Button("copy", copy, kit.words("link.copy"), look=Look.MAIN),
            Button("keep", keep, kit.words("link.keep")),
            *_squares(kit, page, room.edge(side), squares),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Chosen("copy"):
                key = "link.copied" if kit.copy(link) else "challenge.not_copied"
                return Notice(kit.words(key))
            case Chosen("keep"):
                return Notice(written_file(kit, game, "txt", f"{link}\n".encode()), lasting=True)
            case _:
                return None

    return Sheet(kit, widgets, answer, first="copy")


def _squares(kit: Kit, page: Page, box: Box, squares: Squares) -> tuple[Widget, ...]:
    """Return the squares with what they are for, or why there are none."""
    step = int(box.width * page.scale / (len(squares) + 2 * RIM))
    if not squares or step < SQUARE:
        return (Panel(box), Label(box.inset(28), kit.words("link.no_squares"), BODY, "quiet"))
    said = kit.words("link.squares")
    high = page.measure(said, SMALL, box.width)[1]
    picture = box.above(high, 10)
    return (
        Drawing(picture, lambda canvas, at: draw_squares(canvas, at, squares)),
        Label(box.foot(high), said, SMALL, "quiet", "centre"),
    )


def _shown(page: Page, link: str, box: Box) -> tuple[str, float]:
    """Return as much of a link as there is room for, in pieces that can be wrapped, and how high
    its plate is."""
    pieces, high = "", 0.0
    for most in SEEN:
        cut = link if len(link) <= most else f"{link[:most]}…"
        pieces = " ".join(cut[at : at + 16] for at in range(0, len(cut), 16))
        high = page.measure(pieces, SMALL, box.width - 32)[1] + 24
        if high <= box.height:
            break
    return pieces, high
