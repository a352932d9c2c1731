"""The noises of a fight with monsters: iron, spells, companions, and what the Overlord does."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .effects import Dice, Recipe, crumbs, plate
from .long_road import bell, horn, swell
from .waves import (
    Wave,
    at,
    band,
    decay,
    fade,
    filtered,
    glide,
    low,
    mix,
    noise,
    pan,
    pulse,
    room,
    saw,
    sine,
    steady,
)


def monsters(dice: Dice, tone: float) -> Wave:
    """Something growls in the bushes, and it is not alone."""
    growls = [
        pan(at(0.22 * n, throat(dice, f * tone, 0.6)), side)
        for n, (f, side) in enumerate(((74, -0.5), (98, 0.5)))
    ]
    drum = decay(sine(glide(110, 48, 0.5, 2)), 0.12, 0.002)
    return room(fade(mix(*growls, pan(drum, 0)), 0.005, 0.15), 0.5, 0.28)


def join(dice: Dice, tone: float) -> Wave:
    """A friend draws a blade and stands beside you."""
    return room(fade(mix(_drawn(dice, tone), at(0.3, horn(392 * tone, 0.35)))), 0.4, 0.25)


def turn(dice: Dice, tone: float) -> Wave:
    """A knuckle on a shield: your turn."""
    knock = mix(decay(sine(glide(240, 150, 0.12)), 0.03), 0.4 * plate(720 * tone, 0.03, 0.2))
    return room(fade(mix(knock, at(0.15, 1.2 * knock))), 0.3, 0.22)


def step(dice: Dice, tone: float) -> Wave:
    """One step in armour."""
    heel = decay(sine(glide(140, 62, 0.14, 2) * tone), 0.025)
    mail = 0.4 * crumbs(dice, 5, 0.12, 4200)
    return room(fade(mix(pan(heel, 0), mail)), 0.2, 0.15)


def blow(dice: Dice, tone: float) -> Wave:
    """A blade goes through the air and hits."""
    air = swell(filtered(noise(dice, 0.16), band(1300 * tone, 3600 * tone, 1.0)))
    hit = mix(
        decay(sine(glide(210, 52, 0.3, 3) * tone), 0.05, 0.001),
        decay(filtered(noise(dice, 0.16), low(2600, 500)), 0.025, 0.0008),
        0.5 * plate(1340 * tone, 0.03, 0.25),
    )
    return room(fade(np.tanh(1.6 * mix(0.6 * air, at(0.12, 1.3 * hit)))), 0.3, 0.22)


def blocked(dice: Dice, tone: float) -> Wave:
    """A blade on a shield, that holds."""
    ring = mix(plate(560 * tone, 0.09, 0.5), 0.7 * plate(1890 * tone, 0.05, 0.35))
    thump = decay(sine(glide(170, 78, 0.2, 2)), 0.04, 0.001)
    return room(fade(mix(thump, 0.9 * ring), 0, 0.1), 0.35, 0.25)


def dodged(dice: Dice, tone: float) -> Wave:
    """A blade goes through the air, and hits nothing."""
    air = swell(filtered(noise(dice, 0.3), band(900 * tone, 4200 * tone, 0.9)))
    feet = at(0.2, decay(filtered(noise(dice, 0.1), band(1500, 900, 1.4)), 0.02, 0.004))
    return room(fade(mix(air, 0.6 * feet)), 0.25, 0.2)


def spell(dice: Dice, tone: float) -> Wave:
    """A word is said, and sparks fly from it."""
    word = swell(sine(glide(392, 587, 0.35) * tone) + 0.5 * sine(glide(588, 880, 0.35) * tone))
    sparks = at(0.28, 0.7 * crumbs(dice, 16, 0.4, 5200))
    burst = at(0.3, decay(filtered(noise(dice, 0.4), low(5200, 700)), 0.06, 0.002))
    return room(fade(mix(pan(0.7 * word, -0.1), sparks, pan(burst, 0.1)), 0.01, 0.1), 0.5, 0.3)


def hurt(dice: Dice, tone: float) -> Wave:
    """Poison works, or a blow comes back: a hiss and a groan."""
    hiss = swell(filtered(noise(dice, 0.3), band(5200, 3400, 0.9)))
    groan = throat(dice, 150 * tone, 0.3)
    return room(fade(mix(0.7 * hiss, at(0.05, 0.8 * groan))), 0.25, 0.2)


def heal(dice: Dice, tone: float) -> Wave:
    """Warm light, from below to above."""
    notes = (293.7, 440.0, 587.3, 740.0)
    light = [at(0.09 * n, 0.7 * bell(f * tone, 0.8)) for n, f in enumerate(notes)]
    return room(fade(mix(*light), 0, 0.2), 0.6, 0.35)


def summon(dice: Dice, tone: float) -> Wave:
    """Earth opens, and something that is yours climbs out."""
    earth = decay(filtered(noise(dice, 0.6), low(700, 260)), 0.16, 0.08)
    rise = swell(saw(glide(70, 210, 0.5) * tone))
    bark = at(0.5, throat(dice, 210 * tone, 0.2))
    return room(fade(mix(earth, 0.35 * filtered(rise, low(1400)), 0.9 * bark)), 0.4, 0.25)


def skip(dice: Dice, tone: float) -> Wave:
    """Stars go round a head."""
    notes = (988, 1175, 988, 1319, 988, 1175)
    stars = [at(0.08 * n, 0.5 * bell(f * tone, 0.2)) for n, f in enumerate(notes)]
    return room(fade(mix(*(pan(each, 0.6 * (-1) ** n) for n, each in enumerate(stars)))), 0.3, 0.25)


def flee(dice: Dice, tone: float) -> Wave:
    """Boots that run, and farther off each time."""
    steps = [
        pan(
            at(0.11 * n, (1 - 0.13 * n) * decay(filtered(noise(dice, 0.08), low(1500)), 0.018)),
            0.12 * n,
        )
        for n in range(7)
    ]
    return room(fade(mix(*steps)), 0.35, 0.28)


def falls(dice: Dice, tone: float) -> Wave:
    """A monster breathes out, and drops."""
    out = throat(dice, 120 * tone, 0.35) * np.linspace(1, 0.2, len(steady(1, 0.35)))
    drop = mix(decay(sine(glide(120, 42, 0.3, 2)), 0.07), 0.5 * decay(noise(dice, 0.1), 0.02))
    return room(fade(mix(out, at(0.32, 1.2 * drop))), 0.35, 0.25)


def dies(dice: Dice, tone: float) -> Wave:
    """A sword falls on stone, and a low horn says who is missing."""
    sword = [
        at(t, loud * plate(f, 0.06, 0.4))
        for t, loud, f in ((0, 1, 1210), (0.16, 0.6, 1330), (0.27, 0.3, 1260))
    ]
    missing = mix(horn(220 * tone, 0.5), at(0.4, horn(174.6 * tone, 0.8)))
    return room(fade(mix(*(0.6 * each for each in sword), at(0.25, 0.9 * missing))), 0.6, 0.3)


def revived(dice: Dice, tone: float) -> Wave:
    """Not yet: a heart beats twice, and a choir breathes in."""
    beats = [at(t, decay(sine(glide(95, 52, 0.2, 2)), 0.05)) for t in (0, 0.17, 0.6, 0.77)]
    choir = [swell(sine(glide(f * 0.98, f, 0.9) * tone)) for f in (293.7, 440, 587.3)]
    return room(fade(mix(*beats, *(at(0.25, 0.4 * each) for each in choir))), 0.6, 0.3)


def won(dice: Dice, tone: float) -> Wave:
    """The field is ours: three horns, and blades on shields."""
    call = mix(*(at(0.15 * n, horn(f * tone, 0.18)) for n, f in enumerate((293.7, 370, 440))))
    last = at(0.47, mix(*(0.6 * horn(f * tone, 0.6) for f in (293.7, 440, 587.3))))
    shields = [at(0.47 + 0.12 * n, 0.4 * plate(640, 0.05, 0.3)) for n in range(3)]
    return room(fade(mix(call, last, *shields), 0, 0.15), 0.5, 0.28)


def lost(dice: Dice, tone: float) -> Wave:
    """Nobody stands: a drum that stops, and a growl that goes home."""
    drums = [at(0.28 * n, (1 - 0.25 * n) * decay(sine(glide(90, 44, 0.4)), 0.1)) for n in range(3)]
    home = at(0.7, throat(dice, 66 * tone, 0.7))
    return room(fade(mix(*drums, 0.8 * home), 0, 0.2), 0.5, 0.28)


def warning(dice: Dice, tone: float) -> Wave:
    """The Overlord lifts a finger: two low notes that mean you."""
    notes = mix(horn(98 * tone, 0.4), at(0.42, horn(92.5 * tone, 0.8)))
    return room(fade(np.tanh(1.5 * mix(notes, 0.4 * _hum(49.0, 1.2))), 0.01, 0.15), 0.7, 0.3)


def ban(dice: Dice, tone: float) -> Wave:
    """A bar of iron falls before your blade."""
    bar = mix(plate(230 * tone, 0.16, 0.9), decay(sine(glide(140, 42, 0.4, 2)), 0.1))
    return room(fade(mix(horn(123.5 * tone, 0.3), at(0.26, 1.3 * bar))), 0.6, 0.3)


def all_to_me(dice: Dice, tone: float) -> Wave:
    """A wind that pulls everybody to the front."""
    wind = filtered(noise(dice, 0.9), band(300, 2600 * tone, 1.0)) * np.linspace(
        0, 1, len(steady(1, 0.9))
    )
    shut = at(0.88, mix(decay(sine(glide(150, 40, 0.4, 3)), 0.1), 0.5 * plate(310, 0.08, 0.4)))
    return room(fade(mix(pan(wind, 0), pan(0.5 * _hum(65.0, 0.9), 0), pan(shut, 0))), 0.6, 0.3)


def heresy(dice: Dice, tone: float) -> Wave:
    """A choir sings it wrong, and something comes."""
    wrong = [swell(sine(glide(f, f * 1.03, 0.8) * tone)) for f in (220, 233.1, 311.1)]
    comes = at(0.6, throat(dice, 88, 0.5))
    return room(fade(mix(*(0.6 * each for each in wrong), comes), 0.01, 0.1), 0.6, 0.32)


def boss_falls(dice: Dice, tone: float) -> Wave:
    """A tower comes down, stone by stone, and then there is light."""
    stones = decay(filtered(noise(dice, 1.2), low(1600, 160)), 0.4, 0.02)
    deep = decay(sine(glide(82, 28, 1.2, 1.5)), 0.3, 0.005)
    bits = 0.8 * crumbs(dice, 24, 1.2, 1800)
    light = [at(1.0 + 0.08 * n, 0.8 * bell(f * tone, 1.1)) for n, f in enumerate((587, 740, 880))]
    whole = mix(pan(np.tanh(1.8 * mix(stones, deep)), 0), bits, *(pan(one, 0) for one in light))
    return room(fade(whole, 0, 0.3), 0.8, 0.3)


def _drawn(dice: Dice, tone: float) -> Wave:
    scrape = swell(filtered(noise(dice, 0.3), band(2600 * tone, 5600 * tone, 0.7)))
    return mix(0.7 * scrape, at(0.24, 0.5 * plate(2210 * tone, 0.08, 0.4)))


def throat(dice: Dice, frequency: float, seconds: float) -> Wave:
    """A growl: a torn voice in a wide throat."""
    shake = 1 + 0.16 * sine(steady(23, seconds)) + 0.05 * dice.uniform(-1, 1)
    voice = pulse(glide(frequency * 0.9, frequency * 1.15, seconds) * shake, 0.2)
    breath = 0.5 * filtered(noise(dice, seconds), band(640, 420, 1.2))
    return swell(np.tanh(2 * mix(filtered(voice, low(1100, 600)), breath)))


def _hum(frequency: float, seconds: float) -> Wave:
    return swell(filtered(saw(steady(frequency, seconds)), low(420)))


MONSTER_FIGHT: Mapping[str, Recipe] = {
    f"trek_{recipe.__name__}": recipe
    for recipe in (
        monsters,
        join,
        turn,
        step,
        blow,
        blocked,
        dodged,
        spell,
        hurt,
        heal,
        summon,
        skip,
        flee,
        falls,
        dies,
        revived,
        won,
        lost,
        warning,
        ban,
        all_to_me,
        heresy,
        boss_falls,
    )
}
