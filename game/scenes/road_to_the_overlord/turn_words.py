"""What a seat is asked now, and how to go on with what is picked."""

from __future__ import annotations

from game.core.rules import Seat
from game.core.spelling import Card, Picking, Word
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.actions import Action, Attack, Use
from game.rules.road_to_the_overlord.choices import legal
from game.rules.road_to_the_overlord.state import BOSS, Fight, Stage, Table
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words

from .foreseen import comes
from .naming import WORDS, card_name, card_names, foe_name, mark_name

ASKED = f"{WORDS}.asked"
LATE = 5
"""So many rounds before night it is said how many there are."""


def asked(words: Words, view: Table, seat: Seat, names: Names) -> str:
    """Return what the seat is to do now."""
    if view.bargain is not None:
        return words(f"{ASKED}.bargain", offer=offered(words, view, names))
    if view.fight is not None:
        return _fight(words, view, view.fight, seat, names)
    if view.thrown:
        return words(f"{ASKED}.way", count=view.thrown)
    if view.own.mark == view.setup.last:
        blows = -(-view.setup.boss_life // strength.attack(view, seat))
        return words(f"{ASKED}.last", count=blows)
    return words(f"{ASKED}.turn")


def asked_next(words: Words, view: Table, seat: Seat, picking: Picking) -> str:
    """Return how to go on with what is picked."""
    match picking.picked[-1]:
        case Word("offer" | "take_off" as name):
            return words(f"{ASKED}.next.{name}")
        case Card(name) if picking.next:
            key = "aim" if view.fight is not None else _next_key(picking)
            return words(f"{ASKED}.next.{key}", card=card_name(words, name))
        case _:
            return ""


def head(words: Words, view: Table) -> str:
    """Return the round, and where night comes how many there are; in a fight whose turn it is."""
    most, over = view.setup.rounds, view.ending is not None
    late = view.round > most - LATE and not over
    key = "round" if not most else "late" if late else "night"
    said = words(f"{WORDS}.head.{key}", number=view.round, most=most, left=most - view.round)
    if view.fight is None:
        return said
    where = mark_name(words, view.setup, view.fight.mark)
    return words(f"{WORDS}.head.fight", round=said, mark=where)


def cost(words: Words, view: Table, seat: Seat, action: Action) -> Tip:
    """Say what is lost by an action that waits for a second word: a class is for good."""
    return Tip("", words(f"{WORDS}.grave"), "L3.2", warns=True)


def offered(words: Words, view: Table, names: Names) -> str:
    """Return an open offer in one line: who gives what for what."""
    bargain = view.bargain
    assert bargain is not None
    return bargain_line(words, names[bargain.of], bargain.give, bargain.get)


def bargain_line(
    words: Words, name: str, give: tuple[str | None, ...], get: tuple[str | None, ...]
) -> str:
    """Return a bargain in one line, "" while nothing changes hands."""
    if not give and not get:
        return ""
    key = "both" if give and get else "gift" if give else "asks"
    gives, gets = card_names(words, give), card_names(words, get)
    return words(f"{WORDS}.bargain.{key}", name=name, gives=gives, gets=gets)


def _next_key(picking: Picking) -> str:
    return "forget" if isinstance(picking.next[0], Card) else "where"


def _fight(words: Words, view: Table, fight: Fight, seat: Seat, names: Names) -> str:
    match fight.stage:
        case Stage.JOINING:
            return words(f"{ASKED}.join", name=names[view.turn], foes=_foes(words, fight))
        case Stage.ADMITTING:
            rival = names[fight.asked[0]] if fight.asked else ""
            return words(f"{ASKED}.admit", name=rival)
        case Stage.PLACING:
            return words(f"{ASKED}.place", foes=_foes(words, fight))
        case Stage.LOOT:
            return words(f"{ASKED}.loot")
        case Stage.FIGHTING:
            return " ".join(
                filter(None, (_turn(words, view, fight, seat), comes(words, view, seat)))
            )


def _turn(words: Words, view: Table, fight: Fight, seat: Seat) -> str:
    # Who has stepped where nobody can be met has nothing more to do.
    over = fight.acted or (fight.stepped and not _may_act(view, seat))
    key = {(False, False): "both", (True, False): "act", (False, True): "step"}.get(
        (fight.stepped, over), "end"
    )
    boss = any(foe.name == BOSS for foe in fight.foes)
    return words(f"{ASKED}.{key}_boss" if boss and key == "both" else f"{ASKED}.{key}")


def _may_act(view: Table, seat: Seat) -> bool:
    return any(isinstance(each, Attack | Use) for each in legal(view, seat))


def _foes(words: Words, fight: Fight) -> str:
    return ", ".join(foe_name(words, foe.name) for foe in fight.foes)
