"""How each kind of value is written as plain JSON data and read again.

A form is a pair of functions. One that meets something not of the kind it should be complains
of it alone; those round it add the way there, which nobody has to keep while all is well.
"""

from __future__ import annotations

import json
from binascii import Error, a2b_base64, b2a_base64
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from .number_bounds import Letters, Within

Plain = Any
"""What `json` reads and writes."""


class Unreadable(Exception):
    """A value or its plain form is not of the type it should be; says where."""


class Unlike(Exception):
    """What is wrong, and the way to it as far as it is known."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
        self.way = ""

    def within(self, step: str) -> Unlike:
        self.way = step + self.way
        return self

    def unreadable(self) -> Unreadable:
        return Unreadable(f"{self.way.lstrip('.') or 'value'}: {self.what}")


@dataclass(frozen=True, slots=True)
class Form:
    plain: Callable[[Any], Plain]
    value: Callable[[Plain], Any]


_WRITER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def text(plain: Plain) -> str:
    """Return the one line of JSON that this plain value is written as."""
    return _WRITER.encode(plain)


def atom(kind: type) -> Form:
    def same(value: Any) -> Any:
        if type(value) is not kind:
            raise _unlike(kind.__name__, value)
        return value

    return Form(same, same)


def whole(bounds: Within) -> Form:
    """A whole number; what is read lies within its bounds."""
    least, most = bounds.least, bounds.most

    def plain(value: Any) -> Plain:
        if type(value) is not int:
            raise _unlike("int", value)
        return value

    def value(plain: Plain) -> Any:
        if type(plain) is not int:
            raise _unlike("int", plain)
        if not least <= plain <= most:
            raise _unlike(f"int from {least} to {most}", plain)
        return plain

    return Form(plain, value)


def brief(bounds: Letters) -> Form:
    """A text; what is read is no longer than its bounds."""

    def value(plain: Plain) -> Any:
        if type(plain) is not str:
            raise _unlike("str", plain)
        if len(plain) > bounds.most:
            raise _unlike(f"str of at most {bounds.most} letters", plain)
        return plain

    return Form(atom(str).plain, value)


def packed(bounds: Letters) -> Form:
    """Bytes, written as letters of base64, four for three; of what is read there are not more."""
    longest = -(-bounds.most // 3) * 4

    def plain(value: Any) -> Plain:
        return b2a_base64(_of(bytes, value), newline=False).decode()

    def value(plain: Plain) -> Any:
        if type(plain) is not str or len(plain) > longest:
            raise _unlike(f"base64 of at most {bounds.most} bytes", plain)
        try:
            found = a2b_base64(plain.encode(), strict_mode=True)
        except (Error, UnicodeEncodeError):
            raise _unlike("base64", plain) from None
        if len(found) > bounds.most:
            raise _unlike(f"at most {bounds.most} bytes", plain)
        return found

    return Form(plain, value)


def member(kind: type[Enum]) -> Form:
    names = kind.__members__

    def plain(value: Any) -> Plain:
        return _of(kind, value).name

    def value(plain: Plain) -> Any:
        if type(plain) is not str or plain not in names:
            raise _unlike(f"one of {', '.join(names)}", plain)
        return names[plain]

    return Form(plain, value)


def record(kind: type, forms: Mapping[str, Form], late: Mapping[str, Any]) -> Form:
    """A dataclass by the forms of its fields; a `late` field may be left out."""
    names = forms.keys()

    def plain(value: Any) -> Plain:
        if type(value) is not kind:
            raise _unlike(kind.__name__, value)
        found: dict[str, Plain] = {}
        for name, form in forms.items():
            part = getattr(value, name)
            if name in late and part == late[name]:
                continue
            try:
                found[name] = form.plain(part)
            except Unlike as fault:
                raise fault.within(f".{name}") from None
        return found

    def value(plain: Plain) -> Any:
        if type(plain) is not dict or (plain.keys() != names and {*plain, *late} != names):
            raise _unlike(f"{kind.__name__} with {', '.join(forms)}", plain)
        found: dict[str, Any] = {}
        for name, part in plain.items():
            try:
                found[name] = forms[name].value(part)
            except Unlike as fault:
                raise fault.within(f".{name}") from None
        return kind(**found)

    return Form(plain, value)


def row(each: Form) -> Form:
    """A tuple of any length."""
    return Form(
        lambda value: _each(each.plain, _of(tuple, value)),
        lambda plain: tuple(_each(each.value, _of(list, plain))),
    )


def fixed(forms: Sequence[Form]) -> Form:
    """A tuple with a form for each place."""

    def of_length(values: Any) -> Any:
        if len(values) != len(forms):
            raise _unlike(f"{len(forms)} values", values)
        return values

    return Form(
        lambda value: _all([form.plain for form in forms], of_length(_of(tuple, value))),
        lambda plain: tuple(_all([form.value for form in forms], of_length(_of(list, plain)))),
    )


def members(each: Form) -> Form:
    """A frozenset, written in the order of its members' text."""

    def plain(value: Any) -> Plain:
        found = _of(frozenset, value)
        try:
            return sorted((each.plain(v) for v in found), key=text)
        except Unlike as fault:
            raise fault.within("{}") from None

    def value(plain: Plain) -> Any:
        found = _each(each.value, _of(list, plain))
        if len(set(found)) != len(found):
            raise Unlike("a member of a set stands there twice")
        return frozenset(found)

    return Form(plain, value)


def choice(named: Mapping[str, tuple[type, Form]], bare: Sequence[tuple[type, Form]]) -> Form:
    """A union: dataclasses name themselves, of the others each is written unlike the rest."""
    expected = " or ".join([*named, *(kind.__name__ for kind, _ in bare)])

    def plain(value: Any) -> Plain:
        name = type(value).__name__
        if name in named and type(value) is named[name][0]:
            return {"is": name, **named[name][1].plain(value)}
        for kind, form in bare:
            if type(value) is kind:
                return form.plain(value)
        raise _unlike(expected, value)

    def value(plain: Plain) -> Any:
        if type(plain) is dict and isinstance(name := plain.get("is"), str) and name in named:
            rest = {key: item for key, item in plain.items() if key != "is"}
            return named[name][1].value(rest)
        for kind, form in bare:
            if type(plain) is written(kind):
                return form.value(plain)
        raise _unlike(expected, plain)

    return Form(plain, value)


def written(kind: type) -> type:
    """Return the JSON type that values of this kind are written as."""
    if kind in (tuple, frozenset):
        return list
    return str if issubclass(kind, Enum) or kind is bytes else kind


def _each(change: Callable[[Any], Any], values: Sequence[Any]) -> list[Any]:
    try:
        return [change(value) for value in values]
    except Unlike:
        # Found once more for its place, which a list that is whole need not keep.
        return _all([change] * len(values), values)


def _all(changes: Sequence[Callable[[Any], Any]], values: Sequence[Any]) -> list[Any]:
    found: list[Any] = []
    try:
        for change, value in zip(changes, values, strict=True):
            found.append(change(value))
    except Unlike as fault:
        raise fault.within(f"[{len(found)}]") from None
    return found


def _of(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise _unlike(kind.__name__, value)
    return value


def _unlike(expected: str, found: Any) -> Unlike:
    shown = repr(found)
    shown = shown if len(shown) <= 60 else shown[:57] + "..."
    return Unlike(f"expected {expected}, found {shown}")
