"""Nothing is asked at an auction."""


def overlays(setting, position, layers):
    return {"seat": int(position.seat)}
