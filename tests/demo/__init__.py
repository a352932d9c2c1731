"""A small game with secret cards, a push and a pick-up that asks, for the tests of the house.

It has a package for each room as the games of the program have: its rules, and what is to come.
"""

from __future__ import annotations

from pathlib import Path

HOME = Path(__file__).parent
ROOMS = "tests.demo.{room}"
