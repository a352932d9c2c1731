"""How each kind of Tanchiki's events looks; only its clips ask."""
