"""The set-up of Proving Ground: which of the four games, and the optional rules."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from game.ai.minds import offered, usual
from game.content.map_facts import name_in
from game.content.maps import MapFile, load
from game.rules.proving_ground.state import Mode, Options, Setup
from game.scenes.commands import Changed
from game.scenes.face import NotMine
from game.scenes.faces import faces_of
from game.scenes.fresh import fresh_match
from game.scenes.kit import Kit
from game.scenes.occupants import Occupant, last_setup
from game.scenes.play.saving import make_way
from game.scenes.setup import setup_scene
from game.scenes.sheet import Happening, Page, Sheet
from game.scenes.stack import Change, Replace
from game.scenes.widgets.kinds import Choice, Label, Picture, Toggle, Widget
from game.scenes.widgets.layout import tabs
from game.view.box import Box
from game.view.style import BODY

GAME = "proving_ground"
GAP = 8.0
MODES = tuple(Mode)
OPTIONS = tuple(each.name for each in fields(Options))
FITS = {
    Mode.BATTLE: ("draft", "short", "deadly_bases", "no_shells"),
    Mode.TEAM: ("draft", "short", "deadly_bases", "no_shells"),
    Mode.FAMILY: ("open_family",),
    Mode.SOLO: ("draft", "three_cards"),
}
"""Which optional rules mean anything in which game."""

SHOWN = {Mode.BATTLE: "pawn.t_34.1", Mode.TEAM: "icon.people"} | {
    Mode.FAMILY: "location.a",
    Mode.SOLO: "artillery",
}


@dataclass
class ProvingPanel:
    """The part of the set-up that is the game's own; choices are kept as words of a line."""

    kit: Kit
    mode: Mode = Mode.BATTLE
    on: set[str] = field(default_factory=set)
    layouts: tuple[MapFile, ...] = ()
    layout: int = 0
    least: int = 1
    most: int = 4

    @property
    def strengths(self) -> tuple[str, ...]:
        return offered(GAME)

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        words = self.kit.words
        names = [words(f"proving.mode.{mode.value}") for mode in MODES]
        told = box.below(50, 14).top(110)
        about = words(f"proving.mode.{self.mode.value}.about")
        count = len(FITS[self.mode]) + 1
        low = box.below(176)
        rows = low.stack(count, min(26 + page.grown(24), low.height / count - GAP), GAP)
        return (
            *tabs("mode", box.top(50), names, MODES.index(self.mode)),
            Picture(told.left(110), SHOWN[self.mode]),
            Label(told.beside(110, 20), about, BODY, "words"),
            *(
                Toggle(name, row, words(f"proving.option.{name}"), name in self.on)
                for name, row in zip(FITS[self.mode], rows, strict=False)
            ),
            *self._layouts(rows[-1]),
        )

    def answer(self, event: Happening) -> Change:
        match event:
            case Changed("mode", int(place)):
                self.mode = MODES[place]
            case Changed("layout", int(place)):
                self.layout = place
            case Changed(name, bool(on)) if name in OPTIONS:
                self.on = self.on | {name} if on else self.on - {name}
            case _:
                pass
        return None

    def resumed(self, answer: object) -> Change:
        return None

    def fault(self, places: tuple[Occupant, ...]) -> str:
        count = len(places)
        if self.mode is Mode.SOLO:
            return self.kit.words("proving.setup.fault.solo") if count != 1 else ""
        if self.mode is Mode.TEAM:
            return self.kit.words("proving.setup.fault.team") if count != 4 else ""
        return self.kit.words("proving.setup.fault.few") if count < 2 else ""

    def choices_text(self) -> str:
        drawn = self.drawn
        return " ".join((self.mode.value, *sorted(self.on), drawn.file.stem if drawn else ""))

    def start(self, places: tuple[Occupant, ...]) -> Change:
        kit = self.kit
        make_way(kit, GAME)
        match = fresh_match(
            kit, GAME, self.chosen(len(places)), kit.seed(), places, (("date", kit.today()),)
        )
        return Replace(faces_of(kit)[GAME].door.resume(kit, match))

    def chosen(self, seats: int) -> Setup:
        on = {name: True for name in FITS[self.mode] if name in self.on}
        floor = self.drawn.ground.floor if self.drawn and self.mode is not Mode.FAMILY else ""
        return Setup(self.mode, seats, replace(Options(), **on), floor)

    @property
    def drawn(self) -> MapFile | None:
        """The layout that was chosen, None for shuffled tokens."""
        return self.layouts[self.layout - 1] if self.layout else None

    def _layouts(self, row: Box) -> tuple[Widget, ...]:
        words = self.kit.words
        if self.mode is Mode.FAMILY:
            return ()
        names = (name_in(each.facts.titles, words.language) for each in self.layouts)
        offered = (words("proving.setup.board.random"), *names)
        return (Choice("layout", row, words("proving.setup.board"), offered, self.layout),)


def proving_setup(kit: Kit, path: Path | None = None) -> Sheet:
    """Return the set-up as it was left, on a map where there is one."""
    own = load(path) if path is not None else None
    if own is not None and own.game != GAME:
        raise NotMine(own.file.name)
    places, text = last_setup(kit, GAME)
    panel = _read(kit, text, own)
    return setup_scene(kit, GAME, panel, places or (Occupant(""), Occupant("", usual(GAME))))


def _read(kit: Kit, text: str, own: MapFile | None) -> ProvingPanel:
    """Return the panel with the choices of a line; what it does not know is left out."""
    said = text.split()
    mode = next((mode for mode in MODES if mode.value in said[:1]), Mode.BATTLE)
    layouts = _layouts(kit, own)
    names = [each.file.stem for each in layouts]
    left = next((names.index(word) + 1 for word in said[1:] if word in names), 0)
    on = {name for name in said[1:] if name in OPTIONS}
    return ProvingPanel(kit, mode, on, layouts, len(layouts) if own else left)


def _layouts(kit: Kit, own: MapFile | None) -> tuple[MapFile, ...]:
    """Return the layouts that can be played, in their order, the one that was asked for last."""
    read = (kit.boards.read(path) for path in sorted((kit.maps / GAME).glob("*.tmx")))
    found = (each for each in read if isinstance(each, MapFile) and each.game == GAME)
    ordered = sorted(found, key=lambda each: (each.facts.order, each.file.name))
    return (*ordered, *((own,) if own else ()))
