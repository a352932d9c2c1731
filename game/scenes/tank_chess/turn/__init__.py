"""A turn of Tank Chess while it is thought of, by mouse, keys or pad; the table asks."""
