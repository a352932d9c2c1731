"""What the page of the people shows of one of them: figures, medals, an evening together."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.frame.kit import Kit
from game.scenes.pages.graphs import draw_lines, draw_year
from game.scenes.pages.player_sign import ink_of
from game.scenes.widgets.rows import in_rows
from game.scenes.widgets.widget_kinds import (
    FADE,
    Area,
    Choice,
    Drawing,
    Label,
    Panel,
    Picture,
    Widget,
)
from game.session.people import people
from game.session.people.people import Person
from game.session.people.tally import Tally
from game.view.canvas.box import Box
from game.view.canvas.canvas import Canvas
from game.view.canvas.letter_styles import BODY, LABEL, NUMBER, SMALL, STRONG

COUNTS = (
    *("eagles", "bots", "tanks", "pairs", "shots", "bonuses", "lost", "drowned"),
    *("duels", "wounds", "stopped", "knockouts", "counters"),
    *("lamps", "put_out", "bites", "frightened", "repelled"),
    *("banners", "quarters", "slid"),
    *("points", "bullseyes", "glued", "driven"),
    *("scanned", "resources", "probes_lost", "bargains"),
    *("monsters", "finds", "levels", "deaths"),
)
FEATS = (
    *("unscathed", "volley", "long_shot", "escaped"),
    *("own_hand", "bitten_back", "lamplighter", "sweet_dreams"),
    *("waylaid", "last_life", "own_banner"),
    *("bullseye", "handful"),
    *("first_toss", "haggler"),
    *("last_blow", "good_company", "unbroken"),
)
LINE = 34.0
UNWON, BEADS = 110, 24
"""How much is seen of the sign of a medal that is still to be won, and of how many beads the ring
round it is."""
ABREAST, SEEN, GAP = 2, 4, 10.0
TITLE, COUNT = 30.0, 88.0
"""How high the name of a medal is, and how wide what is said beside it of how often it was won."""


def figures(kit: Kit, box: Box, told: Sequence[Tally], name: str) -> tuple[Widget, ...]:
    """Return the numbers of a person, those of each pair, and the graph of the latest year."""
    found, words = people.person(told, name), kit.words
    year = max((each.date[:4] for each in told if name in each.people and each.date), default="")
    upper, graph = box.above(190, 16), box.foot(190)
    left, right = upper.columns(2, 20)
    pairs = _pairs(kit, told, name)
    heading = Label(right.top(LINE), words("people.pairs"), LABEL, "quiet")
    return (
        *_head(kit, left.top(74), found),
        _listed("counts", left.below(74, 10), _told(kit, found)),
        *((heading,) if pairs else ()),
        _listed("pairs", right.below(LINE, 4), pairs),
        Panel(graph),
        Label(graph.inset(14, 6).top(26), words("people.year", year=year), SMALL, "quiet"),
        Drawing(graph.inset(14, 10).below(26), partial(draw_year, people.months(told, name, year))),
    )


def medals(kit: Kit, box: Box, found: Person) -> Area:
    """Return the shelf of medals: those that were won, and those that may be."""
    rows = math.ceil(len(FEATS) / ABREAST)
    high = min(120.0, (box.height - FADE + GAP) / SEEN - GAP)
    shelf = box.left(box.width - 16).stack(rows, high, GAP)
    cells = (cell for row in shelf for cell in row.columns(ABREAST, GAP))
    lain = zip(FEATS, cells, strict=False)
    widgets = tuple(each for feat, cell in lain for each in _medal(kit, feat, found, cell))
    whole = rows * (high + GAP) - GAP
    return in_rows(Area("medals", box, widgets, whole, pages=True), GAP, high)


def _medal(kit: Kit, feat: str, found: Person, cell: Box) -> tuple[Widget, ...]:
    """Return one medal: what it is for, and how often it was won, if at all."""
    words, count, key = kit.words, found.feats[feat], f"people.feat.{feat}"
    inside = cell.inset(16, 6)
    sign, text = inside.left(56), inside.beside(56, 18)
    name, often = text.top(TITLE).left(text.width - COUNT), text.top(TITLE).edge(COUNT)
    won = Label(often, f"× {count}", NUMBER, "accent", "right")
    unwon = Label(often, words("people.feat.none"), SMALL, "quiet", "right")
    return (
        Panel(cell, "panel_light" if count else "panel", "gold" if count else "line"),
        Drawing(sign.centred(68, 68), _draw_won if count else _draw_unwon),
        Picture(sign.centred(40, 40), _SIGNS[feat], alpha=255 if count else UNWON),
        Label(name, words(key), STRONG, "words" if count else "quiet"),
        Label(text.below(TITLE), words(f"{key}.words"), SMALL, "quiet"),
        won if count else unwon,
    )


def _draw_won(canvas: Canvas, box: Box) -> None:
    """Draw the gold rim of a medal."""
    canvas.circle(box.middle, box.width / 2, "night")
    canvas.circle(box.middle, box.width / 2 - 1, "gold", 4)


def _draw_unwon(canvas: Canvas, box: Box) -> None:
    """Draw the place on the shelf where a medal is to lie: beads of a ring."""
    x, y = box.middle
    for bead in range(BEADS):
        way = math.tau * bead / BEADS
        reach = box.width / 2 - 3
        canvas.circle((x + reach * math.cos(way), y + reach * math.sin(way)), 1.6, "quiet")


def evening(
    kit: Kit, box: Box, told: Sequence[Tally], place: int, mark: Callable[[str], str]
) -> tuple[Widget, ...]:
    """Return who had won how often after each match of a day, each in the colour of the `mark`
    that the list of people shows."""
    days = people.evenings(told)
    if not days:
        return (Label(box.top(80), kit.words("people.no_evening"), BODY, "quiet"),)
    place = min(place, len(days) - 1)
    lines = people.evening(told, days[place])
    body = box.below(50, 16)
    left, side = body.left(body.width * 0.62), body.beside(body.width * 0.62, 20)
    rows = [f"{name}: {kit.words('people.won', count=line[-1])}" for name, line in lines]
    marks = tuple(mark(name) for name, _ in lines)
    return (
        Choice("day", box.top(50), kit.words("people.day"), days, place),
        Panel(left),
        Label(left.inset(20, 12).top(28), kit.words("people.evening.graph"), SMALL, "quiet"),
        Drawing(left.inset(20, 16).below(34), partial(draw_lines, lines, marks)),
        *_signs_of(side, marks),
        _listed("evening", side.beside(34), rows, lambda at: ink_of(marks[at])),
    )


def _signs_of(box: Box, marks: Sequence[str]) -> tuple[Widget, ...]:
    """Return the pictures on the lines beside the names of whose they are."""
    cells = box.left(26).stack(len(marks), LINE - 4, 4)
    return tuple(Picture(cell, mark) for cell, mark in zip(cells, marks, strict=True))


_SIGNS = {
    "unscathed": "icon.helmet",
    "volley": "icon.target",
    "long_shot": "icon.search",
    "escaped": "icon.flag",
    "own_hand": "icon.skull",
    "bitten_back": "icon.rotate",
    "lamplighter": "icon.lamp",
    "sweet_dreams": "icon.moon",
    "waylaid": "icon.hourglass",
    "last_life": "tin.heart",
    "own_banner": "icon.warning",
    "bullseye": "hills.toy.sniper",
    "handful": "hills.toy.shrapnel",
    "first_toss": "scan.kind.wormhole",
    "haggler": "scan.ware.money",
    "last_blow": "overlord.foe.overlord",
    "good_company": "overlord.card.brotherhood",
    "unbroken": "overlord.life",
}


def _head(kit: Kit, box: Box, found: Person) -> tuple[Widget, ...]:
    words = kit.words
    share = f" · {round(100 * found.won / found.matches)} %" if found.matches else ""
    won = words("people.won", count=found.won) + share
    return (
        Label(box.top(40), words("people.matches", count=found.matches), STRONG),
        Label(box.foot(34), won, BODY, "quiet"),
    )


def _told(kit: Kit, found: Person) -> list[str]:
    """Return what a person did, each with its number."""
    words = kit.words
    said = [
        words(f"people.count.{name}", count=found.counts[name])
        for name in COUNTS
        if found.counts[name]
    ]
    if found.accuracies:
        count = len(found.accuracies)
        said.insert(0, words("people.accuracy", count=count, percent=found.accuracy))
    if card := _card(kit, found.favourite):
        said.append(words("people.favourite", card=card))
    return said


def _card(kit: Kit, name: str) -> str:
    keys = (f"{game}.card.{name}" for game in kit.faces)
    return next((kit.words(key) for key in keys if name and key in kit.words), "")


def _pairs(kit: Kit, told: Sequence[Tally], name: str) -> list[str]:
    words = kit.words
    return [
        words("people.pair", name=each.other, count=each.matches, won=each.won, lost=each.lost)
        for each in people.pairs(told, name)
    ]


def _listed(
    name: str, box: Box, said: Sequence[str], colour: Callable[[int], str] = lambda at: "words"
) -> Area:
    cells = box.left(box.width - 16).stack(len(said), LINE - 4, 4)
    placed = enumerate(zip(cells, said, strict=True))
    rows = tuple(Label(cell, words, BODY, colour(at)) for at, (cell, words) in placed)
    return Area(name, box, rows, max(0.0, len(said) * LINE - 4), row=LINE)
