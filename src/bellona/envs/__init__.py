"""Doors for researchers: the games as environments of the libraries that they know."""
