"""Cards and piles before a seat: how they look, and what choosing one of them says."""

from __future__ import annotations

from dataclasses import replace

from game.core.spelling import Part, part_name
from game.scenes.faces.table_face import Group, Held, TableFace, Tip
from game.scenes.frame.kit import Kit
from game.scenes.pages.player_sign import colour_of
from game.scenes.pages.rule_sign import cited
from game.scenes.widgets.widget_kinds import Button, Look, Paint
from game.view.canvas.box import Box
from game.view.canvas.brushes import Colour
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import LABEL, SMALL, Family, Style

from .choosing_seat import Chooser
from .hand_layout import CARD, FOOT, LARGE_NAME, NAME, WIDEST, above_name, name_on_plate
from .lit_parts import Go, Pick, Refuse, Turn
from .tip_words import held_words, tip_words

TALL = 66.0
"""A lower pile has its name beside what is in it, if there is room; a lower card no name below its
figure."""

BROAD = 150.0
"""In a pile that is no broader the only card takes the place of its name."""

WIDE = 90.0
"""On a narrower card the figure makes room for how many there are."""

TICK, PLATE = 22.0, 4.0
SMALL_CARD, STEP, LEAST, FREE = 0.16, 1.08, 0.52, 900.0
"""How broad a card in a group is at the most, how far the next one lies aside by that, which share
of it is left where the words of the group are long, and a width that is enough for any."""

SHRUNK, LACKING = 0.84, 0.92
"""So small words become beside cards at the most, and small letters that tell what is lacking: of
longer ones cards leave all to the words."""

HEART, NEARER, WORDS_ASIDE = 1.15, 1.36, 6.0
"""How high that part of a small card is that is shown, by its width, and how much nearer: what is
on it, not its rim; and how far the words of a group stand from its edge."""
SLIM = 36.0
"""The rim of a lower group is no broader than its letters leave."""
TITLE, EVEN = Style(Family.MEDIUM, 15), 13
"""How the name of a card is written, and down to which size all names of a hand are alike."""

TWO_LINES, NARROW_NAME = 38.0, Style(Family.BOLD, 14)
"""How high the name of a pile is that is too narrow for it in one line, and its letters."""

QUOTES = "«»"


def pile(kit: Kit, box: Box, face: TableFace, chooser: Chooser, held: Held) -> Button:
    name = chooser.called(kit.words, face, held.part)
    lit, chosen = held.part in chooser.laid.next, _chosen(chooser, held)

    def paint(canvas: Canvas, at: Box) -> None:
        whole = at.inset(-5)
        edge = colour_of(chooser.mark) if lit or chosen else "line"
        canvas.plate(whole, "night", 10, edge, 4 if chosen else 3 if lit else 2)
        ink = "words" if lit or chosen else "quiet"
        if len(held.inside) == 1 and whole.width < BROAD:
            canvas.picture(held.inside[0], *whole.middle, whole.inset(6, 4).height)
        elif whole.height >= TALL:
            short = canvas.measure(name, LABEL)[0] <= whole.width - 16
            top, style = (26.0, LABEL) if short else (TWO_LINES, NARROW_NAME)
            canvas.write(name, whole.top(top).inset(8 if short else 5, 2), style, ink)
            _fan(canvas, whole.below(top + 2).inset(8, 4), held)
        elif held.inside:
            used = _fan(canvas, whole.inset(8, 4), held)
            beside = whole.inset(8, 2).beside(used, 8)
            if beside.width >= canvas.measure(name, SMALL)[0]:
                canvas.write(name, beside, SMALL, ink, wrap=False)
        else:
            canvas.write(name.replace("\u00a0", " "), whole.inset(3, 3), SMALL, ink, "centre")
        if chosen:
            _tick(canvas, whole.x, whole.bottom - TICK * 0.4, colour_of(chooser.mark))

    return _button(kit, box, face, chooser, held, paint)


def card(
    kit: Kit, box: Box, face: TableFace, chooser: Chooser, held: Held, names: tuple[str, ...]
) -> Button:
    """Return the control of a card of a hand with these `names`; where they have no room, there are
    none and its tip says its own, and so does that of one on a plate that is looked at from afar,
    since its name may have none."""
    if held.plated:
        box = box.centred(min(box.width, WIDEST), min(box.height, WIDEST + NAME))
    name = chooser.called(kit.words, face, held.part)
    lit, chosen = chooser.down or held.part in chooser.laid.next, _chosen(chooser, held)
    tells = held.titled and (not names or (held.plated and kit.type.far))
    held = replace(held, titled=held.titled and bool(names))

    def paint(canvas: Canvas, at: Box) -> None:
        whole = at.inset(-6)
        alpha = 255 if lit or chosen else canvas.dim(110)
        if not held.count:
            _empty(canvas, whole, held, kit, name, names)
        elif held.picture:
            named, whole = whole, _pictured(whole, held, kit.type.percent > 100)
            size = whole.height
            if held.plated:
                size = min(whole.width, whole.height) - 2 * PLATE
                edge = colour_of(chooser.mark) if lit or chosen else "line"
                canvas.plate(whole, "panel_light", 8, edge, 2)
            canvas.picture(held.picture, *whole.middle, size, 0, alpha)
            if held.titled:
                _title(canvas, named, whole, name, names, lit or chosen)
        else:
            edge = colour_of(chooser.mark) if lit or chosen else "line"
            canvas.plate(whole, "panel_light", 8, edge, 2)
            short = kit.words(held.short) if held.short else ""
            _write(canvas, whole, held.count, short, name, "words" if lit or chosen else "quiet")
        if held.count > 1:
            _count(canvas, whole, held.count, lit)
        if chosen:
            canvas.plate(whole, (0, 0, 0, 0), 8, colour_of(chooser.mark), 4)
            _tick(canvas, whole.x, whole.y + TICK * 0.4, colour_of(chooser.mark))

    found = _button(kit, box, face, chooser, held, paint)
    return replace(found, tip=tip_words(Tip(name, found.tip))) if tells else found


