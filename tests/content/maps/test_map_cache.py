"""Maps are read one after the other, and again only when one of their files has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.maps import maps
from game.content.maps.map_cache import BoardShelf, Reading, remembered
from game.content.maps.maps import BrokenMap, MapFile, read
from game.content.tiled.faults import MapFaults
from tests.bad_content.ground import board, write_good


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with two boards of Tanchiki, one of Tank Chess and a segment."""
    own = tmp_path / "maps" / "tanchiki"
    own.mkdir(parents=True)
    write_good(own)
    (own / "second.tmx").write_text(board().replace("Field", "Second"), "utf-8")
    return own


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the maps that are read, as they are read."""
    names: list[str] = []

    def noted(path: Path) -> MapFile | BrokenMap:
        names.append(path.stem)
        return read(path)

    monkeypatch.setattr(maps, "read", noted)
    return names


def whole(reading: Reading) -> Reading:
    while reading.under_way:
        reading.step()
    return reading


def named(reading: Reading) -> list[str]:
    assert reading.listing is not None
    return [each.file.stem for each in reading.listing.maps]


def test_one_step_reads_one_map(folder: Path, reads: list[str]) -> None:
    reading = Reading(BoardShelf(), "tanchiki", folder)
    assert (reads, reading.listing) == ([], None)
    reading.step()
    assert (len(reads), reading.done, reading.count) == (1, 1, 4)


def test_a_listing_is_there_when_all_is_read(folder: Path) -> None:
    reading = Reading(BoardShelf(), "tanchiki", folder)
    steps = [reading.step() for _ in range(reading.count)]
    assert steps == [False, False, False, True]
    assert named(reading) == ["good_board", "second"]


def test_what_was_read_before_is_listed_at_once(folder: Path, reads: list[str]) -> None:
    shelf = BoardShelf()
    whole(Reading(shelf, "tanchiki", folder))
    reads.clear()
    assert (named(Reading(shelf, "tanchiki", folder)), reads) == (["good_board", "second"], [])


def test_a_map_that_is_remembered_is_read_again_when_it_has_changed(
    folder: Path, reads: list[str]
) -> None:
    path = folder / "second.tmx"
    assert remembered(path) is remembered(path)
    path.write_text(board().replace("Field", "The other"), "utf-8")
    assert remembered(path).facts.titles["en"] == "The other en"
    assert reads == ["second", "second"]


def test_a_map_that_is_remembered_with_its_mistakes_is_mended(folder: Path) -> None:
    path = folder / "second.tmx"
    sound = path.read_text("utf-8")
    path.write_text("<map", "utf-8")
    for _ in range(2):
        with pytest.raises(MapFaults):
            remembered(path)
    path.write_text(sound, "utf-8")
    assert remembered(path).game == "tanchiki"


def test_a_patient_shelf_reads_all_at_once(folder: Path) -> None:
    assert named(Reading(BoardShelf(patient=True), "tanchiki", folder)) == ["good_board", "second"]


def test_only_the_map_that_was_saved_is_read_again(folder: Path, reads: list[str]) -> None:
    reading = whole(Reading(BoardShelf(), "tanchiki", folder))
    reads.clear()
    (folder / "second.tmx").write_text(board().replace("Field", "Meadow"), "utf-8")
    reading.look()
    assert (whole(reading).listing is not None, reads) == (True, ["second"])
    assert reading.listing is not None
    assert reading.listing.maps[1].facts.titles["en"] == "Meadow en"


def test_a_list_that_is_read_again_stands_until_it_is_whole(folder: Path) -> None:
    reading = whole(Reading(BoardShelf(), "tanchiki", folder))
    (folder / "second.tmx").write_text("<map", "utf-8")
    assert not reading.look()
    assert named(reading) == ["good_board", "second"]
    assert reading.step()
    assert named(reading) == ["good_board"]


def test_a_saved_tileset_has_every_map_on_it_read_again(folder: Path, reads: list[str]) -> None:
    reading = whole(Reading(BoardShelf(), "tanchiki", folder))
    reads.clear()
    tiles = folder / "tiles.tsx"
    tiles.write_text(tiles.read_text("utf-8") + "\n", "utf-8")
    reading.look()
    whole(reading)
    assert len(reads) == 4


def test_a_broken_map_is_read_again_when_what_it_lacked_is_there(folder: Path) -> None:
    tiles = (folder / "tiles.tsx").rename(folder / "elsewhere.txt")
    reading = whole(Reading(BoardShelf(), "tanchiki", folder))
    assert named(reading) == []
    tiles.rename(folder / "tiles.tsx")
    reading.look()
    assert named(whole(reading)) == ["good_board", "second"]


def test_a_map_that_is_gone_leaves_the_list(folder: Path) -> None:
    reading = whole(Reading(BoardShelf(), "tanchiki", folder))
    (folder / "second.tmx").unlink()
    assert reading.look()
    assert named(reading) == ["good_board"]


def test_nothing_saved_is_no_other_list(folder: Path) -> None:
    reading = whole(Reading(BoardShelf(), "tanchiki", folder))
    assert not reading.look()
