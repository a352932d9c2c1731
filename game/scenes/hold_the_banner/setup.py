"""The set-up of Hold the Banner: the even match, the printed one or a duel; who guards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.content.maps.maps import MapFile
from game.core.rules import NOBODY
from game.rules.hold_the_banner.board import Board, duel, standard
from game.rules.hold_the_banner.play import new
from game.rules.hold_the_banner.setting_up import AS_PRINTED, even
from game.rules.hold_the_banner.state import ATTACKERS, GUARDS, MOST_SEATS, Options, Setup, Team
from game.rules.hold_the_banner.view import view
from game.scenes.frame.kit import Words
from game.scenes.table.set_up.seat_sides import Sides
from game.scenes.table.set_up.variants import Variant, Variants
from game.scenes.widgets.widget_kinds import Paint
from game.view.hold_the_banner.board import BOARD

from .naming import ATTACK, GAME, GIVEN, GUARD
from .result_and_options import setup_words

PRINTED, DUEL = "printed", "duel"
DRAWN = "free_drawing"
SWITCHES = ("steel_fence", "star_kept", "late_bonus", "easy_grass")
LIVES, TANKS, ROUTES, TIMES = (
    ("lives_3", "lives_4", "lives_5"),
    ("tanks_named", "tanks_6", "tanks_8", "tanks_10"),
    ("cards", DRAWN),
    ("time_apart", "time_off", "time_20", "time_40"),
)
USUAL_TIME = 20
"""So many seconds a plan may take where everybody has a device of the own (P10)."""
MOST_ON_SIDE = 2
SIDES = Sides(
    names=(GUARD, ATTACK),
    pictures=("icon.flag", "icon.target"),
    usual=(GUARD, ATTACK) * (MOST_SEATS // 2),
)


def _setup(name: str, seats: int, on: frozenset[str], board: Board | None) -> Setup:
    teams = tuple(GUARDS if SIDES.of(seat, on) == GUARD else ATTACKERS for seat in range(seats))
    ground = board or (duel() if name == DUEL else standard())
    return Setup(ground, teams, _options(_named(name, teams, DRAWN in on), on))


def _named(name: str, teams: tuple[Team, ...], drawn: bool) -> Options:
    """Return the options of a named match between these sides."""
    return AS_PRINTED if name == PRINTED else even(teams, name == DUEL, drawn)


def _options(named: Options, on: frozenset[str]) -> Options:
    """Return the options of a named match with what was chosen besides."""
    lives, tanks = _number(LIVES, on) or named.lives, _number(TANKS, on) or named.tanks
    switched = {name: name in on for name in (*SWITCHES, "by_die", DRAWN)}
    return replace(named, lives=lives, tanks=tanks, **switched)


def _given(setup: Setup, handicaps: Sequence[Sequence[str]]) -> Setup:
    given = tuple(sum(GIVEN[name] for name in names) for names in handicaps)
    return replace(setup, given=given if any(given) else ())


def _measured(name: str, setup: Setup) -> str:
    """Return which sentence says whom a match favours: of others than the named ones it was never
    measured (P10)."""
    if name == DUEL:
        return "about"
    options = replace(setup.options, easy_grass=False, by_die=False)
    drawn = options.free_drawing
    if any(setup.given) or options != replace(_named(name, setup.teams, drawn), free_drawing=drawn):
        return "changed"
    fair = name == PRINTED and options == even(setup.teams, False, drawn)
    return "fair" if fair else "about"


def _number(names: tuple[str, ...], on: frozenset[str]) -> int:
    """Return the number that a list holds, 0 where none was chosen."""
    held = (name.partition("_")[2] for name in names if name in on)
    return next((int(number) for number in held if number.isdigit()), 0)


def _fault(words: Words, seats: int, on: frozenset[str], found: MapFile | None) -> str:
    """Say that a side is empty, or too crowded."""
    guards = sum(SIDES.of(seat, on) == GUARD for seat in range(seats))
    if not guards or guards == seats:
        return words("banner.setup.fault.sides")
    return words("banner.setup.fault.crowd") if max(guards, seats - guards) > MOST_ON_SIDE else ""


def _ground(setup: Setup) -> Paint:
    """Return what draws the ground before the first turn."""
    table = view(new(setup, 0).table, NOBODY)
    return partial(BOARD.show_small, key=setup.board, table=table)


def _clock(on: frozenset[str], apart: bool) -> int:
    """Return how many milliseconds a plan may take (P0.2, P10)."""
    chosen = _number(TIMES, on)
    usual = apart and "time_off" not in on
    return 1000 * (chosen or USUAL_TIME * usual)


NO_DUEL = "banner.setup.fault.duel"
MATCHES = tuple(
    Variant(name, f"door.{GAME}", (*SWITCHES, "by_die"), True, (2, 3, 4))
    for name in ("even", PRINTED)
)
DUELS = Variant(DUEL, f"door.{GAME}", SWITCHES, True, (2, 4), NO_DUEL, sided=False, lists=(0, 2, 3))
VARIANTS = Variants(
    game=GAME,
    words="banner",
    all=(*MATCHES, DUELS),
    setup=_setup,
    given=_given,
    lists=(LIVES, TANKS, ROUTES, TIMES),
    paint=_ground,
    chance=False,
    sides=SIDES,
    clock=_clock,
    says=setup_words,
    measured=_measured,
    fault=_fault,
    fits=lambda variant, found: found.ground.duel == (variant == DUEL),
)
