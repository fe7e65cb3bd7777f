# SPDX-License-Identifier: MIT
"""From measured light to a picture: exposure, white balance, tone and the curve of a screen."""

import numpy as np

from smoothing import blurred, luminance

# How bright white paint shall be in the picture, in light: by day, and by lamps at night.
WHITE_BY_DAY, WHITE_BY_NIGHT = 0.7, 0.46
WHITE_PAINT = 0.82
# Where the curve begins to bend, so that a patch of sun is bright and not burnt.
SHOULDER = 0.55
GLOW = 0.05
CONTRAST = 0.025


def metered(light, colour, daylight):
    """Exposure and white balance by the light that falls on things, whatever their own colour is.

    Light is that of the diffuse passes, colour theirs; daylight is 1 by day and 0 at night.
    """
    level = luminance(light)
    seen = (luminance(colour) > 0.02) & (level > 0)
    if seen.sum() < 20:
        return {"exposure": 1.0, "gains": [1.0, 1.0, 1.0], "level": 0.0}
    # By day what most of the room has; at night the pools of light count and the dark between them stays dark.
    bright = float(np.percentile(level[seen], 62 + 16 * (1 - daylight)))
    white = WHITE_BY_NIGHT + (WHITE_BY_DAY - WHITE_BY_NIGHT) * daylight
    near = seen & (level < bright * 1.5) & (level > bright * 0.3)
    cast = np.median(light[near] / level[near][:, None], axis=0)
    # A cast is taken back by day and mostly kept at night: lamps are warm.
    gains = np.clip(cast, 0.2, 5) ** -(0.65 + 0.2 * daylight)
    gains /= luminance(gains * cast)
    return {"exposure": white / (WHITE_PAINT * max(bright, 1e-9)), "gains": gains.tolist(), "level": bright}


def developed(picture, meter):
    """Light as it was measured to values of a screen, 0 to 1."""
    gains = np.array(meter["gains"], dtype=np.float32) * np.float32(meter["exposure"])
    return contrasted(encoded(toned(glowing(np.maximum(picture, 0) * gains))))


def contrasted(shown):
    """A little deeper in the dark and lighter in the light, as paper and screens want it; the middle stays."""
    return shown - CONTRAST * np.sin(2 * np.pi * shown)


def glowing(light):
    """What is brighter than white shines a little over its edge, as in any lens and eye."""
    over = np.clip(light - 1, 0, 12)
    radius = max(1, light.shape[1] // 120)
    for channel in range(3):
        spread = over[..., channel]
        for _ in range(3):
            spread = blurred(spread, radius)
        light[..., channel] += GLOW * spread
    return light


def toned(light):
    """Straight up to the shoulder, so that colours are those of the catalogue; then bent towards white."""
    peak = light.max(-1)
    room = 1 - SHOULDER
    over = np.maximum(peak - SHOULDER, 0)
    held = np.where(peak > SHOULDER, 1 - room * room / (over + room), peak)
    colour = light * (held / np.maximum(peak, 1e-9))[..., None]
    # What is far brighter than the picture can show loses its colour, as on film.
    pale = (1 - 1 / (0.12 * (peak - held) + 1))[..., None]
    return colour * (1 - pale) + held[..., None] * pale


def encoded(light):
    """The curve of sRGB."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def reduced(picture, widest):
    """Smaller by the mean of what falls on each pixel; never larger."""
    height, width = picture.shape[:2]
    if width <= widest:
        return picture
    return shrunk(shrunk(picture, widest, 1), max(1, round(height * widest / width)), 0)


def shrunk(picture, count, axis):
    size = picture.shape[axis]
    sums = np.cumsum(picture, axis=axis, dtype=np.float64)
    sums = np.concatenate([np.zeros_like(np.take(sums, [0], axis)), sums], axis=axis)
    places = np.linspace(0, size, count + 1)
    whole = np.minimum(places.astype(int), size - 1)
    part = (places - whole).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
    at = np.take(sums, whole, axis) * (1 - part) + np.take(sums, whole + 1, axis) * part
    return (np.diff(at, axis=axis) / (size / count)).astype(np.float32)


def held_back(seen, meter, daylight):
    """What is seen outside, no brighter than a photographer would let a window be: nearly white, not burnt."""
    level = luminance(seen) * np.float32(meter["exposure"])
    most = 0.35 + 1.15 * daylight
    return seen * (most / np.maximum(level, most))[..., None]


def sun_held_back(light, meter):
    """Light on surfaces, less of it where it is far more than elsewhere: one sees the grain of a floor in the sun, and
    tiles under a lamp. Photographers blend exposures to the same end."""
    most = max(2 * meter["level"], 1e-9)
    level = np.maximum(luminance(light), most)
    return light * ((level / most) ** -0.55)[..., None]
