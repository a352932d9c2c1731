"""Laws of why: every event is told with its paragraph and the event it follows from."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.laws.matches import Played, Subject


def every_event_has_its_cause(subject: Subject, played: Played) -> None:
    """Numbers count the events of the match; only the action itself comes from nothing."""
    for turn in played.turns:
        first = turn.before.told
        numbers = [told.number for told in turn.step.events]
        assert numbers == list(range(first, turn.step.state.told)), f"{turn.action}: {numbers}"
        for told in turn.step.events:
            if told.number == first:
                assert told.cause is None, f"the first event has a cause: {told}"
            else:
                assert told.cause is not None, f"no cause: {told}"
                assert 0 <= told.cause < told.number, f"not before it: {told}"


def every_rule_told_is_in_the_book(subject: Subject, played: Played) -> None:
    told = {told.rule for turn in played.turns for told in turn.step.events}
    assert told <= subject.book, f"not in the rule book: {sorted(told - subject.book)}"


def rules_named(source: str) -> set[str]:
    """Return the paragraphs that a source names where it tells an event or a fault."""
    return set(_rules_named(ast.parse(source)))


def _rules_named(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        named = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
        if isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            named += node.args[1:2]
        for argument in named:
            yield from _words(argument)


def _words(argument: ast.expr) -> Iterator[str]:
    """Yield the words an expression may stand for; those of a condition are not among them."""
    match argument:
        case ast.Constant(str(word)):
            yield word
        case ast.IfExp(_, yes, no):
            yield from _words(yes)
            yield from _words(no)
