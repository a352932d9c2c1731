"""Arena of Eight in pictures: a ring at dusk, and two tin fighters with a key in the back."""
