"""What a canvas draws with: pictures, type, colours, and what is remembered of earlier frames."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from .capped_memory import CappedMemory, picture_bytes
from .lettering import Type
from .painting_budget import Patience
from .pictures import Pictures
from .plates import Plates
from .veils import Veils

Rgba = tuple[int, int, int, int]
Colour = str | tuple[int, int, int] | Rgba

DIM = "dim"
"""The grey that says how much at least is seen of what is switched off; not there is none."""
_LAYERS = 32_000_000
_SLOTS = 24_000_000
_CRAFTED = 12_000_000
"""What is made pixel by pixel is dear, and keeps twice as much beside it. It has a shelf of its
own, so that no other picture pushes it out in every frame."""


@dataclass
class Slot:
    """A surface that is painted over whenever what it shows changes."""

    surface: pygame.Surface
    shown: Hashable = None


@dataclass(frozen=True, slots=True)
class Brushes:
    """Made once and kept over all sizes of the window.

    `layers` are pictures that may come back; `slots` are places that show one after the other, and
    `crafted` those whose pictures are made pixel by pixel. Of what lies `behind` a page there is
    one picture at a time.
    """

    pictures: Pictures
    type: Type
    colours: dict[str, tuple[int, int, int]]
    plates: Plates
    veils: Veils
    layers: CappedMemory[pygame.Surface]
    slots: CappedMemory[Slot]
    crafted: CappedMemory[Slot]
    behind: CappedMemory[Slot]
    patience: Patience

    def forget(self) -> None:
        """Paint everything anew: the colours have changed."""
        self.layers.clear()
        for places in (self.slots, self.crafted, self.behind):
            places.clear()

    @property
    def strong(self) -> bool:
        """Whether all is drawn in strong contrast."""
        return DIM in self.colours

    def colour(self, colour: Colour) -> Rgba:
        """Return the colour of a name; an unknown name is a loud pink."""
        if isinstance(colour, str):
            return (*self.colours.get(colour, (255, 0, 200)), 255)
        return colour if len(colour) == 4 else (*colour, 255)


def brushes(pictures: Pictures, type: Type, colours: dict[str, tuple[int, int, int]]) -> Brushes:
    layers: CappedMemory[pygame.Surface] = CappedMemory(_LAYERS, picture_bytes)
    slots, crafted = (
        CappedMemory[Slot](cap, lambda slot: picture_bytes(slot.surface))
        for cap in (_SLOTS, _CRAFTED)
    )
    plates, patience = Plates(), Patience()
    drawn = pictures.surfaces, pictures.faded, plates.surfaces, layers
    for shelf in (*drawn, type.settings, type.surfaces):
        shelf.made = patience.spend
    behind: CappedMemory[Slot] = CappedMemory(1)
    kept = layers, slots, crafted, behind
    return Brushes(pictures, type, colours, plates, Veils(), *kept, patience)
