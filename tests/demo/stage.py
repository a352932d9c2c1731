"""A kit that knows the demonstration game's words, and its matches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.content.files.program_files import home
from game.content.texts import Texts, catalogue
from game.scenes.frame.kit import Kit, Words
from game.session.match.match import Match
from game.session.match.record import Header, Player
from tests.demo import HOME
from tests.demo.rules import RULES
from tests.demo.rules.actions import Flagged
from tests.demo.rules.state import Setup


def texts(language: str) -> Texts:
    """Return the program's texts with those of the game, which speaks English only."""
    english, own = catalogue("en", HOME / "texts"), catalogue(language, _assets())
    return Texts(language, {**own, **english}, {**catalogue("en", _assets()), **english})


def taught(kit: Kit) -> Kit:
    """Return the kit with the game's words."""
    return replace(kit, words=Words(texts(kit.words.language), texts))


def match(setup: Setup, *players: str | None, seed: int = 3) -> Match:
    """Return a match of these strengths, None for a person."""
    seats = tuple(Player("", strength) for strength in players)
    return Match(RULES, Header("demo", RULES.number, setup, seed, seats), Flagged)


def _assets() -> Path:
    return home() / "assets" / "texts"
