"""What can happen, with its result, in the order of the beats on the screen.

A piece is a player's tank by its seat (0 to 7) or a bot by its number (from 8 up). An event
changes the table by itself; the screen needs nothing else but the table as it was shown
before. Events of one moment come one after another with nothing between: a volley is one
`VolleyFired`, then its bricks, then tanks, then bots; a pushed column is one `ColumnMoved`
for each cell. What a seat may not know is None in its copy of the event, and a secret of
planning is only `PlanChanged`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.core.grid import Cell, Facing
from game.core.rules import Seat
from game.rules.tanchiki.cards import Card, Cards
from game.rules.tanchiki.state import Bonus, Phase, Piece, Question, Reason, Token


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody has to choose now; everybody sees who and what."""

    question: Question


@dataclass(frozen=True, slots=True)
class TankPlaced:
    """A tank comes onto the board, at the start or after it died."""

    seat: Seat
    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A new turn: everybody plans."""

    number: int


@dataclass(frozen=True, slots=True)
class PlanChanged:
    """Somebody else did something to a plan; this is all the others see of it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlaced:
    seat: Seat
    manoeuvre: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardTakenBack:
    seat: Seat
    manoeuvre: int
    card: Card


@dataclass(frozen=True, slots=True)
class KindExchanged:
    """So many cards of a kind went, these came; `reshuffled` if the deck ran short."""

    seat: Seat
    card: Card
    count: int
    drawn: Cards
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class SwitchChosen:
    """A seat wants to stand switched off this turn, or no longer wants to."""

    seat: Seat
    off: bool


@dataclass(frozen=True, slots=True)
class PlanCommitted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlansRevealed:
    """Planning is over; these seats are switched off this turn (all of them are named)."""

    off: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The phase bar moves on; `action` is 0 or 1."""

    phase: Phase
    action: int


@dataclass(frozen=True, slots=True)
class StackRevealed:
    """A seat turns a stack over and its tank begins to carry out all these cards."""

    seat: Seat
    action: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class TankTurned:
    """A tank or bot turns on the spot; its old facing is on the table shown."""

    piece: Piece
    facing: Facing


@dataclass(frozen=True, slots=True)
class ColumnMoved:
    """These pieces move one cell together, the pusher first; facings stay as they are.

    `sliding` on ice; the front piece may leave the board over its edge (island), and then a
    `TankDrowned` or `BotDrowned` follows.
    """

    pieces: tuple[Piece, ...]
    facing: Facing
    sliding: bool


class Obstacle(Enum):
    """What stops a tank, or makes a bot think again."""

    EDGE = "edge"
    CONCRETE = "concrete"
    BRICK = "brick"
    WATER = "water"
    BOT = "bot"
    SWITCHED_OFF = "switched_off"


@dataclass(frozen=True, slots=True)
class ColumnBlocked:
    """The piece and the column before it run against the obstacle on `cell` and stay."""

    pieces: tuple[Piece, ...]
    facing: Facing
    cell: Cell
    obstacle: Obstacle
    sliding: bool


@dataclass(frozen=True, slots=True)
class TankDrowned:
    """A player's tank dies in the water on `cell`, or over the edge there."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class BotDrowned:
    bot: Piece
    cell: Cell


@dataclass(frozen=True, slots=True)
class BotsRoused:
    """Each of these bots has so many manoeuvres; `by` played the strongest card.

    Strength 0 when no move card was played, or while the clock stops them (`stopped`).
    """

    strength: int
    by: Seat | None
    stopped: bool
    bots: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class BotChosen:
    """This bot moves now; `chooser` is the first player where the order could matter."""

    bot: Piece
    chooser: Seat | None


class Choice(Enum):
    DRIVE = "drive"
    TURN = "turn"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class BotDecided:
    """What a bot makes of its next manoeuvre, and why.

    `saw` is the tank it aims at, on `at`; `facing` is where it will look. `obstacle` is what
    lies before it, when that made it turn or skip. A turn or a move follows as its own event.
    """

    bot: Piece
    choice: Choice
    facing: Facing
    saw: Seat | None
    at: Cell | None
    obstacle: Obstacle | None


class Struck(Enum):
    """What a shot ends at."""

    NOTHING = "nothing"
    CONCRETE = "concrete"
    BRICK = "brick"
    TANK = "tank"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Shot:
    """`path` are the cells it flies over, the last one is where it strikes.

    A shot that strikes nothing flies over the edge after the last cell of its path; the path
    is empty when the shooter stands at the edge. `lobbed` flies over walls (uneven fight).
    """

    shooter: Piece
    facing: Facing
    path: tuple[Cell, ...]
    struck: Struck
    piece: Piece | None
    lobbed: bool


@dataclass(frozen=True, slots=True)
class VolleyFired:
    """All shots of an action fly at once."""

    action: int
    shots: tuple[Shot, ...]


@dataclass(frozen=True, slots=True)
class BrickHalved:
    cell: Cell


