"""Tankodrom: tank board games on one screen."""
