"""Cards of routes: one for each that the rules know, and each shows its own."""

from __future__ import annotations

import re

import pytest

from game.content.art.route_lines import dots, head, line, name, routes
from game.rules.hold_the_banner.routes import ROUTES, SIGNS
from tests.content.art.test_svg_pictures import ART, picture


def test_there_is_a_card_for_each_route_of_the_rules() -> None:
    known = {"".join(SIGNS[way] for way in steps) for steps in ROUTES if steps}
    assert {*routes()} == known
    assert all(f"fort.route.{route}" in ART for route in known)


def test_a_line_follows_its_steps_and_ends_before_the_arrow() -> None:
    assert line("UUR", 50, 50, 10, 4) == "M50 50 L50 40 L50 30 L56 30"


def test_an_arrow_points_along_the_last_step() -> None:
    assert head("UR", 50, 50, 10, 4) == "M56 45 L64 40 L56 35 Z"


def test_there_is_a_disc_at_each_point_on_the_way() -> None:
    assert len(re.findall("M", dots("UURR", 50, 50, 10, 2))) == 4


def test_a_name_has_an_arrow_and_a_figure_for_each_part() -> None:
    assert name("UUR", 50, 50, 4, 90) != name("URR", 50, 50, 4, 90)
    assert name("UUR", 50, 50, 4, 5) != name("UUR", 50, 50, 4, 90)
    arrow, figure = (
        "M49.7 50 L47.5 50 M48.6 48.9 L47.5 50 L48.6 51.1",
        "M50.8 48.9 L51.7 48 L51.7 52",
    )
    assert name("L", 50, 50, 4, 90) == f"{arrow} {figure}"


def test_no_card_shows_a_route_that_turns_back() -> None:
    assert "fort.route.LLLLRR" not in ART


@pytest.mark.parametrize(("route", "spot"), [("UUUUUU", (79, 25)), ("RRDDDD", (99, 115))])
def test_a_card_shows_its_route(route: str, spot: tuple[int, int]) -> None:
    card, blue = picture(f"fort.route.{route}", 64), (91, 135, 173)
    scale = card.get_width() / 160
    shown = card.get_at((round(spot[0] * scale), round(spot[1] * scale)))
    assert max(abs(one - two) for one, two in zip(shown[:3], blue, strict=True)) < 30
