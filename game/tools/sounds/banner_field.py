"""The noises of the field with the banner: a drum and a bugle, small tanks, bullets in the air."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .effects import Dice, Recipe, crumbs, plate, shot
from .notes import brass, played
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


def skin(dice: Dice, tone: float, loud: float = 1.0) -> Wave:
    """One stroke on a field drum: the skin, and the snares under it."""
    body = decay(sine(glide(210, 120, 0.16, 3) * tone), 0.03, 0.001)
    snares = decay(filtered(noise(dice, 0.18), band(2600 * tone, 1900 * tone, 2.2)), 0.03, 0.001)
    return loud * mix(0.8 * body, 0.9 * snares)


def turn(dice: Dice, tone: float) -> Wave:
    """Two strokes and a third: the next turn."""
    strokes = ((0.0, 0.55), (0.11, 0.5), (0.22, 1.0))
    return room(fade(mix(*(at(when, skin(dice, tone, loud)) for when, loud in strokes))), 0.3, 0.2)


def reveal(dice: Dice, tone: float) -> Wave:
    """All plans are unrolled under a ruffle of the drum that ends in one stroke."""
    paper = filtered(noise(dice, 0.5), band(1900, 4300, 1.4))
    paper *= np.sin(np.pi * np.linspace(0, 1, len(paper)) ** 0.7)
    times = [0.62 * (n / 15) ** 0.92 for n in range(15)]
    ruffle = [at(when, skin(dice, tone, 0.16 + 0.5 * when)) for when in times]
    last = at(0.68, skin(dice, tone * 0.92, 1.2))
    return room(fade(mix(pan(0.5 * paper, -0.2), pan(mix(*ruffle, last), 0.1))), 0.4, 0.22)


def time_up(dice: Dice, tone: float) -> Wave:
    """A whistle with a pea in it: no more planning."""
    seconds = 0.55
    pea = 0.62 + 0.38 * sine(steady(34, seconds))
    pitch = glide(2150, 2330, seconds, 4) * tone * (1 + 0.012 * sine(steady(34, seconds)))
    voice = sine(pitch) + 0.25 * sine(2 * pitch)
    breath = 0.25 * filtered(noise(dice, seconds), band(2300, octaves=0.8))
    return room(fade(mix(voice * pea, breath), 0.02, 0.08), 0.3, 0.2)


def drive(dice: Dice, tone: float) -> Wave:
    """Several small engines at once, each with its own beat, for as long as a drive is."""
    seconds, parts = 0.95, []
    for side, base in ((-0.5, 27), (0.45, 31), (0.0, 23)):
        turns = glide(base, base * 1.25, seconds, 2) * tone
        beat = 0.4 + 0.6 * np.clip(sine(turns), 0, 1) ** 0.7
        body = filtered(saw(turns * 3) + 0.5 * saw(turns * 4.49), low(820, 620)) * beat
        links = filtered(noise(dice, seconds), band(2900, 2500, 0.9)) * np.clip(sine(turns), 0, 1)
        parts.append(pan(np.tanh(1.3 * body) + 0.22 * links, side))
    return room(fade(mix(*parts), 0.06, 0.35), 0.12, 0.12)


def volley(dice: Dice, tone: float) -> Wave:
    """Several guns fire as one, and are yet heard apart."""
    guns = ((0.0, -0.45, 1.0), (0.028, 0.5, 0.94), (0.05, 0.05, 1.07))
    parts = (at(when, _to_side(shot(dice, tone * pitch), side)) for when, side, pitch in guns)
    return fade(mix(*parts), 0, 0.05)


def fly(dice: Dice, tone: float) -> Wave:
    """Bullets in the air: a thin hiss that goes on with them."""
    seconds = 0.5
    hiss = filtered(noise(dice, seconds), band(2500 * tone, 3300 * tone, 0.5))
    hum = 0.2 * sine(glide(880, 760, seconds) * tone)
    shape = np.sin(np.pi * np.linspace(0, 1, len(hiss)) ** 0.8)
    return room(fade(mix(hiss, hum) * shape, 0.03, 0.1), 0.2, 0.2)


def past(dice: Dice, tone: float) -> Wave:
    """A bullet goes by a hand's breadth away: it sings, and its note falls as it is past."""
    seconds = 0.42
    pitch = glide(1750, 820, seconds, 0.9) * tone
    song = sine(pitch) + 0.4 * sine(1.5 * pitch)
    air = filtered(noise(dice, seconds), band(3600, 1100, 0.9))
    near = np.exp(-(((np.linspace(0, 1, len(air)) - 0.4) / 0.2) ** 2))
    wave = mix(0.5 * song, 1.2 * air) * near
    across = np.linspace(0.1, 0.9, len(wave))
    return room(fade(np.stack([wave * (1 - across), wave * across], axis=1)), 0.25, 0.2)


