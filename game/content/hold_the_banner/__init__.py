"""Hold the Banner's maps and tasks out of their files."""
