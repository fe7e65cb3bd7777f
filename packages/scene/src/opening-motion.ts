import type { Part, Point3, Size } from '@arredo/geometry'

/** How one leaf, flap or drawer moves when it stands open, in the item's own frame. */
export type OpeningMotion =
  | { readonly kind: 'slide'; readonly by: number }
  | { readonly kind: 'swing'; readonly hinge: Point3; readonly axis: 'x' | 'z'; readonly degrees: number }

type Bounds = { readonly min: Point3; readonly max: Point3 }

const swingDegrees = 82

/**
 * Parts say which of them move together, not how: a group that reaches deep behind its front is a
 * drawer; a leaf is named by the edge it hangs on, or else hangs away from its handle, or on the
 * article's side when it has none.
 */
export function openingMotion(
  group: string,
  parts: readonly Part[],
  size: Size,
  side: 'L' | 'R',
): OpeningMotion {
  const bounds = parts.map(partBounds)
  const whole = union(bounds)
  const name = group.toLowerCase()
  if (name.includes('drawer') || whole.max[1] - whole.min[1] > Math.max(120, size.depth * 0.3)) {
    return { kind: 'slide', by: Math.round(size.depth * 0.7) }
  }

  const panel = bounds.reduce((largest, one) => (area(one) > area(largest) ? one : largest), whole)
  const back = panel.min[1]
  if (name.includes('flap')) {
    return { kind: 'swing', hinge: [panel.min[0], back, panel.max[2]], axis: 'x', degrees: -swingDegrees }
  }
  return hangsLeft(name, bounds, panel, side)
    ? { kind: 'swing', hinge: [panel.min[0], back, panel.min[2]], axis: 'z', degrees: -swingDegrees }
    : { kind: 'swing', hinge: [panel.max[0], back, panel.min[2]], axis: 'z', degrees: swingDegrees }
}

function partBounds(part: Part): Bounds {
  const [x, y, z] = part.at
  if (part.shape !== 'extrusion')
    return { min: part.at, max: [x + part.size[0], y + part.size[1], z + part.size[2]] }

  const [a, b] = [part.profile.map(([first]) => first), part.profile.map(([, second]) => second)]
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
  const along = [0, part.length] as const
  const [sx, sy, sz] =
    part.along === 'x'
      ? [along, span(a), span(b)]
      : part.along === 'y'
        ? [span(a), along, span(b)]
        : [span(a), span(b), along]
  return { min: [x + sx[0], y + sy[0], z + sz[0]], max: [x + sx[1], y + sy[1], z + sz[1]] }
}

function hangsLeft(name: string, bounds: readonly Bounds[], panel: Bounds, side: 'L' | 'R'): boolean {
  if (/left|(^|\W)l$/.test(name)) return true
  if (/right|(^|\W)r$/.test(name)) return false
  const width = panel.max[0] - panel.min[0]
  const handle = bounds.find((one) => one !== panel && area(one) < area(panel) / 4)
  const offCentre = handle ? middle(handle) - middle(panel) : 0
  return Math.abs(offCentre) > width * 0.15 ? offCentre > 0 : side === 'L'
}

function union(all: readonly Bounds[]): Bounds {
  const pick = (choose: (...values: number[]) => number, end: 'min' | 'max', axis: 0 | 1 | 2) =>
    choose(...all.map((one) => one[end][axis]))
  return {
    min: [pick(Math.min, 'min', 0), pick(Math.min, 'min', 1), pick(Math.min, 'min', 2)],
    max: [pick(Math.max, 'max', 0), pick(Math.max, 'max', 1), pick(Math.max, 'max', 2)],
  }
}

function area({ min, max }: Bounds): number {
  return (max[0] - min[0]) * (max[2] - min[2])
}

function middle({ min, max }: Bounds): number {
  return (min[0] + max[0]) / 2
}
