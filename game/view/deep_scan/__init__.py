"""Deep Scan in pictures: a painted night with lanes of chalk, beside it the ring of one object."""
