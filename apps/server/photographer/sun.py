# SPDX-License-Identifier: MIT
"""Sun and sky of a clear day in early summer, by the hour. Light is in kilolux and kilocandela per square metre."""

import math

import numpy as np

LATITUDE = math.radians(46)
# The first days of June.
DECLINATION = math.radians(22)

# By height of the sun in degrees: light of the sun, its colour, light of the sky, its colour at the top and at
# the horizon. The sun is half of the real one: photographers of rooms blend exposures to the same end.
SKY = [
    # height  sun   colour of the sun     sky     top                   horizon
    (-18.0, 0.0, (1.00, 0.50, 0.25), 0.0030, (0.10, 0.17, 0.42), (0.16, 0.24, 0.50)),
    (-8.0, 0.0, (1.00, 0.50, 0.25), 0.0060, (0.12, 0.22, 0.55), (0.30, 0.40, 0.68)),
    (-4.0, 0.0, (1.00, 0.50, 0.25), 0.0180, (0.20, 0.34, 0.72), (0.62, 0.58, 0.70)),
    (0.0, 0.3, (1.00, 0.42, 0.16), 0.1500, (0.34, 0.50, 0.85), (1.00, 0.74, 0.56)),
    (5.0, 5.0, (1.00, 0.58, 0.30), 0.9000, (0.46, 0.63, 0.92), (1.00, 0.88, 0.74)),
    (15.0, 15.0, (1.00, 0.78, 0.55), 2.2000, (0.52, 0.70, 0.98), (0.96, 0.95, 0.92)),
    (30.0, 26.0, (1.00, 0.88, 0.72), 3.4000, (0.52, 0.71, 1.00), (0.92, 0.95, 0.97)),
    (60.0, 36.0, (1.00, 0.93, 0.82), 4.4000, (0.50, 0.70, 1.00), (0.90, 0.94, 0.98)),
]


def sun_place(hour, north):
    """Unit vector towards the sun (x right and y up in plan, z up) and its height in degrees.

    North is in degrees clockwise from the top of the plan, the hour is that of the sun: it is highest at 12.
    """
    turn = math.radians((hour - 12) * 15)
    sine = math.sin(LATITUDE) * math.sin(DECLINATION)
    sine += math.cos(LATITUDE) * math.cos(DECLINATION) * math.cos(turn)
    height = math.asin(sine)
    from_south = math.atan2(
        math.sin(turn), math.cos(turn) * math.sin(LATITUDE) - math.tan(DECLINATION) * math.cos(LATITUDE)
    )
    bearing = from_south + math.pi + math.radians(north)
    flat = math.cos(height)
    return (flat * math.sin(bearing), flat * math.cos(bearing), math.sin(height)), math.degrees(height)


def sky_at(height):
    """What the sky gives with the sun at this height in degrees; between two rows light goes by its logarithm."""
    heights = [row[0] for row in SKY]

    def colour(column):
        return tuple(float(np.interp(height, heights, [row[column][k] for row in SKY])) for k in range(3))

    sky = math.exp(np.interp(height, heights, [math.log(row[3]) for row in SKY]))
    return {
        "sun": float(np.interp(height, heights, [row[1] for row in SKY])),
        "sun_colour": colour(2),
        "sky": sky,
        "top": colour(4),
        "horizon": colour(5),
    }
