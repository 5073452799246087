"""How balanced a scenario is: games between bots that the server plays beside its tables, and their report."""
