"""The ways in which a game is played, as its set-up is told them: names, options and boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from game.content.maps.maps import BrokenMap, MapFile
from game.scenes.frame.kit import Kit, Words
from game.scenes.widgets.widget_kinds import Paint

from .seat_sides import Sides


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play: its name, its picture, the optional rules that mean anything in it, whether
    its board is chosen, how many sit there, and the key of what is said to any other number.

    `sided` says whether sides are chosen in it where the game has any, `lists` which lists mean
    anything, None for all.
    """

    name: str
    picture: str
    options: tuple[str, ...]
    boards: bool
    seats: tuple[int, ...]
    fault: str = ""
    sided: bool = True
    lists: tuple[int, ...] | None = None


def boards_of(kit: Kit, game: str) -> tuple[MapFile, ...]:
    """Return a game's own boards in their order."""
    read: Iterable[object] = (kit.boards.read(p) for p in sorted((kit.maps / game).glob("*.tmx")))
    found = (each for each in read if isinstance(each, MapFile) and each.game == game)
    return tuple(sorted(found, key=lambda each: (each.facts.order, each.file.name)))


def broken_boards(kit: Kit, game: str) -> tuple[BrokenMap, ...]:
    """Return what of a game's own boards cannot be played on, and why."""
    read: Iterable[object] = (kit.boards.read(p) for p in sorted((kit.maps / game).glob("*.tmx")))
    return tuple(each for each in read if isinstance(each, BrokenMap))


def ground_of(found: MapFile) -> Any:
    return found.ground


@dataclass(frozen=True)
class Variants:
    """What differs from game to game; of the keys of texts `words` is the beginning.

    `setup(variant, seats, options, ground)`  the set-up of a match; `ground` is that of the board,
                                              None for none that was chosen
    `usual`     the optional rules that are on where nothing was chosen yet
    `lists`     choices of which one holds, each by its names: they are among `options`, and a list
                is called `<words>.list.<number>`, a name in it `<words>.option.<name>`
    `given(setup, handicaps)`  the set-up in which each seat was given these
    `seated(setup, people)`  the set-up in which these seats are people's, the others computers'
    `told(words, name)`  what a name of a list is about, "" for nothing; it is said while it holds
    `paint(setup)`  what is drawn of a set-up in place of the picture of a way to play
    `why`       the key of the sentence that says why the game is among the others, "" for none
    `boards(kit, game)`  the boards that can be chosen, `ground(map)` what the game takes of one
    `broken(kit, game)`  the files that would be boards, were nothing wrong with them
    `fits(variant, map)`  whether a board is for a way to play, where not each is for all
    `chance`    whether a board may be laid out by chance, too
    `sides`     which side each seat is of, where that is chosen; their words are among `options`
    `clock(options, apart)`  how many milliseconds each plan may take, 0 for as long as one likes;
                             `apart` where several people play, each with a device of the own
    `says(words, setup)`  what follows from all that was chosen, "" for nothing
    `measured(variant, setup)`  which sentence tells what a way to play is, with all that was chosen
                               besides: `<words>.mode.<variant>.about` as a rule
    `fault(words, seats, options, map)`  why a match of so many cannot begin, "" if it can
    """

    game: str
    words: str
    all: tuple[Variant, ...]
    setup: Callable[[str, int, frozenset[str], Any], Any]
    usual: frozenset[str] = frozenset()
    lists: tuple[tuple[str, ...], ...] = ()
    given: Callable[[Any, Sequence[tuple[str, ...]]], Any] = lambda setup, handicaps: setup
    seated: Callable[[Any, Sequence[bool]], Any] = lambda setup, people: setup
    told: Callable[[Words, str], str] = lambda words, name: ""
    paint: Callable[[Any], Paint] | None = None
    why: str = ""
    boards: Callable[[Kit, str], Iterable[MapFile]] = boards_of
    broken: Callable[[Kit, str], Sequence[BrokenMap]] = broken_boards
    ground: Callable[[MapFile], Any] = ground_of
    fits: Callable[[str, MapFile], bool] = lambda variant, found: True
    chance: bool = True
    sides: Sides | None = None
    clock: Callable[[frozenset[str], bool], int] = lambda options, apart: 0
    says: Callable[[Words, Any], str] = lambda words, setup: ""
    measured: Callable[[str, Any], str] = lambda variant, setup: "about"
    fault: Callable[[Words, int, frozenset[str], MapFile | None], str] = (
        lambda words, seats, options, found: ""
    )

    @property
    def options(self) -> frozenset[str]:
        switches = (name for each in self.all for name in each.options)
        sides = self.sides.options if self.sides is not None else ()
        return frozenset(chain(switches, sides, *self.lists))

    def told_of(self, variant: str, setup: Any) -> str:
        """Return the key of what a way to play is, with all that was chosen besides."""
        return f"{self.words}.mode.{variant}.{self.measured(variant, setup)}"

    def about(self, words: Words, name: str) -> str:
        """Return what an optional rule does, or a name of a list is; "" where it is not told."""
        key = f"{self.words}.option.{name}.about"
        return words(key) if key in words else self.told(words, name)
