"""The table under load: 200 live matches on the loopback, with a peer server and a bare relay as the lower bound."""
