"""What programs that prove the tasks of their games have in common."""
