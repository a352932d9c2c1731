"""Dice and Armour at the shared table."""
