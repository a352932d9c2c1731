"""The road: a campaign from data, a map for each chapter and a stage at each mark on it."""
