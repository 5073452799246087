"""The table under load: 200 live matches on the loopback, beside a peer server and a bare relay as the floor."""
