"""No data file can hang, fill or end the program."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from game.content.files.program_files import home
from game.content.files.reader import ContentError, Node, read_yaml
from game.content.tank_chess.pieces import read_kinds

PIECES = (home() / "assets/data/tank_chess/pieces.yaml").read_bytes()
HOSTILE = {
    "list of aliases": "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]",
    "merged keys": "a: &a {x: 1}\nb: {<<: [*a, *a, *a, *a, *a, *a, *a]}",
    "python object": 'a: !!python/object/apply:os.system ["true"]',
    "deep list": "[" * 500_000,
    "deep keys": "{a: " * 300_000,
    "deep dashes": "- " * 500_000,
    "zero letter": "a: \0",
    "lone surrogate": 'a: "\\ud800"',
    "other version": "%YAML 9.9\n---\na: 1",
    "cut short": 'a: "b',
}


def texts(root: Node) -> list[tuple[str, str]]:
    return [(key, node.text()) for key, node in root.items()]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_at_once(tmp_path: Path, name: str) -> None:
    path = tmp_path / "data.yaml"
    path.write_text(HOSTILE[name], "utf-8")
    start = time.process_time()
    with pytest.raises(ContentError):
        read_yaml(path, texts)
    assert time.process_time() - start < 0.5


@pytest.mark.parametrize("value", ["2024-99-99", "no", "1:30", "010", "9" * 5_000])
def test_a_bare_word_is_just_a_word(tmp_path: Path, value: str) -> None:
    path = tmp_path / "data.yaml"
    path.write_text(f"a: {value}", "utf-8")
    assert read_yaml(path, texts) == [("a", value)]


def test_a_pipe_in_place_of_a_file_does_not_hold_the_program(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "data.yaml")
    with pytest.raises(ContentError):
        read_yaml(tmp_path / "data.yaml", texts)


@pytest.mark.parametrize(
    "seeds",
    [range(120), pytest.param(range(120, 20_300), marks=pytest.mark.nightly)],
    ids=["few", "many"],
)
def test_a_damaged_data_file_raises_nothing_but_a_content_error(
    tmp_path: Path, seeds: range
) -> None:
    path, refused = tmp_path / "pieces.yaml", 0
    for seed in seeds:
        dice = random.Random(seed)
        at, to = sorted(dice.randrange(len(PIECES)) for _ in range(2))
        middle = dice.choice([b"", bytes([dice.randrange(256)]), b"[{", b": ", PIECES[at:to] * 2])
        path.write_bytes(PIECES[:at] + middle + PIECES[min(to, at + 60) :])
        try:
            read_kinds(path)
        except ContentError:
            refused += 1
    assert refused > len(seeds) // 2
