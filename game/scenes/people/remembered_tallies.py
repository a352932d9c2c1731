"""What the records remember of people: their tallies, without seats that nobody had named."""

from __future__ import annotations

from dataclasses import replace

from game.rules import GAMES
from game.scenes.faces.seat_names import usual_names
from game.scenes.frame.kit import Kit
from game.scenes.saves.saved_files import SUFFIX, records
from game.session.files.small_steps import Steps
from game.session.people import analyses, tallies
from game.session.people.tallies import tallied
from game.session.people.tally import Tally
from game.session.records.catalogue import catalogued


def remembered(kit: Kit) -> Steps[tuple[Tally, ...]]:
    """Return what all records say, in small steps; what was read is noted beside them."""
    folder = records(kit)
    listed = yield from catalogued(folder, SUFFIX)
    found = yield from tallied(folder, listed.listed, GAMES)
    if found.fresh and found.noted:
        kit.writer.put(folder / tallies.NAME, lambda: tallies.note(folder, found.noted))
    nobody = usual_names(kit.words) if found.told else frozenset()
    known = analyses.noted(folder)
    yield 1.0
    return tuple(
        replace(each, people=_named(each.people, nobody), accuracy=known.get(each.mark, ()))
        for each in found.told
    )


def _named(names: tuple[str, ...], nobody: frozenset[str]) -> tuple[str, ...]:
    return tuple("" if name in nobody else name for name in names)
