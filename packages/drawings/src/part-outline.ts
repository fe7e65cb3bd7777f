import { type LathedPart, type Part, type Point, partBounds } from '@arredo/geometry'

/** From above one sees x and y of an item's own frame, from its front x and z, from its left y and z. */
export type Looking = 'fromAbove' | 'fromFront' | 'fromLeft'

/** The axis one looks along, and the two one sees. */
const views = {
  fromAbove: { towards: 'z', seen: [0, 1] },
  fromFront: { towards: 'y', seen: [0, 2] },
  fromLeft: { towards: 'x', seen: [1, 2] },
} as const

const roundSteps = 8
const circleSteps = 40

/** The closed outline that a part shows, in the two axes one sees. */
export function partOutline(part: Part, looking: Looking): readonly Point[] {
  const {
    towards,
    seen: [i, j],
  } = views[looking]
  const { min, max } = partBounds(part)
  const [from, to]: [Point, Point] = [
    [min[i], min[j]],
    [max[i], max[j]],
  ]

  if (part.shape === 'panel' && part.across === towards) return rounded(from, to, part.radius)
  if (part.shape === 'cushion') return rounded(from, to, part.softness)
  if (part.shape === 'lathe') {
    if (part.along === towards) return circle([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to[0] - from[0])
    return silhouette(part, from, to, looking === 'fromLeft' ? 'y' : 'x')
  }
  if (part.shape === 'extrusion' && part.along === towards) {
    return part.profile.map(([a, b]): Point => [part.at[i] + a, part.at[j] + b])
  }
  return rounded(from, to, 0)
}

/** Many points on a circle: a polygon can be filled and picked everywhere, an arc cannot. */
export function circle([x, y]: Point, diameter: number): readonly Point[] {
  return Array.from({ length: circleSteps }, (_, k): Point => {
    const angle = (k * 2 * Math.PI) / circleSteps
    return [x + (Math.cos(angle) * diameter) / 2, y + (Math.sin(angle) * diameter) / 2]
  })
}

function rounded([x0, y0]: Point, [x1, y1]: Point, wanted: number): readonly Point[] {
  const radius = Math.min(wanted, (x1 - x0) / 2, (y1 - y0) / 2)
  if (radius < 1) {
    return [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ]
  }
  const corner = (x: number, y: number, start: number) =>
    Array.from({ length: roundSteps + 1 }, (_, k): Point => {
      const angle = ((start + (90 * k) / roundSteps) * Math.PI) / 180
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    })
  return [
    ...corner(x0 + radius, y0 + radius, 180),
    ...corner(x1 - radius, y0 + radius, 270),
    ...corner(x1 - radius, y1 - radius, 0),
    ...corner(x0 + radius, y1 - radius, 90),
  ]
}

/** A turned part from its side: its profile and the same mirrored on the axis. */
function silhouette(
  { profile, along }: LathedPart,
  from: Point,
  to: Point,
  first: 'x' | 'y',
): readonly Point[] {
  const runsAcross = along === first
  const middle = runsAcross ? (from[1] + to[1]) / 2 : (from[0] + to[0]) / 2
  const place = (radius: number, distance: number): Point =>
    runsAcross ? [from[0] + distance, middle + radius] : [middle + radius, from[1] + distance]
  return [
    ...profile.map(([radius, distance]) => place(radius, distance)),
    ...profile.toReversed().map(([radius, distance]) => place(-radius, distance)),
  ]
}
