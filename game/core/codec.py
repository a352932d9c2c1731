"""Frozen values to plain JSON data and back, for a closed set of types.

A codec is made for one type, and what that type's fields name is the closed set: frozen
dataclasses, enums, whole numbers, strings, truth values, None, tuples, frozensets, and unions
of these. Anything else is refused with the path to it, on the way out as on the way in. A
dataclass names itself only where a union leaves a choice. A field that came `LATER` is left
out while it is as it was before there was one: older files are read, and digests stay. A
whole number or a text whose type names bounds (number_bounds.py) is read only within them; with
bounds there are bytes, too.
"""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from . import value_forms
from .number_bounds import Letters, Within
from .value_forms import Form, Plain, Unlike, Unreadable, text

__all__ = ["LATER", "Codec", "Plain", "Unreadable", "digest", "text"]

V = TypeVar("V")

LATER = types.MappingProxyType({"later": True})
"""The metadata of a field that its dataclass did not always have; its default stands for then."""


class Codec(Generic[V]):
    def __init__(self, hint: Any) -> None:
        self._root = _form_of(hint)

    def plain(self, value: V) -> Plain:
        try:
            return self._root.plain(value)
        except Unlike as fault:
            raise fault.unreadable() from None

    def value(self, plain: Plain) -> V:
        try:
            result: V = self._root.value(plain)
        except Unlike as fault:
            raise fault.unreadable() from None
        return result


def digest(plain: Plain) -> str:
    """Return a short fingerprint of a plain value."""
    # It brings OpenSSL along, which the title does not wait for.
    from hashlib import blake2b

    return blake2b(text(plain).encode(), digest_size=6).hexdigest()


@lru_cache(maxsize=64)
def _form_of(hint: Any) -> Form:
    """Return how this type is written; to find out takes some ten milliseconds for a table."""
    return _Types().form(hint)


class _Types:
    """The forms of a type and of all that its fields name."""

    def __init__(self) -> None:
        self._known: dict[Any, Form] = {}

    def form(self, hint: Any) -> Form:
        if hint not in self._known:
            # A type may name itself in its fields, so it is known before it is built.
            self._known[hint] = Form(
                lambda value: self._known[hint].plain(value),
                lambda plain: self._known[hint].value(plain),
            )
            self._known[hint] = self._build(hint)
        return self._known[hint]

    def _build(self, hint: Any) -> Form:
        origin, arguments = get_origin(hint) or hint, get_args(hint)
        if origin is Annotated:
            return _bounded(hint)
        if origin in (int, str, bool, type(None)):
            return value_forms.atom(origin)
        if origin in (Union, types.UnionType):
            return self._union(arguments)
        if origin is tuple and arguments[1:] == (Ellipsis,):
            return value_forms.row(self.form(arguments[0]))
        if origin is tuple:
            return value_forms.fixed([self.form(argument) for argument in arguments])
        if origin is frozenset:
            return value_forms.members(self.form(arguments[0]))
        if isinstance(origin, type) and issubclass(origin, Enum):
            return value_forms.member(origin)
        if isinstance(origin, type) and is_dataclass(origin):
            return self._dataclass(origin, arguments)
        raise Unreadable(f"the codec does not know the type {hint!r}")

    def _dataclass(self, kind: type, arguments: tuple[Any, ...]) -> Form:
        hints = get_type_hints(kind, include_extras=True)
        given = dict(zip(getattr(kind, "__parameters__", ()), arguments, strict=False))
        parts = {f.name: self.form(_filled(hints[f.name], given)) for f in fields(kind)}
        late = {f.name: f.default for f in fields(kind) if f.metadata == LATER}
        return value_forms.record(kind, parts, late)

    def _union(self, arguments: tuple[Any, ...]) -> Form:
        named: dict[str, tuple[type, Form]] = {}
        bare: list[tuple[type, Form]] = []
        for argument in arguments:
            kind = _kind(argument)
            form = self.form(argument)
            if is_dataclass(kind):
                assert isinstance(kind, type)
                assert kind.__name__ not in named, kind
                named[kind.__name__] = (kind, form)
            else:
                bare.append((kind, form))
        # Two kinds that are written alike could not be told apart again.
        written = [value_forms.written(kind) for kind, _ in bare]
        assert len(set(written)) == len(written), f"ambiguous union of {arguments}"
        return value_forms.choice(named, bare)


def _bounded(hint: Any) -> Form:
    kind, *notes = get_args(hint)
    if kind is str and len(notes) == 1 and isinstance(notes[0], Letters):
        return value_forms.brief(notes[0])
    if kind is bytes and len(notes) == 1 and isinstance(notes[0], Letters):
        return value_forms.packed(notes[0])
    if kind is not int or len(notes) != 1 or not isinstance(notes[0], Within):
        raise Unreadable(f"the codec does not know the type {hint!r}")
    return value_forms.whole(notes[0])


def _kind(hint: Any) -> Any:
    """Return the class that values of this type have."""
    origin = get_origin(hint) or hint
    return get_args(hint)[0] if origin is Annotated else origin


def _filled(hint: Any, given: dict[Any, Any]) -> Any:
    """Put the given types in the place of a generic's type variables."""
    if hint in given:
        return given[hint]
    if parameters := getattr(hint, "__parameters__", ()):
        return hint[tuple(given[p] for p in parameters)]
    return hint
