"""Tank Chess at the screen: set-up, table, move list, replay and editor."""
