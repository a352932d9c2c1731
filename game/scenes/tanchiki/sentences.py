"""Events in the players' words. Names stand in the nominative, so that none must be declined.

The file is long because every one of fifty kinds of event has its sentence here.
"""

from __future__ import annotations

from typing import assert_never

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
    Obstacle,
    PhaseBegan,
    PlanChanged,
    PlanCommitted,
    PlansRevealed,
    PlayedDiscarded,
    PlayOnAgreed,
    ShovelUsed,
    ShovelWasted,
    StackRevealed,
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
from game.rules.tanchiki.state import Table
from game.scenes.kit import Words

from .words import (
    Names,
    bonus_name,
    cards_line,
    cell_name,
    obstacle_name,
    piece_name,
    pieces_line,
    reason_name,
    token_name,
    way_name,
)


def tell(words: Words, shown: Table, event: Event, names: Names) -> str:
    """Return a line of the log for an event about to happen, "" for what is not worth one."""
    match event:
        case TankTurned() | PhaseBegan() | BotChosen() | BonusReturned() | ShovelUsed():
            return ""
        case ColumnMoved(pieces, _, sliding) if len(pieces) == 1 and not sliding:
            return ""
        case BotDecided(choice=choice, saw=saw) if saw is None and choice is not Choice.SKIP:
            return ""
        case CardsDrawn() if shown.turn.phase.value == "end":
            return ""
        case _:
            return explain(words, event, names)


def explain(words: Words, event: Event, names: Names) -> str:
    """Return any event in one line, for "why?"; "" for what is only the referee's."""
    match event:
        case ColumnMoved() | ColumnBlocked() | TankTurned() | TankDrowned() | BotDrowned():
            return _movement(words, event, names)
        case BotsRoused() | BotChosen() | BotDecided() | BotAppeared() | BotRefused():
            return _bots(words, event, names)
        case (
            VolleyFired()
            | BrickHalved()
            | BrickRemoved()
            | BrickBuilt()
            | HelmetBroken()
            | CardsLost()
            | TankExploded()
            | BotExploded()
        ):
            return _shooting(words, event, names)
        case TokenTaken() | TokenReturned() | EagleTaken() | EagleLanded() | MatchEnded():
            return _scoring(words, event, names)
        case (
            BonusAppeared()
            | BonusTaken()
            | BonusDiscarded()
            | ClockStarted()
            | HelmetKept()
            | ShovelUsed()
            | ShovelWasted()
            | GrenadeThrown()
        ):
            return _bonuses(words, event, names)
        case (
            StackRevealed()
            | CardsDrawn()
            | HandRenewed()
            | PlansRevealed()
            | TankPlaced()
            | TankSwitchedOn()
            | PlanCommitted()
        ):
            return _seats(words, event, names)
        case TurnBegan() | PhaseBegan() | FirstPlayerPassed() | SuddenDeathBegan() | PlayOnAgreed():
            return _course(words, event, names)
        case (
            Asked()
            | PlanChanged()
            | CardPlaced()
            | CardTakenBack()
            | KindExchanged()
            | SwitchChosen()
            | BonusReturned()
            | PlayedDiscarded()
        ):
            return ""
        case _:
            assert_never(event)


def _movement(
    words: Words,
    event: ColumnMoved | ColumnBlocked | TankTurned | TankDrowned | BotDrowned,
    names: Names,
) -> str:
    match event:
        case TankTurned(piece, facing):
            name = piece_name(words, names, piece)
            return words("event.tanchiki.turned", name=name, way=way_name(words, facing))
        case TankDrowned(seat, cell):
            return words("event.tanchiki.drowned", name=names[seat], cell=cell_name(cell))
        case BotDrowned(bot, cell):
            name = piece_name(words, names, bot)
            return words("event.tanchiki.drowned", name=name, cell=cell_name(cell))
        case ColumnBlocked(pieces, obstacle=Obstacle.EDGE):
            name = piece_name(words, names, pieces[0])
            return words("event.tanchiki.blocked_edge", name=name)
        case ColumnBlocked(pieces, _, cell, obstacle, _):
            return words(
                "event.tanchiki.blocked",
                name=piece_name(words, names, pieces[0]),
                obstacle=obstacle_name(words, obstacle),
                cell=cell_name(cell),
            )
        case ColumnMoved(pieces, facing, sliding):
            name, way = piece_name(words, names, pieces[0]), way_name(words, facing)
            if len(pieces) > 1:
                others = pieces_line(words, names, pieces[1:])
                return words("event.tanchiki.pushed", name=name, others=others, way=way)
            key = "event.tanchiki.slid" if sliding else "event.tanchiki.drove"
            return words(key, name=name, way=way)


