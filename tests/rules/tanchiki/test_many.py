"""Many matches: every one ends, keeps every invariant, and is the same on every machine.

The signatures stand here on purpose: a change of the rules changes them, raises the number of
the rules, and is written down with them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nights import numbers
from tests.rules.tanchiki.many import signature, steps

HOME = Path(__file__).parents[3]
THREE = "43b10099189160cac5f41495d0e5c9c24f8cd95a8b35042c2f22b223697dddae"
HUNDRED = "0f0a47ea4178f285e774609a17aee3b7e6ca151bd369026aece301704666656c"
# Numbers 0 to 999, each to its end: all options, 1 to 8 seats, every way to decide. They take a
# quarter of an hour, so one hash seed must do; the hundred are signed under three.
THOUSAND = "a83baa6f9294aa0e5306c98dc5865556dc25610a156d59899e06b28c0e69593c"
NIGHT = numbers("TANCHIKI_MATCHES", 500)
"""So many matches a night; TANCHIKI_MATCHES=10000 looks at ten thousand, NIGHT_SEED=2 at others."""
BLOCKS = 10
"""They take about twenty minutes of one core, and all cores play them."""


def signed_elsewhere(hash_seed: str, matches: int) -> str:
    program = f"from tests.rules.tanchiki.many import signature; print(signature({matches}))"
    command = [sys.executable, "-c", program]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    played = subprocess.run(
        command, cwd=HOME, env=environment, capture_output=True, text=True, check=True
    )
    return played.stdout.strip()


def test_a_few_matches_have_their_signature():
    assert signature(3) == THREE


@pytest.mark.nightly
@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_a_hundred_matches_have_their_signature_under_every_hash_seed(hash_seed):
    assert signed_elsewhere(hash_seed, 100) == HUNDRED


@pytest.mark.nightly
def test_a_thousand_matches_have_their_signature():
    assert signed_elsewhere("12345", 1000) == THOUSAND


@pytest.mark.nightly
@pytest.mark.parametrize("block", range(BLOCKS))
def test_very_many_matches_end_and_keep_every_invariant(block):
    for number in NIGHT[block::BLOCKS]:
        assert steps(number)[-1].state.table.ending is not None


@pytest.mark.parametrize("number", [103, pytest.param(4198, marks=pytest.mark.nightly)])
def test_matches_of_many_seats_keep_every_invariant(number):
    assert steps(number)[-1].state.table.ending is not None
