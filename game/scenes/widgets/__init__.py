"""Widgets: what lies on a page (`kinds`), how it answers (`form`), how it looks (`look`)."""
