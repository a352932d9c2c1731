"""The noises of tin toys in a ring: gloves on tin, springs, keys, a bell, and four super blows."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .effects import Dice, Recipe, crumbs, plate
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
    room,
    sine,
    steady,
)


def punch(dice: Dice, tone: float) -> Wave:
    """Leather on hollow tin."""
    leather = decay(filtered(noise(dice, 0.2), low(1500, 400)), 0.022, 0.001)
    body = decay(sine(glide(190, 70, 0.25, 3) * tone), 0.04)
    hollow = 0.3 * plate(520 * tone, 0.05, 0.3)
    return room(fade(np.tanh(1.7 * mix(1.6 * leather, body, at(0.004, hollow)))), 0.2, 0.18)


def block(dice: Dice, tone: float) -> Wave:
    """A glove on a closed guard: a short bright plate."""
    tick = decay(filtered(noise(dice, 0.05), high(2200)), 0.006, 0.0005)
    ring = mix(plate(760 * tone, 0.06, 0.4), at(0.012, 0.6 * plate(1015 * tone, 0.04, 0.3)))
    return room(fade(mix(0.8 * tick, 0.6 * ring)), 0.3, 0.22)


def wind(dice: Dice, tone: float) -> Wave:
    """An arm is drawn back through the air."""
    air = filtered(noise(dice, 0.32), band(500 * tone, 1900 * tone, 1.3))
    return room(fade(air * np.sin(np.pi * np.linspace(0, 1, len(air)) ** 1.6)), 0.15, 0.15)


def spring(dice: Dice, tone: float) -> Wave:
    """A coil lets go and trembles."""
    seconds = 0.42
    tremble = 1 + 0.09 * sine(glide(22, 13, seconds)) * np.linspace(1, 0.1, int(seconds * RATE))
    coil = glide(150, 420, seconds, 2.4) * tone * tremble
    voice = decay(sine(coil) + 0.5 * sine(2.02 * coil) + 0.25 * sine(3.1 * coil), 0.12, 0.004)
    scratch = decay(filtered(noise(dice, 0.06), band(2600, octaves=0.8)), 0.01)
    return room(fade(mix(0.7 * voice, scratch)), 0.2, 0.16)


def land(dice: Dice, tone: float) -> Wave:
    """Two tin boots come down on planks."""
    knock = decay(sine(glide(150, 66, 0.18, 3) * tone), 0.03)
    wood = decay(filtered(noise(dice, 0.12), band(480 * tone, octaves=1.2)), 0.014, 0.001)
    once = mix(knock, 1.4 * wood, 0.12 * plate(940 * tone, 0.02, 0.12))
    return room(fade(mix(once, at(0.055, 0.7 * once))), 0.18, 0.18)


def step(dice: Dice, tone: float) -> Wave:
    """Clockwork takes two short steps."""
    tap = decay(filtered(noise(dice, 0.08), band(760 * tone, octaves=0.9)), 0.012, 0.001)
    click = 0.14 * plate(1480 * tone, 0.012, 0.06)
    once = mix(tap, click)
    return room(fade(mix(once, at(0.17, 0.8 * once), at(0.34, 0.9 * once))), 0.15, 0.15)


def key(dice: Dice, tone: float) -> Wave:
    """A spring is wound up, tooth by tooth, tighter and tighter."""
    teeth = []
    for tooth in range(11):
        click = decay(filtered(noise(dice, 0.04), band(1700 + 90 * tooth, octaves=0.5)), 0.006)
        teeth.append(at(0.052 * tooth, mix(click, 0.1 * plate(640 + 30 * tooth, 0.02, 0.06))))
    return room(fade(mix(*teeth)), 0.2, 0.2)


def gale(dice: Dice, tone: float) -> Wave:
    """Air is wound round a fighter, faster and away."""
    seconds = 1.0
    air = filtered(noise(dice, seconds), band(420, 1500, 1.0))
    howl = sine(glide(240, 720, seconds, 0.8) * (1 + 0.06 * sine(steady(7, seconds))))
    whirl = 0.55 + 0.45 * sine(glide(5, 13, seconds))
    wave = (air + 0.12 * howl) * whirl
    turn = np.cumsum(glide(5, 13, seconds)) / RATE * 2 * np.pi
    left, right = 0.5 + 0.4 * np.sin(turn), 0.5 - 0.4 * np.sin(turn)
    return room(fade(np.stack([wave * left, wave * right], axis=1), 0.08, 0.3), 0.3, 0.2)


def frost(dice: Dice, tone: float) -> Wave:
    """Ice grows over tin and cracks."""
    air = filtered(noise(dice, 0.7), high(4200)) * np.linspace(0.1, 1, int(0.7 * RATE)) ** 2
    bells = [
        pan(at(0.09 * n, decay(sine(steady(f * tone, 0.4)), 0.07, 0.002)), (n % 3 - 1) * 0.6)
        for n, f in enumerate((1870, 2490, 2220, 3140, 2790, 3730))
    ]
    cracks = at(0.45, crumbs(dice, 12, 0.3, 3000 * tone))
    return room(fade(mix(pan(0.25 * air, 0), *(0.4 * bell for bell in bells), cracks)), 0.4, 0.3)


def rope(dice: Dice, tone: float) -> Wave:
    """A harpoon whistles out, and the rope goes taut."""
    out = filtered(noise(dice, 0.26), band(1200, 3400, 0.8))
    out *= np.linspace(0.2, 1, len(out))
    tug = decay(sine(glide(330, 150, 0.35, 3)) + 0.5 * sine(glide(662, 301, 0.35, 3)), 0.08)
    hook = 0.4 * plate(690, 0.05, 0.3)
    return room(fade(mix(pan(out, -0.3), pan(at(0.24, mix(tug, hook)), 0.25))), 0.25, 0.2)


def bolt(dice: Dice, tone: float) -> Wave:
    """A crack along the whole line, and the roll behind it."""
    crack = mix(
        *(
            at(0.03 * n, decay(filtered(noise(dice, 0.12), high(1800)), 0.014, 0.0005))
            for n in range(4)
        )
    )
    roll = decay(filtered(noise(dice, 1.0), low(900, 120, 1.5)), 0.2, 0.02)
    deep = decay(sine(glide(90, 38, 0.8, 2)), 0.16, 0.004)
    return room(fade(np.tanh(2.0 * mix(0.9 * crack, 1.8 * roll, deep)), 0, 0.15), 0.5, 0.28)


def fall(dice: Dice, tone: float) -> Wave:
    """A tin figure falls over, and what is loose in it rattles."""
    thump = decay(sine(glide(140, 50, 0.3, 3) * tone), 0.05)
    tin = mix(0.4 * plate(370 * tone, 0.07, 0.4), at(0.09, 0.3 * plate(455 * tone, 0.05, 0.3)))
    return room(fade(mix(pan(mix(thump, tin), 0), crumbs(dice, 9, 0.4, 2300 * tone))), 0.25, 0.2)


def wall(dice: Dice, tone: float) -> Wave:
    """Back first into a padded steel post."""
    thump = decay(sine(glide(120, 42, 0.35, 3) * tone), 0.07)
    pad = decay(filtered(noise(dice, 0.25), low(800, 250)), 0.04)
    post = at(0.02, 0.5 * plate(212 * tone, 0.16, 0.7))
    return room(fade(np.tanh(1.6 * mix(thump, 1.4 * pad, post))), 0.35, 0.22)


def bell(dice: Dice, tone: float) -> Wave:
    """The bell of a round: three strokes."""
    parts = ((1.0, 1.0, 0.3), (2.0, 0.6, 0.22), (2.76, 0.5, 0.16), (5.4, 0.25, 0.08))
    stroke = mix(
        *(loud * decay(sine(steady(740 * over, 0.8)), half, 0.001) for over, loud, half in parts)
    )
    strokes = (at(0.17 * n, stroke) for n in range(3))
    return room(fade(mix(*strokes), 0, 0.2), 0.4, 0.2)


TIN: Mapping[str, Recipe] = {
    "tin_punch": punch,
    "tin_block": block,
    "tin_wind": wind,
    "tin_spring": spring,
    "tin_land": land,
    "tin_step": step,
    "tin_key": key,
    "tin_gale": gale,
    "tin_frost": frost,
    "tin_rope": rope,
    "tin_bolt": bolt,
    "tin_fall": fall,
    "tin_wall": wall,
    "tin_bell": bell,
}
