# SPDX-License-Identifier: MIT
"""Lamps as a photograph shows them."""

import math


def photographed(colour):
    """Less coloured than it is: cameras, and eyes, take half of it back, and not the same half for every lamp."""
    return tuple(c**0.7 for c in colour)


def surface_of(shape, size, lumens):
    """The surface that a strip or a disc shines from, in metres, and its power; None for a bulb.

    An area light of one watt throws pi / 4 of it; light is in thousands of lumen.
    """
    if shape not in ("strip", "disc") or not size or not lumens:
        return None
    width, height = sorted(size, reverse=True)[:2]
    return {
        "shape": "RECTANGLE" if shape == "strip" else "ELLIPSE",
        # The longer side lies along the lamp's own first axis or its second, as in the file.
        "width": size[0],
        "height": height if size[0] == width else width,
        "power": lumens / 1000 * 4 / math.pi,
    }
