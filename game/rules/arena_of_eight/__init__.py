"""Arena of Eight: two fighters on a line of eight cells, where every blow asks for a reply."""
