"""What the panel of a set-up does a little of in every frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scenes.frame.stack import Change
from game.scenes.pages.widget_scene import Page


@dataclass(frozen=True)
class PanelSlices:
    """What a panel does a little of in every frame, and whether some of it is left."""

    passing: Callable[[int, Page], Change] = lambda ms, page: None
    left: Callable[[], bool] = lambda: False
