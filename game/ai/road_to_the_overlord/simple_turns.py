"""How a squire plays: on along the road, and at whoever stands before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.chance import Dice
from game.core.rules import Seat
from game.rules.road_to_the_overlord import actions
from game.rules.road_to_the_overlord.actions import NO_FIGURE
from game.rules.road_to_the_overlord.effects import Verb
from game.rules.road_to_the_overlord.field import apart
from game.rules.road_to_the_overlord.standing import fighter
from game.rules.road_to_the_overlord.state import Fight, Stage, Table

from .dressing import simply_geared
from .fight_worth import FRONTS
from .powers import power_of

TIRED: Final = 0.5
"""With so much of its life left it rests; with half of that it drinks what heals."""
CASTS: Final = 3
"""One time in so many it plays a card in place of a blow."""


def on_road(table: Table, seat: Seat, legal: Sequence[Any]) -> Any:
    ways = [action for action in legal if isinstance(action, actions.Walk)]
    if ways:
        return ways[0]
    dressed = simply_geared(table, legal)
    if dressed is not None:
        return dressed
    hero, most = table.heroes[seat], power_of(table, seat).most
    if hero.mark == table.setup.last:
        return actions.Challenge(seat) if hero.life == most else actions.Rest(seat)
    return actions.Rest(seat) if hero.life <= TIRED * most else actions.Throw(seat)


def asked(table: Table, seat: Seat, legal: Sequence[Any], dice: Dice) -> Any:
    """Come to every fight, let everybody in, stand at the front, and take anything."""
    fight = table.fight
    assert fight is not None
    match fight.stage:
        case Stage.JOINING:
            return actions.Join(seat)
        case Stage.ADMITTING:
            return actions.Admit(seat)
        case Stage.PLACING:
            fronts = [each for each in legal if each.at in FRONTS]
            return dice.choice(fronts or legal)
        case _:
            return dice.choice(legal)


def in_fight(table: Table, fight: Fight, seat: Seat, legal: Sequence[Any], dice: Dice) -> Any:
    """Drink when faint, strike who stands before it, or step to where somebody does."""
    uses = [action for action in legal if isinstance(action, actions.Use)]
    faint = table.heroes[seat].life <= TIRED / 2 * power_of(table, seat).most
    healing = [use for use in uses if _heals(table, use)]
    if faint and healing:
        return healing[0]
    others = [use for use in uses if use not in healing]
    if others and dice.below(CASTS) == 0:
        return dice.choice(others)
    strike = actions.Attack(seat)
    if strike in legal:
        return strike
    steps = [action for action in legal if isinstance(action, actions.Step)]
    return _nearer(fight, seat, steps) if not fight.acted else actions.EndTurn(seat)


def _heals(table: Table, use: actions.Use) -> bool:
    effects = table.setup.cards.treasure(use.card).effects
    return use.at == NO_FIGURE and any(effect.verb is Verb.HEAL for effect in effects)


def _nearer(fight: Fight, seat: Seat, steps: Sequence[actions.Step]) -> Any:
    """Step to where a foe is nearest to be struck; who stands best ends the turn."""
    foes = {foe.at.x for foe in fight.foes if foe.at is not None and foe.at.y == -1}
    goals = [cell for cell in FRONTS if cell.x in foes or fight.with_boss] or [*FRONTS]
    own = fighter(fight, seat)
    assert own is not None
    assert own.at is not None
    here = min(apart(own.at, goal) for goal in goals)
    better = {step: min(apart(step.to, goal) for goal in goals) for step in steps}
    best = min(steps, key=lambda step: better[step], default=None)
    return best if best is not None and better[best] < here else actions.EndTurn(seat)
