import type { CushionPart, Point3 } from '@arredo/geometry'
import { cross3, dot3, minus3, plus3, times3 } from '../vector3.ts'
import { addItemVertex, addQuad, type Faces } from './faces.ts'
import { type Axis, axes, axisOf, longest, others, patternAxes, triple } from './part-axes.ts'
import { type Cut, cutAt } from './pattern-cut.ts'

/** A point of the cover: on the box round the cushion, on the cushion, and where its round edge looks. */
type Spot = { readonly flat: Point3; readonly at: Point3; readonly looks: Point3 }

type Padding = {
  readonly centre: Point3
  readonly half: Point3
  readonly softness: number
  readonly crown: Point3
}

const piping = 3.2
const pipeSides = 3

/**
 * Upholstery: a box whose edges are round and whose faces are fullest in their middle, where they touch the
 * box the part fills. Its normals are those of the whole cover, so that it shades without a crease.
 */
export function addCushion(faces: Faces, part: CushionPart, cut: Cut): void {
  const padding = paddingOf(part)
  const grids = axes.flatMap((face) => ([-1, 1] as const).map((side) => gridOf(padding, face, side)))
  const normals = coverNormals(grids)
  const grain = part.grain ? axisOf[part.grain] : longest(part.size)

  for (const { face, rows } of grids) {
    const [u, v] = patternAxes(face, grain, part.size)
    const vertices = rows.map((row) =>
      row.map(({ at, flat, looks }) => {
        const normal = unit(normals.get(nameOf(at)) ?? looks)
        const [across, along] = [
          flat[u] + padding.centre[u] + face * 37,
          flat[v] + padding.centre[v] + face * 113,
        ]
        return addItemVertex(faces, at, normal, cutAt(cut, across, along))
      }),
    )
    eachCell(vertices, (a, b, c, d) => addQuad(faces, a, b, c, d))
  }
  if (part.hasSeam) addPiping(faces, padding, thinnest(part.size), cut)
}

function paddingOf({ at, size, softness, crown }: CushionPart): Padding {
  const thin = thinnest(size)
  const swell = axes.map((axis) => Math.min(crown * (axis === thin ? 1 : 0.35), size[axis] / 5))
  const most = Math.min(...axes.map((axis) => size[axis] / 2 - (swell[axis] ?? 0)))
  return {
    centre: triple(axes.map((axis) => at[axis] + size[axis] / 2)),
    half: triple(axes.map((axis) => size[axis] / 2 - (swell[axis] ?? 0))),
    softness: Math.max(0.5, Math.min(softness, most)),
    crown: triple(swell),
  }
}

type Grid = { readonly face: Axis; readonly rows: readonly (readonly Spot[])[] }

function gridOf(padding: Padding, face: Axis, side: 1 | -1): Grid {
  const [i, j] = others(face)
  return {
    face,
    rows: stationsOf(padding, i).map((a) =>
      stationsOf(padding, j).map((b) => {
        const flat = [0, 0, 0]
        flat[face] = side * padding.half[face]
        flat[i] = a
        flat[j] = b
        return spotAt(padding, triple(flat))
      }),
    ),
  }
}

/** Steps of equal angle over the round edges, and a few over the face between them. */
function stationsOf({ half, softness }: Padding, axis: Axis): readonly number[] {
  const reach = half[axis] - softness
  const round = [softness * Math.tan(Math.PI / 8), softness]
  const end = round.map((step) => reach + step)
  if (reach < 1) return [...end.toReversed().map((value) => -value), 0, ...end]

  const inner = half[axis] > 160 ? [reach / 2, reach] : [reach]
  const positive = [...inner, ...end]
  return [...positive.toReversed().map((value) => -value), 0, ...positive]
}

