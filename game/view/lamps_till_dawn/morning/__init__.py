"""The morning after: a whole night told again from above, with everybody in it."""
