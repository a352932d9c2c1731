"""Screens and the way between them. A scene gets commands, and answers what shall change."""
