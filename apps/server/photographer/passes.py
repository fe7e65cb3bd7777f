# SPDX-License-Identifier: MIT
"""The passes of a picture, gathered portion by portion, and the picture they make."""

import numpy as np

from smoothing import Guide, Light, smooth

KINDS = ("Diff", "Gloss", "Trans")
# Which passes are smoothed together, in how many rounds and with how much patience. Light from lamp or window has
# shadows with edges; what has bounced from wall to wall has none, and is the noisiest. Reflections show things.
SMOOTHED = (
    ("Diff", ("Dir",), 5, 3.0),
    ("Diff", ("Ind",), 6, 6.0),
    ("Gloss", ("Dir", "Ind"), 4, 2.0),
    ("Trans", ("Dir", "Ind"), 3, 2.0),
)
NAMES = [kind + part for kind in KINDS for part in ("Col", "Dir", "Ind")]
NAMES += ["Emit", "Env", "Normal", "Position"]


class Passes:
    """Means over all samples so far, in two halves."""

    def __init__(self):
        self.halves = [None, None]
        self.counts = [0, 0]

    def add(self, half, count, found):
        before, kept = self.counts[half], self.halves[half]
        self.counts[half] += count
        if kept is None:
            self.halves[half] = {name: found[name].copy() for name in NAMES}
            return
        share = np.float32(count / self.counts[half])
        for name in NAMES:
            kept[name] += (found[name] - kept[name]) * share

    def both(self, name):
        first, second = self.halves
        if second is None:
            return first[name]
        share = np.float32(self.counts[1] / sum(self.counts))
        return first[name] * (1 - share) + second[name] * share

    def light(self, kind):
        return self.both(kind + "Dir") + self.both(kind + "Ind")


def plain_picture(passes):
    """As it was measured, noise and all."""
    picture = passes.both("Emit")
    for kind in KINDS:
        picture = picture + passes.light(kind) * passes.both(kind + "Col")
    return picture


def smooth_picture(passes, eye):
    """The same with quiet light. The surroundings are left out: how bright they may be is another question."""
    colours = {kind: passes.both(kind + "Col") for kind in KINDS}
    lights = [
        Light(
            [sum(half[kind + part] for part in parts) for half in passes.halves],
            colours[kind].max(-1) > 1e-3,
            rounds,
            patience,
        )
        for kind, parts, rounds, patience in SMOOTHED
    ]
    places = passes.both("Position")
    distance = np.sqrt(((places - np.array(eye, dtype=np.float32)) ** 2).sum(-1))
    picture = passes.both("Emit")
    for (kind, *_), light in zip(SMOOTHED, smooth(lights, Guide(passes.both("Normal"), places, distance))):
        picture = picture + light * colours[kind]
    return picture
