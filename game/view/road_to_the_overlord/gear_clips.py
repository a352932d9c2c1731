"""How gear, classes, skills and cards look as they are put on, learned, played and traded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from game.core.rules import Seat
from game.rules.road_to_the_overlord import events
from game.rules.road_to_the_overlord.actions import NO_FIGURE
from game.rules.road_to_the_overlord.cards import CardName, Sort
from game.rules.road_to_the_overlord.state import Table
from game.view.show.clip import Clip, Effect, Pose, effect_at, effect_between

from .figures import body_of, hero_body
from .looks import voice_of
from .loot import card_picture
from .own_places import sheet_pose

WORN, TAKEN, LEARNED, PLAYED, OFFERED, AGREED, REFUSED = 320, 620, 420, 460, 460, 620, 420
SEEN = 800
AFTER = 90
"""So much later one card flies than the one before."""
HIDDEN = "icon.cards"


def picture_of(shown: Table, card: CardName | None) -> str:
    """Return the picture of a card, its back where it is not seen."""
    return HIDDEN if card is None else card_picture(shown.setup.cards.treasure(card))


def geared(shown: Table, event: events.Geared) -> Clip:
    seat, sheet = event.seat, sheet_pose(shown, event.seat)
    body, picture = hero_body(shown, seat), picture_of(shown, event.card)
    match event:
        case events.GearWorn():
            put = effect_at(f"drop {picture}", sheet, WORN + 300)
            own = effect_at(f"drop {picture}", body, WORN + 300)
            return Clip(WORN, effects=(put, own), sound="trek.worn")
        case events.GearTakenOff():
            off = effect_at(f"lift {picture}", sheet, WORN + 400)
            return Clip(WORN, effects=(off,), sound="trek.worn")
        case events.ClassTaken():
            rings = (effect_at(f"ring seat.{seat}.light", each, TAKEN) for each in (sheet, body))
            sign = effect_at(f"gain {picture}", body, TAKEN + SEEN)
            calling = shown.setup.cards.treasure(event.card).calling
            return Clip(TAKEN, effects=(*rings, sign), sound=voice_of(calling))
        case events.SkillLearned():
            sign = effect_at(f"gain {picture}", body, LEARNED + SEEN)
            return Clip(LEARNED, effects=(sign,), sound="trek.learned")
        case events.CardPlayed():
            return _played(shown, event, body, picture)
        case _:
            assert_never(event)


def traded(shown: Table, event: events.Traded) -> Clip:
    own = hero_body(shown, event.seat)
    match event:
        case events.OfferMade(seat, to) | events.OfferChanged(seat, to):
            other = hero_body(shown, to)
            line = effect_between(f"offer {seat}", own, other, OFFERED + 300)
            return Clip(OFFERED, effects=(line,), sound="trek.offer")
        case events.OfferAgreed(seat, of, give, get):
            wares = (*_wares(shown, of, seat, give), *_wares(shown, seat, of, get))
            tick = effect_at("drop icon.tick", own, AGREED)
            return Clip(AGREED, effects=(tick, *wares), sound="trek.agreed", tells=AGREED // 2)
        case events.OfferRefused():
            cross = effect_at("drop icon.cross", own, REFUSED + 200)
            return Clip(REFUSED, effects=(cross,), sound="trek.refused")
        case _:
            assert_never(event)


def _played(shown: Table, event: events.CardPlayed, body: Pose, picture: str) -> Clip:
    """The card is held up; one that is aimed flies to the enemy."""
    sort = shown.setup.cards.treasure(event.card).sort
    sound = "trek.potion" if sort is Sort.POTION else "trek.spell"
    held = effect_at(f"gain {picture}", body, PLAYED + SEEN)
    if event.at == NO_FIGURE:
        return Clip(PLAYED, effects=(held,), sound=sound)
    flies = effect_between(f"carry {picture}", body, body_of(shown, event.at), PLAYED - 60, 60)
    return Clip(PLAYED, effects=(held, flies), sound=sound)


def _wares(
    shown: Table, start: Seat, end: Seat, cards: tuple[CardName | None, ...]
) -> Iterator[Effect]:
    """Yield each card on its way from one hero's sheet to another's."""
    one, other = sheet_pose(shown, start), sheet_pose(shown, end)
    for n, card in enumerate(cards):
        kind = f"carry {picture_of(shown, card)}"
        yield effect_between(kind, one, other, AGREED, AFTER * n)
