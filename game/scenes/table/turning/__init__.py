"""Numbers that are turned at the table: by keys, by the pointer, and swinging by themselves."""
