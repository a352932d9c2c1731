from enum import Enum
from pathlib import Path

import pytest

from game.content.files.reader import ContentError, Node, read_text, read_yaml


class Order(Enum):
    DRIVE = 1
    TURN = 2


def cards(root: Node) -> list[tuple[Order, int]]:
    return [(n["order"].choice(Order), n["priority"].whole(0, 99)) for n in root["cards"].each()]


def faults(folder: Path, text: str | bytes) -> tuple[str, ...]:
    path = folder / "cards.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ContentError) as caught:
        read_yaml(path, cards)
    return caught.value.faults


def test_a_good_file_is_read(tmp_path):
    path = tmp_path / "cards.yaml"
    path.write_text("cards:\n- {order: drive, priority: 7}\n")
    assert read_yaml(path, cards) == [(Order.DRIVE, 7)]


@pytest.mark.parametrize(
    "text, fault",
    [
        ("cards: [{order: drive, priority: 010}]", "expected a whole number, found '010'"),
        ("cards: [{order: drive, priority: 1:30}]", "expected a whole number, found '1:30'"),
        ("cards: [{order: drive, priority: '7'}]", "expected a whole number, found '7'"),
        ("cards: [{order: drive, priority: 100}]", "a whole number from 0 to 99, found '100'"),
        ("cards: [{order: driv, priority: 7}]", "found 'driv' (did you mean 'drive'?)"),
        ("cards: [{order: drive, priority: 7, on: 1}]", "unknown key"),
        ("cards: [{order: drive}]", "the key 'priority' is missing"),
        ("cards: 3", "expected a list, found '3'"),
        ("cards: []\ncards: []", "this key stands here twice"),
        ("cards: &a []", "anchors, aliases and tags are not used here"),
        ("cards: !!set {}", "anchors, aliases and tags are not used here"),
        ("", "the file is empty"),
        ("cards: []\n---\ncards: []", "expected one document, found several"),
        ("[" * 100_000, "nested deeper than 20 levels"),
        ("a: [" * 50, "nested deeper than 20 levels"),
        ("cards: [}", "cards.yaml:1: "),
        (b"cards: \xff", "cards.yaml:1: expected UTF-8 text"),
        ("? [a]\n: b", "expected a word as the key"),
        ("#" * 2_000_001, "larger than 2000000 bytes"),
    ],
)
def test_a_bad_file_is_told_with_its_place(tmp_path, text, fault):
    assert fault in "\n".join(faults(tmp_path, text))


def test_every_mistake_of_a_file_is_told_with_line_and_way(tmp_path):
    text = "cards:\n- {order: fly, priority: 7}\n- {order: turn, priority: fast}\n"
    assert faults(tmp_path, text) == (
        "cards.yaml:2: cards[0].order: expected one of drive, turn, found 'fly'",
        "cards.yaml:3: cards[1].priority: expected a whole number, found 'fast'",
    )


def test_what_is_not_a_plain_file_is_refused(tmp_path):
    with pytest.raises(ContentError, match=r"cannot be read|plain file"):
        read_text(tmp_path)
    with pytest.raises(ContentError, match="cannot be read"):
        read_text(tmp_path / "absent.yaml")
    with pytest.raises(ContentError, match="expected a plain file"):
        read_text(Path("/dev/zero"))
