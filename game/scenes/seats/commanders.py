"""The commanders at the tables: who is of a level, by which picture, and at which seat."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

from game.ai.minds import offered, styles
from game.content.commanders import Commander, Known, load_commanders
from game.content.files.reader import ContentError
from game.core.chance import Dice
from game.rules import GAMES
from game.scenes.match.match_result import Result
from game.session.match.record import Player

CALM, GLAD, SOUR, HIT = LOOKS = ("calm", "glad", "sour", "hit")


@lru_cache(maxsize=1)
def commanders() -> tuple[Commander, ...]:
    """Return all there are, or raise ContentError."""
    return load_commanders(
        {game: Known(offered(game), styles(game)) for game in GAMES if styles(game)}
    )


def meet() -> Iterator[None]:
    """Read them and the minds of each game, each after a step; nothing once they are known."""
    if commanders.cache_info().currsize:
        return
    for game in GAMES:
        yield
        styles(game)
    yield
    # What cannot be read now is told when it is asked for.
    with suppress(ContentError):
        commanders()


def of_level(game: str, strength: str) -> tuple[str, ...]:
    """Return the ids of those who play a game at a strength."""
    if game not in GAMES or not styles(game):
        return ()
    posts = ((each.id, each.post(game)) for each in commanders())
    return tuple(id for id, post in posts if post is not None and post.level == strength)


def who_play(game: str, strength: str) -> tuple[str, ...]:
    """Return the ids of those who play a game, none at a strength that is nobody's."""
    if not of_level(game, strength):
        return ()
    return tuple(each.id for each in commanders() if each.post(game) is not None)


def somebody(game: str, strength: str, taken: Collection[str], dice: Dice) -> str:
    """Return the id of any commander of a strength who sits nowhere yet, else of one of another
    strength who plays as is asked for; "" if there is none."""
    for some in (of_level(game, strength), who_play(game, strength)):
        if free := tuple(id for id in some if id not in taken):
            return dice.choice(free)
    return ""


def next_one(game: str, strength: str, now: str, taken: Collection[str]) -> str:
    """Return the commander of a strength who comes after this one and sits nowhere yet."""
    own = of_level(game, strength)
    some = own if now in own else who_play(game, strength)
    found = [id for id in some if id == now or id not in taken]
    return found[(found.index(now) + 1) % len(found)] if now in found else now


def player_of(game: str, name: str, strength: str, commander: str) -> Player:
    """Return who sits on a seat, with the style of the commander."""
    if not strength or commander not in who_play(game, strength):
        return Player(name, strength or None)
    post = next(each for each in commanders() if each.id == commander).post(game)
    assert post is not None
    return Player(name, strength, commander=commander, style=post.style)


def face_of(player: Player, look: str = CALM) -> str:
    """Return the picture of who sits there, "" for anybody but a commander."""
    known = player.strength and any(each.id == player.commander for each in commanders())
    return portrait(player.commander, look) if known else ""


def winners_face(player: Player) -> str:
    """Return the same of somebody who has won."""
    return face_of(player, GLAD)


def portrait(commander: str, look: str = CALM) -> str:
    """Return the picture of a commander, calm, glad, sour, or in a fix."""
    return f"portrait.{commander}.{look}"


def faced(result: Result, players: Sequence[Player], names: Sequence[str]) -> Result:
    """Return the result with the faces of commanders, as they take how it ended."""
    alone = dict(zip(names, players, strict=True))
    lines = (
        replace(line, face=face_of(alone[line.name], GLAD if line.won else SOUR))
        if names.count(line.name) == 1
        else line
        for line in result.lines
    )
    return replace(result, lines=tuple(lines))
