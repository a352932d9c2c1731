"""What blows and ways are made of: how each blow is dealt, ways through the air, cards laid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.core.rules import Seat
from game.rules.arena_of_eight.blows import SUPERS, Blow, Fighter
from game.rules.arena_of_eight.cards import Card, Cards
from game.rules.arena_of_eight.state import Place, Table, other
from game.view.show.clip import Clip, Cue, Ease, Effect, Move, Pose, effect_at, effect_between

from .fighters import Steps, acting
from .standing_pieces import CHEST, HEAD, STAGE, above, rest

HOP, FLIGHT = 560, 760
"""How long a hop and a salto take."""

LOW, HIGH = 0.8, 1.5
"""How high they go, in cells."""

BACK = 240
"""How long a fighter takes back to its stance."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """How a blow is dealt: its stances, when it lands, and what is heard then."""

    steps: Steps
    lands: int
    sound: str = "tin.punch"


_KICKED = (("hand", 70), ("kick", 90), ("hand", 80), ("kick", 150))
DEALT: Mapping[Blow, Dealt] = {
    Blow.HAND: Dealt((("hand", 90), ("hand", 170)), 80),
    Blow.KICK: Dealt((("kick", 110), ("kick", 170)), 100),
    Blow.SLIDE: Dealt((("sweep", 110), ("sweep", 170)), 90),
    Blow.THROW: Dealt((("grab", 60), ("grab", 260)), 60, "tin.block"),
    Blow.SWEEP: Dealt((("sweep", 120), ("sweep", 190)), 110),
    Blow.UPPERCUT: Dealt((("uppercut", 110), ("uppercut", 220)), 90),
    Blow.SALTO: Dealt((("kick", 90), ("kick", 190)), 80),
    Blow.CYCLONE: Dealt(_KICKED, 150),
    Blow.FROST: Dealt((("grab", 120), ("grab", 320)), 200, "tin.frost"),
    Blow.HARPOON: Dealt((("uppercut", 110), ("uppercut", 220)), 90),
    Blow.THUNDER: Dealt((("grab", 90), ("grab", 330)), 110, "tin.bolt"),
}


def dealt(seat: Seat, blow: Blow, begins: int = 0, until: int = 0) -> Effect:
    """Return how the striker deals its blow and comes back to its stance."""
    return acting(seat, *DEALT[blow].steps, ("stand", BACK), begins=begins, until=until)


def laid(clip: Clip, cards: Cards, blow: Blow | None = None) -> Clip:
    """Return the clip with the cards that are played for it."""
    words = " ".join(("laid", *shown_as(cards, blow)))
    return replace(
        clip,
        effects=(effect_at(words, STAGE, clip.ms), *clip.effects),
        cues=(Cue("card.lay"), *clip.cues),
    )


def shown_as(cards: Cards, blow: Blow | None) -> tuple[str, ...]:
    """Return by what pictures cards lie there: that of a super blow has its fighter's sign."""
    own = f"super.{blow.value}" if blow in SUPERS.values() and blow else Card.SUPER.value
    return tuple(own if card is Card.SUPER else card.value for card in cards)


def arc(
    seat: Seat, start: Pose, end: Pose, high: float, begins: int, ends: int
) -> dict[str, tuple[Move, ...]]:
    """Return a way through the air, so many cells high."""
    top = replace(start.towards(end, 0.5), y=start.y - high)
    half = (begins + ends) // 2
    waits = Move(start, start, Ease.STEADY, 0, begins)
    rise, fall = Move(start, top, Ease.SETTLE, begins, half), Move(top, end, Ease.FALL, half, ends)
    return {f"fighter {seat}": (waits, rise, fall)}


def hopped(shown: Table, seat: Seat, to: Place) -> Clip:
    """Two cells on springs."""
    act = acting(seat, ("dip", 110), ("hop", 140), ("hop", HOP - 400), ("stand", 150))
    ways = arc(seat, rest(shown.sides[seat].cell), rest(to), LOW, 90, HOP - 90)
    return Clip(HOP, ways, (act,), (Cue("tin.spring", 80), Cue("tin.land", HOP - 90)))


def flown(shown: Table, seat: Seat, to: Place, then: str = "stand") -> Clip:
    """Heels over head along the line, over whoever stands there."""
    down = FLIGHT - 140
    # The stance before the last undoes the turn at once, where it looks the same.
    rolls = ("tuck", 120), ("rolled", down - 260), ("tuck", 0)
    act = acting(seat, ("dip", 140), *rolls, (then, 140))
    ways = arc(seat, rest(shown.sides[seat].cell), rest(to), HIGH, 120, down)
    cues = (Cue("tin.spring", 100), Cue("tin.land", down))
    return Clip(FLIGHT, ways, (act, dusty(rest(to), down)), cues)


def dusty(at: Pose, begins: int = 0) -> Effect:
    """Return dust at somebody's feet."""
    return effect_at("dust", replace(at, y=at.y + 0.2), 420, begins)


def hurled(shown: Table, seat: Seat, blow: Blow, begins: int = 0) -> tuple[Effect, ...]:
    """Return what flies from the striker to this seat with a super blow."""
    by, struck = shown.sides[other(seat)].cell, above(shown.sides[seat].cell, CHEST)
    match blow:
        case Blow.THUNDER:
            return (effect_between("bolt", above(by, HEAD - 0.2), struck, 420, begins + 60),)
        case Blow.FROST:
            return (effect_between("cold", above(by, 2), struck, 900, begins + 40),)
        case Blow.CYCLONE:
            return (effect_between("gale", rest(by), rest(shown.sides[seat].cell), 560, begins),)
        case _:
            return ()


SIGHTS: Mapping[Fighter, tuple[str, str]] = {
    Fighter.CYCLONE: ("gale", "tin.gale"),
    Fighter.FROST: ("cold", "tin.frost"),
    Fighter.HARPOON: ("rope", "tin.rope"),
    Fighter.THUNDER: ("bolt", "tin.bolt"),
}
"""What is seen and heard of each super blow."""
