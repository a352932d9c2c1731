"""What fills the gaps of the sentences of the road: a field of an event, and how it is said."""

from __future__ import annotations

from typing import Any

from game.core.grid import Cell
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.state import Companion, Foe, Skill, Spell
from game.scenes.match.sentences import Gap, Saying, as_it_is, by_name, by_names

from .naming import (
    WORDS,
    card_name,
    card_names,
    cell_name,
    figure_name,
    foe_name,
    source_name,
)

Bargained = events.OfferMade | events.OfferChanged | events.OfferAgreed


def spell_name(saying: Saying, spell: Spell) -> str:
    """Return what lasts on somebody, with how much of it."""
    key, sign = f"{WORDS}.spell.{spell.verb.value}", "+" if spell.amount > 0 else "−"
    return saying.words(key, amount=f"{sign}{abs(spell.amount)}", number=abs(spell.amount))


def _figure(saying: Saying, figure: int) -> str:
    return figure_name(saying.words, saying.shown, figure, saying.names)


def _to(saying: Saying, to: Cell | int) -> str | int:
    """Return whom a blow or an offer meets, or the mark or the cell where somebody goes."""
    if isinstance(to, Cell):
        return cell_name(saying.words, to)
    if isinstance(saying.event, events.BlowStruck | events.BlowDodged):
        return _figure(saying, to)
    return saying.names[to] if isinstance(saying.event, Bargained) else to


def _of(saying: Saying, of: Any) -> str:
    """Return by which card something is so, or with whom a bargain was made."""
    return saying.names[of] if isinstance(of, int) else source_name(saying.words, of)


def _card(saying: Saying, card: str) -> str:
    return card_name(saying.words, card)


def _cards(saying: Saying, cards: tuple[str | None, ...]) -> str:
    return card_names(saying.words, cards)


def _foes(saying: Saying, foes: tuple[Foe, ...]) -> str:
    return ", ".join(foe_name(saying.words, foe.name) for foe in foes)


def _companions(saying: Saying, companions: tuple[Companion, ...]) -> str:
    of = companions[0]
    name, count = card_name(saying.words, of.name), len(companions)
    return name if count == 1 else f"{count} × {name}"


def _skill(saying: Saying, skill: Skill) -> str:
    return saying.words(f"{WORDS}.skill.{skill.value}")


def _spell(saying: Saying, spell: Spell | str) -> str:
    """Return a spell that begins, or the card by which a blow is struck."""
    if isinstance(spell, Spell):
        return spell_name(saying, spell)
    return source_name(saying.words, spell) if spell else ""


GAPS: tuple[Gap, ...] = (
    ("seat", "name", by_name),
    ("winners", "name", by_names),
    ("throws", "name", lambda saying, throws: _figure(saying, throws[0].seat)),
    ("throws", "number", lambda saying, throws: throws[0].faces[0]),
    ("number", "number", as_it_is),
    ("marks", "count", as_it_is),
    ("turns", "turns", as_it_is),
    ("to", "to", _to),
    ("life", "life", as_it_is),
    ("card", "card", _card),
    ("forgot", "forgot", _card),
    ("off", "off", _cards),
    ("at", "at", _figure),
    ("foes", "foes", _foes),
    ("foe", "foe", lambda saying, foe: foe_name(saying.words, foe.name)),
    ("rival", "rival", by_name),
    ("experience", "count", as_it_is),
    ("amount", "amount", as_it_is),
    ("level", "level", as_it_is),
    ("figure", "figure", _figure),
    ("by", "by", _figure),
    ("damage", "damage", as_it_is),
    ("left", "left", as_it_is),
    ("spell", "spell", _spell),
    ("of", "of", _of),
    ("companions", "allies", _companions),
    ("skill", "skill", _skill),
    ("target", "target", by_name),
    ("give", "gives", _cards),
    ("get", "gets", _cards),
)
