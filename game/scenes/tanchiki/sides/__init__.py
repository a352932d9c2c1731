"""What stands round Tanchiki's board: head, columns, panels, questions; the table asks."""
