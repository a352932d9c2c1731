"""Imports point inward, and a module only defines things.

`faults` looks at one module's source; the tests show it every module there is, and then, for
each wall, a made-up module that breaks it.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from game.rules import GAMES
from game.tools.house import imports, statements
from tests.games import RULED

HOME = Path(__file__).parent.parent
MODULES = {
    ".".join(path.relative_to(HOME).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(HOME.glob("game/**/*.py"))
}

MAY_IMPORT = {
    "game.core": set(),
    "game.rules": {"game.core"},
    "game.ai": {"game.core", "game.rules"},
    "game.worker": {"game.core", "game.rules", "game.ai"},
    "game.session": {"game.core", "game.rules", "game.ai"},
    "game.link": {"game.core", "websockets", "segno"},
    "game.content": {"game.core", "game.rules", "yaml", "pytmx"},
    "game.view": {"game.core", "game.rules", "game.content", "pygame"},
    "game.scenes": {
        "game.core",
        "game.rules",
        "game.ai",
        "game.session",
        "game.content",
        "game.view",
        "game.link.secret_keys",
        "game.link.messages",
        "game.link.line_news",
    },
    "game.app": {
        "game.core.version",
        "game.content",
        "game.view",
        "game.scenes",
        "game.worker",
        "game.link",
        "pygame",
    },
}
FLOORS = {
    "game.session": (("files", "match", "proofs"), ("records",), ("links", "people")),
    "game.content": (
        ("files",),
        (
            "art",
            "commanders",
            "goals",
            "lessons",
            "link_words",
            "rulebook",
            "scenario_files",
            "shelf",
            "sound_list",
        ),
        ("texts",),
        ("phone_document", "rule_figures", "tiled"),
        ("maps",),
        ("tasks",),
        tuple(RULED),
    ),
    "game.view": (("canvas",), ("files", "shelf", "show", "surface"), ("board",), tuple(RULED)),
    "game.scenes": (
        ("frame",),
        ("match", "saves", "widgets"),
        ("faces", "pages"),
        ("boards", "book", "hand", "keeping", "people", "settings"),
        ("challenges", "play", "replay", "seats"),
        ("phones", "road"),
        ("pause", "setup"),
        ("opening", "table"),
        ("evening", "lessons", "records", "shelf", *RULED),
        ("title",),
    ),
}
"""What stands in a room, floor by floor from the ground: what is imported lies on a lower one."""
IMPURE = {"random", "time", "datetime", "os", "pathlib", "logging"}
NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "asyncio", "webbrowser"}
LINE = "game.link"
"""The one room that knows the network."""
PROCESSES = {"multiprocessing", "subprocess", "concurrent", "pty"}
STARTERS = {"system", "popen", "fork", "forkpty", "posix_spawn", "posix_spawnp", "startfile"}
"""What starts another process, or has `os` start one: for one room, and for the tools."""
MAY_START = {"game.worker", "game.tools"}
NEVER = {"pickle", "marshal", "shelve"}
IMPURE_CALLS = {"open", "print", "input"}
NEVER_CALLS = {"eval", "exec", "__import__"}
NO_PICTURES = ("clip*.py", "*_clips.py", "clips*.py", "playback.py")
PURE_ROOMS = ("game.core", "game.rules")
BY_NAME = {"importlib", "runpy", "pkgutil"}
LIST = "game.rules"
FINDERS = {
    LIST: "rules",
    "game.ai.minds": "ai",
    "game.content.maps.map_kind": "content",
    "game.scenes.faces.all_faces": "scenes",
    "game.session.people.tally": "rules",
}
"""The modules that find a game by its name, each in a room of its own only."""
CALLED = (*GAMES, "chess")
"""How games are named: as in the list, and as their texts begin."""


LOOKED_AT = (ast.Import, ast.ImportFrom, ast.Call, ast.Global, ast.Attribute)
HOLDS_NONE = (ast.Name, ast.Constant, ast.expr_context, ast.operator, ast.cmpop, ast.unaryop)


@cache
def parsed(source: str) -> ast.Module:
    """Return a tree, which nobody changes."""
    return ast.parse(source)


def faults(module: str, source: str, package: bool = False) -> list[str]:
    """Return every wall that a module with this source would break."""
    tree = parsed(source)
    nodes = tuple(_looked_at(tree))
    found = set(imports(nodes, module if package else module.rpartition(".")[0]))
    return [
        *_dots(nodes),
        *_rooms(module, found),
        *_floors(module, found),
        *_games(module, found),
        *_finders(module, nodes, found),
        *_calls(module, nodes),
        *_work(tree),
    ]


def _looked_at(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes at which a wall looks; most are names and constants, which hold none."""
    if isinstance(node, LOOKED_AT):
        yield node
    for name in node._fields:
        part = getattr(node, name, None)
        for child in part if isinstance(part, list) else (part,):
            if isinstance(child, ast.AST) and not isinstance(child, HOLDS_NONE):
                yield from _looked_at(child)


