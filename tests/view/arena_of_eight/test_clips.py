"""How events of Arena of Eight look, by the milliseconds; what happens is told by its figures."""

from dataclasses import replace

import pytest

from game.content.rule_figures import load_figures
from game.content.sound_list import load_sounds
from game.core.played_story import along
from game.rules.arena_of_eight import ARENA_OF_EIGHT, events
from game.rules.arena_of_eight.blows import Answer, Blow, Fighter
from game.rules.arena_of_eight.cards import Card
from game.rules.arena_of_eight.letters.scenarios import played
from game.rules.arena_of_eight.state import AS_PRINTED, How, Options, Setup
from game.scenes.arena_of_eight.table_face import AWAITED_MS
from game.view.arena_of_eight.blow_clips import REPLY
from game.view.arena_of_eight.clips import DECIDED, clip_for
from game.view.arena_of_eight.motions import DEALT, FLIGHT, SIGHTS
from game.view.arena_of_eight.standing_pieces import CHEST, LINE, above, rest
from game.view.show.step_flow import HELD
from tests.laws.matches import random_match
from tests.view.arena_of_eight.rounds import kinds, shown, table

FIGURES = {e.name: e for there in load_figures("arena_of_eight").values() for e in there}
BETWEEN = events.TurnBegan | events.RoundEnded | events.RoundBegan | events.MatchEnded


def acts(clip, seat):
    """Return what a seat does in a clip."""
    found = [effect for effect in clip.effects if effect.kind.startswith(f"act {seat} ")]
    return " ".join(effect.kind.partition(f"act {seat} ")[2] for effect in found)


def effect(clip, kind):
    return next(each for each in clip.effects if each.kind.startswith(kind))


def way(clip, seat):
    return clip.moves[f"fighter {seat}"]


def heard(clip):
    return [clip.sound, *(cue.sound for cue in clip.cues)]


def struck(now, blow, to=None, seat=0):
    to = now.sides[seat].cell if to is None else to
    return ARENA_OF_EIGHT.evolve(now, events.BlowStruck(seat, blow, (), to))


def test_a_simple_blow_is_wound_up_on_the_spot():
    clip = clip_for(table(), events.BlowStruck(0, Blow.HAND, (Card.HAND,), 4))
    assert dict(clip.moves) == {}
    assert effect(clip, "laid").kind == "laid hand"
    assert "coil:" in acts(clip, 0)
    assert "tin.wind" in heard(clip)


@pytest.mark.parametrize("blow", [Blow.SLIDE, Blow.CYCLONE])
def test_a_slide_and_cyclone_bring_the_striker_close_before_the_reply(blow):
    reel = shown(events.BlowStruck(0, blow, (), 5), now=table(".A...B.."))
    reel.advance(300)
    assert 1 < reel.poses()["fighter 0"].x < 4
    assert ("gale" in kinds(reel)) is (blow is Blow.CYCLONE)
    reel.advance(319)
    assert reel.poses()["fighter 0"].x == pytest.approx(4, abs=0.05)


