"""The tasks of Tanchiki that are shipped: enough of them, solved, proven, and opened by Tiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.files.node import ContentError
from game.content.maps.map_kind import tasks_of
from game.content.maps.maps import load, map_folder
from game.content.tasks.challenges import Challenge, setup_of
from game.content.tasks.packs import Pack, load_pack, packs, read_pack
from game.core.chance import Dice
from game.rules import GAMES
from game.tools.tanchiki.tasks.search import done, first_turn, roots

LEAST = {"bots": 8, "bricks": 8, "push": 8, "ice": 8, "eagles": 8, "options": 8}
PACKS = {pack.name: pack for pack in packs("tanchiki") if pack.name in LEAST}
EVERY = {each.name: each for pack in PACKS.values() for each in load_pack(pack)}
PROVEN = [name for name, each in EVERY.items() if each.par == 2]


def test_there_are_as_many_as_were_promised() -> None:
    assert len(EVERY) >= 60
    counted = {name: len(load_pack(pack)) for name, pack in PACKS.items()}
    assert {name: counted[name] >= least for name, least in LEAST.items()} == dict.fromkeys(
        LEAST, True
    )


def test_each_pack_asks_for_what_it_is_about() -> None:
    asked = {name: {each.goal.aim for each in load_pack(pack)} for name, pack in PACKS.items()}
    assert asked["bots"] == {"bots"}
    assert asked["bricks"] == {"bricks"}
    assert asked["push"] == {"drowned"}
    assert asked["eagles"] == {"eagles"}
    assert all(each.options for each in load_pack(PACKS["options"]))
    assert {each.lot.theme for each in load_pack(PACKS["ice"])} == {"slide"}


def beaten(challenge: Challenge) -> int:
    """Return how much of a task the best first turn does: no plan of it does more."""
    lines = roots(setup_of(challenge), challenge.seed)
    before = lines[0].world
    return max(done(challenge.goal, stage, before) for _, _, stage in first_turn(lines))


@pytest.mark.parametrize("name", PROVEN[:1])
def test_nobody_does_in_one_turn_what_has_a_par_of_two(name: str) -> None:
    assert 0 <= beaten(EVERY[name]) < EVERY[name].goal.count


@pytest.mark.nightly
@pytest.mark.parametrize("name", Dice(20, "proofs").sample(sorted(PROVEN), min(20, len(PROVEN))))
def test_the_proof_of_a_par_of_two_holds_when_it_is_done_anew(name: str) -> None:
    """A quarter of a minute: every plan of the first turn, with every exchange of cards."""
    assert 0 <= beaten(EVERY[name]) < EVERY[name].goal.count


def test_a_map_of_a_pack_carries_its_own_challenge() -> None:
    each = next(iter(EVERY.values()))
    found = load(map_folder() / each.place)
    assert found.facts.task is not None
    assert (found.facts.task.goal, found.facts.task.seed) == (each.goal, each.seed)
    assert found.facts.options == frozenset(each.options)
    assert found.warnings == ()


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Return a copy of the first two tasks on bots; their maps stay where they are."""
    own = PACKS["bots"]
    path = tmp_path / own.path.name
    blocks = own.path.read_text("utf-8").split("  - name: ")
    path.write_text("  - name: ".join(blocks[:3]), "utf-8")
    return Pack("tanchiki", "bots", path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("map: bots/bots_", "map: ../x", "expected a map such as ice/ice_07"),
        ("map: bots/bots_", "board: learning\n    map: bots/bots_", "expected one of a board"),
        ("    seed: ", "    seed: 1", "another goal or seed"),
        ("aim: bots", "aim: bricks", "the map asks for another goal"),
        ("aim: bots", "aim: boots", "expected one of"),
        ("solution:\n", 'solution:\n      - "A off"\n', "cannot be played"),
        ("    goal", "    options: [island]\n    goal", "its board is another one now"),
        ("theme: ", "theme: x", "expected one of"),
    ],
)
def test_a_mistake_in_a_task_is_told_with_file_and_line(
    pack: Pack, old: str, new: str, said: str
) -> None:
    text = pack.path.read_text("utf-8")
    assert old in text
    pack.path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        read_pack(pack)
    assert said in str(caught.value)
    assert str(caught.value).startswith(f"{pack.path.name}:")


def test_tasks_are_named_by_the_words_of_their_game() -> None:
    rules = GAMES["tanchiki"]
    each = next(iter(EVERY.values()))
    state = rules.new(setup_of(each), each.seed)
    action = tasks_of("tanchiki").action(rules, state.table, each.lot.solution[0])
    assert rules.text.name(state.table, action) == each.lot.solution[0]
