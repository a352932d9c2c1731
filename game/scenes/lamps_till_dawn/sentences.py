"""The events of Lamps Till Dawn in the players' words: nobody is told more than was heard."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.played_story import along
from game.core.rules import Seat, Told
from game.rules.lamps_till_dawn import events
from game.rules.lamps_till_dawn.actions import Phrase
from game.rules.lamps_till_dawn.evolve import evolve
from game.rules.lamps_till_dawn.spelling import phrase_word
from game.rules.lamps_till_dawn.state import PATIENCE, Side, Table
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is, by_name

from .naming import action_name, counter_name, room_name

JOINT = " · "
SIGNS = ("I", "II")
"""Of the first actions of a turn, and of the second ones."""
KNOWN = events.SlotDone | events.Whispered | events.TurnBegan
"""What no seat needs to be told again."""


def tell(words: Words, shown: Table, event: events.Event, names: Names) -> str:
    """Return an event in a line, "" for what is not worth one."""
    match event:
        case events.SlotDone():
            done = tuple(_done(words, shown, event, names))
            unseen = words(f"event.lamps_till_dawn.unseen_{event.slot}")
            return JOINT.join((SIGNS[event.slot - 1], *(done or (unseen,))))
        case events.Fled():
            return JOINT.join(_fled(words, shown, event, names))
        case events.TurnCounted():
            return JOINT.join(_counted(words, event))
        case _:
            return SENTENCES.tell(words, shown, event, names)


def retold(
    words: Words, seat: Seat, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return what a seat has heard since it planned, and after which actions; what its side itself
    did it knows."""
    return tuple(_heard(words, before, told, names))


def _heard(
    words: Words, before: Table, told: tuple[Told[events.Event], ...], names: Names
) -> Iterator[str]:
    sign: tuple[str, ...] = ()
    for at, each in along(before, told, evolve):
        match each.event:
            case events.SlotDone(slot):
                sign = (SIGNS[slot - 1],)
            case events.TurnCounted():
                sign = ()
        said = "" if isinstance(each.event, KNOWN) else tell(words, at, each.event, names)
        if said:
            yield JOINT.join((*sign, said))


def _done(words: Words, shown: Table, event: events.SlotDone, names: Names) -> Iterator[str]:
    """Yield what each of the own side did."""
    for seat, done in enumerate(event.done):
        if done is not None:
            what = action_name(words, shown, done)
            yield words("event.lamps_till_dawn.done", name=names[seat], what=what)


def _fled(words: Words, shown: Table, event: events.Fled, names: Names) -> Iterator[str]:
    for seat, room in zip(event.seats, event.rooms, strict=True):
        if room is None:
            yield words("event.lamps_till_dawn.fled", name=names[seat])
        else:
            to = room_name(words, shown.house, room)
            yield words("event.lamps_till_dawn.fled_to", name=names[seat], room=to)


def _counted(words: Words, event: events.TurnCounted) -> Iterator[str]:
    """Yield what the next turn will bring if nobody does anything about it."""
    if event.dark_turns == PATIENCE - 1:
        yield words("event.lamps_till_dawn.dark_turns")
    if event.bright_turns == PATIENCE - 1:
        yield words("event.lamps_till_dawn.bright_turns")


def _called(shown: Table, event: events.NightmareCalled) -> str:
    return "called" if event.owner is None else "called_own"


def _woken(shown: Table, event: events.NightmareWoken) -> str:
    return "bitten" if event.bitten else "woken"


def _ended(shown: Table, event: events.MatchEnded) -> str:
    return f"lamps.result.{event.winner.value if event.winner else 'draw'}"


def _room(saying: Saying, room: int) -> str:
    return room_name(saying.words, saying.shown.house, room)


def _counter(saying: Saying, side: Side, count: int) -> str:
    return counter_name(saying.words, saying.shown.setup, side, count)


def _phrase(saying: Saying, phrase: Phrase) -> str:
    return saying.words(f"part.lamps_till_dawn.word.{phrase_word(phrase).name}")


SENTENCES = Sentences(
    prefix="event.lamps_till_dawn",
    keys={
        events.PlanChanged: "",
        events.ActionPlanned: "",
        events.ActionTakenBack: "",
        events.Whispered: lambda shown, event: "whispered_of" if event.room else "whispered",
        events.PlanCommitted: "",
        events.LampLit: "lit",
        events.LampFlickered: "flickered",
        events.LampPutOut: "put_out",
        events.NightmareCalled: _called,
        events.NightmareBanished: "banished",
        events.DarkRepelled: "repelled",
        events.LightFrightened: "frightened",
        events.NightmareWoken: _woken,
        events.DarknessGrew: "dark_grew",
        events.LightGrew: "light_grew",
        events.TurnBegan: "turn",
        events.MatchEnded: _ended,
    },
    gaps=(
        ("seat", "name", by_name),
        ("owner", "name", by_name),
        ("room", "room", _room),
        ("hint", "hint", _room),
        ("phrase", "phrase", _phrase),
        ("number", "number", as_it_is),
        ("turn", "number", as_it_is),
        ("dawn", "counter", lambda saying, count: _counter(saying, Side.LIGHT, count)),
        ("madness", "counter", lambda saying, count: _counter(saying, Side.DARK, count)),
    ),
)
