"""The noises of a long road: boots, dice, chests, traps, gear, bargains, and the night."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .effects import Dice, Recipe, crumbs, plate
from .waves import (
    Wave,
    at,
    band,
    decay,
    fade,
    filtered,
    glide,
    high,
    low,
    mix,
    noise,
    pan,
    pulse,
    room,
    sine,
    steady,
)

FEAST = (587.3, 740.0, 880.0, 1174.7)
"""The notes of a level: a chord of D, from below."""


def throw(dice: Dice, tone: float) -> Wave:
    """A die of bone rolls over a table of oak."""
    beats = ((0.0, 0.7), (0.09, 1.0), (0.16, 0.7), (0.21, 0.5), (0.25, 0.35), (0.28, 0.2))
    falls = [
        pan(at(begins, loud * wood(dice.uniform(620, 900) * tone)), dice.uniform(-0.3, 0.3))
        for begins, loud in beats
    ]
    return room(fade(mix(*falls)), 0.25, 0.2)


def walk(dice: Dice, tone: float) -> Wave:
    """Two steps in boots, over gravel."""
    return room(fade(mix(_boot(dice, tone), at(0.2, 0.85 * _boot(dice, 1.1 * tone)))), 0.2, 0.15)


def rest(dice: Dice, tone: float) -> Wave:
    """A fire of sticks is lit, and somebody breathes out beside it."""
    strike = decay(filtered(noise(dice, 0.12), high(3000)), 0.03, 0.01)
    fire = 0.7 * crumbs(dice, 14, 1.0, 2600)
    breath = filtered(noise(dice, 0.8), band(900 * tone, 420, 1.4))
    glow = mix(_lute(293.7 * tone, 0.8), at(0.16, _lute(440 * tone, 0.9)))
    whole = mix(
        pan(strike, -0.3), at(0.1, fire), pan(at(0.3, 0.8 * swell(breath)), 0.2), pan(glow, 0)
    )
    return room(fade(whole, 0.005, 0.2), 0.4, 0.25)


def teleport(dice: Dice, tone: float) -> Wave:
    """A gate of air opens and shuts: gone, and there again."""
    rise = swell(sine(glide(220, 1320, 0.5, 0.7) * tone))
    wind = swell(filtered(noise(dice, 0.7), band(500, 4200, 1.1)))
    there = at(0.6, mix(decay(sine(glide(320, 110, 0.3, 2)), 0.05), 0.5 * bell(1174.7, 0.5)))
    return room(
        fade(mix(pan(0.6 * rise, -0.4), pan(wind, 0.3), pan(there, 0)), 0.01, 0.1), 0.5, 0.3
    )


def treasure(dice: Dice, tone: float) -> Wave:
    """A lid of iron and oak goes up, and something in it shines."""
    creak = filtered(pulse(glide(62, 118, 0.32) * tone, 0.15), band(1100, 1900, 1.2))
    latch = mix(0.7 * plate(930, 0.02, 0.12), wood(420))
    shine = [at(0.34 + 0.07 * n, 0.6 * bell(f, 0.7)) for n, f in enumerate(FEAST)]
    return room(fade(mix(latch, at(0.06, 0.9 * swell(creak)), *shine), 0, 0.15), 0.5, 0.28)


def nothing(dice: Dice, tone: float) -> Wave:
    """The lid goes up over nothing, and falls again."""
    lid = mix(wood(300 * tone), 0.4 * plate(540, 0.03, 0.2))
    moth = 0.3 * swell(filtered(noise(dice, 0.3), band(2800, 2200, 0.6)))
    return room(fade(mix(0.5 * lid, at(0.1, moth), at(0.38, lid))), 0.35, 0.25)


def shuffle(dice: Dice, tone: float) -> Wave:
    """Cards run into each other."""
    flicks = [
        at(0.026 * n, decay(filtered(noise(dice, 0.05), band(2900, 1900, 1.2)), 0.008, 0.001))
        for n in range(18)
    ]
    return room(fade(mix(*flicks, at(0.52, wood(260 * tone)))), 0.2, 0.18)


def trap(dice: Dice, tone: float) -> Wave:
    """A chain runs, and jaws of iron shut."""
    chain = [at(0.03 * n, 0.5 * plate(dice.uniform(1500, 2300), 0.01, 0.07)) for n in range(7)]
    jaws = mix(plate(410 * tone, 0.07, 0.5), decay(sine(glide(190, 62, 0.3, 3)), 0.06))
    return room(fade(np.tanh(1.5 * mix(*chain, at(0.24, 1.4 * jaws)))), 0.35, 0.25)


def disarmed(dice: Dice, tone: float) -> Wave:
    """Three clicks, and a spring that can do no harm any more."""
    clicks = [at(0.11 * n, 0.7 * plate(2100 * tone, 0.008, 0.06)) for n in range(3)]
    spring = decay(sine(glide(520, 260, 0.4, 0.6)) * (1 + 0.5 * sine(steady(28, 0.4))), 0.08)
    return room(fade(mix(*clicks, at(0.34, spring), at(0.4, 0.5 * bell(880, 0.5)))), 0.3, 0.22)


def worn(dice: Dice, tone: float) -> Wave:
    """A strap is pulled tight, a buckle snaps."""
    leather = swell(filtered(noise(dice, 0.2), band(700 * tone, 1600 * tone, 1.0)))
    buckle = mix(0.8 * plate(1720 * tone, 0.015, 0.1), 0.5 * plate(640, 0.03, 0.2))
    return room(fade(mix(0.9 * leather, at(0.19, buckle))), 0.25, 0.2)


def learned(dice: Dice, tone: float) -> Wave:
    """A page is turned, and one thing is clear."""
    page = decay(filtered(noise(dice, 0.22), band(1500 * tone, 2900, 1.2)), 0.05, 0.03)
    clear = mix(_lute(587.3, 0.5), at(0.1, _lute(880 * tone, 0.7)))
    return room(fade(mix(page, at(0.18, 0.9 * clear)), 0.002, 0.1), 0.35, 0.25)


def potion(dice: Dice, tone: float) -> Wave:
    """A cork comes out, and the throat works."""
    cork = decay(sine(glide(340, 920, 0.07) * tone), 0.015, 0.001)
    gulps = [
        at(0.2 + 0.17 * n, decay(sine(glide(190, 420 + 40 * n, 0.13, 0.7) * tone), 0.04, 0.02))
        for n in range(3)
    ]
    return room(fade(mix(cork, *gulps)), 0.2, 0.18)


def night(dice: Dice, tone: float) -> Wave:
    """Night falls: a bell in a far tower, and something laughs in it."""
    tolls = [at(0.62 * n, (1 - 0.25 * n) * bell(146.8 * tone, 1.5)) for n in range(2)]
    laugh = [at(0.7 + 0.15 * n, horn(110.0 - 5 * n, 0.13) * (0.9 - 0.12 * n)) for n in range(5)]
    wind = 0.4 * swell(filtered(noise(dice, 1.8), band(380, 240, 1.0)))
    return room(
        fade(mix(pan(mix(*tolls), -0.2), pan(mix(*laugh), 0.3), pan(wind, 0.1)), 0, 0.3), 0.8, 0.35
    )


def offer(dice: Dice, tone: float) -> Wave:
    """A purse is shaken: well?"""
    coins = [
        at(0.05 * n, 0.5 * plate(dice.uniform(2500, 3600) * tone, 0.018, 0.12)) for n in range(4)
    ]
    asks = mix(_lute(440 * tone, 0.3), at(0.15, _lute(587.3 * tone, 0.5)))
    return room(fade(mix(*coins, at(0.2, asks))), 0.3, 0.22)


def agreed(dice: Dice, tone: float) -> Wave:
    """Two hands in gloves are shaken on it."""
    clap = decay(filtered(noise(dice, 0.1), band(900, 600, 1.6)), 0.02, 0.0008)
    glad = mix(_lute(587.3 * tone, 0.4), at(0.12, _lute(740 * tone, 0.6)))
    return room(fade(mix(1.2 * clap, at(0.09, glad))), 0.3, 0.22)


def refused(dice: Dice, tone: float) -> Wave:
    """A purse is shut again, and a string damped."""
    purse = decay(filtered(noise(dice, 0.08), band(1500, 900, 1.2)), 0.02, 0.002)
    no = mix(_lute(311.1 * tone, 0.2), at(0.16, _lute(261.6 * tone, 0.3)))
    return room(fade(mix(purse, at(0.06, no))), 0.25, 0.2)


def level(dice: Dice, tone: float) -> Wave:
    """A new level: mugs meet, and a horn blows the chord up."""
    mugs = mix(wood(520), at(0.03, 0.5 * plate(1180, 0.02, 0.15)))
    climb = [at(0.1 + 0.11 * n, 0.7 * horn(f / 2 * tone, 0.16)) for n, f in enumerate(FEAST)]
    last = at(0.52, mix(*(0.5 * horn(f / 2 * tone, 0.7) for f in FEAST)))
    return room(fade(mix(mugs, *climb, last), 0, 0.2), 0.5, 0.28)


def loot(dice: Dice, tone: float) -> Wave:
    """One piece is picked out of a heap of iron."""
    heap = [at(0.04 * n, 0.5 * plate(dice.uniform(700, 1600) * tone, 0.02, 0.14)) for n in range(4)]
    return room(fade(mix(*heap, at(0.2, 0.7 * bell(880 * tone, 0.5)))), 0.3, 0.22)


def _boot(dice: Dice, tone: float) -> Wave:
    heel = decay(sine(glide(150, 70, 0.12, 2) * tone), 0.02)
    gravel = decay(filtered(noise(dice, 0.14), band(1900 * tone, 1100, 1.5)), 0.025, 0.006)
    return mix(0.9 * heel, gravel)


def wood(frequency: float) -> Wave:
    """A block of wood that is struck."""
    parts = ((1.0, 1.0), (2.3, 0.4), (4.1, 0.15))
    wave = sum(share * sine(steady(over * frequency, 0.12)) for over, share in parts)
    return decay(np.asarray(wave), 0.012, 0.0008)


def _lute(frequency: float, seconds: float) -> Wave:
    wave = filtered(pulse(steady(frequency, seconds), 0.2), low(3200, 900))
    return fade(decay(wave, 0.11, 0.002), 0, min(0.1, seconds / 2))


def bell(frequency: float, seconds: float) -> Wave:
    """A bell of bronze."""
    parts = ((1.0, 1.0), (2.0, 0.4), (2.76, 0.3), (5.4, 0.1))
    wave = sum(share * sine(steady(over * frequency, seconds)) for over, share in parts)
    return decay(np.asarray(wave), seconds / 5, 0.002)


def horn(frequency: float, seconds: float) -> Wave:
    """A horn of a cow."""
    wave = filtered(pulse(steady(frequency, seconds), 0.4), low(700, 2100))
    return fade(wave, 0.03, min(0.12, seconds / 2))


def swell(wave: Wave) -> Wave:
    """Return how something comes and goes."""
    return np.asarray(wave * np.sin(np.pi * np.linspace(0, 1, len(wave)) ** 0.7))


LONG_ROAD: Mapping[str, Recipe] = {
    "trek_throw": throw,
    "trek_walk": walk,
    "trek_rest": rest,
    "trek_teleport": teleport,
    "trek_treasure": treasure,
    "trek_nothing": nothing,
    "trek_shuffle": shuffle,
    "trek_trap": trap,
    "trek_disarmed": disarmed,
    "trek_worn": worn,
    "trek_learned": learned,
    "trek_potion": potion,
    "trek_night": night,
    "trek_offer": offer,
    "trek_agreed": agreed,
    "trek_refused": refused,
    "trek_level": level,
    "trek_loot": loot,
}
