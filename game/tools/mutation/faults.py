"""One-line faults of a source: each turns one small piece of one line.

Nothing is turned that no run can tell: annotations, decorators, assertions, what stands under
`TYPE_CHECKING` or `__main__`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

COMPARISON = "a comparison turned"
NOT = "`not` dropped or added"
NEVER = "a branch never taken"
ALWAYS = "a branch always taken"
NUMBER = "a number one more"
WORD = "`and` and `or` swapped"
ANSWER = "an answer turned"
CALL = "a call dropped"

TURNED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", ">="),
    ast.GtE: (">=", "<"),
    ast.Gt: (">", "<="),
    ast.LtE: ("<=", ">"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
NEVER_RUN = ("__main__", "TYPE_CHECKING")


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of one line: `begin` and `end` are bytes of it."""

    line: int
    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Fault:
    """A piece that reads `wrong`; it is run if one of the lines from `first` to `last` is.

    `names` is empty within a function, else what the statement around it defines.
    """

    kind: str
    piece: Piece
    wrong: str
    first: int
    last: int
    names: tuple[str, ...] = ()


def planted(source: str, fault: Fault) -> str:
    """Return the source with the fault in it."""
    lines = source.encode().split(b"\n")
    line = lines[fault.piece.line - 1]
    lines[fault.piece.line - 1] = (
        line[: fault.piece.begin] + fault.wrong.encode() + line[fault.piece.end :]
    )
    return b"\n".join(lines).decode()


def faults(source: str) -> tuple[Fault, ...]:
    """Return every fault this source could have, in the order of its lines."""
    found = _Reader(source).faults(ast.parse(source))
    return tuple(sorted(found, key=lambda each: (each.piece.line, each.piece.begin, each.kind)))


def defined(source: str) -> dict[int, tuple[str, ...]]:
    """Return the lines outside of functions, each with what its statement defines."""
    found: dict[int, tuple[str, ...]] = {}
    for statement in ast.parse(source).body:
        within = [n for n in ast.walk(statement) if isinstance(n, ast.FunctionDef | ast.Lambda)]
        bodies = {line for n in within for line in range(n.lineno, (n.end_lineno or 0) + 1)}
        for line in range(statement.lineno, (statement.end_lineno or 0) + 1):
            if line not in bodies:
                found[line] = _names(statement)
    return found


