# SPDX-License-Identifier: MIT
# Runs inside Blender, whose Python interface is GPL: this file must stay under a licence compatible with it.
"""Takes one photograph: blender -b --factory-startup -P photograph.py -- folder

The folder holds order.json and scene.glb, and gets photograph.jpg and preview.jpg. What happens is told on
standard output, one JSON object per line that begins with `{`.
"""

import json
import math
import os
import resource
import sys
import time

import numpy as np

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
# Blender 3.4's importer still asks numpy for it.
np.bool = bool

import bpy
from mathutils import Matrix, Vector

import chunks
import cutaway
import developing
import exr
import lamps
import lens
import materials
import passes as passes_of
import patches
import scene_file
import skies
import sun as sun_of

PREVIEW = 640


def main(folder):
    with open(f"{folder}/order.json") as file:
        order = json.load(file)
    started = time.monotonic()
    tell(words="The scene is opened")
    extras = scene_file.read_extras(f"{folder}/scene.glb")
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=f"{folder}/scene.glb")
    scene = bpy.context.scene
    eye = Vector(v / 1000 for v in order["view"]["eye"])
    target = Vector(v / 1000 for v in order["view"]["target"])

    set_up_renderer(scene)
    set_up_camera(scene, eye, target, order)
    is_inside = extras["studio"] or scene_file.room_at(extras["rooms"], eye) is not None
    light = set_up_studio(scene, target) if extras["studio"] else set_up_light(scene, extras, order["light"])
    materials.prepare(bpy.data.materials, order["light"]["lamps"])
    cut = None if is_inside else open_towards(scene, extras["rooms"], eye)

    if order.get("keepBlend"):
        keep_blend(scene, order)

    tell(words="The light is measured")
    meter = measure(scene, order, light, folder)
    take(scene, order, Picture(meter, light["daylight"], cut, tuple(eye)), folder, started)
    usage = resource.getrusage(resource.RUSAGE_SELF)
    tell(cpuSeconds=usage.ru_utime + usage.ru_stime, memory=usage.ru_maxrss * 1024)


def tell(**what):
    print(json.dumps(what), flush=True)


def set_up_renderer(scene):
    scene.render.engine = "CYCLES"
    scene.render.use_persistent_data = True
    scene.render.use_compositing = scene.render.use_sequencer = False
    cycles = scene.cycles
    # Debian's build has no denoiser and stops when asked for one.
    cycles.use_denoising = False
    # Halves of equal samples tell what is noise.
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 5, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 0
    cycles.blur_glossy = 1.0
    layer = scene.view_layers[0]
    for kind in ("diffuse", "glossy", "transmission"):
        for part in ("color", "direct", "indirect"):
            setattr(layer, f"use_pass_{kind}_{part}", True)
    layer.use_pass_emit = layer.use_pass_environment = True
    layer.use_pass_normal = layer.use_pass_position = True
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"


def set_up_camera(scene, eye, target, order):
    along, angle, shift = lens.aimed(eye, target, order["view"]["fieldOfView"])
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    camera.location, camera.rotation_euler = eye, Vector(along).to_track_quat("-Z", "Y").to_euler()
    camera.data.sensor_fit, camera.data.angle_y = "VERTICAL", angle
    camera.data.shift_y = shift
    camera.data.clip_start, camera.data.clip_end = 0.02, 2000
    scene.collection.objects.link(camera)
    scene.camera = camera


def set_up_light(scene, extras, wanted):
    direction, height = sun_of.sun_place(wanted["hour"], wanted["north"])
    sky = sun_of.sky_at(height)
    panes = [o for o in bpy.data.objects if o.get("kind") == "glass" and o.get("opening")]
    scene.world = bpy.data.worlds.new("sky")
    skies.paint(scene.world, sky)
    if sky["sun"] > 0:
        sun = new_light(scene, "SUN", sky["sun"], (0, 0, 0), Vector(direction))
        sun.data.angle, sun.data.color = math.radians(1.0), sky["sun_colour"]
        bounce_sun(scene, sun, panes, Vector(direction))
    for pane in panes:
        portal(scene, pane, extras["rooms"])
    for lamp in [o for o in bpy.data.objects if o.type == "LIGHT" and o.data.type in ("POINT", "SPOT")]:
        set_up_lamp(lamp, wanted["lamps"])
    daylight = float(np.interp(height, [-2, 6], [0, 1]))
    return {"daylight": daylight}


