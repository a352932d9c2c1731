"""Who plays here: what is remembered of people, and what becomes of its file."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.core.codec import text
from game.session.files.crash_safe_files import NotWritten
from game.session.match.record import Damaged, Foreign
from game.session.people import profiles
from game.session.people.profiles import LONGEST, MOST, Hand, Profile, Profiles, change, known
from game.session.records import store

HOME = Path(__file__).parents[3]
ANN, BOB = Profile("Ann", 3, Hand.LEFT, 150), Profile("Боб", 0)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "people.jsonl"


def put(*people):
    return lambda now: Profiles(people, now.forgotten)


def test_people_come_back_as_they_were_written(path):
    change(path, put(ANN, BOB))
    assert known(path) == (Profiles((ANN, BOB)), None)


def test_where_there_is_no_file_nobody_is_known(path):
    assert known(path) == (Profiles(), None)


def test_who_sits_down_comes_first_and_stays_as_remembered():
    now = Profiles((ANN, BOB)).seated((("Боб", 5), ("Eve", 2)))
    assert now.known == (BOB, Profile("Eve", 2), ANN)


def test_who_had_no_emblem_yet_gets_that_of_the_seat():
    now = Profiles((Profile("Ann"),)).seated((("Ann", 4),))
    assert now.of("Ann").emblem == 4


def test_who_was_met_in_a_record_comes_last_and_changes_nobody():
    now = Profiles((ANN,)).met((("Ann", 7), ("Eve", None)))
    assert now.known == (ANN, Profile("Eve"))


def test_no_record_brings_back_who_was_forgotten():
    now = Profiles((ANN, BOB)).forget("Ann")
    assert now.met((("Ann", 1),)).known == (BOB,)


def test_who_was_forgotten_and_sits_down_again_is_met_as_new():
    now = Profiles((ANN,)).forget("Ann").seated((("Ann", 1),))
    assert now == Profiles((Profile("Ann", 1),))


def test_changed_people_keep_their_places():
    now = Profiles((BOB, ANN)).put(Profile("Ann", 6))
    assert now.known == (BOB, Profile("Ann", 6))


def test_of_too_many_the_one_that_was_away_longest_goes(path):
    many = tuple((f"p{number}", None) for number in range(MOST + 5))
    now = Profiles((ANN,)).seated(many)
    assert len(now.known) == MOST
    assert ANN not in now.known
    change(path, lambda _: now)
    assert known(path) == (now, None)


def test_the_forgotten_are_bounded_too():
    now = Profiles()
    for number in range(MOST + 5):
        now = now.forget(f"p{number}")
    assert len(now.forgotten) == MOST
    assert "p4" not in now.forgotten


def test_nobody_is_called_by_more_than_a_line_takes():
    now = Profiles().seated((("x" * 500, 1), ("", 2)))
    assert [each.name for each in now.known] == ["x" * LONGEST]


def test_a_damaged_file_is_set_aside_and_the_one_before_is_taken(path):
    change(path, put(ANN))
    change(path, put(ANN, BOB))
    path.write_bytes(b"\xff" + path.read_bytes()[1:])
    found, fault = known(path)
    assert found == Profiles((ANN,))
    assert isinstance(fault, Damaged)
    assert path.with_name("people.jsonl.bad").exists()
    assert known(path) == (Profiles((ANN,)), None), "told once"


def test_a_damaged_file_without_another_is_kept_as_it_was_found(path):
    path.write_bytes(b"not ours")
    assert known(path)[0] == Profiles()
    change(path, put(BOB))
    assert path.with_name("people.jsonl.bad").read_bytes() == b"not ours"
    assert known(path) == (Profiles((BOB,)), None)


def test_a_change_of_a_damaged_file_starts_from_the_one_before(path):
    change(path, put(ANN))
    change(path, put(ANN, BOB))
    path.write_bytes(b"")
    change(path, lambda now: now.seated((("Eve", 1),)))
    assert [each.name for each in known(path)[0].known] == ["Eve", "Ann"]


def test_a_file_of_a_newer_program_is_read_as_empty_and_never_written(path):
    store.save(path, text({"format": 99, "what": "else"}))
    before = path.read_bytes()
    found, fault = known(path)
    assert (found, type(fault)) == (Profiles(), Foreign)
    with pytest.raises(Foreign):
        change(path, put(ANN))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "forged",
    [
        "[]",
        "{}",
        '{"format":1,"known":[{"name":"A","emblem":1e9,"hand":"LEFT","pace":1}],"forgotten":[]}',
        '{"format":1,"known":[{"name":"A","emblem":8,"hand":"LEFT","pace":1}],"forgotten":[]}',
        '{"format":1,"known":[{"name":7}],"forgotten":[]}',
        '{"format":1,"known":' + "[" * 50_000,
        '{"format":1,"known":[],"forgotten":["' + "x" * profiles.LARGEST + '"]}',
    ],
    ids=["list", "empty", "large", "no emblem", "number", "deep", "long"],
)
def test_a_forged_file_is_refused_in_one_way(path, forged):
    store.save(path, forged)
    found, fault = known(path)
    assert (found, type(fault)) == (Profiles(), Damaged)


def test_a_forged_crowd_is_cut_to_its_bounds(path):
    one = '{"name":"%s","emblem":null,"hand":"RIGHT","pace":null}'
    crowd = ",".join(one % f"p{number}" for number in range(MOST * 2))
    store.save(path, '{"format":1,"known":[' + crowd + '],"forgotten":[]}')
    assert len(known(path)[0].known) == MOST


def test_a_folder_in_the_place_of_the_file_is_one_sentence(path):
    path.mkdir()
    assert known(path)[0] == Profiles()
    with pytest.raises(NotWritten):
        change(path, put(ANN))


def test_two_programs_that_meet_people_at_once_lose_nobody(path):
    program = (
        "import sys; from pathlib import Path; from game.session.people.profiles import change\n"
        "for number in range(15):\n"
        "    name = f'{sys.argv[2]} {number}'\n"
        "    change(Path(sys.argv[1]), lambda now: now.seated(((name, None),)))\n"
    )
    command = [sys.executable, "-c", program, str(path)]
    running = [subprocess.Popen([*command, name], cwd=HOME) for name in ("a", "b")]
    assert [each.wait(60) for each in running] == [0, 0]
    assert len(known(path)[0].known) == 30


def test_who_is_new_wears_an_emblem_that_nobody_else_wears():
    now = Profiles((Profile("Ann", 0),)).met((("Боб", 0), ("Eve", 1)))
    assert [each.emblem for each in now.known] == [0, 1, 2]
    now = now.seated((("Zoe", 2), ("Max", 2)))
    assert [now.of(name).emblem for name in ("Zoe", "Max")] == [3, 4]


def test_with_all_emblems_worn_the_next_one_has_the_seats():
    everybody = Profiles(tuple(Profile(f"{n}", n) for n in range(8)))
    assert everybody.met((("Zoe", 5),)).of("Zoe").emblem == 5
