"""Tracks as files say them: a word for each mark, from 1 to that of the boss.

M are monsters, T is a treasure, X a trap, `-` nothing; BOSS stands at the end. `monsters` are the
last marks on which one waits, two, three and so on.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from game.content.files.node import Node
from game.rules.road_to_the_overlord.actions import MOST_MARKS
from game.rules.road_to_the_overlord.cards import Mark

from .read_cards import each_named, read_name

END: Final = "BOSS"
MOST_MONSTERS: Final = 4
_WORD = re.compile(r"-|(?=.)M?T?X?")


@dataclass(frozen=True, slots=True)
class Track:
    """A road by its name; `marks` are those from 1 on, the last one the boss's."""

    name: str
    marks: tuple[Mark, ...]


def read_tracks(root: Node, taken: Collection[str] = ()) -> tuple[Track, ...]:
    return each_named(root, "tracks", _track, taken)


def _track(node: Node) -> Track:
    name, ends = read_name(node), _ends(node["monsters"])
    words = node["marks"].text().split()
    if not 2 <= len(words) <= MOST_MARKS:
        node["marks"].fault(f"expected 2 to {MOST_MARKS} marks, found {len(words)}")
    if words[-1:] != [END]:
        node["marks"].fault(f"the last mark is {END}")
    marks = tuple(_mark(node, at, word, ends) for at, word in enumerate(words[:-1], 1))
    return Track(name, (*marks, Mark()))


def _ends(node: Node) -> tuple[int, ...]:
    """Return up to which mark one monster waits, two, and so on."""
    least, found = 1, []
    for each in node.each():
        found.append(each.whole(least, MOST_MARKS))
        least = found[-1] + 1
    if not 1 <= len(found) <= MOST_MONSTERS:
        node.fault(f"expected 1 to {MOST_MONSTERS} numbers of marks, such as [13, 26, 39]")
    return tuple(found)


def _mark(node: Node, at: int, word: str, ends: tuple[int, ...]) -> Mark:
    if not _WORD.fullmatch(word):
        node["marks"].fault(f"mark {at}: expected -, or M, T and X in this order, found {word!r}")
        return Mark()
    many = next((count for count, end in enumerate(ends, 1) if at <= end), 0)
    if "M" in word and not many:
        node["monsters"].fault(f"mark {at}: nothing says how many monsters wait there")
    return Mark(many * ("M" in word), "T" in word, "X" in word)