def group(kit: Kit, box: Box, face: TableFace, chooser: Chooser, held: Group) -> Button:
    """Return the control of cards that do something together: its name, and the cards small."""
    name = chooser.called(kit.words, face, held.part)
    words = kit.words("hand.group", name=name, note=held.note) if held.note else name
    picked = held.part in chooser.picking.picked
    begun = chooser.picking.anew()
    offered = begun.may(held.part)
    lit = offered and chooser.can(begun, held.part)
    key, value, says = _meant(kit, face, chooser, held.part)
    if offered and not picked and not chooser.picking.may(held.part):
        key, value = f"turn.{chooser.seat}", part_name(held.part)
        says = Turn(chooser.seat, held.part)
    told = (face.foretell if lit else face.why_not)(
        kit.words, chooser.seen, chooser.seat, begun, held.part
    )

    def paint(canvas: Canvas, at: Box) -> None:
        whole = at.inset(-5)
        edge = "accent" if picked else "line" if lit else "panel_light"
        wide = 5 if picked and whole.height >= SLIM else 3 if picked else 2
        canvas.plate(whole, "panel_light" if lit else "night", 8, edge, wide)
        inside, high = whole.inset(4, 3), whole.inset(4, 1).beside(WORDS_ASIDE)
        written = LABEL if lit else SMALL
        style = canvas.fitting((words,), high.left(FREE), written, wrap=False)
        cards = (*((each, 255) for each in held.pictures), *((each, 60) for each in held.missing))
        # Words that have become smaller already to fit the height are not made smaller once more.
        shrunk = LACKING if held.missing else SHRUNK
        need = canvas.measure(words, style)[0] * (1 if style.least else shrunk)
        broad = _small(inside, len(cards), need)
        room = _before(high, len(cards), broad)
        narrow = held.missing and broad < _small(inside, len(cards))
        long = need > room.width + 2
        if narrow or long or not canvas.readable((words,), room):
            # What is missing stands in the words, too.
            cards, broad, room = (), 0.0, high
        for number, (picture, alpha) in enumerate(reversed(cards)):
            x = inside.right - broad * (0.5 + number * STEP)
            heart = Box(x - broad / 2, inside.y, broad, inside.height).centred(broad, broad * HEART)
            with canvas.clip(heart):
                size = broad * NEARER / CARD
                canvas.picture(picture, *heart.middle, size, 0, canvas.dim(alpha))
        ink = "words" if lit else "quiet"
        wraps = not held.note or not canvas.readable((words,), room)
        canvas.write(words, room, style, ink, wrap=wraps)

    return Button(
        key,
        box,
        look=Look.BARE,
        value=value,
        tip=tip_words(told) if told else "",
        paint=paint,
        says=says,
    )


def _small(box: Box, count: int, words: float = 0) -> float:
    """Return how broad each of so many cards of a group is beside words of this width."""
    most = min(box.height / HEART, box.width * SMALL_CARD)
    spare = (box.width - 4 - WORDS_ASIDE - words) / max(1.0, _spread(count))
    return min(most, max(most * LEAST, spare))


def _before(box: Box, count: int, broad: float) -> Box:
    """Return what so many cards of a group leave of it to its words."""
    return box.left(box.width - broad * _spread(count) - 4 * bool(count))


def _spread(count: int) -> float:
    """Return how broad so many cards are, each over the next one, in cards."""
    return 1 + (count - 1) * STEP if count else 0.0


def _empty(
    canvas: Canvas, box: Box, held: Held, kit: Kit, name: str, names: tuple[str, ...]
) -> None:
    """Draw the place of a kind that is not there now."""
    place = _pictured(box, held, kit.type.percent > 100)
    card = place if held.plated else place.centred(place.height * CARD, place.height)
    canvas.plate(card, "night", 8, "panel_light", 2)
    if held.titled and place.height < box.height:
        _title(canvas, box, place, name, names, False)


def _pictured(box: Box, held: Held, large: bool) -> Box:
    if held.plated and held.titled:
        return box.above(name_on_plate(box.width, large))
    return above_name(box, large) if held.titled else box


