"""All games there are for the tests: those of the program and the demonstration game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, get_args

from game.content.rulebook import Paragraph, load_rulebook
from game.rules import GAMES as PLAYED
from game.rules import Games
from tests.demo import HOME, ROOMS

GAMES = Games({"demo": ROOMS, **PLAYED.homes})
BEING_BUILT: tuple[str, ...] = ()
"""Games that have their rules and no table yet: the same laws hold for them."""
RULED = Games({**GAMES.homes, **{name: f"game.{{room}}.{name}" for name in BEING_BUILT}})
"""All games there are rules of."""


@cache
def paragraphs(game: str) -> Mapping[str, Paragraph]:
    """Return the rule book the program ships, by paragraph."""
    folder = HOME if game == "demo" else None
    return {paragraph.id: paragraph for paragraph in load_rulebook(game, "en", folder)}


def package(game: str) -> str:
    """Return the package of a game's rules."""
    return RULED.homes[game].format(room="rules")


def setups(game: str) -> tuple[tuple[str, Any], ...]:
    found: tuple[tuple[str, Any], ...] = import_module(f"tests.setups.{game}").SETUPS
    return found


def talk(game: str) -> tuple[type, ...]:
    """Return the actions of a game that may be said at any moment and are never listed."""
    found = getattr(import_module(f"{package(game)}.actions"), "Talk", None)
    return get_args(found) or ((found,) if found else ())
