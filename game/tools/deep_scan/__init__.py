"""The tools that are Deep Scan’s own."""
