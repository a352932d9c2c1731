"""The set-up of One Cut: of how many duels, and the optional rules."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path

from game.ai.minds import offered, usual
from game.rules.one_cut.state import LENGTHS, SEATS, Options, Setup
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
from game.scenes.widgets.kinds import Label, Picture, Toggle, Widget
from game.scenes.widgets.layout import tabs
from game.view.box import Box
from game.view.style import BODY, SMALL

GAME = "one_cut"
GAP = 8.0
OPTIONS = tuple(each.name for each in fields(Options))
USUAL = frozenset({"middle"})
"""Without it nobody need ever come near (U8.1)."""


@dataclass
class DuelPanel:
    """The part of the set-up that is the game's own; choices are kept as words of a line."""

    kit: Kit
    best_of: int = 5
    on: set[str] = field(default_factory=lambda: set(USUAL))
    least: int = len(SEATS)
    most: int = len(SEATS)

    @property
    def strengths(self) -> tuple[str, ...]:
        return offered(GAME)

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        words = self.kit.words
        names = [words("cut.setup.best_of", count=count) for count in LENGTHS]
        told = box.below(50, 8).top(min(150, 66 + page.grown(34)))
        low, count = box.below(58 + told.height, GAP), 2 * len(OPTIONS)
        rows = low.stack(count, min(26 + page.grown(24), low.height / count - GAP), GAP)
        return (
            *tabs("length", box.top(50), names, LENGTHS.index(self.best_of)),
            Picture(told.left(75), "blade.stance.e.0"),
            Picture(told.edge(75), "blade.block.w.2"),
            Label(told.inset(84, 0), words("cut.setup.about"), BODY, "words"),
            *(
                Toggle(name, row, words(f"cut.option.{name}"), name in self.on)
                for name, row in zip(OPTIONS, rows[::2], strict=True)
            ),
            *(
                Label(row.beside(26), words(f"cut.option.{name}.about"), SMALL, "quiet")
                for name, row in zip(OPTIONS, rows[1::2], strict=True)
            ),
        )

    def answer(self, event: Happening) -> Change:
        match event:
            case Changed("length", int(place)):
                self.best_of = LENGTHS[place]
            case Changed(name, bool(on)) if name in OPTIONS:
                self.on = self.on | {name} if on else self.on - {name}
            case _:
                pass
        return None

    def resumed(self, answer: object) -> Change:
        return None

    def fault(self, places: tuple[Occupant, ...]) -> str:
        return ""

    def choices_text(self) -> str:
        return " ".join((str(self.best_of), *sorted(self.on)))

    def start(self, places: tuple[Occupant, ...]) -> Change:
        kit = self.kit
        make_way(kit, GAME)
        match = fresh_match(kit, GAME, self.chosen, kit.seed(), places, (("date", kit.today()),))
        return Replace(faces_of(kit)[GAME].door.resume(kit, match))

    @property
    def chosen(self) -> Setup:
        return Setup(self.best_of, Options(**{name: name in self.on for name in OPTIONS}))


def duel_setup(kit: Kit, path: Path | None = None) -> Sheet:
    """Return the set-up as it was left; the game has no maps."""
    if path is not None:
        raise NotMine(path.name)
    places, text = last_setup(kit, GAME)
    usual_places = (Occupant(""), Occupant("", usual(GAME)))
    return setup_scene(kit, GAME, _read(kit, text), places or usual_places)


def _read(kit: Kit, text: str) -> DuelPanel:
    """Return the panel with the choices of a line; what it does not know is left out."""
    said = text.split()
    if not said:
        return DuelPanel(kit)
    best_of = next((count for count in LENGTHS if str(count) in said), 5)
    return DuelPanel(kit, best_of, {name for name in said if name in OPTIONS})
