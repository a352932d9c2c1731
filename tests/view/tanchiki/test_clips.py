"""How every event of random matches looks, without a picture."""

import math

from game.content.sound_list import load_sounds
from game.rules.tanchiki.events import FirstPlayerPassed, PlanChanged
from game.rules.tanchiki.evolve import evolve
from game.rules.tanchiki.letters.scenario_state import state_of
from game.view.show.clip import CUT, Move
from game.view.show.playback import Playback
from game.view.show.show_paces import OFF
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.drawn_effects import EFFECTS
from game.view.tanchiki.standing_pieces import rest

from .moments import KINDS, examples, moments


def reel(events, pace=100):
    show = Playback(
        events[0][0],
        lambda table, told: evolve(table, told.event),
        lambda table, told: clip_for(table, told.event),
        lambda told: pace,
    )
    show.add([told for _, told in events])
    return show


def ends_of(moves):
    chain = moves if isinstance(moves, tuple) else (moves,)
    return chain[-1].end


RARE = 12
"""Kinds that two matches may do without; the strips have a moment of each."""


def test_the_moments_are_of_nearly_every_kind():
    met = {type(told.event) for _, told in moments()}
    assert len(met) >= len(KINDS) - RARE


def test_a_clip_ends_where_the_table_then_has_the_piece():
    for table, told in moments():
        after = evolve(table, told.event)
        for name, moves in clip_for(table, told.event).moves.items():
            if not name.startswith("piece ") or after.field.placed(int(name[6:])) is None:
                continue
            end, stands = ends_of(moves), rest(after, int(name[6:]))
            assert (end.x, end.y) == (stands.x, stands.y), told
            assert math.isclose((end.angle - stands.angle) % 360, 0, abs_tol=0.1), told


def test_a_clip_begins_where_the_piece_stands():
    for table, told in moments():
        for name, moves in clip_for(table, told.event).moves.items():
            first = moves[0] if isinstance(moves, tuple) else moves
            assert isinstance(first, Move)
            if name.startswith("piece ") and table.field.placed(int(name[6:])) is not None:
                stands = rest(table, int(name[6:]))
                assert (first.start.x, first.start.y) == (stands.x, stands.y), told


def test_every_sound_of_a_clip_is_in_the_list_of_sounds():
    known = set(load_sounds())
    heard = {
        sound
        for table, told in moments()
        for sound in clip_for(table, told.event).sounds(-1, 100_000)
    }
    assert heard - known == set()


def test_the_speed_does_not_change_what_is_true_at_the_end():
    events = moments()[:400]
    slow, off = reel(events), reel(events, OFF)
    slow.advance(10_000_000)
    off.advance(1)
    assert slow.shown == off.shown


def test_a_step_back_shows_the_table_as_it_was():
    events = moments()[:300]
    show = reel(events)
    show.advance(10_000_000)
    back = show.back()
    assert back.shown == events[back.place][0]


def test_nothing_is_seen_of_what_others_plan():
    table, _ = moments()[0]
    assert clip_for(table, PlanChanged(1)) == CUT


def test_every_effect_of_a_clip_can_be_drawn():
    burning = {
        effect.kind.split(" ")[0]
        for table, told in (*moments(), *examples().values())
        for effect in clip_for(table, told.event).effects
    }
    assert burning <= EFFECTS.kinds.keys()


def test_only_what_leaves_no_trace_on_the_board_is_shown_as_nothing():
    silent = {
        name for name, (table, told) in examples().items() if clip_for(table, told.event) == CUT
    }
    assert silent == {"PlanChanged", "BonusReturned", "PlayedDiscarded"}


def test_all_that_takes_time_is_heard():
    mute = {
        name
        for name, (table, told) in examples().items()
        if (clip := clip_for(table, told.event)).ms and not clip.sounds(-1, clip.ms)
    }
    assert mute == set()


def test_one_alone_is_not_crowned_as_the_first_player():
    alone = state_of({"board": (".A> . .",)}).table
    two = state_of({"board": (".A> . .B<",)}).table
    assert clip_for(alone, FirstPlayerPassed(0)).effects == ()
    assert clip_for(two, FirstPlayerPassed(0)).effects