def set_up_studio(scene, target):
    """One large soft light from the left, a weaker one from the right, one from behind for the edges."""
    scene.world = bpy.data.worlds.new("studio")
    skies.paint_even(scene.world, 0.35)
    turn = scene.camera.matrix_world.to_3x3()
    distance = (scene.camera.location - target).length * 0.6
    for side, up, near, size, energy in ((-0.9, 0.9, 0.5, 0.8, 1.0), (1.0, 0.5, 0.6, 1.0, 0.22), (0.4, 1.1, -0.9, 0.6, 0.5)):
        way = turn @ Vector((side, 0, 0)) + Vector((0, 0, up)) + (turn @ Vector((0, 0, near))) * Vector((1, 1, 0))
        light = new_light(scene, "AREA", energy * 14 * distance**2, target + way * distance, way)
        light.data.shape, light.data.size = "DISK", size * distance
        light.visible_camera = False
    return {"daylight": 1.0}


def set_up_lamp(lamp, is_on):
    if not is_on:
        # One that is merely dark would still be asked for light by every ray.
        bpy.data.objects.remove(lamp)
        return
    # The importer reckons in watts of 683 lumen; the sky here is in thousands of lux.
    lamp.data.energy *= 0.683
    lamp.data.shadow_soft_size = max(lamp.data.shadow_soft_size, 0.03)
    lamp.data.color = lamps.photographed(lamp.data.color)
    surface = lamps.surface_of(lamp.get("shape"), lamp.get("size"), lamp.get("lumens"))
    if surface:
        spread_out(lamp, surface)


def spread_out(lamp, surface):
    """A strip or a disc instead of a point: its shadows are as soft as they are in a kitchen."""
    data = bpy.data.lights.new("surface", "AREA")
    data.energy, data.color = surface["power"], lamp.data.color
    data.shape, data.size, data.size_y = surface["shape"], surface["width"], surface["height"]
    lamp.data = data
    lamp.visible_camera = False


def new_light(scene, kind, energy, place, direction):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy = energy
    light = bpy.data.objects.new(kind.lower(), data)
    light.location, light.rotation_euler = place, direction.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(light)
    return light


def bounce_sun(scene, sun, panes, direction):
    """Where the sun falls through a window, a lamp that throws its light on.

    A patch of sun lights a room as a lamp does, but rays find it by chance only, and those that do are specks. So
    the sun itself lights what is seen, and lamps of the colour and the size of its patches light the rest.
    """
    sun.data.cycles.max_bounces = 0
    graph = bpy.context.evaluated_depsgraph_get()
    hits = []
    for pane in panes:
        middle, thin, across, up = sheet_of(pane)
        flux = sun.data.energy * abs(thin.dot(direction)) * across.length * up.length
        places = [(a / 7 - 0.5, b / 7 - 0.5) for a in range(1, 7) for b in range(1, 7)]
        fell = [fallen(scene, graph, middle + across * a + up * b, direction) for a, b in places]
        hits += [{**hit, "flux": flux / len(places)} for hit in fell if hit]
    for patch in patches.largest(patches.gathered(hits)):
        reflect(scene, patch, sun.data.color)


def fallen(scene, graph, start, direction):
    """What a ray of sun through a window falls on; None when it does not come so far."""
    if blocked(scene, graph, start + direction * 0.05, direction):
        return None
    place = start - direction * 0.05
    for _ in range(6):
        hit, at, normal, index, item, _ = scene.ray_cast(graph, place, -direction)
        if not hit:
            return None
        if item.get("kind") != "glass":
            return {"place": tuple(at), "normal": tuple(normal), "of": item.name, "colour": materials.colour_of(item, index)}
        place = at - direction * 0.005
    return None


