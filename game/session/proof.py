"""A result that proves itself: a short text that anybody's program can play again (N7).

It holds the number of the rules, a fingerprint of the set-up, the seed, and what the human
chose, each choice as its place in the list of legal actions. It says nothing about points or
stars: what it is worth comes out when it is played. The answers of a computer player are not
in it either; the player is asked again. A checksum tells a mistyped text from a forged one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from game.ai.mind import Mind, decided
from game.core import codec
from game.core.chance import Dice
from game.core.codec import Codec
from game.core.rules import Rules, Seat, State, Told

VERSION: Final = 1
LONGEST: Final = 4000

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("OILU", "011V")
_GROUP: Final = 5
_HEAD: Final = "TK"
_SUM: Final = 4
_BOARD: Final = 6
_MOST: Final = 20_000


class BadProof(Exception):
    """A text that proves nothing; `key` names the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Proof:
    """What a text says; `choices` holds so many choices as one number, see `replayed`."""

    rules: int
    board: str
    seed: int
    count: int
    choices: int


@dataclass(frozen=True, slots=True)
class Played:
    """A proof played to its end."""

    state: State[Any, Any]
    told: tuple[Told[Any], ...]


def board_mark(rules: Rules, setup: Any) -> str:
    """Return the fingerprint of a game's set-up: board, options, pieces and all."""
    mark: Codec[Any] = Codec(rules.kinds.setup)
    return codec.digest([rules.name, mark.plain(setup)])


def prove(rules: Rules, setup: Any, seed: int, actions: Sequence[Any], human: Seat = 0) -> Proof:
    """Return the proof of a match; `actions` are those of all seats, in order."""
    state = rules.new(setup, seed)
    states, chosen = [state], []
    for action in actions:
        chosen.append((action, rules.legal(state.table, action.seat)))
        state = rules.apply(state, action).state
        states.append(state)
    choices, count = 0, 0
    for number in reversed(_needed(states)):
        action, legal = chosen[number]
        if action.seat != human:
            continue
        if action not in legal:
            raise BadProof("talk")
        choices = choices * len(legal) + legal.index(action)
        count += 1
    return Proof(rules.number, board_mark(rules, setup), seed, count, choices)


def replayed(
    proof: Proof, rules: Rules, setup: Any, mind: Mind | None = None, human: Seat = 0
) -> Played:
    """Play a proof again with the computer player's own answers, or raise BadProof."""
    if proof.rules != rules.number:
        raise BadProof("rules")
    if proof.board != board_mark(rules, setup):
        raise BadProof("board")
    state = rules.new(setup, proof.seed)
    told: list[Told[Any]] = []
    left, choices, done = proof.count, proof.choices, 0
    while (seat := _computer(rules, state, human)) is not None or left:
        if seat is not None:
            actions = _answer(rules, state, seat, mind, done)
        else:
            legal = rules.legal(state.table, human)
            if not legal:
                raise BadProof("too_long")
            choices, place = divmod(choices, len(legal))
            actions, left = (legal[place],), left - 1
        for action in actions:
            step = rules.apply(state, action)
            state, done = step.state, done + 1
            told += step.events
    if choices:
        raise BadProof("too_long")
    return Played(state, tuple(told))


def write(proof: Proof) -> str:
    """Return the text: groups of letters and digits that bear being typed."""
    body = bytes([VERSION]) + bytes.fromhex(proof.board)
    for number in (proof.rules, proof.seed, proof.count, proof.choices):
        data = number.to_bytes((number.bit_length() + 7) // 8, "big")
        body += len(data).to_bytes(2, "big") if number is proof.choices else bytes([len(data)])
        body += data
    data = body + _checksum(body)
    bits, wide = int.from_bytes(data, "big"), 8 * len(data)
    size = -(-wide // 5)
    bits <<= 5 * size - wide
    letters = "".join(_LETTERS[bits >> 5 * n & 31] for n in reversed(range(size)))
    groups = (letters[at : at + _GROUP] for at in range(0, size, _GROUP))
    return "-".join((_HEAD, *groups))


def read(text: str) -> Proof:
    """Return what a text says, however it is spaced and written, or raise BadProof."""
    letters = re.sub(r"[\s-]+", "", text[: 2 * LONGEST]).upper()
    if not letters.startswith(_HEAD) or len(letters) > LONGEST:
        raise BadProof("no_proof")
    letters = letters[len(_HEAD) :].translate(_ALIKE)
    if not letters or any(letter not in _LETTERS for letter in letters):
        raise BadProof("no_proof")
    bits = 0
    for letter in letters:
        bits = bits << 5 | _LETTERS.index(letter)
    size, spare = divmod(5 * len(letters), 8)
    data = (bits >> spare).to_bytes(size, "big")
    body, checksum = data[:-_SUM], data[-_SUM:]
    if bits & (1 << spare) - 1 or size <= _SUM or _checksum(body) != checksum:
        raise BadProof("mistyped")
    if body[0] != VERSION:
        raise BadProof("version")
    return _proof(body)


def _proof(body: bytes) -> Proof:
    """Read the numbers of a body whose checksum is right; it may be forged all the same."""
    at = 1 + _BOARD
    numbers: list[int] = []
    for wide in (1, 1, 1, 2):
        size = int.from_bytes(body[at : at + wide], "big")
        data = body[at + wide : at + wide + size]
        if len(data) != size:
            raise BadProof("mistyped")
        numbers.append(int.from_bytes(data, "big"))
        at += wide + size
    if at != len(body) or numbers[2] > _MOST:
        raise BadProof("mistyped")
    rules, seed, count, choices = numbers
    return Proof(rules, body[1 : 1 + _BOARD].hex(), seed, count, choices)


def _needed(states: Sequence[State[Any, Any]]) -> list[int]:
    """Return the numbers of the actions that led somewhere new.

    What only led back to a table that was there before, such as a card laid and taken back,
    is left out: the match goes on from that table in the same way.
    """
    places: dict[Any, int] = {}
    kept: list[int] = []
    for number, state in enumerate(states):
        key = state.table, tuple(waiting.task for waiting in state.tasks)
        known = places.get(key)
        if known is not None:
            for gone in [each for each, place in places.items() if place > known]:
                del places[gone]
            del kept[known:]
        else:
            places[key] = len(kept)
        if number < len(states) - 1:
            kept.append(number)
    return kept


def _computer(rules: Rules, state: State[Any, Any], human: Seat) -> Seat | None:
    """Return the computer player that is to act, if there is one."""
    return next((seat for seat in rules.to_act(state.table) if seat != human), None)


def _answer(
    rules: Rules, state: State[Any, Any], seat: Seat, mind: Mind | None, done: int
) -> tuple[Any, ...]:
    if mind is None:
        raise BadProof("board")
    legal = rules.legal(state.table, seat)
    dice = Dice(state.seed, "computer", seat, done)
    return decided(mind(rules.view(state.table, seat), seat, legal, dice))


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=_SUM, person=b"tankodrom result").digest()
