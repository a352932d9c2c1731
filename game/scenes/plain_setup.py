"""The set-up of a game in which nothing is chosen but who plays."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.ai.minds import offered, usual
from game.content.setups import standard
from game.rules import GAMES
from game.scenes.play.saving import make_way
from game.scenes.widgets.kinds import Picture, Widget
from game.view.box import Box

from .face import NotMine
from .faces import faces_of
from .fresh import fresh_match
from .kit import Kit
from .occupants import Occupant, last_setup
from .setup import setup_scene
from .sheet import Happening, Page, Sheet
from .stack import Change, Replace


@dataclass(frozen=True)
class _Panel:
    """The picture of the game, and a table on its first board."""

    kit: Kit
    game: str
    least: int
    most: int

    @property
    def strengths(self) -> tuple[str, ...]:
        return offered(self.game)

    def widgets(self, page: Page, box: Box, places: tuple[Occupant, ...]) -> tuple[Widget, ...]:
        side = min(box.width, box.height, 280)
        return (Picture(box.centred(side, side), f"door.{self.game}"),)

    def answer(self, event: Happening) -> Change:
        return None

    def resumed(self, answer: object) -> Change:
        return None

    def fault(self, places: tuple[Occupant, ...]) -> str:
        first = GAMES[self.game].first
        if first is None or first(len(places)) is not None:
            return ""
        return self.kit.words("setup.not_so_many", count=len(places))

    def choices_text(self) -> str:
        return ""

    def start(self, places: tuple[Occupant, ...]) -> Change:
        kit, setup = self.kit, standard(self.game, len(places))
        make_way(kit, self.game)
        match = fresh_match(kit, self.game, setup, kit.seed(), places, (("date", kit.today()),))
        return Replace(faces_of(kit)[self.game].door.resume(kit, match))


def plain_setup(kit: Kit, game: str, least: int, most: int, map: Path | None = None) -> Sheet:
    """Return the set-up for so many seats, with the last table offered again."""
    if map is not None:
        raise NotMine(map.name)
    places, _ = last_setup(kit, game)
    first = (Occupant(""), *(Occupant("", usual(game)) for _ in range(max(2, least) - 1)))
    return setup_scene(kit, game, _Panel(kit, game, least, most), places or first[:most])
