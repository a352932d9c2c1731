"""The rooms of `bench`: figures of the program as a whole; only `bench` asks."""
