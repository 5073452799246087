"""The workshop: scenarios of their authors are tried, kept, shared and given to tables."""
