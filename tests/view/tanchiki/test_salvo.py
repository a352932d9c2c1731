"""A volley is one salvo in the order of the rules, and what it decides is seen."""

from dataclasses import replace

from game.rules.tanchiki.events import VolleyFired
from game.rules.tanchiki.letters.scenario_state import state_of
from game.rules.tanchiki.volley import volley
from game.view.tanchiki.clips import clip_for
from game.view.tanchiki.salvo import ALL_FIRED, BREATH, SLOW, flights

from .moments import moments


def table_of(*rows):
    return state_of({"board": rows, "options": ()}).table


def fired(table):
    return clip_for(table, VolleyFired(0, volley(table)))


def flown(table):
    return flights(table, volley(table))


def kinds(clip):
    return [effect.kind for effect in sorted(clip.effects, key=lambda effect: effect.begins)]


def test_nobody_fires_before_a_held_breath():
    for table, told in moments():
        if isinstance(told.event, VolleyFired) and told.event.shots:
            clip = clip_for(table, told.event)
            first = min(effect.begins for effect in clip.effects if effect.kind == "muzzle")
            assert first >= BREATH
            assert "hush" in kinds(clip)


def test_shells_leave_in_the_order_of_the_rules_as_one_salvo():
    for table, told in moments():
        if isinstance(told.event, VolleyFired) and told.event.shots:
            fires = [flight.fires for flight in flights(table, told.event.shots)]
            assert fires == sorted(fires)
            assert fires[-1] - fires[0] <= ALL_FIRED


def test_every_shooter_has_aimed_before_the_first_shell_leaves():
    flights = flown(table_of(".A> . . .B<", ". .C^ . .a^"))
    assert max(flight.aims for flight in flights) < min(flight.fires for flight in flights)


def test_an_aim_carries_the_sign_of_its_shooter():
    signs = [kind for kind in kinds(fired(table_of(".A> . .B^"))) if kind.startswith("aim")]
    assert signs == ["aim 0", "aim 1"]


def test_a_hit_and_a_miss_look_different():
    table = table_of(".A> . .a^")
    assert "hit" in kinds(fired(table))
    wall = kinds(fired(table_of(".A> . #")))
    assert "hit" not in wall
    assert "puff" in wall


def test_the_last_shell_that_kills_lands_last_and_slowly():
    table = table_of(".A> .a^ . . . . .", "...B> . . . . . .".replace("...", "."))
    near, far = flown(table)
    assert (near.slow, far.slow) == (True, False)
    assert near.lands == far.lands + SLOW


def test_a_volley_that_kills_nobody_is_not_slowed():
    assert not any(flight.slow for flight in flown(table_of(".A> . . .", ".B> . # .")))


def test_of_a_hidden_hand_nothing_is_told_beforehand():
    table = table_of(".A> . .B^")
    shut = replace(table.hands[1], hand=None, held=2)
    bare = replace(table.hands[1], hand=(), held=2)
    hidden = replace(table, hands=(table.hands[0], shut))
    known = replace(table, hands=(table.hands[0], bare))
    assert not any(flight.slow for flight in flown(hidden))
    assert any(flight.slow for flight in flown(known))


def test_a_longer_shot_takes_longer():
    near, far = flown(table_of(".A> . # . . .", ".B> . . . . #"))
    assert far.lands - far.fires > near.lands - near.fires


def test_every_shot_lands_within_the_clip():
    for table, told in moments():
        if isinstance(told.event, VolleyFired) and told.event.shots:
            last = max(flight.lands for flight in flights(table, told.event.shots))
            assert clip_for(table, told.event).ms >= last
