import type { Point3 } from '@arredo/geometry'
import type { Mirror } from './bake-scene.ts'
import { mirrorLevels, mirrorTexels } from './baked-layout.ts'
import type { LightAt } from './light-at.ts'
import { sampleA, sampleB } from './sampling.ts'

type Seen = (direction: Point3, into: number[]) => void

/** What is seen from each place in all directions, ever more blurred: four numbers for each texel, level by level. */
export function mirrorMaps(at: LightAt, mirrors: readonly Mirror[]): Float32Array {
  const each = mirrorTexels * mirrorTexels * mirrorLevels * 4
  const maps = new Float32Array(each * mirrors.length)
  for (const [k, { at: place }] of mirrors.entries()) {
    const [x, y, z] = place
    maps.set(
      blurredMap(([dx, dy, dz], into) => void at.along(x, y, z, dx, dy, dz, into, true)),
      each * k,
    )
  }
  return maps
}

export function blurredMap(seen: Seen): Float32Array {
  const size = mirrorTexels * mirrorTexels * 4
  const map = new Float32Array(size * mirrorLevels)
  const sharp = map.subarray(0, size)
  const found = [0, 0, 0]
  eachTexel((texel, direction) => {
    seen(direction, found)
    sharp.set([found[0] ?? 0, found[1] ?? 0, found[2] ?? 0, 1], texel * 4)
  })
  for (let level = 1; level < mirrorLevels; level++) {
    blur(sharp, map.subarray(size * level, size * (level + 1)), level / (mirrorLevels - 1))
  }
  return map
}

const blurRays = 48

/** The mean over the directions that a surface so rough mirrors, were it looked at straight. */
function blur(from: Float32Array, to: Float32Array, roughness: number): void {
  const alpha = roughness * roughness
  const around = Array.from({ length: blurRays }, (_, k) => {
    const [a, b] = [sampleA(k, 0.5), sampleB(k, 0.5)]
    const up = Math.sqrt((1 - b) / (1 + (alpha * alpha - 1) * b))
    const flat = Math.sqrt(1 - up * up)
    const turn = 2 * Math.PI * a
    // The facet half way turns the ray by twice its own angle.
    const [hx, hy] = [flat * Math.cos(turn), flat * Math.sin(turn)]
    return { x: 2 * up * hx, y: 2 * up * hy, z: 2 * up * up - 1 }
  }).filter(({ z }) => z > 0)
  eachTexel((texel, [nx, ny, nz]) => {
    const sign = nz >= 0 ? 1 : -1
    const a = -1 / (sign + nz)
    const b = nx * ny * a
    let [red, green, blue, sum] = [0, 0, 0, 0]
    for (const { x, y, z } of around) {
      const dx = x * (1 + sign * nx * nx * a) + y * b + z * nx
      const dy = x * sign * b + y * (sign + ny * ny * a) + z * ny
      const dz = x * -sign * nx + y * -ny + z * nz
      const other = texelAt(dx, dy, dz) * 4
      red += z * (from[other] ?? 0)
      green += z * (from[other + 1] ?? 0)
      blue += z * (from[other + 2] ?? 0)
      sum += z
    }
    to.set([red / sum, green / sum, blue / sum, 1], texel * 4)
  })
}

/** Inner texels are an octahedron folded open; those of the border see what lies across the fold. */
function eachTexel(visit: (texel: number, direction: Point3) => void): void {
  for (let row = 0; row < mirrorTexels; row++) {
    for (let column = 0; column < mirrorTexels; column++) {
      visit(row * mirrorTexels + column, unfolded(spread(column), spread(row)))
    }
  }
}

/** −1…1 over the inner texels. */
function spread(texel: number): number {
  return ((texel - 0.5) / (mirrorTexels - 2)) * 2 - 1
}

function unfolded(u: number, v: number): Point3 {
  // Beyond a border the map goes on mirrored about the middle of that side.
  let [x, y] = [u, v]
  if (Math.abs(x) > 1) [x, y] = [Math.sign(x) * 2 - x, -y]
  if (Math.abs(y) > 1) [x, y] = [-x, Math.sign(y) * 2 - y]
  const z = 1 - Math.abs(x) - Math.abs(y)
  if (z < 0) [x, y] = [(1 - Math.abs(y)) * (x >= 0 ? 1 : -1), (1 - Math.abs(x)) * (y >= 0 ? 1 : -1)]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function texelAt(dx: number, dy: number, dz: number): number {
  const sum = Math.abs(dx) + Math.abs(dy) + Math.abs(dz)
  let [x, y] = [dx / sum, dy / sum]
  if (dz < 0) [x, y] = [(1 - Math.abs(y)) * (x >= 0 ? 1 : -1), (1 - Math.abs(x)) * (y >= 0 ? 1 : -1)]
  const inner = mirrorTexels - 2
  const texel = (value: number) => 1 + Math.min(inner - 1, Math.floor(((value + 1) / 2) * inner))
  return texel(y) * mirrorTexels + texel(x)
}
