"""Pictures and films as bytes for files and slow lines; scenes and tools ask."""
