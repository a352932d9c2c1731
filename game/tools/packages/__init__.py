"""Packages for people: a wheel, a folder that needs no Python, its archives; built by `build`."""
