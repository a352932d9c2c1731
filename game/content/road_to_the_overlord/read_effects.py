"""An effect as a file says it: `{strike: 5, whom: enemy}`, its verb first, then what differs.

What can mean nothing is refused here, so that each card that is read can be played and told.
"""

from __future__ import annotations

from typing import Final

from game.content.files.node import Node
from game.rules.road_to_the_overlord.cards import Sort
from game.rules.road_to_the_overlord.effects import Effect, Need, Verb, When, Whom

PER_CENT: Final = frozenset({Verb.DEALT, Verb.TAKEN, Verb.ARMOUR, Verb.SPELLS, Verb.MAGIC})
"""These change something by so many per cent, up or down."""
FOR_TURNS: Final = frozenset({Verb.STUN, Verb.ROOT, Verb.BLIND, Verb.CHARM})
"""The number of these is that of their turns."""
ALL_BY_NOTHING: Final = frozenset({Verb.HEAL, Verb.ABSORB})
"""0 of these is all there is."""
AGAINST: Final = FOR_TURNS | {Verb.STRIKE, Verb.POISON, Verb.SILENCE, Verb.WEAKEN}
AT_ONCE: Final = frozenset(
    {Verb.STRIKE, Verb.HEAL, Verb.SILENCE, Verb.WEAKEN, Verb.TELEPORT, Verb.REVIVE}
)
DEEDS: Final = AGAINST | AT_ONCE | {Verb.CALL}
FOR_ONESELF: Final = frozenset({Verb.CALL, Verb.TELEPORT, Verb.REVIVE, Verb.WALK, Verb.DISARM})
ENEMIES: Final = frozenset({Whom.ENEMY, Whom.THREE, Whom.BEFORE, Whom.ENEMIES})
PLAYED: Final = frozenset({Sort.POTION, Sort.SCROLL, Sort.ACTIVE})
MOST, MOST_TURNS, MOST_CHANCE, MOST_CALLED = 99, 9, 9, 4


def read_effect(node: Node, sort: Sort) -> Effect:
    """Return an effect of a card of this sort."""
    verb = _verb(node)
    if verb is None:
        return Effect(Verb.ATTACK)
    turned = verb in FOR_TURNS
    turns = node[verb.value].whole(1, MOST_TURNS) if turned else _number(node, "turns", MOST_TURNS)
    when = node.maybe("when")
    whom, need = node.maybe("whom"), node.maybe("need")
    called = verb is Verb.CALL
    effect = Effect(
        verb,
        0 if turned else _amount(node[verb.value], verb),
        whom.choice(Whom) if whom is not None else Whom.SELF,
        When.PLAYED if sort in PLAYED else when.choice(When) if when is not None else When.WORN,
        turns,
        need.choice(Need) if need is not None else Need.NOTHING,
        _number(node, "chance", MOST_CHANCE),
        node["life"].whole(1, MOST) if called else 0,
        _number(node, "count", MOST_CALLED) or 1 if called else 1,
    )
    for why in _faults(effect):
        node[verb.value].fault(why)
    return effect


def _verb(node: Node) -> Verb | None:
    """Return the one verb among the keys of an effect; the life of who is called is none."""
    found = [verb for verb in Verb if node.maybe(verb.value) is not None]
    if Verb.CALL in found and Verb.LIFE in found:
        found.remove(Verb.LIFE)
    if len(found) != 1:
        words = ", ".join(verb.value for verb in Verb)
        node.fault(f"expected one verb, of {words}; found {len(found)}")
        return None
    return found[0]


def _amount(node: Node, verb: Verb) -> int:
    if verb is Verb.TELEPORT:
        node.one_of(("anywhere",))
        return 0
    if verb is Verb.SILENCE:
        return node.whole(1, 1)
    least = -MOST if verb in PER_CENT else 0 if verb in ALL_BY_NOTHING else 1
    found = node.whole(least, MOST)
    if not found and verb in PER_CENT:
        node.fault("0 per cent changes nothing")
    return found


def _number(node: Node, key: str, most: int) -> int:
    found = node.maybe(key)
    return found.whole(1, most) if found is not None else 0


def _faults(effect: Effect) -> tuple[str, ...]:
    """Return why an effect can mean nothing."""
    verb, when, whom = effect.verb, effect.when, effect.whom
    worn = when is When.WORN
    checks = (
        (verb is Verb.BAN, "to ban is for the Overlord alone"),
        (worn and verb in DEEDS, "a deed is done by a card that is played, or at a blow"),
        (worn and whom is not Whom.SELF, "what is worn works for who wears it alone"),
        (worn and bool(effect.turns), "what is worn works for ever"),
        (not worn and effect.need is not Need.NOTHING, "a need is of what is worn"),
        (bool(effect.turns) and verb in AT_ONCE, "this is over at once and has no turns"),
        (verb is Verb.POISON and not effect.turns, "poison wants turns"),
        (verb in AGAINST and whom not in ENEMIES, "this is done to enemies: say whom"),
        (verb in FOR_ONESELF and whom is not Whom.SELF, "this is done for oneself alone"),
        (verb is Verb.HEAL and whom in ENEMIES, "this is done for one's own side"),
        (when is When.HIT and whom not in (Whom.SELF, Whom.ENEMY), _AT_A_BLOW),
        (when in _OWN and whom is not Whom.SELF, "then it works for oneself alone"),
        (when is not When.DYING and verb is Verb.REVIVE, "one is revived when dying alone"),
        (when is not When.PLAYED and verb is Verb.TELEPORT, "only what is played leads away"),
        (bool(effect.chance) and when is not When.HIT, "a die is thrown for blows alone"),
    )
    return tuple(why for wrong, why in checks if wrong)


_AT_A_BLOW = "at a blow it works for oneself, or against the enemy that was struck"
_OWN = (When.KILL, When.BLOCK, When.DYING)
