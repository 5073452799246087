"""The server's persistent storage."""
