"""A battle as a picture: one SVG document with stable ids and classes, for documents, terminals and browsers.

Layers, in this order: terrain, grid, labels, overlays, units, commanders, frame. Rome is dark and square with an eagle
on a band, Carthage light and round with the sign of Tanit beside a disc: hue, luminance and shape all distinguish them.
"""

from .overlays import OVERLAYS
from .page import draw, draw_ground

__all__ = ["OVERLAYS", "draw", "draw_ground"]
