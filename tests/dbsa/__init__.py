"""Tests of De Bellis Societatis Antiquorum - Play."""
