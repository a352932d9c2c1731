"""What a toss would bring, in words: where a calm hand would bring it down, and what for."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Word
from game.rules.blanket_hills.actions import Arc, Fire, FireRay, Move
from game.rules.blanket_hills.driving import drive
from game.rules.blanket_hills.events import (
    Scored,
    ShellFlew,
    ShellRolled,
    TankGlued,
    TowerRefused,
)
from game.rules.blanket_hills.land import squared
from game.rules.blanket_hills.shells import TOYS, Shell
from game.rules.blanket_hills.spelling import MOVE
from game.rules.blanket_hills.state import MOVES, Table
from game.rules.blanket_hills.why_not.refusing import refusal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words

from .calm_toss import foreseen
from .cell_words import because
from .naming import WORDS, highest, shell_name, thing_name
from .range_stars import counts, shot_told

ASKED, CALM = f"{WORDS}.asked", f"{WORDS}.calm"


def asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    """Return what the seat is to do now."""
    if view.turn is None:
        return words(f"{ASKED}.pick", count=_missing(view, seat))
    tank = view.tanks[view.turn]
    if tank.glued:
        return words(f"{ASKED}.glued")
    return words(f"{ASKED}.turn" if tank.moves < MOVES else f"{ASKED}.toss")


def asked_next(words: Words, view: Table, seat: Seat, picking: Picking) -> str:
    """Return how to go on; once it is aimed, what would come of it."""
    match picking.finished:
        case Fire() as fire:
            return comes_of(words, view, fire)
        case Move() as move:
            return _drives(words, view, move)
        case FireRay() as ray:
            return comes_of(words, view, ray)
        case _:
            return words(f"{ASKED}.arc")


def comes_of(words: Words, view: Table, action: Fire | FireRay) -> str:
    """Return where a calm hand would bring a shell down, and the points for it."""
    told = foreseen(view, action)
    return " ".join(filter(None, (_falls(words, view, action, told), _brings(words, view, action))))


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Say what a shell does, what a ray would bring, and how an arc flies."""
    match part:
        case Card(Shell.GAMMA_RAY.value) if view.turn is not None:
            return Tip("", comes_of(words, view, FireRay(seat)), "G6.8")
        case Word(MOVE.name):
            left = MOVES - view.tanks[view.setup.teams[seat]].moves
            return Tip("", words(f"{WORDS}.move.about", count=left), "G4.2")
        case Word(name) if name in {arc.value for arc in Arc}:
            return Tip("", words(f"{WORDS}.arc.{name}.about"), "G5.2")
        case _:
            return None


def first(view: Table, seat: Seat, picking: Picking) -> Part | None:
    """Return the first shell, and the normal arc."""
    if Word(Arc.NORMAL.value) in picking.next:
        return Word(Arc.NORMAL.value)
    return next((part for part in picking.next if isinstance(part, Card)), None)


def head(words: Words, view: Table) -> str:
    most = view.setup.shots * len({*view.setup.teams})
    if view.turn is None and view.ending is None:
        picked = sum(len(tank.shells) for tank in view.tanks)
        return words(f"{WORDS}.head.draft", number=min(picked + 1, most), most=most)
    number = min(view.shots + (view.ending is None), most)
    if counts(view.setup):
        return shot_told(words, view, number)
    return words(f"{WORDS}.head", number=number, most=most)


def _missing(view: Table, seat: Seat) -> int:
    return view.setup.shots - len(view.tanks[view.setup.teams[seat]].shells)


def _falls(words: Words, view: Table, action: Fire | FireRay, told: tuple[object, ...]) -> str:
    """Return where it comes down, as far as there is anything to say of it."""
    if isinstance(action, FireRay):
        return ""
    flew = next(each for each in told if isinstance(each, ShellFlew))
    struck = [each for each in flew.flights if each.at is not None]
    if not struck:
        return words(f"{CALM}.lost")
    if action.shell is Shell.SHRAPNEL:
        return words(f"{CALM}.nails", count=len(struck))
    rolled = next((each for each in told if isinstance(each, ShellRolled)), None)
    if rolled is not None and rolled.path:
        return words(f"{CALM}.rolls", count=len(rolled.path))
    thing = thing_name(words, highest(struck[0].struck))
    start = view.tanks[view.setup.teams[action.seat]].place
    assert struck[0].at is not None
    return words(f"{CALM}.falls", cm=isqrt(squared(start, struck[0].at)), thing=thing)


def _brings(words: Words, view: Table, action: Fire | FireRay) -> str:
    """Return the points, or what else there is to say of a toy that never gives any."""
    told = foreseen(view, action)
    if any(isinstance(each, Scored) for each in told):
        points = sum(each.points for each in told if isinstance(each, Scored))
        return words(f"{CALM}.points", count=points)
    for kind, key in ((TankGlued, "glues"), (TowerRefused, "no_tower")):
        if any(isinstance(each, kind) for each in told):
            return words(f"{CALM}.{key}")
    toy = TOYS[action.shell] if isinstance(action, Fire) else None
    lost = any(isinstance(e, ShellFlew) and not any(f.at for f in e.flights) for e in told)
    scores = not lost and (toy is None or toy.direct or toy.near)
    return words(f"{CALM}.nothing") if scores else ""


def _drives(words: Words, view: Table, move: Move) -> str:
    refused = refusal(view, move)
    if refused is not None:
        return because(words, refused)
    driven = drive(view, view.setup.teams[move.seat], move.azimuth, move.cm)
    if driven.stopped is None:
        return words(f"{ASKED}.drives", cm=driven.cm)
    thing = thing_name(words, driven.stopped)
    return words(f"{ASKED}.stopped", cm=driven.cm, thing=thing)


def shells_told(words: Words, shells: tuple[Shell, ...]) -> Iterator[str]:
    """Yield the shells of a hand by name, each kind once, with how many there are."""
    for shell in dict.fromkeys(shells):
        count = shells.count(shell)
        name = shell_name(words, shell)
        yield f"{name} ×{count}" if count > 1 else name
