"""The blanket of Blanket Hills as cloth on a table by a lamp, and the toys that stand on it."""
