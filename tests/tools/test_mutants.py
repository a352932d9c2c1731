"""The tool that plants one-line faults, on a small tree of its own; the night runs it on ours."""

import ast
import json
from textwrap import dedent

import pytest

from game.tools.mutants import Mutant, Verdict, drawn, summed_up
from game.tools.mutation import faults as kinds
from game.tools.mutation.broken_copy import Copy
from game.tools.mutation.covered_lines import Visit
from game.tools.mutation.faults import faults, planted
from game.tools.mutation.fork_server import replanted
from game.tools.mutation.pytest_watch import Chosen, choose, noticed
from game.tools.mutation.reaching_tests import Reach

SOURCE = '''\
"""7 words."""
from typing import TYPE_CHECKING

ROWS: int = 3


def is_far(a: int, b: int = 2) -> bool:
    """Whether 1 is far."""
    assert a > 0
    if not a == 1 and b in (1, 2):
        print(a)
    return a > b


if TYPE_CHECKING:
    LATE = 5
'''


def broken_lines(kind, source=SOURCE):
    """Return each line as it reads with a fault of this kind."""
    found = (each for each in faults(source) if each.kind == kind)
    return [planted(source, each).split("\n")[each.piece.line - 1].strip() for each in found]


@pytest.mark.parametrize(
    "kind, lines",
    [
        (
            kinds.COMPARISON,
            [
                "if not a != 1 and b in (1, 2):",
                "if not a == 1 and b not in (1, 2):",
                "return a <= b",
            ],
        ),
        (kinds.NOT, ["if a == 1 and b in (1, 2):"]),
        (kinds.NEVER, ["if False:"]),
        (kinds.ALWAYS, ["if True:"]),
        (kinds.WORD, ["if not a == 1 or b in (1, 2):"]),
        (kinds.ANSWER, ["return not (a > b)"]),
        (kinds.CALL, ["pass"]),
        (
            kinds.NUMBER,
            [
                "ROWS: int = 4",
                "def is_far(a: int, b: int = 3) -> bool:",
                "if not a == 2 and b in (1, 2):",
                "if not a == 1 and b in (2, 2):",
                "if not a == 1 and b in (1, 3):",
            ],
        ),
    ],
)
def test_each_kind_of_fault_turns_one_piece_of_one_line(kind, lines):
    assert broken_lines(kind) == lines


def test_no_fault_stands_in_words_assertions_or_what_is_never_run():
    lines = {each.piece.line for each in faults(SOURCE)}
    assert lines == {4, 7, 10, 11, 12}


def test_every_fault_can_be_read_by_python():
    assert all(ast.parse(planted(SOURCE, each)) for each in faults(SOURCE))


def test_a_fault_outside_of_functions_tells_what_its_statement_defines():
    assert [each.names for each in faults(SOURCE) if each.kind == kinds.NUMBER][:3] == [
        ("ROWS",),
        ("is_far",),
        (),
    ]


