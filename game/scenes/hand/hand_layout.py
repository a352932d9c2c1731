"""Where the things before a seat lie in its hand: piles, cards and words, all of them at any size.

A tall hand has the piles over the cards and the words below; in a low one, as several open hands
are, piles and words share a strip, and the cards have what is left, half of it at least.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.view.canvas.box import Box

CARD = 160 / 224
ROW, TALL, TWO_LINES = 48.0, 62.0, 66.0
"""How high a word is, one that says what it does, and one in two lines of larger letters."""
STRIP = 44.0
GAP = 6.0
PILE = 120.0
WORDS = 0.5
"""Which share of a hand words have at the most, where something is held."""
PILES = 0.42
NAME, FOOT = 20.0, 0.13
"""How high the name of a card is, and which share of its picture is free for it: on a lower card it
stands below."""

LARGE_NAME, BROAD, SEEN = 24.0, 76.0, 30.0
"""How high the name of a card is in larger letters, how wide it is at the least, and how high a
picture is over it."""

NAMED = 76.0
"""So wide is the room of a name below a card that is narrower, where the row has it."""

PLATED, WIDEST, LESS = ((NAME, 42.0, 110.0), (LARGE_NAME, 46.0, 165.0)), 150.0, 0.85
"""How high the name of a card on a plate is in one line and in two, and which narrower card has
two, in usual letters and in large ones; no plate is broader, however few there are; and which share
of its picture is left at the least where the rooms of names are made broader."""

NARROW = 70.0
"""No pile or word is narrower than this."""


@dataclass(frozen=True, slots=True)
class Arranged:
    piles: tuple[Box, ...]
    cards: tuple[Box, ...]
    words: tuple[Box, ...]
    named: bool = False
    """Whether titled cards have their names: large ones may leave no room for the pictures."""


def arranged(
    box: Box,
    low: bool,
    piles: int,
    cards: int,
    words: int,
    single: bool = False,
    titled: bool = False,
    large: bool = False,
    share: float = WORDS,
    plated: bool = False,
) -> Arranged:
    """Return a box for each of so many piles, cards and words, these with such a `share` of the
    height at the most; `single` words have a row each, `large` ones of a hand without cards two
    lines; `titled` cards have room for a name below where their pictures have none, broad where
    letters are `large`, and in two lines where they are `plated`."""
    across = 1 if single else _across(box)
    if low and piles + cards:
        return _low(box, piles, cards, words, titled, large, plated)
    rows = -(-words // across)
    row = TALL if single else TWO_LINES if large and not piles + cards else ROW
    most = box.height * (share if piles + cards else 1)
    high = min(rows * (row + GAP) - GAP, most) if rows else 0
    said = grid(box.foot(high), words, across)
    rest = box.above(high, GAP) if rows else box
    tall = min(rest.height * (PILES if cards else 1), PILE) if piles else 0
    stacks = rest.top(tall).columns(piles, 8) if piles else ()
    below = rest.below(tall, 8) if piles else rest
    named = titled and _has_names(below, cards, large)
    return Arranged(stacks, cells(below, cards, named, large, plated), said, named)


def grid(box: Box, count: int, across: int) -> tuple[Box, ...]:
    """Return so many equal boxes, row by row."""
    if not count:
        return ()
    across = min(across, count)
    rows = box.rows(-(-count // across), GAP)
    return tuple([cell for row in rows for cell in row.columns(across, GAP)][:count])


def cells(
    box: Box, count: int, titled: bool = False, large: bool = False, plated: bool = False
) -> tuple[Box, ...]:
    """Return a box for each card, in as many rows as make them largest."""
    if not count:
        return ()
    if titled and large:
        return _named(box, count)
    if titled and plated:
        return _plates(box, count)
    across, rows, size = _largest(box, count, 0)
    foot = NAME if titled and size / CARD * FOOT < NAME else 0.0
    if foot:
        across, rows, size = _largest(box, count, foot)
    high = (size / CARD + foot) * rows + GAP * (rows - 1)
    wide = min(max(size, NAMED), (box.width + GAP) / across - GAP) if foot else size
    return grid(box.centred(wide * across + GAP * (across - 1), high), count, across)


def shared_out(boxes: tuple[Box, ...], names: tuple[float, ...]) -> tuple[Box, ...]:
    """Return the boxes of a row so that a long name has of the room what short ones leave."""
    fits = all(name <= box.width for name, box in zip(names, boxes, strict=True))
    if fits or boxes[0].y != boxes[-1].y:
        return boxes
    picture = (boxes[0].height - NAME) * CARD
    wanted = [max(picture, name) for name in names]
    first, room = boxes[0], boxes[-1].right - boxes[0].x - GAP * (len(boxes) - 1)
    wide = [each * room / sum(wanted) for each in wanted]
    ahead = (sum(wide[:number]) + GAP * number for number in range(len(boxes)))
    return tuple(
        Box(first.x + left, first.y, each, first.height)
        for left, each in zip(ahead, wide, strict=True)
    )


def above_name(box: Box, large: bool) -> Box:
    """Return where the picture of a titled card lies: over its name, where that has room below."""
    if large:
        foot = LARGE_NAME
    elif box.height * FOOT < NAME or box.height - box.width / CARD > NAME / 2:
        foot = NAME
    else:
        return box
    over = box.above(foot)
    return over.centred(over.height * CARD, over.height)


def name_on_plate(wide: float, large: bool) -> float:
    """Return how high the name below a plate is that is so broad."""
    one, two, broad = PLATED[large]
    return two if wide < broad else one


def _plates(box: Box, count: int) -> tuple[Box, ...]:
    """Return boxes for square pictures with names below, broad enough for a name where pictures
    lose little by it."""

    def room(across: int) -> tuple[float, float]:
        wide = (box.width + GAP) / across - GAP
        tall = (box.height + GAP) / -(-count // across) - GAP
        return wide, min(WIDEST, wide, tall - name_on_plate(wide, False))

    least = max(room(across)[1] for across in range(1, count + 1)) * LESS
    seen = [across for across in range(count, 0, -1) if room(across)[1] >= least]
    across = max(seen, key=lambda each: (min(room(each)[0], NAMED), room(each)[1]))
    wide, picture = room(across)
    wide = min(wide, max(picture, NAMED))
    high = (picture + name_on_plate(wide, False) + GAP) * -(-count // across) - GAP
    return grid(box.centred((wide + GAP) * across - GAP, min(high, box.height)), count, across)


def _has_names(box: Box, count: int, large: bool) -> bool:
    """Whether the pictures of titled cards are still to be seen over their names."""
    return not (large and count) or _named(box, count)[0].height - LARGE_NAME >= SEEN


def _named(box: Box, count: int) -> tuple[Box, ...]:
    """Return boxes that are broad enough for the names below, however low the pictures are."""
    most = max(1, int((box.width + GAP) // (BROAD + GAP)))
    rows = -(-count // most)
    across = -(-count // rows)
    wide, tall = (box.width - GAP * (across - 1)) / across, (box.height + GAP) / rows - GAP
    high = min(tall, wide / CARD + LARGE_NAME)
    return grid(box.centred(box.width, (high + GAP) * rows - GAP), count, across)


def _largest(box: Box, count: int, foot: float) -> tuple[int, int, float]:
    """Return in how many columns and rows cards are widest, and how wide, with this foot each."""

    def wide(rows: int) -> float:
        across, high = -(-count // rows), (box.height - GAP * (rows - 1)) / rows - foot
        return min((box.width - GAP * (across - 1)) / across, high * CARD)

    rows = max(range(1, count + 1), key=wide)
    return -(-count // rows), rows, wide(rows)


def _across(box: Box) -> int:
    return 2 if box.width > 220 else 1


def _low(
    box: Box, piles: int, cards: int, words: int, titled: bool, large: bool, plated: bool
) -> Arranged:
    count, most = piles + words, int((box.width + GAP) // (NARROW + GAP))
    rows = -(-count // most)
    share = box.height * 0.5 - GAP if cards else box.height
    high = min(rows * (STRIP + GAP) - GAP, share) if rows else 0
    strip = grid(box.top(high), count, most)
    below = box.below(high, GAP) if rows else box
    named = titled and _has_names(below, cards, large)
    lie = cells(below, cards, named, large, plated)
    return Arranged(strip[:piles], lie, strip[piles:], named)
