"""What a result text is really worth: it is played again (N7)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game.ai.minds import former
from game.content.challenges import Challenge, of_the_day, setup_of, tally
from game.content.goals import Ranks
from game.content.packs import every_challenge
from game.rules import GAMES
from game.scenes.widgets.kinds import (
    Button,
    Drawing,
    Field,
    Label,
    Look,
    Panel,
    Picture,
    Widget,
)
from game.session.proof import BadProof, Proof, board_mark, read, replayed
from game.view.box import Box
from game.view.style import BODY, STRONG

from .challenge_face import face_of, games_of
from .challenge_words import draw_stars, title_of
from .commands import Changed, Chosen
from .frame import BACK, framed
from .kit import Kit
from .sheet import Happening, Page, Sheet
from .stack import Change, Pop

LONGEST = 1000
SIGN, SHOWN = 44.0, 132.0
"""How wide the sign is that a result is true or false, and its stars."""
_DAY = re.compile(r"([0-9]{1,4})-([0-9]{4}-[0-9]{2}-[0-9]{2})\s")


@dataclass(frozen=True, slots=True)
class Verdict:
    """The sentence about a text, and how many stars of how many it is worth, -1 for no result."""

    words: str
    stars: int = -1
    most: int = 3


UNASKED = Verdict("")


def worth(kit: Kit, text: str) -> tuple[Challenge, int, int]:
    """Return the challenge that a text solves, its turn or points and its stars, or raise BadProof.

    Maps may ask for several things on one board with one seed: the first that is solved counts.
    """
    day = _DAY.match(text.lstrip())
    days = _days(kit, int(day[1]), day[2]) if day else ()
    proof = read(text[text.find("TK") :] if "TK" in text else text)
    meant = _with_board(days, proof) if day else _meant(kit, proof)
    solved = [found for found in (_solved(kit, proof, each) for each in meant) if found]
    if not solved:
        raise BadProof("unsolved")
    return solved[0]


def _solved(kit: Kit, proof: Proof, found: Challenge) -> tuple[Challenge, int, int] | None:
    face = face_of(kit, found.game)
    known = {**face.minds, **(former(found.game, proof.minds) or {})}
    mind = next((known[each.strength] for each in face.players if each.strength), None)
    played = replayed(proof, GAMES[found.game], setup_of(found), mind)
    end = tally(found, played.state.table, played.told)
    stars = found.stars.earned(end)
    if not stars:
        return None
    return found, end.done if isinstance(found.stars, Ranks) else end.won or end.turn, stars


def check_scene(kit: Kit) -> Sheet:
    """Return the page where a result is pasted and played again."""
    pasted: list[str] = [""]
    verdict: list[Verdict] = [UNASKED]

    def widgets(page: Page) -> tuple[Widget, ...]:
        frame, room = framed(kit, page, kit.words("challenge.check"))
        box = room.top(room.height * 0.86).centred(min(900, room.width), min(420, room.height))
        inside = box.inset(36, 28)
        said = verdict[0]
        return (
            *frame,
            Panel(box),
            Label(inside.top(84), kit.words("challenge.check_about"), BODY, stand="top"),
            Field(
                "text",
                inside.below(96).top(56),
                pasted[0],
                kit.words("challenge.check_hint"),
                LONGEST,
                done="check" if pasted[0].strip() else "",
            ),
            Button(
                "check",
                inside.below(166).top(58).left(320),
                kit.words("challenge.check_now"),
                look=Look.MAIN,
                enabled=bool(pasted[0].strip()),
            ),
            *(_message(inside.below(248), said) if said.words else ()),
        )

    def answer(event: Happening) -> Change:
        match event:
            case Chosen(name) if name == BACK:
                return Pop()
            case Changed("text", str(words)):
                pasted[0], verdict[0] = words, UNASKED
            case Chosen("check"):
                verdict[0] = _verdict(kit, pasted[0])
            case _:
                pass
        return None

    return Sheet(kit, widgets, answer, first="text")


def _message(box: Box, said: Verdict) -> tuple[Widget, ...]:
    """Return what came of it as one message: a sign, the stars and the sentence."""
    words, stars, true = said.words, said.stars, said.stars >= 0
    inside = box.inset(16, 8)
    sign = inside.left(SIGN)
    told = inside.beside(SIGN, 16)
    wide = SHOWN * max(1, said.most / 4)
    shown = told.left(wide)
    return (
        Panel(box, "night", "accent" if true else "danger", 12),
        Picture(sign.inset(4), "icon.tick" if true else "icon.warning"),
        *(
            [Drawing(shown, lambda canvas, at: draw_stars(canvas, at, stars, said.most))]
            if true
            else []
        ),
        Label(told.beside(wide, 18) if true else told, words, STRONG, "words"),
    )


def _verdict(kit: Kit, text: str) -> Verdict:
    """Return the sentence about a text, and its stars."""
    try:
        found, count, stars = worth(kit, text)
    except BadProof as bad:
        return Verdict(kit.words(f"challenge.proof.{bad.key}"))
    key = "true_points" if isinstance(found.stars, Ranks) else "true"
    words = kit.words(f"challenge.proof.{key}", name=title_of(kit, found), count=count)
    return Verdict(words, stars, found.stars.most)


def _days(kit: Kit, generator: int, date: str) -> tuple[Challenge, ...]:
    """Return the tasks of a day; BadProof if they are no longer made as they were."""
    every = (each for game in games_of(kit) for each in of_the_day(game, date))
    found = tuple(each for each in every if each.name == f"daily-{generator}-{date}")
    if not found:
        raise BadProof("version")
    return found


def _meant(kit: Kit, proof: Proof) -> tuple[Challenge, ...]:
    """Return the challenges with the board and the seed of a proof; BadProof if there is none."""
    every = (each for game in games_of(kit) for each in every_challenge(game, kit.maps))
    return _with_board(every, proof)


def _mark(challenge: Challenge) -> str:
    """Return the mark of a challenge's set-up; in a pack it stands in the file."""
    return challenge.lot.mark or board_mark(GAMES[challenge.game], setup_of(challenge))


def _with_board(every: Iterable[Challenge], proof: Proof) -> tuple[Challenge, ...]:
    found = tuple(each for each in every if each.seed == proof.seed and _mark(each) == proof.board)
    if not found:
        raise BadProof("board")
    return found
