"""Portraits of leaders, engraved as on coins and put together from parts."""
