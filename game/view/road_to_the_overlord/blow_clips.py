"""How blows look: a lunge or a bolt and what it did, what is dodged, and spells that fall."""

from __future__ import annotations

from dataclasses import replace

from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import FigureNumber
from game.rules.road_to_the_overlord.cards import CardName
from game.rules.road_to_the_overlord.field import before
from game.rules.road_to_the_overlord.standing import figure_of
from game.rules.road_to_the_overlord.state import FIRST_OTHER, Companion, Table
from game.view.show.carried_pictures import crossed, risen
from game.view.show.clip import (
    CUT,
    Clip,
    Cue,
    Ease,
    Effect,
    Move,
    Pose,
    effect_at,
    effect_between,
)

from .coming_clips import come_or_gone
from .figures import body_of, figure_name, rest_of
from .lie_of_field import stands
from .numbers import spell_picture

STEPPED, BLOW, BOLT, HURT, HEALED, CAST, SKIPPED = 220, 380, 400, 260, 260, 240, 260
"""How long a step is, a lunge, a bolt, and what poison, healing, spells and a lost turn take."""
HITS, FLIES = 180, 280
"""When a lunge and a bolt strike."""
SEEN = 820
OVER = 0.5
"""So far over the middle of a figure the number of a blow begins to rise, in cells."""
LUNGE, ASIDE = 0.55, 0.5
"""How near to the other a lunge leads, and how far aside one dodges, in cells."""
HEAVY = 8
"""From so much damage on a blow shakes the field."""


def struck(shown: Table, event: events.Blows) -> Clip:
    match event:
        case events.FigureStepped(figure, to):
            move = Move(rest_of(shown, figure), stands(to))
            puff = Effect("puff realm_way", move.end.x, move.end.y, 300, STEPPED - 60)
            return Clip(STEPPED, {figure_name(figure): move}, (puff,), sound="trek.step")
        case events.BlowStruck():
            return _blow(shown, event)
        case events.BlowDodged(by, to):
            return _dodged(shown, by, to)
        case events.FigureHurt(figure, damage, _, of):
            return _hurt(shown, figure, damage, of)
        case events.FigureHealed(figure, amount):
            more = risen(body_of(shown, figure), f"+{amount}", "good", SEEN)
            glow = effect_at("ring realm_sick_light", body_of(shown, figure), HEALED + 200)
            return Clip(HEALED, effects=(glow, more), sound="trek.heal")
        case events.SpellBegan(figure, spell):
            sign = effect_at(f"drop {spell_picture(spell)}", body_of(shown, figure), CAST + 300)
            return Clip(CAST, effects=(sign,), sound="trek.spell")
        case events.SpellsRun():
            return CUT
        case events.TurnSkipped(figure):
            sign = crossed(body_of(shown, figure), "overlord.attack", SKIPPED + 300)
            return Clip(SKIPPED, effects=(sign,), sound="trek.skip")
        case _:
            return come_or_gone(shown, event)


def _blow(shown: Table, event: events.BlowStruck) -> Clip:
    """It strikes, and then it is told for how much: words before would spoil it."""
    near = not event.spell and _face_to_face(shown, event.by, event.to)
    hits, ms = (HITS, BLOW) if near else (FLIES, BOLT)
    own, other = body_of(shown, event.by), body_of(shown, event.to)
    word = risen(_over(other), f"-{event.damage}", "danger", SEEN)
    effects = [effect_at("hit", other, 260, hits), replace(word, begins=hits)]
    if event.blocked:
        effects.append(effect_at("drop overlord.defence", other, SEEN, hits))
    moves = {}
    if near:
        moves = dict((_lunge(shown, event.by, event.to), _knocked(shown, event.to, hits)))
    else:
        effects.append(effect_between(f"bolt {_ink(event.spell)}", own, other, FLIES))
    cue = Cue("trek.blocked" if event.blocked else "trek.blow", hits)
    first = () if near else (Cue("trek.spell"),)
    shake = 30 if event.damage >= HEAVY else 0
    return Clip(ms, moves, tuple(effects), (*first, cue), shake=shake, tells=hits)


def _lunge(shown: Table, by: FigureNumber, to: FigureNumber) -> tuple[str, tuple[Move, ...]]:
    start, other = rest_of(shown, by), rest_of(shown, to)
    back, there = start.towards(other, -0.1), start.towards(other, LUNGE)
    return figure_name(by), (
        Move(start, back, Ease.SETTLE, 0, HITS // 2),
        Move(back, there, Ease.FALL, HITS // 2, HITS),
        Move(there, start, Ease.SETTLE, HITS, BLOW),
    )


def _knocked(shown: Table, to: FigureNumber, hits: int) -> tuple[str, tuple[Move, ...]]:
    stays = rest_of(shown, to)
    off = replace(stays, x=stays.x + (0.22 if to >= FIRST_OTHER else -0.22))
    return figure_name(to), (
        Move(stays, stays, Ease.STEADY, 0, hits),
        Move(stays, off, Ease.SETTLE, hits, hits + 70),
        Move(off, stays, Ease.DRIVE, hits + 70, BLOW),
    )


def _dodged(shown: Table, by: FigureNumber, to: FigureNumber) -> Clip:
    """It strikes at nothing: the other has leapt aside."""
    stays = rest_of(shown, to)
    aside = replace(stays, y=stays.y - ASIDE)
    leaps = (
        Move(stays, stays, Ease.STEADY, 0, HITS - 90),
        Move(stays, aside, Ease.SETTLE, HITS - 90, HITS + 40),
        Move(aside, stays, Ease.DRIVE, HITS + 40, BLOW),
    )
    sign = effect_at("lift overlord.card_of.legs", body_of(shown, to), SEEN, HITS)
    moves: dict[str, tuple[Move, ...]] = {figure_name(to): leaps}
    if _face_to_face(shown, by, to):
        name, lunge = _lunge(shown, by, to)
        moves[name] = lunge
        return Clip(BLOW, moves, (sign,), (Cue("trek.dodged", HITS),), tells=HITS)
    bolt = effect_between("bolt realm_sick_light", body_of(shown, by), body_of(shown, to), HITS)
    return Clip(BLOW, moves, (sign, bolt), (Cue("trek.dodged", HITS),), tells=HITS)


def _over(body: Pose) -> Pose:
    """Return a spot over the head of whom this is the middle."""
    return replace(body, y=body.y - OVER)


def _hurt(shown: Table, figure: FigureNumber, damage: int, of: CardName) -> Clip:
    body = body_of(shown, figure)
    word = risen(_over(body), f"-{damage}", "danger", SEEN)
    poisoned = figure_of(shown, figure)
    spells = () if poisoned is None or isinstance(poisoned, Companion) else poisoned.spells
    found = next((spell_picture(spell) for spell in spells if spell.of == of), "overlord.defence")
    sign = effect_at(f"drop {found}", body, HURT + 300)
    return Clip(HURT, effects=(sign, effect_at("hit", body, 240), word), sound="trek.hurt")


def _face_to_face(shown: Table, one: FigureNumber, other: FigureNumber) -> bool:
    """Whether two figures stand in cells of the fronts that face each other."""
    first, second = figure_of(shown, one), figure_of(shown, other)
    if first is None or second is None or first.at is None or second.at is None:
        return False
    return before(first.at) == second.at


def _ink(spell: CardName) -> str:
    """Return the colour of a bolt: that of a spell, or of a monster that strikes from afar."""
    return "realm_fire_light" if spell else "realm_sick_light"
