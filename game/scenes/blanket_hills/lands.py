"""The lands that can be chosen: flat, and each that was painted; without one it is made anew."""

from __future__ import annotations

from pathlib import Path

from game.content.blanket_hills.height_pictures import (
    broken_pictures,
    height_pictures,
    land_folder,
)
from game.content.maps.map_facts import Facts
from game.content.maps.maps import BrokenMap, MapFile, ground_hash
from game.content.tiled.drawing import Picture
from game.rules.blanket_hills.land import HIGH, WIDE, Land
from game.rules.blanket_hills.state import LEAST_SEATS, MOST_SEATS, LandKind
from game.scenes.frame.kit import Kit

from .naming import GAME, WORDS

FLAT = "flat"


def lands(kit: Kit, game: str) -> tuple[MapFile, ...]:
    """Return the lands as the set-up lists boards; the painted ones by the names of their files,
    ours by their names in the language."""
    flat = _listed(kit, land_folder() / FLAT, FLAT, LandKind.FLAT)
    painted = height_pictures(kit.maps / game)
    return (flat, *(_listed(kit, each.file, each.name, each.land) for each in painted))


def broken_lands(kit: Kit, game: str) -> tuple[BrokenMap, ...]:
    """Return the pictures that are no lands, and why."""
    return broken_pictures(kit.maps / game)


def _listed(kit: Kit, file: Path, name: str, land: Land | LandKind) -> MapFile:
    key = f"{WORDS}.land.{file.stem}"
    title = kit.words(key) if key in kit.words else name
    facts = Facts({kit.words.language: title}, {}, "", None, 0, frozenset(), None, 0, {})
    return MapFile(
        file=file,
        game=GAME,
        facts=facts,
        players=(LEAST_SEATS, MOST_SEATS),
        ground=land,
        picture=Picture(WIDE, HIGH, 1, "", ()),
        hash=ground_hash(land),
        letter="",
        code="",
        warnings=(),
        files=(file,),
    )
