"""What a tank can do, and what it can no longer do and until when, in words."""

from __future__ import annotations

from game.rules.dice_and_armour.abilities import penetrates, reach, rests, speed
from game.rules.dice_and_armour.kinds import CHIPS, HOLD, VALUES, Part
from game.rules.dice_and_armour.state import Table, Tank, Wreck
from game.scenes.kit import Words

AILING = "armour.ailing"


def able(words: Words, tank: Tank) -> str:
    """Return how far a tank moves and shoots."""
    if not tank.has(Part.TRACKS):
        return words("armour.able.stays", count=reach(tank))
    return words("armour.able", moves=speed(tank), shoots=reach(tank))


def ails(words: Words, view: Table, tank: Tank) -> tuple[str, ...]:
    """Return a sentence for each broken part: what it costs, and for how long."""
    return tuple(_ail(words, view, tank, part) for part in tank.broken)


def standing(words: Words, tank: Tank) -> str:
    """Return how long a tank has held the enemy's base, "" where it does not."""
    return words("armour.holds", count=tank.held, most=HOLD) if tank.held else ""


def wreck_words(words: Words, wreck: Wreck) -> str:
    return words("armour.wreck.about", count=wreck.chips, most=CHIPS)


def _ail(words: Words, view: Table, tank: Tank, part: Part) -> str:
    name = words(f"armour.part.{part.name.lower()}")
    match part:
        case Part.TRACKS:
            said = words(f"{AILING}.tracks")
        case Part.ENGINE if VALUES[tank.kind].rests:
            said = words(f"{AILING}.rests_now" if rests(view, tank) else f"{AILING}.rests")
        case Part.ENGINE | Part.FRONT:
            said = words(f"{AILING}.{part.name.lower()}", count=speed(tank))
        case Part.REAR if tank.bound:
            said = words(f"{AILING}.bound", count=tank.bound)
        case Part.REAR:
            said = words(f"{AILING}.rear")
        case Part.SIDE:
            said = words(f"{AILING}.side")
        case Part.TURRET if tank.jammed:
            said = words(f"{AILING}.jammed", count=tank.jammed)
        case Part.TURRET:
            said = words(f"{AILING}.turret", count=penetrates(tank))
    return words(f"{AILING}.line", part=name, said=said)
