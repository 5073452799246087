"""Where the server keeps what it must not lose."""
