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
            # Blender writes places with the first sample of all and leaves them empty in later portions.
            if name != "Position":
                kept[name] += (found[name] - kept[name]) * share

    def smaller(self, times):
        """The same with so many pixels made one in each direction: for a preview that costs little."""
        small = Passes()
        small.counts = self.counts
        small.halves = [half and {name: shrunk(half[name], times) for name in NAMES} for half in self.halves]
        return small

    def both(self, name):
        first, second = self.halves
        # The mean of two places is a third one, on neither thing.
        if second is None or name == "Position":
            return first[name]
        share = np.float32(self.counts[1] / sum(self.counts))
        return first[name] * (1 - share) + second[name] * share

    def light(self, kind):
        return self.both(kind + "Dir") + self.both(kind + "Ind")


def shrunk(values, times):
    height, width = (size // times * times for size in values.shape[:2])
    blocks = values[:height, :width].reshape(height // times, times, width // times, times, -1)
    return blocks.mean((1, 3), dtype=np.float32)


def plain_picture(passes):
    """As it was measured, noise and all."""
    picture = passes.both("Emit")
    for kind in KINDS:
        picture = picture + passes.light(kind) * passes.both(kind + "Col")
    return picture


def smooth_picture(passes, eye, held):
    """The same with quiet light. The surroundings are left out: how bright they may be is another question.

    What falls straight on surfaces goes through `held` before it meets their colour.
    """
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
    guide = Guide(passes.both("Normal"), places, distance)
    for (kind, parts, *_), light in zip(SMOOTHED, smooth(lights, guide)):
        picture = picture + (held(light) if parts == ("Dir",) else light) * colours[kind]
    return picture