@dataclass(frozen=True, slots=True)
class BrickRemoved:
    """Shot, shovelled, blown up, or under a new eagle: the rule of the event says which."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class BrickBuilt:
    """The shovel put a whole brick here."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class HelmetBroken:
    """The helmet took all hits of this volley and is gone."""

    seat: Seat
    hits: int


@dataclass(frozen=True, slots=True)
class CardsLost:
    """A hit tank discards cards from its hand; their kinds are None for the others."""

    seat: Seat
    hits: int
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class TankExploded:
    """Not enough cards for the hits: the tank leaves the board until the end of the turn."""

    seat: Seat
    cell: Cell
    hits: int


@dataclass(frozen=True, slots=True)
class BotExploded:
    """Shot or blown up by these seats."""

    bot: Piece
    cell: Cell
    by: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """A dead bot's token goes to a player: 1 point, so many in all.

    `hidden`: nobody had seen its back before.
    """

    seat: Seat
    bot: Piece
    token: Token
    hidden: bool
    points: int


@dataclass(frozen=True, slots=True)
class TokenReturned:
    """A dead bot's token goes back to the supply; nobody scores."""

    bot: Piece
    token: Token
    hidden: bool


@dataclass(frozen=True, slots=True)
class EagleTaken:
    """The eagle rises: 3 points, so many in all. `number` counts the eagles, 1 to 3."""

    seat: Seat
    cell: Cell
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class EagleLanded:
    """The next eagle comes down; the token showed the next quarter clockwise or not."""

    cell: Cell
    quarter: int
    clockwise: bool


@dataclass(frozen=True, slots=True)
class BonusAppeared:
    """The token of a dead bot named this cell."""

    number: int
    cell: Cell
    face: Bonus
    seen_before: bool


@dataclass(frozen=True, slots=True)
class BonusTaken:
    """A player's tank came onto the bonus; what it does follows."""

    seat: Seat
    cell: Cell
    face: Bonus


@dataclass(frozen=True, slots=True)
class BonusDiscarded:
    """A bot came onto the bonus; it goes back to the supply."""

    bot: Piece
    cell: Cell
    face: Bonus


@dataclass(frozen=True, slots=True)
class BonusReturned:
    """A used bonus goes back to the supply."""

    face: Bonus


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """Bots neither move nor shoot until the turn ends."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HelmetKept:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShovelUsed:
    """The seat chose this cell; a brick goes or comes there next."""

    seat: Seat
    cell: Cell


@dataclass(frozen=True, slots=True)
class ShovelWasted:
    """There was nothing to remove and nowhere to build."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GrenadeThrown:
    """It bursts over these cells, clipped at the edge."""

    seat: Seat
    cell: Cell
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat draws; the others see how many. `reshuffled` if the deck ran short."""

    seat: Seat
    count: int
    cards: Cards | None
    reshuffled: bool | None


@dataclass(frozen=True, slots=True)
class PlayedDiscarded:
    """The open cards of this turn go to the discard pile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TankSwitchedOn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandRenewed:
    """A dead tank's owner shuffles everything and draws a fresh hand."""

    seat: Seat
    count: int
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class BotAppeared:
    """A new bot on the cell its back names, or on the next free number."""

    bot: Piece
    back: Token
    seen_before: bool
    cell: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class BotRefused:
    """All four cells of the drawn token's segment are taken: it goes back this turn."""

    token: Token
    seen_before: bool


@dataclass(frozen=True, slots=True)
class FirstPlayerPassed:
    first: Seat


@dataclass(frozen=True, slots=True)
class PlayOnAgreed:
    """One of those who lead together is for playing on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SuddenDeathBegan:
    """All who lead together play on until the first lead."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Over; several winners share it, none if nobody reached the goal."""

    winners: tuple[Seat, ...]
    reason: Reason


Event = (
    Asked
    | TankPlaced
    | TurnBegan
    | PlanChanged
    | CardPlaced
    | CardTakenBack
    | KindExchanged
    | SwitchChosen
    | PlanCommitted
    | PlansRevealed
    | PhaseBegan
    | StackRevealed
    | TankTurned
    | ColumnMoved
    | ColumnBlocked
    | TankDrowned
    | BotDrowned
    | BotsRoused
    | BotChosen
    | BotDecided
    | VolleyFired
    | BrickHalved
    | BrickRemoved
    | BrickBuilt
    | HelmetBroken
    | CardsLost
    | TankExploded
    | BotExploded
    | TokenTaken
    | TokenReturned
    | EagleTaken
    | EagleLanded
    | BonusAppeared
    | BonusTaken
    | BonusDiscarded
    | BonusReturned
    | ClockStarted
    | HelmetKept
    | ShovelUsed
    | ShovelWasted
    | GrenadeThrown
    | CardsDrawn
    | PlayedDiscarded
    | TankSwitchedOn
    | HandRenewed
    | BotAppeared
    | BotRefused
    | FirstPlayerPassed
    | PlayOnAgreed
    | SuddenDeathBegan
    | MatchEnded
)
