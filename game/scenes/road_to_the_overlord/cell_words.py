"""What is said of a mark, of a cell of the field and who stands there; why something is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.core.grid import Cell
from game.core.rules import Seat
from game.core.spelling import Dial, Part, Picking
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.field import FRONT, row
from game.rules.road_to_the_overlord.state import (
    BOSS,
    BOSS_ATTACK,
    Companion,
    Fight,
    Fighter,
    Foe,
    Spell,
    Table,
)
from game.rules.road_to_the_overlord.why_not.reasons import Refusal
from game.rules.road_to_the_overlord.why_not.refusing import refusal
from game.scenes.faces.table_face import Tip
from game.scenes.frame.kit import Names, Words
from game.view.road_to_the_overlord.figures import will_stand
from game.view.road_to_the_overlord.lie_of_field import fight_cell

from .meant import meant
from .naming import GAME, WORDS, card_name, cell_name, figure_name, mark_name, title
from .places import figures, mark_at

TIP = f"tip.{GAME}"


def tip(words: Words, view: Table, cell: Cell, names: Names) -> Tip | None:
    """Return what lies at a cell of the board: a mark of the road, or who stands on the field."""
    if view.fight is None:
        mark = mark_at(view, cell)
        return _mark(words, view, mark, names) if mark is not None else None
    at = fight_cell(cell)
    if at is None:
        return None
    fight = view.fight
    there = next((each for each in figures(fight) if _place(fight, each) == at), None)
    if there is None:
        return Tip(title(cell_name(words, at)), words(f"{TIP}.cell"), "L4.1")
    return _figure(words, view, fight, there, names)


def _place(fight: Fight, figure: Fighter | Foe | Companion) -> Cell | None:
    return will_stand(fight, figure) if isinstance(figure, Foe) else figure.at


def why_not(words: Words, view: Table, seat: Seat, picking: Picking, part: Part) -> Tip | None:
    """Return why a part cannot be picked, or what is picked cannot be done as its dials stand."""
    action = (
        picking.finished
        if picking.dials and isinstance(part, Dial)
        else meant(view, seat, picking, part)
    )
    refused = refusal(view, action) if action is not None else None
    return Tip("", because(words, refused), refused.rule) if refused is not None else None


def because(words: Words, refused: Refusal) -> str:
    """Return a reason in words."""
    card = card_name(words, refused.card) if refused.card else ""
    return words(f"{WORDS}.why.{refused.why.value}", card=card)


def mark_tip(words: Words, view: Table, number: int) -> Tip:
    """Return what waits on a mark that one would reach."""
    rule = "L1.2" if number == view.setup.last else "L2.2"
    name = mark_name(words, view.setup, number)
    return Tip(title(name), " ".join(_waiting(words, view, number)), rule)


def _mark(words: Words, view: Table, number: int, names: Names) -> Tip:
    """Return what waits on a mark, and whose heroes stand there."""
    found = mark_tip(words, view, number)
    here = [names[seat] for seat in view.seats if _stands(view, seat, number)]
    if not here:
        return found
    told = words(f"{TIP}.here", names=", ".join(here))
    return replace(found, words=f"{found.words} {told}".strip())


def _stands(view: Table, seat: Seat, number: int) -> bool:
    hero = view.heroes[seat]
    return hero.mark == number and not hero.resigned


def _waiting(words: Words, view: Table, number: int) -> Iterator[str]:
    if not number:
        yield words(f"{TIP}.start")
    elif number == view.setup.last:
        yield words(f"{TIP}.boss", attack=BOSS_ATTACK, life=view.setup.boss_life)
    else:
        mark = view.setup.track[number - 1]
        if mark.monsters:
            yield words(f"{TIP}.monsters", count=mark.monsters)
        if mark.treasure:
            yield words(f"{TIP}.treasure")
        if mark.trap:
            yield words(f"{TIP}.trap")
        if not (mark.monsters or mark.treasure or mark.trap):
            yield words(f"{TIP}.empty")


def _figure(
    words: Words, view: Table, fight: Fight, figure: Fighter | Foe | Companion, names: Names
) -> Tip:
    """Return how strong somebody is, what he does, and what lasts on him."""
    match figure:
        case Fighter(seat):
            name, life = names[seat], view.heroes[seat].life
            told = [
                words(f"{TIP}.hero", attack=strength.attack(view, seat), life=life),
                words(f"{TIP}.defence", count=strength.defence(view, seat)),
            ]
            rule = "L4.3"
        case Foe():
            name = figure_name(words, view, figure.number, names)
            told, rule = list(_foe(words, view, figure)), "L5" if figure.name == BOSS else "L4.4"
        case Companion(number, of):
            name = figure_name(words, view, number, names)
            told = [
                words(f"{TIP}.hero", attack=figure.attack, life=figure.life),
                words(f"{TIP}.companion", name=names[of]),
            ]
            rule = "L4.3"
    spells = figure.spells if isinstance(figure, Fighter | Foe) else ()
    told.extend(_lasts(words, spell) for spell in spells)
    return Tip(title(name), " ".join(filter(None, told)), rule)


def _foe(words: Words, view: Table, foe: Foe) -> Iterator[str]:
    if foe.name == BOSS:
        yield words(f"{TIP}.hero", attack=BOSS_ATTACK, life=foe.life)
        yield words(f"{TIP}.boss_strikes")
        if foe.skill is not None:
            skill = f"{WORDS}.skill.{foe.skill.value}"
            yield words(f"{TIP}.next", skill=words(skill), about=words(f"{skill}.about"))
        return
    monster = view.setup.cards.monster(foe.name)
    yield words(f"{TIP}.hero", attack=monster.attack, life=foe.life)
    if monster.mage:
        yield words(f"{TIP}.mage")
    elif view.fight is not None and row(will_stand(view.fight, foe)) != FRONT:
        yield words(f"{TIP}.comes")
    yield words(f"{TIP}.worth", level=monster.level)


def _lasts(words: Words, spell: Spell) -> str:
    """Return what lasts on somebody, and for how long."""
    sign = "+" if spell.amount > 0 else "−"
    amount, number = f"{sign}{abs(spell.amount)}", abs(spell.amount)
    said = words(f"{WORDS}.spell.{spell.verb.value}", amount=amount, number=number)
    if not spell.left:
        return words(f"{TIP}.lasts_fight", spell=title(said))
    return words(f"{TIP}.lasts", spell=title(said), count=spell.left)
