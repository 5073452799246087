"""The limits of one simulation."""

MOST_GAMES = 10_000_000
MOST_JOBS = 256
