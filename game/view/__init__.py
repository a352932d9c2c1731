"""What the players see: events to clips, clips to poses, poses to pictures."""
