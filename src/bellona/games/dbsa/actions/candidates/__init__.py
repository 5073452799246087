"""Moves worth considering: a finite set of complete paths out of a continuous space, each of them checked."""
