"""Custom properties as one flat table of names and values.

A property that is a class becomes one name for each of its members, `title.en`; the values
keep the form Tiled wrote, because what each must be is known only to who asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element

from .faults import NOWHERE, FaultPlace, Report

Properties = Mapping[str, str]
MOST = 200
_PLAIN = ("string", "int", "float", "bool", "color", "file", "object")


def properties(node: Element, report: Report, at: FaultPlace = NOWHERE) -> Properties:
    """Return the properties of an element; a name that stands twice is a fault."""
    table: dict[str, str] = {}
    for name, value in _pairs(node, "", report, at):
        if name in table:
            report.error("property_twice", at, property=name)
        table[name] = value
    if len(table) > MOST:
        report.stop("properties_too_many", at, most=MOST)
    return table


def _pairs(node: Element, before: str, report: Report, at: FaultPlace) -> Iterator[tuple[str, str]]:
    for group in node.findall("properties"):
        for entry in group.findall("property"):
            name = entry.get("name", "")
            kind = entry.get("type", "string")
            if not name:
                report.error("property_nameless", at)
            elif kind == "class":
                yield from _pairs(entry, f"{before}{name}.", report, at)
            elif kind in _PLAIN:
                yield before + name, entry.get("value", entry.text or "")
            else:
                report.error("property_kind", at, property=before + name, kind=kind)
