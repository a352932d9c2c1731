"""Computer players of Blanket Hills."""