def blocked(scene, graph, place, direction):
    hit, at, _, _, item, _ = scene.ray_cast(graph, place, direction)
    return hit and item.get("kind") != "glass"


def reflect(scene, patch, colour):
    power = [patch["flux"] * p * c for p, c in zip(patch["colour"], colour)]
    most = max(*power, 1e-6)
    normal = Vector(patch["normal"])
    light = new_light(scene, "AREA", most, Vector(patch["place"]) + normal * 0.02, -normal)
    light.data.color = [p / most for p in power]
    light.data.shape, light.data.size = "DISK", patch["size"]
    light.visible_camera = light.visible_glossy = False


def sheet_of(pane):
    """Middle, unit normal and the two edges of a thin box."""
    corners = [pane.matrix_world @ Vector(c) for c in pane.bound_box]
    edges = sorted((corners[k] - corners[0] for k in (1, 3, 4)), key=lambda edge: edge.length)
    return sum(corners, Vector()) / 8, edges[1].cross(edges[2]).normalized(), edges[1], edges[2]


def portal(scene, pane, rooms):
    """Tells the renderer where daylight comes in, or most of its rays would end at a wall."""
    middle, thin, across, up = sheet_of(pane)
    is_in = scene_file.room_at(rooms, middle + thin * 0.4) is not None
    light = new_light(scene, "AREA", 0, middle + thin * (0.02 if is_in else -0.02), thin * (-1 if is_in else 1))
    light.rotation_euler = facing(thin * (-1 if is_in else 1), across)
    light.data.shape, light.data.size, light.data.size_y = "RECTANGLE", across.length, up.length
    light.data.cycles.is_portal = True


def facing(back, side):
    """Turned so that its back looks there and its width lies along the side."""
    z, x = back.normalized(), side.normalized()
    return Matrix((x, z.cross(x), z)).transposed().to_euler()


def open_towards(scene, rooms, eye):
    """Takes what stands between the eye and the room out of the camera's sight, and of nothing else's."""
    graph = bpy.context.evaluated_depsgraph_get()
    frame = [scene.camera.matrix_world @ corner for corner in scene.camera.data.view_frame(scene=scene)]
    is_above = eye.z > max((room["height"] for room in rooms), default=0) - 0.05
    for item in bpy.data.objects:
        if item.get("kind") in ("ceiling", "floor") and item.get("room") is None:
            item.visible_camera = item["kind"] == "ceiling" and not is_above
    for across in range(33):
        for down in range(21):
            u, v = across / 32, down / 20
            at = frame[0].lerp(frame[3], u).lerp(frame[1].lerp(frame[2], u), v)
            clear_way(scene, graph, rooms, (eye, (at - eye).normalized()), is_above)
    walls = [item for item in bpy.data.objects if item.get("kind") == "wall" and not item.visible_camera]
    names = {wall.get("wall") for wall in walls} - {None}
    for part in bpy.data.objects:
        if part.get("wall") in names:
            part.visible_camera = False
    sides = [wall for wall in walls if wall.get("from") and wall.get("outward")]
    planes = [(scene_file.z_up(wall["from"]), scene_file.z_up(wall["outward"])) for wall in sides]
    return {"rooms": rooms, "planes": planes, "is_above": is_above}


def clear_way(scene, graph, rooms, ray, is_above):
    place, along = ray
    for _ in range(12):
        hit, at, _, _, item, _ = scene.ray_cast(graph, place, along)
        if not hit or scene_file.enters(rooms, place, at):
            return
        if is_in_the_way(item, ray[0], is_above):
            item.visible_camera = False
        place = at + along * 0.002


def is_in_the_way(item, eye, is_above):
    kind = item.get("kind")
    if kind == "wall":
        return scene_file.is_outside(item, eye)
    return kind in ("wall part", "glass") or (kind == "ceiling" and is_above)


