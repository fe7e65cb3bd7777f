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
    """One kind of light (diffuse, glossy, transmitted) in two halves, and how hard to smooth it."""

    def __init__(self, halves, is_lit, rounds, patience):
        # Side by side: both halves get the same weights, and what still differs between them is still noise.
        self.halves = np.concatenate([without_fireflies(half) for half in halves], axis=-1)
        # A metal has no diffuse light; its zeros must not darken what lies beside it.
        self.is_lit = is_lit.astype(np.float32)
        self.rounds = rounds
        # How many standard deviations of noise still count as the same light.
        self.patience = patience

    def compare(self):
        """Sets what neighbours are compared by, and how much of it may be noise.

        Compared by their own noise, bright places would be left out by their dark neighbours and light would be
        lost: the noisier the picture is, the more pixels around are averaged first.
        """
        levels = [luminance(self.halves[..., :3]), luminance(self.halves[..., 3:])]
        level = (levels[0] + levels[1]) / 2
        noise = np.sqrt(doubt(levels)) / np.maximum(blurred(level, 3), 1e-6)
        radius = int(np.searchsorted([0.06, 0.3], float(np.median(noise[self.is_lit > 0])))) if self.is_lit.any() else 0
        self.level = blurred(level, radius)
        self.doubt = doubt([blurred(each, radius) for each in levels])

    def mean(self):
        return (self.halves[..., :3] + self.halves[..., 3:]) / 2


class Guide:
    """Which places of the picture belong to one surface: normals, and places in metres, of equal shape."""

    def __init__(self, normals, places, distance):
        length = np.sqrt((normals**2).sum(-1, keepdims=True))
        # The sky behind a pane is a surface too, far away: what the pane mirrors is smoothed along it.
        is_sky = length < 0.1
        self.normals = np.where(is_sky, SKY_NORMAL, normals / np.maximum(length, 1e-4))
        self.places = np.where(is_sky, FAR, places)
        # How far off its plane a neighbour may be; pixels are larger further away.
        self.reach = (0.004 + 0.004 * distance).astype(np.float32)


def smooth(lights, guide):
    """The light of each kind, smoothed in rounds of growing steps."""
    for turn in range(max(light.rounds for light in lights)):
        smooth_round([light for light in lights if light.rounds > turn], guide, 2**turn)
    return [with_quiet_edges(light) for light in lights]


def smooth_round(lights, guide, step):
    shape = guide.reach.shape
    own = np.float32(KERNEL[0] ** 2)
    totals = []
    for light in lights:
        light.compare()
        totals.append((light.halves * own, np.full(shape, own, np.float32)))
    for down, right in HALF_OF_TAPS:
        here, there = views(shape, down * step, right * step)
        if here is None:
            continue
        apart = unlike(guide, here, there)
        kernel = np.float32(KERNEL[abs(down)] * KERNEL[abs(right)])
        for light, total in zip(lights, totals):
            share = kernel * np.exp(-apart - light_apart(light, here, there))
            spread_out(total, light, share, here, there)
    for light, (halves, weights) in zip(lights, totals):
        light.halves = halves / weights[..., None]
        if step == 1:
            light.company = weights


def unlike(guide, here, there):
    """0 for one flat surface, growing with the angle between normals and the distance from each other's plane."""
    normals, places = guide.normals, guide.places
    bend = 1 - np.einsum("ijk,ijk->ij", normals[here], normals[there])
    way = places[there] - places[here]
    off = np.maximum(
        np.abs(np.einsum("ijk,ijk->ij", normals[here], way)),
        np.abs(np.einsum("ijk,ijk->ij", normals[there], way)),
    )
    return 96 * np.maximum(bend, 0) + off / np.minimum(guide.reach[here], guide.reach[there])


def light_apart(light, here, there):
    noise = np.sqrt(light.doubt[here] + light.doubt[there])
    difference = np.abs(light.level[here] - light.level[there])
    return difference / (light.patience * noise + 0.004 * (light.level[here] + light.level[there]) + 1e-6)


def spread_out(total, light, share, here, there):
    halves, weights = total
    for to, of in ((here, there), (there, here)):
        part = share * light.is_lit[of]
        halves[to] += part[..., None] * light.halves[of]
        weights[to] += part


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
    mean, is_sure = light.mean(), (light.company > LONELY) & (light.is_lit > 0)
    level = luminance(mean)
    brightest = most_around(np.where(is_sure, level, 0))
    allowed = np.where(is_sure | (brightest == 0), level, np.minimum(level, brightest))
    return mean * (allowed / np.maximum(level, 1e-9))[..., None]


def most_around(values):
    """The most of every pixel and the eight around it."""
    height, width = values.shape
    padded = np.pad(values, 1, mode="edge")
    rows = np.maximum(np.maximum(padded[:height], padded[1 : height + 1]), padded[2:])
    return np.maximum(np.maximum(rows[:, :width], rows[:, 1 : width + 1]), rows[:, 2:])


def doubt(levels):
    """How far the mean of two halves may be off, squared. One difference says little; the mean of many does."""
    return blurred(((levels[0] - levels[1]) / 2) ** 2, 3)


def luminance(values):
    return values @ LUMINANCE


def blurred(values, radius):
    """Mean over a square, narrower at the border."""
    if radius == 0:
        return values
    for axis in (0, 1):
        size = values.shape[axis]
        sums = np.cumsum(values, axis=axis, dtype=np.float64)
        sums = np.concatenate([np.zeros_like(np.take(sums, [0], axis)), sums], axis=axis)
        last = np.minimum(np.arange(size) + radius + 1, size)
        first = np.maximum(np.arange(size) - radius, 0)
        counts = (last - first).reshape((-1, 1) if axis == 0 else (1, -1))
        values = ((np.take(sums, last, axis) - np.take(sums, first, axis)) / counts).astype(np.float32)
    return values


def without_fireflies(light):
    """No pixel is many times brighter than its surroundings: a lucky ray is not a lamp."""
    level = luminance(light)
    allowed = 6 * blurred(level, 3) + 1e-6
    return light * np.minimum(1, allowed / np.maximum(level, 1e-6))[..., None]
