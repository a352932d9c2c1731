"""The page a phone is given: one document that asks for nothing else, put together of its files."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from game.content.files.program_files import home
from game.content.files.reader import read_text

from .texts import catalogue

PREFIX = "phone.page."
"""The texts of the page begin so."""

_HOLE = re.compile(r"\{\{([a-z]+)\}\}")


def page_keys() -> tuple[str, ...]:
    """Return the keys of all texts that the page needs."""
    english = catalogue("en", home() / "assets" / "texts")
    return tuple(key for key in english if key.startswith(PREFIX))


def page_document(language: str, texts: Mapping[str, str], nonce: str) -> bytes:
    """Return the document with these texts, its style and script allowed by this nonce."""
    filled = {
        "language": language,
        "nonce": nonce,
        "style": _file("style.css"),
        "script": _file("script.js"),
        # A text must not end the element it stands in.
        "texts": json.dumps(dict(texts), ensure_ascii=False).replace("<", "\\u003c"),
        "skyline": read_text(home() / "assets" / "images" / "ui" / "skyline.svg"),
    }
    return _HOLE.sub(lambda hole: filled[hole[1]], _file("page.html")).encode()


def page_icon() -> bytes:
    """Return the icon of the page, an SVG."""
    return read_text(home() / "assets" / "images" / "ui" / "window_icon.svg").encode()


def _file(name: str) -> str:
    return read_text(home() / "assets" / "phone" / name)
