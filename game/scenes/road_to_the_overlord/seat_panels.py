"""The panel of a seat: level, life, cards, calling, and what lasts on the hero."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.lasting_conditions import left
from game.core.rules import Seat
from game.rules.road_to_the_overlord import strength
from game.rules.road_to_the_overlord.cards import Calling
from game.rules.road_to_the_overlord.state import BAR, Table
from game.scenes.faces.table_face import Counter, SeatPanel, Sign
from game.scenes.frame.kit import Names, Words
from game.view.road_to_the_overlord.walkers import SIGNS

from .naming import GAME, WORDS, card_names, given_keys, mark_name

TIP = f"tip.{GAME}"


def panel(view: Table, seat: Seat) -> SeatPanel:
    hero = view.heroes[seat]
    return SeatPanel(
        colour=f"seat.{seat}",
        ink=f"seat.{seat}.light",
        score=hero.level,
        counters=(
            Counter(f"{WORDS}.life", hero.life),
            Counter(f"{WORDS}.attack", strength.attack(view, seat), f"{TIP}.attack"),
            Counter("icon.cards", len(hero.hand), f"{TIP}.cards"),
        ),
        signs=tuple(_signs(view, seat)),
        gone=hero.resigned,
        handicaps=given_keys(view.setup, seat),
    )


def allies(words: Words, view: Table, seat: Seat, names: Names) -> str:
    """Return who goes with a hero, where it is, what it is, wears and knows."""
    hero, setup = view.heroes[seat], view.setup
    friends = [names[each] for each in view.seats if _friend(view, seat, each)]
    told = [
        words(
            f"{TIP}.sheet",
            calling=words(f"{WORDS}.calling.{hero.calling.value}"),
            level=hero.level,
            experience=hero.experience,
            bar=BAR,
        ),
        words(f"{TIP}.at", mark=mark_name(words, setup, hero.mark)),
        words(f"{TIP}.most_life", life=hero.life, most=strength.most_life(view, seat)),
    ]
    if friends and len({*setup.teams}) > 1:
        told.append(words(f"{TIP}.friends", names=", ".join(friends)))
    if hero.worn:
        told.append(words(f"{TIP}.wears", cards=card_names(words, hero.worn)))
    if hero.skills:
        told.append(words(f"{TIP}.knows", cards=card_names(words, hero.skills)))
    told.extend(words(f"{TIP}.{kind}") for kind in SIGNS if left(hero.lasting, kind))
    return "\n".join(told)


def _friend(view: Table, seat: Seat, other: Seat) -> bool:
    return other != seat and view.setup.teams[other] == view.setup.teams[seat]


def _signs(view: Table, seat: Seat) -> Iterator[Sign]:
    """Yield the class, and what a trap or a potion has done."""
    hero = view.heroes[seat]
    if hero.calling is not Calling.NONE:
        yield f"{WORDS}.class.{hero.calling.value}"
    for kind, sign in SIGNS.items():
        if left(hero.lasting, kind):
            yield f"{WORDS}.spell.{sign}"
