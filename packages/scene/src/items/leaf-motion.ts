import { type Motion, type Part, type PartBounds, type Point3, partBounds, type Size } from '@arredo/geometry'
import { type Axis, axes, axisOf, triple } from '../faces/part-axes.ts'

/** How one leaf, flap or drawer moves when it stands open, in the item's own frame turned right-handed. */
export type LeafMotion =
  | { readonly kind: 'slide'; readonly by: Point3 }
  | { readonly kind: 'swing'; readonly hinge: Point3; readonly axis: Axis; readonly degrees: number }

/** As the recipe says; where it names the group alone, by what such a group usually does. */
export function leafMotion(group: string, parts: readonly Part[], size: Size, side: 'L' | 'R'): LeafMotion {
  const bounds = parts.map(partBounds)
  const motion = parts.find((part) => part.motion)?.motion ?? guessed(group, bounds, size, side)
  if (motion.kind === 'slide') {
    const by = axes.map((axis) => (axis === axisOf[motion.axis] ? motion.travel : 0))
    return { kind: 'slide', by: [by[0] ?? 0, -(by[1] ?? 0), by[2] ?? 0] }
  }
  return swing(motion, largest(bounds), size)
}

/**
 * A leaf turns about an edge of its panel as one sees it from outside: upright panels have their left and
 * right there, a lid has its back at the top. The hinge lies on the side of the body, and the leaf leaves it.
 */
function swing(motion: Exclude<Motion, { kind: 'slide' }>, panel: PartBounds, size: Size): LeafMotion {
  const thin = thinnest(panel)
  const middle = [size.width / 2, size.depth / 2, size.height / 2]
  const out = centre(panel, thin) >= (middle[thin] ?? 0) ? 1 : -1
  const [across, isHigh] = edgeOf(motion, thin, out)
  const hinge = [...panel.min]
  hinge[thin] = out > 0 ? panel.min[thin] : panel.max[thin]
  hinge[across] = isHigh ? panel.max[across] : panel.min[across]

  const axis = axes.find((one) => one !== thin && one !== across) ?? 2
  // The free edge must move outward; turned right-handed, forward is −y.
  const reach = isHigh ? -1 : 1
  const turnsOut = handedness(axis, across, thin) * (across === 1 ? -reach : reach)
  const outward = thin === 1 ? -out : out
  return {
    kind: 'swing',
    hinge: [hinge[0] ?? 0, -(hinge[1] ?? 0), hinge[2] ?? 0],
    axis,
    degrees: turnsOut * outward * motion.degrees,
  }
}

/** The axis across which the edge lies, and whether it is at its high end. */
function edgeOf(
  { kind, edge }: Exclude<Motion, { kind: 'slide' }>,
  thin: Axis,
  out: number,
): readonly [Axis, boolean] {
  if (kind === 'flap') return thin === 2 ? [1, edge === 'bottom'] : [2, edge === 'top']
  // Seen from the right of the item its front is on the left; from behind everything is mirrored.
  if (thin === 0) return [1, (edge === 'left') === out > 0]
  return [0, (edge === 'right') === (thin === 2 || out > 0)]
}

/** 1 when a positive turn about the axis moves the first direction towards the second. */
function handedness(axis: Axis, from: Axis, to: Axis): 1 | -1 {
  return (from + 1) % 3 === to && (to + 1) % 3 === axis ? 1 : -1
}

const leafDegrees = 82

/**
 * A group that reaches deep behind its front is a drawer; a leaf is named by the edge it hangs on, or else
 * hangs away from its handle, or on the article's side when it has none.
 */
function guessed(group: string, bounds: readonly PartBounds[], size: Size, side: 'L' | 'R'): Motion {
  const name = group.toLowerCase()
  const depth = Math.max(...bounds.map(({ max }) => max[1])) - Math.min(...bounds.map(({ min }) => min[1]))
  if (name.includes('drawer') || depth > Math.max(120, size.depth * 0.3)) {
    return { kind: 'slide', axis: 'y', travel: Math.round(size.depth * 0.7) }
  }
  if (name.includes('flap')) return { kind: 'flap', edge: 'top', degrees: leafDegrees }
  const edge = hangsLeft(name, bounds, side) ? 'left' : 'right'
  return { kind: 'hinge', edge, degrees: leafDegrees }
}

function hangsLeft(name: string, bounds: readonly PartBounds[], side: 'L' | 'R'): boolean {
  if (/left|(^|\W)l$/.test(name)) return true
  if (/right|(^|\W)r$/.test(name)) return false
  const panel = largest(bounds)
  const width = panel.max[0] - panel.min[0]
  const handle = bounds.find((one) => one !== panel && area(one) < area(panel) / 4)
  const offCentre = handle ? centre(handle, 0) - centre(panel, 0) : 0
  return Math.abs(offCentre) > width * 0.15 ? offCentre > 0 : side === 'L'
}

const nothing: PartBounds = { min: [0, 0, 0], max: [0, 0, 0] }

function largest(bounds: readonly PartBounds[]): PartBounds {
  return bounds.reduce((most, one) => (area(one) > area(most) ? one : most), bounds[0] ?? nothing)
}

/** The area of its largest face. */
function area({ min, max }: PartBounds): number {
  const [x, y, z] = triple(axes.map((axis) => max[axis] - min[axis]))
  return Math.max(x * y, y * z, z * x)
}

function thinnest({ min, max }: PartBounds): Axis {
  const extent = axes.map((axis) => max[axis] - min[axis])
  const least = Math.min(...extent)
  return ([1, 0, 2] as const).find((axis) => extent[axis] === least) ?? 1
}

function centre({ min, max }: PartBounds, axis: Axis): number {
  return (min[axis] + max[axis]) / 2
}
