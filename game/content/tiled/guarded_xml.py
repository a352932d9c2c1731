"""XML under guard: our own pass with expat, before anything else sees the file.

Expat stops clever entities only by how much they grow; a plain chain of them ends the whole
program in older versions. So a document type may be named, as old Tiled does, but may declare
nothing. The pass keeps what `marks` lists as read, leaves out what it lists as unused, notes
what it does not list at all, and checks how every number is written.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from xml.etree.ElementTree import Element
from xml.parsers import expat

from .allowed_elements import ELEMENTS, NEWEST, TEXT_UNREAD, UNREAD, UNUSED, WITH_TEXT, WITHIN, Kind
from .faults import FaultPlace, Report

DEEPEST = 16
MOST_ELEMENTS = 40_000
LONGEST_SHOWN = 40
NOTHING: Mapping[str, str] = {}
_UTF_8 = ("utf-8", "utf8", "us-ascii")
_VERSION = re.compile(r"([0-9]{1,4})\.([0-9]{1,4})")
_BEFORE = rb"(?:\xef\xbb\xbf)?(?:\s|<\?xml[^>]{0,200}>|<!--.{0,400}?-->)*"
OTHER_SORTS = {
    "file_is_json": re.compile(_BEFORE + rb"[{\[]", re.DOTALL),
    "file_is_page": re.compile(
        _BEFORE + rb"(?:<!doctype\s+html|<(?:html|head|body)\b)", re.DOTALL | re.IGNORECASE
    ),
    "file_is_picture": re.compile(rb"\x89PNG|\xff\xd8\xff|GIF8|RIFF"),
    "file_empty": re.compile(rb"(?:\xef\xbb\xbf)?\s*\Z"),
}
"""What lies under a map's name now and then, by how it begins."""


def parse(data: bytes, root: str, report: Report, newer: bool = False) -> Element:
    """Return the tree of the file, cleaned; stop at what is not such a file at all.

    `newer` says that it belongs to a file which a newer Tiled wrote.
    """
    for key, beginning in OTHER_SORTS.items():
        if beginning.match(data):
            report.stop(key)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        report.stop("xml_not_utf_8", FaultPlace(line=data[: error.start].count(b"\n") + 1))
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    reading = _Reading(report, parser, newer)
    parser.XmlDeclHandler = reading.declared
    parser.StartDoctypeDeclHandler = reading.doctype
    parser.EntityDeclHandler = reading.entity
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.CharacterDataHandler = reading.text
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        report.stop("xml_broken", FaultPlace(line=error.lineno))
    tree = reading.root
    if tree is None or tree.tag != root:
        found = reading.name[:LONGEST_SHOWN]
        report.stop("xml_wrong_root", FaultPlace(line=reading.line), expected=root, found=found)
    report.close()
    return tree


def newer_than_known(node: Element) -> bool:
    """Whether a file says that it was written by a Tiled which is not known here."""
    return _newer(node.attrib)


class _Reading:
    """The tree as it grows; expat calls its methods."""

    def __init__(self, report: Report, parser: expat.XMLParserType, newer: bool) -> None:
        self.root: Element | None = None
        self.name = ""
        self.line = 1
        self._report = report
        self._parser = parser
        self._newer = newer
        self._open: list[Element | None] = []
        self._count = 0

    def declared(self, version: str, encoding: str | None, standalone: int) -> None:
        if encoding is not None and encoding.lower() not in _UTF_8:
            found = encoding[:LONGEST_SHOWN]
            self._report.stop("xml_encoding", self._here(), encoding=found)

    def doctype(self, name: str, system: str | None, public: str | None, inner: bool) -> None:
        if inner:
            self._report.stop("xml_entities", self._here())

    def entity(self, *_: object) -> None:
        self._report.stop("xml_entities", self._here())

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MOST_ELEMENTS:
            self._report.stop("xml_too_many", self._here(), most=MOST_ELEMENTS)
        if len(self._open) >= DEEPEST:
            self._report.stop("xml_too_deep", self._here(), most=DEEPEST)
        element = self._element(tag, attributes)
        if element is not None and self._open:
            parent = self._open[-1]
            assert parent is not None
            parent.append(element)
        self._open.append(element)

    def end(self, tag: str) -> None:
        self._open.pop()

    def text(self, text: str) -> None:
        element = self._open[-1]
        if element is None:
            return
        if element.tag in WITH_TEXT:
            element.text = text if element.text is None else element.text + text
        elif text.strip() and element.tag not in TEXT_UNREAD:
            # Expat hands text over when it ends, so its line is that of the end.
            here = self._here()
            here = replace(here, line=(here.line or 1) - text.lstrip().count("\n"))
            found = text.strip()[:LONGEST_SHOWN]
            self._report.error("text_stray", here, element=element.tag, found=found)

    def _element(self, tag: str, attributes: dict[str, str]) -> Element | None:
        """Return the element if it is read; what stands inside one that is not is not read."""
        if not self._open:
            self.name, self.line = tag, self._parser.CurrentLineNumber
            self._newer = self._newer or _newer(attributes)
            if tag not in ELEMENTS:
                return None
            self.root = Element(tag)
            self.root.attrib |= self._clean(tag, attributes)
            return self.root
        parent = self._open[-1]
        if parent is None:
            return None
        if parent.tag not in WITHIN.get(tag, ()):
            shown, here = tag[:LONGEST_SHOWN], self._here()
            self._unknown("element_unknown", here, tag, element=shown, parent=parent.tag)
            return None
        return None if tag in UNREAD else Element(tag, self._clean(tag, attributes))

    def _clean(self, tag: str, attributes: dict[str, str]) -> dict[str, str]:
        kept: dict[str, str] = {}
        for name, value in attributes.items():
            kind = ELEMENTS[tag].get(name)
            if kind is None:
                if name not in UNUSED.get(tag, ()):
                    shown, here = name[:LONGEST_SHOWN], self._here(tag, attributes)
                    self._unknown("attribute_unknown", here, name, element=tag, attribute=shown)
            elif kind.value.fullmatch(value):
                kept[name] = value
            else:
                key = "attribute_text" if kind is Kind.TEXT else "attribute_number"
                here = self._here(tag, attributes)
                self._report.error(key, here, element=tag, attribute=name, found=value)
        return kept

    def _unknown(self, key: str, here: FaultPlace, name: str, **gaps: str) -> None:
        """Note what no known Tiled writes; names with a namespace none ever will."""
        named = ":" in name or name == "xmlns"
        note = self._report.warn if self._newer and not named else self._report.error
        note(key, here, None, "", **gaps)

    def _here(self, tag: str = "", attributes: Mapping[str, str] = NOTHING) -> FaultPlace:
        """Return the line, and the layer and object that are open, or are opened just now.

        Expat counts the lines anew for each such question: it is for faults only.
        """
        nodes = [(each.tag, each.attrib) for each in self._open if each is not None]
        layer, thing = "", None
        for name, said in (*nodes, (tag, attributes)):
            if name in ("layer", "objectgroup"):
                layer = said.get("name", "")[:LONGEST_SHOWN]
            elif name == "object" and Kind.WHOLE.value.fullmatch(said.get("id", "")):
                thing = int(said["id"])
        return FaultPlace(layer, thing=thing, line=self._parser.CurrentLineNumber)


def _newer(attributes: dict[str, str]) -> bool:
    versions = [_VERSION.match(attributes.get(key, "")) for key in ("version", "tiledversion")]
    return any(found and (int(found[1]), int(found[2])) > NEWEST for found in versions)
