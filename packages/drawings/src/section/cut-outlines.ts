import {
  dot,
  itemAxes,
  itemToPlan,
  type Part,
  type Point,
  partBounds,
  spanOnWall,
  toWall,
  type WallFrame,
} from '@arredo/geometry'
import type { StandingRow } from '@arredo/project'
import { rectangle } from '../elevation/rectangle.ts'
import { partOutline } from '../part-outline.ts'

/** An outline on a section: cut by its plane, or seen behind it. */
export type Outline = {
  readonly points: readonly Point[]
  readonly isCut: boolean
  /** Of a modelled object the outside alone is known: cut, it has no hatch. */
  readonly isHollow: boolean
  /** How far behind the plane it begins. */
  readonly behind: number
  /** The part as it lies across the plane. */
  readonly thickness: number
}

/** Millimetres that do not count as being cut. */
const hair = 0.5

/** What of an item is cut by the plane of a frame, and what is seen behind it; nothing of what is before it. */
export function outlinesOf(item: StandingRow, parts: readonly Part[], frame: WallFrame): readonly Outline[] {
  const axes = itemAxes(item.place.rotation)
  const isAcross = Math.abs(dot(axes.right, frame.along)) < 1e-6
  const isAlong = Math.abs(dot(axes.forward, frame.along)) < 1e-6
  if (parts.length === 0 || !(isAcross || isAlong)) return boxOf(item, frame)
  return parts.flatMap((part) => outlinesOfPart(part, item, frame, isAcross))
}

/** What is turned, or made of no parts, is as large as its box. */
function boxOf(item: StandingRow, frame: WallFrame): readonly Outline[] {
  const { start, end, near, far } = spanOnWall(frame, item)
  if (near > -hair) return []
  const points = rectangle([start, item.place.at[2]], [end - start, item.size.height])
  const isCut = far > hair
  return [{ points, isCut, isHollow: true, behind: isCut ? 0 : -far, thickness: far - near }]
}

function outlinesOfPart(
  part: Part,
  item: StandingRow,
  frame: WallFrame,
  isAcross: boolean,
): readonly Outline[] {
  const { place } = item
  const { right, forward } = itemAxes(place.rotation)
  const [seen, hidden] = isAcross ? [forward, right] : [right, forward]
  const origin = toWall(frame, itemToPlan(place, [0, 0]))
  const [way, towards] = [dot(seen, frame.along), dot(hidden, frame.inward)]
  const onSection = ([along, up]: Point): Point => [origin.along + way * along, place.at[2] + up]
  const axis = isAcross ? 0 : 1
  const { min, max } = partBounds(part)
  const ends = [origin.across + towards * min[axis], origin.across + towards * max[axis]]
  const [far, near] = [Math.min(...ends), Math.max(...ends)]
  if (far > -hair) return []
  const isCut = near > hair
  const told = {
    isCut,
    isHollow: part.shape === 'asset',
    behind: isCut ? 0 : -near,
    thickness: near - far,
  }
  const outlines = isCut
    ? cutThrough(part, isAcross, -origin.across / towards)
    : [partOutline(part, isAcross ? 'fromLeft' : 'fromFront')]
  return outlines.map((points) => ({ ...told, points: points.map(onSection) }))
}

/** A part cut at so much of the axis one looks along. */
function cutThrough(part: Part, isAcross: boolean, at: number): readonly (readonly Point[])[] {
  const looking = isAcross ? 'fromLeft' : 'fromFront'
  const axis = isAcross ? 'x' : 'y'
  if (part.shape !== 'extrusion' || part.along === axis) return [partOutline(part, looking)]
  const { min, max } = partBounds(part)
  // A profile that lies down is cut across its first or its second axis, one that stands always across its first.
  const isFirst = part.along === 'z' ? isAcross : true
  const own = at - part.at[isAcross ? 0 : 1]
  const seen = isAcross ? 1 : 0
  return spansAt(part.profile, own, isFirst).map(([from, to]) =>
    part.along === 'z'
      ? rectangle([part.at[seen] + from, min[2]], [to - from, max[2] - min[2]])
      : rectangle([min[seen], part.at[2] + from], [max[seen] - min[seen], to - from]),
  )
}

/** Where a line across one axis of a profile is inside it, along the other axis. */
function spansAt(
  profile: readonly Point[],
  at: number,
  isFirst: boolean,
): readonly (readonly [number, number])[] {
  const [across, along] = isFirst ? ([0, 1] as const) : ([1, 0] as const)
  const stops = profile
    .flatMap((one, index): readonly number[] => {
      const two = profile[(index + 1) % profile.length] ?? one
      if (one[across] > at === two[across] > at) return []
      const share = (at - one[across]) / (two[across] - one[across])
      return [one[along] + (two[along] - one[along]) * share]
    })
    .toSorted((a, b) => a - b)
  return stops.flatMap((from, index) => {
    const to = stops[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to] as const] : []
  })
}
