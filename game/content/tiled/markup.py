"""XML under guard: our own pass with expat, before anything else sees the file.

Expat stops clever entities only by how much they grow; a plain chain of them ends the whole
program in older versions. So a document type may be named, as old Tiled does, but may declare
nothing. The pass drops what `marks` does not list and checks how every number is written.
"""

from __future__ import annotations

from xml.etree.ElementTree import Element
from xml.parsers import expat

from .faults import Report
from .marks import ELEMENTS, WITH_TEXT, Kind

DEEPEST = 16
MOST_ELEMENTS = 40_000
_UTF_8 = ("utf-8", "utf8", "us-ascii")


def parse(data: bytes, root: str, report: Report) -> Element:
    """Return the tree of the file, cleaned; stop at what is not such a file at all."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        report.stop("xml_not_utf_8", line=data[: error.start].count(b"\n") + 1)
    reading = _Reading(report)
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.XmlDeclHandler = reading.declared
    parser.StartDoctypeDeclHandler = reading.doctype
    parser.EntityDeclHandler = reading.entity
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.CharacterDataHandler = reading.text
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        report.stop("xml_broken", line=error.lineno)
    tree = reading.root
    if tree is None or tree.tag != root:
        report.stop("xml_wrong_root", expected=root, found=reading.name[:40])
    report.close()
    return tree


class _Reading:
    """The tree as it grows; expat calls its methods."""

    def __init__(self, report: Report) -> None:
        self.root: Element | None = None
        self.name = ""
        self._report = report
        self._open: list[Element | None] = []
        self._count = 0

    def declared(self, version: str, encoding: str | None, standalone: int) -> None:
        if encoding is not None and encoding.lower() not in _UTF_8:
            self._report.stop("xml_encoding", encoding=encoding[:40])

    def doctype(self, name: str, system: str | None, public: str | None, inner: bool) -> None:
        if inner:
            self._report.stop("xml_entities")

    def entity(self, *_: object) -> None:
        self._report.stop("xml_entities")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MOST_ELEMENTS:
            self._report.stop("xml_too_many", most=MOST_ELEMENTS)
        if len(self._open) >= DEEPEST:
            self._report.stop("xml_too_deep", most=DEEPEST)
        if not self._open:
            self.name = tag
        parent = self._open[-1] if self._open else None
        kept = tag in ELEMENTS and (parent is not None or not self._open)
        element = Element(tag, self._clean(tag, attributes)) if kept else None
        if element is not None and parent is not None:
            parent.append(element)
        elif element is not None:
            self.root = element
        self._open.append(element)

    def end(self, tag: str) -> None:
        self._open.pop()

    def text(self, text: str) -> None:
        element = self._open[-1]
        if element is not None and element.tag in WITH_TEXT:
            element.text = text if element.text is None else element.text + text

    def _clean(self, tag: str, attributes: dict[str, str]) -> dict[str, str]:
        known = ELEMENTS[tag]
        kept: dict[str, str] = {}
        for name, value in attributes.items():
            kind = known.get(name)
            if kind is None:
                continue
            if kind.value.fullmatch(value):
                kept[name] = value
            else:
                key = "attribute_text" if kind is Kind.TEXT else "attribute_number"
                self._report.error(key, element=tag, attribute=name, found=value)
        return kept
