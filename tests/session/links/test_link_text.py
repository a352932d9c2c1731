from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.session.links.link_text import BadLink, is_link, read, written

BODY = bytes(range(256)) * 3


def why(text: str) -> str:
    with pytest.raises(BadLink) as found:
        read(text)
    return found.value.key


def outcome(text: str) -> str:
    """Return why a text is refused, "whole" where it is read as it was written."""
    try:
        return "whole" if read(text) == BODY else "another"
    except BadLink as bad:
        return bad.key


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 6, 7, 100, 768])
def test_what_was_written_is_read(size: int) -> None:
    link = written(BODY[:size])
    assert read(link) == BODY[:size]
    assert read(link.upper()) == BODY[:size], "as squares hold it"


def test_what_stands_round_a_link_and_breaks_it_is_left_out() -> None:
    link = written(BODY)
    broken = "\n> ".join(link[at : at + 60] for at in range(0, len(link), 60))
    assert read(f"Look at turn 12: {link} What a shot!") == BODY
    assert read(f"> {broken}\n> and so on") == BODY


def test_a_lost_end_is_told_from_a_changed_letter() -> None:
    link = written(BODY)
    assert why(link[:-1]) == "cut"
    assert why(link[:15]) == "cut"
    assert why("tankodrom:1-") == "cut"
    changed = link[:40] + ("b" if link[40] == "a" else "a") + link[41:]
    assert why(changed) == "mistyped"
    assert why(f"{link[:40]}!{link[41:]}") == "mistyped"


def test_what_is_no_link_and_what_is_newer_is_told() -> None:
    assert why("L F3>E5/N") == "none"
    assert why("tankodrom:27-aaaa") == "newer"
    assert is_link("see tankodrom:27-aaaa")
    assert not is_link("tankodrom: a game")


def test_thousands_of_damaged_links_are_refused_or_read_whole() -> None:
    link, dice = written(BODY), Dice(7, "damage")
    for _ in range(3000):
        letters = list(link)
        for _ in range(1 + dice.below(4)):
            place = dice.below(len(letters))
            sign = chr(dice.below(0x250))
            letters[place : place + dice.below(3)] = sign * dice.below(3)
        assert outcome("".join(letters)) in ("whole", "none", "newer", "cut", "mistyped")
