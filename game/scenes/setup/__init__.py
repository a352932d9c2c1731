"""The page on which any match is chosen before it begins; games, tables and the opening ask."""
