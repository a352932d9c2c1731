"""What is said of a cell or a choice: what lies there, why not, and what would come of it."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Piece, Spot, Way, Word
from game.rules.dice_and_armour.actions import Action, Enlist, Move, Shoot, Surrender
from game.rules.dice_and_armour.kinds import Kind
from game.rules.dice_and_armour.shot_chances import FACES, THROWS, Odds, odds, promised
from game.rules.dice_and_armour.spelling import SHOOT, meant
from game.rules.dice_and_armour.state import Table, Tank
from game.rules.dice_and_armour.why_not.reasons import Refusal
from game.rules.dice_and_armour.why_not.refusing import refusal
from game.rules.dice_and_armour.why_not.refusing_ways import why_no_shot, why_not_at
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words
from game.view.dice_and_armour.standing_pieces import cell_pictures

from .damage_words import able, ails, standing, wreck_words
from .naming import kind_name, lies, picked, tank_name

TIP = "tip.dice_and_armour"
RAMS = ("pays", "tracks", "both", "takes", "crushes")
"""What comes of a ram, by how much heavier the rammer is: from two classes less to two more."""


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what stands on a cell, else what lies there, with its pictures."""
    found = _told(words, view, cell, names)
    return replace(found, pictures=cell_pictures(view, cell)) if found else None


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, as the rules refuse what it would mean."""
    if part in picking.picked and (said := doubt(words, view, picking)):
        return Tip("", said)
    refused = _refused(view, seat, picking, part)
    return Tip("", words(f"armour.why.{refused.why.value}"), refused.rule) if refused else None


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return the chances of a shot, else what a ram would break: of both one is asked later."""
    tank, cell = picked(view, picking), lies(view, part)
    if tank is None or cell is None or view.free(cell):
        return None
    if chance := promised(view, tank).get(cell):
        return Tip("", odds_words(words, chance), "D4.3")
    said = ram_words(words, view, tank, cell)
    return Tip("", said, "D7.2") if said else None


def ram_words(words: Words, view: Table, tank: Tank, cell: Cell) -> str:
    """Return what a ram would break of both, "" where nobody stands to be rammed."""
    met = view.tank_on(cell)
    if met is None or met.seat == tank.seat:
        return ""
    return words(f"armour.ram.{RAMS[2 + tank.kind.weight - met.kind.weight]}")


def doubt(words: Words, view: Table, picking: Picking) -> str:
    """Return what is to be said where a cell can be driven at or shot; "" for anything else."""
    tank, cell = picked(view, picking), picking.picked[-1] if picking.picked else None
    if tank is None or SHOOT not in picking.next or not isinstance(cell, Cell):
        return ""
    said = ram_words(words, view, tank, cell)
    return words("armour.asked.both", said=said) if said else words("armour.asked.push")


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
        case Move(_, number, path):
            return Tip("", ram_words(words, view, view.tank(number), path[-1]), "D7.2")
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
    if isinstance(part, Spot):
        return refusal(view, Enlist(seat, Kind(part.name)))
    if isinstance(part, Word):
        action = meant(view, seat, part)
        return refusal(view, action) if action else None
    tank = picked(view, picking)
    if tank is None:
        found = view.find(part.number) if isinstance(part, Piece) else None
        if found is None or found.seat == seat:
            return None
        return refusal(view, Shoot(seat, found.number, found.facing))
    if isinstance(part, Way):
        return why_no_shot(view, tank, part.facing)
    cell = lies(view, part)
    return why_not_at(view, tank, cell) if cell is not None else None
