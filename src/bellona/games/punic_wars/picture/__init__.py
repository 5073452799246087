"""A war as a picture: one SVG document with stable ids and classes, for documents, terminals and browsers.

Layers, in this order: terrain, grid, labels, names, tints, overlays, stacks, frame. Rome is dark and square with an
eagle, Carthage light and round with the sign of Tanit: hue, luminance and shape all distinguish them.
"""

from .overlays import OVERLAYS
from .page import draw, draw_ground

__all__ = ["OVERLAYS", "draw", "draw_ground"]
