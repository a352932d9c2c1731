"""Where a side may be, exactly, from what is told to all; aids on the screen and minds ask."""