def met(dice: Dice, tone: float) -> Wave:
    """Two bullets burst on each other: two bright plates, and sparks to both sides."""
    tick = decay(filtered(noise(dice, 0.06), high(2400)), 0.008, 0.0005)
    left, right = plate(1460 * tone, 0.06, 0.45), plate(1635 * tone, 0.06, 0.45)
    sparks = 0.5 * crumbs(dice, 9, 0.3, 4200)
    return room(
        fade(mix(pan(tick, 0), pan(0.5 * left, -0.5), pan(0.5 * right, 0.5), sparks)), 0.3, 0.2
    )


def rests(dice: Dice, tone: float) -> Wave:
    """A bullet has no more reach and hangs: its hiss turns into a note that trembles."""
    seconds = 0.75
    slows = filtered(noise(dice, 0.25), band(3000, 900, 0.7)) * np.linspace(1, 0, _long(0.25))
    wing = 0.55 + 0.45 * sine(glide(26, 17, seconds))
    note = steady(587.3 * tone, seconds)
    hangs = decay((sine(note) + 0.4 * sine(note * 2.005)) * wing, 0.22, 0.08)
    return room(fade(mix(0.7 * slows, at(0.08, hangs)), 0.005, 0.15), 0.4, 0.24)


def lost(dice: Dice, tone: float) -> Wave:
    """A trigger is pulled, and nothing comes."""
    clicks = (
        at(when, decay(filtered(noise(dice, 0.05), band(each * tone, octaves=0.7)), 0.005, 0.0005))
        for when, each in ((0.0, 2600), (0.075, 1500))
    )
    return room(fade(mix(*clicks)), 0.15, 0.15)


def brick(dice: Dice, tone: float) -> Wave:
    """A quarter of a wall goes: a dry knock and a handful of crumbs."""
    knock = decay(sine(glide(280, 110, 0.14, 3) * tone), 0.022)
    crunch = decay(filtered(noise(dice, 0.18), band(1500, 700, 1.6)), 0.024, 0.001)
    falls = crumbs(dice, 9, 0.28, 1900 * tone)
    return room(fade(mix(pan(np.tanh(1.4 * mix(knock, 1.5 * crunch)), 0), falls)), 0.18, 0.2)


def steel(dice: Dice, tone: float) -> Wave:
    """A quarter of steel is torn out, which only a guard of the highest level can do."""
    tears = filtered(saw(glide(210, 90, 0.3) * tone), band(1700, 800, 1.3))
    rings = mix(plate(395 * tone, 0.12, 0.6), at(0.05, 0.6 * plate(522 * tone, 0.09, 0.5)))
    hit = decay(filtered(noise(dice, 0.2), low(2600, 500)), 0.03, 0.001)
    scraps = at(0.08, 0.5 * crumbs(dice, 10, 0.4, 3300))
    return room(fade(mix(pan(mix(decay(tears, 0.06), 0.5 * rings, hit), 0), scraps)), 0.3, 0.24)


def banner(dice: Dice, tone: float) -> Wave:
    """The pole breaks, cloth comes down, and the bugle that was sounding breaks off."""
    crack = decay(filtered(noise(dice, 0.12), band(1100, 600, 1.2)), 0.018, 0.0005)
    cloth = filtered(noise(dice, 0.7), band(700, 300, 1.2))
    cloth *= np.sin(np.pi * np.linspace(0, 1, len(cloth)) ** 0.6) * (
        0.6 + 0.4 * sine(glide(13, 6, 0.7))
    )
    call = played("G4 B4 D5 - - -", 0.11, brass)[: _long(0.6)]
    falls = fade(filtered(pulse(glide(560, 170, 0.5, 0.7) * tone, 0.4), low(1500)), 0.01, 0.3)
    drum = at(1.02, skin(dice, 0.6, 1.3))
    whole = mix(1.6 * crack, at(0.05, 0.9 * cloth), 0.5 * call, at(0.55, 0.4 * falls), drum)
    return room(fade(whole, 0, 0.1), 0.6, 0.26)


