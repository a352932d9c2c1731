"""What this screen keeps on the disk and takes up again; matches, menus and the title ask."""
