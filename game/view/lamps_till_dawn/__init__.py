"""The dark house of Lamps Till Dawn as it is drawn, and how its events look."""
