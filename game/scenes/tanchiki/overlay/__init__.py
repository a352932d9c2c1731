"""What is laid over Tanchiki's board for those who think; the table asks."""
