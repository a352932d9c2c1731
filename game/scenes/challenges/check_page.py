"""The page where the text of a result is played again, and a friend's enters the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from game.content.goals import Ranks
from game.content.texts import clean
from game.scenes.frame.commands import Changed, Chosen
from game.scenes.frame.kit import Kit
from game.scenes.frame.stack import Change, Notice, Pop
from game.scenes.pages.head_and_foot import BACK, framed
from game.scenes.pages.widget_scene import Happening, Page, Sheet
from game.scenes.widgets.widget_kinds import (
    Button,
    Drawing,
    Field,
    Label,
    Look,
    Panel,
    Picture,
    Widget,
)
from game.session.files.crash_safe_files import NotWritten
from game.session.people import friends_results, progress
from game.session.people.friends_results import Foreign, Friends, Shared
from game.session.people.progress import Best
from game.session.proofs.proof import BadProof
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import BODY, STRONG

from .friends import all_friends, friends_on
from .proven_worth import Worth, weighed
from .words import draw_stars, title_of

LONGEST = 1000
_HEAD = re.compile(r"([0-9]{1,4}-[0-9]{4}-[0-9]{2}-[0-9]{2}\s+)?TK[0-9]{1,4}-")
"""How a result begins, one of a day with it."""
SIGN, SHOWN = 44.0, 132.0
"""How wide the sign is that a result is true or false, and its stars."""

TABLE = 360.0


@dataclass
class _Desk:
    """What was pasted, what was found of it, and whose it is."""

    pasted: str = ""
    words: str = ""
    found: Worth | None = None
    name: str = ""
    kept: bool = False
    friends: Friends = field(default_factory=Friends)
    best: Best | None = None


def is_result(text: str) -> bool:
    """Whether there is the beginning of a result in a text."""
    return _HEAD.search(text) is not None


def result_opens(kit: Kit, text: str) -> Callable[[], Sheet] | str:
    """Return what makes the page with a result that is true, or the sentence that says why it is
    not; what stands before it in the text is left out."""
    head = _HEAD.search(text)
    result = " ".join(text[head.start() if head is not None else 0 :].split())[:LONGEST]
    try:
        found = weighed(kit, result)
    except BadProof as bad:
        return kit.words(f"challenge.proof.{bad.key}")
    return lambda: check_scene(kit, result, found)


def check_scene(kit: Kit, text: str = "", found: Worth | None = None) -> Sheet:
    """Return the page where a result is pasted and played again, with one that was `found` true."""
    desk = _Desk(friends=friends_results.known(kit.folder))
    if found is not None:
        desk.pasted = text
        _weighed(kit, desk, found)

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("challenge.check"))
        box, beside = room.left(room.width - TABLE - 24), room.edge(TABLE)
        return (*frame, *_asking(kit, box, desk), *_table(kit, beside, desk))

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("text", str(words)):
                desk.pasted, desk.words, desk.found, desk.kept = words, "", None, False
            case Changed("friend", str(words)):
                desk.name = clean(words)[: friends_results.LONGEST]
            case Chosen("check"):
                _check(kit, desk)
            case Chosen("keep") if desk.found is not None and desk.name.strip():
                return _keep(kit, desk, desk.found)
            case _:
                pass
        return None

    return Sheet(kit, widgets, answer, first="text")


def _asking(kit: Kit, box: Box, desk: _Desk) -> tuple[Widget, ...]:
    inside = box.inset(28, 24)
    return (
        Panel(box),
        Label(inside.top(84), kit.words("challenge.check_about"), BODY, stand="top"),
        Field(
            "text",
            inside.below(92).top(54),
            desk.pasted,
            kit.words("challenge.check_hint"),
            LONGEST,
            done="check" if desk.pasted.strip() else "",
        ),
        Button(
            "check",
            inside.below(158).top(56).left(320),
            kit.words("challenge.check_now"),
            look=Look.MAIN if desk.found is None else Look.PLAIN,
            enabled=bool(desk.pasted.strip()),
        ),
        *(_message(inside.below(230).top(96), desk) if desk.words else ()),
        *(_whose(kit, inside.below(344), desk) if desk.found and not desk.kept else ()),
    )


def _message(box: Box, desk: _Desk) -> tuple[Widget, ...]:
    """Return what came of it as one message: a sign, the stars and the sentence."""
    found = desk.found
    inside = box.inset(16, 8)
    sign = inside.left(SIGN)
    told = inside.beside(SIGN, 16)
    shown: list[Widget] = []
    if found is not None:
        stars, most = found.stars, found.challenge.stars.most
        wide = SHOWN * max(1, most / 4)
        shown.append(Drawing(told.left(wide), lambda c, at: draw_stars(c, at, stars, most)))
        told = told.beside(wide, 18)
    return (
        Panel(box, "night", "accent" if found else "danger", 12),
        Picture(sign.inset(4), "icon.tick" if found else "icon.warning"),
        *shown,
        Label(told, desk.words, STRONG, "words"),
    )


def _whose(kit: Kit, box: Box, desk: _Desk) -> tuple[Widget, ...]:
    """Return where it is said whose result it is."""
    row = box.below(40).top(54)
    return (
        Label(box.top(36), kit.words("friends.whose"), BODY),
        Field(
            "friend",
            row.left(row.width - 292),
            desk.name,
            kit.words("friends.name"),
            friends_results.LONGEST,
            done="keep" if desk.name.strip() else "",
        ),
        Button(
            "keep",
            row.edge(280),
            kit.words("friends.keep"),
            look=Look.MAIN,
            enabled=bool(desk.name.strip()),
        ),
    )


def _table(kit: Kit, box: Box, desk: _Desk) -> tuple[Widget, ...]:
    if desk.found is None:
        return all_friends(kit, box, desk.friends)
    return friends_on(kit, box, desk.friends, desk.found.challenge, desk.best)


def _check(kit: Kit, desk: _Desk) -> None:
    """Play the text again, and say what it is worth."""
    desk.kept = False
    try:
        found = weighed(kit, desk.pasted)
    except BadProof as bad:
        desk.found, desk.words = None, kit.words(f"challenge.proof.{bad.key}")
        return
    _weighed(kit, desk, found)


def _weighed(kit: Kit, desk: _Desk, found: Worth) -> None:
    """Say what a result is worth."""
    desk.found = found
    desk.best = progress.load(kit.folder).on(found.challenge.id)
    ranked = isinstance(found.challenge.stars, Ranks)
    key = "challenge.proof.true_points" if ranked else "challenge.proof.true"
    count = found.points if ranked else found.turn
    desk.words = kit.words(key, name=title_of(kit, found.challenge), count=count)


def _keep(kit: Kit, desk: _Desk, found: Worth) -> Change:
    """Let the result enter the table of friends."""
    name, text = desk.name.strip(), " ".join(desk.pasted.split())
    id = found.challenge.id
    shared = Shared(name, id, found.turn, found.stars, found.points, text)
    try:
        friends_results.change(kit.folder, lambda now: now.sharing(shared))
    except (NotWritten, Foreign, OSError):
        return Notice(kit.words("friends.not_kept"))
    desk.kept, desk.friends = True, friends_results.known(kit.folder)
    return Notice(kit.words("friends.kept", name=name))
