"""Attacks on a server of one's own, each bounded in count and time: `python -m bench.attacks.stops`, and so on.

Every module is one kind of attack. It starts what it attacks, speaks to 127.0.0.1 alone, prints what it found as one
line of JSON, and ends with status 1 if something broke.
"""
