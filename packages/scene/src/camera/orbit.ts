import type { Point3 } from '@arredo/geometry'

/** Where the viewer is, as a photographer would say it; angles in radians, azimuth from east. */
export type Orbit = {
  readonly target: Point3
  readonly azimuth: number
  readonly elevation: number
  readonly distance: number
  /** The vertical angle of view in degrees, where it is not the usual one. */
  readonly fieldOfView?: number
  /**
   * How far the picture's middle lies above the target, as a share of the distance: who shifts the lens instead of
   * tilting the camera keeps what is upright upright.
   */
  readonly shift?: number
  /** How far before the target anything is seen: what is nearer to the eye is left out. */
  readonly depth?: number
}

export const usualAngle = 38
/** Below it everything is seen as on a drawing, without perspective. */
const longLens = 5
const lowest = 0.03
const highest = Math.PI / 2 - 0.02
/** For the usual lens; another one is as near as its picture looks. */
const nearest = 500
const farthest = 60_000

export function angleOf({ fieldOfView = usualAngle }: Orbit): number {
  return fieldOfView
}

/** Half the height of the picture at the target, for 1 mm of distance. */
export function tangentOf(orbit: Orbit): number {
  return Math.tan((angleOf(orbit) * Math.PI) / 360)
}

/** The distance from which the usual lens would show the target as large. */
function usualDistance(orbit: Orbit): number {
  return (orbit.distance * tangentOf(orbit)) / usualTangent
}

const usualTangent = Math.tan((usualAngle * Math.PI) / 360)

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
  const held = byTilt(withPerspective(orbit))
  return {
    ...held,
    azimuth: held.azimuth + azimuth,
    elevation: Math.min(highest, Math.max(lowest, held.elevation + elevation)),
  }
}

/** Who walks round something that was shown as on a drawing sees it as it stands. */
function withPerspective({ depth: _, ...orbit }: Orbit): Orbit {
  if (angleOf(orbit) > longLens) return orbit
  return { ...orbit, fieldOfView: usualAngle, distance: usualDistance(orbit) }
}

/** The same picture's middle, seen by a camera that is tilted. */
function byTilt({ shift = 0, ...orbit }: Orbit): Orbit {
  if (shift === 0) return orbit
  const { target, elevation, distance } = orbit
  const { up } = viewAxes(orbit)
  const [x, y, z] = target.map((value, k) => value + (up[k] ?? 0) * shift * distance)
  return {
    ...orbit,
    target: [x ?? 0, y ?? 0, z ?? 0],
    elevation: elevation - Math.atan(shift),
    distance: distance * Math.hypot(1, shift),
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
  const usual = usualDistance(orbit)
  const wanted = Math.min(farthest, Math.max(nearest, usual * factor))
  const distance = (orbit.distance * wanted) / usual
  const applied = distance / orbit.distance
  if (!towards) return { ...orbit, distance }

  const [x, y, z] = orbit.target.map((value, k) => (towards[k] ?? 0) + (value - (towards[k] ?? 0)) * applied)
  return { ...orbit, distance, target: [x ?? 0, y ?? 0, z ?? 0] }
}

/** One step of the way to the goal; null when it is reached. */
export function approach(from: Orbit, goal: Orbit, share: number): Orbit | null {
  const mix = (a: number, b: number) => a + (b - a) * share
  const [near, far] = [tangentOf(from), tangentOf(goal)]
  const tangent = near * (far / near) ** share
  const usual = mix(usualDistance(from), usualDistance(goal))
  const [shift, wanted] = [mix(from.shift ?? 0, goal.shift ?? 0), goal.shift ?? 0]
  const next: Orbit = {
    target: [
      mix(from.target[0], goal.target[0]),
      mix(from.target[1], goal.target[1]),
      mix(from.target[2], goal.target[2]),
    ],
    azimuth: mix(from.azimuth, goal.azimuth),
    elevation: mix(from.elevation, goal.elevation),
    distance: (usual * usualTangent) / tangent,
    fieldOfView: (Math.atan(tangent) * 360) / Math.PI,
    shift,
  }
  const turned = Math.abs(goal.azimuth - next.azimuth) + Math.abs(goal.elevation - next.elevation)
  const lens = Math.abs(Math.log(tangent / far)) + Math.abs(wanted - shift)
  const off =
    Math.hypot(...goal.target.map((value, k) => value - (next.target[k] ?? 0))) +
    Math.abs(usualDistance(goal) - usual) +
    (turned + lens) * usual
  return off < 1 ? null : next
}
