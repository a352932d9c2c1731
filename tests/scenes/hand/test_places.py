"""In every hand of the house what lies under the pointer stays there while one chooses."""

import re
from itertools import pairwise

import pytest

from game.core.chance import Dice
from game.core.spelling import Card, Offers, Picking, Spot
from game.scenes.frame.commands import Moved, Pressed, Released
from game.scenes.hand.lit_parts import Go, Pick, PutBack
from game.scenes.phones.phone_hand import hand_of
from game.scenes.phones.seated import Seated
from game.scenes.table.layout import sheet
from game.scenes.table.table_scene import TableScene
from game.scenes.tanchiki.planning.card_piles import TakeOut
from game.scenes.widgets.widget_kinds import Button
from tests.games import GAMES, setups
from tests.laws.matches import random_match
from tests.scenes import sat_tables
from tests.scenes.phones.hands import face

SIZES = [((1280, 720), 100), ((1024, 768), 100), ((960, 540), 150)]
BEGUN = (0, 4, 15)
PICKS = 24
TOLD = ("log", "node", "bar", "head")


def asked(scene):
    """Return what is chosen now: as long as this is the same, so is the choice."""
    sitting, table = scene.desk.sitting, face(scene.desk.sitting.match.rules.name).table
    now = sitting.match.table
    about = (table.revealed or table.turns)(now) if table else now.turns
    return sitting.choosers, about, table.paragraph(now) if table else None


def places(scene):
    """Return where each control lies, by what it means; a row that is built grows, card by card,
    and the sheet of a bargain has its own ways on and back."""
    trades = isinstance(scene, TableScene) and sheet(scene.desk)
    left_out = (TakeOut, Go, PutBack) if trades else TakeOut
    return {
        meaning(spot.control): spot.seen
        for spot in sat_tables.controls(scene)
        if spot.key.split(":")[0] not in TOLD and not isinstance(spot.control.says, left_out)
    }


def meaning(control):
    match control.says:
        case Pick() | Go() | PutBack():
            return control.says
        case _:
            return control.name, str(getattr(control, "value", ""))


def may_be_picked(scene):
    """Return the controls of hands and boards that pick something."""
    found = [spot for spot in sat_tables.controls(scene) if isinstance(spot.control, Button)]
    return [s for s in found if s.control.enabled and isinstance(s.control.says, Pick | PutBack)]


def moved(stack, scene, dice):
    """Return what lies elsewhere after picks at random, each a click in the same choice."""
    found = []
    for _ in range(PICKS):
        sat_tables.settle(stack)
        spots = may_be_picked(scene)
        if stack.top is not scene or not spots:
            break
        before, choice, spot = places(scene), asked(scene), dice.choice(spots)
        for command in (Moved, Pressed, Released):
            stack.handle(command(*spot.seen.middle))
        stack.update(0)
        if stack.top is scene and asked(scene) == choice:
            after = places(scene)
            both = [each for each in before.keys() & after.keys() if before[each] != after[each]]
            found += [(each, before[each], after[each]) for each in both]
            found += another(scene, spot)
    return found


def another(scene, spot):
    """Return the other card that lies now where one was picked from a hand."""
    said = spot.control.says
    if not (isinstance(said, Pick) and isinstance(said.part, Card)):
        return []
    there = [each for each in may_be_picked(scene) if each.holds(*spot.seen.middle)]
    return [(said, each.control.says) for each in there if each.control.says != said]


@pytest.mark.parametrize("size,percent", SIZES, ids=str)
@pytest.mark.parametrize("game", [game for game in GAMES if face(game).table])
def test_no_control_moves_while_one_chooses(kit, monkeypatch, game, size, percent):
    kit = sat_tables.known(kit, monkeypatch)
    monkeypatch.setattr(kit.type, "percent", percent)
    found = []
    # The hands of a match differ most on the page of 720; another page lays out the same.
    for actions in BEGUN if size == SIZES[0][0] else BEGUN[1:2]:
        match = sat_tables.match_of(game, 1, actions)
        stack = sat_tables.sat(kit, match, size)
        found += moved(stack, stack.top, Dice(actions, "moved", game))
    assert found == []


def test_the_place_of_a_card_that_is_gone_stays_and_picks_nothing(kit, monkeypatch):
    kit = sat_tables.known(kit, monkeypatch)
    stack = sat_tables.sat(kit, sat_tables.match_of("one_cut"))
    knife = next(s for s in may_be_picked(stack.top) if s.control.says.part == Card("knife"))
    for _ in range(4):
        for command in (Moved, Pressed, Released):
            stack.handle(command(*knife.seen.middle))
    assert [card.value for card in stack.top.desk.sitting.match.table.sides[0].row] == ["knife"]


def shown_by_phone(kit, state, game, seat):
    """Return what is asked, and the places a phone lays out: but for piles, which are used up."""
    rules, table = GAMES[game], face(game).table
    view = rules.view(state.table, seat)
    picking = Picking(Offers(rules.spell, view, seat, rules.legal(view, seat)))
    names = tuple(map(str, range(8)))
    hand = hand_of(Seated(kit, kit.words, table, seat, picking, names))
    standing = table.standing(view, seat)
    kept = [each.part for each in hand.offers if each.held or each.part in standing]
    about = (table.revealed or table.turns)(view), re.sub("[0-9]", "", hand.ask)
    return about, [part for part in kept if not isinstance(part, Spot)]


@pytest.mark.parametrize("game", [game for game in GAMES if face(game).table])
def test_a_phone_keeps_the_places_of_a_hand_while_one_chooses(kit, monkeypatch, game):
    kit, rules = sat_tables.known(kit, monkeypatch), GAMES[game]
    for before, after in pairwise(random_match(rules, setups(game)[0][1], 3, 120).states):
        for seat in set(rules.to_act(before.table)) & set(rules.to_act(after.table)):
            (asked, places), (then, later) = (
                shown_by_phone(kit, state, game, seat) for state in (before, after)
            )
            assert asked != then or places == later
