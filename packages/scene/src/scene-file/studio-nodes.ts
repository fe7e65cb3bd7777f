import type { Point3 } from '@arredo/geometry'
import { addQuad, addVertex, noFaces } from '../faces/faces.ts'
import type { SceneNode } from './scene-file.ts'
import { shapeOf } from './scene-frame.ts'
import { linear, plain } from './scene-materials.ts'

export type Studio = {
  readonly min: Point3
  readonly max: Point3
  /** From where it is looked at, in radians from east. */
  readonly azimuth: number
  /** What hangs has its wall right behind it and the ground well below. */
  readonly hangs: boolean
}

const paper = { ...plain('backdrop', linear('#e9e8e5'), 0.9), isDoubleSided: true }
const steps = 24
/** Many times what stands on it: its ends are never seen. */
const far = 14

/** A photographer's paper: a ground without end that turns up into a back wall. */
export function backdropNode({ min, max, azimuth, hangs }: Studio): SceneNode {
  const centre = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2] as const
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2 + 300
  const cove = radius * (hangs ? 0.6 : 1.2)
  const floor = hangs ? min[2] - cove * 1.6 : min[2]
  // A wall behind what hangs is its own wall: forward is south in the frame things are drawn in.
  const towards = hangs ? -Math.PI / 2 : azimuth
  const [x, y] = [Math.cos(towards), Math.sin(towards)]
  const behind = hangs ? max[1] - centre[1] + 0.5 : radius * 1.9 + cove
  const front = radius * far
  const wide = radius * far
  const line = profile(front, behind, cove, floor, floor + radius * far)
  const faces = noFaces()
  const rows = line.map(({ away, z, looks: [out, up], walked }) =>
    [-wide, wide].map((side) =>
      addVertex(
        faces,
        [centre[0] + x * away - y * side, centre[1] + y * away + x * side, z],
        [x * out, y * out, up],
        [side, walked],
      ),
    ),
  )
  for (const [k, [a = 0, b = 0]] of rows.entries()) {
    const [c, d] = rows[k + 1] ?? []
    if (c !== undefined && d !== undefined) addQuad(faces, a, b, d, c)
  }
  const name = 'backdrop'
  return {
    name,
    mesh: { name, surfaces: [{ shape: shapeOf(faces), uv: null, material: paper }] },
    extras: { kind: 'backdrop' },
  }
}

type Stop = {
  /** Towards who looks, from the middle. */
  readonly away: number
  readonly z: number
  readonly looks: readonly [out: number, up: number]
  readonly walked: number
}

/** From the front over the ground, round the cove and up the wall. */
function profile(front: number, behind: number, cove: number, floor: number, top: number): readonly Stop[] {
  const bend = Array.from({ length: steps + 1 }, (_, k): Stop => {
    const angle = (k / steps) * (Math.PI / 2)
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
    return {
      away: cove - behind - cove * sine,
      z: floor + cove * (1 - cosine),
      looks: [sine, cosine],
      walked: front + cove * angle,
    }
  })
  return [
    { away: front, z: floor, looks: [0, 1], walked: 0 },
    ...bend,
    { away: -behind, z: top, looks: [1, 0], walked: front + behind + top },
  ]
}
