import type { ExtrudedPart, Part, Point, Point3 } from '@arredo/geometry'
import { ShapeUtils, Vector2 } from 'three'
import { addBox, boxEdges } from './box-faces.ts'
import { addFlatQuad, addTriangle, addVertex, type Faces } from './faces.ts'
import { fromItemFrame } from './item-frame.ts'

/** Panels are sold with edges broken by about a millimetre. */
const bevel = 1.2

const axisOf = { x: 0, y: 1, z: 2 } as const

/** Adds one part, in the item's frame turned right-handed (see item-frame). */
export function addPart(faces: Faces, part: Part): void {
  if (part.shape === 'extrusion') {
    addExtrusion(faces, part)
    return
  }

  const { min, max } = boxOf(part.at, part.size)
  const look = { bevel, shift: patternShift(part) }
  addBox(faces, min, max, part.grain ? { ...look, grain: axisOf[part.grain] } : look)
}

/** Pairs of points along the edges that a draughtsman would draw. */
export function partEdges(part: Part): number[] {
  if (part.shape !== 'extrusion') {
    const { min, max } = boxOf(part.at, part.size)
    return boxEdges(min, max)
  }
  const { near, far } = rings(part)
  return near.flatMap((point, k) => {
    const next = (k + 1) % near.length
    const edges = [
      point,
      near[next],
      far[k],
      far[next],
      ...(isCrease(part.profile, k) ? [point, far[k]] : []),
    ]
    return edges.flatMap((end) => [...(end ?? [0, 0, 0])])
  })
}

function boxOf(at: Point3, size: Point3): { min: Point3; max: Point3 } {
  const a = fromItemFrame(at)
  const b = fromItemFrame([at[0] + size[0], at[1] + size[1], at[2] + size[2]])
  return {
    min: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
    max: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
  }
}

function addExtrusion(faces: Faces, part: ExtrudedPart): void {
  const { near, far } = rings(part)
  const axis = axisOf[part.along]
  const [shiftU, shiftV] = patternShift(part)
  const nearNormal = unitAlong(part.along, -1)
  const farNormal = unitAlong(part.along, 1)
  const triangles = ShapeUtils.triangulateShape(
    part.profile.map(([x, y]) => new Vector2(x, y)),
    [],
  )

  const uvOf = (point: Point3): readonly [number, number] => {
    const [u, v] = ([0, 1, 2] as const).filter((other) => other !== axis)
    return [point[u ?? 0] + shiftU, point[v ?? 1] + shiftV]
  }
  const nearVertices = near.map((point) => addVertex(faces, point, nearNormal, uvOf(point)))
  const farVertices = far.map((point) => addVertex(faces, point, farNormal, uvOf(point)))
  for (const [a, b, c] of triangles as [number, number, number][]) {
    addTriangle(faces, nearVertices[a] ?? 0, nearVertices[b] ?? 0, nearVertices[c] ?? 0)
    addTriangle(faces, farVertices[a] ?? 0, farVertices[b] ?? 0, farVertices[c] ?? 0)
  }

  const outward = ShapeUtils.area(part.profile.map(([x, y]) => new Vector2(x, y))) > 0 ? 1 : -1
  let walked = 0
  for (const [k, point] of part.profile.entries()) {
    const next = (k + 1) % part.profile.length
    const to = part.profile[next]
    const [a, b, c, d] = [near[k], near[next], far[next], far[k]]
    if (!to || !a || !b || !c || !d) continue

    const step = Math.hypot(to[0] - point[0], to[1] - point[1])
    if (step === 0) continue

    const across: Point = [(outward * (to[1] - point[1])) / step, (-outward * (to[0] - point[0])) / step]
    const normal = fromItemFrame(inAxis(across, part.along, 0))
    const run = [walked + shiftU, walked + step + shiftU] as const
    addFlatQuad(faces, [a, b, c, d], normal, [
      [run[0], shiftV],
      [run[1], shiftV],
      [run[1], part.length + shiftV],
      [run[0], part.length + shiftV],
    ])
    walked += step
  }
}

function rings(part: ExtrudedPart): { near: Point3[]; far: Point3[] } {
  const place = (point: Point, along: number): Point3 => {
    const [x, y, z] = inAxis(point, part.along, along)
    return fromItemFrame([part.at[0] + x, part.at[1] + y, part.at[2] + z])
  }
  return {
    near: part.profile.map((point) => place(point, 0)),
    far: part.profile.map((point) => place(point, part.length)),
  }
}

/** The profile's two axes are the remaining ones in the order x, y, z. */
function inAxis([a, b]: Point, along: Axis3, distance: number): Point3 {
  if (along === 'x') return [distance, a, b]
  return along === 'y' ? [a, distance, b] : [a, b, distance]
}

type Axis3 = 'x' | 'y' | 'z'

function unitAlong(along: Axis3, sign: 1 | -1): Point3 {
  return fromItemFrame(inAxis([0, 0], along, sign))
}

/** Rounded profiles are many short steps; only real corners are drawn as edges. */
function isCrease(profile: readonly Point[], k: number): boolean {
  const [before, here, after] = [
    profile[(k + profile.length - 1) % profile.length],
    profile[k],
    profile[(k + 1) % profile.length],
  ]
  if (!before || !here || !after) return false

  const turn =
    Math.atan2(after[1] - here[1], after[0] - here[0]) - Math.atan2(here[1] - before[1], here[0] - before[0])
  return Math.cos(turn) < Math.cos((creaseDegrees * Math.PI) / 180)
}

const creaseDegrees = 25

function patternShift(part: Part): readonly [number, number] {
  let hash = 2166136261
  for (const letter of `${part.code}|${part.at.join()}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  }
  return [(hash >>> 0) % 997, ((hash >>> 10) % 977) * 2]
}
