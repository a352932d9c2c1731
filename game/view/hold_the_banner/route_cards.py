"""Which picture is the card of a route: assets/data/art.yaml has one for each."""

from __future__ import annotations

from game.rules.hold_the_banner.routes import ROUTES, SIGNS, Route


def card_picture(route: Route) -> str:
    return f"fort.route.{''.join(SIGNS[way] for way in ROUTES[route])}"
