"""Ludus latrunculorum: the soldiers' game of the Romans."""
