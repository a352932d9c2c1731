"""The content of Tanchiki."""
