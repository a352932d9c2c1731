"""The search of Tank Chess: nodes of the fast room, looked at turn by turn; its minds ask."""
