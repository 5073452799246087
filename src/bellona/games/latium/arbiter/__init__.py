"""The program as a player: it chooses in battle for a civitas sine duce, and for a Rex who delegates his side."""
