import {
  type FaceName,
  footprint,
  heightsOverlap,
  type ItemSide,
  isInside,
  neighbourDistances,
  type Point,
  type ShellWall,
  type Standing,
  standingsCollide,
  toWall,
} from '@arredo/geometry'
import type { StandingFixture, StandingRow } from '@arredo/project'
import { surroundings } from '../surroundings.ts'
import type { Scene } from './scene.ts'

/** What comes next on one side of an item, with the number that the pill on that side shows. */
export type Met = {
  readonly side: ItemSide
  readonly distance: number
  readonly thing: { readonly item: StandingRow } | { readonly fixture: StandingFixture } | WallMet
}

type WallMet = { readonly wall: ShellWall; readonly face: FaceName }

/** Something that stands in the room and has a name. */
type Thing = Standing & { readonly id: string }

/** Things are looked for this near to where a pill ends. */
const near = 1

/** What the four pills of an item end at; what it overlaps is no neighbour. */
export function metByPills(scene: Scene, item: Thing): readonly Met[] {
  // The same surroundings as the pills have, or the numbers would not be theirs.
  const { others, shell } = surroundings(scene, item.id)
  return neighbourDistances(item, others, shell.walls).flatMap(({ side, distance, from, to }) => {
    const thing = thingAt(scene, item, from, to)
    return thing ? { side, distance, thing } : []
  })
}

function thingAt(scene: Scene, item: Thing, from: Point, to: Point): Met['thing'] | null {
  const isThere = (other: Standing) => isAt(to, footprint(other)) && heightsOverlap(item, other)
  const neighbour = scene.items.find((other) => other.id !== item.id && isThere(other))
  if (neighbour) return standingsCollide(item, neighbour) ? null : { item: neighbour }
  const wall = wallAt(scene, from, to)
  if (wall) return wall
  const fixture = scene.fixtures.find((other) => other.id !== item.id && isThere(other))
  return fixture && !standingsCollide(item, fixture) ? { fixture } : null
}

/** The wall that a pill ends at, and which of its faces it comes from. */
export function wallAt({ shell }: Scene, from: Point, to: Point): WallMet | null {
  const wall = shell.walls.find(({ footprint: body }) => isAt(to, body))
  return wall ? { wall, face: faceTowards(wall, from) } : null
}

/** Whether a point lies on or in an outline. */
export function isAt(point: Point, outline: readonly Point[]): boolean {
  return (
    outline.some((from, index) => isNearLine(point, from, outline[(index + 1) % outline.length] ?? from)) ||
    isInside(point, outline)
  )
}

/** Plain numbers: for one sentence a point is held against every side of everything there is. */
function isNearLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): boolean {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const length = alongX * alongX + alongY * alongY
  const share = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length
  const nearest = Math.min(1, Math.max(0, share))
  return Math.hypot(fromX + nearest * alongX - x, fromY + nearest * alongY - y) <= near
}

function faceTowards({ id, faces }: ShellWall, point: Point): FaceName {
  const side = toWall(faces.right.frame, point).across >= 0 ? 'right' : 'left'
  return { wall: id, side }
}
