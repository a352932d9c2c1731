"""What every scene is given and answers: commands, stack, kit, settings; every scene asks."""
