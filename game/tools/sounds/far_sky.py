"""The noises of a map of stars: probes, rings that are counted, ships, lanes, and a counter."""

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
    room,
    sine,
    steady,
)

CLIMB = (523.3, 587.3, 659.3, 784.0, 880.0)
"""The notes of a sum that climbs."""


def toss(dice: Dice, tone: float) -> Wave:
    """A handful of little cans flies off, turning."""
    air = filtered(noise(dice, 0.42), band(700 * tone, 2300 * tone, 1.1))
    rattle = mix(
        *(at(0.05 * n, 0.3 * plate(dice.uniform(2600, 3900), 0.02, 0.1)) for n in range(5))
    )
    return room(
        fade(mix(pan(air * _swell(air, 0.6), -0.2), pan(0.5 * rattle, 0.2)), 0.01, 0.1), 0.3, 0.25
    )


def rest(dice: Dice, tone: float) -> Wave:
    """A little can comes down, hops twice and lies."""
    hops = ((0.0, 1.0), (0.13, 0.55), (0.21, 0.3))
    can = mix(plate(1240 * tone, 0.03, 0.16), decay(sine(glide(230, 120, 0.1, 2)), 0.02))
    return room(fade(mix(*(at(begins, loud * can) for begins, loud in hops))), 0.3, 0.25)


def aim(dice: Dice, tone: float) -> Wave:
    """A beam sweeps round once and finds something."""
    sweep = sine(glide(330, 660, 0.45, 1.5) * tone) * np.linspace(0.1, 0.6, _count(0.45))
    found = at(0.42, 0.7 * _bell(1318.5 * tone, 0.4))
    return room(fade(mix(sweep, found), 0.02, 0.1), 0.4, 0.3)


def stronger(dice: Dice, tone: float) -> Wave:
    """A little motor pulls a can inward, and it clicks in."""
    motor = filtered(
        sine(glide(150, 420, 0.4) * tone) * (1 + 0.4 * sine(steady(37, 0.4))), low(3000)
    )
    click = at(0.4, mix(0.6 * plate(1500 * tone, 0.02, 0.1), _bell(1046.5 * tone, 0.3)))
    return room(fade(mix(0.6 * motor, click), 0.02, 0.05), 0.3, 0.22)


def ring(dice: Dice, tone: float) -> Wave:
    """A ring is counted: one clear blip, and its echo far off."""
    blip = decay(sine(steady(880 * tone, 0.3)) + 0.3 * sine(steady(1760 * tone, 0.3)), 0.06)
    return room(fade(mix(pan(blip, -0.2), pan(at(0.14, 0.3 * blip), 0.4))), 0.4, 0.3)


def full(dice: Dice, tone: float) -> Wave:
    """Full accuracy: the notes climb, and the last one stays."""
    climb = [at(0.07 * n, 0.5 * _bell(f * tone, 0.4)) for n, f in enumerate(CLIMB)]
    last = at(0.38, mix(_bell(1046.5 * tone, 1.1), 0.6 * _bell(1568 * tone, 1.0)))
    return room(fade(mix(*climb, last), 0, 0.2), 0.6, 0.3)


def failed(dice: Dice, tone: float) -> Wave:
    """Too little: two notes that go down, and the set is switched off."""
    notes = mix(_bell(440 * tone, 0.35), at(0.2, _bell(349.2 * tone, 0.6)))
    off = at(0.5, 0.5 * decay(filtered(noise(dice, 0.05), high(2400)), 0.006, 0.0005))
    return room(fade(mix(notes, off), 0, 0.1), 0.4, 0.25)


def lost(dice: Dice, tone: float) -> Wave:
    """A probe flies on for ever: its signal sinks and thins out."""
    call = sine(glide(1250, 420, 0.9, 1.4) * tone)
    beat = np.clip(sine(glide(11, 5, 0.9)), 0, 1)
    return room(fade(call * beat * np.linspace(0.7, 0.1, len(call)), 0.01, 0.2), 0.7, 0.4)


