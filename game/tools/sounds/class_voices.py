"""The voices of the classes of the long road, from the darkest to the brightest."""

from __future__ import annotations

from collections.abc import Mapping

from .effects import Dice, Recipe, crumbs
from .long_road import bell, horn, swell, wood
from .monster_fight import throat
from .waves import Wave, at, band, decay, fade, filtered, glide, mix, noise, pan, room, sine


def barbarian(dice: Dice, tone: float) -> Wave:
    """Two shouts out of a broad chest, over a drum."""
    shouts = mix(throat(dice, 92 * tone, 0.2), at(0.24, 1.2 * throat(dice, 123 * tone, 0.4)))
    drum = decay(sine(glide(110, 46, 0.3, 2)), 0.08, 0.002)
    return room(fade(mix(shouts, drum, at(0.24, drum)), 0.005, 0.12), 0.4, 0.2)


def crusader(dice: Dice, tone: float) -> Wave:
    """Two horns of a host that open, and a third one over them."""
    horns = mix(horn(293.7 * tone, 0.6), horn(440 * tone, 0.6), at(0.18, horn(587.3 * tone, 0.5)))
    drum = decay(sine(glide(120, 58, 0.3, 2)), 0.07, 0.002)
    return room(fade(mix(drum, at(0.04, 0.8 * horns)), 0, 0.15), 0.5, 0.28)


def monk(dice: Dice, tone: float) -> Wave:
    """A block of wood, struck twice, and a bowl of bronze that goes on."""
    knocks = mix(wood(820 * tone), at(0.12, wood(820 * tone)))
    bowl = mix(bell(880 * tone, 0.9), 0.5 * bell(1318.5 * tone, 0.7))
    breath = 0.2 * swell(filtered(noise(dice, 0.5), band(700, 420, 1.2)))
    return room(fade(mix(0.8 * knocks, at(0.24, bowl), at(0.2, breath)), 0, 0.2), 0.6, 0.3)


def sorcerer(dice: Dice, tone: float) -> Wave:
    """Glass that rises, and sparks fall from it."""
    glass = [at(0.07 * n, bell(f * tone, 0.5)) for n, f in enumerate((1174.7, 1568, 2093, 2637))]
    rise = swell(sine(glide(1480, 2960, 0.35, 0.7) * tone))
    sparks = at(0.22, 0.8 * crumbs(dice, 18, 0.4, 6400))
    return room(fade(mix(pan(mix(*glass, 0.35 * rise), -0.1), sparks), 0.005, 0.15), 0.5, 0.32)


CLASS_VOICES: Mapping[str, Recipe] = {
    f"trek_{recipe.__name__}": recipe for recipe in (barbarian, crusader, monk, sorcerer)
}
