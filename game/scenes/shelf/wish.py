"""What is wished of a game: for how many, how long, and what kind of fun."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.content.shelf.boxes import Fun, ShelfBox

PEOPLE = (1, 2, 3, 4, 5)
"""The last one stands for more, too."""
MINUTES = (15, 30, 60)


@dataclass(frozen=True, slots=True)
class Wish:
    """What was chosen, 0 and None for all the same."""

    people: int = 0
    minutes: int = 0
    fun: Fun | None = None

    def fits(self, box: ShelfBox) -> bool:
        """Whether a game is so: computers take the seats that are left, a short match is enough."""
        return (
            self.people <= box.seats[1]
            and (not self.minutes or box.minutes[0] <= self.minutes)
            and (self.fun is None or self.fun in box.kinds)
        )

    def with_people(self, count: int) -> Wish:
        """Wish for so many, or no longer if that was wished."""
        return replace(self, people=0 if count == self.people else count)

    def with_minutes(self, minutes: int) -> Wish:
        return replace(self, minutes=0 if minutes == self.minutes else minutes)

    def with_fun(self, fun: Fun) -> Wish:
        return replace(self, fun=None if fun is self.fun else fun)
