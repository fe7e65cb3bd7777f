import { cross, type OpeningId, type Point, type ShellWall } from '@arredo/geometry'
import type { OpeningNow } from '@arredo/project'
import { addFlatQuad, type Faces, noFaces } from '../faces/faces.ts'
import { otherSide, outerSide } from './outer-side.ts'
import { addWallBox } from './wall-box.ts'
import { type Hole, holeOnFace, holesOf } from './wall-holes.ts'
import { type WallSpace, wallSpace } from './wall-space.ts'
import { windowBar, windowDepth, windowPane } from './window-measures.ts'

export type OpeningFaces = {
  readonly frame: Faces
  readonly leaf: Faces
  readonly metal: Faces
  readonly glass: Faces
}

/** The leaf of one door, closed, and where it hangs. */
export type DoorLeaf = Pick<OpeningFaces, 'leaf' | 'metal'> & {
  readonly opening: OpeningId
  readonly hinge: Point
  /** How far it turns about its hinge to stand open, in degrees counter-clockwise, or slides where it has none. */
  readonly degrees: number
  readonly slides: Point
}

/** The windows and doors of one wall that are there already, in the room; articles draw themselves. */
export function openingFaces(
  wall: ShellWall,
  openings: readonly OpeningNow[],
  leaves: 'withLeaves' | 'withoutLeaves' = 'withLeaves',
): OpeningFaces {
  const faces = { frame: noFaces(), leaf: noFaces(), metal: noFaces(), glass: noFaces() }
  for (const wallHole of holesOf(wall, openings)) {
    const { opening } = wallHole
    if (opening.row !== null) continue

    const space = wallSpace(wall.faces[opening.side])
    const hole = holeOnFace(wallHole, wall, opening.side)
    if (opening.kind === 'window') addWindow(faces, space, hole, wall.thickness)
    if (opening.kind === 'passage') addLining(faces, space, hole, wall.thickness)
    if (opening.kind === 'door') {
      const door = doorIn(wall, opening)
      addDoorFrame(faces, space, hole, wall.thickness, door)
      if (leaves === 'withLeaves') addLeaf(faces, space, hole, door)
    }
  }
  return faces
}

/** Their leaves alone, each by itself. */
export function doorLeaves(wall: ShellWall, openings: readonly OpeningNow[]): readonly DoorLeaf[] {
  return holesOf(wall, openings).flatMap((wallHole) => {
    const { opening } = wallHole
    if (opening.row !== null || opening.kind !== 'door') return []
    const faces = { leaf: noFaces(), metal: noFaces() }
    const space = wallSpace(wall.faces[opening.side])
    const hole = holeOnFace(wallHole, wall, opening.side)
    const door = doorIn(wall, opening)
    addLeaf(faces, space, hole, door)
    return [{ ...faces, opening: opening.id, ...hangs(opening, space, hole, door) }]
  })
}

type Door = { readonly isHungLeft: boolean; readonly isSeenBehind: boolean }

function doorIn(wall: ShellWall, { side, hand }: OpeningNow): Door {
  return { isHungLeft: hand === 'left', isSeenBehind: outerSide(wall) !== otherSide(side) }
}

/** As far as a door stands open that nobody holds. */
const wideOpen = 86

function hangs({ swing }: OpeningNow, space: WallSpace, hole: Hole, { isHungLeft }: Door) {
  const [left, right] = clearOf(hole)
  const isIn = swing === 'in'
  const [x, y] = space.at(isHungLeft ? left : right, 0, isIn ? leafDepth[0] : leafDepth[1])
  const reach = isHungLeft ? 1 : -1
  const out = isIn ? -1 : 1
  const turns = Math.sign(cross(space.along, space.away)) * reach * out
  const slide = (right - left) * -reach
  return {
    hinge: [x, y] as const,
    degrees: swing === 'none' ? 0 : turns * wideOpen,
    slides:
      swing === 'none' ? ([space.along[0] * slide, space.along[1] * slide] as const) : ([0, 0] as const),
  }
}

type Range = readonly [number, number]

function addWindow(
  { frame: out, glass }: OpeningFaces,
  space: WallSpace,
  hole: Hole,
  thickness: number,
): void {
  const bar = windowBar
  const deep = windowDepth(thickness)
  addRing(out, space, hole, bar, deep)
  const leaves = Math.max(1, Math.round((hole.s1 - hole.s0) / 900))
  for (let leaf = 1; leaf < leaves; leaf++) {
    const middle = hole.s0 + ((hole.s1 - hole.s0) * leaf) / leaves
    addWallBox(out, space, [middle - bar / 2, middle + bar / 2], [hole.z0 + bar, hole.z1 - bar], deep)
  }
  // The board on the sill stands a little proud of the wall and its ends.
  addWallBox(out, space, [hole.s0 - 30, hole.s1 + 30], [hole.z0 - 4, hole.z0 + 22], [-35, deep[0]])

  const pane = windowPane(thickness)
  const corner = (s: number, z: number) => space.at(s, z, pane)
  addFlatQuad(
    glass,
    [corner(hole.s0, hole.z0), corner(hole.s1, hole.z0), corner(hole.s1, hole.z1), corner(hole.s0, hole.z1)],
    [-space.away[0], -space.away[1], 0],
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  )
}

