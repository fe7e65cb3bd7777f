import type { Opening, Wall } from '@arredo/geometry'
import { addFlatQuad, type Faces, noFaces } from '../faces/faces.ts'
import { addWallBox } from './wall-faces.ts'
import { clippedHole, type Hole, type WallSpace, wallSpace } from './wall-space.ts'

export type OpeningFaces = {
  readonly frame: Faces
  readonly leaf: Faces
  readonly metal: Faces
  readonly glass: Faces
  /** Pairs of points along the edges of leaves and casings, which are white on pale walls. */
  readonly edges: number[]
}

/** All windows and doors of one wall, in the room. */
export function openingFaces(wall: Wall, openings: readonly Opening[]): OpeningFaces {
  const frame = wallSpace(wall)
  const faces = { frame: noFaces(), leaf: noFaces(), metal: noFaces(), glass: noFaces(), edges: [] }
  for (const opening of openings) {
    const hole = opening.wall === wall.id ? clippedHole(opening, frame.length, wall.height) : null
    if (!hole) continue
    if (opening.kind === 'window') addWindow(faces, frame, hole, wall.thickness)
    else addDoor(faces, frame, hole, wall.thickness)
  }
  return faces
}

function addWindow(
  { frame: out, glass, edges }: OpeningFaces,
  wall: WallSpace,
  hole: Hole,
  thickness: number,
): void {
  const bar = 55
  const deep = [thickness * 0.45, thickness * 0.45 + 70] as const
  addRing(out, wall, hole, bar, deep)
  const leaves = Math.max(1, Math.round((hole.s1 - hole.s0) / 900))
  for (let leaf = 1; leaf < leaves; leaf++) {
    const middle = hole.s0 + ((hole.s1 - hole.s0) * leaf) / leaves
    addWallBox(out, wall, [middle - bar / 2, middle + bar / 2], [hole.z0 + bar, hole.z1 - bar], deep)
  }
  // The board on the sill stands a little proud of the wall and its ends.
  addWallBox(out, wall, [hole.s0 - 30, hole.s1 + 30], [hole.z0 - 4, hole.z0 + 22], [-35, deep[0]], edges)

  const pane = deep[0] + 30
  const corner = (s: number, z: number) => wall.at(s, z, pane)
  addFlatQuad(
    glass,
    [corner(hole.s0, hole.z0), corner(hole.s1, hole.z0), corner(hole.s1, hole.z1), corner(hole.s0, hole.z1)],
    [-wall.outward[0], -wall.outward[1], 0],
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  )
}

function addDoor(
  { frame: out, leaf, metal, edges }: OpeningFaces,
  wall: WallSpace,
  hole: Hole,
  thickness: number,
): void {
  const lining = 28
  const casing = 65
  const { s0, s1, z1 } = hole
  // Lining through the wall, and a casing round it on the inner face.
  addWallBox(out, wall, [s0, s0 + lining], [0, z1], [0, thickness])
  addWallBox(out, wall, [s1 - lining, s1], [0, z1], [0, thickness])
  addWallBox(out, wall, [s0 + lining, s1 - lining], [z1 - lining, z1], [0, thickness])
  addWallBox(out, wall, [s0 - casing, s0 + 6], [0, z1 + casing], [-16, 0], edges)
  addWallBox(out, wall, [s1 - 6, s1 + casing], [0, z1 + casing], [-16, 0], edges)
  addWallBox(out, wall, [s0 + 6, s1 - 6], [z1 - 6, z1 + casing], [-16, 0])

  const clear = [s0 + lining + 3, s1 - lining - 3] as const
  const top = z1 - lining - 3
  const face = [10, 50] as const
  addWallBox(leaf, wall, clear, [8, top], face, edges)
  // Two raised fields give the leaf a scale.
  const rail = 130
  const split = Math.min(980, top * 0.48)
  for (const [low, high] of [
    [180, split],
    [split + rail, top - rail],
  ] as const) {
    if (high - low > 100)
      addWallBox(leaf, wall, [clear[0] + rail, clear[1] - rail], [low, high], [4, 10], edges)
  }
  const lever = clear[1] - 60
  addWallBox(metal, wall, [lever - 20, lever + 20], [935, 1115], [-6, 10])
  addWallBox(metal, wall, [lever - 120, lever + 8], [1040, 1058], [-52, -36])
  addWallBox(metal, wall, [lever - 8, lever + 8], [1041, 1057], [-40, -6])
}

function addRing(
  faces: Faces,
  wall: WallSpace,
  { s0, s1, z0, z1 }: Hole,
  bar: number,
  deep: readonly [number, number],
): void {
  addWallBox(faces, wall, [s0, s0 + bar], [z0, z1], deep)
  addWallBox(faces, wall, [s1 - bar, s1], [z0, z1], deep)
  addWallBox(faces, wall, [s0 + bar, s1 - bar], [z0, z0 + bar], deep)
  addWallBox(faces, wall, [s0 + bar, s1 - bar], [z1 - bar, z1], deep)
}
