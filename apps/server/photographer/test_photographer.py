# SPDX-License-Identifier: MIT
"""python3 -m unittest, in this folder: everything here but the script itself works without Blender."""

import math
import os
import struct
import tempfile
import unittest

import numpy as np

import chunks
import developing
import exr
import lens
import passes
import patches
import scene_file
import smoothing
import sun


class Sun(unittest.TestCase):
    def test_stands_in_the_south_at_noon_and_in_the_east_in_the_morning(self):
        noon, height = sun.sun_place(12, 0)
        self.assertAlmostEqual(noon[0], 0, 6)
        self.assertLess(noon[1], 0)
        self.assertAlmostEqual(height, 90 - 46 + 22, 4)
        self.assertGreater(sun.sun_place(7, 0)[0][0], 0.5)
        self.assertLess(sun.sun_place(17, 0)[0][0], -0.5)

    def test_turns_with_north(self):
        # North on the right of the plan: noon's sun comes from the left.
        self.assertLess(sun.sun_place(12, 90)[0][0], -0.3)

    def test_is_gone_at_night_and_the_sky_is_dark_and_blue(self):
        _, height = sun.sun_place(23, 0)
        night = sun.sky_at(height)
        self.assertEqual(night["sun"], 0)
        self.assertLess(night["sky"], sun.sky_at(60)["sky"] / 500)
        self.assertGreater(night["top"][2], 2 * night["top"][0])

    def test_is_warmer_the_lower_it_stands(self):
        blues = [sun.sky_at(height)["sun_colour"][2] for height in (2, 10, 30, 60)]
        self.assertEqual(blues, sorted(blues))


class Lens(unittest.TestCase):
    def test_a_tilt_becomes_a_shift_and_all_that_was_seen_stays(self):
        eye, target = (0, 0, 1.5), (0, 4, 0.5)
        along, angle, shift = lens.aimed(eye, target, 50)
        self.assertEqual(along[2], 0)
        tilt, half = math.atan2(-1, 4), math.radians(25)
        size = 2 * math.tan(angle / 2)
        self.assertAlmostEqual((shift + 0.5) * size, math.tan(tilt + half))
        self.assertAlmostEqual((shift - 0.5) * size, math.tan(tilt - half))

    def test_a_steep_look_stays_tilted(self):
        along, angle, shift = lens.aimed((0, 0, 5), (0, 4, 0), 50)
        self.assertEqual((along[2], shift), (-5, 0))
        self.assertAlmostEqual(angle, math.radians(50))


