import type { Point } from '../point.ts'
import type { CeilingSlope, FoundRoom, Shell, ShellWall, Stretch, WallFace } from './surfaces.ts'

type Parts = Pick<Shell, 'walls' | 'rooms'>

/**
 * The same parts, where they are as they were before as the very objects: of a house in which one wall is dragged,
 * whoever looks at walls and rooms one by one has to do with those alone that changed.
 */
export function keptParts({ walls, rooms }: Parts, before: Shell | undefined): Parts {
  if (!before) return { walls, rooms }
  const stretches = new Map<Stretch, Stretch>()
  const kept = walls.map((wall) => {
    const last = before.wall(wall.id)
    if (!last) return wall
    if (!isSameWall(wall, last)) return withKeptStretches(wall, last, stretches)
    stretchesOf(wall).forEach((stretch, index) => {
      stretches.set(stretch, stretchesOf(last)[index] ?? stretch)
    })
    return last
  })
  return { walls: kept, rooms: rooms.map((room) => keptRoom(room, before.rooms, stretches)) }
}

/** Of a wall that changes on one side, or far from here, a room sees what it saw before. */
function withKeptStretches(wall: ShellWall, last: ShellWall, kept: Map<Stretch, Stretch>): ShellWall {
  const onFace = (face: WallFace, before: WallFace): WallFace => {
    const stretches = face.stretches.map((stretch) => {
      const same = before.stretches.find((each) => isSameStretch(each, stretch)) ?? stretch
      kept.set(stretch, same)
      return same
    })
    return { ...face, stretches }
  }
  const left = onFace(wall.faces.left, last.faces.left)
  return { ...wall, faces: { left, right: onFace(wall.faces.right, last.faces.right) } }
}

function keptRoom(
  room: FoundRoom,
  before: readonly FoundRoom[],
  stretches: ReadonlyMap<Stretch, Stretch>,
): FoundRoom {
  const now = { ...room, sides: room.sides.map((side) => stretches.get(side) ?? side) }
  return before.find((last) => isSameRoom(now, last)) ?? now
}

export function stretchesOf({ faces }: ShellWall): readonly Stretch[] {
  return [...faces.left.stretches, ...faces.right.stretches]
}

function isSameWall(one: ShellWall, two: ShellWall): boolean {
  return (
    one.record === two.record &&
    isSamePoint(one.from, two.from) &&
    isSamePoint(one.to, two.to) &&
    isSameLine(one.footprint, two.footprint) &&
    isSameFace(one.faces.left, two.faces.left) &&
    isSameFace(one.faces.right, two.faces.right)
  )
}

/** Of the same wall between the same corners: so its frame is the same. */
function isSameFace(one: WallFace, two: WallFace): boolean {
  return (
    one.start === two.start &&
    one.end === two.end &&
    isSameLine(one.top, two.top) &&
    isSameList(one.stretches, two.stretches, isSameStretch)
  )
}

function isSameStretch(one: Stretch, two: Stretch): boolean {
  return (
    one.room === two.room &&
    one.start === two.start &&
    one.end === two.end &&
    one.height === two.height &&
    one.thickness === two.thickness &&
    isSamePoint(one.from, two.from) &&
    isSamePoint(one.to, two.to)
  )
}

function isSameRoom(one: FoundRoom, two: FoundRoom): boolean {
  return (
    one.record === two.record &&
    one.height === two.height &&
    one.area === two.area &&
    isSameList(one.sides, two.sides, (side, other) => side === other) &&
    isSameLine(one.outline, two.outline) &&
    isSameList(one.holes, two.holes, isSameLine) &&
    isSameList(one.slopes, two.slopes, isSameSlope)
  )
}

function isSameSlope(one: CeilingSlope, two: CeilingSlope): boolean {
  return (
    one.knee === two.knee &&
    one.run === two.run &&
    isSamePoint(one.origin, two.origin) &&
    isSamePoint(one.inward, two.inward)
  )
}

function isSameLine(one: readonly Point[], two: readonly Point[]): boolean {
  return isSameList(one, two, isSamePoint)
}

function isSamePoint(one: Point, two: Point): boolean {
  return one[0] === two[0] && one[1] === two[1]
}

function isSameList<Each>(
  one: readonly Each[],
  two: readonly Each[],
  isSame: (one: Each, two: Each) => boolean,
): boolean {
  if (one.length !== two.length) return false
  return one.every((each, index) => {
    const other = two[index]
    return other !== undefined && isSame(each, other)
  })
}
