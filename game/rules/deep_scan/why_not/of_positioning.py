"""Why an object is not named, probes are not tossed, or none of them is moved (S4)."""

from __future__ import annotations

from game.rules.deep_scan.actions import MOST_ASIDE, Aim, Lying, Stop, Strengthen, Toss
from game.rules.deep_scan.positioning import has_card, may_be_moved, positioned
from game.rules.deep_scan.positioning import lying as lying_probe
from game.rules.deep_scan.sky import ENOUGH
from game.rules.deep_scan.state import TOSSES, HandKind, Positioning, Table

from .reasons import Refusal, Why

Answer = Refusal | None


def aim(table: Table, action: Aim) -> Answer:
    """Return why the object may not be named."""
    at, there, doing = action.at, table.object_at(action.at), table.positioning
    if there is None:
        return Refusal(Why.NO_OBJECT, "S4.1", at)
    if there.spent:
        return Refusal(Why.SPENT, "S4.1", at)
    if table.own.aimed == at:
        return Refusal(Why.KNOWN, "S4.5", at)
    if doing is not None and doing.at == at:
        return Refusal(Why.NAMED, "S4.1", at)
    return _positioning(table)


def toss(table: Table, action: Toss) -> Answer:
    doing, probes = table.positioning, action.probes
    if doing is None:
        return _positioning(table) or Refusal(Why.NOT_NAMED, "S4.1")
    if not doing.tosses:
        own = range(1, table.own.has.probe + 1)
        found = None if _are(probes, own) else Refusal(Why.NO_SUCH_PROBES, "S4.1")
    else:
        found = _again(doing, probes)
    return found or _swing(table, action)


def lying(table: Table, action: Lying) -> Answer:
    """Return why a card may not move a probe that lies; to stop is always possible."""
    return None if isinstance(action, Stop) else _strengthen(table, action)


def untossed(table: Table, action: Lying) -> Answer:
    """Return what is lacking where no probe lies."""
    rule = "S4.5" if isinstance(action, Stop) else "S4.6"
    return Refusal(Why.NOT_TOSSED, rule)


def _positioning(table: Table) -> Answer:
    """Return why nothing at all may be positioned now."""
    if table.arrived:
        return Refusal(Why.ARRIVED, "S3.1")
    if table.positioned:
        return Refusal(Why.POSITIONED, "S3.1")
    if table.own.damaged:
        return Refusal(Why.DAMAGED, "S6.7")
    return Refusal(Why.NO_PROBES, "S4.1") if table.own.has.probe < 1 else None


def _again(doing: Positioning, probes: tuple[int, ...]) -> Answer:
    if doing.tosses >= TOSSES:
        return Refusal(Why.NO_TOSSES_LEFT, "S4.2")
    numbers = tuple(probe.number for probe in doing.probes)
    if not _are(probes, numbers):
        return Refusal(Why.NO_SUCH_PROBES, "S4.2")
    return Refusal(Why.ONE_STAYS, "S4.2") if len(probes) == len(numbers) else None


def _are(probes: tuple[int, ...], among: range | tuple[int, ...]) -> bool:
    """Whether these are some of those, each once and in their order."""
    return bool(probes) and probes == tuple(number for number in among if number in probes)


def _swing(table: Table, action: Toss) -> Answer:
    aside = max(abs(action.dx), abs(action.dy))
    if table.setup.hands[action.seat] is HandKind.DICE:
        return Refusal(Why.NO_SWING, "S4.4") if aside else None
    return Refusal(Why.TOO_FAR_ASIDE, "S4.4") if aside > MOST_ASIDE else None


def _strengthen(table: Table, action: Strengthen) -> Answer:
    kind, doing = positioned(table)
    probe = lying_probe(doing, action.probe)
    if not has_card(table):
        return Refusal(Why.NO_CARD, "S4.6")
    if probe is None:
        return Refusal(Why.NO_SUCH_PROBES, "S4.6", probe=action.probe)
    if probe.strengthened:
        return Refusal(Why.MOVED_ALREADY, "S4.6", probe=action.probe)
    if probe.accuracy >= ENOUGH:
        return Refusal(Why.COUNTS_WHOLE, "S4.6", probe=action.probe)
    near = may_be_moved(kind, doing, probe)
    return None if near else Refusal(Why.TOO_FAR_OUT, "S4.6", probe=action.probe)
