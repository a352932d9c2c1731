"""What lies before a seat that may choose: its cards and piles, words, the parts picked, and Go."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.spelling import Card, Part, Spot, part_name
from game.scenes.faces.table_face import SILENT, Group, Held, TableFace, no_groups
from game.scenes.frame.commands import Key
from game.scenes.frame.kit import Kit
from game.scenes.pages.key_glyphs import spoken
from game.scenes.pages.key_signs import signed
from game.scenes.pages.player_sign import colour_of
from game.scenes.pages.widget_scene import Page
from game.scenes.widgets.widget_kinds import Button, Drawing, Label, Look, Panel, Picture, Widget
from game.view.canvas.box import Box
from game.view.canvas.letter_styles import SMALL

from .choosing_seat import Chooser
from .dial_rows import ABREAST, dial_rows
from .hand_head import FOOT, HEAD, LOW_HEAD, SIGN, asked_label, head_of, low_head, picked
from .hand_layout import GAP, ROW, TALL, TWO_LINES, WORDS, arranged, shared_out
from .held_cards import QUOTES, TITLE, card, group, pile
from .lit_parts import Pick
from .tip_words import tip_words
from .word_places import placed, word_places

LOW = 260.0
"""In a hand that is lower what has been picked takes the place of the name."""

LEAST = 40.0
"""In less room no cards are drawn: what they are picked for is said in words."""

WORDS_OF_GROUPS = 0.7
"""Which share of a hand words may have where cards go together in groups."""

HELD, GROUPED = 460.0, 512.0
"""How high a hand of cards should be, and one of cards that go together in groups."""

BELOW, OVER = 8.0, 12.0
"""How far cards lie below what is asked, and the card of a piece over the words below it."""

SHORT = 24
"""More letters are no name any more."""


def hand_widgets(
    kit: Kit,
    page: Page,
    box: Box,
    face: TableFace,
    chooser: Chooser,
    looked_at: Cell | None = None,
) -> tuple[Widget, ...]:
    """Return the hand of one seat in its box; what may be picked now is lit."""
    low = box.height < LOW
    inside = box.inset(10, 6 if low else 8)
    high, head = (low_head if low else head_of)(kit, page, inside, face, chooser)
    body = inside.below(high, 4 if low else BELOW)
    foot: tuple[Widget, ...] = ()
    holds = chooser.down or bool(face.hand(chooser.view, chooser.seat))
    keeps = holds or bool(face.standing(chooser.view, chooser.seat))
    if not low and (keeps or chooser.picking.picked or not tells(kit, face, chooser)):
        at = inside.foot(FOOT)
        foot = picked(kit, page, at, face, chooser, 120) or _closely(kit, at, face, chooser)
        body = body.above(FOOT, GAP)
    size = LOW_HEAD if low else HEAD
    lies = _body(kit, body, low, face, chooser)
    if holds and not low and chooser.picking.grave:
        # What it costs is longer than what was asked first: it has the room of the words that may
        # not be said now, and no card moves for it.
        lies = tuple(each for each in lies if getattr(each, "enabled", True))
        under = inside.below(size, 2)
        under = under.top(body.bottom - under.y)
        head = (head[0], asked_label(_gap(under, lies), chooser.asked(kit.words, face), chooser))
    free = _free(body, lies).above(OVER if lies else 0)
    return (
        Panel(box, "panel", colour_of(chooser.mark), 10, tray=True),
        Picture(inside.left(size).top(size), chooser.mark),
        *head,
        *lies,
        *(() if holds else _card(kit, free, face, chooser, looked_at)),
        *foot,
    )


def _free(body: Box, lies: tuple[Widget, ...]) -> Box:
    """Return what the widgets at the foot of a body leave free."""
    return body.top(min((each.box.y for each in lies), default=body.bottom) - body.y)


def _gap(body: Box, lies: tuple[Widget, ...]) -> Box:
    """Return what is free in a body above the widgets that lie there or below, the higher one."""
    above = _free(body, lies)
    below = body.below(max((each.box.bottom for each in lies), default=body.bottom) - body.y)
    return max(above, below, key=lambda box: box.height)


def _card(
    kit: Kit, box: Box, face: TableFace, chooser: Chooser, cell: Cell | None
) -> tuple[Drawing, ...]:
    """Return the card of what is picked or looked at, where the game has any."""
    paint = face.card(kit.words, chooser.view, chooser.seat, chooser.picking, cell)
    return (Drawing(box, paint),) if paint else ()


def tells(kit: Kit, face: TableFace, chooser: Chooser) -> bool:
    """Whether what words do is said in them, so that each needs a row of its own."""
    parts = (chooser.laid.next[place] for place in chooser.laid.beside)
    return any(len(chooser.called(kit.words, face, part)) > SHORT for part in parts)


def wanted(kit: Kit, page: Page, width: float, face: TableFace, chooser: Chooser) -> float:
    """Return how high a hand should be; where nothing is held its words need little."""
    if chooser.down or face.hand(chooser.view, chooser.seat):
        return HELD if face.groups is no_groups else GROUPED
    # Taking back and Go stay where they are, whatever is asked next.
    first = replace(chooser, picking=chooser.picking.anew())
    head, _ = head_of(kit, page, Box(0, 0, width, page.height).inset(10, 8), face, first)
    if tells(kit, face, chooser):
        return head + BELOW + len(chooser.laid.beside) * (TALL + GAP) + 16
    standing = face.standing(chooser.view, chooser.seat)
    places = word_places(chooser.picking.offers, standing)
    parts = [chooser.laid.next[place] for place in chooser.laid.beside]
    count = max((0, *places.values(), *placed(parts, places).values())) + 1
    kept = face.card_high(chooser.view, chooser.seat)
    row = TWO_LINES if kit.type.percent > 100 else ROW
    return head + BELOW + kept - (-count // 2) * (row + GAP) + FOOT + GAP + OVER + 16


def _body(kit: Kit, box: Box, low: bool, face: TableFace, chooser: Chooser) -> tuple[Widget, ...]:
    """Return piles, cards, and the parts that lie nowhere, each with the digit that picks it."""
    shown = box.height >= LEAST
    held = face.hand(chooser.seen, chooser.seat) if shown else ()
    covered = shown and chooser.down and chooser.own is None
    backs = face.backs(chooser.view, chooser.seat) if covered else ()
    piles = tuple(each for each in held if isinstance(each.part, Spot))
    cards = tuple(each for each in held if not isinstance(each.part, Spot))
    groups = _groups(kit, face, chooser)
    told = {each.part for each in groups} | {each.part for each in held if not chooser.down}
    parts = chooser.laid.next
    rest = tuple(place for place in chooser.laid.beside if parts[place] not in told)
    standing = face.standing(chooser.view, chooser.seat)
    grouped = tuple(each.part for each in groups)
    # What stands in place of all groups has their room.
    alone = chooser.down and not grouped
    fixed = {} if alone else word_places(chooser.picking.offers, (*grouped, *standing))
    lies = placed((*grouped, *standing, *(parts[place] for place in rest)), fixed)
    dials = chooser.picking.turnable if chooser.bargain is None else ()
    count = max(max((*lies.values(), *fixed.values()), default=-1) + 1, ABREAST * len(dials))
    used = {lies[parts[place]] for place in rest}
    waits = tuple(part for part in standing if part not in parts and lies[part] not in used)
    waits = () if chooser.picking.dials else waits
    ends = None if chooser.picking.usual is not None else chooser.end(face)
    single = not held and not backs and tells(kit, face, chooser)
    titled, plated = any(each.titled for each in cards), any(each.plated for each in cards)
    share, large = WORDS_OF_GROUPS if groups or chooser.down else WORDS, kit.type.percent > 100
    lying = len(cards) + len(backs)
    at = arranged(box, low, len(piles), lying, count, single, titled, large, share, plated)
    names = tuple(chooser.called(kit.words, face, each.part).strip(QUOTES) for each in cards)
    long = tuple(kit.type.measure(name, TITLE)[0] for name in names)
    # Below a plate there is room for two lines, and all plates are as broad.
    even = large or backs or plated
    lie = shared_out(at.cards, long) if titled and not even else at.cards
    titles = names if at.named else ()
    return (
        *(Picture(cell, back) for cell, back in zip(at.cards, backs, strict=False)),
        *(pile(kit, cell, face, chooser, each) for each, cell in zip(piles, at.piles, strict=True)),
        *(_lies(kit, b, face, chooser, c, titles) for c, b in zip(cards, lie, strict=False)),
        *(group(kit, at.words[lies[each.part]], face, chooser, each) for each in groups),
        *(_word(kit, at.words[lies[parts[n]]], face, chooser, n, ends) for n in rest),
        *(_waits(kit, at.words[lies[part]], face, chooser, part) for part in waits),
        *dial_rows(kit, at.words, face, chooser),
    )


def _groups(kit: Kit, face: TableFace, chooser: Chooser) -> tuple[Group, ...]:
    """Return what cards do together; of a hand that is held up each in the place where it is while
    nobody sees the hand."""
    seat, picking = chooser.seat, chooser.picking
    found = face.groups(kit.words, chooser.view, seat, picking)
    if chooser.own is None:
        return found
    seen = {each.part: each for each in face.groups(kit.words, chooser.seen, seat, picking)}
    return tuple(seen.get(each.part, Group(each.part)) for each in found)


def _lies(
    kit: Kit, box: Box, face: TableFace, chooser: Chooser, held: Held, names: tuple[str, ...]
) -> Widget:
    """Return a card; one of a hand that is only held up is no control, or the keys would find
    other things in it than in the covered one."""
    found = card(kit, box, face, chooser, held, names)
    if not chooser.down or found.paint is None:
        return found
    return Drawing(box.inset(6), found.paint)


def _waits(kit: Kit, box: Box, face: TableFace, chooser: Chooser, part: Part) -> Button:
    """Return a part in its place while it may not be picked; its tip says why."""
    words = chooser.called(kit.words, face, part)
    name, says = f"waits.{chooser.seat}", Pick(chooser.seat, part)
    why = face.why_not(kit.words, chooser.view, chooser.seat, chooser.picking, part)
    tip = tip_words(why) if why is not None else ""
    return Button(name, box, words, value=part_name(part), enabled=False, tip=tip, says=says)


def _word(
    kit: Kit, box: Box, face: TableFace, chooser: Chooser, place: int, ends: Part | None
) -> Button:
    seat, part = chooser.seat, chooser.laid.next[place]
    words = chooser.called(kit.words, face, part)
    if isinstance(part, Card):
        # A card that is pointed out by its word stands among words that do something.
        words = words[:1].upper() + words[1:]
    picture = face.pictured(chooser.view, seat, part)
    align = "left" if picture else "centre"
    main = chooser.shines(face, part)
    look = Look.MAIN if main else Look.PLAIN if chooser.can(chooser.picking, part) else Look.QUIET
    key, says = f"pick.{seat}", Pick(seat, part)
    ahead = face.foretell(kit.words, chooser.view, seat, chooser.picking, part)
    tip = tip_words(ahead) if ahead is not None and ahead != SILENT else ""
    word = Button(key, box, words, picture, look, value=place, tip=tip, align=align, says=says)
    return signed(kit, word) if part == ends else word


def _closely(kit: Kit, box: Box, face: TableFace, chooser: Chooser) -> tuple[Widget, ...]:
    """Return how one looks at a hand that lies face down, or closely at what stands on the board,
    where the game says it."""
    if chooser.look is not None:
        told = Label(box.beside(SIGN, 8), kit.words("table.look_at_hand"), SMALL, "quiet")
        return (Drawing(box.left(SIGN), chooser.look), told)
    if not face.look:
        return ()
    told = Label(box.beside(SIGN, 8), spoken(kit, face.look, look=Key.WHY), SMALL, "quiet")
    return (Picture(box.left(SIGN), "icon.eye"), told)
