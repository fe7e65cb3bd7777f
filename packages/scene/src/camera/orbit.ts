import type { Point3 } from '@arredo/geometry'

/** Where the viewer is, as a photographer would say it; angles in radians, azimuth from east. */
export type Orbit = {
  readonly target: Point3
  readonly azimuth: number
  readonly elevation: number
  readonly distance: number
}

const lowest = 0.03
const highest = Math.PI / 2 - 0.02
const nearest = 500
const farthest = 60_000

export function eyeOf({ target, azimuth, elevation, distance }: Orbit): Point3 {
  const flat = Math.cos(elevation) * distance
  return [
    target[0] + Math.cos(azimuth) * flat,
    target[1] + Math.sin(azimuth) * flat,
    target[2] + Math.sin(elevation) * distance,
  ]
}

/** The viewer's own axes: to the right and up on the screen, and away from the eye. */
export function viewAxes({ azimuth, elevation }: Pick<Orbit, 'azimuth' | 'elevation'>): {
  readonly right: Point3
  readonly up: Point3
  readonly away: Point3
} {
  const [ca, sa, ce, se] = [Math.cos(azimuth), Math.sin(azimuth), Math.cos(elevation), Math.sin(elevation)]
  return { right: [-sa, ca, 0], up: [-ca * se, -sa * se, ce], away: [-ca * ce, -sa * ce, -se] }
}

export function turn(orbit: Orbit, azimuth: number, elevation: number): Orbit {
  return {
    ...orbit,
    azimuth: orbit.azimuth + azimuth,
    elevation: Math.min(highest, Math.max(lowest, orbit.elevation + elevation)),
  }
}

/** Moves the room under the pointer: to the right and up on the screen, in millimetres. */
export function pan(orbit: Orbit, right: number, up: number): Orbit {
  const axes = viewAxes(orbit)
  const [x, y, z] = orbit.target.map(
    (value, k) => value - (axes.right[k] ?? 0) * right - (axes.up[k] ?? 0) * up,
  )
  return { ...orbit, target: [x ?? 0, y ?? 0, Math.min(4000, Math.max(-500, z ?? 0))] }
}

/** Below 1 goes nearer; what is under the pointer stays there. */
export function zoom(orbit: Orbit, factor: number, towards: Point3 | null): Orbit {
  const distance = Math.min(farthest, Math.max(nearest, orbit.distance * factor))
  const applied = distance / orbit.distance
  if (!towards) return { ...orbit, distance }

  const [x, y, z] = orbit.target.map((value, k) => (towards[k] ?? 0) + (value - (towards[k] ?? 0)) * applied)
  return { ...orbit, distance, target: [x ?? 0, y ?? 0, z ?? 0] }
}

/** One step of the way to the goal; null when it is reached. */
export function approach(from: Orbit, goal: Orbit, share: number): Orbit | null {
  const mix = (a: number, b: number) => a + (b - a) * share
  const next: Orbit = {
    target: [
      mix(from.target[0], goal.target[0]),
      mix(from.target[1], goal.target[1]),
      mix(from.target[2], goal.target[2]),
    ],
    azimuth: mix(from.azimuth, goal.azimuth),
    elevation: mix(from.elevation, goal.elevation),
    distance: mix(from.distance, goal.distance),
  }
  const off =
    Math.hypot(...goal.target.map((value, k) => value - (next.target[k] ?? 0))) +
    Math.abs(goal.distance - next.distance) +
    (Math.abs(goal.azimuth - next.azimuth) + Math.abs(goal.elevation - next.elevation)) * goal.distance
  return off < 1 ? null : next
}
