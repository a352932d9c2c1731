"""Tanchiki: secretly programmed tanks, rule-driven bots, and an eagle to take."""
