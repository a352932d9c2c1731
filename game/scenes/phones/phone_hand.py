"""What a phone shows of its seat beside the picture of the board: names, places, what is lit.

Made of the seat's view and its picking and of nothing else; the laws hold it to that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Rules
from game.core.spelling import Dial, Part, Word
from game.link.messages import Frame, Hand, Offer, Picked, Turnable
from game.scenes.faces.bargain import Wares
from game.scenes.faces.table_face import SILENT, Held, TableFace, Tip
from game.scenes.frame.kit import Words
from game.scenes.hand.choosing_seat import Chooser
from game.scenes.hand.lit_parts import laid
from game.scenes.hand.parts_between import anchor_of
from game.scenes.hand.tip_words import held_words, tip_words
from game.scenes.match.match_result import Result
from game.view.canvas.board_place import BoardPlace

from .board_picture import frame_between, frame_of, sheet_of
from .seated import Seated


def hand_of(seated: Seated, log: tuple[str, ...] = (), undo: bool = False) -> Hand:
    """Return what a seat sees that may choose now, in the language of its words."""
    words, face, seat = seated.words, seated.face, seated.seat
    picking, names = seated.picking, seated.names
    view = picking.offers.table
    sheet = sheet_of(seated.kit, face, view)
    place, found = sheet.place, laid(face, sheet.place, view, seat, picking)
    bargain = face.bargain(words, view, seat, picking, names)
    chooser = Chooser(seat, names, "", view, picking, found, bargain=bargain)
    ask = chooser.asked(words, face) if picking.offers.actions else ""
    foretold = _foretold(words, face, chooser, ask)
    return Hand(
        head=face.head(words, view),
        ask=ask,
        size=(sheet.width, sheet.height),
        turned=place.quarters,
        hexed=place.hexed,
        offers=tuple(_offers(words, face, chooser, place)),
        picked=tuple(
            _picked(words, face, chooser, place, number)
            for number, part in enumerate(picking.picked)
            if not isinstance(part, Dial)
        ),
        dials=tuple(_dials(words, face, chooser)),
        go=words("table.go") if picking.usual is not None else "",
        undo=undo or bool(picking.picked) or face.takes_back in picking.next,
        foretell=tip_words(foretold),
        warns=picking.grave or foretold.warns,
        notes=face.notes(words, view, seat, names),
        log=log,
    )


def sent_to(seated: Seated, rules: Rules, log: tuple[str, ...] = (), undo: bool = False) -> Hand:
    """Return the hand of a seat, made of the view its picking was spelled on."""
    hand, picking = hand_of(seated, log, undo), seated.picking
    # Who has chosen may still have something to say.
    if hand.ask and (picking.picked or seated.seat in rules.to_act(picking.offers.table)):
        return hand
    return replace(hand, ask=waits(seated, rules))


def ended(words: Words, hand: Hand, result: Result, won: bool, shown: str = "") -> Hand:
    """Return the hand of a match that is over: who won, and why, as this seat is told it, and what
    is `shown` of it on the big screen."""
    told = (
        words(
            "phone.ended.line", name=each.name, told=each.note if each.score is None else each.score
        )
        for each in result.lines
        if each.note or each.score is not None
    )
    reason = result.reason if won else result.lost or result.reason
    log = filter(None, (reason, *told, shown, words("phone.ended.next")))
    return replace(hand, ask=result.title, log=tuple(log))


def waits(seated: Seated, rules: Rules) -> str:
    """Return who is waited for, "" for nobody."""
    acting = rules.to_act(seated.picking.offers.table)
    others = ", ".join(seated.names[each] for each in acting)
    return seated.words("phone.waits", names=others) if others else ""


def reason(seated: Seated, part: Part, pointed: bool = False) -> str:
    """Return what is to be said of a part: what would come of it, or why it cannot be picked,
    and what lies there. Of what is not on the table there is nothing to say. A cell that was
    `pointed` at is one of the board; the part of this name may lie elsewhere."""
    words, face, picking = seated.words, seated.face, seated.picking
    view, may = picking.offers.table, picking.may(part)
    held = {each.part: each for each in face.hand(view, seated.seat)}
    on = isinstance(part, Cell) and sheet_of(seated.kit, face, view).place.on(part)
    if not (may or on or part in held):
        return words("table.not_now")
    lies = face.lies(view, part)
    may = may and (not pointed or lies in (part, None))
    cell = part if isinstance(part, Cell) and not (may and lies) else lies
    said = (
        (face.foretell if may else face.why_not)(words, view, seated.seat, picking, part),
        face.tip(words, view, cell, seated.names) if cell is not None else None,
    )
    own = held_words(words, face, view, held[part]) if part in held else ""
    lines = (*(tip_words(each) for each in said if each is not None), own)
    return "\n".join(filter(None, lines)) or ("" if may else words("table.not_now"))


def _offers(words: Words, face: TableFace, chooser: Chooser, place: BoardPlace) -> Iterator[Offer]:
    """Yield what is held and the words that keep their place, lit or not, then everything else
    that is lit, in its order."""
    view, picking, found = chooser.view, chooser.picking, chooser.laid
    held = {each.part: each for each in face.hand(view, chooser.seat)}
    groups = face.groups(words, view, chooser.seat, picking)
    notes: dict[Part, str] = {each.part: each.note for each in groups}
    standing = [each for each in face.standing(view, chooser.seat) if each != face.takes_back]
    for each in held.values():
        yield _held(words, face, chooser, each)
    for word in standing:
        yield _said(words, face, chooser, word)
    for number, part in enumerate(found.next):
        if part not in held and part not in standing and part != face.takes_back:
            cell, last = found.cells.get(number), picking.take(part).due is not None
            said, note = _said(words, face, chooser, part), notes.get(part, "")
            yield replace(
                said,
                name=words("hand.group", name=said.name, note=note) if note else said.name,
                box=_frame(face, chooser, place, number),
                tip=_comes(words, face, chooser, part) if last and cell is not None else "",
            )


def _dials(words: Words, face: TableFace, chooser: Chooser) -> Iterator[Turnable]:
    picking, bargain = chooser.picking, chooser.bargain
    if not picking.dials:
        return
    swings = face.swings(chooser.view, chooser.seat, picking.finished)
    swung = {each.dial: each for each in swings}
    wares = {each.dial: each for each in bargain.rows} if bargain is not None else {}
    for dial in picking.turnable:
        knob, swing = picking.knob(dial), swung.get(dial.name)
        row = Turnable(
            dial,
            chooser.called(words, face, dial),
            face.dial(words, dial),
            knob.least,
            knob.most,
            knob.round,
            swing.by if swing else 0,
            swing.period if swing else 0,
            _either_side(words, face, dial) if knob.least < 0 else (),
        )
        yield _traded(words, row, wares[dial.name]) if dial.name in wares else row


def _either_side(words: Words, face: TableFace, dial: Dial) -> tuple[str, ...]:
    """Return how a dial reads that stands so far below zero, at zero, and so far above."""
    far = max(1, abs(dial.value))
    return tuple(face.dial(words, Dial(dial.name, value)) for value in (-far, 0, far))


def _traded(words: Words, row: Turnable, ware: Wares) -> Turnable:
    """Return the row of a ware: what is given or got of it, between what both have."""
    count, worth = ware.worth * abs(row.part.value), ware.worth
    keys = ("trade.gives", "trade.none", "trade.gets")
    read = tuple(words(key, count=count) for key in keys)
    return replace(
        row,
        name=ware.title,
        shown=read[(row.part.value > 0) - (row.part.value < 0) + 1],
        read=read,
        note=words("trade.both", own=worth * ware.own, theirs=worth * ware.theirs),
        art=ware.picture,
        worth=worth,
    )


def _frame(face: TableFace, chooser: Chooser, at: BoardPlace, number: int) -> Frame | None:
    """Return where a part that is lit lies on the picture, None where it lies nowhere."""
    found = chooser.laid
    if number in found.between:
        return frame_between(at, found.between[number])
    cell = found.cells.get(number)
    return None if cell is None else frame_of(face, chooser.view, at, found.next[number], cell)


def _said(words: Words, face: TableFace, chooser: Chooser, part: Part) -> Offer:
    lit = chooser.picking.may(part)
    return Offer(
        part,
        chooser.called(words, face, part),
        art=face.pictured(chooser.view, chooser.seat, part),
        main=isinstance(part, Word) and part.name in face.main,
        shines=lit and chooser.shines(face, part),
        lit=lit,
        last=lit and chooser.picking.take(part).due is not None,
    )


def _held(words: Words, face: TableFace, chooser: Chooser, each: Held) -> Offer:
    lit = chooser.picking.may(each.part)
    return Offer(
        each.part,
        chooser.called(words, face, each.part),
        art=each.picture,
        count=each.count,
        short=words(each.short) if each.short else "",
        tip=held_words(words, face, chooser.view, each),
        lit=lit,
        chosen=each.chosen,
        inside=each.inside,
        titled=each.titled,
        held=True,
        last=lit and chooser.picking.take(each.part).due is not None,
    )


def _comes(words: Words, face: TableFace, chooser: Chooser, part: Part) -> str:
    """Return what comes of a part that ends the choice at once: it is read before that."""
    told = face.foretell(words, chooser.view, chooser.seat, chooser.picking, part)
    return "" if told is None or told == SILENT else tip_words(told)


def _foretold(words: Words, face: TableFace, chooser: Chooser, ask: str) -> Tip:
    """Return what would come of the part that was picked last, SILENT if the question says it."""
    picking, bargain = chooser.picking, chooser.bargain
    if bargain is not None and picking.dials:
        return Tip("", bargain.line or words("trade.empty"))
    if not picking.picked:
        return SILENT
    told = face.foretell(words, chooser.view, chooser.seat, picking.back(), picking.picked[-1])
    return SILENT if told is None or (told.words and told.words in ask) else told


def _picked(words: Words, face: TableFace, chooser: Chooser, at: BoardPlace, number: int) -> Picked:
    view, picked = chooser.view, chooser.picking.picked
    part, so_far = picked[number], replace(chooser.picking, picked=picked[: number + 1])
    spot, cell = anchor_of(face, view, chooser.seat, so_far), face.lies(view, part)
    box = frame_between(at, spot) if spot is not None else None
    if box is None and cell is not None and at.on(cell):
        box = frame_of(face, view, at, part, cell)
    return Picked(part, chooser.called(words, face, part), box)
