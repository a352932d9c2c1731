"""Where the clips of the road come from: random matches, and the figures of its rules."""

from __future__ import annotations

from dataclasses import replace

from game.content.road_to_the_overlord.beginning import begun
from game.content.road_to_the_overlord.card_files import load_world
from game.rules.road_to_the_overlord import ROAD_TO_THE_OVERLORD
from game.rules.road_to_the_overlord.letters.scenarios import played
from game.rules.road_to_the_overlord.setting_up import Ways
from game.tools.pictures.clip_moments import MomentCatalogue, of_figures


def catalogue() -> MomentCatalogue:
    world = load_world()
    strong = replace(begun(world, 3, Ways.ALONE), given=(9, 9, 9))
    return MomentCatalogue(
        ROAD_TO_THE_OVERLORD,
        (begun(world, 4), strong),
        lambda found: of_figures(ROAD_TO_THE_OVERLORD, played),
    )
