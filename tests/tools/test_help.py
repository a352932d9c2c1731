"""Each tool of the main page says what it does, and makes nothing while it is only asked."""

from __future__ import annotations

import re
import sys
from importlib import import_module

import pytest

from game.content.files.program_files import home

PAGE = (home() / "README.md").read_text("utf-8")
TABLE = PAGE.partition("### Tools")[2].partition("\n## ")[0]
FIRST = re.findall(r"^\| (`.*?`) \|", TABLE, re.MULTILINE)
TOOLS = [tool for cell in FIRST for tool in re.findall(r"`([\w.]+)", cell)]


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_says_what_it_does(tool, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["tool", "--help"])
    with pytest.raises(SystemExit) as left:
        import_module(f"game.tools.{tool}").main()
    assert left.value.code == 0
    assert f"usage: python -m game.tools.{tool}" in capsys.readouterr().out
