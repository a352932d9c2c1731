"""What every scene may need, as one small frozen value. The app fills it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from game.ai.questions import InSlices, Thinker
from game.content.maps.map_cache import BoardShelf
from game.content.texts import LANGUAGES, Texts, load_texts
from game.session.files.background_writing import Behind
from game.session.files.writing_behind import Writer
from game.view.canvas.lettering import Type
from game.view.canvas.qr_squares import Squares
from game.view.files.camera import Camera

from .company import Company
from .devices import Seating
from .settings import Settings, checked
from .stack import Scene

Names = tuple[str, ...]
"""What the players are called, by their seats."""


class Sounds(Protocol):
    """Sounds by id. A missing one is silent."""

    def play(self, id: str) -> None: ...
    def music(self, id: str) -> None:
        """Play a tune in a loop, "" for silence; the same tune goes on."""
        ...

    def intensity(self, layers: int) -> None:
        """Let so many layers be heard over the tune, where it has any; at -1 it is soft, at -2
        silent."""
        ...


class Words:
    """The texts in the language chosen now: `words("title.play")`, gaps by name."""

    def __init__(self, texts: Texts, load: Callable[[str], Texts] = load_texts) -> None:
        self.texts = texts
        self._load = load
        self._all: tuple[Texts, ...] = ()

    def __call__(self, key: str, /, **gaps: str | int) -> str:
        return self.texts(key, **gaps)

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def said_by(self, game: str, key: str) -> str:
        """Return a text without gaps as a game has it: in its own words, if there are any."""
        own = f"{key}.{game}"
        return self(own if own in self else key)

    @property
    def language(self) -> str:
        return self.texts.language

    def anywhere(self, key: str) -> frozenset[str]:
        """Return what a text without gaps is called in each of the languages."""
        if not self._all:
            self._all = tuple(self._load(language) for language in LANGUAGES)
        return frozenset(texts(key) for texts in self._all)

    def other(self, language: str) -> Words:
        """Return the words in another language."""
        return Words(self._load(language), self._load)

    def speak(self, language: str) -> None:
        if language != self.texts.language:
            self.texts = self._load(language)


@dataclass
class Book:
    """The settings now, and `keep`, which is told every change."""

    now: Settings
    keep: Callable[[Settings], None] = lambda settings: None

    def change(self, **fields: Any) -> None:
        changed = checked(replace(self.now, **fields))
        if changed != self.now:
            self.now = changed
            self.keep(changed)


@dataclass
class BlackBox:
    """What a crash report says about the match: its scene puts a function here."""

    tell: Callable[[], str] = lambda: ""


class Phones(Protocol):
    """The phones in people's hands, as all scenes know them; game/scenes/phones/ knows more."""

    def serve(self, giver: Any) -> None:
        """Give these seats from now on: those of a set-up, or of a sitting."""
        ...

    def asks(self, hide: bool) -> Scene | None:
        """Return the question for who sits at the screen; `hide` covers what lies below."""
        ...

    def answered(self, yes: bool) -> None:
        """Take the answer to it."""
        ...

    def stop(self) -> None:
        """Hang up, and listen no more."""
        ...


def at_once(steps: Callable[[], Iterator[object]]) -> None:
    """Take all of these steps."""
    for _ in steps():
        pass


class NoPhones:
    """A program that knows of no phones."""

    def serve(self, giver: Any) -> None:
        """Nobody is there to be served."""

    def asks(self, hide: bool) -> Scene | None:
        """Nobody asks for anything."""
        return None

    def answered(self, yes: bool) -> None:
        """Nobody has asked."""

    def stop(self) -> None:
        """Nobody listens."""


@dataclass(frozen=True, slots=True)
class Kit:
    """`folder` is where saves lie, `maps` where maps lie, `today` an ISO date, `hour` such as
    "19:30", `seed` a fresh one.

    `writer` writes what the game must not wait for, `copy(words)` and `paste()` use the clipboard,
    `show_folder(path)` has the machine show a folder, False where it cannot, `pads` are the names
    of the pads that are in, by their numbers, `camera` takes pictures for files, `squares(words)`
    are what another camera reads, none where that cannot be made. A scene goes back to the title
    by Restart(kit.title()). `thinker` answers for computer players. `lessons(game, aside)` is the
    page of the guided matches, "" for the first game to learn, aside from a match or not. `seats`
    is how many the command line asks for. `slot` tells programs apart that live on one folder.
    `shelf(kit, game)` is the shelf with this game in front.
    `evenings(kit)` is the page of the evenings, `evening` the mark of the one for which matches
    count, "" for none. `boards` remembers the maps that were read and `trials` the matches played
    on them, `faces` are the games there are: faces_of in all_faces.py knows them. `phones` may sit
    at the table, too; `company` are the people who are here. `beside(steps)` takes steps that no
    frame is to wait for.
    """

    words: Words
    type: Type
    sounds: Sounds
    settings: Book
    seating: Seating
    folder: Path
    maps: Path
    version: str
    today: Callable[[], str]
    seed: Callable[[], int]
    title: Callable[[], Scene]
    faces: Mapping[str, object]
    lessons: Callable[[str, bool], Scene]
    evenings: Callable[[Kit], Scene]
    shelf: Callable[[Kit, str], Scene]
    seats: int = 0
    slot: int = 1
    hour: Callable[[], str] = field(default=lambda: "")
    evening: str = ""
    boards: BoardShelf = field(default_factory=BoardShelf)
    trials: dict[Hashable, Any] = field(default_factory=dict)
    black_box: BlackBox = field(default_factory=BlackBox)
    writer: Writer = field(default_factory=Behind)
    thinker: Thinker = field(default_factory=InSlices)
    copy: Callable[[str], bool] = field(default=lambda words: False)
    paste: Callable[[], str] = field(default=lambda: "")
    show_folder: Callable[[Path], bool] = field(default=lambda path: False)
    pads: Callable[[], Mapping[int, str]] = field(default=dict)
    camera: Camera | None = None
    squares: Callable[[str], Squares] = field(default=lambda words: ())
    phones: Phones = field(default_factory=NoPhones)
    beside: Callable[[Callable[[], Iterator[object]]], None] = field(default=at_once)
    company: Company = field(default_factory=Company)
