"""The noises of a dark house: lamps and boards, a clock and an owl, screams, what is dreamed."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .effects import Dice, Recipe, crumbs
from .waves import (
    RATE,
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
    saw,
    sine,
    steady,
)


def lit(dice: Dice, tone: float) -> Wave:
    """A match is struck, the wick takes the flame, and the glass sings."""
    strike = filtered(noise(dice, 0.22), band(3200, 5200, 1.2)) * np.linspace(0.3, 1, _long(0.22))
    catches = decay(filtered(noise(dice, 0.4), low(900, 300)), 0.07, 0.03)
    glass = [
        pan(at(0.3 + 0.09 * n, _bell(frequency * tone, 0.6, 0.12)), 0.4 * (n - 1))
        for n, frequency in enumerate((659.3, 987.8, 1318.5))
    ]
    head = mix(0.5 * fade(strike, 0.01, 0.1), at(0.18, 1.6 * catches))
    return room(fade(mix(pan(head, -0.1), *(0.5 * each for each in glass)), 0.002, 0.1), 0.4, 0.25)


def out(dice: Dice, tone: float) -> Wave:
    """A breath, the flame is gone, and the wick smokes."""
    breath = filtered(noise(dice, 0.3), band(700, 1500, 1.4))
    breath *= np.sin(np.pi * np.linspace(0, 1, len(breath)) ** 0.7)
    falls = decay(sine(glide(420, 105, 0.6, 1.6) * tone), 0.16, 0.01)
    smoke = fade(filtered(noise(dice, 0.55), high(3800)), 0.1, 0.35)
    return room(fade(mix(breath, at(0.2, 0.55 * falls), at(0.25, 0.1 * smoke))), 0.4, 0.25)


def flicker(dice: Dice, tone: float) -> Wave:
    """A flame is fought over: it gutters, and the glass trembles."""
    seconds = 0.95
    deep = np.linspace(0, 1, _long(seconds))
    gusts = np.clip(np.sin(2 * np.pi * (3 * deep + 2.4 * deep**2)), 0, 1) ** 0.6
    flame = filtered(noise(dice, seconds), band(520, 900, 1.5)) * gusts
    spits = crumbs(dice, 14, 0.85, 3400 * tone)
    rattle = mix(*(at(0.14 * n, _bell((1840 + 60 * (n % 3)) * tone, 0.2, 0.03)) for n in range(6)))
    return room(fade(mix(pan(1.3 * flame, 0), 0.8 * spits, pan(0.3 * rattle, 0.3))), 0.3, 0.22)


def scream(dice: Dice, tone: float) -> Wave:
    """Somebody sees it: a shriek that breaks at its top."""
    seconds = 0.95
    way = np.linspace(0, 1, _long(seconds))
    rises = 560 + 620 * np.sin(np.pi * way**0.55) - 160 * way
    shaken = rises * tone * (1 + 0.035 * np.sin(2 * np.pi * 9 * way * seconds) * way)
    throat = pulse(shaken, 0.3) + 0.5 * saw(shaken * 1.004)
    rough = 1 + 0.35 * sine(steady(58, seconds)) * np.clip(way * 2 - 0.3, 0, 1)
    voice = mix(
        filtered(throat, band(1050, 900, 1.0)),
        0.8 * filtered(throat, band(2700, 2500, 0.8)),
        0.14 * filtered(noise(dice, seconds), high(2500)),
    )
    return room(fade(voice * rough, 0.03, 0.28), 0.6, 0.34)


def repelled(dice: Dice, tone: float) -> Wave:
    """A star of light bursts open, and something is flung out of the house."""
    burst = decay(filtered(noise(dice, 0.5), high(1200)), 0.05, 0.002)
    chord = mix(
        *(
            at(0.03 * n, _bell(frequency * tone, 0.9, 0.2))
            for n, frequency in enumerate((523.3, 659.3, 784.0, 1046.5))
        )
    )
    flung = filtered(noise(dice, 0.7), band(2200, 320, 1.0)) * np.linspace(1, 0, _long(0.7))
    wail = decay(sine(glide(900, 130, 0.7, 0.8)), 0.25, 0.02)
    away = pan(at(0.14, mix(0.9 * flung, 0.35 * wail)), 0.5)
    return room(fade(mix(pan(burst, 0), pan(0.5 * chord, -0.1), away), 0, 0.1), 0.5, 0.28)


def called(dice: Dice, tone: float) -> Wave:
    """Words without a voice, first at one ear, then at the other, and something turns over."""
    parts = []
    for n, (begins, long, vowel) in enumerate(
        ((0.0, 0.16, 1700), (0.2, 0.12, 2600), (0.36, 0.24, 1300), (0.66, 0.3, 2100))
    ):
        breath = filtered(noise(dice, long), band(vowel * tone, vowel * 0.8 * tone, 0.7))
        breath = mix(breath, 0.5 * filtered(noise(dice, long), band(4800, octaves=0.6)))
        shape = np.sin(np.pi * np.linspace(0, 1, len(breath))) ** 0.7
        parts.append(pan(at(begins, breath * shape), -0.7 + 0.46 * n))
    deep = sine(glide(62, 48, 1.0) * tone) * np.sin(np.pi * np.linspace(0, 1, _long(1.0)))
    return room(fade(mix(*parts, pan(0.12 * deep, 0)), 0.01, 0.1), 0.5, 0.3)


def woken(dice: Dice, tone: float) -> Wave:
    """It rises with a growl, finds nobody, and sinks back."""
    growl = _growl(dice, 1.05, 74 * tone, 52 * tone)
    swell = np.sin(np.pi * np.linspace(0, 1, len(growl)) ** 0.8)
    air = 0.4 * filtered(noise(dice, 1.05), low(700, 240)) * swell
    return room(fade(mix(growl * swell, air), 0.02, 0.2), 0.5, 0.3)


def bitten(dice: Dice, tone: float) -> Wave:
    """It rises with a growl, and there is somebody: jaws close, and a cry is cut off."""
    growl = _growl(dice, 0.5, 66 * tone, 120 * tone) * np.linspace(0.15, 1, _long(0.5)) ** 1.5
    snap = mix(
        decay(filtered(noise(dice, 0.12), high(900)), 0.012, 0.0005),
        decay(sine(glide(210, 60, 0.25, 3)), 0.05, 0.001),
    )
    cry = filtered(saw(glide(620, 980, 0.2) * tone), band(1300, octaves=1.2))
    return room(
        fade(mix(growl, at(0.48, 1.5 * snap), at(0.5, 0.8 * fade(cry, 0.005, 0.07)))), 0.6, 0.34
    )


def banished(dice: Dice, tone: float) -> Wave:
    """A growl comes apart, and a small star of notes is left where it was."""
    growl = _growl(dice, 0.6, 70 * tone, 190 * tone) * np.linspace(1, 0, _long(0.6)) ** 0.8
    star = [
        pan(at(0.22 + 0.085 * n, _bell(frequency * tone, 0.6, 0.11)), 0.5 * (-1) ** n)
        for n, frequency in enumerate((784.0, 987.8, 1174.7, 1568.0, 1975.5))
    ]
    crackle = at(0.2, crumbs(dice, 10, 0.35, 2900))
    whole = mix(pan(0.8 * growl, 0), *(0.45 * each for each in star), 0.6 * crackle)
    return room(fade(whole, 0.01, 0.1), 0.5, 0.3)


def creak(dice: Dice, tone: float) -> Wave:
    """A board gives under a foot: it sticks and slips, faster as it bends."""
    seconds, before = 0.34, 0.0
    slips = np.zeros(_long(seconds))
    while before < 0.28:
        slips[int(before * RATE)] = dice.uniform(0.6, 1.0)
        before += dice.uniform(0.8, 1.25) / (60 + 330 * (before / 0.28)) / tone
    wood = mix(
        filtered(slips, band(760 * tone, 930 * tone, 0.35)),
        0.7 * filtered(slips, band(1650 * tone, 1900 * tone, 0.3)),
    )
    foot = decay(sine(glide(105, 60, 0.16, 2)), 0.03, 0.004)
    wood /= np.max(np.abs(wood))
    shape = np.sin(np.pi * np.linspace(0, 1, len(wood)) ** 0.8)
    return room(fade(mix(wood * shape, 0.3 * foot)), 0.25, 0.2)


def run(dice: Dice, tone: float) -> Wave:
    """One bare foot in a hurry, on boards."""
    slap = decay(filtered(noise(dice, 0.08), band(620 * tone, octaves=1.3)), 0.012, 0.001)
    thump = decay(sine(glide(130, 62, 0.14, 3) * tone), 0.026, 0.001)
    return room(fade(mix(slap, 1.1 * thump)), 0.25, 0.25)


def clock(dice: Dice, tone: float) -> Wave:
    """The clock in the hall strikes once; before it, the works gather themselves."""
    whirr = filtered(noise(dice, 0.14), band(2400, 1500, 0.6)) * np.linspace(0.1, 1, _long(0.14))
    parts = (
        (1.0, 0.7, 0.34),
        (2.0, 1.0, 0.26),
        (2.4, 0.55, 0.2),
        (3.0, 0.4, 0.15),
        (5.2, 0.2, 0.06),
    )
    stroke = mix(
        *(
            loud * decay(sine(steady(196 * tone * over, 1.1)), half, 0.002)
            for over, loud, half in parts
        )
    )
    return room(fade(mix(0.25 * whirr, at(0.13, stroke)), 0.01, 0.3), 0.7, 0.32)


def owl(dice: Dice, tone: float) -> Wave:
    """An owl outside: one long call, and two short ones."""
    calls = ((0.0, 0.34, 1.0), (0.46, 0.14, 0.7), (0.66, 0.36, 1.0))
    parts = []
    for begins, long, loud in calls:
        bends = 392 * tone * (1 + 0.06 * np.sin(np.pi * np.linspace(0, 1, _long(long))))
        hoot = sine(bends) + 0.22 * sine(2 * bends) + 0.06 * sine(3 * bends)
        breath = 0.12 * filtered(noise(dice, long), band(800, octaves=0.7))
        shape = np.sin(np.pi * np.linspace(0, 1, _long(long))) ** 0.8
        parts.append(at(begins, loud * (hoot + breath) * shape))
    return room(fade(mix(*parts), 0.01, 0.05), 0.7, 0.16)


def cock(dice: Dice, tone: float) -> Wave:
    """A cock far away: the night cannot last."""
    ways = (
        (0.0, 0.13, 560, 700),
        (0.17, 0.11, 620, 760),
        (0.31, 0.16, 700, 960),
        (0.5, 0.46, 1010, 560),
    )
    parts = []
    for begins, long, start, end in ways:
        bends = glide(start * tone, end * tone, long, 0.6)
        throat = saw(bends) * (1 + 0.25 * sine(steady(46, long)))
        voice = mix(filtered(throat, band(1500, octaves=1.1)), 0.5 * filtered(throat, band(3000)))
        parts.append(at(begins, fade(voice, 0.012, 0.05)))
    return room(fade(filtered(mix(*parts), low(3600)), 0.005, 0.05), 0.8, 0.2)


def _long(seconds: float) -> int:
    return int(seconds * RATE)


def _bell(frequency: float, seconds: float, half: float) -> Wave:
    """A small bell of glass."""
    first = decay(sine(steady(frequency, seconds)), half, 0.002)
    second = 0.35 * decay(sine(steady(frequency * 2.76, seconds)), half / 2, 0.001)
    return fade(mix(first, second), 0, 0.05)


def _growl(dice: Dice, seconds: float, start: float, end: float) -> Wave:
    """A throat larger than a dog's."""
    bends = glide(start, end, seconds)
    throat = saw(bends) + 0.6 * saw(bends * 1.013)
    rough = 0.6 + 0.4 * np.sign(sine(glide(start / 3, end / 3, seconds)))
    chest = filtered(throat * rough, low(620, 480))
    return np.tanh(1.4 * mix(chest, 0.5 * filtered(throat, band(900, 700, 0.8))))


DARK_HOUSE: Mapping[str, Recipe] = {
    "house_lit": lit,
    "house_out": out,
    "house_flicker": flicker,
    "house_scream": scream,
    "house_repelled": repelled,
    "house_called": called,
    "house_woken": woken,
    "house_bitten": bitten,
    "house_banished": banished,
    "house_creak": creak,
    "house_run": run,
    "house_clock": clock,
    "house_owl": owl,
    "house_cock": cock,
}
