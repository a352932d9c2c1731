"""How far somebody has come on the road: the stars of each stage, and which chapters are open."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from game.content.maps.map_kind import tasks_of
from game.content.tasks.challenges import Challenge
from game.content.tasks.road import Chapter, Errand, Stage, load_road
from game.scenes.challenges.left_half_way import all_half_way, named
from game.scenes.faces.challenge_face import games_of
from game.scenes.frame.kit import Kit
from game.scenes.seats.commanders import commanders
from game.session.people import side_roads
from game.session.people.progress import Best, Progress, load

MOST = 3
"""So many stars a stage has, whatever ladder its challenge has."""


def chapters(where: Path | None = None) -> tuple[Chapter, ...]:
    """Return the chapters of a folder, else the program's, or raise ContentError."""
    games = {name for each in commanders() for name, _ in each.posts}
    return load_road(
        {game: [each.id for each in commanders() if each.post(game)] for game in sorted(games)},
        where,
    )


@dataclass
class Travel:
    """`known` are the challenges of the stages that were looked at, None where there is none of
    the id; `place` is the stage that is looked at, `left` what is half-way: stages and
    challenges by their ids."""

    chapters: tuple[Chapter, ...]
    progress: Progress
    entered: tuple[str, ...] = ()
    chapter: int = 0
    place: int = 0
    known: dict[str, Challenge | None] = field(default_factory=dict)
    left: frozenset[str] = frozenset()

    @property
    def shown(self) -> Chapter:
        return self.chapters[self.chapter]

    @property
    def chosen(self) -> Stage:
        return self.shown.stages[self.place]

    @property
    def total(self) -> int:
        return sum(map(self.stars_in, self.chapters))

    @property
    def waits(self) -> bool:
        """Whether the challenge of the stage that is looked at has still to be read."""
        task = self.chosen.task
        return isinstance(task, Errand) and task.challenge not in self.known

    def stars_in(self, chapter: Chapter) -> int:
        return sum(map(self.stars, chapter.stages))

    def stars(self, stage: Stage) -> int:
        best = self.best(stage)
        if best is None:
            return 0
        if isinstance(stage.task, Errand):
            ranks = tasks_of(stage.task.challenge.partition(".")[0]).ranks
            most = ranks.most if ranks else MOST
            # The longer ladder of another game is climbed by thirds.
            return min(MOST, -(-best.stars * MOST // most))
        return min(MOST, best.stars)

    def best(self, stage: Stage) -> Best | None:
        task = stage.task
        return self.progress.on(task.challenge if isinstance(task, Errand) else stage.id)

    def is_left(self, stage: Stage) -> bool:
        """Whether it was left half-way."""
        task = stage.task
        return (task.challenge if isinstance(task, Errand) else stage.id) in self.left

    def is_open(self, chapter: Chapter) -> bool:
        return self.total >= chapter.needs or chapter.name in self.entered

    def read(self, kit: Kit) -> None:
        """Read the challenge of the stage that is looked at."""
        task = self.chosen.task
        if isinstance(task, Errand):
            self.known[task.challenge] = named(kit, task.challenge)

    def look_anew(self, kit: Kit) -> None:
        """Something may have been won."""
        self.progress, self.entered = load(kit.folder), side_roads.entered(kit.folder)
        self.left = all_half_way(kit, games_of(kit))

    def to_first_open(self) -> None:
        """Look at the first stage without a star in the chapters that are open, else the last."""
        for number, chapter in enumerate(self.chapters):
            if not self.is_open(chapter):
                return
            self.chapter = number
            for place, stage in enumerate(chapter.stages):
                self.place = place
                if not self.stars(stage):
                    return

    def to_next(self) -> None:
        """Look at the stage after this one, beyond the last one of a chapter at the next."""
        if self.place + 1 < len(self.shown.stages):
            self.place += 1
        elif self.chapter + 1 < len(self.chapters):
            self.chapter, self.place = self.chapter + 1, 0


def travel(kit: Kit, where: Path | None = None) -> Travel:
    """Return how far the travellers of this machine have come, or raise ContentError."""
    found = Travel(chapters(where), load(kit.folder))
    found.look_anew(kit)
    found.to_first_open()
    return found


def stage_of(id: str) -> Stage | None:
    """Return the stage of an id, None if there is none."""
    return next((each for one in chapters() for each in one.stages if each.id == id), None)
