"""The events of Proving Ground in the players' words."""

from __future__ import annotations

from game.core.rules import Seat, Told
from game.rules.proving_ground import events
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.ground.board import cell_name
from game.rules.proving_ground.state import Mode, Table
from game.rules.proving_ground.tokens import EFFECTS
from game.scenes.faces.remark import Remark
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is, by_name, by_names

from .naming import card_name, pawn_name, token_name


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


def _pawn(saying: Saying, number: int) -> str:
    words, table, event = saying.words, saying.shown, saying.event
    lost = table.pawns[number].lost or ""
    match event:
        case events.CardAssigned():
            own = table.pawns[number].colour
            return words(f"proving.colour.{own.value}") if own else saying.names[event.seat]
        case events.PawnReturned() | events.TankBroughtIn():
            return pawn_name(words, table, number, event.card)
        case _:
            # A destroyed pawn has another card at once: what is told is of the one it lost.
            destroyed = isinstance(event, events.Driving | events.Loss)
            return pawn_name(words, table, number, lost if destroyed else "")


def _cards(saying: Saying, cards: tuple[str, ...]) -> str:
    return ", ".join(card_name(saying.words, card) for card in cards)


def _effect(saying: Saying, pair: int) -> str:
    event, table = saying.event, saying.shown
    seat = table.pawns[event.pawn].seat if isinstance(event, events.ArmourUsed) else event.seat
    effect = table.zone(seat).pairs[pair].effect
    return saying.words(f"proving.effect.{effect.value}")


def _effect_of(saying: Saying, tokens: str) -> str:
    return saying.words(f"proving.effect.{EFFECTS[tokens[0].lower()].value}")


def _fired(shown: Table, event: events.ShotFired) -> str:
    return "fired" if event.aim in (Aim.TANK, Aim.TOKEN) else ""


def _pair(shown: Table, event: events.PairMade) -> str:
    works = shown.mode is not Mode.FAMILY and not event.tokens.islower()
    return "pair_ready" if works else "pair"


def _ended(shown: Table, event: events.MatchEnded) -> str:
    """Return who has won, else why it is over."""
    return f"proving.result.{'won' if event.winners else event.reason.value}"


SENTENCES = Sentences(
    prefix="event.proving_ground",
    keys={
        events.CardPicked: "picked",
        events.CornerChosen: "corner",
        events.CardAssigned: lambda shown, event: "spare" if event.pawn is None else "assigned",
        events.PawnPlaced: "placed",
        events.PawnReturned: lambda shown, event: "repaired" if event.keeps else "returned",
        events.TankBroughtIn: "brought",
        events.PawnWaited: "waited",
        events.TurnBegan: "turn",
        events.LastTurnsBegan: "last_turns",
        events.MatchEnded: _ended,
        events.PlayerRetired: "retired",
        events.StageReached: "",
        events.TurnEnded: "",
        events.TankDrove: "drove",
        events.ShellRunOver: "shell",
        events.TankRunOver: "crash",
        events.GunRunOver: "gun_crash",
        events.ArmourUsed: "armour",
        events.TankDestroyed: "destroyed",
        events.PointsTaken: "points",
        events.ShotFired: _fired,
        events.ShotHeld: lambda shown, event: "idle" if event.pawn is None else "held",
        events.TokenTaken: "token",
        events.PairMade: _pair,
        events.ShellLaid: "laid",
        events.ShellCleared: "cleared",
        events.GunDestroyed: "gun_destroyed",
        events.TankChanged: "changed",
        events.UpgradeAttached: "attached",
        events.ExtraTurnUsed: "extra_turn",
        events.ExtraTankUsed: "extra_tank",
        events.CardKept: "kept",
        events.PawnStepped: "stepped",
        events.TokenTurnedUp: "turned_up",
        events.PairTaken: "pair_taken",
        events.TokensTurnedDown: "turned_down",
        events.PawnStopped: "",
        events.PilesShuffled: "shuffled",
        events.ArtilleryFired: "bombarded",
        events.TankLost: "lost",
        events.TokenLost: "token_lost",
        events.GunPlaced: "gun_placed",
        events.ArtilleryWasted: "wasted",
    },
    gaps=(
        ("seat", "name", by_name),
        ("winners", "name", by_names),
        ("number", "number", as_it_is),
        ("points", "count", as_it_is),
        ("turns", "count", as_it_is),
        ("pawn", "pawn", _pawn),
        ("other", "other", _pawn),
        ("cell", "cell", lambda saying, cell: cell_name(cell)),
        ("to", "cell", lambda saying, cell: cell_name(cell)),
        ("cells", "cells", lambda saying, cells: ", ".join(map(cell_name, cells))),
        ("colour", "colour", lambda saying, own: saying.words(f"proving.colour.{own.value}")),
        ("card", "card", lambda saying, card: card_name(saying.words, card)),
        ("cards", "cards", _cards),
        ("token", "token", lambda saying, token: token_name(saying.words, token)),
        ("tokens", "token", lambda saying, tokens: token_name(saying.words, tokens[0])),
        ("tokens", "effect", _effect_of),
        ("pair", "effect", _effect),
    ),
)
tell = SENTENCES.tell
