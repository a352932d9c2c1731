"""A match of any game as a link, and back: who sat there, the set-up, the seed, what was decided.

Each decision is its place in the list of all that could be decided then, and all places together
are one number; what is in no list, such as talk, is written out. Reading plays the match anew, so
what was read can happen. Times, and what was taken back, are left out.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.core import codec
from game.core.codec import Codec, Plain, Unreadable
from game.core.rules import Rules, Seat
from game.session.files.small_steps import Steps
from game.session.match.match import Match
from game.session.match.record import Damaged, Done, Header
from game.session.records.bounded_reading import parsed

from .link_text import BadLink, read, written

MOST: Final = 20_000
"""So many actions a match in a link has at the most."""

_LARGEST: Final = 1_000_000
_LABELS: Final = ("map", "date")
_COUNT, _HEAD, _DIGEST = 2, 3, 3


@dataclass(frozen=True, slots=True)
class Sent:
    """What a link says, before anything of it is played; `said` are the actions in no list."""

    game: str
    header: Header[Any]
    said: tuple[Any, ...]
    count: int
    choices: int
    digest: bytes


def linking(
    rules: Rules,
    header: Header[Any],
    tables: Sequence[Any],
    done: Sequence[Done[Any, Any]],
    words: bytes,
) -> Steps[str]:
    """Return the link of a match, in small steps; `tables` are one more than what was `done`,
    `words` are what the heads of most matches say."""
    places: list[tuple[int, int]] = []
    said: list[Any] = []
    for number, each in enumerate(done):
        place, most = _place(rules, tables[number], each.action)
        places.append((place, most))
        said += [each.action] if place == most else []
        yield number / len(done)
    choices = 0
    for place, most in reversed(places):
        choices = choices * (most + 1) + place
    head = _head(rules, header, said, words)
    row = choices.to_bytes((choices.bit_length() + 7) // 8, "big")
    body = len(head).to_bytes(_HEAD, "big") + head + len(places).to_bytes(_COUNT, "big")
    return written(body + _digest(done) + row)


def sent_in(text: str, games: Mapping[str, Rules], words: bytes) -> Sent:
    """Return what a text says, or raise BadLink; nothing of it has been played."""
    body = read(text)
    size = int.from_bytes(body[:_HEAD], "big")
    head, rest = body[_HEAD : _HEAD + size], body[_HEAD + size :]
    if len(rest) < _COUNT + _DIGEST:
        raise BadLink("broken")
    count = int.from_bytes(rest[:_COUNT], "big")
    game, header, said = _read_head(_plain(head, words), games)
    digest, number = rest[_COUNT : _COUNT + _DIGEST], rest[_COUNT + _DIGEST :]
    if count > MOST:
        raise BadLink("broken")
    return Sent(game, header, said, count, int.from_bytes(number, "big"), digest)


def playing(sent: Sent, rules: Rules, flag: Callable[[Seat], Any] | None = None) -> Steps[Match]:
    """Return the match that was sent, played again in small steps; raise BadLink."""
    said = iter(sent.said)
    left = sent.choices
    try:
        match = _begun(sent, rules, flag)
        for number in range(sent.count):
            choices = _choices(rules, match.table)
            most = sum(len(moves) for moves in choices)
            left, place = divmod(left, most + 1)
            match.submit(next(said) if place == most else _chosen(choices, place))
            yield number / sent.count
    except BadLink:
        raise
    except Exception as error:
        # It may be forged: whatever the rules say to it, it is no match of theirs.
        raise BadLink("broken") from error
    if left or next(said, None) is not None or _digest(tuple(match.done)) != sent.digest:
        raise BadLink("differs")
    return match


def _begun(sent: Sent, rules: Rules, flag: Callable[[Seat], Any] | None) -> Match:
    match = Match(rules, sent.header, flag)
    fault = rules.check(match.table) if rules.check is not None else ""
    if fault or len(sent.header.players) != rules.seats(match.table):
        raise BadLink("broken")
    return match


def _choices(rules: Rules, table: Any) -> tuple[Sequence[Any], ...]:
    """Return all that may be decided, by each seat that may decide."""
    return tuple(rules.moves(table, seat) for seat in rules.to_act(table))


def _place(rules: Rules, table: Any, action: Any) -> tuple[int, int]:
    """Return the place of an action, and how many there are: the same for one in no list."""
    before, found = 0, -1
    for seat, moves in zip(rules.to_act(table), _choices(rules, table), strict=True):
        if seat == action.seat and found < 0 and action in moves:
            found = before + moves.index(action)
        before += len(moves)
    return (before if found < 0 else found), before


def _chosen(choices: tuple[Sequence[Any], ...], place: int) -> Any:
    for moves in choices:
        if place < len(moves):
            return moves[place]
        place -= len(moves)
    raise BadLink("broken")


def _digest(done: Sequence[Done[Any, Any]]) -> bytes:
    """Return by what the last table is known, in short."""
    return bytes.fromhex(done[-1].digest)[:_DIGEST] if len(done) else bytes(_DIGEST)


def _head(rules: Rules, header: Header[Any], said: Sequence[Any], words: bytes) -> bytes:
    """Return what is not a choice, without what is only of this copy."""
    labels = tuple((key, value) for key, value in header.labels if key in _LABELS)
    header = replace(header, clock=None, labels=labels, program="")
    headers, spoken = _codecs(rules)
    plain = [header.game, headers.plain(header), spoken.plain(tuple(said))]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, words)
    return packer.compress(codec.text(plain).encode()) + packer.flush()


def _plain(head: bytes, words: bytes) -> Plain:
    unpacker = zlib.decompressobj(-15, words)
    try:
        text = unpacker.decompress(head, _LARGEST).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise BadLink("broken") from error
    if unpacker.unconsumed_tail or not unpacker.eof or "\n" in text:
        raise BadLink("broken")
    try:
        return next(parsed([text])).plain
    except Damaged as error:
        raise BadLink("broken") from error


def _read_head(
    plain: Plain, games: Mapping[str, Rules]
) -> tuple[str, Header[Any], tuple[Any, ...]]:
    """Return the game, the header and the actions in no list; what it says is checked."""
    match plain:
        case [str(game), {"rules": int(number)} as header, list(said)]:
            pass
        case _:
            raise BadLink("broken")
    if game not in games:
        raise BadLink("game")
    rules = games[game]
    if number != rules.number:
        raise BadLink("rules")
    headers, spoken = _codecs(rules)
    try:
        found = headers.value(header)
        actions = spoken.value(said)
    except Unreadable as error:
        raise BadLink("broken") from error
    if found.game != game or (rules.check is not None and rules.check(found.setup)):
        raise BadLink("broken")
    return game, found, actions


def _codecs(rules: Rules) -> tuple[Codec[Header[Any]], Codec[tuple[Any, ...]]]:
    header: Any = Header
    row: Any = tuple
    return Codec(header[rules.kinds.setup]), Codec(row[rules.kinds.action, ...])
