"""Dice and Armour at the shared table: its face, its words, what damage and shots promise."""