def test_a_salto_goes_through_the_air_and_comes_down_beside_the_other():
    clip = clip_for(table(".A..B..."), events.BlowStruck(0, Blow.SALTO, (), 4))
    begins, over, ends = (clip.at(ms)["fighter 0"] for ms in (0, FLIGHT // 2, FLIGHT))
    assert (begins, ends) == (rest(2), rest(4))
    assert over.y < LINE - 1
    assert "rolled:" in acts(clip, 0)


def test_a_super_card_is_laid_with_the_sign_of_its_blow_and_else_with_none():
    cards = (Card.HAND, Card.KICK, Card.SUPER)
    clip = clip_for(table("A......B"), events.BlowStruck(1, Blow.THUNDER, cards, 8))
    assert effect(clip, "laid").kind == "laid hand kick super.thunder"
    clip = clip_for(table(), events.BlowStruck(0, Blow.KICK, (Card.SUPER,), 4))
    assert effect(clip, "laid").kind == "laid super"
    assert "tin.key" not in heard(clip)


def test_a_super_blow_is_wound_up_with_the_key():
    clip = clip_for(table("A......B"), events.BlowStruck(1, Blow.THUNDER, (), 8))
    assert "tin.key" in heard(clip)


@pytest.mark.parametrize("blow", Blow)
def test_a_reply_is_awaited_equally_long_whatever_was_struck(blow):
    clip = clip_for(struck(table(), blow), events.ReplyAsked(1, blow))
    assert (clip.ms, clip.effects, clip.cues) == (REPLY, (), ())


@pytest.mark.parametrize("blow", Blow)
def test_a_blow_looks_alike_whatever_the_hand_it_meets(blow):
    one, two = (
        table(hands=("A 2 hand, 2 kick, 2 block, jump, super", "B 3 block, hop")),
        table(hands=("B nothing",)),
    )
    event = events.BlowStruck(0, blow, (), 4)
    assert clip_for(one, event) == clip_for(two, event)


@pytest.mark.parametrize("blow", Blow)
def test_a_blow_that_lands_tells_what_it_takes_when_it_lands(blow):
    now, how = struck(table(), blow), DEALT[blow]
    clip = clip_for(now, events.FighterHit(1, blow, 3, 5))
    star = effect(clip, "star")
    assert (star.x, star.y, star.to_x) == (4, LINE - CHEST, 3)
    assert star.begins == effect(clip, "word -3").begins == clip.tells == how.lands
    assert how.lands < sum(ms for _, ms in how.steps)
    assert (how.sound, how.lands) in [(cue.sound, cue.at) for cue in clip.cues]
    assert acts(clip, 0).startswith(f"{how.steps[0][0]}:")
    assert clip.shake == 24


@pytest.mark.parametrize("blow", Blow)
def test_nobody_goes_back_to_its_blow_while_one_is_seen(blow):
    """The table knows of the blow until all of it is seen; its fighters have come to rest."""
    now = struck(table(), blow)
    for event in (
        events.FighterHit(1, blow, 1, 7),
        events.BlowBlocked(1, blow, (), 0),
        events.BlowDodged(1, blow, Answer.JUMP, (), 5),
        events.BlowCountered(1, Blow.THROW, (), blow),
    ):
        reel = shown(event, now=now)
        reel.advance(clip_for(now, event).ms - 1)
        assert [each for each, _ in reel.effects() if each.kind.startswith("act 0 ")], event


def test_who_has_no_health_left_falls_and_who_is_thrown_hangs_on():
    now = struck(table(), Blow.HAND)
    assert "fallen" in acts(clip_for(now, events.FighterHit(1, Blow.HAND, 1, 0)), 1)
    assert "stand" in acts(clip_for(now, events.FighterHit(1, Blow.HAND, 1, 1)), 1)
    now = struck(table(), Blow.THROW)
    assert acts(clip_for(now, events.FighterHit(1, Blow.THROW, 2, 6)), 1).endswith("folded:540")
    assert "fallen" in acts(clip_for(now, events.FighterHit(1, Blow.THROW, 2, 0)), 1)


@pytest.mark.parametrize(
    "blow, kind", [(Blow.THUNDER, "bolt"), (Blow.FROST, "cold"), (Blow.CYCLONE, "gale")]
)
def test_a_super_blow_flies_from_its_striker_to_the_other(blow, kind):
    clip = clip_for(struck(table("A......B"), blow), events.FighterHit(1, blow, 3, 5))
    flies = effect(clip, kind)
    assert (flies.x, flies.to_x) == (0, 7)
    dodged = events.BlowDodged(1, blow, Answer.SALTO, (), 6)
    assert effect(clip_for(struck(table("A......B"), blow), dodged), kind).begins > flies.begins


def test_what_is_heard_of_blows_is_on_the_list():
    named = {how.sound for how in DEALT.values()} | {sound for _, sound in SIGHTS.values()}
    assert named <= load_sounds().keys()


def test_no_simple_blow_flies():
    clip = clip_for(struck(table(), Blow.HAND), events.FighterHit(1, Blow.HAND, 1, 7))
    assert {each.kind.split()[0] for each in clip.effects} == {"act", "star", "word", "drain"}


def test_the_harpoon_flies_out_before_anybody_is_pulled():
    now = struck(table("A......B"), Blow.HARPOON)
    clip = clip_for(now, events.FighterPulled(1, 2))
    rope, (waits, drawn) = effect(clip, "rope"), way(clip, 1)
    assert (rope.x, rope.to_x) == (0, 7)
    assert waits.start == waits.end == drawn.start == rest(8)
    assert (drawn.end, drawn.begins) == (rest(2), rope.ms // 2)
    assert drawn.ends == rope.ms <= clip.ms
    assert "hand:" in acts(clip, 0)


def test_a_block_rings_only_where_nothing_more_comes():
    now = struck(table(), Blow.KICK)
    whole = clip_for(now, events.BlowBlocked(1, Blow.KICK, (Card.BLOCK,) * 2, 0))
    part = clip_for(now, events.BlowBlocked(1, Blow.KICK, (Card.BLOCK,), 1))
    assert "tin.block" in heard(whole)
    assert "kick:" in acts(whole, 0)
    assert "tin.block" not in heard(part)
    assert acts(part, 0) == ""
    assert acts(whole, 1) == acts(part, 1) != ""
    ring = effect(whole, "ring")
    assert (ring.x, ring.begins) == (4, whole.cues[-1].at)


@pytest.mark.parametrize("answer, stance", [(Answer.JUMP, "leap"), (Answer.CROUCH, "crouch")])
def test_who_jumps_or_ducks_stays_on_its_cell(answer, stance):
    now = struck(table(), Blow.KICK)
    clip = clip_for(now, events.BlowDodged(1, Blow.KICK, answer, (Card.JUMP,), 5))
    assert dict(clip.moves) == {}
    assert acts(clip, 1).startswith(f"{stance}:")
    assert "kick:" in acts(clip, 0)
    missed = effect(clip, "cross")
    assert (missed.kind, missed.x) == ("cross tin_sign.kick", 3)


@pytest.mark.parametrize("answer, to", [(Answer.HOP, 7), (Answer.SALTO, 8)])
def test_who_hops_or_leaps_off_is_in_the_air_when_the_blow_comes(answer, to):
    now = struck(table(), Blow.HAND)
    clip = clip_for(now, events.BlowDodged(1, Blow.HAND, answer, (), to))
    over, ends = clip.at(clip.ms // 2)["fighter 1"], clip.at(clip.ms)["fighter 1"]
    assert over.y < LINE - 0.5
    assert ends == rest(to)
    assert "tin.land" in heard(clip)


def test_a_counter_blow_catches_the_blow_and_crosses_it_out():
    now = struck(table(), Blow.HAND)
    clip = clip_for(now, events.BlowCountered(1, Blow.THROW, (), Blow.HAND))
    assert acts(clip, 0).startswith("hand:")
    assert "grab:" in acts(clip, 1)
    assert effect(clip, "cross").kind == "cross tin_sign.hand"
    assert effect(clip, "cross").x == 3


def test_who_is_thrown_flies_over_the_thrower():
    clip = clip_for(table(), events.FighterThrown(1, 3))
    over, ends = clip.at(clip.ms // 2)["fighter 1"], clip.at(clip.ms)["fighter 1"]
    assert over.y < LINE - 1
    assert ends == rest(3)
    assert "flung:" in acts(clip, 1)
    assert "throw:" in acts(clip, 0)


def test_who_is_pushed_slides_back():
    clip = clip_for(table(), events.FighterPushed(1, Blow.UPPERCUT, 6))
    assert (way(clip, 1).start, way(clip, 1).end) == (rest(5), rest(6))


@pytest.mark.parametrize("board, seat, side", [("......AB", 1, 1), ("AB......", 0, -1)])
def test_the_wall_stops_who_is_pushed_and_says_what_that_costs(board, seat, side):
    now = table(board)
    clip = clip_for(now, events.WallHit(seat, Blow.SLIDE, 1, 4))
    out, back = way(clip, seat)
    start = rest(now.sides[seat].cell)
    assert (out.start, back.end) == (start, start)
    assert side * (out.end.x - start.x) == pytest.approx(0.6)
    assert effect(clip, "star").x == out.end.x
    assert effect(clip, "word -1").begins == out.ends == clip.tells
    free = clip_for(now, events.WallHit(seat, Blow.UPPERCUT, 0, 4))
    assert not [each for each in free.effects if each.kind.startswith("word")]


def test_who_is_thrown_without_room_hits_the_wall_behind_the_thrower():
    clip = clip_for(table("AB......"), events.WallHit(1, Blow.THROW, 1, 5))
    out, back = way(clip, 1)
    assert (out.start, back.end) == (rest(2), rest(2))
    assert out.end.x < 0
    assert out.end.y < LINE
    assert "flung:" in acts(clip, 1)
    assert "fallen" in acts(clip_for(table(), events.WallHit(1, Blow.THROW, 1, 0)), 1)


def test_who_is_frozen_thaws_with_the_last_turn():
    now = ARENA_OF_EIGHT.evolve(table(), events.FighterFrozen(1, 2))
    waits = clip_for(now, events.TurnSkipped(1, 1))
    now = ARENA_OF_EIGHT.evolve(now, events.TurnSkipped(1, 1))
    free = clip_for(now, events.TurnSkipped(1, 0))
    assert [effect(each, "lift").x for each in (waits, free)] == [4, 4]
    assert ("tin.tick" in heard(waits), "tin.frost" in heard(free)) == (True, True)
    assert effect(free, "cold")
    swept = clip_for(table(skips=("B 1",)), events.TurnSkipped(1, 0))
    assert "tin.tick" in heard(swept)


@pytest.mark.parametrize("event", [events.TurnBegan(0), events.BlowTaken(1, Blow.HAND)])
def test_nobody_watches_what_is_seen_anyway(event):
    assert clip_for(struck(table(), Blow.HAND), event).ms == 0


def test_steps_hops_and_leaps_lay_their_cards_and_end_on_their_cells():
    for event in (
        events.FighterStepped(0, Card.JUMP, 3),
        events.FighterHopped(0, (Card.JUMP,), 2),
        events.FighterSomersaulted(0, (Card.JUMP,), 7),
    ):
        clip = clip_for(table(), event)
        assert clip.at(clip.ms)["fighter 0"] == rest(event.to)
        assert effect(clip, "laid").kind == "laid jump"
        assert "card.lay" in heard(clip)


def test_each_drawn_card_flies_to_who_draws_it_after_the_one_before():
    clip = clip_for(table(), events.CardsDrawn(1, 4, None))
    flies = [each for each in clip.effects if each.kind == "fly card_back.7"]
    assert [each.begins for each in flies] == [0, 60, 120, 180]
    assert {(each.x, each.to_x) for each in flies} == {(3.5, 4)}
    assert heard(clip).count("card.deal") == 2


def test_a_feint_stays_on_the_spot():
    clip = clip_for(table(), events.Feinted(0, Card.KICK))
    assert (dict(clip.moves), effect(clip, "laid").kind) == ({}, "laid kick")


def test_the_winner_of_a_round_holds_up_its_fist_and_the_star():
    clip = clip_for(table(), events.RoundEnded(1, How.KNOCKED_OUT))
    assert ("flourish" in acts(clip, 1), "fallen" in acts(clip, 0)) == (True, True)
    assert effect(clip, "gain icon.star").x == 4
    by_deck = clip_for(table(), events.RoundEnded(1, How.DECK))
    assert "fallen" not in acts(by_deck, 0)
    nobody = clip_for(table(), events.RoundEnded(None, How.DECK))
    assert nobody.effects == ()
    assert all("tin.bell" in heard(each) for each in (clip, by_deck, nobody))


def test_what_decides_the_match_is_held():
    ended, won = events.RoundEnded(0, How.KNOCKED_OUT), events.MatchEnded((0,))
    reel = shown(ended, won)
    reel.advance(DECIDED + HELD - 10)
    assert reel.current.event == ended
    reel.advance(20)
    assert reel.current.event == won


def test_both_come_to_their_marks_from_outside():
    clip = clip_for(table("A......B"), events.RoundBegan(2, 0, (None, None)))
    begins, ends = clip.at(0), clip.at(clip.ms)
    assert begins["fighter 0"].x < 0
    assert begins["fighter 1"].x > 7
    assert (ends["fighter 0"], ends["fighter 1"]) == (rest(3), rest(6))


@pytest.mark.parametrize(
    "fighter, kind, sound",
    [
        (Fighter.CYCLONE, "gale", "tin.gale"),
        (Fighter.FROST, "cold", "tin.frost"),
        (Fighter.HARPOON, "rope", "tin.rope"),
        (Fighter.THUNDER, "bolt", "tin.bolt"),
    ],
)
def test_a_super_card_that_was_kept_is_shown_to_the_sky(fighter, kind, sound):
    now = table()
    now = replace(now, setup=replace(now.setup, fighters=(fighter, Fighter.FROST)))
    clip = clip_for(now, events.Flourished(0))
    flies = effect(clip, kind)
    assert (flies.x, flies.to_x, clip.sound) == (3, 3, sound)
    ends = {"gale": (0, 0), "bolt": (5, 2.7), "cold": (2.7, 5), "rope": (2.7, 5)}[kind]
    assert (flies.y, flies.to_y) == tuple(above(4, high).y for high in ends)
    assert effect(clip, f"gain tin_sign.super.{fighter.value}").x == 3


def test_the_light_falls_on_all_of_the_winner_and_it_leaps():
    clip = clip_for(table(), events.MatchEnded((1,)))
    assert effect(clip, "spotlight").kind == "spotlight 4,6 4,5 4,4"
    assert (list(clip.moves), clip.sound) == (["fighter 1"], "match.won")
    assert "flourish" in acts(clip, 1)
    assert effect(clip, "confetti").kind == "confetti link.7"
    assert clip_for(table(), events.MatchEnded(())).sound == "match.lost"


@pytest.mark.parametrize("name", FIGURES)
def test_every_figure_is_shown_to_its_end(name):
    found = played(FIGURES[name].scenario.sections)
    reel = shown(*(each.event for each in found.told), now=found.before)
    reel.advance(120_000)
    assert reel.idle
    assert reel.shown == found.state.table


@pytest.mark.parametrize("number", range(6))
def test_a_turn_of_computers_lasts_six_seconds_and_nobody_moves_after_it(number):
    """From one turn to the next, the pauses for replies counted; a round's end is no turn."""
    setup = Setup(Options(AS_PRINTED, 3, any_super=True))
    longest = lasts = 0
    for turn in random_match(ARENA_OF_EIGHT, setup, number).turns:
        for now, told in along(turn.before.table, turn.step.events, ARENA_OF_EIGHT.evolve):
            event, clip = told.event, clip_for(now, told.event)
            ends = [e.begins + e.ms for e in clip.effects if e.kind.startswith("act ")]
            assert max(ends, default=0) <= clip.ms, event
            awaited = AWAITED_MS * isinstance(event, events.ReplyAsked)
            lasts = 0 if isinstance(event, BETWEEN) else lasts + clip.ms + awaited
            longest = max(longest, lasts)
    assert 2000 < longest <= 6000
