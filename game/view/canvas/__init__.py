"""What is drawn on and with: boxes, letters, words cut to fit, plates, pictures, QR squares."""
