"""Events and actions of Tanchiki as lines of text, always in English.

The file is long because it is a list: a sentence for each event and action.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.grid import Cell, Facing
from game.rules.tanchiki.actions import (
    Action,
    Commit,
    Exchange,
    MoveBot,
    PlaceCard,
    PlaceTank,
    PlayOn,
    ShareWin,
    SwitchOff,
    SwitchOn,
    TakeBack,
    ThrowGrenade,
    UseShovel,
)
from game.rules.tanchiki.cards import Cards
from game.rules.tanchiki.drawing import letter
from game.rules.tanchiki.events import (
    Asked,
    BonusAppeared,
    BonusDiscarded,
    BonusReturned,
    BonusTaken,
    BotAppeared,
    BotChosen,
    BotDecided,
    BotDrowned,
    BotExploded,
    BotRefused,
    BotsRoused,
    BrickBuilt,
    BrickHalved,
    BrickRemoved,
    CardPlaced,
    CardsDrawn,
    CardsLost,
    CardTakenBack,
    Choice,
    ClockStarted,
    ColumnBlocked,
    ColumnMoved,
    EagleLanded,
    EagleTaken,
    Event,
    FirstPlayerPassed,
    GrenadeThrown,
    HandRenewed,
    HelmetBroken,
    HelmetKept,
    KindExchanged,
    MatchEnded,
    PhaseBegan,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    PlayOnAgreed,
    Shot,
    ShovelUsed,
    ShovelWasted,
    StackRevealed,
    Struck,
    SuddenDeathBegan,
    SwitchChosen,
    TankDrowned,
    TankExploded,
    TankPlaced,
    TankSwitchedOn,
    TankTurned,
    TokenReturned,
    TokenTaken,
    TurnBegan,
    VolleyFired,
)
from game.rules.tanchiki.state import (
    Ordering,
    Piece,
    Placing,
    Question,
    Shovelling,
    Throwing,
    Token,
    Tying,
)


def name(action: Action) -> str:
    """Return an action as it is listed and typed."""
    who = letter(action.seat)
    match action:
        case PlaceTank(_, cell, facing):
            return f"{who} place {at(cell)} {_way(facing)}"
        case PlaceCard(_, manoeuvre, card):
            return f"{who} lay {card.value} {manoeuvre + 1}"
        case TakeBack(_, manoeuvre):
            return f"{who} take back {manoeuvre + 1}"
        case Exchange(_, card, count):
            return f"{who} exchange {count} x {card.value}"
        case SwitchOff():
            return f"{who} off"
        case SwitchOn():
            return f"{who} on"
        case Commit():
            return f"{who} commit"
        case MoveBot(_, bot):
            return f"{who} bot {letter(bot)}"
        case UseShovel(_, cell):
            return f"{who} shovel {at(cell)}"
        case ThrowGrenade(_, cell):
            return f"{who} grenade {at(cell)}"
        case PlayOn():
            return f"{who} play on"
        case ShareWin():
            return f"{who} share"


def tell(event: Event) -> str:
    """Return an event as one line of a story."""
    match event:
        case ColumnMoved() | ColumnBlocked() | TankTurned() | TankDrowned() | BotDrowned():
            return _tell_movement(event)
        case BotsRoused() | BotChosen() | BotDecided() | BotAppeared() | BotRefused():
            return _tell_bot(event)
        case VolleyFired(_, shots):
            return "volley: " + (", ".join(map(_shot, shots)) or "nobody shoots")
        case HelmetBroken() | CardsLost() | TankExploded() | BotExploded():
            return _tell_hit(event)
        case BrickHalved(cell):
            return f"brick {at(cell)} is half"
        case BrickRemoved(cell):
            return f"brick {at(cell)} is gone"
        case BrickBuilt(cell):
            return f"brick {at(cell)} is built"
        case TokenTaken() | TokenReturned() | EagleTaken() | EagleLanded() | MatchEnded():
            return _tell_score(event)
        case (
            BonusAppeared()
            | BonusTaken()
            | BonusDiscarded()
            | BonusReturned()
            | ClockStarted()
            | HelmetKept()
            | ShovelUsed()
            | ShovelWasted()
            | GrenadeThrown()
        ):
            return _tell_bonus(event)
        case CardsDrawn() | PlayedDiscarded() | HandRenewed() | StackRevealed() | PlansRevealed():
            return _tell_cards(event)
        case (
            CardPlaced()
            | CardTakenBack()
            | KindExchanged()
            | SwitchChosen()
            | PlanCommitted()
            | PlanChanged()
        ):
            return _tell_plan(event)
        case _:
            return _tell_course(event)


def at(cell: Cell) -> str:
    return f"{cell.x},{cell.y}"


def _tell_movement(
    event: ColumnMoved | ColumnBlocked | TankTurned | TankDrowned | BotDrowned,
) -> str:
    match event:
        case TankTurned(piece, facing):
            return f"{letter(piece)} turns {_way(facing)}"
        case TankDrowned(seat, cell):
            return f"{letter(seat)} drowns at {at(cell)}"
        case BotDrowned(bot, cell):
            return f"{letter(bot)} drowns at {at(cell)}"
        case ColumnBlocked(pieces, facing, cell, obstacle, sliding):
            verb = "cannot slide" if sliding else "cannot move"
            return f"{_column(pieces)} {verb} {_way(facing)}: {obstacle.value} at {at(cell)}"
        case ColumnMoved(pieces, facing, sliding):
            verb = "slides" if sliding else "moves"
            return f"{_column(pieces)} {verb} {_way(facing)}"


def _tell_bot(event: BotsRoused | BotChosen | BotDecided | BotAppeared | BotRefused) -> str:
    match event:
        case BotsRoused(_, _, True, _):
            return "bots stand still: clock"
        case BotsRoused(strength, by, _, _):
            return f"bots: {strength}" + ("" if by is None else f" by {letter(by)}")
        case BotChosen(bot, None):
            return f"bot {letter(bot)}"
        case BotChosen(bot, chooser):
            return f"bot {letter(bot)} chosen by {_some(chooser)}"
        case BotDecided(bot, choice, facing, saw, _, obstacle):
            seen = "sees nobody" if saw is None else f"sees {letter(saw)}"
            because = "" if obstacle is None else f", {obstacle.value} ahead"
            what = {Choice.DRIVE: "drives", Choice.TURN: f"turns {_way(facing)}"}
            return f"{letter(bot)} {seen}{because}: {what.get(choice, 'skips')}"
        case BotAppeared(bot, back, _, cell, facing):
            return f"{letter(bot)} ({_token(back)}) appears at {at(cell)} facing {_way(facing)}"
        case BotRefused(token, _):
            return f"no room for {_token(token)}"


def _tell_hit(event: HelmetBroken | CardsLost | TankExploded | BotExploded) -> str:
    match event:
        case HelmetBroken(seat, hits):
            return f"{letter(seat)} loses a helmet to {_hits(hits)}"
        case CardsLost(seat, hits, count, _):
            return f"{letter(seat)} loses {count} cards to {_hits(hits)}"
        case TankExploded(seat, cell, hits):
            return f"{letter(seat)} explodes at {at(cell)} by {_hits(hits)}"
        case BotExploded(bot, cell, by):
            return f"{letter(bot)} explodes at {at(cell)} by {_letters(by)}"


def _tell_score(
    event: TokenTaken | TokenReturned | EagleTaken | EagleLanded | MatchEnded,
) -> str:
    match event:
        case TokenTaken(seat, bot, token, _, points):
            return f"{letter(seat)} takes {letter(bot)} ({_token(token)}): {points} points"
        case TokenReturned(bot, token, _):
            return f"{letter(bot)} ({_token(token)}) goes back to the supply"
        case EagleTaken(seat, cell, number, points):
            return f"{letter(seat)} takes eagle {number} at {at(cell)}: {points} points"
        case EagleLanded(cell, quarter, clockwise):
            way = "clockwise" if clockwise else "counter-clockwise"
            return f"eagle lands {way} in quarter {quarter + 1} at {at(cell)}"
        case MatchEnded(winners, reason):
            why = reason.value.replace("_", " ")
            return f"the match is over ({why}), won by {_letters(winners) or 'nobody'}"


def _tell_bonus(
    event: BonusAppeared
    | BonusTaken
    | BonusDiscarded
    | BonusReturned
    | ClockStarted
    | HelmetKept
    | ShovelUsed
    | ShovelWasted
    | GrenadeThrown,
) -> str:
    match event:
        case BonusAppeared(_, cell, face, _):
            return f"{face.value} appears at {at(cell)}"
        case BonusTaken(seat, cell, face):
            return f"{letter(seat)} takes {face.value} at {at(cell)}"
        case BonusDiscarded(bot, cell, face):
            return f"{letter(bot)} discards {face.value} at {at(cell)}"
        case BonusReturned(face):
            return f"{face.value} goes back to the supply"
        case ClockStarted(seat):
            return f"{letter(seat)} stops the bots"
        case HelmetKept(seat):
            return f"{letter(seat)} keeps the helmet"
        case ShovelUsed(seat, cell):
            return f"{letter(seat)} digs at {at(cell)}"
        case ShovelWasted(seat):
            return f"{letter(seat)} has no use for the shovel"
        case GrenadeThrown(seat, cell, cells):
            return f"{letter(seat)} throws a grenade at {at(cell)} over {len(cells)} cells"


def _tell_cards(
    event: CardsDrawn | PlayedDiscarded | HandRenewed | StackRevealed | PlansRevealed,
) -> str:
    match event:
        case CardsDrawn(seat, count, _, reshuffled):
            again = " after a shuffle" if reshuffled else ""
            return f"{letter(seat)} draws {count}{again}"
        case PlayedDiscarded(seat):
            return f"{letter(seat)} discards what was played"
        case HandRenewed(seat, count, _):
            return f"{letter(seat)} shuffles all cards and draws {count}"
        case StackRevealed(seat, _, cards):
            return f"{letter(seat)} plays {written(cards)}"
        case PlansRevealed(off):
            return "plans are revealed" + (f", off: {_letters(off)}" if off else "")


def _tell_plan(
    event: CardPlaced | CardTakenBack | KindExchanged | SwitchChosen | PlanCommitted | PlanChanged,
) -> str:
    who = letter(event.seat)
    match event:
        case CardPlaced(_, manoeuvre, card):
            return f"{who} lays {card.value} to {manoeuvre + 1}"
        case CardTakenBack(_, manoeuvre, card):
            return f"{who} takes {card.value} back from {manoeuvre + 1}"
        case KindExchanged(_, card, count, _, reshuffled):
            again = " after a shuffle" if reshuffled else ""
            return f"{who} exchanges {count} x {card.value}{again}"
        case SwitchChosen(_, off):
            return f"{who} wants to be {'off' if off else 'on'}"
        case PlanCommitted():
            return f"{who} commits"
        case PlanChanged():
            return f"{who} plans"


def _tell_course(
    event: Asked
    | TankPlaced
    | TurnBegan
    | PhaseBegan
    | TankSwitchedOn
    | FirstPlayerPassed
    | PlayOnAgreed
    | SuddenDeathBegan,
) -> str:
    match event:
        case Asked(question):
            return _question(question)
        case TankPlaced(seat, cell, facing):
            return f"{letter(seat)} comes to {at(cell)} facing {_way(facing)}"
        case TurnBegan(number):
            return f"turn {number}"
        case PhaseBegan(phase, action):
            return f"{phase.value} {action + 1}"
        case TankSwitchedOn(seat):
            return f"{letter(seat)} is on again"
        case FirstPlayerPassed(first):
            return f"{letter(first)} is first"
        case PlayOnAgreed(seat):
            return f"{letter(seat)} is for playing on"
        case SuddenDeathBegan():
            return "sudden death"


def _question(question: Question) -> str:
    match question:
        case Placing(seat, cells):
            return f"{letter(seat)} chooses a place of {len(cells)}"
        case Ordering(seat, bots):
            return f"{letter(seat)} chooses a bot of {_letters(bots)}"
        case Shovelling(seat, cells):
            return f"{letter(seat)} chooses where to dig of {len(cells)}"
        case Throwing(seat, _):
            return f"{letter(seat)} chooses where to throw"
        case Tying(seats):
            return f"{_letters(seats)} choose whether to play on"


def _shot(shot: Shot) -> str:
    who = letter(shot.shooter)
    if shot.piece is not None:
        return f"{who} {'lobs at' if shot.lobbed else 'hits'} {letter(shot.piece)}"
    if shot.struck is Struck.NOTHING:
        return f"{who} hits nothing"
    return f"{who} hits {shot.struck.value} {at(shot.path[-1])}"


def written(cards: Cards) -> str:
    return " ".join(card.value for card in cards)


def _column(pieces: tuple[Piece, ...]) -> str:
    first, *pushed = pieces
    return letter(first) + (f" pushing {_letters(pushed)}" if pushed else "")


def _letters(pieces: Iterable[Piece]) -> str:
    return " ".join(letter(piece) for piece in pieces)


def _some(piece: Piece | None) -> str:
    return "nobody" if piece is None else letter(piece)


def _way(facing: Facing) -> str:
    return facing.name.lower()


def _token(token: Token) -> str:
    return f"{token.colour.value} {token.number}"


def _hits(count: int) -> str:
    return "1 hit" if count == 1 else f"{count} hits"
