"""Widgets: what lies on a page (`widget_kinds`), how it answers (`form`), how it looks (`look`)."""
