# SPDX-License-Identifier: MIT
"""Takes the noise out of light and leaves texture alone.

Light comes without the colour of what it falls on, in two halves of equal samples. Where the halves differ there
is noise; where neighbours differ by more than that there is a shadow or a reflection, which stays. Textures are
in the colour, which is never touched. After Dammertz (edge-avoiding a-trous) and Schied (variance guidance).
"""

import numpy as np

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)
KERNEL = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
# Every pair of neighbours once: weights are the same in both directions.
HALF_OF_TAPS = [(a, b) for a in range(0, 3) for b in range(-2, 3) if a > 0 or b > 0]
# Share of its neighbours' weight below which a pixel counts as alone.
LONELY = 0.45
SKY_NORMAL, FAR = np.array([0, 0, -1], np.float32), np.float32(1e4)


class Light:
    """One kind of light (diffuse, glossy, transmitted), what is still noise in it, and how hard to smooth it."""

    def __init__(self, halves, is_lit, rounds, patience):
        clean = [without_fireflies(half) for half in halves]
        mean = (clean[0] + clean[1]) / 2
        difference = luminance(clean[0] - clean[1]) / 2
        # Red, green, blue, and how far a half is off: smoothed alike, it tells what noise is left after each round.
        self.planes = [*np.ascontiguousarray(np.moveaxis(mean, -1, 0)), difference]
        # A metal has no diffuse light; its zeros must not darken what lies beside it.
        self.is_lit = is_lit.astype(np.float32)
        self.rounds = rounds if mean.any() else 0
        # How many standard deviations of noise still count as the same light.
        self.patience = patience
        self.company = np.ones_like(self.is_lit)

    def compare(self):
        """Sets what neighbours are compared by, and how much of it may be noise.

        Compared by their own noise, bright places would be left out by their dark neighbours and light would be
        lost: the noisier the picture is, the more pixels around are averaged first.
        """
        level, difference = self.level_now(), self.planes[3]
        noise = np.sqrt(blurred(difference**2, 3)) / np.maximum(blurred(level, 3), 1e-6)
        some = noise[::3, ::3][self.is_lit[::3, ::3] > 0]
        radius = int(np.searchsorted([0.06, 0.3], np.median(some))) if some.size else 0
        self.level = blurred(level, radius)
        self.doubt = blurred(blurred(difference, radius) ** 2, 3)
        self.lit_planes = [plane * self.is_lit for plane in self.planes]

    def level_now(self):
        return sum(plane * share for plane, share in zip(self.planes, LUMINANCE))

    def values(self):
        return np.stack(self.planes[:3], axis=-1)


class Guide:
    """Which places of the picture belong to one surface: normals, and places in metres, of equal shape."""

    def __init__(self, normals, places, distance):
        length = np.sqrt((normals**2).sum(-1, keepdims=True))
        # The sky behind a pane is a surface too, far away: what the pane mirrors is smoothed along it.
        is_sky = length < 0.1
        self.normals = planes_of(np.where(is_sky, SKY_NORMAL, normals / np.maximum(length, 1e-4)))
        self.places = planes_of(np.where(is_sky, FAR, places))
        # How far off its plane a neighbour may be; pixels are larger further away.
        self.nearness = (1 / (0.004 + 0.004 * distance)).astype(np.float32)


def planes_of(values):
    return np.ascontiguousarray(np.moveaxis(values, -1, 0), dtype=np.float32)


def smooth(lights, guide):
    """The light of each kind, smoothed in rounds of growing steps."""
    for turn in range(max(light.rounds for light in lights)):
        smooth_round([light for light in lights if light.rounds > turn], guide, 2**turn)
    return [with_quiet_edges(light) for light in lights]


