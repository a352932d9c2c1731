"""Drawn boards as files in the player's own folder, checked as every map is."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

from game.content.files.program_files import way_to
from game.content.maps.maps import load, map_folder
from game.content.tank_chess.draft import Draft, board_of
from game.content.tank_chess.map_writer import map_text
from game.content.tiled.faults import Fault, FaultPlace, MapFaults, sentence
from game.rules.tank_chess.letters.notation import SIDES, cell_name
from game.scenes.frame.kit import Kit
from game.scenes.tank_chess.naming import side_name
from game.session.files import crash_safe_files

SUFFIX = ".tmx"
TRIAL = "trial"


def folder(kit: Kit) -> Path:
    return kit.folder / "boards"


def write(kit: Kit, draft: Draft, title: str = "") -> Path | None:
    """Put the board into a new file, None if that fails; without a title its number names it."""
    try:
        folder(kit).mkdir(parents=True, exist_ok=True)
        return _new(kit, draft, title)
    except (crash_safe_files.NotWritten, OSError):
        return None


def faults_of(kit: Kit, draft: Draft) -> tuple[str, ...] | None:
    """Return what is wrong with the board, in sentences; None if it could not be written."""
    path = folder(kit) / f"{TRIAL}{SUFFIX}"
    try:
        folder(kit).mkdir(parents=True, exist_ok=True)
        crash_safe_files.write(path, _text(kit, draft, "", 1))
        load(path)
    except MapFaults as faults:
        wrong = [fault for fault in faults.found if not fault.warning]
        return tuple(_sentence(kit, fault, draft.height) for fault in wrong)
    except (crash_safe_files.NotWritten, OSError):
        return None
    finally:
        with suppress(OSError):
            path.unlink(missing_ok=True)
    return ()


def _new(kit: Kit, draft: Draft, title: str) -> Path:
    for number in count(1):
        path = folder(kit) / f"board_{number:02}{SUFFIX}"
        with suppress(FileExistsError):
            if not path.exists():
                crash_safe_files.create(path, _text(kit, draft, title, number))
                return path
    raise AssertionError("numbers never end")


def _text(kit: Kit, draft: Draft, title: str, number: int) -> bytes:
    sheet = way_to(map_folder() / "tank_chess" / "tank_chess.tsx", folder(kit))
    title = title or kit.words("chess.editor.name", number=number)
    return map_text(board_of(draft), draft.mover, title, sheet).encode()


def _sentence(kit: Kit, fault: Fault, height: int) -> str:
    """Return a fault as somebody who draws here knows it; files and layers are not their matter."""
    key = f"chess.editor.fault.{fault.key}"
    if key not in kit.words:
        bare = replace(fault, file="", place=FaultPlace(cell=fault.place.cell))
        return sentence(bare, kit.words.texts)
    gaps = dict(fault.gaps)
    if "side" in gaps:
        gaps["side"] = side_name(kit.words, SIDES.index(str(gaps["side"])))
    cell = cell_name(fault.place.cell, height) if fault.place.cell is not None else ""
    return kit.words(key, **{**gaps, "cell": cell})
