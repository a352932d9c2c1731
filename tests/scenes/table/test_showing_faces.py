"""What the shared table asks of each game is answered as was agreed to, in tables of its stories.

What was agreed to lies in `tests/shown/faces/`, a file a game (`tests/scenes/test_showing.py`).
"""

import re
from itertools import islice

import pytest

from game.core.grid import Cell
from game.core.spelling import Offers, Picking
from game.rules import GAMES
from game.scenes.faces.table_face import Tip
from game.view.canvas.box import Box
from tests import stage
from tests.paper import Paper
from tests.showing import agreed, heard, marks
from tests.view.test_showing_clips import FIGURED, NAMES, stories

ROOM = Box(0, 0, 600, 600)
EACH = {
    "tanchiki": 6,
    "tank_chess": 6,
    "one_cut": 3,
    "proving_ground": 4,
    "dice_and_armour": 6,
    "arena_of_eight": 3,
}
"""Of so many stories one is enough: there are more in some games."""
PARTS = 12
ADDRESS = re.compile(r" at 0x\w+")


def answers(game, kit, brushes, table):
    """Yield each question to the face of a game, and its answer, at a table."""
    rules, face, words = GAMES[game], kit.faces[game].table, kit.words
    yield "head", face.head(words, table)
    yield "paragraph", face.paragraph(table)
    yield "turns", face.turns(table)
    yield "secret", face.secret(table)
    for seat in islice(rules.to_act(table), 1):
        view = rules.view(table, seat)
        picking = Picking(Offers(rules.spell, view, seat, rules.legal(view, seat)))
        yield "asked", face.asked(words, view, seat, NAMES)
        yield "panel", face.panel(view, seat)
        yield "hand", face.hand(view, seat)
        yield "allies", face.allies(words, view, seat, NAMES)
        yield from parts(face, words, view, seat, picking)
        yield from cells(kit, face, view, seat, picking)
        for part in picking.next[:1]:
            further = picking.take(part)
            yield "asked next", face.asked_next(words, view, seat, further)
            yield from parts(face, words, view, seat, further)
            yield from ghosts(face, kit, brushes, view, seat, further)


def parts(face, words, view, seat, picking):
    for part in picking.next[:PARTS]:
        yield "named", face.named(words, view, part, NAMES)
        yield "pictured", face.pictured(view, seat, part)
        yield "lies", face.lies(view, part)
        yield "foretold", face.foretell(words, view, seat, picking, part)
    yield "badges", face.badges(view, seat, picking, None)
    yield "first", face.first(view, seat, picking)
    yield "given", face.given(view, seat, picking)


def cells(kit, face, view, seat, picking):
    place = face.place(kit, view, ROOM, 1)
    every = (Cell(x, y) for y in range(place.height) for x in range(place.width))
    for cell in islice(every, 0, None, 3):
        yield "tip", face.tip(kit.words, view, cell, NAMES)
        if cell not in picking.next:
            yield "why not", face.why_not(kit.words, view, seat, picking, cell)


def ghosts(face, kit, brushes, view, seat, picking):
    """Yield what an action would do, as it is drawn over the board, and what it costs."""
    place = face.place(kit, view, ROOM, 1)
    for action in picking.left[:2]:
        yield "cost", face.cost(kit.words, view, seat, action)
        paper = Paper(brushes)
        face.ghost(paper, place, view, seat, action)
        yield "ghost", " & ".join(marks(paper, kit.words.texts, (place,)))


def told(staged, kit, game):
    """Yield what is told of the events of a story afterwards."""
    face = kit.faces[game].table
    for each in staged.told:
        event = each.event
        yield "explained", face.explain(kit.words, event, NAMES) if face.explain else ""
        yield "flags", (type(event).__name__, face.of_course(event), face.heads(event))
    for seat in (0, 1):
        yield "since", face.since(kit.words, seat, staged.told, NAMES)


def over(game, staged):
    """Return the table at the end of a story."""
    table = staged.table
    for each in staged.told:
        table = GAMES[game].evolve(table, each.event)
    return table


def spelled(answer, texts):
    match answer:
        case str():
            return texts.key(answer)
        case Tip(title, words, rule, pictures):
            lines = [texts.key(line) for text in (title, words) for line in text.split("\n")]
            return f"Tip {' / '.join(lines)} {rule} {pictures}"
        case tuple():
            return ", ".join(spelled(each, texts) for each in answer)
        case _:
            return ADDRESS.sub("", str(answer))


@pytest.mark.parametrize("game", FIGURED)
def test_the_face_of_a_game_answers_what_was_agreed_to(game, tmp_path, brushes):
    kit = stage.make_kit(tmp_path / "kept", brushes)
    texts, found = heard(kit), {}
    for staged in stories(game, EACH.get(game, 1)):
        asked = [*answers(game, kit, brushes, staged.table), *told(staged, kit, game)]
        asked += answers(game, kit, brushes, over(game, staged))
        for question, answer in asked:
            said = spelled(answer, texts)
            found.setdefault((question, said.partition("(")[0]), said)
    agreed(f"faces/{game}", [f"{question}: {said}" for (question, _), said in found.items()])
