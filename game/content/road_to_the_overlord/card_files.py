"""All there is to meet and to find: the program's files, and those of whoever plays.

A file of one's own lies in `cards/road_to_the_overlord/` of one's own folder and adds `monsters`,
`treasures` or `tracks`, any of them; what there is already is never changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.content.files.node import ContentError, Node
from game.content.files.program_files import home
from game.content.files.reader import read_text, read_yaml
from game.rules.road_to_the_overlord.cards import Cards

from .read_cards import read_monsters, read_treasures
from .read_tracks import Track, read_tracks

GAME: Final = "road_to_the_overlord"
FILES: Final = ("monsters.yaml", "treasures.yaml", "track.yaml")


@dataclass(frozen=True, slots=True)
class World:
    """What a match may be played with: cards, and the tracks in the order of their files."""

    cards: Cards
    tracks: tuple[Track, ...]

    def track(self, name: str) -> Track:
        """Return the track of a name; KeyError for none."""
        return {each.name: each for each in self.tracks}[name]


def load_world(own: Path | None = None) -> World:
    """Return the program's world, with what lies in the folder of whoever plays; ContentError with
    every fault of the first file that has some."""
    files = (*house_files(), *(own_files(own) if own is not None else ()))
    return _remembered(tuple((path, read_text(path)) for path in files))


def house_files() -> tuple[Path, ...]:
    return tuple(home() / "assets" / "data" / GAME / name for name in FILES)


def own_files(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted((folder / "cards" / GAME).glob("*.yaml")))


@lru_cache(maxsize=8)
def _remembered(files: tuple[tuple[Path, str], ...]) -> World:
    world = World(Cards((), ()), ())
    for path, _ in files:
        world = _more(world, path)
    return world


def _more(world: World, path: Path) -> World:
    """Return the world with what a file adds."""

    def read(root: Node) -> World:
        cards = world.cards
        monsters = read_monsters(root, [each.name for each in cards.monsters])
        treasures = read_treasures(root, [each.name for each in cards.treasures])
        tracks = read_tracks(root, [each.name for each in world.tracks])
        if not (monsters or treasures or tracks):
            root.fault("expected monsters, treasures or tracks")
        found = Cards((*cards.monsters, *monsters), (*cards.treasures, *treasures))
        return World(found, (*world.tracks, *tracks))

    return read_yaml(path, read)


def check_world() -> None:
    """Read the program's files anew; ContentError with every fault of the first that has some."""
    if not load_world().tracks:
        raise ContentError(f"{FILES[-1]}: there is no track")
