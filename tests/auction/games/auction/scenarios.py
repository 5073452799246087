"""Who bids in which scenario."""

SEATS = ("amber", "teal", "plum")
PLAYING = {"three": SEATS, "pair": ("amber", "plum")}


def scenario_slugs():
    return tuple(PLAYING)


def seats_of(scenario):
    return PLAYING[scenario]
