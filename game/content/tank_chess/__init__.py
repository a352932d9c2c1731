"""The content of Tank Chess."""
