import { footprint, type Point, type Standing } from '@arredo/geometry'

/** What lies nowhere near in plan is told by the circles around things, without a look at their corners. */
export type Circle = { readonly x: number; readonly y: number; readonly radius: number }

const known = new WeakMap<readonly Point[], Circle>()

export function circleAround(corners: readonly Point[]): Circle {
  const last = known.get(corners)
  if (last) return last

  let [west, east, south, north] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const [x, y] of corners) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  const radius = Math.hypot(east - west, north - south) / 2
  const circle = { x: (west + east) / 2, y: (south + north) / 2, radius }
  known.set(corners, circle)
  return circle
}

/** Things, and the circles around them. */
export type Circled = { readonly items: readonly Standing[]; readonly circles: Float64Array }

/**
 * Around many things in turn: x, y and radius, packed, for whoever looks at all of them again and again. Of the last
 * ones those that are in the same place of the list are known.
 */
export function circlesAround(all: readonly Standing[], last: Circled = nobody): Float64Array {
  const circles = new Float64Array(all.length * 3)
  circles.set(last.circles.subarray(0, circles.length))
  for (let at = 0; at < all.length; at++) {
    const standing = all[at]
    if (!standing || standing === last.items[at]) continue
    const { x, y, radius } = circleOf(standing)
    circles[3 * at] = x
    circles[3 * at + 1] = y
    circles[3 * at + 2] = radius
  }
  return circles
}

const nobody: Circled = { items: [], circles: new Float64Array() }

const ofStanding = new WeakMap<Standing, Circle>()

function circleOf(standing: Standing): Circle {
  const last = ofStanding.get(standing)
  if (last) return last
  const circle = circleAround(footprint(standing))
  ofStanding.set(standing, circle)
  return circle
}
