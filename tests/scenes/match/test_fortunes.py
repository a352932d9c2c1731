"""How seats fare is read from how they stand before and after, at any table."""

from game.scenes.match.fortunes import Fortunes, Kind, Standing


def standing(*points, gone=()):
    return Standing(points, tuple(seat in gone for seat in range(len(points))))


def after(*tables):
    fortunes = Fortunes(tables[0])
    return [fortunes.after(table) for table in tables[1:]]


def test_who_passes_the_others_leads_and_scores():
    told = after(standing(2, 3), standing(5, 3))[0]
    assert (Kind.LEADS, 0) in told
    assert (Kind.SCORES, 0) in told
    assert told.index((Kind.LEADS, 0)) < told.index((Kind.SCORES, 0))


def test_who_is_passed_falls_behind_and_praises():
    told = after(standing(2, 3, 4), standing(5, 3, 4))[0]
    assert (Kind.BEHIND, 1) in told
    assert {(Kind.PRAISES, 1), (Kind.PRAISES, 2)} < set(told)
    assert (Kind.PRAISES, 0) not in told


def test_nobody_leads_while_all_stand_alike():
    told = after(standing(0, 1), standing(1, 1))[0]
    assert not {kind for kind, _ in told} & {Kind.LEADS, Kind.BEHIND}


def test_to_gain_twice_in_a_row_is_luck_and_a_loss_ends_the_row():
    once, twice, lost, again = after(
        standing(0, 9), standing(1, 9), standing(2, 9), standing(1, 9), standing(2, 9)
    )
    assert (Kind.LUCKY, 0) not in once
    assert (Kind.LUCKY, 0) in twice
    assert (Kind.HURT, 0) in lost
    assert (Kind.LUCKY, 0) not in again


def test_who_loses_twice_in_a_row_is_unlucky():
    first, second = after(standing(5, 5, 0), standing(4, 5, 0), standing(3, 5, 0))
    assert (Kind.UNLUCKY, 0) not in first
    assert (Kind.UNLUCKY, 0) in second


def test_whoever_has_lost_what_it_moves_with_is_hurt_whatever_it_gained():
    told = after(standing(0, 0), standing(1, 0, gone=(0,)))[0]
    assert (Kind.HURT, 0) in told
    assert (Kind.SCORES, 0) not in told
