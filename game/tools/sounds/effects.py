"""The noises of the table: engines, shells, walls, water, cards.

Each recipe makes one take. `tone` moves its pitch a little, the dice make its grains differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from .waves import (
    RATE,
    Wave,
    at,
    band,
    decay,
    fade,
    filtered,
    generator,
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

Dice = np.random.Generator
Recipe = Callable[[Dice, float], Wave]

STEEL = (1.0, 1.71, 2.43, 3.16, 4.27, 5.55)
"""Overtones of a struck plate, which are no whole multiples."""


def engine(dice: Dice, tone: float) -> Wave:
    """A diesel gathers itself, pulls one cell, and lets go."""
    seconds = 0.5
    turns = (
        np.concatenate([glide(21, 31, seconds / 2, 2), glide(31, 23, seconds - seconds / 2)]) * tone
    )
    beat = 0.45 + 0.55 * np.clip(sine(turns), 0, 1) ** 0.6
    body = filtered(saw(turns * 3) + 0.6 * saw(turns * 4.51), low(900, 650)) * beat
    breath = filtered(noise(dice, seconds), band(190, 150, 1.6)) * beat * 1.4
    links = filtered(noise(dice, seconds), band(2600, 2300, 0.9)) * np.clip(sine(turns), 0, 1) ** 6
    wave = np.tanh(1.6 * mix(body, breath)) + 0.5 * links
    return room(fade(wave, 0.05, 0.2), 0.12, 0.12)


def squeak(dice: Dice, tone: float) -> Wave:
    """A track turns on the spot: metal that sticks and slips."""
    seconds = 0.34
    pitch = glide(880, 1240, seconds, 2) * tone * (1 + 0.012 * sine(steady(31, seconds)))
    slips = 0.35 + 0.65 * np.clip(sine(glide(46, 66, seconds)), 0, 1)
    voice = sine(pitch + 380 * sine(pitch * 0.503)) + 0.35 * sine(pitch * 2.02)
    grit = filtered(noise(dice, seconds), band(3200, 4200, 0.7)) * slips
    low_end = filtered(saw(steady(54 * tone, seconds)), low(300)) * slips
    wave = 0.34 * voice * slips + 1.1 * grit + 1.1 * low_end
    return room(fade(wave, 0.03, 0.14), 0.15, 0.18)


def slide(dice: Dice, tone: float) -> Wave:
    """Steel on ice: a hiss that falls, with a glassy ring over it."""
    seconds = 0.62
    left, right = (
        filtered(noise(dice, seconds), band(5200 * tone, 1900 * tone, 1.1)) for _ in range(2)
    )
    ring = sum(
        (
            sine(glide(f, f * 0.86, seconds) * tone) * (0.5 + 0.5 * sine(steady(rate, seconds)))
            for f, rate in ((1870, 11), (2790, 7), (4130, 13))
        ),
        np.zeros(int(seconds * RATE)),
    )
    swell = np.sin(np.pi * np.linspace(0, 1, len(left)) ** 0.6) ** 1.2
    wide = mix(pan(left, -0.6), pan(right, 0.6)) + 0.06 * pan(ring, 0.1)
    return room(fade(wide * swell[:, None], 0.03, 0.2), 0.3, 0.25)


def plate(base: float, half: float, seconds: float) -> Wave:
    """A struck steel plate; the higher a part, the sooner it is gone."""
    parts = [
        decay(sine(steady(base * over, seconds)), half / over**0.7, 0.001) / over**0.5
        for over in STEEL
    ]
    return mix(*parts)


def clank(dice: Dice, tone: float) -> Wave:
    """Two hulls meet and go on together."""
    thump = decay(sine(glide(130, 52, 0.3, 3) * tone), 0.05)
    scrape = decay(filtered(noise(dice, 0.3), band(1500, 800, 1.2)), 0.06, 0.01)
    second = plate(437 * tone, 0.05, 0.3) * 0.3
    wave = mix(1.3 * thump, 0.42 * plate(331 * tone, 0.08, 0.4), at(0.055, second), 0.9 * scrape)
    return room(fade(np.tanh(wave)), 0.25, 0.22)


def thud(dice: Dice, tone: float) -> Wave:
    """A tank stops at something that does not give way."""
    knock = decay(sine(glide(160, 58, 0.25, 3) * tone), 0.045)
    dust = decay(filtered(noise(dice, 0.25), low(900, 300)), 0.035)
    rattle = at(0.05, 0.08 * plate(610 * tone, 0.025, 0.2))
    return room(fade(np.tanh(1.4 * mix(knock, 1.3 * dust, rattle))), 0.2, 0.2)


def shot(dice: Dice, tone: float) -> Wave:
    """The crack of the muzzle, the push of the gun, the air after it."""
    crack = decay(filtered(noise(dice, 0.12), high(1400)), 0.012, 0.0005)
    push = decay(sine(glide(210, 44, 0.4, 4) * tone), 0.075, 0.001)
    blast = decay(filtered(noise(dice, 0.5), low(4800, 260)), 0.055, 0.001)
    wave = np.tanh(2.2 * mix(0.9 * crack, 1.1 * push, 1.5 * blast))
    return room(fade(wave), 0.45, 0.3)


def crumbs(dice: Dice, count: int, seconds: float, centre: float) -> Wave:
    """Pieces that fall, fewer and fewer, left and right."""
    parts = []
    for _ in range(count):
        moment = seconds * dice.random() ** 1.8
        pitch = centre * 2 ** dice.uniform(-0.9, 0.8)
        piece = decay(filtered(noise(dice, 0.07), band(pitch, octaves=0.6)), 0.009, 0.001)
        piece *= dice.uniform(0.3, 1) * (1.1 - moment / seconds)
        parts.append(pan(at(moment, piece), dice.uniform(-0.7, 0.7)))
    return mix(*parts)


def brick_hit(dice: Dice, tone: float) -> Wave:
    """A shell bites half a wall away."""
    knock = decay(sine(glide(240, 80, 0.2, 3) * tone), 0.03)
    crunch = decay(filtered(noise(dice, 0.25), band(1300, 500, 1.8)), 0.035, 0.001)
    wave = mix(pan(np.tanh(1.5 * mix(knock, 1.6 * crunch)), 0), crumbs(dice, 14, 0.35, 1500 * tone))
    return room(fade(wave), 0.2, 0.2)


def brick_gone(dice: Dice, tone: float) -> Wave:
    """The rest of the wall comes down."""
    knock = decay(sine(glide(180, 48, 0.4, 3) * tone), 0.06)
    crunch = decay(filtered(noise(dice, 0.5), band(900, 300, 2)), 0.08, 0.001)
    wave = mix(pan(np.tanh(1.8 * mix(knock, 1.7 * crunch)), 0), crumbs(dice, 34, 0.75, 1150 * tone))
    return room(fade(wave), 0.25, 0.25)


def ping(dice: Dice, tone: float) -> Wave:
    """A shell strikes steel or concrete and whines away."""
    tick = decay(filtered(noise(dice, 0.05), high(2500)), 0.006, 0.0005)
    ring = plate(1180 * tone, 0.07, 0.5)
    whine = decay(
        sine(glide(3100, 1250, 0.5, 0.7) * tone * (1 + 0.01 * sine(steady(37, 0.5)))), 0.13
    )
    wave = mix(pan(mix(tick, 0.4 * ring), -0.2), pan(at(0.02, 0.3 * whine), 0.35))
    return room(fade(wave), 0.35, 0.3)


def explosion(dice: Dice, tone: float) -> Wave:
    """Flash, fire, and iron coming down."""
    left, right = (
        decay(filtered(noise(dice, 1.3), low(4200 * tone, 230, 1.5)), 0.2, 0.002) for _ in range(2)
    )
    boom = decay(sine(glide(115, 30, 1.1, 3) * tone), 0.2, 0.003)
    crack = decay(filtered(noise(dice, 0.1), high(1200)), 0.012, 0.0005)
    fire = np.tanh(2.6 * (mix(pan(left, -0.5), pan(right, 0.5)) + pan(mix(boom, 0 * left), 0)))
    iron = at(0.28, 0.3 * crumbs(dice, 16, 0.7, 2100 * tone))
    return room(fade(mix(fire, pan(crack, 0), iron), 0, 0.1), 0.5, 0.25)


def splash(dice: Dice, tone: float) -> Wave:
    """Water opens, closes, and bubbles."""
    plunge = decay(filtered(noise(dice, 0.9), band(1500 * tone, 420, 1.9)), 0.14, 0.02)
    spray = decay(filtered(noise(dice, 0.7), high(3800)), 0.1, 0.05)
    thump = decay(sine(glide(140, 55, 0.2, 3)), 0.04)
    bubbles = []
    for _ in range(13):
        start = dice.uniform(260, 620) * tone
        bubble = fade(sine(glide(start, start * dice.uniform(1.5, 2.1), dice.uniform(0.05, 0.11))))
        moment = 0.35 + 0.75 * dice.random()
        bubbles.append(pan(at(moment, bubble * 0.34 * (1.25 - moment)), dice.uniform(-0.5, 0.5)))
    wave = mix(pan(plunge, -0.25) * 1.6, pan(spray, 0.3) * 0.7, pan(thump, 0), *bubbles)
    return room(fade(wave, 0, 0.1), 0.3, 0.25)


def card(dice: Dice, tone: float) -> Wave:
    """A card is laid on the table."""
    rub = filtered(noise(dice, 0.09), band(3000 * tone, 5200 * tone, 1.2))
    rub *= np.linspace(0.1, 1, len(rub)) ** 2 * 0.8
    tap = decay(filtered(noise(dice, 0.06), low(2400)), 0.007, 0.0005)
    body = decay(sine(steady(210 * tone, 0.06)), 0.012)
    return room(fade(mix(rub, at(0.085, mix(2 * tap, 0.7 * body)))), 0.12, 0.15)


def card_back(dice: Dice, tone: float) -> Wave:
    """A card is taken back into the hand."""
    rub = filtered(noise(dice, 0.13), band(5600 * tone, 2600 * tone, 1.2))
    rub *= np.sin(np.linspace(0, np.pi, len(rub))) ** 1.5
    snap = decay(filtered(noise(dice, 0.04), high(2600)), 0.005, 0.0005)
    return room(fade(mix(rub, 0.5 * snap)), 0.12, 0.15)


def deal(dice: Dice, tone: float) -> Wave:
    """Cards come off the deck one after another."""
    return mix(*(at(0.085 * k, card(dice, tone * (1 + 0.03 * k))) for k in range(4)))


def bot_beep(dice: Dice, tone: float) -> Wave:
    """A bot has made up its mind."""
    first = fade(pulse(steady(587 * tone, 0.06), 0.25), 0.002, 0.02)
    second = fade(pulse(steady(880 * tone, 0.09), 0.25), 0.002, 0.05)
    return room(filtered(mix(first, at(0.065, second)), low(3600)), 0.12, 0.12)


EFFECTS: Mapping[str, Recipe] = {
    "engine": engine,
    "squeak": squeak,
    "slide": slide,
    "clank": clank,
    "thud": thud,
    "shot": shot,
    "brick_hit": brick_hit,
    "brick_gone": brick_gone,
    "ping": ping,
    "explosion": explosion,
    "splash": splash,
    "card": card,
    "card_back": card_back,
    "deal": deal,
    "bot_beep": bot_beep,
}


def take(name: str, recipe: Recipe, number: int, tone: float) -> Wave:
    return recipe(generator(f"{name} {number}"), tone)
