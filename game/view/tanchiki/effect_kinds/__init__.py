"""What flares up on Tanchiki's board, by what it is seen of; only its effects ask."""
