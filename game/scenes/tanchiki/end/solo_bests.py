"""The best results of one player alone: turns for three eagles, by board and options (T11.5)."""

from __future__ import annotations

from game.core.codec import Codec, digest
from game.rules.tanchiki.state import Reason, Setup, Table
from game.scenes.frame.kit import Kit
from game.session.files.crash_safe_files import NotWritten
from game.session.people import progress
from game.session.people.progress import Best


def board_key(setup: Setup) -> str:
    """Return what names a board with its options, whatever it is called."""
    codec: Codec[Setup] = Codec(Setup)
    plain = codec.plain(setup)
    return digest({"board": plain["board"], "options": plain["options"]})


def best(kit: Kit, setup: Setup) -> int | None:
    """Return the fewest turns so far, None where nobody has done it."""
    kept = progress.load(kit.folder).on_board(board_key(setup))
    return kept.turn if kept else None


def keep_result(kit: Kit, setup: Setup, table: Table) -> bool:
    """Keep a result; return whether it is the best so far."""
    if table.ending is None or table.ending.reason is not Reason.EAGLES:
        return False
    before, turns = best(kit, setup), table.turn.number
    if before is not None and before <= turns:
        return False
    try:
        progress.keep(kit.folder, None, Best(board_key(setup), turns, 0))
    except (NotWritten, OSError):
        return False
    return True
