"""What the two ends of the pipe say to each other."""

from __future__ import annotations

READY, ANSWERED, FAILED = "ready", "answered", "failed"
NOW = "now"