def games_named(module: str, source: str) -> list[str]:
    """Return every game that a module names, by import or as a word, and that is not its own."""
    others = [name for name in CALLED if name not in module and name in source]
    if not others:
        return []
    tree = parsed(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if id(node) not in said:
                words.append((node.lineno, text))
            case ast.Import() | ast.ImportFrom():
                words += [(node.lineno, name) for name in imports([node], "")]
    return [
        f"line {line}: {module} names {name}"
        for line, text in words
        for name in others
        if re.search(rf"(?<![a-z]){name}(?![a-z])", text)
    ]


def _dots(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.level:
            if node.level > 1:
                yield f"line {node.lineno}: two dots; write the full path"
            elif node.module and "." in node.module:
                yield f"line {node.lineno}: a dot is for a sibling; write the full path"


def _rooms(module: str, found: set[str]) -> Iterator[str]:
    room = _room(module)
    for name in sorted(found):
        top = name.partition(".")[0]
        if top in NEVER:
            yield f"{name} is imported nowhere"
        elif top in NETWORK and room != LINE:
            yield f"{name} is the network, which is for {LINE}"
        elif top in PROCESSES and room not in MAY_START:
            yield f"{name} starts processes, which is for game.worker"
        elif room in PURE_ROOMS and top in IMPURE:
            yield f"{room} may not import {name}"
        elif room in MAY_IMPORT and top not in sys.stdlib_module_names:
            allowed = MAY_IMPORT[room] | {room}
            if not any(name == one or name.startswith(f"{one}.") for one in allowed):
                yield f"{room} may not import {name}"


def _floors(module: str, found: set[str]) -> Iterator[str]:
    """Within a room, what is imported from another package lies on a lower floor."""
    room = _room(module)
    floors = FLOORS.get(room)
    if floors is None or module == room:
        return
    own = _package(module)
    for name in sorted(found):
        if _room(name) == room and name != room and _package(name) != own:
            try:
                if _floor(floors, _package(name)) >= _floor(floors, own):
                    yield f"{room}.{own} may not import {name}: its floor is no lower"
            except KeyError as missing:
                yield f"{room} has no floor for {missing.args[0]}"


def _package(name: str) -> str:
    return name.split(".")[2]


def _floor(floors: Sequence[Collection[str]], package: str) -> int:
    for number, standing in enumerate(floors):
        if package in standing:
            return number
    raise KeyError(package)


def _games(module: str, found: set[str]) -> Iterator[str]:
    parts = module.split(".")
    if parts[:2] != ["game", "rules"] or len(parts) < 3:
        return
    for name in sorted(found):
        if name.startswith("game.rules") and name.split(".")[2:3] != parts[2:3]:
            yield f"the game {parts[2]} may not import {name}"


def _finders(module: str, nodes: Iterable[ast.AST], found: set[str]) -> Iterator[str]:
    """What is found by its name passes the other walls, so few may do it."""
    if _room(module) == "game.tools":
        return
    if module != LIST:
        named = (name for name in sorted(found) if name.partition(".")[0] in BY_NAME)
        yield from (f"{name} is for the list of games" for name in named)
    for node in nodes:
        match node:
            case ast.Call(ast.Attribute(_, "in_room" | "stands_in"), [ast.Constant(room), *_]):
                if FINDERS.get(module) != room:
                    yield f"line {node.lineno}: {module} may not find a game in {room}"
            case ast.Call(ast.Attribute(_, "in_room" | "stands_in" as name)):
                yield f"line {node.lineno}: {name} is told its room in a plain word"


def _calls(module: str, nodes: Iterable[ast.AST]) -> Iterator[str]:
    home = _room(module)
    pure = home in PURE_ROOMS
    for node in nodes:
        match node:
            case ast.Call(ast.Name(name)) if name in NEVER_CALLS:
                yield f"line {node.lineno}: {name} is used nowhere"
            case ast.Call(ast.Name(name)) if pure and name in IMPURE_CALLS:
                yield f"line {node.lineno}: {name} is not for {_room(module)}"
            case ast.Attribute(ast.Name("os"), name) if _starts(name) and home not in MAY_START:
                yield f"line {node.lineno}: os.{name} starts processes, which is for game.worker"
            case ast.Global():
                yield f"line {node.lineno}: no globals"
            case ast.Attribute(ast.Name("functools"), "cache") if pure:
                yield f"line {node.lineno}: a memory needs a maxsize"
            case ast.ImportFrom("functools", names) if pure:
                if any(name.name == "cache" for name in names):
                    yield f"line {node.lineno}: a memory needs a maxsize"


def _starts(name: str) -> bool:
    return name in STARTERS or name.startswith(("exec", "spawn"))


def _work(tree: ast.Module) -> Iterator[str]:
    """A module defines things: everything else at its top is work."""
    for node in tree.body:
        match node:
            case (
                ast.Import()
                | ast.ImportFrom()
                | ast.FunctionDef()
                | ast.AsyncFunctionDef()
                | ast.ClassDef()
                | ast.Assign()
                | ast.AnnAssign()
                | ast.AugAssign()
                | ast.Expr(ast.Constant())
                | ast.If(ast.Name("TYPE_CHECKING"))
                | ast.If(ast.Compare(ast.Name("__name__")))
            ):
                pass
            case _:
                yield f"line {node.lineno}: work at import"


def _room(module: str) -> str:
    return ".".join(module.split(".")[:2])


def in_circles(imported: Mapping[str, Collection[str]]) -> set[str]:
    """Return the modules that import themselves by way of others."""
    return {module for module in imported if module in _reached(module, imported)}


def _reached(module: str, imported: Mapping[str, Collection[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = [*imported[module]]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += imported[name]
    return reached


def _modules(module: str) -> set[str]:
    """Return the modules of the program that a module takes something from, types too."""
    found = _imported(module)
    taken = {name if name in MODULES else name.rpartition(".")[0] for name in found}
    return taken & MODULES.keys()


def seen_from(module: str) -> set[str]:
    """Return all modules of the program that importing this one imports, but for content's."""
    seen: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in MODULES or name in seen or _room(name) == "game.content":
            continue
        seen.add(name)
        found, home = _imported(name), name.rpartition(".")[0]
        waiting += [*found, *(one.rpartition(".")[0] for one in found), home]
    return seen


def test_every_module_stands_within_its_walls():
    found = {
        module: faults(module, path.read_text("utf-8"), path.name == "__init__.py")
        for module, path in MODULES.items()
    }
    assert {module: broken for module, broken in found.items() if broken} == {}


def test_a_module_for_all_games_names_none():
    assert not [
        named
        for module in MODULES.keys() - {LIST}
        for named in games_named(module, MODULES[module].read_text("utf-8"))
    ]


def test_no_module_imports_itself_by_way_of_others():
    assert in_circles({module: _modules(module) for module in MODULES}) == set()


def test_a_circle_is_found_and_whoever_only_leads_to_it_is_not_in_it():
    imported = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "before": {"a"}, "after": (), "d": {"d"}}
    assert in_circles({**imported, "c": {"a", "after"}}) == {"a", "b", "c", "d"}


@pytest.mark.parametrize("when", ["if TYPE_CHECKING:", "def later():"])
def test_an_import_for_types_or_for_later_is_one_too(when):
    tree = ast.parse(f"{when}\n    from .other import Value")
    assert set(imports(statements(tree), "game.scenes")) == {"game.scenes.other.Value"}


@pytest.mark.parametrize("room", FLOORS)
def test_every_package_of_a_room_has_one_floor_and_no_floor_is_empty(room):
    standing = [name for floor in FLOORS[room] for name in floor]
    there = {_package(module) for module in MODULES if module.startswith(f"{room}.")}
    assert len(standing) == len(set(standing))
    assert set(standing) - set(RULED) == there - set(RULED)


def test_no_folder_holds_more_modules_than_one_can_look_through():
    held = Counter(path.parent for path in MODULES.values() if path.name != "__init__.py")
    assert {
        str(folder.relative_to(HOME)): count for folder, count in held.items() if count > 25
    } == {}


def test_every_room_is_one_of_the_house():
    rooms = {_room(module) for module in MODULES} - {"game"}
    assert rooms <= {*MAY_IMPORT, "game.tools"}


@pytest.mark.parametrize(
    "module",
    [m for m, p in MODULES.items() if any(p.match(f"view/show/{name}") for name in NO_PICTURES)],
)
def test_how_an_event_moves_is_told_without_pygame(module):
    drawn = {
        name
        for name in seen_from(module)
        if "pygame" in {i.partition(".")[0] for i in _imported(name)}
    }
    assert not drawn


def test_all_rooms_can_be_imported_without_touching_a_file_or_a_line_of_output():
    assert _noise(*(name for name in MODULES if _room(name) != "game.tools")) == ""


def test_a_module_that_reads_a_file_at_import_is_heard():
    assert "pyproject.toml" in _noise("game", then="open('pyproject.toml')")


def test_the_rules_are_imported_without_any_other_library():
    program = """
import sys
import game.rules
print(*sorted({"pygame", "pytmx", "yaml", "random", "pathlib"} & sys.modules.keys()))
"""
    assert _output(program, "-S").strip() == ""


OUTWARD = {
    "game.core": "game.rules",
    "game.rules": "game.session",
    "game.ai": "game.session",
    "game.worker": "game.session",
    "game.session": "game.content",
    "game.link": "game.scenes",
    "game.content": "game.view",
    "game.view": "game.scenes",
    "game.scenes": "game.app",
    "game.app": "game.tools",
}


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_that_imports_outward_is_refused(room):
    source = f"def later():\n    from {OUTWARD[room]} import anything\n"
    assert faults(f"{room}.made_up", source) == [f"{room} may not import {OUTWARD[room]}.anything"]


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_that_imports_inward_is_not(room):
    source = "".join(f"import {name}\n" for name in sorted(MAY_IMPORT[room]))
    assert not faults(f"{room}.made_up", source)


@pytest.mark.parametrize("room", PURE_ROOMS)
@pytest.mark.parametrize("name", sorted({*IMPURE, "pygame", "pytmx", "yaml"}))
def test_the_rules_do_not_import_what_may_differ_from_day_to_day(room, name):
    assert faults(f"{room}.made_up", f"import {name}\n") == [f"{room} may not import {name}"]


@pytest.mark.parametrize(
    "module, source, fault",
    [
        ("game.rules.tanchiki.a", "from .. import core", "line 1: two dots; write the full path"),
        (
            "game.rules.tanchiki.a",
            "import game.rules.tank_chess.state",
            "the game tanchiki may not import game.rules.tank_chess.state",
        ),
        (
            "game.rules.tanchiki.a",
            "from game.rules import GAMES",
            "the game tanchiki may not import game.rules.GAMES",
        ),
        (
            "game.ai.a",
            "def a():\n    from importlib import import_module",
            "importlib.import_module is for the list of games",
        ),
        (
            "game.ai.minds",
            "def a():\n    return GAMES.in_room('scenes', 'a', 'face.FACE')",
            "line 2: game.ai.minds may not find a game in scenes",
        ),
        (
            "game.scenes.title.title",
            "def a():\n    return GAMES.in_room('scenes', 'a', 'face.FACE')",
            "line 2: game.scenes.title.title may not find a game in scenes",
        ),
        (
            "game.ai.minds",
            "def a(room):\n    return GAMES.in_room(room, 'a', 'face.FACE')",
            "line 2: in_room is told its room in a plain word",
        ),
        ("game.core.a", "def a():\n    print(1)", "line 2: print is not for game.core"),
        ("game.rules.a.b", "def a():\n    open('a')", "line 2: open is not for game.rules"),
        ("game.view.a", "def a():\n    eval('1')", "line 2: eval is used nowhere"),
        ("game.scenes.a", "import pygame", "game.scenes may not import pygame"),
        ("game.session.a", "import pickle", "pickle is imported nowhere"),
        (
            "game.app.a",
            "from multiprocessing import Process",
            "multiprocessing.Process starts processes, which is for game.worker",
        ),
        (
            "game.session.a",
            "import subprocess",
            "subprocess starts processes, which is for game.worker",
        ),
        (
            "game.app.a",
            "def a():\n    os.execv('a', [])",
            "line 2: os.execv starts processes, which is for game.worker",
        ),
        (
            "game.tools.a",
            "import urllib.request",
            "urllib.request is the network, which is for game.link",
        ),
        (
            "game.app.a",
            "def a():\n    import asyncio",
            "asyncio is the network, which is for game.link",
        ),
        ("game.app.a", "import websockets", "game.app may not import websockets"),
        (
            "game.scenes.a",
            "from game.link.server import serve",
            "game.scenes may not import game.link.server.serve",
        ),
        ("game.view.a", "import numpy", "game.view may not import numpy"),
        (
            "game.scenes.hand.a",
            "from game.scenes.table.desk import Desk",
            "game.scenes.hand may not import game.scenes.table.desk.Desk: its floor is no lower",
        ),
        (
            "game.scenes.pause.a",
            "def a():\n    from game.scenes.setup import setup_page",
            "game.scenes.pause may not import game.scenes.setup.setup_page: its floor is no lower",
        ),
        (
            "game.scenes.road.a",
            "from game.scenes.title import menu",
            "game.scenes.road may not import game.scenes.title.menu: its floor is no lower",
        ),
        (
            "game.view.canvas.a",
            "if TYPE_CHECKING:\n    from game.view.board.board import Board",
            "game.view.canvas may not import game.view.board.board.Board: its floor is no lower",
        ),
        (
            "game.scenes.attic.a",
            "import game.scenes.frame.kit",
            "game.scenes has no floor for attic",
        ),
        ("game.app.a", "load()", "line 1: work at import"),
        ("game.app.a", "for a in b:\n    pass", "line 1: work at import"),
        ("game.app.a", "def a():\n    global b", "line 2: no globals"),
        ("game.rules.a.b", "from functools import cache", "line 1: a memory needs a maxsize"),
        (
            "game.core.a",
            "from .b.c import d",
            "line 1: a dot is for a sibling; write the full path",
        ),
    ],
)
def test_a_module_that_breaks_a_wall_is_refused(module, source, fault):
    assert fault in faults(module, source)


@pytest.mark.parametrize(
    "module, source, named",
    [
        ("game.scenes.a", 'if game == "tanchiki":\n    pass', "tanchiki"),
        ("game.scenes.a", "import game.rules.tank_chess.state", "tank_chess"),
        ("game.session.a", "def a():\n    from game.rules import tanchiki", "tanchiki"),
        ("game.content.a", "from .tank_chess_map import read_board", "tank_chess"),
        ("game.app.a", 'a = f"saves/tanchiki.{b}"', "tanchiki"),
        ("game.scenes.a", 'words("chess.setup.title")', "chess"),
        ("game.scenes.tanchiki.a", 'a = "tank_chess"', "tank_chess"),
    ],
)
def test_a_module_that_names_a_game_is_heard(module, source, named):
    assert f": {module} names {named}" in " ".join(games_named(module, source))


@pytest.mark.parametrize(
    "module, source",
    [
        ("game.scenes.tanchiki.a", 'from game.rules.tanchiki import events\na = "tanchiki"'),
        ("game.content.tanchiki.boards", 'a = "tanchiki"'),
        ("game.scenes.a", '"""As in tanchiki, and in chess."""'),
        ("game.scenes.a", 'def a():\n    """Tell tanchiki and tank_chess."""'),
    ],
)
def test_a_game_names_itself_and_a_docstring_names_whom_it_likes(module, source):
    assert games_named(module, source) == []


@cache
def _imported(module: str) -> frozenset[str]:
    """Return the full names that a module of the program imports."""
    path = MODULES[module]
    home = module if path.name == "__init__.py" else module.rpartition(".")[0]
    return frozenset(imports(statements(parsed(path.read_text("utf-8"))), home))


def _noise(*modules: str, then: str = "") -> str:
    """Import the modules and return what they print, which files they open, whom they call."""
    program = f"""
import os, sys
sys.dont_write_bytecode = True
def watch(event, arguments):
    if event == "open" and isinstance(arguments[0], str):
        path = os.path.abspath(arguments[0])
        if path.startswith({str(HOME)!r}) and not path.endswith((".py", ".pyc")):
            print("opened", path)
    elif event.split(".")[0] in ("socket", "subprocess"):
        print(event, arguments)
sys.addaudithook(watch)
for name in {modules!r}:
    __import__(name)
{then}
"""
    return _output(program)


def _output(program: str, *options: str) -> str:
    command = [sys.executable, *options, "-c", program]
    done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr
