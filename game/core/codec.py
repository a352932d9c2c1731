"""Frozen values to plain JSON data and back, for a closed set of types.

A codec is made for one type, and what that type's fields name is the closed set: frozen
dataclasses, enums, whole numbers, strings, truth values, None, tuples, frozensets, and unions
of these. Anything else is refused with the path to it, on the way out as on the way in. A
dataclass names itself only where a union leaves a choice. A field that came `LATER` is left
out while it is as it was before there was one: older files are read, and digests stay.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

V = TypeVar("V")
Plain = Any
"""What `json` reads and writes."""


LATER = types.MappingProxyType({"later": True})
"""The metadata of a field that its dataclass did not always have; its default stands for then."""


class Unreadable(Exception):
    """A value or its plain form is not of the type it should be; says where."""


@dataclass(frozen=True, slots=True)
class _Form:
    plain: Callable[[Any, str], Plain]
    value: Callable[[Plain, str], Any]


class Codec(Generic[V]):
    def __init__(self, hint: Any) -> None:
        self._root = _form_of(hint)

    def plain(self, value: V) -> Plain:
        return self._root.plain(value, "")

    def value(self, plain: Plain) -> V:
        result: V = self._root.value(plain, "")
        return result


@lru_cache(maxsize=64)
def _form_of(hint: Any) -> _Form:
    """Return how this type is written; to find out takes some ten milliseconds for a table."""
    return _Forms().form(hint)


class _Forms:
    def __init__(self) -> None:
        self._known: dict[Any, _Form] = {}

    def form(self, hint: Any) -> _Form:
        if hint not in self._known:
            # A type may name itself in its fields, so it is known before it is built.
            self._known[hint] = _Form(
                lambda value, path: self._known[hint].plain(value, path),
                lambda plain, path: self._known[hint].value(plain, path),
            )
            self._known[hint] = self._build(hint)
        return self._known[hint]

    def _build(self, hint: Any) -> _Form:
        origin = get_origin(hint) or hint
        if origin in (int, str, bool, type(None)):
            return _atom(origin)
        if origin in (Union, types.UnionType):
            return self._union(get_args(hint))
        if origin is tuple:
            return self._tuple(get_args(hint))
        if origin is frozenset:
            return self._set(get_args(hint)[0])
        if isinstance(origin, type) and issubclass(origin, Enum):
            return _enum(origin)
        if isinstance(origin, type) and is_dataclass(origin):
            return self._dataclass(origin, get_args(hint))
        raise Unreadable(f"the codec does not know the type {hint!r}")

    def _dataclass(self, kind: type, arguments: tuple[Any, ...]) -> _Form:
        hints = get_type_hints(kind)
        given = dict(zip(getattr(kind, "__parameters__", ()), arguments, strict=False))
        forms = {f.name: self.form(_filled(hints[f.name], given)) for f in fields(kind)}
        late = {f.name: f.default for f in fields(kind) if f.metadata == LATER}

        def plain(value: Any, path: str) -> Plain:
            if type(value) is not kind:
                raise _unlike(kind.__name__, value, path)
            names = [n for n in forms if n not in late or getattr(value, n) != late[n]]
            return {n: forms[n].plain(getattr(value, n), f"{path}.{n}") for n in names}

        def value(plain: Plain, path: str) -> Any:
            if type(plain) is not dict or {*plain, *late} != {*forms}:
                raise _unlike(f"{kind.__name__} with {', '.join(forms)}", plain, path)
            return kind(**{n: forms[n].value(item, f"{path}.{n}") for n, item in plain.items()})

        return _Form(plain, value)

    def _tuple(self, arguments: tuple[Any, ...]) -> _Form:
        if len(arguments) == 2 and arguments[1] is Ellipsis:
            each = self.form(arguments[0])
            return _Form(
                lambda value, path: [
                    each.plain(v, f"{path}[{i}]") for i, v in enumerate(_of(tuple, value, path))
                ],
                lambda plain, path: tuple(
                    each.value(p, f"{path}[{i}]") for i, p in enumerate(_of(list, plain, path))
                ),
            )
        forms = [self.form(a) for a in arguments]

        def pairs(values: Any, path: str) -> list[tuple[_Form, Any, str]]:
            if len(values) != len(forms):
                raise _unlike(f"{len(forms)} values", values, path)
            return [
                (f, v, f"{path}[{i}]") for i, (f, v) in enumerate(zip(forms, values, strict=True))
            ]

        return _Form(
            lambda value, path: [f.plain(v, p) for f, v, p in pairs(_of(tuple, value, path), path)],
            lambda plain, path: tuple(
                f.value(v, p) for f, v, p in pairs(_of(list, plain, path), path)
            ),
        )

    def _set(self, argument: Any) -> _Form:
        each = self.form(argument)

        def value(plain: Plain, path: str) -> Any:
            members = [each.value(p, f"{path}[{i}]") for i, p in enumerate(_of(list, plain, path))]
            if len(set(members)) != len(members):
                raise Unreadable(
                    f"{path.lstrip('.') or 'value'}: a member of a set stands there twice"
                )
            return frozenset(members)

        return _Form(
            lambda value, path: sorted(
                (each.plain(v, f"{path}{{}}") for v in _of(frozenset, value, path)), key=text
            ),
            value,
        )

    def _union(self, arguments: tuple[Any, ...]) -> _Form:
        named: dict[str, tuple[type, _Form]] = {}
        bare: list[tuple[type, _Form]] = []
        for argument in arguments:
            kind = get_origin(argument) or argument
            form = self.form(argument)
            if is_dataclass(kind):
                assert isinstance(kind, type)
                assert kind.__name__ not in named, kind
                named[kind.__name__] = (kind, form)
            else:
                bare.append((kind, form))
        # Two kinds that are written alike could not be told apart again.
        written = [_written(kind) for kind, _ in bare]
        assert len(set(written)) == len(written), f"ambiguous union of {arguments}"

        def plain(value: Any, path: str) -> Plain:
            name = type(value).__name__
            if name in named and type(value) is named[name][0]:
                return {"is": name, **named[name][1].plain(value, path)}
            for kind, form in bare:
                if type(value) is kind:
                    return form.plain(value, path)
            raise _unlike(" or ".join([*named, *(k.__name__ for k, _ in bare)]), value, path)

        def value(plain: Plain, path: str) -> Any:
            if type(plain) is dict and isinstance(name := plain.get("is"), str) and name in named:
                rest = {key: item for key, item in plain.items() if key != "is"}
                return named[name][1].value(rest, path)
            for kind, form in bare:
                if type(plain) is _written(kind):
                    return form.value(plain, path)
            raise _unlike(" or ".join([*named, *(k.__name__ for k, _ in bare)]), plain, path)

        return _Form(plain, value)


def text(plain: Plain) -> str:
    """Return the one line of JSON that this plain value is written as."""
    return json.dumps(plain, separators=(",", ":"), allow_nan=False)


def digest(plain: Plain) -> str:
    """Return a short fingerprint of a plain value."""
    return blake2b(text(plain).encode(), digest_size=6).hexdigest()


def _atom(kind: type) -> _Form:
    def same(value: Any, path: str) -> Any:
        return _of(kind, value, path)

    return _Form(same, same)


def _enum(kind: type[Enum]) -> _Form:
    names = kind.__members__

    def plain(value: Any, path: str) -> Plain:
        return _of(kind, value, path).name

    def value(plain: Plain, path: str) -> Any:
        if type(plain) is not str or plain not in names:
            raise _unlike(f"one of {', '.join(names)}", plain, path)
        return names[plain]

    return _Form(plain, value)


def _of(kind: type, value: Any, path: str) -> Any:
    if type(value) is not kind:
        raise _unlike(kind.__name__, value, path)
    return value


def _written(kind: type) -> type:
    """Return the JSON type that values of this kind are written as."""
    if kind in (tuple, frozenset):
        return list
    return str if issubclass(kind, Enum) else kind


def _filled(hint: Any, given: dict[Any, Any]) -> Any:
    """Put the given types in the place of a generic's type variables."""
    if hint in given:
        return given[hint]
    if parameters := getattr(hint, "__parameters__", ()):
        return hint[tuple(given[p] for p in parameters)]
    return hint


def _unlike(expected: str, found: Any, path: str) -> Unreadable:
    shown = repr(found)
    shown = shown if len(shown) <= 60 else shown[:57] + "..."
    return Unreadable(f"{path.lstrip('.') or 'value'}: expected {expected}, found {shown}")
