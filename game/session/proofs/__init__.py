"""Results that prove themselves, as short texts; challenges ask."""
