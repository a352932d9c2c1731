"""Tanchiki at the screen: set-up, table, planning, choices, log and the way in."""
