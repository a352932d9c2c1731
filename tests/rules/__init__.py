"""Tests of the games' rules, one package each."""
