# SPDX-License-Identifier: MIT
"""The sky as nodes of the renderer."""


def paint(world, sky):
    """Bright at the horizon, blue above it, ground below."""
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, parts = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    half = nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY_ADD"
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    links.new(place.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], half.inputs[0])
    links.new(half.outputs[0], ramp.inputs[0])
    ground = [c * g for c, g in zip(sky["horizon"], (0.30, 0.30, 0.26))]
    steps = [(0.0, ground), (0.485, ground), (0.505, sky["horizon"]), (0.72, sky["top"]), (1.0, sky["top"])]
    elements = ramp.color_ramp.elements
    for at, colour in steps[2:]:
        elements.new(at)
    for element, (at, colour) in zip(elements, steps):
        element.position, element.color = at, (*colour, 1)
    background = nodes["Background"]
    links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = sky["sky"]


def paint_even(world, strength):
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
