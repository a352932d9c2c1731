"""The events of Proving Ground in the players' words, by the groups in which they are declared."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.core.rules import Seat, Told
from game.rules.proving_ground import events
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.board import cell_name
from game.rules.proving_ground.state import Mode, Pair, Table
from game.rules.proving_ground.tokens import EFFECTS
from game.scenes.kit import Names, Words
from game.scenes.play.recap import Remark

from .naming import card_name, pawn_name, token_name

EVENT = "event.proving_ground"


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    if isinstance(event, events.Setting | events.Returning):
        return _begun(words, shown, event, names)
    if isinstance(event, events.Course):
        return _course(words, event, names)
    if isinstance(event, events.Driving | events.Loss):
        return _driven(words, shown, event, names)
    if isinstance(event, events.Shooting):
        return _shot(words, shown, event, names)
    if isinstance(event, events.Extra):
        return _extra(words, shown, event, names)
    if isinstance(event, events.Flipping):
        return _flipped(words, shown, event, names)
    return _artillery(words, shown, event)


def begins_turn(event: events.Event) -> bool:
    return isinstance(event, events.TurnBegan)


def since(
    words: Words, seat: Seat, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[Remark, ...]:
    """Return who took points from whom since a seat's turn."""
    taken = (each.event for each in told if isinstance(each.event, events.PointsTaken))
    return tuple(
        words("proving.since.points", name=names[event.seat], count=event.points)
        for event in taken
        if event.seat != seat
    )


def _begun(
    words: Words, shown: Table, event: events.Setting | events.Returning, names: Names
) -> str:
    match event:
        case events.CardPicked(seat, card):
            return words(f"{EVENT}.picked", name=names[seat], card=card_name(words, card))
        case events.CornerChosen(seat, _, colour):
            called = words(f"proving.colour.{colour.value}")
            return words(f"{EVENT}.corner", name=names[seat], colour=called)
        case events.CardAssigned(seat, number, card):
            called = card_name(words, card)
            if number is None:
                return words(f"{EVENT}.spare", name=names[seat], card=called)
            own = shown.pawns[number].colour
            pawn = words(f"proving.colour.{own.value}") if own else names[seat]
            return words(f"{EVENT}.assigned", pawn=pawn, card=called)
        case events.PawnPlaced(number, cell):
            return _on(words, "placed", pawn_name(words, shown, number), cell)
        case events.PawnReturned(number, cell, card, keeps):
            key = "repaired" if keeps else "returned"
            return _on(words, key, pawn_name(words, shown, number, card), cell)
        case events.TankBroughtIn(number, cell, card):
            return _on(words, "brought", pawn_name(words, shown, number, card), cell)
        case events.PawnWaited(number):
            return words(f"{EVENT}.waited", pawn=pawn_name(words, shown, number))
        case _:
            assert_never(event)


def _course(words: Words, event: events.Course, names: Names) -> str:
    match event:
        case events.TurnBegan(seat, number):
            return words(f"{EVENT}.turn", number=number, name=names[seat])
        case events.LastTurnsBegan(turns):
            return words(f"{EVENT}.last_turns", count=turns)
        case events.MatchEnded(winners):
            if not winners:
                return words(f"{EVENT}.over")
            return words("proving.result.won", name=", ".join(names[seat] for seat in winners))
        case events.PlayerRetired(seat):
            return words(f"{EVENT}.retired", name=names[seat])
        case events.StageReached() | events.TurnEnded():
            return ""
        case _:
            assert_never(event)


def _driven(words: Words, shown: Table, event: events.Driving | events.Loss, names: Names) -> str:
    # A destroyed pawn has another card at once: what is told is of the one it lost.
    pawn = pawn_name(words, shown, event.pawn, shown.pawns[event.pawn].lost or "")
    match event:
        case events.TankDrove(_, to):
            return _on(words, "drove", pawn, to)
        case events.ShellRunOver(_, cell):
            return _on(words, "shell", pawn, cell)
        case events.TankRunOver(_, other, cell):
            rival = pawn_name(words, shown, other)
            return words(f"{EVENT}.crash", pawn=pawn, other=rival, cell=cell_name(cell))
        case events.GunRunOver(_, cell):
            return _on(words, "gun_crash", pawn, cell)
        case events.ArmourUsed():
            return words(f"{EVENT}.armour", pawn=pawn)
        case events.TankDestroyed(_, cell):
            return _on(words, "destroyed", pawn, cell)
        case events.PointsTaken(seat, _, points):
            return words(f"{EVENT}.points", name=names[seat], pawn=pawn, count=points)
        case _:
            assert_never(event)


