"""How each kind of value is written as plain JSON data and read again.

A form is a pair of functions; each gets the value and the path to it, and complains with that
path where something is not of the kind it should be.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

Plain = Any
"""What `json` reads and writes."""


class Unreadable(Exception):
    """A value or its plain form is not of the type it should be; says where."""


@dataclass(frozen=True, slots=True)
class Form:
    plain: Callable[[Any, str], Plain]
    value: Callable[[Plain, str], Any]


def text(plain: Plain) -> str:
    """Return the one line of JSON that this plain value is written as."""
    return json.dumps(plain, separators=(",", ":"), allow_nan=False)


def atom(kind: type) -> Form:
    def same(value: Any, path: str) -> Any:
        return _of(kind, value, path)

    return Form(same, same)


def member(kind: type[Enum]) -> Form:
    names = kind.__members__

    def plain(value: Any, path: str) -> Plain:
        return _of(kind, value, path).name

    def value(plain: Plain, path: str) -> Any:
        if type(plain) is not str or plain not in names:
            raise _unlike(f"one of {', '.join(names)}", plain, path)
        return names[plain]

    return Form(plain, value)


def record(kind: type, forms: Mapping[str, Form], late: Mapping[str, Any]) -> Form:
    """A dataclass by the forms of its fields; a `late` field may be left out."""

    def plain(value: Any, path: str) -> Plain:
        if type(value) is not kind:
            raise _unlike(kind.__name__, value, path)
        names = [n for n in forms if n not in late or getattr(value, n) != late[n]]
        return {n: forms[n].plain(getattr(value, n), f"{path}.{n}") for n in names}

    def value(plain: Plain, path: str) -> Any:
        if type(plain) is not dict or {*plain, *late} != {*forms}:
            raise _unlike(f"{kind.__name__} with {', '.join(forms)}", plain, path)
        return kind(**{n: forms[n].value(item, f"{path}.{n}") for n, item in plain.items()})

    return Form(plain, value)


def row(each: Form) -> Form:
    """A tuple of any length."""
    return Form(
        lambda value, path: [
            each.plain(v, f"{path}[{i}]") for i, v in enumerate(_of(tuple, value, path))
        ],
        lambda plain, path: tuple(
            each.value(p, f"{path}[{i}]") for i, p in enumerate(_of(list, plain, path))
        ),
    )


def fixed(forms: Sequence[Form]) -> Form:
    """A tuple with a form for each place."""

    def pairs(values: Any, path: str) -> list[tuple[Form, Any, str]]:
        if len(values) != len(forms):
            raise _unlike(f"{len(forms)} values", values, path)
        both = zip(forms, values, strict=True)
        return [(form, value, f"{path}[{i}]") for i, (form, value) in enumerate(both)]

    return Form(
        lambda value, path: [f.plain(v, p) for f, v, p in pairs(_of(tuple, value, path), path)],
        lambda plain, path: tuple(f.value(v, p) for f, v, p in pairs(_of(list, plain, path), path)),
    )


def members(each: Form) -> Form:
    """A frozenset, written in the order of its members' text."""

    def plain(value: Any, path: str) -> Plain:
        found = (each.plain(v, f"{path}{{}}") for v in _of(frozenset, value, path))
        return sorted(found, key=text)

    def value(plain: Plain, path: str) -> Any:
        found = [each.value(p, f"{path}[{i}]") for i, p in enumerate(_of(list, plain, path))]
        if len(set(found)) != len(found):
            raise Unreadable(f"{_place(path)}: a member of a set stands there twice")
        return frozenset(found)

    return Form(plain, value)


def choice(named: Mapping[str, tuple[type, Form]], bare: Sequence[tuple[type, Form]]) -> Form:
    """A union: dataclasses name themselves, of the others each is written unlike the rest."""
    expected = " or ".join([*named, *(kind.__name__ for kind, _ in bare)])

    def plain(value: Any, path: str) -> Plain:
        name = type(value).__name__
        if name in named and type(value) is named[name][0]:
            return {"is": name, **named[name][1].plain(value, path)}
        for kind, form in bare:
            if type(value) is kind:
                return form.plain(value, path)
        raise _unlike(expected, value, path)

    def value(plain: Plain, path: str) -> Any:
        if type(plain) is dict and isinstance(name := plain.get("is"), str) and name in named:
            rest = {key: item for key, item in plain.items() if key != "is"}
            return named[name][1].value(rest, path)
        for kind, form in bare:
            if type(plain) is written(kind):
                return form.value(plain, path)
        raise _unlike(expected, plain, path)

    return Form(plain, value)


def written(kind: type) -> type:
    """Return the JSON type that values of this kind are written as."""
    if kind in (tuple, frozenset):
        return list
    return str if issubclass(kind, Enum) else kind


def _of(kind: type, value: Any, path: str) -> Any:
    if type(value) is not kind:
        raise _unlike(kind.__name__, value, path)
    return value


def _unlike(expected: str, found: Any, path: str) -> Unreadable:
    shown = repr(found)
    shown = shown if len(shown) <= 60 else shown[:57] + "..."
    return Unreadable(f"{_place(path)}: expected {expected}, found {shown}")


def _place(path: str) -> str:
    return path.lstrip(".") or "value"
