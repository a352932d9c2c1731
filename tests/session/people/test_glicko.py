"""Ratings by Glicko-2, against figures of the paper's own example."""

from __future__ import annotations

import pytest

from game.session.people.glicko import LEAST, MOST, SUREST, Rating, chance

GLICKMAN = Rating(1500, 20_000, 60_000)


THREE = ((Rating(1400, 3_000), 1.0), (Rating(1550, 10_000), 0.0), (Rating(1700, 30_000), 0.0))


def test_results_add_up_to_what_the_paper_says():
    """The paper takes three results together: 1464.06 and 151.52. What each tells adds up."""
    start = 1 / (200**2 + (0.06 * 173.7178) ** 2)
    tells, pulls = start, 0.0
    for other, score in THREE:
        found = GLICKMAN.after(other, score)
        own = 1 / (found.deviation / 100) ** 2
        tells += own - start
        pulls += (found.points - 1500) * own
    assert tells**-0.5 == pytest.approx(151.52, abs=0.05)
    assert 1500 + pulls / tells == pytest.approx(1464.06, abs=1)


def test_a_surprise_makes_results_unsteadier_than_what_was_expected():
    sure = Rating(1500, 5_000, 60_000)
    weak = Rating(600, 5_000)
    assert sure.after(weak, 0.0).swing > 60_000 >= sure.after(weak, 1.0).swing


def test_a_rating_keeps_to_its_bounds():
    low, high = Rating(LEAST + 5), Rating(MOST - 5)
    for _ in range(200):
        low, high = low.after(Rating(200, 8_000), 0.0), high.after(Rating(3_400, 8_000), 1.0)
    assert low.points == LEAST
    assert high.points == MOST
    assert low.unsure >= SUREST


def test_equals_win_as_often_as_not():
    assert chance(Rating(1200), Rating(1200)) == 0.5
    assert chance(Rating(1600), Rating(1200)) == pytest.approx(10 / 11, abs=1e-3)
