"""Houses of Lamps Till Dawn out of their maps."""
