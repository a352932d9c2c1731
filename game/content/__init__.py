"""Files in, checked values out."""
