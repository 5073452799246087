"""The program's own hand: it chooses in battle for a civitas sine duce, and for whoever leaves his side to it."""