function spotAt({ centre, half, softness, crown }: Padding, flat: Point3): Spot {
  const core = triple(
    axes.map((axis) => {
      const reach = Math.max(0, half[axis] - softness)
      return Math.min(reach, Math.max(-reach, flat[axis]))
    }),
  )
  const looks = unit(triple(axes.map((axis) => flat[axis] - core[axis])))
  const fullness = (axis: Axis) => 1 - Math.abs(flat[axis] / half[axis]) ** 2.6
  const at = axes.map((axis) => {
    const [i, j] = others(axis)
    const swell = looks[axis] * Math.abs(looks[axis]) * crown[axis] * fullness(i) * fullness(j)
    return centre[axis] + core[axis] + looks[axis] * softness + swell
  })
  return { flat, at: triple(at), looks }
}

/** The mean of the faces round every point, whichever grid they belong to. */
function coverNormals(grids: readonly Grid[]): Map<string, Point3> {
  const sums = new Map<string, Point3>()
  for (const { rows } of grids) {
    eachCell(rows, (a, b, c, d) => {
      const across = cross3(minus3(c.at, a.at), minus3(d.at, b.at))
      const isOutward = dot3(across, a.looks) + dot3(across, c.looks) >= 0
      for (const { at } of [a, b, c, d]) {
        const known = sums.get(nameOf(at)) ?? [0, 0, 0]
        sums.set(nameOf(at), isOutward ? plus3(known, across) : minus3(known, across))
      }
    })
  }
  return sums
}

/** A cord sewn into the two edges round the largest faces. */
function addPiping(faces: Faces, padding: Padding, across: Axis, cut: Cut): void {
  const [i, j] = others(across)
  const radius = Math.min(piping, padding.softness / 4)
  for (const side of [-1, 1]) {
    const path = roundTrip(padding, i, j).map(([a, b]) => {
      const flat = [0, 0, 0]
      flat[across] = side * padding.half[across]
      flat[i] = a
      flat[j] = b
      return spotAt(padding, triple(flat))
    })
    let walked = 0
    const rings = path.map(({ at, looks }, k) => {
      const [before, after] = [path.at(k - 1)?.at ?? at, path[(k + 1) % path.length]?.at ?? at]
      const beside = unit(cross3(minus3(after, before), looks))
      walked += Math.hypot(...minus3(at, before))
      return Array.from({ length: pipeSides }, (_, step) => {
        const angle = (step * 2 * Math.PI) / pipeSides
        const out = plus3(times3(looks, Math.cos(angle)), times3(beside, Math.sin(angle)))
        const uv = cutAt(cut, step * radius * 2, walked)
        return addItemVertex(faces, plus3(at, times3(out, radius)), out, uv)
      })
    })
    for (const [k, ring] of rings.entries()) {
      const next = rings[(k + 1) % rings.length] ?? ring
      for (const [step, a] of ring.entries()) {
        const turned = (step + 1) % pipeSides
        addQuad(faces, a, ring[turned] ?? a, next[turned] ?? a, next[step] ?? a)
      }
    }
  }
}

function roundTrip(padding: Padding, i: Axis, j: Axis): (readonly [number, number])[] {
  const [along, up] = [stationsOf(padding, i).slice(0, -1), stationsOf(padding, j).slice(0, -1)]
  const [halfI, halfJ] = [padding.half[i], padding.half[j]]
  return [
    ...along.map((a) => [a, -halfJ] as const),
    ...up.map((b) => [halfI, b] as const),
    ...along.map((a) => [-a, halfJ] as const),
    ...up.map((b) => [-halfI, -b] as const),
  ]
}

function eachCell<Value>(
  rows: readonly (readonly Value[])[],
  visit: (a: Value, b: Value, c: Value, d: Value) => void,
): void {
  for (const [k, row] of rows.entries()) {
    const next = rows[k + 1]
    for (const [step, a] of row.entries()) {
      const [b, c, d] = [row[step + 1], next?.[step + 1], next?.[step]]
      if (b !== undefined && c !== undefined && d !== undefined) visit(a, b, c, d)
    }
  }
}

function thinnest(size: Point3): Axis {
  const least = Math.min(...size)
  return ([2, 1, 0] as const).find((axis) => size[axis] === least) ?? 2
}

function nameOf(at: Point3): string {
  return at.map((value) => Math.round(value * 100)).join()
}

function unit(vector: Point3): Point3 {
  return times3(vector, 1 / (Math.hypot(...vector) || 1))
}
