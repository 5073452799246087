"""Attacks on a local server, each bounded in count and time: `python -m bench.attacks.stops`, and so on.

Every module is one kind of attack. It starts the server that it attacks, connects only to 127.0.0.1, prints its
findings as one line of JSON, and exits with status 1 if the attack succeeds.
"""
