"""Where matches are arranged: tables, seats, paces, chat, replays and forks."""