class Portions(unittest.TestCase):
    def test_fill_both_halves_with_every_sample_once(self):
        for samples in (2, 4, 8, 48, 160):
            for half in (0, 1):
                mine = [(first, count) for of, first, count in chunks.portions(samples) if of == half]
                self.assertEqual([first for first, _ in mine], [0, *np.cumsum([c for _, c in mine])[:-1]])
                self.assertEqual(sum(count for _, count in mine), samples // 2)


class Rooms(unittest.TestCase):
    room = {"floor": [(0, 0), (4, 0), (4, 3), (2, 3), (2, 2), (0, 2)], "height": 2.6}

    def test_a_place_is_inside_by_plan_and_height(self):
        inside = [(1, 1, 1), (3, 2.5, 1)]
        outside = [(1, 2.5, 1), (-1, 1, 1), (1, 1, 3)]
        self.assertTrue(all(scene_file.room_at([self.room], place) for place in inside))
        self.assertFalse(any(scene_file.room_at([self.room], place) for place in outside))

    def test_sun_falls_in_patches_and_the_largest_take_over_the_rest(self):
        ray = {"of": "floor", "normal": (0, 0, 1), "colour": (0.5,) * 3, "flux": 1}
        floor = [{**ray, "place": (x, 0, 0)} for x in range(5)]
        others = [{**floor[0], "of": name, "flux": 0.5} for name in ("table", "chair", "wall")]
        kept = patches.largest(patches.gathered(floor + others))
        self.assertEqual(len(kept), patches.MOST)
        self.assertAlmostEqual(sum(patch["flux"] for patch in kept), 6.5)


class Developing(unittest.TestCase):
    def test_white_paint_is_white_and_never_burnt_whatever_stands_in_the_room(self):
        for furniture in (0.04, 0.5):
            colour = np.full((40, 60, 3), furniture, np.float32)
            colour[:20] = 0.82
            light = np.full((40, 60, 3), 0.2, np.float32) * np.array([1.0, 0.93, 0.8], np.float32)
            meter = developing.metered(light, colour, 1)
            shown = developing.developed(light * colour, meter)
            self.assertTrue(0.8 < shown[:20].mean() < 0.92, shown[:20].mean())
            self.assertLess(np.ptp(shown[0, 0]), 0.03)

    def test_ten_times_the_light_still_has_a_form(self):
        bright = developing.encoded(developing.toned(np.array([[[4, 3.6, 3]], [[8, 7.2, 6]]], np.float32)))
        self.assertLess(bright.max(), 0.995)
        self.assertTrue((bright[1] > bright[0]).all())

    def test_colours_below_the_shoulder_are_those_of_the_catalogue(self):
        colour = np.array([[[0.4, 0.2, 0.1]]], np.float32)
        np.testing.assert_allclose(developing.toned(colour), colour, rtol=1e-6)

    def test_sun_on_a_floor_is_held_back_and_the_light_around_it_is_not(self):
        light = np.ones((1, 3, 3), dtype=np.float32) * np.array([1, 2, 12], dtype=np.float32)[None, :, None]
        held = developing.sun_held_back(light, {"level": 1.0})[0, :, 0]
        self.assertEqual(held[:2].tolist(), [1, 2])
        self.assertTrue(3 < held[2] < 6)

    def test_a_smaller_picture_keeps_its_mean(self):
        picture = np.random.default_rng(1).random((75, 130, 3), dtype=np.float32)
        small = developing.reduced(picture, 64)
        self.assertEqual(small.shape, (37, 64, 3))
        np.testing.assert_allclose(small.mean((0, 1)), picture.mean((0, 1)), rtol=1e-3)


class Gathering(unittest.TestCase):
    def found(self, value):
        return {name: np.full((7, 9, 3), value, np.float32) for name in passes.NAMES}

    def test_portions_count_by_their_samples_and_a_smaller_copy_has_the_same_light(self):
        gathered = passes.Passes()
        gathered.add(0, 4, self.found(1))
        self.assertEqual(gathered.smaller(2).both("Emit").shape, (3, 4, 3))
        gathered.add(0, 12, self.found(5))
        gathered.add(1, 16, self.found(2))
        self.assertEqual(gathered.both("Emit")[0, 0, 0], 3)
        self.assertEqual(gathered.smaller(2).light("Diff")[0, 0, 0], 6)

    def test_places_are_those_of_the_first_sample(self):
        gathered = passes.Passes()
        gathered.add(0, 4, self.found(1))
        gathered.add(1, 4, self.found(1.5))
        gathered.add(0, 12, self.found(0))
        self.assertEqual(gathered.both("Position")[0, 0, 0], 1)


class Exr(unittest.TestCase):
    def test_reads_what_the_format_says(self):
        width, height = 3, 2
        names = [f"ViewLayer.{name}" for name in ("Depth.Z", "DiffCol.B", "DiffCol.G", "DiffCol.R")]
        channels = b"".join(name.encode() + b"\0" + struct.pack("<iiii", 2, 0, 1, 1) for name in names) + b"\0"
        window = struct.pack("<4i", 0, 0, width - 1, height - 1)
        fields = [("channels", channels), ("compression", b"\0"), ("dataWindow", window)]
        data = struct.pack("<ii", exr.MAGIC, 2)
        data += b"".join(n.encode() + b"\0t\0" + struct.pack("<i", len(v)) + v for n, v in fields) + b"\0"
        data += struct.pack(f"<{height}q", *range(height))
        for y in range(height):
            values = [10 * c + y for c in range(4) for _ in range(width)]
            data += struct.pack(f"<ii{4 * width}f", y, 16 * width, *values)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.exr")
            with open(path, "wb") as file:
                file.write(data)
            found = exr.read_passes(path)
        self.assertEqual(found["DiffCol"].shape, (2, 3, 3))
        self.assertEqual(found["DiffCol"][1, 2].tolist(), [31, 21, 11])
        self.assertEqual(found["Depth"][1, 0].tolist(), [1])


class Smoothing(unittest.TestCase):
    """A tiled wall and a floor under light that falls off, with the noise of few samples and a shadow's edge."""

    size = (96, 144)

    def setUp(self):
        height, width = self.size
        y, x = np.mgrid[0:height, 0:width]
        is_wall = y < 60
        joints = (x % 12 < 1) | (y % 12 < 1)
        self.colour = np.where(is_wall & joints, 0.25, 0.8)[..., None].repeat(3, -1).astype(np.float32)
        self.light = (0.5 + 0.4 * x / width).astype(np.float32)
        self.light[70:, 60:] *= 0.4
        self.light = self.light[..., None].repeat(3, -1)
        normals = np.where(is_wall[..., None], [0.0, -1, 0], [0.0, 0, 1]).astype(np.float32)
        deep, high = np.where(is_wall, 2, 2 - (y - 60) * 0.01), np.where(is_wall, (60 - y) * 0.01, 0)
        places = np.stack([x * 0.01, deep, high], -1)
        self.guide = smoothing.Guide(normals, places.astype(np.float32), np.full(self.size, 3, np.float32))
        random = np.random.default_rng(7)
        self.halves = [self.light * random.gamma(2, 0.5, (*self.size, 1)).astype(np.float32) for _ in range(2)]
        lit = np.ones(self.size, bool)
        (self.smooth,) = smoothing.smooth([smoothing.Light(self.halves, lit, 5, 3.0)], self.guide)

    def test_a_tile_pattern_stays_sharper_than_by_plain_smoothing_that_leaves_twice_the_noise(self):
        truth, guided = self.light * self.colour, self.smooth * self.colour
        noisy = (self.halves[0] + self.halves[1]) / 2 * self.colour
        tries = (blurred(noisy, sigma) for sigma in np.arange(0.4, 6, 0.1))
        plain = next(tried for tried in tries if tile_noise(tried - truth) <= 2 * tile_noise(guided - truth))
        kept, lost = contrast(guided) / contrast(truth), contrast(plain) / contrast(truth)
        noises = [f"{tile_noise(picture - truth):.3f}" for picture in (noisy, guided, plain)]
        print(f"tile contrast kept: guided {kept:.2f}, plain {lost:.2f}; noise before, guided, plain: {noises}")
        self.assertGreater(kept, 0.95)
        self.assertLess(lost, 0.6)

    def test_noise_falls_and_no_light_is_lost(self):
        before = noise_in((self.halves[0] + self.halves[1]) / 2 - self.light)
        self.assertLess(noise_in(self.smooth - self.light), before / 5)
        self.assertAlmostEqual(self.smooth.mean() / self.light.mean(), 1, delta=0.02)

    def test_a_shadow_keeps_its_edge_and_wall_and_floor_do_not_mix(self):
        inside, outside = self.smooth[85, 64:70].mean(), self.smooth[85, 50:56].mean()
        self.assertLess(inside / outside, 0.6)

    def test_what_has_no_light_of_a_kind_darkens_nothing_beside_it(self):
        lit = np.ones(self.size, bool)
        lit[:, 100:] = False
        halves = [half * lit[..., None] for half in self.halves]
        (smooth,) = smoothing.smooth([smoothing.Light(halves, lit, 5, 3.0)], self.guide)
        self.assertGreater(smooth[10:50, 97:100].mean() / self.light[10:50, 97:100].mean(), 0.9)

    def test_a_lucky_ray_is_no_lamp(self):
        self.halves[0][30, 30] = 400
        (smooth,) = smoothing.smooth([smoothing.Light(self.halves, np.ones(self.size, bool), 5, 3.0)], self.guide)
        self.assertLess(smooth[28:33, 28:33].max(), 1.3)


    def test_a_joint_of_one_pixel_stays_dark_and_an_edge_does_not_sparkle(self):
        normals, places = (np.moveaxis(planes, 0, -1).copy() for planes in (self.guide.normals, self.guide.places))
        # A gap 30 mm deep in the wall, and a lone edge that looks elsewhere.
        places[:60, 40, 1] += 0.03
        normals[:60, 80] = [0.8, -0.6, 0]
        for half in self.halves:
            half[:60, 40] *= 0.1
            half[:60:7, 80] *= 5
        guide = smoothing.Guide(normals, places, np.full(self.size, 3, np.float32))
        (smooth,) = smoothing.smooth([smoothing.Light(self.halves, np.ones(self.size, bool), 5, 3.0)], guide)
        self.assertLess(smooth[5:55, 40].mean() / self.light[5:55, 40].mean(), 0.5)
        self.assertLess(smooth[5:55, 80].max() / self.light[5:55, 80].max(), 1.3)


def noise_in(difference):
    return float(np.sqrt((difference[4:-4, 4:-4] ** 2).mean()))


def tile_noise(difference):
    """In the middle of tiles alone, where a blurred joint does not count as noise."""
    return float(difference[6:55:12, 6:138:12].std())


def contrast(picture):
    tiles, joints = picture[6:55:12, 6:138:12].mean(), picture[6:55:12, 12:138:12].mean()
    return float(tiles - joints)


def blurred(picture, sigma):
    reach = np.arange(-20, 21)
    kernel = np.exp(-(reach**2) / (2 * sigma * sigma))
    kernel /= kernel.sum()
    for axis in (0, 1):
        picture = np.apply_along_axis(lambda line: np.convolve(np.pad(line, 20, "edge"), kernel, "valid"), axis, picture)
    return picture


if __name__ == "__main__":
    unittest.main()
