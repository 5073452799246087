"""Notifies players of slow matches of their turn: by mail, web push and web hooks, all off unless configured."""
