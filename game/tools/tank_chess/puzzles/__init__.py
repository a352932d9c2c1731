"""What puzzles of Tank Chess are cut from, and proofs that they hold; its generate and ship ask."""
