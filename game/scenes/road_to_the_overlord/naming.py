"""What things of the road are called: marks, cells, figures, cards, sides of a bargain."""

from __future__ import annotations

from collections import Counter

from game.core.grid import Cell
from game.core.rules import NOBODY, Seat
from game.core.spelling import Card, Dial, Part, Piece, Spot, Word
from game.rules.road_to_the_overlord.actions import FigureNumber, MarkNumber
from game.rules.road_to_the_overlord.cards import CardName
from game.rules.road_to_the_overlord.field import row
from game.rules.road_to_the_overlord.spelling import GET, GIVE
from game.rules.road_to_the_overlord.state import FIRST_OTHER, Companion, Foe, Setup, Skill, Table
from game.rules.road_to_the_overlord.trading import goods
from game.rules.road_to_the_overlord.walking import end_of_way
from game.scenes.frame.kit import Names, Words
from game.scenes.table.part_names import named_by_keys

GAME = "road_to_the_overlord"
WORDS = "overlord"
CARD = f"{WORDS}.card"
GIVEN = {"one_level": 1, "two_levels": 2}
"""The handicaps: so many levels more at the start."""
ROWS = {1: "front", 2: "middle", 3: "rear"}
SKILLS = frozenset(skill.value for skill in Skill)

_usual = named_by_keys(GAME, str, CARD)


def named(words: Words, view: Table, part: Part, names: Names) -> str:
    """Return what a part is called; a way with the mark where it ends."""
    match part:
        case Cell():
            return cell_name(words, part)
        case Piece(number):
            return figure_name(words, view, number, names)
        case Spot("mark", number):
            return mark_name(words, view.setup, number)
        case Word("forward" | "back" as name) if view.thrown:
            to = end_of_way(view, back=name == "back")
            return words(f"{WORDS}.way.{name}", number=to)
        case Card(name):
            return card_name(words, name)
        case Dial(name):
            return _wares(words, view, name)
        case _:
            return _usual(words, view, part, names)


def title(said: str) -> str:
    """Return words as they begin a sentence."""
    return said[:1].upper() + said[1:]


def cell_name(words: Words, at: Cell) -> str:
    """Return a cell of the field by its row, and its number there."""
    return words(f"{WORDS}.cell.{ROWS[row(at)]}", number=at.x)


def mark_name(words: Words, setup: Setup | None, mark: MarkNumber) -> str:
    """Return a mark by its number; the start and the last one have names."""
    if not mark:
        return words(f"{WORDS}.mark.start")
    if setup is not None and mark == setup.last:
        return words(f"{WORDS}.mark.last")
    return words(f"{WORDS}.mark", number=mark)


def figure_name(words: Words, table: Table | None, figure: FigureNumber, names: Names) -> str:
    """Return who stands on the field; of two of a name the later ones have a number."""
    if figure == NOBODY:
        return ""
    if figure < FIRST_OTHER:
        return names[figure]
    fight = table.fight if table is not None else None
    if fight is None:
        return words(f"{WORDS}.somebody")
    others: tuple[Foe | Companion, ...] = (*fight.foes, *fight.companions)
    found = next((each for each in others if each.number == figure), None)
    if found is None:
        return words(f"{WORDS}.somebody")
    name = other_name(words, found)
    alike = [each.number for each in others if each.name == found.name]
    place = sorted(alike).index(figure) + 1
    return words(f"{WORDS}.alike", name=name, number=place) if len(alike) > 1 else name


def other_name(words: Words, figure: Foe | Companion) -> str:
    """Return what a monster or a companion is called."""
    return foe_name(words, figure.name) if isinstance(figure, Foe) else ally_name(words, figure)


def foe_name(words: Words, name: str) -> str:
    return _known(words, f"{WORDS}.foe.{name}", name)


def ally_name(words: Words, figure: Companion) -> str:
    return words(f"{WORDS}.companion", card=card_name(words, figure.name))


def card_name(words: Words, card: CardName | None) -> str:
    """Return what a card is called; one that is not seen is a card."""
    if card is None:
        return words(f"{WORDS}.hidden_card")
    return _known(words, f"{CARD}.{card}", card)


def source_name(words: Words, of: CardName) -> str:
    """Return the card, or the skill of the boss, that something comes of."""
    return words(f"{WORDS}.skill.{of}") if of in SKILLS else card_name(words, of)


def card_names(words: Words, cards: tuple[CardName | None, ...]) -> str:
    """Return these cards in a line; of those that are not seen only how many there are."""
    seen = Counter(card for card in cards if card is not None)
    told = [
        card_name(words, card) if count == 1 else f"{count} × {card_name(words, card)}"
        for card, count in seen.items()
    ]
    hidden = len(cards) - sum(seen.values())
    if hidden:
        told.append(words(f"{WORDS}.hidden_cards", count=hidden))
    return ", ".join(told)


def given_keys(setup: Setup, seat: Seat) -> tuple[str, ...]:
    """Return what a seat was given before the match, by the keys of its names."""
    more = setup.given[seat] if setup.given else 0
    fitting = {sum(chosen.values()): tuple(chosen) for chosen in _choices()}
    return tuple(f"handicap.{GAME}.{name}" for name in fitting.get(more, ()))


def won_key(setup: Setup | None, winners: tuple[Seat, ...]) -> str:
    """Return the key of who has won: one hero, several, or nobody."""
    if not winners:
        return f"{WORDS}.result.lost" if _all_together(setup) else f"{WORDS}.result.nobody"
    if setup is not None and len(winners) == len(setup.teams) > 1:
        return f"{WORDS}.result.all"
    return f"{WORDS}.result.{'won' if len(winners) == 1 else 'won_many'}"


def _all_together(setup: Setup | None) -> bool:
    return setup is not None and len({*setup.teams}) == 1


def _known(words: Words, key: str, name: str) -> str:
    """Return a name by its key; a card of somebody's own has none, and its name reads as words."""
    return words(key) if key in words else name.replace("_", " ").capitalize()


def _wares(words: Words, view: Table, name: str) -> str:
    """Return the card that a dial of a bargain stands for."""
    seat = view.bargain.to if view.bargain is not None else view.turn
    owner = seat if name in GIVE else view.bargain.of if view.bargain is not None else seat
    slot = GIVE.get(name) or GET.get(name) or 0
    cards = goods(view, seat, owner)
    return card_name(words, cards[slot - 1]) if 0 < slot <= len(cards) else name


def _choices() -> tuple[dict[str, int], ...]:
    return {}, *({name: more} for name, more in GIVEN.items()), GIVEN
