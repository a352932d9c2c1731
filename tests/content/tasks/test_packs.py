"""Packs of challenges: read quickly, tried out thoroughly, each mistake told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.mind import decided
from game.ai.tank_chess.search.mating import defender, winning
from game.content.files.node import ContentError
from game.content.goals import WIN
from game.content.maps.map_kind import challenged, tasks_of
from game.content.tasks.challenges import Challenge, load_challenges, setup_of
from game.content.tasks.packs import (
    Pack,
    all_packs,
    check_packs,
    every_challenge,
    load_pack,
    packs,
    read_pack,
)
from game.content.texts import LANGUAGES, load_texts
from game.core.setup_fingerprint import board_mark
from game.rules import GAMES
from game.rules.tank_chess.fast_room.after_a_turn import after
from game.rules.tank_chess.fast_room.position import numbers
from game.rules.tank_chess.fast_room.turns import turns
from game.rules.tank_chess.letters.notation import read_action
from game.tools.pack_files import number_of, shipped
from game.tools.tank_chess.puzzles.boards import lighter, ordered
from game.tools.tank_chess.puzzles.puzzle import keys_of, told
from tests.rules.tank_chess.wins import forced, wins_next

PACKS = {pack.id: pack for pack in all_packs()}
EVERY = {each.id: each for pack in PACKS.values() for each in load_pack(pack)}
CHESS = {name: each for name, each in EVERY.items() if each.game == "tank_chess"}
SHORT = [name for name, each in CHESS.items() if each.par < 3]
LONG = [name for name, each in CHESS.items() if each.par == 3]
SAMPLE = len(SHORT) // 20
"""By day every so manieth is tried out, and proved anew if that is quick."""


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Return a copy of the puzzles 1 and 2; their maps stay where they are."""
    own = PACKS["tank_chess.one"]
    path = tmp_path / own.path.name
    head = own.path.read_text("utf-8").split("  - name: ")[0]
    blocks = {number_of(block): block for block in shipped(own.path)}
    path.write_text(head + blocks[1] + blocks[2], "utf-8")
    return Pack("tank_chess", "one", path)


def faults(pack: Pack, old: str, new: str) -> str:
    text = pack.path.read_text("utf-8")
    assert old in text
    pack.path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as caught:
        read_pack(pack)
    return str(caught.value)


@pytest.mark.parametrize("name", PACKS)
def test_a_sample_of_the_stored_solutions_takes_par_on_the_marked_board(name: str) -> None:
    read_pack(PACKS[name], lambda each: each.lot.number % (3 * SAMPLE) == 1)


@pytest.mark.nightly
@pytest.mark.parametrize("game", challenged())
def test_every_stored_solution_takes_par_and_no_name_stands_twice(game: str) -> None:
    """Half a minute: every map is read and every solution played."""
    check_packs(game)


def test_there_are_as_many_as_were_promised() -> None:
    counted = {name: len(load_pack(pack)) for name, pack in PACKS.items()}
    assert counted["tank_chess.one"] >= 115
    assert counted["tank_chess.two"] >= 100
    assert counted["tank_chess.save"] >= 59
    assert counted["tank_chess.escape"] >= 21
    assert counted["tank_chess.three"] >= 49


def test_no_hard_puzzle_begins_with_a_piece_taken() -> None:
    hard = [each for each in CHESS.values() if each.level == 3 and each.goal.aim == WIN]
    assert hard
    assert not [each.name for each in hard if " x" in each.lot.solution[0]]


def test_a_pack_goes_from_easy_to_hard() -> None:
    for pack in PACKS.values():
        grades = [each.lot.grade for each in load_pack(pack)]
        assert grades == sorted(grades)


@pytest.mark.parametrize("language", LANGUAGES)
def test_packs_and_themes_have_their_words(language: str) -> None:
    texts = load_texts(language)
    for pack in PACKS.values():
        texts(f"challenge.pack.{pack.id}")
        texts(f"challenge.pack.{pack.id}.about")
        texts(f"challenge.pack.{pack.id}.one", number=1)
    for each in EVERY.values():
        texts(f"challenge.theme.{each.lot.theme}")
    assert dict(texts.missing) == {}


def proved(challenge: Challenge) -> list[str]:
    """Return the first turns that solve a puzzle: by the rules' own room, not by the generator."""
    position = numbers(GAMES["tank_chess"].new(setup_of(challenge), 0).table)
    if challenge.goal.aim != WIN:
        assert not wins_next(position)
        return [go for go in turns(position) if holds(position, go)]
    now = list(winning(position))
    if challenge.par == 1:
        return now
    assert now == []
    soon = list(forced(position))
    if challenge.par == 2:
        return soon
    assert soon == []
    return [go for go in turns(position) if wins_in_three(position, go)]


def holds(position, go) -> bool:
    then = after(position, go)
    return then.winner == 0 or (then.winner is None and not wins_next(then))


def wins_in_three(position, go) -> bool:
    """Whether after every reply White wins at once or has a forced win in two."""
    then = after(position, go)
    if then.winner is not None or wins_next(then):
        return then.winner == 0
    replies = [after(then, reply) for reply in turns(then)]
    return all(wins_next(each) or next(forced(each), None) is not None for each in replies)