def guard(dice: Dice, tone: float) -> Wave:
    """A guard comes: three notes of a bugle, upwards."""
    call = played("D4 G4 B4 - -", 0.1 / tone, brass)[: _long(0.75)]
    drum = mix(skin(dice, tone, 0.5), at(0.2, skin(dice, tone, 0.8)))
    return room(fade(mix(filtered(call, low(3400)), 0.5 * drum)), 0.45, 0.24)


def spawn(dice: Dice, tone: float) -> Wave:
    """An attacker comes: a low horn far off, and an engine under it."""
    horn = played("D3 - A2 - -", 0.13 / tone, brass)[: _long(0.8)]
    turns = glide(22, 34, 0.8, 2) * tone
    motor = filtered(saw(turns * 3), low(700)) * (0.4 + 0.6 * np.clip(sine(turns), 0, 1))
    swell = np.linspace(0.2, 1, len(motor))
    whole = mix(filtered(horn, low(1500)), 0.7 * np.tanh(motor) * swell)
    return room(fade(whole, 0.02, 0.2), 0.5, 0.26)


def bomb(dice: Dice, tone: float) -> Wave:
    """It is heard to fall before it bursts."""
    falls = fade(sine(glide(1900, 520, 0.42, 0.8) * tone), 0.05, 0.02)
    blast = decay(filtered(noise(dice, 0.9), low(3600, 200, 1.5)), 0.16, 0.002)
    boom = decay(sine(glide(110, 30, 0.8, 3)), 0.17, 0.003)
    burst = np.tanh(2.4 * mix(blast, boom))
    return room(fade(mix(0.4 * falls, at(0.42, burst)), 0, 0.1), 0.5, 0.25)


def frost(dice: Dice, tone: float) -> Wave:
    """A clock ticks ever slower and stands; ice closes over it."""
    ticks, when = [], 0.0
    for gap in (0.09, 0.13, 0.2, 0.3):
        tick = decay(filtered(noise(dice, 0.05), band(2300 * tone, octaves=0.5)), 0.007, 0.0005)
        ticks.append(at(when, tick))
        when += gap
    closes = [
        pan(at(0.3 + 0.05 * n, decay(sine(steady(f * tone, 0.6)), 0.11, 0.002)), 0.3 * (n - 1))
        for n, f in enumerate((2637.0, 2093.0, 1568.0))
    ]
    return room(fade(mix(pan(mix(*ticks), 0), *(0.2 * each for each in closes))), 0.4, 0.26)


def shovel(dice: Dice, tone: float) -> Wave:
    """A spade goes into earth, and a plate of steel is let down in its place."""
    digs = fade(filtered(noise(dice, 0.2), band(900, 2200, 1.3)), 0.02, 0.06)
    falls = mix(0.8 * plate(262 * tone, 0.14, 0.7), decay(sine(glide(140, 60, 0.2, 3)), 0.05))
    return room(fade(mix(0.8 * digs, at(0.24, falls)), 0, 0.1), 0.35, 0.24)


def rustle(dice: Dice, tone: float) -> Wave:
    """Something drives into tall grass and is gone."""
    blades = filtered(noise(dice, 0.5), band(4300 * tone, 2600 * tone, 1.1))
    moves = 0.5 + 0.5 * np.clip(sine(glide(15, 7, 0.5)), -1, 1)
    shape = np.sin(np.pi * np.linspace(0, 1, len(blades)) ** 0.6)
    return room(fade(blades * moves * shape, 0.02, 0.2), 0.15, 0.15)


def _to_side(wave: Wave, side: float) -> Wave:
    """Turn what is stereo already to one side."""
    turned: Wave = wave * np.array([1 - max(0.0, side), 1 + min(0.0, side)])
    return turned


def _long(seconds: float) -> int:
    return int(seconds * RATE)


BANNER_FIELD: Mapping[str, Recipe] = {
    "field_turn": turn,
    "field_reveal": reveal,
    "field_time": time_up,
    "field_drive": drive,
    "field_volley": volley,
    "field_fly": fly,
    "field_past": past,
    "field_met": met,
    "field_rests": rests,
    "field_lost": lost,
    "field_brick": brick,
    "field_steel": steel,
    "field_banner": banner,
    "field_guard": guard,
    "field_spawn": spawn,
    "field_bomb": bomb,
    "field_frost": frost,
    "field_shovel": shovel,
    "field_rustle": rustle,
}
