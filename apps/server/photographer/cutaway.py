# SPDX-License-Identifier: MIT
"""A room that is looked into from outside, with its near walls taken away, on a plain ground."""

import numpy as np

from developing import encoded
from smoothing import blurred

PAPER_BY_DAY = np.array([0.93, 0.925, 0.915], np.float32)
PAPER_BY_NIGHT = np.array([0.13, 0.15, 0.19], np.float32)
# How bright it is where a wall was cut or stood close: no light ever falls there.
NEAR = 0.12
SECTION_BY_DAY, SECTION_BY_NIGHT = 0.5, 0.06


def on_paper(picture, passes, cut, daylight):
    """The picture where it shows a room; around it paper, and its own plain colour where walls were cut through."""
    paper = PAPER_BY_NIGHT + (PAPER_BY_DAY - PAPER_BY_NIGHT) * np.float32(daylight)
    is_thing = (passes.both("Normal") ** 2).sum(-1) > 0.1
    # A pane mirrors a little: what is seen through it is no paper.
    is_window = ~is_thing & (passes.both("GlossCol").max(-1) > 0.01)
    is_room = is_window | (is_thing & ~sectioned(cut, passes.both("Position"), passes.both("Normal")))
    share = blurred(is_room.astype(np.float32), 1)[..., None]
    share = np.where(is_room[..., None], np.maximum(share, 0.5), np.minimum(share, 0.5))
    flat = np.float32(SECTION_BY_NIGHT + (SECTION_BY_DAY - SECTION_BY_NIGHT) * daylight)
    around = np.where(is_thing[..., None], encoded(passes.both("DiffCol") * flat), paper)
    return picture * share + around * (1 - share)


def sectioned(cut, places, normals):
    """Whether a place lies where a wall that was taken away stood, or looked at it from near, for every pixel."""
    beyond, hugging = np.zeros(places.shape[:2], bool), np.zeros(places.shape[:2], bool)
    for start, outward in cut["planes"]:
        out = np.array(outward, np.float32)
        distance = (places - np.array(start, np.float32)) @ out
        beyond |= distance > 0.005
        hugging |= (distance > -NEAR) & (normals @ out > 0.7)
    found = hugging | (beyond & ~within(cut["rooms"], places))
    if cut["is_above"]:
        found |= places[..., 2] > max(room["height"] for room in cut["rooms"]) - 0.004
    return found


def within(rooms, places):
    """Whether a place is above or below the floor of a room, for every pixel."""
    found = np.zeros(places.shape[:2], bool)
    for room in rooms:
        found |= inside(room["floor"], places[..., 0], places[..., 1])
    return found


def inside(outline, x, y):
    result = np.zeros(x.shape, bool)
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1]):
        if y1 != y2:
            result ^= ((y1 > y) != (y2 > y)) & (x < x1 + (y - y1) / (y2 - y1) * (x2 - x1))
    return result
