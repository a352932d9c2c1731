"""Events in the players' words. Names stand in the nominative, so that none must be declined."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rules import Seat
from game.rules.tanchiki import events
from game.rules.tanchiki.state import FIRST_BOT, Piece, Table
from game.rules.tanchiki.volley import passed_by
from game.scenes.faces.board_face import seat_of
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is, by_name, by_names
from game.view.tanchiki.pieces import bot_number

from .naming import (
    bonus_name,
    card_name,
    cards_line,
    cell_name,
    obstacle_name,
    on_board,
    piece_name,
    pieces_line,
    reason_name,
    token_name,
    way_name,
)


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return a line of the log for an event about to happen, "" for what is not worth one."""
    match event:
        case (
            events.TankTurned()
            | events.PhaseBegan()
            | events.BotChosen()
            | events.BonusReturned()
            | events.ShovelUsed()
        ):
            return ""
        case events.ColumnMoved(pieces, _, sliding) if len(pieces) == 1 and not sliding:
            return ""
        case events.BotDecided(saw=None, choice=choice) if choice is not events.Choice.SKIP:
            return ""
        case events.CardsDrawn(_, 0):
            return ""
        case events.CardsDrawn(seat, count):
            held = shown.hands[seat].held + count
            return words("event.tanchiki.drawn.held", name=names[seat], count=count, held=held)
        case _:
            return explain(words, event, names, shown)


def explain(words: Words, event: events.Event, names: Names, shown: Table | None = None) -> str:
    """Return any event in words, for "why?"; "" for what is only the referee's.

    With the table it happened on it is told more.
    """
    match event:
        case events.FirstPlayerPassed() if len(names) == 1:
            return ""
        case events.VolleyFired(_, shots):
            flown = (line for shot in shots for line in _shot(words, shot, names, shown))
            return "\n".join((SENTENCES.tell(words, shown, event, names), *flown))
        case _:
            return SENTENCES.tell(words, shown, event, names)


def whose(shown: Table, event: events.Event) -> Seat | None:
    """Return the seat that an event is about, None for what bots do and for all seats."""
    match event:
        case events.ColumnMoved() | events.ColumnBlocked():
            piece = event.pieces[0]
            return piece if piece < FIRST_BOT else None
        case (
            events.BotExploded(by=(seat,))
            | events.MatchEnded(winners=(seat,))
            | events.FirstPlayerPassed(seat)
            | events.BotsRoused(by=seat)
        ):
            return seat
        case _:
            return seat_of(shown, event)


def _shot(words: Words, shot: events.Shot, names: Names, shown: Table | None) -> tuple[str, ...]:
    """Return what a shot strikes, and before that what it flew past and why."""
    name = piece_name(words, names, shot.shooter)
    past = passed_by(shown, shot) if shown is not None and shot.shooter < FIRST_BOT else ()
    why = {each: "off" if shown and shown.field.tanks[each].off else "hidden" for each in past}
    flew = (
        words(f"event.tanchiki.shot.{key}", name=name, target=names[each])
        for each, key in why.items()
    )
    return (*flew, SENTENCES.tell(words, shown, shot, names))


def _struck(shown: Table | None, shot: events.Shot) -> str:
    hits = shot.struck in (events.Struck.TANK, events.Struck.BOT)
    return f"event.tanchiki.shot.{'hits' if hits else shot.struck.value}"


def _drowned(shown: Table | None, event: events.TankDrowned | events.BotDrowned) -> str:
    return "drowned" if shown is None or shown.board.on(event.cell) else "drowned_over"


def _blocked(shown: Table | None, event: events.ColumnBlocked) -> str:
    if event.obstacle is events.Obstacle.EDGE:
        return "blocked_edge"
    return f"event.tanchiki.blocked.{event.obstacle.value}"


def _moved(shown: Table | None, event: events.ColumnMoved) -> str:
    if len(event.pieces) > 1:
        return "pushed"
    return "slid" if event.sliding else "drove"


def _roused(shown: Table | None, event: events.BotsRoused) -> str:
    if event.stopped:
        return "bots_stopped"
    return "bots_roused" if event.strength else "bots_still"


def _decided(shown: Table | None, event: events.BotDecided) -> str:
    """Return what a bot does and why, in one sentence for each of the cases."""
    if event.obstacle is not None:
        return "bot_avoids" if event.saw is None else "bot_held"
    return "bot_wanders" if event.saw is None else "bot_sees"


def _exploded(shown: Table | None, event: events.BotExploded) -> str:
    """One alone scores (T7.6)."""
    return "bot_exploded" if len(event.by) == 1 else "event.tanchiki.bot_exploded.shared"


def _cell(saying: Saying, cell: Cell) -> str:
    """Return the name of a cell: of one beyond the edge that of the last one before it."""
    return cell_name(cell if saying.shown is None else on_board(saying.shown.board, cell))


def _piece(saying: Saying, piece: Piece) -> str:
    return piece_name(saying.words, saying.names, piece)


