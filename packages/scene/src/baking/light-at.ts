import type { BakeScene, Rgb } from './bake-scene.ts'
import { sampleA, sampleB, scattered } from './sampling.ts'
import { aroundAt, skyAt, throughPortal } from './sky-at.ts'
import type { RayEnd, TriangleTree } from './triangle-tree.ts'

/** Fills in the irradiance at a place on a surface that looks this way. */
export type Irradiance = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  into: number[],
) => void

/** Where a light stands, seen from a place, and what it sends there. */
export type Visit = (lx: number, ly: number, lz: number, light: Rgb) => void

export type LightAt = {
  /**
   * The light that comes back along a ray: the sky's through windows only if asked for, because it is looked for on
   * the straight way. How far the ray went, or Infinity; below 0 if it met a surface from behind.
   */
  readonly along: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    into: number[],
    seesWindows?: boolean,
  ) => number
  /** The lamps that a place sees, and the sky through every window. */
  readonly eachLight: (x: number, y: number, z: number, seed: number, visit: Visit) => void
}

const farAway = 1e6
/** Nobody is nearer to a bulb than this. */
const nearestLamp = 120
/** Looks through a window at more places, the larger it is seen. */
const looks = { least: 4, most: 32, perSight: 24 }

export function createLightAt(scene: BakeScene, tree: TriangleTree, known: Irradiance): LightAt {
  const { corners, albedo, glow, sun, sky, around, lamps, portals } = scene
  const normals = normalsOf(corners)
  const end: RayEnd = { triangle: 0, distance: 0, isBehind: false }
  const light = [0, 0, 0]

  return { along, eachLight }

  function along(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    into: number[],
    seesWindows = false,
  ): number {
    if (!tree.first(ox, oy, oz, dx, dy, dz, farAway, end)) {
      if (seesWindows && around) aroundAt(around, dx, dy, dz, into)
      else if (seesWindows || !portals.some((portal) => throughPortal(portal, ox, oy, oz, dx, dy, dz))) {
        skyAt(sky, dz, into)
      } else into[0] = into[1] = into[2] = 0
      return Number.POSITIVE_INFINITY
    }
    const { triangle, distance, isBehind } = end
    if (isBehind) {
      into[0] = into[1] = into[2] = 0
      return -distance
    }
    const t = triangle * 3
    const nx = normals[t] as number
    const ny = normals[t + 1] as number
    const nz = normals[t + 2] as number
    const x = ox + dx * distance + nx * 2
    const y = oy + dy * distance + ny * 2
    const z = oz + dz * distance + nz * 2
    known(x, y, z, nx, ny, nz, light)
    let sunny = 0
    if (sun) {
      const [sx, sy, sz] = sun.towards
      const facing = sx * nx + sy * ny + sz * nz
      if (facing > 0 && !tree.isBlocked(x, y, z, sx, sy, sz, farAway)) sunny = facing
    }
    for (let c = 0; c < 3; c++) {
      const falling = (light[c] as number) + (sun ? sunny * (sun.strength[c] as number) : 0)
      into[c] = (glow[t + c] as number) + ((albedo[t + c] as number) * falling) / Math.PI
    }
    return distance
  }

  function eachLight(x: number, y: number, z: number, seed: number, visit: Visit): void {
    for (const { at, candela, isDownward } of lamps) {
      const away = Math.max(nearestLamp, Math.hypot(at[0] - x, at[1] - y, at[2] - z))
      const [lx, ly, lz] = [(at[0] - x) / away, (at[1] - y) / away, (at[2] - z) / away]
      const cone = isDownward ? Math.max(0, lz) ** 1.5 : 1
      const falls = cone / (away * away)
      if (falls * candela[0] < 1e-4 || tree.isBlocked(x, y, z, lx, ly, lz, away - 60)) continue
      visit(lx, ly, lz, [candela[0] * falls, candela[1] * falls, candela[2] * falls])
    }
    for (const { corner, right, up, inward } of portals) {
      const area = Math.hypot(...right) * Math.hypot(...up)
      const [shiftA, shiftB] = [scattered(seed * 2 + 11), scattered(seed * 2 + 12)]
      const near = Math.hypot(
        corner[0] + (right[0] + up[0]) / 2 - x,
        corner[1] + (right[1] + up[1]) / 2 - y,
        corner[2] + (right[2] + up[2]) / 2 - z,
      )
      const count = Math.round(Math.min(looks.most, looks.least + (looks.perSight * area) / (near * near)))
      for (let k = 0; k < count; k++) {
        const [a, b] = [sampleA(k, shiftA), sampleB(k, shiftB)]
        const px = corner[0] + right[0] * a + up[0] * b - x
        const py = corner[1] + right[1] * a + up[1] * b - y
        const pz = corner[2] + right[2] * a + up[2] * b - z
        const away = Math.max(60, Math.hypot(px, py, pz))
        const [lx, ly, lz] = [px / away, py / away, pz / away]
        const out = -(lx * inward[0] + ly * inward[1] + lz * inward[2])
        if (out <= 0.02 || tree.isBlocked(x, y, z, lx, ly, lz, farAway)) continue
        skyAt(sky, lz, light)
        const falls = Math.min(4, (out * area) / (away * away)) / count
        visit(lx, ly, lz, [(light[0] ?? 0) * falls, (light[1] ?? 0) * falls, (light[2] ?? 0) * falls])
      }
    }
  }
}

function normalsOf(corners: Float32Array): Float32Array {
  const normals = new Float32Array(corners.length / 3)
  for (let k = 0; k < corners.length / 9; k++) {
    const side = (corner: number, axis: number) =>
      (corners[k * 9 + corner * 3 + axis] ?? 0) - (corners[k * 9 + axis] ?? 0)
    const x = side(1, 1) * side(2, 2) - side(1, 2) * side(2, 1)
    const y = side(1, 2) * side(2, 0) - side(1, 0) * side(2, 2)
    const z = side(1, 0) * side(2, 1) - side(1, 1) * side(2, 0)
    const length = Math.hypot(x, y, z) || 1
    normals.set([x / length, y / length, z / length], k * 3)
  }
  return normals
}
