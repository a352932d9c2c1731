"""The list of pictures, and each as SVG ready to be drawn; view and tools ask."""
