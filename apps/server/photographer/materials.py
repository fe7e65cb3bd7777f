# SPDX-License-Identifier: MIT
"""What the scene file cannot say about materials, as nodes of the renderer: rounded edges, thin glass, lamps off."""

import numpy as np

BEVEL = 0.0012
# By name of the image: many rays of sun fall on the same floor.
means = {}


def prepare(materials, are_lamps_on):
    for material in materials:
        shader = material.use_nodes and material.node_tree.nodes.get("Principled BSDF")
        if not shader:
            continue
        # The lamp within a shade gives the light; as a lamp of its own the shade would give it twice, and noisily.
        material.cycles.sample_as_light = False
        if not are_lamps_on:
            shader.inputs["Emission Strength"].default_value = 0
        if shader.inputs["Transmission"].default_value > 0.5:
            let_light_through(material, shader)
        else:
            round_edges(material.node_tree, shader)


def round_edges(tree, shader):
    """No real edge is sharp: a rounded one catches light. A normal map goes through it."""
    bevel = tree.nodes.new("ShaderNodeBevel")
    bevel.samples, bevel.inputs["Radius"].default_value = 2, BEVEL
    mapped = shader.inputs["Normal"].links
    if mapped:
        tree.links.new(mapped[0].from_socket, bevel.inputs["Normal"])
    tree.links.new(bevel.outputs["Normal"], shader.inputs["Normal"])


def let_light_through(material, shader):
    """Panes: a thin mirror before what is behind. Frosted ones scatter what is seen and let light through all the same."""
    tree = material.node_tree
    roughness, colour = shader.inputs["Roughness"].default_value, shader.inputs["Base Color"].default_value
    clear, mix = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeMixShader")
    clear.inputs["Color"].default_value = colour
    tree.links.new(clear.outputs[0], mix.inputs[1])
    if roughness < 0.15:
        mirror = tree.nodes.new("ShaderNodeBsdfGlossy")
        mirror.inputs["Roughness"].default_value = roughness
        tree.links.new(mirror.outputs[0], mix.inputs[2])
        tree.links.new(mirrored_share(tree), mix.inputs[0])
    else:
        path, seen = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMath")
        seen.operation = "MAXIMUM"
        tree.links.new(path.outputs["Is Camera Ray"], seen.inputs[0])
        tree.links.new(path.outputs["Is Glossy Ray"], seen.inputs[1])
        tree.links.new(shader.outputs[0], mix.inputs[2])
        tree.links.new(seen.outputs[0], mix.inputs[0])
    output = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    tree.links.new(mix.outputs[0], output.inputs["Surface"])


def mirrored_share(tree):
    """Schlick's rule, the same from both sides: the Fresnel node would let nothing slanting out of a pane."""
    facing, power, share = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("LayerWeight", "Math", "Math"))
    facing.inputs["Blend"].default_value = 0.5
    power.operation, share.operation = "POWER", "MULTIPLY_ADD"
    power.inputs[1].default_value = 5
    share.inputs[1].default_value, share.inputs[2].default_value = 0.96, 0.04
    tree.links.new(facing.outputs["Facing"], power.inputs[0])
    tree.links.new(power.outputs[0], share.inputs[0])
    return share.outputs[0]


def colour_of(item, index):
    slots = item.material_slots
    shader = None
    if slots and item.type == "MESH" and index < len(item.data.polygons):
        material = slots[item.data.polygons[index].material_index].material
        shader = material and material.use_nodes and material.node_tree.nodes.get("Principled BSDF")
    if not shader or shader.inputs["Metallic"].default_value > 0.5:
        return (0.3, 0.3, 0.3)
    source = shader.inputs["Base Color"]
    return mean_of(source.links[0].from_node) if source.links else tuple(source.default_value)[:3]


def mean_of(node):
    image = getattr(node, "image", None)
    if not image or not image.size[0]:
        return (0.45, 0.42, 0.38)
    if image.name not in means:
        pixels = np.empty(len(image.pixels), dtype=np.float32)
        image.pixels.foreach_get(pixels)
        few = pixels.reshape(-1, 4)[:: max(1, len(pixels) // 40000), :3]
        linear = few**2.2 if image.colorspace_settings.name == "sRGB" else few
        means[image.name] = tuple(float(value) for value in linear.mean(0))
    return means[image.name]
