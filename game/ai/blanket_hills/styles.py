"""The ways to play Blanket Hills: what matters more to one commander than to another.

A bomber likes what leaves pits and burns, a marksman what needs an eye, a mole what hides and
bars the way, a rover to be elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.blanket_hills.shells import Shell

from .outlook import Weights

PLAIN = Weights()
STYLES: Mapping[str, Weights] = {
    "bomber": Weights(likes=frozenset({Shell.NUKE, Shell.MOUNTAIN_MOVER, Shell.NAPALM})),
    "marksman": Weights(likes=frozenset({Shell.SNIPER, Shell.WORM, Shell.SHRAPNEL})),
    "mole": Weights(likes=frozenset({Shell.DIRT, Shell.WALL, Shell.GLUE}), liking=24.0),
    "rover": Weights(move=0.0, roams=0.7),
}
