"""What is said of a cell or a choice: what lies there, why not, and what would come of it."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import RING, Cell, Facing
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Piece, Way, Word
from game.rules.dice_and_armour.actions import Action, ChoosePart, EndTurn, Shoot, Surrender
from game.rules.dice_and_armour.kinds import PARTS
from game.rules.dice_and_armour.odds import FACES, THROWS, Odds, odds
from game.rules.dice_and_armour.reasons import Refusal
from game.rules.dice_and_armour.refusing import refusal
from game.rules.dice_and_armour.refusing_ways import why_no_end, why_no_shot
from game.rules.dice_and_armour.spelling import END, SURRENDER, WORDS
from game.rules.dice_and_armour.state import Stage, Table, Tank
from game.scenes.kit import Names, Words
from game.scenes.table.face import Tip
from game.view.dice_and_armour.marks import shots
from game.view.dice_and_armour.standing import cell_pictures

from .ailing import able, ails, standing, wreck_words
from .naming import kind_name, lies, tank_name

TIP = "tip.dice_and_armour"


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what stands on a cell, else what lies there, with its pictures."""
    found = _told(words, view, cell, names)
    return replace(found, pictures=cell_pictures(view, cell)) if found else None


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, as the rules refuse what it would mean."""
    refused = _refused(view, seat, picking, part)
    return Tip("", words(f"armour.why.{refused.why.value}"), refused.rule) if refused else None


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return the chances of a shot, or that a move is a ram."""
    tank = _picked(view, picking)
    if tank is None:
        return None
    cell = part if isinstance(part, Cell) else lies(view, part)
    if cell is None:
        return None
    chance = shots(view, tank).get(cell)
    if isinstance(part, Cell):
        met = view.tank_on(cell)
        return Tip("", words(f"{TIP}.ram"), "D7.1") if met and met.number != tank.number else None
    return Tip("", odds_words(words, chance), "D4.3") if chance else None


def odds_words(words: Words, chance: Odds) -> str:
    """Return how likely a shot hits and destroys."""
    if chance.wreck:
        return words(f"{TIP}.odds.wreck")
    said = words(f"{TIP}.odds", hit=chance.hit, of=FACES)
    kill = words(f"{TIP}.odds.kill", kill=chance.kill, of=THROWS) if chance.kill else ""
    friend = words(f"{TIP}.odds.friend") if chance.friend else ""
    return " ".join(filter(None, (said, kill, friend)))


def cost(words: Words, view: Table, seat: Seat, action: Action) -> Tip:
    """Return what a grave choice costs."""
    match action:
        case Shoot(_, number, way):
            chance = odds(view, view.tank(number), way)
            return Tip("", odds_words(words, chance) if chance else "", "D4.6")
        case Surrender():
            return Tip("", words("armour.cost.surrender"), "D8.1")
        case _:
            return Tip("")


def _told(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    tank, wreck = view.tank_on(cell), view.wreck_on(cell)
    if tank is not None:
        lines = (able(words, tank), *ails(words, view, tank), standing(words, tank))
        title = tank_name(words, view, tank.number, names)
        return Tip(title, " ".join(filter(None, lines)), "D6.1" if tank.broken else "D1.3")
    if wreck is not None:
        title = words("armour.wreck", kind=kind_name(words, wreck.kind))
        return Tip(title, wreck_words(words, wreck), "D5.3")
    if cell in view.board.blocks:
        return Tip(words(f"{TIP}.block"), words(f"{TIP}.block.about"), "D10")
    if view.captures and cell in view.board.bases:
        name = names[view.board.bases.index(cell)]
        return Tip(words(f"{TIP}.base", name=name), words(f"{TIP}.base.about"), "D8.2")
    return None


def _refused(view: Table, seat: Seat, picking: Picking, part: Part) -> Refusal | None:
    if isinstance(part, Word):
        return refusal(view, _meant(view, seat, part)) if _means(view, part) else None
    tank = _picked(view, picking)
    if tank is None:
        found = view.find(part.number) if isinstance(part, Piece) else None
        if found is None or found.seat == seat:
            return None
        return refusal(view, Shoot(seat, found.number, found.facing))
    if isinstance(part, Way):
        return why_no_shot(view, tank, part.facing)
    cell = lies(view, part)
    if cell is None or cell == tank.cell or view.stage is Stage.RAM:
        return None
    if view.stage is Stage.CHOOSE and view.tank_on(cell) is None:
        return why_no_end(view, tank, cell)
    way = _way(tank.cell, cell)
    return why_no_shot(view, tank, way) if way is not None else None


def _means(view: Table, part: Word) -> bool:
    return part in (END, SURRENDER) or (part in WORDS.values() and view.asked is not None)


def _meant(view: Table, seat: Seat, part: Word) -> Action:
    if part == END:
        return EndTurn(seat)
    if part == SURRENDER or view.asked is None:
        return Surrender(seat)
    chosen = next(each for each in PARTS if WORDS[each] == part)
    return ChoosePart(seat, view.asked.number, chosen)


def _picked(view: Table, picking: Picking) -> Tank | None:
    """Return the tank that is picked, or that has just moved."""
    number = next((each.number for each in picking.picked if isinstance(each, Piece)), view.mover)
    return view.find(number) if number is not None else None


def _way(start: Cell, end: Cell) -> Facing | None:
    """Return the line from one cell to another, None where none leads there."""
    across, down = end.x - start.x, end.y - start.y
    far = max(abs(across), abs(down))
    return next((way for way in RING if (way.dx * far, way.dy * far) == (across, down)), None)
