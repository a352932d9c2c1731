"""A table as it stands in the middle of what is played back."""

from __future__ import annotations

from typing import Any

from game.scenes.kit import Kit
from game.scenes.stack import Scene
from game.view.playback import Playback

FRAME = 20
MOST = 10_000
"""So many frames no turn takes."""


def usual_speed(kit: Kit) -> None:
    """Let events be seen, at the speed at which the pictures are meant."""
    kit.settings.change(speed=100, bot_speed=100)


def play_to(scene: Scene, reel: Playback[Any, Any], kind: type) -> None:
    """Let time pass until an event of this kind is shown."""
    for _ in range(MOST):
        if isinstance(reel.current and reel.current.event, kind):
            return
        scene.update(FRAME)
    raise LookupError(f"no {kind.__name__} is shown")
