"""Sounds and music that never fail: without a device everything is silent, said once in the log."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import pygame

from game.content.sound_list import Sound
from game.scenes.frame.kit import Book

from .layer_volumes import Blend
from .layered_tune import Layered
from .reading_thread import Steps
from .sound_cache import Takes

CHANNELS = 20
LAYERS = 4
"""So many more channels for a tune in layers; no effect takes one of them."""

LOUD = 85
DUCKED = 0.25
CROWDED_MS = 45
FADE_OUT_MS = 300
FADE_IN_MS = 600


class Mixer:
    """Plays one of a sound's takes; what matters more takes a channel from what matters less.

    What is `listed` is asked for when it begins: the first picture does not wait for it. A tune
    in layers takes as much memory as all else at the title: it is read `later`, when one is wanted.
    """

    def __init__(
        self,
        listed: Callable[[], Mapping[str, Sound]],
        settings: Book,
        later: Callable[[Steps], None] = lambda steps: None,
    ) -> None:
        self._listed = listed
        self._later = later
        self._sounds: Mapping[str, Sound] = {}
        self._settings = settings
        self._ready = False
        self._takes = Takes()
        self._busy: dict[int, int] = {}
        self._rest: dict[str, int] = {}
        self._tune = ""
        self._sounding = ""
        self._fading = 0
        self._rising = 0
        self._ducked = 0
        self._layered = Layered(CHANNELS)
        self._awaited = False
        self._blend = Blend()
        self._chance = random.Random()

    def begin(self) -> None:
        """Open the device, if there is one."""
        try:
            pygame.mixer.init(44100, -16, 2, 512)
            pygame.mixer.set_num_channels(CHANNELS + LAYERS)
        except pygame.error as error:
            logging.warning("There is no sound: %s", error)
            return
        self._sounds = self._listed()
        self._ready = True
        tune, self._tune = self._tune, ""
        self.music(tune)

    @property
    def moving(self) -> bool:
        """Whether the music is on its way from one volume to another."""
        return self._ready and bool(self._fading or self._rising or self._blend.moving)

    def read_ahead(self) -> Iterator[None]:
        """Read one sound after the other, so that none is read in the frame that first plays it."""
        for sound in tuple(self._sounds.values()):
            if not sound.music:
                yield from self._takes.each(sound.takes)

    def read_layers(self) -> Iterator[None]:
        """Read the tune that is wanted, all of it: only one can be read while it plays."""
        sound = self._sounds.get(self._tune)
        if sound is not None and sound.layers:
            yield from self._takes.each(sound.stems)

    def update(self, ms: int) -> None:
        self._rest = {id: left - ms for id, left in self._rest.items() if left > ms}
        if self._fading > 0:
            self._fading = max(0, self._fading - ms)
            if self._fading == 0:
                self._begin_tune()
            self.level()
        if self._awaited:
            self._begin_layers()
        elif self.moving:
            self._rising = max(0, self._rising - ms)
            self._blend = self._blend.after(ms)
            self.level()
        if self._ducked > 0:
            self._ducked -= ms
            if self._ducked <= 0:
                self.level()

    def play(self, id: str) -> None:
        sound = self._sounds.get(id)
        if not self._ready or sound is None or id in self._rest or not self._effects():
            return
        take = self._takes[self._chance.choice(sound.takes)]
        channel = self._channel(sound.priority)
        if take is None or channel is None:
            return
        self._rest[id] = CROWDED_MS
        self._busy[channel] = sound.priority
        line = pygame.mixer.Channel(channel)
        line.play(take)
        line.set_volume(sound.volume / 100 * self._effects())
        if sound.priority >= LOUD:
            self._ducked = round(take.get_length() * 1000)
            self.level()

    def music(self, id: str) -> None:
        """Let the tune that sounds die away, and then begin this one.

        A fade of pygame's own would hold up the window until it is over.
        """
        if id == self._tune:
            return
        self._tune = id
        self.intensity(0)
        if not self._ready:
            return
        if self._sounding == "":
            self._begin_tune()
        else:
            self._fading = 0 if id == self._sounding else FADE_OUT_MS
        self.level()

    def intensity(self, layers: int) -> None:
        """Let so many layers of the tune be heard over it, from the next moments on; at -1 it is
        soft, at -2 silent."""
        self._blend = replace(self._blend, wanted=layers)

    def level(self) -> None:
        """Bring the music to the volume it should have now."""
        sound = self._sounds.get(self._sounding)
        if not self._ready or sound is None:
            return
        now = self._settings.now
        loud = 0.0 if now.muted else now.volume * now.music / 100
        duck = DUCKED if self._ducked > 0 else 1.0
        fade = self._fading / FADE_OUT_MS if self._fading else 1 - self._rising / FADE_IN_MS
        volume = loud * duck * fade * sound.volume / 100
        if self._layered.sounds:
            self._layered.level(volume, (self._blend.tune, *self._blend.shares))
        else:
            pygame.mixer.music.set_volume(volume * self._blend.tune)

    def _begin_tune(self) -> None:
        pygame.mixer.music.stop()
        self._layered.end()
        self._forget(self._sounding)
        sound, self._sounding = self._sounds.get(self._tune), self._tune
        self._blend = Blend(wanted=self._blend.wanted)
        self._rising, self._awaited = 0, sound is not None and bool(sound.layers)
        if self._awaited:
            self._later(self.read_layers)
        if sound is None or self._awaited:
            return
        try:
            pygame.mixer.music.load(sound.takes[0])
            pygame.mixer.music.play(-1, fade_ms=FADE_IN_MS)
        except (pygame.error, OSError) as error:
            logging.warning("The tune %s cannot be played: %s", self._tune, error)

    def _forget(self, id: str) -> None:
        """Let go of the layers of a tune that has died away: each is as large as all effects."""
        sound = self._sounds.get(id)
        if sound is not None and sound.layers and id != self._tune:
            self._takes.forget(sound.stems)

    def _begin_layers(self) -> None:
        """Begin the tune as soon as all of it has been read ahead; what is spoilt is left out."""
        sound = self._sounds[self._sounding]
        if any(path not in self._takes for path in sound.stems):
            return
        self._awaited = False
        stems = [take for path in sound.stems if (take := self._takes[path]) is not None]
        if self._takes[sound.takes[0]] is None:
            return
        self._blend = replace(self._blend, shares=(0.0,) * (len(stems) - 1))
        self._rising = FADE_IN_MS
        self._layered.begin(stems)
        self.level()

    def _effects(self) -> float:
        now = self._settings.now
        return 0.0 if now.muted else now.volume * now.effects / 100

    def _channel(self, priority: int) -> int | None:
        """Return a free channel, or the least important one that gives way."""
        free = [n for n in range(CHANNELS) if not pygame.mixer.Channel(n).get_busy()]
        if free:
            return free[0]
        least = min(range(CHANNELS), key=lambda number: self._busy.get(number, 0))
        return least if self._busy.get(least, 0) < priority else None
