"""What is said of a cell or a choice: what lies there, why not, and what would come of it."""

from __future__ import annotations

from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Part, Picking, Piece, Spot
from game.rules.proving_ground.actions import (
    Action,
    Drive,
    Place,
)
from game.rules.proving_ground.foresight.hazards import Hazard, first_hazard
from game.rules.proving_ground.ground.board import cell_name
from game.rules.proving_ground.spelling import usual_path
from game.rules.proving_ground.state import Mode, Stage, Table
from game.rules.proving_ground.tokens import EFFECTS, GUN, HIDDEN, LOCATIONS, SHELL
from game.rules.proving_ground.why_not.reasons import Refusal
from game.rules.proving_ground.why_not.refusing_parts import why_no_part
from game.scenes.faces.table_face import SILENT, Tip
from game.scenes.frame.kit import Names, Words
from game.view.proving_ground.standing_pieces import cell_pictures

from .naming import card_about, pawn_name, team_words, token_name

TIP = "tip.proving_ground"


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what stands on a cell, else what lies there, with its pictures."""
    found = _told(words, view, cell, names)
    return replace(found, pictures=cell_pictures(view, cell)) if found else None


def _told(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    number, letter = view.pawn_on(cell), view.on(cell)
    if number is not None:
        return _pawn(words, view, number, names)
    if letter == HIDDEN:
        return Tip(words(f"{TIP}.hidden"), words(f"{TIP}.hidden.about"), "B14.4")
    if letter in LOCATIONS:
        return _token(words, view, letter)
    if letter == SHELL:
        return Tip(words(f"{TIP}.shell"), words(f"{TIP}.shell.about"), "B4.3")
    if letter == GUN:
        return Tip(words(f"{TIP}.gun"), words(f"{TIP}.gun.about"), "B15.5")
    return None


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, as the rules refuse what it would mean."""
    pawn = next((each.number for each in picking.picked if isinstance(each, Piece)), None)
    return _said(words, why_no_part(view, seat, pawn, part, _pair(picking)))


def _pair(picking: Picking) -> int | None:
    spots = (each.number - 1 for each in picking.picked if isinstance(each, Spot))
    return next(spots, None)


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return the first danger on the way that a cell stands for (B4.6); over the shots that are
    drawn from a safe end nothing may lie."""
    pawn = next((each.number for each in picking.picked if isinstance(each, Piece)), None)
    if pawn is None or not isinstance(part, Cell) or view.turn.stage is Stage.SHOT:
        return None
    way = usual_path(view, pawn, part)
    danger = first_hazard(view, pawn, way) if way else None
    return _danger(words, danger) if danger else SILENT


def cost(words: Words, view: Table, seat: Seat, action: Action) -> Tip:
    """Return what a drive or a return costs that is not done by one press."""
    match action:
        case Drive(_, pawn, path) if danger := first_hazard(view, pawn, path):
            return _danger(words, danger)
        case Place(_, pawn, _, card) if card == view.pawns[pawn].lost:
            return Tip("", words("proving.cost.repaired"), "B6.5")
        case Place():
            return Tip("", words("proving.cost.mined"), "B6.8")
        case _:
            return SILENT


def _danger(words: Words, danger: Hazard) -> Tip:
    key = danger.danger.value if danger.deadly else "saved"
    rule = danger.rule if danger.deadly else "B11.1"
    return Tip("", words(f"proving.hazard.{key}", cell=cell_name(danger.cell)), rule, warns=True)


def _pawn(words: Words, view: Table, number: int, names: Names) -> Tip:
    pawn = view.pawns[number]
    if pawn.tank is None:
        return Tip(pawn_name(words, view, number))
    about = card_about(words, pawn.tank.card)
    if pawn.sits:
        about = words(f"{TIP}.sits")
    team = team_words(words, view, pawn.seat, names)
    told = " · ".join(filter(None, (about, team)))
    return Tip(pawn_name(words, view, number), told, "B6.5" if pawn.sits else "B1.7")


def _token(words: Words, view: Table, letter: str) -> Tip:
    title = token_name(words, letter)
    if letter.islower() or view.mode is Mode.FAMILY:
        return Tip(title, words(f"{TIP}.token.about"), "B8.1")
    effect = f"proving.effect.{EFFECTS[letter.lower()].value}"
    return Tip(f"{title}, {words(effect)}", words(f"{effect}.about"), "B8.2")


def _said(words: Words, refused: Refusal | None) -> Tip | None:
    if refused is None:
        return None
    return Tip("", words(f"proving.why.{refused.why.value}"), refused.rule)
