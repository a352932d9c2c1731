"""The noises of toys tossed over a blanket: rags, rockets, pebbles, screws, nails, a ball, wool."""

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


def throw(dice: Dice, tone: float) -> Wave:
    """A hand lets go, and something turns over in the air."""
    air = filtered(noise(dice, 0.34), band(420 * tone, 1500 * tone, 1.2))
    flutter = 0.6 + 0.4 * sine(glide(13, 24, 0.34))
    return room(fade(air * flutter * _swell(air, 0.7), 0.01, 0.1), 0.15, 0.15)


def rocket(dice: Dice, tone: float) -> Wave:
    """A rocket out of a cracker: a hiss with a whistle that climbs."""
    hiss = filtered(noise(dice, 0.8), band(2600 * tone, 4200 * tone, 1.3))
    whistle = sine(glide(620, 1750, 0.8, 0.7) * tone * (1 + 0.02 * sine(steady(17, 0.8))))
    sparks = crumbs(dice, 14, 0.7, 4200)
    body = (hiss + 0.25 * whistle) * _swell(hiss, 0.5)
    return room(fade(mix(pan(body, -0.2), 0.35 * sparks), 0.01, 0.2), 0.25, 0.2)


def flick(dice: Dice, tone: float) -> Wave:
    """A small heavy thing is snapped off a finger."""
    snap = decay(filtered(noise(dice, 0.05), high(1800)), 0.006, 0.0005)
    air = filtered(noise(dice, 0.22), band(1900 * tone, 3300 * tone, 0.7))
    return room(fade(mix(snap, at(0.02, 0.6 * air * _swell(air, 0.4)))), 0.15, 0.15)


def jingle(dice: Dice, tone: float) -> Wave:
    """A handful of nails is shaken and thrown."""
    return room(fade(_nails(dice, tone, 12, 0.3, 0.03)), 0.2, 0.18)


def nails(dice: Dice, tone: float) -> Wave:
    """Eight nails come down, one after the other, in wool and on tin."""
    wool = mix(*(at(0.055 * n, 0.5 * _flop(dice, 300)) for n in range(8)))
    return room(fade(mix(_nails(dice, tone, 8, 0.42, 0.06), pan(wool, 0))), 0.25, 0.2)


def screw(dice: Dice, tone: float) -> Wave:
    """A screw: one hard tick, and it rings out turning on its head."""
    tick = decay(filtered(noise(dice, 0.04), high(2600)), 0.005, 0.0005)
    ring = plate(2150 * tone, 0.07, 0.4)
    turns = mix(*(at(0.09 + 0.05 * n, plate(2600 * tone, 0.02, 0.1) / (n + 2)) for n in range(5)))
    return room(fade(mix(tick, 0.5 * ring, 0.5 * turns, 0.4 * _flop(dice, 260))), 0.3, 0.22)


def pebble(dice: Dice, tone: float) -> Wave:
    """A stone falls: it knocks, and knocks again."""
    stone = decay(sine(steady(940 * tone, 0.12)) + 0.5 * sine(steady(1510 * tone, 0.12)), 0.012)
    deep = decay(sine(glide(160, 60, 0.25, 3)), 0.05)
    once = mix(0.6 * stone, deep, 0.5 * _flop(dice, 420))
    return room(fade(mix(once, at(0.16, 0.4 * once), at(0.25, 0.2 * stone))), 0.3, 0.22)


def rag(dice: Dice, tone: float) -> Wave:
    """A ball of rags flops down."""
    return room(
        fade(mix(_flop(dice, 520 * tone), at(0.07, 0.5 * _flop(dice, 340 * tone)))), 0.2, 0.2
    )


def ball(dice: Dice, tone: float) -> Wave:
    """A heavy ball of rubber comes down on wool."""
    body = decay(sine(glide(210, 78, 0.3, 3) * tone), 0.07, 0.002)
    hollow = 0.3 * decay(sine(glide(520, 400, 0.2) * tone), 0.04)
    once = mix(body, hollow, 0.4 * _flop(dice, 400))
    return room(fade(mix(once, at(0.2, 0.35 * once))), 0.2, 0.2)


