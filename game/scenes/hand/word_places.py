"""Where the words of a hand stand: each in one place as long as one chooses.

Words that may come together have places of their own; words of different steps may share one.
What else stands among them, as a number that is picked like a word, keeps its place, too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from game.core.spelling import Offers, Part, Word

Standing = tuple[Part, ...]


@lru_cache(maxsize=16)
def word_places(offers: Offers, standing: Standing) -> Mapping[Part, int]:
    """Return the place of every word of these choices; the standing ones come first.

    A step at which none of those may come has their places for its own words.
    """
    places: dict[Part, int] = {part: place for place, part in enumerate(standing)}
    for together in _together(offers):
        stands = standing if {*standing} & {*together} else ()
        taken = {places[word] for word in (*stands, *together) if word in places}
        for word in together:
            if word not in places:
                places[word] = _first_free(taken)
                taken.add(places[word])
    return places


def placed(parts: Collection[Part], places: Mapping[Part, int]) -> dict[Part, int]:
    """Return a place for each of these parts; what has none yet lies after all words."""
    most = max(places.values(), default=-1) + 1
    others = [part for part in parts if part not in places]
    return {
        **{part: places[part] for part in parts if part in places},
        **{part: most + number for number, part in enumerate(others)},
    }


def _together(offers: Offers) -> Iterator[tuple[Word, ...]]:
    """Yield the words that may come at each step."""
    waiting = [offers.branch(())]
    seen: set[tuple[Word, ...]] = set()
    while waiting:
        branch = waiting.pop()
        waiting += branch.next.values()
        words = tuple(part for part in branch.next if isinstance(part, Word))
        if words and words not in seen:
            seen.add(words)
            yield words


def _first_free(taken: set[int]) -> int:
    return next(place for place in range(len(taken) + 1) if place not in taken)
