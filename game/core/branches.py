"""Spelled actions as a tree: what may follow after some parts, and what is still possible there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.core.dials import Knob
from game.core.parts import Dial, Part, Spelling


@dataclass(slots=True)
class Branch:
    """What follows after some parts: the action they spell, and the branches by next part."""

    finished: Any = None
    left: list[Any] = field(default_factory=list)
    next: dict[Part, Branch] = field(default_factory=dict)

    def plant(self, spelling: Spelling, action: Any) -> None:
        branch = self
        branch._leave(action)
        for part in spelling:
            following = branch.next.get(part)
            if following is None:
                following = branch.next[part] = Branch()
            branch = following
            branch._leave(action)
        branch.finished = action

    def after(self, part: Part, knob: Callable[[Any, str], Knob | None]) -> Branch | None:
        """Return what follows a part, None where it may not come. For a dial that is turned to a
        number nobody planted the nearest of those that were stands; `knob` says how far it goes
        before the actions that are left."""
        following = self.next.get(part)
        if following is not None or not isinstance(part, Dial):
            return following
        planted = self._planted(part.name)
        reach = knob(self.left[0], part.name) if planted else None
        if reach is None or not reach.may(part.value):
            return None
        return planted[reach.nearest(part.value, planted)]

    @property
    def turns(self) -> bool:
        """Whether only dials follow."""
        return bool(self.next) and all(isinstance(part, Dial) for part in self.next)

    def _planted(self, name: str) -> dict[int, Branch]:
        """Return what follows each number of a dial that was planted."""
        return {
            part.value: following
            for part, following in self.next.items()
            if isinstance(part, Dial) and part.name == name
        }

    def _leave(self, action: Any) -> None:
        """Count the action among those left; all spellings of one are planted together."""
        if not self.left or self.left[-1] is not action:
            self.left.append(action)
