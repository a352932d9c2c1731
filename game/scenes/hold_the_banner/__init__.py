"""Hold the Banner on the screen: a face on the shared table, and no table of its own."""
