/** Where a ray ends: which triangle, how far, and whether it came from behind. */
export type RayEnd = { triangle: number; distance: number; isBehind: boolean }

/** Triangles that rays are sent against; flat arrays all along, because millions of rays are. */
export type TriangleTree = {
  /** Fills in the nearest end and says whether there is one. */
  readonly first: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    end: RayEnd,
  ) => boolean
  readonly isBlocked: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ) => boolean
}

const leafSize = 4
const deepest = 64

/** Three corners of three numbers each, one triangle after the other. */
export function createTriangleTree(corners: Float32Array): TriangleTree {
  const count = corners.length / 9
  const order = Uint32Array.from({ length: count }, (_, k) => k)
  const centres = centresOf(corners, count)
  /** Six numbers of a box; then where its second child is, or the first triangle of a leaf; then how many. */
  const boxes: number[] = []
  const links: number[] = []
  /** Along which axis a box was divided: the half a ray meets first is looked at first. */
  const axes: number[] = []
  if (count > 0) build(0, count)
  const box = Float32Array.from(boxes)
  const link = Int32Array.from(links)
  const split = Uint8Array.from(axes)
  const sides = sidesOf(corners, order)
  const stack = new Int32Array(deepest)
  const none: RayEnd = { triangle: -1, distance: 0, isBehind: false }

  return {
    first: (ox, oy, oz, dx, dy, dz, far, end) => walk(ox, oy, oz, dx, dy, dz, far, end, false),
    isBlocked: (ox, oy, oz, dx, dy, dz, far) => walk(ox, oy, oz, dx, dy, dz, far, none, true),
  }

  function build(from: number, to: number): void {
    const node = links.length / 2
    boxes.push(...boundsOf(corners, order, from, to))
    links.push(0, 0)
    axes.push(0)
    if (to - from <= leafSize) {
      links[node * 2] = from
      links[node * 2 + 1] = to - from
      return
    }
    const axis = longestAxis(boxes, node)
    const part = order
      .subarray(from, to)
      .sort((a, b) => (centres[a * 3 + axis] ?? 0) - (centres[b * 3 + axis] ?? 0))
    axes[node] = axis
    const middle = from + (part.length >> 1)
    build(from, middle)
    links[node * 2] = links.length / 2
    build(middle, to)
  }

  function walk(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
    end: RayEnd,
    isAnyEnough: boolean,
  ): boolean {
    if (count === 0) return false
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz]
    let best = far
    let found = false
    let top = 0
    stack[0] = 0
    while (top >= 0) {
      const node = stack[top--] as number
      const at = node * 6
      const x0 = ((box[at] as number) - ox) * ix
      const x1 = ((box[at + 3] as number) - ox) * ix
      const y0 = ((box[at + 1] as number) - oy) * iy
      const y1 = ((box[at + 4] as number) - oy) * iy
      const z0 = ((box[at + 2] as number) - oz) * iz
      const z1 = ((box[at + 5] as number) - oz) * iz
      const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0)
      const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), best)
      if (enter > leave) continue
      const size = link[node * 2 + 1] as number
      if (size === 0) {
        const axis = split[node] as number
        const isTurned = (axis === 0 ? dx : axis === 1 ? dy : dz) < 0
        const second = link[node * 2] as number
        stack[++top] = isTurned ? node + 1 : second
        stack[++top] = isTurned ? second : node + 1
        continue
      }
      const start = link[node * 2] as number
      for (let k = start; k < start + size; k++) {
        const s = k * 9
        const ax = sides[s] as number
        const ay = sides[s + 1] as number
        const az = sides[s + 2] as number
        const e1x = sides[s + 3] as number
        const e1y = sides[s + 4] as number
        const e1z = sides[s + 5] as number
        const e2x = sides[s + 6] as number
        const e2y = sides[s + 7] as number
        const e2z = sides[s + 8] as number
        const px = dy * e2z - dz * e2y
        const py = dz * e2x - dx * e2z
        const pz = dx * e2y - dy * e2x
        const determinant = e1x * px + e1y * py + e1z * pz
        if (determinant > -1e-9 && determinant < 1e-9) continue
        const inverse = 1 / determinant
        const tx = ox - ax
        const ty = oy - ay
        const tz = oz - az
        const u = (tx * px + ty * py + tz * pz) * inverse
        if (u < 0 || u > 1) continue
        const qx = ty * e1z - tz * e1y
        const qy = tz * e1x - tx * e1z
        const qz = tx * e1y - ty * e1x
        const v = (dx * qx + dy * qy + dz * qz) * inverse
        if (v < 0 || u + v > 1) continue
        const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse
        if (distance <= 1e-3 || distance >= best) continue
        if (isAnyEnough) return true
        best = distance
        found = true
        end.triangle = order[k] as number
        end.distance = distance
        end.isBehind = determinant < 0
      }
    }
    return found
  }
}

function centresOf(corners: Float32Array, count: number): Float32Array {
  const centres = new Float32Array(count * 3)
  for (let k = 0; k < count; k++) {
    for (let axis = 0; axis < 3; axis++) {
      const at = k * 9 + axis
      centres[k * 3 + axis] = ((corners[at] ?? 0) + (corners[at + 3] ?? 0) + (corners[at + 6] ?? 0)) / 3
    }
  }
  return centres
}

function boundsOf(corners: Float32Array, order: Uint32Array, from: number, to: number): number[] {
  const bounds = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  for (let k = from; k < to; k++) {
    const at = (order[k] ?? 0) * 9
    for (let value = 0; value < 9; value++) {
      const axis = value % 3
      const place = corners[at + value] ?? 0
      bounds[axis] = Math.min(bounds[axis] ?? 0, place)
      bounds[axis + 3] = Math.max(bounds[axis + 3] ?? 0, place)
    }
  }
  return bounds
}

function longestAxis(boxes: readonly number[], node: number): 0 | 1 | 2 {
  const extent = (axis: number) => (boxes[node * 6 + axis + 3] ?? 0) - (boxes[node * 6 + axis] ?? 0)
  const [x, y, z] = [extent(0), extent(1), extent(2)]
  if (x >= y && x >= z) return 0
  return y >= z ? 1 : 2
}

/** A corner and the two sides that leave it, in the order of the leaves. */
function sidesOf(corners: Float32Array, order: Uint32Array): Float32Array {
  const sides = new Float32Array(order.length * 9)
  for (let k = 0; k < order.length; k++) {
    const at = (order[k] ?? 0) * 9
    for (let axis = 0; axis < 3; axis++) {
      const first = corners[at + axis] ?? 0
      sides[k * 9 + axis] = first
      sides[k * 9 + 3 + axis] = (corners[at + 3 + axis] ?? 0) - first
      sides[k * 9 + 6 + axis] = (corners[at + 6 + axis] ?? 0) - first
    }
  }
  return sides
}
