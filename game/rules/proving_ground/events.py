"""What can happen, in the order in which it is seen.

Pawns and pairs are named by their numbers. `seat` takes part for its whole side where there
are teams: a token that it takes lies in the zone of both. The list is long because each thing
that can be seen is a kind of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.grid import Cell
from game.core.number_bounds import Few, Long
from game.core.rules import Seat
from game.rules.proving_ground.actions import Aim
from game.rules.proving_ground.event_kinds.artillery import (
    ArtilleryFired,
    ArtilleryWasted,
    GunPlaced,
    PilesShuffled,
    TankLost,
    TokenLost,
)
from game.rules.proving_ground.event_kinds.family_game import (
    PairTaken,
    PawnStepped,
    PawnStopped,
    TokensTurnedDown,
    TokenTurnedUp,
)
from game.rules.proving_ground.ground.board import Colour
from game.rules.proving_ground.state import Reason, Stage

__all__ = [
    "ArmourUsed",
    "Artillery",
    "ArtilleryFired",
    "ArtilleryWasted",
    "CardAssigned",
    "CardKept",
    "CardPicked",
    "CornerChosen",
    "Course",
    "Driving",
    "Event",
    "Extra",
    "ExtraTankUsed",
    "ExtraTurnUsed",
    "Flipping",
    "GunDestroyed",
    "GunPlaced",
    "GunRunOver",
    "LastTurnsBegan",
    "Loss",
    "MatchEnded",
    "PairMade",
    "PairTaken",
    "PawnPlaced",
    "PawnReturned",
    "PawnStepped",
    "PawnStopped",
    "PawnWaited",
    "PilesShuffled",
    "PlayerRetired",
    "PointsTaken",
    "Returning",
    "Setting",
    "ShellCleared",
    "ShellLaid",
    "ShellRunOver",
    "Shooting",
    "ShotFired",
    "ShotHeld",
    "StageReached",
    "TankBroughtIn",
    "TankChanged",
    "TankDestroyed",
    "TankDrove",
    "TankLost",
    "TankRunOver",
    "TokenLost",
    "TokenTaken",
    "TokenTurnedUp",
    "TokensTurnedDown",
    "TurnBegan",
    "TurnEnded",
    "UpgradeAttached",
]


@dataclass(frozen=True, slots=True)
class CardPicked:
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CornerChosen:
    """The pawn belongs to this base from now on."""

    seat: Seat
    pawn: Few
    colour: Colour


@dataclass(frozen=True, slots=True)
class CardAssigned:
    """The card is the pawn's: its active one if it had none, else in reserve.

    Without a pawn it is a spare one of the solo player (B17).
    """

    seat: Seat
    pawn: Few | None
    card: str


@dataclass(frozen=True, slots=True)
class PawnPlaced:
    """The pawn begins the match here."""

    pawn: Few
    cell: Cell


@dataclass(frozen=True, slots=True)
class StageReached:
    """The seat has this to decide now; `pawn` is the one whose main action runs."""

    seat: Seat
    stage: Stage
    pawn: Few | None = None


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat
    number: Long


@dataclass(frozen=True, slots=True)
class PawnReturned:
    """A destroyed pawn is back with this card; who `keeps` the destroyed one sits the turn out."""

    pawn: Few
    cell: Cell
    card: str
    keeps: bool


@dataclass(frozen=True, slots=True)
class PawnWaited:
    """Tanks stand on the whole base: the pawn waits a turn (B6.8)."""

    pawn: Few


@dataclass(frozen=True, slots=True)
class TankBroughtIn:
    """The solo player's kept pawn comes with a gained card (B15.7)."""

    pawn: Few
    cell: Cell
    card: str


@dataclass(frozen=True, slots=True)
class TankDrove:
    """One cell on the way."""

    pawn: Few
    to: Cell


@dataclass(frozen=True, slots=True)
class ShellRunOver:
    """The pawn drove, or returned, onto a shell; it goes to the pool."""

    pawn: Few
    cell: Cell


