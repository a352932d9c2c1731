"""Every tune and every layer over one, by its file, and how loud layers are."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .bugle_tune import bugle, march_near
from .counted_tune import counted, counted_live
from .fairground_tune import bout, fair
from .glass_tune import glass, glass_near
from .heat_layers import alarm, contact
from .lullaby_tune import lullaby, near
from .lute_tune import lute, lute_fight
from .mess_tune import mess, mess_front
from .reeds_tune import reeds, reeds_drawn
from .study_tune import study, study_check
from .tunes import march, night
from .waves import Wave
from .whistled_tune import rolled, whistled

TUNES: Mapping[str, Callable[[], Wave]] = {
    "march": march,
    "night": night,
    "fair": fair,
    "lullaby": lullaby,
    "bugle": bugle,
    "whistled": whistled,
    "glass": glass,
    "lute": lute,
    "study": study,
    "counted": counted,
    "reeds": reeds,
    "mess": mess,
}
LAYERS: Mapping[str, tuple[Callable[[], Wave], float]] = {
    "night_contact": (contact, -22.0),
    "night_alarm": (alarm, -21.0),
    "fair_bout": (bout, -21.0),
    "lullaby_near": (near, -22.0),
    "bugle_near": (march_near, -22.0),
    "whistled_rolled": (rolled, -22.0),
    "glass_near": (glass_near, -22.0),
    "lute_fight": (lute_fight, -21.0),
    "study_check": (study_check, -22.0),
    "counted_live": (counted_live, -22.0),
    "reeds_drawn": (reeds_drawn, -22.0),
    "mess_front": (mess_front, -22.0),
}
"""What is laid over a tune is softer than the tune."""

TUNE_LUFS = -20.0


def tune(file: str) -> tuple[Wave, float]:
    """Return what a file plays, and at which loudness."""
    if file in LAYERS:
        made, lufs = LAYERS[file]
        return made(), lufs
    return TUNES[file](), TUNE_LUFS
