"""How tanks drive and bullets fly, half-step by half-step; the course of a turn asks."""
