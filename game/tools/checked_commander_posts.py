"""Which commander does not play a game that can be played in styles."""

from __future__ import annotations

from game.ai.minds import offered, styles
from game.content.files.reader import ContentError
from game.rules import GAMES
from game.scenes.seats.commanders import commanders


def check_posts() -> None:
    """Read the commanders; each plays every game that has styles."""
    found = [
        f"commanders.yaml: {each.id}: {game} is missing; say the level, "
        f"{' or '.join(offered(game))}, and the style, {' or '.join(styles(game))}"
        for game in GAMES
        if styles(game)
        for each in commanders()
        if each.post(game) is None
    ]
    if found:
        raise ContentError(*found)
