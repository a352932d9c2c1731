from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import pytest

from game.content.link_words import link_words
from game.core import codec
from game.core.chance import Dice
from game.core.rules import Rules
from game.rules import GAMES
from game.session.files.small_steps import finished
from game.session.links.link_text import BadLink, read, written
from game.session.links.match_in_link import linking, playing, sent_in
from game.session.match.match import Match
from game.session.records import store
from game.session.records.replay import play_again

REPLAYS = Path(__file__).parents[2] / "replays"
LINKS = Path(__file__).parents[2] / "links"
WORDS = link_words()
SENT = sorted(LINKS.glob("*.txt"))


def recorded(game: str) -> Match:
    """Return the match of a game whose link is kept."""
    name = (LINKS / f"{game}.txt").read_text().splitlines()[0]
    record = store.open_record(REPLAYS / game / f"{name}.match", GAMES)
    return play_again(record, GAMES[game])


def link_of(match: Match) -> str:
    tables = [match.state_at(count).table for count in range(match.count + 1)]
    return finished(linking(match.rules, match.header, tables, tuple(match.done), WORDS))


def opened(text: str, games: Any = GAMES) -> Match:
    sent = sent_in(text, games, WORDS)
    return finished(playing(sent, games[sent.game]))


def why(text: str, games: Any = GAMES) -> str:
    with pytest.raises(BadLink) as found:
        opened(text, games)
    return found.value.key


OUTCOMES = ("opened", "broken", "differs", "game", "rules")


def outcome(text: str) -> str:
    """Return why a text is refused, "opened" where it is a match that can happen."""
    try:
        opened(text)
    except BadLink as bad:
        return bad.key
    return "opened"


def test_each_game_has_a_link_that_was_sent() -> None:
    assert {path.stem for path in SENT} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_link_that_was_sent_opens_the_same_match(game: str) -> None:
    match = recorded(game)
    found = opened((LINKS / f"{game}.txt").read_text())
    assert [done.action for done in found.done] == [done.action for done in match.done]
    assert found.table == match.table
    assert found.header.players == match.header.players


def test_a_match_of_tank_chess_is_one_short_line() -> None:
    link = link_of(recorded("tank_chess"))
    assert len(link) < 400
    assert "\n" not in link


def test_talk_and_an_unfinished_match_are_sent_too() -> None:
    from game.rules.tank_chess.actions import OfferDraw

    match = recorded("tank_chess")
    match.undo_agreed(4)
    match.submit(OfferDraw(match.table.turn))
    found = opened(link_of(match))
    assert found.count == 5
    assert found.table == match.table


def test_other_rules_and_other_games_are_told() -> None:
    from dataclasses import replace

    link = link_of(recorded("one_cut"))
    assert why(link, {"tanchiki": GAMES["tanchiki"]}) == "game"
    later: dict[str, Rules] = {"one_cut": replace(GAMES["one_cut"], number=99)}
    assert why(link, later) == "rules"


def test_choices_that_lead_elsewhere_are_told() -> None:
    body = read(link_of(recorded("one_cut")))
    assert why(written(body[:-1] + bytes([body[-1] ^ 1]))) in ("differs", "broken")


def test_forged_links_are_refused_with_a_reason() -> None:
    body, dice = read(link_of(recorded("proving_ground"))), Dice(3, "forged")
    for _ in range(150):
        forged = bytearray(body)
        for _ in range(1 + dice.below(3)):
            forged[dice.below(len(forged))] = dice.below(256)
        assert outcome(written(bytes(forged))) in OUTCOMES


def test_forged_heads_are_refused_with_a_reason() -> None:
    body, dice = read(link_of(recorded("proving_ground"))), Dice(4, "heads")
    size = int.from_bytes(body[:3], "big")
    head = zlib.decompressobj(-15, WORDS).decompress(body[3 : 3 + size])
    for _ in range(150):
        forged = bytearray(head)
        for _ in range(1 + dice.below(2)):
            forged[dice.below(len(forged))] = dice.choice(tuple(b'0123456789-,"{}[]nulae'))
        packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, WORDS)
        packed = packer.compress(bytes(forged)) + packer.flush()
        assert (
            outcome(written(len(packed).to_bytes(3, "big") + packed + body[3 + size :])) in OUTCOMES
        )


def test_a_head_that_swells_is_refused() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(codec.text(["a" * 5_000_000]).encode()) + packer.flush()
    assert why(written(len(packed).to_bytes(3, "big") + packed + bytes(5))) == "broken"
