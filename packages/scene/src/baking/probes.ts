import type { Point3 } from '@arredo/geometry'
import type { Grid } from './bake-scene.ts'
import { perProbe } from './baked-layout.ts'
import type { Irradiance, LightAt } from './light-at.ts'
import { sampleA, sampleB, scattered } from './sampling.ts'

export type Probes = {
  /** Sends rays from every probe; what was found before counts by its own weight. */
  readonly gather: (at: LightAt, rays: number, sent: number, weight: number) => void
  /** As far as it is known: between probes, of those that are in the open. */
  readonly irradiance: Irradiance
  /** Looks for the light that falls on each of them on the straight way. */
  readonly lit: (at: LightAt) => void
  readonly values: () => Float32Array
}

/** A probe that sees so many backs of surfaces is inside of something. */
const mostBacks = 0.25

export function createProbes({ min, step, counts }: Grid, before?: Float32Array): Probes {
  const [nx, ny, nz] = counts
  const count = nx * ny * nz
  const sums = new Float64Array(count * perProbe)
  const straight = new Float32Array(count * perProbe)
  const weights = new Float64Array(count)
  const backs = new Float64Array(count)
  let asked = 0
  let values: Float32Array =
    before?.length === count * perProbe ? before.slice() : new Float32Array(count * perProbe)

  return {
    gather(at, rays, sent, weight) {
      const found = [0, 0, 0]
      for (let probe = 0; probe < count; probe++) {
        const [x, y, z] = placeOf(probe)
        const [shiftA, shiftB] = [scattered(probe * 2 + 77), scattered(probe * 2 + 78)]
        for (let ray = 0; ray < rays; ray++) {
          const turn = 2 * Math.PI * sampleA(sent + ray, shiftA)
          const dz = 2 * sampleB(sent + ray, shiftB) - 1
          const flat = Math.sqrt(1 - dz * dz)
          const [dx, dy] = [flat * Math.cos(turn), flat * Math.sin(turn)]
          if (at.along(x, y, z, dx, dy, dz, found) < 0) backs[probe] = (backs[probe] ?? 0) + 1
          for (let c = 0; c < 3; c++) {
            const light = (found[c] ?? 0) * weight
            const to = probe * perProbe + c * 4
            sums[to] = (sums[to] ?? 0) + light
            sums[to + 1] = (sums[to + 1] ?? 0) + light * dx
            sums[to + 2] = (sums[to + 2] ?? 0) + light * dy
            sums[to + 3] = (sums[to + 3] ?? 0) + light * dz
          }
        }
        weights[probe] = (weights[probe] ?? 0) + rays * weight
      }
      asked += rays
      values = settled()
    },
    irradiance(x, y, z, mx, my, mz, into) {
      const fx = Math.min(nx - 1.001, Math.max(0, (x + mx * step[0] * 0.4 - min[0]) / step[0]))
      const fy = Math.min(ny - 1.001, Math.max(0, (y + my * step[1] * 0.4 - min[1]) / step[1]))
      const fz = Math.min(nz - 1.001, Math.max(0, (z + mz * step[2] * 0.4 - min[2]) / step[2]))
      const [ix, iy, iz] = [Math.floor(fx), Math.floor(fy), Math.floor(fz)]
      const [wx, wy, wz] = [fx - ix, fy - iy, fz - iz]
      into[0] = into[1] = into[2] = 0
      for (let corner = 0; corner < 8; corner++) {
        const share = (corner & 1 ? wx : 1 - wx) * (corner & 2 ? wy : 1 - wy) * (corner & 4 ? wz : 1 - wz)
        if (share === 0) continue
        const probe = ix + (corner & 1) + nx * (iy + ((corner >> 1) & 1) + ny * (iz + ((corner >> 2) & 1)))
        const from = probe * perProbe
        for (let c = 0; c < 3; c++) {
          const at = from + c * 4
          const lean =
            (values[at + 1] as number) * mx +
            (values[at + 2] as number) * my +
            (values[at + 3] as number) * mz
          into[c] = (into[c] as number) + share * Math.max(0, (values[at] as number) + lean)
        }
      }
    },
    lit(at) {
      for (let probe = 0; probe < count; probe++) {
        const [x, y, z] = placeOf(probe)
        at.eachLight(x, y, z, probe, (lx, ly, lz, light) => {
          for (let c = 0; c < 3; c++) {
            const to = probe * perProbe + c * 4
            const falls = light[c] ?? 0
            straight[to] = (straight[to] ?? 0) + falls / 4
            straight[to + 1] = (straight[to + 1] ?? 0) + (falls * lx) / 2
            straight[to + 2] = (straight[to + 2] ?? 0) + (falls * ly) / 2
            straight[to + 3] = (straight[to + 3] ?? 0) + (falls * lz) / 2
          }
        })
      }
      if (before) return
      values = straight.slice()
      for (let at = 0; at < values.length; at += 4) steady(values, at)
    },
    values: () => values,
  }

  function placeOf(probe: number): Point3 {
    return [
      min[0] + step[0] * (probe % nx),
      min[1] + step[1] * (Math.floor(probe / nx) % ny),
      min[2] + step[2] * Math.floor(probe / (nx * ny)),
    ]
  }

  /** Irradiance on a surface that looks along n is the mean plus the lean along n; who is inside asks his neighbours. */
  function settled(): Float32Array {
    const next = new Float32Array(count * perProbe)
    const isOpen = new Uint8Array(count)
    for (let probe = 0; probe < count; probe++) {
      const share = weights[probe] ? 1 / (weights[probe] ?? 1) : 0
      isOpen[probe] = (backs[probe] ?? 0) <= mostBacks * asked ? 1 : 0
      for (let c = 0; c < 3; c++) {
        const at = probe * perProbe + c * 4
        next[at] = (straight[at] ?? 0) + (sums[at] ?? 0) * share * Math.PI
        for (let axis = 1; axis < 4; axis++) {
          next[at + axis] = (straight[at + axis] ?? 0) + (sums[at + axis] ?? 0) * share * 2 * Math.PI
        }
      }
    }
    for (let round = 0; round < 4; round++) spread(next, isOpen)
    for (let at = 0; at < next.length; at += 4) steady(next, at)
    return next
  }

  function spread(next: Float32Array, isOpen: Uint8Array): void {
    const opened: number[] = []
    for (let probe = 0; probe < count; probe++) {
      if (isOpen[probe]) continue
      const [x, y, z] = [probe % nx, Math.floor(probe / nx) % ny, Math.floor(probe / (nx * ny))]
      const beside = [
        x > 0 ? probe - 1 : -1,
        x < nx - 1 ? probe + 1 : -1,
        y > 0 ? probe - nx : -1,
        y < ny - 1 ? probe + nx : -1,
        z > 0 ? probe - nx * ny : -1,
        z < nz - 1 ? probe + nx * ny : -1,
      ].filter((other) => other >= 0 && isOpen[other])
      if (beside.length === 0) continue
      for (let k = 0; k < perProbe; k++) {
        const sum = beside.reduce((all, other) => all + (next[other * perProbe + k] ?? 0), 0)
        next[probe * perProbe + k] = sum / beside.length
      }
      opened.push(probe)
    }
    for (const probe of opened) isOpen[probe] = 1
  }
}

/** No side gets less than nothing: so near to a lamp the lean would say so. */
function steady(values: Float32Array, at: number): void {
  const mean = values[at] ?? 0
  const lean = Math.hypot(values[at + 1] ?? 0, values[at + 2] ?? 0, values[at + 3] ?? 0)
  if (lean <= mean) return
  const share = mean / lean
  for (let axis = 1; axis < 4; axis++) values[at + axis] = (values[at + axis] ?? 0) * share
}
