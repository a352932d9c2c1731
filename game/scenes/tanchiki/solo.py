"""The best results of one player alone: turns for three eagles, by board and options (T11.5)."""

from __future__ import annotations

import json
from dataclasses import asdict

from game.core.codec import Codec, digest
from game.rules.tanchiki.state import Reason, Setup, Table
from game.scenes.kit import Kit
from game.session import store
from game.session.disk import NotWritten
from game.session.record import Damaged

FILE = "solo.json"


def board_key(setup: Setup) -> str:
    """Return what names a board with its options, whatever it is called."""
    codec: Codec[Setup] = Codec(Setup)
    plain = codec.plain(setup)
    return digest({"board": plain["board"], "options": asdict(setup.options)})


def best(kit: Kit, setup: Setup) -> int | None:
    """Return the fewest turns so far, None where nobody has done it."""
    return _all(kit).get(board_key(setup))


def keep_result(kit: Kit, setup: Setup, table: Table) -> bool:
    """Keep a result; return whether it is the best so far."""
    if table.ending is None or table.ending.reason is not Reason.EAGLES:
        return False
    results, key, turns = _all(kit), board_key(setup), table.turn.number
    if results.get(key, turns + 1) <= turns:
        return False
    try:
        kit.folder.mkdir(parents=True, exist_ok=True)
        store.save(kit.folder / FILE, json.dumps({**results, key: turns}) + "\n")
    except (NotWritten, OSError):
        return False
    return True


def _all(kit: Kit) -> dict[str, int]:
    try:
        found = json.loads(store.load(kit.folder / FILE))
        return {str(key): int(turns) for key, turns in found.items()}
    except (Damaged, OSError, ValueError, AttributeError, TypeError):
        return {}
