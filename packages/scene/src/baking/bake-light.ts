import type { BakedLight, BakeScene, Rgb } from './bake-scene.ts'
import { fillTexels } from './fill-texels.ts'
import { createLightAt, type LightAt } from './light-at.ts'
import { mirrorMaps } from './mirror-map.ts'
import { createProbes } from './probes.ts'
import { sampleA, sampleB, scattered } from './sampling.ts'
import { smoothTexels } from './smooth-texels.ts'
import { createTriangleTree } from './triangle-tree.ts'

export type Bake = {
  /** Sends so many rays from every place; each pass lets light bounce once more. */
  readonly pass: (rays: number) => void
  readonly light: () => BakedLight
}

/** Begins with the light of before, where there was one: what moved changes little of it. */
export function createBake(scene: BakeScene, before?: BakedLight): Bake {
  const tree = createTriangleTree(scene.corners)
  const probes = createProbes(scene.grid, before?.probes)
  const at = createLightAt(scene, tree, probes.irradiance)
  const places = placesOf(scene)
  const sums = new Float64Array(places.length * 3)
  const straight = new Float32Array(places.length * 3)
  /** How many rays ended at once: what lies close before a place hides it. */
  const ended = new Uint32Array(places.length)
  let isLit = false
  let weight = 0
  let sent = 0
  let passes = 0

  return {
    pass(rays) {
      if (!isLit) lightStraight()
      // Every pass knows more of what bounces than the one before it.
      const counts = before ? 1 : (passes + 1) ** 1.5
      probes.gather(at, rays, sent, counts)
      for (const [k, place] of places.entries()) {
        ended[k] = (ended[k] ?? 0) + gatherTexel(at, place, k, { rays, sent, counts }, sums)
      }
      weight += rays * counts
      sent += rays
      passes += 1
    },
    light() {
      const { width, height } = scene.atlas
      const texels = new Float32Array(width * height * 4)
      for (const [k, { texel }] of places.entries()) {
        const found = weight > 0 ? Math.PI / weight : 0
        for (let c = 0; c < 3; c++) {
          texels[texel * 4 + c] = (straight[k * 3 + c] ?? 0) + (sums[k * 3 + c] ?? 0) * found
        }
        texels[texel * 4 + 3] = (ended[k] ?? 0) < mostHidden * sent ? 1 : 0
      }
      fillTexels(texels, scene.charts, width)
      // The fewer rays, the more of a difference between neighbours is chance.
      const smooth = smoothTexels(texels, scene.charts, width, 0.3 + 1.6 / Math.sqrt(Math.max(1, sent)))
      return {
        texels: smooth,
        probes: probes.values(),
        mirror: mirrorMaps(at, scene.mirrors),
        mean: meanOf(smooth),
      }
    },
  }

  function lightStraight(): void {
    isLit = true
    probes.lit(at)
    for (const [k, { texel, x, y, z, nx, ny, nz }] of places.entries()) {
      at.eachLight(x, y, z, texel, (lx, ly, lz, light) => {
        const facing = lx * nx + ly * ny + lz * nz
        if (facing <= 0) return
        for (let c = 0; c < 3; c++)
          straight[k * 3 + c] = (straight[k * 3 + c] ?? 0) + facing * (light[c] ?? 0)
      })
    }
  }
}

type TexelPlace = {
  readonly texel: number
  readonly x: number
  readonly y: number
  readonly z: number
  readonly nx: number
  readonly ny: number
  readonly nz: number
}

/** Where two surfaces meet nothing can be seen: the outermost texels look from a little farther in. */
function inside(texel: number, count: number): number {
  return Math.min(count - 1 - seam, Math.max(seam, texel))
}

const seam = 0.3

/** What is nearer than this leaves no gap to look into; millimetres. */
const close = 45
const mostHidden = 0.6

/** A little before the surface, so that no ray ends where it begins. */
const proud = 2

function placesOf({ charts, atlas }: BakeScene): readonly TexelPlace[] {
  return charts.flatMap(({ origin, right, up, normal, x, y, width, height }) =>
    Array.from({ length: width * height }, (_, k): TexelPlace => {
      const column = inside(k % width, width)
      const row = inside(Math.floor(k / width), height)
      const on = (axis: 0 | 1 | 2) =>
        origin[axis] + right[axis] * (column + 0.5) + up[axis] * (row + 0.5) + normal[axis] * proud
      return {
        texel: (y + Math.floor(k / width)) * atlas.width + x + (k % width),
        ...{ x: on(0), y: on(1), z: on(2), nx: normal[0], ny: normal[1], nz: normal[2] },
      }
    }),
  )
}

/** Rays as light prefers them: the more, the steeper. */
function gatherTexel(
  at: LightAt,
  { texel, x, y, z, nx, ny, nz }: TexelPlace,
  place: number,
  { rays, sent, counts }: { readonly rays: number; readonly sent: number; readonly counts: number },
  sums: Float64Array,
): number {
  const [shiftA, shiftB] = [scattered(texel * 2 + 1), scattered(texel * 2 + 2)]
  const found = [0, 0, 0]
  // Any two directions square to the normal.
  const sign = nz >= 0 ? 1 : -1
  const a = -1 / (sign + nz)
  const b = nx * ny * a
  let [red, green, blue, ended] = [0, 0, 0, 0]
  for (let ray = 0; ray < rays; ray++) {
    const turn = 2 * Math.PI * sampleA(sent + ray, shiftA)
    const flat = Math.sqrt(sampleB(sent + ray, shiftB))
    const steep = Math.sqrt(1 - flat * flat)
    const [u, v] = [flat * Math.cos(turn), flat * Math.sin(turn)]
    const dx = u * (1 + sign * nx * nx * a) + v * b + steep * nx
    const dy = u * sign * b + v * (sign + ny * ny * a) + steep * ny
    const dz = u * -sign * nx + v * -ny + steep * nz
    if (at.along(x, y, z, dx, dy, dz, found) < close) ended += 1
    red += found[0] ?? 0
    green += found[1] ?? 0
    blue += found[2] ?? 0
  }
  sums[place * 3] = (sums[place * 3] ?? 0) + red * counts
  sums[place * 3 + 1] = (sums[place * 3 + 1] ?? 0) + green * counts
  sums[place * 3 + 2] = (sums[place * 3 + 2] ?? 0) + blue * counts
  return ended
}

/** Of the light that most of what is looked at has: no bright window decides. */
function meanOf(texels: Float32Array): Rgb {
  const lit: number[] = []
  for (let k = 0; k < texels.length; k += 4) if ((texels[k + 3] ?? 0) > 0) lit.push(k)
  const level = (at: number) => (texels[at] ?? 0) + (texels[at + 1] ?? 0) + (texels[at + 2] ?? 0)
  lit.sort((a, b) => level(a) - level(b))
  const usual = lit.slice(Math.floor(lit.length * 0.45), Math.ceil(lit.length * 0.75))
  const mean = (c: number) =>
    usual.reduce((sum, at) => sum + (texels[at + c] ?? 0), 0) / Math.max(1, usual.length)
  return [mean(0), mean(1), mean(2)]
}