@pytest.fixture
def tree(tmp_path):
    """A tree with a room of two modules and the tests of one."""
    files = {
        "game/scenes/near.py": "def near(a):\n    return a > 2\n",
        "game/scenes/far.py": "from game.scenes.near import near\nSTEPS = 4\n\n\ndef far():\n"
        "    return STEPS\n",
        "tests/__init__.py": "",
        "tests/scenes/__init__.py": "",
        "tests/scenes/test_near.py": "from game.scenes.near import near\n\n\ndef test_near():\n"
        "    assert near(3)\n",
        "tests/scenes/test_far.py": "from game.scenes import far\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(dedent(text))
    return tmp_path


def reach(tree, **lines):
    visits = {
        "tests/scenes/test_near.py::test_near": Visit(0.1, {"game/scenes/near.py": 0b100}, False),
        "tests/scenes/test_far.py::test_far": Visit(0.1, {"game/scenes/far.py": 0b1000000}, False),
    }
    return Reach(tree, visits, lines)


def fault_of(tree, name, kind):
    return next(each for each in faults((tree / name).read_text()) if each.kind == kind)


def test_only_the_tests_that_come_to_a_line_are_run(tree):
    name = "game/scenes/near.py"
    (near,) = reach(tree).chosen(name, fault_of(tree, name, kinds.COMPARISON))
    assert near.tests == ("tests/scenes/test_near.py::test_near",)


def test_a_test_that_starts_a_process_comes_last_wherever_it_came(tree):
    name, starter = "game/scenes/near.py", "tests/scenes/test_far.py::test_far"
    visits = {**reach(tree).visits, starter: Visit(9, {}, True)}
    found = Reach(tree, visits, {}).chosen(name, fault_of(tree, name, kinds.COMPARISON))
    assert [each.tests for each in found][-1] == (starter,)


def test_what_a_module_defines_is_tested_by_who_comes_to_its_name(tree):
    name = "game/scenes/far.py"
    fault = fault_of(tree, name, kinds.NUMBER)
    assert reach(tree).comers(name, fault) == ("tests/scenes/test_far.py::test_far",)
    assert reach(tree).at_import(name, fault)


def test_a_line_that_is_run_at_import_is_tried_by_all_tests(tree):
    name = "game/scenes/near.py"
    known = Reach(tree, reach(tree).visits, {name: 0b100})
    found = known.chosen(name, fault_of(tree, name, kinds.COMPARISON))
    assert [file for each in found for file in each.files] == [
        "tests/scenes/test_near.py",
        "tests/scenes/test_far.py",
    ]


def test_the_same_seed_draws_the_same_faults_and_none_twice(tree):
    found = drawn(tree, ("game/scenes",), 5, 9)
    assert found == drawn(tree, ("game/scenes",), 5, 9)
    assert (
        len(found)
        == len(set(found))
        == len(
            [each for path in (tree / "game").rglob("*.py") for each in faults(path.read_text())]
        )
    )


def test_a_copy_is_broken_only_for_a_while(tree):
    copy, path = Copy(tree), tree / "game/scenes/far.py"
    before, stood = path.read_text(), path.stat().st_mtime_ns
    with copy.broken("game/scenes/far.py", "STEPS = 5\n"):
        assert path.read_text() == "STEPS = 5\n"
    assert (path.read_text(), path.stat().st_mtime_ns) == (before, stood)


def test_a_function_is_given_the_code_that_it_has_with_the_fault():
    def far(a):
        return a > 2

    source = "def far(a):\n    return a <= 2\n"
    code = compile(source, "there.py", "exec").co_consts[0]
    far.__code__ = code.replace(co_consts=code.co_consts)
    assert replanted({"there.py": [far]}, "there.py", source.replace("<=", ">"))
    assert far(3)
    assert not replanted({"there.py": [far]}, "there.py", "def other(a):\n    return a\n")


def test_a_run_that_hangs_or_cannot_begin_has_noticed_the_fault(tmp_path):
    copy = Copy(tmp_path)
    choose(copy, Chosen((), (), 0))
    assert [noticed(copy, code) for code in (0, None, 3)] == [
        "",
        "its time: it hangs",
        "pytest, which ends with 3",
    ]
    (tmp_path / "mutant_tests.json").write_text(json.dumps("tests/a.py::test_b"))
    assert noticed(copy, 1) == "tests/a.py::test_b"


@pytest.mark.parametrize("unseen, code", [(12, 0), (13, 1)])
def test_four_of_five_are_enough(capsys, unseen, code):
    mutant = Mutant("a.py", faults(SOURCE)[0], "a", "b")
    found = [Verdict(mutant, "" if number < unseen else "test", 1) for number in range(60)]
    assert summed_up(found) == code
    share = (60 - unseen) * 100 // 60
    assert capsys.readouterr().out == f"{60 - unseen} of 60 noticed ({share} %)\n"
