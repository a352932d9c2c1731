"""Deep Scan in pictures: a painted night with lanes of chalk, and the ring of one object beside it."""
