"""What a part would mean, were it to be picked: asked of the rules when it cannot be."""

from __future__ import annotations

from collections.abc import Callable

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Piece, SeatOf, Spot, Word
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.actions import NO_FIGURE, Action
from game.rules.road_to_the_overlord.cards import Sort, Treasure
from game.rules.road_to_the_overlord.spelling import TAKE_OFF
from game.rules.road_to_the_overlord.standing import aimed
from game.rules.road_to_the_overlord.state import PASSIVES, Fight, Stage, Table
from game.rules.road_to_the_overlord.trading import partners
from game.rules.road_to_the_overlord.why_not.of_gear import leads_away
from game.view.road_to_the_overlord.lie_of_field import fight_cell

SAID: dict[str, Callable[[Seat], Action]] = {
    "throw": actions.Throw,
    "rest": actions.Rest,
    "challenge": actions.Challenge,
    "forward": actions.Walk,
    "back": lambda seat: actions.Walk(seat, back=True),
    "flee": actions.Flee,
    "attack": actions.Attack,
    "end_turn": actions.EndTurn,
    "agree": actions.Agree,
    "refuse": actions.Refuse,
}


def meant(view: Table, seat: Seat, picking: Picking, part: Part) -> Action | None:
    """Return the action of a part; None where it means none by itself."""
    match part:
        case Word(name) if name in SAID:
            return SAID[name](seat)
        case Word("take_off"):
            return actions.TakeOff(seat, next(iter(view.heroes[seat].worn), ""))
        case Word("offer"):
            return actions.Offer(seat, next(iter(partners(view)), seat), (1,))
        case SeatOf(other):
            return actions.Offer(seat, other, (1,))
        case Word("change"):
            return actions.Change(seat, (1,))
        case Cell():
            return _cell(view, seat, part)
        case Piece(number):
            return _foe(picking, seat, number)
        case Card(name):
            return _card(view, seat, picking, name)
        case Spot("mark", number):
            return _mark(view, seat, picking, number)
        case _:
            return None


def _cell(view: Table, seat: Seat, cell: Cell) -> Action | None:
    """Return what pointing at a cell of the board means in a fight."""
    fight, at = view.fight, fight_cell(cell)
    if fight is None or at is None:
        return None
    foe = next((foe for foe in fight.foes if foe.at == at), None)
    if foe is not None and fight.stage is Stage.FIGHTING:
        return actions.Attack(seat)
    return actions.Place(seat, at) if fight.stage is Stage.PLACING else actions.Step(seat, at)


def _foe(picking: Picking, seat: Seat, number: int) -> Action:
    card = next((part.name for part in picking.picked if isinstance(part, Card)), "")
    return actions.Use(seat, card, number) if card else actions.Attack(seat)


def _mark(view: Table, seat: Seat, picking: Picking, number: int) -> Action:
    card = next((part.name for part in picking.picked if isinstance(part, Card)), "")
    if card:
        return actions.Teleport(seat, card, number)
    return actions.Walk(seat, back=number < view.heroes[seat].mark)


def _card(view: Table, seat: Seat, picking: Picking, name: str) -> Action:
    hero, fight = view.heroes[seat], view.fight
    if fight is not None and fight.stage is Stage.LOOT:
        return actions.Pick(seat, name)
    if TAKE_OFF in picking.picked or (name not in hero.hand and name in hero.worn):
        return actions.TakeOff(seat, name)
    return _of_hand(view, seat, view.setup.cards.treasure(name), fight)


def _of_hand(view: Table, seat: Seat, card: Treasure, fight: Fight | None) -> Action:
    """Return what one does with a card of the hand, by its sort."""
    if fight is not None:
        at = fight.foes[0].number if aimed(card) and fight.foes else NO_FIGURE
        return actions.Use(seat, card.name, at)
    match card.sort:
        case Sort.GEAR:
            return actions.Wear(seat, card.name)
        case Sort.CLASS:
            return actions.Become(seat, card.name)
        case Sort.PASSIVE:
            skills = view.heroes[seat].skills
            full = len(skills) >= PASSIVES
            return actions.Learn(seat, card.name, skills[0] if full else "")
        case _ if leads_away(card):
            return actions.Teleport(seat, card.name, 0)
        case _:
            return actions.Use(seat, card.name)