def only_one(name: str) -> None:
    challenge = EVERY[name]
    rules = GAMES["tank_chess"]
    table = rules.new(setup_of(challenge), 0).table
    action = read_action(table, challenge.lot.solution[0])
    place = rules.legal(table, 0).index(action)
    assert proved(challenge) == [list(turns(numbers(table)))[place]]


@pytest.mark.parametrize("name", SHORT[:: 3 * SAMPLE])
def test_no_other_first_turn_solves_a_puzzle(name: str) -> None:
    only_one(name)


@pytest.mark.nightly
@pytest.mark.parametrize("name", [*SHORT[:: len(SHORT) // 18], *LONG[:: len(LONG) // 8]])
def test_the_proof_of_a_puzzle_holds_when_it_is_done_anew(name: str) -> None:
    """Minutes: all turns and all replies, without what the generator leaves out."""
    only_one(name)


QUICK = [name for name in SHORT if CHESS[name].par == 1]
"""What is proved in milliseconds."""


@pytest.mark.parametrize("name", QUICK[:: 2 * SAMPLE])
def test_no_piece_of_a_lesson_stands_there_for_nothing(name: str) -> None:
    all_needed(name)


@pytest.mark.nightly
@pytest.mark.parametrize("name", SHORT[::SAMPLE])
def test_no_piece_of_a_puzzle_stands_there_for_nothing(name: str) -> None:
    """A minute: each puzzle is proved anew without each of its pieces."""
    all_needed(name)


def all_needed(name: str) -> None:
    challenge = CHESS[name]
    board = ordered(setup_of(challenge).board)
    sort = "save" if challenge.goal.aim != WIN else "one"
    (key,) = keys_of(board, sort, challenge.par)
    for less in lighter(board):
        keys = keys_of(less, sort, challenge.par)
        assert [told(less, each) for each in keys] != [told(board, key)]


@pytest.mark.parametrize("name", [n for n in SHORT if CHESS[n].par == 2][::SAMPLE])
def test_the_stored_reply_is_the_defender_s_own(name: str) -> None:
    rules, lines = GAMES["tank_chess"], CHESS[name].lot.solution
    state = rules.new(setup_of(CHESS[name]), 0)
    state = rules.apply(state, read_action(state.table, lines[0])).state
    answer = decided(defender(state.table, 1, rules.legal(state.table, 1), None))
    assert answer == (read_action(state.table, lines[1]),)


def test_the_boards_of_a_pack_have_marks_of_their_own() -> None:
    marks = [each.lot.mark for each in EVERY.values() if each.drawn is None]
    assert len(set(marks)) == len(marks)


def test_a_mark_is_that_of_the_setup() -> None:
    each = next(iter(CHESS.values()))
    assert board_mark(GAMES["tank_chess"], setup_of(each)) == each.lot.mark


def test_every_challenge_holds_those_of_before_and_those_of_packs() -> None:
    names = [each.id for each in every_challenge("tank_chess")]
    before = [each.id for each in load_challenges("tank_chess")]
    assert names[: len(before)] == before
    assert set(CHESS) < set(names)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("map: one/one_01", "map: one/nowhere", "its board cannot be read"),
        ("map: one/one_01", "map: ../../x", "expected a map such as one/one_07"),
        ("theme: ", "theme: x", "expected one of"),
        ("grade: ", "grade: 9", "expected a whole number from 0 to 3000"),
        ("name: one_02", "name: one", "expected a name such as one_07, found 'one'"),
        ("name: one_02", "name: one_01", "already a challenge named 'one_01'"),
        ("map: one/one_01", "map: one/one_02", "its board is another one now"),
        ("{three: 1, two: 2, one: 3}", "{three: 2, two: 2, one: 3}", "the map asks for another"),
        ("par: 1", "par: 2", "from 1 to 1"),
        ("solution: [", 'solution: ["C A1", ', "cannot be played"),
        ("    theme", "    star: 1\n    theme", "unknown key"),
        ("    solution", "    answer", "the key 'solution' is missing"),
    ],
)
def test_a_mistake_in_a_pack_is_told_with_file_and_line(pack, old, new, said) -> None:
    sentences = faults(pack, old, new)
    assert said in sentences
    assert sentences.startswith(f"{pack.path.name}:")


def test_a_pack_without_mistakes_is_read(pack: Pack) -> None:
    first, second = read_pack(pack)
    assert (first.lot.number, second.lot.number, first.level, first.par) == (1, 2, 1, 1)
    assert first.lot.theme in tasks_of("tank_chess").themes


def test_a_solution_that_solves_nothing_is_told(pack: Pack) -> None:
    text = pack.path.read_text("utf-8")
    start = text.index("    solution:")
    wrong = text[:start] + "    solution: []\n" + text[text.index("\n", start) + 1 :]
    pack.path.write_text(wrong, "utf-8")
    with pytest.raises(ContentError, match="does not reach the goal"):
        read_pack(pack)


def test_a_pack_of_another_name_than_asked_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "challenges" / "tank_chess"
    folder.mkdir(parents=True)
    for name in ("notes.yaml", "10_first.yaml", "2_x.yaml", "20_second.yaml.bak"):
        (folder / name).write_text("challenges: []", "utf-8")
    assert [each.name for each in packs("tank_chess", tmp_path)] == ["first"]
