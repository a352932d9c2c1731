"""The words of the program, one file a language.

A text has named gaps, `{name}`; a text that counts has plural forms and the gap `{count}`.
What a language lacks is taken from English and counted in `missing`.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from game.content.files.program_files import home
from game.content.files.reader import Node, read_once

LANGUAGES = ("en", "ru", "uk")
GAP = re.compile(r"\{([a-z_]+)\}")
LONGEST_NAME = 200
UNBROKEN = "\u00a0"
"""The space that keeps a number with its word."""

Forms = Mapping[str, str]
"""Plural forms by name; a text that does not count has only `other`."""


class Texts:
    """One language with English behind it. Call it with a key and the gaps."""

    def __init__(
        self, language: str, own: Mapping[str, Forms], english: Mapping[str, Forms]
    ) -> None:
        self.language = language
        self.missing: Counter[str] = Counter()
        self._own = own
        self._english = english

    def __call__(self, key: str, /, **gaps: str | int) -> str:
        language, forms = self.language, self._own.get(key)
        if forms is None:
            self.missing[key] += 1
            language, forms = "en", self._english.get(key)
        if forms is None:
            return key
        text = forms["other"]
        if len(forms) > 1:
            text = forms[PLURAL[language](int(gaps["count"]))]
        if not gaps:
            return text
        return GAP.sub(lambda gap: clean(str(gaps.get(gap[1], gap[0]))), text)

    def __contains__(self, key: str) -> bool:
        return key in self._own or key in self._english


def load_texts(language: str, folder: Path | None = None) -> Texts:
    folder = folder or home() / "assets" / "texts"
    english = catalogue("en", folder)
    return Texts(language, english if language == "en" else catalogue(language, folder), english)


def catalogue(language: str, folder: Path) -> Mapping[str, Forms]:
    """Return every text of a language's file, or raise ContentError with every fault."""
    return read_once(folder / f"{language}.yaml", _two_forms if language == "en" else _three_forms)


def differences(language: str, folder: Path | None = None) -> tuple[str, ...]:
    """Return a sentence for each key and each gap that a language has not as English has it."""
    folder = folder or home() / "assets" / "texts"
    english, own = catalogue("en", folder), catalogue(language, folder)
    found = [f"{key}: is missing; say it as en.yaml does" for key in english if key not in own]
    found += [f"{key}: en.yaml does not have it; strike it" for key in own if key not in english]
    for key in own.keys() & english.keys():
        wanted = gaps_of(english[key]["other"])
        if any(gaps_of(form) != wanted for form in own[key].values()):
            named = " ".join(f"{{{gap}}}" for gap in sorted(wanted)) or "none"
            found.append(f"{key}: the gaps of each form must be those of en.yaml: {named}")
    return tuple(f"{language}.yaml: {each}" for each in sorted(found))


def gaps_of(form: str) -> set[str]:
    return set(GAP.findall(form))


def clean(text: str) -> str:
    """Return a player's text as one line that any font and file can take."""
    if text.isprintable():
        return text[:LONGEST_NAME]
    blank = {c: " " for c in text if c.isspace() and c != UNBROKEN}
    kept = (blank.get(c, c) for c in text if c.isspace() or _printable(c))
    return "".join(kept)[:LONGEST_NAME]


def _two_forms(root: Node) -> Mapping[str, Forms]:
    return MappingProxyType({key: _forms(node, ("one", "other")) for key, node in root.items()})


def _three_forms(root: Node) -> Mapping[str, Forms]:
    names = ("one", "few", "many")
    return MappingProxyType({key: _forms(node, names) for key, node in root.items()})


def _forms(node: Node, names: tuple[str, ...]) -> Forms:
    if node.scalar:
        return {"other": node.text()}
    forms = {name: node[name].text() for name in names}
    return {"other": forms[names[-1]], **forms}


def _english(count: int) -> str:
    return "one" if count == 1 else "other"


def _slavic(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    return "few" if few else "many"


PLURAL: Mapping[str, Callable[[int], str]] = {"en": _english, "ru": _slavic, "uk": _slavic}


def _printable(letter: str) -> bool:
    """Leave out control letters, lone surrogates and marks that turn the writing round."""
    return unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