def jump(dice: Dice, tone: float) -> Wave:
    """A ship gathers itself, leaps along its lane, and is there."""
    gather = sine(glide(90, 340, 0.35, 1.6) * tone) * np.linspace(0, 0.8, _count(0.35))
    leap = filtered(noise(dice, 0.3), band(900 * tone, 3800 * tone, 1.2))
    there = at(0.6, decay(sine(glide(260, 120, 0.25, 2) * tone), 0.06))
    whole = mix(pan(gather, -0.3), pan(at(0.3, leap * _swell(leap, 0.5)), 0.1), pan(there, 0.3))
    return room(fade(whole, 0.01, 0.1), 0.35, 0.25)


def launcher(dice: Dice, tone: float) -> Wave:
    """A spring of steel lets go, and the leap is twice as long."""
    spring = mix(
        *(at(0.02 * n, plate(620 * tone * 1.05**n, 0.02, 0.12) / (n + 1)) for n in range(7))
    )
    leap = filtered(noise(dice, 0.6), band(700 * tone, 5200 * tone, 1.3))
    deep = at(0.1, decay(sine(glide(150, 60, 0.5, 2)), 0.12))
    return room(fade(mix(spring, at(0.1, leap * _swell(leap, 0.5)), deep), 0, 0.15), 0.45, 0.25)


def opened(dice: Dice, tone: float) -> Wave:
    """A card is turned, and something hums behind it."""
    paper = decay(filtered(noise(dice, 0.14), band(2600, 1500, 1.4)), 0.03, 0.004)
    hum = sine(glide(196, 207, 0.7) * tone) + 0.5 * sine(glide(293, 311, 0.7) * tone)
    return room(fade(mix(paper, at(0.08, 0.35 * hum * _swell(hum, 0.8))), 0.002, 0.2), 0.5, 0.3)


def scanned(dice: Dice, tone: float) -> Wave:
    """Crates fall into the hold, one after the other, and the lid shuts."""
    crate = mix(decay(sine(glide(210, 90, 0.16, 2)), 0.03), 0.5 * plate(880, 0.02, 0.1))
    falls = [pan(at(0.09 * n, 0.8 * crate), 0.3 * (n - 1)) for n in range(4)]
    lid = at(0.42, mix(decay(sine(glide(150, 60, 0.3, 3)), 0.06), 0.6 * plate(520, 0.05, 0.3)))
    glad = at(0.46, mix(_bell(783.99 * tone, 0.6), at(0.08, _bell(1174.7 * tone, 0.7))))
    return room(fade(mix(*falls, pan(lid, 0), pan(0.6 * glad, 0)), 0, 0.1), 0.35, 0.25)


def left(dice: Dice, tone: float) -> Wave:
    """A card is laid back."""
    paper = decay(filtered(noise(dice, 0.2), band(1400, 800, 1.3)), 0.04, 0.01)
    tap = at(0.16, decay(sine(glide(300, 180, 0.08)), 0.015))
    return room(fade(mix(paper, tap)), 0.25, 0.2)


def damaged(dice: Dice, tone: float) -> Wave:
    """Something bursts in the engine, sparks, and it stutters."""
    burst = decay(filtered(noise(dice, 0.4), low(2600 * tone, 300)), 0.05, 0.001)
    deep = decay(sine(glide(140, 44, 0.5, 2)), 0.1, 0.002)
    stutter = [at(0.3 + 0.11 * n, decay(sine(glide(120, 70, 0.09)), 0.02)) for n in range(4)]
    sparks = at(0.1, 0.5 * crumbs(dice, 12, 0.6, 3600))
    return room(
        fade(np.tanh(1.7 * mix(pan(mix(burst, deep, *stutter), 0), sparks)), 0, 0.1), 0.4, 0.25
    )


