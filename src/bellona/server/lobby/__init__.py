"""The lobby: tables, seats, paces, chat, replays and forks."""
