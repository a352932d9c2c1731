"""No map can hang, fill or end the program, or make it read what is not the map's."""

from __future__ import annotations

import gc
import os
import random
import sys
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.content.maps.maps import boards, load, map_folder
from game.content.tanchiki.segments import read_pool
from game.content.tiled.faults import MapFaults
from game.content.tiled.map_files import roots
from tests.bad_content.ground import (
    HERE,
    board,
    chess,
    layer,
    png,
    segment,
    spots,
    tileset,
    write_good,
)

PLENTY_OF_TIME = 0.5
PLENTY_OF_MEMORY = 64 << 20
BAD = sorted(HERE.glob("*.tmx"))
COSTLY = (
    "too_many",
    "too_deep",
    "gzip_bomb",
    "huge_picture",
    "vector_picture",
    "picture_size_wrong",
    "minus_spacing",
    "endless_far_apart",
    "gid_too_long",
)
SEEDS = {"plain": range(500), "nightly": range(500, 20_500)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_good(tmp_path)
    return tmp_path


def keys(path: Path) -> list[str]:
    with pytest.raises(MapFaults) as caught:
        load(path, path.parent)
    return [fault.key for fault in caught.value.found]


def opened(paths: list[Path]) -> set[Path]:
    """Return every file that is opened while these maps are loaded."""
    load(HERE / "good_segment.tmx")
    seen: set[Path] = set()
    LISTENERS.append(seen)
    try:
        for path in paths:
            try:
                load(path)
            except MapFaults:
                continue
    finally:
        LISTENERS.remove(seen)
    return seen


LISTENERS: list[set[Path]] = []


def listen(event: str, arguments: tuple[object, ...]) -> None:
    if event == "open" and LISTENERS and isinstance(arguments[0], (str, Path)):
        LISTENERS[-1].add(Path(os.path.realpath(arguments[0])))


@pytest.fixture(scope="module", autouse=True)
def _listening() -> None:
    # An audit hook cannot be taken away again; it does nothing while nobody listens.
    sys.addaudithook(listen)


def test_bad_maps_open_nothing_outside_the_maps_and_their_own_folder() -> None:
    allowed = (HERE.resolve(), (home() / "maps").resolve(), (home() / "assets/data").resolve())
    # What of the program is read for the first time is no map's doing.
    found = [path for path in opened(BAD) if path.suffix not in (".py", ".pyc")]
    assert [path for path in found if not any(map(path.is_relative_to, allowed))] == []


def test_the_listener_hears_what_a_map_opens() -> None:
    assert (map_folder() / "tanchiki/tanchiki.tsx").resolve() in opened(
        [map_folder() / "tanchiki/learning.tmx"]
    )


def test_a_link_out_of_the_folder_is_not_followed(folder: Path) -> None:
    outside = folder.parent / f"{folder.name}_outside.tsx"
    outside.write_text(tileset(), "utf-8")
    (folder / "tiles.tsx").unlink()
    (folder / "tiles.tsx").symlink_to(outside)
    assert keys(folder / "good_board.tmx") == ["outside_root"]


def test_a_map_that_is_itself_a_link_out_of_the_folder_is_not_read(folder: Path) -> None:
    outside = folder.parent / f"{folder.name}_outside.tmx"
    outside.write_text(board(), "utf-8")
    (folder / "link.tmx").symlink_to(outside)
    assert keys(folder / "link.tmx") == ["outside_root"]


@pytest.mark.parametrize("name", ["loop.tmx", "tiles.tsx", "tiles.png"])
def test_a_link_to_itself_gets_one_sentence(folder: Path, name: str) -> None:
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(name)
    assert keys(folder / (name if name == "loop.tmx" else "good_board.tmx")) == ["file_loop"]


def test_a_link_to_itself_among_the_maps_leaves_the_others(folder: Path) -> None:
    (folder / "loop.tmx").symlink_to("loop.tmx")
    found = boards("tanchiki", folder)
    assert [each.file.name for each in found.maps] == ["good_board.tmx"]
    assert [each.file.name for each in found.broken] == ["loop.tmx"]


def test_a_link_to_itself_among_the_segments_leaves_the_others(folder: Path) -> None:
    (folder / "loop.tmx").symlink_to("loop.tmx")
    assert "K" in read_pool([folder], roots(folder)).segments


@pytest.mark.parametrize("name", ["CON.tmx", "aux.old.tmx", "Lpt1.tmx"])
def test_a_map_with_a_name_that_windows_keeps_is_refused(folder: Path, name: str) -> None:
    (folder / "good_board.tmx").rename(folder / name)
    assert keys(folder / name) == ["name_of_windows"]


@pytest.mark.parametrize("name", ["console.tmx", "com.tmx", "lpt10.tmx", "my_con.tmx"])
def test_a_name_that_only_looks_like_a_device_is_taken(folder: Path, name: str) -> None:
    (folder / "good_board.tmx").rename(folder / name)
    assert load(folder / name).warnings == ()


def test_a_tileset_one_folder_up_inside_a_maps_folder_is_read(tmp_path: Path) -> None:
    write_good(tmp_path / "maps")
    mine = tmp_path / "maps" / "mine" / "board.tmx"
    mine.parent.mkdir()
    mine.write_text(board().replace("tiles.tsx", "../tiles.tsx"), "utf-8")
    assert load(mine).warnings == ()


def test_a_tileset_one_folder_up_beside_a_tiled_project_is_read(tmp_path: Path) -> None:
    write_good(tmp_path)
    (tmp_path / "ours.tiled-project").write_text("{}", "utf-8")
    mine = tmp_path / "mine" / "board.tmx"
    mine.parent.mkdir()
    mine.write_text(board().replace("tiles.tsx", "../tiles.tsx"), "utf-8")
    assert load(mine).warnings == ()


@pytest.mark.parametrize("way", ["../tiles.tsx", "../../tiles.tsx"])
def test_a_tileset_above_the_maps_folder_is_not_read(tmp_path: Path, way: str) -> None:
    write_good(tmp_path)
    mine = tmp_path / "maps" / "mine" / "board.tmx"
    mine.parent.mkdir(parents=True)
    mine.write_text(board().replace("tiles.tsx", f"../{way}"), "utf-8")
    with pytest.raises(MapFaults) as caught:
        load(mine)
    assert [fault.key for fault in caught.value.found] == ["outside_root"]


@pytest.mark.parametrize("kept", [30, 60, 200, -30, -12, -1])
def test_a_picture_cut_short_is_a_fault_before_it_is_drawn(folder: Path, kept: int) -> None:
    whole = (folder / "tiles.png").read_bytes()
    (folder / "tiles.png").write_bytes(whole[:kept])
    assert keys(folder / "good_board.tmx") == ["picture_damaged"]


def test_a_picture_with_a_changed_byte_is_a_fault(folder: Path) -> None:
    data = bytearray((folder / "tiles.png").read_bytes())
    data[80] ^= 1
    (folder / "tiles.png").write_bytes(bytes(data))
    assert keys(folder / "good_board.tmx") == ["picture_damaged"]


def test_a_picture_with_too_few_rows_is_a_fault(folder: Path) -> None:
    (folder / "tiles.png").write_bytes(png(160, 8, bytes(481 * 7)))
    assert keys(folder / "good_board.tmx") == ["picture_damaged"]


@pytest.mark.parametrize("name", ["tiles.tsx", "tiles.png", "good_board.tmx"])
def test_a_pipe_in_place_of_a_file_does_not_hold_the_program(folder: Path, name: str) -> None:
    (folder / name).unlink()
    os.mkfifo(folder / name)
    assert keys(folder / "good_board.tmx") == ["file_not_plain"]


@pytest.mark.parametrize("name", ["tiles.tsx", "tiles.png", "good_board.tmx"])
def test_a_folder_in_place_of_a_file_is_refused(folder: Path, name: str) -> None:
    (folder / name).unlink()
    (folder / name).mkdir()
    assert keys(folder / "good_board.tmx") in (["file_not_plain"], ["file_unreadable"])


def test_a_map_that_is_not_there_gets_a_sentence(folder: Path) -> None:
    assert keys(folder / "none.tmx") == ["file_missing"]


def test_a_map_of_two_megabytes_is_not_read(folder: Path) -> None:
    path = folder / "good_board.tmx"
    path.write_text(board() + " " * (2 << 20), "utf-8")
    assert keys(path) == ["file_too_large"]


def test_a_file_that_is_no_map_is_refused_by_its_ending(folder: Path) -> None:
    assert keys(folder / "tiles.png") == ["name_ending"]


def test_a_name_with_a_zero_letter_is_refused(folder: Path) -> None:
    path = folder / "good_board.tmx"
    path.write_text(board().replace('source="tiles.tsx"', 'source="&#9;tiles.tsx"'), "utf-8")
    assert keys(path) == ["name_unreadable"]


def test_a_long_chain_of_entities_does_not_end_the_program(folder: Path) -> None:
    chain = "".join(f'<!ENTITY e{n + 1} "&e{n};">' for n in range(24_500))
    text = board().replace("<map ", f'<!DOCTYPE map [<!ENTITY e0 "x">{chain}]><map ', 1)
    path = folder / "good_board.tmx"
    path.write_text(text, "utf-8")
    assert keys(path) == ["xml_entities"]


def test_an_endless_map_full_of_chunks_is_refused_in_time(folder: Path) -> None:
    chunk = '<chunk x="0" y="0" width="64" height="64">' + "1," * 4095 + "1</chunk>"
    text = segment().replace('infinite="0"', 'infinite="1"')
    head, rest = text.split('<data encoding="csv">', 1)
    path = folder / "good_segment.tmx"
    path.write_text(head + '<data encoding="csv">' + chunk * 100 + rest, "utf-8")
    assert keys(path) == ["chunks_too_many"]


@pytest.mark.parametrize("name", COSTLY)
def test_a_hostile_map_costs_little_time_and_memory(name: str) -> None:
    seconds, memory = cost(HERE / f"{name}.tmx")
    assert seconds < PLENTY_OF_TIME
    assert memory < PLENTY_OF_MEMORY


@pytest.mark.nightly
@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_no_bad_map_costs_much_time_or_memory(path: Path) -> None:
    seconds, memory = cost(path)
    assert seconds < PLENTY_OF_TIME
    assert memory < PLENTY_OF_MEMORY


@pytest.mark.nightly
def test_the_largest_map_costs_little_time_and_memory(folder: Path) -> None:
    full = layer("decoration", spots(64, 32, {(x, y) for x in range(64) for y in range(32)}, 15))
    path = folder / "large.tmx"
    path.write_text(board(16, 4, 2, full * 26), "utf-8")
    assert load(path).warnings == ()
    seconds, memory = cost(path)
    assert seconds < PLENTY_OF_TIME
    assert memory < PLENTY_OF_MEMORY


def cost(path: Path) -> tuple[float, int]:
    """Return seconds and bytes; memory is measured in a second run, because it costs time."""
    start = time.process_time()
    attempt(path)
    seconds = time.process_time() - start
    tracemalloc.start()
    attempt(path)
    memory = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return seconds, memory


def attempt(path: Path) -> bool:
    """Load a map; anything but a ContentError goes through and fails the test."""
    try:
        load(path, path.parent)
    except ContentError:
        return False
    return True


def mutants(seeds: range, folder: Path) -> Iterator[Path]:
    """Write one good file after another with a few bytes changed, cut, doubled or swapped."""
    texts = {"board": board(), "segment": segment(), "chess": chess()}
    goods = {f"good_{name}.tmx": text.encode() for name, text in texts.items()}
    goods["tiles.tsx"] = tileset().encode()
    for seed in seeds:
        dice = random.Random(seed)
        name = dice.choice(sorted(goods))
        (folder / name).write_bytes(mutated(goods[name], dice))
        yield folder / (name if name.endswith(".tmx") else "good_board.tmx")
        (folder / name).write_bytes(goods[name])


def mutated(data: bytes, dice: random.Random) -> bytes:
    for _ in range(dice.randint(1, 4)):
        at, to = sorted(dice.randrange(len(data) + 1) for _ in range(2))
        to = min(to, at + 200)
        part = data[at:to]
        data = data[:at] + dice.choice(
            [
                bytes([dice.randrange(256)]) + data[at + 1 :],
                data[to:],
                part + part + data[to:],
                str(dice.choice([-1, 0, 65, 10**9, 2**32, 1e308])).encode() + data[at + 1 :],
                bytes(reversed(part)) + data[to:],
                dice.choice([b'"', b"<", b">", b"&", b"\0", b"\xff", b"</data>"]) + data[at:],
            ]
        )
    return data


def hold_their_promise(seeds: range, folder: Path) -> tuple[float, int]:
    """Load every mutant; return the longest time and how many loaded all the same."""
    longest, loaded = 0.0, 0
    for path in mutants(seeds, folder):
        start = time.process_time()
        loaded += attempt(path)
        longest = max(longest, time.process_time() - start)
    return longest, loaded


@contextmanager
def python_s_own_tidying() -> Iterator[None]:
    """Look for garbage as often as a program does: tests put it off, and then it fills memory."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def test_500_damaged_maps_raise_nothing_but_content_errors(folder: Path) -> None:
    longest, loaded = hold_their_promise(SEEDS["plain"], folder)
    assert longest < PLENTY_OF_TIME
    assert 0 < loaded < 500


@pytest.mark.nightly
def test_20000_damaged_maps_raise_nothing_but_content_errors(folder: Path) -> None:
    tracemalloc.start()
    with python_s_own_tidying():
        longest, loaded = hold_their_promise(SEEDS["nightly"], folder)
    memory = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert longest < 4 * PLENTY_OF_TIME, "tracing memory makes everything about four times slower"
    assert memory < PLENTY_OF_MEMORY
    assert 0 < loaded < 20_000
