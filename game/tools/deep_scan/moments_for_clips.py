"""Where the clips of Deep Scan come from: random matches, and the figures of its rules."""

from __future__ import annotations

from dataclasses import replace

from game.rules.deep_scan import DEEP_SCAN
from game.rules.deep_scan.letters.scenarios import played
from game.rules.deep_scan.state import SHORT, Setup
from game.tools.pictures.clip_moments import MomentCatalogue, of_figures

SETUPS = replace(Setup(), objects=SHORT), Setup((0,), turns=30)


def catalogue() -> MomentCatalogue:
    return MomentCatalogue(DEEP_SCAN, SETUPS, lambda found: of_figures(DEEP_SCAN, played))
