"""The card file governs play, and a wrong one is refused before a table is laid (T1.5)."""

import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from game.content.files.program_files import home
from game.content.files.reader import ContentError
from game.content.maps.setups import standard
from game.content.tasks.challenges import load_challenges
from game.content.tasks.challenges import setup_of as challenge_setup
from game.rules import GAMES
from game.rules.tanchiki.cards import Card
from game.scenes.opening.opening import opened_game
from game.scenes.seats.occupants import Occupant
from game.scenes.tanchiki.setup.setup_page import TanchikiPanel
from game.scenes.widgets.widget_kinds import Area
from tests import stage

KINDS = ("move_1", "move_2", "move_3", "right", "left", "u_turn")
HEAVY = (1, 2, 5, 4, 4, 2)
"""Eighteen cards, but not those of the box."""


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Where a packed program would have its files; the cards can be written anew."""
    folder = tmp_path / "packed"
    (folder / "assets").mkdir(parents=True)
    for each in (home() / "assets").iterdir():
        if each.name != "data":
            (folder / "assets" / each.name).symlink_to(each)
    (folder / "maps").symlink_to(home() / "maps")
    shutil.copytree(home() / "assets" / "data", folder / "assets" / "data")
    monkeypatch.setattr(sys, "_MEIPASS", str(folder), raising=False)
    return folder


def write(program: Path, counts: tuple[int, ...]) -> None:
    lines = (f"- {{kind: {k}, count: {n}}}\n" for k, n in zip(KINDS, counts, strict=True))
    text = "cards:\n" + "".join(lines)
    (program / "assets/data/tanchiki/cards.yaml").write_text(text)


def counted(deck: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(Counter(deck)[kind] for kind in Card)


def test_a_match_of_the_tools_is_played_with_the_cards_of_the_file(program):
    write(program, HEAVY)
    assert counted(standard("tanchiki", 2).deck) == HEAVY


def test_a_challenge_is_played_with_the_cards_of_the_file(program):
    write(program, HEAVY)
    assert counted(challenge_setup(load_challenges("tanchiki")[0]).deck) == HEAVY


def test_a_match_from_the_set_up_is_played_with_the_cards_of_the_file(program, kit):
    write(program, HEAVY)
    match = TanchikiPanel(kit, "").match((Occupant("Ann"), Occupant("Bob")))
    assert counted(match.state.table.deck) == HEAVY


def test_hands_are_dealt_from_the_cards_of_the_file(program):
    write(program, HEAVY)
    hand = GAMES["tanchiki"].new(standard("tanchiki", 1), 3).table.hands[0]
    assert counted((*hand.hand, *hand.deck)) == HEAVY


def test_a_wrong_count_is_refused_with_its_place_and_the_reason(program):
    write(program, (2, 4, 2, 4, 4, 3))
    with pytest.raises(ContentError) as refusal:
        standard("tanchiki", 2)
    assert refusal.value.faults == (
        "assets/data/tanchiki/cards.yaml:2: cards: a deck has 18 cards, this one has 19",
    )


def test_a_wrong_count_is_shown_where_the_set_up_would_be(program, kit):
    write(program, (2, 4, 2, 4, 4, 3))
    scene = opened_game(kit, "tanchiki")
    scene.handle(stage.resized(stage.SMALL))
    (area,) = (widget for widget in stage.widgets_of(scene) if isinstance(widget, Area))
    assert any("this one has 19" in getattr(widget, "words", "") for widget in area.widgets)
