"""What runs in the process that thinks: one question after the other, until the pipe is shut.

Only this program is at the two ends of the pipe. While it thinks it looks after each small piece
whether somebody is in a hurry, and whether there is still somebody at all.
"""

from __future__ import annotations

import os
import signal
import traceback
from multiprocessing.connection import Connection
from typing import Any

from game.ai.questions import Answer, Question, Work

from .messages import ANSWERED, FAILED, NOW, READY

_NICE = 5
"""The window goes first where both want the processor."""


def serve(pipe: Connection[Any, Any]) -> None:
    """Answer questions until nobody is there to ask."""
    # A terminal tells all of its processes to stop: this one ends with the window.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    try:
        pipe.send((0, READY, None))
        while True:
            asked = pipe.recv()
            if asked != NOW:
                number, question = asked
                pipe.send((number, *_answered(pipe, question)))
    except (EOFError, OSError):
        return


def _answered(pipe: Connection[Any, Any], question: Question) -> tuple[str, Answer | str]:
    try:
        return ANSWERED, _thought(pipe, Work(question.thought))
    except (EOFError, OSError):
        raise
    # Whatever went wrong goes on in the window, where it is told as any other mistake of ours.
    except Exception:
        return FAILED, traceback.format_exc()


def _thought(pipe: Connection[Any, Any], work: Work) -> Answer:
    answer = None
    while answer is None:
        answer = work.step()
        if answer is None and pipe.poll():
            pipe.recv()
            answer = work.hurry()
    return answer
