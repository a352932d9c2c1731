import json
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated, Generic, TypeVar

import pytest

from game.core.codec import LATER, Codec, Unreadable, digest, text
from game.core.number_bounds import Letters, Within

V = TypeVar("V")


class Colour(Enum):
    RED = (1, 0)
    BLUE = (0, 1)


@dataclass(frozen=True, slots=True)
class Leaf:
    number: int
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class Tree:
    name: str
    leaves: tuple[Leaf, ...]
    pair: tuple[int, str]
    seen: frozenset[Colour]
    branch: "Tree | Leaf | None"


@dataclass(frozen=True, slots=True)
class Box(Generic[V]):
    inside: V
    open: bool


@dataclass(frozen=True, slots=True)
class Grown:
    number: int
    twig: Leaf | None = field(default=None, metadata=LATER)


LEAF = Leaf(3, Colour.RED)
TREE = Tree("Їжак", (LEAF, Leaf(-1, None)), (2**80, ""), frozenset(Colour), LEAF)
DEEP = Tree("", (), (0, "x"), frozenset(), TREE)


@dataclass(frozen=True, slots=True)
class Bound:
    few: Annotated[int, Within(0, 9)]
    perhaps: Annotated[int, Within(-1, 1)] | None


@pytest.mark.parametrize("few", [-1, 10, 999_999_999, 10**30])
def test_a_number_beyond_the_bounds_of_its_type_is_not_read(few):
    with pytest.raises(Unreadable, match="few: expected int from 0 to 9, found"):
        Codec(Bound).value({"few": few, "perhaps": None})


@pytest.mark.parametrize("perhaps", [None, -1, 0, 1])
def test_a_number_within_the_bounds_of_its_type_is_read(perhaps):
    assert Codec(Bound).value({"few": 9, "perhaps": perhaps}) == Bound(9, perhaps)


@pytest.mark.parametrize(
    "plain, message",
    [
        ("AQID", "at most 2 bytes"),
        ("A", "expected base64"),
        ("A===", "expected base64"),
        ("AQ==\n", "at most 2 bytes"),
        ("ї===", "expected base64"),
        (5, "at most 2 bytes"),
    ],
)
def test_bytes_are_read_within_their_bounds_only(plain, message):
    with pytest.raises(Unreadable, match=message):
        Codec(Annotated[bytes, Letters(2)]).value(plain)


@pytest.mark.parametrize(
    "hint, value",
    [
        (Annotated[bytes, Letters(4)], bytes((0, 255, 40, 7))),
        (Annotated[bytes, Letters(4)], b""),
        (Tree, TREE),
        (Tree, DEEP),
        (Leaf | Tree, LEAF),
        (Box[Leaf], Box(LEAF, True)),
        (Box[tuple[int, ...]], Box((1, 2), False)),
        (int | str | None, None),
        (frozenset[tuple[int, int]], frozenset({(1, 2), (0, 5)})),
    ],
)
def test_a_value_comes_back_as_it_was(hint, value):
    codec = Codec(hint)
    assert codec.value(json.loads(text(codec.plain(value)))) == value


@pytest.mark.parametrize(
    "plain, message",
    [
        ({**Codec(Tree).plain(TREE), "pair": [1]}, "pair: expected 2 values, found [1]"),
        ({**Codec(Tree).plain(TREE), "name": 5}, "name: expected str, found 5"),
        ({**Codec(Tree).plain(TREE), "seen": ["RED", "RED"]}, "seen: a member of a set stands"),
        ({**Codec(Tree).plain(TREE), "leaves": [{}]}, "leaves[0]: expected Leaf with number"),
        ({**Codec(Tree).plain(TREE), "branch": {"is": "Twig"}}, "branch: expected Tree or Leaf"),
        ({"name": "x"}, "value: expected Tree with name, leaves, pair, seen, branch, found"),
    ],
)
def test_another_shape_is_refused_with_its_place(plain, message):
    with pytest.raises(Unreadable) as refusal:
        Codec(Tree).value(plain)
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_a_whole_number_is_nothing_else(value):
    with pytest.raises(Unreadable):
        Codec(int).value(value)


@pytest.mark.parametrize("hint", [float, dict[str, int], list[int], object, bytes])
def test_a_type_outside_the_closed_set_is_refused(hint):
    with pytest.raises(Unreadable):
        Codec(hint)


def test_a_value_of_another_type_is_not_written():
    with pytest.raises(Unreadable):
        Codec(Tree).plain(LEAF)


@pytest.mark.parametrize(
    "value, message",
    [
        (replace(TREE, leaves=(LEAF, replace(LEAF, number="x"))), "leaves[1].number: expected int"),
        (replace(TREE, seen=frozenset({5})), "seen{}: expected Colour, found 5"),
        (replace(TREE, seen=()), "seen: expected frozenset, found ()"),
        (replace(DEEP, branch=replace(TREE, pair=(1, 2))), "branch.pair[1]: expected str, found 2"),
        (replace(TREE, pair=(1,)), "pair: expected 2 values, found (1,)"),
    ],
)
def test_what_is_not_written_is_named_with_its_path(value, message):
    with pytest.raises(Unreadable) as refusal:
        Codec(Tree).plain(value)
    assert str(refusal.value).startswith(message)


def test_a_number_that_json_does_not_know_is_not_written():
    with pytest.raises(ValueError):
        text(float("nan"))


def test_equal_sets_are_written_alike():
    codec = Codec(frozenset[str])
    words = [f"word {number}" for number in range(50)]
    assert text(codec.plain(frozenset(words))) == text(codec.plain(frozenset(words[::-1])))


def test_a_digest_tells_values_apart():
    codec = Codec(Leaf)
    assert digest(codec.plain(LEAF)) != digest(codec.plain(Leaf(3, Colour.BLUE)))


@pytest.mark.parametrize(
    "value, plain",
    [
        (Grown(1), {"number": 1}),
        (Grown(1, LEAF), {"number": 1, "twig": {"is": "Leaf", "number": 3, "colour": "RED"}}),
    ],
)
def test_a_field_that_came_later_is_written_only_where_it_says_something(value, plain):
    codec = Codec(Grown)
    written = codec.plain(value)
    assert (written, codec.value(written)) == (plain, value)


@pytest.mark.parametrize("plain", [{}, {"twig": None}, {"number": 1, "leaf": None}])
def test_only_fields_that_came_later_may_be_left_out(plain):
    with pytest.raises(Unreadable):
        Codec(Grown).value(plain)


def test_the_digest_is_pinned():
    assert digest([1, "a", None]) == "e03340b8fda7"
