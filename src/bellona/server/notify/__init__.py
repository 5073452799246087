"""Telling players of slow matches that it is their turn: by mail, web push and web hooks, all off unless configured."""
