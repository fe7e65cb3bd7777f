# SPDX-License-Identifier: MIT
"""What the scene file says about itself, beside what the importer reads: rooms and studio, in metres and Z up."""

import json
import struct


def read_extras(path):
    """The extras of the asset, with the corners of floors turned from Y up to Z up."""
    with open(path, "rb") as file:
        header = file.read(20)
        length = struct.unpack_from("<I", header, 12)[0]
        asset = json.loads(file.read(length)).get("asset", {})
    extras = asset.get("extras", {})
    rooms = [
        {"floor": [plan_of(corner) for corner in room["floor"]], "height": room["height"]}
        for room in extras.get("rooms", [])
    ]
    return {"rooms": rooms, "studio": bool(extras.get("studio"))}


def plan_of(corner):
    """A corner of a floor, as (x, z) or (x, y, z) with Y up, in plan."""
    return (corner[0], -corner[-1])


def room_at(rooms, place):
    """The room that holds a place, or None."""
    for room in rooms:
        if -0.01 <= place[2] <= room["height"] + 0.01 and is_inside(room["floor"], place):
            return room
    return None


def enters(rooms, start, end):
    """Whether the way from one place to another leads through a room."""
    ways = ([a + (b - a) * part / 40 for a, b in zip(start, end)] for part in range(1, 40))
    # Not merely along its ceiling or floor.
    return any(room_at(rooms, (x, y, z + 0.05)) and room_at(rooms, (x, y, z - 0.05)) for x, y, z in ways)


def is_outside(wall, eye):
    """Whether an eye is on the outer side of a wall; a wall between two rooms has none, so any eye is."""
    start, outward = wall.get("from"), wall.get("outward")
    if not start or not outward:
        return True
    return sum((e - s) * o for e, s, o in zip(eye, z_up(start), z_up(outward))) > 0


def z_up(place):
    return (place[0], -place[2], place[1])


def is_inside(outline, place):
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1]):
        if (y1 > place[1]) != (y2 > place[1]) and place[0] < x1 + (place[1] - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside
