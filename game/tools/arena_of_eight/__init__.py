"""The tools that are Arena of Eight's own."""
