"""A battle as a picture: one SVG document with stable ids and classes, for documents, terminals and browsers.

Layers, in this order: turf, terrain, marks, strips, camps, paths, elements, overlays, frame. Amber is dotted and Teal
striped: hue, luminance and pattern all distinguish them. Stands, camps and badges are kept once, in `stands.svg`; the
ground carries them in its definitions, so that a browser draws with the same ones.
"""

from .overlays import OVERLAYS
from .page import draw, draw_ground

__all__ = ["OVERLAYS", "draw", "draw_ground"]