class _Reader:
    def __init__(self, source: str) -> None:
        self._lines = source.encode().split(b"\n")

    def faults(self, tree: ast.Module) -> Iterator[Fault]:
        for statement in tree.body:
            if not self._dead(statement):
                yield from self._within(statement, _names(statement))

    def _within(
        self, node: ast.AST, names: tuple[str, ...], answers: bool = False
    ) -> Iterator[Fault]:
        """Yield the faults of a statement and of all that stands below it."""
        if isinstance(node, ast.stmt):
            first, last = node.lineno, _head(node)
            for kind, piece, wrong in self._turned(node, answers):
                yield Fault(kind, piece, wrong, first, last, names)
        if isinstance(node, ast.FunctionDef):
            answers = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
            names = ()
        for child in _statements(node):
            yield from self._within(child, names, answers)

    def _turned(self, statement: ast.stmt, answers: bool) -> Iterator[tuple[str, Piece, str]]:
        """Yield what may be turned in a statement, without those below it."""
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            yield from self._whole(CALL, statement, "pass")
        if answers and isinstance(statement, ast.Return) and statement.value is not None:
            yield from self._whole(ANSWER, statement.value, "not ({})")
        for node in _looked_at(statement):
            yield from self._node(node)

    def _node(self, node: ast.AST) -> Iterator[tuple[str, Piece, str]]:
        match node:
            case ast.Compare(left, ops, comparators):
                for one, op, other in zip((left, *comparators), ops, comparators, strict=False):
                    yield from self._between(COMPARISON, one, other, *TURNED[type(op)])
            case ast.BoolOp(op, values):
                words = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                for one, other in pairwise(values):
                    yield from self._between(WORD, one, other, *words)
            case ast.UnaryOp(ast.Not(), operand):
                yield from self._not(node, operand)
            case ast.Constant(int(value)) if not isinstance(value, bool):
                yield from self._whole(NUMBER, node, str(value + 1))
            case ast.If(test) | ast.IfExp(test) | ast.While(test):
                yield from self._branch(test)
            case ast.comprehension(ifs=ifs):
                for test in ifs:
                    yield from self._branch(test)
            case ast.match_case(guard=test) if test is not None:
                yield from self._branch(test)

    def _branch(self, test: ast.expr) -> Iterator[tuple[str, Piece, str]]:
        if isinstance(test, ast.Constant):
            return
        yield from self._whole(NEVER, test, "False")
        yield from self._whole(ALWAYS, test, "True")
        if isinstance(test, ast.Name | ast.Attribute | ast.Call):
            yield from self._whole(NOT, test, "not {}")

    def _not(self, node: ast.expr, operand: ast.expr) -> Iterator[tuple[str, Piece, str]]:
        if node.lineno == operand.lineno:
            piece = Piece(node.lineno, node.col_offset, operand.col_offset)
            kept = self._text(piece).removeprefix("not").lstrip()
            yield NOT, piece, kept

    def _whole(self, kind: str, node: ast.AST, wrong: str) -> Iterator[tuple[str, Piece, str]]:
        assert isinstance(node, ast.expr | ast.stmt)
        if node.end_lineno == node.lineno and node.end_col_offset is not None:
            piece = Piece(node.lineno, node.col_offset, node.end_col_offset)
            yield kind, piece, wrong.replace("{}", self._text(piece))

    def _between(
        self, kind: str, one: ast.expr, other: ast.expr, right: str, wrong: str
    ) -> Iterator[tuple[str, Piece, str]]:
        """Yield the word between two operands turned, whichever line it stands on."""
        for line in range(one.end_lineno or 0, other.lineno + 1):
            begin = (one.end_col_offset or 0) if line == one.end_lineno else 0
            end = other.col_offset if line == other.lineno else len(self._lines[line - 1])
            found = re.search(_pattern(right), self._text(Piece(line, begin, end)))
            if found:
                yield kind, Piece(line, begin + found.start(), begin + found.end()), wrong
                return

    def _text(self, piece: Piece) -> str:
        return self._lines[piece.line - 1][piece.begin : piece.end].decode()

    def _dead(self, statement: ast.stmt) -> bool:
        head = self._lines[statement.lineno - 1].decode()
        return isinstance(statement, ast.If) and any(word in head for word in NEVER_RUN)


def _pattern(word: str) -> str:
    words = r"\s+".join(map(re.escape, word.split()))
    return rf"\b{words}\b" if word[0].isalpha() else words


def _names(statement: ast.stmt) -> tuple[str, ...]:
    """Return what a statement of a module defines."""
    match statement:
        case ast.FunctionDef(name) | ast.ClassDef(name):
            return (name,)
        case _:
            stored = (n for n in ast.walk(statement) if isinstance(n, ast.Name))
            return tuple(n.id for n in stored if isinstance(n.ctx, ast.Store))


def _head(statement: ast.stmt) -> int:
    """Return the last line of a statement, without the statements below it."""
    below = [child.lineno for child in _statements(statement)]
    return max(statement.lineno, min(below) - 1) if below else statement.end_lineno or 0


def _statements(node: ast.AST) -> Iterator[ast.stmt]:
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        part = getattr(node, name, ())
        for child in part if isinstance(part, list) else ():
            if isinstance(child, ast.stmt):
                yield child
            else:
                yield from _statements(child)


def _looked_at(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the node and all below it that runs with it; within words, no place is told right."""
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
        return
    yield node
    for name, part in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in part if isinstance(part, list) else (part,):
            if isinstance(child, ast.AST) and not isinstance(child, ast.stmt):
                yield from _looked_at(child)