def _title(
    canvas: Canvas, box: Box, picture: Box, name: str, names: tuple[str, ...], lit: bool
) -> None:
    """Write the name of a card on its picture, or below it: as a title, so without quotes."""
    name = name.strip(QUOTES)
    if picture.height < box.height:
        below = box.below(picture.height).inset(-2, 0)
        wraps = below.height > LARGE_NAME and len(_parts(name)) > 1
        # A word that is too long for a line would be broken.
        whole = canvas.readable(_parts(name) if wraps else (name,), below)
        if whole and canvas.readable((name,), below, wraps):
            style = _alike(canvas, below, names)
            canvas.write(name, below, style, "words" if lit else "quiet", "centre", wrap=wraps)
        return
    foot = box.inset(box.width * 0.07, box.height * 0.04).foot(box.height * FOOT)
    canvas.write(name, foot, TITLE, "night", "centre")


def _alike(canvas: Canvas, below: Box, names: tuple[str, ...]) -> Style:
    """Return letters in which all names of a hand are alike, down to a size that is still read: a
    name that does not fit even then is smaller alone."""
    two_lines = below.height > LARGE_NAME
    parts = tuple(part for name in names for part in _parts(name)) if two_lines else names
    found = canvas.fitting(parts, below, TITLE, wrap=False)
    return found if found.size >= EVEN else Style(TITLE.family, EVEN)


def _parts(name: str) -> tuple[str, ...]:
    """Return what of a name stands in one line: its words, and halves that a hyphen joins."""
    return tuple(name.replace("-", "- ").split())


def _chosen(chooser: Chooser, held: Held) -> bool:
    return held.chosen or held.part in chooser.picking.picked


def _button(
    kit: Kit, box: Box, face: TableFace, chooser: Chooser, held: Held, paint: Paint
) -> Button:
    """Return the control of a part."""
    key, value, says = _meant(kit, face, chooser, held.part)
    why = says.words if held.why and isinstance(says, Refuse) else ""
    does = held_words(kit.words, face, chooser.view, held)
    return Button(
        key,
        box,
        look=Look.BARE,
        value=value,
        chosen=_chosen(chooser, held),
        tip="\n".join(filter(None, (why, does))),
        paint=paint,
        says=says,
    )


Meant = tuple[str, int | str | None, Pick | Go | Turn | Refuse]


def _meant(kit: Kit, face: TableFace, chooser: Chooser, part: Part) -> Meant:
    """Return what choosing a part means: it picks it, does what waits for it once more, or asks
    why it cannot be picked now."""
    seat, parts = chooser.seat, chooser.laid.next
    if part in parts:
        return f"pick.{seat}", parts.index(part), Pick(seat, part)
    if chooser.again(part):
        return f"again.{seat}", None, Go(seat)
    tip = face.why_not(kit.words, chooser.view, seat, chooser.picking, part)
    words = cited(tip.words or tip.title, tip.rule) if tip else kit.words("table.not_now")
    return f"not.{seat}", str(part), Refuse(words)


def _fan(canvas: Canvas, room: Box, held: Held) -> float:
    """Draw what is in a pile, one beside the other as far as there is room; return how wide that
    is."""
    wide = room.height * CARD
    step = min(wide + 6, (room.width - wide) / max(1, len(held.inside) - 1))
    for number, picture in enumerate(held.inside):
        x = room.x + number * step + wide / 2
        canvas.picture(picture, x, room.middle[1], room.height)
    return step * max(0, len(held.inside) - 1) + max(wide, room.height)


def _write(canvas: Canvas, whole: Box, count: int, short: str, name: str, ink: str) -> None:
    """Write a card's figure large in its middle, and its name below where there is room."""
    if not short:
        canvas.write(name, whole.inset(6, 6), LABEL, ink, "centre")
        return
    named = whole.height >= TALL
    room = whole.inset(4, 4).above(whole.height * 0.34 if named else 0)
    if count > 1 and whole.width < WIDE:
        room = room.left(room.width * 0.6)
    canvas.write(short, room, Style(Family.BOLD, int(room.height * 0.7)), ink, "centre", wrap=False)
    if named:
        canvas.write(name, whole.inset(4, 4).foot(whole.height * 0.34), SMALL, ink, "centre")


def _count(canvas: Canvas, whole: Box, count: int, lit: bool) -> None:
    wide = min(34.0, whole.width * 0.8)
    badge = Box(whole.right - wide, whole.y, wide, min(28.0, max(14.0, whole.height * 0.36)))
    canvas.plate(badge, "accent" if lit else "line", badge.height * 0.46)
    canvas.write(f"×{count}", badge, LABEL, "night", "centre", wrap=False)


def _tick(canvas: Canvas, left: float, edge: float, ink: Colour) -> None:
    """Draw the tick over the left end of the edge that has neither name nor figures."""
    x, y = left + TICK * 0.4, edge
    canvas.circle((x, y), TICK * 0.62, "night")
    canvas.circle((x, y), TICK * 0.62, ink, 2)
    canvas.picture("icon.tick", x, y, TICK * 0.8)