def roll(dice: Dice, tone: float) -> Wave:
    """It rolls on over the threads, slower and slower."""
    seconds = 0.85
    rumble = filtered(noise(dice, seconds), band(240 * tone, 130 * tone, 1.2))
    threads = 0.5 + 0.5 * np.clip(sine(glide(42, 15, seconds)), 0, 1) ** 2
    body = 0.5 * sine(glide(96, 66, seconds) * tone) * threads
    return room(fade(mix(2.2 * rumble * threads, body), 0.03, 0.25), 0.15, 0.15)


def glue(dice: Dice, tone: float) -> Wave:
    """Something wet and sticky: it smacks, and draws a thread."""
    smack = decay(filtered(noise(dice, 0.12), band(900 * tone, 300, 1.0)), 0.025, 0.001)
    thread = sine(glide(180, 520, 0.32, 1.8) * tone * (1 + 0.08 * sine(steady(31, 0.32))))
    pop = at(0.36, decay(sine(glide(520, 900, 0.07)), 0.014))
    return room(fade(mix(smack, at(0.05, 0.5 * thread * _swell(thread, 1.4)), 0.6 * pop)), 0.2, 0.2)


def pencil(dice: Dice, tone: float) -> Wave:
    """The stub of a pencil stands up, or falls over: wood on wood."""
    wood = decay(sine(steady(1180 * tone, 0.1)) + 0.6 * sine(steady(1870 * tone, 0.1)), 0.014)
    knock = mix(wood, decay(filtered(noise(dice, 0.06), band(1400, octaves=1.0)), 0.008))
    beats = ((0.0, 1.0), (0.09, 0.6), (0.15, 0.4), (0.19, 0.25))
    return room(fade(mix(*(at(begins, loud * knock) for begins, loud in beats))), 0.25, 0.22)


def worm(dice: Dice, tone: float) -> Wave:
    """Rubber that wriggles through the air."""
    seconds = 0.55
    bends = glide(240, 520, seconds) * tone * (1 + 0.22 * sine(glide(7, 15, seconds)))
    voice = sine(bends) + 0.3 * sine(2 * bends)
    squeak = 0.2 * filtered(noise(dice, seconds), band(1800, 2600, 0.6))
    return room(fade((voice + squeak) * _swell(voice, 0.8), 0.02, 0.12), 0.2, 0.2)


def fire(dice: Dice, tone: float) -> Wave:
    """A burning rag: it catches with a breath, and crackles."""
    breath = decay(filtered(noise(dice, 0.7), low(1400 * tone, 300)), 0.12, 0.03)
    return room(fade(mix(pan(1.5 * breath, 0), 0.7 * crumbs(dice, 18, 0.6, 2600)), 0.005), 0.3, 0.2)


def pop(dice: Dice, tone: float) -> Wave:
    """A cap goes off."""
    crack = decay(filtered(noise(dice, 0.1), high(900)), 0.01, 0.0005)
    body = decay(sine(glide(420, 120, 0.15, 3) * tone), 0.03)
    return room(fade(np.tanh(2 * mix(crack, body))), 0.3, 0.22)


def boom(dice: Dice, tone: float) -> Wave:
    """The large rocket: a bang in a nursery, and the windows rattle."""
    bang = decay(filtered(noise(dice, 0.6), low(2400, 200, 1.5)), 0.07, 0.001)
    deep = decay(sine(glide(120, 34, 0.8, 2) * tone), 0.16, 0.002)
    panes = at(0.16, 0.25 * crumbs(dice, 12, 0.5, 3400))
    return room(fade(np.tanh(1.9 * mix(pan(mix(1.3 * bang, deep), 0), panes)), 0, 0.15), 0.45, 0.25)


def ray(dice: Dice, tone: float) -> Wave:
    """A toy ray gun: three notes wound round each other."""
    seconds = 0.85
    wobble = 1 + 0.12 * sine(steady(19, seconds))
    parts = [
        pan(sine(glide(start, end, seconds) * tone * wobble), side)
        for start, end, side in ((1500, 380, -0.5), (1130, 290, 0.5), (760, 190, 0.0))
    ]
    return room(fade(mix(*(0.4 * part for part in parts)), 0.01, 0.25), 0.4, 0.25)


