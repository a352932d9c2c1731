"""What would come of picking a part: said of it before it is picked, with its paragraph."""

from __future__ import annotations

from typing import Final

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Card, Part, Picking, Piece, Spot, Word
from game.rules.road_to_the_overlord import actions, strength, wearing
from game.rules.road_to_the_overlord.cards import Sort, Treasure
from game.rules.road_to_the_overlord.events import GearWorn
from game.rules.road_to_the_overlord.evolve import evolve
from game.rules.road_to_the_overlord.state import BOSS_ATTACK, Stage, Table
from game.rules.road_to_the_overlord.walking import end_of_way
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Words

from .cell_words import mark_tip
from .effect_words import card_words
from .foreseen import ahead, fights, of_action
from .naming import WORDS, card_names

SORTS = {
    Sort.GEAR: "L3.3",
    Sort.CLASS: "L3.2",
    Sort.PASSIVE: "L3.4",
    Sort.ACTIVE: "L3.4",
}
RULES = {
    "throw": "L2.1",
    "rest": "L2.1",
    "challenge": "L1.2",
    "take_off": "L3.3",
    "offer": "L4.6",
    "change": "L4.6",
    "join": "L4.7",
    "stay_out": "L4.7",
    "admit": "L4.7",
    "turn_away": "L4.7",
    "flee": "L4.7",
}

NUMBERS: Final = {
    "attack": strength.attack,
    "defence": strength.defence,
    "life": strength.most_life,
    "dodge": strength.dodge,
}
"""What of a hero gear changes."""


def foretell(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Say what a part would do: on the road what waits there, in a fight the blows to expect."""
    match part:
        case Card(name):
            return card_tip(words, view.setup.cards.treasure(name))
        case Word("forward" | "back" as name) if view.thrown:
            to = end_of_way(view, back=name == "back")
            return mark_tip(words, view, to)
        case Spot("mark", number):
            return mark_tip(words, view, number)
        case Word("attack" | "end_turn") | Piece() if picking.may(part):
            return _blows(words, view, seat, picking, part, "L4.3")
        case Cell() if picking.may(part) and fights(view, seat):
            return _blows(words, view, seat, picking, part, "L4.3")
        case Cell() if picking.may(part):
            return Tip("", words(f"{WORDS}.told.place.{_row(part)}"), "L4.2")
        case Word("challenge" as name):
            him = words(f"{WORDS}.him", attack=BOSS_ATTACK, life=view.setup.boss_life)
            return Tip("", f"{him} {words(f'{WORDS}.word.{name}.about')}", RULES[name])
        case Word(name) if name in RULES:
            return Tip("", words(f"{WORDS}.word.{name}.about"), RULES[name])
        case _:
            return None


def card_tip(words: Words, card: Treasure) -> Tip:
    """Return what a card does, with the paragraph of its sort."""
    return Tip("", card_words(words, card), SORTS.get(card.sort, "L6"))


def about(words: Words, view: Table, part: Part) -> str:
    """Return what a card that lies in a hand does; of gear, what its hero would be with it."""
    if not isinstance(part, Card):
        return ""
    card = view.setup.cards.treasure(part.name)
    return " ".join((card_words(words, card), *_compared(words, view, card)))


def paragraph(view: Table) -> str:
    """Return the paragraph that is in question."""
    if view.ending is not None:
        return "L1.2"
    if view.bargain is not None:
        return "L4.6"
    if view.fight is None:
        return "L2.1"
    return {
        Stage.JOINING: "L4.7",
        Stage.ADMITTING: "L4.7",
        Stage.PLACING: "L4.2",
        Stage.LOOT: "L4.6",
    }.get(view.fight.stage, "L5" if view.fight.with_boss else "L4.3")


def _compared(words: Words, view: Table, card: Treasure) -> tuple[str, ...]:
    """Return what gear that may be put on now would change, and what would come off for it."""
    seat, own = view.turn, view.own
    waits = card.name in own.hand and card.name not in own.worn and view.fight is None
    forbidden = wearing.too_heavy(own.calling, card) or wearing.no_shield(own.calling, card)
    if card.sort is not Sort.GEAR or forbidden or not waits:
        return ()
    off = wearing.in_the_way(view.setup.cards, own, card)
    then = evolve(view, GearWorn(seat, card.name, off, own.life))
    changes = ", ".join(
        words(f"{WORDS}.spell.{name}", amount=f"{number(view, seat)} → {number(then, seat)}")
        for name, number in NUMBERS.items()
        if number(view, seat) != number(then, seat)
    )
    told = (words(f"{WORDS}.told.worn", changes=changes),) if changes else ()
    return (*told, words(f"{WORDS}.told.off", cards=card_names(words, off))) if off else told


def _row(at: Cell) -> str:
    return {1: "front", 2: "middle"}.get(at.y, "rear")


def _blows(
    words: Words, view: Table, seat: Seat, picking: Picking, part: Part, rule: str
) -> Tip | None:
    """Say what comes of a deed in a fight, and then of the monsters' turn."""
    action = picking.take(part).finished
    deed = of_action(action) if action is not None else None
    if deed is None:
        return None
    deeds = () if isinstance(deed, actions.EndTurn) else (deed,)
    names = tuple(words(f"{WORDS}.hero", number=each + 1) for each in view.seats)
    told = ahead(words, view, seat, names, *deeds)
    return Tip("", told, "L4.4" if not deeds else rule)
