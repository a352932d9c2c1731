"""What a tank can do, what each broken part costs it and until when, in words."""

from __future__ import annotations

from game.rules.dice_and_armour.abilities import penetrates, reach, rests, speed
from game.rules.dice_and_armour.kinds import CHIPS, HOLD, VALUES, Part
from game.rules.dice_and_armour.state import Table, Tank, Wreck
from game.scenes.frame.kit import Words

AILING = "armour.ailing"


def able(words: Words, tank: Tank) -> str:
    """Return how far a tank moves and shoots."""
    if not tank.has(Part.TRACKS):
        return words("armour.able.stays", count=reach(tank))
    return words("armour.able", moves=speed(tank), shoots=reach(tank))


def ails(words: Words, view: Table, tank: Tank) -> tuple[str, ...]:
    """Return sentences for each broken part: what it costs, and for how long."""
    return tuple(
        words(f"{AILING}.line", part=words(f"armour.part.{part.name.lower()}"), said=said)
        for part in tank.broken
        for said in _ail(words, view, tank, part)
    )


def standing(words: Words, tank: Tank) -> str:
    """Return how long a tank has held the enemy's base, "" where it does not."""
    return words("armour.holds", count=tank.held, most=HOLD) if tank.held else ""


def wreck_words(words: Words, wreck: Wreck) -> str:
    return words("armour.wreck.about", count=wreck.chips, most=CHIPS)


def _ail(words: Words, view: Table, tank: Tank, part: Part) -> tuple[str, ...]:
    """Return what one broken part costs; without tracks nothing more is said of moves."""
    drives = tank.has(Part.TRACKS)
    bound = (words(f"{AILING}.bound", count=tank.bound),) if tank.bound and drives else ()
    match part:
        case Part.TRACKS:
            return (words(f"{AILING}.tracks"),)
        case Part.ENGINE if drives and VALUES[tank.kind].rests:
            return (words(f"{AILING}.rests_now" if rests(view, tank) else f"{AILING}.rests"),)
        case Part.ENGINE:
            return (words(f"{AILING}.engine", count=speed(tank)),) if drives else ()
        case Part.FRONT if drives:
            key = "front_bound" if bound and tank.has(Part.REAR) else "front"
            return (words(f"{AILING}.{key}", count=speed(tank), moves=tank.bound),)
        case Part.FRONT:
            return (words(f"{AILING}.blunt"),)
        case Part.REAR if drives:
            return bound or (words(f"{AILING}.rear"),)
        case Part.REAR:
            return ()
        case Part.SIDE:
            return (words(f"{AILING}.side"),)
        case Part.TURRET if tank.jammed:
            return (words(f"{AILING}.jammed", count=tank.jammed),)
        case Part.TURRET:
            key = "turret" if penetrates(tank) else "no_face"
            return (words(f"{AILING}.{key}", count=penetrates(tank)),)
