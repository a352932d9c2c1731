import re

import pytest

from game.content.files.program_files import home
from game.content.phone_document import PREFIX, page_keys
from game.content.texts import load_texts
from game.scenes.frame.kit import Words
from game.scenes.phones.browser_page import icon, page

SOURCES = home() / "assets" / "phone"


@pytest.fixture
def words():
    return Words(load_texts("uk"))


def test_the_page_is_one_document_of_less_than_150_kilobytes(words):
    whole = page(words, "n0nce").decode()
    assert len(whole.encode()) + len(icon()) < 150_000
    assert not re.search(r"\{\{", whole)
    assert '<html lang="uk">' in whole


def test_the_page_asks_for_nothing_from_outside(words):
    whole = page(words, "n0nce").decode().replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|//[a-z]+\.|@import|@font-face|import\(", whole)
    assert re.findall(r'(?:src|href)="([^"]*)"', whole) == ["/favicon.ico"]


def test_every_style_and_script_of_the_page_carries_the_nonce(words):
    whole = page(words, "n0nce").decode()
    openings = re.findall(r"<(?:script|style)\b[^>]*>", whole)
    assert len(openings) == 3
    assert all('nonce="n0nce"' in each for each in openings)
    assert not re.search(r"\sstyle=|\son[a-z]+=", whole.partition("<body")[2].split("<script")[0])


def test_the_script_of_the_page_makes_no_code_of_words():
    script = (SOURCES / "script.js").read_text("utf-8")
    assert not re.search(r"\beval\b|new Function|innerHTML|outerHTML|document\.write", script)


def test_a_text_cannot_end_the_element_it_stands_in(words):
    whole = page(words, "n0nce").decode()
    given = whole.partition('id="texts"')[2].partition("</script>")[0]
    assert "<" not in given.partition(">")[2]


def test_every_text_the_script_asks_for_is_there():
    script = (SOURCES / "script.js").read_text("utf-8")
    asked = set(re.findall(r'(?:words|put)\((?:"[^"]*", )?"([a-z._]+)"', script))
    asked |= set(re.findall(r'\["[a-z-]+", "([a-z._]+)"\](?!\.includes)', script))
    there = {key.removeprefix(PREFIX) for key in page_keys()}
    whole = {name for name in asked if not name.endswith(".")}
    assert len(whole) > 10
    assert whole <= there
    assert all(any(key.startswith(name) for key in there) for name in asked - whole)


def test_every_target_of_the_page_is_as_large_as_a_thumb():
    style = (SOURCES / "style.css").read_text("utf-8")
    button = re.search(r"^button \{([^}]*)\}", style, re.MULTILINE)[1]
    assert int(re.search(r"min-height: (\d+)px", button)[1]) >= 44
    assert int(re.search(r"min-width: (\d+)px", button)[1]) >= 44
