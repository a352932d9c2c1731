"""The rules inside the program: paragraphs, playable figures, and why; tables and menus open it."""
