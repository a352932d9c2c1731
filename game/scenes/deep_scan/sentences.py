"""The events of Deep Scan in the players' words."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.played_story import along
from game.core.rolled_dice import Rolled
from game.core.rules import NOBODY, Told
from game.rules.deep_scan import events
from game.rules.deep_scan.evolve import evolve
from game.rules.deep_scan.sky import BASE
from game.rules.deep_scan.state import Table
from game.rules.deep_scan.wares import EventCard, Terms, Ware
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Chosen, Saying, Sentences, as_it_is

from .naming import (
    GAME,
    NOTE,
    WORDS,
    card_words,
    object_name,
    ship_name,
    side_of,
    ware_name,
    won_key,
)

Bargained = events.OfferMade | events.OfferChanged | events.OfferAgreed
UNSAID = events.TurnBegan | Rolled


def tell(words: Words, shown: Table | None, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    return SENTENCES.tell(words, shown, event, names)


def retold(
    words: Words, seat: int, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return what has happened to all since the seat acted last, for its phone."""
    found = ((at, each.event) for at, each in along(before, told, evolve))
    said = (tell(words, at, event, names) for at, event in found if not isinstance(event, UNSAID))
    return tuple(filter(None, said))


def _jumped(shown: Table | None, event: events.ShipJumped) -> str:
    if event.to == BASE:
        return "jumped_base"
    return "jumped" if event.over is None else "launched"


def _bargain(kind: str) -> Chosen:
    """Return what chooses the key of a bargain: an exchange, a gift, or a wish."""

    def key(shown: Table | None, event: Bargained) -> str:
        parts = [event.terms.of(ware) for ware in Ware]
        if min(parts) >= 0:
            return f"{kind}_asks"
        return f"{kind}_gift" if max(parts) <= 0 else kind

    return key


def _ended(shown: Table | None, event: events.MatchEnded) -> str:
    if shown is not None and shown.setup.alone:
        return f"{WORDS}.result.alone"
    return won_key(shown.setup if shown is not None else None, event.winners)


def _ship(saying: Saying, ship: int) -> str:
    setup = saying.shown.setup if saying.shown is not None else None
    return ship_name(saying.words, setup, ship, saying.names)


def _leader(saying: Saying, seat: int) -> str:
    """Return who led the ship; one that nobody leads is called by its number."""
    return saying.names[seat] if seat != NOBODY else _ship(saying, saying.event.ship)


def _ships(saying: Saying, ships: tuple[int, ...]) -> str:
    return ", ".join(_ship(saying, ship) for ship in ships)


def _at(saying: Saying, at: Cell) -> str:
    return object_name(saying.words, saying.shown, at)


def _towards(saying: Saying, at: Cell) -> str:
    return object_name(saying.words, saying.shown, at, ".to")


def _to(saying: Saying, to: Cell | int) -> str:
    """Return where a ship jumps to, or to whom something is offered."""
    return _at(saying, to) if isinstance(to, Cell) else _ship(saying, to)


def _landed(saying: Saying, landed: tuple[events.Landed, ...]) -> str:
    lost = saying.words(f"{WORDS}.lost")
    return ", ".join(lost if each.lost else str(each.accuracy) for each in landed)


def _card(saying: Saying, card: EventCard) -> str:
    return card_words(saying.words, card)


def _gets(saying: Saying, terms: Terms) -> str:
    return side_of(saying.words, terms, gets=True)


def _gives(saying: Saying, terms: Terms) -> str:
    return side_of(saying.words, terms, gets=False)


SENTENCES = Sentences(
    prefix=f"event.{GAME}",
    keys={
        events.TurnBegan: "turn",
        events.ObjectAimed: "aimed",
        events.ProbesTossed: "tossed",
        events.ProbeStrengthened: "strengthened",
        events.AccuracyReached: "reached",
        events.PositioningFailed: lambda shown, e: "stopped" if e.stopped else "failed",
        events.ShipJumped: _jumped,
        events.EventOpened: lambda shown, e: "reserved" if e.reserved else "opened",
        Rolled: lambda shown, e: f"die_{e.what}",
        events.PiratesPaid: "pirates",
        events.ObjectScanned: lambda shown, e: "halved" if e.halved else "scanned",
        events.EventLeft: lambda shown, e: "left_failed" if e.failed else "left",
        events.ShipDamaged: "damaged",
        events.ShipRepaired: lambda shown, e: f"repaired_{e.how.value}",
        events.WareBought: "bought",
        events.ProbesGiven: "given",
        events.OfferMade: _bargain("offered"),
        events.OfferChanged: _bargain("changed"),
        events.OfferAgreed: _bargain("agreed"),
        events.OfferRefused: "refused",
        events.Waited: lambda shown, e: "waited" if e.idle else "done",
        events.SeatResigned: "resigned",
        events.MatchEnded: _ended,
    },
    gaps=(
        ("seat", "name", _leader),
        ("throws", "name", lambda saying, throws: saying.names[throws[0].seat]),
        ("throws", "number", lambda saying, throws: throws[0].faces[0]),
        ("winners", "name", _ships),
        ("number", "number", as_it_is),
        ("at", "at", _towards),
        ("at", "there", _at),
        ("to", "to", _to),
        ("over", "over", _towards),
        ("toss", "number", as_it_is),
        ("landed", "landed", _landed),
        ("total", "total", as_it_is),
        ("accuracy", "accuracy", as_it_is),
        ("card", "card", _card),
        ("money", "money", lambda saying, money: NOTE * money),
        ("resources", "count", as_it_is),
        ("paid", "count", as_it_is),
        ("paid", "price", lambda saying, paid: NOTE * paid),
        ("probe", "probe", as_it_is),
        ("count", "count", as_it_is),
        ("ware", "ware", lambda saying, ware: ware_name(saying.words, ware)),
        ("terms", "gets", _gets),
        ("terms", "gives", _gives),
    ),
)
