"""The page a phone is given, in the language of the program; its own comes over the line."""

from __future__ import annotations

from game.content.phone_document import page_document, page_icon, page_keys
from game.scenes.frame.kit import Words

ICON_TYPE = "image/svg+xml"


def page(words: Words, nonce: str) -> bytes:
    """Return the whole document; its style and script are allowed by the nonce."""
    return page_document(words.language, {key: words(key) for key in page_keys()}, nonce)


def icon() -> bytes:
    return page_icon()
