"""What tests of a real window and of virtual pads need; without it they say so."""

import shutil

import pytest

from tests import vjoy

from .hand import NEEDED

needs_window = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in NEEDED),
    reason=f"a real window needs {', '.join(NEEDED)}",
)
needs_pads = pytest.mark.skipif(
    vjoy.library() is None, reason="virtual pads need the SDL of a Linux wheel"
)
