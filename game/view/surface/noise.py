"""Grey noise and tiles of it: what makes a surface look made of something, the same for ever."""

from __future__ import annotations

from functools import cache

import pygame

MULT = pygame.BLEND_RGB_MULT


def scattered(count: int, seed: int) -> bytes:
    """Return so many numbers that look thrown, always the same."""
    made = bytearray()
    for _ in range(count):
        seed = (seed * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        made.append(seed >> 16 & 255)
    return bytes(made)


@cache
def speckles(across: int, down: int, seed: int, least: int, most: int = 255) -> pygame.Surface:
    """Return so many grey pixels, none darker and none lighter than these."""
    span = most - least + 1
    grey = bytes(least + roll * span // 256 for roll in scattered(across * down, seed))
    return pygame.image.frombytes(bytes(n for n in grey for _ in range(3)), (across, down), "RGB")


def shade(to: pygame.Surface, across: int, down: int, seed: int, least: int) -> None:
    """Darken a surface unevenly: by so many patches across and down, never below a grey."""
    patches = pygame.transform.smoothscale(speckles(across, down, seed, least), to.get_size())
    to.blit(patches, (0, 0), special_flags=MULT)


def tile(to: pygame.Surface, piece: pygame.Surface, how: int = MULT) -> None:
    """Cover a surface with a tile."""
    wide, high = piece.get_size()
    for y in range(0, to.get_height(), high):
        for x in range(0, to.get_width(), wide):
            to.blit(piece, (x, y), special_flags=how)
