"""The events of Dice and Armour in the players' words."""

from __future__ import annotations

from game.core.grid import Cell
from game.core.rolled_dice import Rolled, Throw
from game.core.rules import Seat, Told
from game.rules.dice_and_armour import events
from game.rules.dice_and_armour.evolve import evolve
from game.rules.dice_and_armour.kinds import FATAL, Part
from game.rules.dice_and_armour.starting_board import cell_name
from game.rules.dice_and_armour.state import JAM, How, Table
from game.scenes.faces.remark import Remark
from game.scenes.frame.kit import Names, Words
from game.scenes.match.sentences import Saying, Sentences, as_it_is, by_name

from .naming import kind_name, part_name, piece


def begins_turn(event: events.Event) -> bool:
    return isinstance(event, events.TurnBegan)


def since(
    words: Words, seat: Seat, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[Remark, ...]:
    """Nothing is hidden here: the log has it all."""
    return ()


def retold(
    words: Words, seat: Seat, shown: Table, told: tuple[Told[events.Event], ...], names: Names
) -> tuple[str, ...]:
    """Return what has happened since the seat acted last, for its phone; all cells of a drive are
    one line, told by the last of them."""
    said: list[str] = []
    found = tuple(each.event for each in told)
    for event, later in zip(found, (*found[1:], None), strict=False):
        on = isinstance(event, events.TankDrove) and isinstance(later, events.TankDrove)
        line = tell(words, shown, event, names)
        shown = evolve(shown, event)
        if line and not on and not isinstance(event, events.TurnBegan | events.PartAsked):
            said.append(line)
    return tuple(said)


def _tank(saying: Saying, number: int) -> str:
    found = piece(saying.shown, number)
    if found is None:
        return saying.words("armour.gone")
    kind = kind_name(saying.words, found.kind)
    return saying.words("armour.tank_of", kind=kind, name=saying.names[found.seat])


def _cell(saying: Saying, cell: Cell) -> str:
    return cell_name(cell, saying.shown.board.height)


def _stands(saying: Saying, number: int) -> str:
    found = piece(saying.shown, number)
    return "" if found is None else _cell(saying, found.cell)


def _part(saying: Saying, part: Part) -> str:
    return part_name(saying.words, part)


def _critical(saying: Saying, throws: tuple[Throw, ...]) -> int:
    return throws[0].faces[-1]


def _thrown(shown: Table, event: Rolled) -> str:
    (throw,) = event.throws
    if len(throw.faces) == 1:
        return "thrown"
    return "thrown_fatal" if throw.faces[1] == FATAL else "thrown_both"


def _hit(saying: Saying, throws: tuple[Throw, ...]) -> str:
    return part_name(saying.words, Part(throws[0].faces[0]))


def _condition(shown: Table, event: events.ConditionRan) -> str:
    kind = "jam" if event.kind == JAM else "straight"
    return "" if event.left else f"{kind}_over"


def _ended(shown: Table, event: events.MatchEnded) -> str:
    return "drawn" if event.winner is None else "won"


def _why(saying: Saying, how: How) -> str:
    return saying.words(f"armour.result.{how.value}")


SENTENCES = Sentences(
    prefix="event.dice_and_armour",
    keys={
        events.TankEnlisted: "",
        events.TankDismissed: "",
        events.ArmyReady: "army_ready",
        events.ArmiesShown: "armies",
        events.TankDrove: "drove",
        events.WreckPushed: "pushed",
        events.MoveEnded: "",
        events.ConditionRan: _condition,
        events.TankRammed: "rammed",
        events.ShotFired: lambda shown, event: "fired_wreck" if event.wreck else "fired",
        Rolled: _thrown,
        events.ShotBounced: "bounced",
        events.HitWasted: "wasted",
        events.PartBroken: lambda shown, e: "broken" if e.part is e.struck else "broken_next",
        events.TankDestroyed: "destroyed",
        events.TankRemoved: "removed",
        events.ChipLaid: "chip",
        events.WreckRemoved: "wreck_gone",
        events.PartAsked: "asked",
        events.PartChosen: "",
        events.RamSpared: "spared",
        events.BaseCounted: lambda shown, event: "held" if event.count else "lost_base",
        events.TurnEnded: "",
        events.TurnBegan: "turn",
        events.TurnPassed: "passed",
        events.DrawOffered: "offered",
        events.DrawDeclined: "declined",
        events.SeatSurrendered: "surrendered",
        events.SeatResigned: "resigned",
        events.MatchEnded: _ended,
    },
    gaps=(
        ("seat", "name", by_name),
        ("winner", "name", by_name),
        ("how", "why", _why),
        ("number", "tank", lambda saying, number: _tank(saying, number)),
        ("number", "number", as_it_is),
        ("target", "target", _tank),
        ("target", "cell", _stands),
        ("by", "by", _tank),
        ("other", "other", _tank),
        ("cell", "cell", _cell),
        ("to", "cell", _cell),
        ("part", "part", _part),
        ("struck", "struck", _part),
        ("count", "count", as_it_is),
        ("chips", "count", as_it_is),
        ("throws", "hit", lambda saying, throws: throws[0].faces[0]),
        ("throws", "critical", _critical),
        ("throws", "part", _hit),
    ),
)
tell = SENTENCES.tell
