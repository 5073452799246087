"""The table: accounts, a lobby, and matches played over HTTP and WebSockets."""