def _bots(
    words: Words,
    event: BotsRoused | BotChosen | BotDecided | BotAppeared | BotRefused,
    names: Names,
) -> str:
    match event:
        case BotsRoused(_, _, True, _):
            return words("event.tanchiki.bots_stopped")
        case BotsRoused(0, _, _, _):
            return words("event.tanchiki.bots_still")
        case BotsRoused(strength, by, _, _):
            name = "" if by is None else names[by]
            return words("event.tanchiki.bots_roused", count=strength, name=name)
        case BotChosen(bot, chooser):
            name = piece_name(words, names, bot)
            if chooser is None:
                return words("event.tanchiki.bot_moves", bot=name)
            return words("event.tanchiki.bot_chosen", bot=name, name=names[chooser])
        case BotDecided():
            return _decided(words, event, names)
        case BotAppeared(bot, back, _, cell, _):
            return words(
                "event.tanchiki.bot_appeared",
                bot=piece_name(words, names, bot),
                token=token_name(words, back),
                cell=cell_name(cell),
            )
        case BotRefused(token, _):
            return words("event.tanchiki.bot_refused", token=token_name(words, token))


def _decided(words: Words, event: BotDecided, names: Names) -> str:
    """Return what a bot does and why, in one sentence for each of the cases."""
    bot = piece_name(words, names, event.bot)
    what = words(f"tanchiki.choice.{event.choice.value}")
    if event.obstacle is not None:
        ahead = obstacle_name(words, event.obstacle)
        if event.saw is None:
            return words("event.tanchiki.bot_avoids", bot=bot, obstacle=ahead, what=what)
        return words(
            "event.tanchiki.bot_held", bot=bot, name=names[event.saw], obstacle=ahead, what=what
        )
    if event.saw is None:
        return words("event.tanchiki.bot_wanders", bot=bot, what=what)
    return words("event.tanchiki.bot_sees", bot=bot, name=names[event.saw], what=what)


def _shooting(
    words: Words,
    event: VolleyFired
    | BrickHalved
    | BrickRemoved
    | BrickBuilt
    | HelmetBroken
    | CardsLost
    | TankExploded
    | BotExploded,
    names: Names,
) -> str:
    match event:
        case VolleyFired(_, shots):
            return words("event.tanchiki.volley", count=len(shots))
        case BrickHalved(cell):
            return words("event.tanchiki.brick_halved", cell=cell_name(cell))
        case BrickRemoved(cell):
            return words("event.tanchiki.brick_removed", cell=cell_name(cell))
        case BrickBuilt(cell):
            return words("event.tanchiki.brick_built", cell=cell_name(cell))
        case HelmetBroken(seat, hits):
            return words("event.tanchiki.helmet_broken", name=names[seat], count=hits)
        case CardsLost(seat, _, count, _):
            return words("event.tanchiki.cards_lost", name=names[seat], count=count)
        case TankExploded(seat, cell, hits):
            return words(
                "event.tanchiki.exploded", name=names[seat], cell=cell_name(cell), count=hits
            )
        case BotExploded(bot, _, by):
            name = piece_name(words, names, bot)
            who = pieces_line(words, names, by)
            return words("event.tanchiki.bot_exploded", bot=name, names=who)


