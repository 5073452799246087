"""How much one simulation may be asked to do."""

MOST_GAMES = 10_000_000
MOST_JOBS = 256