def keep_blend(scene, order):
    """The scene as Blender itself would take it in one go, without passes."""
    scene.render.resolution_x, scene.render.resolution_y = order["width"], order["height"]
    scene.cycles.samples = order["samples"]
    layer, settings = scene.view_layers[0], scene.render.image_settings
    names = [name for name in dir(layer) if name.startswith("use_pass_") and getattr(layer, name) is True]
    for name in names:
        setattr(layer, name, name == "use_pass_combined")
    settings.file_format = "PNG"
    bpy.ops.wm.save_as_mainfile(filepath=order["keepBlend"], compress=False)
    for name in names:
        setattr(layer, name, True)
    settings.file_format = "OPEN_EXR_MULTILAYER"


def measure(scene, order, light, folder):
    """A small picture first: what a light meter would say in this room."""
    scale = 96 / max(order["width"], order["height"])
    found = render(scene, (order["width"] * scale, order["height"] * scale), 0, 0, 8, folder)
    diffuse = found["DiffDir"] + found["DiffInd"]
    meter = developing.metered(diffuse, found["DiffCol"], light["daylight"])
    tell(meter=meter)
    return meter


def render(scene, size, seed, first, count, folder):
    cycles, path = scene.cycles, f"{folder}/portion.exr"
    scene.render.resolution_x, scene.render.resolution_y = (max(8, round(v)) for v in size)
    cycles.seed, cycles.sample_offset, cycles.samples = seed, first, count
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    found = exr.read_passes(path)
    os.remove(path)
    return found


class Picture:
    """What is needed to develop the passes; nothing is cut away when the eye is in a room."""

    def __init__(self, meter, daylight, cut, eye):
        self.meter, self.daylight, self.cut, self.eye = meter, daylight, cut, eye

    def develop(self, passes):
        held = lambda light: developing.sun_held_back(light, self.meter)
        is_whole = all(passes.counts)
        light = passes_of.smooth_picture(passes, self.eye, held) if is_whole else passes_of.plain_picture(passes)
        seen = passes.both("Env")
        finished = developing.developed(light + developing.held_back(seen, self.meter, self.daylight), self.meter)
        return cutaway.on_paper(finished, passes, self.cut, self.daylight) if self.cut else finished


def take(scene, order, picture, folder, started):
    passes, portions = passes_of.Passes(), chunks.portions(order["samples"])
    total = sum(count for _, _, count in portions)
    done = 0
    for turn, (half, first, count) in enumerate(portions):
        tell(portion=[done, count, total])
        begun = time.monotonic()
        found = render(scene, (order["width"], order["height"]), half + 1, first, count, folder)
        passes.add(half, count, found)
        done += count
        if turn == 0:
            foresee(order, time.monotonic() - begun, count, total, begun - started)
        is_last = turn == len(portions) - 1
        if is_last:
            tell(words="The picture is developed")
            finished = picture.develop(passes)
            save(scene, finished, f"{folder}/photograph.jpg")
            save(scene, developing.reduced(finished, PREVIEW), f"{folder}/preview.jpg")
        elif half == 1 or turn == 0:
            times = max(2, math.ceil(order["width"] / PREVIEW))
            save(scene, picture.develop(passes.smaller(times)), f"{folder}/preview.jpg")
            tell(preview=True)


def foresee(order, seconds, count, total, before):
    """Says no after the first portion rather than after the last minute."""
    needed = before + seconds / count * total
    if needed > order["secondsAllowed"] * 1.2:
        tell(refusal="time")
        sys.exit(0)


def save(scene, picture, path):
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    settings = scene.render.image_settings
    kept = settings.file_format, settings.color_depth
    settings.file_format, settings.quality, settings.color_mode = "JPEG", 92, "RGB"
    scene.view_settings.view_transform = "Raw"
    image.save_render(f"{path}.part", scene=scene)
    # Whole or not at all: somebody may be reading the last one.
    os.replace(f"{path}.part", path)
    settings.file_format, settings.color_depth = kept
    bpy.data.images.remove(image)


try:
    main(sys.argv[sys.argv.index("--") + 1])
except MemoryError:
    tell(refusal="memory")
