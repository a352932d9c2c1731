"""The stances of every figure, as numbers: no pictures and no times."""

from __future__ import annotations

from collections.abc import Mapping

from .figure import Stance

STANCES: Mapping[str, Stance] = {
    #                     lean head  arm fist  far arm fist  leg foot  far leg foot
    "stand": Stance(6, -2, -18, 136, 8, 132, -22, -34, 24, 4),
    "guard": Stance(0, -2, 4, 152, 62, 136, -24, -34, 24, 2),
    "coil": Stance(-12, 8, -62, 58, 60, 122, -30, -38, 28, 8, shift=-0.1),
    "stride": Stance(8, -4, -34, 70, 52, 108, -34, -52, 38, 18),
    "close": Stance(4, -2, -6, 116, 30, 100, 6, -10, -4, -14),
    "hand": Stance(24, -18, 86, 90, -40, 60, -46, -40, 38, -4, shift=0.22),
    "cock": Stance(-20, 14, -50, 24, -10, 142, 100, 42, -2, -10, shift=-0.12),
    "kick": Stance(-26, 18, -52, 20, 40, 118, 88, 84, -2, -12, shift=0.14),
    "slide": Stance(-50, 42, -64, -36, -14, 40, 84, 92, 66, 14, shift=0.1),
    "grab": Stance(26, -14, 82, 78, 98, 88, -34, -38, 34, -2, shift=0.14),
    "throw": Stance(-30, 2, -40, 40, 150, 176, 34, -8, -26, -34, shift=-0.1),
    "sweep": Stance(34, -22, -62, -20, 66, 128, 76, 86, 70, -46, shift=0.06),
    "crouch": Stance(26, -18, 10, 156, 64, 146, 62, -38, 84, -20),
    "dip": Stance(30, -14, -50, 40, 62, 132, 40, -44, 66, -16),
    "uppercut": Stance(-10, -16, -34, 60, 150, 172, -14, -22, 18, -4, lift=0.18, shift=0.2),
    "tuck": Stance(50, 20, 60, 126, 76, 134, 116, -8, 126, 4, lift=0.9),
    "rolled": Stance(50, 20, 60, 126, 76, 134, 116, -8, 126, 4, turn=360, lift=0.9),
    "leap": Stance(8, -8, 20, 140, 96, 132, 34, -58, 84, -16, lift=0.75),
    "hop": Stance(12, -8, -44, 30, 50, 112, -40, -80, 68, 2, lift=0.4),
    "block": Stance(-8, 4, 40, 172, 84, 170, -32, -40, 30, 2, shift=-0.06),
    "hit": Stance(-28, -18, -40, 30, 58, 50, 24, -22, -28, -46, shift=-0.16),
    "folded": Stance(36, 26, 20, -4, 66, 20, -12, -40, 34, -22, shift=-0.2),
    "flung": Stance(-16, -12, 120, 150, 160, 170, 24, -24, 60, 8, turn=-100, lift=0.7),
    "fallen": Stance(4, -22, 206, 186, 182, 176, 4, -8, -14, -2, turn=84, shift=-0.7),
    "frozen": Stance(0, 8, -30, 96, 18, 132, -10, -14, 12, 2),
    "dizzy": Stance(18, 26, 2, 14, 20, 40, -18, -36, 24, -6),
    "super": Stance(-12, -8, -50, 50, 148, 176, -28, -36, 32, 6),
    "flourish": Stance(-8, -12, 50, -30, 158, 186, -20, -22, 22, 2),
}
