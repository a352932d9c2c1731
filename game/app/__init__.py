"""The program on its machine: window, clock, input, sound, settings and what goes wrong."""