@dataclass(frozen=True, slots=True)
class TankRunOver:
    """The pawn drove over the tank of another pawn, which is unharmed."""

    pawn: Few
    other: Few
    cell: Cell


@dataclass(frozen=True, slots=True)
class GunRunOver:
    """The pawn drove over a tank of the artillery, which is unharmed."""

    pawn: Few
    cell: Cell


@dataclass(frozen=True, slots=True)
class ArmourUsed:
    """Armour absorbs what would have destroyed the pawn; the pair is used up (B11)."""

    pawn: Few
    pair: Few


@dataclass(frozen=True, slots=True)
class TankDestroyed:
    """The pawn leaves the board, its card is in reserve; `active` is its new card, if known."""

    pawn: Few
    cell: Cell
    active: str | None


@dataclass(frozen=True, slots=True)
class PointsTaken:
    """The seat takes the top point token of a pawn's stack."""

    seat: Seat
    pawn: Few
    points: Few


@dataclass(frozen=True, slots=True)
class ShotFired:
    pawn: Few
    cell: Cell
    aim: Aim


@dataclass(frozen=True, slots=True)
class ShotHeld:
    """The seat does not shoot; no pawn, where it did not act at all."""

    seat: Seat
    pawn: Few | None


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """The token of a cell goes into the zone as a single."""

    seat: Seat
    cell: Cell
    token: str


@dataclass(frozen=True, slots=True)
class PairMade:
    """Two singles of the zone, of one picture, are a pair."""

    seat: Seat
    tokens: str


@dataclass(frozen=True, slots=True)
class ShellLaid:
    cell: Cell


@dataclass(frozen=True, slots=True)
class ShellCleared:
    """The shell goes back to the pool."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class GunDestroyed:
    """The tank of the artillery goes back to its supply."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class TankChanged:
    """This card of its reserve is the active one now."""

    pawn: Few
    card: str


@dataclass(frozen=True, slots=True)
class UpgradeAttached:
    seat: Seat
    pair: Few
    pawn: Few


@dataclass(frozen=True, slots=True)
class ExtraTurnUsed:
    seat: Seat
    pair: Few


@dataclass(frozen=True, slots=True)
class ExtraTankUsed:
    """These cards are drawn, openly; one of them is to be kept."""

    seat: Seat
    pair: Few
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardKept:
    """The card joins the reserve of the pawn; without one it is the solo player's spare."""

    seat: Seat
    card: str
    pawn: Few | None


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastTurnsBegan:
    """No token is left on the board: so many turns are still played (B12.3)."""

    turns: Few


@dataclass(frozen=True, slots=True)
class MatchEnded:
    winners: tuple[Seat, ...]
    reason: Reason


@dataclass(frozen=True, slots=True)
class PlayerRetired:
    seat: Seat


Setting = CardPicked | CornerChosen | CardAssigned | PawnPlaced
Course = StageReached | TurnBegan | TurnEnded | LastTurnsBegan | MatchEnded | PlayerRetired
Returning = PawnReturned | PawnWaited | TankBroughtIn
Driving = TankDrove | ShellRunOver | TankRunOver | GunRunOver | ArmourUsed
Loss = TankDestroyed | PointsTaken
Shooting = (
    ShotFired
    | ShotHeld
    | TokenTaken
    | PairMade
    | ShellLaid
    | ShellCleared
    | GunDestroyed
    | TankChanged
)
Extra = UpgradeAttached | ExtraTurnUsed | ExtraTankUsed | CardKept
Flipping = PawnStepped | PawnStopped | TokenTurnedUp | PairTaken | TokensTurnedDown
Artillery = PilesShuffled | ArtilleryFired | TankLost | TokenLost | GunPlaced | ArtilleryWasted
Event = Setting | Course | Returning | Driving | Loss | Shooting | Extra | Flipping | Artillery