def repaired(dice: Dice, tone: float) -> Wave:
    """A ratchet, three turns, and the engine hums."""
    clicks = [at(0.05 * n, 0.6 * plate(1900 * tone, 0.006, 0.05)) for n in range(9)]
    hum = sine(glide(110, 165, 0.5, 0.6) * tone)
    return room(fade(mix(*clicks, at(0.45, 0.6 * hum * _swell(hum, 0.7))), 0, 0.1), 0.25, 0.2)


def money(dice: Dice, tone: float) -> Wave:
    """Notes are counted onto a counter of wood, and a bell is struck."""
    note = decay(filtered(noise(dice, 0.07), band(3200, 2200, 1.2)), 0.014, 0.003)
    wood = at(0.2, decay(sine(glide(240, 150, 0.1)), 0.02))
    bell = at(0.26, 0.6 * _bell(1567.98 * tone, 0.5))
    return room(fade(mix(note, at(0.1, note), wood, bell)), 0.3, 0.22)


def offer(dice: Dice, tone: float) -> Wave:
    """Somebody clears the throat of a loudspeaker: two notes that ask."""
    notes = mix(_horn(392 * tone, 0.16), at(0.18, _horn(523.3 * tone, 0.28)))
    return room(fade(notes, 0.005, 0.05), 0.3, 0.25)


def agreed(dice: Dice, tone: float) -> Wave:
    """Two hands are clapped together, and both are glad."""
    clap = decay(filtered(noise(dice, 0.08), band(1500, 1100, 1.6)), 0.012, 0.0005)
    notes = mix(_horn(523.3 * tone, 0.14), at(0.15, _horn(659.3 * tone, 0.3)))
    return room(fade(mix(1.3 * clap, at(0.08, notes)), 0, 0.05), 0.35, 0.25)


def refused(dice: Dice, tone: float) -> Wave:
    """One note that shakes its head."""
    shake = 1 + 0.09 * sine(steady(9, 0.42))
    return room(fade(0.7 * sine(steady(233 * tone, 0.42) * shake), 0.02, 0.1), 0.25, 0.2)


def turn(dice: Dice, tone: float) -> Wave:
    """The base calls the next ship: a ping that comes back."""
    ping = decay(sine(steady(1318.5 * tone, 0.5)), 0.07, 0.002)
    return room(fade(mix(pan(0.7 * ping, -0.3), pan(at(0.3, 0.2 * ping), 0.4)), 0, 0.1), 0.6, 0.35)


def _bell(frequency: float, seconds: float) -> Wave:
    """A bar of glass, struck softly."""
    parts = ((1.0, 1.0), (2.76, 0.25), (5.4, 0.08))
    wave = sum(share * sine(steady(over * frequency, seconds)) for over, share in parts)
    return decay(np.asarray(wave), seconds / 5, 0.002)


def _horn(frequency: float, seconds: float) -> Wave:
    body = sine(steady(frequency, seconds)) + 0.4 * sine(steady(2 * frequency, seconds))
    return fade(body, 0.02, min(0.08, seconds / 2)) * 0.6


def _swell(wave: Wave, bend: float) -> Wave:
    """Return how something comes and goes; a small bend comes quickly."""
    return np.asarray(np.sin(np.pi * np.linspace(0, 1, len(wave)) ** bend))


def _count(seconds: float) -> int:
    return len(steady(1, seconds))


FAR_SKY: Mapping[str, Recipe] = {
    "sky_toss": toss,
    "sky_rest": rest,
    "sky_ring": ring,
    "sky_aim": aim,
    "sky_stronger": stronger,
    "sky_full": full,
    "sky_failed": failed,
    "sky_lost": lost,
    "sky_jump": jump,
    "sky_launcher": launcher,
    "sky_opened": opened,
    "sky_scanned": scanned,
    "sky_left": left,
    "sky_damaged": damaged,
    "sky_repaired": repaired,
    "sky_money": money,
    "sky_offer": offer,
    "sky_agreed": agreed,
    "sky_refused": refused,
    "sky_turn": turn,
}
