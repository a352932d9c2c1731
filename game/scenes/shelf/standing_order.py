"""Which box stands where: what was played last in front, what nobody has played yet behind."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.content.shelf.boxes import ShelfBox
from game.scenes.frame.kit import Kit
from game.scenes.saves.saved_files import SUFFIX, autosave, records, written_at

_RECORD = re.compile(rf".*?-([a-z_]+)-\d+{re.escape(SUFFIX)}")


def last_played(kit: Kit, games: Iterable[str]) -> dict[str, int]:
    """Return when each of these games was played last, without those nobody has played here."""
    found: dict[str, int] = {}
    for game, path in (*_waiting(kit, games), *_kept(kit)):
        if (when := written_at(path)) > 0:
            found[game] = max(found.get(game, 0), when)
    return {game: found[game] for game in games if game in found}


def ordered(boxes: Iterable[ShelfBox], played: dict[str, int]) -> tuple[ShelfBox, ...]:
    """Return the boxes as they stand; new ones keep their order."""
    return tuple(sorted(boxes, key=lambda box: -played.get(box.game, 0)))


def _waiting(kit: Kit, games: Iterable[str]) -> Iterator[tuple[str, Path]]:
    return ((game, autosave(kit, game)) for game in games)


def _kept(kit: Kit) -> Iterator[tuple[str, Path]]:
    """Yield the records with the game that the name of each says."""
    try:
        names = os.listdir(records(kit))
    except OSError:
        return
    for name in names:
        if said := _RECORD.fullmatch(name):
            yield said[1], records(kit) / name
