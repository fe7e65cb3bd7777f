# SPDX-License-Identifier: MIT
"""How a camera is set so that what stands upright is upright in the picture."""

import math

# A steeper look with a level camera stretches what is near it more than leaning walls would disturb.
STEEPEST_SHIFT = math.radians(25)


def aimed(eye, target, field_of_view):
    """Direction, vertical field of view and vertical shift of a camera, angles in radians.

    The shift is in heights of the picture. Up to 25 degrees of tilt become shift, as with the shift lens of
    a photographer of buildings: all that the tilted camera saw from top to bottom stays in the picture.
    """
    along = [t - e for t, e in zip(target, eye)]
    flat = math.hypot(along[0], along[1])
    tilt = math.atan2(along[2], flat)
    half = math.radians(field_of_view) / 2
    if abs(tilt) > STEEPEST_SHIFT or abs(tilt) + half > math.radians(75):
        return tuple(along), half * 2, 0.0

    top, bottom = math.tan(tilt + half), math.tan(tilt - half)
    height = top - bottom
    return (along[0] / flat, along[1] / flat, 0.0), 2 * math.atan(height / 2), (top + bottom) / 2 / height
