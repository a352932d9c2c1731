"""What Hold the Banner looks like: a dark field of quarters in a frame of brick."""
