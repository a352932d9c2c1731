"""How scanning looks: a card is turned up, a die falls, crystals fly home, or the card stays."""

from __future__ import annotations

from typing import assert_never

from game.core.grid import Cell
from game.core.rolled_dice import Rolled
from game.rules.deep_scan import events
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import EventCard, Ware
from game.view.show.carried_pictures import crossed, hurled, risen
from game.view.show.clip import Clip, Cue, Effect, Pose, effect_at

from .own_places import ware_pose
from .ships import rest

OPENED, DIE, LIES, PAID, SCANNED, LEFT, DAMAGED = 420, 500, 1500, 380, 520, 360, 440
FLIES, STAMPED, RISES = 560, 900, 1100
"""How long crystals fly, the mark of what is spent comes down, and a number rises."""


def scanned(shown: Table, event: events.Scanned) -> Clip:
    match event:
        case events.EventOpened():
            word = "open" if event.reserved else "turn"
            card = card_effect(word, event.at, event.card, OPENED)
            return Clip(OPENED, effects=(card,), sound="scan.event", tells=OPENED // 2)
        case events.PiratesPaid(_, ship):
            own = rest(shown, ship)
            note = hurled(own, Pose(own.x, own.y - 1), money_picture(), PAID)
            skull = effect_at("lift icon.skull", own, PAID + 300)
            return Clip(PAID, effects=(note, skull), sound="scan.paid")
        case events.ObjectScanned():
            return _gained(event)
        case events.EventLeft():
            return _left(event)
        case events.ShipDamaged(_, ship):
            return _damaged(rest(shown, ship))
        case _:
            assert_never(event)


def rolled(shown: Table, event: Rolled) -> Clip:
    """Return the clip of dice that lie in the panel, below the card, in the colours of ships."""
    dice = " ".join(
        f"seat.{shown.setup.ships[throw.seat]} {face}"
        for throw in event.throws
        for face in throw.faces
    )
    effect = Effect(f"die {dice}", 0, 0, LIES)
    return Clip(
        DIE, effects=(effect,), cues=(Cue("card.deal"), Cue("tank.blocked", DIE)), tells=DIE
    )


def card_effect(word: str, at: Cell, card: EventCard, ms: int) -> Effect:
    """Return an effect that shows a card at its object."""
    kind = f"{word} {card.resources} {card.task} {card.pirates:d}"
    return Effect(kind, at.x, at.y, ms)


def card_of(kind: str) -> EventCard:
    """Return the card that such an effect shows."""
    resources, task, pirates = map(int, kind.split()[1:])
    return EventCard(resources, task, bool(pirates))


def money_picture() -> str:
    return f"scan.ware.{Ware.MONEY.value}"


def _gained(event: events.ObjectScanned) -> Clip:
    """Crystals fly to what the ship owns, and the object is ticked off."""
    there, home = Pose(event.at.x, event.at.y), ware_pose(Ware.RESOURCES)
    crystals = hurled(there, home, "scan.ware.resources", FLIES)
    effects = [
        Effect(f"gained {event.resources}", event.at.x, event.at.y, RISES),
        crystals,
        effect_at("drop scan.spent", there, STAMPED, 160),
    ]
    if event.halved:
        effects.append(risen(Pose(there.x + 0.5, there.y), "÷2", "danger", RISES))
    return Clip(SCANNED, effects=tuple(effects), sound="scan.won")


def _left(event: events.EventLeft) -> Clip:
    """The card is laid down at its object; where the task has failed it is crossed out."""
    laid = card_effect("lay", event.at, event.card, LEFT)
    effects = [laid]
    if event.failed:
        effects.append(crossed(Pose(event.at.x, event.at.y), "scan.ware.resources", LEFT + 400))
    return Clip(LEFT, effects=tuple(effects), sound="scan.failed")


def _damaged(own: Pose) -> Clip:
    effects = (
        effect_at("flash", own, 200),
        effect_at("debris", own, 700, 40),
        effect_at("smoke", own, 1100, 160),
        effect_at("drop scan.damaged", own, DAMAGED, 60),
    )
    return Clip(DAMAGED, effects=effects, sound="scan.damage", shake=45)
