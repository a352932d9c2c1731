"""What all pages are made of: sheets, heads and feet, dialogs, signs of keys; every scene asks."""
