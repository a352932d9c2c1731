"""A match at this screen and what is shown of it, without a page; whatever shows one asks."""
