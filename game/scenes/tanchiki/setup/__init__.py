"""The set-up of Tanchiki: boards by code or by map, optional rules; the face asks."""
