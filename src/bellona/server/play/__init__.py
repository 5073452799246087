"""Matches under way: played, stored, shown and shared."""
