"""What each game's random matches start from: `SETUPS`, pairs of a name and a setup."""
