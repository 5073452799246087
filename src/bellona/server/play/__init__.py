"""Current matches: played, stored, shown and shared."""