def _shot(words: Words, shown: Table, event: events.Shooting, names: Names) -> str:
    match event:
        case events.ShotFired(number, cell, aim):
            hit = aim in (Aim.TANK, Aim.TOKEN)
            return _on(words, "fired", pawn_name(words, shown, number), cell) if hit else ""
        case events.ShotHeld(seat, number):
            return words(f"{EVENT}.{'held' if number is not None else 'idle'}", name=names[seat])
        case events.TokenTaken(seat, cell, token):
            place, called = cell_name(cell), token_name(words, token)
            return words(f"{EVENT}.token", name=names[seat], cell=place, token=called)
        case events.PairMade(seat, tokens):
            return _pair(words, names[seat], tokens, shown.mode is not Mode.FAMILY)
        case events.ShellLaid(cell):
            return words(f"{EVENT}.laid", cell=cell_name(cell))
        case events.ShellCleared(cell):
            return words(f"{EVENT}.cleared", cell=cell_name(cell))
        case events.GunDestroyed(cell):
            return words(f"{EVENT}.gun_destroyed", cell=cell_name(cell))
        case events.TankChanged(number, card):
            pawn = pawn_name(words, shown, number)
            return words(f"{EVENT}.changed", pawn=pawn, card=card_name(words, card))
        case _:
            assert_never(event)


def _pair(words: Words, name: str, tokens: str, works: bool) -> str:
    token = token_name(words, tokens[0])
    if not works or tokens.islower():
        return words(f"{EVENT}.pair", name=name, token=token)
    effect = words(f"proving.effect.{EFFECTS[tokens[0].lower()].value}")
    return words(f"{EVENT}.pair_ready", name=name, token=token, effect=effect)


def _extra(words: Words, shown: Table, event: events.Extra, names: Names) -> str:
    match event:
        case events.UpgradeAttached(seat, pair, number):
            laid: Pair = shown.zone(seat).pairs[pair]
            effect = words(f"proving.effect.{laid.effect.value}")
            pawn = pawn_name(words, shown, number)
            return words(f"{EVENT}.attached", effect=effect, pawn=pawn)
        case events.ExtraTurnUsed(seat):
            return words(f"{EVENT}.extra_turn", name=names[seat])
        case events.ExtraTankUsed(seat, _, cards):
            drawn = ", ".join(card_name(words, card) for card in cards)
            return words(f"{EVENT}.extra_tank", name=names[seat], cards=drawn)
        case events.CardKept(seat, card):
            return words(f"{EVENT}.kept", name=names[seat], card=card_name(words, card))
        case _:
            assert_never(event)


def _flipped(words: Words, shown: Table, event: events.Flipping, names: Names) -> str:
    match event:
        case events.PawnStepped(number, to):
            return _on(words, "stepped", pawn_name(words, shown, number), to)
        case events.TokenTurnedUp(seat, cell, token):
            place, called = cell_name(cell), token_name(words, token)
            return words(f"{EVENT}.turned_up", name=names[seat], cell=place, token=called)
        case events.PairTaken(seat, _, tokens):
            called = token_name(words, tokens[0])
            return words(f"{EVENT}.pair_taken", name=names[seat], token=called)
        case events.TokensTurnedDown(cells):
            places = ", ".join(cell_name(cell) for cell in cells)
            return words(f"{EVENT}.turned_down", cells=places)
        case events.PawnStopped():
            return ""
        case _:
            assert_never(event)


def _artillery(words: Words, shown: Table, event: events.Artillery) -> str:
    match event:
        case events.PilesShuffled():
            return words(f"{EVENT}.shuffled")
        case events.ArtilleryFired(cell):
            return words(f"{EVENT}.bombarded", cell=cell_name(cell))
        case events.TankLost(number):
            return words(f"{EVENT}.lost", pawn=pawn_name(words, shown, number))
        case events.TokenLost(_, token):
            return words(f"{EVENT}.token_lost", token=token_name(words, token))
        case events.GunPlaced(cell):
            return words(f"{EVENT}.gun_placed", cell=cell_name(cell))
        case events.ArtilleryWasted(cell):
            return words(f"{EVENT}.wasted", cell=cell_name(cell))
        case _:
            assert_never(event)


def _on(words: Words, key: str, pawn: str, cell: Cell) -> str:
    return words(f"{EVENT}.{key}", pawn=pawn, cell=cell_name(cell))