const lining = 28

function addDoorFrame(
  faces: OpeningFaces,
  space: WallSpace,
  hole: Hole,
  thickness: number,
  { isSeenBehind }: Door,
): void {
  addLining(faces, space, hole, thickness)
  addCasing(faces, space, hole, [-16, 0])
  if (isSeenBehind) addCasing(faces, space, hole, [thickness, thickness + 16])
}

function clearOf({ s0, s1 }: Hole): Range {
  return [s0 + lining + 3, s1 - lining - 3]
}

function addLeaf(
  { leaf, metal }: Pick<OpeningFaces, 'leaf' | 'metal'>,
  space: WallSpace,
  hole: Hole,
  { isHungLeft, isSeenBehind }: Door,
): void {
  const { z0, z1 } = hole
  const clear = clearOf(hole)
  const top = z1 - z0 - lining - 3
  const up = ([low, high]: Range): Range => [z0 + low, z0 + high]
  addWallBox(leaf, space, clear, up([8, top]), leafDepth)
  // Two raised fields give the leaf a scale.
  const rail = 130
  const split = Math.min(980, top * 0.48)
  for (const field of [
    [180, split],
    [split + rail, top - rail],
  ] as const) {
    if (field[1] - field[0] <= 100) continue
    onLeaf(isSeenBehind, (deep) =>
      addWallBox(leaf, space, [clear[0] + rail, clear[1] - rail], up(field), deep([4, 10])),
    )
  }
  const lever = isHungLeft ? clear[1] - 60 : clear[0] + 60
  const towardsHinge = ([from, to]: Range): Range =>
    isHungLeft ? [lever - to, lever - from] : [lever + from, lever + to]
  onLeaf(isSeenBehind, (deep) => {
    addWallBox(metal, space, towardsHinge([-20, 20]), up([935, 1115]), deep([-6, 10]))
    addWallBox(metal, space, towardsHinge([-8, 120]), up([1040, 1058]), deep([-52, -36]))
    addWallBox(metal, space, towardsHinge([-8, 8]), up([1041, 1057]), deep([-40, -6]))
  })
}

const leafDepth: Range = [10, 50]

/** What is on the leaf's one side, and mirrored on its other one where anybody sees that. */
function onLeaf(isSeenBehind: boolean, add: (deep: (range: Range) => Range) => void): void {
  const across = leafDepth[0] + leafDepth[1]
  add((range) => range)
  if (isSeenBehind) add(([from, to]) => [across - to, across - from])
}

/** Through the wall on both sides and overhead. */
function addLining(
  { frame }: OpeningFaces,
  space: WallSpace,
  { s0, s1, z0, z1 }: Hole,
  thickness: number,
): void {
  addWallBox(frame, space, [s0, s0 + lining], [z0, z1], [0, thickness])
  addWallBox(frame, space, [s1 - lining, s1], [z0, z1], [0, thickness])
  addWallBox(frame, space, [s0 + lining, s1 - lining], [z1 - lining, z1], [0, thickness])
}

/** Round the lining, on a face. */
function addCasing({ frame }: OpeningFaces, space: WallSpace, { s0, s1, z0, z1 }: Hole, deep: Range): void {
  const casing = 65
  addWallBox(frame, space, [s0 - casing, s0 + 6], [z0, z1 + casing], deep)
  addWallBox(frame, space, [s1 - 6, s1 + casing], [z0, z1 + casing], deep)
  addWallBox(frame, space, [s0 + 6, s1 - 6], [z1 - 6, z1 + casing], deep)
}

function addRing(faces: Faces, space: WallSpace, { s0, s1, z0, z1 }: Hole, bar: number, deep: Range): void {
  addWallBox(faces, space, [s0, s0 + bar], [z0, z1], deep)
  addWallBox(faces, space, [s1 - bar, s1], [z0, z1], deep)
  addWallBox(faces, space, [s0 + bar, s1 - bar], [z0, z0 + bar], deep)
  addWallBox(faces, space, [s0 + bar, s1 - bar], [z1 - bar, z1], deep)
}