def sink(dice: Dice, tone: float) -> Wave:
    """The blanket gives: wool slides down into a hole."""
    wool = filtered(noise(dice, 0.7), band(900 * tone, 260 * tone, 1.3))
    grain = 0.5 + 0.5 * np.clip(sine(glide(36, 14, 0.7)), 0, 1)
    deep = decay(sine(glide(110, 46, 0.5, 2)), 0.12, 0.02)
    return room(fade(mix(1.4 * wool * grain * _swell(wool, 0.5), deep), 0.01, 0.2), 0.25, 0.2)


def rise(dice: Dice, tone: float) -> Wave:
    """Cloth is pulled up into a heap."""
    wool = filtered(noise(dice, 0.5), band(380 * tone, 1300 * tone, 1.1))
    puff = at(0.36, 0.8 * _flop(dice, 620))
    return room(fade(mix(wool * _swell(wool, 1.4), puff), 0.02, 0.1), 0.2, 0.2)


def drive(dice: Dice, tone: float) -> Wave:
    """A tank of wood on four wheels is pushed over wool."""
    clacks = []
    for turn in range(7):
        wood = decay(filtered(noise(dice, 0.05), band(1150 * tone + 90 * (turn % 2))), 0.008)
        clacks.append(at(0.095 * turn, wood))
    wool = 0.5 * filtered(noise(dice, 0.75), band(620 * tone, 480 * tone, 1.0))
    return room(fade(mix(*clacks, wool * _swell(wool, 0.8)), 0.02, 0.12), 0.15, 0.15)


def points(dice: Dice, tone: float) -> Wave:
    """Points are chalked up: three glasses, struck with a spoon."""
    glasses = [
        pan(at(0.085 * n, decay(sine(steady(f * tone, 0.5)), 0.12, 0.001)), 0.4 * (n - 1))
        for n, f in enumerate((1046.5, 1318.5, 1568.0))
    ]
    return room(fade(mix(*(0.6 * glass for glass in glasses)), 0, 0.1), 0.4, 0.25)


def lost(dice: Dice, tone: float) -> Wave:
    """It goes over the rim, and falls on the floor far below."""
    falls = sine(glide(980, 340, 0.5, 1.5) * tone) * np.linspace(0.2, 0.6, int(0.5 * RATE))
    floor = mix(decay(sine(glide(190, 80, 0.15, 3)), 0.03), _flop(dice, 900))
    return room(
        fade(mix(0.6 * fade(falls, 0.02, 0.06), at(0.56, floor), at(0.7, 0.4 * floor))), 0.3, 0.25
    )


def _swell(wave: Wave, bend: float) -> Wave:
    """Return how something comes and goes; a small bend comes quickly."""
    return np.asarray(np.sin(np.pi * np.linspace(0, 1, len(wave)) ** bend))


def _flop(dice: Dice, centre: float) -> Wave:
    """Something soft on wool."""
    wool = decay(filtered(noise(dice, 0.16), band(centre, centre * 0.5, 1.2)), 0.022, 0.002)
    return mix(1.5 * wool, 0.7 * decay(sine(glide(120, 56, 0.16, 2)), 0.03))


def _nails(dice: Dice, tone: float, count: int, seconds: float, half: float) -> Wave:
    """Nails that touch each other, here and there."""
    return mix(
        *(
            pan(
                at(seconds * n / count, 0.4 * plate(dice.uniform(2300, 4100) * tone, half, 0.2)),
                dice.uniform(-0.7, 0.7),
            )
            for n in range(count)
        )
    )


TOY_HILLS: Mapping[str, Recipe] = {
    "hills_throw": throw,
    "hills_rocket": rocket,
    "hills_flick": flick,
    "hills_jingle": jingle,
    "hills_nails": nails,
    "hills_screw": screw,
    "hills_pebble": pebble,
    "hills_rag": rag,
    "hills_ball": ball,
    "hills_roll": roll,
    "hills_glue": glue,
    "hills_pencil": pencil,
    "hills_worm": worm,
    "hills_fire": fire,
    "hills_pop": pop,
    "hills_boom": boom,
    "hills_ray": ray,
    "hills_sink": sink,
    "hills_rise": rise,
    "hills_drive": drive,
    "hills_points": points,
    "hills_lost": lost,
}
