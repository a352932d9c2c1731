"""Faults grafted on shipped maps are refused and name their place; what is accepted is meant."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content.maps.maps import load, map_folder
from game.content.tiled.faults import Fault, MapFaults
from tests.bad_content.grafts import Graft, grafts

FEW = ("tanchiki/learning.tmx", "tanchiki/segments/b_lake.tmx", "tank_chess/minefield.tmx")
TILESETS = {"tanchiki/tanchiki.tsx": FEW[0], "tank_chess/tank_chess.tsx": FEW[2]}
MEANT = {
    ("layer gone", "obstacles"),
    ("layer gone", "mines"),
    ("layer gone", "decoration"),
    ("layer gone", "starts"),
    ("layer hidden", "decoration"),
    ("layer twice", "decoration"),
    ("object gone", "piece"),
    ("object gone", "start"),
    ("object gone", "note"),
    ("object gone", "room"),
    ("object gone", "start_place"),
    ("object gone", "spawn"),
    ("object gone", "fence"),
    ("layer gone", "fences"),
}
"""What makes another board, not a faulty one, as maps/README.md says."""

ELSEWHERE = {("object gone", "room"): "starts", ("object gone", "banner"): "fences"}
"""Where it may be what is left that is wrong, and in which layer."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("grafts") / "maps"
    shutil.copytree(map_folder(), copy)
    return copy


def found(graft: Graft, path: Path) -> tuple[bool, tuple[Fault, ...]]:
    """Return whether the map is accepted, and what is said about it."""
    path.write_text(graft.text, "utf-8")
    try:
        return True, load(path).warnings
    except MapFaults as faults:
        return False, faults.found


def wrong(graft: Graft, path: Path) -> str:
    """Return what is wrong with what the checker does about a graft, or ""."""
    accepted, faults = found(graft, path)
    if accepted:
        return "" if (graft.sort, graft.what) in MEANT else "accepted"
    if not faults:
        return "refused without a word"
    for name in ("layer", "thing", "line"):
        place = getattr(graft, name)
        known = {getattr(fault.place, name) for fault in faults}
        if place and known.isdisjoint({place, ELSEWHERE.get((graft.sort, graft.what), place)}):
            return f"{name} {place} is not named"
    return ""


def all_wrong(path: Path, every: int = 1) -> Iterator[tuple[str, str, str]]:
    text = path.read_text("utf-8")
    for number, graft in enumerate(grafts(text, 1)):
        if number % every == 0 and (said := wrong(graft, path.with_name("grafted.tmx"))):
            yield graft.sort, graft.what, said


@pytest.mark.parametrize("name", FEW)
def test_every_sixth_graft_is_refused_at_its_place_or_meant(folder: Path, name: str) -> None:
    assert list(all_wrong(folder / name, every=6)) == []


@pytest.mark.nightly
@pytest.mark.parametrize(
    "path",
    [
        p.relative_to(map_folder())
        for p in sorted(map_folder().rglob("*.tmx"))
        if "rules" not in p.parts
    ],
    ids=str,
)
def test_every_graft_is_refused_at_its_place_or_meant(folder: Path, path: Path) -> None:
    assert list(all_wrong(folder / path)) == []


def test_a_fault_in_a_tileset_names_the_line(folder: Path) -> None:
    for name, user in TILESETS.items():
        whole = (folder / name).read_text("utf-8")
        for graft in list(grafts(whole, 1))[:12]:
            (folder / name).write_text(graft.text, "utf-8")
            with pytest.raises(MapFaults) as caught:
                load(folder / user)
            assert graft.line in {fault.place.line for fault in caught.value.found}, graft.what
        (folder / name).write_text(whole, "utf-8")


def test_there_are_grafts_of_every_sort_enough() -> None:
    all_of = [g for name in FEW for g in grafts((map_folder() / name).read_text("utf-8"), 1)]
    assert len(all_of) >= 500
    assert len({graft.sort for graft in all_of}) >= 20


def test_a_piece_fewer_is_told_as_a_warning(folder: Path) -> None:
    text = (folder / FEW[2]).read_text("utf-8")
    gone = [each for each in grafts(text, 1) if (each.sort, each.what) == ("object gone", "piece")]
    told = [found(graft, folder / "tank_chess" / "grafted.tmx") for graft in gone]
    assert {fault.key for accepted, faults in told if accepted for fault in faults} == {
        "not_symmetric"
    }
    assert all(faults for _, faults in told)
