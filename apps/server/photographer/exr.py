# SPDX-License-Identifier: MIT
"""Reads the passes of a picture from the uncompressed OpenEXR file that Blender leaves."""

import struct

import numpy as np

MAGIC = 20000630
KINDS = {0: "<u4", 1: "<f2", 2: "<f4"}


def read_passes(path):
    """Name of each pass to its rows from the top: (height, width, channels), 32 bits."""
    with open(path, "rb") as file:
        data = file.read()
    if struct.unpack_from("<i", data)[0] != MAGIC:
        raise ValueError("not an OpenEXR file")
    header, place = read_header(data)
    if header["compression"][0] != 0:
        raise ValueError("the file is compressed")
    left, top, right, bottom = struct.unpack("<4i", header["dataWindow"])
    width, height = right - left + 1, bottom - top + 1
    channels = read_channels(header["channels"])

    row = np.dtype([("y", "<i4"), ("size", "<i4")] + [(name, kind, (width,)) for name, kind in channels])
    rows = np.frombuffer(data, dtype=row, count=height, offset=place + 8 * height)
    return grouped(rows, [name for name, _ in channels])


def read_header(data):
    fields, place = {}, 8
    while data[place] != 0:
        name, place = text_at(data, place)
        _, place = text_at(data, place)
        size = struct.unpack_from("<i", data, place)[0]
        fields[name] = data[place + 4 : place + 4 + size]
        place += 4 + size
    return fields, place + 1


def read_channels(data):
    channels, place = [], 0
    while data[place] != 0:
        name, place = text_at(data, place)
        channels.append((name, KINDS[struct.unpack_from("<i", data, place)[0]]))
        place += 16
    return channels


def text_at(data, place):
    end = data.index(0, place)
    return data[place:end].decode(), end + 1


def grouped(rows, names):
    """`ViewLayer.DiffCol.R` is the first channel of `DiffCol`."""
    passes = {}
    for name in names:
        of, _, channel = name.rpartition(".")
        passes.setdefault(of.rpartition(".")[2], {})[channel] = rows[name]
    return {
        of: np.stack([found[c] for c in "RGBXYZV" if c in found], axis=-1).astype(np.float32)
        for of, found in passes.items()
    }
