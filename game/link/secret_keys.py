"""Keys that nobody guesses, and the short code that is typed."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

BYTES: Final = 16
SIGNS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letter that could be taken for a figure, or for another letter."""

CODE: Final = 6


def fresh_key() -> str:
    """Return 128 random bits in 22 letters that an address may hold."""
    return secrets.token_urlsafe(BYTES)


def fresh_code() -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(CODE))


def same(one: str, other: str) -> bool:
    """Compare in a time that tells nothing; an empty key is like none."""
    return bool(one) and hmac.compare_digest(one.encode("utf-8"), other.encode("utf-8"))


def typed(code: str) -> str:
    """Return a code as it was meant: in capitals, without what one puts between the signs."""
    return "".join(sign for sign in code.upper() if sign in SIGNS)
