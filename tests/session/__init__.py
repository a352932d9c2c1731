"""Tests of a match in progress, its record and its files."""