def _scoring(
    words: Words,
    event: TokenTaken | TokenReturned | EagleTaken | EagleLanded | MatchEnded,
    names: Names,
) -> str:
    match event:
        case TokenTaken(seat, bot, token, _, points):
            return words(
                "event.tanchiki.token_taken",
                name=names[seat],
                bot=piece_name(words, names, bot),
                token=token_name(words, token),
                points=points,
            )
        case TokenReturned(bot, token, _):
            name, what = piece_name(words, names, bot), token_name(words, token)
            return words("event.tanchiki.token_returned", bot=name, token=what)
        case EagleTaken(seat, _, number, points):
            return words(
                "event.tanchiki.eagle_taken", name=names[seat], number=number, points=points
            )
        case EagleLanded(cell, _, clockwise):
            key = "event.tanchiki.eagle_landed" if clockwise else "event.tanchiki.eagle_landed_back"
            return words(key, cell=cell_name(cell))
        case MatchEnded(winners, reason):
            who = ", ".join(names[seat] for seat in winners)
            why = reason_name(words, reason)
            if not winners:
                return words("event.tanchiki.ended_without", why=why)
            return words("event.tanchiki.ended", names=who, why=why)


def _bonuses(
    words: Words,
    event: BonusAppeared
    | BonusTaken
    | BonusDiscarded
    | ClockStarted
    | HelmetKept
    | ShovelUsed
    | ShovelWasted
    | GrenadeThrown,
    names: Names,
) -> str:
    match event:
        case BonusAppeared(_, cell, face, _):
            bonus = bonus_name(words, face)
            return words("event.tanchiki.bonus_appeared", bonus=bonus, cell=cell_name(cell))
        case BonusTaken(seat, _, face):
            bonus = bonus_name(words, face)
            return words("event.tanchiki.bonus_taken", name=names[seat], bonus=bonus)
        case BonusDiscarded(bot, _, face):
            name, bonus = piece_name(words, names, bot), bonus_name(words, face)
            return words("event.tanchiki.bonus_discarded", bot=name, bonus=bonus)
        case ClockStarted():
            return words("event.tanchiki.clock")
        case HelmetKept(seat):
            return words("event.tanchiki.helmet", name=names[seat])
        case ShovelUsed(seat, cell):
            return words("event.tanchiki.shovel", name=names[seat], cell=cell_name(cell))
        case ShovelWasted(seat):
            return words("event.tanchiki.shovel_wasted", name=names[seat])
        case GrenadeThrown(seat, cell, _):
            return words("event.tanchiki.grenade", name=names[seat], cell=cell_name(cell))


def _seats(
    words: Words,
    event: StackRevealed
    | CardsDrawn
    | HandRenewed
    | PlansRevealed
    | TankPlaced
    | TankSwitchedOn
    | PlanCommitted,
    names: Names,
) -> str:
    match event:
        case StackRevealed(seat, _, cards):
            cards_words = cards_line(words, cards)
            return words("event.tanchiki.plays", name=names[seat], cards=cards_words)
        case CardsDrawn(seat, count, _, _):
            return words("event.tanchiki.drawn", name=names[seat], count=count)
        case HandRenewed(seat, _, _):
            return words("event.tanchiki.renewed", name=names[seat])
        case PlansRevealed(off):
            who = ", ".join(names[seat] for seat in off)
            return words("event.tanchiki.off", names=who) if off else ""
        case TankPlaced(seat, cell, _):
            return words("event.tanchiki.placed", name=names[seat], cell=cell_name(cell))
        case TankSwitchedOn(seat):
            return words("event.tanchiki.on", name=names[seat])
        case PlanCommitted():
            return ""


def _course(
    words: Words,
    event: TurnBegan | PhaseBegan | FirstPlayerPassed | SuddenDeathBegan | PlayOnAgreed,
    names: Names,
) -> str:
    match event:
        case TurnBegan(number):
            return words("event.tanchiki.turn", number=number)
        case PhaseBegan(phase, _):
            return words(f"tanchiki.phase.{phase.value}")
        case FirstPlayerPassed(first):
            return words("event.tanchiki.first", name=names[first]) if len(names) > 1 else ""
        case SuddenDeathBegan():
            return words("event.tanchiki.sudden_death")
        case PlayOnAgreed(seat):
            return words("event.tanchiki.play_on", name=names[seat])
