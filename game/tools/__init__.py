"""Programs for developers: python -m game.tools.<name>."""
