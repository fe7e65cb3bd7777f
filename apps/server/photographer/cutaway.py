# SPDX-License-Identifier: MIT
"""A room that is looked into from outside, with its near walls taken away, on a plain ground."""

import numpy as np

from smoothing import blurred

PAPER_BY_DAY = np.array([0.93, 0.925, 0.915], np.float32)
PAPER_BY_NIGHT = np.array([0.13, 0.15, 0.19], np.float32)
# What a wall shows where it was cut: no light ever falls there.
SECTION = 0.72


def on_paper(picture, passes, cut, daylight):
    """The picture where it shows a room; around it paper, and a plain tone where walls were cut through."""
    paper = PAPER_BY_NIGHT + (PAPER_BY_DAY - PAPER_BY_NIGHT) * np.float32(daylight)
    is_thing = (passes.both("Normal") ** 2).sum(-1) > 0.1
    # A pane mirrors a little: what is seen through it is no paper.
    is_window = ~is_thing & (passes.both("GlossCol").max(-1) > 0.01)
    is_room = is_window | (is_thing & ~sectioned(cut, passes.both("Position")))
    share = blurred(is_room.astype(np.float32), 1)[..., None]
    share = np.where(is_room[..., None], np.maximum(share, 0.5), np.minimum(share, 0.5))
    around = np.where(is_thing[..., None], paper * SECTION, paper)
    return picture * share + around * (1 - share)


def sectioned(cut, places):
    """Whether a place lies where a wall that was taken away stood, for every pixel."""
    beyond = np.zeros(places.shape[:2], bool)
    for start, outward in cut["planes"]:
        beyond |= (places - np.array(start, np.float32)) @ np.array(outward, np.float32) > 0.005
    found = beyond & ~within(cut["rooms"], places)
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