def _pieces(saying: Saying, pieces: tuple[Piece, ...]) -> str:
    return pieces_line(saying.words, saying.names, pieces)


def _by(saying: Saying, by: Seat | tuple[Seat, ...]) -> str:
    return by_names(saying, by if isinstance(by, tuple) else (by,))


SENTENCES = Sentences(
    prefix="event.tanchiki",
    keys={
        events.Asked: "",
        events.TankPlaced: "placed",
        events.TurnBegan: "turn",
        events.PhaseBegan: lambda shown, event: f"tanchiki.phase.{event.phase.value}",
        events.CardsDrawn: "drawn",
        events.PlayedDiscarded: "",
        events.TankSwitchedOn: "on",
        events.HandRenewed: "renewed",
        events.FirstPlayerPassed: "first",
        events.PlayOnAgreed: "play_on",
        events.SuddenDeathBegan: "sudden_death",
        events.LastCallMade: "last_call",
        events.MatchEnded: lambda shown, e: "ended" if e.winners else "ended_without",
        # Plans are told when they are revealed; what is exchanged lies open (T4.1d).
        events.PlanChanged: "",
        events.CardPlaced: "",
        events.CardTakenBack: "",
        events.KindExchanged: "exchanged",
        events.SwitchChosen: "",
        events.PlanCommitted: "",
        events.PlansRevealed: lambda shown, event: "off" if event.off else "",
        events.StackRevealed: "plays",
        events.TankTurned: "turned",
        events.ColumnMoved: _moved,
        events.ColumnBlocked: _blocked,
        events.TankDrowned: _drowned,
        events.BotDrowned: _drowned,
        events.BotsRoused: _roused,
        events.BotChosen: lambda shown, e: "bot_moves" if e.chooser is None else "bot_chosen",
        events.BotDecided: _decided,
        events.BotAppeared: "bot_appeared",
        events.BotRefused: "bot_refused",
        events.VolleyFired: "volley",
        events.Shot: _struck,
        events.BrickHalved: "brick_halved",
        events.BrickRemoved: "brick_removed",
        events.HelmetBroken: "helmet_broken",
        events.CardsLost: "cards_lost",
        events.TankExploded: "exploded",
        events.BotExploded: _exploded,
        events.TokenTaken: "token_taken",
        events.TokenReturned: "token_returned",
        events.EagleTaken: "eagle_taken",
        events.EagleLanded: lambda shown, event: (
            "eagle_landed" if event.clockwise else "eagle_landed_back"
        ),
        events.BonusAppeared: "bonus_appeared",
        events.BonusTaken: "bonus_taken",
        events.BonusDiscarded: "bonus_discarded",
        events.BonusReturned: "",
        events.ClockStarted: "clock",
        events.HelmetKept: "helmet",
        events.ShovelUsed: "shovel",
        events.BrickBuilt: "brick_built",
        events.ShovelWasted: "shovel_wasted",
        events.GrenadeThrown: "grenade",
    },
    gaps=(
        # What stands later fills a gap that two fields could fill.
        ("bot", "name", _piece),
        ("bot", "bot", _piece),
        ("bot", "number", lambda saying, bot: bot_number(bot)),
        ("piece", "name", _piece),
        ("piece", "target", _piece),
        ("shooter", "name", _piece),
        ("pieces", "name", lambda saying, pieces: _piece(saying, pieces[0])),
        ("pieces", "others", lambda saying, pieces: _pieces(saying, pieces[1:])),
        ("seat", "name", by_name),
        ("first", "name", by_name),
        ("chooser", "name", by_name),
        ("saw", "name", by_name),
        ("by", "name", _by),
        ("by", "names", _by),
        ("off", "names", by_names),
        ("winners", "names", by_names),
        ("reason", "why", lambda saying, reason: reason_name(saying.words, reason)),
        ("facing", "way", lambda saying, facing: way_name(saying.words, facing)),
        ("cell", "cell", _cell),
        ("path", "cell", lambda saying, path: cell_name(path[-1]) if path else ""),
        ("obstacle", "obstacle", lambda saying, there: obstacle_name(saying.words, there)),
        ("choice", "what", lambda saying, made: saying.words(f"tanchiki.choice.{made.value}")),
        ("card", "card", lambda saying, card: card_name(saying.words, card)),
        ("cards", "cards", lambda saying, cards: cards_line(saying.words, cards)),
        ("token", "token", lambda saying, token: token_name(saying.words, token)),
        ("back", "token", lambda saying, token: token_name(saying.words, token)),
        ("face", "bonus", lambda saying, face: bonus_name(saying.words, face)),
        ("number", "number", as_it_is),
        ("last", "number", as_it_is),
        ("points", "points", as_it_is),
        ("strength", "count", as_it_is),
        ("hits", "count", as_it_is),
        ("count", "count", as_it_is),
        ("shots", "count", lambda saying, shots: len(shots)),
    ),
)
