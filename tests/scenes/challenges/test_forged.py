"""Results that were damaged or forged: every one of them is refused, with one sentence."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import pytest

from game.core.chance import Dice
from game.scenes.challenges.proven_worth import weighed
from game.session.proofs.proof import BadProof, Proof, read, write
from game.session.proofs.proof_text import checksum
from tests.content.tasks.challenge_play import every, proved

NAMES = {each.id: each for each in every()}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
EACH, SAMPLE = 2_000, 12


@lru_cache(maxsize=64)
def text_of(name: str) -> str:
    return write(proved(NAMES[name]))


def damaged(dice: Dice, text: str) -> str:
    """Return the text with a letter wrong, missing, doubled or swapped, or cut off."""
    at, kind = 4 + dice.below(len(text) - 4), dice.below(5)
    if kind == 0:
        return text[:at] + dice.choice(LETTERS) + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at + 1 :]
    if kind == 2:
        return text[:at] + text[at] + text[at:]
    if kind == 3:
        return text[: at - 1] + text[at] + text[at - 1] + text[at + 1 :]
    return text[:at]


def forged(dice: Dice, text: str) -> str:
    """Return a text with another number in it and the right sum below."""
    proof: Proof = read(text)
    kind = dice.below(6)
    if kind == 0:
        return write(replace(proof, rules=proof.rules + 1 + dice.below(9)))
    if kind == 1:
        at = dice.below(12)
        other = "0123456789abcdef"[(int(proof.board[at], 16) + 1 + dice.below(15)) % 16]
        return write(replace(proof, board=proof.board[:at] + other + proof.board[at + 1 :]))
    if kind == 2:
        return write(replace(proof, seed=proof.seed + 1 + dice.below(1000)))
    if kind == 3:
        return write(replace(proof, count=dice.below(1 + proof.count // 2)))
    if kind == 4:
        return write(replace(proof, choices=proof.choices + 1 + dice.below(1 << 40)))
    body = base64.urlsafe_b64decode(text[4:] + "=" * (-len(text[4:]) % 4))[:-4]
    at = dice.below(len(body))
    body = body[:at] + bytes([body[at] ^ 1 << dice.below(8)]) + body[at + 1 :]
    return text[:4] + base64.urlsafe_b64encode(body + checksum(body)).decode().rstrip("=")


def wrong(count: int) -> Iterator[tuple[str, str]]:
    """Yield so many wrong texts, each with what it was made of."""
    dice, names, number, left = Dice(7, "forged"), list(NAMES), 0, count
    while left:
        number += 1
        true = text_of(names[number % len(names)])
        other = (damaged, forged)[number % 2](dice, true)
        if not says_more(other, true):
            left -= 1
            yield true, other


def says_more(other: str, true: str) -> bool:
    """Whether a text says the same match, perhaps with idle actions after its goal: the last letter
    of one has bits that say nothing, and where nobody else plays, the number of the computer
    players says nothing either."""
    try:
        found, same = replace(read(other), minds=0), replace(read(true), minds=0)
    except BadProof:
        return False
    return found.count >= same.count and replace(found, count=same.count) == same


def refused(kit, text: str) -> str:
    """Return the sentence with which it is refused, "" if it is taken for true."""
    try:
        weighed(kit, text)
    except BadProof as bad:
        return kit.words(f"challenge.proof.{bad.key}")
    return ""


def check(kit, count: int) -> None:
    found = [(text, refused(kit, text)) for _, text in wrong(count)]
    assert len(found) == count
    assert [text for text, said in found if not said.endswith(".")] == []
    assert kit.words.texts.missing == {}


def test_damaged_and_forged_results_are_refused_with_a_sentence(kit):
    check(kit, SAMPLE)


@pytest.mark.nightly
def test_two_thousand_damaged_and_forged_results_are_refused(kit):
    """Minutes: each that reads as a result is looked for among all challenges and played."""
    check(kit, EACH)


def test_what_they_were_made_of_is_true(kit):
    assert [name for name in list(NAMES)[::15] if refused(kit, text_of(name))] == []
