"""What a seat's standing is worth at the end of a round, in thousandths of a duel."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.one_cut.state import AHEAD

from .imagined_round import APART, CENTRE, Place

ALL = 1000
WOUND = 230
LEADS = (0, 90, 190, 310, 500, ALL)
"""What it is worth to be so many points of the middle ahead (U8.1)."""
NEARER = 60
"""What it is worth to stand nearer to the middle, where the next point comes from."""

KNIFE, KNIFED = 40, range(2, 6)
"""What a knife is worth that the other has not, and at which distances."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What is taken as it is for a round: the lead in points, None where there are none; and 1
    for a knife that only the first of the two has, -1 for one that only the other has. A style
    weighs the `middle` in hundredths."""

    lead: int | None
    knife: int = 0
    middle: int = 100

    def worth(self, place: Place) -> int:
        """Return what a round that ends so is worth to the first of the two."""
        cell, their, wounds, wounded, *_ = place
        found = WOUND * (wounded - wounds)
        if self.knife and APART[cell][their] in KNIFED:
            found += KNIFE * self.knife
        if self.lead is None:
            return found
        closer = CENTRE[their] - CENTRE[cell]
        lead = self.lead + (closer > 0) - (closer < 0)
        if abs(lead) >= AHEAD:
            return ALL if lead > 0 else -ALL
        ahead = LEADS[abs(lead)] if lead >= 0 else -LEADS[-lead]
        nearer = NEARER * self.middle // 100 * ((closer > 0) - (closer < 0))
        return max(-ALL, min(ALL, found + ahead + nearer))

    @property
    def turned(self) -> Standing:
        """Return the same as the other seat sees it, who is taken to have no style."""
        return Standing(None if self.lead is None else -self.lead, -self.knife)
