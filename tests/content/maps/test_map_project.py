"""The editor and the loader agree on what stands where nothing was written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.content.maps.map_kind import map_kind, mapped
from game.content.maps.map_words import CHALLENGE
from game.content.maps.maps import map_folder

WORDS = {name: words for game in mapped() for name, words in map_kind(game).classes.items()}
THINGS = {thing.name: thing.defaults for words in WORDS.values() for thing in words.things.values()}
DEFAULTS = {
    **{name: words.defaults for name, words in WORDS.items()},
    **{name: defaults for name, defaults in THINGS.items() if defaults},
    "challenge": CHALLENGE,
}


def members(name: str) -> dict[str, str]:
    project = json.loads((map_folder() / "tankodrom.tiled-project").read_text("utf-8"))
    (found,) = [each for each in project["propertyTypes"] if each["name"] == name]
    return {key: value for member in found["members"] for key, value in written_of(member)}


def written_of(member: dict[str, Any]) -> list[tuple[str, str]]:
    """What a member says; a member that is a class says what the class does, unless changed."""
    name = member["name"]
    if member["type"] != "class":
        return [(name, written(member["value"]))]
    changed = {key: written(value) for key, value in member["value"].items()}
    said = {**members(member["propertyType"]), **changed}
    return [(f"{name}.{key}", value) for key, value in said.items()]


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_editor_s_defaults_are_the_loader_s(name: str) -> None:
    assert members(name) == dict(DEFAULTS[name])
