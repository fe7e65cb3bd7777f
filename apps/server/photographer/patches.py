# SPDX-License-Identifier: MIT
"""Patches of sun in a room, out of single rays."""

import math

import numpy as np

# Every lamp more is one more that a ray has to choose from.
MOST = 2


def gathered(hits):
    """One patch for each thing and side that rays fell on: middle, size across, mean colour, all its light."""
    groups = {}
    for hit in hits:
        side = tuple(round(n * 4) for n in hit["normal"])
        groups.setdefault((hit["of"], side), []).append(hit)
    return [patch_of(group) for group in groups.values()]


def patch_of(group):
    places = np.array([hit["place"] for hit in group])
    middle = places.mean(0)
    # Points of a disk are 0.71 of its radius away from its middle, squared and averaged.
    spread = math.sqrt(((places - middle) ** 2).sum(1).mean())
    return {
        "place": tuple(middle),
        "normal": tuple(np.mean([hit["normal"] for hit in group], axis=0)),
        "colour": tuple(np.mean([hit["colour"] for hit in group], axis=0)),
        "size": max(0.1, 2 * math.sqrt(2) * spread),
        "flux": sum(hit["flux"] for hit in group),
    }


def largest(found):
    """The few that matter; they take over the light of those that are left out."""
    thrown = lambda patch: patch["flux"] * sum(patch["colour"])
    kept = sorted(found, key=thrown, reverse=True)[:MOST]
    share = sum(map(thrown, found)) / max(sum(map(thrown, kept)), 1e-9)
    return [{**patch, "flux": patch["flux"] * share} for patch in kept]
