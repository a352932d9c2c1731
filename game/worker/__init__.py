"""What runs beside the window: the process that thinks, and the machine's own for folders."""