def smooth_round(lights, guide, step):
    shape = guide.nearness.shape
    own = np.float32(KERNEL[0] ** 2)
    totals = []
    for light in lights:
        light.compare()
        totals.append(([plane * own for plane in light.planes], np.full(shape, own, np.float32)))
    for down, right in HALF_OF_TAPS:
        here, there = views(shape, down * step, right * step)
        if here is None:
            continue
        apart = unlike(guide, here, there)
        kernel = np.float32(KERNEL[abs(down)] * KERNEL[abs(right)])
        for light, total in zip(lights, totals):
            share = np.exp(apart + light_apart(light, here, there))
            share *= kernel
            spread_out(total, light, share, here, there)
    for light, (planes, weights) in zip(lights, totals):
        light.planes = [plane / weights for plane in planes]
        if step == 1:
            light.company = weights


def unlike(guide, here, there):
    """0 for one flat surface, falling with the angle between normals and the distance from each other's plane."""
    (ax, ay, az), (bx, by, bz) = ([plane[view] for plane in guide.normals] for view in (here, there))
    x, y, z = (plane[there] - plane[here] for plane in guide.places)
    bend = np.maximum(1 - (ax * bx + ay * by + az * bz), 0)
    off = np.maximum(np.abs(ax * x + ay * y + az * z), np.abs(bx * x + by * y + bz * z))
    off *= np.maximum(guide.nearness[here], guide.nearness[there])
    return -96 * bend - off


def light_apart(light, here, there):
    one, two = light.level[here], light.level[there]
    noise = np.sqrt(light.doubt[here] + light.doubt[there])
    return -np.abs(one - two) / (light.patience * noise + 0.004 * (one + two) + 1e-6)


def spread_out(total, light, share, here, there):
    planes, weights = total
    for to, of in ((here, there), (there, here)):
        for plane, lit in zip(planes, light.lit_planes):
            plane[to] += share * lit[of]
        weights[to] += share * light.is_lit[of]


def views(shape, down, right):
    """The two overlapping parts of a picture whose places are (down, right) apart."""
    height, width = shape
    if down >= height or abs(right) >= width:
        return None, None
    left = max(0, -right)
    here = (slice(0, height - down), slice(left, width - max(0, right)))
    there = (slice(down, height), slice(left + right, width - max(0, right) + right))
    return here, there


def with_quiet_edges(light):
    """A pixel that found no company is no brighter than those beside it that did: edges do not sparkle.

    It may be darker: a joint between two fronts is one pixel wide, and must stay.
    """
    level, is_sure = light.level_now(), (light.company > LONELY) & (light.is_lit > 0)
    brightest = most_around(np.where(is_sure, level, 0))
    allowed = np.where(is_sure | (brightest == 0), level, np.minimum(level, brightest))
    return light.values() * (allowed / np.maximum(level, 1e-9))[..., None]


def most_around(values):
    """The most of every pixel and the eight around it."""
    height, width = values.shape
    padded = np.pad(values, 1, mode="edge")
    rows = np.maximum(np.maximum(padded[:height], padded[1 : height + 1]), padded[2:])
    return np.maximum(np.maximum(rows[:, :width], rows[:, 1 : width + 1]), rows[:, 2:])


def luminance(values):
    return values @ LUMINANCE


def blurred(values, radius):
    """Mean over a square; at the border what lies there counts more than once."""
    if radius == 0:
        return values
    size = 2 * radius + 1
    for axis in (0, 1):
        margin = [(radius + 1, radius) if each == axis else (0, 0) for each in (0, 1)]
        sums = np.cumsum(np.pad(values, margin, mode="edge"), axis=axis, dtype=np.float64)
        high, low = (sums[size:], sums[:-size]) if axis == 0 else (sums[:, size:], sums[:, :-size])
        values = ((high - low) / size).astype(np.float32)
    return values


def without_fireflies(light):
    """No pixel is many times brighter than its surroundings: a lucky ray is not a lamp."""
    level = luminance(light)
    allowed = 6 * blurred(level, 3) + 1e-6
    return light * np.minimum(1, allowed / np.maximum(level, 1e-6))[..., None]
