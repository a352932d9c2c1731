"""Who acts is known of all that is shown at a table, but for what nobody does."""

from collections import Counter

import pytest

from game.core.rules import NOBODY
from game.scenes.faces.all_faces import FACES
from game.scenes.match.live_match import Motion, reel
from game.scenes.table.on_stage import on_stage, who_acts
from game.tools.exhibits import shared_tables
from game.tools.exhibits.exhibit import usual_speed
from tests import stage

BY_ITSELF = {
    "hold_the_banner": {"TurnBegan", "MatchEnded", "HundredDrawn"},
    "lamps_till_dawn": {"SlotDone", "TurnBegan", "NightmareCalled", "MatchEnded"},
    "one_cut": {"DuelBegan", "RoundBegan", "MatchEnded"},
    "road_to_the_overlord": {"FightOver", "MatchEnded"},
}
"""A night, a clock that strikes, an end; and what all do in the dark."""

FEW = 12
OWN_TABLES = {"tanchiki", "tank_chess"}


def shown_whole(game, kit):
    """Yield what happens in a whole match, of each kind a few times, with who acts meanwhile."""
    match, board = shared_tables._whole(game), FACES[game].board(kit)
    motion = Motion(board.motion.clip_for, lambda event: 100, board.motion.flow)
    whole = reel(match.rules.evolve, motion, match.state_at(0).table)
    whole.add(match.events())
    seen = Counter()
    for place in range(whole.length):
        table, told = whole.story(place)
        seen[type(told.event)] += 1
        if seen[type(told.event)] < FEW and board.motion.clip_for(table, told.event).ms:
            yield table, told.event, who_acts(kit.words, whole.at(place), board)


@pytest.mark.parametrize("game", sorted({game for game in FACES if FACES[game].table} - OWN_TABLES))
def test_all_that_is_shown_is_somebodys_or_plainly_nobodys(game, kit, brushes):
    for _, event, acting in shown_whole(game, kit):
        assert type(event).__name__ in BY_ITSELF.get(game, ()) or acting.seats or acting.pieces
        assert all(seat > NOBODY for seat in acting.seats)
        assert all(id in brushes.pictures for pieces in acting.pieces for id in pieces)


def test_who_loses_a_tank_is_not_who_acts(kit):
    for table, event, acting in shown_whole("proving_ground", kit):
        if type(event).__name__ == "TankDestroyed":
            assert acting.seats != (table.pawns[event.pawn].seat,)


def test_a_monster_that_strikes_stands_there_by_its_name_and_no_seat_does(kit):
    found = {
        acting.name
        for _, event, acting in shown_whole("road_to_the_overlord", kit)
        if type(event).__name__ == "BlowStruck" and not acting.seats
    }
    assert found
    assert "" not in found


def test_all_who_fire_together_stand_side_by_side(kit, brushes):
    scene = stage.SCENES["banner volley"](kit)
    acting = who_acts(kit.words, scene.desk.live.playback, scene.desk.board)
    assert len(acting.seats) == 2
    assert len(acting.pieces) == 2


def test_nobody_is_shown_who_was_the_last_to_commit_a_plan(kit):
    for _, event, acting in shown_whole("lamps_till_dawn", kit):
        if type(event).__name__ in {"SlotDone", "TurnBegan", "DarknessGrew"}:
            assert acting.seats == ()


def test_while_the_end_is_shown_the_winner_stands_there_and_nothing_is_at_stake(kit):
    usual_speed(kit)
    scene = stage.SCENES["table of one_cut over"](kit)
    live = scene.desk.live
    live.playback = live.playback.at(live.playback.length - 1)
    live.playback.paused = False
    scene.update(500)
    shown = on_stage(scene.desk)
    (winner,) = live.match.outcome.winners
    assert [actor.mark for actor in shown.actors] == [scene.desk.mark(winner)]
    assert shown.stake == ""
    assert scene.desk.face.stake(kit.words, scene.desk.sitting.table, scene.desk.sitting.names)
