"""Tests of Tank Chess beside its scenarios."""
