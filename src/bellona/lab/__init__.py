"""The laboratory: simulations of thousands of games, and speed measurements."""
